extension Digraph {
  /// For each node the number of its strongly connected component, counted in reverse topological order: no edge leads to a
  /// component of a higher number.
  ///
  /// Pearce, "A space-efficient algorithm for finding strongly connected components", Information Processing Letters 116
  /// (2016): Tarjan's search with one number a node. Both its stacks share one array, so depth costs no call stack. O(n + e); 12 bytes a node.
  /// It is long because it is the published algorithm in one loop, with the node on top of its stack in registers.
  package func componentNumbers() -> (numbers: [Int32], count: Int) {
    let count = nodeCount
    // The place in the search while a node is open, `n + 1` and above once its component is known; 0 is "not seen".
    var rank = [UInt32](repeating: 0, count: count)
    // Two stacks in one array. From the left: the path of the search, each node with a bit that says whether it leads back beyond
    // itself. From the right: the nodes that the search has left before their component was complete.
    var stack = rank
    var nextEdge = rank
    // Counts down, so that a closed component is above every open rank: never mistaken for a way back.
    let first = 2 * UInt32(count) + 1
    var closing = first

    rank.withUnsafeMutableBufferPointer { rank in
      stack.withUnsafeMutableBufferPointer { stack in
        nextEdge.withUnsafeMutableBufferPointer { nextEdge in
          outStart.withUnsafeBufferPointer { outStart in
            outTarget.withUnsafeBufferPointer { outTarget in
              var index: UInt32 = 1
              var depth = 0
              var finished = count
              for root in 0..<count where rank[root] == 0 {
                // The node on top of the path, in registers: stored when the search leaves it.
                var (node, edge, low, leadsBack) = (root, Int(outStart[root]), index, false)
                rank[root] = index
                index += 1
                search: while true {
                  let end = Int(outStart[node + 1])
                  while edge < end {
                    let target = Int(outTarget[edge])
                    let seen = rank[target]
                    if seen == 0 {
                      // The edge stays current: it is looked at again when the search comes back from its target.
                      rank[node] = low
                      nextEdge[node] = UInt32(truncatingIfNeeded: edge)
                      stack[depth] = UInt32(truncatingIfNeeded: node) << 1 | (leadsBack ? 1 : 0)
                      depth += 1
                      (node, edge, low, leadsBack) = (target, Int(outStart[target]), index, false)
                      rank[node] = index
                      index += 1
                      continue search
                    }
                    if seen < low { (low, leadsBack) = (seen, true) }
                    edge += 1
                  }
                  if leadsBack {
                    rank[node] = low
                    finished -= 1
                    stack[finished] = UInt32(truncatingIfNeeded: node)
                  } else {
                    index -= 1
                    while finished < count, low <= rank[Int(stack[finished])] {
                      rank[Int(stack[finished])] = closing
                      finished += 1
                      index -= 1
                    }
                    rank[node] = closing
                    closing -= 1
                  }
                  if depth == 0 { break }
                  depth -= 1
                  node = Int(stack[depth] >> 1)
                  leadsBack = stack[depth] & 1 == 1
                  low = rank[node]
                  edge = Int(nextEdge[node])
                }
              }
            }
          }
        }
      }
    }
    return (rank.map { Int32(truncatingIfNeeded: first - $0) }, Int(first - closing))
  }

  /// Every node, grouped with those that it reaches and that reach it.
  ///
  /// A component stands after every component that it leads to (reverse topological order); which of several possible
  /// orders it is follows from the numbers of the nodes and the order of the edges. Nodes ascend within a component. O(n + e).
  package func stronglyConnectedComponents() -> [[Node]] {
    let (numbers, count) = componentNumbers()
    var components = [[Node]](repeating: [], count: count)
    for node in 0..<nodeCount { components[Int(numbers[node])].append(node) }
    return components
  }

  /// The strongly connected components of more than one node, by their smallest node; nodes ascend. An edge from a node to
  /// itself makes no knot. O(n + e).
  package func knots() -> [[Node]] {
    let (numbers, count) = componentNumbers()
    var sizes = [Int32](repeating: 0, count: count)
    for number in numbers { sizes[Int(number)] += 1 }
    var places = [Int32](repeating: -1, count: count)
    var knots: [[Node]] = []
    for node in 0..<nodeCount where sizes[Int(numbers[node])] > 1 {
      let number = Int(numbers[node])
      if places[number] < 0 {
        places[number] = Int32(knots.count)
        knots.append([])
      }
      knots[Int(places[number])].append(node)
    }
    return knots
  }
}
