/// The object graph as the tree it would be: who holds what alone, what is shared, and what hangs from each root.
package struct OwnershipTree: Sendable {
  package typealias Node = Digraph.Node

  package let roots: [Node]
  package let dominators: DominatorTree
  /// The nodes that several reached nodes other than themselves own, ascending.
  package let shared: [Node]
  /// For each root, in order, the weight of what only it reaches, itself included: what hangs from it.
  package let hanging: [Int]

  /// Who owns a node in the end: the nearest node that every way to it passes. Nil for roots, for what several roots share and for what none reaches.
  package func trueOwner(of node: Node) -> Node? { dominators.immediateDominator(of: node) }
}

extension Digraph {
  /// The ownership tree of a graph of owning edges, from some roots; by default from what nobody else owns (`ownershipRoots`). O(e log n).
  package func ownershipTree(from roots: [Node]? = nil, weight: (Node) -> Int = { _ in 1 }) -> OwnershipTree {
    let roots = roots ?? ownershipRoots()
    let tree = dominatorTree(from: roots)
    let weights = tree.weights(weight)
    let shared = (0..<nodeCount).filter { node in
      var owner = -1
      for source in predecessors(node) where source != node && tree.isReached(source) {
        if owner >= 0, owner != source { return true }
        owner = source
      }
      return false
    }
    return OwnershipTree(roots: roots, dominators: tree, shared: shared, hanging: roots.map { weights[$0] })
  }

  /// Nodes from which everything can be reached, as few as can be, ascending: those that nobody else owns, and of a knot that nobody outside
  /// owns the smallest node. Nodes without any edge are none. O(n + e).
  package func ownershipRoots() -> [Node] {
    let (numbers, count) = componentNumbers()
    var isOwned = [Bool](repeating: false, count: count)
    for node in 0..<nodeCount {
      for target in successors(node) where numbers[target] != numbers[node] { isOwned[Int(numbers[target])] = true }
    }
    var roots: [Node] = []
    for node in 0..<nodeCount where !isOwned[Int(numbers[node])] && outDegree(node) > 0 {
      isOwned[Int(numbers[node])] = true
      roots.append(node)
    }
    return roots
  }
}
