/// A search for a cheaper cut than the best known. It can prove that there is none.
///
/// Branch and bound over cycles: every cut has an arc of each cycle, so one cycle gives a branch for each of its arcs; arcs of earlier branches are
/// kept in later ones, so that no cut is met twice. A branch is left when the weight that it has cut, plus a lower bound of what it must still cut
/// (from packed cycles), is no less than the best. Exponential, given up after `effort` steps. Depth costs no call stack.
struct CutSearch {
  private(set) var best: [Int]
  private let graph: WeightedArcs
  private var bestWeight: Int
  private var effort: Int
  /// 0 for an arc that is cut, `kept` for one that must stay.
  private var weights: [Int]
  private static let kept = Int.max / 4

  // State of the cycle packing: the weights less what is packed, and the arcs of the packed cycles.
  private var left: [Int]
  private var taken: [Int] = []

  // State of the search for a cycle.
  private var current: [Int] = []
  private var following: [Int] = []
  private var seenFor: [Int32]
  private var arcInto: [Int32]
  private var cost: [Int32]
  private var search: Int32 = 0

  init(_ graph: WeightedArcs, best: [Int], effort: Int) {
    self.graph = graph
    self.best = best
    self.effort = effort
    bestWeight = graph.weight(of: best)
    weights = graph.weights
    left = weights
    seenFor = Array(repeating: 0, count: graph.nodeCount)
    arcInto = seenFor
    cost = seenFor
  }

  private mutating func setWeight(_ weight: Int, of arc: Int) {
    weights[arc] = weight
    left[arc] = weight
  }

  private struct BranchPoint {
    let arcs: [Int]
    var next = 0
  }

  /// Whether it has looked everywhere: then nothing is cheaper than `best`.
  mutating func run() -> Bool {
    var branchPoints: [BranchPoint] = []
    var cut: [Int] = []
    var weight = 0

    // Returns the arcs to branch over; none if this branch is finished.
    func enter(_ search: inout CutSearch) -> [Int] {
      guard let bound = search.bound(goal: search.bestWeight - weight) else {
        search.best = cut
        search.bestWeight = weight
        return []
      }
      return bound
    }
    branchPoints.append(BranchPoint(arcs: enter(&self)))
    while let last = branchPoints.indices.last {
      guard effort > 0 else { return false }
      let branchPoint = branchPoints[last]
      if branchPoint.next > 0 {
        // The branch that cut the previous arc is finished: from now on that arc is kept.
        let arc = branchPoint.arcs[branchPoint.next - 1]
        cut.removeLast()
        weight -= graph.weights[arc]
        setWeight(CutSearch.kept, of: arc)
      }
      if branchPoint.next == branchPoint.arcs.count {
        for arc in branchPoint.arcs { setWeight(graph.weights[arc], of: arc) }
        branchPoints.removeLast()
        continue
      }
      let arc = branchPoint.arcs[branchPoint.next]
      branchPoints[last].next += 1
      setWeight(0, of: arc)
      cut.append(arc)
      weight += graph.weights[arc]
      branchPoints.append(BranchPoint(arcs: enter(&self)))
    }
    return true
  }

  /// Packs cycles. Of the cycle with the fewest arcs that could be cut, these arcs, cheapest first; none if the packing reaches `goal`, a cycle has
  /// no arc that could be cut or the effort is spent; nil if there is no cycle.
  private mutating func bound(goal: Int) -> [Int]? {
    defer {
      for arc in taken { left[arc] = weights[arc] }
      taken.removeAll(keepingCapacity: true)
    }
    var packed = 0
    var shortest: [Int]?
    for root in 0..<graph.nodeCount {
      while let cycle = cycle(through: root) {
        let open = cycle.filter { weights[$0] < CutSearch.kept }
        guard !open.isEmpty else { return [] }
        if open.count < shortest?.count ?? .max { shortest = open }
        let least = open.reduce(Int.max) { min($0, left[$1]) }
        for arc in open { left[arc] -= least }
        taken += open
        packed += least
        if packed >= goal || effort <= 0 { return [] }
      }
    }
    return shortest.map { arcs in arcs.sorted { (weights[$0], $0) < (weights[$1], $1) } }
  }

  /// A cycle through a node and otherwise only higher ones, with the fewest arcs that could be cut, its last arc left aside. 0-1 breadth-first
  /// search: arcs that must stay cost nothing.
  private mutating func cycle(through root: Int) -> [Int]? {
    search += 1
    effort -= 1
    current.removeAll(keepingCapacity: true)
    following.removeAll(keepingCapacity: true)
    current.append(root)
    cost[root] = 0
    var level: Int32 = 0
    while true {
      guard let node = current.popLast() else {
        if following.isEmpty { return nil }
        swap(&current, &following)
        level += 1
        continue
      }
      guard cost[node] == level else { continue }
      for arc in graph.arcs(from: node) where left[arc] > 0 {
        effort -= 1
        let next = Int(graph.target[arc])
        if next == root {
          var cycle = [arc]
          var node = node
          while node != root {
            cycle.append(Int(arcInto[node]))
            node = Int(graph.source[Int(arcInto[node])])
          }
          return cycle
        }
        guard next > root else { continue }
        let isFree = weights[arc] >= CutSearch.kept
        let price = isFree ? level : level + 1
        guard seenFor[next] != search || cost[next] > price else { continue }
        seenFor[next] = search
        cost[next] = price
        arcInto[next] = Int32(arc)
        if isFree { current.append(next) } else { following.append(next) }
      }
    }
  }
}
