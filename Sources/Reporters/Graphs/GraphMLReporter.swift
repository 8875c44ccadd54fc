internal import Analysis
internal import Facts
internal import Graphs

/// GraphML, as Gephi, yEd, Cytoscape and NetworkX (`read_graphml(path, force_multigraph=True)`) read it: what the JSON has, with the same names.
///
/// Nodes are `n0`, `n1`, ...: XML can't say every name, and two that it can't say must not become one. Attributes that are not known are left out.
/// http://graphml.graphdrawing.org/specification.html
package struct GraphMLReporter: GraphReporter {
  package static let name = "graphml"
  package static let summary = "GraphML, for Gephi, yEd and Cytoscape"
  package static let form = GraphForm.data

  package init() {}

  private static let nodeKeys: [(name: StaticString, type: String)] = [
    ("id", "string"), ("label", "string"), ("kind", "string"), ("language", "string"), ("path", "string"), ("line", "int"), ("external", "boolean"), ("module", "string"),
    ("lines", "int"), ("knot", "int"), ("highlighted", "boolean"),
  ]
  private static let edgeKeys: [(name: StaticString, type: String)] = [
    ("kind", "string"), ("path", "string"), ("line", "int"), ("ownership", "string"), ("member", "string"), ("many", "boolean"), ("inferred", "boolean"), ("form", "string"),
    ("condition", "string"), ("tied", "boolean"),
  ]

  package func write<Target: TextOutputStream>(_ shown: ShownGraph, to output: inout Target) {
    var bytes = Bytes()
    bytes.appendXMLDeclaration()
    bytes.append("<graphml xmlns=\"http://graphml.graphdrawing.org/xmlns\">\n")
    for (place, keys, prefix) in [("node", Self.nodeKeys, "n"), ("edge", Self.edgeKeys, "e")] {
      for key in keys {
        bytes.append("  <key id=\"\(prefix)_\(key.name)\" for=\"\(place)\" attr.name=\"\(key.name)\" attr.type=\"\(key.type)\"/>\n")
      }
    }
    bytes.append("  <graph id=\"arborist\" edgedefault=\"directed\">\n")
    for (number, node) in shown.nodes.enumerated() {
      let entity = node.entity.map { shown.graph.entities[$0] }
      bytes.append("    <node id=\"n\(number)\">")
      bytes.append(data: "n_id", node.id)
      bytes.append(data: "n_label", node.name)
      bytes.append(data: "n_kind", node.kind)
      bytes.append(data: "n_language", entity?.language?.rawValue)
      bytes.append(data: "n_path", shown.path(of: node))
      bytes.append(data: "n_line", entity?.location.flatMap { $0.line == 0 ? nil : String($0.line) })
      bytes.append(data: "n_external", node.isExternal ? "true" : "false")
      bytes.append(data: "n_module", shown.module(of: node))
      bytes.append(data: "n_lines", entity.flatMap { $0.lines == 0 ? nil : String($0.lines) })
      bytes.append(data: "n_knot", node.knot.map { String($0) })
      bytes.append(data: "n_highlighted", node.isHighlighted ? "true" : nil)
      bytes.append("</node>\n")
      bytes.flush(to: &output)
    }
    for (number, edge) in shown.edges.enumerated() {
      let fact = shown.graph.facts[edge.fact]
      bytes.append("    <edge id=\"e\(number)\" source=\"n\(edge.source)\" target=\"n\(edge.target)\">")
      bytes.append(data: "e_kind", fact.relation.rawValue)
      bytes.append(data: "e_path", fact.location.path)
      bytes.append(data: "e_line", fact.location.line == 0 ? nil : String(fact.location.line))
      bytes.append(data: "e_ownership", fact.details.ownership?.rawValue)
      bytes.append(data: "e_member", fact.details.member)
      bytes.append(data: "e_many", fact.details.flags.contains(.many) ? "true" : nil)
      bytes.append(data: "e_inferred", fact.details.flags.contains(.inferred) ? "true" : nil)
      bytes.append(data: "e_form", fact.details.form?.rawValue)
      bytes.append(data: "e_condition", fact.details.condition)
      bytes.append(data: "e_tied", edge.isTied ? "true" : nil)
      bytes.append("</edge>\n")
      bytes.flush(to: &output)
    }
    bytes.append("  </graph>\n</graphml>\n")
    bytes.finish(to: &output)
  }
}

extension Bytes {
  fileprivate mutating func append(data key: String, _ text: String?) {
    guard let text else { return }
    append("<data key=\"" + key + "\">")
    append(escaped: text)
    append("</data>")
  }
}
