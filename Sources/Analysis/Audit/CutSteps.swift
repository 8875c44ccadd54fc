internal import Facts
internal import Graphs

extension Graph {
  /// What to cut so that no knot is left, the best gain for its price first, and how things stand before and after each step.
  ///
  /// What an import costs to do without, imports tell; where code names what it needs without importing it, as in Swift, mentions do (`CutPrices`).
  func cutSteps(_ graph: ComponentGraph) -> (now: Audit.State, steps: [Audit.Step]) {
    var standing = Standing(graph)
    let now = standing.state()
    guard !graph.knots.isEmpty else { return (now, []) }
    let (source, knotted) = (graph.source, graph.knots.joined().map { graph.source.groups[$0] })
    var knotOf = [Int](repeating: -1, count: source.folded.names.count)
    for (number, knot) in graph.knots.enumerated() { for component in knot { knotOf[source.groups[component]] = number } }
    func isInside(_ pair: GroupPair) -> Bool { knotOf[pair.source] >= 0 && knotOf[pair.source] == knotOf[pair.target] }
    let imports = CutPrices(self, source.folded, .imports, needs(in: source.folded, where: isInside))
    let mentions = CutPrices(self, source.folded, .mentions, needs(byEdgesOf: source.folded, where: isInside))
    func prices(_ edges: [View.Edge]) -> CutPrices { edges.allSatisfy { facts[$0.fact].relation == .imports } ? imports : mentions }

    let order = source.folded.view.cutOrder(among: knotted) { prices($0).price($0) }
    var numbers = [Int](repeating: -1, count: source.folded.names.count)
    for (number, group) in source.groups.enumerated() { numbers[group] = number }
    let names = Dictionary(uniqueKeysWithValues: knotted.map { ($0, lastPart(of: source.folded.names[$0])) })
    return (now, order.steps.map { step in
      let arc = step.arc
      let dependency = graph.dependency(from: numbers[arc.source], to: numbers[arc.target])!
      standing.cut(dependency)
      return Audit.Step(
        dependency: dependency, lines: graph.dependencies[dependency].facts.map { facts[$0].location }, reason: prices(arc.edges).reason(arc, names), after: standing.state())
    })
  }

  private func lastPart(of path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }
}

/// The components while dependencies are cut.
private struct Standing {
  private let graph: ComponentGraph
  private var isCut: [Bool]

  init(_ graph: ComponentGraph) {
    self.graph = graph
    isCut = Array(repeating: false, count: graph.dependencies.count)
  }

  mutating func cut(_ dependency: Int) { isCut[dependency] = true }

  /// O(c d / 512).
  func state() -> Audit.State {
    let edges = graph.dependencies.indices.filter { !isCut[$0] }.map { Digraph.Edge(graph.dependencies[$0].source, graph.dependencies[$0].target) }
    let left = Digraph(nodeCount: graph.components.count, edges: edges)
    let sizes = left.knots().filter { graph.knotOf[$0.first!] >= 0 }.map(\.count)
    return Audit.State(componentsInKnots: sizes.reduce(0, +), largestKnot: sizes.max() ?? 0, cumulativeDependency: left.reachCounts().counts.reduce(0, +))
  }
}
