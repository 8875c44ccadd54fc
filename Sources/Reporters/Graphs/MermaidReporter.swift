internal import Analysis
internal import Facts
internal import Graphs

/// A flowchart that GitHub, GitLab and wikis draw from a block of code: `arborist graph --format mermaid`.
///
/// The same marks as in the picture for Graphviz, as far as there are any. Hosts draw at most 500 edges.
/// https://mermaid.js.org/syntax/flowchart.html
package struct MermaidReporter: GraphReporter {
  package static let name = "mermaid"
  package static let summary = "a flowchart in Markdown, for GitHub, GitLab and wikis"
  package static let form = GraphForm.picture

  package init() {}

  package func write<Target: TextOutputStream>(_ shown: ShownGraph, to output: inout Target) {
    let picture = Picture(shown)
    var bytes = Bytes()
    bytes.append("---\ntitle: \"\(picture.title)\"\n---\n")
    if picture.edges.count > 500 { bytes.append("%% hosts draw 500 edges at most: fold with '--level folder', or choose a part with '--focus'\n") }
    bytes.append("flowchart \(picture.isTree ? "TB" : "LR")\n")
    if let why = shown.emptiness { bytes.append("  empty[\"\(label(why))\"]\n") }
    var boxes = 0
    write(picture.folders, of: picture, indent: 2, &boxes, to: &output, through: &bytes)
    for edge in picture.edges {
      let words = (edge.isCut ? ["cut"] : []) + (edge.count > 1 ? [String(edge.count)] : [])
      bytes.append("  n\(edge.source) \(edge.line.arrow)" + (words.isEmpty ? "" : "|\(words.joined(separator: " "))|") + " n\(edge.target)\n")
      bytes.flush(to: &output)
    }
    func append(style: String, links isMeant: (Picture.Edge) -> Bool) {
      let links = picture.edges.indices.filter { isMeant(picture.edges[$0]) }
      if !links.isEmpty { bytes.append("  linkStyle " + links.map(String.init).joined(separator: ",") + " " + style + "\n") }
    }
    append(style: "stroke:#cc0000,color:#cc0000,stroke-dasharray:6 4") { $0.isCut }
    append(style: "stroke:#cc0000") { $0.isTied && !$0.isCut }
    func append(class name: String, style: String, of isMeant: (Picture.Node) -> Bool) {
      let nodes = picture.nodes.indices.filter { isMeant(picture.nodes[$0]) }
      guard !nodes.isEmpty else { return }
      bytes.append("  classDef \(name) \(style)\n  class " + nodes.map { "n\($0)" }.joined(separator: ",") + " \(name)\n")
    }
    append(class: "knot", style: "stroke:#cc0000,fill:#fff0f0,color:#000000") { $0.isKnotted }
    append(class: "root", style: "stroke-width:3px") { $0.isRoot }
    append(class: "external", style: "stroke-dasharray:4 3") { $0.isExternal }
    append(class: "highlighted", style: "fill:#ffe680,color:#000000") { $0.isHighlighted }
    bytes.finish(to: &output)
  }

  private func write<Target: TextOutputStream>(
    _ folder: Folder, of picture: Picture, indent: Int, _ boxes: inout Int, to output: inout Target, through bytes: inout Bytes
  ) {
    for (name, inner) in folder.boxes {
      bytes.appendSpaces(indent)
      bytes.append("subgraph s\(boxes)[\"\(label(name))\"]\n")
      boxes += 1
      write(inner, of: picture, indent: indent + 2, &boxes, to: &output, through: &bytes)
      bytes.appendSpaces(indent)
      bytes.append("end\n")
    }
    for node in folder.nodes {
      bytes.appendSpaces(indent)
      let (open, close) = picture.nodes[node].isCollapsed ? ("[[", "]]") : picture.nodes[node].isExternal ? ("([", "])") : ("[", "]")
      bytes.append("n\(node)\(open)\"\(label(picture.nodes[node].label))\"\(close)\n")
      bytes.flush(to: &output)
    }
  }
}

extension Line {
  fileprivate var arrow: String {
    switch self {
    case .imports, .creates: "-->"
    case .inherits, .conforms, .extends: "--o"
    case .owns: "==>"
    case .refers, .borrows, .uses: "-.->"
    case .contains: "---"
    }
  }
}

/// A text between quotes. Mermaid reads labels as HTML and as Markdown and looks for its own commands in all of the text, so that whatever is no
/// letter, digit or space becomes a code, but for what is harmless where it stands: `_` and `-` between letters, a `.` behind one.
private func label(_ text: String) -> String {
  let scalars = Array(visible(text).unicodeScalars)
  func isPlain(_ index: Int) -> Bool {
    guard scalars.indices.contains(index) else { return false }
    let scalar = scalars[index]
    return !scalar.isASCII || scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
  }
  var label = ""
  for (index, scalar) in scalars.enumerated() {
    let isBetween = isPlain(index - 1) && isPlain(index + 1) && index > 0 && scalars[index - 1].properties.isAlphabetic
    if isPlain(index) || scalar == "/" || scalar == " " || "_-.".unicodeScalars.contains(scalar) && isBetween {
      label.unicodeScalars.append(scalar)
    } else {
      label += "#\(scalar.value);"
    }
  }
  return label.allSatisfy { $0 == " " } ? "#8709;" : label
}
