extension WeightedArcs {
  /// A light set of arcs whose removal leaves no cycle, ascending: for knots too large to solve exactly.
  ///
  /// It starts from three orders: `trophicOrder`, `greedyOrder` and by number; in a large graph only from the best of them. Each is sifted until
  /// nothing moves; then arcs that close no cycle are put back. O(effort + m log m).
  func cheapCut(effort: Int) -> [Int] {
    let neighbours = ArcNeighbours(self)
    var best: [Int] = []
    var bestWeight = Int.max
    var starts = [trophicOrder(), greedyOrder(neighbours), Array(0..<nodeCount)]
    if nodeCount > 5_000 {
      let weights = starts.map { weight(of: backwardArcs(in: $0)) }
      starts = [starts[weights.firstIndex(of: weights.min()!)!]]
    }
    for start in starts {
      var sifting = Sifting(start, neighbours, effort: effort / 4)
      sifting.settle(Array(0..<nodeCount))
      let cut = withoutNeedless(backwardArcs(in: sifting.order()), effort: effort / 4)
      if weight(of: cut) < bestWeight { (best, bestWeight) = (cut, weight(of: cut)) }
    }
    return best
  }

  /// A cut at least as light as a known one, by iterated local search. Each round makes a few backward arcs lead forward, or moves a few nodes
  /// anywhere, and sifts the order again. The new order is kept if it is no heavier. It ends after many rounds without gain or when the effort is spent.
  ///
  /// Lourenço, Martin and Stützle, "Iterated local search" (2003); on linear orders, Schiavinotto and Stützle, "The linear ordering problem:
  /// instances, search space analysis and algorithms", Journal of Mathematical Modelling and Algorithms 3 (2004).
  func improved(_ cut: [Int], effort: Int) -> [Int] {
    guard !cut.isEmpty else { return cut }
    var sifting = Sifting(orderWithout(cut), ArcNeighbours(self), effort: effort)
    sifting.settle(Array(0..<nodeCount))
    var random = SplitMix64(seed: nodeCount)
    var candidates = backwardArcs(in: sifting.order())
    var (best, bestCut) = (weight(of: candidates), candidates)
    var current = best
    var failures = 0
    var age = 0
    while sifting.effort > 0, failures < 2_000 + 20 * nodeCount, !candidates.isEmpty {
      sifting.begin()
      var moved: [Int] = []
      let isAnywhere = Bool.random(using: &random)
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        if isAnywhere {
          let node = Int.random(in: 0..<nodeCount, using: &random)
          sifting.move(node, before: Int.random(in: 0..<nodeCount, using: &random))
          moved.append(node)
          continue
        }
        let arc = candidates[Int.random(in: 0..<candidates.count, using: &random)]
        let (from, to) = (Int(source[arc]), Int(target[arc]))
        if Bool.random(using: &random) {
          sifting.move(from, before: to)
          moved.append(from)
        } else {
          sifting.move(to, after: from)
          moved.append(to)
        }
      }
      for node in moved { sifting.wait(besides: node) }
      sifting.settle(moved)
      let change = sifting.change
      if change > 0 {
        sifting.undo()
      } else {
        current += change
      }
      failures += 1
      age += 1
      if current < best {
        best = current
        candidates = backwardArcs(in: sifting.order())
        bestCut = candidates
        (failures, age) = (0, 0)
      } else if age == 500 {
        candidates = backwardArcs(in: sifting.order())
        age = 0
      }
      if age == 0 { sifting.effort -= arcCount / 4 }
    }
    let improved = withoutNeedless(bestCut, effort: effort)
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
  private(set) var entries: [Entry] = []

