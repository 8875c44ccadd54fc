import Facts
import Foundation

/// How long a run may read, and how much memory it may use.
package struct ReadingLimit: Sendable {
  private let seconds: Int?
  let memory: MemoryLimit?
  /// Whether a partial result is of any use: comparisons between runs would be misled by it.
  package var allowsPart = false
  private let end: Date

  /// Starts now; nil if there is no limit.
  package init?(seconds: Int?, memory: MemoryLimit?) {
    guard seconds != nil || memory != nil else { return nil }
    self.seconds = seconds
    self.memory = memory
    end = seconds.map { Date().addingTimeInterval(Double($0)) } ?? .distantFuture
  }

  var isOver: Bool { end.timeIntervalSinceNow <= 0 || memory?.isOver ?? false }

  /// What stopped the reading.
  var words: String {
    if let memory, memory.isOver { return "reading stopped, as the \(memory.words) of '--max-memory' say" }
    return "reading stopped after \(seconds ?? 0) s, as '--timeout' says"
  }
}
