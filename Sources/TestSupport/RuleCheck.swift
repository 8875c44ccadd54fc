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

  package var description: String { "\(rule.id): \(example.title)" }
}

/// Runs the whole tool over an example and compares what the rule says with what the comments expect. Empty when all is as expected.
/// A source that could not be read is a difference too: an example must not pass because nothing was understood.
package func check(_ test: RuleCase) throws -> [String] {
  var fixture = Fixture(test.example.source)
  // A rule that is off until asked for is asked for.
  if type(of: test.rule).descriptor.level == nil, !fixture.files.contains(where: { $0.path == ".arborist.yml" }) {
    fixture = Fixture(test.example.source + "\n//- .arborist.yml\nopt_in_rules: [\(test.rule.id)]")
  }
  return try fixture.inFolder { folder in
    let report = try analyze(Request([folder], workers: .inProcess))
    let findings = report.findings.map(\.finding).filter { $0.rule == test.rule.id }
    return differences(of: findings, from: Expectation.all(in: fixture)) + report.problems.map { "problem: \($0.path): \($0.message)" }
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
