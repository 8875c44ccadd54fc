internal import Analysis
import Foundation

/// The rules that a format describes: those that ran and those that found something, by id.
func describedRules(_ report: Report) -> [RuleDescriptor] {
  var rules: [String: RuleDescriptor] = [:]
  for rule in report.rules { rules[rule.id] = rule }
  for judged in report.findings where rules[judged.finding.rule] == nil {
    let id = judged.finding.rule
    rules[id] = RuleDescriptor(id: id, summary: id, rationale: id, level: judged.level, examples: [])
  }
  return rules.values.sorted { $0.id < $1.id }
}

extension RuleDescriptor {
  /// At most a thousand characters of the rationale, to the end of a sentence.
  var shortRationale: String {
    let text = rationale.split(separator: "\n").joined(separator: " ")
    guard text.count > 1000 else { return text.isEmpty ? summary : text }
    let head = text.prefix(1000)
    return head.range(of: ". ", options: .backwards).map { String(head[..<$0.lowerBound]) + "." } ?? String(head)
  }

  /// Why it is bad, what there is to set, how to silence it.
  var plainHelp: String {
    var parts = [rationale.isEmpty ? summary : rationale]
    if !options.isEmpty { parts.append("Options:\n" + options.map { "  \($0.name): \($0.sentence)" }.joined(separator: "\n")) }
    parts.append("To silence it in one place, with the reason:\n" + silencing(self))
    return parts.joined(separator: "\n\n")
  }

  /// The same with the examples, in Markdown.
  var markdownHelp: String {
    var parts = [rationale.isEmpty ? summary : rationale]
    if !options.isEmpty { parts.append("**Options**\n\n" + options.map { "- `\($0.name)`: \($0.sentence)" }.joined(separator: "\n")) }
    parts.append("**To silence it in one place, with the reason**\n\n" + silencing(self))
    for example in examples {
      let code = example.source.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "    " + $0 }
      parts.append("**Example: \(example.title)**\n\n" + code.joined(separator: "\n"))
    }
    return parts.joined(separator: "\n\n")
  }
}
