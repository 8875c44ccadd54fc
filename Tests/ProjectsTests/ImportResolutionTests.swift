import Facts
import Testing

@testable import Projects

struct ImportResolutionTests {
  @Test func besideTheIncluderFirst() throws {
    let project = try Fixture("//- a/x.c\n#include \"h.h\"\n#include \"../b/h.h\"\n#include \"./sub/../h.h\"\n//- a/h.h\n//- b/h.h\n//- h.h").project()
    #expect(project.resolved(in: "a/x.c") == ["h.h -> a/h.h", "../b/h.h -> b/h.h", "./sub/../h.h -> a/h.h"])
    #expect(try project.unit("a/x.c").forwards.isEmpty)
  }

  @Test func nearestFileOfThatPath() throws {
    let project = try Fixture(
      """
      //- app/src/x.m
      #import "View.h"
      #import "Kit/View.h"
      #import "gone/../Other.h"
      //- app/ui/View.h
      //- other/View.h
      //- other/Kit/View.h
      //- Other.h
      """
    ).project()
    #expect(project.resolved(in: "app/src/x.m") == ["View.h -> app/ui/View.h", "Kit/View.h -> other/Kit/View.h", "gone/../Other.h -> Other.h"])
    #expect(
      try project.unit("app/src/x.m").forwards == [
        HeaderForward(spelling: "Kit/View.h", path: "other/Kit/View.h"), HeaderForward(spelling: "View.h", path: "app/ui/View.h"),
        HeaderForward(spelling: "gone/../Other.h", path: "Other.h"),
      ])
  }

  @Test func ownBeforeExternalThenShortest() throws {
    let project = try Fixture("//- src/x.c\n#include \"u.h\"\n//- deps/u.h\n//- zoo/far/u.h\n//- zoo/u.h").project()
    #expect(project.resolved("src/x.c") == "zoo/u.h")
  }

  @Test func languageLibrariesAreNeverTheProjects() throws {
    let project = try Fixture(
      "//- src/x.c\n#include <string.h>\n#include <time.h>\n#include \"string.h\"\n#include <vector>\n//- util/string.h\n//- time.h\n//- vector"
    ).project()
    #expect(project.imports.allSatisfy { $0.resolved == nil })
    #expect(try project.unit("src/x.c").forwards.isEmpty)
  }

  @Test func besideTheIncluderEvenAStandardName() throws {
    let project = try Fixture("//- x.c\n#include \"string.h\"\n#include <string.h>\n//- string.h").project()
    #expect(project.resolved(in: "x.c") == ["string.h -> string.h", "string.h -> nothing"])
  }

  @Test func theMachinesHeadersComeFirstInAngles() throws {
    let fixture = try Fixture("//- p/src/x.c\n#include <foo.h>\n#include \"foo.h\"\n//- p/deps/foo/foo.h\n//- machine/foo.h")
    let machine = ProjectOptions(systemFolders: [fixture.root + "/machine"])
    #expect(try fixture.project(at: ["p"], machine).resolved(in: "src/x.c") == ["foo.h -> nothing", "foo.h -> deps/foo/foo.h"])
    #expect(try fixture.project(at: ["p"]).resolved(in: "src/x.c") == ["foo.h -> deps/foo/foo.h", "foo.h -> deps/foo/foo.h"])
  }

  @Test func aLibraryFindsItselfAlthoughItIsInstalled() throws {
    let fixture = try Fixture("//- p/src/x.c\n#include <foo.h>\n//- p/include/foo.h\n//- machine/foo.h")
    #expect(try fixture.project(at: ["p"], ProjectOptions(systemFolders: [fixture.root + "/machine"])).resolved("src/x.c") == "include/foo.h")
  }

  @Test func frameworksArePlatforms() throws {
    let project = try Fixture("//- x.m\n#import <UIKit/UIKit.h>\n#import <UIKit/UIView.h>\n#import <sys/types.h>\n//- ui/UIView.h\n//- types.h").project()
    #expect(project.imports.allSatisfy { $0.resolved == nil })
  }

  @Test func foundationIsFoundation() throws {
    let project = try Fixture("//- Source/NSObject.m\n#import \"Foundation/NSObject.h\"\n#import <Foundation/NSObject.h>\n//- Headers/Foundation/NSObject.h\n@interface NSObject\n@end").project()
    #expect(project.resolved(in: "Source/NSObject.m").allSatisfy { $0.hasSuffix("-> Headers/Foundation/NSObject.h") })
    #expect(try project.unit("Source/NSObject.m").sdk == .gnu)
  }

  @Test func frameworkStyleByUniqueName() throws {
    let project = try Fixture("//- App/x.m\n#import <Kit/View.h>\n#import <Kit/Missing.h>\n//- Source/Sub/View.h").project()
    #expect(project.resolved(in: "App/x.m") == ["Kit/View.h -> Source/Sub/View.h", "Kit/Missing.h -> nothing"])
  }

  @Test func frameworkStyleNeedsAReason() throws {
    // Two candidates and nothing that says the project is Kit.
    let text = "//- App/x.m\n#import <Kit/View.h>\n//- a/View.h\n//- b/View.h"
    #expect(try Fixture(text).project().resolved("App/x.m") == nil)
    #expect(try Fixture(text + "\n//- Kit.podspec").project().resolved("App/x.m") == "a/View.h")
    #expect(try Fixture(text + "\n//- Kit.xcodeproj/project.pbxproj").project().resolved("App/x.m") == "a/View.h")
    #expect(try Fixture(text + "\n//- z/Kit/sub/View.h").project().resolved("App/x.m") == "z/Kit/sub/View.h")
    // In C a folder is a folder.
    #expect(try Fixture("//- x.cc\n#include <boost/config.hpp>\n//- src/config.hpp").project().resolved("x.cc") == nil)
  }

  @Test func throughSymbolicLinks() throws {
    let fixture = try Fixture("//- App/x.m\n#import <Kit/View.h>\n#import <Alias/Deep.h>\n//- Pods/Kit/Source/View.h\n//- Pods/Other/View.h\n//- Pods/Other/Deep.h")
    try fixture.link("Pods/Headers/Public/Kit/View.h", to: "../../../Kit/Source/View.h")
    try fixture.link("include/Alias", to: "../Pods/Other")
    let project = try fixture.project()
    #expect(project.resolved(in: "App/x.m") == ["Kit/View.h -> Pods/Kit/Source/View.h", "Alias/Deep.h -> Pods/Other/Deep.h"])
    #expect(project.filePaths == ["App/x.m", "Pods/Kit/Source/View.h", "Pods/Other/Deep.h", "Pods/Other/View.h"])
  }

  @Test func headersOfFrameworkBundles() throws {
    let project = try Fixture("//- x.m\n#import <Kit/View.h>\n//- lib/Kit.framework/Versions/A/Headers/View.h\n//- View.h").project()
    #expect(project.resolved("x.m") == "lib/Kit.framework/Versions/A/Headers/View.h")
  }

  @Test func withoutRegardToCaseAtLast() throws {
    let project = try Fixture("//- a/x.m\n#import \"mytype.h\"\n//- b/MyType.h").project()
    #expect(project.resolved("a/x.m") == "b/MyType.h")
  }

  @Test func includeNextPassesItself() throws {
    let project = try Fixture("//- a/x.c\n#include \"w.h\"\n//- a/w.h\n#include_next <w.h>\n//- b/w.h").project()
    #expect(project.resolved("a/w.h") == "b/w.h")
  }

  @Test func oddSpellingsLeadNowhere() throws {
    let project = try Fixture("//- x.c\n#include \"/etc/passwd\"\n#include \"../../../../etc/passwd\"\n#include \"..\"\n#include \".\"\n#include \"a//b.h\"\n//- a/b.h").project()
    #expect(project.resolved(in: "x.c").filter { !$0.hasSuffix("nothing") } == ["a//b.h -> a/b.h"])
    #expect(project.problems.isEmpty)
  }

  @Test func conditionsComeAlong() throws {
    let project = try Fixture("//- x.m\n#if TARGET_OS_OSX\n#import \"a.h\"\n#endif\n//- a.h").project()
    #expect(
      project.imports == [
        ImportDirective(path: "x.m", line: 2, spelling: "a.h", form: .quoted, condition: "TARGET_OS_OSX", resolved: "a.h", isUncertain: true)
      ])
  }
}

struct GeneratedHeaderTests {
  @Test func aHeaderThatABuildMakesNearbyIsNotAnotherOneFarAway() throws {
    let fixture = try Fixture("//- src/a.c\n#include \"config.h\"\n//- src/config.h.in\n//- windows/config.h\nint x;\n//- windows/b.c\n#include \"config.h\"\n//- tool/c.c\n#include \"config.h\"")
    let project = try fixture.project()
    #expect(project.imports.map { "\($0.path) \($0.resolved ?? "nothing")" } == ["src/a.c nothing", "tool/c.c nothing", "windows/b.c windows/config.h"])
  }

  @Test func textWithAnOddEndingIsSourceWhereItIsIncluded() throws {
    let fixture = try Fixture("//- a.c\n#include \"table.g\"\n//- table.g\nint x;\n//- other.g\nnot C at all")
    #expect(try fixture.project().filePaths == ["a.c", "table.g"])
  }
}
