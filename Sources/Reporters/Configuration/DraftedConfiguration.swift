package import Analysis

/// A first `.arborist.yml`, with a comment for every part of it.
package func draftedConfiguration(_ draft: ConfigurationDraft, rules: [any Rule]) -> String {
  """
  # Where this project's graphs should stay trees. 'arborist rules' lists the rules and explains them, 'arborist config' checks this file.

  \(excluded(draft.externalFolders))

  \(layers(draft.layers))

  \(ruleSection(draft, rules))
  # What the project itself forbids:
  # custom_rules:
  #   - {name: no-screens-in-the-model, from: {paths: ['Model/**']}, to: {role: view-controller}, because: the extension uses the model too}

  """
}

/// What `arborist init` says when it is done: `5 layers, 2 components go against them in 3 places`.
package func words(of draft: ConfigurationDraft) -> String {
  guard !draft.layers.layers.isEmpty else { return "no layers: the folders can't be told apart by who knows whom" }
  let components = counted(draft.exceptions.count, "component")
  let places = counted(draft.exceptions.reduce(0) { $0 + $1.count }, "place")
  return counted(draft.layers.layers.count, "layer")
    + (draft.exceptions.isEmpty ? ", nothing goes against them" : ", \(components) \(draft.exceptions.count == 1 ? "goes" : "go") against them in \(places)")
}

private func excluded(_ folders: [String]) -> String {
  var lines: [String] = []
  if !folders.isEmpty {
    lines.append("# Other people's code, read to understand yours and never judged: \(folders.map { comment("'\($0)'") }.joined(separator: ", ")).")
  }
  lines.append("# To leave files out altogether:")
  lines.append("# exclude: ['**/Generated/**']")
  return lines.joined(separator: "\n")
}

private func layers(_ draft: LayerDraft) -> String {
  guard !draft.layers.isEmpty else {
    return """
      # Layers from the top down: a layer may use itself and the layers below it. None are written here, since the folders that there are can't be
      # told apart by who knows whom.
      # layers:
      #   - {name: Screens, paths: ['Screens/**']}
      #   - {name: Model, paths: ['Model/**']}
      """
  }
  var lines = ["# From the top down: a layer may use itself and the layers below it. In brackets: how many components. Call them what you call them.", "layers:"]
  for (layer, neighbours) in zip(draft.layers, draft.neighbours) {
    lines.append("  # \(comment(reason(neighbours)))")
    for lump in draft.lumps where lump.layer == layer.name {
      lines.append("  # One layer, since '\(comment(lump.a))' and '\(comment(lump.b))' know each other: \(counted(lump.there, "component")) there, \(lump.back) back.")
    }
    lines.append("  - name: \(quoted(layer.name))")
    if layer.paths.count == 1 {
      lines.append("    paths: [\(quoted(layer.paths[0]))]")
    } else {
      lines.append("    paths:")
      lines += layer.paths.map { "      - \(quoted($0))" }
    }
    if layer.independent { lines.append("    independent: true  # these don't know each other") }
  }
  return lines.joined(separator: "\n")
}

/// `Used by 'Screens' (12), 'App' (3); uses 'Model' (7).`: by how many components.
private func reason(_ neighbours: LayerDraft.Neighbours) -> String {
  func words(_ counts: [LayerDraft.Neighbours.Count]) -> String {
    let named = counts.prefix(3).map { "'\($0.layer)' (\($0.components))" }
    return named.joined(separator: ", ") + (counts.count > 3 ? ", \(counts.count - 3) more" : "")
  }
  switch (neighbours.above.isEmpty, neighbours.below.isEmpty) {
  case (true, true): return "No other layer needs it, and it needs none."
  case (true, false): return "Uses \(words(neighbours.below))."
  case (false, true): return "Used by \(words(neighbours.above))."
  case (false, false): return "Used by \(words(neighbours.above)); uses \(words(neighbours.below))."
  }
}

private func ruleSection(_ draft: ConfigurationDraft, _ rules: [any Rule]) -> String {
  var lines = ["rules:"]
  if !draft.layers.layers.isEmpty {
    lines.append("  layer-violation:")
    lines.append("    exhaustive: true  # a file in no layer is an error")
    if !draft.exceptions.isEmpty {
      lines.append("    # \(counted(draft.exceptions.count, "component goes", "components go")) against these layers now. Mend them, or say why they may stay.")
      lines.append("    exceptions:")
      for (exception, count) in draft.exceptions {
        lines.append("      - from: \(list(exception.from.paths))  # \(counted(count, "place"))")
        lines.append("        to: \(list(exception.to.paths))")
        lines.append("        because: \(quoted(exception.because))")
      }
    }
  }
  lines.append("  # On by default, with the thresholds that count:")
  let settings = rules.map { Setting(of: $0) }.filter { $0.id != "layer-violation" && $0.id != "forbidden-dependency" }
  func aligned(_ settings: [Setting]) -> [String] {
    let width = settings.map(\.words.count).max() ?? 0
    return settings.map { $0.words + String(repeating: " ", count: width - $0.words.count) + "  # " + $0.summary }
  }
  lines += aligned(settings.filter { !$0.isOptIn }).map { "  " + $0 }
  let optIn = settings.filter(\.isOptIn)
  if !optIn.isEmpty { lines.append("  # Off until asked for; take the first '#' away:") }
  lines += aligned(optIn).map { "  # " + $0 }
  return lines.joined(separator: "\n") + "\n"
}

/// A rule as the file sets it: with its level and its numbers.
private struct Setting {
  let id: String
  let words: String
  let summary: String
  let isOptIn: Bool

  init(of rule: any Rule) {
    let descriptor = type(of: rule).descriptor
    id = descriptor.id
    summary = descriptor.summary
    isOptIn = descriptor.level == nil
    let level = (descriptor.level ?? .warning).rawValue
    let numbers = optionDefaults(of: rule).filter { Double($0.value) != nil }.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
    words = "\(id): " + (numbers.isEmpty ? level : "{level: \(level), \(numbers.joined(separator: ", "))}")
  }
}

private func list(_ paths: [String]) -> String { paths.count == 1 ? quoted(paths[0]) : "[\(paths.map(quoted).joined(separator: ", "))]" }

/// Quoted as YAML reads it back. A name with a line break or another hidden character needs double quotes and escapes.
private func quoted(_ text: String) -> String {
  guard !text.unicodeScalars.contains(where: isHidden) else {
    let escaped = text.unicodeScalars.map { scalar -> String in
      switch scalar {
      case "\"": "\\\""
      case "\\": "\\\\"
      case _ where isHidden(scalar):
        scalar.value <= 0xff ? "\\x" + hexadecimal(scalar, digits: 2) : scalar.value <= 0xffff ? "\\u" + hexadecimal(scalar, digits: 4) : "\\U" + hexadecimal(scalar, digits: 8)
      default: String(scalar)
      }
    }
    return "\"" + escaped.joined() + "\""
  }
  return "'" + text.replacing("'", with: "''") + "'"
}

private func hexadecimal(_ scalar: Unicode.Scalar, digits: Int) -> String {
  let text = String(scalar.value, radix: 16)
  return String(repeating: "0", count: digits - text.count) + text
}

/// A name inside of a comment: a line break in it would end the comment.
private func comment(_ text: String) -> String { visible(text) }
