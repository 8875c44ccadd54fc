import Facts
import Foundation
import Testing

@testable import Projects

struct ShellWordTests {
  @Test(arguments: [
    ("clang -c a.c", ["clang", "-c", "a.c"]), ("  a \t b\n", ["a", "b"]), ("", []), ("'a b' \"c d\"", ["a b", "c d"]), ("a''b \"\"", ["ab", ""]),
    (#"-DX=\"s\" "-DY=\"t\"""#, [#"-DX="s""#, #"-DY="t""#]), (#"a\ b c\\d"#, ["a b", #"c\d"#]), (#"'a\b' "a\b" "a\$b""#, [#"a\b"#, #"a\b"#, "a$b"]),
    ("clang $(touch X) `touch Y`; touch Z && > f", ["clang", "$(touch", "X)", "`touch", "Y`;", "touch", "Z", "&&", ">", "f"]),
    ("'open", ["open"]), ("\"open", ["open"]), ("end\\", ["end"]), ("a\\\nb", ["ab"]), ("*.c $HOME", ["*.c", "$HOME"]),
  ])
  func splits(_ command: String, _ words: [String]) {
    #expect(shellWords(command) == words)
  }
}

struct FlagAllowListTests {
  private func flags(_ words: [String]) -> AllowedFlags { AllowedFlags(of: ["clang"] + words, directory: "/p/build", root: "/p") }

  /// What makes libclang or clang write files, load code or refuse to parse.
  @Test(arguments: [
    ["-Xclang", "-load", "-Xclang", "evil.so"], ["-fplugin=evil.so"], ["-load", "evil.so"], ["-mllvm", "-load=evil.so"],
    ["-Xclang", "-mllvm", "-Xclang", "-load=evil.so"], ["-cc1", "-load", "evil.so"], ["-fpass-plugin=evil.so"], ["-Xclang", "-add-plugin", "-Xclang", "x"],
    ["-fplugin-arg-x-y"], ["-MD", "-MF", "f.d"], ["-MMD"], ["-MFf.d"], ["-Wp,-MD,f.d"], ["-Xclang", "-dependency-file", "-Xclang", "f"],
    ["-Xclang", "-header-include-file", "-Xclang", "f"], ["-Xclang", "-module-dependency-dir", "-Xclang", "d"], ["-fmodules", "-fmodules-cache-path=d"],
    ["-o", "a.o"], ["-c"], ["--serialize-diagnostics", "f"], ["-ftime-trace=f"], ["-save-temps"], ["-save-temps=obj"], ["-index-store-path", "d"],
    ["-emit-pch"], ["-stats-file", "f"], ["-diagnostic-log-file", "f"], ["-foptimization-record-file=f"], ["-rewrite-objc"], ["--analyze"],
    ["-fproc-stat-report=f"], ["-Xclang", "-print-stats"], ["-###"], ["-include-pch", "none"], ["@file"], ["@/etc/hostname"], ["-W", "-Wall", "-Werror=x"],
    ["-O2"], ["-g"], ["-march=native"], ["-fno-strict-aliasing"], ["-ivfsoverlay", "f"], ["-B/evil"], ["-specs=f"], ["-fmodule-map-file=/etc/m"],
    ["-o", "-I/evil"], ["-MF", "-I/evil"], ["-Xclang", "-I/evil"], ["-Xlinker", "-I"], ["-isystem-after", "d"], ["-isysroot", "/no/such/sdk"], ["--sysroot=/no/such"],
    ["-x", "cuda"], ["a.c"], ["-include", "/no/such.h"], ["-working-directory", "-I/evil"],
  ])
  func drops(_ words: [String]) {
    #expect(flags(words).arguments == [])
    #expect(flags(words + ["-DX"]).arguments == ["-DX"])
  }

  @Test(arguments: ["-I", "-D", "-U", "-isystem", "-target", "-arch", "-x", "-include", "--sysroot", "-Xclang", "-o"])
  func dropsAFlagWithoutItsValue(_ flag: String) {
    #expect(flags(["-DX", flag]).arguments == ["-DX"])
  }

  @Test func endsAtTwoHyphens() {
    #expect(flags(["-DX", "--", "-DY"]).arguments == ["-DX"])
  }

