import Facts
import Foundation
import Testing

@testable import Projects

/// How a project is built, and what an SDK's folder is for.
struct SetupTests {
  @Test func whatLiesAround() throws {
    let setup = try Fixture(
      """
      //- Podfile
      //- CMakeLists.txt
      //- a.c
      //- Pods/A/a.m
      //- Pods/A/a.h
      //- Pods-more/b.c
      //- sub/vendor/deps/c.c
      //- include/config.h.in
      //- port/port.h.cmake
      //- notes.txt.in
      """).project().setup
    #expect(setup.buildFiles == ["CMakeLists.txt", "Podfile"])
    #expect(setup.externalFolders == [.init("Pods", files: 2), .init("sub/vendor", files: 1)])
    #expect(setup.templates == ["include/config.h.in", "port/port.h.cmake"])
    #expect(setup.database == nil)
  }

  @Test func submodulesCountWhenThereIsSomethingToFetch() throws {
    let modules = "//- .gitmodules\n[submodule \"a\"]\n\tpath = lib/a\n\turl = https://example.org/a\n//- main.c\n"
    #expect(try Fixture(modules).project().setup.buildFiles == [".gitmodules"])
    #expect(try Fixture(modules + "//- lib/a/a.c").project().setup.buildFiles == [])
  }

  @Test func theDatabaseAndWhatItCovers() throws {
    let fixture = try Fixture(
      """
      //- build/compile_commands.json
      [{"directory": "..", "file": "a.c", "command": "cc -O2 -Wall -Wextra -include gone.h a.c"}]
      //- a.c
      //- b.c
      //- alone.h
      """)
    let database = try #require(try fixture.project().setup.database)
    #expect(database.path == "build/compile_commands.json")
    #expect(database.covered == 1 && database.sources == 2)
    #expect(database.dropped.map { "\($0.name) \($0.count) \($0.isMeaningful)" } == ["-O 1 false", "-W 2 false", "-include 1 true"])
  }

  @Test func importsThatAreFoundNowhere() throws {
    let project = try Fixture(
      """
      //- a.m
      #import "b.h"
      #import <UIKit/UIKit.h>
      #import "TargetConditionals.h"
      #import "gone.h"
      @import UIKit.UIView;
      @import Own;
      @import Gone;
      //- b.h
      //- Own.podspec
      """).project()
    #expect(project.imports.filter(\.isMissing).map(\.spelling) == ["gone.h", "Gone"])
  }

  // MARK: SDKs

  private func sdk(_ name: String, _ files: String = "") throws -> AppleSDK {
    let fixture = try Fixture("//- \(name)/usr/include/a.h\n//- \(name)/System/Library/Frameworks/a.h\n" + files)
    return try findAppleSDK(at: fixture.root + "/" + name)
  }

  @Test(arguments: [
    ("iPhoneOS.sdk", "arm64-apple-ios15.0"), ("iPhoneOS17.2.sdk", "arm64-apple-ios15.0"), ("iPhoneOS9.3.sdk", "arm64-apple-ios9.3"),
    ("iPhoneOS6.sdk", "armv7-apple-ios6"), ("iPhoneSimulator12.sdk", "x86_64-apple-ios12-simulator"),
    ("iPhoneSimulator18.0.sdk", "arm64-apple-ios15.0-simulator"), ("MacOSX.sdk", "arm64-apple-macosx12.0"), ("MacOSX10.15.sdk", "x86_64-apple-macosx10.15"),
    ("AppleTVOS.sdk", "arm64-apple-tvos15.0"), ("WatchOS10.1.sdk", "arm64_32-apple-watchos8.0"), ("XROS1.0.sdk", "arm64-apple-xros1.0"),
  ])
  func theFolderNamesThePlatform(name: String, target: String) throws {
    #expect(try sdk(name).target == target)
  }

  @Test func settingsWinOverTheName() throws {
    let json = "//- My.sdk/SDKSettings.json\n{\"CanonicalName\": \"macosx14.2\", \"Version\": \"14.2\"}\n"
    #expect(try sdk("My.sdk", json).target == "arm64-apple-macosx12.0")
    let plist = """
      //- My.sdk/SDKSettings.plist
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>CanonicalName</key><string>watchos10.0</string></dict></plist>
      """
    #expect(try sdk("My.sdk", plist).target == "arm64_32-apple-watchos8.0")
  }

  @Test func whatIsNoSDKSaysWhy() throws {
    let fixture = try Fixture("//- a.c\n//- Half/usr/include/a.h\n//- Odd/usr/include/a.h\n//- Odd/System/Library/Frameworks/a.h")
    func error(_ path: String) -> String? {
      var options = ProjectOptions()
      options.sdk = fixture.root + "/" + path
      return fixture.error(at: [""], options)
    }
    #expect(error("gone")?.hasPrefix("'ROOT/gone' is no Apple SDK: there is no such folder; pass") == true)
    #expect(error("Half")?.hasPrefix("'ROOT/Half' is no Apple SDK: there is no 'System/Library/Frameworks' in it") == true)
    #expect(error("Odd")?.hasPrefix("'ROOT/Odd' is no Apple SDK: 'Odd' names no platform that is known") == true)
  }

  @Test func anSDKReplacesStandInsAndNothingElse() throws {
    let fixture = try Fixture("//- a.m\n//- b.c\n//- MacOSX.sdk/usr/include/a.h\n//- MacOSX.sdk/System/Library/Frameworks/a.h")
    var options = ProjectOptions(exclude: ["MacOSX.sdk/**"])
    options.sdk = fixture.root + "/MacOSX.sdk"
    let project = try fixture.project(at: [""], options)
    #expect(project.units.map(\.sdk) == [.apple, .host])
    #expect(project.context.sdk?.path == fixture.root + "/MacOSX.sdk")
  }
}
