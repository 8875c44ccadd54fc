import Facts
import Graphs

/// A graph in text, one edge a line: `a -> b`; a name alone is a node. Names are numbered in alphabetical order.
struct TextGraph {
  let names: [String]
  let view: View

  init(_ text: String) {
    let lines = text.split(separator: "\n").map { line in line.split(separator: " ").filter { $0 != "->" }.map(String.init) }
    names = Set(lines.joined()).sorted()
    let numbers = Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1, $0) })
    var edges: [View.Edge] = []
    for line in lines where line.count == 2 {
      edges.append(View.Edge(source: numbers[line[0]]!, target: numbers[line[1]]!, fact: edges.count))
    }
    view = View(nodeCount: names.count, edges: edges)
  }

  func node(_ name: String) -> Int { names.firstIndex(of: name)! }

  /// `a b` for a group of nodes.
  func words(_ nodes: [Int]) -> String { nodes.map { names[$0] }.joined(separator: " ") }

  /// `a b c` for a chain of edges.
  func words(_ edges: [View.Edge]) -> String { words((edges.first.map { [$0.source] } ?? []) + edges.map(\.target)) }
}

/// A random view, with parallel edges and edges from a node to itself.
func randomView(_ seed: Int, nodes range: ClosedRange<Int> = 1...9, edgesPerNode: ClosedRange<Int> = 0...3) -> View {
  var random = SplitMix64(seed: seed)
  let count = Int.random(in: range, using: &random)
  let edgeCount = Int.random(in: count * edgesPerNode.lowerBound...count * edgesPerNode.upperBound, using: &random)
  let edges = (0..<edgeCount).map { fact in
    View.Edge(source: Int.random(in: 0..<count, using: &random), target: Int.random(in: 0..<count, using: &random), fact: fact)
  }
  return View(nodeCount: count, edges: edges)
}

extension View {
  var edges: [Edge] { (0..<nodeCount).flatMap { edges(from: $0) } }

  /// The slow and obvious way: which node reaches which by at least one edge (Warshall).
  func reachability() -> [[Bool]] {
    var reaches = [[Bool]](repeating: [Bool](repeating: false, count: nodeCount), count: nodeCount)
    for edge in edges { reaches[edge.source][edge.target] = true }
    for k in 0..<nodeCount {
      for i in 0..<nodeCount where reaches[i][k] {
        for j in 0..<nodeCount where reaches[k][j] { reaches[i][j] = true }
      }
    }
    return reaches
  }

  /// The same graph with other numbers: node `n` becomes `order[n]`.
  func relabelled(_ order: [Int]) -> View {
    View(nodeCount: nodeCount, edges: edges.map { Edge(source: order[$0.source], target: order[$0.target], fact: $0.fact) })
  }

  func reversed() -> View {
    View(nodeCount: nodeCount, edges: edges.map { Edge(source: $0.target, target: $0.source, fact: $0.fact) })
  }

  func withIsolatedNode() -> View { View(nodeCount: nodeCount + 1, edges: edges) }

  static func path(_ count: Int) -> View {
    View(nodeCount: count, edges: (0..<count - 1).map { Edge(source: $0, target: $0 + 1, fact: $0) })
  }

  static func ring(_ count: Int) -> View {
    View(nodeCount: count, edges: (0..<count).map { Edge(source: $0, target: ($0 + 1) % count, fact: $0) })
  }

  static func complete(_ count: Int) -> View {
    var edges: [Edge] = []
    for source in 0..<count {
      for target in 0..<count where target != source { edges.append(Edge(source: source, target: target, fact: edges.count)) }
    }
    return View(nodeCount: count, edges: edges)
  }
}
