package import Analysis
import Foundation

/// `arborist config --effective`: what counts, written as a configuration that says everything.
package func effectiveConfiguration(_ configuration: Configuration, rules all: [any Rule]) -> String {
  var text = ""
  func list(_ key: String, _ items: [String]) { if !items.isEmpty { text += "\(key): [\(items.map(quoted).joined(separator: ", "))]\n" } }
  list("include", configuration.include.map(\.glob))
  list("exclude", configuration.exclude.map(\.glob))
  if !configuration.roles.isEmpty { text += "roles: \(flow(configuration.roles))\n" }
  if !configuration.roots.isEmpty { text += "roots: \(flow(configuration.roots))\n" }
  if let baseline = configuration.baseline { text += "baseline: \(quoted(baseline))\n" }
  let sections = configuration.effective(from: all)
  // Layers and custom rules have keys of their own, outside of the rules that they are options of.
  for run in sections[0].rules.compactMap(\.runs.first) {
    if let layers = optionDefaults(of: run.rule)["layers"], layers != "[]" { text += "layers: \(layers)\n" }
  }
  let customRules = sections[0].rules.flatMap(\.runs).compactMap { optionDefaults(of: $0.rule)["rules"] }.filter { $0 != "[]" }
  if !customRules.isEmpty {
    // There is a list for each level. Without their brackets they are joined to one.
    text += "custom_rules: [\(customRules.map { String($0.dropFirst().dropLast()) }.joined(separator: ", "))]\n"
  }
  for section in sections {
    var indent = ""
    if section.paths.isEmpty {
      text += "rules:\n"
    } else {
      if !text.contains("\noverrides:") { text += "overrides:\n" }
      text += "  - paths: [\(section.paths.map(quoted).joined(separator: ", "))]\n    rules:\n"
      indent = "    "
    }
    let width = section.rules.map(\.id.count).max() ?? 0
    for (id, runs) in section.rules {
      text += "\(indent)  \((id + ":").padding(toLength: width + 1, withPad: " ", startingAt: 0)) \(value(of: runs))\n"
    }
  }
  return text
}

private func value(of runs: [RuleRun]) -> String {
  guard let first = runs.first else { return "off" }
  var options = optionDefaults(of: first.rule)
  for key in ["layers", "rules"] { options[key] = nil }
  guard runs.count > 1 else { return block(["level: \(first.severity.unproven == nil ? first.level.rawValue : "on")"], options) }
  // A rule with two thresholds has two runs: the one option in which they differ is written by level.
  let others = runs.dropFirst().map { optionDefaults(of: $0.rule) }
  let number = options.keys.sorted().first { key in others.contains { $0[key] != options[key] } }
  // Custom rules have levels of their own.
  guard let number, number != "rules" else { return "on" }
  let thresholds = runs.map { run in "\(run.level.rawValue): \(optionDefaults(of: run.rule)[number] ?? "")" }
  options[number] = nil
  return block(thresholds, options)
}

private func block(_ words: [String], _ options: [String: String]) -> String {
  guard words.count > 1 || !options.isEmpty else { return String(words[0].dropFirst("level: ".count)) }
  return "{" + (words + options.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }).joined(separator: ", ") + "}"
}

/// In one line; JSON is YAML.
private func flow(_ value: some Encodable) -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  return (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? ""
}

private func quoted(_ text: String) -> String { "'" + text.replacingOccurrences(of: "'", with: "''") + "'" }
