/// Tells of each owning fact whether code is seen that puts something there (`given`), and whether a body is seen that closes a loop of owning
/// members over it (`wired`): the objects of one body, the placements between them and a way back. `cleared` are the members that code
/// other than a deallocation takes something away from.
///
/// O(p) for p placements, and for each body p² of its own at worst.
package func markWiring(_ placements: some Sequence<Placement>, cleared: Set<Member>, in facts: inout [Fact]) {
  var declared: [Member: Keeping] = [:]
  for index in facts.indices where facts[index].relation == .holds || facts[index].relation == .captures {
    guard let name = facts[index].details.member else { continue }
    declared[Member(owner: facts[index].subject, name: name), default: Keeping()].add(facts[index], index)
  }

  var bodies: [EntityID: [String: [Step]]] = [:]
  var given: Set<Member> = []
  for placement in placements {
    guard case .member(let member) = placement.target, let own = declared[member] else { continue }
    if placement.kind == .puts { given.insert(member) }
    guard let holder = placement.holder, let object = placement.object, case let kept = own.facts(by: placement, in: facts), !kept.isEmpty else { continue }
    bodies[placement.body, default: [:]][holder, default: []].append(Step(target: object, facts: kept))
  }

  for member in given { for index in declared[member]?.all ?? [] { facts[index].details.flags.insert(.given) } }
  markCleared(cleared, in: &facts)
  for steps in bodies.values {
    func reaches(_ start: String, _ end: String) -> Bool {
      var seen: Set<String> = []
      var waiting = [start]
      while let next = waiting.popLast() {
        if next == end { return true }
        guard seen.insert(next).inserted else { continue }
        waiting += (steps[next] ?? []).map(\.target)
      }
      return false
    }
    for (holder, own) in steps {
      for step in own where reaches(step.target, holder) {
        for index in step.facts { facts[index].details.flags.insert(.wired) }
      }
    }
  }
}

/// What a class declares, its subclasses have: a closure in a member of the subclass is taken away by code of the superclass.
private func markCleared(_ cleared: Set<Member>, in facts: inout [Fact]) {
  guard !cleared.isEmpty else { return }
  let names = Set(cleared.map(\.name))
  var superclasses: [EntityID: [EntityID]] = [:]
  for fact in facts where fact.relation == .inherits { superclasses[fact.subject, default: []].append(fact.object) }
  for index in facts.indices where facts[index].relation == .holds || facts[index].relation == .captures {
    guard let name = facts[index].details.member, names.contains(name) else { continue }
    var seen: Set<EntityID> = []
    var waiting = [facts[index].subject]
    while let type = waiting.popLast() {
      if cleared.contains(Member(owner: type, name: name)) {
        facts[index].details.flags.insert(.cleared)
        break
      }
      if seen.insert(type).inserted { waiting += superclasses[type] ?? [] }
    }
  }
}

/// One object keeps another, and these facts say so.
private struct Step {
  let target: String
  let facts: [Int]
}

/// The facts of one member, and by which of them a placement keeps its object alive.
private struct Keeping {
  private(set) var all: [Int] = []
  private var holding: [Int] = []
  private var capturing: [Int] = []
  /// A member may have a thousand closures, each of another type.
  private var capturingByType: [EntityID: [Int]] = [:]

  mutating func add(_ fact: Fact, _ index: Int) {
    all.append(index)
    guard fact.details.ownership?.isOwning ?? false, fact.details.flags.isDisjoint(with: [.isStatic, .promised]) else { return }
    if fact.relation == .captures {
      capturing.append(index)
      capturingByType[fact.object, default: []].append(index)
    } else if !fact.object.text.hasPrefix("type:") {
      holding.append(index)
    }
  }

  func facts(by placement: Placement, in facts: [Fact]) -> [Int] {
    guard placement.kind == .captures else { return holding }
    let capturing = placement.type.map { capturingByType[$0] ?? [] } ?? capturing
    let own = capturing.filter { facts[$0].location == placement.location }
    return own.isEmpty ? capturing : own
  }
}
