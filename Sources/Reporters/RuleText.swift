package import Analysis
internal import Facts
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

/// `arborist rules ID`: everything that is said about one rule, in lines that fit a terminal.
package func explanation(of rule: any Rule) -> String {
  let descriptor = type(of: rule).descriptor
  var text = wrapped("\(rule.id): \(descriptor.summary)") + "\n"
  text += "by default: \(descriptor.level?.rawValue ?? "off, until '\(Configuration.fileName)' says 'opt_in_rules: [\(rule.id)]'")"
  text += descriptor.unproven.map { " when proven, else \($0.rawValue)" } ?? ""
  text += "\n\n"
  text += descriptor.rationale.split(separator: "\n", omittingEmptySubsequences: false).map { wrapped(String($0)) }.joined(separator: "\n") + "\n"
  if !descriptor.options.isEmpty {
    let defaults = optionDefaults(of: rule)
    text += "\nOptions, in \(Configuration.fileName) under 'rules: {\(rule.id): {...}}'\n"
    for option in descriptor.options {
      text += "  \(option.name) (default \(defaults[option.name] ?? "none"))\n" + wrapped(option.sentence, indent: "      ") + "\n"
    }
  }
  text += "\nTo silence it in one place, with the reason:\n"
  text += silencing(descriptor)
  for example in descriptor.examples {
    text += "\nExample: \(example.title)\n\n"
    text += example.source.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "\n" : "    \($0)\n" }.joined()
  }
  return text
}

func silencing(_ descriptor: RuleDescriptor) -> String {
  let comment = "    // arborist:disable:next \(descriptor.id) - why\n"
  guard case .edges(let relations) = descriptor.suppression else { return comment }
  let lines = listed(relations.map(\.rawValue))
  return comment + wrapped("Above a line that proves one of the edges (\(lines)), it takes that edge out of the cycle.", indent: "  ") + "\n"
}

/// Words in lines of at most 92 columns, which leaves room on a terminal of 100. A longer word has a line of its own.
private func wrapped(_ text: String, indent: String = "") -> String {
  var lines: [String] = []
  var line = indent
  for word in text.split(separator: " ") {
    if line.count > indent.count, line.count + 1 + word.count > 92 {
      lines.append(line)
      line = indent
    }
    line += (line.count > indent.count ? " " : "") + word
  }
  return (lines + [line]).joined(separator: "\n")
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
