import Facts
import Foundation
import Testing

@testable import Projects

struct WalkTests {
  @Test func findsSourcesAndHeadersByEnding() throws {
    let fixture = try Fixture(
      """
      //- a.c
      //- b.cpp
      //- c.mm
      //- d.m
      //- e.hpp
      //- f.C
      //- g.M
      //- README.md
      //- h.swift
      //- i.kt
      """)
    let project = try fixture.project()
    #expect(project.filePaths == ["a.c", "b.cpp", "c.mm", "d.m", "e.hpp", "f.C", "g.M", "h.swift"])
    #expect(project.units.map(\.language) == [.c, .cxx, .objectiveCxx, .objectiveC, .cxx, .cxx, .objectiveCxx, .swift])
  }

  @Test func ordersPathsByBytes() throws {
    let fixture = try Fixture("//- b.c\n//- a/z.c\n//- B.c\n//- a.c\n//- a-b.c\n//- ä.c")
    #expect(try fixture.project().filePaths == ["B.c", "a-b.c", "a.c", "a/z.c", "b.c", "ä.c"])
  }

  @Test(arguments: [".git", ".svn", ".build", "DerivedData", "node_modules", "App.xcodeproj", "Images.xcassets", "File.xctemplate", "CMakeFiles"])
  func skipsFoldersWithoutCode(_ folder: String) throws {
    let fixture = try Fixture("//- a.c\n//- \(folder)/b.c\n//- src/\(folder)/c.c")
    #expect(try fixture.project().filePaths == ["a.c"])
  }

  @Test func readsTestsLikeEverythingElse() throws {
    let fixture = try Fixture("//- a.c\n//- Tests/b.c")
    #expect(try fixture.project().unitPaths == ["Tests/b.c", "a.c"])
  }

  @Test func excludesAndIncludesByPattern() throws {
    let fixture = try Fixture("//- a.c\n//- gen/b.c\n//- src/c.c\n//- src/gen/d.c")
    #expect(try fixture.project([""], ProjectOptions(exclude: ["gen"])).filePaths == ["a.c", "src/c.c"])
    #expect(try fixture.project([""], ProjectOptions(exclude: ["/gen"])).filePaths == ["a.c", "src/c.c", "src/gen/d.c"])
    #expect(try fixture.project([""], ProjectOptions(include: ["src/**"], exclude: ["**/gen/**"])).filePaths == ["src/c.c"])
  }

  @Test func saysWhichPatternMatchesNothing() throws {
    let fixture = try Fixture("//- a.c")
    let project = try fixture.project([""], ProjectOptions(exclude: ["Tests/**"]))
    #expect(project.unusedPatterns == ["Tests/**"])
    #expect(try fixture.project([""], ProjectOptions(include: ["*.c"], exclude: ["b.*"])).unusedPatterns == ["b.*"])
  }

  @Test func refusesLongFilesAndBinaries() throws {
    let fixture = try Fixture("//- a.c\nint a;\n//- long.c\nint i = 123456789;")
    try fixture.write("binary.h", Data([0x23, 0x00, 0x23]))
    try fixture.write("wide.c", Data([0xFF, 0xFE, 0x69, 0x00]))
    let project = try fixture.project([""], ProjectOptions(maxFileSize: 10))
    #expect(project.filePaths == ["a.c"])
    #expect(project.problems.map { "\($0.path) \($0.kind.rawValue)" } == ["binary.h not-text", "long.c too-large", "wide.c not-text"])
  }

  @Test func readsTextThatIsNotUTF8() throws {
    let fixture = try Fixture("//- b.h")
    try fixture.write("a.c", Data([0x2F, 0x2F, 0xFC, 0x0A] + Array("#include \"b.h\"\n".utf8)))
    let project = try fixture.project()
    #expect(project.resolved(in: "a.c") == ["b.h -> b.h"])
    #expect(project.problems.isEmpty)
  }

  @Test func readsOldMacLineEndsAndAByteOrderMark() {
    #expect(scan("a;\r#include \"b.h\"\r").imports.map(\.line) == [2])
    #expect(scan([0xEF, 0xBB, 0xBF] + Array("#include \"b.h\"\n".utf8)).imports.map(\.spelling) == ["b.h"])
  }

