package import Facts
package import Graphs

/// The object graph as an outline: each type is placed below the one without which its objects would be freed.
///
/// The tree is the dominator tree of the object graph (`Digraph.ownershipTree`). A type that several branches own is placed where they meet, or next to the roots.
package struct ObjectOutline: Sendable {
  package struct Object: Sendable {
    /// The name as a person would write it: `PSApp`, `PSStore.shared`.
    package let name: String
    package let kind: Entity.Kind
    package let location: SourceLocation?
    /// Whether it is a global variable or static member, which lives as long as the program.
    package let isStatic: Bool
    /// The parent in the tree; nil for roots and for objects that several roots share.
    package let keeper: Int?
    /// The size of its subtree, itself included.
    package let treeSize: Int
    /// The number of other objects that own it.
    package let ownerCount: Int
  }

  package struct Link: Sendable {
    package let source: Int
    package let target: Int
    /// The member, with the members of the values in between: `state.album`. Empty if there is no name.
    package let member: String
    package let ownership: Ownership?
    package let location: SourceLocation
    package var isWeak: Bool { ownership?.isOwning == false }
  }

  /// In the order of the object graph's nodes.
  package let objects: [Object]
  /// Owning links sorted by source, target and member; then the other links.
  package let links: [Link]
  package let roots: [Int]
  package let likeness: TreeLikeness
  /// The knots of the object graph, the largest first.
  package let knots: [[Int]]
}

extension Graph {
  /// O(e log n).
  package func objectOutline() -> ObjectOutline {
    let graph = objectGraph(.objects)
    let tree = graph.digraph.ownershipTree()
    let sizes = tree.dominators.weights()
    var owners = [Set<Int>](repeating: [], count: graph.nodes.count)
    var links: [ObjectOutline.Link] = []
    for edge in graph.edges where edge.kind == .keeps {
      if edge.source != edge.target { owners[edge.target].insert(edge.source) }
      links.append(
        ObjectOutline.Link(
          source: edge.source, target: edge.target, member: edge.way.compactMap { facts[$0].details.member }.joined(separator: "."),
          ownership: facts[edge.way[0]].details.ownership, location: facts[edge.way[0]].location))
    }
    let objects = graph.nodes.indices.map { node in
      let entity = entities[graph.nodes[node].entity]
      return ObjectOutline.Object(
        name: graph.name(of: node, in: self), kind: entity.kind, location: entity.location, isStatic: graph.nodes[node].isStatic,
        keeper: tree.trueOwner(of: node), treeSize: sizes[node], ownerCount: owners[node].count)
    }
    return ObjectOutline(
      objects: objects, links: links + weakLinks(graph), roots: tree.roots, likeness: objectGraph(.numbers).treeLikeness(in: self),
      knots: graph.digraph.knots().map { $0.sorted() }.sorted { ($1.count, $0[0]) < ($0.count, $1[0]) })
  }

  /// Links that don't keep their target: members that are weak, unowned or plain pointers.
  private func weakLinks(_ graph: ObjectGraph) -> [ObjectOutline.Link] {
    facts.indices.compactMap { index in
      let fact = facts[index]
      guard fact.relation == .holds || fact.relation == .captures, let ownership = fact.details.ownership, !ownership.isOwning,
        fact.details.flags.isDisjoint(with: [.promised, .isStatic]), let source = graph.node(of: source(of: index)), let target = graph.node(of: target(of: index))
      else { return nil }
      return ObjectOutline.Link(source: source, target: target, member: fact.details.member ?? "", ownership: ownership, location: fact.location)
    }
  }
}
