extension View {
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

  /// For each node the number of its strongly connected component, counted in reverse topological order.
  ///
  /// Pearce, "A space-efficient algorithm for finding strongly connected components", Information Processing Letters 116
  /// (2016): Tarjan's search with one number a node. The stack is an array, so depth costs no call stack: 17 bytes a node. O(n + e).
  package func componentNumbers() -> (numbers: [Int32], count: Int) {
    // The place in the search while a node is open, `nodeCount` and above once its component is known; 0 is "not seen".
    var rank = [Int32](repeating: 0, count: nodeCount)
    var nextEdge = [Int32](repeating: 0, count: nodeCount)
    var leadsBack = [Bool](repeating: false, count: nodeCount)
    var path: [Int32] = []
    var finished: [Int32] = []
    var index: Int32 = 1
    // Counts down, so that a closed component is above every open rank: never mistaken for a way back.
    let top = Int32(nodeCount) + 1
    var closing = top + Int32(nodeCount)

    outStart.withUnsafeBufferPointer { outStart in
      outTarget.withUnsafeBufferPointer { outTarget in
        for root in 0..<Int32(nodeCount) where rank[Int(root)] == 0 {
          path.append(root)
          rank[Int(root)] = index
          nextEdge[Int(root)] = outStart[Int(root)]
          index += 1
          search: while let last = path.last {
            let node = Int(last)
            while nextEdge[node] < outStart[node + 1] {
              let target = Int(outTarget[Int(nextEdge[node])])
              if rank[target] == 0 {
                // The edge stays current: it is looked at again when the search comes back from its target.
                path.append(Int32(target))
                rank[target] = index
                nextEdge[target] = outStart[target]
                index += 1
                continue search
              }
              if rank[target] < rank[node] {
                rank[node] = rank[target]
                leadsBack[node] = true
              }
              nextEdge[node] += 1
            }
            path.removeLast()
            if leadsBack[node] {
              finished.append(last)
              continue
            }
            index -= 1
            while let member = finished.last, rank[node] <= rank[Int(member)] {
              finished.removeLast()
              rank[Int(member)] = closing
              index -= 1
            }
            rank[node] = closing
            closing -= 1
          }
        }
      }
    }
    let first = top + Int32(nodeCount)
    return (rank.map { first - $0 }, Int(first - closing))
  }
}
