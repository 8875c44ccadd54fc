internal import Analysis
internal import Facts
internal import Graphs

/// A picture for Graphviz: `arborist graph --format dot | dot -Tsvg`.
///
/// Folders are nested clusters. The kind of an edge is told by its line and not by colour alone; what lies in a knot is red, and what to cut is
/// dashed; a number tells how many facts an edge stands for. Who owns whom grows from the top, one tree below the other. The title says what is
/// shown, the legend which marks there are. Ids are `n0`, `n1`, ...: names stand in labels only, where nothing that they contain can act.
package struct DotReporter: GraphReporter {
  package static let name = "dot"
  package static let summary = "a picture, for Graphviz"
  package static let form = GraphForm.picture

  package init() {}

  package func write<Target: TextOutputStream>(_ shown: ShownGraph, to output: inout Target) {
    let picture = Picture(shown)
    var bytes = Bytes()
    bytes.append("// arborist: \(picture.title)\n")
    if picture.nodes.count > 1_000 { bytes.append("// too many for 'dot': draw with 'sfdp -Goverlap=prism', or fold with '--level folder' or '--collapse 2'\n") }
    // Graphviz loses edges of large pictures where it has to order knots among folders, or bends edges around them.
    let isLarge = picture.edges.count > 200
    let direction = picture.isTree ? "TB" : "LR"
    bytes.append(
      """
      digraph arborist {
        graph [rankdir=\(direction), newrank=true,\(isLarge ? " splines=line," : "") nodesep=0.16, ranksep=0.45, fontname="Helvetica", fontsize=9, style="rounded", color="#aaaaaa", fontcolor="#555555"];
        graph [labelloc=t, labeljust=l, label=<\(legend(picture, why: shown.emptiness))>];
        node [shape=box, style="rounded,filled", height=0.2, margin="0.08,0.03", fontname="Helvetica", fontsize=9, color="#888888", fillcolor="#ffffff"];
        edge [arrowsize=0.6, fontname="Helvetica", fontsize=8, color="#00000055", fontcolor="#555555"];

      """)
    var clusters = 0
    write(picture.folders, of: picture, indent: 2, &clusters, to: &output, through: &bytes)
    let steps = picture.isTree ? picture.steps() : []
    for (index, edge) in picture.edges.enumerated() {
      bytes.append("  n\(edge.source) -> n\(edge.target)")
      bytes.append(attributes: edge.attributes + (edge.isCut && isLarge ? [("constraint", "false")] : []) + (steps.isEmpty || steps[index] == 1 ? [] : [("minlen", String(steps[index]))]))
      bytes.flush(to: &output)
    }
    if picture.isTree {
      for (above, below) in picture.stacked() { bytes.append("  n\(above) -> n\(below) [style=invis, weight=0];\n") }
    }
    bytes.append("}\n")
    bytes.finish(to: &output)
  }

  private func write<Target: TextOutputStream>(
    _ folder: Folder, of picture: Picture, indent: Int, _ clusters: inout Int, to output: inout Target, through bytes: inout Bytes
  ) {
    for (label, inner) in folder.boxes {
      bytes.appendSpaces(indent)
      bytes.append("subgraph cluster_\(clusters) {\n")
      clusters += 1
      bytes.appendSpaces(indent + 2)
      bytes.append("label=\(dotQuoted(label));\n")
      write(inner, of: picture, indent: indent + 2, &clusters, to: &output, through: &bytes)
      bytes.appendSpaces(indent)
      bytes.append("}\n")
    }
    for node in folder.nodes {
      bytes.appendSpaces(indent)
      bytes.append("n\(node)")
      bytes.append(attributes: picture.nodes[node].attributes)
      bytes.flush(to: &output)
    }
  }

  /// The title, and a line for each mark that occurs.
  private func legend(_ picture: Picture, why: String?) -> String {
    var rows = ["<b>\(dotHTML(picture.title))</b>"]
    if let why { rows.append(dotHTML(why)) }
    var marks: [String] = []
    if picture.nodes.contains(where: \.isKnotted) { marks.append("<font color=\"#cc0000\"><b>red</b></font>: in a knot, where everyone reaches everyone") }
    if picture.edges.contains(where: \.isCut) { marks.append("<font color=\"#cc0000\"><b>- - -</b></font>: cut this; without the dashed edges no knot is left") }
    if !picture.isTree, picture.edges.contains(where: { $0.count > 1 }) { marks.append("number: how many lines say so") }
    if picture.lines.count > 1 || picture.isTree { marks += picture.lines.map { "\($0.mark): \($0.words)" } }
    if picture.nodes.contains(where: \.isRoot) { marks.append("<b>bold box</b>: a root, that nobody owns") }
    if picture.nodes.contains(where: \.isCollapsed) { marks.append("double box: a folder folded up") }
    if picture.nodes.contains(where: \.isExternal) { marks.append("dashed box: other people's code") }
    if picture.nodes.contains(where: \.isHighlighted) { marks.append("yellow: highlighted") }
    // Few enough a line for narrow pictures.
    for start in stride(from: 0, to: marks.count, by: 3) { rows.append(marks[start..<min(start + 3, marks.count)].joined(separator: " &#160;&#183;&#160; ")) }
    let cells = rows.map { "<tr><td align=\"left\">\($0)</td></tr>" }.joined()
    return "<table border=\"0\" cellspacing=\"0\" cellpadding=\"1\">\(cells)</table>"
  }
}

