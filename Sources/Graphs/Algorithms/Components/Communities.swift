extension Digraph {
  /// For each node the number of its community. A community is a connected group with many edges inside and few to other groups: a module to
  /// propose. Communities are numbered by their smallest nodes. Direction does not count, parallel edges count each.
  ///
  /// Traag, Waltman and van Eck, "From Louvain to Leiden: guaranteeing well-connected communities", Scientific Reports 9 (2019), for modularity
  /// (Newman and Girvan, 2004) with a resolution (above 1 for more and smaller ones). Where the paper picks at random, this takes the best, and
  /// among equals the lowest number, so that the result is the same in every run. About O(e log n).
  package func communities(resolution: Double = 1) -> [Int] {
    var graph = WeightedNeighbours(self)
    // For each node of `graph` its community, and for each of ours its node in `graph`.
    var community = Array(0..<nodeCount)
    var place = community
    while true {
      let hasMoved = graph.moveNodes(&community, resolution)
      if Set(community).count == graph.nodeCount { break }
      let refined = graph.refined(community, resolution)
      let count = (refined.max() ?? -1) + 1
      if count == graph.nodeCount, !hasMoved { break }
      var communityOfPart = [Int](repeating: 0, count: count)
      for node in 0..<graph.nodeCount { communityOfPart[refined[node]] = community[node] }
      for node in 0..<nodeCount { place[node] = refined[place[node]] }
      graph = graph.aggregated(by: refined, count: count)
      community = WeightedNeighbours.renumbered(communityOfPart)
      if count == 0 { break }
    }
    return connected(place.map { community[$0] })
  }

  /// The groups' connected pieces, numbered by their smallest nodes.
  private func connected(_ groups: [Int]) -> [Int] {
    var pieces = [Int](repeating: -1, count: nodeCount)
    var count = 0
    for start in 0..<nodeCount where pieces[start] < 0 {
      pieces[start] = count
      var waiting = [start]
      while let node = waiting.popLast() {
        for other in [successors(node), predecessors(node)].joined() where pieces[other] < 0 && groups[other] == groups[node] {
          pieces[other] = count
          waiting.append(other)
        }
      }
      count += 1
    }
    return pieces
  }

  /// How many more edges are inside the groups than chance would put there, as a part of all edges: -1/2 to 1. O(n + e).
  package func modularity(of groups: [Int], resolution: Double = 1) -> Double {
    var inside = 0
    var degrees: [Int: Int] = [:]
    for node in 0..<nodeCount {
      for target in successors(node) where target != node {
        if groups[node] == groups[target] { inside += 1 }
        degrees[groups[node], default: 0] += 1
        degrees[groups[target], default: 0] += 1
      }
    }
    let total = Double(degrees.values.reduce(0, +))
    guard total > 0 else { return 0 }
    // Squares of whole numbers: the order of the sum does not matter.
    let squares = degrees.values.reduce(0) { $0 + $1 * $1 }
    return 2 * Double(inside) / total - resolution * Double(squares) / (total * total)
  }
}

/// An undirected graph with weights: rows of neighbours, each once; edges from a node to itself only count in `strength`.
private struct WeightedNeighbours {
  let nodeCount: Int
  private let start: [Int]
  private let other: [Int]
  private let weight: [Int]
  /// For each node the sum of the weights of its edges; those inside it count twice.
  private let strength: [Int]
  private let total: Int

  init(_ graph: Digraph) {
    var lists = [[(Int, Int)]](repeating: [], count: graph.nodeCount)
    for node in 0..<graph.nodeCount {
      lists[node] = [graph.successors(node), graph.predecessors(node)].joined().filter { $0 != node }.map { ($0, 1) }
    }
    self.init(lists, strength: lists.map(\.count))
  }

  private init(_ lists: [[(Int, Int)]], strength: [Int]) {
    var start = [0]
    var other: [Int] = []
    var weight: [Int] = []
    for list in lists {
      for (node, amount) in list.sorted(by: { $0.0 < $1.0 }) {
        if other.count > start.last!, other.last == node {
          weight[weight.count - 1] += amount
        } else {
          other.append(node)
          weight.append(amount)
        }
      }
      start.append(other.count)
    }
    nodeCount = lists.count
    (self.start, self.other, self.weight, self.strength) = (start, other, weight, strength)
    total = strength.reduce(0, +)
  }

