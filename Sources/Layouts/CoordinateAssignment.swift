/// Gives coordinates to rows whose order is settled: where each box lies, and through which points each line runs.
struct CoordinateAssignment {
  private(set) var boxes: [Rectangle]
  /// For each arc its points from the bottom of the upper box to the top of the lower one.
  private(set) var lines: [[Point]] = []
  private(set) var size = Size(width: 0, height: 0)

  init(rows: Rows, sizes: [Size], arcs: [Arc], spacing: LayeredLayout.Spacing) {
    boxes = sizes.map { Rectangle(x: 0, y: 0, width: $0.width, height: $0.height) }
    guard !rows.rows.isEmpty else { return }
    func width(_ vertex: Int) -> Double { rows.isBend(vertex) ? 0 : sizes[vertex].width }
    let middles = columns(of: rows) { left, right in
      (width(left) + width(right)) / 2 + (rows.isBend(left) || rows.isBend(right) ? spacing.lines : spacing.boxes)
    }
    let left = rows.rows.joined().reduce(Double.infinity) { min($0, middles[$1] - width($1) / 2) }
    let x = middles.map { $0 - left }
    for vertex in rows.rows.joined() {
      if !rows.isBend(vertex) { boxes[vertex].x = x[vertex] - width(vertex) / 2 }
      size.width = max(size.width, x[vertex] + width(vertex) / 2)
    }

    var ports = Ports(boxes: boxes, arcs: arcs, spacing: spacing)
    ports.spread(bends: rows.bends.map { $0.map { $0.map { x[$0] } } })

    // Each row is as high as its tallest box, and the space below it grows with how far lines go sideways there.
    var sideways = [Double](repeating: 0, count: rows.rows.count)
    for (number, arc) in arcs.enumerated() {
      guard let bends = rows.bends[number] else { continue }
      let stops = [ports.starts[number]] + bends.map { x[$0] } + [ports.ends[number]]
      for (step, pair) in zip(stops, stops.dropFirst()).enumerated() {
        sideways[rows.rank[arc.upper] + step] = max(sideways[rows.rank[arc.upper] + step], abs(pair.0 - pair.1))
      }
    }
    var tops: [Double] = []
    var bottoms: [Double] = []
    var y = 0.0
    for (row, vertices) in rows.rows.enumerated() {
      let height = vertices.reduce(0) { rows.isBend($1) ? $0 : max($0, sizes[$1].height) }
      tops.append(y)
      bottoms.append(y + height)
      y += height + max(spacing.rows, min(3 * spacing.rows, sideways[row] / 5))
      for vertex in vertices where !rows.isBend(vertex) { boxes[vertex].y = tops[row] + (height - sizes[vertex].height) / 2 }
    }
    size.height = bottoms.last!

    lines = arcs.enumerated().map { number, arc in
      let (start, end) = (ports.starts[number], ports.ends[number])
      var points = [Point(x: start, y: boxes[arc.upper].bottom)]
      if let bends = rows.bends[number] {
        // Within the height of a row a line is upright, so that it touches no box of the row.
        points.append(Point(x: start, y: bottoms[rows.rank[arc.upper]]))
        for bend in bends {
          points.append(Point(x: x[bend], y: tops[rows.rank[bend]]))
          points.append(Point(x: x[bend], y: bottoms[rows.rank[bend]]))
        }
        points.append(Point(x: end, y: tops[rows.rank[arc.lower]]))
      }
      points.append(Point(x: end, y: boxes[arc.lower].y))
      return withoutNeedless(points)
    }
  }
}

/// The points where a line turns, and its two ends.
private func withoutNeedless(_ points: [Point]) -> [Point] {
  var kept: [Point] = []
  for point in points {
    if kept.last == point { continue }
    if kept.count > 1 {
      let (a, b) = (kept[kept.count - 2], kept[kept.count - 1])
      let (far, near) = ((point.x - a.x) * (b.y - a.y), (b.x - a.x) * (point.y - a.y))
      if abs(far - near) < 1e-6 { kept.removeLast() }
    }
    kept.append(point)
  }
  return kept
}
