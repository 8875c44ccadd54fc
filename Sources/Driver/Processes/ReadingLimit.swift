import Facts
import Foundation

/// How much a run may read: for how long, and into how much memory.
package struct ReadingLimit: Sendable {
  private let seconds: Int?
  let memory: MemoryLimit?
  /// Whether a run that read some of the files only is of any use: what compares runs is misled by it.
  package var allowsPart = false
  private let end: Date

  /// From now on; nil where there is no limit.
  package init?(seconds: Int?, memory: MemoryLimit?) {
    guard seconds != nil || memory != nil else { return nil }
    self.seconds = seconds
    self.memory = memory
    end = seconds.map { Date().addingTimeInterval(Double($0)) } ?? .distantFuture
  }

  var isOver: Bool { end.timeIntervalSinceNow <= 0 || memory?.isOver ?? false }

  /// What stopped reading.
  var words: String {
    if let memory, memory.isOver { return "reading stopped, as the \(memory.words) of '--max-memory' say" }
    return "reading stopped after \(seconds ?? 0) s, as '--timeout' says"
  }
}
