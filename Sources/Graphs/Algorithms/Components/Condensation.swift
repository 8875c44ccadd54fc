extension Digraph {
  /// The quotient graph: one node for each group, and one edge from a group to another if any node of the first has an edge to a node of the second.
  ///
  /// `groups` has for each node its group, -1 for a node that is left out. Rows ascend. O(n + e + k) for k groups.
  package func quotient(by groups: [Int32], count: Int) -> Digraph {
    // Members by group, by counting.
    var start = [Int32](repeating: 0, count: count + 1)
    for group in groups where group >= 0 { start[Int(group) + 1] += 1 }
    for group in 0..<count { start[group + 1] += start[group] }
    var members = [Int32](repeating: 0, count: Int(start[count]))
    var next = start
    for node in groups.indices where groups[node] >= 0 {
      members[Int(next[Int(groups[node])])] = Int32(node)
      next[Int(groups[node])] += 1
    }
    var outStart: [Int32] = [0]
    outStart.reserveCapacity(count + 1)
    var outTarget: [Int32] = []
    var seenFor = [Int32](repeating: -1, count: count)
    for group in 0..<Int32(count) {
      for member in members[Int(start[Int(group)])..<Int(start[Int(group) + 1])] {
        for target in successors(Int(member)) {
          let other = groups[target]
          guard other >= 0, other != group, seenFor[Int(other)] != group else { continue }
          seenFor[Int(other)] = group
          outTarget.append(other)
        }
      }
      outStart.append(Int32(outTarget.count))
    }
    // Transposing twice sorts the rows.
    let unsorted = Digraph(outStart: outStart, outTarget: outTarget)
    return Digraph(outStart: unsorted.inStart, outTarget: unsorted.inSource).reversed
  }

  /// The graph of the strongly connected components: acyclic, every edge leads to a lower number. O(n + e).
  package func condensation() -> Condensation {
    let (numbers, count) = componentNumbers()
    return Condensation(numbers: numbers, graph: quotient(by: numbers, count: count))
  }
}

/// A graph with each strongly connected component made one node.
package struct Condensation: Sendable {
  /// For each node of the graph its component.
  package let numbers: [Int32]
  package let graph: Digraph

  /// The nodes of each component, ascending. O(n).
  package func members() -> [[Digraph.Node]] {
    var members = [[Digraph.Node]](repeating: [], count: graph.nodeCount)
    for node in numbers.indices { members[Int(numbers[node])].append(node) }
    return members
  }
}
