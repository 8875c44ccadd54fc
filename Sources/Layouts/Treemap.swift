/// A rectangle cut into one rectangle for each node of a tree: areas are in proportion to sizes, and shapes are near to squares.
///
/// Squarified: Bruls, Huizing and van Wijk, "Squarified treemaps", Data Visualization 2000. O(n log n), whatever the depth.
package struct Treemap: Sendable {
  /// For each node its rectangle; nil for what has no size or no room. Areas are in proportion among the children of one node.
  package let rectangles: [Rectangle?]

  /// `parents` has for each node the number of the one it lies in, nil for the topmost ones; a parent comes before its children. Sizes are those of
  /// leaves: a node with children is as large as these together. Inner nodes keep `padding` on all sides and `header` at their top free where the
  /// box is high enough to show anything below; else the children take all of it.
  package init(sizes: [Double], parents: [Int?], in frame: Rectangle, header: Double = 0, padding: Double = 0) {
    precondition(sizes.count == parents.count, "each node needs a size and a parent")
    var children = [[Int]](repeating: [], count: sizes.count)
    var topmost: [Int] = []
    var totals = sizes.map { $0.isFinite ? max(0, $0) : 0 }
    for (node, parent) in parents.enumerated() {
      guard let parent else { topmost.append(node); continue }
      precondition(parent < node, "a parent comes before its children")
      if children[parent].isEmpty { totals[parent] = 0 }
      children[parent].append(node)
    }
    for (node, parent) in parents.enumerated().reversed() { if let parent { totals[parent] += totals[node] } }

    var rectangles = [Rectangle?](repeating: nil, count: sizes.count)
    squarify(topmost, totals, frame, into: &rectangles)
    for node in sizes.indices where !children[node].isEmpty {
      guard var inner = rectangles[node] else { continue }
      if inner.width > 4 * padding, inner.height > 2 * header + 4 * padding {
        inner = Rectangle(
          x: inner.x + padding, y: inner.y + header + padding, width: inner.width - 2 * padding, height: inner.height - header - 2 * padding)
      }
      squarify(children[node], totals, inner, into: &rectangles)
    }
    self.rectangles = rectangles
  }
}

/// Fills a frame with strips along its shorter side. A strip takes nodes, largest first, as long as its worst aspect ratio gets no worse.
private func squarify(_ nodes: [Int], _ sizes: [Double], _ frame: Rectangle, into rectangles: inout [Rectangle?]) {
  let nodes = nodes.filter { sizes[$0] > 0 }.sorted { sizes[$0] != sizes[$1] ? sizes[$0] > sizes[$1] : $0 < $1 }
  var total = nodes.reduce(0) { $0 + sizes[$1] }
  guard frame.width > 0, frame.height > 0, total > 0 else { return }
  var left = frame
  var first = 0
  while first < nodes.count {
    let isUpright = left.width >= left.height
    let side = isUpright ? left.height : left.width
    let scale = left.width * left.height / total
    // The worst aspect ratio in a strip: its largest or its smallest node has it.
    func worst(_ largest: Double, _ smallest: Double, _ sum: Double) -> Double {
      let area = sum * scale
      return max(side * side * largest * scale / (area * area), area * area / (side * side * smallest * scale))
    }
    let largest = sizes[nodes[first]]
    var (sum, end) = (largest, first + 1)
    while end < nodes.count, worst(largest, sizes[nodes[end]], sum + sizes[nodes[end]]) <= worst(largest, sizes[nodes[end - 1]], sum) {
      sum += sizes[nodes[end]]
      end += 1
    }
    // The last strip takes what is left, so that rounding leaves no gap and nothing gets out.
    let depth = end == nodes.count ? (isUpright ? left.width : left.height) : (isUpright ? left.width : left.height) * sum / total
    var along = 0.0
    for place in first..<end {
      let length = place == end - 1 ? side - along : side * sizes[nodes[place]] / sum
      rectangles[nodes[place]] =
        isUpright
        ? Rectangle(x: left.x, y: left.y + along, width: depth, height: max(0, length))
        : Rectangle(x: left.x + along, y: left.y, width: max(0, length), height: depth)
      along += length
    }
    if isUpright {
      left = Rectangle(x: left.x + depth, y: left.y, width: max(0, left.width - depth), height: left.height)
    } else {
      left = Rectangle(x: left.x, y: left.y + depth, width: left.width, height: max(0, left.height - depth))
    }
    total -= sum
    first = end
  }
}
