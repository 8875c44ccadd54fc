/// The arcs to cut so that no cycle is left. Those that untie most for their price come first.
package struct CutOrder: Sendable {
  /// All arcs to cut; with all of them gone no cycle is left.
  package let steps: [Step]
  /// How many ordered pairs of nodes reach each other before anything is cut.
  package let pairsBefore: Int
  /// No set of arcs that opens every cycle weighs less than this.
  package let lowerBound: Int

  package struct Step: Sendable, Hashable {
    package let arc: FeedbackArcs.Arc
    /// How many ordered pairs of nodes still reach each other when this arc and all before it are gone.
    package let pairsAfter: Int
  }

  package var weight: Int { steps.reduce(0) { $0 + $1.arc.weight } }

  /// The arcs inside of one knot, in the same order.
  package func arcs(in knot: [View.Node]) -> [FeedbackArcs.Arc] {
    let members = Set(knot)
    return steps.map(\.arc).filter { members.contains($0.source) && members.contains($0.target) }
  }
}

extension View {
  /// The cheapest cut found among some nodes, usually one knot or several, in the order of what its arcs gain for their price.
  ///
  /// The gain is the number of ordered pairs of nodes that no longer reach each other. In each step, the part of the cut comes next that gains most for
  /// its weight: one arc that splits a knot (a strong bridge), or several arcs that split it together. Groups of several are found backwards: starting
  /// from the graph without cycles, the arc that ties least for its weight is put back first, so it is cut last.
  ///
  /// An arc outside the cut replaces some of its arcs if it splits a knot better than any of them and the cut gets no heavier. The work is bounded by
  /// about `effort` steps over arcs for the cut (`feedbackArcs`) and half as many for the order. Once these are spent, the arcs of a knot are ordered
  /// by weight, cheapest first.
  package func cutOrder(among nodes: [Node], effort: Int = 50_000_000, weight: ([Edge]) -> Int = { $0.count }) -> CutOrder {
    let graph = InducedGraph(of: digraph, on: nodes)
    let edges = (0..<graph.arcCount).map { arc in graph.edges(of: arc).map(edge).sorted { $0.fact < $1.fact } }
    let weights = edges.map { max(1, weight($0)) }
    let arcs = WeightedArcs(graph, weights: weights)
    let (cut, bound) = arcs.cheapestCut(effort: effort)
    var search = GainSearch(arcs, cut: cut, effort: effort / 2)
    let before = search.pairs
    let steps = search.run().map { arc, pairs in
      CutOrder.Step(
        arc: FeedbackArcs.Arc(
          source: graph.nodes[Int(graph.source[arc])], target: graph.nodes[Int(graph.target[arc])], weight: weights[arc], edges: edges[arc]),
        pairsAfter: pairs)
    }
    return CutOrder(steps: steps, pairsBefore: before, lowerBound: bound)
  }
}

/// Takes the arcs of a cut out of a graph one after the other, and knows the knots that are left.
private struct GainSearch {
  private let graph: WeightedArcs
  private var isGone: [Bool]
  private var isPlanned: [Bool]
  /// For each node its piece, -1 for none.
  private var pieceOf: [Int]
  private var pieces: [Int: Piece] = [:]
  private var nextPiece = 0
  private var effort: Int
  private var rounds = GainSearch.mostSwaps
  /// How many ordered pairs of nodes reach each other.
  private(set) var pairs = 0

  /// How often `swap` is tried, in all and for one knot.
  private static let mostSwaps = 60
  private static let mostSwapsOfPiece = 4

  /// A knot that is left, and what to cut of it next.
  private struct Piece {
    let nodes: [Int]
    var next: Block
  }

  /// Arcs that untie something together.
  private struct Block {
    var arcs: [Int]
    var gain: Int
    var price: Int

