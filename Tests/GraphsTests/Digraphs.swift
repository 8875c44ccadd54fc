import Graphs

/// A random graph, with parallel edges and edges from a node to itself.
func randomDigraph(_ seed: Int, nodes range: ClosedRange<Int> = 1...9, edgesPerNode: ClosedRange<Int> = 0...3) -> Digraph {
  randomView(seed, nodes: range, edgesPerNode: edgesPerNode).digraph
}

/// A random graph without cycles: edges lead to lower numbers, which are then mixed.
func randomAcyclic(_ seed: Int, nodes range: ClosedRange<Int> = 1...12, edgesPerNode: ClosedRange<Int> = 0...3) -> Digraph {
  let graph = randomDigraph(seed, nodes: range, edgesPerNode: edgesPerNode)
  var random = SplitMix64(seed: seed)
  let order = Array(0..<graph.nodeCount).shuffled(using: &random)
  let down = graph.pairs.filter { $0[0] != $0[1] }.map { [max($0[0], $0[1]), min($0[0], $0[1])] }
  return Digraph(nodeCount: graph.nodeCount, edges: down.map { Digraph.Edge(order[$0[0]], order[$0[1]]) })
}

extension Digraph {
  /// `"0 1, 1 2"`; the number of nodes is one more than the largest number.
  init(_ text: String) {
    let pairs = text.split(separator: ",").map { $0.split(separator: " ").map { Int($0)! } }
    self.init(nodeCount: (pairs.joined().max() ?? -1) + 1, edges: pairs.filter { $0.count == 2 }.map { Edge($0[0], $0[1]) })
  }

  /// Each edge as source and target.
  var pairs: [[Int]] { (0..<nodeCount).flatMap { node in successors(node).map { [node, $0] } } }

  /// Whether each node can be reached from some nodes, by the slow and obvious way: again and again over all edges.
  func reach(from starts: [Int], without removed: Int? = nil, cut: Int? = nil) -> [Bool] {
    var isReached = [Bool](repeating: false, count: nodeCount)
    for start in starts where start != removed { isReached[start] = true }
    var hasGrown = true
    while hasGrown {
      hasGrown = false
      for (number, edge) in pairs.enumerated() where number != cut && isReached[edge[0]] && !isReached[edge[1]] && edge[1] != removed {
        isReached[edge[1]] = true
        hasGrown = true
      }
    }
    return isReached
  }

  /// The same graph with other numbers: node `n` becomes `order[n]`.
  func relabelled(_ order: [Int]) -> Digraph {
    Digraph(nodeCount: nodeCount, edges: pairs.map { Edge(order[$0[0]], order[$0[1]]) })
  }

  func withIsolatedNode() -> Digraph { Digraph(nodeCount: nodeCount + 1, edges: pairs.map { Edge($0[0], $0[1]) }) }

  static func path(_ count: Int) -> Digraph { Digraph(nodeCount: count, edges: (1..<max(1, count)).map { Edge($0 - 1, $0) }) }
  static func ring(_ count: Int) -> Digraph { Digraph(nodeCount: count, edges: (0..<count).map { Edge($0, ($0 + 1) % count) }) }
}
