/// For each vertex the x of its middle: long lines are straight between their first and last bend, boxes lie near the middle of what they are linked to.
///
/// Brandes and Köpf, "Fast and simple horizontal coordinate assignment", Graph Drawing 2001: vertices are aligned with their medians above or below, from
/// the left or from the right; the result is the median of the four. Aligned blocks are placed by longest paths over the whole graph of blocks, there
/// and back, instead of class by class: blocks of any width stay apart, which is what the paper's erratum (Brandes, Walter and Zink, 2020) is about.
/// O(n + m log m). `gap` says how far the middles of two neighbours are apart at least.
func columns(of rows: Rows, gap: (Int, Int) -> Double) -> [Double] {
  let crossed = crossedLines(of: rows)
  var candidates: [[Double]] = []
  for isFromTop in [true, false] {
    for isFromLeft in [true, false] {
      let root = aligned(rows, crossed: crossed, isFromTop: isFromTop, isFromLeft: isFromLeft)
      candidates.append(compacted(rows, root: root, isFromLeft: isFromLeft, gap: gap))
    }
  }
  // All four are aligned with the narrowest: those packed from the left with its left side, the others with its right side.
  let vertices = rows.rows.flatMap { $0 }
  guard !vertices.isEmpty else { return [Double](repeating: 0, count: rows.vertexCount) }
  let sides = candidates.map { xs in vertices.reduce((Double.infinity, -Double.infinity)) { (min($0.0, xs[$1]), max($0.1, xs[$1])) } }
  let narrowest = sides.indices.min { (sides[$0].1 - sides[$0].0, $0) < (sides[$1].1 - sides[$1].0, $1) }!
  for number in candidates.indices {
    let shift = number % 2 == 0 ? sides[narrowest].0 - sides[number].0 : sides[narrowest].1 - sides[number].1
    for vertex in vertices { candidates[number][vertex] += shift }
  }
  var columns = [Double](repeating: 0, count: rows.vertexCount)
  for vertex in vertices {
    let four = candidates.map { $0[vertex] }.sorted()
    columns[vertex] = (four[1] + four[2]) / 2
  }
  return columns
}

private struct Crossed: Hashable {
  let upper: Int
  let lower: Int
}

/// The lines that cross a line between two bends (type 1 conflicts). They are not aligned, so that long lines stay straight. When two lines between bends cross,
/// neither is among them: the alignment takes the first.
private func crossedLines(of rows: Rows) -> Set<Crossed> {
  var crossed: Set<Crossed> = []
  for row in 0..<max(0, rows.rows.count - 1) {
    var start = 0
    var leftmost = 0
    let lower = rows.rows[row + 1]
    for (place, vertex) in lower.enumerated() {
      let inner = rows.isBend(vertex) ? rows.above[vertex].first { rows.isBend($0.vertex) } : nil
      guard inner != nil || place == lower.count - 1 else { continue }
      let rightmost = inner.map { rows.position[$0.vertex] } ?? rows.rows[row].count - 1
      while start <= place {
        let other = lower[start]
        for link in rows.above[other] where !(rows.isBend(other) && rows.isBend(link.vertex)) {
          let position = rows.position[link.vertex]
          if position < leftmost || position > rightmost { crossed.insert(Crossed(upper: link.vertex, lower: other)) }
        }
        start += 1
      }
      leftmost = rightmost
    }
  }
  return crossed
}

/// For each vertex the first of the block that it is aligned with.
private func aligned(_ rows: Rows, crossed: Set<Crossed>, isFromTop: Bool, isFromLeft: Bool) -> [Int] {
  var root = Array(0..<rows.vertexCount)
  var isAligned = [Bool](repeating: false, count: rows.vertexCount)
  for row in isFromTop ? Array(rows.rows.indices) : rows.rows.indices.reversed() {
    var last: Int?
    for vertex in isFromLeft ? rows.rows[row] : rows.rows[row].reversed() {
      let others = (isFromTop ? rows.above[vertex] : rows.below[vertex]).map(\.vertex).sorted { rows.position[$0] < rows.position[$1] }
      guard !others.isEmpty else { continue }
      let (low, high) = ((others.count - 1) / 2, others.count / 2)
      for median in isFromLeft ? [low, high] : [high, low] where !isAligned[vertex] {
        let other = others[median]
        let position = rows.position[other]
        let isFree = last.map { isFromLeft ? $0 < position : $0 > position } ?? true
        let line = isFromTop ? Crossed(upper: other, lower: vertex) : Crossed(upper: vertex, lower: other)
        guard isFree, !crossed.contains(line) else { continue }
        root[vertex] = root[other]
        isAligned[vertex] = true
        last = position
      }
    }
  }
  return root
}

/// Packs each block as far to one side as its neighbours allow, then moves it back towards its neighbours on the other side.
private func compacted(_ rows: Rows, root: [Int], isFromLeft: Bool, gap: (Int, Int) -> Double) -> [Double] {
  // The algorithm packs to the left. To pack to the right, it works on the mirror image.
  var after = [[(block: Int, gap: Double)]](repeating: [], count: rows.vertexCount)
  var missing = [Int](repeating: 0, count: rows.vertexCount)
  for row in rows.rows {
    for (left, right) in zip(row, row.dropFirst()) {
      let (from, to) = isFromLeft ? (root[left], root[right]) : (root[right], root[left])
      after[from].append((to, gap(left, right)))
      missing[to] += 1
    }
  }
  var order: [Int] = []
  var x = [Double](repeating: 0, count: rows.vertexCount)
  var ready = rows.rows.joined().filter { root[$0] == $0 && missing[$0] == 0 }
  while let block = ready.popLast() {
    order.append(block)
    for (other, gap) in after[block] {
      x[other] = max(x[other], x[block] + gap)
      missing[other] -= 1
      if missing[other] == 0 { ready.append(other) }
    }
  }
  for block in order.reversed() where !after[block].isEmpty {
    x[block] = max(x[block], after[block].reduce(.infinity) { min($0, x[$1.block] - $1.gap) })
  }
  return root.map { isFromLeft ? x[$0] : -x[$0] }
}
