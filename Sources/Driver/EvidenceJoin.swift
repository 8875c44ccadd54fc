import Facts
import Platform

/// Joins what bodies taught to what is declared: which members really store something, how they hold it, what they are assigned, and
/// which functions keep the blocks that they are handed. A function of the facts and the evidence as sets; O(n log n).
package func joinEvidence(in extraction: inout Extraction) {
  var join = EvidenceJoin(extraction)
  join.run()
  extraction.facts = join.facts
  extraction.handovers += join.handovers
  extraction.evidence = []
  extraction.placements = []
  extraction.coverage.memberTypesInferred += join.inferred.count
}

private struct EvidenceJoin {
  private(set) var facts: [Fact]
  private(set) var handovers: [Handover] = []
  /// The members of which more is known than what is declared.
  private(set) var inferred: Set<Member> = []

  private var evidence: [Evidence]
  private let placements: Set<Placement>
  private var keepers: [Parameter: [Keeping]] = [:]
  private let ownTypes: Set<EntityID>
  private let ancestors: Ancestors
  /// The property that an ivar stores, where an implementation said so.
  private var storage: [Member: String] = [:]
  private var computed: Set<Member> = []
  /// Where in `facts` the declarations of a member are.
  private var declarations: [Member: [Int]] = [:]

  init(_ extraction: Extraction) {
    facts = extraction.facts
    evidence = Set(extraction.evidence).sorted()
    placements = Set(extraction.placements)
    ownTypes = Set(extraction.entities.filter { !$0.isExternal && $0.kind.isType }.map(\.id))
    ancestors = Ancestors(extraction)
  }

  mutating func run() {
    readStorage()
    markComputed()
    dropIvars()
    index()
    addCapturesOfKeepers()
    countByHand()
    applyFreeing()
    applyAssociations()
    applyWeakCollections()
    addAssigned()
    applyWeakCollections()
    nameCapturesByProperty()
    markPlacements()
    readHandovers()
  }

  // MARK: What stores what

  private mutating func readStorage() {
    for item in evidence {
      let member = Member(owner: item.subject, name: item.member)
      switch item.kind {
      case .storage: if let property = item.name, storage[member] == nil { storage[member] = property }
      case .computed: computed.insert(member)
      default: break
      }
    }
    // Another configuration of the same class may store it after all.
    for (ivar, property) in storage { computed.remove(Member(owner: ivar.owner, name: property)) }
  }

  private func holding(_ fact: Fact) -> Member? {
    guard fact.relation == .holds, let name = fact.details.member else { return nil }
    return Member(owner: fact.subject, name: name)
  }

  private mutating func markComputed() {
    for index in facts.indices {
      if let member = holding(facts[index]), computed.contains(member) { facts[index].details.flags.insert(.promised) }
    }
  }

  /// An ivar behind a property of the same class is the same member: the property speaks for it. Without an implementation in sight
  /// that is `_name` beside `name`.
  private mutating func dropIvars() {
    let members = Set(facts.compactMap { $0.subject.text.hasPrefix("c:objc(cs)") ? holding($0) : nil })
    for member in members where member.name.hasPrefix("_") && storage[member] == nil {
      let property = Member(owner: member.owner, name: String(member.name.dropFirst()))
      if members.contains(property), !computed.contains(property) { storage[member] = property.name }
    }
    /// How ivars say that their properties are kept, where that is not the usual way.
    var said: [Member: Ownership] = [:]
    facts = facts.filter { fact in
      guard let member = holding(fact), let name = storage[member] else { return true }
      let property = Member(owner: member.owner, name: name)
      guard members.contains(property) else { return true }
      if let ownership = fact.details.ownership, !ownership.isOwning { said[property] = ownership }
      return false
    }
    for index in facts.indices where facts[index].details.ownership == .strong && !facts[index].details.flags.contains(.explicit) {
      if let member = holding(facts[index]), let ownership = said[member] { facts[index].details.ownership = ownership }
    }
  }

  private func canonical(_ owner: EntityID, _ name: String) -> Member {
    let member = Member(owner: owner, name: name)
    return storage[member].map { Member(owner: owner, name: $0) } ?? member
  }

