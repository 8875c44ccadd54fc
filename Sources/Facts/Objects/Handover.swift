/// One object that comes to stand in a second place: what a member, a variable or a parameter has is handed on and kept.
///
/// Types alone can't tell whether two owners of a class share one object or have one each. Handovers can: what can be reached from one place has
/// its object. A parameter and the member that it is assigned to are one another's source; what is put into a collection goes one way.
package struct Handover: Sendable, Hashable {
  package let source: Place
  package let target: Place
  /// The type whose code hands it on; nil for functions, and where a type keeps what it was given.
  package let giver: EntityID?
  /// The line that hands it on.
  package let location: SourceLocation
  /// The arms that the line stands in, as far as each is taken once for an object: not those of a loop that the object comes into from outside.
  package let arms: [Arm]

  package init(_ source: Place, _ target: Place, by giver: EntityID? = nil, arms: [Arm] = [], at location: SourceLocation) {
    self.source = source
    self.target = target
    self.giver = giver
    self.arms = arms
    self.location = location
  }

  package struct Place: Sendable, Hashable {
    package let kind: Kind
    /// The type that has the member, the function that has the parameter, the place where the local variable is declared. A global variable is a member of itself.
    package let owner: EntityID
    /// The member, or the parameter by its index; empty for a local variable.
    package let name: String

    package init(_ kind: Kind, _ owner: EntityID, _ name: String) {
      self.kind = kind
      self.owner = owner
      self.name = name
    }

    package enum Kind: UInt8, Sendable { case member, parameter, local }
  }
}

extension Handover: Comparable {
  package static func < (a: Self, b: Self) -> Bool {
    if a.source != b.source { return a.source < b.source }
    if a.target != b.target { return a.target < b.target }
    if a.location != b.location { return a.location < b.location }
    if a.arms != b.arms { return a.arms.lexicographicallyPrecedes(b.arms) }
    return (a.giver?.text ?? "").byteOrder(to: b.giver?.text ?? "") < 0
  }
}

extension Handover.Place: Comparable {
  package static func < (a: Self, b: Self) -> Bool {
    if a.kind != b.kind { return a.kind.rawValue < b.kind.rawValue }
    if a.owner != b.owner { return a.owner < b.owner }
    return a.name.byteOrder(to: b.name) < 0
  }
}
