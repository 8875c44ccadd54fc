package import Facts

/// The forms of what `arborist models` tells.
package let modelsFormats: [AnswerFormat<[ManagedModel]>] = [
  AnswerFormat("text") { models, _ in modelsText(models) }, AnswerFormat("json") { models, _ in modelsJSON(models) }, AnswerFormat("dot") { models, _ in modelsDot(models) },
]

// MARK: Text

/// The entities of each model with their attributes and relationships.
private func modelsText(_ models: [ManagedModel]) -> String {
  if models.isEmpty { return "no Core Data model is here\n" }
  return models.map { model in
    visible(model.path) + "\n"
      + model.entities.map { entity in
        "  " + visible(entity.heading) + "\n" + entity.attributes.map { "    " + visible($0.words) + "\n" }.joined()
          + entity.relationships.map { "    " + visible($0.words) + "\n" }.joined()
      }.joined()
  }.joined(separator: "\n")
}

extension ManagedEntity {
  /// As the editor of Xcode shows it: `Feed` for the `.Feed` of the target's own module.
  fileprivate var shownClass: String? { className.map { $0.hasPrefix(".") ? String($0.dropFirst()) : $0 } }

  /// `Photo of Item, abstract, class PSPhoto`
  fileprivate var heading: String {
    var parts = [name + (parent.map { " of \($0)" } ?? "")]
    if isAbstract { parts.append("abstract") }
    if let shownClass { parts.append("class \(shownClass)") }
    return parts.joined(separator: ", ")
  }
}

extension ManagedEntity.Attribute {
  /// `title: String, optional`
  fileprivate var words: String { name + (type.isEmpty ? "" : ": \(type)") + (isOptional ? ", optional" : "") }
}

extension ManagedEntity.Relationship {
  private var count: String { isToMany ? (isOrdered ? "ordered many" : "many") : "one" }

  /// `albums -> many Album, inverse photos, cascade`
  fileprivate var words: String {
    var parts = ["\(name) -> \(count) \(destination)"]
    if isOptional { parts.append("optional") }
    parts.append(inverse.map { "inverse \($0)" } ?? "no inverse")
    parts.append(deleteRule.rawValue)
    return parts.joined(separator: ", ")
  }

  /// `albums, cascade`
  fileprivate var label: String { "\(name), \(deleteRule.rawValue)" }
}

// MARK: JSON

private func modelsJSON(_ models: [ManagedModel]) -> String {
  let list = models.map { model -> JSON in
    .members(["path": .text(model.path), "entities": .list(model.entities.map(json))])
  }
  return JSON.members(["models": .list(list)]).document("models")
}

private func json(_ entity: ManagedEntity) -> JSON {
  .members([
    "name": .text(entity.name), "class": .optional(entity.shownClass), "parent": .optional(entity.parent), "abstract": .bool(entity.isAbstract), "line": .int(entity.line),
    "attributes": .list(entity.attributes.map { .members(["name": .text($0.name), "type": .text($0.type), "optional": .bool($0.isOptional)]) }),
    "relationships": .list(
      entity.relationships.map {
        .members([
          "name": .text($0.name), "destination": .text($0.destination), "inverse": .optional($0.inverse), "to_many": .bool($0.isToMany), "ordered": .bool($0.isOrdered),
          "optional": .bool($0.isOptional), "delete_rule": .text($0.deleteRule.rawValue), "line": .int($0.line),
        ])
      }),
  ])
}

// MARK: DOT