  private func named(_ owner: EntityID, _ name: String) -> Member {
    let member = canonical(owner, name)
    if declarations[member] != nil || !name.hasPrefix("_") { return member }
    // `_name` that only auto-synthesis declares.
    let property = Member(owner: owner, name: String(name.dropFirst()))
    return declarations[property] != nil && !computed.contains(property) ? property : member
  }

  private mutating func index() {
    declarations = [:]
    for index in facts.indices {
      if let member = holding(facts[index]) { declarations[member, default: []].append(index) }
    }
  }

  private func isPromised(_ indices: [Int]) -> Bool { indices.allSatisfy { facts[$0].details.flags.contains(.promised) } }

  // MARK: Functions that keep what they are handed

  private struct Parameter: Hashable {
    let function: EntityID
    let index: String
  }

  private struct Keeping: Hashable {
    let member: Member
    let isElement: Bool
  }

  private mutating func addCapturesOfKeepers() {
    var callers: [Parameter: [Parameter]] = [:]
    var pending: [(Parameter, Keeping)] = []
    for item in evidence {
      let parameter = Parameter(function: item.subject, index: item.member)
      guard let object = item.object, let name = item.name else { continue }
      switch item.kind {
      case .keeps, .collects: pending.append((parameter, Keeping(member: named(object, name), isElement: item.kind == .collects)))
      case .passes, .mayPass: callers[Parameter(function: object, index: name), default: []].append(parameter)
      default: break
      }
    }
    while let (parameter, keeping) = pending.popLast() {
      guard !(keepers[parameter] ?? []).contains(keeping) else { continue }
      keepers[parameter, default: []].append(keeping)
      for caller in callers[parameter] ?? [] { pending.append((caller, keeping)) }
    }
    var assigned: [Evidence] = []
    for item in evidence {
      guard item.kind == .handed || item.kind == .given, let object = item.object else { continue }
      for keeping in keepers[Parameter(function: item.subject, index: item.member)] ?? [] {
        let member = keeping.member
        if item.kind == .handed {
          facts.append(Fact(member.owner, .captures, object, at: item.location,
                            .init(ownership: item.ownership, member: member.name, flags: .inferred)))
        } else {
          assigned.append(Evidence(member.owner, keeping.isElement ? .element : .assigned, member.name, object, at: item.location))
        }
      }
    }
    evidence = Set(evidence + assigned).sorted()
  }

  // MARK: What is handed on

  private mutating func readHandovers() {
    for item in evidence {
      guard let object = item.object else { continue }
      let parameter = Handover.Place(.parameter, item.subject, item.member)
      switch item.kind {
      case .offered: handovers.append(Handover(place(object, item.name), parameter, by: item.giver, arms: item.arms, at: item.location))
      case .shared:
        let (source, target) = (place(object, item.name), place(item.subject, item.member))
        handovers.append(Handover(source, target, by: item.giver, arms: item.arms, at: item.location))
        if source.kind == .local { handovers.append(Handover(target, source, arms: item.arms, at: item.location)) }
      case .keeps, .collects:
        guard let name = item.name else { break }
        handovers.append(Handover(parameter, place(object, name), arms: item.arms, at: item.location))
        if item.kind == .keeps { handovers.append(Handover(place(object, name), parameter, arms: item.arms, at: item.location)) }
      case .passes:
        guard let index = item.name else { break }
        handovers.append(Handover(parameter, Handover.Place(.parameter, object, index), by: item.giver, arms: item.arms, at: item.location))
      default: break
      }
    }
  }

  private func place(_ owner: EntityID, _ member: String?) -> Handover.Place {
    guard let member else { return Handover.Place(.local, owner, "") }
    return Handover.Place(.member, owner, named(owner, member).name)
  }

  // MARK: Ownership

  /// Without ARC a pointer that nobody retains is nobody's.
  private mutating func countByHand() {
    let classes = Set(evidence.filter { $0.kind == .countsByHand }.map(\.subject))
    guard !classes.isEmpty else { return }
    let retained = Set(evidence.filter { $0.kind == .retained || $0.kind == .freed }.map { named(declarer(of: $0), $0.member) })
    for index in facts.indices where classes.contains(facts[index].subject) {
      guard let member = holding(facts[index]), facts[index].details.ownership == .strong,
        facts[index].details.flags.isDisjoint(with: [.explicit, .many, .isStatic, .promised]), !retained.contains(member)
      else { continue }
      facts[index].details.ownership = .unsafe
      facts[index].details.flags.insert(.inferred)
    }
  }

