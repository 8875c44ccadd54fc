extension WeightedArcs {
  /// A light set of arcs whose removal leaves no cycle, ascending: for knots too large to solve exactly.
  ///
  /// Two orders to start from, by `greedyOrder` and by number; each is sifted until nothing moves; then arcs that
  /// close no cycle are put back. O(effort + m log m).
  func cheapCut(effort: Int) -> [Int] {
    let neighbours = ArcNeighbours(self)
    var best: [Int] = []
    var bestWeight = Int.max
    for start in [greedyOrder(neighbours), Array(0..<nodeCount)] {
      var sifting = Sifting(start, neighbours, effort: effort / 4)
      sifting.settle(Array(0..<nodeCount))
      let cut = withoutNeedless(backwardArcs(in: sifting.order), effort: effort / 4)
      if weight(of: cut) < bestWeight { (best, bestWeight) = (cut, weight(of: cut)) }
    }
    return best
  }

  /// A cut at least as light as one that is known: iterated local search. A few nodes are moved anywhere, the order is sifted again, and kept
  /// if it is no heavier. It ends after many moves without gain, at `goal` or when the effort is spent.
  ///
  /// Lourenço, Martin and Stützle, "Iterated local search" (2003); on linear orders, Schiavinotto and Stützle, "The linear ordering problem: instances, search
  /// space analysis and algorithms", Journal of Mathematical Modelling and Algorithms 3 (2004).
  func improved(_ cut: [Int], effort: Int, goal: Int) -> [Int] {
    // Each try costs a copy of the order, so large graphs would only copy.
    guard nodeCount <= 5_000 else { return cut }
    var sifting = Sifting(orderWithout(cut), ArcNeighbours(self), effort: effort)
    sifting.settle(Array(0..<nodeCount))
    var random = SplitMix64(seed: nodeCount)
    var best = sifting.order
    var change = 0
    var failures = 0
    let startWeight = weight(of: backwardArcs(in: best))
    var bestWeight = startWeight
    while sifting.effort > 0, failures < 2_000 + 20 * nodeCount, bestWeight > goal {
      sifting.effort -= nodeCount / 8
      sifting.change = 0
      var moved: [Int] = []
      for _ in 0..<Int.random(in: 2...5, using: &random) {
        let node = Int.random(in: 0..<nodeCount, using: &random)
        sifting.move(node, to: Int.random(in: 0..<nodeCount, using: &random))
        moved.append(node)
      }
      for node in moved { moved += sifting.neighbours.of(node).map { Int($0.node) } }
      sifting.settle(moved)
      change = sifting.change
      if change > 0 {
        sifting.restore(best)
      } else {
        best = sifting.order
        bestWeight += change
      }
      failures = change < 0 ? 0 : failures + 1
    }
    let improved = withoutNeedless(backwardArcs(in: best), effort: effort)
    return weight(of: improved) < weight(of: cut) ? improved : cut
  }

  /// An order of all nodes in which only arcs of a cut lead back. Kahn, "Topological sorting of large networks", Communications of the ACM 5 (1962).
  private func orderWithout(_ cut: [Int]) -> [Int] {
    var isCut = [Bool](repeating: false, count: arcCount)
    for arc in cut { isCut[arc] = true }
    var missing = [Int32](repeating: 0, count: nodeCount)
    for arc in 0..<arcCount where !isCut[arc] { missing[Int(target[arc])] += 1 }
    var order = (0..<nodeCount).filter { missing[$0] == 0 }
    var head = 0
    while head < order.count {
      for arc in arcs(from: order[head]) where !isCut[arc] {
        missing[Int(target[arc])] -= 1
        if missing[Int(target[arc])] == 0 { order.append(Int(target[arc])) }
      }
      head += 1
    }
    return order
  }

  /// Puts back the arcs of a cut that close no cycle, dearest first. O(|cut| m), given up after `effort` steps.
  private func withoutNeedless(_ cut: [Int], effort: Int) -> [Int] {
    var isCut = [Bool](repeating: false, count: arcCount)
    for arc in cut { isCut[arc] = true }
    var seenFor = [Int](repeating: -1, count: nodeCount)
    var effort = effort
    for arc in cut.sorted(by: { (-weights[$0], $0) < (-weights[$1], $1) }) {
      let (end, start) = (Int(source[arc]), Int(target[arc]))
      var waiting = [start]
      seenFor[start] = arc
      var closesCycle = false
      search: while let node = waiting.popLast() {
        for next in arcs(from: node) where !isCut[next] {
          effort -= 1
          let other = Int(target[next])
          if other == end {
            closesCycle = true
            break search
          }
          guard seenFor[other] != arc else { continue }
          seenFor[other] = arc
          waiting.append(other)
        }
      }
      if !closesCycle { isCut[arc] = false }
      if effort <= 0 { break }
    }
    return cut.filter { isCut[$0] }
  }
}

