internal import Analysis
internal import Facts
internal import Graphs

/// The graph as NetworkX (`node_link_graph(data, edges="edges")`) and d3 read it: node-link JSON. Its keys are a contract.
///
/// One node or edge a line, in the graph's order. Keys of a node are always all there, null when not known, and `lines`
/// beside them for files; keys of an edge after `line` stand only where they apply. Groups are nodes of the kind `component` or `folder`,
/// and `highlighted` stands where it is asked for. Written piece by piece: costs the graph's size in time and nothing in memory.
package struct GraphJSONReporter: GraphReporter {
  package static let name = "json"
  package static let summary = "node-link JSON, for NetworkX, d3 and scripts"
  package static let form = GraphForm.data
  static let schema = 1

  package init() {}

  package func write<Target: TextOutputStream>(_ shown: ShownGraph, to output: inout Target) {
    var bytes = Bytes()
    bytes.append("{\n  \"directed\": true,\n  \"multigraph\": true,\n  \"graph\": ")
    bytes.append(
      .members([
        "tool": "arborist", "schema": .int(Self.schema), "view": shown.view.map { .text($0.rawValue) }, "level": shown.level.map { .text($0.rawValue) },
        "coverage": shown.report.coverage.json, "metrics": shown.graph.metrics().json,
      ]))
    bytes.append(",\n  \"nodes\": [")
    for (index, node) in shown.nodes.enumerated() {
      index == 0 ? bytes.append("\n    ") : bytes.append(",\n    ")
      bytes.append(node, shown)
      bytes.flush(to: &output)
    }
    shown.nodes.isEmpty ? bytes.append("],\n  \"edges\": [") : bytes.append("\n  ],\n  \"edges\": [")
    for (index, edge) in shown.edges.enumerated() {
      index == 0 ? bytes.append("\n    ") : bytes.append(",\n    ")
      bytes.append(edge: shown.graph.facts[edge.fact], from: shown.nodes[edge.source].id, to: shown.nodes[edge.target].id)
      bytes.flush(to: &output)
    }
    shown.edges.isEmpty ? bytes.append("]\n}\n") : bytes.append("\n  ]\n}\n")
    bytes.finish(to: &output)
  }
}

// Written straight into the bytes and not as JSON values: half a million edges should not cost half a million dictionaries.
extension Bytes {
  fileprivate mutating func append(_ node: ShownGraph.Node, _ shown: ShownGraph) {
    let entity = node.entity.map { shown.graph.entities[$0] }
    append("{\"id\": ")
    appendQuoted(node.id)
    append(key: ", \"kind\": ", node.kind)
    append(key: ", \"name\": ", node.name)
    append(key: ", \"language\": ", entity?.language?.rawValue)
    append(key: ", \"path\": ", shown.path(of: node))
    append(", \"line\": ")
    append(position: entity?.location?.line ?? 0)
    node.isExternal ? append(", \"external\": true") : append(", \"external\": false")
    append(key: ", \"module\": ", shown.module(of: node))
    if let entity, entity.kind == .file {
      append(", \"lines\": ")
      append(position: entity.lines)
      if entity.isIncomplete { append(", \"incomplete\": true") }
    }
    if node.isHighlighted { append(", \"highlighted\": true") }
    append("}")
  }

  fileprivate mutating func append(edge fact: Fact, from source: String, to target: String) {
    append("{\"source\": ")
    appendQuoted(source)
    append(key: ", \"target\": ", target)
    append(key: ", \"kind\": ", fact.relation.rawValue)
    append(key: ", \"path\": ", fact.location.path)
    append(", \"line\": ")
    append(position: fact.location.line)
    let details = fact.details
    if let ownership = details.ownership { append(key: ", \"ownership\": ", ownership.rawValue) }
    if let member = details.member { append(key: ", \"member\": ", member) }
    if details.flags.contains(.many) { append(", \"many\": true") }
    if details.flags.contains(.inferred) { append(", \"inferred\": true") }
    if let form = details.form { append(key: ", \"form\": ", form.rawValue) }
    if let condition = details.condition { append(key: ", \"condition\": ", condition) }
    if let access = details.access { append(key: ", \"access\": ", access) }
    if details.flags.contains(.implicit) { append(", \"implicit\": true") }
    if details.flags.contains(.mutable) { append(", \"mutable\": true") }
    if details.flags.contains(.optional) { append(", \"optional\": true") }
    if details.flags.contains(.explicit) { append(", \"explicit\": true") }
    if details.flags.contains(.promised) { append(", \"promised\": true") }
    if details.flags.contains(.isStatic) { append(", \"static\": true") }
    if details.flags.contains(.inactive) { append(", \"inactive\": true") }
    if details.flags.contains(.virtual) { append(", \"virtual\": true") }
    append("}")
  }

  private mutating func append(key: StaticString, _ text: String?) {
    append(key)
    if let text { appendQuoted(text) } else { append("null") }
  }

  private mutating func append(position number: Int) {
    if number == 0 { append("null") } else { append(number) }
  }
}
