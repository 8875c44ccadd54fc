/// The state of one search for short cycles; nodes can be taken out on the way.
struct CycleSearch {
  private let graph: InducedGraph
  private var isAlive: [Bool]
  private var outDegree: [Int32]
  private var inDegree: [Int32]
  private let arcsIn: [[Int32]]
  private var effort: Int

  // One set of arrays for every search: `seenFrom` says which search wrote the rest.
  private var seenFrom: [Int32]
  private var distance: [Int32]
  private var arcInto: [Int32]

  init(_ graph: InducedGraph, effort: Int) {
    self.graph = graph
    self.effort = effort
    let count = graph.nodes.count
    isAlive = Array(repeating: true, count: count)
    outDegree = Array(repeating: 0, count: count)
    inDegree = Array(repeating: 0, count: count)
    seenFrom = Array(repeating: -1, count: count)
    distance = Array(repeating: 0, count: count)
    arcInto = Array(repeating: -1, count: count)
    var arcsIn = [[Int32]](repeating: [], count: count)
    for arc in 0..<graph.arcCount {
      outDegree[Int(graph.source[arc])] += 1
      inDegree[Int(graph.target[arc])] += 1
      arcsIn[Int(graph.target[arc])].append(Int32(arc))
    }
    self.arcsIn = arcsIn
  }

  mutating func shortestCycle() -> [Int] {
    var best: [Int] = []
    for node in graph.nodes.indices where isAlive[node] {
      if let shorter = cycle(through: node, shorterThan: best.isEmpty ? .max : best.count) { best = shorter }
      // No cycle has fewer than two arcs.
      if best.count == 2 || (effort <= 0 && !best.isEmpty) { return best }
      takeOut(node)
    }
    return best
  }

  /// A shortest cycle through an arc.
  mutating func cycle(beginningWith arc: Int) -> [Int]? {
    let (source, target) = (Int(graph.source[arc]), Int(graph.target[arc]))
    seenFrom = Array(repeating: -1, count: graph.nodes.count)
    var queue = [target]
    var head = 0
    seenFrom[target] = 0
    while head < queue.count {
      let node = queue[head]
      head += 1
      if node == source { return [arc] + path(to: node, from: target) }
      for arc in graph.arcs(from: node) {
        let next = Int(graph.target[arc])
        guard seenFrom[next] < 0 else { continue }
        seenFrom[next] = 0
        arcInto[next] = Int32(arc)
        queue.append(next)
      }
    }
    return nil
  }

  private mutating func cycle(through root: Int, shorterThan limit: Int) -> [Int]? {
    var queue = [root]
    var head = 0
    seenFrom[root] = Int32(root)
    distance[root] = 0
    while head < queue.count {
      let node = queue[head]
      head += 1
      guard Int(distance[node]) + 1 < limit else { return nil }
      for arc in graph.arcs(from: node) {
        effort -= 1
        let next = Int(graph.target[arc])
        if next == root { return path(to: node, from: root) + [arc] }
        guard isAlive[next], seenFrom[next] != Int32(root) else { continue }
        seenFrom[next] = Int32(root)
        distance[next] = distance[node] + 1
        arcInto[next] = Int32(arc)
        queue.append(next)
      }
    }
    return nil
  }

  private func path(to node: Int, from root: Int) -> [Int] {
    var arcs: [Int] = []
    var node = node
    while node != root {
      arcs.append(Int(arcInto[node]))
      node = Int(graph.source[Int(arcInto[node])])
    }
    return arcs.reversed()
  }

  /// Takes out a node, and then every node that is left without arcs to it or from it.
  private mutating func takeOut(_ node: Int) {
    isAlive[node] = false
    var gone = [node]
    while let node = gone.popLast() {
      for arc in graph.arcs(from: node) {
        let next = Int(graph.target[arc])
        guard isAlive[next] else { continue }
        inDegree[next] -= 1
        if inDegree[next] == 0 {
          isAlive[next] = false
          gone.append(next)
        }
      }
      for arc in arcsIn[node] {
        let previous = Int(graph.source[Int(arc)])
        guard isAlive[previous] else { continue }
        outDegree[previous] -= 1
        if outDegree[previous] == 0 {
          isAlive[previous] = false
          gone.append(previous)
        }
      }
    }
  }
}
