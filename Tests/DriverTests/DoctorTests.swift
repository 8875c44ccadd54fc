import Foundation
import Testing
import TestSupport

/// `arborist doctor`, as a user meets it.
@Suite struct DoctorTests {
  private func doctor(_ source: String, _ arguments: [String] = []) throws -> Tool.Result {
    try Fixture(source).inFolder { try Tool.run(["doctor", "."] + arguments, in: $0, environment: ["SDKROOT": ""]) }
  }

  @Test("a healthy project: ten lines at most, nothing to do, status 0")
  func healthy() throws {
    let result = try doctor("#import <UIKit/UIKit.h>\n@interface A : UIView\n@end\n//- A.pch\n#import <UIKit/UIKit.h>\n//- Pods/B/B.m\n@interface B\n@end")
    #expect(result.status == 0)
    #expect(result.errors == "")
    let lines = result.output.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count <= 11)
    #expect(lines.map { $0.prefix { $0 != " " } } == ["parser", "flags", "SDK", "cache", "prefix", "external", "files", "targets", "imports", ""])
  }

  @Test("what is missing, where, and what to do about it")
  func missing() throws {
    let result = try doctor(
      """
      //- Podfile
      pod 'Lost'
      //- configure
      #!/bin/sh
      //- Headers/made.h.in
      #define MADE @made@
      //- a.m
      #import <Lost/Lost.h>
      #include "made.h"
      @interface A : LostThing
      @end
      @implementation A
      - (void)go { [[NSString new] unheardOfByAnyPlatform]; }
      @end
      """)
    #expect(result.status == 0)
    #expect(result.output.contains("  1  missing header 'Lost/Lost.h'                  a.m:1\n"))
    #expect(result.output.contains("  1  messages to 'NSString' that nothing declares  a.m:6\n"))
    #expect(result.output.contains("  - install the pods: 'pod install'\n"))
    #expect(result.output.contains("  - 'made.h' is generated from 'Headers/made.h.in': run './configure' (or the one of 'Headers')\n"))
    #expect(result.output.contains("pass --sdk"))
  }

  @Test("all that an SDK would tell stands in one row, and its advice is no compile database")
  func onlyStandIns() throws {
    let result = try doctor(
      """
      #import <UIKit/UIKit.h>
      @interface A : UIView
      @end
      @implementation A
      - (void)go { [self.backgroundColor unheardOf]; [self.backgroundColor unheardOf]; [@"x" unheardOf]; long x = self.unheardOf; }
      @end
      """)
    #expect(result.output.contains("  3  messages to 2 classes of Apple's, such as 'UIColor' (2)"))
    #expect(result.output.contains("  1  property 'unheardOf' not found on object of type 'A *'"))
    #expect(result.output.contains("pass --sdk"))
    #expect(!result.output.contains("pass -p"))
  }

  @Test("a compile database: how much it covers, and which of its flags were left out")
  func database() throws {
    let result = try doctor(
      """
      //- compile_commands.json
      [{"directory": ".", "file": "a.c", "command": "cc -Wall -O2 -c -DX a.c -o a.o"}]
      //- a.c
      int a;
      //- b.c
      int b;
      """)
    #expect(result.output.contains("flags     compile_commands.json has those of 1 of 2 sources\n"))
    #expect(result.output.contains("dropped   -O (1), -W (1), -c (1), -o (1)\n"))
  }

  @Test("what the project lists and is not there, with what to do, and the last line of a run says it in short")
  func notThere() throws {
    try Fixture(
      """
      //- .gitmodules
      [submodule "Kit"]
      \tpath = Kit
      //- Cartfile
      github "a/b"
      //- project.yml
      name: A
      targets: {A: {type: tool, platform: macOS, sources: [Code, Made/R.generated.swift]}}
      //- Code/a.swift
      let a = 1
      """
    ).inFolder { folder in
      let doctor = try Tool.run(["doctor", "."], in: folder, environment: ["SDKROOT": ""]).output
      #expect(
        doctor.contains(
          """

          not there, though the project lists it
            1 submodule: Kit
            the dependencies of Cartfile
            1 source of target 'A' in project.yml: Made/R.generated.swift

          what to do
            - fetch the submodules: 'git submodule update --init --recursive'
            - fetch the dependencies: 'carthage bootstrap'
            - build once, or generate the sources that are not there; what is gone for good, take out of the project

          """))
      #expect(try Tool.run(["lint", "."], in: folder).errors.contains("; 1 submodule, Carthage's dependencies and 1 source are not there: run 'arborist doctor'"))
      #expect(try Tool.run(["targets", "."], in: folder).output.contains("  A  tool  1 source, 1 more not there\n"))
    }
  }

  @Test("what stands in for modules: both commands say the same")
  func modules() throws {
    func words(_ source: String) throws -> [String] {
      try Fixture(source).inFolder { folder in
        let doctor = try Tool.run(["doctor", "."], in: folder, environment: ["SDKROOT": ""]).output.split(separator: "\n").filter { $0.hasPrefix("targets") || $0.hasPrefix("modules") }
        let last = try Tool.run(["lint", "."], in: folder).errors.split(separator: "\n").first { $0.contains("parsed") } ?? ""
        return doctor.map { $0.split(separator: " ").dropFirst().joined(separator: " ") } + [last.split(separator: ", ").last.map(String.init) ?? ""]
      }
    }
    #expect(try words("//- a.swift\nlet a = 1") == ["no file tells them", "not known: what one file calls another by name is looked up in all of them", "modules not known"])
    #expect(
      try words("//- Package.swift\nlet package = make()\n//- Sources/Kit/a.swift\nlet a = 1") == [
        "no file tells them; understood in part: Package.swift:1", "no project file tells them; folders stand in for them", "folders stand in for modules",
      ])
  }

  @Test("JSON for other programs")
  func json() throws {
    let result = try doctor("#import \"gone.h\"\nint a;", ["--format", "json"])
    let object = try #require(try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    #expect(object["schema"] as? Int == 1)
    let coverage = try #require(object["coverage"] as? [String: Any])
    let causes = try #require(coverage["causes"] as? [[String: Any]])
    #expect(causes.count == 1)
    #expect(Set(causes[0].keys) == ["kind", "name", "count", "path", "line"])
    #expect(causes[0]["name"] as? String == "gone.h")
    #expect((coverage["made_up"] as? [String: Int])?["headers"] == 1)
    #expect((object["parser"] as? [String: Any])?["version"] as? String != "")
  }

  @Test("nothing that could be read, a wrong format: status 2")
  func nothing() throws {
    #expect(try doctor("//- README.md\nhello").status == 2)
    #expect(try doctor("int a;", ["--format", "jsn"]).status == 2)
  }

  @Test("a run that misses much says where to ask, and one that does not is silent")
  func hint() throws {
    func errors(_ source: String) throws -> String { try Fixture(source).inFolder { try Tool.run(["lint", "."], in: $0).errors } }
    #expect(try errors("#include \"gone.h\"\nint a;").contains("'arborist doctor' says why"))
    #expect(try !errors("#include \"there.h\"\nint a;\n//- there.h\nint b;").contains("doctor"))
  }
}
