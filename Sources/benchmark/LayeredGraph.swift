import Graphs

/// A random graph like a codebase's: layers, edges from each to those below it, and a few edges that lead back.
///
/// Node 0 is alone in the top layer and reaches every other node. Every other node has `degree` edges from random nodes of the
/// three layers above it; `backEdges` more lead from a node to one of a layer above it. Numbers and edges are in random order, so that no algorithm
/// gains from neighbours that happen to lie beside each other. The same arguments give the same graph.
func layeredEdges(nodes count: Int, degree: Int, layers: Int, backEdges: Int, seed: Int) -> [Digraph.Edge] {
  var random = SplitMix64(seed: seed)
  // The nodes of layer 1 and below are cut into equal pieces.
  let layerSize = max(1, (count - 1 + layers - 1) / layers)
  func layer(_ node: Int) -> Int { node == 0 ? 0 : 1 + (node - 1) / layerSize }
  func start(_ layer: Int) -> Int { layer <= 0 ? 0 : min(count, 1 + (layer - 1) * layerSize) }

  let numbers = [0] + Array(1..<max(1, count)).shuffled(using: &random)
  var edges: [Digraph.Edge] = []
  edges.reserveCapacity(count * degree + backEdges)
  for node in 1..<max(1, count) {
    let own = layer(node)
    for _ in 0..<degree {
      edges.append(Digraph.Edge(numbers[Int.random(in: start(own - 3)..<start(own), using: &random)], numbers[node]))
    }
  }
  for _ in 0..<(count > layerSize + 1 ? backEdges : 0) {
    let node = Int.random(in: start(2)..<count, using: &random)
    edges.append(Digraph.Edge(numbers[node], numbers[Int.random(in: 1..<start(layer(node)), using: &random)]))
  }
  edges.shuffle(using: &random)
  return edges
}
