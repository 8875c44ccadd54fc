extension Digraph {
  /// For each node how many shortest ways between others lead over it: high for nodes that connect parts of the graph. Each pair of nodes counts
  /// as one, which is divided among its shortest ways.
  ///
  /// Brandes, "A faster algorithm for betweenness centrality", Journal of Mathematical Sociology 25 (2001). O(n e). With more than `limit` nodes
  /// ways are followed from `limit` nodes only, spread evenly over all numbers, and the result is scaled up: an estimate (Brandes and Pich, 2007),
  /// the same in every run. Parallel edges are several ways.
  package func betweenness(limit: Int = 1_000) -> [Double] {
    var betweenness = [Double](repeating: 0, count: nodeCount)
    guard nodeCount > 0 else { return betweenness }
    let sources = nodeCount <= limit ? Array(0..<nodeCount) : (0..<limit).map { $0 * nodeCount / limit }
    var ways = betweenness
    var dependency = betweenness
    var distance = [Int32](repeating: -1, count: nodeCount)
    var order: [Int] = []
    for source in sources {
      order.removeAll(keepingCapacity: true)
      order.append(source)
      distance[source] = 0
      ways[source] = 1
      var head = 0
      while head < order.count {
        let node = order[head]
        head += 1
        for target in successors(node) {
          if distance[target] < 0 {
            distance[target] = distance[node] + 1
            order.append(target)
          }
          if distance[target] == distance[node] + 1 { ways[target] += ways[node] }
        }
      }
      for node in order.reversed() {
        for target in successors(node) where distance[target] == distance[node] + 1 {
          dependency[node] += ways[node] / ways[target] * (1 + dependency[target])
        }
        if node != source { betweenness[node] += dependency[node] }
      }
      for node in order { (distance[node], ways[node], dependency[node]) = (-1, 0, 0) }
    }
    let scale = Double(nodeCount) / Double(sources.count)
    return scale == 1 ? betweenness : betweenness.map { $0 * scale }
  }
}
