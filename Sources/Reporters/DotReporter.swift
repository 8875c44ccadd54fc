package import Analysis
internal import Facts
package import Graphs

/// A picture for Graphviz: `arborist graph --format dot | dot -Tsvg`.
///
/// Folders are nested clusters; the kind of an edge is told by its line and not by colour alone; knots, and what findings
/// speak of, are red. Parallel edges of one kind are one edge with their number. Ids are `n0`, `n1`, ...: names stand in
/// labels only, where nothing that they contain can act. Nodes without an edge are not drawn.
package struct DotReporter: Reporter {
  package static let name = "dot"
  package static let summary = "a picture of the graph, for Graphviz"

  package var view: ViewName
  package var level: FoldLevel
  /// Whether the platform's and other people's things are drawn.
  package var includesExternal: Bool

  /// Imports are drawn between files and everything else between types, unless a level is given.
  package init(view: ViewName = .imports, level: FoldLevel? = nil, includesExternal: Bool = false) {
    self.view = view
    self.level = level ?? (view == .imports ? .file : .type)
    self.includesExternal = includesExternal
  }

  package func write<Target: TextOutputStream>(_ report: Report, to output: inout Target) {
    let drawing = Drawing(report, self)
    var bytes = Bytes()
    let size = "\(counted(drawing.nodes.count, "node")), \(counted(drawing.edges.count, "edge"))"
    bytes.append("// arborist: \(view.rawValue) by \(level.rawValue), \(size)\n")
    if drawing.nodes.count > 1_000 {
      bytes.append("// too many for 'dot': draw with 'sfdp -Goverlap=prism', or fold with '--level folder'\n")
    }
    bytes.append(
      """
      digraph arborist {
        graph [rankdir=LR, compound=true, nodesep=0.16, ranksep=0.4, fontname="Helvetica", fontsize=9, style="rounded", color="#aaaaaa", fontcolor="#666666"];
        node [shape=box, style="rounded,filled", height=0.2, fontname="Helvetica", fontsize=9, color="#666666", fillcolor="#ffffff"];
        edge [arrowsize=0.6, fontname="Helvetica", fontsize=8, color="#00000066"];

      """)
    var clusters = 0
    write(drawing.folders, of: drawing, indent: 2, &clusters, to: &output, through: &bytes)
    for edge in drawing.edges {
      bytes.append("  n\(edge.source) -> n\(edge.target)")
      bytes.append(attributes: edge.attributes)
      bytes.flush(to: &output)
    }
    bytes.append("}\n")
    bytes.finish(to: &output)
  }

  private func write<Target: TextOutputStream>(
    _ folder: Folder, of drawing: Drawing, indent: Int, _ clusters: inout Int, to output: inout Target, through bytes: inout Bytes
  ) {
    for name in folder.children.keys.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
      var child = folder.children[name]!
      var label = name
      // A folder that only holds another folder is no box of its own.
      while child.nodes.isEmpty, child.children.count == 1, let (inner, only) = child.children.first {
        label += "/" + inner
        child = only
      }
      bytes.appendSpaces(indent)
      bytes.append("subgraph cluster_\(clusters) {\n")
      clusters += 1
      bytes.appendSpaces(indent + 2)
      bytes.append("label=\(quoted(label));\n")
      write(child, of: drawing, indent: indent + 2, &clusters, to: &output, through: &bytes)
      bytes.appendSpaces(indent)
      bytes.append("}\n")
    }
    for node in folder.nodes {
      bytes.appendSpaces(indent)
      bytes.append("n\(node)")
      bytes.append(attributes: drawing.nodes[node].attributes)
      bytes.flush(to: &output)
    }
  }
}

extension Bytes {
  fileprivate mutating func append(attributes: [(name: String, value: String)]) {
    append(attributes.isEmpty ? "" : " [" + attributes.map { "\($0.name)=\($0.value)" }.joined(separator: ", ") + "]")
    append(";\n")
  }
}

