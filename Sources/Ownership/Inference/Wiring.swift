import Facts

/// Sets three flags of facts. `given`: some code puts something into the member. `wired`: one function body puts objects into members so that the owning links form a
/// loop through this member. `cleared`: code other than a deinitialiser takes something out of it.
///
/// A fact only says that types hold each other. Only a body that refers to both objects shows that the same two objects do.
struct Wiring {
  enum Kind: Hashable {
    case held(Flow.Place)
    case captured(Flow.Place, EntityID, SourceLocation)
  }

  private struct Step: Hashable {
    var target: Flow.NodeID
    var kind: Kind
  }

  private let flow: Flow
  /// By the object that receives something. Different bodies never share objects.
  private var steps: [Flow.NodeID: Set<Step>] = [:]

  init(_ flow: Flow) { self.flow = flow }

  mutating func add(_ holder: Flow.NodeID, _ object: Flow.NodeID, _ kind: Kind) {
    guard holder != object || isClosure(kind) else { return }
    steps[holder, default: []].insert(Step(target: object, kind: kind))
  }

  private func isClosure(_ kind: Kind) -> Bool { if case .captured = kind { true } else { false } }

  func mark(_ facts: inout [Fact], given: Set<Member>, cleared: Set<Member>, emptied: Set<Member>) {
    var declared: [Member: [Int]] = [:]
    for index in facts.indices where facts[index].relation == .holds || facts[index].relation == .captures {
      guard let name = facts[index].details.member else { continue }
      declared[Member(owner: facts[index].subject, name: name), default: []].append(index)
    }
    for member in given { for index in declared[member] ?? [] { facts[index].details.flags.insert(.given) } }
    markCleared(&facts, cleared, emptied)
    for (index, wired) in wired(facts, declared).enumerated() where wired { facts[index].details.flags.insert(.wired) }
  }

  /// What keeps another object: all facts of some members, or single facts.
  private enum Kept {
    case members([Member])
    case facts([Int])
  }

  private struct Capture: Hashable {
    var member: Member
    var type: EntityID
  }

  /// O(steps + facts). A member is marked once, however many objects and types it has.
  private func wired(_ facts: [Fact], _ declared: [Member: [Int]]) -> [Bool] {
    var held: [Member: [Int]] = [:]
    var captured: [Capture: [Int]] = [:]
    for (member, own) in declared {
      for fact in own where facts[fact].details.ownership?.isOwning ?? false && facts[fact].details.flags.isDisjoint(with: [.isStatic, .promised]) {
        if facts[fact].relation == .captures {
          captured[Capture(member: member, type: facts[fact].object), default: []].append(fact)
        } else if !facts[fact].object.isPlainType {
          held[member, default: []].append(fact)
        }
      }
    }
    /// The members or facts by which the holder keeps the object alive.
    func kept(_ kind: Kind) -> Kept? {
      switch kind {
      case .held(let place):
        let members = place.owners.map { Member(owner: $0, name: place.member.name) }.filter { held[$0] != nil }
        return members.isEmpty ? nil : .members(members)
      case .captured(let place, let type, let location):
        let capturing = place.owners.flatMap { captured[Capture(member: Member(owner: $0, name: place.member.name), type: type)] ?? [] }
        let own = capturing.filter { facts[$0].location == location }
        return capturing.isEmpty ? nil : .facts(own.isEmpty ? capturing : own)
      }
    }
    var ways: [Flow.NodeID: [(target: Flow.NodeID, kept: Kept)]] = [:]
    func add(_ holder: Flow.NodeID, _ target: Flow.NodeID, _ kind: Kind) {
      if let kept = kept(kind) { ways[holder, default: []].append((target, kept)) }
    }
    for (holder, own) in steps { for step in own { add(holder, step.target, step.kind) } }
    // An object that a body reads from a member is held by that member.
    for (number, node) in flow.nodes.enumerated() {
      if case .member(let holder, let place) = node.origin, holder >= 0 { add(holder, number, .held(place)) }
    }
    let knots = knots(ways.mapValues { $0.map(\.target) })
    var wired = [Bool](repeating: false, count: facts.count)
    var members: Set<Member> = []
    for (holder, own) in ways {
      for way in own where holder == way.target || knots[holder] != nil && knots[holder] == knots[way.target] {
        switch way.kept {
        case .members(let some): members.formUnion(some)
        case .facts(let some): for fact in some { wired[fact] = true }
        }
      }
    }
    for member in members { for fact in held[member] ?? [] { wired[fact] = true } }
    return wired
  }

  /// The number of the knot that each object is in. Knots are strongly connected components, found with Tarjan's algorithm. O(edges).
  private func knots(_ edges: [Flow.NodeID: [Flow.NodeID]]) -> [Flow.NodeID: Int] {
    var numbers: [Flow.NodeID: Int] = [:]
    var lowest: [Flow.NodeID: Int] = [:]
    var open: [Flow.NodeID] = []
    var isOpen: Set<Flow.NodeID> = []
    var found: [Flow.NodeID: Int] = [:]
    for start in edges.keys where numbers[start] == nil {
      var path: [(node: Flow.NodeID, next: Int)] = [(start, 0)]
      while let (node, next) = path.last {
        if next == 0 {
          numbers[node] = numbers.count
          lowest[node] = numbers[node]
          open.append(node)
          isOpen.insert(node)
        }
        let targets = edges[node] ?? []
        if next < targets.count {
          path[path.count - 1].next += 1
          let target = targets[next]
          if numbers[target] == nil { path.append((target, 0)) } else if isOpen.contains(target) { lowest[node] = min(lowest[node]!, numbers[target]!) }
          continue
        }
        path.removeLast()
        if let above = path.last?.node { lowest[above] = min(lowest[above]!, lowest[node]!) }
        guard lowest[node] == numbers[node] else { continue }
        while let last = open.popLast() {
          isOpen.remove(last)
          found[last] = numbers[node]
          if last == node { break }
        }
      }
    }
    return found
  }

  /// Subclasses have the members that a class declares: code of the superclass may clear a closure in a subclass's member.
  private func markCleared(_ facts: inout [Fact], _ cleared: Set<Member>, _ emptied: Set<Member>) {
    let names = Set(cleared.map(\.name)).union(emptied.map(\.name))
    guard !names.isEmpty else { return }
    let types = flow.program.types
    for index in facts.indices where facts[index].relation == .holds || facts[index].relation == .captures {
      guard let name = facts[index].details.member, names.contains(name) else { continue }
      let line = types.type(facts[index].subject).map { types.line(of: $0).map { types.ids[$0] } } ?? [facts[index].subject]
      let isCleared = line.contains { owner in
        let member = Member(owner: owner, name: name)
        return cleared.contains(member) || facts[index].relation == .captures && emptied.contains(member)
      }
      if isCleared { facts[index].details.flags.insert(.cleared) }
    }
  }
}
