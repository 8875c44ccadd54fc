package import Facts

/// The entities and facts of one project, frozen and in a total order that does not depend on the order they came in.
///
/// A node is the index of an entity in `entities`, a fact is spoken of by its index in `facts`: dense integers inside, names outside.
/// `edges` has the adjacency: who has which relation with whom, each once, with the facts that prove it apart.
package struct Graph: Sendable {
  package typealias Node = Int

  /// Sorted by id; no two have the same.
  package let entities: [Entity]
  /// Sorted; no two are equal. Every subject and object is in `entities`.
  package let facts: [Fact]
  /// Uses that a name leaves open: the member of that name may be the object's, or one of something else. Sorted; no two are equal. They make no edges.
  package let possibleUses: [Fact]
  package let edges: EdgeTable
  package let methods: MethodTable
  /// What the project says of its types; see `declaring(_:)`.
  package internal(set) var declared = Declared()
  /// The lines of the imports that the project lets stand; see `accepting(_:)`.
  package internal(set) var accepted: Set<SourceLocation> = []
  /// Sorted; no two are equal.
  package let handovers: [Handover]
  /// What bodies say of objects.
  package let lives: ObjectLives
  /// For each fact, its subject's and object's node.
  let endpoints: [Endpoints]
  private let nodes: TextTable.Index

  /// Objects that keep each other alive, as bodies prove; in the order of their first links.
  package var loops: [ObjectLoop] { lives.loops }

  /// The types all of whose objects live as long as the program, as bodies show.
  package var lasting: Set<EntityID> { lives.lasting }

  struct Endpoints: Sendable, Equatable {
    let source: Int32
    let target: Int32
  }

  /// Builds the graph. Facts about the same entity may repeat and entities may be described several times: a definition
  /// with a location wins over a mention; then the project's own description over an external one, a definition over any other, one with a
  /// location over one without. An entity that facts mention and nobody describes becomes external. O(n log n + f log d) for f facts, d of one subject; texts are compared only to rank the n different ids.
  package init(
    entities described: [Entity], facts stated: [Fact], possibleUses: [Fact] = [], methods: [Method] = [], handovers: [Handover] = [], lives: ObjectLives = ObjectLives()
  ) {
    self.lives = lives
    self.possibleUses = Set(possibleUses).sorted()
    self.handovers = Set(handovers).sorted()
    var ids = TextTable()
    var best: [Entity?] = []
    func describe(_ number: Int32, _ entity: @autoclosure () -> Entity) {
      while best.count <= Int(number) { best.append(nil) }
      best[Int(number)] = best[Int(number)].map { preferred(entity(), $0) } ?? entity()
    }
    for entity in described { describe(ids.number(of: entity.id.text), entity) }
    var last: (id: EntityID, number: Int32)?
    func numbers(_ id: (Int) -> EntityID) -> [Int32] {
      stated.indices.map { index in
        // Facts of one subject come together mostly.
        let id = id(index)
        if last == nil || last!.id != id { last = (id, ids.number(of: id.text)) }
        let number = last!.number
        if number >= best.count || best[Int(number)] == nil { describe(number, Entity(id, kind: .class, name: id.text, isExternal: true)) }
        return number
      }
    }
    let (subjects, objects) = (numbers { stated[$0].subject }, numbers { stated[$0].object })

    let ranks = ids.ranks()
    var entities = best
    for (number, rank) in ranks.enumerated() { entities[Int(rank)] = best[number] }
    self.entities = entities.map { $0! }
    let (sorted, nodes) = (self.entities, TextTable.Index(of: self.entities.lazy.map(\.id)))
    self.nodes = nodes
    self.methods = MethodTable(methods, nodeCount: sorted.count) { id in nodes.find(id.hashValue) { sorted[$0].id == id } }

    let order = FactOrder(
      stated, subjects: subjects.map { ranks[Int($0)] }, objects: objects.map { ranks[Int($0)] }, nodeCount: ranks.count)
    (self.facts, self.endpoints) = Graph.withoutRedeclarations(order.facts, order.endpoints)
    self.edges = EdgeTable(nodeCount: ranks.count, facts: self.facts, endpoints: self.endpoints)
  }

  package func node(_ id: EntityID) -> Node? { nodes.find(id.hashValue) { entities[$0].id == id } }
  package func source(of fact: Int) -> Node { Int(endpoints[fact].source) }
  package func target(of fact: Int) -> Node { Int(endpoints[fact].target) }

  /// How many bytes the graph takes without names (the ids, names, paths and modules of entities) and without evidence (the facts). The two
  /// numbers of each fact in `endpoints` count.
  package var storageBytes: Int {
    edges.storageBytes + endpoints.count * MemoryLayout<Endpoints>.stride + nodes.storageBytes
      + entities.count * (MemoryLayout<Entity>.stride - 4 * MemoryLayout<String>.stride)
  }

  /// Of the declarations of one property one is kept.
  private static func withoutRedeclarations(_ sorted: [Fact], _ endpoints: [Endpoints]) -> ([Fact], [Endpoints]) {
    var kept: [Fact] = []
    var keptEndpoints: [Endpoints] = []
    kept.reserveCapacity(sorted.count)
    keptEndpoints.reserveCapacity(sorted.count)
    var index = 0
    while index < sorted.count {
      let start = kept.count
      let first = index
      repeat {
        kept.append(sorted[index])
        index += 1
      } while index < sorted.count && sorted[index].relation == sorted[first].relation && endpoints[index] == endpoints[first]
      mergeRedeclarations(in: &kept, from: start)
      for _ in start..<kept.count { keptEndpoints.append(endpoints[first]) }
    }
    return (kept, keptEndpoints)
  }

  /// One edge a member, though it is declared in several places: a read-only property made read-write in a class extension, or a
  /// property promised by a category and stored by the class. The place that stores something wins, then the one that can be assigned,
  /// then the one that states the ownership; if the winner doesn't, it takes the ownership that another place states. Facts of one line are
  /// of one declaration.
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
  // Whoever only mentions a type may take it for the project's, though a library in its folders defines it.
  if (a.location == nil) != (b.location == nil) {
    let (placed, mention) = a.location == nil ? (b, a) : (a, b)
    if placed.isDefinition, !mention.isDefinition { return placed }
  }
  if a.isExternal != b.isExternal { return a.isExternal ? b : a }
  if a.isDefinition != b.isDefinition { return a.isDefinition ? a : b }
  switch (a.location, b.location) {
  case (nil, _?): return b
  case (_?, nil): return a
  case let (x?, y?) where x != y: return x < y ? a : b
  default: break
  }
  // The last criterion is the length of a file: a description that knows it comes from somebody who has seen the file.
  func key(_ entity: Entity) -> [String] { [entity.kind.rawValue, entity.name, entity.language?.rawValue ?? "~", entity.module ?? "~"] }
  let (x, y) = (key(a), key(b))
  if x != y { return x.lexicographicallyPrecedes(y) ? a : b }
  return a.lines >= b.lines ? a : b
}
