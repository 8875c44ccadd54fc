internal import Analysis
internal import Foundation

/// The text of `Rules/README.md`, made from the descriptors: a test keeps the file equal to it.
package func rulesReadme() -> String {
  let rules = allRules.map { (rule: $0, descriptor: type(of: $0).descriptor) }
  let table = rules.map { "| [`\($1.id)`](#\($1.id)) | \($1.summary) | \($1.level?.rawValue ?? "off")\($1.unproven.map { " when proven, else \($0.rawValue)" } ?? "") |" }
  let sections = rules.map { section(of: $0, $1) }
  return """
    # Rules

    `arborist rules ID` says the same of one rule, with all its examples. This page is written by a test: change the rule, run
    `UPDATE_GOLDEN=1 swift test --filter RulesTests`, read the difference.

    | rule | flags | by default |
    | --- | --- | --- |
    \(table.joined(separator: "\n"))

    \(sections.joined(separator: "\n"))
    """
}

private func section(of rule: any Rule, _ descriptor: RuleDescriptor) -> String {
  var lines = ["## \(descriptor.id)", "", descriptor.rationale, ""]
  if !descriptor.options.isEmpty {
    let defaults = defaults(of: rule)
    lines += ["| option | default | |", "| --- | --- | --- |"]
    lines += descriptor.options.map { "| `\($0.name)` | \(defaults[$0.name].map { "`\($0)`" } ?? "") | \($0.sentence) |" }
    lines.append("")
  }
  if let example = descriptor.examples.first {
    lines += ["For example, \(example.title):", "", "```objc", example.source, "```", ""]
  }
  return lines.joined(separator: "\n")
}

/// The options as `.arborist.yml` would say them. Options are stored properties, so encoding a rule encodes its defaults.
private func defaults(of rule: any Rule) -> [String: String] {
  guard let data = try? JSONEncoder().encode(rule), let values = try? JSONDecoder().decode([String: DefaultValue].self, from: data)
  else { return [:] }
  return values.mapValues(\.text)
}

/// A value of an option as it is written in a configuration.
private struct DefaultValue: Decodable {
  let text: String

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if let truth = try? value.decode(Bool.self) {
      text = "\(truth)"
    } else if let number = try? value.decode(Int.self) {
      text = "\(number)"
    } else if let list = try? value.decode([DefaultValue].self) {
      text = "[" + list.map(\.text).joined(separator: ", ") + "]"
    } else {
      text = try value.decode(String.self)
    }
  }
}
