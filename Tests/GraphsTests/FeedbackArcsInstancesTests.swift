import Graphs
import Testing

/// Feedback arc sets whose least size is known beforehand. Edges from a node to itself are not counted, here or there.
@Suite struct FeedbackArcsInstancesTests {
  struct Instance: CustomTestStringConvertible {
    let name: String
    let graph: Digraph
    let optimum: Int
    var testDescription: String { name }
  }

  /// Each has as many cycles without a common edge as the optimum says, and that many edges open all of them: one can check it by eye.
  static let handMade = [
    Instance(name: "no cycle", graph: Digraph("0 1, 1 2, 0 2"), optimum: 0),
    Instance(name: "a ring of 30", graph: .ring(30), optimum: 1),
    Instance(name: "there and back", graph: Digraph("0 1, 1 0"), optimum: 1),
    Instance(name: "a triangle with one edge doubled back", graph: Digraph("0 1, 1 2, 2 0, 1 0"), optimum: 1),
    Instance(name: "two triangles with a common edge", graph: Digraph("0 1, 1 2, 2 0, 1 3, 3 0"), optimum: 1),
    Instance(name: "two triangles with a common node", graph: Digraph("0 1, 1 2, 2 0, 0 3, 3 4, 4 0"), optimum: 2),
    Instance(name: "a wheel of there-and-back spokes", graph: Digraph(nodeCount: 25, edges: (1..<25).flatMap { [.init(0, $0), .init($0, 0)] }), optimum: 24),
    Instance(name: "a chain of 20 pairs", graph: Digraph(nodeCount: 21, edges: (0..<20).flatMap { [.init($0, $0 + 1), .init($0 + 1, $0)] }), optimum: 20),
    Instance(name: "a ladder of 10 rings with one edge in common", graph: ladder(10), optimum: 1),
    Instance(name: "twelve triangles in a ring, node to node", graph: triangles(12), optimum: 13),
  ]

  /// - de Bruijn graphs B(2, n), without their two loops: a feedback arc set of B(2, n) is a feedback vertex set of B(2, n + 1), whose least
  ///   size is the number of binary necklaces of length n + 1. Mykkeltveit, "A proof of Golomb's conjecture for the de Bruijn graph", Journal of
  ///   Combinatorial Theory B 13 (1972).
  /// - Paley tournaments: no tournament of 3, 7 or 11 nodes needs more arcs turned than 1, 7 and 20 (sequence A003141 of the OEIS), and these need as many.
  /// - the complete graph: every pair of nodes closes a cycle, n (n - 1) / 2.
  ///
  /// The test does not take them on trust: each is proven anew, by trying every order or by a bound that meets the cut.
  static let published =
    [(2, 2), (3, 4), (4, 6), (5, 12), (6, 18), (7, 34)].map { Instance(name: "de Bruijn B(2, \($0))", graph: deBruijn($0), optimum: $1) }
    + [(3, 1), (7, 7), (11, 20)].map { Instance(name: "Paley tournament of \($0)", graph: paley($0), optimum: $1) }
    + [Instance(name: "complete graph of 40", graph: View.complete(40).digraph, optimum: 780)]

  @Test("ten made by hand", arguments: handMade)
  func findsHandMade(_ instance: Instance) { check(instance) }

  @Test("ten that are published", arguments: published)
  func findsPublished(_ instance: Instance) { check(instance) }

  private func check(_ instance: Instance) {
    let cut = instance.graph.feedbackEdges(effort: 2_000_000)
    #expect(cut.edges.count == instance.optimum)
    #expect(cut.lowerBound == instance.optimum, "proven")
    let left = instance.graph.pairs.enumerated().filter { !cut.edges.contains($0.offset) }.map { Digraph.Edge($0.element[0], $0.element[1]) }
    #expect(Digraph(nodeCount: instance.graph.nodeCount, edges: left).knots().isEmpty)
  }

