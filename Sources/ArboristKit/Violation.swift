internal import Analysis
internal import Facts
internal import Graphs
internal import Rules

/// One broken rule at one place, as `arborist lint` says it.
public struct Violation: Sendable, Hashable, CustomStringConvertible {
  /// The id of the rule; empty for an expectation of a test.
  public let rule: String
  /// What is wrong, in one sentence.
  public let message: String
  /// Relative to the root of the project.
  public let file: String
  public let line: Int
  /// The rest of the story, a line for each step: `path:line: message`.
  public let notes: [String]

  init(_ finding: Finding, saying message: String? = nil, rule: String? = nil) {
    self.rule = rule ?? finding.rule
    self.message = message ?? finding.message
    (file, line) = (finding.location.path, finding.location.line)
    notes = finding.notes.map { "\($0.location.path):\($0.location.line): \($0.message)" }
  }

  /// `Model/Photo.swift:3: 'Photo' holds 'PhotoView'`, and the notes below it.
  public var description: String {
    (["\(file):\(line): \(message)" + (rule.isEmpty ? "" : " [\(rule)]")] + notes.map { "  note: \($0)" }).joined(separator: "\n")
  }
}

extension Codebase {
  /// The findings of the rules that run: those that the configuration turns on, or the usual ones without a configuration. With ids, the findings of these rules
  /// only. What comments and a baseline hide is left out.
  ///
  /// - Throws: `UnknownRule` for an id that no rule has, or that is off.
  public func findings(of rules: String...) throws(UnknownRule) -> [Violation] { try findings(rules) }

  func findings(_ rules: [String]) throws(UnknownRule) -> [Violation] {
    for id in rules where !report.rules.contains(where: { $0.id == id }) {
      throw UnknownRule(description: allRules.contains { $0.id == id } ? "'\(id)' is off; turn it on in '.arborist.yml'" : "no rule is called '\(id)'; 'arborist rules' lists them")
    }
    return report.findings.map(\.finding).filter { rules.isEmpty || rules.contains($0.rule) }.map { Violation($0) }
  }

  /// A rule that does not run, and why.
  public struct UnknownRule: Error, CustomStringConvertible {
    public let description: String
  }
}
