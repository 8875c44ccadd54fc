package import Facts

/// What changed between two graphs whose nodes have names: all lists ascend.
package struct GraphDifference: Sendable, Equatable {
  package struct Edge: Sendable, Hashable, Comparable {
    package let source: String
    package let target: String

    package init(_ source: String, _ target: String) {
      self.source = source
      self.target = target
    }

    package static func < (a: Self, b: Self) -> Bool {
      let order = a.source.byteOrder(to: b.source)
      return order != 0 ? order < 0 : a.target.byteOrder(to: b.target) < 0
    }
  }

  /// Knots that share nodes, before and after.
  package struct KnotChange: Sendable, Equatable {
    package enum Kind: String, Sendable {
      /// A new knot; one that is gone; one that gained nodes and lost none; one that lost nodes and gained none.
      case appeared, dissolved, grew, shrank
      /// Nodes came and others went, or one knot became several or several one.
      case changed
    }
    package let kind: Kind
    package let before: [[String]]
    package let after: [[String]]
  }

  package let nodesAdded: [String]
  package let nodesRemoved: [String]
  package let edgesAdded: [Edge]
  package let edgesRemoved: [Edge]
  package let knots: [KnotChange]

  package var isEmpty: Bool { nodesAdded.isEmpty && nodesRemoved.isEmpty && edgesAdded.isEmpty && edgesRemoved.isEmpty && knots.isEmpty }
}

extension Digraph {
  /// What changed from `old` to this graph. Nodes are matched by name; `renamed` maps old names to new ones, so that a file that only moved is no change.
  /// Names must differ from each other. O(n log n + e log e).
  package func difference(named names: [String], from old: Digraph, named oldNames: [String], renamed: [EntityID: EntityID] = [:]) -> GraphDifference {
    let before = oldNames.map { renamed[EntityID($0)]?.text ?? $0 }
    func ids(_ names: [String]) -> Set<EntityID> { Set(names.map(EntityID.init)) }
    func sorted(_ ids: Set<EntityID>) -> [String] { ids.sorted().map(\.text) }
    let (nodes, oldNodes) = (ids(names), ids(before))
    let (edges, oldEdges) = (namedEdges(names), old.namedEdges(before))
    return GraphDifference(
      nodesAdded: sorted(nodes.subtracting(oldNodes)), nodesRemoved: sorted(oldNodes.subtracting(nodes)),
      edgesAdded: edges.subtracting(oldEdges).sorted(), edgesRemoved: oldEdges.subtracting(edges).sorted(),
      knots: knotChanges(from: old.namedKnots(before), to: namedKnots(names)))
  }

  private func namedEdges(_ names: [String]) -> Set<GraphDifference.Edge> {
    Set((0..<nodeCount).flatMap { node in successors(node).map { GraphDifference.Edge(names[node], names[$0]) } })
  }

  private func namedKnots(_ names: [String]) -> [[EntityID]] {
    knots().map { $0.map { EntityID(names[$0]) }.sorted() }.sorted { $0[0] < $1[0] }
  }
}

/// Knots that have a node in common, directly or through others, are one change.
private func knotChanges(from old: [[EntityID]], to new: [[EntityID]]) -> [GraphDifference.KnotChange] {
  let knots = old + new
  var nodes: [EntityID: Int] = [:]
  var edges: [Digraph.Edge] = []
  for (knot, members) in knots.enumerated() {
    for member in members {
      let node = nodes[member] ?? knots.count + nodes.count
      nodes[member] = node
      edges += [Digraph.Edge(knot, node), Digraph.Edge(node, knot)]
    }
  }
  let groups = Digraph(nodeCount: knots.count + nodes.count, edges: edges).knots()
  let changes = groups.compactMap { group -> GraphDifference.KnotChange? in
    let before = group.filter { $0 < old.count }.map { knots[$0] }
    let after = group.filter { $0 >= old.count && $0 < knots.count }.map { knots[$0] }
    guard before != after else { return nil }
    let (lost, won) = (Set(before.joined()).subtracting(after.joined()), Set(after.joined()).subtracting(before.joined()))
    let kind: GraphDifference.KnotChange.Kind =
      before.isEmpty
      ? .appeared
      : after.isEmpty
        ? .dissolved
        : before.count > 1 || after.count > 1 || (lost.isEmpty == won.isEmpty) ? .changed : lost.isEmpty ? .grew : .shrank
    return GraphDifference.KnotChange(kind: kind, before: before.map { $0.map(\.text) }, after: after.map { $0.map(\.text) })
  }
  func first(_ change: GraphDifference.KnotChange) -> EntityID { EntityID((change.after.first ?? change.before[0])[0]) }
  return changes.sorted { first($0) < first($1) }
}

extension FoldedGraph {
  /// What changed from `old` to this one. O(n log n + e log e).
  package func difference(from old: FoldedGraph, renamed: [EntityID: EntityID] = [:]) -> GraphDifference {
    view.digraph.difference(named: names, from: old.view.digraph, named: old.names, renamed: renamed)
  }
}
