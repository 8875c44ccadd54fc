import Facts
import Testing

@testable import Projects

struct UnitTests {
  @Test func everySourceIsAUnit() throws {
    let project = try Fixture("//- a.c\n#include \"b.c\"\n//- b.c\n//- c.m\n//- d.h").project()
    #expect(project.unitPaths == ["a.c", "b.c", "c.m", "d.h"])
    #expect(project.units.map(\.sdk) == [.host, .host, .appleStubs, .host])
    #expect(project.units.allSatisfy { $0.arguments.isEmpty })
  }

  @Test("other people's headers of C++ that nothing includes are no units") func loneHeaders() throws {
    let fixture = try Fixture(
      """
      //- a.mm
      #include "used.hpp"
      //- b.hpp
      //- Pods/Realm/used.hpp
      //- Pods/Realm/unused.hpp
      //- Pods/Realm/plain.h
      class Row { int number; };
      //- Pods/Realm/Realm.h
      @class Row;
      """)
    #expect(try fixture.project().unitPaths == ["Pods/Realm/Realm.h", "a.mm", "b.hpp"])
    #expect(try fixture.project().unneededFiles == 2)
    #expect(try fixture.project([""], ProjectOptions(ownsExternal: true)).unitPaths.count == 5)
  }

  @Test("C and C++ of a library that no own file leads to is no unit, but where its headers are included") func neededLibraries() throws {
    func units(_ own: String) throws -> [String] {
      let fixture = try Fixture(
        """
        //- a.mm
        \(own)
        //- Pods/Store/Store.h
        @interface Store
        @end
        //- Pods/Store/Store.mm
        #include <wire/wire.h>
        //- Pods/Net/include/wire/wire.h
        #include "wire/deep.h"
        //- Pods/Net/include/wire/deep.h
        //- Pods/Net/net.cc
        #include "wire/wire.h"
        //- Pods/Net/other.c
        //- Pods/Net/plain.h
        //- Pods/Unused/unused.c
        //- src/own.c
        """)
      let project = try fixture.project()
      #expect(project.unneededFiles + Set(project.unitPaths + project.units.flatMap(\.headers)).count == project.context.files.count)
      return project.unitPaths.filter { !$0.hasSuffix(".h") }
    }
    #expect(try units("#import \"Store.h\"") == ["Pods/Store/Store.mm", "a.mm", "src/own.c"])
    #expect(try units("#include <wire/wire.h>") == ["Pods/Net/net.cc", "Pods/Net/other.c", "Pods/Store/Store.mm", "a.mm", "src/own.c"])
  }

  @Test func theRootClassChoosesTheSDK() throws {
    let own = "//- a.m\n#import \"NSObject.h\"\n//- NSObject.h\n@interface NSObject\n@end"
    #expect(try Fixture(own).project().units.map(\.sdk) == [.gnu])
    #expect(try Fixture("//- a.m\n//- Pods/Stub/NSObject.h\n@interface NSObject\n@end").project().unit("a.m").sdk == .appleStubs)
    #expect(try Fixture("//- a.m\n@interface NSObject (More)\n@end").project().unit("a.m").sdk == .appleStubs)
  }

  @Test("what a unit imports and the project has not is missing before the first parse")
  func missingHeaders() throws {
    let project = try Fixture(
      """
      //- app/x.m
      #import "x.h"
      #import <Kit/Kit.h>
      @import Module;
      #if TARGET_OS_IPHONE
      #import <UIKit/UIKit.h>
      #import "ios.h"
      #endif
      #ifdef __cplusplus
      #import <vector>
      #endif
      //- app/x.h
      #ifndef X_H
      #define X_H
      #import <Foundation/Foundation.h>
      #import "Generated.h"
      #endif
      //- app/ios.h
      #import <WebKit/WebKit.h>
      //- app/y.c
      #include <stdio.h>
      #include "nowhere.h"
      """
    ).project()
    #expect(try project.unit("app/x.m").missing == ["Foundation/Foundation.h", "Generated.h", "Kit/Kit.h", "UIKit/UIKit.h", "WebKit/WebKit.h"])
    // What a machine has, its own headers tell.
    #expect(try project.unit("app/y.c").missing == [])
  }

