import Graphs
import Testing

@Suite struct StronglyConnectedComponentsTests {
  @Test func aKnotIsWhatReachesItself() {
    let graph = TextGraph(
      """
      a -> b
      b -> a
      b -> c
      c -> d
      d -> d
      """)
    #expect(graph.view.knots().map(graph.words) == ["a b"])
    #expect(graph.view.stronglyConnectedComponents().map(graph.words) == ["d", "c", "a b"])
  }

  @Test func nothingHasNoComponents() {
    #expect(View(nodeCount: 0, edges: []).stronglyConnectedComponents() == [])
    #expect(View(nodeCount: 0, edges: []).knots() == [])
  }

  @Test("components are those of the reachability matrix, on random graphs")
  func againstMatrix() {
    for seed in 0..<4000 {
      let view = randomView(seed)
      let reaches = view.reachability()
      let expected = Set(
        (0..<view.nodeCount).map { a in
          (0..<view.nodeCount).filter { b in a == b || (reaches[a][b] && reaches[b][a]) }
        })
      let components = view.stronglyConnectedComponents()
      #expect(Set(components) == expected && components.count == expected.count, "seed \(seed)")
      #expect(view.knots() == expected.filter { $0.count > 1 }.sorted { $0[0] < $1[0] }, "seed \(seed)")
      // Reverse topological: no edge leads to a component that stands later.
      let numbers = view.componentNumbers().numbers
      #expect(view.edges.allSatisfy { numbers[$0.target] <= numbers[$0.source] }, "seed \(seed)")
    }
  }

  @Test("other numbers, turned edges and a lonely node change nothing")
  func metamorphic() {
    for seed in 0..<500 {
      let view = randomView(seed, nodes: 2...20)
      var random = SplitMix64(seed: seed)
      let order = Array(0..<view.nodeCount).shuffled(using: &random)
      let renamed = view.relabelled(order).knots().map(Set.init)
      #expect(Set(renamed) == Set(view.knots().map { Set($0.map { order[$0] }) }), "seed \(seed)")
      #expect(view.reversed().knots() == view.knots(), "seed \(seed)")
      #expect(view.withIsolatedNode().knots() == view.knots(), "seed \(seed)")
    }
  }

  @Test func depthCostsNoCallStack() {
    #expect(View.path(200_000).stronglyConnectedComponents().count == 200_000)
    #expect(View.path(200_000).knots() == [])
    #expect(View.ring(200_000).knots().map(\.count) == [200_000])
  }
}
