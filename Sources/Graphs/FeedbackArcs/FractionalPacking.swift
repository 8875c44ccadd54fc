/// Fractions of cycles, packed into the arcs' weights: the linear relaxation of the feedback arc set problem, whose bound is better than that of
/// whole cycles.
///
/// Garg and Könemann, "Faster and simpler algorithms for multicommodity flow and other fractional packing problems", SIAM Journal on Computing 37
/// (2007), with Fleischer's order of searches (SIAM Journal on Discrete Mathematics 13, 2000): a cycle of about the least length gets the weight of
/// its lightest arc, and each of its arcs gets longer in proportion to how much that fills it. The packing exceeds the weights; in the end it is
/// scaled down, in whole numbers, so that the bound holds whenever the search stops.
struct FractionalPacking {
  private let graph: WeightedArcs
  private let cut: [Int]
  private var lengths: [Double]
  /// How much each arc has been given, and what all cycles were given.
  private var given: [Int]
  private var packed = 0
  private var effort = 0

  private var distance: [Double]
  private var arcInto: [Int32]
  private var seenFor: [Int32]
  private var search: Int32 = 0
  private var heap = Heap<Reached>()

  private struct Reached: Comparable {
    let distance: Double
    let node: Int32
    static func < (a: Self, b: Self) -> Bool { a.distance != b.distance ? a.distance < b.distance : a.node < b.node }
  }

  init(_ graph: WeightedArcs, cut: [Int]) {
    self.graph = graph
    self.cut = cut
    lengths = graph.weights.map { 1 / Double($0) }
    given = Array(repeating: 0, count: graph.arcCount)
    distance = Array(repeating: 0, count: graph.nodeCount)
    arcInto = Array(repeating: 0, count: graph.nodeCount)
    seenFor = arcInto
  }

  /// By which fraction an arc gets longer when it is filled once. A smaller step is more exact and slower.
  private static let step = 0.08

  /// A lower bound for the weight of any cut. It stops when the bound reaches `goal`, when the lengths have grown too large, or when the effort is spent.
  mutating func bound(goal: Int, effort: Int) -> Int {
    self.effort = effort
    var best = 0
    var threshold = lengths.min() ?? 0
    while self.effort > 0, threshold < 1e12 {
      threshold *= 1 + FractionalPacking.step
      for arc in cut {
        while self.effort > 0, let cycle = cycle(through: arc, shorterThan: threshold) {
          let least = cycle.reduce(Int.max) { min($0, graph.weights[$1]) }
          packed += least
          for arc in cycle {
            given[arc] += least
            lengths[arc] *= 1 + FractionalPacking.step * Double(least) / Double(graph.weights[arc])
          }
        }
      }
      best = max(best, scaled())
      if best >= goal { break }
    }
    return best
  }

  /// What is packed, divided by how many times over the fullest arc is filled, rounded up: a cut weighs a whole number.
  private func scaled() -> Int {
    guard let fullest = given.indices.max(by: { given[$0] * graph.weights[$1] < given[$1] * graph.weights[$0] }), given[fullest] > 0 else { return 0 }
    return (packed * graph.weights[fullest] + given[fullest] - 1) / given[fullest]
  }

  /// The shortest cycle through an arc. Dijkstra, "A note on two problems in connexion with graphs", Numerische Mathematik 1 (1959).
  private mutating func cycle(through closing: Int, shorterThan limit: Double) -> [Int]? {
    let (start, end) = (graph.target[closing], graph.source[closing])
    search += 1
    heap.removeAll()
    distance[Int(start)] = lengths[closing]
    seenFor[Int(start)] = search
    heap.insert(Reached(distance: lengths[closing], node: start))
    while let reached = heap.removeLeast() {
      guard reached.distance < limit else { return nil }
      let node = Int(reached.node)
      guard reached.distance == distance[node] else { continue }
      if reached.node == end {
        var cycle = [closing]
        var node = node
        while node != Int(start) {
          cycle.append(Int(arcInto[node]))
          node = Int(graph.source[Int(arcInto[node])])
        }
        return cycle
      }
      for arc in graph.arcs(from: node) {
        effort -= 4
        let next = Int(graph.target[arc])
        let length = reached.distance + lengths[arc]
        guard length < limit, seenFor[next] != search || length < distance[next] else { continue }
        seenFor[next] = search
        distance[next] = length
        arcInto[next] = Int32(arc)
        heap.insert(Reached(distance: length, node: Int32(next)))
      }
    }
    return nil
  }
}
