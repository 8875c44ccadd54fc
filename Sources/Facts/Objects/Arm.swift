/// One of the ways that code may take: an arm of an `if`, a `switch` or a `? :`, or what stands after an arm that leads out of the code around it, as
/// after `guard … else { return }`. Of two arms of one choice only one runs.
package struct Arm: Sendable, Hashable {
  /// Where the choice stands.
  package let choice: SourceLocation
  package let number: Int

  package init(of choice: SourceLocation, _ number: Int) {
    self.choice = choice
    self.number = number
  }

  /// Whether code in this arm does not run when code in the other does.
  package func excludes(_ other: Arm) -> Bool { choice == other.choice && number != other.number }
}

extension Arm: Comparable {
  package static func < (a: Self, b: Self) -> Bool { a.choice == b.choice ? a.number < b.number : a.choice < b.choice }
}
