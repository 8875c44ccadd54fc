internal import Graphs

/// A drawing of a directed graph in rows. Edges lead down, except for a feedback arc set of small weight: its edges lead up.
///
/// The method is that of Sugiyama, Tagawa and Toda, "Methods for visual understanding of hierarchical system structures", IEEE Transactions on Systems,
/// Man, and Cybernetics 11 (1981), each step by a later algorithm:
///
/// 1. `downwardArcs`: which edges lead up, a cheap feedback arc set.
/// 2. `ranks(nodeCount:arcs:)`: the row of each box, so that edges are short; rows that would be too wide are broken.
/// 3. `Rows`: an edge over several rows gets a bend in each row between.
/// 4. `reduceCrossings()`: the order in each row.
/// 5. `columns(of:)`: x, so that long edges are straight.
/// 6. `Ports`: where lines begin and end along the borders of boxes.
///
/// The same input gives the same drawing. Ties are broken by number, so give nodes sorted by name. 40 boxes with 400 edges take some milliseconds, 400 with 2,000
/// well below a second. Work is bounded for larger ones: they get fewer rounds of ordering, and edges that would need more than `bendLimit` bends in all,
/// longest first, are drawn straight across whatever lies between.
package struct LayeredLayout: Sendable {
  package struct Edge: Sendable, Hashable {
    package let source: Int
    package let target: Int
    /// At least 1: how much it matters that it is short, straight, and leads down.
    package let weight: Int
    /// Whether the caller wants it to lead up, as an edge to cut. It leads down all the same where it closes no cycle.
    package let isCut: Bool

    package init(source: Int, target: Int, weight: Int = 1, isCut: Bool = false) {
      self.source = source
      self.target = target
      self.weight = weight
      self.isCut = isCut
    }
  }

  /// Distances in the drawing, in the unit of the boxes' sizes.
  package struct Spacing: Sendable {
    /// Between boxes of one row.
    package var boxes: Double
    /// Between rows, at least; more where lines would else run nearly level.
    package var rows: Double
    /// Between a line that passes a row and what is beside it.
    package var lines: Double
    /// How wide the boxes of a row may be together; a wider row is broken into several.
    package var widestRow: Double

    package init(boxes: Double = 24, rows: Double = 56, lines: Double = 14, widestRow: Double = .infinity) {
      self.boxes = boxes
      self.rows = rows
      self.lines = lines
      self.widestRow = widestRow
    }
  }

  /// Where a box lies.
  package struct Place: Sendable, Hashable {
    package let rectangle: Rectangle
    /// The number of its row, from 0 at the top.
    package let rank: Int
  }

  /// How an edge runs.
  package struct Line: Sendable, Hashable {
    /// From the border of the source to that of the target: the two ends and the points where the line turns. Empty for an edge from a node to itself.
    /// A line that leads down leaves the bottom of its source and ends on the top of its target. One that leads up leaves the top and ends on a bottom.
    /// Edges with the same two ends share their line.
    package let points: [Point]
    package let isUpward: Bool
  }

  /// For each node its box.
  package let places: [Place]
  /// For each edge its line.
  package let lines: [Line]
  package let size: Size

  /// How many bends there may be.
  package static let bendLimit = 20_000

  /// Nodes without edges come last, in rows of their own.
  package init(sizes: [Size], edges: [Edge], spacing: Spacing = Spacing()) {
    let arcs = downwardArcs(nodeCount: sizes.count, edges: edges)
    var isLinked = [Bool](repeating: false, count: sizes.count)
    for arc in arcs {
      isLinked[arc.upper] = true
      isLinked[arc.lower] = true
    }
    var ranks = ranks(nodeCount: sizes.count, arcs: arcs)
    balanceRanks(&ranks, arcs: arcs, widths: sizes.map(\.width), isLinked: isLinked)
    breakWideRanks(&ranks, arcs: arcs, sizes: sizes, isLinked: isLinked, spacing: spacing)
    var rows = Rows(ranks: ranks, arcs: arcs, isLinked: isLinked, bendLimit: LayeredLayout.bendLimit)
    rows.reduceCrossings()
    let placed = CoordinateAssignment(rows: rows, sizes: sizes, arcs: arcs, spacing: spacing)
    var boxes = placed.boxes
    var size = placed.size
    placeUnlinked(&boxes, &ranks, &size, sizes: sizes, isLinked: isLinked, spacing: spacing)

    places = zip(boxes, ranks).map { Place(rectangle: $0, rank: $1) }
    var arcOfEdge = [Int](repeating: -1, count: edges.count)
    for (number, arc) in arcs.enumerated() { for edge in arc.edges { arcOfEdge[edge] = number } }
    lines = arcOfEdge.map { number in
      guard number >= 0 else { return Line(points: [], isUpward: false) }
      let points = placed.lines[number]
      return arcs[number].isTurned ? Line(points: points.reversed(), isUpward: true) : Line(points: points, isUpward: false)
    }
    self.size = size
  }
}

