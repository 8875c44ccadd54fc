extension Rows {
  /// Orders the rows so that few lines cross: 24 sweeps down and up by barycentres (Sugiyama, Tagawa and Toda, 1981), each followed by exchanges
  /// of neighbours (Gansner et al., 1993), from two orders to start with; the best of all is kept. Beyond `effort` steps it takes what it has.
  mutating func reduceCrossings(sweeps: Int = 24, effort: Int = 20_000_000) {
    guard rows.count > 1 else { return }
    var effort = effort
    var best = rows
    var bestCount = Int.max
    let starts = [rows, searchOrder()]
    for start in starts {
      set(start)
      var left = effort / 2
      for sweep in 0..<sweeps {
        let isDown = sweep % 2 == 0
        order(isDown: isDown, isTieTurned: sweep % 4 >= 2)
        left -= vertexCount * 4
        exchangeNeighbours(isTieTurned: sweep % 4 >= 2, effort: &left)
        let count = crossings()
        if count < bestCount { (best, bestCount) = (rows, count) }
        if count == 0 || left <= 0 { break }
      }
      effort -= effort / 2 - left
      if bestCount == 0 { break }
    }
    set(best)
  }

  /// The order in which a search from the top meets the vertices, which keeps what belongs together side by side.
  private func searchOrder() -> [[Int]] {
    var order = [[Int]](repeating: [], count: rows.count)
    var isSeen = [Bool](repeating: false, count: vertexCount)
    for start in rows.joined() where !isSeen[start] {
      var waiting = [start]
      isSeen[start] = true
      var next = 0
      while next < waiting.count {
        let vertex = waiting[next]
        next += 1
        order[rank[vertex]].append(vertex)
        for link in below[vertex] + above[vertex] where !isSeen[link.vertex] {
          isSeen[link.vertex] = true
          waiting.append(link.vertex)
        }
      }
    }
    return order
  }

  /// One sweep: each row in the order of the mean places of what it is linked to in the row before. What is linked to nothing there keeps its place.
  private mutating func order(isDown: Bool, isTieTurned: Bool) {
    for row in isDown ? Array(1..<rows.count) : (0..<rows.count - 1).reversed() {
      var slots: [Int] = []
      var moved: [(place: Double, vertex: Int)] = []
      for (slot, vertex) in rows[row].enumerated() {
        let links = isDown ? above[vertex] : below[vertex]
        guard !links.isEmpty else { continue }
        let (sum, pull) = links.reduce((0, 0)) { ($0.0 + $1.pull * position[$1.vertex], $0.1 + $1.pull) }
        slots.append(slot)
        moved.append((Double(sum) / Double(pull), vertex))
      }
      // Vertices with the same mean keep their order in some sweeps and reverse it in others.
      moved.sort { $0.place != $1.place ? $0.place < $1.place : (position[$0.vertex] < position[$1.vertex]) != isTieTurned }
      var vertices = rows[row]
      for (slot, entry) in zip(slots, moved) { vertices[slot] = entry.vertex }
      set(row, to: vertices)
    }
  }

  /// Exchanges neighbours while that takes crossings away.
  private mutating func exchangeNeighbours(isTieTurned: Bool, effort: inout Int) {
    var isDue = [Bool](repeating: true, count: rows.count)
    var rounds = 0
    while rounds < 10, effort > 0, let _ = isDue.firstIndex(of: true) {
      rounds += 1
      for row in rows.indices where isDue[row] {
        isDue[row] = false
        var hasGained = false
        for place in 0..<max(0, rows[row].count - 1) {
          let (left, right) = (rows[row][place], rows[row][place + 1])
          let gain = gainOfExchange(above[left], above[right]) + gainOfExchange(below[left], below[right])
          effort -= above[left].count * above[right].count + below[left].count * below[right].count + 1
          guard gain > 0 || (gain == 0 && isTieTurned && rounds == 1) else { continue }
          rows[row].swapAt(place, place + 1)
          (position[left], position[right]) = (place + 1, place)
          if gain > 0 { hasGained = true }
        }
        if hasGained { for other in max(0, row - 1)...min(rows.count - 1, row + 1) { isDue[other] = true } }
      }
    }
  }

  private func gainOfExchange(_ left: [Link], _ right: [Link]) -> Int {
    var gain = 0
    for a in left {
      for b in right {
        let difference = position[a.vertex] - position[b.vertex]
        if difference > 0 { gain += a.pull * b.pull } else if difference < 0 { gain -= a.pull * b.pull }
      }
    }
    return gain
  }

  /// How much crosses: for each pair of lines that do, the product of their pulls.
  ///
  /// Barth, Jünger and Mutzel, "Simple and efficient bilayer cross counting", Graph Drawing 2002: an accumulator tree, O(m log n).
  func crossings() -> Int {
    var count = 0
    for row in 0..<max(0, rows.count - 1) {
      let width = rows[row + 1].count
      var firstLeaf = 1
      while firstLeaf < width { firstLeaf *= 2 }
      var tree = [Int](repeating: 0, count: 2 * firstLeaf)
      for vertex in rows[row] {
        for link in below[vertex].sorted(by: { position[$0.vertex] < position[$1.vertex] }) {
          var index = firstLeaf + position[link.vertex]
          tree[index] += link.pull
          while index > 1 {
            // The lines that were entered before and end further right cross this one.
            if index % 2 == 0 { count += link.pull * tree[index + 1] }
            index /= 2
            tree[index] += link.pull
          }
        }
      }
    }
    return count
  }
}
