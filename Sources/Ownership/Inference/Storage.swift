import Facts

/// Which members store something: an ivar behind a property is the same member, and nothing is stored for what is computed. A function of sets; O(facts).
struct Storage {
  private(set) var facts: [Fact]
  /// The property that an ivar stores, where an implementation says so or nothing says otherwise.
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
    // Another configuration of the same class may store it after all.
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

  /// The property speaks for the ivar behind it. Without an implementation in sight that is `_name` beside `name`.
  private mutating func dropIvars() {
    let members = Set(facts.lazy.filter { $0.subject.isObjectiveCClass }.compactMap(Self.member))
    for member in members where member.name.hasPrefix("_") && properties[member] == nil {
      let property = Member(owner: member.owner, name: String(member.name.dropFirst()))
      if members.contains(property), !computed.contains(property) { properties[member] = property.name }
    }
    guard !properties.isEmpty else { return }
    /// How ivars say that their properties are kept, where that is not the usual way.
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

  /// A property that the header only lets read and the class extension lets write is kept as the extension says, else as the header says. An ivar of a property's own name is kept as
  /// the property says.
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
