/// A member of a type, by its name.
package struct Member: Sendable, Hashable {
  package let owner: EntityID
  package let name: String

  package init(owner: EntityID, name: String) {
    self.owner = owner
    self.name = name
  }
}

/// What one body does with single objects: puts one into a member of another, or hands it to a function together with another.
///
/// A fact says that types hold each other. Whether it is the same two objects that do, only a body tells in which both have a name:
/// `self.child = child; child.parent = self`. Placements are joined to the facts when every unit is read; see `markWiring`.
package struct Placement: Sendable, Hashable {
  /// The function or method. The names of objects mean something in it alone.
  package let body: EntityID
  /// The object that is given something, by the body's name for it: `self`, `self.child`, a variable; nil when it has none.
  package let holder: String?
  package let target: Target
  /// What is put there; nil when the body has no name for it.
  package let object: String?
  /// The type of that, as far as it is known.
  package let type: EntityID?
  package let kind: Kind
  /// Of a capture: where the fact of it stands. The same member may be given other blocks elsewhere.
  package let location: SourceLocation?

  package init(
    _ body: EntityID, _ kind: Kind, holder: String?, _ target: Target, _ object: String?, of type: EntityID? = nil, at location: SourceLocation? = nil
  ) {
    self.body = body
    self.kind = kind
    self.location = location
    self.holder = holder
    self.target = target
    self.object = object
    self.type = type
  }

  package enum Target: Sendable, Hashable {
    case member(Member)
    /// The parameter of a function, which may keep it: by its index.
    case parameter(of: EntityID, Int)
  }

  package enum Kind: String, Sendable, CaseIterable {
    /// The object itself is put there.
    case puts
    /// A block or closure is put there that keeps the object alive.
    case captures
    /// Nothing is put there: it is said that what the body calls `object` lies there, as `self.child` lies in `child` of `self`.
    case finds
  }
}