  @Test("numbers of necklaces, counted")
  func necklaces() {
    for (length, count) in [(3, 4), (4, 6), (5, 8), (6, 14), (7, 20), (8, 36)] {
      let words = 0..<(1 << length)
      let least = words.filter { word in
        (0..<length).allSatisfy { turn in (word << turn | word >> (length - turn)) & ((1 << length) - 1) >= word }
      }
      #expect(least.count == count)
      // Two of them, 00...0 and 11...1, are edges from a node to itself.
      #expect(Self.published[length - 3].optimum == count - 2)
    }
  }

  @Test("within 5 % of the best on knots of 200 nodes whose best is known: forward edges, and backward ones each with a way of its own", arguments: 0..<4)
  func findsPlanted(_ seed: Int) {
    let (graph, optimum) = plantedKnot(nodes: 200, back: 20 + 10 * seed, seed: seed)
    let cut = graph.feedbackEdges(effort: 1_000_000)
    #expect(cut.edges.count >= optimum && cut.lowerBound <= optimum)
    #expect(Double(cut.edges.count) <= 1.05 * Double(optimum), "\(cut.edges.count) for \(optimum)")
  }

  /// Every backward edge closes a cycle with forward edges that no other one uses, so that as many must be cut; and cutting them is enough.
  private func plantedKnot(nodes count: Int, back: Int, seed: Int) -> (Digraph, Int) {
    var random = SplitMix64(seed: seed)
    let order = Array(0..<count).shuffled(using: &random)
    var taken: Set<[Int]> = []
    var edges: [Digraph.Edge] = []
    var made = 0
    while made < back {
      let places = (0..<Int.random(in: 3...6, using: &random)).map { _ in Int.random(in: 0..<count, using: &random) }.sorted()
      let steps = zip(places, places.dropFirst()).map { [$0, $1] } + [[places.last!, places[0]]]
      guard Set(places).count == places.count, steps.allSatisfy({ !taken.contains($0) }) else { continue }
      taken.formUnion(steps)
      edges += steps.map { Digraph.Edge(order[$0[0]], order[$0[1]]) }
      made += 1
    }
    for _ in 0..<2 * count {
      let ends = [Int.random(in: 0..<count, using: &random), Int.random(in: 0..<count, using: &random)].sorted()
      if ends[0] != ends[1] { edges.append(Digraph.Edge(order[ends[0]], order[ends[1]])) }
    }
    return (Digraph(nodeCount: count, edges: edges), back)
  }

  private static func ladder(_ count: Int) -> Digraph {
    Digraph(
      nodeCount: 2 + 3 * count,
      edges: [.init(0, 1)]
        + (0..<count).flatMap { rung -> [Digraph.Edge] in
          let first = 2 + 3 * rung
          return [.init(1, first), .init(first, first + 1), .init(first + 1, first + 2), .init(first + 2, 0)]
        })
  }

  /// Each triangle hands on to the next by its own edge of a ring: one edge a triangle, and one of the ring.
  private static func triangles(_ count: Int) -> Digraph {
    Digraph(
      nodeCount: 3 * count,
      edges: (0..<count).flatMap { index -> [Digraph.Edge] in
        let (a, next) = (3 * index, 3 * ((index + 1) % count))
        return [.init(a, a + 1), .init(a + 1, a + 2), .init(a + 2, a), .init(a, next)]
      })
  }

  private static func deBruijn(_ length: Int) -> Digraph {
    let count = 1 << length
    return Digraph(nodeCount: count, edges: (0..<count).flatMap { [Digraph.Edge($0, 2 * $0 % count), Digraph.Edge($0, (2 * $0 + 1) % count)] })
  }

  private static func paley(_ prime: Int) -> Digraph {
    let squares = Set((1..<prime).map { $0 * $0 % prime })
    return Digraph(nodeCount: prime, edges: (0..<prime).flatMap { node in squares.sorted().map { Digraph.Edge(node, (node + $0) % prime) } })
  }
}
