package import Facts
package import Graphs

/// Why one thing needs another: the chains of edges from one to the other, with the facts that prove each step.
package struct Why: Sendable {
  package let source: Named
  package let target: Named
  package let relation: Way
  /// The kind of nodes on the chains: files, components, types.
  package let level: FoldLevel
  /// Shortest first, chains of the same length by name. Empty if the source does not reach the target.
  package let chains: [Chain]
  /// Whether the limit cut off further chains.
  package let isCut: Bool
  /// Whether the chains use edges that no build at hand has (inactive branches of an `#if`) or that no line states (prefix headers).
  package let isHidden: Bool
  /// The shortest chain in the other direction, if there is none in this one.
  package let back: Chain?
  /// Whether both are the same, or overlap without one containing the other.
  package let isSame: Bool

  /// The edges that a chain may use.
  package enum Way: String, Sendable, CaseIterable {
    /// Imports in the C family, mentions of what other files declare in Swift; for types, every mention.
    case dependencies
    case imports
    /// Mentions between types, functions and variables.
    case mentions
    /// Superclasses, protocols, and the types that categories and extensions extend.
    case inherits
    /// Owning members.
    case owns
    /// Stored members, owning or not.
    case holds
    case creates

    /// By its own name, or by that of a view.
    package init?(name: String) {
      switch name {
      case "types": self = .mentions
      case "inheritance": self = .inherits
      case "objects": self = .holds
      default: self.init(rawValue: name)
      }
    }

    /// `depends on`: the words between the two names.
    package var verb: String {
      switch self {
      case .dependencies: "depends on"
      case .imports: "imports"
      case .mentions: "mentions"
      case .inherits: "inherits from"
      case .owns: "owns"
      case .holds: "holds"
      case .creates: "creates"
      }
    }
  }

  package struct Chain: Sendable, Equatable {
    package let steps: [Step]
  }

  package struct Step: Sendable, Equatable {
    package let source: String
    package let target: String
    /// The strongest facts first, one for each line, `mostProofs` at most.
    package let proofs: [Proof]
    /// The number of lines that prove it.
    package let count: Int
  }

  package struct Proof: Sendable, Equatable {
    /// `'PSFeed.m' imports 'PSUser.h'`.
    package let words: String
    package let relation: Relation
    package let location: SourceLocation
    /// The ownership of the member.
    package let ownership: Ownership?
    package let member: String?
    /// The condition of the surrounding `#if`.
    package let condition: String?
  }

  package static let mostProofs = 3
}

extension Graph {
  /// Why `source` needs `target`: one shortest chain, or up to `limit` of them, shortest first. O(n log n + e) for the graph, and O(k l (n + e)) for
  /// k chains of l steps.
  package func why(_ source: Named, _ target: Named, by way: Why.Way = .dependencies, limit: Int = 1) -> Why {
    Asked(self, source, target, way).answer(limit)
  }

  /// The kinds of things that a name should be taken for first, by relation.
  package static func kinds(for way: Why.Way) -> [Named.Kind] {
    switch way {
    case .dependencies: [.component, .file, .type]
    case .imports: [.component, .file, .module, .folder]
    case .mentions, .inherits, .owns, .holds, .creates: [.type, .category, .variable, .function]
    }
  }
}

private struct Asked {
  private let graph: Graph
  private let source: Named
  private let target: Named
  private let way: Why.Way
  private let level: FoldLevel

  init(_ graph: Graph, _ source: Named, _ target: Named, _ way: Why.Way) {
    self.graph = graph
    self.source = source
    self.target = target
    self.way = way
    let kinds = [source.kind, target.kind]
    let areDeclared = kinds.allSatisfy { [.type, .category, .function, .variable, .member, .method].contains($0) }
    switch way {
    case .dependencies: level = areDeclared ? .type : kinds.contains(.file) ? .file : .component
    case .imports: level = kinds.contains(.file) ? .file : .component
    case .mentions, .inherits, .owns, .holds, .creates: level = .type
    }
  }

