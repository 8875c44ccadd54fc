/// For each node its row, so that every arc leads down and the sum of pull times length is least; each connected piece begins in row 0.
///
/// Network simplex: Gansner, Koutsofios, North and Vo, "A technique for drawing directed graphs", IEEE Transactions on Software Engineering 19 (1993).
/// The cut value of a tree edge is the sum of `balance` below it, so each exchange costs O(n + m). After `effort` steps the ranks are
/// right, though not the best.
func ranks(nodeCount: Int, arcs: [Arc], effort: Int = 60_000_000) -> [Int] {
  var simplex = NetworkSimplex(nodeCount: nodeCount, arcs: arcs, effort: effort)
  for piece in simplex.pieces() { simplex.shorten(piece) }
  return simplex.ranks
}

private struct NetworkSimplex {
  let arcs: [Arc]
  /// The numbers of the arcs at each node.
  let incident: [[Int]]
  private(set) var ranks: [Int]
  private var effort: Int
  /// What leaves a node less what enters it.
  private var balance: [Int]
  private var isInTree: [Bool]
  private var treeArcs: [[Int]]
  private var arcAbove: [Int]
  private var parent: [Int]
  private var first: [Int]
  private var last: [Int]
  /// The sum of `balance` over a node and what hangs below it in the tree.
  private var flow: [Int]

  init(nodeCount: Int, arcs: [Arc], effort: Int) {
    self.arcs = arcs
    self.effort = effort
    var incident = [[Int]](repeating: [], count: nodeCount)
    balance = Array(repeating: 0, count: nodeCount)
    for (number, arc) in arcs.enumerated() {
      incident[arc.upper].append(number)
      incident[arc.lower].append(number)
      balance[arc.upper] += arc.pull
      balance[arc.lower] -= arc.pull
    }
    self.incident = incident
    ranks = longestPaths(nodeCount: nodeCount, arcs: arcs)
    isInTree = Array(repeating: false, count: nodeCount)
    treeArcs = Array(repeating: [], count: nodeCount)
    arcAbove = Array(repeating: -1, count: nodeCount)
    parent = arcAbove
    first = arcAbove
    last = arcAbove
    flow = balance
  }

  /// The connected components, in the order of their smallest nodes.
  func pieces() -> [[Int]] {
    var isSeen = [Bool](repeating: false, count: ranks.count)
    var pieces: [[Int]] = []
    for start in ranks.indices where !isSeen[start] {
      isSeen[start] = true
      var piece = [start]
      var next = 0
      while next < piece.count {
        for arc in incident[piece[next]] {
          let other = arcs[arc].upper == piece[next] ? arcs[arc].lower : arcs[arc].upper
          if !isSeen[other] {
            isSeen[other] = true
            piece.append(other)
          }
        }
        next += 1
      }
      pieces.append(piece.sorted())
    }
    return pieces
  }

  private func slack(_ arc: Int) -> Int { ranks[arcs[arc].lower] - ranks[arcs[arc].upper] - 1 }

  mutating func shorten(_ piece: [Int]) {
    guard piece.count > 1 else { return ranks[piece[0]] = 0 }
    let pieceArcs = piece.flatMap { node in incident[node].filter { arcs[$0].upper == node } }
    growTree(piece, pieceArcs)
    var start = 0
    while effort > 0 {
      hangTree(piece)
      // The search goes on where the last exchange was, so that no arc is exchanged back and forth.
      guard let place = (0..<piece.count).lazy.map({ (start + $0) % piece.count }).first(where: { cutValue(piece[$0]) < 0 }) else { break }
      start = place
      exchange(piece[place], piece, pieceArcs)
      effort -= piece.count * 4 + pieceArcs.count
    }
    let top = piece.reduce(Int.max) { min($0, ranks[$1]) }
    for node in piece { ranks[node] -= top }
  }

  /// A spanning tree of arcs of length 1: the nearest node is moved up to the tree again and again.
  private mutating func growTree(_ piece: [Int], _ pieceArcs: [Int]) {
    isInTree[piece[0]] = true
    var tree = [piece[0]]
    var next = 0
    while tree.count < piece.count {
      while next < tree.count {
        let node = tree[next]
        next += 1
        for arc in incident[node] where slack(arc) == 0 {
          let other = arcs[arc].upper == node ? arcs[arc].lower : arcs[arc].upper
          guard !isInTree[other] else { continue }
          isInTree[other] = true
          tree.append(other)
          treeArcs[node].append(arc)
          treeArcs[other].append(arc)
        }
      }
      guard tree.count < piece.count else { break }
      var (nearest, least) = (-1, Int.max)
      for arc in pieceArcs where isInTree[arcs[arc].upper] != isInTree[arcs[arc].lower] && slack(arc) < least { (nearest, least) = (arc, slack(arc)) }
      effort -= pieceArcs.count + tree.count
      let shift = isInTree[arcs[nearest].upper] ? least : -least
      for node in tree { ranks[node] += shift }
      // The arc is tight now; its end in the tree has to be looked at again.
      tree.swapAt(next - 1, tree.firstIndex(of: isInTree[arcs[nearest].upper] ? arcs[nearest].upper : arcs[nearest].lower)!)
      next -= 1
    }
  }

