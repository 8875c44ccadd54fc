/// How an object graph reads the owning facts, as far as that depends on the question. `ObjectGraph` says what is the same for all questions.
package struct OwnershipPolicy: Sendable {
  /// What a struct, enum or union is that is held by value.
  package enum Values: Sendable {
    /// A part of its holder: the objects in it are the holder's own, and the edge to them names the whole way.
    case parts
    /// An owner like any other.
    case owners
  }

  /// What a type has to do with those that inherit from it or conform to it.
  package enum Descent: Sendable {
    /// Nothing: what a superclass holds is said of the superclass alone, and what is declared as a superclass or a protocol is that and no more.
    case apart
    /// An edge leads from a type to its superclass, whose members it has, and one from a superclass or a protocol to each type that may stand in
    /// its place. That makes few edges, but too many ways: over its superclass a type reaches its siblings.
    case linked
    /// Every subclass has its superclass's members, and each of them leads to every type that may stand in the place of the declared one. That
    /// makes an edge for each pair, but only ways that objects can take.
    case spread
  }

  /// What global variables and static members keep.
  package enum Variables: Sendable {
    /// What they are declared to own, like other members.
    case likeMembers
    /// What is there for ever. A plain pointer counts as an owner, since nobody will free what it points to. A constant value does not count,
    /// since every copy is as good. If a variable has the only object of a type, nobody else owns that object.
    case forEver
  }

  package let values: Values
  package let descent: Descent
  package let variables: Variables
  /// Whether code counts that stands in a branch of an `#if` which is not taken with the flags at hand.
  package let countsInactive: Bool
  /// Whether an edge leads from the code that creates an object to its type, since it may keep it in a way that no fact tells.
  package let countsCreations: Bool

  /// Whether what a storyboard, a nib or a data model describes counts. The system keeps it, and releases it with the screen or the store.
  package var countsDescribed = true
  /// Whether a member leads not only to its declared type, but also to the types that code is seen to put there.
  package var countsSubstitutes = true
  /// Whether a value of Swift that nobody is seen to hold owns what is in it. It has no identity, and whoever has it is the owner.
  package var countsLooseValues = true

  /// Who owns whom, as a person would draw it: each edge is one member that somebody declared, from one object to another. For branches
  /// and owners in common, where one edge more is one owner more.
  package static let objects = OwnershipPolicy(
    values: .parts, descent: .apart, variables: .likeMembers, countsInactive: true, countsCreations: false)

  /// The same for numbers: one member is one edge, whatever may stand behind the protocol that it is declared as, and only what has an identity owns.
  package static let numbers = OwnershipPolicy(
    values: .parts, descent: .apart, variables: .likeMembers, countsInactive: true, countsCreations: false, countsSubstitutes: false, countsLooseValues: false)

  /// What may close a loop of objects. A value is a node by itself, since the member to weaken may be its. Members of two branches of an `#if` are
  /// never built together, so the one that is not taken does not count.
  package static let loops = OwnershipPolicy(
    values: .owners, descent: .apart, variables: .likeMembers, countsInactive: false, countsCreations: false, countsDescribed: false)

  /// The same with all objects that may stand behind the declared types. A loop is a claim that there is a way, so no way may be made up.
  package static let possibleLoops = OwnershipPolicy(
    values: .owners, descent: .spread, variables: .likeMembers, countsInactive: false, countsCreations: false, countsDescribed: false)

  /// What hangs from a variable and from nothing else. That is a claim that there is no other way, so whatever may be one counts: every branch, every
  /// substitute, everybody who creates an object. Values are nodes, since they are types that hang.
  package static let roots = OwnershipPolicy(
    values: .owners, descent: .linked, variables: .forEver, countsInactive: true, countsCreations: true)
}
