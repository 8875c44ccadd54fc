internal import Facts
package import Graphs

/// The numbers of a graph, each with its name in the literature: how close it is to a tree, and where it is not. A value; other people's code
/// counts nowhere, and what tests build is no part of the object graph.
package struct Metrics: Sendable {
  package let objects: Objects
  package let dependencies: Dependencies
  package let inheritance: Inheritance
  package let categories: Categories
  /// Of components and of folders that declare types, by name.
  package let components: [Group]
  package let folders: [Group]

  /// The object graph, folded to types (`ObjectGraph`).
  package struct Objects: Sendable {
    package let nodeCount: Int
    package let likeness: TreeLikeness
    package let knotCount: Int
    /// What nobody else owns, that from which most hangs first: with how many types, itself included, only it reaches.
    package let roots: [Count]
  }

  /// Which component needs which: a header and its implementation are one. In the C family by imports; in Swift, where nobody imports a file, by
  /// what the code of one file says of types in another.
  package struct Dependencies: Sendable {
    package let lakos: LakosMetrics
    /// The knots of components that import each other, the largest first.
    package let knots: [Knot]
    /// The imports that bring in most that no other brings, dearest first.
    package let dearest: [Import]
  }

  package struct Knot: Sendable {
    package let size: Int
    /// How many imports the cheapest cut found takes, and the fewest that could do.
    package let cuts: Int
    package let lowerBound: Int
    /// The first of its members by name.
    package let example: String
  }

  package struct Import: Sendable {
    package let source: String
    package let target: String
    /// How many files nothing else would bring, and how many lines these have.
    package let files: Int
    package let lines: Int
  }

  /// Classes of the project; `depth` is DIT, `width` NOC (Chidamber and Kemerer, 1994).
  package struct Inheritance: Sendable {
    /// The most ancestors in the project that a class has, and the class.
    package let depth: Count?
    /// The most direct subclasses that a class has, and the class.
    package let width: Count?
  }

  package struct Categories: Sendable {
    /// How many named categories and extensions the project has.
    package let count: Int
    /// The types that they extend, those with most first.
    package let types: [Count]
  }

  package struct Count: Sendable, Equatable {
    package let name: String
    package let count: Int
    package init(_ name: String, _ count: Int) {
      self.name = name
      self.count = count
    }
  }

  package struct Group: Sendable {
    package let name: String
    package let martin: MartinMetrics
  }
}

extension Graph {
  /// All numbers. O(n e / 512) for the reach of components, O(e log n) for the rest, and about `effort` steps for the cuts of each knot.
  package func metrics(effort: Int = 2_000_000) -> Metrics {
    let types = typesStoodFor()
    return Metrics(
      objects: objectMetrics(), dependencies: dependencyMetrics(effort: effort), inheritance: inheritanceMetrics(),
      categories: categoryMetrics(), components: martinMetrics(.component, types), folders: martinMetrics(.folder, types))
  }

  private func objectMetrics() -> Metrics.Objects {
    let objects = objectGraph(.objects)
    let tree = objects.digraph.ownershipTree()
    let roots = zip(tree.roots, tree.hanging).map { Metrics.Count(objects.name(of: $0, in: self), $1) }
    return Metrics.Objects(
      nodeCount: objects.nodes.count, likeness: objects.digraph.treeLikeness(), knotCount: objects.digraph.knots().count, roots: roots.mostFirst)
  }

  // MARK: Dependencies

  private func dependencyMetrics(effort: Int) -> Metrics.Dependencies {
    func isOwn(_ fact: Int) -> Bool { !entities[source(of: fact)].isExternal && !entities[target(of: fact)].isExternal }
    let imports = view { $0.relation == .imports }
    let ownImports = View(nodeCount: imports.nodeCount, edges: entities.indices.flatMap { node in
      imports.edges(from: node).filter { isOwn($0.fact) && entities[$0.target].kind == .file }
    })
    let relations = ViewName.types.relations
    let needs = View(nodeCount: entities.count, edges: entities.indices.flatMap { node in
      edges.edges(from: node).flatMap { edge -> [View.Edge] in
        let relation = edges.relation(of: edge)
        guard relation == .imports || relations.contains(relation), entities[edges.target(of: edge)].kind != .module else { return [] }
        return edges.facts(of: edge).filter { isOwn($0) && (relation == .imports || facts[$0].location.path.hasSuffix(".swift")) }
          .map { View.Edge(source: node, target: edges.target(of: edge), fact: $0) }
      }
    })
    let components = folded(needs, to: .component)
    var groups = [Int32](repeating: -1, count: components.names.count)
    var count = 0
    for group in groups.indices where components.members[group].contains(where: { entities[$0].kind == .file && !entities[$0].isExternal }) {
      groups[group] = Int32(count)
      count += 1
    }
    let importing = folded(ownImports, to: .component)
    let knots = importing.view.knots().map { nodes in
      let cut = importing.view.feedbackArcs(among: nodes, effort: effort)
      return Metrics.Knot(size: nodes.count, cuts: cut.weight, lowerBound: cut.lowerBound, example: importing.names[nodes[0]])
    }
    return Metrics.Dependencies(
      lakos: components.view.digraph.quotient(by: groups, count: count).lakosMetrics(),
      knots: knots.sorted { ($1.size, $0.example) < ($0.size, $1.example) }, dearest: dearestImports(ownImports))
  }

  private func dearestImports(_ imports: View) -> [Metrics.Import] {
    let roots = imports.digraph.ownershipRoots()
    let files = imports.digraph.edgePrices(from: roots)
    let lines = imports.digraph.edgePrices(from: roots) { entities[$0].lines }
    // One file alone is what an import is for.
    let dear = files.indices.filter { files[$0] > 1 }.sorted { (files[$1], lines[$1], $0) < (files[$0], lines[$0], $1) }
    return dear.prefix(Metrics.mostListed).map { edge in
      Metrics.Import(
        source: entities[imports.digraph.source(of: edge)].name, target: entities[imports.digraph.target(of: edge)].name, files: files[edge],
        lines: lines[edge])
    }
  }

  // MARK: Types

  private func inheritanceMetrics() -> Metrics.Inheritance {
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

  /// Types with their categories, in the group where they are declared.
  private func martinMetrics(_ level: FoldLevel, _ types: [Int32]) -> [Metrics.Group] {
    let relations = ViewName.types.relations
    var dependencies: [Digraph.Edge] = []
    for node in entities.indices {
      let source = Int(types[node])
      for edge in edges.edges(from: node) where relations.contains(edges.relation(of: edge)) {
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
  /// How many of a list are named where it may be long.
  package static let mostListed = 10
}

extension [Metrics.Count] {
  fileprivate var mostFirst: Self { sorted { $0.count != $1.count ? $0.count > $1.count : $0.name.byteOrder(to: $1.name) < 0 } }
}
