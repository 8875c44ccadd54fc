package import Facts
package import Graphs

/// The object graph as an outline: each type hangs below the one without which its objects would die.
///
/// The tree is the dominator tree from what nobody owns (`Digraph.ownershipTree`). What several branches own hangs where they meet, or beside the roots.
package struct ObjectOutline: Sendable {
  package struct Object: Sendable {
    /// What a person would write: `PSApp`, `PSStore.shared`.
    package let name: String
    package let kind: Entity.Kind
    package let location: SourceLocation?
    /// A global variable or a static member: there for ever.
    package let isStatic: Bool
    /// The object that it hangs from; nil for roots and for what several roots share.
    package let keeper: Int?
    /// How many hang from it, itself included.
    package let treeSize: Int
    /// How many others own it.
    package let ownerCount: Int
  }

  package struct Link: Sendable {
    package let source: Int
    package let target: Int
    /// The member, with those of the values in between: `state.album`. Empty where nothing has a name.
    package let member: String
    package let ownership: Ownership?
    package let location: SourceLocation
    package var isWeak: Bool { ownership?.isOwning == false }
  }

  /// In the order of the object graph.
  package let objects: [Object]
  /// Owning links by source, then target, then member; then those that don't own.
  package let links: [Link]
  package let roots: [Int]
  package let likeness: TreeLikeness
  /// The sets of types that own each other, the largest first.
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

  /// Who knows whom without keeping it: members that are weak, unowned or plain pointers.
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
