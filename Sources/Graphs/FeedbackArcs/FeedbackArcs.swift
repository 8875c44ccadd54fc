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
  /// Whether it is proven that nothing cheaper exists.
  package var isOptimal: Bool { weight == lowerBound }
}

extension View {
  /// The cheapest set of arcs to cut so that no cycle is left among some nodes, usually a knot (minimum feedback arc set).
  ///
  /// `weight` prices all edges from one node to another together, at 1 or more; the default is their number. Among sets of
  /// equal weight the one with fewer arcs is preferred.
  ///
  /// Parts that share no cycle are solved separately (`WeightedArcs.independentParts`). A part of up to 18 nodes is solved exactly, with the fewest
  /// arcs (`ExactOrder`). A larger one is solved by local search (`cheapCut`); a bound from packed cycles often proves the result the best
  /// (`packedCycleWeight`). Where it does not, a search branches until nothing cheaper is left or the effort is spent (`CutSearch`). Work is bounded
  /// by about `effort` steps over arcs.
  package func feedbackArcs(
    among nodes: [Node], effort: Int = 50_000_000, weight: ([Edge]) -> Int = { $0.count }
  ) -> FeedbackArcs {
    let graph = InducedGraph(of: digraph, on: nodes)
    let edges = (0..<graph.arcCount).map { arc in graph.edges(of: arc).map(edge).sorted { $0.fact < $1.fact } }
    let weights = edges.map { max(1, weight($0)) }
    let (cut, bound) = WeightedArcs(graph, weights: weights).cheapestCut(effort: effort)
    let arcs = cut.map { arc in
      FeedbackArcs.Arc(
        source: graph.nodes[Int(graph.source[arc])], target: graph.nodes[Int(graph.target[arc])], weight: weights[arc], edges: edges[arc])
    }
    return FeedbackArcs(
      arcs: arcs.sorted { ($0.weight, $0.source, $0.target) < ($1.weight, $1.source, $1.target) }, lowerBound: bound)
  }
}

extension Digraph {
  /// The same for a whole graph without facts: the edges to cut, ascending, and a lower bound for the weight of any cut. The weight of a cut is the
  /// number of its edges; edges from a node to itself are never cut.
  package func feedbackEdges(effort: Int = 50_000_000) -> (edges: [Int], lowerBound: Int) {
    let knotted = knots().joined()
    let graph = InducedGraph(of: self, on: Array(knotted))
    let (cut, bound) = WeightedArcs(graph, weights: (0..<graph.arcCount).map { graph.edges(of: $0).count }).cheapestCut(effort: effort)
    return (cut.flatMap { graph.edges(of: $0) }.sorted(), bound)
  }
}

extension WeightedArcs {
  /// The arcs of the cheapest cut found, ascending, and a lower bound for the weight of any cut.
  func cheapestCut(effort: Int) -> (cut: [Int], bound: Int) {
    let parts = independentParts()
    let arcCount = parts.reduce(1) { $0 + $1.part.arcCount }
    // A large graph needs some passes over its arcs for anything to come out.
    let effort = max(effort, 40 * arcCount)
    var cut: [Int] = []
    var bound = 0
    for (part, arcs) in parts {
      let found = part.cheapestCutOfPart(effort: Int(Double(effort) * Double(part.arcCount) / Double(arcCount)))
      cut += found.cut.map { arcs[$0] }
      bound += found.bound
    }
    return (cut.sorted(), bound)
  }

  private func cheapestCutOfPart(effort: Int) -> (cut: [Int], bound: Int) {
    // Scaled so that the number of arcs decides between equal weights and never outweighs one unit.
    let scaled = withWeights(weights.map { $0 * (arcCount + 1) + 1 })
    if nodeCount <= ExactOrder.limit {
      let cut = backwardArcs(in: ExactOrder.order(of: scaled))
      return (cut, weight(of: cut))
    }
    var cut = scaled.cheapCut(effort: effort / 4)
    var bound = packedCycleWeight(cut: cut, effort: effort / 16)
    if bound < weight(of: cut) {
      cut = scaled.improved(cut, effort: effort / 4)
      bound = max(bound, packedCycleWeight(cut: cut, effort: effort / 4))
    }
    if bound < weight(of: cut), arcCount <= 20_000 {
      var search = CutSearch(self, best: cut, effort: effort / 8)
      let isProven = search.run()
      if weight(of: search.best) < weight(of: cut) { cut = search.best }
      if isProven { bound = weight(of: cut) }
    }
    return (cut, bound)
  }
}

extension View {
  /// A shortest cycle among some nodes through a given arc, beginning with it; empty if there is none. O(k + m log m).
  package func shortestCycle(among nodes: [Node], beginningWith arc: FeedbackArcs.Arc) -> [Edge] {
    let graph = InducedGraph(of: digraph, on: nodes)
    guard let source = graph.number(of: arc.source), let target = graph.number(of: arc.target), let arc = graph.arc(from: source, to: target) else { return [] }
    var search = CycleSearch(graph, effort: 0)
    return (search.cycle(beginningWith: arc) ?? []).map { lowestEdge(graph.edges(of: $0)) }
  }
}
