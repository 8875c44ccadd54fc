import Graphs
import Layouts
import Testing

@Suite struct LayeredLayoutTests {
  @Test func oneBoxAboveTheOther() {
    let layout = drawn(2, [(0, 1)])
    #expect(layout.places.map(\.rectangle) == [Rectangle(x: 0, y: 0, width: 60, height: 20), Rectangle(x: 0, y: 76, width: 60, height: 20)])
    #expect(layout.places.map(\.rank) == [0, 1])
    #expect(layout.lines.map(\.points) == [[Point(x: 30, y: 20), Point(x: 30, y: 76)]])
    #expect(layout.lines.map(\.isUpward) == [false])
    #expect(layout.size == Size(width: 60, height: 96))
  }

  @Test func nothing() {
    let layout = drawn(0, [])
    #expect(layout.places.isEmpty && layout.lines.isEmpty)
    #expect(layout.size == Size(width: 0, height: 0))
  }

  @Test("the lighter way round leads up, from the top of its source to the bottom of its target")
  func thereAndBack() {
    let layout = drawn(2, [(0, 1), (1, 0)], weights: [2, 5])
    #expect(layout.places.map(\.rank) == [1, 0])
    #expect(layout.lines.map(\.isUpward) == [true, false])
    #expect(layout.lines[0].points.first?.y == layout.places[0].rectangle.y)
    #expect(layout.lines[0].points.last?.y == layout.places[1].rectangle.bottom)
    #expect(layout.lines[0].points.first?.x != layout.lines[1].points.last?.x)
  }

  @Test("a cut of the caller's choice leads up, unless nothing is in its way")
  func chosenCut() {
    func ranks(_ edges: [LayeredLayout.Edge]) -> [Int] {
      LayeredLayout(sizes: Array(repeating: Size(width: 60, height: 20), count: 3), edges: edges).places.map(\.rank)
    }
    let ring = [(0, 1), (1, 2), (2, 0)].map { LayeredLayout.Edge(source: $0.0, target: $0.1, weight: $0.0 == 1 ? 9 : 1, isCut: $0.0 == 1) }
    #expect(ranks(ring) == [1, 2, 0])
    #expect(ranks([LayeredLayout.Edge(source: 0, target: 1, isCut: true), LayeredLayout.Edge(source: 1, target: 2)]) == [0, 1, 2])
  }

  @Test func anEdgeToItselfIsNotDrawn() {
    let layout = drawn(1, [(0, 0)])
    #expect(layout.lines.map(\.points) == [[]])
    #expect(layout.size == Size(width: 60, height: 20))
  }

  @Test("a long edge is straight where it passes a row")
  func longEdge() throws {
    let layout = LayeredLayout(
      sizes: [60, 200, 200, 60].map { Size(width: $0, height: 20) }, edges: [(0, 1), (1, 2), (2, 3), (0, 3)].map { .init(source: $0.0, target: $0.1) })
    #expect(layout.places.map(\.rank) == [0, 1, 2, 3])
    let points = layout.lines[3].points
    try #require(points.count == 4)
    #expect(points[1].x == points[2].x)
    #expect((points[1].y, points[2].y) == (layout.places[1].rectangle.y, layout.places[2].rectangle.bottom))
  }

  @Test("no more bends than needed, and the least length: sources lie right above what they use")
  func lengths() {
    let layout = drawn(5, [(0, 1), (1, 2), (2, 3), (4, 3)])
    #expect(layout.places.map(\.rank) == [0, 1, 2, 3, 2])
  }

  @Test("two lines that could cross don't")
  func crossings() {
    let layout = drawn(4, [(0, 3), (1, 2)])
    let x = layout.places.map(\.rectangle.x)
    #expect((x[0] < x[1]) == (x[3] < x[2]))
  }

  @Test("boxes without edges lie below the rest, in rows no wider than it")
  func unlinked() {
    let layout = drawn(10, [(8, 9)])
    let bottom = layout.places[9].rectangle.bottom
    for place in layout.places[..<8] {
      #expect(place.rectangle.y > bottom)
      #expect(place.rank > 1)
    }
    #expect(Set(layout.places[..<8].map(\.rank)).count > 1)
  }

  @Test("a row that is too wide becomes several")
  func widestRow() {
    let edges = (1...12).map { (0, $0) }
    #expect(Set(drawn(13, edges).places.map(\.rank)) == [0, 1])
    let layout = drawn(13, edges, spacing: .init(widestRow: 400))
    #expect(Set(layout.places.map(\.rank)) == [0, 1, 2, 3])
    for rank in 1...3 {
      let widths = layout.places.filter { $0.rank == rank }.map { $0.rectangle.width }
      #expect(widths.reduce(0, +) <= 400)
    }
  }

  @Test("beyond the limit the longest edges are drawn straight across")
  func tooManyBends() {
    let count = 400
    let chain = (1..<count).map { ($0 - 1, $0) }
    let long = (0..<100).map { ($0, count - 1 - $0) }
    let layout = drawn(count, chain + long)
    #expect(layout.places.map(\.rank) == Array(0..<count))
    let bends = layout.lines.map(\.points.count)
    #expect(bends[(count - 1)...].contains(2))
    #expect(bends[(count - 1)...].contains { $0 > 2 })
  }

