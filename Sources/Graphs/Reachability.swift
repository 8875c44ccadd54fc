extension View {
  /// A shortest chain of edges from one node to another: nil if there is none, empty from a node to itself.
  ///
  /// Of several it is the one found first, which follows from the order of the edges. Breadth-first search, O(n + e).
  package func shortestPath(from start: Node, to end: Node) -> [Edge]? {
    if start == end { return [] }
    var edgeInto = [Edge?](repeating: nil, count: nodeCount)
    var queue = [start]
    var head = 0
    while head < queue.count {
      let node = queue[head]
      head += 1
      for edge in edges(from: node) where edge.target != start && edgeInto[edge.target] == nil {
        edgeInto[edge.target] = edge
        if edge.target == end { return chain(to: end, from: start, by: edgeInto) }
        queue.append(edge.target)
      }
    }
    return nil
  }

  private func chain(to end: Node, from start: Node, by edgeInto: [Edge?]) -> [Edge] {
    var edges: [Edge] = []
    var node = end
    while node != start, let edge = edgeInto[node] {
      edges.append(edge)
      node = edge.source
    }
    return edges.reversed()
  }

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
}
