import Foundation

/// How much memory a run may take: this process and the programs it started, together.
///
/// This process may take half of it while it reads, since the graph that is made of the facts takes about as much again; a program may take half of it, too.
/// One that takes more is ended, which costs the file it parses. Where all of it is taken, reading stops. Where it is taken and nothing is read, the run ends.
package final class MemoryLimit: @unchecked Sendable {
  package let bytes: Int
  private let used: @Sendable () -> Int
  private let usedByPrograms: @Sendable () -> [Int32: Int]

  private let lock = NSLock()
  // Under the lock.
  private var isReached = false
  private var isReading = false
  private var ended: Set<Int32> = []

  /// Throws where the system does not tell what processes take.
  package convenience init(bytes: Int) throws(DriverError) {
    guard memory(of: getpid()) != nil else { throw DriverError("the system does not tell how much memory a process takes, so '--max-memory' can't be kept") }
    self.init(bytes: bytes, used: { memory(of: getpid()) ?? 0 }, usedByPrograms: { Leftovers.memoryOfPrograms() })
  }

  init(bytes: Int, used: @escaping @Sendable () -> Int, usedByPrograms: @escaping @Sendable () -> [Int32: Int] = { [:] }) {
    self.bytes = bytes
    self.used = used
    self.usedByPrograms = usedByPrograms
  }

  /// As people write it: `500 MB`.
  var words: String {
    let (gigabyte, megabyte) = (1 << 30, 1 << 20)
    return bytes % gigabyte == 0 ? "\(bytes / gigabyte) GB" : "\(bytes / megabyte) MB"
  }

  /// Whether reading has to stop. It stays so: stopping gives memory back.
  var isOver: Bool { lock.withLock { isReached || find().isOver } }

  func reading<Value>(_ body: () throws(DriverError) -> Value) throws(DriverError) -> Value {
    lock.withLock { isReading = true }
    defer { lock.withLock { isReading = false } }
    return try body()
  }

  /// Whether a program was ended since it alone took too much.
  func hasEnded(_ program: Int32) -> Bool { lock.withLock { ended.contains(program) } }

  /// Looks at the memory every now and then, as long as the limit is kept by anyone. Ends the process after `tell` where nothing else keeps it within the limit.
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

  /// False where only the end of the process helps.
  private func enforce() -> Bool {
    lock.withLock {
      let found = find()
      guard isReading, found.used <= bytes else { return found.total <= bytes }
      ended.formUnion(Leftovers.end { isReached || found.tooLarge.contains($0) })
      return true
    }
  }

  /// What is taken now.
  private func find() -> (isOver: Bool, used: Int, total: Int, tooLarge: Set<Int32>) {
    let (used, programs) = (used(), usedByPrograms())
    let tooLarge = programs.filter { $0.value > bytes / 2 }
    let total = used + programs.values.reduce(0, +)
    // Those that take too much are about to be ended.
    if isReading { isReached = isReached || used > bytes / 2 || total - tooLarge.values.reduce(0, +) > bytes }
    return (isReached, used, total, Set(tooLarge.keys))
  }
}
