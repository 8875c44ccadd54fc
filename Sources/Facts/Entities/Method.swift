/// A method of a type: what it is called, what its declaration says, and what its body does as far as rules ask.
///
/// Methods are no entities: what a method mentions is a fact of its type. They are here for what only they can tell: two categories that
/// define one selector, a method that exists to be overridden, members that are set together, a screen that follows on a tap.
package struct Method: Sendable, Hashable {
  /// The class, protocol, category, extension, struct, enum or union that declares or defines it.
  package let owner: EntityID
  /// The selector in Objective-C, `setTitle:forState:`; name and labels in Swift, `setTitle(_:for:)`; name and parameters in C++, `set(int)`.
  package let name: String
  /// Of the definition; of the declaration when there is no definition.
  package let location: SourceLocation
  package var traits: Traits
  /// What the body does, in the order of the text. No front-end says it: it is made of `Code` when all files are read.
  package var steps: [Step]

  package init(_ owner: EntityID, _ name: String, at location: SourceLocation, _ traits: Traits = [], steps: [Step] = []) {
    self.owner = owner
    self.name = name
    self.location = location
    self.traits = traits
    self.steps = steps
  }

  package struct Traits: OptionSet, Sendable, Hashable {
    package let rawValue: UInt16
    package init(rawValue: UInt16) { self.rawValue = rawValue }
    /// A class method, a static member function: of the type and not of an object.
    package static let isStatic = Traits(rawValue: 1)
    /// It has a body.
    package static let isDefined = Traits(rawValue: 2)
    /// `IBAction`, `@IBAction`, and in Swift what an `action:` or `.action` selects: called because somebody touched something.
    package static let isAction = Traits(rawValue: 4)
    /// The body does nothing but fail: `doesNotRecognizeSelector:`, `NSAssert(NO, …)`, `fatalError()`, `throw`, `abort()`. Told by `Code`, like the steps.
    package static let onlyRaises = Traits(rawValue: 8)
    /// `override` is written, or the parser says what it overrides.
    package static let overrides = Traits(rawValue: 16)
    /// Pure virtual: `= 0`.
    package static let isAbstract = Traits(rawValue: 32)
    /// The Objective-C runtime knows it by its selector: every method of Objective-C; in Swift `@objc`, written or implied, but for one that
    /// is given another selector, `@objc(name:)`, or has a longer one because it throws or suspends.
    package static let isDynamic = Traits(rawValue: 64)
    /// Not meant for others: `private` and `fileprivate` in Swift, `private` in C++.
    package static let isPrivate = Traits(rawValue: 128)
    /// An initialiser or a constructor.
    package static let isInitializer = Traits(rawValue: 256)
    /// In a branch of an `#if` that is not taken with the flags at hand.
    package static let isInactive = Traits(rawValue: 512)
    /// `NS_UNAVAILABLE`, `= delete`, `@available(*, unavailable)`: there so that nobody calls it.
    package static let isUnavailable = Traits(rawValue: 1024)
    /// Under an `#if`, include guards left out: it need not be in every build.
    package static let isConditional = Traits(rawValue: 2048)
  }

  /// One thing that a body does. Only what rules ask for is recorded: assignments to members and calls of methods.
  ///
  /// What closures do is among the steps of the method that they stand in. Swift: the getter, setter and observers of a property are one method of the
  /// property's name. A part of a value is assigned to the member that holds the value, and so is what Swift's library changes in place,
  /// `rows.append(row)`. Calls of plain functions, of initialisers and of the library's values are no steps. A call has the name of the function that it
  /// means, with all its labels; where that is the platform's, those that are written, without trailing closures.
  package struct Step: Sendable, Hashable {
    package var kind: Kind
    /// The member that is assigned, or the method that is called: the selector in Objective-C, name and labels in Swift.
    package var name: String
    /// Of a call, the type of the receiver as far as it is known: of `self` the type itself, of `super` its superclass.
    package var object: EntityID?
    package var location: SourceLocation
    /// The number of its basic block. Steps with the same number run one after the other or not at all: they stand in the same braces, with no way in or out between them.
    package var block: Int

    package init(_ kind: Kind, _ name: String, of object: EntityID? = nil, at location: SourceLocation, block: Int) {
      self.kind = kind
      self.name = name
      self.object = object
      self.location = location
      self.block = block
    }

    package enum Kind: String, Sendable, CaseIterable {
      /// An own member is given nothing: `nil`, `NULL`, `nullptr`.
      case clears
      /// An own member is given `true`, `YES`; `false`, `NO`.
      case turnsOn, turnsOff
      /// An own member is given anything else.
      case assigns
      /// A member of another object is assigned: `model.count = 1`, `self.model.count = 1`; `object` is that object's type.
      case changes
      /// A method is called.
      case calls
    }
  }
}

extension Method {
  /// The selector by which the Objective-C runtime knows it; nil when it doesn't. Nil as well for an override in Swift, which has the selector of
  /// what it overrides, and for a subscript, whose selector the language makes.
  package var selector: String? {
    guard traits.contains(.isDynamic) else { return nil }
    guard let open = name.utf8.firstIndex(of: UInt8(ascii: "(")) else { return name }
    guard !traits.contains(.overrides), case let base = String(name[..<open]), base != "subscript" else { return nil }
    let labels = name[open...].dropFirst().dropLast().split(separator: ":", omittingEmptySubsequences: false).dropLast()
    guard let first = labels.first else { return base }
    return base + (first == "_" ? "" : joint(base, first) + first.prefix(1).uppercased() + first.dropFirst())
      + labels.dropFirst().reduce(into: ":") { $0 += ($1 == "_" ? "" : $1) + ":" }
  }

  /// `With` between a base name and its first label, unless a preposition is there already.
  private func joint(_ base: String, _ label: Substring) -> String {
    let first = label.prefix { !$0.isUppercase }.lowercased()
    let last = base.lastIndex(where: \.isUppercase).map { base[$0...].lowercased() } ?? base.lowercased()
    return prepositions.contains(first) || prepositions.contains(last) ? "" : "With"
  }
}

/// What the Swift compiler takes for a preposition: `PartsOfSpeech.def`.
private let prepositions: Set<String> = [
  "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from", "given", "in", "including", "inside",
  "into", "matching", "of", "on", "passing", "preceding", "since", "to", "until", "using", "via", "when", "with", "within",
]

extension Method: Comparable {
  /// By owner, name, static or not, and place: a total order that depends on nothing but the method.
  package static func < (a: Self, b: Self) -> Bool {
    if a.owner != b.owner { return a.owner < b.owner }
    if a.name != b.name { return a.name.byteOrder(to: b.name) < 0 }
    if a.traits.isOfType != b.traits.isOfType { return !a.traits.isOfType }
    if a.location != b.location { return a.location < b.location }
    if a.traits != b.traits { return a.traits.rawValue < b.traits.rawValue }
    return a.steps.lexicographicallyPrecedes(b.steps)
  }
}

extension Method.Traits {
  fileprivate var isOfType: Bool { contains(.isStatic) }
}

extension Method.Step: Comparable {
  package static func < (a: Self, b: Self) -> Bool {
    if a.location != b.location { return a.location < b.location }
    if a.block != b.block { return a.block < b.block }
    return [a.kind.rawValue, a.name, a.object?.text ?? ""].lexicographicallyPrecedes([b.kind.rawValue, b.name, b.object?.text ?? ""]) {
      $0.byteOrder(to: $1) < 0
    }
  }
}
