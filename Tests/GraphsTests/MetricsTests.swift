import Graphs
import Testing

@Suite struct MetricsTests {
  @Test func lakosOfABalancedTree() {
    // Seven components: 1 + 1 + 1 + 1 + 3 + 3 + 7.
    let tree = Digraph("0 1, 0 2, 1 3, 1 4, 2 5, 2 6").lakosMetrics()
    #expect(tree.cumulativeDependency == 17)
    #expect(tree.normalizedDependency == 1)
    #expect(tree.averageDependency == 17.0 / 7)
    #expect(tree.propagationCost == 17.0 / 49)
    let ring = Digraph.ring(7).lakosMetrics()
    #expect(ring.cumulativeDependency == 49 && ring.propagationCost == 1)
    #expect(Digraph(nodeCount: 0, edges: []).lakosMetrics().normalizedDependency == 0)
  }

  @Test("how many are reached, on random graphs small and with more components than are counted at once")
  func reachCounts() {
    for seed in 0..<1000 {
      let graph = randomDigraph(seed)
      let expected = (0..<graph.nodeCount).map { node in graph.reach(from: [node]).filter { $0 }.count }
      let found = graph.reachCounts()
      #expect(found.counts == expected && found.isExact, "seed \(seed)")
    }
    let path = Digraph.path(2_000)
    #expect(path.reachCounts().counts == (1...2_000).reversed())
    let sampled = path.reachCounts(limit: 1_024)
    #expect(!sampled.isExact)
    #expect(abs(sampled.counts.reduce(0, +) - 2_001_000) < 20_000)
  }

  @Test func martinOfThreeGroups() {
    // Types 0, 1 | 2, 3 | 4.
    let graph = Digraph("0 2, 1 2, 1 3, 2 4, 0 1, 4 4")
    let metrics = graph.martinMetrics(groups: [0, 0, 1, 1, 2], count: 3) { $0 == 2 || $0 == 4 }
    #expect(metrics.map { [$0.afferent, $0.efferent, $0.abstractCount, $0.typeCount] } == [[0, 2, 0, 2], [2, 1, 1, 2], [1, 0, 1, 1]])
    #expect(metrics.map(\.instability) == [1, 1.0 / 3, 0])
    #expect(metrics.map(\.distance) == [0, abs(0.5 + 1.0 / 3 - 1), 0])
  }

  @Test("martin's counts, on random graphs")
  func martin() {
    for seed in 0..<500 {
      let graph = randomDigraph(seed)
      let groups = (0..<graph.nodeCount).map { Int32($0 % 4) - 1 }
      let metrics = graph.martinMetrics(groups: groups, count: 3) { $0 % 2 == 0 }
      for group in 0..<3 {
        let across = graph.pairs.filter { groups[$0[0]] >= 0 && groups[$0[1]] >= 0 && groups[$0[0]] != groups[$0[1]] }
        #expect(metrics[group].afferent == Set(across.filter { groups[$0[1]] == group }.map { $0[0] }).count, "seed \(seed)")
        #expect(metrics[group].efferent == Set(across.filter { groups[$0[0]] == group }.map { $0[0] }).count, "seed \(seed)")
      }
    }
  }

  @Test func aTreeIsATree() {
    let tree = Digraph("0 1, 0 2, 1 3, 1 4").treeLikeness()
    #expect(tree.ratio == 1 && tree.ownedCount == 4 && tree.crossingEdgeCount == 0 && tree.knottedEdgeCount == 0)
  }

  @Test func branchesThatTouch() {
    // 3 is owned from two branches; 4 and 5 own each other; 1 owns its own kind.
    let graph = Digraph("0 1, 0 2, 1 3, 2 3, 2 4, 4 5, 5 4, 1 1")
    let likeness = graph.treeLikeness()
    #expect(likeness.ownedCount == 5 && likeness.singlyOwnedCount == 3)
    #expect(likeness.edgeCount == 7 && likeness.knottedEdgeCount == 2 && likeness.crossingEdgeCount == 2)
    #expect(likeness.ratio == 0.6)
  }

  @Test func theTrueOwnerHoldsAllWays() {
    let tree = Digraph("0 1, 0 2, 1 3, 2 3, 3 4, 5 4, 5 6, 7 8, 8 7, 8 9").ownershipTree()
    #expect(tree.roots == [0, 5, 7])
    #expect((0..<10).map(tree.trueOwner) == [nil, 0, 0, 0, nil, nil, 5, nil, 7, 8])
    #expect(tree.shared == [3, 4])
    #expect(tree.hanging == [4, 2, 3])
  }

  @Test("every node with an edge hangs below the roots, and none of them can be spared")
  func roots() {
    for seed in 0..<500 {
      let graph = randomDigraph(seed)
      let roots = graph.ownershipRoots()
      let linked = (0..<graph.nodeCount).map { graph.outDegree($0) + graph.inDegree($0) > 0 }
      #expect(graph.reach(from: roots) == linked, "seed \(seed)")
      for root in roots { #expect(graph.reach(from: roots.filter { $0 != root }) != linked, "seed \(seed)") }
    }
  }

  @Test func hierarchiesAreDeepAndWide() {
    let shape = Digraph("1 0, 2 0, 3 1, 4 3, 4 2, 4 3").hierarchyShape()
    #expect(shape.depths == [0, 1, 1, 2, 3])
    #expect(shape.childCounts == [2, 1, 1, 1, 0])
    #expect(shape.widths == [1, 2, 1, 1])
    #expect(shape.depth == 3 && shape.width == 2)
    #expect(Digraph(nodeCount: 3, edges: []).hierarchyShape().width == 0)
  }
}
