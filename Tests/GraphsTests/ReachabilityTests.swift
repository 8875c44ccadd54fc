import Graphs
import Testing

@Suite struct ReachabilityTests {
  @Test func aShortestChain() throws {
    let graph = TextGraph(
      """
      a -> b
      b -> c
      c -> d
      a -> c
      e -> a
      """)
    #expect(try graph.words(#require(graph.view.shortestWay(from: 0, to: 3))) == "a c d")
    #expect(graph.view.shortestWay(from: 0, to: 0) == [])
    #expect(graph.view.shortestWay(from: 3, to: 0) == nil)
    #expect(graph.words(graph.view.reachable(from: [1])) == "b c d")
    #expect(graph.view.reachable(from: []) == [])
  }

  @Test("as the matrix says, on random graphs")
  func againstMatrix() {
    for seed in 0..<1000 {
      let view = randomView(seed)
      let reaches = view.reachability()
      for start in 0..<view.nodeCount {
        #expect(view.reachable(from: [start]) == (0..<view.nodeCount).filter { $0 == start || reaches[start][$0] }, "seed \(seed)")
        for end in 0..<view.nodeCount where end != start {
          let path = view.shortestWay(from: start, to: end)
          #expect((path != nil) == reaches[start][end], "seed \(seed)")
          guard let path else { continue }
          #expect(path.first?.source == start && path.last?.target == end, "seed \(seed)")
          #expect(zip(path, path.dropFirst()).allSatisfy { $0.target == $1.source }, "seed \(seed)")
        }
      }
    }
  }

  @Test func depthCostsNoCallStack() {
    #expect(View.path(200_000).shortestWay(from: 0, to: 199_999)?.count == 199_999)
    #expect(View.path(200_000).reachable(from: [100_000]).count == 100_000)
  }
}
