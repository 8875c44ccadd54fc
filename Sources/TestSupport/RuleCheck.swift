import Driver
import Facts
import Foundation

/// One example of one rule: what the parameterised test runs.
package struct RuleCase: CustomStringConvertible, Sendable {
  package let rule: any Rule
  package let example: Example

  package static let all: [RuleCase] = allRules.flatMap { rule in
    type(of: rule).descriptor.examples.map { RuleCase(rule: rule, example: $0) }
  }

  /// The cases that run once more in each variation: of each rule the first example that it flags, or with ARBORIST_VARIATIONS=all every example that it flags.
  /// The rules about silencing comments are left out: no comment silences them.
  package static let varied: [RuleCase] = {
    let flagged = all.filter { !["invalid-suppression", "unused-suppression"].contains($0.rule.id) && $0.example.source.contains(": \($0.rule.id)") }
    if ProcessInfo.processInfo.environment["ARBORIST_VARIATIONS"] == "all" { return flagged }
    var seen: Set<String> = []
    return flagged.filter { seen.insert($0.rule.id).inserted }
  }()

  package var description: String { "\(rule.id): \(example.title)" }
}

/// What is done to the files of an example before they are read.
package enum Variation: Sendable {
  case asWritten
  /// Lines end as on Windows.
  case carriageReturns
  /// A comment on the first line of each source silences the rule.
  case silenced
}

/// Runs the whole tool over an example and compares what the rule says with what the comments expect. Empty when all is as expected.
/// A source that could not be read is a difference too: an example must not pass because nothing was understood.
package func check(_ test: RuleCase, _ variation: Variation = .asWritten) throws -> [String] {
  var fixture = Fixture(test.example.source)
  // An opt-in rule is turned on.
  if type(of: test.rule).descriptor.level == nil, !fixture.files.contains(where: { $0.path == ".arborist.yml" }) {
    fixture = Fixture(test.example.source + "\n//- .arborist.yml\nopt_in_rules: [\(test.rule.id)]")
  }
  return try fixture.varied(variation, for: test.rule.id).inFolder { folder in
    let report = try analyze(Request([folder], workers: .inProcess))
    let findings = report.findings.map(\.finding).filter { $0.rule == test.rule.id }
    switch variation {
    case .asWritten, .carriageReturns:
      return differences(of: findings, from: Expectation.all(in: fixture)) + report.problems.map { "problem: \($0.path): \($0.message)" }
    case .silenced:
      // No comment in a source hides a finding about a whole file, a configuration or a project file.
      return differences(of: findings.filter { isSource($0.location.path) && $0.location.line > 0 }, from: [])
    }
  }
}

private func isSource(_ path: String) -> Bool {
  !path.hasSuffix("Package.swift") && [".h", ".hh", ".hpp", ".c", ".cc", ".cpp", ".m", ".mm", ".pch", ".swift"].contains(where: path.hasSuffix)
}

extension Fixture {
  fileprivate func varied(_ variation: Variation, for rule: String) -> Fixture {
    Fixture(
      files: files.map { file in
        switch variation {
        case .carriageReturns: File(path: file.path, text: file.text.replacing("\n", with: "\r\n"))
        case .silenced where isSource(file.path): File(path: file.path, text: "/* arborist:disable \(rule) - tested */ " + file.text)
        case .asWritten, .silenced: file
        }
      })
  }
}

/// The findings of all rules in the sources of all examples, with each line made a comment. There should be none.
package func findingsInComments() throws -> [String] {
  let sources = RuleCase.all.enumerated().flatMap { number, test in
    Fixture(test.example.source).files.filter { isSource($0.path) }.map { file in
      let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
      return Fixture.File(path: "\(number)/\(file.path)", text: lines.map { "// " + $0 }.joined(separator: "\n") + "\n")
    }
  }
  let optIn = allRules.filter { type(of: $0).descriptor.level == nil }.map(\.id).joined(separator: ", ")
  return try Fixture(files: sources + [Fixture.File(path: ".arborist.yml", text: "opt_in_rules: [\(optIn)]\n")]).inFolder { folder in
    differences(of: try analyze(Request([folder], workers: .inProcess)).findings.map(\.finding), from: [])
  }
}

/// The report of a fixture, by the whole tool in this process.
package func report(of source: String, defaultFile: String = "main.m") throws -> Report {
  try Fixture(source, defaultFile: defaultFile).inFolder { try analyze(Request([$0], workers: .inProcess)) }
}

/// What the bodies of a fixture do, in the text form of code.
package func code(of source: String, defaultFile: String = "main.m") throws -> String {
  try Fixture(source, defaultFile: defaultFile).inFolder { try readCode(Request([$0], workers: .inProcess)) }.code.text
}