/// Entities as boxes with their attributes and relationships, as in Xcode's editor: one line for a relationship and its inverse, with one arrow head for one object and
/// two for many, and a hollow one from an entity to its parent. A delete rule that keeps nothing but a reference, Nullify, is grey; Cascade is heavy.
private func modelsDot(_ models: [ManagedModel]) -> String {
  var text = "digraph models {\n  rankdir=LR\n  node [shape=plain, fontname=\"Helvetica\"]\n  edge [fontname=\"Helvetica\", fontsize=10]\n"
  for (number, model) in models.enumerated() {
    text += "  subgraph cluster\(number) {\n    label=\(dotQuoted(model.path))\n    fontname=\"Helvetica\"\n    color=\"#cccccc\"\n"
    let nodes = Dictionary(model.entities.indices.map { (model.entities[$0].name, "m\(number)e\($0)") }, uniquingKeysWith: { first, _ in first })
    for entity in model.entities { text += "    \(nodes[entity.name]!) [label=<\(table(of: entity))>]\n" }
    for entity in model.entities {
      if let parent = entity.parent.flatMap({ nodes[$0] }) { text += "    \(parent) -> \(nodes[entity.name]!) [dir=back, arrowtail=onormal, style=dashed]\n" }
      for relationship in entity.relationships { text += arrow(relationship, of: entity, in: model, nodes) }
    }
    text += "  }\n"
  }
  return text + "}\n"
}

private func table(of entity: ManagedEntity) -> String {
  func row(_ text: String, _ style: String = "") -> String { "<tr><td align=\"left\"\(style)>\(dotHTML(text))</td></tr>" }
  let head =
    "<tr><td bgcolor=\"#cfe3ff\"><b>\(dotHTML(entity.name))</b>\(entity.isAbstract ? " (abstract)" : "")\(entity.shownClass.map { $0 == entity.name ? "" : "<br/>" + dotHTML($0) } ?? "")</td></tr>"
  return "<table border=\"0\" cellborder=\"1\" cellspacing=\"0\" cellpadding=\"4\" color=\"#888888\">" + head
    + entity.attributes.map { row($0.name + ($0.type.isEmpty ? "" : ": \($0.type)") + ($0.isOptional ? "?" : "")) }.joined()
    + entity.relationships.map { row("\($0.name) \($0.isToMany ? "\u{21C9}" : "\u{2192}") \($0.destination)", " bgcolor=\"#f2f2f2\"") }.joined() + "</table>"
}

/// One arrow for a relationship and its inverse, drawn by the one that comes first.
private func arrow(_ relationship: ManagedEntity.Relationship, of entity: ManagedEntity, in model: ManagedModel, _ nodes: [String: String]) -> String {
  guard let target = model.entities.first(where: { $0.name == relationship.destination }), let from = nodes[entity.name], let to = nodes[target.name] else { return "" }
  let back = relationship.inverse.flatMap { name in target.relationships.first { $0.name == name && $0.destination == entity.name && $0.inverse == relationship.name } }
  if let back {
    let (own, other) = (place(of: entity.name, relationship.name, in: model), place(of: target.name, back.name, in: model))
    if other < own { return "" }
  }
  let isSame = back.map { $0.name == relationship.name && target.name == entity.name } ?? false
  let rules = [relationship.deleteRule] + (back.map { [$0.deleteRule] } ?? [])
  var attributes = ["arrowhead=\(head(relationship))"]
  if let back, !isSame { attributes += ["dir=both", "arrowtail=\(head(back))"] }
  attributes.append("label=" + (isSame || back == nil ? dotQuoted(relationship.label) : dotQuoted(relationship.label, back!.label)))
  attributes.append(rules.contains(.cascade) ? "penwidth=2" : "color=\"#888888\"")
  return "    \(from) -> \(to) [\(attributes.joined(separator: ", "))]\n"
}

private func place(of entity: String, _ relationship: String, in model: ManagedModel) -> [Int] {
  let number = model.entities.firstIndex { $0.name == entity } ?? 0
  return [number, model.entities[number].relationships.firstIndex { $0.name == relationship } ?? 0]
}

private func head(_ relationship: ManagedEntity.Relationship) -> String { relationship.isToMany ? "normalnormal" : "normal" }

extension [Int] {
  fileprivate static func < (a: Self, b: Self) -> Bool { a.lexicographicallyPrecedes(b) }
}
