extension Digraph {
  /// Up to `limit` ways from one node to another that pass no node twice, shortest first; between equals the one whose nodes come first.
  /// Parallel edges make no other way. Each is the list of its nodes.
  ///
  /// Yen, "Finding the k shortest loopless paths in a network", Management Science 17 (1971): each further way branches off an earlier one.
  /// O(k l (n + e)) for k ways of l nodes. It stops after `effort` steps and returns the ways found until then.
  package func shortestChains(from start: Node, to end: Node, limit: Int, effort: Int = 50_000_000) -> [[Node]] {
    var search = ChainSearch(self, effort: effort)
    guard limit > 0, let first = search.shortest(from: start, to: end, banned: [], cut: []) else { return [] }
    var chains = [first]
    var candidates = Heap<Chain>()
    var known: Set<[Node]> = [first]
    while chains.count < limit, search.effort > 0 {
      let last = chains[chains.count - 1]
      for place in 0..<last.count - 1 {
        let stem = Array(last[...place])
        // The new way must not continue the stem as a known one does.
        let cut = Set(chains.filter { $0.count > place + 1 && $0[...place].elementsEqual(stem) }.map { $0[place + 1] })
        guard let rest = search.shortest(from: last[place], to: end, banned: stem.dropLast(), cut: cut) else { continue }
        let chain = stem.dropLast() + rest
        if known.insert(chain).inserted { candidates.insert(Chain(nodes: chain)) }
      }
      guard let next = candidates.removeLeast() else { break }
      chains.append(next.nodes)
    }
    return chains
  }
}

private struct Chain: Comparable {
  let nodes: [Digraph.Node]
  static func < (a: Self, b: Self) -> Bool {
    a.nodes.count != b.nodes.count ? a.nodes.count < b.nodes.count : a.nodes.lexicographicallyPrecedes(b.nodes)
  }
}

/// Breadth-first search from the end, so that the first of equally short ways can be walked down from the start.
private struct ChainSearch {
  private let graph: Digraph
  private(set) var effort: Int
  private var seenFor: [Int32]
  private var distance: [Int32]
  private var search: Int32 = 0

  init(_ graph: Digraph, effort: Int) {
    self.graph = graph
    self.effort = effort
    seenFor = Array(repeating: 0, count: graph.nodeCount)
    distance = seenFor
  }

  /// The first of the shortest ways that passes none of the banned nodes and whose second node is none of `cut`.
  mutating func shortest(from start: Int, to end: Int, banned: some Sequence<Int>, cut: Set<Int>) -> [Int]? {
    if start == end { return [start] }
    search += 1
    // Banned nodes, and the start, are closed: seen, and farther than anything.
    for node in banned { close(node) }
    close(start)
    seenFor[end] = search
    distance[end] = 0
    var queue = [end]
    var head = 0
    while head < queue.count {
      let node = queue[head]
      head += 1
      for previous in graph.predecessors(node) {
        effort -= 1
        guard seenFor[previous] != search else { continue }
        seenFor[previous] = search
        distance[previous] = distance[node] + 1
        queue.append(previous)
      }
    }
    func isOpen(_ node: Int) -> Bool { seenFor[node] == search && distance[node] < .max }
    let second = graph.successors(start).filter { isOpen($0) && !cut.contains($0) }.min { (distance[$0], $0) < (distance[$1], $1) }
    guard var node = second else { return nil }
    var chain = [start, node]
    while node != end {
      node = graph.successors(node).filter { isOpen($0) && distance[$0] == distance[node] - 1 }.min()!
      chain.append(node)
    }
    return chain
  }

  private mutating func close(_ node: Int) {
    seenFor[node] = search
    distance[node] = .max
  }
}
