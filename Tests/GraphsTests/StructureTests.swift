import Graphs
import Testing

/// What is drawn, what is central, and what belongs together.
@Suite struct StructureTests {
  @Test func aReductionLeavesOutShortcuts() {
    let graph = Digraph("0 1, 1 2, 0 2, 2 3, 0 3, 0 1")
    #expect(words(graph, graph.transitiveReduction()) == ["0 1", "1 2", "2 3"])
  }

  @Test func aReductionKeepsWhatIsInAKnot() {
    let graph = Digraph("0 1, 1 0, 0 2, 1 2, 2 3, 0 3, 3 3")
    #expect(words(graph, graph.transitiveReduction()) == ["0 1", "0 2", "1 0", "2 3"])
  }

  @Test("a reduction reaches as much, and no edge between knots can go, on random graphs")
  func reduction() {
    for seed in 0..<1000 {
      let graph = seed % 2 == 0 ? randomDigraph(seed) : randomAcyclic(seed)
      let kept = graph.transitiveReduction()
      func without(_ edge: Int?) -> Digraph {
        Digraph(nodeCount: graph.nodeCount, edges: kept.filter { $0 != edge }.map { Digraph.Edge(graph.source(of: $0), graph.target(of: $0)) })
      }
      let numbers = graph.componentNumbers().numbers
      let reach = (0..<graph.nodeCount).map { graph.reach(from: [$0]) }
      #expect((0..<graph.nodeCount).map { without(nil).reach(from: [$0]) } == reach, "seed \(seed)")
      for edge in kept where numbers[graph.source(of: edge)] != numbers[graph.target(of: edge)] {
        #expect(!without(edge).reach(from: [graph.source(of: edge)])[graph.target(of: edge)], "seed \(seed)")
      }
    }
  }

  @Test func aNodeInTheMiddleIsBetween() {
    #expect(Digraph("0 1, 1 2").betweenness() == [0, 1, 0])
    #expect(Digraph("0 1, 0 2, 1 3, 2 3").betweenness() == [0, 0.5, 0.5, 0])
  }

  @Test("betweenness counts ways, on random graphs")
  func betweenness() {
    for seed in 0..<300 {
      let graph = randomDigraph(seed, nodes: 1...7)
      var expected = [Double](repeating: 0, count: graph.nodeCount)
      for start in 0..<graph.nodeCount {
        for end in 0..<graph.nodeCount where start != end {
          let ways = shortestWays(graph, from: start, to: end)
          for way in ways { for node in way.dropFirst().dropLast() { expected[node] += 1 / Double(ways.count) } }
        }
      }
      let found = graph.betweenness()
      #expect(zip(found, expected).allSatisfy { abs($0 - $1) < 1e-9 }, "seed \(seed)")
    }
  }

  @Test("an estimate is the same in every run, and near the truth")
  func sampled() {
    let graph = randomDigraph(3, nodes: 200...200, edgesPerNode: 3...3)
    let (exact, sample) = (graph.betweenness(), graph.betweenness(limit: 100))
    #expect(sample == graph.betweenness(limit: 100))
    let (sum, estimate) = (exact.reduce(0, +), sample.reduce(0, +))
    #expect(abs(sum - estimate) < 0.1 * sum)
  }

  @Test func twoCliquesAreTwoCommunities() {
    let clique = (0..<5).flatMap { a in (0..<5).filter { $0 != a }.map { (a, $0) } }
    let edges = clique.map { Digraph.Edge($0.0, $0.1) } + clique.map { Digraph.Edge($0.0 + 5, $0.1 + 5) } + [Digraph.Edge(4, 5)]
    #expect(Digraph(nodeCount: 11, edges: edges).communities() == [0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 2])
  }

  @Test("a ring of cliques comes apart into its cliques")
  func cliques() {
    var edges: [Digraph.Edge] = []
    for ring in 0..<8 {
      for a in 0..<6 { for b in 0..<a { edges.append(Digraph.Edge(6 * ring + a, 6 * ring + b)) } }
      edges.append(Digraph.Edge(6 * ring, 6 * ((ring + 1) % 8) + 1))
    }
    #expect(Digraph(nodeCount: 48, edges: edges).communities() == (0..<48).map { $0 / 6 })
  }

  @Test("communities are connected, no worse than one or singles, and no move of a node makes them better, on random graphs")
  func communities() {
    for seed in 0..<500 {
      let graph = randomDigraph(seed, nodes: 1...12)
      let groups = graph.communities()
      let modularity = graph.modularity(of: groups)
      #expect(modularity >= -1e-9 && modularity >= graph.modularity(of: Array(0..<graph.nodeCount)) - 1e-9, "seed \(seed)")
      for group in Set(groups) {
        let members = groups.indices.filter { groups[$0] == group }
        let inside = graph.pairs.filter { groups[$0[0]] == group && groups[$0[1]] == group }
        let both = Digraph(nodeCount: graph.nodeCount, edges: inside.flatMap { [Digraph.Edge($0[0], $0[1]), Digraph.Edge($0[1], $0[0])] })
        #expect(members.allSatisfy { both.reach(from: [members[0]])[$0] }, "seed \(seed)")
      }
      #expect(Set(groups) == Set(0..<Set(groups).count) && groups.first == 0)
    }
  }

  @Test("on small graphs communities are near the best of all partitions")
  func againstPartitions() {
    var (found, best) = (0.0, 0.0)
    for seed in 0..<60 {
      let graph = randomDigraph(seed, nodes: 5...7, edgesPerNode: 1...3)
      found += graph.modularity(of: graph.communities())
      best += partitions(graph.nodeCount).map { graph.modularity(of: $0) }.max()!
    }
    #expect(found >= 0.95 * best && found <= best + 1e-9, "\(found) of \(best)")
  }

  @Test("proposed layers break as few edges as any order, and the rest lead down")
  func layers() {
    for seed in 0..<300 {
      let graph = randomDigraph(seed, nodes: 1...6)
      let proposal = graph.proposedLayers()
      for (edge, pair) in graph.pairs.enumerated() where pair[0] != pair[1] {
        #expect(proposal.broken.contains(edge) || proposal.layers[pair[0]] > proposal.layers[pair[1]], "seed \(seed)")
      }
      let best = orders(graph.nodeCount).map { place in graph.pairs.filter { place[$0[0]] > place[$0[1]] }.count }.min() ?? 0
      #expect(proposal.isOptimal && proposal.broken.count == best, "seed \(seed)")
    }
  }

  private func words(_ graph: Digraph, _ edges: [Int]) -> [String] { edges.map { "\(graph.source(of: $0)) \(graph.target(of: $0))" } }

  /// All shortest ways, parallel edges apart.
  private func shortestWays(_ graph: Digraph, from start: Int, to end: Int) -> [[Int]] {
    var ways = [[start]]
    for _ in 0..<graph.nodeCount {
      let done = ways.filter { $0.last == end }
      if !done.isEmpty { return done }
      ways = ways.flatMap { way in graph.successors(way.last!).filter { !way.contains($0) }.map { way + [$0] } }
    }
    return []
  }

  private func partitions(_ count: Int) -> [[Int]] {
    var found: [[Int]] = [[]]
    for _ in 0..<count { found = found.flatMap { part in (0...((part.max() ?? -1) + 1)).map { part + [$0] } } }
    return found
  }

  private func orders(_ count: Int) -> [[Int]] {
    count == 0 ? [[]] : orders(count - 1).flatMap { order in (0..<count).map { place in order.map { $0 >= place ? $0 + 1 : $0 } + [place] } }
  }
}
