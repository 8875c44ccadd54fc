/// What one function, method or property of a library does with the objects that it is given: who keeps whom, for how long, and what ends it.
///
/// These are summaries as an analysis of the library's own code would give them, written down as data because that code is not there.
package struct LibrarySummary: Sendable, Hashable {
  /// The class that the receiver is or descends from, by its Objective-C name or, of a type that only Swift has, its Swift name; the class itself for
  /// class methods and initialisers. Nil for functions, and for methods that mean the same wherever they stand (`append`, `sink`).
  package var receiver: String?
  /// Whether the name alone is enough where nothing is known of the receiver.
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
    /// What the operand keeps by `keeps` rows ends: `invalidate`, `cancel`, `removeObserver`.
    case ends(Operand)
    /// A closure runs before the call returns, and is not kept; it is handed elements of the receiver, or nothing that is known.
    case runs(Operand, withElements: Bool)
  }

  package struct Keeping: Sendable, Hashable {
    package var keeper: Operand
    package var kept: Operand
    package var how: How
    package var until: Until
    /// The argument that, written as `false` or `NO`, makes `until` `.fires`: `repeats`.
    package var firesUnless: Operand?
    /// What ends it, as a person would write it in Objective-C and in Swift: `-invalidate`, `invalidate()`. Empty when nothing does by name.
    package var endings: [String]
    /// What the kept object is to the keeper: `target`, `block`, `delegate`, `subview`, ... The member's name in facts.
    package var role: String
    /// The classes of which no object is kept, though others are.
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
    /// What the call returns; of an initialiser what it initialises.
    case result
    /// By position, from 0, without the receiver.
    case argument(Int)
    /// By the label that Swift has for it; a trailing closure is meant as well where it is the last closure of the call.
    case labelled(String)
    /// The last argument that is a closure.
    case closure
    /// What the property is given.
    case value
    /// The run loop, a queue, a centre, the system: it lives for ever. By name, for messages.
    case root(String)
  }

  package enum How: String, Sendable, Hashable, CaseIterable { case strong, copy, weak, unsafe }

  /// For how long.
  package enum Until: String, Sendable, Hashable, CaseIterable {
    /// Until the call returns: not at all.
    case call
    /// Until it ran once.
    case fires
    /// Until the operation, request or animation is over.
    case completes
    /// As long as the keeper lives, or until it is given something else.
    case owner
    /// Until an explicit call, even when nobody else knows the keeper.
    case forever
  }

  package enum Result: Sendable, Hashable {
    case unknown
    /// A new object of this class.
    case new(String)
    case receiver
    case argument(Int)
    /// One of the receiver's elements, or what is associated with it.
    case element
    /// A collection with the same elements.
    case sameElements
  }
}