  @Test(
    "a header that a condition asks for is not made up in advance, however it asks",
    arguments: [
      "#if __has_include(<UIKit/UIKit.h>)", "#if TARGET_OS_IPHONE && __has_include( <UIKit/UIKit.h> )", "#if HAS(<UIKit/UIKit.h>)",
      "#define KIT <UIKit/UIKit.h>\n#if __has_include(KIT)", "#define HAS_KIT __has_include(<UIKit/UIKit.h>)\n#if HAS_KIT",
      "#define KIT \"UIKit/UIKit.h\"\n#if __has_include(KIT)", "#if 1 < 2\n#elif __has_include(\"UIKit/UIKit.h\")",
    ])
  func askedHeaders(condition: String) throws {
    let project = try Fixture(
      """
      //- x.m
      #if TARGET_OS_IPHONE
      #import <UIKit/UIKit.h>
      #import <WebKit/WebKit.h>
      #endif
      //- asks.h
      \(condition)
      #endif
      //- sure.m
      #import <UIKit/UIKit.h>
      """
    ).project()
    #expect(try project.unit("x.m").missing == ["WebKit/WebKit.h"])
    #expect(try project.unit("sure.m").missing == ["UIKit/UIKit.h"])
  }

  @Test func forwardsReachThroughHeaders() throws {
    let project = try Fixture(
      """
      //- app/x.m
      #import "a.h"
      //- app/a.h
      #import <Kit/B.h>
      //- Kit/B.h
      #import "C.h"
      #ifdef OFF
      #import "D.h"
      #endif
      #ifdef __cplusplus
      #import "E.h"
      #endif
      //- lib/C.h
      //- lib/D.h
      //- lib/E.h
      """
    ).project()
    #expect(try project.unit("app/x.m").forwards.map { "\($0.spelling) -> \($0.path)" } == ["C.h -> lib/C.h", "D.h -> lib/D.h", "Kit/B.h -> Kit/B.h"])
  }

  @Test func aSpellingLeadsToThePlaceNearestToTheUnit() throws {
    let project = try Fixture("//- a/x.m\n#import \"u.h\"\n#import \"../b/y.h\"\n//- a/sub/u.h\n//- b/y.h\n#import \"u.h\"\n//- b/sub/u.h").project()
    #expect(project.resolved(in: "b/y.h") == ["u.h -> b/sub/u.h"])
    #expect(try project.unit("a/x.m").forwards == [HeaderForward(spelling: "u.h", path: "a/sub/u.h")])
  }
}

struct HeaderOwnerTests {
  @Test func theUnitOfTheSameNameOwns() throws {
    let project = try Fixture("//- A.m\n#import \"View.h\"\n//- View.m\n#import \"View.h\"\n//- View.h\n@interface View\n@end").project()
    #expect(try project.unit("View.m").headers == ["View.h"])
    #expect(try project.unit("A.m").headers == [])
  }

  @Test func theNearestOfTheSameNameOwns() throws {
    let project = try Fixture("//- a/View.m\n#import \"../b/c/View.h\"\n//- b/View.m\n#import \"c/View.h\"\n//- b/c/View.h\n@class V;").project()
    #expect(try project.unit("b/View.m").headers == ["b/c/View.h"])
  }

  @Test func theUnitMustSpeakTheLanguage() throws {
    let project = try Fixture("//- a.c\n#include \"h.h\"\n//- b.m\n#import \"h.h\"\n//- h.h\n@interface H\n@end").project()
    #expect(try project.unit("b.m").headers == ["h.h"])
    let alone = try Fixture("//- a.c\n#ifdef __OBJC__\n#include \"h.h\"\n#endif\n//- h.h\n@interface H\n@end").project()
    #expect(alone.unitPaths == ["a.c", "h.h"])
    #expect(try alone.unit("h.h").language == .objectiveC)
  }

  @Test func aUnitThatSurelyReadsItIsBetter() throws {
    let project = try Fixture("//- a.m\n#if MAC\n#import \"h.h\"\n#endif\n//- b.m\n#import \"h.h\"\n//- h.h\n@class H;").project()
    #expect(try project.unit("b.m").headers == ["h.h"])
  }

  @Test func anImportThatAsksForItselfIsSure() throws {
    let project = try Fixture("//- a.m\n#if __has_include(\"h.h\")\n#import \"h.h\"\n#endif\n//- b.m\n#import \"h.h\"\n//- h.h\n@class H;").project()
    #expect(try project.unit("a.m").headers == ["h.h"])
  }

  @Test func theFirstByPathOtherwise() throws {
    let project = try Fixture("//- a.m\n#import \"h.h\"\n//- b.m\n#import \"h.h\"\n//- h.h\n@class H;").project()
    #expect(try project.unit("a.m").headers == ["h.h"])
  }

