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
