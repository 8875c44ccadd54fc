internal import Graphs

// Graphviz puts what has the same depth into one row. Hundreds of small trees side by side, and owners of fifty things, are too wide to
// read; so leaves are spread over several rows, and small trees stand below each other.

extension Picture {
  /// For each edge how many rows it goes down: leaves that hang from nothing else take turns.
  func steps() -> [Int] {
    var (ins, outs) = ([Int](repeating: 0, count: nodes.count), [Int](repeating: 0, count: nodes.count))
    for edge in edges { (ins[edge.target], outs[edge.source]) = (ins[edge.target] + 1, outs[edge.source] + 1) }
    func isLeaf(_ edge: Edge) -> Bool { ins[edge.target] == 1 && outs[edge.target] == 0 }
    var leaves = [Int](repeating: 0, count: nodes.count)
    for edge in edges where isLeaf(edge) { leaves[edge.source] += 1 }
    var seen = [Int](repeating: 0, count: nodes.count)
    return edges.map { edge in
      guard isLeaf(edge), leaves[edge.source] > 4 else { return 1 }
      seen[edge.source] += 1
      return (seen[edge.source] - 1) % min((leaves[edge.source] + 3) / 4, 8) + 1
    }
  }

  /// Pairs of nodes, the first to stand above the second. They stack small connected components up to the height of the tallest.
  func stacked() -> [(above: Int, below: Int)] {
    let steps = steps()
    // From owners down; a knot is as deep as it has members, at most.
    let digraph = Digraph(nodeCount: nodes.count, edges: edges.map { Digraph.Edge($0.source, $0.target) })
    let levels = digraph.levels().map(Int.init)
    var part = Array(nodes.indices)
    func top(_ node: Int) -> Int {
      var node = node
      while part[node] != node { node = part[node] }
      return node
    }
    for edge in edges {
      let (a, b) = (top(edge.source), top(edge.target))
      part[max(a, b)] = min(a, b)
    }
    var parts: [Int: (height: Int, members: [Int])] = [:]
    for node in nodes.indices { parts[top(node), default: (0, [])].members.append(node) }
    for (index, edge) in edges.enumerated() {
      let root = top(edge.source)
      parts[root]!.height = max(parts[root]!.height, levels[edge.source] - 1, steps[index])
    }
    let ordered = parts.sorted { $0.value.members.count != $1.value.members.count ? $0.value.members.count > $1.value.members.count : $0.key < $1.key }.map(\.value)
    guard let tallest = ordered.map(\.height).max() else { return [] }
    // As high as the tallest, and at least the square root of how many there are.
    let limit = max(tallest + 1, Int(Double(ordered.count).squareRoot().rounded(.up)))
    var pairs: [(above: Int, below: Int)] = []
    var column: (height: Int, last: Int)?
    for (height, members) in ordered {
      let first = members.max { (levels[$0], $1) < (levels[$1], $0) }!
      let last = members.min { (levels[$0], -$0) < (levels[$1], -$1) }!
      if let above = column, above.height + height + 1 <= limit {
        pairs.append((above.last, first))
        column = (above.height + height + 1, last)
      } else {
        column = (height + 1, last)
      }
    }
    return pairs
  }
}
