extension WeightedArcs {
  /// A weight that no feedback arc set goes below: cycles are packed into the arcs' weights, and each one packed must be cut.
  ///
  /// Short cycles first, since they leave most room for others; every cycle takes from its arcs what its lightest has (the dual of the covering
  /// problem; Bar-Yehuda and Even's local ratio). Several times with the nodes in another order, until it reaches `goal`. At most `effort` steps, and O(m log m) for pairs of opposite arcs.
  func packedCycleWeight(effort: Int, goal: Int) -> Int {
    var packing = CyclePacking(self)
    var best = 0
    var random = SplitMix64(seed: 1)
    var order = Array(0..<nodeCount)
    for round in 0..<8 {
      best = max(best, packing.pack(weights, order, effort: round == 0 ? effort / 2 : effort / 16))
      if best >= goal { break }
      order.shuffle(using: &random)
    }
    return best
  }
}

/// Searches for cycles in what earlier ones have left of the arcs' weights.
struct CyclePacking {
  private let graph: WeightedArcs
  private var left: [Int] = []
  private var effort = 0
  /// For each node its place in the order of this round: a cycle is looked for at its first node only.
  private var rank: [Int32]
  private var seenFor: [Int32]
  private var depth: [Int32]
  private var arcInto: [Int32]
  private var queue: [Int32]
  private var search: Int32 = 0

  init(_ graph: WeightedArcs) {
    self.graph = graph
    rank = Array(repeating: 0, count: graph.nodeCount)
    seenFor = rank
    depth = rank
    arcInto = rank
    queue = rank
  }

  /// How much could be packed into some weights; 0 closes an arc.
  mutating func pack(_ weights: [Int], _ order: [Int], effort: Int) -> Int {
    left = weights
    self.effort = effort
    for (place, node) in order.enumerated() { rank[node] = Int32(place) }
    var packed = 0
    // Pairs of opposite arcs need no search.
    for arc in 0..<graph.arcCount where graph.source[arc] < graph.target[arc] {
      guard let opposite = graph.arc(from: Int(graph.target[arc]), to: Int(graph.source[arc])) else { continue }
      let least = min(left[arc], left[opposite])
      left[arc] -= least
      left[opposite] -= least
      packed += least
    }
    // Passes over all nodes that find nothing are wasted on large graphs, and the last pass finds every cycle.
    let lengths: [Int] = effort > 200 * graph.nodeCount ? [3, 4, 5, 6, 8, 12, 20, 40, .max] : [.max]
    for length in lengths {
      for root in order {
        while self.effort > 0, let cycle = cycle(through: root, length: length) {
          let least = cycle.reduce(Int.max) { min($0, left[$1]) }
          for arc in cycle { left[arc] -= least }
          packed += least
        }
      }
    }
    return packed
  }

  /// A shortest cycle of at most some length through a node and nodes behind it. Breadth-first search.
  private mutating func cycle(through root: Int, length: Int) -> [Int]? {
    search += 1
    var (head, tail) = (0, 1)
    queue[0] = Int32(root)
    depth[root] = 0
    while head < tail {
      let node = Int(queue[head])
      head += 1
      guard Int(depth[node]) < length else { return nil }
      for arc in graph.arcs(from: node) {
        effort -= 1
        guard left[arc] > 0 else { continue }
        let next = Int(graph.target[arc])
        if next == root {
          var cycle = [arc]
          var node = node
          while node != root {
            cycle.append(Int(arcInto[node]))
            node = Int(graph.source[Int(arcInto[node])])
          }
          return cycle
        }
        guard rank[next] > rank[root], seenFor[next] != search else { continue }
        seenFor[next] = search
        depth[next] = depth[node] + 1
        arcInto[next] = Int32(arc)
        queue[tail] = Int32(next)
        tail += 1
      }
    }
    return nil
  }
}
