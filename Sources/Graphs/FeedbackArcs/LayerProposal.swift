/// Layers that a graph could be given: every edge but the broken ones leads down to a lower layer.
package struct LayerProposal: Sendable {
  /// For each node its layer, from 1 at the bottom.
  package let layers: [Int32]
  /// The edges that lead up or sideways, ascending: what would have to go.
  package let broken: [Int]
  /// No layers break fewer edges than this.
  package let lowerBound: Int

  package var isOptimal: Bool { broken.count == lowerBound }
}

extension Digraph {
  /// The layers that break the fewest edges: the levels of what is left without the cheapest set of edges that opens every cycle. An edge from a
  /// node to itself breaks nothing. As costly as `feedbackEdges`.
  package func proposedLayers(effort: Int = 50_000_000) -> LayerProposal {
    let (broken, bound) = feedbackEdges(effort: effort)
    var isBroken = [Bool](repeating: false, count: edgeCount)
    for edge in broken { isBroken[edge] = true }
    var outStart: [Int32] = [0]
    var outTarget: [Int32] = []
    for node in 0..<nodeCount {
      for edge in edges(from: node) where !isBroken[edge] { outTarget.append(self.outTarget[edge]) }
      outStart.append(Int32(outTarget.count))
    }
    return LayerProposal(layers: Digraph(outStart: outStart, outTarget: outTarget).levels(), broken: broken, lowerBound: bound)
  }
}
