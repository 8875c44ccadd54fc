import Driver
import Foundation
import Testing
import TestSupport

/// Files that are made to stop a run: each costs itself at most.
@Suite struct HostileFilesTests {
  @Test("brackets on which SwiftParser doubles its time with each cost their file", arguments: ["[", "[(", "@[", "(@", "x<[", "[@a "])
  func brackets(piece: String) throws {
    let report = try report(of: "//- bad.swift\n// one\nlet x = \(String(repeating: piece, count: 60))\n//- good.swift\nclass Good {}")
    #expect(report.problems.map { "\($0.path): \($0.message)" } == ["bad.swift: line 2 opens more brackets in a row than the parser can take; the file was not read"])
    #expect(report.coverage.filesFailed == 1)
    #expect(report.graph.entities.contains { $0.name == "Good" })
  }

  @Test("brackets in strings and comments, and those that people write, are no reason")
  func honestBrackets() throws {
    let report = try report(
      of: """
        //- a.swift
        // [[[[[[[[[[[[[[[[[[[[
        /* [[[[[[[[[[ /* [[[[[[[[[[ */ [[[[[[[[[[ */
        let a = "[[[[[[[[[[[[[[[[[[[["
        let b = #"[[[[[[[["[[[[[[[[[[[["#
        let c = \"\"\"
          [[[[[[[[[[ " [[[[[[[[[[[
          \"\"\"
        let d: [[[[Int]]]] = [[[[1, 2], [3]]], [[[4]]]]
        let e = ["a": ["b": ["c": ["d": ["e": ["f": ["g": ["h": ["i": ["j": ["k": ["l": ["m": ["n": []]]]]]]]]]]]]]]
        func f(@a _ x: [Int], @b _ y: [[String: [Int]]]) { g([h([i([j([k([x[0]])])])])]) }
        """)
    #expect(report.problems == [])
    #expect(report.coverage.filesFailed == 0)
  }

  @Test("pipes and devices in the place of headers and sources are not opened")
  func pipes() throws {
    try Fixture("//- a.c\n#include \"pipe.h\"\n#include \"./zero.h\"\n#include \"/dev/stdin\"\nint a;\n//- b.c\nint b;").inFolder { folder in
      #expect(mkfifo(folder + "/pipe.h", 0o644) == 0)
      #expect(mkfifo(folder + "/c.c", 0o644) == 0)
      #expect(mkfifo(folder + "/d.swift", 0o644) == 0)
      #expect(symlink("/dev/zero", folder + "/zero.h") == 0)
      let start = Date()
      let report = try analyze(Request([folder], workers: .processes(executable: Tool.executable, count: 2)))
      #expect(-start.timeIntervalSinceNow < 20)
      #expect(report.problems.map { "\($0.path): \($0.message)" } == ["c.c", "d.swift", "pipe.h", "zero.h"].map { "\($0): the file is not a regular file" })
      #expect(report.coverage.filesParsed == 2)
    }
  }

  @Test("a pipe outside of the project stops a unit for some seconds, and no longer")
  func pipeOutside() throws {
    try Fixture("//- pipes/other.txt\n//- project/a.c\n#include \"../pipes/pipe.h\"\nint a;\n//- project/b.c\nint b;").inFolder { folder in
      try FileManager.default.createDirectory(atPath: folder + "/pipes", withIntermediateDirectories: true)
      #expect(mkfifo(folder + "/pipes/pipe.h", 0o644) == 0)
      let report = try analyze(Request([folder + "/project"], workers: .processes(executable: Tool.executable, count: 2)))
      #expect(report.problems.map { "\($0.path) \($0.kind)" } == ["a.c timedOut"])
      #expect(report.coverage.filesFailed == 1)
    }
  }

  @Test("libclang 14 does not change what relative paths mean")
  func workingFolder() throws {
    let library = "/usr/lib/llvm-14/lib/libclang.so.1"
    guard FileManager.default.fileExists(atPath: library) else { return }
    let units = Fixture((1...5).map { "//- a\($0).m\n#import <UIKit/UIKit.h>\n@interface A\($0) : UIView\n@end" }.joined(separator: "\n"))
    try units.inFolder { folder in
      let run = try Tool.run(["lint", "--no-cache", "--format", "json", "--output", "out.json", "."], in: folder, environment: ["LIBCLANG_PATH": library])
      #expect(run.status == 0, "\(run.errors)")
      #expect(FileManager.default.fileExists(atPath: folder + "/out.json"))
    }
  }
}
