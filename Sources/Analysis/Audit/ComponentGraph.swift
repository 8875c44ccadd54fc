internal import Facts
package import Graphs

/// The project's components, their dependencies, and the usual numbers for each. Components are numbered as in `SourceGraph`.
package struct ComponentGraph: Sendable {
  package let source: SourceGraph
  package struct Component: Sendable {
    /// The path of its header, or else of its file, without extension: `Source/ASDisplayNode`. With the extension if another component has that name.
    package let name: String
    /// Its files, ascending.
    package let files: [Graph.Node]
    package let lines: Int
  }

  package struct Dependency: Sendable {
    package let source: Int
    package let target: Int
    /// The facts that prove it, in source order. Never empty.
    package let facts: [Int]
  }

  package let components: [Component]
  /// By source, then target; each pair once.
  package let dependencies: [Dependency]
  /// One edge for each dependency, in the same order.
  package let digraph: Digraph
  /// The knots of components, the largest first; members ascend. Knots of tests and samples only are left out.
  package let knots: [[Int]]
  /// The knot of each component, -1 for none.
  package let knotOf: [Int]
  /// Lakos' levels: 1 for a component without dependencies. All components of a knot have the same level.
  package let levels: [Int]
  /// For each component the number of components that it reaches, itself included.
  package let reach: [Int]

  /// The index of a dependency. O(log e).
  package func dependency(from source: Int, to target: Int) -> Int? {
    let edges = digraph.edges(from: source)
    let number = edges.partitioningIndex { digraph.target(of: $0) >= target }
    return number < edges.upperBound && digraph.target(of: number) == target ? number : nil
  }
}

extension Graph {
  /// O(n log n + e log e), and O(c d / 512) for the reach of c components with d dependencies.
  package func componentGraph() -> ComponentGraph {
    let source = SourceGraph(self)
    let digraph = source.digraph
    let components = source.names.indices.map { number in
      let files = source.files[number]
      return ComponentGraph.Component(
        name: source.names[number], files: files, lines: files.reduce(0) { $0 + entities[$1].lines })
    }
    var dependencies: [ComponentGraph.Dependency] = []
    for (number, group) in source.groups.enumerated() {
      var proofs: [Int: [Int]] = [:]
      for edge in source.folded.view.edges(from: group) {
        if let target = source.number(ofGroup: edge.target) { proofs[target, default: []].append(edge.fact) }
      }
      for target in digraph.successors(number) {
        let sorted = proofs[target]!.sorted { (facts[$0].location, $0) < (facts[$1].location, $1) }
        dependencies.append(ComponentGraph.Dependency(source: number, target: target, facts: sorted))
      }
    }
    let knots = source.knots
    var knotOf = [Int](repeating: -1, count: components.count)
    for (number, knot) in knots.enumerated() { for component in knot { knotOf[component] = number } }
    return ComponentGraph(
      source: source, components: components, dependencies: dependencies, digraph: digraph, knots: knots, knotOf: knotOf, levels: digraph.levels().map(Int.init),
      reach: digraph.reachCounts().counts)
  }
}

extension Range<Int> {
  /// The first index for which a condition holds; it must hold for all later ones. The end if there is none. O(log n).
  fileprivate func partitioningIndex(_ holds: (Int) -> Bool) -> Int {
    var range = self
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      range = holds(middle) ? range.lowerBound..<middle : middle + 1..<range.upperBound
    }
    return range.lowerBound
  }
}
