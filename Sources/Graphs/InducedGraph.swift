/// Some nodes of a view and the arcs among them: parallel edges are one arc, edges from a node to itself are left out.
///
/// Nodes are renumbered from 0 in ascending order; arcs ascend by source, then target. What algorithms on one knot run on.
struct InducedGraph {
  /// The view's nodes, ascending.
  let nodes: [View.Node]
  /// The arcs from `node` are `start[node]..<start[node + 1]`.
  let start: [Int32]
  let source: [Int32]
  let target: [Int32]
  /// The view's edges behind arc `a` are `edges[edgeStart[a]..<edgeStart[a + 1]]`, ascending by fact.
  let edgeStart: [Int32]
  let edges: [View.Edge]

  var arcCount: Int { target.count }
  func arcs(from node: Int) -> Range<Int> { Int(start[node])..<Int(start[node + 1]) }
  func edges(of arc: Int) -> ArraySlice<View.Edge> { edges[Int(edgeStart[arc])..<Int(edgeStart[arc + 1])] }

  /// The number of a node of the view. O(log k).
  func number(of node: View.Node) -> Int? {
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
    var range = arcs(from: node)
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      if target[middle] == Int32(other) { return middle }
      range = target[middle] < Int32(other) ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return nil
  }

  /// O(k + m log m) for k nodes with m edges.
  init(of view: View, on someNodes: [View.Node]) {
    let nodes = someNodes.sorted()
    var numbers: [View.Node: Int32] = [:]
    numbers.reserveCapacity(nodes.count)
    for (number, node) in nodes.enumerated() { numbers[node] = Int32(number) }

    var start: [Int32] = [0]
    var source: [Int32] = []
    var target: [Int32] = []
    var edgeStart: [Int32] = []
    var edges: [View.Edge] = []
    for (number, node) in nodes.enumerated() {
      var row: [(target: Int32, edge: View.Edge)] = []
      for edge in view.edges(from: node) where edge.target != node {
        if let other = numbers[edge.target] { row.append((other, edge)) }
      }
      row.sort { ($0.target, $0.edge.fact) < ($1.target, $1.edge.fact) }
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
