extension Digraph {
  /// The edges of a strongly connected graph without which it is not strongly connected any more, ascending. Parallel edges are never among them.
  ///
  /// An edge is a strong bridge if node 0 reaches some node only over this edge, or if some node reaches node 0 only over it.
  /// Italiano, Laura and Santaroni, "Finding strong bridges and strong articulation points in linear time", Theoretical Computer Science 447 (2012).
  /// A graph of n nodes has fewer than 2n of them. O(e log n).
  package func strongBridges() -> [Int] {
    guard nodeCount > 1 else { return [] }
    var isBridge = edgePrices(from: [0]).map { $0 > 0 }
    let numbers = numbersOfTurnedEdges()
    for (turned, price) in reversed.edgePrices(from: [0]).enumerated() where price > 0 { isBridge[Int(numbers[turned])] = true }
    return isBridge.indices.filter { isBridge[$0] }
  }
}
