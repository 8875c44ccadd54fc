package import Facts

/// A graph seen through some of its relations, or folded up: nodes, and edges that each stand for one fact.
///
/// Costs 16 bytes an edge and 8 a node whatever the graph's size. Parallel edges are kept. Algorithms run on its `digraph`.
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

  package let digraph: Digraph
  /// For each edge its fact, and the same in the order of the other direction.
  private let outFact: [Int32]
  private let inFact: [Int32]

  package var nodeCount: Int { digraph.nodeCount }
  package var edgeCount: Int { digraph.edgeCount }

  /// O(n + e). Edges come out grouped by source, then in the order given; give them sorted to have them sorted.
  package init(nodeCount: Int, edges: [Edge]) {
    var start = [Int32](repeating: 0, count: nodeCount + 1)
    for edge in edges { start[edge.source + 1] += 1 }
    for node in 0..<nodeCount { start[node + 1] += start[node] }
    var next = start
    var target = [Int32](repeating: 0, count: edges.count)
    var fact = target
    for edge in edges {
      let place = Int(next[edge.source])
      next[edge.source] += 1
      target[place] = Int32(edge.target)
      fact[place] = Int32(edge.fact)
    }
    self.init(outStart: start, outTarget: target, outFact: fact)
  }

  /// The view of rows that are grouped by source already. O(n + e).
  init(outStart: [Int32], outTarget: [Int32], outFact: [Int32]) {
    digraph = Digraph(outStart: outStart, outTarget: outTarget)
    self.outFact = outFact
    inFact = digraph.numbersOfTurnedEdges().map { outFact[Int($0)] }
  }

  package func edges(from node: Node) -> Edges {
    Edges(node: node, isOut: true, others: digraph.successors(node), facts: outFact)
  }

  package func edges(to node: Node) -> Edges {
    Edges(node: node, isOut: false, others: digraph.predecessors(node), facts: inFact)
  }

  /// The edge of a number of `digraph`. O(log n).
  package func edge(_ number: Int) -> Edge {
    Edge(source: digraph.source(of: number), target: digraph.target(of: number), fact: Int(outFact[number]))
  }

  /// The nodes that edges lead to; one entry an edge, so a node may repeat. No allocation.
  package func successors(_ node: Node) -> Digraph.Neighbours { digraph.successors(node) }
  package func predecessors(_ node: Node) -> Digraph.Neighbours { digraph.predecessors(node) }
  package func outDegree(_ node: Node) -> Int { digraph.outDegree(node) }
  package func inDegree(_ node: Node) -> Int { digraph.inDegree(node) }

  /// How many bytes the rows take.
  package var storageBytes: Int { digraph.storageBytes + (outFact.count + inFact.count) * MemoryLayout<Int32>.stride }

  /// The edges from or to a node. No allocation.
  package struct Edges: RandomAccessCollection, Sendable {
    fileprivate let node: Node
    fileprivate let isOut: Bool
    fileprivate let others: Digraph.Neighbours
    fileprivate let facts: [Int32]

    package var startIndex: Int { others.startIndex }
    package var endIndex: Int { others.endIndex }
    package subscript(index: Int) -> Edge {
      isOut
        ? Edge(source: node, target: others[index], fact: Int(facts[index]))
        : Edge(source: others[index], target: node, fact: Int(facts[index]))
    }
  }
}

extension Graph {
  /// The graph through the facts for which `isSeen` holds; its nodes are the graph's nodes. O(n + e).
  package func view(where isSeen: (Fact) -> Bool) -> View {
    view { _ in
      true
    } facts: {
      isSeen(facts[$0])
    }
  }

  package func view(along relations: Relation...) -> View {
    view {
      relations.contains($0)
    } facts: { _ in
      true
    }
  }

  /// Facts ascend by subject, so the rows of a view are filled as they are met.
  func view(along isSeen: (Relation) -> Bool, facts isSeenFact: (Int) -> Bool) -> View {
    var outStart: [Int32] = [0]
    outStart.reserveCapacity(entities.count + 1)
    var outTarget: [Int32] = []
    var outFact: [Int32] = []
    for node in entities.indices {
      for edge in edges.edges(from: node) where isSeen(edges.relation(of: edge)) {
        for fact in edges.facts(of: edge) where isSeenFact(fact) {
          outTarget.append(Int32(edges.target(of: edge)))
          outFact.append(Int32(fact))
        }
      }
      outStart.append(Int32(outTarget.count))
    }
    return View(outStart: outStart, outTarget: outTarget, outFact: outFact)
  }
}
