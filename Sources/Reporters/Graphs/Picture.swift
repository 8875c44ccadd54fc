internal import Analysis
internal import Facts
internal import Graphs

/// What is drawn of a shown graph, in any format: at most one edge from a node to another, with how many facts it stands for, whether it lies in
/// a knot, and whether to cut it.
struct Picture {
  struct Node {
    /// The last part of a path: the folders around it are drawn.
    let label: String
    let tooltip: String
    let isExternal: Bool
    let isCollapsed: Bool
    let isHighlighted: Bool
    let isKnotted: Bool
    /// Whether it owns something and nobody owns it, in the object view.
    var isRoot = false
  }

  struct Edge {
    let source: Int
    let target: Int
    /// The strongest of what it stands for.
    var line: Line
    /// By kind, strongest first.
    var counts: [(line: Line, count: Int)]
    var places: [SourceLocation]
    var isTied: Bool
    var isCut = false

    var count: Int { counts.reduce(0) { $0 + $1.count } }

    /// `3 imports, 1 mention: A.m:1, B.m:2, ...`
    var tooltip: String {
      let kinds = counts.map { $0.count == 1 ? $0.line.words : "\($0.line.words) (\($0.count))" }.joined(separator: ", ")
      return kinds + ": " + places.prefix(3).map(\.description).joined(separator: ", ") + (places.count > 3 ? ", ..." : "")
    }
  }

  private(set) var title = ""
  private(set) var nodes: [Node] = []
  /// By source and target; each pair once.
  private(set) var edges: [Edge] = []
  private(set) var folders = Folder()
  /// Whether roots stand on top, and not at the left.
  let isTree: Bool

  init(_ shown: ShownGraph) {
    isTree = shown.view == .objects
    for node in shown.nodes {
      let (label, folders) = placed(node, in: shown)
      if !isTree { self.folders.insert(nodes.count, in: folders) } else { self.folders.nodes.append(nodes.count) }
      nodes.append(
        Node(
          label: label, tooltip: tooltip(of: node, in: shown), isExternal: node.isExternal, isCollapsed: node.isCollapsed,
          isHighlighted: node.isHighlighted, isKnotted: node.knot != nil))
    }
    edges = merged(shown)
    markCuts(shown)
    if isTree {
      for edge in edges where edge.line == .owns && !shown.nodes[edge.source].isOwned { nodes[edge.source].isRoot = true }
    }
    let cuts = edges.count(where: \.isCut)
    title = [
      shown.words, counted(shown.knotCount, "knot"),
      cuts > 0 ? "\(counted(cuts, "edge")) to cut" : nil,
    ].compactMap { $0 }.filter { !$0.hasPrefix("0 ") }.joined(separator: "; ")
  }

  /// The kinds of lines that occur, strongest first.
  var lines: [Line] { Set(edges.map(\.line)).sorted { $0.rawValue < $1.rawValue } }

  private func merged(_ shown: ShownGraph) -> [Edge] {
    struct Pair: Hashable { let source, target: Int }
    var places: [Pair: Int] = [:]
    var merged: [Edge] = []
    for edge in shown.edges where edge.source != edge.target {
      let fact = shown.graph.facts[edge.fact]
      let line = Line(fact)
      let pair = Pair(source: edge.source, target: edge.target)
      guard let place = places[pair] else {
        places[pair] = merged.count
        merged.append(Edge(source: edge.source, target: edge.target, line: line, counts: [(line, 1)], places: [fact.location], isTied: edge.isTied))
        continue
      }
      if let kind = merged[place].counts.firstIndex(where: { $0.line == line }) { merged[place].counts[kind].count += 1 } else { merged[place].counts.append((line, 1)) }
      if merged[place].places.count < 4, merged[place].places.last != fact.location { merged[place].places.append(fact.location) }
      if edge.isTied { merged[place].isTied = true }
    }
    for place in merged.indices {
      merged[place].counts.sort { $0.line.rawValue < $1.line.rawValue }
      merged[place].line = merged[place].counts[0].line
    }
    return merged.sorted { ($0.source, $0.target) < ($1.source, $1.target) }
  }