    /// Whether it gains more for its price; of two that gain the same, the cheaper one.
    func isBetter(than other: Block) -> Bool {
      let (own, others) = (gain.multipliedFullWidth(by: other.price), other.gain.multipliedFullWidth(by: price))
      if own != others { return own > others }
      return price != other.price ? price < other.price : arcs.lexicographicallyPrecedes(other.arcs)
    }
  }

  init(_ graph: WeightedArcs, cut: [Int], effort: Int) {
    self.graph = graph
    self.effort = effort
    isGone = Array(repeating: false, count: graph.arcCount)
    isPlanned = isGone
    for arc in cut { isPlanned[arc] = true }
    pieceOf = Array(repeating: -1, count: graph.nodeCount)
    for knot in graph.digraph.knots() { add(knot) }
  }

  /// The arcs in order, each with the pairs that are left after it.
  mutating func run() -> [(arc: Int, pairs: Int)] {
    var steps: [(arc: Int, pairs: Int)] = []
    while let number = bestPiece() {
      let arc = pieces[number]!.next.arcs.removeFirst()
      isGone[arc] = true
      let nodes = pieces[number]!.nodes
      let local = Local(nodes, graph) { isInside($0, number) }
      let knots = local.digraph.knots()
      // A knot that did not split keeps the rest of its block.
      if knots.first?.count != nodes.count {
        pieces[number] = nil
        pairs -= count(of: nodes.count)
        for node in nodes { pieceOf[node] = -1 }
        for knot in knots { add(knot.map { nodes[$0] }) }
      } else {
        pieces[number]!.next.price -= graph.weights[arc]
      }
      steps.append((arc, pairs))
    }
    return steps
  }

  private func bestPiece() -> Int? {
    var best: Int?
    for number in pieces.keys.sorted() where best == nil || pieces[number]!.next.isBetter(than: pieces[best!]!.next) { best = number }
    return best
  }

  private func count(of nodes: Int) -> Int { nodes * (nodes - 1) }

  private func isInside(_ arc: Int, _ piece: Int) -> Bool {
    !isGone[arc] && pieceOf[Int(graph.source[arc])] == piece && pieceOf[Int(graph.target[arc])] == piece
  }

  private mutating func add(_ nodes: [Int]) {
    let number = nextPiece
    nextPiece += 1
    for node in nodes { pieceOf[node] = number }
    pairs += count(of: nodes.count)
    let local = Local(nodes, graph) { isInside($0, number) }
    pieces[number] = Piece(nodes: nodes, next: nextBlock(local))
  }

  // MARK: What comes next

  private mutating func nextBlock(_ local: Local) -> Block {
    let planned = local.arcs.filter { isPlanned[$0] }
    let all = Block(
      arcs: planned.sorted { (graph.weights[$0], $0) < (graph.weights[$1], $1) }, gain: count(of: local.nodes.count), price: graph.weight(of: planned))
    guard planned.count > 1, effort > 0 else { return all }
    let singles = splitting(local)
    var best = group(local, planned) ?? all
    if let single = singles.first(where: { isPlanned[$0.arcs[0]] }), single.isBetter(than: best) { best = single }
    // Arcs outside the cut that would be a better beginning.
    var tries = Self.mostSwapsOfPiece
    for single in singles where !isPlanned[single.arcs[0]] {
      guard tries > 0, rounds > 0, effort > 0, single.isBetter(than: best) else { break }
      tries -= 1
      rounds -= 1
      if swap(single.arcs[0], into: local, planned) { return single }
    }
    return best
  }

  /// Plans a cut with this arc, if it weighs no more than the one that was planned.
  private mutating func swap(_ arc: Int, into local: Local, _ planned: [Int]) -> Bool {
    let rest = local.arcs.filter { $0 != arc }
    let part = graph.part(of: rest, nodes: local.nodes.map(Int32.init), local.numbers(of: graph.nodeCount))
    let share = max(min(effort / 10, 2_000_000), 40 * rest.count)
    effort -= share
    let cut = part.cheapestCut(effort: share).cut.map { rest[$0] }
    guard graph.weight(of: cut) + graph.weights[arc] <= graph.weight(of: planned) else { return false }
    for other in planned { isPlanned[other] = false }
    for other in cut + [arc] { isPlanned[other] = true }
    return true
  }