  @Test func keepsWhatSaysWhereHeadersAre() {
    #expect(flags(["-I", "a", "-Ib", "-I../c", "-I/d/./e"]).arguments == ["-I/p/build/a", "-I/p/build/b", "-I/p/c", "-I/d/e"])
    #expect(
      flags(["-iquote", "a", "-isystemb", "-idirafter", "/c", "-Fd", "-iframework", "e"]).arguments == [
        "-iquote", "/p/build/a", "-isystem", "/p/build/b", "-idirafter", "/c", "-F/p/build/d", "-iframework", "/p/build/e",
      ])
    #expect(flags(["--sysroot", "/", "-isysroot", "/"]).arguments == ["--sysroot=/", "-isysroot", "/"])
  }

  @Test func keepsTheDialect() {
    let kept = [
      "-DA", "-DB=\"x y\"", "-UC", "-std=c++17", "-m32", "-mabi=x", "-mmacosx-version-min=13", "-fobjc-arc", "-fno-objc-arc", "-fobjc-weak",
      "-fobjc-runtime=gnustep-2.0", "-fblocks", "-fno-exceptions", "-fobjc-exceptions", "-fms-extensions", "-fno-builtin", "-nostdinc++", "-stdlib=libc++",
    ]
    #expect(flags(kept).arguments == kept)
    #expect(flags(["-D", "A", "-U", "B", "-target", "x", "--target=y"]).arguments == ["-DA", "-UB", "--target=x", "--target=y"])
    #expect(flags(["-fmodule-map-file=../m.modulemap"]).arguments == ["-fmodule-map-file=/p/m.modulemap"])
    #expect(flags(["-arch", "arm64", "-arch", "x86_64"]).arguments == ["-arch", "arm64"])
  }

  @Test func takesTheLanguageAside() {
    #expect(flags(["-x", "objective-c++", "-DX"]).language == .objectiveCxx)
    #expect(flags(["-xc++-header"]).language == .cxx)
    #expect(flags(["-x", "c++"]).arguments == [])
  }

  @Test func skipsWrappers() {
    #expect(AllowedFlags(of: ["ccache", "/usr/bin/clang", "-DX", "a.c"], directory: "/p", root: "/p").arguments == ["-DX"])
  }

  @Test func countsWhatIsDropped() {
    let dropped = flags(["-Wall", "-Wextra", "-O2", "-MD", "-MF", "x", "-o", "y", "-c", "@rsp", "-fplugin=x"]).dropped
    #expect(dropped.all.map { "\($0.name) \($0.count)" } == ["-M 2", "-O 1", "-W 2", "-c 1", "-fplugin 1", "-o 1", "@file 1"])
    #expect(dropped.meaningful.map(\.name) == ["@file"])
  }
}

struct CompileDatabaseTests {
  private func database(_ entries: String...) -> String { "[" + entries.joined(separator: ",\n") + "]" }

  private func entry(_ file: String, _ arguments: String, directory: String = "ROOT") -> String {
    "{\"directory\": \"\(directory)\", \"file\": \"\(file)\", \"command\": \"cc \(arguments) -c \(file)\"}"
  }

  private func fixture(_ text: String) throws -> Fixture {
    let fixture = try Fixture(text)
    for name in ["compile_commands.json", "build/compile_commands.json", "other/db.json"] {
      let path = fixture.root + "/" + name
      guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { continue }
      try fixture.write(name, text.replacingOccurrences(of: "ROOT", with: fixture.root))
    }
    return fixture
  }

  @Test func givesFlags() throws {
    let fixture = try fixture("//- a.c\n//- compile_commands.json\n" + database(entry("a.c", "-Iinclude -DX -O2 -MD -MF a.d -o a.o")))
    let project = try fixture.project()
    #expect(try project.unit("a.c").arguments == ["-I\(fixture.root)/include", "-DX"])
    #expect(project.problems.isEmpty)
  }

