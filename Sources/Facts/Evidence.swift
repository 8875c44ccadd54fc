/// What a body teaches about a member or a parameter that may be declared in a file which another unit reads.
///
/// A unit is read alone, so it cannot say what the evidence amounts to: whether `_items` is weak, whether `-setHandler:` keeps its
/// block. When every unit is read, the evidence of all is joined to the facts. The result does not depend on their order.
package struct Evidence: Sendable, Hashable {
  /// The class or variable that has the member; for `keeps`, `collects`, `passes`, `mayPass`, `given`, `handed` and `offered` the function or method.
  package let subject: EntityID
  package let kind: Kind
  /// The property, ivar, field or variable; a parameter by its index.
  package let member: String
  package let object: EntityID?
  package let name: String?
  package let ownership: Ownership?
  /// For `passes`, `offered` and `shared` the type whose code it is; nil for functions.
  package let giver: EntityID?
  /// The arms that the code stands in, for what is handed on or kept.
  package let arms: [Arm]
  package let location: SourceLocation

  package init(
    _ subject: EntityID, _ kind: Kind, _ member: String, _ object: EntityID? = nil, name: String? = nil, ownership: Ownership? = nil,
    giver: EntityID? = nil, arms: [Arm] = [], at location: SourceLocation
  ) {
    self.subject = subject
    self.kind = kind
    self.member = member
    self.object = object
    self.name = name
    self.ownership = ownership
    self.giver = giver
    self.arms = arms
    self.location = location
  }

  package enum Kind: String, Sendable, CaseIterable {
    /// The member is assigned a value whose static type is `object`. `name` is the id of the class that declares the member when that is
    /// another one than `subject`, `ownership` what that declaration says.
    case assigned
    /// A value of type `object` is put into the collection in the member; `name` as above.
    case element
    /// The member is given a collection that keeps its elements by `ownership`: those of type `object`, or all.
    case collection
    /// Objective-C counted by hand: the member is retained, copied or released, or assigned what was just created.
    case retained
    /// The member is deleted, or released by a function of a C library: it is held by `ownership`.
    case freed
    /// The ivar `member` stores the property `name`: `@synthesize`, written or not.
    case storage
    /// Nothing is stored for the property: `@dynamic`, or accessors that are all written out.
    case computed
    /// The implementation of the class counts references by hand. `member` is empty.
    case countsByHand
    /// Code that is no deallocation takes away what is in the member: sets it to nil, invalidates it, removes it; `name` as for `assigned`.
    case cleared
    /// `objc_setAssociatedObject`: a value of type `object` is kept under the name `member` by `ownership`.
    case associated
    /// The function keeps the parameter in the member `name` of `object`.
    case keeps
    /// The function puts the parameter into the collection in the member `name` of `object`.
    case collects
    /// The function hands the parameter on, as the parameter with the index `name` of the function `object`.
    case passes
    /// As `passes`, where the argument may be something else as well.
    case mayPass
    /// The function is given a value of type `object` for the parameter.
    case given
    /// The function is handed, for the parameter, a block that captures `object` by `ownership`.
    case handed
    /// The function is handed, for the parameter, what the member `name` of `object` has; without a name, what was just made and is in the local
    /// variable that is declared at `object`: path, line and column.
    case offered
    /// The member is assigned what another place has; `object` and `name` as above.
    case shared
  }
}

extension Evidence: Comparable {
  /// A total order that depends on nothing but the evidence.
  package static func < (a: Self, b: Self) -> Bool {
    if a.subject != b.subject { return a.subject < b.subject }
    if a.location != b.location { return a.location < b.location }
    if a.arms != b.arms { return a.arms.lexicographicallyPrecedes(b.arms) }
    return a.sortKey.lexicographicallyPrecedes(b.sortKey) { $0.byteOrder(to: $1) < 0 }
  }

  private var sortKey: [String] { [kind.rawValue, member, object?.text ?? "", name ?? "", ownership?.rawValue ?? "", giver?.text ?? ""] }
}
