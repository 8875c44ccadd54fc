package import Facts
package import Graphs

/// A worklist that breaks all knots of imports at the least price, in the order of what each step gains for its price.
///
/// A step is one pair of components, and all lines that it names have to go: imports are what is counted and paid for, everywhere where cuts are counted.
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
  }

  package struct Step: Sendable {
    package let kind: Kind
    /// The groups of the folded graph, of components their path without an ending.
    package let source: String
    package let target: String
    /// What people call them.
    package let sourceName: String
    package let targetName: String
    /// Each a line to delete.
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
  /// No plan takes fewer imports than this, whatever it costs to do without them.
  package let lowerBound: Int

  /// How many imports have to go in all.
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
  /// The plan that breaks all knots of imports. As much work as `cutOrder`, and O(n e / 512) for each step.
  package func cutPlan(by unit: ImportKnots.Unit = .component) -> CutPlan {
    let imports = importKnots(by: unit)
    let cuts = imports.cuts()
    let names = imports.shortNames(of: Array(imports.knots.joined()))
    var reach = Reach(imports)
    var knots = KnotSizes(imports)
    let before = CutPlan.State(knots: knots.sizes(), reach: reach.count())
    let steps = cuts.order.steps.map { step in
      knots.remove(step.arc)
      reach.remove(step.arc)
      return CutPlan.Step(
        kind: .cutImports, source: imports.folded.names[step.arc.source], target: imports.folded.names[step.arc.target],
        sourceName: names[step.arc.source]!, targetName: names[step.arc.target]!, lines: cuts.prices.lines(step.arc).map { facts[$0].location },
        price: step.arc.weight, reason: cuts.prices.reason(step.arc, names), after: CutPlan.State(knots: knots.sizes(), reach: reach.count()))
    }
    return CutPlan(unit: unit, before: before, steps: steps, lowerBound: imports.knots.reduce(0) { $0 + imports.fewestImports(of: $1) })
  }
}

/// The knots that are left while arcs are taken out.
private struct KnotSizes {
  private let count: Int
  private var edges: Set<Digraph.Edge>

  init(_ imports: ImportKnots) {
    let view = imports.folded.view
    var knotOf = [Int](repeating: -1, count: view.nodeCount)
    for (number, knot) in imports.knots.enumerated() {
      for group in knot { knotOf[group] = number }
    }
    count = view.nodeCount
    edges = []
    for group in imports.knots.joined() {
      for target in view.successors(group) where knotOf[target] == knotOf[group] { edges.insert(Digraph.Edge(group, target)) }
    }
  }

  mutating func remove(_ arc: FeedbackArcs.Arc) { edges.remove(Digraph.Edge(arc.source, arc.target)) }

  /// The largest first.
  func sizes() -> [Int] { Digraph(nodeCount: count, edges: Array(edges)).knots().map(\.count).sorted(by: >) }
}

/// How much the project's components reach while arcs are taken out.
private struct Reach {
  private let imports: ImportKnots
  private let source: SourceGraph
  private var edges: Set<Digraph.Edge>

  init(_ imports: ImportKnots) {
    self.imports = imports
    let source = SourceGraph(imports.graph, imports.unit.level)
    self.source = source
    edges = Set((0..<source.digraph.nodeCount).flatMap { node in source.digraph.successors(node).map { Digraph.Edge(node, $0) } })
  }

  /// What is said of a component beside the imports stays.
  mutating func remove(_ arc: FeedbackArcs.Arc) {
    guard let from = component(arc.source), let to = component(arc.target) else { return }
    let gone = Set(arc.edges.map(\.fact))
    if source.facts(from: from, to: to).allSatisfy(gone.contains) { edges.remove(Digraph.Edge(from, to)) }
  }

  func count() -> Int { Digraph(nodeCount: source.digraph.nodeCount, edges: Array(edges)).lakosMetrics().cumulativeDependency }

  private func component(_ group: Int) -> Int? { imports.folded.members[group].lazy.compactMap(source.component).first }
}
