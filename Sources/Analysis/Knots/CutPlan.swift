package import Facts
package import Graphs

/// A worklist that breaks all knots of a project's source at the least price, in the order of what each step gains for its price.
///
/// A step is one pair of components, and all lines that it names have to change: in the C family imports are deleted, in Swift, where nobody imports a
/// file, the lines name what is needed of the other.
package struct CutPlan: Sendable {
  /// How knotted a graph is at one moment.
  package struct State: Sendable, Equatable {
    /// The sizes of the knots, the largest first.
    package let knots: [Int]
    /// The sum over all components of the project of how many they reach, themselves included (CCD, `SourceGraph`).
    package let reach: Int

    package init(knots: [Int], reach: Int) {
      self.knots = knots
      self.reach = reach
    }

    package var componentsInKnots: Int { knots.reduce(0, +) }
    package var largestKnot: Int { knots.first ?? 0 }
    /// How many ordered pairs of components reach each other: what the order of the steps is by.
    package var pairs: Int { knots.reduce(0) { $0 + $1 * ($1 - 1) } }
  }

  /// What has to be done.
  package enum Kind: String, Sendable {
    /// Imports are deleted.
    case cutImports = "cut-imports"
    /// What one says of the other is said no more.
    case cutMentions = "cut-mentions"
  }

  package struct Step: Sendable {
    package let kind: Kind
    /// Their numbers in `SourceGraph`.
    package let pair: (source: Int, target: Int)
    /// The groups of the folded graph, of components their path without an ending.
    package let source: String
    package let target: String
    /// What people call them.
    package let sourceName: String
    package let targetName: String
    /// Each a line to delete or to change.
    package let lines: [SourceLocation]
    /// What it costs to do without, in units of "delete a line" (`CutPrices`).
    package let price: Int
    /// Why that one, and what to do instead.
    package let reason: String
    package let after: State
  }

  /// What may not import each other.
  package let unit: ImportKnots.Unit
  package let before: State
  /// All of them; no knot is left after the last.
  package let steps: [Step]
  /// No plan touches fewer lines than this, whatever it costs to do without them.
  package let lowerBound: Int

  /// How many lines are touched in all.
  package var lineCount: Int { steps.reduce(0) { $0 + $1.lines.count } }
  package var price: Int { steps.reduce(0) { $0 + $1.price } }

  /// With how many steps, the first ones, at least two thirds come of what all steps take from `reach`.
  package var stepsToTwoThirds: Int {
    let all = before.reach - (steps.last?.after.reach ?? before.reach)
    return steps.firstIndex { 3 * (before.reach - $0.after.reach) >= 2 * all }.map { $0 + 1 } ?? steps.count
  }

  /// For each step the number of the first one from it on after which something is better: some imports gain nothing until others are gone as well.
  package var payoffs: [Int] {
    var payoffs = Array(steps.indices)
    for index in steps.indices.reversed().dropFirst() where steps[index].after.knots == (index == 0 ? before : steps[index - 1].after).knots {
      payoffs[index] = payoffs[index + 1]
    }
    return payoffs
  }
}

extension Graph {
  /// The plan that breaks all knots. As much work as `cutOrder`, and O(n e / 512) for each step that gains something.
  package func cutPlan(by unit: ImportKnots.Unit = .component) -> CutPlan { cutPlan(SourceGraph(self, unit.level), by: unit) }

