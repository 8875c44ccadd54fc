internal import Analysis
internal import Facts
internal import Graphs

/// What the entities of a graph are called where they are shown at some level, and which of them a pattern means.
struct Namesakes {
  private let graph: Graph
  private let folded: FoldedGraph?
  private var known: [String: [Bool]] = [:]

  init(_ graph: Graph, _ level: FoldLevel?) {
    self.graph = graph
    folded = level.map { graph.folded(View(nodeCount: graph.entities.count, edges: []), to: $0) }
  }

  /// The name of an entity's group: without a level its own id; nil where the level has no place for it.
  func group(of node: Graph.Node) -> String? {
    guard let folded else { return graph.entities[node].id.text }
    return folded.group(of: node).map { folded.names[$0] }
  }

  /// Whether nothing of an entity's group is the project's own.
  func isExternal(_ node: Graph.Node) -> Bool {
    guard let folded, let group = folded.group(of: node) else { return graph.entities[node].isExternal }
    return folded.isExternal[group]
  }

  /// The entity that a group is: the file, the module, the type that its categories stand for.
  func entity(of members: [Graph.Node], called name: String, _ level: FoldLevel?) -> Graph.Node? {
    switch level {
    case nil: members[0]
    case .file: members.first { graph.entities[$0].kind == .file && graph.entities[$0].id == EntityID(name) }
    case .module: members.first { graph.entities[$0].kind == .module && EntityID(graph.entities[$0].name) == EntityID(name) }
    case .type: members.first { ![.category, .extension].contains(graph.entities[$0].kind) } ?? members[0]
    case .component, .folder: nil
    }
  }

  /// For each entity whether a pattern means it: by its name, its path or its module, or as what it is shown.
  mutating func matches(_ glob: Glob) -> [Bool] {
    if let matches = known[glob.text] { return matches }
    // Thousands of entities share a path, a module and a group.
    var answers: [EntityID: Bool] = [:]
    func isMeant(_ text: String?) -> Bool {
      guard let text else { return false }
      let key = EntityID(text)
      if let answer = answers[key] { return answer }
      let answer = glob.matches(text)
      answers[key] = answer
      return answer
    }
    let matches = graph.entities.indices.map { node in
      let entity = graph.entities[node]
      return glob.matches(entity.name) || isMeant(graph.path(of: node)) || isMeant(entity.module) || (folded != nil && isMeant(group(of: node)))
    }
    known[glob.text] = matches
    return matches
  }

  /// The name or path that was perhaps meant by a pattern that matches nothing.
  func nearest(to pattern: String) -> String? {
    var names = Set(graph.entities.lazy.filter { !$0.isExternal }.map(\.name))
    if let folded { names.formUnion(folded.names) }
    if !pattern.contains("/") { names = Set(names.map { $0.split(separator: "/").last.map(String.init) ?? $0 }) }
    return Analysis.nearest(to: pattern, in: Array(names))
  }
}
