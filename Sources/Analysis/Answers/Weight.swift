package import Facts
package import Graphs

/// What a part of the source drags in: what it needs, what only it needs, and what goes away with each of its imports.
package struct Weight: Sendable {
  package let subject: Named
  /// What is counted: components, or files if the subject is a file.
  package let level: FoldLevel
  /// The subject itself.
  package let own: Amount
  /// Everything that it needs, directly or not, without itself.
  package let needed: Amount
  /// The part of this that nothing else needs: it goes with the subject. These are the nodes that the subject dominates (Lengauer and Tarjan), with the nodes that
  /// nothing needs as roots.
  package let only: Amount
  /// The same by name, those with the most lines first.
  package let onlyNames: [String]
  /// External modules and headers that it, or what it needs, imports; ascending.
  package let externals: [String]
  /// What needs the subject, directly and in total.
  package let directUsers: Amount
  package let users: Amount
  /// What the subject needs directly, the most expensive first: by what the subject loses, then by what the project loses.
  package let dependencies: [Dependency]

  package struct Amount: Sendable, Equatable {
    /// Components, or files if files are counted.
    package var parts = 0
    package var files = 0
    package var lines = 0

    package init(parts: Int = 0, files: Int = 0, lines: Int = 0) {
      self.parts = parts
      self.files = files
      self.lines = lines
    }
  }

  /// One direct dependency of the subject.
  package struct Dependency: Sendable, Equatable {
    package let target: String
    /// The lines that prove it: imports, and in Swift mentions; the first `Why.mostProofs` of them.
    package let places: [SourceLocation]
    package let placeCount: Int
    /// The number of lines that mention something the target declares.
    package let mentions: Int
    /// What the subject no longer needs when these lines are deleted.
    package let here: Amount
    /// What nothing needs any more when these lines are deleted.
    package let forGood: Amount
  }
}

extension Graph {
  /// The weight of a part of the source; for a type, that of the component that declares it. O(n log n + e log n).
  package func weight(of subject: Named) -> Weight { Scales(self, subject).weight }
}

private struct Scales {
  private let graph: Graph
  private let subject: Named
  private let level: FoldLevel
  private let components: SourceGraph
  /// The subject is one node, the last. Every other component keeps its number, minus the subject's components before it.
  private let digraph: Digraph
  private let numbers: [Int32]
  /// The components of each node.
  private let members: [[Int]]
  private var node: Int { digraph.nodeCount - 1 }

  init(_ graph: Graph, _ subject: Named) {
    self.graph = graph
    self.subject = subject
    level = subject.kind == .file ? .file : .component
    components = SourceGraph(graph, level)
    let own = Set(graph.home(of: subject).compactMap(components.component))
    var numbers = [Int32](repeating: 0, count: components.names.count)
    var members: [[Int]] = []
    for component in components.names.indices where !own.contains(component) {
      numbers[component] = Int32(members.count)
      members.append([component])
    }
    for component in own { numbers[component] = Int32(members.count) }
    members.append(own.sorted())
    self.numbers = numbers
    self.members = members
    digraph = components.digraph.quotient(by: numbers, count: members.count)
  }

  var weight: Weight {
    let roots = self.roots
    let needed = digraph.distances(from: [node])
    let users = digraph.reversed.distances(from: [node])
    let tree = digraph.dominatorTree(from: roots)
    let intervals = tree.intervals()
    // A node is dominated by the subject if it lies in the subject's interval.
    let only = (0..<node).filter { tree.isReached($0) && tree.isReached(node) && intervals[node].contains(intervals[$0].lowerBound) }
    let lines = only.map { amount([$0]).lines }
    let names = zip(only, lines).sorted { ($1.1, $0.0) < ($0.1, $1.0) }.map { components.names[members[$0.0][0]] }
    let reached = (0...node).filter { needed[$0] >= 0 }
    return Weight(
      subject: subject, level: level, own: amount([node]), needed: amount(reached.filter { $0 != node }), only: amount(only), onlyNames: names,
      externals: Set(reached.flatMap { members[$0] }.flatMap(components.externals)).sorted { $0.byteOrder(to: $1) < 0 },
      directUsers: amount((0..<node).filter { users[$0] == 1 }), users: amount((0..<node).filter { users[$0] >= 0 }), dependencies: dependencies(roots))
  }

  /// The nodes that nothing needs; the subject, if it is in a cycle that nothing else needs.
  private var roots: [Int] {
    let (numbers, _) = digraph.componentNumbers()
    return digraph.ownershipRoots().map { numbers[$0] == numbers[node] ? node : $0 }
  }

  private func amount(_ nodes: [Int]) -> Weight.Amount {
    let components = nodes.flatMap { members[$0] }
    let files = components.flatMap { self.components.files[$0] }
    return Weight.Amount(parts: components.count, files: files.count, lines: files.reduce(0) { $0 + graph.entities[$1].lines })
  }

  private func dependencies(_ roots: [Int]) -> [Weight.Dependency] {
    let here = prices([node])
    let forGood = prices(roots)
    let mentions = mentions()
    return digraph.edges(from: node).map { edge in
      let target = digraph.target(of: edge)
      let component = members[target][0]
      let places = graph.places(members[node].flatMap { components.facts(from: $0, to: component) })
      return Weight.Dependency(
        target: components.names[component], places: Array(places.prefix(Why.mostProofs)), placeCount: places.count,
        mentions: mentions[GroupPair(node, target)]?.lineCount ?? 0, here: here[edge], forGood: forGood[edge])
    }.sorted { a, b in
      let (x, y) = ([a.here.lines, a.forGood.lines, a.here.files], [b.here.lines, b.forGood.lines, b.here.files])
      return x != y ? y.lexicographicallyPrecedes(x) : a.target.byteOrder(to: b.target) < 0
    }
  }

  /// For each edge the amount that only this edge leads to from the roots.
  private func prices(_ roots: [Int]) -> [Weight.Amount] {
    let each = (0...node).map { amount([$0]) }
    let parts = digraph.edgePrices(from: roots) { each[$0].parts }
    let files = digraph.edgePrices(from: roots) { each[$0].files }
    let lines = digraph.edgePrices(from: roots) { each[$0].lines }
    return parts.indices.map { Weight.Amount(parts: parts[$0], files: files[$0], lines: lines[$0]) }
  }

  /// The mentions in the subject's files of what other files declare.
  private func mentions() -> [GroupPair: Coupling] {
    func node(_ entity: Graph.Node) -> Int? { components.component(of: entity).map { Int(numbers[$0]) } }
    return graph.couplings(
      from: { path in graph.file(at: path).flatMap(node) }, to: { node($0).map { [$0] } ?? [] },
      where: { $0.source == digraph.nodeCount - 1 })
  }
}
