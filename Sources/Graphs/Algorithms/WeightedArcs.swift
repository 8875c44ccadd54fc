/// A simple graph whose arcs have prices: what the search for the cheapest cut runs on. Arcs ascend by source, then target.
struct WeightedArcs {
  let nodeCount: Int
  /// The arcs from `node` are `start[node]..<start[node + 1]`.
  let start: [Int32]
  let source: [Int32]
  let target: [Int32]
  /// At least 1.
  let weights: [Int]

  var arcCount: Int { target.count }
  func arcs(from node: Int) -> Range<Int> { Int(start[node])..<Int(start[node + 1]) }
  func arc(from node: Int, to other: Int) -> Int? { place(of: Int32(other), in: target, within: arcs(from: node)) }
  func weight(of arcs: [Int]) -> Int { arcs.reduce(0) { $0 + weights[$1] } }

  /// The graph without names and prices; its edges have the arcs' numbers.
  var digraph: Digraph { Digraph(outStart: start, outTarget: target) }

  /// The arcs that lead back in an order of all nodes, ascending.
  func backwardArcs(in order: [Int]) -> [Int] {
    var place = [Int](repeating: 0, count: order.count)
    for (index, node) in order.enumerated() { place[node] = index }
    return (0..<arcCount).filter { place[Int(source[$0])] > place[Int(target[$0])] }
  }

  init(_ graph: InducedGraph, weights: [Int]) {
    self.init(nodeCount: graph.nodes.count, start: graph.start, source: graph.source, target: graph.target, weights: weights)
  }

  func withWeights(_ weights: [Int]) -> WeightedArcs {
    WeightedArcs(nodeCount: nodeCount, start: start, source: source, target: target, weights: weights)
  }

  private init(nodeCount: Int, start: [Int32], source: [Int32], target: [Int32], weights: [Int]) {
    self.nodeCount = nodeCount
    self.start = start
    self.source = source
    self.target = target
    self.weights = weights
  }

  /// The parts that can be solved separately, each with the numbers that its arcs have here: the blocks of the strongly connected components.
  /// A cycle never leaves a block, for it would have to come back through the same node. Arcs on no cycle are in no part. O(n + m log m).
  func independentParts() -> [(part: WeightedArcs, arcs: [Int])] {
    let components = digraph.componentNumbers().numbers
    let inside = (0..<arcCount).filter { components[Int(source[$0])] == components[Int(target[$0])] }
    let knots = self.part(of: inside, nodes: Array(0..<Int32(nodeCount)))
    let blocks = knots.digraph.biconnectivity()
    var arcsOfBlock = [[Int]](repeating: [], count: blocks.blockCount)
    for (number, arc) in inside.enumerated() { arcsOfBlock[Int(blocks.blocks[number])].append(arc) }
    // Blocks are numbered as the search leaves them; by their first arc they come in the order of the nodes.
    arcsOfBlock.sort { $0[0] < $1[0] }
    var numbers = [Int32](repeating: -1, count: nodeCount)
    return arcsOfBlock.map { arcs in
      let nodes = Set(arcs.flatMap { [source[$0], target[$0]] }).sorted()
      for (number, node) in nodes.enumerated() { numbers[Int(node)] = Int32(number) }
      defer { for node in nodes { numbers[Int(node)] = -1 } }
      return (part(of: arcs, nodes: nodes, numbers), arcs)
    }
  }

  func part(of arcs: [Int], nodes: [Int32], _ numbers: [Int32]? = nil) -> WeightedArcs {
    func number(_ node: Int32) -> Int32 { numbers.map { $0[Int(node)] } ?? node }
    var start = [Int32](repeating: 0, count: nodes.count + 1)
    for arc in arcs { start[Int(number(source[arc])) + 1] += 1 }
    for node in nodes.indices { start[node + 1] += start[node] }
    return WeightedArcs(
      nodeCount: nodes.count, start: start, source: arcs.map { number(source[$0]) }, target: arcs.map { number(target[$0]) },
      weights: arcs.map { weights[$0] })
  }
}
