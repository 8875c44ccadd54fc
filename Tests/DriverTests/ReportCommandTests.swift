import Foundation
import Testing
import TestSupport

/// `lint --report`, as a user meets it.
@Suite struct ReportCommandTests {
  private static let knot = """
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
    """

  private func text(_ path: String) throws -> String { try String(contentsOfFile: path, encoding: .utf8) }

  @Test("several reports in one run: files where they are asked for, one on standard output")
  func several() throws {
    try Fixture(Self.knot).inFolder { folder in
      let result = try Tool.run(["lint", "--report", "sarif=out.sarif", "--report", "github", "--report", "junit=out.xml"], in: folder)
      #expect(result.status == 1)
      #expect(result.output.hasPrefix("::error file=b.h,line=1,col=1,title=arborist%3A import-cycle::"))
      #expect(try text(folder + "/out.sarif").contains("\"version\": \"2.1.0\""))
      #expect(try text(folder + "/out.xml").contains("<testsuites"))
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder).filter { !$0.hasPrefix(".") }.sorted() == ["a.h", "a.m", "b.h", "out.sarif", "out.xml"])
    }
  }

  @Test("text shows the line and a caret; --format and --output work beside --report")
  func formats() throws {
    try Fixture(Self.knot).inFolder { folder in
      let result = try Tool.run(["lint", "--format", "text", "--report", "json=out.json"], in: folder)
      #expect(result.output.contains("[import-cycle]\n       1 | #import \"a.h\"\n         | ^\n"))
      #expect(try text(folder + "/out.json").hasPrefix("{\n  \"schema\": 1,"))
      let quiet = try Tool.run(["lint", "--report", "xcode=out.txt", "-o", "text.txt"], in: folder)
      #expect(quiet.output == "")
      #expect(try text(folder + "/out.txt").hasPrefix(folder + "/b.h:1:1: error: "))
      #expect(try text(folder + "/text.txt").hasPrefix("b.h:1:1: error: "))
    }
  }

  @Test("hosts get paths as their repository has them, and rules explained")
  func places() throws {
    try Fixture(Self.knot.replacingOccurrences(of: "//- ", with: "//- ios/App/") + "\n//- .git/HEAD\nref").inFolder { folder in
      let result = try Tool.run(["lint", "ios/App", "--report", "sarif=out.sarif", "--report", "gitlab"], in: folder)
      #expect(result.output.contains("\"path\": \"ios/App/b.h\""))
      let sarif = try text(folder + "/out.sarif")
      #expect(sarif.contains("\"uri\": \"ios/App/b.h\""))
      #expect(sarif.contains("primaryLocationLineHash"))
      #expect(sarif.contains("\"text\": \"components that import each other, directly or in a cycle\""))
    }
  }

  @Test(
    "a mistake names the part that is wrong, and nothing is analysed",
    arguments: [
      (["--report", "sarf=x"], "unknown format 'sarf', did you mean 'sarif'"),
      (["--report", "sarif="], "'--report sarif=' names no file; write '--report sarif=FILE', or '--report sarif' for standard output"),
      (["--report", "github", "--report", "text"], "'github' and 'text' both go to standard output; give one of them a file: '--report github=FILE'"),
      (["--report", "github", "--format", "json"], "'github' and 'json' both go to standard output; give one of them a file: '--report github=FILE'"),
      (["--report", "sarif=x", "--report", "junit=./x"], "'sarif' and 'junit' both go to './x'; give one of them another file"),
      (["--report", "sarif=no/x"], "'no/x' can't be written: there is no folder '"),
      (["--report", "sarif=."], "'.' is a folder; name a file in it"),
    ])
  func mistakes(arguments: [String], message: String) throws {
    try Fixture(Self.knot).inFolder { folder in
      let result = try Tool.run(["lint"] + arguments, in: folder)
      #expect(result.status == 2)
      #expect(result.output == "")
      #expect(result.errors.contains("Error: " + message), "\(result.errors)")
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder).sorted() == ["a.h", "a.m", "b.h"])
    }
  }

  @Test("the help lists every format with what it is for")
  func help() throws {
    let help = try Tool.run(["lint", "--help"]).output
    for name in ["text", "xcode", "json", "sarif", "github", "gitlab", "checkstyle", "junit", "sonarqube", "markdown"] {
      #expect(help.contains("\n  \(name) "))
    }
  }

  @Test("one report that can't be written keeps no other from being written")
  func failure() throws {
    try Fixture(Self.knot).inFolder { folder in
      let result = try Tool.run(["lint", "--report", "sarif=/dev/full", "--report", "junit=out.xml"], in: folder)
      #expect(result.status == 2)
      #expect(result.errors.contains("error: '/dev/full' can't be written: "))
      #expect(try text(folder + "/out.xml").hasSuffix("</testsuites>\n"))
    }
  }
}