  /// Numbers the nodes of the tree so that what hangs below a node is a range, and adds up the flow.
  private mutating func hangTree(_ piece: [Int]) {
    var number = 0
    var stack = [(node: piece[0], next: 0)]
    arcAbove[piece[0]] = -1
    parent[piece[0]] = -1
    first[piece[0]] = 0
    while let (node, next) = stack.last {
      if next == 0 {
        first[node] = number
        number += 1
        flow[node] = balance[node]
      }
      guard next < treeArcs[node].count else {
        last[node] = number
        stack.removeLast()
        if parent[node] >= 0 { flow[parent[node]] += flow[node] }
        continue
      }
      stack[stack.count - 1].next += 1
      let arc = treeArcs[node][next]
      guard arc != arcAbove[node] else { continue }
      let other = arcs[arc].upper == node ? arcs[arc].lower : arcs[arc].upper
      arcAbove[other] = arc
      parent[other] = node
      stack.append((other, 0))
    }
  }

  /// The cut value of the tree arc above a node: by how much the sum of pull times length grows when this arc gets one longer and the other tree arcs keep their length.
  private func cutValue(_ node: Int) -> Int {
    guard arcAbove[node] >= 0 else { return 0 }
    return arcs[arcAbove[node]].upper == node ? flow[node] : -flow[node]
  }

  /// Takes the tree arc above a node out of the tree. The shortest arc that leads the other way between the two halves takes its place.
  private mutating func exchange(_ node: Int, _ piece: [Int], _ pieceArcs: [Int]) {
    let leaving = arcAbove[node]
    let below = first[node]..<last[node]
    let isUpperBelow = arcs[leaving].upper == node
    var (entering, least) = (-1, Int.max)
    for arc in pieceArcs {
      let (upper, lower) = (below.contains(first[arcs[arc].upper]), below.contains(first[arcs[arc].lower]))
      // It leads from the half with the leaving arc's lower end to the other.
      guard upper != lower, lower == isUpperBelow, slack(arc) < least else { continue }
      (entering, least) = (arc, slack(arc))
    }
    let shift = isUpperBelow ? -least : least
    for other in piece where below.contains(first[other]) { ranks[other] += shift }
    for end in [arcs[leaving].upper, arcs[leaving].lower] { treeArcs[end].removeAll { $0 == leaving } }
    for end in [arcs[entering].upper, arcs[entering].lower] { treeArcs[end].append(entering) }
  }
}

/// For each node the length of the longest way down to it.
private func longestPaths(nodeCount: Int, arcs: [Arc]) -> [Int] {
  var below = [[Int]](repeating: [], count: nodeCount)
  var missing = [Int](repeating: 0, count: nodeCount)
  for arc in arcs {
    below[arc.upper].append(arc.lower)
    missing[arc.lower] += 1
  }
  var ranks = [Int](repeating: 0, count: nodeCount)
  var ready = (0..<nodeCount).filter { missing[$0] == 0 }
  while let node = ready.popLast() {
    for other in below[node] {
      ranks[other] = max(ranks[other], ranks[node] + 1)
      missing[other] -= 1
      if missing[other] == 0 { ready.append(other) }
    }
  }
  return ranks
}

/// Moves each node with as much pull above as below to the emptiest row that it may lie in. The sum of lengths stays the same.
func balanceRanks(_ ranks: inout [Int], arcs: [Arc], widths: [Double], isLinked: [Bool]) {
  guard let deepest = ranks.max() else { return }
  var balance = [Int](repeating: 0, count: ranks.count)
  var (above, below) = ([[Int]](repeating: [], count: ranks.count), [[Int]](repeating: [], count: ranks.count))
  for arc in arcs {
    balance[arc.upper] += arc.pull
    balance[arc.lower] -= arc.pull
    below[arc.upper].append(arc.lower)
    above[arc.lower].append(arc.upper)
  }
  var taken = [Double](repeating: 0, count: deepest + 1)
  for node in ranks.indices where isLinked[node] { taken[ranks[node]] += widths[node] }
  for node in ranks.indices where isLinked[node] && balance[node] == 0 {
    let highest = above[node].reduce(0) { max($0, ranks[$1] + 1) }
    let lowest = below[node].reduce(deepest) { min($0, ranks[$1] - 1) }
    taken[ranks[node]] -= widths[node]
    var best = ranks[node]
    for rank in highest...max(highest, lowest) where taken[rank] < taken[best] { best = rank }
    taken[best] += widths[node]
    ranks[node] = best
  }
}

/// Breaks rows that are too wide into several of about the same width. Nodes with more pull above than below come first.
func breakWideRanks(_ ranks: inout [Int], arcs: [Arc], sizes: [Size], isLinked: [Bool], spacing: LayeredLayout.Spacing) {
  guard spacing.widestRow < .infinity, let deepest = ranks.max() else { return }
  var balance = [Int](repeating: 0, count: ranks.count)
  for arc in arcs {
    balance[arc.upper] += arc.pull
    balance[arc.lower] -= arc.pull
  }
  var nodesOfRank = [[Int]](repeating: [], count: deepest + 1)
  for node in ranks.indices where isLinked[node] { nodesOfRank[ranks[node]].append(node) }
  var rank = -1
  for nodes in nodesOfRank where !nodes.isEmpty {
    let whole = nodes.reduce(0) { $0 + sizes[$1].width + spacing.boxes }
    let share = whole / (whole / max(1, spacing.widestRow + spacing.boxes)).rounded(.up)
    var x = 0.0
    rank += 1
    for node in nodes.sorted(by: { (balance[$0], $0) < (balance[$1], $1) }) {
      let width = sizes[node].width + spacing.boxes
      if x > 0, x + width / 2 > share {
        rank += 1
        x = 0
      }
      x += width
      ranks[node] = rank
    }
  }
}
