package import Analysis
internal import Facts
internal import Graphs

/// The graph as NetworkX (`node_link_graph(data, edges="edges")`) and d3 read it: node-link JSON. Its keys are a contract.
///
/// One node or edge a line, in the graph's order. Keys of a node are always all there, null when not known, and `lines`
/// beside them for files; keys of an edge after `line` stand only where they apply. Written piece by piece: costs the
/// graph's size in time and nothing in memory.
package struct GraphJSONReporter: Reporter {
  package static let name = "json"
  package static let summary = "the graph as node-link JSON, for NetworkX, d3 and scripts"
  static let schema = 1

  package init() {}

  package func write<Target: TextOutputStream>(_ report: Report, to output: inout Target) {
    var bytes = Bytes()
    bytes.append("{\n  \"directed\": true,\n  \"multigraph\": true,\n  \"graph\": ")
    bytes.append(.members(["tool": "arborist", "schema": .int(Self.schema), "coverage": report.coverage.json, "metrics": report.graph.metrics().json]))
    bytes.append(",\n  \"nodes\": [")
    for (index, entity) in report.graph.entities.enumerated() {
      index == 0 ? bytes.append("\n    ") : bytes.append(",\n    ")
      bytes.append(node: entity)
      bytes.flush(to: &output)
    }
    report.graph.entities.isEmpty ? bytes.append("],\n  \"edges\": [") : bytes.append("\n  ],\n  \"edges\": [")
    for (index, fact) in report.graph.facts.enumerated() {
      index == 0 ? bytes.append("\n    ") : bytes.append(",\n    ")
      bytes.append(edge: fact)
      bytes.flush(to: &output)
    }
    report.graph.facts.isEmpty ? bytes.append("]\n}\n") : bytes.append("\n  ]\n}\n")
    bytes.finish(to: &output)
  }
}

// Written straight into the bytes and not as JSON values: half a million edges should not cost half a million dictionaries.
extension Bytes {
  fileprivate mutating func append(node entity: Entity) {
    append("{\"id\": ")
    appendQuoted(entity.id.text)
    append(key: ", \"kind\": ", entity.kind.rawValue)
    append(key: ", \"name\": ", entity.name)
    append(key: ", \"language\": ", entity.language?.rawValue)
    append(key: ", \"path\": ", entity.location?.path)
    append(", \"line\": ")
    append(position: entity.location?.line ?? 0)
    entity.isExternal ? append(", \"external\": true") : append(", \"external\": false")
    append(key: ", \"module\": ", entity.module)
    if entity.kind == .file {
      append(", \"lines\": ")
      append(position: entity.lines)
      if entity.isIncomplete { append(", \"incomplete\": true") }
    }
    append("}")
  }

  fileprivate mutating func append(edge fact: Fact) {
    append("{\"source\": ")
    appendQuoted(fact.subject.text)
    append(key: ", \"target\": ", fact.object.text)
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
