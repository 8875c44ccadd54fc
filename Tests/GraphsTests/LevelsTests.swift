import Graphs
import Testing

@Suite struct LevelsTests {
  @Test func aLevelIsOneAboveTheHighestBelow() {
    #expect(Digraph("3 2, 2 0, 3 0, 1 0").levels() == [1, 2, 2, 3])
  }

  @Test func aKnotHasOneLevel() {
    #expect(Digraph("0 1, 1 0, 1 2, 3 0").levels() == [2, 2, 1, 3])
  }

  @Test("the longest chain of components, on random graphs")
  func againstLongestChain() {
    for seed in 0..<2000 {
      let graph = randomDigraph(seed)
      let reaches = randomView(seed).reachability()
      let levels = graph.levels()
      for node in 0..<graph.nodeCount {
        func isKnotted(_ other: Int) -> Bool { other == node || (reaches[node][other] && reaches[other][node]) }
        let knot = (0..<graph.nodeCount).filter(isKnotted)
        let below = knot.flatMap { graph.successors($0) }.filter { !isKnotted($0) }.map { levels[$0] }
        #expect(levels[node] == 1 + (below.max() ?? 0), "seed \(seed)")
      }
    }
  }

  @Test func depthCostsNoCallStack() {
    #expect(Digraph.path(100_000).levels().first == 100_000)
  }
}