/// For each node its neighbours, each once and ascending, with the arcs both ways.
struct ArcNeighbours {
  struct Entry {
    let node: Int32
    /// What the arc to that node weighs, and the arc from it; 0 if there is none.
    var out: Int
    var into: Int
  }
  private var start: [Int] = [0]
  private var entries: [Entry] = []

  init(_ graph: WeightedArcs) {
    var arcsInto = [[Int]](repeating: [], count: graph.nodeCount)
    for arc in 0..<graph.arcCount { arcsInto[Int(graph.target[arc])].append(arc) }
    for node in 0..<graph.nodeCount {
      // Both rows ascend, so they are merged as they stand.
      var into = arcsInto[node][...]
      for arc in graph.arcs(from: node) {
        while let other = into.first, graph.source[other] < graph.target[arc] {
          entries.append(Entry(node: graph.source[other], out: 0, into: graph.weights[other]))
          into.removeFirst()
        }
        entries.append(Entry(node: graph.target[arc], out: graph.weights[arc], into: 0))
        if let other = into.first, graph.source[other] == graph.target[arc] {
          entries[entries.count - 1].into = graph.weights[other]
          into.removeFirst()
        }
      }
      for other in into { entries.append(Entry(node: graph.source[other], out: 0, into: graph.weights[other])) }
      start.append(entries.count)
    }
  }

  func of(_ node: Int) -> ArraySlice<Entry> { entries[start[node]..<start[node + 1]] }
}

/// An order of nodes in which single nodes are moved to where they make the backward arcs lightest.
struct Sifting {
  private(set) var order: [Int]
  let neighbours: ArcNeighbours
  var effort: Int
  /// What all moves have added to the weight of the backward arcs.
  var change = 0
  private var place: [Int]
  private var isWaiting: [Bool]

  init(_ order: [Int], _ neighbours: ArcNeighbours, effort: Int) {
    self.order = order
    self.neighbours = neighbours
    self.effort = effort
    place = Array(repeating: 0, count: order.count)
    isWaiting = Array(repeating: false, count: order.count)
    for (index, node) in order.enumerated() { place[node] = index }
  }

  mutating func restore(_ order: [Int]) {
    self.order = order
    for (index, node) in order.enumerated() { place[node] = index }
  }

  /// Sifts some nodes, then the neighbours of those that moved, until none moves.
  mutating func settle(_ nodes: [Int]) {
    var queue: [Int] = []
    for node in nodes where !isWaiting[node] {
      isWaiting[node] = true
      queue.append(node)
    }
    var head = 0
    while head < queue.count {
      let node = queue[head]
      head += 1
      isWaiting[node] = false
      guard effort > 0, sift(node) else { continue }
      for other in neighbours.of(node) where !isWaiting[Int(other.node)] {
        isWaiting[Int(other.node)] = true
        queue.append(Int(other.node))
      }
    }
  }

  /// Moves a node to its best place; whether there is a better one than where it is.
  private mutating func sift(_ node: Int) -> Bool {
    let here = place[node]
    let byPlace = neighbours.of(node).map { (place: place[Int($0.node)], out: $0.out, into: $0.into) }.sorted { $0.place < $1.place }
    effort -= byPlace.count + 8
    var best = (change: 0, place: here)
    // To the right: arcs to the nodes passed turn backward, arcs from them forward.
    var change = 0
    for other in byPlace where other.place > here {
      change += other.out - other.into
      if change < best.change { best = (change, other.place) }
    }
    change = 0
    for other in byPlace.reversed() where other.place < here {
      change += other.into - other.out
      if change < best.change { best = (change, other.place) }
    }
    guard best.change < 0 else { return false }
    self.change += best.change
    shift(node, to: best.place)
    return true
  }

  /// Moves a node, for better or worse.
  mutating func move(_ node: Int, to end: Int) {
    let here = place[node]
    for other in neighbours.of(node) {
      let there = place[Int(other.node)]
      if there > here && there <= end { change += other.out - other.into }
      if there < here && there >= end { change += other.into - other.out }
    }
    shift(node, to: end)
  }

  private mutating func shift(_ node: Int, to end: Int) {
    effort -= abs(end - place[node])
    let step = end > place[node] ? 1 : -1
    var index = place[node]
    while index != end {
      order[index] = order[index + step]
      place[order[index]] = index
      index += step
    }
    order[index] = node
    place[node] = index
  }
}