extension Picture.Node {
  fileprivate var attributes: [(name: String, value: String)] {
    var attributes = [("label", dotQuoted(shortened(label))), ("tooltip", dotQuoted(tooltip))]
    if isCollapsed { attributes.append(("peripheries", "2")) }
    if isExternal { attributes.append(("style", "\"rounded,filled,dashed\"")) } else if isRoot { attributes.append(("style", "\"rounded,filled,bold\"")) }
    if isKnotted { attributes.append(("color", red)) }
    if isHighlighted { attributes.append(("fillcolor", "\"#ffe680\"")) } else if isKnotted { attributes.append(("fillcolor", "\"#fff0f0\"")) }
    return attributes
  }
}

extension Picture.Edge {
  fileprivate var attributes: [(name: String, value: String)] {
    var attributes = line.attributes
    let width = min(1 + Double(count.bitWidth - count.leadingZeroBitCount - 1) / 2, 4)
    if isTied {
      attributes = attributes.filter { $0.name != "color" && (!isCut || $0.name != "style") } + [("color", isCut ? red : "\"#cc000099\"")]
      if isCut { attributes.append(("style", "dashed")) }
    }
    if width > 1 || isCut { attributes.append(("penwidth", decimal(isCut ? max(width, 1.5) : width))) }
    let words = (isCut ? ["cut"] : []) + (count > 1 ? [String(count)] : [])
    if !words.isEmpty { attributes.append(("label", dotQuoted(words.joined(separator: " ")))) }
    return attributes + [("tooltip", dotQuoted(tooltip))]
  }
}

extension Line {
  fileprivate var attributes: [(name: String, value: String)] {
    switch self {
    case .imports: []
    case .contains: [("arrowhead", "none")]
    case .inherits: [("arrowhead", "onormal"), ("color", "\"#000000aa\"")]
    case .conforms: [("arrowhead", "onormal"), ("color", "\"#3366aa99\"")]
    case .extends: [("arrowhead", "odiamond")]
    case .owns: [("dir", "both"), ("arrowtail", "diamond"), ("color", "\"#000000aa\"")]
    case .refers: [("style", "dotted")]
    case .borrows: [("style", "dotted"), ("arrowhead", "odot")]
    case .creates: [("arrowhead", "vee")]
    case .uses: [("arrowhead", "vee"), ("color", "\"#00000033\"")]
    }
  }

  /// What a legend calls the line.
  fileprivate var mark: String {
    switch self {
    case .imports, .contains: "line"
    case .inherits: "hollow arrow"
    case .conforms: "blue hollow arrow"
    case .extends: "hollow diamond"
    case .owns: "diamond at the owner"
    case .refers: "dotted"
    case .borrows: "dotted with a ring"
    case .creates: "open arrow"
    case .uses: "pale open arrow"
    }
  }
}

extension Bytes {
  fileprivate mutating func append(attributes: [(name: String, value: String)]) {
    append(attributes.isEmpty ? "" : " [" + attributes.map { "\($0.name)=\($0.value)" }.joined(separator: ", ") + "]")
    append(";\n")
  }
}

/// A template of C++ can have a name of ten lines; the tooltip has all of it.
private func shortened(_ text: String) -> String { text.unicodeScalars.count <= 80 ? text : String(text.unicodeScalars.prefix(77)) + "..." }

private let red = "\"#cc0000\""