  @Test func ownCodeBeforeOtherPeoples() throws {
    let project = try Fixture("//- Pods/A/a.m\n#import \"h.h\"\n//- Source/b.m\n#import \"h.h\"\n//- Source/h.h\n@class H;").project()
    #expect(try project.unit("Source/b.m").headers == ["Source/h.h"])
  }

  @Test func eachHeaderHasOneOwnerOrIsAUnit() throws {
    let project = try Fixture(
      "//- a.mm\n#import \"p.h\"\n#import \"t.inl\"\n//- b.cc\n#include \"p.h\"\n//- p.h\n#include \"q.h\"\n//- q.h\n#include \"p.h\"\n//- lonely.h\n#include \"deep.h\"\n//- deep.h\n//- t.inl"
    ).project()
    let owned = project.units.flatMap(\.headers)
    #expect(owned.sorted() == ["p.h", "q.h", "t.inl"])
    #expect(Set(owned).count == owned.count)
    #expect(project.unitPaths == ["a.mm", "b.cc", "deep.h", "lonely.h"])
    #expect(try project.unit("lonely.h").headers == [])
  }
}

struct PrefixHeaderTests {
  @Test func theOnlyOneIsForAllOwnUnits() throws {
    let project = try Fixture("//- App/App-Prefix.pch\n#import \"Common.h\"\n//- App/a.m\n//- Other/b.m\n//- c.c\n//- Lib/Common.h\n@class C;").project()
    #expect(project.units.map { "\($0.path) \($0.prefixHeader ?? "-")" } == ["App/a.m App/App-Prefix.pch", "Other/b.m App/App-Prefix.pch", "c.c -"])
    #expect(try project.unit("App/a.m").headers == ["App/App-Prefix.pch", "Lib/Common.h"])
    #expect(try project.unit("Other/b.m").forwards == [HeaderForward(spelling: "Common.h", path: "Lib/Common.h")])
    #expect(project.resolved("App/App-Prefix.pch") == "Lib/Common.h")
  }

  @Test func theNearestAboveWins() throws {
    let project = try Fixture("//- a/P.pch\n#define A\n//- a/b/Q.pch\n#define B\n//- a/x.m\n//- a/b/c/y.m\n//- z.m").project()
    #expect(project.units.map(\.prefixHeader) == ["a/b/Q.pch", "a/P.pch", nil])
  }

  @Test func thatOfTheTestsIsNotForTheOthers() throws {
    let project = try Fixture("//- Tests/Tests-Prefix.pch\n#define A\n//- Tests/t.m\n//- Source/s.m").project()
    #expect(project.units.map(\.prefixHeader) == [nil, "Tests/Tests-Prefix.pch"])
  }

  @Test func anEmptyOneIsNone() throws {
    #expect(try Fixture("//- P.pch\n// nothing\n//- a.m").project().units.map(\.prefixHeader) == [nil])
  }

  @Test func podsHaveTheirOwn() throws {
    let project = try Fixture(
      """
      //- App-Prefix.pch
      #define APP
      //- a.m
      //- Pods/Kit/k.m
      //- Pods/Old/o.m
      //- Pods/Bare/b.m
      //- Pods/Target Support Files/Kit/Kit-prefix.pch
      #define KIT
      //- Pods/Pods-App-Old-prefix.pch
      #define OLD
      """
    ).project()
    #expect(
      project.units.map { "\($0.path) \($0.prefixHeader ?? "-")" } == [
        "Pods/Bare/b.m -", "Pods/Kit/k.m Pods/Target Support Files/Kit/Kit-prefix.pch", "Pods/Old/o.m Pods/Pods-App-Old-prefix.pch", "a.m App-Prefix.pch",
      ])
  }
}

struct DeterminismTests {
  @Test func sameBytesSameAnswer() throws {
    let files = (0..<60).map { i in
      "//- d\(i % 7)/f\(i).\(i % 3 == 0 ? "m" : "h")\n#import \"f\((i * 7 + 1) % 60).h\"\n#import <Kit/f\((i * 11) % 60).h>\n@interface C\(i)\n@end"
    }
    let fixture = try Fixture(files.joined(separator: "\n") + "\n//- Kit.podspec")
    let first = try fixture.project()
    for _ in 0..<5 {
      let again = try fixture.project()
      #expect(again.units == first.units)
      #expect(again.imports == first.imports)
      #expect(again.context.files == first.context.files)
      #expect(again.problems == first.problems)
    }
  }
}