/// A quoted string of DOT in which nothing of the text acts: no escape (`\N`, `\l`), no entity (`&lt;`), no control character.
private func quoted(_ text: String) -> String {
  var quoted = "\""
  // By scalars: a quote with an accent on it is one character, and still ends a string.
  for scalar in visible(text).unicodeScalars {
    switch scalar {
    case "\"": quoted += "\\\""
    case "\\": quoted += "\\\\"
    case "&": quoted += "&amp;"
    default: quoted.unicodeScalars.append(scalar)
    }
  }
  return quoted + "\""
}

/// A template of C++ can have a name of ten lines; the tooltip has all of it.
private func shortened(_ text: String) -> String { text.unicodeScalars.count <= 80 ? text : String(text.unicodeScalars.prefix(77)) + "..." }

private let red = "\"#cc0000\""

/// What is drawn, by the numbers of the picture.
private struct Drawing {
  var nodes: [Node] = []
  var edges: [Edge] = []
  var folders = Folder()

  struct Node {
    let label: String
    let tooltip: String
    let isExternal: Bool
    /// The ids of the rules that speak of it, sorted.
    let rules: [String]

    var attributes: [(name: String, value: String)] {
      // The `\n` between name and rules is ours: an escape of DOT and not a character of the text.
      let label = String(quoted(shortened(label)).dropLast()) + rules.map { "\\n[" + $0 + "]" }.joined() + "\""
      var attributes = [("label", label), ("tooltip", quoted(tooltip))]
      if isExternal { attributes.append(("style", "\"rounded,dashed\"")) }
      if !rules.isEmpty { attributes += [("color", red), ("fontcolor", red), ("penwidth", "2")] }
      return attributes
    }
  }

  struct Edge {
    let source: Int
    let target: Int
    let line: Line
    var count: Int
    /// The place of the first fact that it stands for.
    let place: String
    var isInKnot: Bool
    var isCut: Bool

    var attributes: [(name: String, value: String)] {
      var attributes = line.attributes
      if isInKnot { attributes = attributes.filter { $0.name != "color" } + [("color", red), ("penwidth", isCut ? "3" : "2")] }
      let words = (isCut ? ["cut"] : []) + (count > 1 ? [String(count)] : [])
      if !words.isEmpty { attributes.append(("label", quoted(words.joined(separator: " ")))) }
      return attributes + [("tooltip", quoted("\(line.words), \(place)"))]
    }
  }

  init(_ report: Report, _ options: DotReporter) {
    let graph = report.graph
    // A prefix header is imported by everything; arrows from everywhere to one box tell nothing.
    let folded = graph.folded(graph.view(options.view) { !$0.details.flags.contains(.implicit) }, to: options.level)
    let isDrawn = folded.isExternal.map { options.includesExternal || !$0 }

    var wanted: [View.Edge] = []
    var isTouched = [Bool](repeating: false, count: folded.names.count)
    for node in folded.names.indices where isDrawn[node] {
      for edge in folded.view.edges(from: node) where isDrawn[edge.target] {
        wanted.append(edge)
        isTouched[edge.source] = true
        isTouched[edge.target] = true
      }
    }

    let rules = rulesByNode(report, folded)
    var numbers = [Int](repeating: -1, count: folded.names.count)
    for node in folded.names.indices where isTouched[node] {
      numbers[node] = nodes.count
      add(node, named: folded.names[node], folded, graph, rules[node] ?? [], options.level)
    }
    // Who keeps whom alive is a knot of owning edges only: a weak way back is what mends it.
    let tying = options.view == .objects ? wanted.filter { Line(graph.facts[$0.fact]) == .owns } : wanted
    let knotted = factsInKnots(View(nodeCount: folded.names.count, edges: tying))
    add(wanted, numbers, graph, knotted: knotted, cuts: Set(report.findings.flatMap(\.finding.cuts).map(\.location)))
  }

  private mutating func add(
    _ node: Int, named name: String, _ folded: FoldedGraph, _ graph: Graph, _ rules: Set<String>, _ level: FoldLevel
  ) {
    let isExternal = folded.isExternal[node]
    var label = name
    var tooltip = name
    var parts: [Substring] = []
    switch level {
    case .folder, .module: break
    case .file, .component:
      parts = name.split(separator: "/").dropLast()
      label = name.split(separator: "/").last.map(String.init) ?? name
    case .type:
      // A group is called by the id of its type; people know it by its name.
      let type = graph.node(EntityID(name)) ?? folded.members[node][0]
      label = graph.entities[type].name
      tooltip = label
      if let location = graph.entities[type].location {
        parts = location.path.split(separator: "/").dropLast()
        tooltip += ", \(location)"
      }
    }
    if isExternal { parts = [] }
    folders.insert(nodes.count, in: parts[...])
    nodes.append(Node(label: label, tooltip: tooltip, isExternal: isExternal, rules: rules.sorted()))
  }

