internal import Facts
package import Graphs

/// The project's own components, or files, and who needs whom among them: what is compared between revisions, weighed, and counted.
package struct SourceGraph: Sendable {
  /// Ascending, byte by byte.
  package let names: [String]
  /// The files of each, ascending.
  package let files: [[Graph.Node]]
  /// An edge stands once, whatever proves it.
  package let digraph: Digraph
  /// Those that need each other in a cycle, the largest first; members ascend. An import that the project lets stand ties none, and those of tests and
  /// samples alone are left out.
  package let knots: [[Int]]
  /// All that the components are made of, other people's code too.
  package let folded: FoldedGraph
  /// The edges of `folded` that can tie a knot.
  package let ties: View
  /// For each group of the folded graph its number here, -1 for what is no component of the project.
  private let numbers: [Int32]
  /// For each component its group in `folded`.
  package let groups: [Int]

  /// O(n log n + e).
  package init(_ graph: Graph, _ level: FoldLevel = .component, includesInactive: Bool = false) {
    folded = graph.sourceDependencies(to: level, includesInactive: includesInactive)
    var numbers = [Int32](repeating: -1, count: folded.names.count)
    var groups: [Int] = []
    var files: [[Graph.Node]] = []
    for group in numbers.indices {
      let members = folded.members[group].filter { graph.entities[$0].kind == .file && !graph.entities[$0].isExternal }
      guard !members.isEmpty else { continue }
      numbers[group] = Int32(groups.count)
      groups.append(group)
      files.append(members)
    }
    self.numbers = numbers
    self.groups = groups
    self.files = files
    let folded = folded
    names = groups.map { folded.names[$0] }
    digraph = folded.view.digraph.quotient(by: numbers, count: groups.count)
    ties =
      graph.accepted.isEmpty
      ? folded.view
      : View(nodeCount: folded.view.nodeCount, edges: (0..<folded.view.nodeCount).flatMap { folded.view.edges(from: $0).filter { !graph.isAccepted(graph.facts[$0.fact]) } })
    let tied = graph.accepted.isEmpty ? digraph : ties.digraph.quotient(by: numbers, count: groups.count)
    knots = tied.knots().map { $0.sorted() }.filter { graph.isKnotOfTheProject($0.map { folded.members[groups[$0]] }) }.sorted { ($1.count, $0[0]) < ($0.count, $1[0]) }
  }

  /// The component that an entity is in.
  package func component(of node: Graph.Node) -> Int? {
    folded.group(of: node).flatMap { numbers[$0] < 0 ? nil : Int(numbers[$0]) }
  }

  /// The component that a group of `folded` is.
  package func number(ofGroup group: Int) -> Int? { numbers[group] < 0 ? nil : Int(numbers[group]) }

  /// What proves that one needs another: the facts, ascending.
  package func facts(from source: Int, to target: Int) -> [Int] {
    folded.view.edges(from: groups[source]).filter { $0.target == groups[target] }.map(\.fact).sorted()
  }

  /// The modules and headers of others that a component needs itself, by name, ascending.
  package func externals(of component: Int) -> [String] {
    Set(folded.view.successors(groups[component])).filter { numbers[$0] < 0 }.sorted().map { folded.names[$0] }
  }
}
