internal import Facts

/// How far a graph is folded up.
package enum FoldLevel: String, Sendable, CaseIterable, Codable {
  /// Each file with what is declared in it.
  case file
  /// Each type with its categories and extensions; functions and variables for themselves; files, resources and modules left out.
  case type
  /// A header and its implementation, with what is declared in them.
  case component
  /// Each folder, without those below it. The project's root is `.`.
  case folder
  /// Each module, target or pod; what belongs to none is left out.
  case module
}

/// A graph whose nodes are groups of another graph's nodes.
package struct FoldedGraph: Sendable {
  /// Ascending byte by byte; the number of a group is its place here and its node in `view`.
  package let names: [String]
  /// The graph's nodes in each group, ascending.
  package let members: [[Graph.Node]]
  /// Whether none of a group's members is the project's own.
  package let isExternal: [Bool]
  /// The edges between groups; edges inside a group are left out, parallel ones are kept. Sorted by source, then fact.
  package let view: View
  /// For each of the graph's nodes its group, -1 for none.
  private let groups: [Int32]

  package func group(of node: Graph.Node) -> Int? { groups[node] < 0 ? nil : Int(groups[node]) }

  fileprivate init(_ graph: Graph, _ view: View, by name: (Graph.Node) -> String?) {
    var numbers: [EntityID: Int32] = [:]
    var unsorted: [EntityID] = []
    var groups = [Int32](repeating: -1, count: graph.entities.count)
    for node in graph.entities.indices {
      guard let id = name(node).map(EntityID.init) else { continue }
      if let number = numbers[id] {
        groups[node] = number
      } else {
        numbers[id] = Int32(unsorted.count)
        groups[node] = Int32(unsorted.count)
        unsorted.append(id)
      }
    }
    let order = unsorted.indices.sorted { unsorted[$0] < unsorted[$1] }
    var rank = [Int32](repeating: 0, count: order.count)
    for (place, number) in order.enumerated() { rank[number] = Int32(place) }

    var members = [[Graph.Node]](repeating: [], count: order.count)
    var isExternal = [Bool](repeating: true, count: order.count)
    for node in groups.indices where groups[node] >= 0 {
      groups[node] = rank[Int(groups[node])]
      members[Int(groups[node])].append(node)
      if !graph.entities[node].isExternal { isExternal[Int(groups[node])] = false }
    }
    var edges: [View.Edge] = []
    for node in 0..<view.nodeCount where groups[node] >= 0 {
      for edge in view.edges(from: node) {
        let (source, target) = (groups[node], groups[edge.target])
        if target >= 0 && target != source { edges.append(View.Edge(source: Int(source), target: Int(target), fact: edge.fact)) }
      }
    }
    // The edges of a graph's own views ascend by fact over all nodes; `View` groups them by source and keeps that order.
    if zip(edges, edges.dropFirst()).contains(where: { $0.fact > $1.fact }) { edges.sort { $0.fact < $1.fact } }
    self.names = order.map { unsorted[$0].text }
    self.members = members
    self.isExternal = isExternal
    self.view = View(nodeCount: order.count, edges: edges)
    self.groups = groups
  }
}

extension Graph {
  /// A view of this graph folded up: nodes with one name become one group, nodes without a name are left out with their edges.
  /// O(n log n + e) for n nodes and e edges of the view.
  package func folded(_ view: View, by name: (Node) -> String?) -> FoldedGraph { FoldedGraph(self, view, by: name) }

