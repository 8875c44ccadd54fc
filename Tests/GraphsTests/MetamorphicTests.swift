import Facts
import Graphs
import Testing

/// What must stay as it is when nothing that matters changes.
@Suite struct MetamorphicTests {
  @Test("other numbers, turned edges and a lonely node change no measure of a graph")
  func measures() {
    for seed in 0..<300 {
      let graph = randomDigraph(seed, nodes: 2...14)
      var random = SplitMix64(seed: seed)
      let order = Array(0..<graph.nodeCount).shuffled(using: &random)
      let renamed = graph.relabelled(order)
      let lonely = graph.withIsolatedNode()
      let dependency = graph.lakosMetrics().cumulativeDependency
      #expect(renamed.lakosMetrics().cumulativeDependency == dependency && graph.reversed.lakosMetrics().cumulativeDependency == dependency, "seed \(seed)")
      #expect(lonely.lakosMetrics().cumulativeDependency == dependency + 1, "seed \(seed)")

      let cut = graph.feedbackEdges().edges.count
      for other in [renamed, graph.reversed, lonely] { #expect(other.feedbackEdges().edges.count == cut, "seed \(seed)") }

      let levels = graph.levels()
      #expect(order.indices.allSatisfy { renamed.levels()[order[$0]] == levels[$0] } && lonely.levels() == levels + [1], "seed \(seed)")
      #expect(graph.reversed.levels().max() == levels.max(), "seed \(seed)")

      let betweenness = graph.betweenness()
      for node in order.indices {
        #expect(abs(renamed.betweenness()[order[node]] - betweenness[node]) < 1e-9, "seed \(seed)")
        #expect(abs(graph.reversed.betweenness()[node] - betweenness[node]) < 1e-9, "seed \(seed)")
      }
      let falls = graph.biconnectivity()
      #expect(renamed.biconnectivity().articulationPoints == falls.articulationPoints.map { order[$0] }.sorted(), "seed \(seed)")
      #expect(graph.reversed.biconnectivity().articulationPoints == falls.articulationPoints, "seed \(seed)")
      #expect(graph.reversed.biconnectivity().bridges.count == falls.bridges.count, "seed \(seed)")
      #expect(lonely.biconnectivity().bridges.count == falls.bridges.count, "seed \(seed)")

      let likeness = graph.treeLikeness(from: [0])
      #expect(renamed.treeLikeness(from: [order[0]]) == likeness && lonely.treeLikeness(from: [0]) == likeness, "seed \(seed)")
      #expect(lonely.communities().dropLast() == graph.communities()[...], "seed \(seed)")
      #expect(graph.reversed.communities() == graph.communities(), "seed \(seed)")
    }
  }

  @Test("fifty orders of the same facts give the same answers, to the last number")
  func shuffled() {
    var random = SplitMix64(seed: 7)
    let entities = (0..<60).map { number in
      Entity(
        EntityID("s:\(number * 7919 % 60)"), kind: .class, name: "C\(number)", location: SourceLocation("f\(number % 13).h", line: number),
        isDefinition: true)
    }
    let facts = (0..<600).map { line in
      Fact(
        entities.randomElement(using: &random)!.id, Relation.allCases.randomElement(using: &random)!, entities.randomElement(using: &random)!.id,
        at: SourceLocation("f\(Int.random(in: 0..<13, using: &random)).h", line: line % 40), Fact.Details(ownership: .strong, member: "m\(line % 5)"))
    }
    func answers(_ entities: [Entity], _ facts: [Fact]) -> [String] {
      let graph = Graph(entities: entities, facts: facts)
      let folded = graph.folded(graph.view(.types), to: .file)
      let view = folded.view
      let knots = view.knots()
      return [
        "\(graph.entities)", "\(graph.facts)", "\(folded.names)", "\(view.edges)", "\(knots)",
        "\(knots.map { view.feedbackArcs(among: $0, effort: 10_000).arcs })", "\(knots.map { view.shortestCycle(among: $0) })",
        "\(view.digraph.communities())", "\(view.digraph.transitiveReduction())", "\(view.digraph.betweenness())",
        "\(view.digraph.shortestChains(from: 0, to: 5, limit: 10))", "\(view.digraph.proposedLayers(effort: 10_000))",
      ]
    }
    let expected = answers(entities, facts)
    for _ in 0..<50 { #expect(answers(entities.shuffled(using: &random), facts.shuffled(using: &random)) == expected) }
  }
}
