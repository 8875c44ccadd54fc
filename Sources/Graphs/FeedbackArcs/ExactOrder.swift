/// The order of all nodes whose backward arcs weigh least, by dynamic programming over all sets of nodes.
///
/// Lawler, "A comment on minimum feedback arc sets", IEEE Transactions on Circuit Theory 11 (1964): the best order of a set ends in
/// some node, and what comes before is a best order of the rest. O(2^n n) time, 9 · 2^n bytes.
enum ExactOrder {
  /// 18 nodes take about a twentieth of a second; each one more doubles it.
  static let limit = 18

  static func order(of graph: WeightedArcs) -> [Int] {
    let count = graph.nodeCount
    precondition(count <= limit)
    guard count > 1 else { return Array(0..<count) }
    let low = count / 2
    let high = count - low

    // What the arcs from a node into a set weigh, the set split into two halves so that the tables stay small.
    var weight = [Int](repeating: 0, count: count * count)
    for arc in 0..<graph.arcCount { weight[Int(graph.source[arc]) * count + Int(graph.target[arc])] = graph.weights[arc] }
    func table(_ first: Int, _ size: Int) -> [Int] {
      var sums = [Int](repeating: 0, count: count << size)
      for node in 0..<count {
        for set in 1..<(1 << size) {
          let lowest = set.trailingZeroBitCount
          sums[node << size | set] = sums[node << size | (set & (set - 1))] + weight[node * count + first + lowest]
        }
      }
      return sums
    }
    let intoLow = table(0, low)
    let intoHigh = table(low, high)

    var cost = [Int](repeating: .max, count: 1 << count)
    var last = [UInt8](repeating: 0, count: 1 << count)
    cost[0] = 0
    cost.withUnsafeMutableBufferPointer { cost in
      intoLow.withUnsafeBufferPointer { intoLow in
        intoHigh.withUnsafeBufferPointer { intoHigh in
          for set in 0..<(1 << count) {
            let sofar = cost[set]
            var others = ~set & ((1 << count) - 1)
            while others != 0 {
              let node = others.trailingZeroBitCount
              others &= others - 1
              // Placed after the set, the node's arcs into the set lead back.
              let total = sofar + intoLow[node << low | set & ((1 << low) - 1)] + intoHigh[node << high | set >> low]
              let grown = set | 1 << node
              if total < cost[grown] {
                cost[grown] = total
                last[grown] = UInt8(node)
              }
            }
          }
        }
      }
    }
    var order: [Int] = []
    var set = 1 << count - 1
    while set != 0 {
      let node = Int(last[set])
      order.append(node)
      set &= ~(1 << node)
    }
    return order.reversed()
  }
}