/// All edges from one node to another, turned so that they lead down.
struct Arc {
  let upper: Int
  let lower: Int
  /// Whether the edges lead up, from `lower` to `upper`.
  let isTurned: Bool
  /// A small number that grows with the logarithm of the weight, so that one heavy edge does not count for all others.
  let pull: Int
  let edges: [Int]
}

/// The edges as arcs of a graph without cycles: those of a feedback arc set are turned. Edges that the caller cuts are turned where they close a cycle; for the
/// cycles of the other edges, cheap ones are chosen.
private func downwardArcs(nodeCount: Int, edges: [LayeredLayout.Edge]) -> [Arc] {
  struct Pair: Hashable { let source, target: Int }
  var numbers: [Pair: Int] = [:]
  var groups: [(pair: Pair, weight: Int, isCut: Bool, edges: [Int])] = []
  for (number, edge) in edges.enumerated() where edge.source != edge.target {
    let pair = Pair(source: edge.source, target: edge.target)
    if let group = numbers[pair] {
      groups[group].weight += max(1, edge.weight)
      groups[group].isCut = groups[group].isCut && edge.isCut
      groups[group].edges.append(number)
    } else {
      numbers[pair] = groups.count
      groups.append((pair, max(1, edge.weight), edge.isCut, [number]))
    }
  }
  groups.sort { ($0.pair.source, $0.pair.target) < ($1.pair.source, $1.pair.target) }

  let kept = groups.indices.filter { !groups[$0].isCut }
  let view = View(nodeCount: nodeCount, edges: kept.map { View.Edge(source: groups[$0].pair.source, target: groups[$0].pair.target, fact: $0) })
  var isTurned = groups.map(\.isCut)
  // The drawing wants a good cut, not a proof that there is none better.
  for knot in view.digraph.knots() {
    for arc in view.feedbackArcs(among: knot, effort: 2_000_000, weight: { groups[$0[0].fact].weight }).arcs {
      for edge in arc.edges { isTurned[edge.fact] = true }
    }
  }
  if kept.count < groups.count {
    // A turned edge that closes no cycle with the edges that lead down is turned back.
    var below = [[Int]](repeating: [], count: nodeCount)
    for (number, group) in groups.enumerated() where !isTurned[number] { below[group.pair.source].append(group.pair.target) }
    for number in groups.indices where isTurned[number] {
      let pair = groups[number].pair
      var isSeen = [Bool](repeating: false, count: nodeCount)
      var waiting = [pair.target]
      isSeen[pair.target] = true
      while let node = waiting.popLast(), !isSeen[pair.source] {
        for other in below[node] where !isSeen[other] {
          isSeen[other] = true
          waiting.append(other)
        }
      }
      guard !isSeen[pair.source] else { continue }
      isTurned[number] = false
      below[pair.source].append(pair.target)
    }
  }
  return groups.enumerated().map { number, group in
    let (upper, lower) = isTurned[number] ? (group.pair.target, group.pair.source) : (group.pair.source, group.pair.target)
    return Arc(
      upper: upper, lower: lower, isTurned: isTurned[number], pull: Int.bitWidth - group.weight.leadingZeroBitCount, edges: group.edges)
  }
}

/// Puts the nodes without edges below the rest, in rows as wide as the rest or, if that is more, twice as wide as they are high together.
private func placeUnlinked(
  _ boxes: inout [Rectangle], _ ranks: inout [Int], _ size: inout Size, sizes: [Size], isLinked: [Bool], spacing: LayeredLayout.Spacing
) {
  let nodes = sizes.indices.filter { !isLinked[$0] }
  guard !nodes.isEmpty else { return }
  let gap = spacing.boxes
  let area = nodes.reduce(0) { $0 + (sizes[$1].width + gap) * (sizes[$1].height + gap) }
  let widest = nodes.reduce(0) { max($0, sizes[$1].width) }
  // A drawing that is twice as wide as it is high fits a screen.
  let limit = max(widest, min(spacing.widestRow, max(size.width, (2 * area).squareRoot())))
  var rank = zip(ranks, isLinked).reduce(-1) { $1.1 ? max($0, $1.0) : $0 }
  var (x, y, height) = (0.0, size.height > 0 ? size.height + spacing.rows : 0, 0.0)
  var isFirst = true
  for node in nodes {
    if isFirst || x + sizes[node].width > limit {
      if !isFirst { y += height + gap }
      (x, height, isFirst) = (0, 0, false)
      rank += 1
    }
    boxes[node] = Rectangle(x: x, y: y, width: sizes[node].width, height: sizes[node].height)
    ranks[node] = rank
    x += sizes[node].width + gap
    height = max(height, sizes[node].height)
    size.width = max(size.width, boxes[node].right)
  }
  size.height = y + height
}
