extension Digraph {
  /// For each edge the sum of `weight` over the nodes that could not be reached from the roots without it: 0 for an edge that is not the only way
  /// to any node.
  ///
  /// Of parallel edges none is the only way. An edge is the only way to its target if every other edge to it comes from what the target dominates
  /// (or from what cannot be reached); then everything that the target dominates goes with it. O(e log n).
  package func edgePrices(from roots: [Node], weight: (Node) -> Int = { _ in 1 }) -> [Int] {
    let tree = dominatorTree(from: roots)
    let weights = tree.weights(weight)
    let intervals = tree.intervals()
    var isRoot = [Bool](repeating: false, count: nodeCount)
    for root in roots { isRoot[root] = true }
    let turned = numbersOfTurnedEdges()
    var prices = [Int](repeating: 0, count: edgeCount)
    for node in 0..<nodeCount where tree.isReached(node) && !isRoot[node] {
      var entries = 0
      var only = 0
      for row in Int(inStart[node])..<Int(inStart[node + 1]) {
        let source = Int(inSource[row])
        guard tree.isReached(source), !intervals[node].contains(intervals[source].lowerBound) else { continue }
        entries += 1
        only = Int(turned[row])
      }
      if entries == 1 { prices[only] = weights[node] }
    }
    return prices
  }
}

extension DominatorTree {
  /// For each node the range of preorder numbers in its subtree, beginning with its own: a node dominates those whose own number is in its range.
  /// Empty for what cannot be reached. O(n).
  package func intervals() -> [Range<Int>] {
    let sizes = weights()
    var next = [Int](repeating: 0, count: sizes.count)
    var intervals = [Range<Int>](repeating: 0..<0, count: sizes.count)
    var top = 0
    // A node comes after its dominators, so its place below them is known.
    for node in order.map(Int.init) {
      let first: Int
      if let above = immediateDominator(of: node) {
        first = next[above]
        next[above] += sizes[node]
      } else {
        first = top
        top += sizes[node]
      }
      next[node] = first + 1
      intervals[node] = first..<first + sizes[node]
    }
    return intervals
  }
}
