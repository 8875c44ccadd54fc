import Graphs
import Layouts
import Testing

@Suite struct TreemapTests {
  @Test func halves() {
    let map = Treemap(sizes: [1, 1], parents: [nil, nil], in: Rectangle(x: 10, y: 20, width: 100, height: 60))
    #expect(map.rectangles == [Rectangle(x: 10, y: 20, width: 50, height: 60), Rectangle(x: 60, y: 20, width: 50, height: 60)])
  }

  @Test("the example of the paper")
  func paper() {
    let map = Treemap(sizes: [6, 6, 4, 3, 2, 2, 1], parents: Array(repeating: nil, count: 7), in: Rectangle(x: 0, y: 0, width: 6, height: 4))
    #expect(map.rectangles[0] == Rectangle(x: 0, y: 0, width: 3, height: 2))
    #expect(map.rectangles[1] == Rectangle(x: 0, y: 2, width: 3, height: 2))
    #expect(near(map.rectangles[2]!, Rectangle(x: 3, y: 0, width: 12.0 / 7, height: 7.0 / 3)))
    #expect(near(map.rectangles[3]!, Rectangle(x: 3 + 12.0 / 7, y: 0, width: 9.0 / 7, height: 7.0 / 3)))
  }

  @Test func whatHasNoSizeGetsNothing() {
    let map = Treemap(sizes: [0, 3, -2, .nan, 0, 0], parents: [nil, nil, nil, nil, nil, 4], in: Rectangle(x: 0, y: 0, width: 10, height: 10))
    #expect(map.rectangles == [nil, Rectangle(x: 0, y: 0, width: 10, height: 10), nil, nil, nil, nil])
    #expect(Treemap(sizes: [], parents: [], in: Rectangle(x: 0, y: 0, width: 10, height: 10)).rectangles == [])
    #expect(Treemap(sizes: [1], parents: [nil], in: Rectangle(x: 0, y: 0, width: 0, height: 10)).rectangles == [nil])
  }

  @Test("inner nodes keep their header and padding free, where there is room")
  func nested() {
    let frame = Rectangle(x: 0, y: 0, width: 100, height: 100)
    #expect(Treemap(sizes: [0, 5], parents: [nil, 0], in: frame, header: 20, padding: 3).rectangles[1] == Rectangle(x: 3, y: 23, width: 94, height: 74))
    #expect(Treemap(sizes: [0, 5], parents: [nil, 0], in: frame, header: 60, padding: 3).rectangles[1] == frame)
  }

  @Test("areas are in proportion, children lie in their parents and fill them, siblings don't overlap", arguments: 0..<60)
  func invariants(_ seed: Int) {
    var random = SplitMix64(seed: seed)
    let count = Int.random(in: 1...80, using: &random)
    let parents = (0..<count).map { $0 == 0 || Int.random(in: 0..<6, using: &random) == 0 ? nil : Int.random(in: 0..<$0, using: &random) }
    let sizes = (0..<count).map { _ in Double(Int.random(in: 0...1_000, using: &random)) }
    let frame = Rectangle(x: 5, y: 7, width: 1_200, height: 700)
    let rectangles = Treemap(sizes: sizes, parents: parents, in: frame).rectangles
    #expect(rectangles == Treemap(sizes: sizes, parents: parents, in: frame).rectangles)

    var totals = sizes
    for node in 0..<count { if let children = Optional(parents.indices.filter { parents[$0] == node }), !children.isEmpty { totals[node] = 0 } }
    for node in (0..<count).reversed() { if let parent = parents[node] { totals[parent] += totals[node] } }
    let whole = (0..<count).filter { parents[$0] == nil }.reduce(0) { $0 + totals[$1] }
    for node in 0..<count {
      guard totals[node] > 0 else {
        #expect(rectangles[node] == nil)
        continue
      }
      let box = rectangles[node]!
      // Nothing is kept free here, so that the areas of all nodes are in proportion.
      #expect(abs(box.area - frame.area * totals[node] / whole) < 1e-6 * frame.area)
      let outer = parents[node].map { rectangles[$0]! } ?? frame
      #expect(box.x > outer.x - 1e-6 && box.y > outer.y - 1e-6 && box.right < outer.right + 1e-6 && box.bottom < outer.bottom + 1e-6)
      for other in 0..<node where parents[other] == parents[node] {
        guard let next = rectangles[other] else { continue }
        #expect(!(box.x < next.right - 1e-6 && next.x < box.right - 1e-6 && box.y < next.bottom - 1e-6 && next.y < box.bottom - 1e-6))
      }
    }
  }

  @Test func depthCostsNoCallStack() {
    let count = 50_000
    let parents = (0..<count).map { $0 == 0 ? nil : $0 - 1 }
    let map = Treemap(sizes: Array(repeating: 1, count: count), parents: parents, in: Rectangle(x: 0, y: 0, width: 10, height: 10))
    #expect(map.rectangles[count - 1] == Rectangle(x: 0, y: 0, width: 10, height: 10))
  }

  private func near(_ a: Rectangle, _ b: Rectangle) -> Bool {
    abs(a.x - b.x) < 1e-9 && abs(a.y - b.y) < 1e-9 && abs(a.width - b.width) < 1e-9 && abs(a.height - b.height) < 1e-9
  }
}