  private func declarer(of item: Evidence) -> EntityID { item.name.map { EntityID($0) } ?? item.subject }

  private mutating func applyFreeing() {
    for item in evidence where item.kind == .freed {
      for index in declarations[named(declarer(of: item), item.member)] ?? [] where facts[index].details.ownership == .raw {
        facts[index].details.ownership = item.ownership
        facts[index].details.flags.insert(.inferred)
      }
    }
  }

  private mutating func applyWeakCollections() {
    for item in evidence where item.kind == .collection {
      for index in declarations[named(declarer(of: item), item.member)] ?? [] where facts[index].details.flags.contains(.many) {
        if let object = item.object, facts[index].object != object { continue }
        guard facts[index].details.ownership != item.ownership else { continue }
        facts[index].details.ownership = item.ownership
        facts[index].details.flags.insert(.inferred)
      }
    }
  }

  private mutating func applyAssociations() {
    for item in evidence where item.kind == .associated {
      guard let object = item.object else { continue }
      let member = Member(owner: item.subject, name: item.member)
      var isKnown = false
      for index in declarations[member] ?? [] {
        if facts[index].object == object || object.text == "type:id" || declaresLessThan(object, facts[index].object) { isKnown = true }
        guard facts[index].details.flags.contains(.promised) else { continue }
        facts[index].details.flags.remove(.promised)
        facts[index].details.flags.insert(.inferred)
        // A number is wrapped in an object to be associated; what is promised is still a number.
        let isObject = facts[index].details.ownership?.isObjectiveC ?? false
        // Of another type than the declared one it may be a proxy: what is declared weak is weak behind it.
        let isKept = facts[index].object == object || facts[index].details.ownership?.isOwning ?? false
        if isObject, isKept, !facts[index].details.flags.contains(.many) { facts[index].details.ownership = item.ownership }
      }
      guard !isKnown, declarations[member] == nil || ownTypes.contains(object) else { continue }
      add(Fact(item.subject, .holds, object, at: item.location,
               .init(ownership: item.ownership, member: item.member, flags: [.inferred, .mutable])), member)
    }
  }

  /// Whether `declared` says at least as much as `object`: a value is wrapped in an `NSNumber` to be associated.
  private func declaresLessThan(_ object: EntityID, _ declared: EntityID) -> Bool { declared.text.hasPrefix("type:") && !ownTypes.contains(object) }

  // MARK: What is assigned

  private mutating func addAssigned() {
    var replaced: Set<Int> = []
    let declaredCount = facts.count
    for item in evidence where item.kind == .assigned || item.kind == .element {
      guard let object = item.object else { continue }
      let isElement = item.kind == .element
      let declared = declarations[named(declarer(of: item), item.member)] ?? []
      let member = named(item.subject, item.member)
      let own = member.owner == declarer(of: item) ? declared : declarations[member] ?? []
      guard declared.isEmpty || !isPromised(declared) else { continue }
      let known = (declared + own).filter { facts[$0].details.flags.contains(.many) == isElement }
      if known.contains(where: { facts[$0].object == object }) { continue }
      let isUntyped = !isElement && known.contains { facts[$0].object.text == "type:id" }
      let written = known.filter { $0 < declaredCount }.map { facts[$0].object }
      guard isUntyped || (ownTypes.contains(object) && isNews(object, beside: written)) else { continue }

      let main = declared.first { !facts[$0].details.flags.contains(.many) } ?? declared.first
      guard let ownership = main.flatMap({ facts[$0].details.ownership }) ?? item.ownership,
        ownTypes.contains(item.subject) || main != nil
      else { continue }
      var details = Fact.Details(ownership: ownership, member: member.name, flags: .inferred)
      if let main { details.flags.formUnion(facts[main].details.flags.intersection([.mutable, .optional, .isStatic])) }
      if isElement {
        details.flags.insert(.many)
        // A collection keeps its elements, however it is kept itself.
        let mates = declared.first { facts[$0].details.flags.contains(.many) }
        details.ownership = mates.flatMap { facts[$0].details.ownership } ?? (ownership.isObjectiveC ? .strong : ownership)
      }
      add(Fact(item.subject, .holds, object, at: item.location, details), member)
      if isUntyped, member.owner == declarer(of: item) { replaced.formUnion(known.filter { facts[$0].object.text == "type:id" }) }
    }
    guard !replaced.isEmpty else { return }
    facts = facts.indices.filter { !replaced.contains($0) }.map { facts[$0] }
    index()
  }

