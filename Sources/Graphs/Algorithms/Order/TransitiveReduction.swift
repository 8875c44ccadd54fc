extension Digraph {
  /// The numbers of the edges to draw, ascending: all edges inside knots, and between knots the fewest that preserve reachability. Parallel edges
  /// are drawn once, edges from a node to itself never.
  ///
  /// Aho, Garey and Ullman, "The transitive reduction of a directed graph", SIAM Journal on Computing 1 (1972): an edge of the condensation is
  /// dropped if its target can be reached over another edge of its source. Targets are tried from the highest down, so that each search marks what
  /// the later ones need not follow. O(n e) at worst.
  package func transitiveReduction() -> [Int] {
    let (numbers, count) = componentNumbers()
    let graph = quotient(by: numbers, count: count)
    var seenFor = [Int32](repeating: -1, count: count)
    var kept: [Set<Int32>] = Array(repeating: [], count: count)
    var waiting: [Int] = []
    for component in 0..<count {
      // Edges lead to lower numbers: a component that reaches a target has a higher number.
      for target in graph.successors(component).reversed() where seenFor[target] != Int32(component) {
        kept[component].insert(Int32(target))
        seenFor[target] = Int32(component)
        waiting.append(target)
        let lowest = graph.successors(component).first!
        while let node = waiting.popLast() {
          for next in graph.successors(node) where next >= lowest && seenFor[next] != Int32(component) {
            seenFor[next] = Int32(component)
            waiting.append(next)
          }
        }
      }
    }
    var edges: [Int] = []
    var drawnInto: [Int32] = Array(repeating: -1, count: nodeCount)
    // Of several edges between two knots the first is drawn.
    var drawn: Set<UInt64> = []
    for node in 0..<nodeCount {
      let own = numbers[node]
      for edge in self.edges(from: node) {
        let target = self.target(of: edge)
        guard target != node, drawnInto[target] != Int32(node) else { continue }
        let other = numbers[target]
        if other != own {
          guard kept[Int(own)].contains(other), drawn.insert(UInt64(own) << 32 | UInt64(other)).inserted else { continue }
        }
        drawnInto[target] = Int32(node)
        edges.append(edge)
      }
    }
    return edges
  }
}