  /// Each arc that splits the knot by itself, the best first. In a large knot only the cheapest are tried.
  private mutating func splitting(_ local: Local) -> [Block] {
    let size = local.nodes.count + local.arcs.count
    let bridges = local.digraph.strongBridges()
    effort -= 4 * size
    let limit = max(16, min(effort / 8, 4_000_000) / size)
    let weights = local.arcs.map { graph.weights[$0] }
    let tried = bridges.count <= limit ? bridges : Array(bridges.sorted { (weights[$0], $0) < (weights[$1], $1) }.prefix(limit))
    effort -= tried.count * size
    let before = count(of: local.nodes.count)
    return tried.map { edge in
      Block(arcs: [local.arcs[edge]], gain: before - local.pairs(without: edge), price: weights[edge])
    }.sorted { $0.isBetter(than: $1) }
  }

  /// The arcs of the cut that together untie most for their price: the best prefix of an order that is found from its end.
  private mutating func group(_ local: Local, _ planned: [Int]) -> Block? {
    let size = local.nodes.count + local.arcs.count
    guard planned.count * planned.count / 2 * size / 4 < effort else { return nil }
    var waiting = planned
    var search = MergedKnots(local, without: Set(planned))
    var order: [(arc: Int, pairs: Int)] = []
    while !waiting.isEmpty {
      var best: (index: Int, gain: Int)?
      for (index, arc) in waiting.enumerated() {
        let gain = search.pairs(tiedBy: arc)
        guard let known = best else {
          best = (index, gain)
          continue
        }
        // The arc that ties least for its price goes back first; among arcs that tie nothing, the most expensive one.
        let price = graph.weights[arc]
        let otherPrice = graph.weights[waiting[known.index]]
        if gain == 0 || known.gain == 0 {
          if gain == 0, known.gain > 0 || price > otherPrice { best = (index, gain) }
        } else if gain.multipliedFullWidth(by: otherPrice) < known.gain.multipliedFullWidth(by: price) {
          best = (index, gain)
        }
      }
      let arc = waiting.remove(at: best!.index)
      order.append((arc, search.pairs))
      search.putBack(arc)
    }
    effort -= search.work
    let before = count(of: local.nodes.count)
    var best: Block?
    var block = Block(arcs: [], gain: 0, price: 0)
    for (arc, pairs) in order.reversed() {
      block.arcs.append(arc)
      block.gain = before - pairs
      block.price += graph.weights[arc]
      if block.gain > 0, best == nil || block.isBetter(than: best!) { best = block }
    }
    return best
  }
}

/// One knot, its nodes renumbered from 0.
private struct Local {
  /// The graph's nodes, ascending.
  let nodes: [Int]
  /// The graph's arcs, ascending: the edges of `digraph` in order.
  private(set) var arcs: [Int] = []
  private(set) var ends: [Digraph.Edge] = []
  let digraph: Digraph

  init(_ nodes: [Int], _ graph: WeightedArcs, where isInside: (Int) -> Bool) {
    self.nodes = nodes
    for (number, node) in nodes.enumerated() {
      for arc in graph.arcs(from: node) where isInside(arc) {
        arcs.append(arc)
        ends.append(Digraph.Edge(number, Local.number(of: Int(graph.target[arc]), in: nodes)))
      }
    }
    digraph = Digraph(nodeCount: nodes.count, edges: ends)
  }

  private static func number(of node: Int, in nodes: [Int]) -> Int {
    var range = nodes.indices
    while range.count > 1 {
      let middle = range.lowerBound + range.count / 2
      range = nodes[middle] <= node ? middle..<range.upperBound : range.lowerBound..<middle
    }
    return range.lowerBound
  }

