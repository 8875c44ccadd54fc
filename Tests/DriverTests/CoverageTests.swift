import ClangFrontend
import Driver
import Testing
import TestSupport

/// How much was understood, what was made up, and why the rest was not.
@Suite struct CoverageTests {
  private func causes(_ source: String) throws -> [String] {
    try report(of: source).coverage.causes.map { "\($0.count) \($0.kind.rawValue) \($0.name) \($0.location.path):\($0.location.line)" }
  }

  @Test("imports are the project's, the platform's, or found nowhere")
  func imports() throws {
    let coverage = try report(
      of: """
        #import "Own.h"
        #import <UIKit/UIKit.h>
        #import "Foundation/NSString.h"
        #import <stdio.h>
        #import "TargetConditionals.h"
        #import <sys/types.h>
        @import AVFoundation;
        @import Darwin.POSIX;
        #import <Lost/Lost.h>
        #import "Gone.h"
        @import Missing;
        #if WINDOWS
        #include <windows.h>
        #endif
        //- Own.h
        @class A;
        """
    ).coverage
    #expect(coverage.importsResolved == 1)
    #expect(coverage.importsExternal == 7)
    #expect(coverage.importsUnresolved == 4)
    #expect(coverage.importsUntaken == 1)
    #expect(coverage.causes.map(\.name) == ["Gone.h", "Lost/Lost.h", "Missing"])
  }

  @Test("a module of the project's own pods is no missing module")
  func ownModule() throws {
    let coverage = try report(of: "@import Shapes;\n//- Pods/Shapes/Circle.h\n@interface Circle\n@end").coverage
    #expect(coverage.importsUnresolved == 0)
    #expect(coverage.causes == [])
  }

