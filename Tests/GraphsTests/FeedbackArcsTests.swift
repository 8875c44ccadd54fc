import Graphs
import Testing

@Suite struct FeedbackArcsTests {
  @Test func oneArcOpensARing() {
    let graph = TextGraph(
      """
      a -> b
      b -> c
      c -> a
      """)
    let cut = graph.view.feedbackArcs(among: [0, 1, 2])
    #expect(cut.arcs.count == 1)
    #expect(cut.isOptimal)
  }

  @Test("the arc that many cycles share goes, and parallel edges go together")
  func shared() {
    let graph = TextGraph(
      """
      a -> b
      b -> a
      b -> c
      c -> a
      a -> b
      """)
    #expect(cut(graph) == ["a -> b"])
    #expect(graph.view.feedbackArcs(among: [0, 1, 2]).arcs[0].edges.map(\.fact) == [0, 4])
  }

  @Test func weightsDecide() {
    let graph = TextGraph(
      """
      a -> b
      b -> a
      """)
    #expect(cut(graph) { $0[0].source == 0 ? 5 : 2 } == ["b -> a"])
    #expect(cut(graph) { $0[0].source == 0 ? 2 : 5 } == ["a -> b"])
  }

  @Test("of equal weights, fewer arcs")
  func fewer() {
    // Cutting one arc of 2 or two arcs of 1.
    let graph = TextGraph(
      """
      a -> b
      b -> c
      c -> a
      b -> d
      d -> a
      """)
    #expect(cut(graph) { $0[0].source == 0 ? 2 : $0[0].target == 0 ? 1 : 9 } == ["a -> b"])
  }

  @Test("exact: what trying every order finds, on random graphs of up to 7 nodes")
  func againstPermutations() {
    for seed in 0..<1500 {
      let view = randomView(seed, nodes: 1...(seed < 1400 ? 6 : 7), edgesPerNode: 0...4)
      let all = Array(0..<view.nodeCount)
      let cut = view.feedbackArcs(among: all, weight: weight)
      #expect(cut.isOptimal && cut.weight == cheapestCutByPermutation(view), "seed \(seed)")
      #expect(isAcyclic(view, without: cut), "seed \(seed)")
    }
  }

  @Test("the heuristic: acyclic, nothing needless, never below the best, the bound never above it")
  func heuristic() {
    var weight = 0, best = 0
    for seed in 0..<60 {
      let view = randomView(seed, nodes: 15...18, edgesPerNode: 2...3)
      let all = Array(0..<view.nodeCount)
      let exact = view.feedbackArcs(among: all)
      let large = withDetour(view)
      let cut = large.feedbackArcs(among: Array(0..<large.nodeCount), effort: 100_000)
      #expect(isAcyclic(large, without: cut) && isMinimal(large, cut), "seed \(seed)")
      #expect(cut.weight >= exact.weight && cut.lowerBound <= exact.weight, "seed \(seed)")
      if cut.isOptimal { #expect(cut.weight == exact.weight, "seed \(seed)") }
      weight += cut.weight
      best += exact.weight
    }
    // Measured when written: 1.01 of the best.
    #expect(Double(weight) <= 1.05 * Double(best), "\(weight) for \(best)")
  }

  @Test func thePackedCyclesProveTheRing() {
    let cut = View.ring(5_000).feedbackArcs(among: Array(0..<5_000))
    #expect(cut.weight == 1)
    #expect(cut.isOptimal)
  }

  @Test func largeKnotsAreBounded() {
    let complete = View.complete(300)
    let cut = complete.feedbackArcs(among: Array(0..<300), effort: 2_000_000)
    #expect(cut.weight == 300 * 299 / 2)
    #expect(cut.isOptimal)
    #expect(View.ring(200_000).feedbackArcs(among: Array(0..<200_000), effort: 1_000_000).weight == 1)
  }

  @Test("the same cut, whatever the order of the edges")
  func repeatable() {
    for seed in 0..<50 {
      let view = randomView(seed, nodes: 20...25, edgesPerNode: 2...3)
      var random = SplitMix64(seed: seed)
      let all = Array(0..<view.nodeCount)
      let shuffled = View(nodeCount: view.nodeCount, edges: view.edges.shuffled(using: &random))
      let other = shuffled.feedbackArcs(among: all.shuffled(using: &random), effort: 50_000)
      #expect(view.feedbackArcs(among: all, effort: 50_000).arcs == other.arcs, "seed \(seed)")
    }
  }

  /// The same with the way from one node to another, and every edge beside it, six steps long: too many nodes to be tried in every order, and the
  /// cheapest cut is as cheap as before.
  private func withDetour(_ view: View) -> View {
    guard let first = view.edges.first(where: { $0.source != $0.target }) else { return view }
    let kept = view.edges.filter { $0.source != first.source || $0.target != first.target }
    let long = view.edges.filter { $0.source == first.source && $0.target == first.target }
    let steps = [first.source] + (0..<5).map { view.nodeCount + $0 } + [first.target]
    return View(
      nodeCount: view.nodeCount + 5,
      edges: kept
        + zip(steps, steps.dropFirst()).flatMap { step in
          long.map { View.Edge(source: step.0, target: step.1, fact: $0.fact) }
        })
  }

  /// A weight of 1 to 4 that follows from the two nodes.
  private func weight(_ edges: [View.Edge]) -> Int { 1 + (edges[0].source * 7 + edges[0].target * 3) % 4 * (edges.count > 2 ? 0 : 1) }

  private func cut(_ graph: TextGraph, weight: ([View.Edge]) -> Int = { $0.count }) -> [String] {
    graph.view.feedbackArcs(among: Array(graph.names.indices), weight: weight).arcs
      .map { "\(graph.names[$0.source]) -> \(graph.names[$0.target])" }.sorted()
  }

  private func isAcyclic(_ view: View, without cut: FeedbackArcs, butWith kept: FeedbackArcs.Arc? = nil) -> Bool {
    let gone = Set(cut.arcs.filter { $0 != kept }.map { [$0.source, $0.target] })
    return View(nodeCount: view.nodeCount, edges: view.edges.filter { !gone.contains([$0.source, $0.target]) }).knots().isEmpty
  }

  private func isMinimal(_ view: View, _ cut: FeedbackArcs) -> Bool {
    cut.arcs.allSatisfy { !isAcyclic(view, without: cut, butWith: $0) }
  }

  private func cheapestCutByPermutation(_ view: View) -> Int {
    var arcs: [[Int]: [View.Edge]] = [:]
    for edge in view.edges where edge.source != edge.target { arcs[[edge.source, edge.target], default: []].append(edge) }
    let weights = arcs.map { (source: $0.key[0], target: $0.key[1], weight: weight($0.value)) }
    var best = Int.max
    var place = Array(0..<view.nodeCount)
    func permute(_ count: Int) {
      if count <= 1 {
        best = min(best, weights.reduce(0) { place[$1.source] > place[$1.target] ? $0 + $1.weight : $0 })
        return
      }
      for index in 0..<count {
        permute(count - 1)
        place.swapAt(count % 2 == 0 ? index : 0, count - 1)
      }
    }
    permute(view.nodeCount)
    return best
  }
}