  /// For each node of the whole graph its number here.
  func numbers(of count: Int) -> [Int32] {
    var numbers = [Int32](repeating: -1, count: count)
    for (number, node) in nodes.enumerated() { numbers[node] = Int32(number) }
    return numbers
  }

  /// How many ordered pairs reach each other without one of the arcs.
  func pairs(without edge: Int) -> Int {
    var left = ends
    left.remove(at: edge)
    return Digraph(nodeCount: nodes.count, edges: left).knots().reduce(0) { $0 + $1.count * ($1.count - 1) }
  }
}

/// A knot without the arcs of a cut. They are put back one by one, and the smaller knots are merged.
private struct MergedKnots {
  private var forward: [[Int32]]
  private var backward: [[Int32]]
  private let ends: [Int: Digraph.Edge]
  /// For each node the number of its knot, and how many nodes that has.
  private var knot: [Int]
  private var sizes: [Int]
  private(set) var pairs = 0
  private(set) var work = 0

  private var stamp = 0
  private var isAhead: [Int]
  private var isBehind: [Int]

  init(_ local: Local, without cut: Set<Int>) {
    let count = local.nodes.count
    forward = Array(repeating: [], count: count)
    backward = forward
    var cutEnds: [Int: Digraph.Edge] = [:]
    for (arc, ends) in zip(local.arcs, local.ends) {
      if cut.contains(arc) {
        cutEnds[arc] = ends
      } else {
        forward[Int(ends.source)].append(ends.target)
        backward[Int(ends.target)].append(ends.source)
      }
    }
    ends = cutEnds
    knot = Array(0..<count)
    sizes = Array(repeating: 1, count: count)
    isAhead = Array(repeating: 0, count: count)
    isBehind = isAhead
  }

  /// How many more ordered pairs would reach each other with this arc.
  mutating func pairs(tiedBy arc: Int) -> Int {
    let merged = merged(by: arc)
    guard !merged.isEmpty else { return 0 }
    var known = Set<Int>()
    let before = merged.reduce(0) { known.insert(knot[$1]).inserted ? $0 + sizes[knot[$1]] * (sizes[knot[$1]] - 1) : $0 }
    return merged.count * (merged.count - 1) - before
  }

  mutating func putBack(_ arc: Int) {
    pairs += pairs(tiedBy: arc)
    let merged = merged(by: arc)
    let ends = ends[arc]!
    forward[Int(ends.source)].append(ends.target)
    backward[Int(ends.target)].append(ends.source)
    guard let first = merged.first else { return }
    let number = knot[first]
    for node in merged { knot[node] = number }
    sizes[number] = merged.count
  }

  /// The nodes of the knot that the arc would make; none if its ends are in one knot already or it closes no cycle.
  private mutating func merged(by arc: Int) -> [Int] {
    let (source, target) = (Int(ends[arc]!.source), Int(ends[arc]!.target))
    guard knot[source] != knot[target] else { return [] }
    stamp += 1
    let ahead = MergedKnots.reach(from: target, forward, &isAhead, stamp, &work)
    guard isAhead[source] == stamp else { return [] }
    _ = MergedKnots.reach(from: source, backward, &isBehind, stamp, &work)
    return ahead.filter { isBehind[$0] == stamp }
  }

  private static func reach(from start: Int, _ arcs: [[Int32]], _ isSeen: inout [Int], _ stamp: Int, _ work: inout Int) -> [Int] {
    var found = [start]
    isSeen[start] = stamp
    var head = 0
    while head < found.count {
      work += arcs[found[head]].count + 1
      for next in arcs[found[head]] where isSeen[Int(next)] != stamp {
        isSeen[Int(next)] = stamp
        found.append(Int(next))
      }
      head += 1
    }
    return found
  }
}