  /// Whether a class says more than what a member is declared as: it conforms to the declared protocol, or descends from the declared class.
  private func isNews(_ object: EntityID, beside declared: [EntityID]) -> Bool {
    guard !object.text.hasPrefix("c:objc(pl)") else { return false }
    if declared.isEmpty { return true }
    return declared.contains { $0.text.hasPrefix("c:objc(pl)") || $0.text == "type:id" || ancestors.has(object, above: $0) }
  }

  private mutating func add(_ fact: Fact, _ member: Member) {
    inferred.insert(member)
    declarations[member, default: []].append(facts.count)
    facts.append(fact)
  }

  // MARK: Single objects

  /// Says of the facts what the placements tell, those in parameters too, as far as a method keeps its parameter in an object of its own.
  private mutating func markPlacements() {
    var joined: Set<Placement> = []
    for placement in placements {
      switch placement.target {
      case .member(let member):
        joined.insert(placement.moved(to: named(member.owner, member.name)))
      case .parameter(let function, let index):
        for keeping in keepers[Parameter(function: function, index: String(index))] ?? [] where function.isMethod(of: keeping.member.owner) {
          joined.insert(placement.moved(to: keeping.member))
        }
      }
    }
    var cleared: Set<Member> = []
    for item in evidence where item.kind == .cleared {
      cleared.formUnion([named(declarer(of: item), item.member), named(item.subject, item.member)])
    }
    markWiring(joined, cleared: cleared, in: &facts)
  }

  // MARK: Captures

  /// A block in `_handler` is the block of the property `handler`.
  private mutating func nameCapturesByProperty() {
    for index in facts.indices where facts[index].relation == .captures {
      guard let name = facts[index].details.member else { continue }
      facts[index].details.member = named(facts[index].subject, name).name
    }
  }
}

extension Ownership {
  fileprivate var isObjectiveC: Bool {
    switch self {
    case .strong, .copy, .weak, .unsafe, .unowned: true
    case .value, .unique, .shared, .raw, .reference: false
    }
  }
}

/// Who inherits from whom, in the project and on the platform.
private struct Ancestors {
  private var superclasses: [EntityID: [EntityID]] = [:]

  init(_ extraction: Extraction) {
    for fact in extraction.facts where fact.relation == .inherits { superclasses[fact.subject, default: []].append(fact.object) }
  }

  /// Whether `ancestor` is a class that `type` inherits from, however far.
  func has(_ type: EntityID, above ancestor: EntityID) -> Bool {
    var seen: Set<EntityID> = []
    var pending = [type]
    while let next = pending.popLast() {
      guard seen.insert(next).inserted else { continue }
      if next == ancestor { return true }
      pending += superclasses[next] ?? []
      let prefix = "c:objc(cs)"
      if next.text.hasPrefix(prefix) {
        pending += Platform.superclasses(of: String(next.text.dropFirst(prefix.count))).map { EntityID(prefix + $0) }
      }
    }
    return false
  }
}

extension Placement {
  fileprivate func moved(to member: Member) -> Placement { Placement(body, kind, holder: holder, .member(member), object, of: type, at: location) }
}

extension EntityID {
  /// Whether this is the name of a function in evidence, and the function a method of the type.
  fileprivate func isMethod(of type: EntityID) -> Bool {
    guard text.hasPrefix(type.text) else { return false }
    let rest = text.utf8.dropFirst(type.text.utf8.count)
    return rest.starts(with: "(".utf8) || rest.starts(with: "@F@".utf8) || rest.starts(with: "@FT@".utf8)
  }
}
