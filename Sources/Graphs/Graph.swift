package import Facts

/// The entities and facts of one project, frozen and in a total order that does not depend on the order they came in.
///
/// A node is the index of an entity in `entities`, an edge the index of a fact in `facts`: dense integers inside, names outside.
package struct Graph: Sendable {
  package typealias Node = Int

  /// Sorted by id; no two have the same.
  package let entities: [Entity]
  /// Sorted; no two are equal. Every subject and object is in `entities`.
  package let facts: [Fact]
  /// For each fact, its subject's and object's node.
  let endpoints: [Endpoints]
  private let nodes: [EntityID: Int32]

  struct Endpoints: Sendable {
    let source: Int32
    let target: Int32
  }

  /// Builds the graph. Facts about the same entity may repeat and entities may be described several times: the description
  /// of a definition wins over any other, one with a location over one without, the project's own over an external one. An entity that facts mention and nobody
  /// describes becomes external. O((n + e) log(n + e)).
  package init(entities described: [Entity], facts stated: [Fact]) {
    var best: [EntityID: Entity] = [:]
    best.reserveCapacity(described.count)
    for entity in described {
      guard let rival = best[entity.id] else {
        best[entity.id] = entity
        continue
      }
      best[entity.id] = preferred(entity, rival)
    }
    let facts = Graph.withoutRepeats(stated)
    for fact in facts {
      for id in [fact.subject, fact.object] where best[id] == nil {
        best[id] = Entity(id, kind: .class, name: id.text, isExternal: true)
      }
    }
    let entities = best.values.sorted { $0.id < $1.id }
    var nodes: [EntityID: Int32] = [:]
    nodes.reserveCapacity(entities.count)
    for (index, entity) in entities.enumerated() { nodes[entity.id] = Int32(index) }
    self.entities = entities
    self.facts = facts
    self.nodes = nodes
    self.endpoints = facts.map { Endpoints(source: nodes[$0.subject]!, target: nodes[$0.object]!) }
  }

  package func node(_ id: EntityID) -> Node? { nodes[id].map(Int.init) }
  package func source(of fact: Int) -> Node { Int(endpoints[fact].source) }
  package func target(of fact: Int) -> Node { Int(endpoints[fact].target) }

  /// Sorted, each once; of the declarations of one property one is kept.
  private static func withoutRepeats(_ stated: [Fact]) -> [Fact] {
    let sorted = stated.sorted()
    var kept: [Fact] = []
    kept.reserveCapacity(sorted.count)
    var held = 0
    for fact in sorted where fact != kept.last {
      if held < kept.count, !isSameHolding(kept[held], fact) {
        mergeRedeclarations(in: &kept, from: held)
        held = kept.count
      }
      kept.append(fact)
    }
    mergeRedeclarations(in: &kept, from: held)
    return kept
  }

  private static func isSameHolding(_ a: Fact, _ b: Fact) -> Bool {
    a.relation == .holds && b.relation == .holds && a.subject == b.subject && a.object == b.object
  }

  /// One edge a member, though it is declared in several places: a read-only property made read-write in a class extension, or a
  /// property promised by a category and stored by the class. The place that stores something wins, then the one that can be assigned,
  /// then the one that says how; what another place says of the ownership is kept. Facts of one line are of one declaration.
  private static func mergeRedeclarations(in facts: inout [Fact], from start: Int) {
    guard facts.count - start > 1, facts[start].relation == .holds else { return }
    struct Member: Hashable {
      let name: String?
      let isStatic: Bool
    }
    func isSameLine(_ a: Fact, _ b: Fact) -> Bool { a.location.path == b.location.path && a.location.line == b.location.line }
    func rank(_ fact: Fact) -> Int {
      (fact.details.flags.contains(.promised) ? 0 : 4) + (fact.details.flags.contains(.mutable) ? 2 : 0)
        + (fact.details.flags.contains(.explicit) ? 1 : 0)
    }
    var best: [Member: Fact] = [:]
    var explicit: [Member: Fact] = [:]
    func member(_ fact: Fact) -> Member { Member(name: fact.details.member, isStatic: fact.details.flags.contains(.isStatic)) }
    for fact in facts[start...] {
      if fact.details.flags.contains(.explicit), explicit[member(fact)] == nil { explicit[member(fact)] = fact }
      if let rival = best[member(fact)], rank(rival) >= rank(fact) { continue }
      best[member(fact)] = fact
    }
    guard facts[start...].contains(where: { !isSameLine($0, best[member($0)]!) }) else { return }
    var merged: [Fact] = []
    for var fact in facts[start...] where isSameLine(fact, best[member(fact)]!) {
      if !fact.details.flags.contains(.explicit), let spoken = explicit[member(fact)], !isSameLine(spoken, fact) {
        fact.details.ownership = spoken.details.ownership
        fact.details.flags.insert(.explicit)
      }
      merged.append(fact)
    }
    facts.replaceSubrange(start..., with: merged.sorted())
  }
}

/// A total order of descriptions, so that the winner does not depend on which came first.
private func preferred(_ a: Entity, _ b: Entity) -> Entity {
  if a.isExternal != b.isExternal { return a.isExternal ? b : a }
  if a.isDefinition != b.isDefinition { return a.isDefinition ? a : b }
  switch (a.location, b.location) {
  case (nil, _?): return b
  case (_?, nil): return a
  case let (x?, y?) where x != y: return x < y ? a : b
  default: break
  }
  // The last is the length of a file: who says more has seen it.
  func key(_ entity: Entity) -> [String] { [entity.kind.rawValue, entity.name, entity.language?.rawValue ?? "~", entity.module ?? "~"] }
  let (x, y) = (key(a), key(b))
  if x != y { return x.lexicographicallyPrecedes(y) ? a : b }
  return a.lines >= b.lines ? a : b
}