  /// Marks the edges that findings would cut, and in knots that are left then, the cheapest edges to cut. It looks at whole knots, however much of them is shown.
  private mutating func markCuts(_ shown: ShownGraph) {
    let said = Set(shown.report.findings.flatMap(\.finding.cuts).map(\.location))
    // How many facts tie two nodes, and whether findings would cut all of them.
    var pairs: [Digraph.Edge: (count: Int, isSaid: Bool)] = [:]
    for edge in shown.ties {
      let known = pairs[Digraph.Edge(edge.source, edge.target)] ?? (0, true)
      pairs[Digraph.Edge(edge.source, edge.target)] = (known.count + 1, known.isSaid && said.contains(shown.graph.facts[edge.fact].location))
    }
    let sorted = pairs.keys.sorted { ($0.source, $0.target) < ($1.source, $1.target) }
    var cuts = Set(sorted.filter { pairs[$0]!.isSaid })
    let rest = sorted.enumerated().filter { !cuts.contains($0.element) }
    let count = (sorted.flatMap { [$0.source, $0.target] }.max() ?? -1) + 1
    let view = View(nodeCount: Int(count), edges: rest.map { View.Edge(source: Int($0.element.source), target: Int($0.element.target), fact: $0.offset) })
    for knot in view.knots() {
      // Hard knots are cut well enough in a second.
      for arc in view.feedbackArcs(among: knot, effort: 5_000_000, weight: { $0.reduce(0) { $0 + pairs[sorted[$1.fact]]!.count } }).arcs {
        for edge in arc.edges { cuts.insert(sorted[edge.fact]) }
      }
    }
    for edge in edges.indices where edges[edge].isTied {
      edges[edge].isCut = cuts.contains(Digraph.Edge(shown.nodes[edges[edge].source].place, shown.nodes[edges[edge].target].place))
    }
  }
}

/// How an edge is drawn: what it says, the strongest first.
enum Line: Int {
  case imports, inherits, conforms, extends, owns, borrows, refers, creates, uses, contains

  init(_ fact: Fact) {
    switch fact.relation {
    case .imports: self = .imports
    case .contains: self = .contains
    case .inherits: self = .inherits
    case .conforms: self = .conforms
    case .extends: self = .extends
    case .creates: self = .creates
    case .uses, .names: self = .uses
    case .holds, .captures:
      switch fact.details.ownership {
      case .strong?, .copy?, .value?, .unique?, .shared?: self = .owns
      case .weak?, nil: self = .refers
      case .unowned?, .unsafe?, .raw?, .reference?: self = .borrows
      }
    }
  }

  var words: String {
    switch self {
    case .imports: "imports"
    case .contains: "contains"
    case .inherits: "inherits"
    case .conforms: "conforms"
    case .extends: "extends"
    case .owns: "owns"
    case .refers: "refers weakly"
    case .borrows: "refers without owning"
    case .creates: "creates"
    case .uses: "uses"
    }
  }
}

/// Folders, and what is drawn in them.
struct Folder {
  /// Numbers of the picture's nodes, ascending.
  var nodes: [Int] = []
  private(set) var children: [EntityID: Folder] = [:]

  mutating func insert(_ node: Int, in parts: ArraySlice<Substring>) {
    guard let first = parts.first else {
      nodes.append(node)
      return
    }
    children[EntityID(String(first)), default: Folder()].insert(node, in: parts.dropFirst())
  }

  /// The folders below by name; one that only holds another folder is no box of its own.
  var boxes: [(label: String, folder: Folder)] {
    children.keys.sorted().map { name in
      var (label, folder) = (name.text, children[name]!)
      while folder.nodes.isEmpty, folder.children.count == 1, let (inner, only) = folder.children.first {
        label += "/" + inner.text
        folder = only
      }
      return (label, folder)
    }
  }
}

/// What a node is called, and the folders to draw around it.
private func placed(_ node: ShownGraph.Node, in shown: ShownGraph) -> (label: String, folders: ArraySlice<Substring>) {
  if shown.level == .folder || shown.level == .module { return (node.name, []) }
  let isPath = node.entity.map { shown.graph.entities[$0].kind == .file } ?? true
  let path = isPath ? node.name : node.entity.flatMap { shown.graph.entities[$0].location?.path } ?? ""
  let parts = path.split(separator: "/")
  let label = isPath ? parts.last.map(String.init) ?? node.name : node.name
  return (label, node.isExternal ? [] : parts.dropLast())
}

private func tooltip(of node: ShownGraph.Node, in shown: ShownGraph) -> String {
  var words = [node.name]
  if let entity = node.entity, shown.graph.entities[entity].kind != .file, let location = shown.graph.entities[entity].location { words.append(location.description) }
  if node.isCollapsed { words.append("\(counted(node.members.count { shown.graph.entities[$0].kind == .file }, "file"))") }
  return words.joined(separator: ", ")
}

extension ShownGraph {
  /// What is shown, and how much of it: `imports between components: 12 components, 30 edges`.
  var words: String {
    struct Pair: Hashable { let source, target: Int }
    let pairs = Set(edges.filter { $0.source != $0.target }.map { Pair(source: $0.source, target: $0.target) }).count
    let what = (view?.rawValue ?? "everything") + (level.map { " by " + $0.rawValue } ?? "")
    return "\(what): \(counted(nodes.count, "node")), \(counted(pairs, "edge"))"
  }
}