  @Test("boxes don't overlap, ranks and lines agree, lines begin and end on borders and touch no other box", arguments: 0..<120)
  func invariants(_ seed: Int) {
    var random = SplitMix64(seed: seed)
    let count = Int.random(in: 1...(seed % 10 == 0 ? 60 : 14), using: &random)
    let sizes = (0..<count).map { _ in Size(width: Double(Int.random(in: 20...160, using: &random)), height: Double(Int.random(in: 10...60, using: &random))) }
    let edges = (0..<count * Int.random(in: 0...3, using: &random)).map { _ in
      LayeredLayout.Edge(
        source: Int.random(in: 0..<count, using: &random), target: Int.random(in: 0..<count, using: &random),
        weight: Int.random(in: 1...40, using: &random), isCut: seed % 3 == 0 && Int.random(in: 0..<4, using: &random) == 0)
    }
    let spacing = LayeredLayout.Spacing(widestRow: seed % 4 == 0 ? 300 : .infinity)
    let layout = LayeredLayout(sizes: sizes, edges: edges, spacing: spacing)
    #expect(layout.places == LayeredLayout(sizes: sizes, edges: edges, spacing: spacing).places)
    #expect(layout.lines == LayeredLayout(sizes: sizes, edges: edges, spacing: spacing).lines)

    let boxes = layout.places.map(\.rectangle)
    #expect(boxes.map { Size(width: $0.width, height: $0.height) } == sizes)
    for (number, box) in boxes.enumerated() {
      #expect(box.x > -1e-6 && box.y > -1e-6 && box.right < layout.size.width + 1e-6 && box.bottom < layout.size.height + 1e-6)
      for (other, otherBox) in boxes.enumerated().dropFirst(number + 1) {
        #expect(!overlap(box, otherBox), "\(number) and \(other)")
        if layout.places[number].rank < layout.places[other].rank { #expect(box.bottom < otherBox.y) }
      }
    }
    for (edge, line) in zip(edges, layout.lines) {
      guard edge.source != edge.target else {
        #expect(line.points.isEmpty)
        continue
      }
      let (source, target) = (layout.places[edge.source], layout.places[edge.target])
      #expect(line.isUpward == (source.rank > target.rank))
      #expect(source.rank != target.rank)
      let (start, end) = (line.points.first!, line.points.last!)
      #expect(start.y == (line.isUpward ? source.rectangle.y : source.rectangle.bottom))
      #expect(end.y == (line.isUpward ? target.rectangle.bottom : target.rectangle.y))
      #expect(start.x > source.rectangle.x && start.x < source.rectangle.right)
      #expect(end.x > target.rectangle.x && end.x < target.rectangle.right)
      for (from, to) in zip(line.points, line.points.dropFirst()) {
        #expect(line.isUpward ? from.y > to.y : from.y < to.y)
        for (number, box) in boxes.enumerated() where number != edge.source && number != edge.target {
          #expect(!touches(from, to, box), "the line from \(edge.source) to \(edge.target) crosses \(number)")
        }
      }
    }
    // Lines of one box that lead to different ones leave it at different places.
    for node in 0..<count {
      let starts = zip(edges, layout.lines).filter { $0.0.source == node && !$0.1.points.isEmpty && !$0.1.isUpward }
      #expect(Set(starts.map { $0.1.points[0].x }).count == Set(starts.map { $0.0.target }).count)
    }
  }

  /// Without other edges the cheapest set to turn is known: it must be what leads up.
  @Test("what leads up weighs no more than the cheapest cut")
  func leastUpwards() {
    for seed in 0..<40 {
      var random = SplitMix64(seed: seed)
      let count = 7
      var pairs: [(Int, Int)] = []
      for source in 0..<count { for target in 0..<count where source != target && Bool.random(using: &random) { pairs.append((source, target)) } }
      let layout = drawn(count, pairs)
      let cheapest = Digraph(nodeCount: count, edges: pairs.map { Digraph.Edge($0.0, $0.1) }).feedbackEdges()
      #expect(layout.lines.filter(\.isUpward).count == cheapest.edges.count, "seed \(seed)")
    }
  }

  private func drawn(
    _ count: Int, _ edges: [(Int, Int)], weights: [Int]? = nil, spacing: LayeredLayout.Spacing = .init(boxes: 24, rows: 56, lines: 14)
  ) -> LayeredLayout {
    LayeredLayout(
      sizes: Array(repeating: Size(width: 60, height: 20), count: count),
      edges: edges.enumerated().map { LayeredLayout.Edge(source: $0.element.0, target: $0.element.1, weight: weights?[$0.offset] ?? 1) }, spacing: spacing)
  }

  private func overlap(_ a: Rectangle, _ b: Rectangle) -> Bool {
    a.x < b.right - 1e-6 && b.x < a.right - 1e-6 && a.y < b.bottom - 1e-6 && b.y < a.bottom - 1e-6
  }

  /// Whether a segment has a point inside a box: it is cut off at the box's rows first.
  private func touches(_ from: Point, _ to: Point, _ box: Rectangle) -> Bool {
    let (top, bottom) = from.y < to.y ? (from, to) : (to, from)
    let (high, low) = (max(top.y, box.y), min(bottom.y, box.bottom))
    guard high < low - 1e-6 else { return false }
    func x(_ y: Double) -> Double { top.x + (bottom.x - top.x) * (y - top.y) / (bottom.y - top.y) }
    return max(x(high), x(low)) > box.x + 1e-6 && min(x(high), x(low)) < box.right - 1e-6
  }
}
