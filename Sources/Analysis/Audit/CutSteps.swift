internal import Facts
internal import Graphs

extension Graph {
  func cutSteps(_ graph: ComponentGraph) -> (now: Audit.State, steps: [Audit.Step]) {
    var isCut = [Bool](repeating: false, count: graph.dependencies.count)
    let view = View(
      nodeCount: graph.components.count,
      edges: graph.dependencies.enumerated().map { View.Edge(source: $1.source, target: $1.target, fact: $0) })
    func state() -> Audit.State {
      let left = Digraph(nodeCount: graph.components.count, edges: graph.dependencies.indices.filter { !isCut[$0] }.map { Digraph.Edge(graph.dependencies[$0].source, graph.dependencies[$0].target) })
      let knots = left.knots()
      return Audit.State(
        componentsInKnots: knots.reduce(0) { $0 + $1.count }, largestKnot: knots.map(\.count).max() ?? 0,
        cumulativeDependency: left.reachCounts().counts.reduce(0, +))
    }
    let now = state()
    var steps: [Audit.Step] = []
    for knot in graph.knots {
      for arc in view.feedbackArcs(among: knot, effort: 2_000_000, weight: { graph.dependencies[$0[0].fact].facts.count }).arcs {
        let dependency = arc.edges[0].fact
        isCut[dependency] = true
        steps.append(.init(dependency: dependency, lines: graph.dependencies[dependency].facts.map { facts[$0].location }, reason: "", after: state()))
      }
    }
    return (now, steps)
  }
}
