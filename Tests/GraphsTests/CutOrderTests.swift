import Graphs
import Testing

@Suite struct CutOrderTests {
  @Test("what splits the knot comes first, though it is not the cheapest")
  func splitting() {
    // Two stars, and an arc each way between their hubs.
    let graph = TextGraph(
      """
      a -> b
      b -> a
      a -> c
      c -> a
      a -> d
      d -> a
      w -> x
      x -> w
      w -> y
      y -> w
      w -> z
      z -> w
      a -> w
      w -> a
      """)
    let order = order(graph) { graph.words($0) == "a w" ? 3 : graph.words($0) == "w a" ? 9 : 2 }
    #expect(order.pairsBefore == 56)
    #expect(words(order, graph).first == "a -> w: 24")
    #expect(order.steps.map(\.pairsAfter) == [24, 18, 12, 8, 4, 2, 0])
  }

  @Test("where no arc splits a knot alone, those follow one another that do it together")
  func together() {
    let graph = TextGraph(
      """
      a -> b
      b -> a
      b -> c
      c -> b
      a -> c
      c -> a
      """)
    #expect(order(graph) { _ in 1 }.steps.map(\.pairsAfter) == [6, 2, 0])
  }

  @Test("an arc that splits better takes the place of others where the cut gets no heavier")
  func swapped() {
    let graph = TextGraph(
      """
      a -> b
      b -> a
      b -> c
      c -> d
      d -> c
      d -> a
      """)
    let prices = ["a b": 3, "b a": 1, "b c": 2, "c d": 3, "d c": 1, "d a": 9]
    let cut = graph.view.feedbackArcs(among: [0, 1, 2, 3]) { prices[graph.words($0)]! }
    #expect(cut.arcs.count == 2 && cut.weight == 4 && !cut.arcs.contains { graph.words($0.edges) == "b c" })
    let order = order(graph) { prices[graph.words($0)]! }
    #expect(words(order, graph) == ["b -> c: 4", "b -> a: 2", "d -> c: 0"])
    #expect(order.weight == 4 && order.lowerBound == 4)
  }

  @Test("on random graphs: no cycle is left, it costs what the cheapest cut costs, and the pairs are those that reach each other")
  func random() {
    for seed in 0..<400 {
      let view = randomView(seed, nodes: 1...(seed < 300 ? 9 : 30), edgesPerNode: 0...4)
      let all = Array(0..<view.nodeCount)
      func weight(_ edges: [View.Edge]) -> Int { 1 + (edges[0].source * 7 + edges[0].target * 3) % 5 }
      let cut = view.feedbackArcs(among: all, effort: 200_000, weight: weight)
      let order = view.cutOrder(among: all, effort: 200_000, weight: weight)
      #expect(order.weight <= cut.weight && order.lowerBound == cut.lowerBound, "seed \(seed)")
      var left = view.edges
      #expect(order.pairsBefore == mutualPairs(left, view.nodeCount), "seed \(seed)")
      for step in order.steps {
        left.removeAll { $0.source == step.arc.source && $0.target == step.arc.target }
        #expect(step.pairsAfter == mutualPairs(left, view.nodeCount), "seed \(seed)")
      }
      #expect(mutualPairs(left, view.nodeCount) == 0, "seed \(seed)")
    }
  }

  @Test("the order does not depend on the order of the nodes, nor does it cost more than it may")
  func bounded() {
    for seed in 0..<20 {
      let view = randomView(seed, nodes: 40...60, edgesPerNode: 3...3)
      var random = SplitMix64(seed: seed)
      let all = Array(0..<view.nodeCount)
      let order = view.cutOrder(among: all, effort: 100_000)
      #expect(order.steps == view.cutOrder(among: all.shuffled(using: &random), effort: 100_000).steps, "seed \(seed)")
      // Without any effort there is a cut all the same.
      #expect(view.cutOrder(among: all, effort: 0).steps.last?.pairsAfter == 0, "seed \(seed)")
    }
    #expect(View.ring(5_000).cutOrder(among: Array(0..<5_000), effort: 100_000).steps.map(\.pairsAfter) == [0])
  }

  @Test("strong bridges are the edges without which something no longer reaches something else")
  func strongBridges() {
    for seed in 0..<300 {
      let view = randomView(seed, nodes: 2...9, edgesPerNode: 1...3)
      guard let knot = view.knots().first else { continue }
      let inside = view.edges.filter { knot.contains($0.source) && knot.contains($0.target) }
      let numbers = Dictionary(uniqueKeysWithValues: knot.enumerated().map { ($1, $0) })
      let graph = Digraph(nodeCount: knot.count, edges: inside.map { Digraph.Edge(numbers[$0.source]!, numbers[$0.target]!) })
      let bridges = graph.pairs.indices.filter { edge in
        var left = graph.pairs
        left.remove(at: edge)
        return Digraph(nodeCount: knot.count, edges: left.map { Digraph.Edge($0[0], $0[1]) }).componentNumbers().count > 1
      }
      #expect(graph.strongBridges() == bridges, "seed \(seed)")
    }
  }

  private func order(_ graph: TextGraph, _ weight: ([View.Edge]) -> Int) -> CutOrder {
    graph.view.cutOrder(among: Array(graph.names.indices), weight: weight)
  }

  private func words(_ order: CutOrder, _ graph: TextGraph) -> [String] {
    order.steps.map { "\(graph.names[$0.arc.source]) -> \(graph.names[$0.arc.target]): \($0.pairsAfter)" }
  }

  /// The slow and obvious way: which reaches which, and is reached by it.
  private func mutualPairs(_ edges: [View.Edge], _ count: Int) -> Int {
    let reaches = View(nodeCount: count, edges: edges).reachability()
    return (0..<count).reduce(0) { sum, a in sum + (0..<count).count { $0 != a && reaches[a][$0] && reaches[$0][a] } }
  }
}