  /// CMake and Meson tell the target by the place of what is made. What lies in other people's folders is nobody's target, and what no target compiles is still judged.
  @Test func tellsTargets() throws {
    let fixture = try fixture(
      "//- kit/a.c\n//- kit/b.c\n//- app/main.c\n//- app/windows.c\n//- third_party/z.c\n//- compile_commands.json\n"
        + database(
          entry("kit/a.c", "-o kit/CMakeFiles/kit.dir/a.c.o"), entry("kit/b.c", "-o kit/CMakeFiles/kit.dir/b.c.o"), entry("kit/a.c", "-o CMakeFiles/kit-tests.dir/kit/a.c.o"),
          entry("app/main.c", "-o app/libapp.a.p/main.c.o"), entry("app/main.c", "-o app/run.p/main.c.o"), entry("third_party/z.c", "-o CMakeFiles/z.dir/z.c.o")))
    let project = try fixture.project()
    #expect(
      project.targets.map { "\($0.name) \($0.product.rawValue): \($0.sources.joined(separator: " "))" } == [
        "app library: app/main.c", "kit other: kit/a.c kit/b.c", "kit-tests other: kit/a.c", "run tool: app/main.c",
      ])
    #expect(project.context.files.first { $0.path == "kit/b.c" }?.module == "kit")
    #expect(project.context.files.first { $0.path == "app/windows.c" }?.isExternal == false)
  }

  @Test(arguments: ["build", "out", ".build", "cmake-build-debug"])
  func isFoundInBuildFolders(_ folder: String) throws {
    let fixture = try Fixture("//- a.c")
    try fixture.write("\(folder)/compile_commands.json", database(entry("../a.c", "-DX -I.", directory: fixture.root + "/" + folder)))
    #expect(try fixture.project().unit("a.c").arguments == ["-DX", "-I\(fixture.root)/\(folder)"])
  }

  @Test func isFoundUpwardToTheRepository() throws {
    let fixture = try fixture("//- src/a.c\n//- compile_commands.json\n" + database(entry("src/a.c", "-DX"), entry("lib/gone.c", "-DY")))
    let project = try fixture.project(at: ["src"])
    #expect(try project.unit("a.c").arguments == ["-DX"])
    try fixture.write("src/.git/HEAD", "")
    #expect(try fixture.project(at: ["src"]).unit("a.c").arguments == [])
  }

  @Test func canBeNamed() throws {
    let fixture = try fixture("//- a.c\n//- other/db.json\n" + database(entry("a.c", "-DX")))
    #expect(try fixture.project(at: [""], ProjectOptions(compileCommands: fixture.root + "/other/db.json")).unit("a.c").arguments == ["-DX"])
  }

  @Test func takesArgumentsAndRelativeDirectories() throws {
    let fixture = try Fixture("//- src/a.c\n//- compile_commands.json\n[{\"directory\": \"src\", \"file\": \"a.c\", \"arguments\": [\"cc\", \"-DA=b c\", \"-I.\", \"a.c\"]}]")
    #expect(try fixture.project().unit("src/a.c").arguments == ["-DA=b c", "-I\(fixture.root)/src"])
  }

  @Test func theFirstEntryOfAFileCounts() throws {
    let fixture = try fixture("//- a.c\n//- compile_commands.json\n" + database(entry("a.c", "-DFIRST"), entry("./a.c", "-DSECOND")))
    #expect(try fixture.project().unit("a.c").arguments == ["-DFIRST"])
  }

  @Test func otherFilesTakeTheNearestFlagsOfTheirLanguage() throws {
    let fixture = try fixture(
      """
      //- a/x.c
      //- a/y.c
      //- a/b/z.c
      //- a/w.cc
      //- c/v.cc
      //- a/h.h
      //- o.m
      //- compile_commands.json

      """ + database(entry("a/x.c", "-DAX -std=c11"), entry("c/v.cc", "-DCV -std=c++17")))
    let project = try fixture.project()
    #expect(
      project.units.map { "\($0.path) \($0.arguments.joined(separator: " "))" } == [
        "a/b/z.c -DAX -std=c11", "a/h.h -DAX -std=c11", "a/w.cc -DCV -std=c++17", "a/x.c -DAX -std=c11", "a/y.c -DAX -std=c11",
        "c/v.cc -DCV -std=c++17", "o.m -DAX",
      ])
  }

  @Test func includeFoldersAreSearchedInOrder() throws {
    let fixture = try fixture(
      """
      //- src/x.c
      #include "h.h"
      #include <h.h>
      #include <string.h>
      #include "far.h"
      //- one/h.h
      //- two/h.h
      //- two/string.h
      //- quote/h.h
      //- else/far.h
      //- compile_commands.json

      """ + database(entry("src/x.c", "-Itwo -Ione -iquote quote")))
    let project = try fixture.project()
    #expect(project.resolved(in: "src/x.c") == ["h.h -> quote/h.h", "h.h -> two/h.h", "string.h -> two/string.h", "far.h -> else/far.h"])
    #expect(try project.unit("src/x.c").forwards == [HeaderForward(spelling: "far.h", path: "else/far.h")])
  }

  @Test func foldersOutsideTheRootAreThePlatforms() throws {
    let library = try Fixture("//- zlib.h")
    let fixture = try fixture("//- x.c\n#include <zlib.h>\n//- deps/zlib.h\n//- compile_commands.json\n" + database(entry("x.c", "-I\(library.root) -Ideps")))
    #expect(try fixture.project().resolved("x.c") == nil)
  }

  @Test func forcedIncludesBelongToTheUnit() throws {
    let fixture = try fixture("//- x.m\n//- P.pch\n#define P\n//- cfg/c.h\nint c;\n//- compile_commands.json\n" + database(entry("x.m", "-include cfg/c.h")))
    let unit = try fixture.project().unit("x.m")
    #expect(unit.arguments == ["-include", fixture.root + "/cfg/c.h"])
    #expect(unit.headers == ["cfg/c.h"])
    #expect(unit.prefixHeader == nil)
  }

  @Test func countsUnusableEntriesInOneProblem() throws {
    let fixture = try fixture(
      "//- a.c\n//- compile_commands.json\n"
        + database(entry("a.c", ""), entry("gone.c", ""), entry("/etc/hosts.c", ""), "{\"file\": 1}", "{\"file\": \"a.c\", \"arguments\": [\"a\\u0000b\"]}", "7"))
    #expect(
      try fixture.project().problems == [
        Problem(
          .project, "compile_commands.json",
          "entries left out: 1 of files that do not exist, 1 of files outside the folder analysed, "
            + "3 without a usable 'file' and 'command' or 'arguments'; generate the database again")
      ])
  }

  @Test func saysWhenSomethingThatMattersWasDropped() throws {
    let fixture = try fixture("//- a.c\n//- compile_commands.json\n" + database(entry("a.c", "@flags.rsp -Wall")))
    #expect(
      try fixture.project().problems.map(\.message) == [
        "flags that can change what the code means are not supported and were left out: '@file' (1)"
      ])
  }

  @Test(arguments: ["", "[", "{}", "[{\"a\":", "\"x\"", "[1, 2", String(repeating: "[", count: 100_000)])
  func brokenOnesAreAProblem(_ text: String) throws {
    let fixture = try Fixture("//- a.c\n//- compile_commands.json\n" + text)
    let project = try fixture.project()
    #expect(project.unitPaths == ["a.c"])
    #expect(project.problems.map(\.path) == ["compile_commands.json"])
  }

  @Test func ofAnotherProjectIsIgnored() throws {
    let fixture = try fixture("//- src/a.c\n//- compile_commands.json\n" + database(entry("lib/gone.c", "-DY")))
    let project = try fixture.project(at: ["src"])
    #expect(project.problems.isEmpty)
    #expect(try project.unit("a.c").arguments == [])
  }
}

struct LinkedDatabaseTests {
  @Test func foldersBehindASymbolicLinkAreTheProjects() throws {
    let fixture = try Fixture("//- src/a.c\n#include \"b.h\"\n//- headers/b.h\nint b;\n//- other/b.h\nint b;")
    let link = fixture.root + "-link"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: fixture.root)
    defer { try? FileManager.default.removeItem(atPath: link) }
    try fixture.write("compile_commands.json", #"[{"directory": "\#(link)/src", "file": "\#(link)/src/a.c", "command": "cc -I../headers -c a.c"}]"#)
    let project = try fixture.project()
    #expect(try project.unit("src/a.c").arguments == ["-I\(fixture.root)/headers"])
    #expect(project.imports.map(\.resolved) == ["headers/b.h"])
  }
}