  private mutating func add(
    _ wanted: [View.Edge], _ numbers: [Int], _ graph: Graph, knotted: Set<Int>, cuts: Set<SourceLocation>
  ) {
    struct Key: Hashable { let source, target: Int; let line: Line }
    var places: [Key: Int] = [:]
    for edge in wanted {
      let fact = graph.facts[edge.fact]
      let key = Key(source: numbers[edge.source], target: numbers[edge.target], line: Line(fact))
      let isCut = cuts.contains(fact.location)
      if let place = places[key] {
        edges[place].count += 1
        edges[place].isCut = edges[place].isCut || isCut
        edges[place].isInKnot = edges[place].isInKnot || knotted.contains(edge.fact)
        continue
      }
      places[key] = edges.count
      edges.append(Edge(
        source: key.source, target: key.target, line: key.line, count: 1, place: fact.location.description,
        isInKnot: knotted.contains(edge.fact), isCut: isCut))
    }
    edges.sort { ($0.source, $0.target, $0.line.rawValue) < ($1.source, $1.target, $1.line.rawValue) }
  }
}

private func rulesByNode(_ report: Report, _ folded: FoldedGraph) -> [Int: Set<String>] {
  var rules: [Int: Set<String>] = [:]
  for judged in report.findings {
    for id in judged.finding.subjects {
      guard let member = report.graph.node(id), let node = folded.group(of: member) else { continue }
      rules[node, default: []].insert(judged.finding.rule)
    }
  }
  return rules
}

/// The facts whose edges run inside a knot.
private func factsInKnots(_ view: View) -> Set<Int> {
  var knots = [Int](repeating: -1, count: view.nodeCount)
  for (number, knot) in view.knots().enumerated() {
    for node in knot { knots[node] = number }
  }
  var facts: Set<Int> = []
  for node in knots.indices where knots[node] >= 0 {
    for edge in view.edges(from: node) where edge.target != node && knots[edge.target] == knots[node] { facts.insert(edge.fact) }
  }
  return facts
}

/// How an edge is drawn.
private enum Line: Int {
  case imports, contains, inherits, conforms, extends, owns, refers, borrows, creates, uses

  init(_ fact: Fact) {
    switch fact.relation {
    case .imports: self = .imports
    case .contains: self = .contains
    case .inherits: self = .inherits
    case .conforms: self = .conforms
    case .extends: self = .extends
    case .creates: self = .creates
    case .uses: self = .uses
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
    case .refers: "holds weakly"
    case .borrows: "holds unowned"
    case .creates: "creates"
    case .uses: "uses"
    }
  }

  var attributes: [(name: String, value: String)] {
    switch self {
    case .imports: []
    case .contains: [("arrowhead", "none")]
    case .inherits: [("arrowhead", "empty")]
    case .conforms: [("arrowhead", "empty"), ("style", "dashed")]
    case .extends: [("arrowhead", "odiamond")]
    case .owns: [("dir", "both"), ("arrowtail", "diamond"), ("style", "bold")]
    case .refers: [("style", "dashed"), ("color", "\"#999999\"")]
    case .borrows: [("style", "dotted")]
    case .creates: [("arrowhead", "vee")]
    case .uses: [("arrowhead", "open"), ("color", "\"#00000033\"")]
    }
  }
}

private struct Folder {
  /// Numbers of the picture, ascending.
  var nodes: [Int] = []
  var children: [String: Folder] = [:]

  mutating func insert(_ node: Int, in parts: ArraySlice<Substring>) {
    guard let first = parts.first else {
      nodes.append(node)
      return
    }
    children[String(first), default: Folder()].insert(node, in: parts.dropFirst())
  }
}
