extension Digraph {
  /// A shortest cycle through an edge: the nodes it passes, from the edge's source on, each once; nil if there is none. An edge from a node to
  /// itself is one. Of equals the one that the search meets first. Breadth-first search, O(n + e).
  package func shortestCycle(throughEdge edge: Int) -> [Node]? {
    shortestWay(from: target(of: edge), to: source(of: edge)).map { [source(of: edge)] + $0.dropLast() }
  }

  /// A shortest cycle through a node: the nodes it passes, from that node on, each once; nil if there is none. O(n + e).
  package func shortestCycle(throughNode node: Node) -> [Node]? {
    // A search from the node's targets, which meets the nearest way back first.
    var into = [Int32](repeating: -1, count: nodeCount)
    var queue = [node]
    var head = 0
    while head < queue.count {
      let current = queue[head]
      head += 1
      for next in successors(current) {
        if next == node { return chain(to: current, from: node, by: into) }
        guard into[next] < 0 else { continue }
        into[next] = Int32(current)
        queue.append(next)
      }
    }
    return nil
  }
}