  @Test(.enabled(if: getuid() != 0, "nothing is unreadable to root"))
  func reportsUnreadableFilesAndFolders() throws {
    let fixture = try Fixture("//- a.c\n//- b.c\n//- c/d.c")
    chmod(fixture.root + "/b.c", 0)
    chmod(fixture.root + "/c", 0)
    defer { chmod(fixture.root + "/c", 0o755) }
    let project = try fixture.project()
    #expect(project.unitPaths == ["a.c"])
    #expect(
      project.problems.map { "\($0.path): \($0.message)" } == [
        "b.c: the file can't be opened: permission denied", "c: the folder can't be opened: permission denied",
      ])
  }

  @Test func doesNotFollowLoops() throws {
    let fixture = try Fixture("//- src/a.c")
    try fixture.link("src/self", to: ".")
    try fixture.link("src/up", to: "..")
    try fixture.link("dangling.c", to: "nowhere.c")
    let project = try fixture.project()
    #expect(project.filePaths == ["src/a.c"])
    #expect(project.problems.isEmpty)
  }

  @Test func doesNotLeaveTheRoot() throws {
    let outside = try Fixture("//- secret.c")
    let fixture = try Fixture("//- a.c")
    try fixture.link("more", to: outside.root)
    try fixture.link("b.c", to: outside.root + "/secret.c")
    let project = try fixture.project()
    #expect(project.filePaths == ["a.c"])
    #expect(project.problems.map(\.path) == ["b.c"])
    #expect(project.problems[0].message.hasPrefix("2 symbolic links"))
  }

  @Test func ignoresPipesAndDevices() throws {
    let fixture = try Fixture("//- a.c")
    #expect(mkfifo(fixture.root + "/pipe.c", 0o600) == 0)
    try fixture.link("zero.h", to: "/dev/zero")
    #expect(try fixture.project().filePaths == ["a.c"])
  }

  #if os(Linux)  // the file systems of macOS refuse such names
  @Test func reportsNamesThatAreNotUTF8() throws {
    let fixture = try Fixture("//- a.c")
    let name = Array((fixture.root + "/x").utf8CString.dropLast()) + [CChar(bitPattern: 0xFF), 0x2E, 0x63, 0]
    fclose(fopen(name, "w"))
    let project = try fixture.project()
    #expect(project.filePaths == ["a.c"])
    #expect(project.problems == [Problem(.unreadable, "x\\xff.c", "the name is not UTF-8; rename it")])
  }

  @Test func keepsTwinsOfUnicodeApart() throws {
    let fixture = try Fixture("//- a.c\n#include \"na\u{ef}ve.h\"\n#include \"nai\u{308}ve.h\"\n//- na\u{ef}ve.h\n//- nai\u{308}ve.h")
    let project = try fixture.project()
    #expect(project.context.files.count == 3)
    #expect(Set(project.imports.compactMap { $0.resolved.map { Array($0.utf8) } }).count == 2)
  }
  #endif

  @Test func marksOtherPeoplesCode() throws {
    let fixture = try Fixture(
      """
      //- App/a.m
      //- Pods/AFNetworking/AFNetworking/b.m
      //- Pods/Headers/Public/c.h
      //- deps/lua/src/d.c
      //- src/third_party/zlib/e.c
      //- src/3rdPartyFrameworks/ads/f.c
      //- src/Plugins/cordova-plugin-camera/c.c
      //- src/3rdSource/text/h.c
      //- src/ThirdPartyScreens/g.c
      //- ios/Submodules/kit/i.c
      //- ios/App/Sources/Settings/Submodules/Sound/j.c
      //- Kit.framework/Headers/Kit.h
      """)
    let files = try fixture.project().context.files
    #expect(
      files.map { "\($0.path) \($0.isExternal) \($0.module ?? "-")" } == [
        "App/a.m false -", "Kit.framework/Headers/Kit.h true Kit", "Pods/AFNetworking/AFNetworking/b.m true AFNetworking",
        "Pods/Headers/Public/c.h true -", "deps/lua/src/d.c true lua", "ios/App/Sources/Settings/Submodules/Sound/j.c false -", "ios/Submodules/kit/i.c true kit",
        "src/3rdPartyFrameworks/ads/f.c true ads", "src/3rdSource/text/h.c true text", "src/Plugins/cordova-plugin-camera/c.c true -", "src/ThirdPartyScreens/g.c false -",
        "src/third_party/zlib/e.c true zlib",
      ])
    #expect(try fixture.project([""], ProjectOptions(ownsExternal: true)).context.files.allSatisfy { !$0.isExternal })
  }

  @Test(
    "of an xcframework the headers of one platform",
    arguments: [
      (["ios-arm64", "ios-arm64_x86_64-maccatalyst", "ios-arm64_x86_64-simulator", "macos-arm64"], "ios-arm64"), (["tvos-arm64", "macos-arm64"], "macos-arm64"), (["macos-arm64"], "macos-arm64"),
    ]) func takesOneSlice(slices: [String], taken: String) throws
  {
    let fixture = try Fixture("//- a.m\n#import <Kit/Kit.h>\n" + slices.map { "//- Kit.xcframework/\($0)/Kit.framework/Headers/Kit.h\n" }.joined())
    let project = try fixture.project()
    #expect(project.context.files.map(\.path) == ["Kit.xcframework/\(taken)/Kit.framework/Headers/Kit.h", "a.m"])
    #expect(project.resolved("a.m") == "Kit.xcframework/\(taken)/Kit.framework/Headers/Kit.h")
  }

  @Test func takesModulesFromSwiftPackages() throws {
    let fixture = try Fixture("//- Package.swift\n//- Sources/Core/a.c\n//- Sources/b.c\n//- Other/Core/c.c")
    #expect(try fixture.project().context.files.map(\.module) == [nil, nil, "Core", nil])
  }

  @Test func dropsFragmentsThatNothingIncludes() throws {
    let fixture = try Fixture("//- a.c\n#include \"used.inc\"\n//- used.inc\n#include \"deep.def\"\n//- deep.def\n//- alone.inc")
    #expect(try fixture.project().filePaths == ["a.c", "deep.def", "used.inc"])
  }
}

