// The algorithms on digraphs, for views: their results are edges of the view.
extension View {
  /// Every node that can be reached from one of the given, these included, ascending. O(n + e).
  package func reachable(from starts: [Node]) -> [Node] {
    var isSeen = [Bool](repeating: false, count: nodeCount)
    var waiting: [Node] = []
    func visit(_ node: Node) {
      guard !isSeen[node] else { return }
      isSeen[node] = true
      waiting.append(node)
    }
    for start in starts { visit(start) }
    while let node = waiting.popLast() {
      for next in successors(node) { visit(next) }
    }
    return (0..<nodeCount).filter { isSeen[$0] }
  }

  /// The edges of a shortest way, the first of those that lead from one node to the next; empty from a node to itself, nil if there is none. O(n + e).
  package func shortestWay(from start: Node, to end: Node) -> [Edge]? {
    digraph.shortestWay(from: start, to: end).map { nodes in
      zip(nodes, nodes.dropFirst()).map { source, target in edges(from: source).first { $0.target == target }! }
    }
  }

  /// A shortest cycle among some nodes, usually a knot: its edges in order, beginning at its smallest node; empty if there is none.
  ///
  /// Of several shortest cycles it is one through the smallest node that has one, and each step is the edge with the lowest
  /// fact. An edge from a node to itself is no cycle here.
  ///
  /// Breadth-first search from each node in turn (Itai and Rodeh, 1978), no deeper than the best cycle so far; a node that was
  /// searched from is taken out, and with it every node that is then on no cycle. O(k m) for k nodes and m edges, much less when
  /// short cycles exist. After `effort` steps over edges the shortest cycle found until then is returned.
  package func shortestCycle(among nodes: [Node], effort: Int = 20_000_000) -> [Edge] {
    let graph = InducedGraph(of: digraph, on: nodes)
    var search = CycleSearch(graph, effort: effort)
    return search.shortestCycle().map { lowestEdge(graph.edges(of: $0)) }
  }

  func lowestEdge(_ edges: [Int]) -> Edge { edges.map(edge).min { $0.fact < $1.fact }! }

  /// As for `Digraph`.
  package func stronglyConnectedComponents() -> [[Node]] { digraph.stronglyConnectedComponents() }
  package func knots() -> [[Node]] { digraph.knots() }
  package func componentNumbers() -> (numbers: [Int32], count: Int) { digraph.componentNumbers() }
}
