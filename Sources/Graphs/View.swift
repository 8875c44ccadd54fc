package import Facts

/// A graph seen through some of its relations, or folded up: nodes, and edges that each stand for one fact.
///
/// Compressed sparse rows in both directions; costs 16 bytes an edge and 8 a node whatever the graph's size. Parallel edges are kept.
package struct View: Sendable {
  package typealias Node = Int

  package struct Edge: Sendable, Hashable {
    package let source: Node
    package let target: Node
    /// The index of the fact in the graph.
    package let fact: Int

    package init(source: Node, target: Node, fact: Int) {
      self.source = source
      self.target = target
      self.fact = fact
    }
  }

  package let nodeCount: Int
  let outStart: [Int32]
  let outTarget: [Int32]
  private let outFact: [Int32]
  private let inStart: [Int32]
  private let inSource: [Int32]
  private let inFact: [Int32]

  /// O(n + e). Edges come out grouped by source, then in the order given; give them sorted to have them sorted.
  package init(nodeCount: Int, edges: [Edge]) {
    self.nodeCount = nodeCount
    (outStart, outTarget, outFact) = View.rows(nodeCount, edges, from: { $0.source }, to: { $0.target })
    (inStart, inSource, inFact) = View.rows(nodeCount, edges, from: { $0.target }, to: { $0.source })
  }

  package var edgeCount: Int { outTarget.count }

  package func edges(from node: Node) -> [Edge] {
    range(outStart, node).map { Edge(source: node, target: Int(outTarget[$0]), fact: Int(outFact[$0])) }
  }

  package func edges(to node: Node) -> [Edge] {
    range(inStart, node).map { Edge(source: Int(inSource[$0]), target: node, fact: Int(inFact[$0])) }
  }

  /// The nodes that edges lead to; one entry an edge, so a node may repeat. No allocation.
  package func successors(_ node: Node) -> Neighbours {
    Neighbours(values: outTarget[range(outStart, node)])
  }

  package func predecessors(_ node: Node) -> Neighbours {
    Neighbours(values: inSource[range(inStart, node)])
  }

  package func outDegree(_ node: Node) -> Int { range(outStart, node).count }
  package func inDegree(_ node: Node) -> Int { range(inStart, node).count }

  private func range(_ starts: [Int32], _ node: Node) -> Range<Int> { Int(starts[node])..<Int(starts[node + 1]) }

  package struct Neighbours: RandomAccessCollection, Sendable {
    fileprivate let values: ArraySlice<Int32>
    package var startIndex: Int { values.startIndex }
    package var endIndex: Int { values.endIndex }
    package subscript(index: Int) -> Node { Int(values[index]) }
  }

  private static func rows(
    _ nodeCount: Int, _ edges: [Edge], from: (Edge) -> Node, to: (Edge) -> Node
  ) -> (start: [Int32], other: [Int32], fact: [Int32]) {
    var start = [Int32](repeating: 0, count: nodeCount + 1)
    for edge in edges { start[from(edge) + 1] += 1 }
    for node in 0..<nodeCount { start[node + 1] += start[node] }
    var next = start
    var other = [Int32](repeating: 0, count: edges.count)
    var fact = other
    for edge in edges {
      let place = Int(next[from(edge)])
      next[from(edge)] += 1
      other[place] = Int32(to(edge))
      fact[place] = Int32(edge.fact)
    }
    return (start, other, fact)
  }
}

extension Graph {
  /// The graph through the facts for which `isSeen` holds; its nodes are the graph's nodes. O(n + e).
  package func view(where isSeen: (Fact) -> Bool) -> View {
    var edges: [View.Edge] = []
    for index in facts.indices where isSeen(facts[index]) {
      edges.append(View.Edge(source: source(of: index), target: target(of: index), fact: index))
    }
    return View(nodeCount: entities.count, edges: edges)
  }

  package func view(along relations: Relation...) -> View {
    view { relations.contains($0.relation) }
  }
}