  init(_ graph: WeightedArcs) {
    let digraph = graph.digraph
    let turned = digraph.numbersOfTurnedEdges()
    entries.reserveCapacity(2 * graph.arcCount)
    start.reserveCapacity(graph.nodeCount + 1)
    for node in 0..<graph.nodeCount {
      // Both rows ascend, so they are merged as they stand.
      var into = turned[Int(digraph.inStart[node])..<Int(digraph.inStart[node + 1])].lazy.map(Int.init)[...]
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

  func range(of node: Int) -> Range<Int> { start[node]..<start[node + 1] }
  func of(_ node: Int) -> ArraySlice<Entry> { entries[range(of: node)] }
}

/// An order of nodes in which single nodes are moved to where they make the backward arcs lightest.
///
/// Places are numbers with gaps between them, since only the order among neighbours counts: a move looks at the neighbours of its node alone.
struct Sifting {
  let neighbours: ArcNeighbours
  var effort: Int
  /// What all moves since `begin` have added to the weight of the backward arcs.
  private(set) var change = 0
  private var place: [Double]
  private var queue: [Int32] = []
  private var isWaiting: [Bool]
  private var undone: [(node: Int, place: Double)] = []
  /// The neighbours of the current node by place, and how much more it costs to have each of them before the node than after it.
  private var sorted: [(place: Double, cost: Int)] = []

  init(_ order: [Int], _ neighbours: ArcNeighbours, effort: Int) {
    self.neighbours = neighbours
    self.effort = effort
    place = Array(repeating: 0, count: order.count)
    isWaiting = Array(repeating: false, count: order.count)
    for (index, node) in order.enumerated() { place[node] = Double(index) }
  }

  func order() -> [Int] { place.indices.sorted { place[$0] != place[$1] ? place[$0] < place[$1] : $0 < $1 } }

  /// Starts the moves that `undo` takes back.
  mutating func begin() {
    change = 0
    undone.removeAll(keepingCapacity: true)
  }

  mutating func undo() {
    for (node, place) in undone.reversed() { self.place[node] = place }
  }

  /// Queues the neighbours of a node for the next `settle`.
  mutating func wait(besides node: Int) {
    for index in neighbours.range(of: node) {
      let other = Int(neighbours.entries[index].node)
      guard !isWaiting[other] else { continue }
      isWaiting[other] = true
      queue.append(Int32(other))
    }
  }

  /// Sifts the queued nodes and the given ones, then the neighbours of those that moved, until none moves.
  mutating func settle(_ nodes: [Int]) {
    for node in nodes where !isWaiting[node] {
      isWaiting[node] = true
      queue.append(Int32(node))
    }
    var head = 0
    while head < queue.count {
      let node = Int(queue[head])
      head += 1
      isWaiting[node] = false
      if effort > 0, sift(node) { wait(besides: node) }
    }
    queue.removeAll(keepingCapacity: true)
  }

  /// Moves a node to its best place. Whether it has moved.
  private mutating func sift(_ node: Int) -> Bool {
    sortNeighbours(of: node)
    let here = place[node]
    // The cost of a place is the sum over the neighbours before it.
    var (cost, own, least, count) = (0, 0, 0, 0)
    for index in 0...sorted.count {
      if index > 0 { cost += sorted[index - 1].cost }
      if index == 0 || sorted[index - 1].place < here { own = cost }
      if cost < least || index == 0 { (least, count) = (cost, index) }
    }
    guard least < own else { return false }
    change += least - own
    put(node, behind: count)
    return true
  }

  /// Moves a node to just before or after one of its neighbours, for better or worse.
  mutating func move(_ node: Int, before other: Int) { move(node, beside: place[other], isBefore: true) }
  mutating func move(_ node: Int, after other: Int) { move(node, beside: place[other], isBefore: false) }

  private mutating func move(_ node: Int, beside there: Double, isBefore: Bool) {
    sortNeighbours(of: node)
    let here = place[node]
    var (cost, own, target, count) = (0, 0, 0, 0)
    for index in 0...sorted.count {
      if index > 0 { cost += sorted[index - 1].cost }
      if index == 0 || sorted[index - 1].place < here { own = cost }
      if index == 0 || (isBefore ? sorted[index - 1].place < there : sorted[index - 1].place <= there) { (target, count) = (cost, index) }
    }
    change += target - own
    put(node, behind: count)
  }

  private mutating func sortNeighbours(of node: Int) {
    sorted.removeAll(keepingCapacity: true)
    let range = neighbours.range(of: node)
    for index in range {
      let entry = neighbours.entries[index]
      sorted.append((place[Int(entry.node)], entry.out - entry.into))
    }
    effort -= range.count + 8
    if sorted.count > 24 { return sorted.sort { $0.place < $1.place } }
    for index in sorted.indices.dropFirst() {
      let element = sorted[index]
      var slot = index
      while slot > 0, sorted[slot - 1].place > element.place {
        sorted[slot] = sorted[slot - 1]
        slot -= 1
      }
      sorted[slot] = element
    }
  }

  /// Gives a node a place behind the first `count` of its sorted neighbours and before the rest.
  private mutating func put(_ node: Int, behind count: Int) {
    guard let first = sorted.first, let last = sorted.last else { return }
    undone.append((node, place[node]))
    if count == 0 { return place[node] = first.place - 1 }
    if count == sorted.count { return place[node] = last.place + 1 }
    let (low, high) = (sorted[count - 1].place, sorted[count].place)
    let middle = low + (high - low) / 2
    if middle > low, middle < high { return place[node] = middle }
    // No room is left between the two: all nodes get whole numbers again, and this one a place behind those up to the lower.
    let order = self.order()
    let behind = order.reduce(0) { $1 != node && place[$1] <= low ? $0 + 1 : $0 }
    var index = 0
    for other in order where other != node {
      undone.append((other, place[other]))
      place[other] = Double(index)
      index += 1
    }
    place[node] = Double(behind) - 0.5
    effort -= 16 * order.count
  }
}
