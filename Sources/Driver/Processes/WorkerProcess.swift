import Facts
import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// One child process that parses, and can die without harm.
final class WorkerProcess {
  private let process = Process()
  private let frames: Frames
  private let requests = Pipe()
  private let answers = Pipe()
  /// Whether it was given up because it waited for something that does not come, such as what somebody writes into a pipe.
  private(set) var isWaiting = false
  /// How long one may do nothing at all, while no disk keeps it from it.
  private static let longestSleep = 10.0
  /// Asking how a process ended that never ran ends ours.
  private var isStarted = false

  /// The system's name for it.
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
      // The child has its own copies of these ends; while ours are open, its death would not be seen.
      try requests.fileHandleForReading.close()
      try answers.fileHandleForWriting.close()
    } catch {
      throw NotStarted(reason: "\(error)")
    }
    // One that has died already is noticed by the first unit it is asked for.
    try? frames.send(context)
    try? frames.send(Array((precompiled ?? "").utf8))
  }

  deinit { stop() }

  /// What the worker makes of a unit in at most `seconds` of its processor's time: how busy the machine is must not change what is found. One that
  /// waits for something else is given ten times as long, and none any longer than `limit` says.
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

  /// What the process has used so far; nil where the system does not tell, or the process is gone.
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

  /// Whether all its threads sleep: none runs, wants to run, or waits for a disk. False where the system does not tell.
  private var isAsleep: Bool {
    #if canImport(Darwin)
    return false
    #else
    let folder = "/proc/\(process.processIdentifier)/task"
    guard let threads = try? FileManager.default.contentsOfDirectory(atPath: folder), !threads.isEmpty else { return false }
    return threads.allSatisfy { thread in
      // The state stands behind the name, which is in brackets.
      guard let line = fileBytes(ofSystem: "\(folder)/\(thread)/stat"), let end = line.lastIndex(of: UInt8(ascii: ")")) else { return false }
      return end + 2 < line.count && line[end + 2] == UInt8(ascii: "S")
    }
    #endif
  }

  /// Ends the process, after `patience` seconds in which it may end by itself. Returns how it ended: "signal 11", "status 2".
  /// One whose pipe is closed is dying; killed before the system has told how, it would seem to have died of us.
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

  /// Nothing of the caller's environment changes what the parser sees, but for where libclang is and where programs are.
  private static let environment: [String: String] = {
    let wanted = ["LIBCLANG_PATH", "PATH", "HOME", "TMPDIR", "LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH"]
    return ProcessInfo.processInfo.environment.filter { wanted.contains($0.key) }
  }()
}

/// The hidden command by which the executable serves as a worker.
package let workerCommand = "__worker"
