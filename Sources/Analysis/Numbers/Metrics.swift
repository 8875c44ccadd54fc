internal import Facts
package import Graphs

/// The metrics of a graph by their names in the literature: how close it is to a tree, and where it is not. A value. External code is never counted, and the object
/// graph excludes what tests build.
package struct Metrics: Sendable, Codable {
  package let objects: Objects
  package let dependencies: Dependencies
  package let inheritance: Inheritance
  package let categories: Categories
  /// For components, and for folders that declare types, by name.
  package let components: [Group]
  package let folders: [Group]

  /// The object graph, folded to types (`ObjectGraph`).
  package struct Objects: Sendable, Codable {
    package let nodeCount: Int
    package let likeness: TreeLikeness
    package let knotCount: Int
    /// The types that nothing else owns, the largest first, each with the number of types that only it reaches, itself included.
    package let roots: [Count]
  }

  /// The dependencies between components (`SourceGraph`); a header and its implementation are one component. In the C family these are imports; in Swift, where files
  /// are not imported, they are mentions of types in other files.
  package struct Dependencies: Sendable, Codable {
    package let lakos: LakosMetrics
    /// The knots of components that import each other, the largest first.
    package let knots: [Knot]
    /// The imports that bring in the most, most expensive first.
    package let dearest: [Import]
  }

  /// One knot of imports, as defined by `ImportKnots`.
  package struct Knot: Sendable, Codable {
    package let size: Int
    /// The number of imports in the cheapest cut found, each a line to delete, and a lower bound for any cut.
    package let cuts: Int
    package let lowerBound: Int
    /// The number of component pairs that these imports connect.
    package let pairs: Int
    /// Its first member by name.
    package let example: String
  }

  /// All imports of one component by another, and what the importing component would no longer need without them. A component needs the header and the implementation
  /// of each component that it needs, and all that these import.
  package struct Import: Sendable, Codable {
    package let source: String
    package let target: String
    /// The number of files that the importing component only gets through these imports, and the number of their lines.
    package let files: Int
    package let lines: Int
    /// The number of those files that nothing else imports in another way, and the number of their lines.
    package let filesForGood: Int
    package let linesForGood: Int
  }

  /// Classes of the project; `depth` is DIT, `width` NOC (Chidamber and Kemerer, 1994).
  package struct Inheritance: Sendable, Codable {
    /// The class with the most ancestors in the project, and their number.
    package let depth: Count?
    /// The class with the most direct subclasses, and their number.
    package let width: Count?
  }

  package struct Categories: Sendable, Codable {
    /// The number of named categories and extensions in the project.
    package let count: Int
    /// The types that they extend, the most extended first.
    package let types: [Count]
  }

  package struct Count: Sendable, Equatable, Codable {
    package let name: String
    package let count: Int
    package init(_ name: String, _ count: Int) {
      self.name = name
      self.count = count
    }
  }

  package struct Group: Sendable, Codable {
    package let name: String
    package let martin: MartinMetrics
  }
}

extension Graph {
  /// All metrics. O(n e / 512) for the reach of components, O(e log n) for the rest, and the cost of `cutOrder` for the cuts of knots.
  package func metrics() -> Metrics {
    let types = typesStoodFor()
    return Metrics(
      objects: objectMetrics(), dependencies: dependencyMetrics(), inheritance: inheritanceMetrics(),
      categories: categoryMetrics(), components: martinMetrics(.component, types), folders: martinMetrics(.folder, types))
  }

  private func objectMetrics() -> Metrics.Objects {
    let objects = objectGraph(.numbers)
    let tree = objects.digraph.ownershipTree()
    let roots = zip(tree.roots, tree.hanging).map { Metrics.Count(objects.name(of: $0, in: self), $1) }
    return Metrics.Objects(
      nodeCount: objects.nodes.count, likeness: objects.treeLikeness(in: self), knotCount: objects.digraph.knots().count, roots: roots.mostFirst)
  }

  // MARK: Dependencies

  private func dependencyMetrics() -> Metrics.Dependencies {
    let imports = importKnots()
    let cuts = imports.cuts()
    let knots = imports.knots.map { nodes in
      let arcs = cuts.order.arcs(in: nodes)
      return Metrics.Knot(
        size: nodes.count, cuts: arcs.reduce(0) { $0 + cuts.prices.lines($1).count }, lowerBound: imports.fewestImports(of: nodes), pairs: arcs.count,
        example: imports.folded.names[nodes[0]])
    }
    return Metrics.Dependencies(
      lakos: SourceGraph(self).digraph.lakosMetrics(), knots: knots.sorted { ($1.size, $0.example) < ($0.size, $1.example) },
      dearest: dearestImports(of: imports.folded))
  }

  /// After this many steps along imports, no more components are examined; those that reach the most come first.
  private static let effortForImports = 40_000_000

  /// The imports that bring in the most, most expensive first; a few only.
  func dearestImports() -> [Metrics.Import] { dearestImports(of: importKnots().folded) }

