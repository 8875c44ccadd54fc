/// The cheapest set of arcs found whose removal leaves a knot without cycles, and how far from the best it can be.
package struct FeedbackArcs: Sendable {
  /// Cheapest first, then by source and target. Putting any of them back closes a cycle.
  package let arcs: [Arc]
  /// No set of arcs that opens every cycle weighs less than this.
  package let lowerBound: Int

  /// Every edge from one node to another, taken as one: either all of them go or none.
  package struct Arc: Sendable, Hashable {
    package let source: View.Node
    package let target: View.Node
    package let weight: Int
    /// Ascending by fact.
    package let edges: [View.Edge]

    package init(source: View.Node, target: View.Node, weight: Int, edges: [View.Edge]) {
      self.source = source
      self.target = target
      self.weight = weight
      self.edges = edges
    }
  }

  package var weight: Int { arcs.reduce(0) { $0 + $1.weight } }
  /// Whether nothing cheaper exists.
  package var isOptimal: Bool { weight == lowerBound }
}

extension View {
  /// The cheapest set of arcs to cut so that no cycle is left among some nodes, usually a knot (minimum feedback arc set).
  ///
  /// `weight` prices all edges from one node to another together, at 1 or more; the default is their number. Among sets of
  /// equal weight the one with fewer arcs is preferred.
  ///
  /// Up to 18 nodes the answer is exact, by `cheapestOrder`; above, the better of two orders after local improvement, with a bound
  /// from packed cycles that often proves it the best all the same. Work is bounded by about `effort` steps over arcs.
  package func feedbackArcs(
    among nodes: [Node], effort: Int = 50_000_000, weight: ([Edge]) -> Int = { $0.count }
  ) -> FeedbackArcs {
    let graph = InducedGraph(of: self, on: nodes)
    let weights = (0..<graph.arcCount).map { max(1, weight(Array(graph.edges(of: $0)))) }
    // Scaled so that the number of arcs decides between equal weights and never outweighs one unit.
    let scale = graph.arcCount + 1
    let scaled = weights.map { $0 * scale + 1 }

    let cut: [Int]
    let bound: Int
    if graph.nodes.count <= ExactOrder.limit {
      cut = graph.backwardArcs(in: ExactOrder.order(of: graph, weights: scaled))
      bound = cut.reduce(0) { $0 + weights[$1] }
    } else {
      cut = graph.cheapCut(weights: scaled, effort: effort)
      bound = graph.packedCycleWeight(weights: scaled, effort: effort) / scale
    }
    let arcs = cut.map { arc in
      FeedbackArcs.Arc(
        source: graph.nodes[Int(graph.source[arc])], target: graph.nodes[Int(graph.target[arc])], weight: weights[arc],
        edges: Array(graph.edges(of: arc)))
    }
    return FeedbackArcs(
      arcs: arcs.sorted { ($0.weight, $0.source, $0.target) < ($1.weight, $1.source, $1.target) }, lowerBound: bound)
  }
}

extension InducedGraph {
  /// The arcs that lead back in an order of all nodes, ascending.
  func backwardArcs(in order: [Int]) -> [Int] {
    var place = [Int](repeating: 0, count: order.count)
    for (index, node) in order.enumerated() { place[node] = index }
    return (0..<arcCount).filter { place[Int(source[$0])] > place[Int(target[$0])] }
  }
}
