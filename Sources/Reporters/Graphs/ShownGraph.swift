package import Analysis
internal import Facts
package import Graphs

/// The part of a report's graph that a choice leaves, folded up as far as it says: what every graph format writes.
package struct ShownGraph: Sendable {
  package struct Node: Sendable {
    /// Of an entity its id, of a group its path, ending in `/` where folders were collapsed. No two nodes have the same.
    package let id: String
    /// What a person would write.
    package let name: String
    /// A word for an entity's kind or for a level; `folder` for what is collapsed.
    package let kind: String
    /// The entity that it is, or that stands for the others; nil for groups that are no entity.
    package let entity: Graph.Node?
    /// Ascending, never empty.
    package let members: [Graph.Node]
    package let isExternal: Bool
    /// Whether it became one box by a pattern or a depth.
    package let isCollapsed: Bool
    package fileprivate(set) var isHighlighted = false
    /// The number of its knot among all that there are before a part is chosen; nil where it is in none.
    package fileprivate(set) var knot: Int?
    /// Whether anything owns it, shown or not.
    fileprivate(set) var isOwned = false
    /// The number by which `ties` refer to it.
    fileprivate(set) var place = 0
  }

  /// What one fact says.
  package struct Edge: Sendable {
    package let source: Int
    package let target: Int
    /// The index of the fact in the graph.
    package let fact: Int
    /// Whether it runs inside a knot.
    package fileprivate(set) var isTied = false
  }

  package let report: Report
  package let choice: GraphChoice
  package let form: GraphForm
  /// Nil for all relations.
  package let view: ViewName?
  /// Nil where every entity stands for itself.
  package let level: FoldLevel?
  /// In the order of the graph, or of their names where they are groups.
  package private(set) var nodes: [Node] = []
  /// In the order of their facts.
  package private(set) var edges: [Edge] = []
  /// The edges inside of all knots, shown or not, since what to cut depends on whole knots. Their ends are the `place` of nodes.
  private(set) var ties: [Edge] = []
  /// Patterns that match nothing, with the option that they were given with, and a name that was perhaps meant.
  package private(set) var unmatched: [(option: String, pattern: String, nearest: String?)] = []

  package var graph: Graph { report.graph }
  /// How many knots are shown, whole or in part.
  package var knotCount: Int { Set(nodes.compactMap(\.knot)).count }
  package var isFolded: Bool { level != nil || !choice.collapse.isEmpty }

  /// The file or folder that a node is or is declared in; nil for what is only mentioned, and for modules.
  package func path(of node: Node) -> String? {
    if let entity = node.entity { return graph.entities[entity].location?.path }
    return level == .module && !node.isCollapsed ? nil : node.name
  }

  /// The module that all of a node belongs to; nil where there is none.
  package func module(of node: Node) -> String? {
    if let entity = node.entity { return graph.entities[entity].module }
    let module = graph.entities[node.members[0]].module
    return node.members.allSatisfy { graph.entities[$0].module == module } ? module : nil
  }

  /// O(n log n + f + p t) for p patterns over t bytes of names.
  package init(_ report: Report, _ choice: GraphChoice, as form: GraphForm) {
    self.report = report
    self.choice = choice
    self.form = form
    view = choice.view ?? (form == .picture ? .dependencies : nil)
    level = choice.level ?? (form == .picture ? (view == .imports || view == .dependencies ? .component : .type) : nil)

    var namesake = Namesakes(report.graph, level)
    let kept = keptEntities(&namesake)
    gather(kept, namesake)
    connect(kept)
    findKnots()
    if choice.onlyCycles { keep(nodes.map { $0.knot != nil }) { $0.isTied } }
    focus(&namesake)
    reach(&namesake)
    if choice.isReduced { reduce() }
    if form == .picture { leaveOutLoners() }
    if !choice.highlight.isEmpty {
      for (node, isMeant) in meant(by: choice.highlight, "highlight", &namesake).enumerated() where isMeant { nodes[node].isHighlighted = true }
    }
  }

  // MARK: Nodes

  /// For each entity whether the patterns and the form keep it.
  private mutating func keptEntities(_ namesake: inout Namesakes) -> [Bool] {
    var kept = [Bool](repeating: true, count: graph.entities.count)
    if !choice.includeOnly.isEmpty {
      let isMeant = entities(meantBy: choice.includeOnly, "include-only", &namesake)
      for node in kept.indices { kept[node] = isMeant[node] }
    }
    if !choice.exclude.isEmpty {
      let isMeant = entities(meantBy: choice.exclude, "exclude", &namesake)
      for node in kept.indices where isMeant[node] { kept[node] = false }
    }
    for node in kept.indices where kept[node] {
      if choice.leavesOutTests, let path = graph.path(of: node), graph.isTest(path) { kept[node] = false }
      if form == .picture, !choice.includesExternal, namesake.isExternal(node) { kept[node] = false }
    }
    return kept
  }

  private mutating func entities(meantBy globs: [Glob], _ option: String, _ namesake: inout Namesakes) -> [Bool] {
    var isMeant = [Bool](repeating: false, count: graph.entities.count)
    for glob in globs {
      let matches = namesake.matches(glob)
      if !matches.contains(true) { unmatched.append((option, glob.text, namesake.nearest(to: glob.text))) }
      for node in isMeant.indices where matches[node] { isMeant[node] = true }
    }
    return isMeant
  }

  private var numbers: [Int32] = []

  /// Puts the entities that are kept into groups.
  private mutating func gather(_ kept: [Bool], _ namesake: Namesakes) {
    struct Key: Hashable { let text: EntityID; let isCollapsed: Bool }
    numbers = [Int32](repeating: -1, count: kept.count)
    var places: [Key: Int] = [:]
    var groups: [(key: Key, members: [Graph.Node])] = []
    var isUsed = [Bool](repeating: false, count: choice.collapse.count)
    for node in kept.indices where kept[node] {
      guard let name = namesake.group(of: node) else { continue }
      let collapsed = collapsed(node, name, &isUsed)
      let key = Key(text: EntityID(collapsed ?? name), isCollapsed: collapsed != nil)
      if let place = places[key] {
        groups[place].members.append(node)
      } else {
        places[key] = groups.count
        groups.append((key, [node]))
      }
    }
    for (index, collapse) in choice.collapse.enumerated() where !isUsed[index] {
      if case .pattern(let glob) = collapse { unmatched.append(("collapse", glob.text, namesake.nearest(to: glob.text))) }
    }
    if isFolded { groups.sort { $0.key.text != $1.key.text ? $0.key.text < $1.key.text : !$0.key.isCollapsed && $1.key.isCollapsed } }
    for (number, group) in groups.enumerated() {
      for node in group.members { numbers[node] = Int32(number) }
      nodes.append(node(group.key.text.text, isCollapsed: group.key.isCollapsed, group.members, namesake))
    }
  }

  private func node(_ name: String, isCollapsed: Bool, _ members: [Graph.Node], _ namesake: Namesakes) -> Node {
    let isExternal = members.allSatisfy { graph.entities[$0].isExternal }
    if isCollapsed {
      return Node(id: name + "/", name: name, kind: "folder", entity: nil, members: members, isExternal: isExternal, isCollapsed: true)
    }
    guard let entity = namesake.entity(of: members, called: name, level) else {
      return Node(id: name, name: name, kind: level!.rawValue, entity: nil, members: members, isExternal: isExternal, isCollapsed: false)
    }
    let described = graph.entities[entity]
    return Node(
      id: described.id.text, name: described.name, kind: described.kind.rawValue, entity: entity, members: members, isExternal: isExternal,
      isCollapsed: false)
  }

  /// The folder, or the pattern, that an entity is shown as; nil where none is.
  private func collapsed(_ node: Graph.Node, _ name: String, _ isUsed: inout [Bool]) -> String? {
    guard !choice.collapse.isEmpty, let path = level == .module ? nil : graph.path(of: node), !path.hasPrefix("<") else { return nil }
    let parts = path.split(separator: "/")
    for (index, collapse) in choice.collapse.enumerated() {
      switch collapse {
      case .depth(let depth):
        // A file that lies no deeper stays what it is; a folder of the folder level does as well.
        guard parts.count > depth + (level == .folder ? 1 : 0) else { continue }
        return parts.prefix(depth).joined(separator: "/")
      case .pattern(let glob):
        for count in 1..<max(parts.count, 2) where parts.count > 1 {
          let prefix = parts.prefix(count).joined(separator: "/")
          if glob.matches(prefix) {
            isUsed[index] = true
            return prefix
          }
        }
        if [path, name, graph.entities[node].name].contains(where: glob.matches) {
          isUsed[index] = true
          return glob.text
        }
      }
    }
    return nil
  }

  // MARK: Edges

  private mutating func connect(_ kept: [Bool]) {
    var relations = Set(view?.relations ?? Relation.allCases)
    // Nodes are folded by structure, so it is no edge between them.
    if view == nil, isFolded { relations.remove(.contains) }
    let isObject = view == .objects ? ObjectFacts(graph, includesExternal: choice.includesExternal || form == .data) : nil
    let isNeed = view == .dependencies ? graph.sourceNeeds(includesInactive: true) : { _ in true }
    let areBuiltTogether = level == .module ? graph.builtTogether() : { _, _ in false }
    var answers: [EntityID: Bool] = [:]
    func isLeftOut(_ path: String) -> Bool {
      guard choice.leavesOutTests || !choice.exclude.isEmpty else { return false }
      if let known = answers[EntityID(path)] { return known }
      let answer = choice.leavesOutTests && graph.isTest(path) || choice.exclude.contains { $0.matches(path) }
      answers[EntityID(path)] = answer
      return answer
    }
    for (index, fact) in graph.facts.enumerated() where relations.contains(fact.relation) {
      let (source, target) = (Int(numbers[graph.source(of: index)]), Int(numbers[graph.target(of: index)]))
      guard source >= 0, target >= 0, !isFolded || source != target else { continue }
      // A prefix header is imported by everything; arrows from everywhere to one box tell nothing.
      if form == .picture, fact.relation == .imports, fact.details.flags.contains(.implicit) { continue }
      if let isObject, !isObject[index] { continue }
      if !isNeed(index) { continue }
      if isLeftOut(fact.location.path) || areBuiltTogether(graph.source(of: index), graph.target(of: index)) { continue }
      edges.append(Edge(source: source, target: target, fact: index))
    }
  }

  /// Whether an edge can be part of a knot. Structure can't, and neither can what is inactive or implicit. Of objects only owning edges can: a weak one is what breaks
  /// a knot.
  private func mayTie(_ edge: Edge) -> Bool {
    let fact = graph.facts[edge.fact]
    if fact.relation == .imports { return edge.source != edge.target && graph.isImportThatTies(fact) }
    guard edge.source != edge.target, fact.relation != .contains, fact.details.flags.isDisjoint(with: [.inactive, .implicit]) else { return false }
    return view != .objects || fact.details.ownership?.isOwning == true
  }

  private mutating func findKnots() {
    let ties = edges.filter(mayTie).map { Digraph.Edge($0.source, $0.target) }
    let knots = Digraph(nodeCount: nodes.count, edges: ties).knots()
      .filter { knot in view != .imports && view != .dependencies || graph.isKnotOfTheProject(knot.map { nodes[$0].members }) }
    for (number, knot) in knots.enumerated() {
      for node in knot { nodes[node].knot = number }
    }
    for index in edges.indices where mayTie(edges[index]) {
      if let knot = nodes[edges[index].source].knot, knot == nodes[edges[index].target].knot { edges[index].isTied = true }
    }
    for edge in edges where edge.source != edge.target && graph.facts[edge.fact].details.ownership?.isOwning == true { nodes[edge.target].isOwned = true }
    for node in nodes.indices { nodes[node].place = node }
    self.ties = edges.filter(\.isTied)
  }

  // MARK: Parts

  private mutating func keep(_ isKept: [Bool], _ isKeptEdge: (Edge) -> Bool = { _ in true }) {
    var numbers = [Int](repeating: -1, count: nodes.count)
    var kept: [Node] = []
    for node in nodes.indices where isKept[node] {
      numbers[node] = kept.count
      kept.append(nodes[node])
    }
    nodes = kept
    edges = edges.compactMap { edge in
      let (source, target) = (numbers[edge.source], numbers[edge.target])
      return source >= 0 && target >= 0 && isKeptEdge(edge) ? Edge(source: source, target: target, fact: edge.fact, isTied: edge.isTied) : nil
    }
  }

  private mutating func meant(by globs: [Glob], _ option: String, _ namesake: inout Namesakes) -> [Bool] {
    var isMeant = [Bool](repeating: false, count: nodes.count)
    for glob in globs {
      let matches = namesake.matches(glob)
      var isFound = false
      for node in nodes.indices where nodes[node].members.contains(where: { matches[$0] }) || nodes[node].isCollapsed && glob.matches(nodes[node].name) {
        isMeant[node] = true
        isFound = true
      }
      if !isFound { unmatched.append((option, glob.text, namesake.nearest(to: glob.text))) }
    }
    return isMeant
  }

  /// Keeps what the patterns mean, what is at most `depth` edges away, and the edges on the way.
  private mutating func focus(_ namesake: inout Namesakes) {
    guard !choice.focus.isEmpty else { return }
    let starts = meant(by: choice.focus, "focus", &namesake)
    let around = Digraph(nodeCount: nodes.count, edges: edges.flatMap { [Digraph.Edge($0.source, $0.target), Digraph.Edge($0.target, $0.source)] })
    let distances = around.distances(from: nodes.indices.filter { starts[$0] })
    let limit = choice.depth == 0 ? Int32.max : Int32(clamping: choice.depth)
    let isNear = distances.map { $0 >= 0 && $0 <= limit }
    let numbered = Dictionary(uniqueKeysWithValues: edges.map { ($0.fact, min(distances[$0.source], distances[$0.target])) })
    keep(isNear) { numbered[$0.fact]! < limit }
  }

  private mutating func reach(_ namesake: inout Namesakes) {
    guard !choice.reaches.isEmpty else { return }
    let ends = meant(by: choice.reaches, "reaches", &namesake)
    let back = Digraph(nodeCount: nodes.count, edges: edges.map { Digraph.Edge($0.target, $0.source) })
    keep(back.distances(from: nodes.indices.filter { ends[$0] }).map { $0 >= 0 })
  }

  private mutating func reduce() {
    let digraph = Digraph(nodeCount: nodes.count, edges: edges.map { Digraph.Edge($0.source, $0.target) })
    let kept = Set(digraph.transitiveReduction().map { Digraph.Edge(digraph.source(of: $0), digraph.target(of: $0)) })
    edges = edges.filter { kept.contains(Digraph.Edge($0.source, $0.target)) || $0.source == $0.target }
  }

  private mutating func leaveOutLoners() {
    var isTouched = [Bool](repeating: false, count: nodes.count)
    for edge in edges { (isTouched[edge.source], isTouched[edge.target]) = (true, true) }
    keep(isTouched)
  }
}

extension Digraph {
  /// For each node how many edges it is away from the nearest start, -1 for what none reaches. O(n + e).
  fileprivate func distances(from starts: [Node]) -> [Int32] {
    var distances = [Int32](repeating: -1, count: nodeCount)
    var queue = starts
    for start in starts { distances[start] = 0 }
    var head = 0
    while head < queue.count {
      let node = queue[head]
      head += 1
      for next in successors(node) where distances[next] < 0 {
        distances[next] = distances[node] + 1
        queue.append(next)
      }
    }
    return distances
  }
}
