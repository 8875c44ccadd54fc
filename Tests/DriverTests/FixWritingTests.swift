import Driver
import Foundation
import Testing
import TestSupport

/// What `lint --fix` writes, byte for byte, and where it writes nothing.
@Suite struct FixWritingTests {
  private static let cycle = """
    //- p/log.h
    void log_line(const char *text);
    //- p/log.c
    #include "log.h"
    #include "config.h"
    void log_line(const char *text) { if (config_level() > 0 && text) { return; } }
    //- p/config.h
    int config_level(void);
    //- p/config.c
    #include "config.h"
    #include "log.h"
    int config_level(void) { return 1; }
    """
  private static let unused = "#include \"config.h\"\n#include \"log.h\"\nint config_level(void) { return 1; }\n"
  private static let mended = "#include \"config.h\"\nint config_level(void) { return 1; }\n"

  private func bytes(_ path: String) throws -> [UInt8] { [UInt8](try Data(contentsOf: URL(fileURLWithPath: path))) }

  private func put(_ text: [UInt8], at path: String) throws { try Data(text).write(to: URL(fileURLWithPath: path)) }

  /// Files beside the sources: drafts that were left.
  private func drafts(in folder: String) throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".tmp") } }

  @Test(
    "line ends, a missing end of the last line, marks of the encoding and bytes that are no UTF-8 stay",
    arguments: [
      (Array(unused.replacing("\n", with: "\r\n").utf8), Array(mended.replacing("\n", with: "\r\n").utf8)),
      (Array(unused.utf8.dropLast()), Array(mended.utf8.dropLast())),
      (Array("#include \"config.h\"\nint config_level(void) { return 1; }\n#include \"log.h\"".utf8), Array(mended.utf8)),
      ([0xEF, 0xBB, 0xBF] + Array(unused.utf8), [0xEF, 0xBB, 0xBF] + Array(mended.utf8)),
      (Array(unused.utf8) + Array("// caf".utf8) + [0xE9, 0x0A], Array(mended.utf8) + Array("// caf".utf8) + [0xE9, 0x0A]),
    ] as [([UInt8], [UInt8])]) func keepsTheRest(before: [UInt8], after: [UInt8]) throws
  {
    try Fixture(Self.cycle).inFolder { folder in
      try put(before, at: folder + "/p/config.c")
      let result = try Tool.run(["lint", "--no-cache", "--fix", "p"], in: folder)
      #expect(result.status == 0 && result.output.isEmpty, "\(result)")
      #expect(result.errors.contains("1 finding fixed in 1 file\n"))
      #expect(try bytes(folder + "/p/config.c") == after)
      #expect(try drafts(in: folder + "/p").isEmpty)
    }
  }

  @Test("Swift keeps its line ends, too") func swiftLineEnds() throws {
    let source =
      "final class Button { var onTap: (() -> Void)? }\nfinal class Screen: UIViewController {\n  let button = Button()\n  func bind() {\n    button.onTap = {\n      self.load()\n      self.load()\n    }\n  }\n  func load() {}\n}"
    let after = source.replacing("onTap = {\n", with: "onTap = { [weak self] in\n      guard let self else { return }\n")
    try Fixture("//- p/Screen.swift\nx").inFolder { folder in
      try put(Array(source.replacing("\n", with: "\r\n").utf8), at: folder + "/p/Screen.swift")
      let result = try Tool.run(["lint", "--no-cache", "--fix", "p"], in: folder)
      #expect(result.errors.contains("1 finding fixed in 1 file\n"), "\(result)")
      #expect(try bytes(folder + "/p/Screen.swift") == Array(after.replacing("\n", with: "\r\n").utf8))
    }
  }

  @Test("a dry run writes a patch and nothing else, and git makes of it what '--fix' makes") func dryRun() throws {
    try Fixture(Self.cycle).inFolder { folder in
      let patch = try Tool.run(["lint", "--no-cache", "--fix", "--dry-run", "p"], in: folder)
      #expect(patch.status == 0)
      #expect(patch.output == "--- a/config.c\n+++ b/config.c\n@@ -1,3 +1,2 @@\n #include \"config.h\"\n-#include \"log.h\"\n int config_level(void) { return 1; }\n")
      #expect(patch.errors.contains("1 finding would be fixed in 1 file\n"), "\(patch.errors)")
      #expect(try bytes(folder + "/p/config.c") == Array(Self.unused.utf8))
      try put(Array(patch.output.utf8), at: folder + "/change.patch")
      let git = try Tool.shell("cd p && git init -q . && git apply ../change.patch", in: folder)
      #expect(git.status == 0, "\(git.errors)")
      #expect(try bytes(folder + "/p/config.c") == Array(Self.mended.utf8))
    }
  }

  @Test("git takes patches of a file without a final newline, with other line ends and with a hostile name", arguments: ["a b", "\"quoted\"", "café", "tab\tby"]) func patches(name: String) throws {
    for text in [Self.unused.replacing("\n", with: "\r\n"), String(Self.unused.dropLast()), Self.unused] {
      try Fixture(Self.cycle.replacing("//- p/", with: "//- p/\(name)/")).inFolder { folder in
        let file = "\(folder)/p/\(name)/config.c"
        try put(Array(text.utf8), at: file)
        let patch = try Tool.run(["lint", "--no-cache", "--fix", "--dry-run", "-o", "../change.patch", "."], in: folder + "/p")
        #expect(patch.errors.contains("1 finding would be fixed"), "\(patch)")
        let git = try Tool.shell("git init -q . && git -c core.autocrlf=false apply ../change.patch", in: folder + "/p")
        #expect(git.status == 0, "\(git.errors)")
        #expect(try bytes(file) == Array(text.replacing("#include \"log.h\"\r\n", with: "").replacing("#include \"log.h\"\n", with: "").utf8))
      }
    }
  }

  @Test("a read-only file stays, and it is said") func readOnly() throws {
    try Fixture(Self.cycle).inFolder { folder in
      try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: folder + "/p/config.c")
      let result = try Tool.run(["lint", "--no-cache", "--fix", "p"], in: folder)
      #expect(result.status == 1)
      #expect(result.errors.contains("not fixed: config.c:2:1: import-cycle: 'config.c' can't be written: it is read-only"), "\(result.errors)")
      #expect(result.errors.contains("0 findings fixed in 0 files"))
      #expect(try bytes(folder + "/p/config.c") == Array(Self.unused.utf8))
    }
  }

  @Test("the permissions of a file stay") func permissions() throws {
    try Fixture(Self.cycle).inFolder { folder in
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder + "/p/config.c")
      #expect(try Tool.run(["lint", "--no-cache", "--fix", "p"], in: folder).status == 0)
      #expect(try FileManager.default.attributesOfItem(atPath: folder + "/p/config.c")[.posixPermissions] as? Int == 0o755)
    }
  }

  @Test("a file behind a link that leads out of the project is never written") func linkedOut() throws {
    try Fixture(Self.cycle + "\n//- outside/kept.txt\nhere").inFolder { folder in
      try FileManager.default.moveItem(atPath: folder + "/p/config.c", toPath: folder + "/outside/config.c")
      try FileManager.default.createSymbolicLink(atPath: folder + "/p/config.c", withDestinationPath: "../outside/config.c")
      _ = try Tool.run(["lint", "--no-cache", "--fix", "p"], in: folder)
      #expect(try bytes(folder + "/outside/config.c") == Array(Self.unused.utf8))
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder + "/outside").sorted() == ["config.c", "kept.txt"])
    }
  }

  @Test("a change is written only where the file says what it said, where it lies in the folder, and whole") func changes() throws {
    try Fixture("//- p/a.c\nint a;\n//- outside/b.c\nint b;").inFolder { folder in
      let root = folder + "/p"
      #expect(FileChange("a.c", from: Array("int a".utf8), to: []).write(in: root) == "changed since it was read")
      #expect(FileChange("gone.c", from: [], to: [65]).write(in: root) == "is not there any more")
      for path in ["../outside/b.c", folder + "/outside/b.c"] {
        #expect(FileChange(path, from: Array("int b;\n".utf8), to: []).write(in: root) == "lies outside of the project, or behind a link that leads out of it")
      }
      try FileManager.default.createSymbolicLink(atPath: root + "/out", withDestinationPath: "../outside")
      #expect(FileChange("out/b.c", from: Array("int b;\n".utf8), to: []).write(in: root) != nil)
      #expect(FileChange("out/new.c", from: [], to: [65]).write(in: root) != nil)
      #expect(try bytes(folder + "/outside/b.c") == Array("int b;\n".utf8))
      try FileManager.default.createSymbolicLink(atPath: root + "/same.c", withDestinationPath: "a.c")
      #expect(FileChange("same.c", from: Array("int a;\n".utf8), to: Array("int c;\n".utf8)).write(in: root) == nil)
      #expect(try bytes(root + "/a.c") == Array("int c;\n".utf8))
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: root + "/same.c") == "a.c")
      #expect(try drafts(in: root).isEmpty)
    }
  }

  @Test("what does not hold when it is read again is taken back") func takenBack() throws {
    // The compiler makes no weak references to some classes.
    try Fixture(
      """
      //- p/Album.h
      #import <Foundation/Foundation.h>
      @class PSAlbum;
      @interface PSPhoto : NSObject
      @property (nonatomic, retain) PSAlbum *album;
      @end
      __attribute__((objc_arc_weak_reference_unavailable))
      @interface PSAlbum : NSObject
      @property (nonatomic, copy) NSMutableArray<PSPhoto *> *photos;
      @end
      //- p/Album.m
      #import "Album.h"
      @implementation PSPhoto
      @end
      @implementation PSAlbum
      - (void)addPhoto {
        PSPhoto *photo = [[PSPhoto alloc] init];
        photo.album = self;
        [self.photos addObject:photo];
      }
      @end
      //- p/log.h
      void log_line(const char *text);
      //- p/log.c
      #include "log.h"
      #include "config.h"
      void log_line(const char *text) { if (config_level() > 0 && text) { return; } }
      //- p/config.h
      int config_level(void);
      //- p/config.c
      #include "config.h"
      #include "log.h"
      int config_level(void) { return 1; }
      """
    ).inFolder { folder in
      let before = try bytes(folder + "/p/Album.h")
      let result = try Tool.run(["lint", "--no-cache", "--fix", "p"], in: folder)
      #expect(result.errors.contains("not fixed: Album.h:4"), "\(result.errors)")
      #expect(result.errors.contains("is understood no more: parse-error"), "\(result.errors)")
      #expect(result.errors.contains("1 finding fixed in 1 file\n"), "\(result.errors)")
      #expect(result.status == 1)
      #expect(try bytes(folder + "/p/Album.h") == before)
      #expect(try bytes(folder + "/p/config.c") == Array(Self.mended.utf8))
    }
  }

  @Test("who interrupts it before what it wrote was read again finds the sources as they were", arguments: [SIGINT, SIGTERM]) func interrupted(number: Int32) throws {
    let others = (1...60).map { "//- p/other\($0).c\n#include \"config.h\"\nint other\($0)(void) { return config_level(); }" }.joined(separator: "\n")
    // Who runs the tests in the background may have it ignored, and that is handed on.
    signal(number, SIG_DFL)
    try Fixture(Self.cycle + "\n" + others).inFolder { folder in
      let path = folder + "/p/config.c"
      let before = try bytes(path)
      let process = Process()
      process.executableURL = URL(fileURLWithPath: Tool.executable)
      process.arguments = ["lint", "--no-cache", "--workers", "1", "--fix", "p"]
      process.currentDirectoryURL = URL(fileURLWithPath: folder)
      (process.standardOutput, process.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice)
      try process.run()
      while process.isRunning, try bytes(path) == before { usleep(2_000) }
      #expect(try bytes(path) != before)
      kill(process.processIdentifier, number)
      process.waitUntilExit()
      #expect(process.terminationReason == .uncaughtSignal)
      #expect(try bytes(path) == before)
      #expect(try drafts(in: folder + "/p").isEmpty)
    }
  }

  @Test(
    "flags that make no sense together are refused",
    arguments: [
      ["--dry-run"], ["--fix", "--watch"], ["--fix", "--quick"], ["--fix", "--dry-run", "--format", "json"],
    ]) func flags(arguments: [String]) throws
  {
    try Fixture(Self.cycle).inFolder { folder in
      let result = try Tool.run(["lint", "--no-cache"] + arguments + ["p"], in: folder)
      #expect(result.status == 64 || result.status == 2, "\(result)")
      #expect(try bytes(folder + "/p/config.c") == Array(Self.unused.utf8))
    }
  }
}
