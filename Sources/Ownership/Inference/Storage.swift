import Facts

/// Determines which members store something. An ivar behind a property is the same member as the property, and a computed property stores nothing. O(facts).
struct Storage {
  private(set) var facts: [Fact]
  /// The property that an ivar stores, by its implementation or by naming convention.
  private var properties: [Member: String] = [:]
  private(set) var computed: Set<Member> = []

  init(_ facts: [Fact], _ syntheses: [Code.Synthesis]) {
    self.facts = facts
    var said: Set<Member> = []
    for synthesis in syntheses.sorted(by: { ($0.owner, $0.ivar ?? "", $0.property) < ($1.owner, $1.ivar ?? "", $1.property) }) {
      let property = Member(owner: synthesis.owner, name: synthesis.property)
      guard let ivar = synthesis.ivar else {
        computed.insert(property)
        continue
      }
      said.insert(property)
      let member = Member(owner: synthesis.owner, name: ivar)
      if ivar != synthesis.property, properties[member] == nil { properties[member] = synthesis.property }
    }
    // In another configuration the same class may store it.
    computed.subtract(said)
    markComputed()
    dropIvars()
    joinRedeclarations()
  }

  private static func member(_ fact: Fact) -> Member? {
    guard fact.relation == .holds, let name = fact.details.member else { return nil }
    return Member(owner: fact.subject, name: name)
  }

  private mutating func markComputed() {
    guard !computed.isEmpty else { return }
    for index in facts.indices {
      if let member = Self.member(facts[index]), computed.contains(member) { facts[index].details.flags.insert(.promised) }
    }
  }

  /// Drops the facts about ivars that a property stands for. Without a visible implementation, `_name` is the ivar of `name`.
  private mutating func dropIvars() {
    let members = Set(facts.lazy.filter { $0.subject.isObjectiveCClass }.compactMap(Self.member))
    for member in members where member.name.hasPrefix("_") && properties[member] == nil {
      let property = Member(owner: member.owner, name: String(member.name.dropFirst()))
      if members.contains(property), !computed.contains(property) { properties[member] = property.name }
    }
    guard !properties.isEmpty else { return }
    /// The ownership that ivars declare for their properties, if it is not an owning one.
    var said: [Member: Ownership] = [:]
    facts = facts.filter { fact in
      guard let member = Self.member(fact), let name = properties[member] else { return true }
      let property = Member(owner: member.owner, name: name)
      guard members.contains(property) else { return true }
      if let ownership = fact.details.ownership, !ownership.isOwning { said[property] = ownership }
      return false
    }
    for index in facts.indices where facts[index].details.ownership == .strong && !facts[index].details.flags.contains(.explicit) {
      if let member = Self.member(facts[index]), let ownership = said[member] { facts[index].details.ownership = ownership }
    }
  }

  /// A property that is read-only in the header and writable in the class extension has the ownership that the extension states, else that of the header. An ivar with
  /// the same name as a property has the property's ownership.
  private mutating func joinRedeclarations() {
    var declarations: [Member: [Int]] = [:]
    for (index, fact) in facts.enumerated() where fact.subject.isObjectiveCClass && fact.details.flags.isDisjoint(with: [.many, .inferred, .inactive]) {
      if let member = Self.member(fact) { declarations[member, default: []].append(index) }
    }
    for indices in declarations.values where indices.count > 1 {
      let details = indices.map { facts[$0].details }
      let (writable, readable) = (details.filter { $0.flags.contains(.mutable) }, details.filter { !$0.flags.contains(.mutable) })
      let explicit = details.count { $0.flags.contains(.explicit) }
      guard !writable.isEmpty && !readable.isEmpty || explicit > 0 && explicit < details.count else { continue }
      let said = [writable, readable].lazy.map { $0.filter { $0.flags.contains(.explicit) } }.first { !$0.isEmpty } ?? []
      guard let ownership = said.first?.ownership, said.allSatisfy({ $0.ownership == ownership }) else { continue }
      for index in indices { facts[index].details.ownership = ownership }
    }
  }
}
