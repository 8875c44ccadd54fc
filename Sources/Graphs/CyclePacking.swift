extension InducedGraph {
  /// A weight that no feedback arc set goes below: cycles are packed into the arcs' weights, and each one packed must be cut.
  ///
  /// Pairs of opposite arcs first, then shortest cycles through each node until none is left; every cycle takes from its
  /// arcs what its lightest has (the dual of the covering problem; Bar-Yehuda and Even's local ratio). O(m²) at most, given up
  /// after `effort` steps, when the bound is only lower.
  func packedCycleWeight(weights: [Int], effort: Int) -> Int {
    var left = weights
    var effort = effort
    var packed = 0

    func pack(_ cycle: [Int]) {
      let least = cycle.map { left[$0] }.min() ?? 0
      for arc in cycle { left[arc] -= least }
      packed += least
    }
    for arc in 0..<arcCount where source[arc] < target[arc] {
      if let opposite = self.arc(from: Int(target[arc]), to: Int(source[arc])) { pack([arc, opposite]) }
    }

    var isOut = [Bool](repeating: false, count: nodes.count)
    var seenFor = [Int](repeating: -1, count: nodes.count)
    var arcInto = [Int](repeating: -1, count: nodes.count)
    var search = 0
    func cycle(through root: Int) -> [Int]? {
      search += 1
      var queue = [root]
      var head = 0
      while head < queue.count {
        let node = queue[head]
        head += 1
        for arc in arcs(from: node) {
          effort -= 1
          guard left[arc] > 0 else { continue }
          let next = Int(target[arc])
          if next == root {
            var cycle = [arc]
            var node = node
            while node != root {
              cycle.append(arcInto[node])
              node = Int(source[arcInto[node]])
            }
            return cycle
          }
          guard !isOut[next], seenFor[next] != search else { continue }
          seenFor[next] = search
          arcInto[next] = arc
          queue.append(next)
        }
      }
      return nil
    }
    for root in nodes.indices {
      while effort > 0, let cycle = cycle(through: root) { pack(cycle) }
      isOut[root] = true
    }
    return packed
  }
}
