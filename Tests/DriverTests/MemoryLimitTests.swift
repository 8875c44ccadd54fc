import Analysis
import Facts
import Foundation
import Testing
import TestSupport

@testable import Driver

/// `--max-memory`: how much memory a run with all its processes may take.
@Suite struct MemoryLimitTests {
  private static let source = Fixture("//- a.c\nint a;\n//- b.swift\nclass B {}\n//- c.c\nint c;")

  @Test("what was read by then is reported as a part")
  func part() throws {
    let report = try Self.report(allowsPart: true)
    #expect(report.isPartial)
    #expect(report.problems == [Problem(.stopped, ".", "reading stopped, as the 8 MB of '--max-memory' say, with 2 of 3 sources unread")])
    #expect(report.coverage.filesParsed == 1)
    #expect(report.coverage.filesFailed == 2)
  }

  @Test("what needs all of it refuses a part")
  func whole() {
    #expect(throws: DriverError.self) { try Self.report(allowsPart: false) }
  }

  @Test("programs count as well as the process itself")
  func programs() throws {
    let limit = MemoryLimit(bytes: 100, used: { 40 }, usedByPrograms: { [7: 30, 8: 31] })
    #expect(!limit.isOver)
    try limit.reading { () throws(DriverError) in #expect(limit.isOver) }
    #expect(limit.isOver)
    // A program that takes more than half is ended, and counts no more.
    let ending = MemoryLimit(bytes: 100, used: { 40 }, usedByPrograms: { [7: 30, 8: 51] })
    try ending.reading { () throws(DriverError) in #expect(!ending.isOver) }
    let half = MemoryLimit(bytes: 100, used: { 51 })
    try half.reading { () throws(DriverError) in #expect(half.isOver) }
  }

  @Test("a file for which the parser takes more than half costs itself")
  func greedy() throws {
    let more = (1...8).map { "#define A\($0) \(String(repeating: "A\($0 - 1) ", count: 8))" }.joined(separator: "\n")
    try Fixture("//- good.c\nstruct Good { int x; };\n//- greedy.c\n#define A0 1,\n\(more)\nint a[] = { A8 };").inFolder { folder in
      let result = try Tool.run(["lint", "--no-cache", "--workers", "1", "--max-memory", "600M", "."], in: folder)
      #expect(result.status == 0)
      #expect(result.errors.contains("problem: greedy.c: the parser took more than half of the 600 MB of '--max-memory', with and without"), "\(result.errors)")
      #expect(result.errors.contains("1 of 2 files parsed"), "\(result.errors)")
    }
  }

  @Test("a run for which it is too little ends with an error")
  func tooLittle() throws {
    try Self.source.inFolder { folder in
      let result = try Tool.run(["lint", "--no-cache", "--max-memory", "1M", "--format", "json", "--output", "out.json", "."], in: folder)
      #expect(result.status == 2)
      #expect(result.errors.contains("error: "), "\(result.errors)")
      #expect(!FileManager.default.fileExists(atPath: folder + "/out.json"))
    }
  }

  @Test("a run that takes less says nothing of it", arguments: ["4G", "4gb", "3000M"])
  func enough(size: String) throws {
    let result = try Self.source.inFolder { try Tool.run(["lint", "--no-cache", "--max-memory", size, "."], in: $0) }
    #expect(result.status == 0)
    #expect(!result.errors.contains("max-memory"), "\(result.errors)")
  }

  @Test("what is no size is an error that says what is one", arguments: ["0M", "-1G", "4", "G", "1.5G", "4K", "99999999999T", ""])
  func noSize(size: String) throws {
    let result = try Tool.run(["lint", "--max-memory=\(size)", "."])
    #expect(result.status == 2)
    #expect(result.errors.contains("as '800M' or '4G'"), "\(result.errors)")
  }

  /// The limit is reached as soon as one unit is read.
  private static func report(allowsPart: Bool) throws -> Report {
    let used = Used()
    return try source.inFolder { folder in
      var request = Request([folder], workers: .inProcess)
      request.limit = ReadingLimit(seconds: nil, memory: MemoryLimit(bytes: 8 << 20, used: { used.bytes }))
      request.limit?.allowsPart = allowsPart
      request.progress = { _, _ in used.bytes = 5 << 20 }
      return try analyze(request)
    }
  }

  private final class Used: @unchecked Sendable {
    var bytes = 1 << 20
  }
}
