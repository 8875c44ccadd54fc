/// What a front-end says: subject, relation, object, and the line that proves it.
package struct Fact: Sendable, Hashable {
  package let subject: EntityID
  package let relation: Relation
  package let object: EntityID
  package let location: SourceLocation
  package var details: Details

  package init(_ subject: EntityID, _ relation: Relation, _ object: EntityID, at location: SourceLocation, _ details: Details = Details()) {
    self.subject = subject
    self.relation = relation
    self.object = object
    self.location = location
    self.details = details
  }

  /// Whether only builds for debugging have it: previews, stress tests, menus for developers.
  package var isForDebugging: Bool {
    guard let condition = details.condition, !condition.contains("||") else { return false }
    return condition.split(separator: "&&").contains { ["DEBUG", "defined(DEBUG)", "DEBUG==1"].contains($0.filter { $0 != " " }) }
  }

  /// The attributes of a fact. Most facts have none.
  package struct Details: Sendable, Hashable {
    /// `holds`, `captures`: how the object is kept.
    package var ownership: Ownership?
    /// `holds`, `captures`: the property, ivar, field or variable. `names`: the name.
    package var member: String?
    /// `imports`: how it is written.
    package var form: Form?
    /// The `#if` text over it, include guards left out; nil where there is none. `inactive` tells whether the compiler comes there; in
    /// Swift no branch is taken.
    package var condition: String?
    /// `inherits` in C++: `public`, `protected` or `private`. In Swift `imports`: `testable`, or `exported` for what importers get as well; `extends`: `private`, also for `fileprivate`.
    /// `names`: what the name is of. Of what an interface file connects: `outlet`, `outlets`, `action`, `segue`, `unwind`; `owner` for the owner of a nib.
    package var access: String?
    package var flags: Flags = []

    package init(
      ownership: Ownership? = nil, member: String? = nil, form: Form? = nil, condition: String? = nil,
      access: String? = nil, flags: Flags = []
    ) {
      self.ownership = ownership
      self.member = member
      self.form = form
      self.condition = condition
      self.access = access
      self.flags = flags
    }
  }

  package enum Form: String, Sendable, CaseIterable {
    case quoted, angled, module
  }

  package struct Flags: OptionSet, Sendable, Hashable {
    package let rawValue: UInt32
    package init(rawValue: UInt32) { self.rawValue = rawValue }
    /// `holds`: several of them: an element of a collection.
    package static let many = Flags(rawValue: 1)
    /// `holds`: can be assigned after creation.
    package static let mutable = Flags(rawValue: 2)
    /// `holds`: may be absent: `nullable`, `std::optional`, `?`.
    package static let optional = Flags(rawValue: 4)
    /// Concluded from the code and not written there.
    package static let inferred = Flags(rawValue: 8)
    /// `imports`: by a prefix header or a forced include, not by a line of the file.
    package static let implicit = Flags(rawValue: 16)
    /// `inherits`: virtual C++ base.
    package static let virtual = Flags(rawValue: 32)
    /// `holds`: belongs to the type or the file and not to an instance: class property, static member, global.
    package static let isStatic = Flags(rawValue: 64)
    /// `holds`: the ownership is written out and not the language's default.
    package static let explicit = Flags(rawValue: 128)
    /// `holds`: a property that only promises a value (of a protocol or a category): nothing is stored for it.
    package static let promised = Flags(rawValue: 256)
    /// In a branch of an `#if` that is not taken with the flags at hand: true of another platform or configuration.
    package static let inactive = Flags(rawValue: 512)
    /// `holds` in Swift: the type is declared nowhere that is read, so it is not known whether it is a class: the ownership is that of one.
    package static let assumed = Flags(rawValue: 1024)
    /// `holds`: code is seen that puts an object there.
    package static let given = Flags(rawValue: 2048)
    /// `holds`, `captures`: a body is seen that closes a loop of owning members over this one: it puts an object there that keeps, directly or not,
    /// the very object that it is put into.
    package static let wired = Flags(rawValue: 4096)
    /// `holds`, `captures`: code outside of a deallocation takes away what is there: sets it to nil, invalidates it, removes it.
    package static let cleared = Flags(rawValue: 8192)
    /// `holds`, `uses` in Objective-C: the declaration gives a property, result or parameter a narrower type than a superclass, a protocol or the
    /// class's own interface does. The compiler has to see what the narrower type descends from.
    package static let narrows = Flags(rawValue: 16384)
    /// `captures`: there is no closure. The object itself is handed over, as the target of a timer or the delegate of a session.
    package static let target = Flags(rawValue: 32768)
    /// `holds`, `uses`: a storyboard, a nib or a data model says so of the class, not its code. The system does it.
    package static let described = Flags(rawValue: 65536)
  }
}

extension Fact: Comparable {
  /// A total order that depends on nothing but the fact.
  package static func < (a: Self, b: Self) -> Bool {
    if a.subject != b.subject { return a.subject < b.subject }
    if a.relation != b.relation { return a.relation.order < b.relation.order }
    if a.object != b.object { return a.object < b.object }
    if a.location != b.location { return a.location < b.location }
    return a.details.sortKey.lexicographicallyPrecedes(b.details.sortKey)
  }
}

extension Relation {
  /// The place in the list of cases: a stable small number, for sorting and for the binary form.
  package var order: UInt8 {
    switch self {
    case .imports: 0
    case .contains: 1
    case .inherits: 2
    case .conforms: 3
    case .extends: 4
    case .holds: 5
    case .captures: 6
    case .creates: 7
    case .uses: 8
    case .names: 9
    }
  }
}

extension Fact.Details {
  fileprivate var sortKey: [String] {
    [member ?? "", ownership?.rawValue ?? "", form?.rawValue ?? "", condition ?? "", access ?? "", String(flags.rawValue)]
  }
}
