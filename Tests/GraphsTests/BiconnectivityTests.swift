import Graphs
import Testing

@Suite struct BiconnectivityTests {
  @Test func aBridgeBetweenTwoTriangles() {
    let graph = Digraph("0 1, 1 2, 2 0, 2 3, 3 4, 4 5, 5 3")
    let found = graph.biconnectivity()
    #expect(found.articulationPoints == [2, 3])
    #expect(found.bridges.map { [graph.source(of: $0), graph.target(of: $0)] } == [[2, 3]])
    #expect(found.blockCount == 3)
  }

  @Test func thereAndBackAreTwoWays() {
    #expect(Digraph("0 1, 1 0").biconnectivity().bridges == [])
    #expect(Digraph("0 1, 0 1").biconnectivity().bridges == [])
    #expect(Digraph("0 1").biconnectivity().bridges == [0])
  }

  @Test("what falls apart when it is gone, and what a ring holds together, on random graphs")
  func againstRemoval() {
    for seed in 0..<1000 {
      let graph = randomDigraph(seed, edgesPerNode: 0...2)
      let found = graph.biconnectivity()
      let whole = pieces(graph)
      #expect(found.bridges == graph.pairs.indices.filter { pieces(graph, withoutEdge: $0) > whole }, "seed \(seed)")
      let points = (0..<graph.nodeCount).filter { node in
        // The node itself was a piece if it is alone.
        let isAlone = !graph.pairs.contains { $0[0] != $0[1] && $0.contains(node) }
        return pieces(graph, withoutNode: node) > whole - (isAlone ? 1 : 0)
      }
      #expect(found.articulationPoints == points, "seed \(seed)")
      for (edge, block) in found.blocks.enumerated() { #expect((block < 0) == (graph.pairs[edge][0] == graph.pairs[edge][1])) }
      #expect(Set(found.blocks.filter { $0 >= 0 }).count == found.blockCount)
    }
  }

  @Test func depthCostsNoCallStack() {
    #expect(Digraph.path(100_000).biconnectivity().bridges.count == 99_999)
  }

  private func pieces(_ graph: Digraph, withoutEdge gone: Int? = nil, withoutNode removed: Int? = nil) -> Int {
    var piece = Array(0..<graph.nodeCount)
    for (number, pair) in graph.pairs.enumerated() where number != gone && !(removed.map { pair.contains($0) } ?? false) {
      let (a, b) = (piece[pair[0]], piece[pair[1]])
      piece = piece.map { $0 == a ? b : $0 }
    }
    return Set(piece.indices.filter { $0 != removed }.map { piece[$0] }).count
  }
}
