extension Digraph {
  /// The nodes of a shortest way, both ends included; nil if there is none. Of equals the one that the search meets first. Breadth-first search, O(n + e).
  package func shortestWay(from start: Node, to end: Node) -> [Node]? {
    if start == end { return [start] }
    var into = [Int32](repeating: -1, count: nodeCount)
    var queue = [start]
    var head = 0
    while head < queue.count {
      let current = queue[head]
      head += 1
      for next in successors(current) where next != start && into[next] < 0 {
        into[next] = Int32(current)
        if next == end { return chain(to: end, from: start, by: into) }
        queue.append(next)
      }
    }
    return nil
  }

  /// The way that a search took; `into` has for each node the one from which the search came.
  private func chain(to end: Node, from start: Node, by into: [Int32]) -> [Node] {
    var chain = [end]
    while chain[chain.count - 1] != start { chain.append(Int(into[chain[chain.count - 1]])) }
    return chain.reversed()
  }
}
