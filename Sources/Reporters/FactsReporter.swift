package import Analysis
internal import Facts
internal import Graphs

/// What the front-ends said, for the eye, in the order of the source: `arborist facts FILE`.
///
///     Model/ICModel.h:12  class ICModel
///     Model/ICModel.h:14  ICModel holds NSString (copy, member 'name')
///     Model/ICModel.m:20  method -[ICModel reset] (defined): clears 'name', turns off 'isOpen' | calls NSArray 'count'
package struct FactsReporter: Sendable {
  /// Only what this file proves; nil for everything.
  package var path: String?

  package init(path: String? = nil) {
    self.path = path
  }

  /// The whole output in one string: for tests.
  package func text(_ report: Report) -> String {
    var text = ""
    write(report, to: &text)
    return text
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
    for node in graph.entities.indices {
      for method in graph.methods.methods(of: node) where isWanted(method.location) {
        lines.append((method.location, words(for: method, of: graph.entities[node], graph)))
      }
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

  /// `|` separates steps that need not run together.
  private func words(for method: Method, of owner: Entity, _ graph: Graph) -> String {
    let isObjectiveC = owner.id.isObjectiveC
    let sign = method.traits.contains(.isStatic) ? "+" : "-"
    var remarks = traitWords.filter { method.traits.contains($0.0) }.map(\.1)
    if method.traits.contains(.isStatic), !isObjectiveC { remarks.insert("static", at: 0) }
    let name = isObjectiveC ? "\(sign)[\(owner.name) \(method.name)]" : owner.name + (owner.language == .swift ? "." : "::") + method.name
    var text = "method " + name + inParentheses(remarks)
    for (index, step) in method.steps.enumerated() {
      text += index == 0 ? ": " : step.block == method.steps[index - 1].block ? ", " : " | "
      text += words(for: step, graph)
    }
    return text
  }

  private func words(for step: Method.Step, _ graph: Graph) -> String {
    let object = step.object.map { id in (graph.node(id).map { graph.entities[$0].name } ?? id.text) + " " } ?? ""
    let verb =
      switch step.kind {
      case .clears: "clears"
      case .turnsOn: "turns on"
      case .turnsOff: "turns off"
      case .assigns: "assigns"
      case .changes: "changes"
      case .calls: "calls"
      }
    return "\(verb) \(object)'\(step.name)'"
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

/// Without `isStatic`, which is told by a sign or a word before these, and without `isDynamic`, which is not told.
private let traitWords: [(Method.Traits, String)] = [
  (.isDefined, "defined"), (.isAction, "action"), (.onlyRaises, "only raises"), (.overrides, "overrides"), (.isAbstract, "abstract"),
  (.isPrivate, "private"), (.isInitializer, "initializer"), (.isInactive, "inactive"), (.isUnavailable, "unavailable"),
  (.isConditional, "conditional"),
]

private let flagWords: [(Fact.Flags, String)] = [
  (.many, "many"), (.mutable, "mutable"), (.optional, "optional"), (.inferred, "inferred"), (.implicit, "implicit"),
  (.virtual, "virtual"), (.isStatic, "static"), (.explicit, "explicit"), (.promised, "promised"),
  (.inactive, "inactive"),
  (.assumed, "assumed"), (.given, "given"), (.wired, "wired"), (.cleared, "cleared"),
  (.narrows, "narrows"), (.described, "described"),
]
