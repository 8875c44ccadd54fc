import Driver
import Foundation
import Testing
import TestSupport

/// What is left of a run that is ended from outside: no process, no folder, no half-written file.
@Suite(.serialized) struct InterruptionTests {
  /// Units that keep libclang busy for longer than any of this takes.
  private static let slow = Fixture((1...4).map { "//- a\($0).c\nint a\(String(repeating: "[1]", count: 100_000));" }.joined(separator: "\n"))

  @Test("an interrupted run ends its workers, removes what it wrote, and ends by the same signal", arguments: [SIGINT, SIGTERM, SIGHUP])
  func signals(number: Int32) throws {
    try Run.of(Self.slow) { run in
      kill(run.process.processIdentifier, number)
      run.process.waitUntilExit()
      #expect(run.process.terminationReason == .uncaughtSignal)
      #expect(run.process.terminationStatus == number)
      #expect(run.workersLeft(within: 2) == [])
      #expect(run.filesLeft == [])
    }
  }

  @Test("the workers of a run that is killed end by themselves, and the next run removes what it left")
  func killed() throws {
    try Run.of(Self.slow) { run in
      kill(run.process.processIdentifier, SIGKILL)
      run.process.waitUntilExit()
      #expect(run.workersLeft(within: 2) == [])
      #expect(run.filesLeft.count == 1)
      let status = try Self.statusOfAnother(besides: run)
      #expect(status == 0)
      #expect(run.filesLeft == [])
    }
  }

  @Test("a run leaves the folder of another alone that still goes on")
  func sideBySide() throws {
    try Run.of(Self.slow) { run in
      let before = run.filesLeft
      #expect(before.count == 1)
      let status = try Self.statusOfAnother(besides: run)
      #expect(status == 0)
      #expect(run.filesLeft == before)
    }
  }

  @Test("a run that reads nothing anew removes as well what a killed one left, in the folder for temporary files and beside its output")
  func leftByKilled() throws {
    try Fixture("int a;", defaultFile: "a.c").inFolder { folder in
      let (temporary, drafts) = (folder + "/temporary", (1...3).map { "out.json.\(UUID().uuidString).tmp\($0 == 3 ? ".txt" : "")" })
      try FileManager.default.createDirectory(atPath: temporary, withIntermediateDirectories: true)
      func run() throws -> Int32 { try Tool.run(["lint", "--quiet", "--output", "out.json", "a.c"], in: folder, environment: ["TMPDIR": temporary]).status }
      #expect(try run() == 0)
      try FileManager.default.createDirectory(atPath: temporary + "/arborist-run-killed/part", withIntermediateDirectories: true)
      for draft in [drafts[0], drafts[2]] { #expect(FileManager.default.createFile(atPath: folder + "/" + draft, contents: Data("{".utf8))) }
      let living = try #require(LivingFiles.create(folder + "/" + drafts[1]))
      defer { close(living) }
      #expect(try run() == 0)
      #expect(try FileManager.default.contentsOfDirectory(atPath: temporary) == [])
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasPrefix("out.json.") }.sorted() == drafts[1...].sorted())
    }
  }

  private static func statusOfAnother(besides run: Run) throws -> Int32 {
    let quick = Fixture((1...4).map { "//- b\($0).c\nint b\($0);" }.joined(separator: "\n"))
    return try quick.inFolder { try Tool.run(["lint", "--no-cache", $0], environment: ["TMPDIR": run.temporary]).status }
  }

  @Test("what is ignored from the start, as under 'nohup', stays ignored")
  func ignored() throws {
    let previous = signal(SIGHUP, SIG_IGN)
    defer { signal(SIGHUP, previous) }
    try Run.of(Self.slow) { run in
      kill(run.process.processIdentifier, SIGHUP)
      usleep(300_000)
      #expect(run.process.isRunning)
    }
  }
}

/// A run that is in the middle of its parses.
private struct Run {
  let process: Process
  let workers: [Int32]
  let folder: String
  let temporary: String

  static func of(_ fixture: Fixture, _ body: (Run) throws -> Void) throws {
    // Who runs the tests in the background may have these ignored, and that is handed on.
    for number in [SIGINT, SIGTERM] { signal(number, SIG_DFL) }
    try fixture.inFolder { folder in
      let temporary = folder + "/temporary"
      try FileManager.default.createDirectory(atPath: temporary, withIntermediateDirectories: true)
      let process = Process()
      process.executableURL = URL(fileURLWithPath: Tool.executable)
      process.arguments = ["lint", "--no-cache", "--workers", "2", "--output", "out.txt", "."]
      process.currentDirectoryURL = URL(fileURLWithPath: folder)
      process.environment = ProcessInfo.processInfo.environment.merging(["TMPDIR": temporary]) { $1 }
      (process.standardOutput, process.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice)
      try process.run()
      let deadline = Date().addingTimeInterval(60)
      var workers: [Int32] = []
      while workers.count < 2, Date() < deadline {
        usleep(50_000)
        workers = try children(of: process.processIdentifier)
      }
      try #require(workers.count == 2)
      defer {
        if process.isRunning { kill(process.processIdentifier, SIGKILL) }
        for worker in workers where isAlive(worker) { kill(worker, SIGKILL) }
      }
      try body(Run(process: process, workers: workers, folder: folder, temporary: temporary))
    }
  }

  /// The workers that live on after some time.
  func workersLeft(within seconds: Double) -> [Int32] {
    let deadline = Date().addingTimeInterval(seconds)
    while workers.contains(where: Run.isAlive), Date() < deadline { usleep(20_000) }
    return workers.filter(Run.isAlive)
  }

  /// What lies in the folder for temporary files, and in the project besides its sources.
  var filesLeft: [String] {
    let names = [temporary, folder].flatMap { (try? FileManager.default.contentsOfDirectory(atPath: $0)) ?? [] }
    return names.filter { !$0.hasSuffix(".c") && $0 != "temporary" }.sorted()
  }

  private static func children(of parent: Int32) throws -> [Int32] { try ps(["-A", "-o", "pid=,ppid="]).filter { $0.count == 2 && $0[1] == "\(parent)" }.compactMap { Int32($0[0]) } }

  /// One that has ended and that nobody asked how is no process any more.
  private static func isAlive(_ process: Int32) -> Bool {
    let state = (try? ps(["-o", "stat=", "-p", "\(process)"]))?.first?.first
    return state.map { !$0.hasPrefix("Z") } ?? false
  }

  private static func ps(_ arguments: [String]) throws -> [[String]] {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/ps")
    process.arguments = arguments
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return text.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
  }
}
