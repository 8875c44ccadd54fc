import ClangFrontend
import Driver
import Facts
import Testing
import TestSupport

/// What is said of files that were not read, or only in part: nothing that rests on what they do not do.
@Suite struct IncompleteFilesTests {
  private let crash = "#pragma clang __debug parser_crash"

  @Test("a file that the parser died on is incomplete; its header, which is read by itself, is not")
  func crashed() throws {
    let graph = try report(of: "//- A.h\n@interface A\n@end\n//- A.m\n#import \"A.h\"\n\(crash)\n@implementation A\n@end\n//- B.m\n@interface B\n@end").graph
    #expect(graph.entities.filter(\.isIncomplete).map(\.name) == ["A.m"])
    #expect(graph.entities.contains { $0.name == "A" && $0.isDefinition })
  }

  @Test("without the bodies of its functions a unit is read in part")
  func withoutBodies() throws {
    let fixture = Fixture("//- a.h\nstatic inline int one(void) { return 1; }\n//- main.c\n#include \"a.h\"\nint two(void) { return one() + 1; }")
    try fixture.inFolder { folder in
      let files = ["a.h", "main.c"].map { SourceFile(path: $0, language: .c, isHeader: $0 == "a.h") }
      let frontend = try ClangFrontend(ProjectContext(root: folder, files: files))
      let unit = TranslationUnit(path: "main.c", language: .c, headers: ["a.h"])
      #expect(frontend.extract(unit, withBodies: false).filesInPart == ["a.h", "main.c"])
      #expect(frontend.extract(unit, withBodies: true).filesInPart == [])
    }
  }

  @Test("of what it does not need nothing is said")
  func importCycle() throws {
    func message(_ line: String) throws -> String? {
      try report(
        of: """
          //- Feed.h
          @interface Feed
          @end
          //- Feed.m
          #import "Feed.h"
          #import "User.h"
          \(line)
          @implementation Feed
          @end
          //- User.h
          #import "Feed.h"
          @interface User : Feed
          @end
          """
      ).findings.map(\.finding.message).first
    }
    #expect(try message("")?.hasSuffix("cut this import: nothing of 'User' is used, delete it") == true)
    #expect(try message(crash)?.hasSuffix("cut this import: it is the only one from 'Feed' to 'User'") == true)
  }

  @Test(
    "it may need what it imports: no heavy import, no unreachable type, no lone subclass, no comment without use",
    arguments: [
      ("heavy-import", "Note"), ("unreachable-type", "Old"), ("lone-subclass", "Heir"), ("unused-suppression", "retain-cycle"),
    ])
  func absence(_ rule: String, _ name: String) throws {
    func count(_ line: String) throws -> Int {
      try report(
        of: """
          //- .arborist.yml
          opt_in_rules: [unreachable-type, lone-subclass]
          rules:
            heavy-import: {level: warning, files: 2, users: 1}
          //- main.m
          int main(void) { return 0; }
          //- Use.m
          #import "Old.h"
          #import "Base.h"
          \(line)
          int number; // arborist:disable:this retain-cycle - nothing here
          //- Old.h
          #import <Foundation/Foundation.h>
          @interface Old : NSObject
          @end
          //- Old.m
          #import "Old.h"
          @implementation Old
          @end
          //- Base.h
          #import <Foundation/Foundation.h>
          @interface Base : NSObject
          @end
          //- Heir.h
          #import "Base.h"
          @interface Heir : Base
          @end
          //- Note.h
          #import <Foundation/Foundation.h>
          @interface Note : NSObject
          @end
          //- Note.m
          #import "Note.h"
          #import "Client.h"
          \(line)
          @implementation Note
          @end
          //- Client.h
          #import "Cache.h"
          @interface Client
          @end
          //- Cache.h
          #import "Disk.h"
          //- Disk.h
          @interface Disk
          @end
          //- Menu.m
          #import "Note.h"
          Note *note;
          """
      ).findings.count { $0.finding.rule == rule && $0.finding.names[0] == name }
    }
    #expect(try count("") == 1)
    #expect(try count(crash) == 0)
  }
}
