import Foundation
import Testing
import TestSupport

/// The command as a user meets it: exit status, streams and errors, with real worker processes.
@Suite struct CommandTests {
  private func lint(_ source: String, _ arguments: [String] = [], path: String = ".") throws -> Tool.Result {
    try Fixture(source).inFolder { try Tool.run(["lint", path] + arguments, in: $0) }
  }

  @Test("clean code: nothing on standard output, status 0")
  func clean() throws {
    let result = try lint("@interface A\n@end")
    #expect(result.status == 0)
    #expect(result.output == "")
    #expect(result.errors.hasPrefix("no findings in 1 file"))
  }

  @Test("an error-level finding: on standard output, status 1")
  func finding() throws {
    let result = try lint(
      """
      //- a.h
      #import "b.h"
      @interface A
      @end
      //- b.h
      #import "a.h"
      @interface B
      @end
      //- a.m
      #import "a.h"
      """)
    #expect(result.status == 1)
    #expect(result.output.contains("[import-cycle]"))
    #expect(result.errors.contains("1 finding (1 error)"))
  }

  @Test("a warning: status 0, and 1 with --strict")
  func warning() throws {
    let deep = (0..<6).map { number in
      "//- C\(number).h\n" + (number > 0 ? "#import \"C\(number - 1).h\"\n@interface C\(number) : C\(number - 1)" : "@interface C0") + "\n@end"
    }.joined(separator: "\n")
    #expect(try lint(deep).status == 0)
    #expect(try lint(deep).output.contains("[deep-inheritance]"))
    #expect(try lint(deep, ["--strict"]).status == 1)
  }

  @Test("JSON findings are the contract's")
  func json() throws {
    let result = try lint("@interface A\n@end", ["--format", "json"])
    let object = try #require(try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    #expect(object["schema"] as? Int == 1)
    #expect(object["tool"] as? String == "arborist")
    #expect(Set(object.keys) == ["schema", "tool", "version", "summary", "coverage", "metrics", "findings", "problems"])
  }

  @Test("what was made up is written below the output folder, with the arguments that use it")
  func standIns() throws {
    try Fixture(
      """
      //- App/Card.m
      #import <UIKit/UIKit.h>
      #import <Kit/Label.h>
      @interface Card : UnknownView
      @property (nonatomic) Label *title;
      @end
      //- Sources/Label.h
      @interface Label : UIView
      @end
      """
    ).inFolder { folder in
      let result = try Tool.run(["stand-ins", ".", "--output", "out"], in: folder)
      #expect(result.status == 0)
      let units = try #require(try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [[String: Any]])
      #expect(units.count == 1)
      #expect((units[0]["file"] as? String)?.hasSuffix("/App/Card.m") == true)
      let arguments = try #require(units[0]["arguments"] as? [String])
      let folderOfUnit = folder + "/out/App/Card.m"
      #expect(arguments.first == "clang" && arguments.last == units[0]["file"] as? String)
      #expect(arguments.contains(folderOfUnit + "/platform.h"))
      #expect(arguments.contains("-I" + folderOfUnit + "/include"))
      let standIns = try String(contentsOfFile: folderOfUnit + "/stand-ins.h", encoding: .utf8)
      #expect(standIns.contains("@interface UnknownView : NSObject"))
      #expect(!standIns.contains("Label"))
      let forward = try String(contentsOfFile: folderOfUnit + "/include/Kit/Label.h", encoding: .utf8)
      #expect(forward.contains("/Sources/Label.h"))
      let platform = try String(contentsOfFile: folderOfUnit + "/platform.h", encoding: .utf8)
      #expect(platform.contains("@interface UIView"))
    }
  }

  // MARK: What can't run

  @Test("a missing path, an empty folder, a folder without sources: status 2 and what was looked for")
  func nothingToRead() throws {
    let missing = try Tool.run(["lint", "/nowhere/at/all"])
    #expect(missing.status == 2)
    #expect(missing.errors.contains("'/nowhere/at/all'"))
    #expect(missing.output == "")
    let empty = try Fixture("").inFolder { try Tool.run(["lint", "."], in: $0) }
    #expect(empty.status == 2)
    let noSources = try lint("//- README.md\nhello\n//- notes.txt\nthere")
    #expect(noSources.status == 2)
    #expect(noSources.errors.contains("no Swift, C or Objective-C sources in '.'"))
  }

