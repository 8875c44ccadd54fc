extension InducedGraph {
  /// A light set of arcs whose removal leaves no cycle, ascending: for knots too large to solve exactly.
  ///
  /// Two orders to start from, by `greedyOrder` and by number; each is improved by `sift` until nothing moves; then arcs that
  /// close no cycle are put back. O(effort + m log m).
  func cheapCut(weights: [Int], effort: Int) -> [Int] {
    let neighbours = Neighbours(self, weights: weights)
    var best: [Int] = []
    var bestWeight = Int.max
    for start in [greedyOrder(neighbours), Array(nodes.indices)] {
      let order = sift(start, neighbours, effort: effort / 4)
      let cut = withoutNeedless(backwardArcs(in: order), weights: weights, effort: effort / 4)
      let weight = cut.reduce(0) { $0 + weights[$1] }
      if weight < bestWeight { (best, bestWeight) = (cut, weight) }
    }
    return best
  }

  /// For each node its neighbours, each once, with the arcs both ways.
  private struct Neighbours {
    struct Entry {
      let node: Int32
      /// What the arc to that node weighs, and the arc from it; 0 if there is none.
      var out: Int
      var into: Int
    }
    private var start: [Int] = [0]
    private var entries: [Entry] = []

    init(_ graph: InducedGraph, weights: [Int]) {
      let count = graph.nodes.count
      var arcsInto = [[Int]](repeating: [], count: count)
      for arc in 0..<graph.arcCount { arcsInto[Int(graph.target[arc])].append(arc) }
      for node in 0..<count {
        // Both rows ascend, so they are merged as they stand.
        var into = arcsInto[node][...]
        for arc in graph.arcs(from: node) {
          while let other = into.first, graph.source[other] < graph.target[arc] {
            entries.append(Entry(node: graph.source[other], out: 0, into: weights[other]))
            into.removeFirst()
          }
          entries.append(Entry(node: graph.target[arc], out: weights[arc], into: 0))
          if let other = into.first, graph.source[other] == graph.target[arc] {
            entries[entries.count - 1].into = weights[other]
            into.removeFirst()
          }
        }
        for other in into { entries.append(Entry(node: graph.source[other], out: 0, into: weights[other])) }
        start.append(entries.count)
      }
    }

    func of(_ node: Int) -> ArraySlice<Entry> { entries[start[node]..<start[node + 1]] }
  }

  /// Sinks to the end, sources to the front, and of what is left the node that gives most more than it takes to the front.
  ///
  /// Eades, Lin and Smyth, "A fast and effective heuristic for the feedback arc set problem", Information Processing
  /// Letters 47 (1993), with weights and a heap. O(m log m).
  private func greedyOrder(_ neighbours: Neighbours) -> [Int] {
    let count = nodes.count
    var out = [Int](repeating: 0, count: count)
    var into = out
    for node in 0..<count {
      for entry in neighbours.of(node) {
        out[node] += entry.out
        into[node] += entry.into
      }
    }
    var isPlaced = [Bool](repeating: false, count: count)
    var heap = Heap()
    for node in 0..<count { heap.insert(Heap.Item(surplus: out[node] - into[node], node: node)) }
    var ends = (0..<count).filter { out[$0] == 0 || into[$0] == 0 }
    var front: [Int] = []
    var back: [Int] = []

    func place(_ node: Int) {
      isPlaced[node] = true
      if out[node] == 0 { back.append(node) } else { front.append(node) }
      for entry in neighbours.of(node) where !isPlaced[Int(entry.node)] {
        let other = Int(entry.node)
        into[other] -= entry.out
        out[other] -= entry.into
        if out[other] == 0 || into[other] == 0 { ends.append(other) }
        heap.insert(Heap.Item(surplus: out[other] - into[other], node: other))
      }
    }
    while front.count + back.count < count {
      if let node = ends.popLast() {
        if !isPlaced[node] { place(node) }
      } else if let item = heap.removeMost() {
        // An item that a later one has replaced is stale.
        if !isPlaced[item.node] && item.surplus == out[item.node] - into[item.node] { place(item.node) }
      }
    }
    return front + back.reversed()
  }

  /// Moves each node to the place in the order where it makes the backward arcs lightest, again and again until none moves.
  private func sift(_ start: [Int], _ neighbours: Neighbours, effort: Int) -> [Int] {
    var order = start
    var place = [Int](repeating: 0, count: order.count)
    for (index, node) in order.enumerated() { place[node] = index }
    var effort = effort
    var hasMoved = true
    while hasMoved {
      hasMoved = false
      for node in order.indices {
        guard effort > 0 else { return order }
        let here = place[node]
        let byPlace = neighbours.of(node).map { (place: place[Int($0.node)], out: $0.out, into: $0.into) }
          .sorted { $0.place < $1.place }
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
        guard best.change < 0 else { continue }
        hasMoved = true
        effort -= abs(best.place - here)
        let step = best.place > here ? 1 : -1
        var index = here
        while index != best.place {
          order[index] = order[index + step]
          place[order[index]] = index
          index += step
        }
        order[index] = node
        place[node] = index
      }
    }
    return order
  }

  /// Puts back the arcs of a cut that close no cycle, dearest first. O(|cut| m), given up after `effort` steps.
  private func withoutNeedless(_ cut: [Int], weights: [Int], effort: Int) -> [Int] {
    var isCut = [Bool](repeating: false, count: arcCount)
    for arc in cut { isCut[arc] = true }
    var seenFor = [Int](repeating: -1, count: nodes.count)
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

/// A binary heap; the greatest surplus first, then the smallest node.
private struct Heap {
  struct Item {
    let surplus: Int
    let node: Int
    func isBefore(_ other: Item) -> Bool { (-surplus, node) < (-other.surplus, other.node) }
  }
  private var items: [Item] = []

  mutating func insert(_ item: Item) {
    items.append(item)
    var child = items.count - 1
    while child > 0, items[child].isBefore(items[(child - 1) / 2]) {
      items.swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
  }

  mutating func removeMost() -> Item? {
    guard let most = items.first else { return nil }
    let last = items.removeLast()
    if items.isEmpty { return most }
    items[0] = last
    var parent = 0
    while true {
      var least = parent
      for child in [2 * parent + 1, 2 * parent + 2] where child < items.count && items[child].isBefore(items[least]) { least = child }
      if least == parent { return most }
      items.swapAt(parent, least)
      parent = least
    }
  }
}
