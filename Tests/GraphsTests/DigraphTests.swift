import Graphs
import Testing

@Suite struct DigraphTests {
  @Test func rowsAscendInBothDirections() {
    let graph = Digraph("2 1, 0 2, 0 1, 2 0, 0 1")
    #expect(graph.nodeCount == 3 && graph.edgeCount == 5)
    #expect(Array(graph.successors(0)) == [1, 1, 2])
    #expect(Array(graph.predecessors(1)) == [0, 0, 2])
    #expect(graph.outDegree(2) == 2 && graph.inDegree(2) == 1)
    #expect((0..<5).map(graph.source) == [0, 0, 0, 2, 2])
    #expect((0..<5).map(graph.target) == [1, 1, 2, 0, 1])
  }

  @Test func nothingIsAGraph() {
    let graph = Digraph(nodeCount: 0, edges: [])
    #expect(graph.nodeCount == 0 && graph.reversed.nodeCount == 0 && graph.condensation().graph.nodeCount == 0)
    #expect(graph.levels() == [] && graph.knots() == [] && graph.dominatorTree(from: []).order == [])
  }

  @Test("the same rows, whatever the order of the edges; turned twice it is itself")
  func shuffled() {
    for seed in 0..<1000 {
      let graph = randomDigraph(seed)
      var random = SplitMix64(seed: seed)
      let edges = graph.pairs.map { Digraph.Edge($0[0], $0[1]) }.shuffled(using: &random)
      let other = Digraph(nodeCount: graph.nodeCount, edges: edges)
      #expect(other.pairs == graph.pairs.sorted { ($0[0], $0[1]) < ($1[0], $1[1]) }, "seed \(seed)")
      #expect(other.reversed.pairs == graph.pairs.map { [$0[1], $0[0]] }.sorted { ($0[0], $0[1]) < ($1[0], $1[1]) }, "seed \(seed)")
      #expect(other.reversed.reversed.pairs == other.pairs, "seed \(seed)")
    }
  }

  @Test("eight bytes a node and eight an edge, and a view eight more an edge")
  func size() {
    let view = randomView(1, nodes: 500...500, edgesPerNode: 5...5)
    #expect(view.digraph.storageBytes == 8 * (500 + 1) + 8 * view.edgeCount)
    #expect(view.storageBytes == 8 * (500 + 1) + 16 * view.edgeCount)
  }

  @Test("a quotient has an edge where any member has one, once, and costs no more than its own size")
  func quotient() {
    for seed in 0..<1000 {
      let graph = randomDigraph(seed)
      var random = SplitMix64(seed: seed)
      let groups = (0..<graph.nodeCount).map { _ in Int32.random(in: -1...3, using: &random) }
      let expected = Set(graph.pairs.map { [Int(groups[$0[0]]), Int(groups[$0[1]])] }.filter { $0[0] >= 0 && $0[1] >= 0 && $0[0] != $0[1] })
      let quotient = graph.quotient(by: groups, count: 4)
      #expect(quotient.pairs == expected.sorted { ($0[0], $0[1]) < ($1[0], $1[1]) }, "seed \(seed)")
      #expect(quotient.storageBytes == 8 * 5 + 8 * expected.count)
    }
  }

  @Test("a condensation has no cycles and leads downward")
  func condensation() {
    for seed in 0..<1000 {
      let condensation = randomDigraph(seed).condensation()
      #expect(condensation.graph.pairs.allSatisfy { $0[0] > $0[1] }, "seed \(seed)")
    }
    let condensation = Digraph("0 1, 1 0, 1 2").condensation()
    #expect(condensation.members() == [[2], [0, 1]])
    #expect(condensation.graph.pairs == [[1, 0]])
  }
}
