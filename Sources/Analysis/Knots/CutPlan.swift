package import Facts
package import Graphs

/// A list of steps that breaks all knots of a project's source at the lowest price, ordered by the gain of each step for its price.
///
/// A step is one pair of components, and all lines that it lists have to change. In the C family, imports are deleted. In Swift, where files are not imported, the
/// lines mention what is needed from the other component.
package struct CutPlan: Sendable {
  /// The knots of the graph at one point of the plan.
  package struct State: Sendable, Equatable {
    /// The sizes of the knots, the largest first.
    package let knots: [Int]
    /// The sum over all components of how many components they reach, themselves included (CCD, `SourceGraph`).
    package let reach: Int

    package init(knots: [Int], reach: Int) {
      self.knots = knots
      self.reach = reach
    }

    package var componentsInKnots: Int { knots.reduce(0, +) }
    package var largestKnot: Int { knots.first ?? 0 }
    /// The number of ordered pairs of components that reach each other. The steps are ordered by this.
    package var pairs: Int { knots.reduce(0) { $0 + $1 * ($1 - 1) } }
  }

  /// What has to be done.
  package enum Kind: String, Sendable {
    /// Delete imports.
    case cutImports = "cut-imports"
    /// Remove the mentions of one component in the other.
    case cutMentions = "cut-mentions"
  }

  package struct Step: Sendable {
    package let kind: Kind
    /// Indices in `SourceGraph`.
    package let pair: (source: Int, target: Int)
    /// The groups of the folded graph; for components, the path without extension.
    package let source: String
    package let target: String
    /// The names that people use.
    package let sourceName: String
    package let targetName: String
    /// The lines to delete or change.
    package let lines: [SourceLocation]
    /// The cost of the change, in units of "delete a line" (`CutPrices`).
    package let price: Int
    /// Why this pair was chosen, and what to do instead.
    package let reason: String
    package let after: State
  }

  /// The unit of the graph: files, components, folders or modules.
  package let unit: ImportKnots.Unit
  package let before: State
  /// All steps; no knot is left after the last one.
  package let steps: [Step]
  /// A lower bound for the number of lines of any such plan, whatever its price.
  package let lowerBound: Int

  /// The number of lines of all steps.
  package var lineCount: Int { steps.reduce(0) { $0 + $1.lines.count } }
  package var price: Int { steps.reduce(0) { $0 + $1.price } }

  /// The number of first steps that together bring at least two thirds of the total gain in `reach`.
  package var stepsToTwoThirds: Int {
    let all = before.reach - (steps.last?.after.reach ?? before.reach)
    return steps.firstIndex { 3 * (before.reach - $0.after.reach) >= 2 * all }.map { $0 + 1 } ?? steps.count
  }

  /// For each step the index of the first step, from it on, after which something improves: some imports only bring a gain once others are removed, too.
  package var payoffs: [Int] {
    var payoffs = Array(steps.indices)
    for index in steps.indices.reversed().dropFirst() where steps[index].after.knots == (index == 0 ? before : steps[index - 1].after).knots {
      payoffs[index] = payoffs[index + 1]
    }
    return payoffs
  }
}

extension Graph {
  /// The plan that breaks all knots. Costs as much as `cutOrder`, and O(n e / 512) for each step with a gain.
  package func cutPlan(by unit: ImportKnots.Unit = .component) -> CutPlan { cutPlan(SourceGraph(self, unit.level), by: unit) }

  /// The same for a source graph that exists already.
  ///
  /// Imports tell the price of removing an import. Where code needs things without importing them, as in Swift, mentions tell it (`CutPrices`).
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
    let cut = Set(order.steps.map { GroupPair($0.arc.source, $0.arc.target) })
    let steps = order.steps.map { step in
      let (arc, prices) = (step.arc, prices(step.arc.edges))
      let pair = (source: source.number(ofGroup: arc.source)!, target: source.number(ofGroup: arc.target)!)
      simulation.cut(arc.edges, from: pair.source, to: pair.target)
      return CutPlan.Step(
        kind: areImports(arc.edges) ? .cutImports : .cutMentions, pair: pair, source: source.names[pair.source], target: source.names[pair.target],
        sourceName: names[arc.source]!, targetName: names[arc.target]!, lines: areImports(arc.edges) ? prices.lines(arc).map { facts[$0].location } : lines(arc.edges),
        price: arc.weight, reason: prices.reason(arc, names, besides: cut), after: simulation.state)
    }
    let bounds = source.knots.map { knot in
      source.ties.feedbackArcs(among: knot.map { source.groups[$0] }, effort: 2_000_000) { lines($0).count }.lowerBound
    }
    return CutPlan(unit: unit, before: before, steps: steps, lowerBound: bounds.reduce(0, +))
  }

  /// The lines of edges, without duplicates, ascending.
  private func lines(_ edges: [View.Edge]) -> [SourceLocation] {
    var seen: Set<SourceLocation> = []
    return edges.map { facts[$0.fact].location }.sorted().filter { seen.insert(SourceLocation($0.path, line: $0.line)).inserted }
  }
}

/// The components while dependencies are removed.
private struct CutSimulation {
  private let source: SourceGraph
  /// The edges that can form a knot, and all edges. A suppressed import is still a dependency, but does not form knots.
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

  /// O(n + e), and O(n e / 512) more if a knot falls apart: as long as all of a knot reach each other, the reach does not change.
  mutating func cut(_ proofs: [View.Edge], from: Int, to: Int) {
    let edge = Digraph.Edge(from, to)
    ties.remove(edge)
    // Suppressed imports between the two components remain.
    if source.folded.view.edges(from: source.groups[from]).count(where: { $0.target == source.groups[to] }) == proofs.count { edges.remove(edge) }
    let knots = Digraph(nodeCount: source.names.count, edges: Array(ties)).knots().map(\.count).sorted(by: >)
    if knots != state.knots { state = CutPlan.State(knots: knots, reach: reach) }
  }

  private var reach: Int { Digraph(nodeCount: source.names.count, edges: Array(edges)).reachCounts().counts.reduce(0, +) }
}