  func answer(_ limit: Int) -> Why {
    var hidden = false
    var net = self.net(hidden: false)
    var found = net.chains(limit + 1)
    if found.isEmpty, way == .dependencies || way == .imports {
      let other = self.net(hidden: true)
      let more = other.chains(limit + 1)
      if !more.isEmpty { (net, found, hidden) = (other, more, true) }
    }
    return Why(
      source: source, target: target, relation: way, level: level, chains: found.prefix(limit).map(net.chain), isCut: found.count > limit, isHidden: hidden,
      back: found.isEmpty ? net.back().map(net.chain) : nil, isSame: net.isSame)
  }

  private func net(hidden: Bool) -> Net {
    if way == .owns { return ownership() }
    let folded = folded(hidden: hidden)
    func groups(_ named: Named) -> [Int] {
      let nodes =
        level == .type
        ? (named.kind == .folder || named.kind == .module || named.kind == .component || named.kind == .file
          ? declared(in: named) : named.nodes) : files(of: named)
      return Array(Set(nodes.compactMap(folded.group))).sorted()
    }
    return Net(
      graph, folded.view.digraph, starts: groups(source), ends: groups(target), names: { folded.names[$0] }
    ) { from, to in
      folded.view.edges(from: from).filter { $0.target == to }.map(\.fact)
    }
  }

  /// The files that a name stands for: for a type the file that declares it; a module also stands for its own entity.
  private func files(of named: Named) -> [Graph.Node] {
    switch named.kind {
    case .module: named.nodes
    default: graph.home(of: named)
    }
  }

  /// The entities that the files of a folder, module, component or file declare.
  private func declared(in named: Named) -> [Graph.Node] {
    let paths = Set(graph.files(of: named).map { graph.entities[$0].id })
    return graph.entities.indices.filter { node in
      graph.entities[node].kind != .file && graph.path(of: node).map { paths.contains(EntityID($0)) } ?? false
    }
  }

  private func folded(hidden: Bool) -> FoldedGraph {
    switch way {
    case .dependencies where level != .type:
      if !hidden { return graph.sourceDependencies(to: level) }
      return graph.folded(graph.view { $0.relation == .imports || $0.relation != .contains && $0.location.path.hasSuffix(".swift") }, to: level)
    case .imports:
      let view = graph.view { $0.relation == .imports && (hidden || $0.details.flags.isDisjoint(with: [.inactive, .implicit])) }
      return graph.folded(view, to: level)
    case .dependencies, .mentions: return graph.folded(graph.view(.types) { hidden || !$0.details.flags.contains(.inactive) }, to: .type)
    case .inherits: return graph.folded(graph.view(.inheritance), to: .type)
    case .holds: return graph.folded(graph.view(.objects), to: .type)
    case .creates: return graph.folded(graph.view { $0.relation == .creates }, to: .type)
    case .owns: preconditionFailure("ownership has a graph of its own")
    }
  }

  private func ownership() -> Net {
    let named = NamedObjects(graph)
    let objects = named.graph
    func nodes(_ named: Named) -> [Int] {
      switch named.kind {
      case .folder, .module, .component, .file: Set(declared(in: named).compactMap { objects.node(of: $0) }).sorted()
      default: named.nodes.first.map { objects.bearers(of: $0) } ?? []
      }
    }
    return Net(graph, objects.digraph, starts: nodes(source), ends: nodes(target), names: { named.names[$0] }, facts: named.facts)
  }
}

/// A graph with a place where chains begin and one where they end, whatever nodes the two names stand for.
private struct Net {
  private let graph: Graph
  private let digraph: Digraph
  private let starts: [Int]
  private let ends: [Int]
  private let names: (Int) -> String
  private let facts: (Int, Int) -> [Int]

