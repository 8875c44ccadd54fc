import Graphs
import Testing

@Suite struct DominatorsTests {
  @Test func aDiamondIsDominatedByItsTop() {
    let tree = Digraph("0 1, 1 2, 1 3, 2 4, 3 4, 5 4").dominatorTree(from: [0])
    #expect((0..<6).map(tree.immediateDominator) == [nil, 0, 1, 1, 1, nil])
    #expect(!tree.isReached(5))
    #expect(tree.dominators(of: 4) == [1, 0])
    #expect(tree.weights() == [5, 4, 1, 1, 1, 0])
    #expect(tree.weights { $0 * 10 } == [100, 100, 20, 30, 40, 0])
    #expect(tree.depths == [0, 1, 2, 2, 2, -1])
    #expect(tree.children().tops == [0])
    #expect(tree.children().of[1] == [2, 3, 4])
  }

  @Test func whatTwoRootsShareHasNoDominator() {
    let tree = Digraph("0 2, 1 2, 2 3, 1 4").dominatorTree(from: [0, 1])
    #expect((0..<5).map(tree.immediateDominator) == [nil, nil, nil, 2, 1])
    #expect(tree.weights() == [1, 2, 2, 1, 1])
  }

  @Test func aRootBelowAnotherIsStillARoot() {
    let tree = Digraph("0 1, 1 0, 1 2").dominatorTree(from: [0, 1])
    #expect((0..<3).map(tree.immediateDominator) == [nil, nil, 1])
  }

  @Test("a dominator is what cuts a node off when it is gone, on random graphs")
  func againstRemoval() {
    for seed in 0..<1500 {
      let graph = randomDigraph(seed, edgesPerNode: 1...3)
      let roots = seed % 3 == 0 ? [0, graph.nodeCount / 2] : [0]
      let tree = graph.dominatorTree(from: roots)
      let reached = graph.reach(from: roots)
      #expect((0..<graph.nodeCount).map(tree.isReached) == reached, "seed \(seed)")
      var dominated = [[Int]](repeating: [], count: graph.nodeCount)
      for removed in 0..<graph.nodeCount {
        let left = graph.reach(from: roots, without: removed)
        for node in 0..<graph.nodeCount where node != removed && reached[node] && reached[removed] && !left[node] { dominated[node].append(removed) }
      }
      for node in 0..<graph.nodeCount { #expect(tree.dominators(of: node).sorted() == dominated[node], "seed \(seed) node \(node)") }
      let weights = tree.weights()
      for node in 0..<graph.nodeCount where reached[node] {
        #expect(weights[node] == 1 + dominated.filter { $0.contains(node) }.count, "seed \(seed)")
      }
    }
  }

  @Test("post-dominators are what every way to an end passes")
  func postDominators() {
    for seed in 0..<500 {
      let graph = randomDigraph(seed, edgesPerNode: 1...2)
      let ends = (0..<graph.nodeCount).filter { graph.outDegree($0) == 0 }
      let tree = graph.postDominatorTree()
      for node in 0..<graph.nodeCount where tree.isReached(node) {
        let expected = (0..<graph.nodeCount).filter { removed in
          let left = graph.reach(from: [node], without: removed)
          return removed != node && !ends.contains { left[$0] }
        }
        #expect(tree.dominators(of: node).sorted() == expected, "seed \(seed)")
      }
    }
  }

  @Test("other numbers and a lonely node change nothing")
  func metamorphic() {
    for seed in 0..<500 {
      let graph = randomDigraph(seed, nodes: 2...20, edgesPerNode: 1...3)
      var random = SplitMix64(seed: seed)
      let order = Array(0..<graph.nodeCount).shuffled(using: &random)
      let tree = graph.dominatorTree(from: [0])
      let other = graph.relabelled(order).dominatorTree(from: [order[0]])
      let lonely = graph.withIsolatedNode().dominatorTree(from: [0])
      for node in 0..<graph.nodeCount {
        #expect(other.immediateDominator(of: order[node]) == tree.immediateDominator(of: node).map { order[$0] }, "seed \(seed)")
        #expect(lonely.immediateDominator(of: node) == tree.immediateDominator(of: node), "seed \(seed)")
      }
    }
  }

  @Test func depthCostsNoCallStack() {
    #expect(Digraph.path(100_000).dominatorTree(from: [0]).depths.last == 99_999)
    #expect(Digraph.path(100_000).postDominatorTree().depths.first == 99_999)
  }
}