  /// The same for who has the source graph at hand.
  ///
  /// What an import costs to do without, imports tell; where code names what it needs without importing it, as in Swift, mentions do (`CutPrices`).
  package func cutPlan(_ source: SourceGraph, by unit: ImportKnots.Unit) -> CutPlan {
    var simulation = CutSimulation(source)
    let before = simulation.state
    guard !source.knots.isEmpty else { return CutPlan(unit: unit, before: before, steps: [], lowerBound: 0) }
    let folded = source.folded
    var knotOf = [Int](repeating: -1, count: folded.names.count)
    for (number, knot) in source.knots.enumerated() { for component in knot { knotOf[source.groups[component]] = number } }
    func isInside(_ pair: GroupPair) -> Bool { knotOf[pair.source] >= 0 && knotOf[pair.source] == knotOf[pair.target] }
    let imports = CutPrices(
      self, folded, .imports, couplings(in: folded, where: isInside), implementations: unit == .file ? implementationCouplings(in: folded) { knotOf[$0] >= 0 } : [])
    let mentions = CutPrices(self, folded, .mentions, couplings(byEdgesOf: folded, where: isInside))
    func areImports(_ edges: [View.Edge]) -> Bool { edges.allSatisfy { facts[$0.fact].relation == .imports } }
    func prices(_ edges: [View.Edge]) -> CutPrices { areImports(edges) ? imports : mentions }

    let order = source.ties.cutOrder(among: source.knots.joined().map { source.groups[$0] }.sorted()) { prices($0).price($0) }
    let knotted = source.knots.joined().map { source.groups[$0] }
    let names = Dictionary(uniqueKeysWithValues: zip(knotted, unit.shortNames(knotted.map { folded.names[$0] })))
    let steps = order.steps.map { step in
      let (arc, prices) = (step.arc, prices(step.arc.edges))
      let pair = (source: source.number(ofGroup: arc.source)!, target: source.number(ofGroup: arc.target)!)
      simulation.cut(arc.edges, from: pair.source, to: pair.target)
      return CutPlan.Step(
        kind: areImports(arc.edges) ? .cutImports : .cutMentions, pair: pair, source: source.names[pair.source], target: source.names[pair.target],
        sourceName: names[arc.source]!, targetName: names[arc.target]!, lines: areImports(arc.edges) ? prices.lines(arc).map { facts[$0].location } : lines(arc.edges),
        price: arc.weight, reason: prices.reason(arc, names), after: simulation.state)
    }
    let bounds = source.knots.map { knot in
      source.ties.feedbackArcs(among: knot.map { source.groups[$0] }, effort: 2_000_000) { lines($0).count }.lowerBound
    }
    return CutPlan(unit: unit, before: before, steps: steps, lowerBound: bounds.reduce(0, +))
  }

  /// Where edges stand, each line once, ascending.
  private func lines(_ edges: [View.Edge]) -> [SourceLocation] {
    var seen: Set<SourceLocation> = []
    return edges.map { facts[$0.fact].location }.sorted().filter { seen.insert(SourceLocation($0.path, line: $0.line)).inserted }
  }
}

/// The components while dependencies are cut.
private struct CutSimulation {
  private let source: SourceGraph
  /// What can tie a knot, and all there is: what the project lets stand is needed and ties nothing.
  private var ties: Set<Digraph.Edge>
  private var edges: Set<Digraph.Edge>
  private(set) var state: CutPlan.State

  init(_ source: SourceGraph) {
    self.source = source
    edges = Set((0..<source.digraph.nodeCount).flatMap { node in source.digraph.successors(node).map { Digraph.Edge(node, $0) } })
    var knotOf = [Int](repeating: -1, count: source.names.count)
    for (number, knot) in source.knots.enumerated() { for component in knot { knotOf[component] = number } }
    ties = []
    for component in source.knots.joined() {
      for group in source.ties.successors(source.groups[component]) {
        guard let target = source.number(ofGroup: group), knotOf[target] == knotOf[component] else { continue }
        ties.insert(Digraph.Edge(component, target))
      }
    }
    state = CutPlan.State(knots: source.knots.map(\.count), reach: 0)
    state = CutPlan.State(knots: state.knots, reach: reach)
  }

  /// O(n + e), and O(n e / 512) more where a knot comes apart: as long as all of a knot reach each other, everybody reaches what they did.
  mutating func cut(_ proofs: [View.Edge], from: Int, to: Int) {
    let edge = Digraph.Edge(from, to)
    ties.remove(edge)
    // What the project lets stand beside it stays.
    if source.folded.view.edges(from: source.groups[from]).count(where: { $0.target == source.groups[to] }) == proofs.count { edges.remove(edge) }
    let knots = Digraph(nodeCount: source.names.count, edges: Array(ties)).knots().map(\.count).sorted(by: >)
    if knots != state.knots { state = CutPlan.State(knots: knots, reach: reach) }
  }

  private var reach: Int { Digraph(nodeCount: source.names.count, edges: Array(edges)).reachCounts().counts.reduce(0, +) }
}
