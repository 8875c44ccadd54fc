/// Some nodes of a graph and the arcs among them: parallel edges are one arc, edges from a node to itself are left out.
///
/// Nodes are renumbered from 0 in ascending order; arcs ascend by source, then target. Algorithms on one knot run on it.
struct InducedGraph {
  /// The graph's nodes, ascending.
  let nodes: [Digraph.Node]
  /// The arcs from `node` are `start[node]..<start[node + 1]`.
  let start: [Int32]
  let source: [Int32]
  let target: [Int32]
  /// The graph's edges behind arc `a` are `edges[edgeStart[a]..<edgeStart[a + 1]]`, ascending.
  let edgeStart: [Int32]
  private let edges: [Int32]

  var arcCount: Int { target.count }
  func arcs(from node: Int) -> Range<Int> { Int(start[node])..<Int(start[node + 1]) }
  /// The numbers of the graph's edges behind an arc.
  func edges(of arc: Int) -> [Int] { edges[Int(edgeStart[arc])..<Int(edgeStart[arc + 1])].map(Int.init) }

  /// The number of a node of the graph. O(log k).
  func number(of node: Digraph.Node) -> Int? {
    var range = nodes.indices
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      if nodes[middle] == node { return middle }
      range = nodes[middle] < node ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return nil
  }

  /// The arc between two nodes by their numbers. O(log k).
  func arc(from node: Int, to other: Int) -> Int? {
    place(of: Int32(other), in: target, within: arcs(from: node))
  }

  /// O(k + m log m) for k nodes with m edges.
  init(of graph: Digraph, on someNodes: [Digraph.Node]) {
    let nodes = someNodes.sorted()
    let numbers = NodeNumbers(nodes, of: graph.nodeCount)
    var start: [Int32] = [0]
    var source: [Int32] = []
    var target: [Int32] = []
    var edgeStart: [Int32] = []
    var edges: [Int32] = []
    var row: [(target: Int32, edge: Int32)] = []
    for (number, node) in nodes.enumerated() {
      row.removeAll(keepingCapacity: true)
      for edge in graph.edges(from: node) {
        let other = numbers[graph.target(of: edge)]
        if other >= 0, other != number { row.append((other, Int32(edge))) }
      }
      row.sort { ($0.target, $0.edge) < ($1.target, $1.edge) }
      var last: Int32 = -1
      for (other, edge) in row {
        if other != last {
          source.append(Int32(number))
          target.append(other)
          edgeStart.append(Int32(edges.count))
          last = other
        }
        edges.append(edge)
      }
      start.append(Int32(target.count))
    }
    edgeStart.append(Int32(edges.count))
    self.nodes = nodes
    self.start = start
    self.source = source
    self.target = target
    self.edgeStart = edgeStart
    self.edges = edges
  }
}

/// Numbers of some nodes, -1 for all others: an array if they are many, a dictionary if they are few.
private struct NodeNumbers {
  private var list: [Int32] = []
  private var table: [Int: Int32] = [:]

  init(_ nodes: [Int], of count: Int) {
    if nodes.count > count / 16 {
      list = Array(repeating: -1, count: count)
      for (number, node) in nodes.enumerated() { list[node] = Int32(number) }
    } else {
      table.reserveCapacity(nodes.count)
      for (number, node) in nodes.enumerated() { table[node] = Int32(number) }
    }
  }

  subscript(node: Int) -> Int32 { list.isEmpty ? table[node] ?? -1 : list[node] }
}

/// The place of a value in an ascending part of a list. O(log k).
func place(of value: Int32, in values: [Int32], within part: Range<Int>) -> Int? {
  var range = part
  while !range.isEmpty {
    let middle = range.lowerBound + range.count / 2
    if values[middle] == value { return middle }
    range = values[middle] < value ? middle + 1..<range.upperBound : range.lowerBound..<middle
  }
  return nil
}
