import Foundation

/// The memory limit of a run: for this process and the programs that it started, together.
///
/// While reading, this process may use half of it, since the graph made of the facts needs about as much again; each program may use half of it, too. A program that
/// uses more is ended, at the cost of the file it parses. When all is used, reading stops. When it is exceeded outside of reading, the run ends.
package final class MemoryLimit: @unchecked Sendable {
  package let bytes: Int
  private let used: @Sendable () -> Int
  private let usedByPrograms: @Sendable () -> [Int32: Int]

  private let lock = NSLock()
  // Under the lock.
  private var isReached = false
  private var isReading = false
  private var ended: Set<Int32> = []

  /// Throws if the system does not tell how much memory processes use.
  package convenience init(bytes: Int) throws(DriverError) {
    guard memory(of: getpid()) != nil else { throw DriverError("the system does not tell how much memory a process takes, so '--max-memory' can't be kept") }
    self.init(bytes: bytes, used: { memory(of: getpid()) ?? 0 }, usedByPrograms: { Leftovers.memoryOfPrograms() })
  }

  init(bytes: Int, used: @escaping @Sendable () -> Int, usedByPrograms: @escaping @Sendable () -> [Int32: Int] = { [:] }) {
    self.bytes = bytes
    self.used = used
    self.usedByPrograms = usedByPrograms
  }

  /// As a person would write it: `500 MB`.
  var words: String {
    let (gigabyte, megabyte) = (1 << 30, 1 << 20)
    return bytes % gigabyte == 0 ? "\(bytes / gigabyte) GB" : "\(bytes / megabyte) MB"
  }

  /// Whether reading has to stop. It stays true: stopping frees memory.
  var isOver: Bool { lock.withLock { isReached || find().isOver } }

  func reading<Value>(_ body: () throws(DriverError) -> Value) throws(DriverError) -> Value {
    lock.withLock { isReading = true }
    defer { lock.withLock { isReading = false } }
    return try body()
  }

  /// Whether a program was ended because it alone used too much.
  func hasEnded(_ program: Int32) -> Bool { lock.withLock { ended.contains(program) } }

  /// Checks the memory regularly, as long as the limit exists. If nothing else helps, calls `tell` and ends the process.
  package func watch(_ tell: @escaping @Sendable (String) -> Void) {
    Thread.detachNewThread { [weak self] in
      while true {
        do {
          guard let self else { return }
          guard self.enforce() else { Leftovers.end(status: 2) { tell(self.excess) } }
        }
        usleep(20_000)
      }
    }
  }

  private var excess: String { "the run takes more than the \(words) of '--max-memory' besides reading; allow more, or pass a part of the project" }

  /// False if only the end of the process helps.
  private func enforce() -> Bool {
    lock.withLock {
      let found = find()
      guard isReading, found.used <= bytes else { return found.total <= bytes }
      ended.formUnion(Leftovers.end { isReached || found.tooLarge.contains($0) })
      return true
    }
  }

  /// The current use.
  private func find() -> (isOver: Bool, used: Int, total: Int, tooLarge: Set<Int32>) {
    let (used, programs) = (used(), usedByPrograms())
    let tooLarge = programs.filter { $0.value > bytes / 2 }
    let total = used + programs.values.reduce(0, +)
    // Programs that use too much are about to be ended, so they don't count.
    if isReading { isReached = isReached || used > bytes / 2 || total - tooLarge.values.reduce(0, +) > bytes }
    return (isReached, used, total, Set(tooLarge.keys))
  }
}
