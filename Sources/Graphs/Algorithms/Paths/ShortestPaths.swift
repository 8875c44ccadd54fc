/// The union of all shortest ways from some nodes to others: every walk along `edges` from a start to an end is one of them.
package struct ShortestPaths: Sendable {
  /// How many edges each of them has.
  package let length: Int
  /// The edges on any of them, as numbers of the graph's edges, ascending. Parallel edges are all here.
  package let edges: [Int]
  /// Where they begin and end, ascending.
  package let starts: [Digraph.Node]
  package let ends: [Digraph.Node]
}

extension Digraph {
  /// All shortest ways from any of some nodes to any of others; nil if there is none. Of length 0 where the two overlap.
  ///
  /// Breadth-first search forward for distances, then back over edges that lead one step nearer. O(n + e).
  package func shortestPaths(from starts: [Node], to ends: [Node]) -> ShortestPaths? {
    let distances = self.distances(from: starts)
    let reached = Set(ends).filter { distances[$0] >= 0 }
    guard let length = reached.map({ distances[$0] }).min() else { return nil }
    let nearest = reached.filter { distances[$0] == length }.sorted()

    let turned = numbersOfTurnedEdges()
    var isOn = [Bool](repeating: false, count: nodeCount)
    for end in nearest { isOn[end] = true }
    var waiting = nearest
    var edges: [Int] = []
    while let node = waiting.popLast() {
      for row in Int(inStart[node])..<Int(inStart[node + 1]) {
        let source = Int(inSource[row])
        guard distances[source] >= 0, distances[source] == distances[node] - 1 else { continue }
        edges.append(Int(turned[row]))
        if !isOn[source] {
          isOn[source] = true
          waiting.append(source)
        }
      }
    }
    return ShortestPaths(
      length: Int(length), edges: edges.sorted(), starts: Set(starts).filter { isOn[$0] && distances[$0] == 0 }.sorted(), ends: nearest)
  }

  /// For each node how many edges it is from the nearest of some nodes; -1 if it cannot be reached. Breadth-first search, O(n + e).
  package func distances(from starts: [Node]) -> [Int32] {
    var distances = [Int32](repeating: -1, count: nodeCount)
    var queue: [Int32] = []
    for start in starts where distances[start] < 0 {
      distances[start] = 0
      queue.append(Int32(start))
    }
    var head = 0
    while head < queue.count {
      let node = Int(queue[head])
      head += 1
      for target in successors(node) where distances[target] < 0 {
        distances[target] = distances[node] + 1
        queue.append(Int32(target))
      }
    }
    return distances
  }
}
