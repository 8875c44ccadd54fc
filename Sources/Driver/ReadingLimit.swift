import Facts
import Foundation

/// How long a run may read.
package struct ReadingLimit: Sendable {
  let seconds: Int
  /// Whether a run that read some of the files only is of any use: what compares runs is misled by it.
  package var allowsPart = false
  private let end: Date

  /// From now on.
  package init(seconds: Int) {
    self.seconds = seconds
    end = Date().addingTimeInterval(Double(seconds))
  }

  var secondsLeft: Double { end.timeIntervalSinceNow }
  var isOver: Bool { secondsLeft <= 0 }
}

extension Merger {
  /// Says how many units were left when reading stopped. Throws where nobody can use a part.
  mutating func add(_ answers: [UnitAnswer], _ limit: ReadingLimit?) throws(DriverError) {
    let count = answers.count { $0.isUnread }
    guard let limit, count > 0 else { return }
    let words = "reading stopped after \(limit.seconds) s, as '--timeout' says, with \(count) of \(answers.count) sources unread"
    guard limit.allowsPart else { throw DriverError(words + "; what remains to be done needs all of them") }
    note(Problem(.stopped, ".", words))
  }
}
