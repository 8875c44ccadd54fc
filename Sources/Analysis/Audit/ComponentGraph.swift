internal import Facts
package import Graphs

/// The project's components and who needs whom among them, with the numbers that a reader asks for of each.
///
/// Components are those of `Graph.componentDependencies` that hold a file of the project. They are numbered in the order of their names.
package struct ComponentGraph: Sendable {
  package struct Component: Sendable {
    /// Its path without what tells a header from an implementation: `Source/ASDisplayNode`.
    package let name: String
    /// Its files, ascending.
    package let files: [Graph.Node]
    package let lines: Int
    package let module: String?
    package let isTest: Bool
  }

  package struct Dependency: Sendable {
    package let source: Int
    package let target: Int
    /// The facts that prove it, by place. Never empty.
    package let facts: [Int]
  }

  package let components: [Component]
  /// By source, then target; each pair once.
  package let dependencies: [Dependency]
  /// One edge a dependency, in the same order.
  package let digraph: Digraph
  /// The sets of components that reach each other, the largest first; members ascend.
  package let knots: [[Int]]
  /// For each component its knot, -1 for none.
  package let knotOf: [Int]
  /// Lakos' levels: 1 for what needs nothing; all of a knot have one.
  package let levels: [Int]
  /// For each component how many it reaches, itself included.
  package let reach: [Int]
  /// For each of the graph's nodes its component, -1 for none.
  package let componentOf: [Int32]

  /// The number of a dependency. O(log e).
  package func dependency(from source: Int, to target: Int) -> Int? {
    let edges = digraph.edges(from: source)
    let number = edges.partitioningIndex { digraph.target(of: $0) >= target }
    return number < edges.upperBound && digraph.target(of: number) == target ? number : nil
  }
}

extension Graph {
  /// O(n log n + e log e), and O(c d / 512) for the reach of c components with d dependencies.
  package func componentGraph() -> ComponentGraph {
    let folded = componentDependencies()
    var numbers = [Int](repeating: -1, count: folded.names.count)
    var components: [ComponentGraph.Component] = []
    for group in folded.names.indices {
      let files = folded.members[group].filter { entities[$0].kind == .file && !entities[$0].isExternal }
      guard let first = files.first else { continue }
      numbers[group] = components.count
      components.append(
        ComponentGraph.Component(
          name: folded.names[group], files: files, lines: files.reduce(0) { $0 + entities[$1].lines }, module: entities[first].module,
          isTest: isTestCode(entities[first].id.text)))
    }
    var dependencies: [ComponentGraph.Dependency] = []
    for group in folded.names.indices where numbers[group] >= 0 {
      var facts: [Int: [Int]] = [:]
      for edge in folded.view.edges(from: group) where numbers[edge.target] >= 0 { facts[numbers[edge.target], default: []].append(edge.fact) }
      for target in facts.keys.sorted() {
        let sorted = facts[target]!.sorted { (self.facts[$0].location, $0) < (self.facts[$1].location, $1) }
        dependencies.append(ComponentGraph.Dependency(source: numbers[group], target: target, facts: sorted))
      }
    }
    let digraph = Digraph(nodeCount: components.count, edges: dependencies.map { Digraph.Edge($0.source, $0.target) })
    let knots = digraph.knots().map { $0.sorted() }.sorted { ($1.count, $0[0]) < ($0.count, $1[0]) }
    var knotOf = [Int](repeating: -1, count: components.count)
    for (number, knot) in knots.enumerated() { for component in knot { knotOf[component] = number } }
    return ComponentGraph(
      components: components, dependencies: dependencies, digraph: digraph, knots: knots, knotOf: knotOf, levels: digraph.levels().map(Int.init),
      reach: digraph.reachCounts().counts, componentOf: entities.indices.map { node in folded.group(of: node).map { Int32(numbers[$0]) } ?? -1 })
  }
}

extension Range<Int> {
  /// The first index for which a condition holds that holds for all after it; the end if there is none. O(log n).
  fileprivate func partitioningIndex(_ holds: (Int) -> Bool) -> Int {
    var range = self
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      range = holds(middle) ? range.lowerBound..<middle : middle + 1..<range.upperBound
    }
    return range.lowerBound
  }
}
