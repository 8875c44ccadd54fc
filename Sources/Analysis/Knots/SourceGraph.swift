internal import Facts
package import Graphs

/// The project's own components, or files, and the dependencies among them. Used for comparing revisions, weighing and counting.
package struct SourceGraph: Sendable {
  /// Ascending, in byte order.
  package let names: [String]
  /// The files of each component, ascending.
  package let files: [[Graph.Node]]
  /// Each edge occurs once, whatever proves it.
  package let digraph: Digraph
  /// The components that need each other in cycles, the largest first; members ascend. Suppressed imports form no knots, and knots of tests and samples only are left out.
  package let knots: [[Int]]
  /// The groups that the components come from, external code included.
  package let folded: FoldedGraph
  /// The edges of `folded` that can form a knot.
  package let ties: View
  /// For each group of the folded graph the index of its component here, -1 if it is no component of the project.
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

  /// The component that contains an entity.
  package func component(of node: Graph.Node) -> Int? {
    folded.group(of: node).flatMap { numbers[$0] < 0 ? nil : Int(numbers[$0]) }
  }

  /// The component of a group of `folded`.
  package func number(ofGroup group: Int) -> Int? { numbers[group] < 0 ? nil : Int(numbers[group]) }

  /// The facts that prove a dependency, ascending.
  package func facts(from source: Int, to target: Int) -> [Int] {
    folded.view.edges(from: groups[source]).filter { $0.target == groups[target] }.map(\.fact).sorted()
  }

  /// The external modules and headers that a component uses directly, by name, ascending.
  package func externals(of component: Int) -> [String] {
    Set(folded.view.successors(groups[component])).filter { numbers[$0] < 0 }.sorted().map { folded.names[$0] }
  }
}