  @Test("a missing header is counted once a file, however often and from wherever it is seen")
  func missingHeader() throws {
    #expect(
      try causes(
        """
        //- a.m
        #import "shared.h"
        #import <Lost/Lost.h>
        //- b.m
        #import "shared.h"
        //- shared.h
        #import <Lost/Lost.h>
        """) == ["2 missing-header Lost/Lost.h a.m:2"])
  }

  @Test("what was made up is counted by name, and is nobody's: external, without a place")
  func madeUp() throws {
    let report = try report(
      of: """
        //- a.m
        #import <Lost/Lost.h>
        LOST_EXPORT_MACRO
        @interface A : LostBase <LostDelegate>
        @property (strong) LostModel *model;
        @property (assign) LostKind kind;
        @end
        @implementation A
        - (void)go { LostGo(1); [self take:LostConstant]; }
        - (void)take:(long)x {}
        @end
        //- b.m
        #import <Lost/Lost.h>
        @interface B : LostBase
        @end
        """)
    let madeUp = report.coverage.madeUp
    #expect(madeUp.headers == 1)
    #expect(madeUp.classes == 2)
    #expect(madeUp.protocols == 1)
    #expect(madeUp.types == 1)
    // A clang before 16 declares functions by itself.
    #expect(madeUp.functions <= 1)
    #expect(madeUp.constants == 1)
    #expect(madeUp.macros == 1)
    #expect(report.coverage.filesParsedWithStubs == 2)

    let lost = report.graph.entities.filter { $0.name.lowercased().hasPrefix("lost") }
    #expect(lost.map(\.name).sorted() == ["Lost/Lost.h", "LostBase", "LostDelegate", "LostKind", "LostModel"])
    #expect(lost.allSatisfy { $0.isExternal && $0.location == nil && !$0.isDefinition })
    #expect(!report.facts(.inherits).contains { $0.hasPrefix("Lost") })
  }

  @Test("the size of an array in a class is a constant, and the class keeps its properties") func sizes() throws {
    let report = try report(
      of: """
        #import <Foundation/Foundation.h>
        #import <lost/lost.h>
        @interface Agent : NSObject {
          int _lines[LOST_MOST_LINES];
        }
        @property (copy) NSString *name;
        @end
        void use(Agent *agent) { [agent setName:@"x"]; }
        """)
    #expect(report.coverage.madeUp.constants == 1 && report.coverage.madeUp.classes == 0)
    #expect(report.coverage.messagesUnresolved == 0)
  }

  @Test("what is made up for C and C++ is external too", arguments: ["c", "cc"])
  func madeUpInC(_ ending: String) throws {
    let report = try report(
      of: """
        //- a.\(ending)
        #include <lost.h>
        struct Own { LostType type; LostThing *thing; };
        long own(void) { return LostCall(3); }
        """)
    #expect(report.coverage.madeUp.types == 2)
    #expect(report.coverage.madeUp.functions <= 1)
    let lost = report.graph.entities.filter { $0.name.lowercased().hasPrefix("lost") }
    #expect(!lost.isEmpty)
    #expect(lost.allSatisfy { $0.isExternal && $0.location == nil })
  }

  @Test("unknown types are counted by the members, superclasses and protocols that name them")
  func unknownTypes() throws {
    #expect(
      try causes(
        """
        //- A.h
        @interface A : LostBase <LostDelegate>
        @property (strong) LostModel *first;
        @property (copy) NSArray<LostModel *> *second;
        @end
        //- A.m
        #import <Foundation/Foundation.h>
        #import "A.h"
        @implementation A { LostModel *_third; }
        - (LostOther *)other { return 0; }
        @end
        """) == ["3 unknown-class LostModel A.h:2", "1 unknown-class LostBase A.h:1", "1 unknown-protocol LostDelegate A.h:1"])
  }

  @Test("messages that nothing declares are counted by the class of the receiver")
  func messages() throws {
    let report = try report(
      of: """
        #import <Foundation/Foundation.h>
        @interface A : NSObject
        @end
        @implementation A
        - (void)go {
          [self unheardOf];
          [self unheardOf: self];
          [NSString unheardOfByAnyPlatform];
          id thing = self;
          [thing notEvenThis];
          [self go];
        }
        @end
        """)
    #expect(report.coverage.messagesUnresolved == 4)
    #expect(report.coverage.causes.map { "\($0.count) \($0.name) \($0.isPlatforms)" } == ["2 A false", "1 NSString true", "1 id false"])
  }

  @Test(
    "a project that is its own Foundation knows the types of an installed GNU runtime",
    .enabled(if: !gnuRuntimeFolders.isEmpty, "no GCC with Objective-C is installed"))
  func gnuRuntime() throws {
    let report = try report(
      of: """
        #include <objc/objc.h>
        @interface NSObject
        { BOOL _isOpen; }
        @end
        """)
    #expect(report.facts(.holds) == ["NSObject holds BOOL value _isOpen"])
    #expect(report.coverage.causes == [])
    #expect(report.coverage.filesWithErrors == 0)
  }

  @Test("errors are a cause where nothing is missing, and a consequence where something is")
  func parseErrors() throws {
    let code = "struct A { int x; };\nint broken( { }\n"
    let alone = try report(of: "//- a.c\n" + code).coverage
    #expect(alone.filesWithErrors == 1)
    #expect(alone.causes.map(\.kind).first == .parseError)
    #expect(alone.causes.first?.location.line == 2)
    let consequence = try report(of: "//- a.c\n#include \"gone.h\"\n" + code).coverage
    #expect(consequence.filesWithErrors == 1)
    #expect(consequence.causes.map(\.kind) == [.missingHeader])
  }

  @Test("a file that the parser died on and one that is no text are causes")
  func files() throws {
    let report = try report(of: "//- bad.c\n#pragma clang __debug parser_crash\n//- nul.c\nint a;\0\n//- good.c\nint b;")
    #expect(report.coverage.filesFailed == 1)
    #expect(report.coverage.filesSkipped == 1)
    #expect(report.coverage.filesFound == 2)
    #expect(report.coverage.causes.map { "\($0.kind.rawValue) \($0.name)" } == ["failed-file bad.c", "skipped-file nul.c"])
  }

  @Test("what other people's code misses is made up, and no cause")
  func external() throws {
    let source = "//- Pods/Kit/K.m\n#import <Lost/Lost.h>\n@interface K : LostBase\n@end\n//- main.m\n@interface A\n@end"
    let coverage = try report(of: source).coverage
    #expect(coverage.causes == [])
    #expect(coverage.madeUp.headers == 1 && coverage.madeUp.classes == 1)
    #expect(coverage.importsUnresolved == 1)
  }

  @Test("at most ten causes, the most frequent first, then by name")
  func topTen() throws {
    let imports = (0..<15).map { "#include \"gone\(String(UnicodeScalar(UInt8(97 + $0)))).h\"" }.joined(separator: "\n")
    let names = try report(of: "//- a.c\n\(imports)\n//- b.c\n#include \"goneo.h\"").coverage.causes.map(\.name)
    #expect(names == ["goneo.h"] + "abcdefghi".map { "gone\($0).h" })
  }

  @Test("nothing missing, nothing made up, no causes")
  func healthy() throws {
    let coverage = try report(of: "#import <UIKit/UIKit.h>\n@interface A : UIView\n@property (weak) A *a;\n@end").coverage
    #expect(coverage.causes == [])
    #expect(coverage.madeUp.total == 0)
    #expect(coverage.filesWithErrors == 0)
  }
}