  /// The groups numbered from 0, in the order in which they are first met.
  static func renumbered(_ groups: [Int]) -> [Int] {
    var numbers: [Int: Int] = [:]
    return groups.map { group in
      if let number = numbers[group] { return number }
      numbers[group] = numbers.count
      return numbers.count - 1
    }
  }

  /// Moves nodes to the communities of their neighbours while that gains anything. Communities are numbers below `nodeCount`.
  func moveNodes(_ community: inout [Int], _ resolution: Double) -> Bool {
    var mass = [Int](repeating: 0, count: nodeCount)
    for node in 0..<nodeCount { mass[community[node]] += strength[node] }
    var queue = Array(0..<nodeCount)
    var isWaiting = [Bool](repeating: true, count: nodeCount)
    var head = 0
    var hasMoved = false
    var linked = [Int](repeating: 0, count: nodeCount)
    while head < queue.count {
      let node = queue[head]
      head += 1
      isWaiting[node] = false
      let own = community[node]
      mass[own] -= strength[node]
      var candidates = [own]
      for index in start[node]..<start[node + 1] {
        let group = community[other[index]]
        if linked[group] == 0, group != own { candidates.append(group) }
        linked[group] += weight[index]
      }
      func gain(_ group: Int) -> Double { Double(linked[group]) - resolution * Double(strength[node]) * Double(mass[group]) / Double(max(1, total)) }
      // A move must gain something; of equal gains the lowest number.
      var (best, bestGain) = (own, gain(own) + 1e-9)
      for group in candidates where group != own && (gain(group) > bestGain || best != own && gain(group) == bestGain && group < best) {
        (best, bestGain) = (group, gain(group))
      }
      for group in candidates { linked[group] = 0 }
      mass[best] += strength[node]
      guard best != own else { continue }
      community[node] = best
      hasMoved = true
      for index in start[node]..<start[node + 1] where community[other[index]] != best && !isWaiting[other[index]] {
        isWaiting[other[index]] = true
        queue.append(other[index])
      }
    }
    return hasMoved
  }

  /// For each node its part, when communities are split into well-connected parts that grow from single nodes. Parts are numbered by their first nodes.
  func refined(_ community: [Int], _ resolution: Double) -> [Int] {
    var mass = [Int](repeating: 0, count: nodeCount)
    for node in 0..<nodeCount { mass[community[node]] += strength[node] }
    var part = Array(0..<nodeCount)
    var partMass = strength
    var isAlone = [Bool](repeating: true, count: nodeCount)
    var linked = [Int](repeating: 0, count: nodeCount)
    for node in 0..<nodeCount where isAlone[node] {
      var inside = 0
      var candidates: [Int] = []
      for index in start[node]..<start[node + 1] where community[other[index]] == community[node] {
        inside += weight[index]
        let group = part[other[index]]
        if linked[group] == 0 { candidates.append(group) }
        linked[group] += weight[index]
      }
      defer { for group in candidates { linked[group] = 0 } }
      let expected = resolution * Double(strength[node]) * Double(mass[community[node]] - strength[node]) / Double(max(1, total))
      guard Double(inside) >= expected else { continue }
      var best = node
      var bestGain = 1e-9
      for group in candidates where group != node {
        let gain = Double(linked[group]) - resolution * Double(strength[node]) * Double(partMass[group]) / Double(max(1, total))
        if gain > bestGain || (gain == bestGain && group < best) { (best, bestGain) = (group, gain) }
      }
      guard best != node else { continue }
      part[node] = best
      partMass[best] += strength[node]
      partMass[node] = 0
      isAlone[best] = false
    }
    return WeightedNeighbours.renumbered(part)
  }

  func aggregated(by groups: [Int], count: Int) -> WeightedNeighbours {
    var lists = [[(Int, Int)]](repeating: [], count: count)
    var strengths = [Int](repeating: 0, count: count)
    for node in 0..<nodeCount {
      strengths[groups[node]] += strength[node]
      for index in start[node]..<start[node + 1] where groups[other[index]] != groups[node] {
        lists[groups[node]].append((groups[other[index]], weight[index]))
      }
    }
    return WeightedNeighbours(lists, strength: strengths)
  }
}
