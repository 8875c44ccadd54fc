extension Digraph {
  /// The edges of a strongly connected graph without which it is not strongly connected any more, ascending. Of parallel edges none is one.
  ///
  /// An edge is one if it is the only way to its target from some node, or back to it: the bridges from one node in the graph and in the reversed one.
  /// Italiano, Laura and Santaroni, "Finding strong bridges and strong articulation points in linear time", Theoretical Computer Science 447 (2012).
  /// There are fewer than twice as many as nodes. O(e log n).
  package func strongBridges() -> [Int] {
    guard nodeCount > 1 else { return [] }
    var isBridge = edgePrices(from: [0]).map { $0 > 0 }
    let numbers = numbersOfTurnedEdges()
    for (turned, price) in reversed.edgePrices(from: [0]).enumerated() where price > 0 { isBridge[Int(numbers[turned])] = true }
    return isBridge.indices.filter { isBridge[$0] }
  }
}
