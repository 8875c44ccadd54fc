package import Facts

/// The edges of a graph: each subject, relation and object that facts speak of, once; the facts that prove an edge lie apart.
///
/// 17 bytes an edge and 8 a node.
package struct EdgeTable: Sendable {
  /// Its edges ascend by source, relation and target; parallel ones differ in their relation.
  package let digraph: Digraph
  private let relations: [UInt8]
  /// The facts of an edge are `factStart[edge]..<factStart[edge + 1]`.
  private let factStart: [Int32]

  /// For each edge in the order of the other direction, its number.
  private let inEdge: [Int32]

  /// The numbers of the edges from a node, and of those to it.
  package func edges(from node: Graph.Node) -> Range<Int> { digraph.edges(from: node) }
  package func edges(to node: Graph.Node) -> some RandomAccessCollection<Int> {
    inEdge[Int(digraph.inStart[node])..<Int(digraph.inStart[node + 1])].lazy.map(Int.init)
  }
  package func target(of edge: Int) -> Graph.Node { digraph.target(of: edge) }
  package func relation(of edge: Int) -> Relation { Relation.inOrder[Int(relations[edge])] }

  /// The indices of the facts that prove an edge: its evidence, in order.
  package func facts(of edge: Int) -> Range<Int> { Int(factStart[edge])..<Int(factStart[edge + 1]) }

  /// How many bytes the edges take, without the facts.
  package var storageBytes: Int { digraph.storageBytes + relations.count + (factStart.count + inEdge.count) * MemoryLayout<Int32>.stride }

  /// `facts` ascend. O(n + facts).
  init(nodeCount: Int, facts: [Fact], endpoints: [Graph.Endpoints]) {
    var outStart = [Int32](repeating: 0, count: nodeCount + 1)
    var outTarget: [Int32] = []
    var relations: [UInt8] = []
    var factStart: [Int32] = []
    for index in facts.indices {
      let relation = facts[index].relation.order
      if index > 0, endpoints[index] == endpoints[index - 1], relation == relations.last { continue }
      outStart[Int(endpoints[index].source) + 1] += 1
      outTarget.append(endpoints[index].target)
      relations.append(relation)
      factStart.append(Int32(index))
    }
    factStart.append(Int32(facts.count))
    for node in 0..<nodeCount { outStart[node + 1] += outStart[node] }
    digraph = Digraph(outStart: outStart, outTarget: outTarget)
    inEdge = digraph.numbersOfTurnedEdges()
    self.relations = relations
    self.factStart = factStart
  }
}

extension Relation {
  /// Each at the place that `order` gives it.
  fileprivate static let inOrder: [Relation] = allCases.sorted { $0.order < $1.order }
}
