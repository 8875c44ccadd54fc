extension WeightedArcs {
  /// A lower bound for the weight of a feedback arc set: cycles are packed into the arcs' weights, and each packed cycle must be cut.
  ///
  /// Whole cycles come first, which is quick, then fractions of cycles, until the bound reaches the weight of `cut`. Removing `cut` leaves no cycle,
  /// so every cycle goes through one of its arcs and is found from there. At most about `effort` steps.
  func packedCycleWeight(cut: [Int], effort: Int) -> Int {
    let goal = weight(of: cut)
    var packing = CyclePacking(self)
    var random = SplitMix64(seed: 1)
    var order = cut
    var best = 0
    for round in 0..<4 {
      best = max(best, packing.pack(order, effort: round == 0 ? effort / 4 : effort / 16))
      if best >= goal { return best }
      order.shuffle(using: &random)
    }
    var fractions = FractionalPacking(self, cut: cut)
    return max(best, fractions.bound(goal: goal, effort: effort / 2))
  }
}

/// Searches for cycles in what earlier ones have left of the arcs' weights.
private struct CyclePacking {
  private let graph: WeightedArcs
  private var left: [Int] = []
  private var effort = 0
  private var seenFor: [Int32]
  private var depth: [Int32]
  private var arcInto: [Int32]
  private var queue: [Int32]
  private var search: Int32 = 0

  init(_ graph: WeightedArcs) {
    self.graph = graph
    seenFor = Array(repeating: 0, count: graph.nodeCount)
    depth = seenFor
    arcInto = seenFor
    queue = seenFor
  }

  /// How much could be packed. Short cycles come first, since they leave most room for others. Every cycle takes from each of its arcs as much as
  /// its lightest arc has left (the dual of the covering problem; Bar-Yehuda and Even's local ratio).
  mutating func pack(_ cut: [Int], effort: Int) -> Int {
    left = graph.weights
    self.effort = effort
    var packed = 0
    // A pair of opposite arcs needs no search.
    for arc in cut {
      guard let opposite = graph.arc(from: Int(graph.target[arc]), to: Int(graph.source[arc])) else { continue }
      let least = min(left[arc], left[opposite])
      left[arc] -= least
      left[opposite] -= least
      packed += least
    }
    for length in [3, 4, 5, 6, 8, 12, 20, 40, Int.max] {
      for arc in cut {
        while left[arc] > 0, self.effort > 0, let cycle = cycle(through: arc, length: length) {
          let least = cycle.reduce(Int.max) { min($0, left[$1]) }
          for arc in cycle { left[arc] -= least }
          packed += least
        }
      }
    }
    return packed
  }

  /// A shortest cycle of at most some length through an arc. Breadth-first search.
  private mutating func cycle(through closing: Int, length: Int) -> [Int]? {
    let (start, end) = (Int(graph.target[closing]), graph.source[closing])
    search += 1
    var (head, tail) = (0, 1)
    queue[0] = Int32(start)
    seenFor[start] = search
    depth[start] = 1
    while head < tail {
      let node = Int(queue[head])
      head += 1
      guard Int(depth[node]) < length else { return nil }
      effort -= 1
      for arc in graph.arcs(from: node) where left[arc] > 0 {
        effort -= 1
        let next = graph.target[arc]
        guard seenFor[Int(next)] != search else { continue }
        seenFor[Int(next)] = search
        depth[Int(next)] = depth[node] + 1
        arcInto[Int(next)] = Int32(arc)
        if next == end {
          var cycle = [closing]
          var node = Int(end)
          while node != start {
            cycle.append(Int(arcInto[node]))
            node = Int(graph.source[Int(arcInto[node])])
          }
          return cycle
        }
        queue[tail] = next
        tail += 1
      }
    }
    return nil
  }
}