extension Fixture {
  func project(_ paths: [String], _ options: ProjectOptions) throws -> Project { try project(at: paths, options) }
}

struct ErrorTests {
  @Test func missingPath() throws {
    let fixture = try Fixture("//- a.c")
    #expect(fixture.error(at: ["b"]) == "'ROOT/b' does not exist; check the path, or start from the folder that holds it")
  }

  @Test func folderWithoutSources() throws {
    let fixture = try Fixture("//- README.md\n//- alone.inc")
    #expect(fixture.error()?.hasPrefix("no Swift, C or Objective-C sources in 'ROOT' (looked for .c, ") == true)
    let filtered = try Fixture("//- a.c")
    #expect(filtered.error(at: [""], ProjectOptions(exclude: ["*.c"]))?.hasSuffix("check these patterns") == true)
  }

  @Test func fileOfAnotherKind() throws {
    let fixture = try Fixture("//- notes.txt")
    #expect(fixture.error(at: ["notes.txt"])?.hasPrefix("'ROOT/notes.txt' is no Swift, C or Objective-C file") == true)
  }

  @Test func databaseAskedForMustBeThere() throws {
    let fixture = try Fixture("//- a.c\n//- broken.json\n[{")
    #expect(fixture.error(at: [""], ProjectOptions(compileCommands: fixture.root + "/none.json"))?.contains("no such file") == true)
    #expect(fixture.error(at: [""], ProjectOptions(compileCommands: fixture.root + "/broken.json"))?.contains("can't be used: it is not a JSON array") == true)
  }
}

struct LocationTests {
  @Test func severalFoldersShareTheirParent() throws {
    let fixture = try Fixture("//- a/x.c\n//- b/y.c\n//- c/z.c")
    let project = try fixture.project(at: ["a", "b"])
    #expect(project.context.root == fixture.root)
    #expect(project.unitPaths == ["a/x.c", "b/y.c"])
  }

  @Test func folderInsideAnotherIsReadOnce() throws {
    let fixture = try Fixture("//- a/x.c\n//- a/b/y.c")
    #expect(try fixture.project(at: ["a/b", "a", "a"]).unitPaths == ["b/y.c", "x.c"])
  }

  @Test func aFileIsReadInItsProject() throws {
    let fixture = try Fixture("//- App/Podfile\n//- App/src/a.m\n#import \"b.h\"\n//- App/src/c.m\n//- App/lib/b.h\n@interface B\n@end\n//- App/lib/b.m\n#import \"b.h\"")
    let project = try fixture.project(at: ["App/src/a.m"])
    #expect(project.context.root == fixture.root + "/App")
    #expect(project.unitPaths == ["src/a.m"])
    #expect(try project.unit("src/a.m").headers == ["lib/b.h"])
    #expect(project.resolved("src/a.m") == "lib/b.h")
  }

  @Test func aHeaderCanBeAskedFor() throws {
    let fixture = try Fixture("//- a.c\n#include \"b.h\"\n//- b.h\nint b;")
    #expect(try fixture.project(at: ["b.h"]).unitPaths == ["b.h"])
  }

  @Test func aFileInASkippedFolderCanBeAskedFor() throws {
    let fixture = try Fixture("//- a.c\n//- DerivedData/b.c")
    #expect(try fixture.project(at: ["DerivedData/b.c"]).unitPaths == ["DerivedData/b.c"])
  }
}

struct GlobTests {
  @Test(arguments: [
    ("*.c", "a.c", true), ("*.c", "x/a.c", true), ("*.c", "a.cc", false), ("src/*.c", "src/a.c", true), ("src/*.c", "src/x/a.c", false),
    ("src/**/a.c", "src/a.c", true), ("src/**/a.c", "src/x/y/a.c", true), ("src/**", "src/x/y.c", true), ("src/**", "srcs/y.c", false),
    ("**/gen/**", "a/gen/b.c", true), ("gen", "a/gen/b.c", true), ("gen/", "gen/b.c", true), ("/gen", "a/gen/b.c", false),
    ("a?.c", "ab.c", true), ("a?.c", "a/.c", false), ("[a-c].c", "b.c", true), ("[!a-c].c", "b.c", false), ("[", "[", true),
    ("\\*.c", "*.c", true), ("\\*.c", "a.c", false), ("./src", "src/a.c", true), ("", "a.c", false), ("a+b (x).c", "a+b (x).c", true),
  ])
  func matches(_ pattern: String, _ path: String, _ expected: Bool) {
    #expect(Glob(pattern).matches(path) == expected)
  }

  @Test func staysLinear() {
    let pattern = Glob(String(repeating: "**/*a", count: 30) + "b")
    #expect(!pattern.matches(String(repeating: "a/", count: 500)))
  }
}
