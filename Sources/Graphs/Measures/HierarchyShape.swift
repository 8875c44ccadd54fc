/// How deep and how wide a hierarchy is: edges lead from each node to what it derives from.
package struct HierarchyShape: Sendable {
  /// For each node the length of its longest way up; 0 at the top. The nodes of a knot, which only broken input has, count as one. (DIT, depth of
  /// inheritance tree; Chidamber and Kemerer, 1994.)
  package let depths: [Int]
  /// For each node how many derive from it directly, each once. (NOC, number of children; the same.)
  package let childCounts: [Int]
  /// For each depth how many nodes are that deep; nodes without any edge are not counted.
  package let widths: [Int]

  package var depth: Int { max(0, widths.count - 1) }
  package var width: Int { widths.max() ?? 0 }
}

extension Digraph {
  /// O(n + e).
  package func hierarchyShape() -> HierarchyShape {
    let depths = levels().map { Int($0) - 1 }
    var childCounts = [Int](repeating: 0, count: nodeCount)
    var seenFor = [Int](repeating: -1, count: nodeCount)
    var widths: [Int] = []
    for node in 0..<nodeCount {
      for child in predecessors(node) where child != node && seenFor[child] != node {
        seenFor[child] = node
        childCounts[node] += 1
      }
      guard outDegree(node) + inDegree(node) > 0 else { continue }
      while widths.count <= depths[node] { widths.append(0) }
      widths[depths[node]] += 1
    }
    return HierarchyShape(depths: depths, childCounts: childCounts, widths: widths)
  }
}