  init(_ graph: Graph, _ digraph: Digraph, starts: [Int], ends: [Int], names: @escaping (Int) -> String, facts: @escaping (Int, Int) -> [Int]) {
    self.graph = graph
    self.digraph = digraph
    // Of a folder and what is in it: the rest of the folder.
    let (isStart, isEnd) = (Set(starts), Set(ends))
    self.starts = isStart.isStrictSuperset(of: isEnd) ? starts.filter { !isEnd.contains($0) } : starts
    self.ends = isEnd.isStrictSuperset(of: isStart) ? ends.filter { !isStart.contains($0) } : ends
    self.names = names
    self.facts = facts
  }

  var isSame: Bool { !Set(starts).isDisjoint(with: ends) }

  /// Chains that touch what they begin and end in once.
  func chains(_ limit: Int) -> [[Int]] { chains(limit, from: starts, to: ends) }

  func back() -> [Int]? { chains(1, from: ends, to: starts).first }

  private func chains(_ limit: Int, from starts: [Int], to ends: [Int]) -> [[Int]] {
    guard !starts.isEmpty, !ends.isEmpty, !isSame else { return [] }
    let (isStart, isEnd) = (Set(starts), Set(ends))
    let (first, last) = (digraph.nodeCount, digraph.nodeCount + 1)
    var edges: [Digraph.Edge] = []
    for node in 0..<digraph.nodeCount where !isEnd.contains(node) {
      for target in Set(digraph.successors(node)) where target != node && !isStart.contains(target) { edges.append(Digraph.Edge(node, target)) }
    }
    edges += starts.map { Digraph.Edge(first, $0) } + ends.map { Digraph.Edge($0, last) }
    return Digraph(nodeCount: last + 1, edges: edges).shortestChains(from: first, to: last, limit: limit).map { Array($0.dropFirst().dropLast()) }
  }

  func chain(_ nodes: [Int]) -> Why.Chain {
    Why.Chain(steps: zip(nodes, nodes.dropFirst()).map { source, target in graph.step(names(source), names(target), facts(source, target)) })
  }
}

extension Graph {
  /// A step and what proves it: one fact a line, the strongest relation first.
  func step(_ source: String, _ target: String, _ facts: [Int]) -> Why.Step {
    var best: [SourceLocation: Int] = [:]
    for fact in facts {
      let line = SourceLocation(self.facts[fact].location.path, line: self.facts[fact].location.line)
      if let known = best[line], strength(known) <= strength(fact) { continue }
      best[line] = fact
    }
    let order = best.values.sorted { a, b in
      strength(a) != strength(b) ? strength(a) < strength(b) : (self.facts[a].location, a) < (self.facts[b].location, b)
    }
    return Why.Step(source: source, target: target, proofs: order.prefix(Why.mostProofs).map(proof), count: order.count)
  }

  func proof(_ index: Int) -> Why.Proof {
    let fact = facts[index]
    let (source, target) = (entities[self.source(of: index)], entities[self.target(of: index)])
    let member = fact.details.member.map { " as '\($0)'" } ?? ""
    let ownership = fact.details.ownership.map { " (\($0.rawValue)" + (fact.details.flags.contains(.many) ? ", many)" : ")") } ?? ""
    let way = fact.details.flags.contains(.implicit) ? target.kind == .module ? " for a macro" : " by a prefix header" : fact.details.flags.contains(.inactive) ? " in a branch that is not taken" : ""
    return Why.Proof(
      words: "'\(source.shortName)' \(fact.relation.verb) '\(target.shortName)'\(member)\(ownership)\(way)", relation: fact.relation, location: fact.location,
      ownership: fact.details.ownership, member: fact.details.member, condition: fact.details.condition)
  }

  private func strength(_ fact: Int) -> Int {
    switch facts[fact].relation {
    case .imports: 0
    case .inherits: 1
    case .conforms: 2
    case .extends: 3
    case .holds: 4
    case .captures: 5
    case .creates: 6
    case .uses: 7
    case .names: 8
    case .contains: 9
    }
  }
}

extension Entity {
  /// Of a file its last part.
  var shortName: String {
    kind == .file && !id.text.hasPrefix("<") ? name.split(separator: "/").last.map(String.init) ?? name : name
  }
}
