package import Analysis
import Foundation

/// `arborist rules`: one line a rule.
package func ruleList(_ rules: [any Rule]) -> String {
  let width = rules.map(\.id.count).max() ?? 0
  return rules.map { rule in
    let descriptor = type(of: rule).descriptor
    let level = (descriptor.level?.rawValue ?? "off").padding(toLength: 7, withPad: " ", startingAt: 0)
    return "\(rule.id.padding(toLength: width, withPad: " ", startingAt: 0))  \(level)  \(descriptor.summary)\n"
  }.joined()
}

/// `arborist rules ID`: everything that is said about one rule.
package func explanation(of rule: any Rule) -> String {
  let descriptor = type(of: rule).descriptor
  var text = "\(rule.id): \(descriptor.summary)\n"
  text += "level: \(descriptor.level?.rawValue ?? "off unless the configuration asks for it")"
  text += descriptor.unproven.map { " when proven, else \($0.rawValue)" } ?? ""
  text += "\n\n"
  text += descriptor.rationale + "\n"
  if !descriptor.options.isEmpty {
    let defaults = optionDefaults(of: rule)
    text += "\nOptions, in \(Configuration.fileName) under 'rules: {\(rule.id): {...}}'\n"
    for option in descriptor.options { text += "  \(option.name) (default \(defaults[option.name] ?? "none"))\n      \(option.sentence)\n" }
  }
  for example in descriptor.examples {
    text += "\nExample: \(example.title)\n\n"
    text += example.source.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "\n" : "    \($0)\n" }.joined()
  }
  return text
}

/// The options of a rule with their values, as they would be written in the configuration.
func optionDefaults(of rule: any Rule) -> [String: String] {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  guard let data = try? encoder.encode(rule), let options = try? JSONSerialization.jsonObject(with: data) as? [String: Any] else { return [:] }
  return options.compactMapValues { value in
    guard let data = try? JSONSerialization.data(withJSONObject: value, options: [.sortedKeys, .fragmentsAllowed, .withoutEscapingSlashes]) else { return nil }
    return String(decoding: data, as: UTF8.self)
  }
}