  @Test("a wrong flag, format, view, rule: status 2 and the nearest name")
  func wrongWords() throws {
    #expect(try lint("int x;", ["--fromat", "json"]).status == 2)
    let format = try lint("int x;", ["--format", "jsn"])
    #expect(format.status == 2)
    #expect(format.errors.contains("did you mean 'json'"))
    let rule = try Tool.run(["rules", "import-cycel"])
    #expect(rule.status == 2)
    #expect(rule.errors.contains("did you mean 'import-cycle'"))
    let view = try Tool.run(["graph", "--view", "import"])
    #expect(view.status == 2)
    #expect(view.errors.contains("'imports'"))
  }

  @Test("a broken configuration: status 2, with file, line and column")
  func brokenConfiguration() throws {
    let result = try lint("//- .arborist.yml\nrules:\n  import-cycel: error\n//- a.c\nint x;")
    #expect(result.status == 2)
    #expect(result.errors.contains(".arborist.yml:2:3"))
    #expect(result.errors.contains("did you mean 'import-cycle'"))
    let broken = try lint("//- .arborist.yml\nrules: [\n//- a.c\nint x;")
    #expect(broken.status == 2)
    #expect(broken.errors.contains(".arborist.yml"))
    let several = try lint("//- .arborist.yml\nrules:\n  import-cycel: error\nexcluded: x\nlayers: [{nam: A}]\n//- a.c\nint x;")
    #expect(
      several.errors == """
        error: .arborist.yml:2:3: unknown rule 'import-cycel', did you mean 'import-cycle'
        error: .arborist.yml:3:1: unknown key 'excluded', did you mean 'exclude'
        error: .arborist.yml:4:11: unknown key 'nam', did you mean 'name'

        """)
  }

  @Test("a layer that matches nothing: status 2 at its pattern")
  func unmatchedPattern() throws {
    let result = try lint("//- .arborist.yml\nlayers:\n  - name: App\n    paths: [\"Nowhere/**\"]\n//- a.c\nint x;")
    #expect(result.status == 2)
    #expect(result.errors.contains(".arborist.yml:3:13"))
    #expect(result.errors.contains("Nowhere/**"))
  }

  @Test("the configuration of the README: files are left out, layers and levels count, from a folder below as well")
  func configuration() throws {
    let source = """
      //- .arborist.yml
      exclude: ["**/Generated/**"]
      layers:
        - name: Screens
          paths: ["Screens/**"]
        - name: Model
          paths: ["Model/**"]
      rules:
        deep-inheritance: {warning: 3, error: 5}
        category-sprawl: off
      //- Generated/broken.c
      #include "nowhere.h"
      //- Screens/Screen.h
      @interface Screen
      @end
      //- Model/Model.m
      #import "Screen.h"
      @interface Model : Screen
      @end
      """
    let all = try lint(source)
    #expect(all.status == 1)
    #expect(all.output.contains("Model/Model.m:1:1: error: "))
    #expect(all.output.contains("[layer-violation]"))
    #expect(all.errors.contains("in 2 files"))
    #expect(try lint(source, path: "Model").output == all.output)
    #expect(try lint(source, path: "Screens").output == "")
  }

  // MARK: Bad input is a problem, and the rest of the run goes on

  @Test("a file that is not text")
  func notText() throws {
    let result = try Fixture("//- good.c\nint x;").inFolder { folder in
      try Data([0x7f, 0x45, 0x4c, 0x46, 0, 0, 0, 1]).write(to: URL(fileURLWithPath: folder + "/bad.c"))
      return try Tool.run(["lint", "."], in: folder)
    }
    #expect(result.status == 0)
    #expect(result.errors.contains("bad.c"))
    #expect(result.errors.contains("[not-text]"))
  }

  @Test("a source nested 100,000 deep costs itself only")
  func deepNesting() throws {
    let deep = "int f(int a) { return " + String(repeating: "-", count: 1) + String(repeating: " - ", count: 100_000) + "a; }"
    let result = try lint("//- deep.c\n\(deep)\n//- good.c\nstruct Good { int x; };\n//- chain.c\nint g(int a) { return a\(String(repeating: "+a", count: 100_000)); }", ["--format", "json"])
    #expect(result.status == 0)
    let graph = try Fixture("//- deep.c\n\(deep)\n//- good.c\nstruct Good { int x; };").inFolder {
      try Tool.run(["graph", "--format", "json", "."], in: $0)
    }
    #expect(graph.output.contains("\"Good\""))
  }

  @Test("a broken source still says what it says")
  func brokenSource() throws {
    let result = try Fixture("#import <UIKit/UIKit.h>\n@interface A : UIView\n- (void)broken { [self ; Unknown x = ; }\n@end\n@interface B : A\n@end").inFolder {
      try Tool.run(["facts", "main.m"], in: $0)
    }
    #expect(result.status == 0)
    #expect(result.output.contains("B inherits A"))
  }

  @Test("a file without bodies has no code, and is said to have none")
  func noCode() throws {
    let result = try Fixture("//- a.h\nextern int a;\n").inFolder { try Tool.run(["facts", "--code", "a.h"], in: $0) }
    #expect(result.status == 0)
    #expect(result.output == "")
    #expect(result.errors == "'a.h' has no function whose body was read\n")
  }

  // MARK: Graphs

  private static let knot = "//- a.h\n#import \"b.h\"\n//- b.h\n#import \"a.h\"\n//- a.c\n#import \"a.h\"\nint x;"

  @Test("a database has the tables, the same bytes each time, and needs a file")
  func database() throws {
    try Fixture(Self.knot).inFolder { folder in
      for name in ["one.sqlite", "two.sqlite"] {
        let run = try Tool.run(["graph", "--format", "sqlite", "--output", name, "."], in: folder)
        #expect(run.status == 0 && run.output == "")
        #expect(!run.errors.contains("finding"))
      }
      let bytes = try Data(contentsOf: URL(fileURLWithPath: folder + "/one.sqlite"))
      #expect(bytes.starts(with: Data("SQLite format 3\0".utf8)))
      #expect(try Data(contentsOf: URL(fileURLWithPath: folder + "/two.sqlite")) == bytes)
      let none = try Tool.run(["graph", "--format", "sqlite", "."], in: folder)
      #expect(none.status == 2 && none.errors.contains("--output graph.sqlite"))
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.contains("tmp") } == [])
    }
  }

  @Test("without Graphviz a picture ends with 2, says what to install, and leaves no file")
  func withoutGraphviz() throws {
    try Fixture(Self.knot).inFolder { folder in
      let run = try Tool.run(["graph", "--format", "svg", "--output", "a.svg", "."], in: folder, environment: ["PATH": "/nowhere"])
      #expect(run.status == 2 && run.errors.contains("apt-get install graphviz"))
      #expect(!FileManager.default.fileExists(atPath: folder + "/a.svg"))
    }
  }

  @Test("parts of a graph: a wrong pattern, a depth without a focus, a picture without anything")
  func partsOfGraphs() throws {
    try Fixture(Self.knot).inFolder { folder in
      let cycles = try Tool.run(["graph", "--only-cycles", "."], in: folder)
      #expect(cycles.status == 0 && cycles.output.contains("style=dashed"))
      let wrong = try Tool.run(["graph", "--focus", "a.hh", "."], in: folder)
      #expect(wrong.status == 2 && wrong.errors.contains("did you mean 'a.h'"))
      #expect(try Tool.run(["graph", "--depth", "2", "."], in: folder).status == 2)
      let empty = try Tool.run(["graph", "--level", "folder", "."], in: folder)
      #expect(empty.status == 0 && empty.errors.contains("nothing to show") && empty.errors.contains("'--level component' would show"))
    }
  }

  // MARK: Same input, same bytes

  @Test("two processes, and any number of workers, print the same bytes")
  func deterministic() throws {
    let example = checkout.appendingPathComponent("Examples/PhotoShare").path
    let first = try Tool.run(["graph", "--format", "json", example])
    #expect(first.status == 0)
    #expect(try Tool.run(["graph", "--format", "json", example]).output == first.output)
    #expect(try Tool.run(["graph", "--format", "json", "--workers", "1", example]).output == first.output)
    #expect(try Tool.run(["graph", "--format", "json", "--workers", "0", example]).output == first.output)
    let picture = try Tool.run(["graph", "--format", "dot", example])
    #expect(try Tool.run(["graph", "--format", "dot", "--workers", "1", example]).output == picture.output)
  }

  @Test("nothing of this machine is in the output")
  func relocatable() throws {
    let example = checkout.appendingPathComponent("Examples/PhotoShare").path
    let output = try Tool.run(["graph", "--format", "json", example]).output
    #expect(!output.contains(checkout.path))
  }
}
