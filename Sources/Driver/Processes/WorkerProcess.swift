import Facts
import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// A child process that parses, and may crash without harm.
final class WorkerProcess {
  private let process = Process()
  private let frames: Frames
  private let requests = Pipe()
  private let answers = Pipe()
  /// Whether it was given up because it waits for something that never comes, such as data in a pipe.
  private(set) var isWaiting = false
  /// How long a worker may be completely idle without waiting for a disk.
  private static let longestSleep = 10.0
  /// Foundation ends our process if the exit status of a process is read that never ran.
  private var isStarted = false

  /// The process id.
  var id: Int32 { process.processIdentifier }

  struct NotStarted: Error {
    let reason: String
  }

  init(executable: String, context: [UInt8], precompiled: String?) throws(NotStarted) {
    process.executableURL = URL(fileURLWithPath: executable)
    process.arguments = [workerCommand]
    process.environment = WorkerProcess.environment
    process.standardInput = requests
    process.standardOutput = answers
    process.standardError = FileHandle.nullDevice
    frames = Frames(input: answers.fileHandleForReading.fileDescriptor, output: requests.fileHandleForWriting.fileDescriptor)
    do {
      try Leftovers.start(process)
      isStarted = true
      // The child has copies of these ends; its death would not be noticed while ours are open.
      try requests.fileHandleForReading.close()
      try answers.fileHandleForWriting.close()
    } catch {
      throw NotStarted(reason: "\(error)")
    }
    // If the worker is dead already, the first unit will show it.
    try? frames.send(context)
    try? frames.send(Array((precompiled ?? "").utf8))
  }

  deinit { stop() }

  /// The answer for a unit within `seconds` of processor time, so that the load of the machine does not change results. A worker that waits for something else gets ten
  /// times as long. Nothing takes longer than `limit` allows.
  func extract(_ request: WorkerRequest, within seconds: Double, until limit: ReadingLimit?) throws -> WorkerAnswer {
    let start = Date()
    let before = processorSeconds
    try frames.send(request.bytes)
    var idle = (since: start, used: before)
    let secondsLeft = { [self] () -> Double in
      let passed = -start.timeIntervalSinceNow
      if limit?.isOver ?? false { return 0 }
      guard let before, let now = processorSeconds else { return seconds - passed }
      if now - (idle.used ?? before) > 0.001 || !isAsleep { idle = (Date(), now) }
      if -idle.since.timeIntervalSinceNow > Self.longestSleep {
        isWaiting = true
        return 0
      }
      return min(seconds - (now - before), 10 * seconds - passed, 2)
    }
    let extraction = try frames.receive(secondsLeft)
    return WorkerAnswer(extraction: extraction, trace: try frames.receive(secondsLeft))
  }

  /// The processor time used so far; nil if the system does not tell, or the process is gone.
  private var processorSeconds: Double? {
    #if canImport(Darwin)
    return nil
    #else
    var clock = clockid_t()
    var time = timespec()
    guard clock_getcpuclockid(process.processIdentifier, &clock) == 0, clock_gettime(clock, &time) == 0 else { return nil }
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    #endif
  }

  /// Whether all its threads sleep: none is running, runnable, or waiting for a disk. False if the system does not tell.
  private var isAsleep: Bool {
    #if canImport(Darwin)
    return false
    #else
    let folder = "/proc/\(process.processIdentifier)/task"
    guard let threads = try? FileManager.default.contentsOfDirectory(atPath: folder), !threads.isEmpty else { return false }
    return threads.allSatisfy { thread in
      // The state comes after the name, which is in brackets.
      guard let line = fileBytes(ofSystem: "\(folder)/\(thread)/stat"), let end = line.lastIndex(of: UInt8(ascii: ")")) else { return false }
      return end + 2 < line.count && line[end + 2] == UInt8(ascii: "S")
    }
    #endif
  }

  /// Ends the process, after `patience` seconds in which it may exit by itself. Returns how it ended: "signal 11", "status 2". A process with a closed pipe is already
  /// dying; killing it too early would hide the actual cause.
  @discardableResult
  func stop(patience: Double = 0) -> String {
    guard isStarted else { return "never started" }
    try? requests.fileHandleForWriting.close()
    let deadline = Date().addingTimeInterval(patience)
    while process.isRunning, Date() < deadline { usleep(5_000) }
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
    Leftovers.forget(process)
    try? answers.fileHandleForReading.close()
    return process.terminationReason == .uncaughtSignal ? "signal \(process.terminationStatus)" : "status \(process.terminationStatus)"
  }

  /// The caller's environment does not affect the parser, except for the locations of libclang and of programs.
  private static let environment: [String: String] = {
    let wanted = ["LIBCLANG_PATH", "PATH", "HOME", "TMPDIR", "LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH"]
    return ProcessInfo.processInfo.environment.filter { wanted.contains($0.key) }
  }()
}

/// The hidden command that starts the executable as a worker.
package let workerCommand = "__worker"
