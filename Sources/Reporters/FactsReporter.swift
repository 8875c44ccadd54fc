package import Analysis
internal import Facts
internal import Graphs

/// What the front-ends said, for the eye, in the order of the source: `arborist facts FILE`.
///
///     Model/ICModel.h:12  class ICModel
///     Model/ICModel.h:14  ICModel holds NSString (copy, member 'name')
package struct FactsReporter: Reporter {
  package static let name = "facts"
  package static let summary = "entities and facts, one a line, in the order of the source"

  /// Only what this file proves; nil for everything.
  package var path: String?

  package init(path: String? = nil) {
    self.path = path
  }

  package func write<Target: TextOutputStream>(_ report: Report, to output: inout Target) {
    let graph = report.graph
    var lines: [(location: SourceLocation, text: String)] = []
    for entity in graph.entities {
      // What was only mentioned has no place of its own; the facts name it.
      guard let location = entity.location, isWanted(location) else { continue }
      lines.append((location, words(for: entity)))
    }
    for (index, fact) in graph.facts.enumerated() where isWanted(fact.location) {
      let subject = graph.entities[graph.source(of: index)].name
      let object = graph.entities[graph.target(of: index)].name
      lines.append((fact.location, "\(subject) \(fact.relation.rawValue) \(object)" + remarks(on: fact.details)))
    }
    // By place; what stands in one place keeps the graph's order, entities first.
    let order = lines.indices.sorted { a, b in
      lines[a].location == lines[b].location ? a < b : lines[a].location < lines[b].location
    }
    for index in order {
      let location = lines[index].location
      let place = location.line == 0 ? location.path : "\(location.path):\(location.line)"
      output.write(visible(place) + "  " + visible(lines[index].text) + "\n")
    }
  }

  // Byte by byte, like locations.
  private func isWanted(_ location: SourceLocation) -> Bool {
    guard let path else { return true }
    return location.path.utf8.elementsEqual(path.utf8)
  }

  private func words(for entity: Entity) -> String {
    var remarks: [String] = []
    if let language = entity.language { remarks.append(language.rawValue) }
    if let module = entity.module { remarks.append("module '\(module)'") }
    if entity.lines > 0 { remarks.append(counted(entity.lines, "line")) }
    if entity.isExternal { remarks.append("external") }
    // The name of a Swift extension begins with the word.
    let kind = entity.kind.rawValue + " "
    return (entity.name.hasPrefix(kind) ? "" : kind) + entity.name + inParentheses(remarks)
  }

  private func remarks(on details: Fact.Details) -> String {
    var remarks: [String] = []
    if let form = details.form { remarks.append(form.rawValue) }
    if let access = details.access { remarks.append(access) }
    if let ownership = details.ownership { remarks.append(ownership.rawValue) }
    for (flag, word) in flagWords where details.flags.contains(flag) { remarks.append(word) }
    if let member = details.member { remarks.append("member '\(member)'") }
    if let condition = details.condition { remarks.append("if '\(condition)'") }
    return inParentheses(remarks)
  }

  private func inParentheses(_ remarks: [String]) -> String {
    remarks.isEmpty ? "" : " (" + remarks.joined(separator: ", ") + ")"
  }
}

private let flagWords: [(Fact.Flags, String)] = [
  (.many, "many"), (.mutable, "mutable"), (.optional, "optional"), (.inferred, "inferred"), (.implicit, "implicit"),
  (.virtual, "virtual"), (.isStatic, "static"), (.explicit, "explicit"), (.promised, "promised"),
  (.inactive, "inactive"),
  (.assumed, "assumed"), (.wired, "wired"), (.cleared, "cleared"),
]
