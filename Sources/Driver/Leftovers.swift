import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// What must not outlive this process: programs that it started, temporary folders and half-written files, and changes of sources that were not verified yet.
///
/// On Ctrl-C, a hang-up or `kill`, the programs are ended and the files removed; then the process ends by the same signal, so that a shell sees it. A signal that was
/// ignored from the start, as under `nohup`, stays ignored.
package enum Leftovers {
  private static let lock = NSLock()
  // Under the lock.
  nonisolated(unsafe) private static var isWatching = false
  nonisolated(unsafe) private static var programs: [ObjectIdentifier: Process] = [:]
  nonisolated(unsafe) private static var paths: Set<String> = []
  nonisolated(unsafe) private static var originals: [String: [UInt8]] = [:]

  /// Removes a file or folder if the process is interrupted before `forget`.
  package static func note(_ path: String) { change { paths.insert(path) } }

  package static func forget(_ path: String) { change { paths.remove(path) } }

  /// Restores the bytes of a file if the process is interrupted before `forgetOriginals`.
  static func note(_ path: String, wasWritten bytes: [UInt8]) { change { originals[path] = originals[path] ?? bytes } }

  static func forgetOriginals() { change { originals = [:] } }

  /// Starts a program that is ended if this process is interrupted before `forget`.
  static func start(_ program: Process) throws { try change { programs[ObjectIdentifier(program)] = try started(program) } }

  static func forget(_ program: Process) { change { programs[ObjectIdentifier(program)] = nil } }

  /// The memory of the running programs, by process id.
  static func memoryOfPrograms() -> [Int32: Int] {
    lock.withLock {
      Dictionary(programs.values.filter(\.isRunning).compactMap { program in memory(of: program.processIdentifier).map { (program.processIdentifier, $0) } }) { max($0, $1) }
    }
  }

  /// Ends those running programs that are `unwanted`, and returns their ids.
  static func end(_ unwanted: (Int32) -> Bool) -> [Int32] {
    lock.withLock {
      let ended = programs.values.filter { $0.isRunning && unwanted($0.processIdentifier) }.map(\.processIdentifier)
      for program in ended { kill(program, SIGKILL) }
      return ended
    }
  }

  /// Ends this process like a signal does, with nothing left behind.
  package static func end(status: Int32, _ tell: () -> Void) -> Never {
    lock.lock()
    clear()
    tell()
    _exit(status)
  }

  private static func started(_ program: Process) throws -> Process {
    try program.run()
    return program
  }

  /// While the process is ending, this blocks, so that nothing is started or written any more.
  private static func change(_ body: () throws -> Void) rethrows {
    lock.lock()
    defer { lock.unlock() }
    watch()
    try body()
  }

  // MARK: Signals

  private static func watch() {
    guard !isWatching else { return }
    isWatching = true
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let reading = ends[0]
    signalPipe = ends[1]
    for number in [SIGINT, SIGTERM, SIGHUP] {
      // A handler, not a dispatch source: a dispatch source needs the signal to be ignored, and child processes inherit ignored signals.
      let previous = signal(number, noteSignal)
      if isIgnored(previous) { signal(number, SIG_IGN) }
    }
    // A separate thread: those of the queues may all be busy with workers.
    Thread.detachNewThread {
      var number: UInt8 = 0
      while read(reading, &number, 1) != 1 { guard errno == EINTR else { return } }
      lock.lock()
      clear()
      signal(Int32(number), SIG_DFL)
      kill(getpid(), Int32(number))
      while true { pause() }
    }
  }

  private static func clear() {
    for program in programs.values where program.isRunning { kill(program.processIdentifier, SIGKILL) }
    for (path, bytes) in originals { try? Data(bytes).write(to: URL(fileURLWithPath: path)) }
    for path in paths {
      // This process may still be writing into it.
      for _ in 0..<20 {
        try? FileManager.default.removeItem(atPath: path)
        guard access(path, F_OK) == 0 else { break }
        usleep(10_000)
      }
    }
  }

  private static func isIgnored(_ handler: (@convention(c) (Int32) -> Void)?) -> Bool {
    unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}

/// The pipe that passes a signal to the thread that handles it.
nonisolated(unsafe) private var signalPipe: Int32 = -1

/// Does only what is allowed in a signal handler.
private func noteSignal(_ number: Int32) {
  let before = errno
  var byte = UInt8(truncatingIfNeeded: number)
  _ = write(signalPipe, &byte, 1)
  errno = before
}
