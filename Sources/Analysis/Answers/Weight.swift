package import Facts
package import Graphs

/// What something of the source drags in: what must be there for it, what is there for nothing else, and what goes when one of its imports goes.
package struct Weight: Sendable {
  package let subject: Named
  /// What is counted: components, or files where the subject is one.
  package let level: FoldLevel
  /// The subject itself.
  package let own: Amount
  /// Whatever it needs, directly or not, itself left out.
  package let needed: Amount
  /// Of these what nothing else needs: it goes when the subject goes (Lengauer and Tarjan's dominators, from what nobody needs).
  package let only: Amount
  /// The same by name, those with most lines first.
  package let onlyNames: [String]
  /// Other people's modules and headers that it or what it needs imports, ascending.
  package let externals: [String]
  /// Who needs the subject, directly and in all.
  package let directUsers: Amount
  package let users: Amount
  /// What the subject itself needs, the dearest first: by what goes from the subject, then by what goes for good.
  package let dependencies: [Dependency]

  package struct Amount: Sendable, Equatable {
    /// Components, or files where these are counted.
    package var parts = 0
    package var files = 0
    package var lines = 0

    package init(parts: Int = 0, files: Int = 0, lines: Int = 0) {
      self.parts = parts
      self.files = files
      self.lines = lines
    }
  }

  /// One thing that the subject needs itself.
  package struct Dependency: Sendable, Equatable {
    package let target: String
    /// The lines that say so: imports, and in Swift mentions; the first `Why.mostProofs` of them.
    package let places: [SourceLocation]
    package let placeCount: Int
    /// On how many lines something is mentioned that the target declares.
    package let mentions: Int
    /// What the subject no longer needs when these lines go.
    package let here: Amount
    /// What nothing needs any more when these lines go.
    package let forGood: Amount
  }
}

extension Graph {
  /// What something of the source drags in; of a type, the component that declares it. O(n log n + e log n).
  package func weight(of subject: Named) -> Weight { Scales(self, subject).weight }
}

private struct Scales {
  private let graph: Graph
  private let subject: Named
  private let level: FoldLevel
  private let components: SourceGraph
  /// The subject as one node, the last; then every other component is at its place, less the subject's before it.
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
    // A node is below the subject when it lies in the subject's interval.
    let only = (0..<node).filter { tree.isReached($0) && tree.isReached(node) && intervals[node].contains(intervals[$0].lowerBound) }
    let lines = only.map { amount([$0]).lines }
    let names = zip(only, lines).sorted { ($1.1, $0.0) < ($0.1, $1.0) }.map { components.names[members[$0.0][0]] }
    let reached = (0...node).filter { needed[$0] >= 0 }
    return Weight(
      subject: subject, level: level, own: amount([node]), needed: amount(reached.filter { $0 != node }), only: amount(only), onlyNames: names,
      externals: Set(reached.flatMap { members[$0] }.flatMap(components.externals)).sorted { $0.byteOrder(to: $1) < 0 },
      directUsers: amount((0..<node).filter { users[$0] == 1 }), users: amount((0..<node).filter { users[$0] >= 0 }), dependencies: dependencies(roots))
  }

  /// What nobody needs; the subject where it is in a cycle that nobody else needs.
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

  /// For each edge what only it leads to from some roots.
  private func prices(_ roots: [Int]) -> [Weight.Amount] {
    let each = (0...node).map { amount([$0]) }
    let parts = digraph.edgePrices(from: roots) { each[$0].parts }
    let files = digraph.edgePrices(from: roots) { each[$0].files }
    let lines = digraph.edgePrices(from: roots) { each[$0].lines }
    return parts.indices.map { Weight.Amount(parts: parts[$0], files: files[$0], lines: lines[$0]) }
  }

  /// How the subject's files mention what others declare.
  private func mentions() -> [GroupPair: Coupling] {
    func node(_ entity: Graph.Node) -> Int? { components.component(of: entity).map { Int(numbers[$0]) } }
    return graph.couplings(
      from: { path in graph.file(at: path).flatMap(node) }, to: { node($0).map { [$0] } ?? [] },
      where: { $0.source == digraph.nodeCount - 1 })
  }
}
