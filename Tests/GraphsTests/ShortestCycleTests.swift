import Graphs
import Testing

@Suite struct ShortestCycleTests {
  @Test func theShortestWins() {
    let graph = TextGraph(
      """
      a -> b
      b -> c
      c -> a
      c -> d
      d -> c
      """)
    #expect(graph.words(graph.view.shortestCycle(among: [0, 1, 2, 3])) == "c d c")
  }

  @Test("of equals, the one through the smallest node, by the lowest facts")
  func ties() {
    let graph = TextGraph(
      """
      d -> c
      c -> d
      b -> a
      a -> b
      a -> b
      """)
    let cycle = graph.view.shortestCycle(among: [0, 1, 2, 3])
    #expect(graph.words(cycle) == "a b a")
    #expect(cycle.map(\.fact) == [3, 2])
  }

  @Test func aNodeAloneHasNoCycle() {
    let graph = TextGraph(
      """
      a -> a
      a -> b
      """)
    #expect(graph.view.shortestCycle(among: [0, 1]) == [])
    #expect(graph.view.shortestCycle(among: []) == [])
  }

  @Test("a shortest one through an arc that is asked for, beginning with it")
  func throughAnArc() {
    let graph = TextGraph(
      """
      a -> b
      b -> a
      c -> b
      b -> c
      c -> d
      d -> e
      e -> c
      e -> f
      """)
    func cycle(_ source: Int, _ target: Int) -> String {
      let arc = FeedbackArcs.Arc(source: source, target: target, weight: 1, edges: [])
      return graph.words(graph.view.shortestCycle(among: [0, 1, 2, 3, 4, 5], beginningWith: arc))
    }
    #expect(cycle(2, 1) == "c b c")
    #expect(cycle(3, 4) == "d e c d")
    #expect(cycle(4, 5) == "")
  }

  @Test("only edges among the nodes given count")
  func bounds() {
    let graph = TextGraph(
      """
      a -> b
      b -> a
      b -> c
      c -> d
      d -> b
      """)
    #expect(graph.words(graph.view.shortestCycle(among: [1, 2, 3])) == "b c d b")
  }

  @Test("as short as brute force finds, on random graphs")
  func againstBruteForce() {
    for seed in 0..<4000 {
      let view = randomView(seed)
      let cycle = view.shortestCycle(among: Array(0..<view.nodeCount))
      #expect(cycle.count == shortestCycleLength(view), "seed \(seed)")
      guard !cycle.isEmpty else { continue }
      #expect(zip(cycle, cycle.dropFirst() + [cycle[0]]).allSatisfy { $0.target == $1.source }, "seed \(seed)")
      #expect(Set(cycle.map(\.source)).count == cycle.count && cycle[0].source == cycle.map(\.source).min(), "seed \(seed)")
      #expect(Set(cycle).isSubset(of: Set(view.edges)), "seed \(seed)")
    }
  }

  @Test func otherNumbersAndTurnedEdgesKeepTheLength() {
    for seed in 0..<500 {
      let view = randomView(seed, nodes: 2...30, edgesPerNode: 1...2)
      var random = SplitMix64(seed: seed)
      let all = Array(0..<view.nodeCount)
      let length = view.shortestCycle(among: all).count
      #expect(view.relabelled(all.shuffled(using: &random)).shortestCycle(among: all).count == length, "seed \(seed)")
      #expect(view.reversed().shortestCycle(among: all).count == length, "seed \(seed)")
    }
  }

  @Test func largeKnotsAreBounded() {
    #expect(View.ring(200_000).shortestCycle(among: Array(0..<200_000)).count == 200_000)
    #expect(View.complete(300).shortestCycle(among: Array(0..<300)).map(\.target) == [1, 0])
    // Out of effort, a cycle all the same.
    let edges = View.ring(2_000).edges + (0..<2_000).map { View.Edge(source: $0, target: ($0 + 700) % 2_000, fact: 2_000 + $0) }
    let cycle = View(nodeCount: 2_000, edges: edges).shortestCycle(among: Array(0..<2_000), effort: 10)
    #expect(cycle.count > 1 && cycle.last?.target == cycle.first?.source)
  }

  /// The power of the matrix at which some node first reaches itself, edges from a node to itself left out.
  private func shortestCycleLength(_ view: View) -> Int {
    let edges = view.edges.filter { $0.source != $0.target }
    var best = 0
    for start in 0..<view.nodeCount {
      var front: Set<Int> = [start]
      for length in 1...max(1, view.nodeCount) {
        front = Set(edges.filter { front.contains($0.source) }.map(\.target))
        if front.contains(start) {
          if best == 0 || length < best { best = length }
          break
        }
      }
    }
    return best
  }
}
