/// How close an object graph is to a tree. Its edges lead from owners to what they own; a type that owns its own kind (a list, a tree) is no knot.
package struct TreeLikeness: Sendable, Equatable, Codable {
  /// How many types somebody else owns, and how many of these have exactly one owner.
  package let ownedCount: Int
  package let singlyOwnedCount: Int
  /// How many owning edges there are, each pair of types once.
  package let edgeCount: Int
  /// Those inside a knot: owners that own each other.
  package let knottedEdgeCount: Int
  /// Those that cross branches: their source is neither in a knot with their target nor its immediate dominator.
  package let crossingEdgeCount: Int

  /// The part of the owned types that have exactly one owner; 1 for a tree, and for a graph where nobody owns anything.
  package var ratio: Double { ownedCount == 0 ? 1 : Double(singlyOwnedCount) / Double(ownedCount) }
}

extension Digraph {
  /// From some roots, by default what nobody else owns. O(e log n).
  package func treeLikeness(from roots: [Node]? = nil) -> TreeLikeness {
    let tree = dominatorTree(from: roots ?? ownershipRoots())
    let numbers = componentNumbers().numbers
    var seenFor = [Int](repeating: -1, count: nodeCount)
    var (owned, single, edges, knotted, crossing) = (0, 0, 0, 0, 0)
    for node in 0..<nodeCount {
      var owners = 0
      for owner in predecessors(node) where owner != node && seenFor[owner] != node {
        seenFor[owner] = node
        owners += 1
        if numbers[owner] == numbers[node] {
          knotted += 1
        } else if tree.isReached(owner), tree.immediateDominator(of: node) != owner {
          crossing += 1
        }
      }
      edges += owners
      if owners > 0 { owned += 1 }
      if owners == 1 { single += 1 }
    }
    return TreeLikeness(ownedCount: owned, singlyOwnedCount: single, edgeCount: edges, knottedEdgeCount: knotted, crossingEdgeCount: crossing)
  }
}
