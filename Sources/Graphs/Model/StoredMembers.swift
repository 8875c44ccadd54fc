internal import Facts

/// What the objects of each type store: the facts of their members, including the inherited ones.
package struct StoredMembers: Sendable {
  private let own: [Graph.Node: [Int]]
  private let superclasses: [Graph.Node: [Graph.Node]]

  /// The `holds` facts of a type's stored members, its own first; none that are promised, static or described. O(depth + members).
  package func facts(of type: Graph.Node) -> [Int] { lineage(of: type).flatMap { own[$0] ?? [] } }

  /// The facts of one member, of the nearest class that declares it.
  package func facts(of type: Graph.Node, member: String, in graph: Graph) -> [Int] {
    for type in lineage(of: type) {
      let found = (own[type] ?? []).filter { graph.facts[$0].details.member == member }
      if !found.isEmpty { return found }
    }
    return []
  }

  /// A type and the classes that it inherits from, nearest first; no protocols.
  package func lineage(of type: Graph.Node) -> [Graph.Node] {
    var lineage = [type]
    var next = 0
    while next < lineage.count {
      for above in superclasses[lineage[next]] ?? [] where !lineage.contains(above) { lineage.append(above) }
      next += 1
    }
    return lineage
  }

  /// O(n + e).
  fileprivate init(_ graph: Graph) {
    let types = graph.typesStoodFor()
    var own: [Graph.Node: [Int]] = [:]
    var superclasses: [Graph.Node: [Graph.Node]] = [:]
    for index in graph.facts.indices {
      let (fact, source, target) = (graph.facts[index], Int(types[graph.source(of: index)]), graph.target(of: index))
      switch fact.relation {
      case .holds where fact.details.flags.isDisjoint(with: [.promised, .isStatic, .described]): own[source, default: []].append(index)
      case .inherits where graph.entities[target].kind != .protocol && source != target: superclasses[source, default: []].append(target)
      default: break
      }
    }
    self.own = own
    self.superclasses = superclasses
  }
}

extension Graph {
  package func storedMembers() -> StoredMembers { StoredMembers(self) }

  /// For each node the type that it stands for: of a category or extension the one that it extends, of everything else itself.
  package func typesStoodFor() -> [Int32] {
    var types = entities.indices.map(Int32.init)
    for node in entities.indices where entities[node].kind == .category || entities[node].kind == .extension {
      for edge in edges.edges(from: node) where edges.relation(of: edge) == .extends {
        types[node] = Int32(edges.target(of: edge))
        break
      }
    }
    return types
  }
}
