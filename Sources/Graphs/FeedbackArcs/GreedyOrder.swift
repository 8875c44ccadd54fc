extension WeightedArcs {
  /// Sinks go to the end, sources to the front. If there are none, the node goes to the front whose outgoing weight exceeds its incoming weight most.
  ///
  /// Eades, Lin and Smyth, "A fast and effective heuristic for the feedback arc set problem", Information Processing
  /// Letters 47 (1993), with weights and a heap. O(m log m).
  func greedyOrder(_ neighbours: ArcNeighbours) -> [Int] {
    let count = nodeCount
    var out = [Int](repeating: 0, count: count)
    var into = out
    for node in 0..<count {
      for entry in neighbours.of(node) {
        out[node] += entry.out
        into[node] += entry.into
      }
    }
    var isPlaced = [Bool](repeating: false, count: count)
    var heap = Heap<Surplus>()
    for node in 0..<count { heap.insert(Surplus(surplus: out[node] - into[node], node: node)) }
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
        heap.insert(Surplus(surplus: out[other] - into[other], node: other))
      }
    }
    while front.count + back.count < count {
      if let node = ends.popLast() {
        if !isPlaced[node] { place(node) }
      } else if let item = heap.removeLeast() {
        // An item that a later one has replaced is stale.
        if !isPlaced[item.node] && item.surplus == out[item.node] - into[item.node] { place(item.node) }
      }
    }
    return front + back.reversed()
  }
}

/// The greatest surplus comes first, then the smallest node.
private struct Surplus: Comparable {
  let surplus: Int
  let node: Int
  static func < (a: Self, b: Self) -> Bool { a.surplus != b.surplus ? a.surplus > b.surplus : a.node < b.node }
}