  private func dearestImports(of imports: FoldedGraph) -> [Metrics.Import] {
    // Each pair of components once, without external code.
    let groups = imports.names.indices.filter { group in
      imports.members[group].contains { entities[$0].kind == .file && !entities[$0].isExternal }
    }
    var numbers = [Int32](repeating: -1, count: imports.names.count)
    for (number, group) in groups.enumerated() { numbers[group] = Int32(number) }
    let graph = imports.view.digraph.quotient(by: numbers, count: groups.count)
    let files = groups.map { group in imports.members[group].filter { entities[$0].kind == .file && !entities[$0].isExternal } }
    let lines = files.map { $0.reduce(0) { $0 + entities[$1].lines } }

    let reach = graph.reachCounts().counts
    var dearest: [(edge: Int, source: Int, files: Int)] = []
    var effort = Graph.effortForImports
    for source in groups.indices.sorted(by: { (reach[$1], $0) < (reach[$0], $1) }) where effort > 0 {
      effort -= graph.nodeCount + graph.edgeCount
      let prices = graph.edgePrices(from: [source]) { files[$0].count }
      // An import that only brings in the imported component itself is not listed.
      let dear = graph.edges(from: source).filter { prices[$0] > files[graph.target(of: $0)].count }
      guard !dear.isEmpty else { continue }
      dearest = Array((dearest + dear.map { ($0, source, prices[$0]) }).sorted { ($1.files, $0.edge) < ($0.files, $1.edge) }.prefix(Metrics.mostListed))
    }
    guard !dearest.isEmpty else { return [] }
    let roots = graph.ownershipRoots()
    let filesForGood = graph.edgePrices(from: roots) { files[$0].count }
    let linesForGood = graph.edgePrices(from: roots) { lines[$0] }
    return dearest.map { edge, source, count in
      Metrics.Import(
        source: imports.names[groups[source]], target: imports.names[groups[graph.target(of: edge)]], files: count,
        lines: graph.edgePrices(from: [source]) { lines[$0] }[edge], filesForGood: filesForGood[edge], linesForGood: linesForGood[edge])
    }
  }

  // MARK: Types

  func inheritanceMetrics() -> Metrics.Inheritance {
    let depth = inheritanceDepth()
    let view = view { $0.relation == .inherits }
    var deepest: Metrics.Count?
    var widest: Metrics.Count?
    for (node, entity) in entities.enumerated() where !entity.isExternal && entity.kind.isType && entity.kind != .protocol {
      let ancestors = depth.projectAncestorCount(of: node)
      if ancestors > deepest?.count ?? 0 { deepest = Metrics.Count(entity.name, ancestors) }
      let heirs = Set(view.predecessors(node)).count
      if heirs > widest?.count ?? 0 { widest = Metrics.Count(entity.name, heirs) }
    }
    return Metrics.Inheritance(depth: deepest, width: widest)
  }

  private func categoryMetrics() -> Metrics.Categories {
    var counts: [Node: Set<Node>] = [:]
    for index in facts.indices where facts[index].relation == .extends {
      let category = entities[source(of: index)]
      guard !category.isExternal, !category.name.hasSuffix("()") else { continue }
      counts[target(of: index), default: []].insert(source(of: index))
    }
    let types = counts.keys.sorted().map { Metrics.Count(entities[$0].name, counts[$0]!.count) }
    return Metrics.Categories(count: types.reduce(0) { $0 + $1.count }, types: types.mostFirst)
  }

  /// Types with their categories, in the group that declares them.
  private func martinMetrics(_ level: FoldLevel, _ types: [Int32]) -> [Metrics.Group] {
    let relations = ViewName.types.relations
    var dependencies: [Digraph.Edge] = []
    for node in entities.indices {
      let source = Int(types[node])
      for edge in edges.edges(from: node) where relations.contains(edges.relation(of: edge)) && edges.facts(of: edge).contains(where: { !facts[$0].details.flags.contains(.described) }) {
        let target = Int(types[edges.target(of: edge)])
        if source != target { dependencies.append(Digraph.Edge(source, target)) }
      }
    }
    let folded = folded(View(nodeCount: entities.count, edges: []), to: level)
    let groups = entities.indices.map { node -> Int32 in
      guard entities[node].kind.isType, !entities[node].isExternal else { return -1 }
      return folded.group(of: node).map(Int32.init) ?? -1
    }
    let metrics = Digraph(nodeCount: entities.count, edges: dependencies)
      .martinMetrics(groups: groups, count: folded.names.count) { node in
        entities[node].kind == .protocol || methods.methods(of: node).contains { $0.traits.contains(.isAbstract) }
      }
    return metrics.indices.filter { metrics[$0].typeCount > 0 }.map { Metrics.Group(name: folded.names[$0], martin: metrics[$0]) }
  }
}

extension Metrics {
  /// The number of entries that are named from a long list.
  package static let mostListed = 10
}

extension [Metrics.Count] {
  fileprivate var mostFirst: Self { sorted { $0.count != $1.count ? $0.count > $1.count : $0.name.byteOrder(to: $1.name) < 0 } }
}
