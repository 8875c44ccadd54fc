/// What one function, method or property of a library does with the objects passed to it: who keeps whom, for how long, and what ends it.
///
/// Like the summaries that an analysis of the library's code would produce, but written as data, because that code is not available.
package struct LibrarySummary: Sendable, Hashable {
  /// The class of the receiver, or an ancestor, by its Objective-C name or, for types that only exist in Swift, its Swift name; the class itself for class methods and
  /// initialisers. Nil for functions, and for methods with the same meaning in all types (`append`, `sink`).
  package var receiver: String?
  /// Whether the name alone is enough if the receiver is unknown.
  package var isDistinctive: Bool
  package var effects: [Effect]
  /// What is returned.
  package var result: Result

  package init(receiver: String? = nil, isDistinctive: Bool = false, effects: [Effect] = [], result: Result = .unknown) {
    self.receiver = receiver
    self.isDistinctive = isDistinctive
    self.effects = effects
    self.result = result
  }

  package enum Effect: Sendable, Hashable {
    /// `keeper` keeps `kept`.
    case keeps(Keeping)
    /// The arguments become elements of the receiver, a collection.
    case adds([Operand])
    /// The receiver, a collection, loses elements, or all of them.
    case removes
    /// The operand releases what it keeps by `keeps` rows: `invalidate`, `cancel`, `removeObserver`.
    case ends(Operand)
    /// A closure runs before the call returns, and is not kept; its arguments are elements of the receiver, or unknown.
    case runs(Operand, withElements: Bool)
  }

  package struct Keeping: Sendable, Hashable {
    package var keeper: Operand
    package var kept: Operand
    package var how: How
    package var until: Until
    /// If this argument is the literal `false` or `NO`, then `until` is `.fires`: `repeats`.
    package var firesUnless: Operand?
    /// The calls that end it, as written in Objective-C and in Swift: `-invalidate`, `invalidate()`. Empty if no named call does.
    package var endings: [String]
    /// The role of the kept object for the keeper: `target`, `block`, `delegate`, `subview`, ... It is the member's name in facts.
    package var role: String
    /// Classes whose objects are not kept, although others are.
    package var exceptions: [String]

    package init(
      keeper: Operand, kept: Operand, how: How = .strong, until: Until, firesUnless: Operand? = nil, endings: [String] = [], role: String, exceptions: [String] = []
    ) {
      self.keeper = keeper
      self.kept = kept
      self.how = how
      self.until = until
      self.firesUnless = firesUnless
      self.endings = endings
      self.role = role
      self.exceptions = exceptions
    }
  }

  package enum Operand: Sendable, Hashable {
    case receiver
    /// The result of the call; for an initialiser, the new object.
    case result
    /// By position, from 0, without the receiver.
    case argument(Int)
    /// By its Swift label, as the call writes it: a trailing closure has none.
    case labelled(String)
    /// The last argument that is a closure.
    case closure
    /// The value that a property is set to.
    case value
    /// The run loop, a queue, a notification centre, the system: it lives forever. The name is for messages.
    case root(String)
  }

  package enum How: String, Sendable, Hashable, CaseIterable { case strong, copy, weak, unsafe }

  /// How long something is kept.
  package enum Until: String, Sendable, Hashable, CaseIterable {
    /// Until the call returns: not at all.
    case call
    /// Until it has run once.
    case fires
    /// Until the operation, request or animation is over.
    case completes
    /// As long as the keeper lives, or until it gets something else.
    case owner
    /// Until an explicit call, even if nothing else refers to the keeper.
    case forever
  }

  package enum Result: Sendable, Hashable {
    case unknown
    /// A new object of this class.
    case new(String)
    case receiver
    case argument(Int)
    /// One of the receiver's elements, or something associated with it.
    case element
    /// A collection with the same elements.
    case sameElements
  }
}
