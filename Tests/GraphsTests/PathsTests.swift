import Graphs
import Testing

@Suite struct PathsTests {
  @Test func allShortestWaysAreHeldTogether() throws {
    let graph = Digraph("0 1, 0 2, 1 3, 2 3, 3 4, 0 5, 5 6, 6 4, 7 3")
    let paths = try #require(graph.shortestPaths(from: [0, 7], to: [3, 4]))
    #expect(paths.length == 1 && paths.starts == [7] && paths.ends == [3])
    let longer = try #require(graph.shortestPaths(from: [0], to: [4]))
    #expect(longer.length == 3)
    #expect(longer.edges.map { "\(graph.source(of: $0))\(graph.target(of: $0))" } == ["01", "02", "05", "13", "23", "34", "56", "64"])
    #expect(graph.shortestPaths(from: [4], to: [0]) == nil)
    #expect(graph.shortestPaths(from: [4], to: [4])?.length == 0)
  }

  @Test("an edge is on a shortest way if it lies between the right distances, on random graphs")
  func againstDistances() {
    for seed in 0..<1000 {
      let graph = randomDigraph(seed)
      var random = SplitMix64(seed: seed)
      let starts = (0..<graph.nodeCount).filter { _ in Int.random(in: 0..<3, using: &random) == 0 }
      let ends = (0..<graph.nodeCount).filter { _ in Int.random(in: 0..<3, using: &random) == 0 }
      let (down, up) = (distances(graph, from: starts), distances(graph.reversed, from: ends))
      let length = ends.compactMap { down[$0] }.min()
      let paths = graph.shortestPaths(from: starts, to: ends)
      #expect(paths?.length == length, "seed \(seed)")
      guard let paths, let length else { continue }
      let expected = graph.pairs.indices.filter { edge in
        guard let before = down[graph.pairs[edge][0]], let after = up[graph.pairs[edge][1]] else { return false }
        return before + 1 + after == length
      }
      #expect(paths.edges == expected, "seed \(seed)")
      #expect(paths.ends == ends.filter { down[$0] == length }, "seed \(seed)")
      #expect(paths.starts == starts.filter { up[$0] == length }, "seed \(seed)")
    }
  }

  @Test("a shortest way goes over the first of the edges between two nodes")
  func edgesOfAShortestWay() {
    let pairs = [(0, 1), (0, 1), (0, 2), (1, 3), (2, 3), (3, 0)]
    let view = View(nodeCount: 5, edges: pairs.enumerated().map { View.Edge(source: $1.0, target: $1.1, fact: $0) })
    #expect(view.shortestWay(from: 0, to: 3)?.map(\.fact) == [0, 3])
    #expect(view.shortestWay(from: 0, to: 0) == [])
    #expect(view.shortestWay(from: 0, to: 4) == nil)
  }

  @Test func theNextShortestChains() {
    let graph = Digraph("0 1, 1 2, 0 2, 0 3, 3 2, 2 4, 0 1")
    #expect(graph.shortestChains(from: 0, to: 4, limit: 9) == [[0, 2, 4], [0, 1, 2, 4], [0, 3, 2, 4]])
    #expect(graph.shortestChains(from: 0, to: 4, limit: 2).count == 2)
    #expect(graph.shortestChains(from: 4, to: 0, limit: 3) == [])
    #expect(graph.shortestChains(from: 4, to: 4, limit: 3) == [[4]])
  }

  @Test("all chains in order, on random graphs")
  func againstAllChains() {
    for seed in 0..<400 {
      let graph = randomDigraph(seed, nodes: 2...6)
      let end = graph.nodeCount - 1
      var chains: [[Int]] = []
      var waiting = [[0]]
      while let chain = waiting.popLast() {
        if chain.last == end {
          chains.append(chain)
          continue
        }
        for next in Set(graph.successors(chain.last!)) where !chain.contains(next) { waiting.append(chain + [next]) }
      }
      chains.sort { $0.count != $1.count ? $0.count < $1.count : $0.lexicographicallyPrecedes($1) }
      #expect(graph.shortestChains(from: 0, to: end, limit: 1000) == chains, "seed \(seed)")
      #expect(graph.shortestChains(from: 0, to: end, limit: 3) == Array(chains.prefix(3)), "seed \(seed)")
    }
  }

  @Test("the price of an edge is what is out of reach without it, on random graphs")
  func edgePrices() {
    for seed in 0..<1000 {
      let graph = randomDigraph(seed)
      let roots = seed % 2 == 0 ? [0] : [0, graph.nodeCount - 1]
      let reached = graph.reach(from: roots)
      let prices = graph.edgePrices(from: roots) { 10 + $0 }
      for edge in graph.pairs.indices {
        let left = graph.reach(from: roots, cut: edge)
        let expected = (0..<graph.nodeCount).reduce(0) { $0 + (reached[$1] && !left[$1] ? 10 + $1 : 0) }
        #expect(prices[edge] == expected, "seed \(seed) edge \(graph.pairs[edge])")
      }
    }
  }

  /// Bellman and Ford.
  private func distances(_ graph: Digraph, from starts: [Int]) -> [Int?] {
    var distances = [Int?](repeating: nil, count: graph.nodeCount)
    for start in starts { distances[start] = 0 }
    for _ in 0..<graph.nodeCount {
      for pair in graph.pairs {
        if let before = distances[pair[0]], before + 1 < distances[pair[1]] ?? .max { distances[pair[1]] = before + 1 }
      }
    }
    return distances
  }
}