  /// A view of this graph folded up to a level. What is declared somewhere belongs to the file, component and folder of
  /// its declaration; modules that are imported stand for themselves.
  package func folded(_ view: View, to level: FoldLevel) -> FoldedGraph {
    switch level {
    case .file: return folded(view) { path(of: $0) ?? moduleName(of: $0) }
    case .component:
      let components = Components(of: self)
      return folded(view) { node in
        guard let path = path(of: node) else { return moduleName(of: node) }
        return components[EntityID(path)] ?? FilePath(path).withoutExtension
      }
    case .folder:
      return folded(view) { node in
        guard let path = path(of: node) else { return moduleName(of: node) }
        let folder = FilePath(path).folder
        // `<UIKit/UIKit.h>` is known by name only: it stands in `<UIKit>`, and `<stdio.h>` for itself.
        if path.hasPrefix("<") { return folder.isEmpty ? path : folder + ">" }
        return folder.isEmpty ? "." : folder
      }
    case .module: return folded(withoutShared(view)) { moduleName(of: $0) ?? entities[$0].module }
    case .type:
      let types = typesStoodFor()
      let names = distinctNames()
      return folded(view) { node in
        switch entities[node].kind {
        case .file, .module, .resource: nil
        case .category, .extension, .class, .protocol, .struct, .enum, .union, .function, .variable: names[Int(types[node])]
        }
      }
    }
  }

  /// A view without the edges between files that one target builds together: a file of several targets belongs to the module of each.
  private func withoutShared(_ view: View) -> View {
    guard targets.targets.count > 1 else { return view }
    let areBuiltTogether = builtTogether()
    let edges = (0..<view.nodeCount).flatMap { node in view.edges(from: node).filter { !areBuiltTogether(node, $0.target) } }
    return View(nodeCount: view.nodeCount, edges: edges.sorted { $0.fact < $1.fact })
  }

  /// Whether two things of different modules lie in files that one target builds, so that neither module needs the other for it. O(targets of both) once for each pair.
  package func builtTogether() -> (Node, Node) -> Bool {
    var known: [Node: [TargetGraph.Index]] = [:]
    func builders(_ node: Node) -> [TargetGraph.Index] {
      if let found = known[node] { return found }
      let found = path(of: node).map { targets.targets(of: EntityID($0)) } ?? []
      known[node] = found
      return found
    }
    return { [self] source, target in entities[source].module != entities[target].module && builders(source).contains(where: builders(target).contains) }
  }

  /// The path of a source file, or of the file that a thing is declared in. Storyboards and the like are no files that source depends on.
  package func path(of node: Node) -> String? {
    switch entities[node].kind {
    case .file: entities[node].id.text
    case .resource: nil
    default: entities[node].location?.path
    }
  }

  /// For things that are declared in more than one file, these files, ascending: one name in two targets, a struct that is written twice.
  package func filesOfManifold() -> [Node: [Node]] {
    var files: [Node: [Node]] = [:]
    for index in facts.indices where facts[index].relation == .contains && entities[source(of: index)].kind == .file {
      files[target(of: index), default: []].append(source(of: index))
    }
    return files.compactMapValues { $0.count > 1 ? Array(Set($0)).sorted() : nil }
  }

  /// The node of the file at a path.
  package func file(at path: String) -> Node? {
    guard let node = node(EntityID(path)), entities[node].kind == .file else { return nil }
    return node
  }

  private func moduleName(of node: Node) -> String? {
    entities[node].kind == .module ? entities[node].name : nil
  }

  /// For each entity its name, with the file where several have one name, and with the id where that is not enough.
  private func distinctNames() -> [String] {
    func repeated(_ names: [String]) -> Set<EntityID> {
      var seen: Set<EntityID> = []
      return Set(names.map(EntityID.init).filter { !seen.insert($0).inserted })
    }
    var names = entities.map(\.name)
    var shared = repeated(names)
    for node in names.indices where shared.contains(EntityID(names[node])) {
      if let path = entities[node].location?.path { names[node] += " (\(path))" }
    }
    shared = repeated(names)
    for node in names.indices where shared.contains(EntityID(names[node])) { names[node] += " [\(entities[node].id.text)]" }
    return names
  }
}

extension FoldedGraph {
  /// Whether edges lead from one group to another, directly or not, along the pairs that count; true for a group and itself. O(e).
  package func leads(_ start: Int, to end: Int, where counts: (GroupPair) -> Bool) -> Bool {
    var seen: Set<Int> = [start]
    var waiting = [start]
    while let next = waiting.popLast() {
      if next == end { return true }
      for edge in view.edges(from: next) where counts(GroupPair(next, edge.target)) && seen.insert(edge.target).inserted { waiting.append(edge.target) }
    }
    return false
  }
}
