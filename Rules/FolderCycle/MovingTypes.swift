internal import Analysis
internal import Facts
internal import Graphs

/// Which types can move to another folder, and what that opens.
struct MovingTypes {
  private let graph: Graph
  /// For each type, what its code mentions, extensions in the same file included.
  private var used: [Graph.Node: Set<Graph.Node>] = [:]
  /// For each thing, who mentions it.
  private var users: [Graph.Node: Set<Graph.Node>] = [:]

  /// `possibleUses` count as well: a move must not rest on what nobody knows. O(facts).
  init(_ graph: Graph, _ possibleUses: [Fact]) {
    self.graph = graph
    for fact in possibleUses {
      if let source = graph.node(fact.subject), let target = graph.node(fact.object) { add(source, target) }
    }
    let mentions = graph.ownMentions { graph.isTest($0.location.path) || isSampleCode($0.location.path) }
    for node in 0..<mentions.nodeCount {
      for edge in mentions.edges(from: node) { add(edge.source, edge.target) }
    }
  }

  private mutating func add(_ source: Graph.Node, _ target: Graph.Node) {
    let (source, target) = (whole(of: source), whole(of: target))
    guard source != target else { return }
    used[source, default: []].insert(target)
    users[target, default: []].insert(source)
  }

  /// The type that an extension in the same file extends; else the thing itself.
  private func whole(of node: Graph.Node) -> Graph.Node {
    guard graph.entities[node].kind == .extension else { return node }
    let extended = graph.edges.edges(from: node).first { graph.edges.relation(of: $0) == .extends }.map(graph.edges.target(of:))
    return extended.flatMap { graph.path(of: $0) == graph.path(of: node) ? $0 : nil } ?? node
  }

  /// Whether a thing needs nothing in the folders below another, so that it can lie elsewhere.
  func isFree(_ node: Graph.Node, below parent: String) -> Bool {
    (used[whole(of: node)] ?? []).allSatisfy { other in
      guard let path = graph.path(of: other), !graph.entities[other].isExternal else { return true }
      return !(parent.isEmpty || path.hasPrefix(parent + "/")) || path == graph.path(of: node) && (used[other] ?? []).isEmpty
    }
  }

  /// The advice to move what needs the other folder into it, if nothing else uses that.
  func way(out arc: FeedbackArcs.Arc, _ folders: FoldedGraph, _ names: [Int: String]) -> String? {
    let movers = Set(arc.edges.map { whole(of: graph.source(of: $0.fact)) })
    guard movers.count <= 2, movers.allSatisfy({ [.class, .struct, .enum].contains(graph.entities[$0].kind) }) else { return nil }
    let others = movers.flatMap { users[$0] ?? [] }.filter { !movers.contains($0) }
    guard !others.isEmpty, others.allSatisfy({ folders.group(of: $0) == arc.target }) else { return nil }
    // A folder that would be empty then is no place that something was misplaced in.
    let files = Set(movers.compactMap { graph.path(of: $0) })
    guard folders.members[arc.source].contains(where: { node in graph.path(of: node).map { !files.contains($0) } ?? false }) else { return nil }
    return .moveWhereUsed(movers.sorted().map { graph.entities[$0].name }, to: names[arc.target]!)
  }
}

extension String {
  fileprivate static func moveWhereUsed(_ types: [String], to folder: String) -> Self {
    "move \(listed(types)) to '\(folder)', where \(types.count == 1 ? "it is" : "they are") used"
  }
}
