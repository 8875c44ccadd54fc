import Analysis
import Facts
import Graphs
import Testing

@Suite struct SuppressionTests {
  private func remark(_ text: String, _ line: Int, next: Int? = nil, in path: String = "a.m") -> Remark {
    Remark(text, at: SourceLocation(path, line: line, column: 1), nextLine: next)
  }

  private let rules = ["deep", "quiet"]

  @Test func linesAndRegions() {
    let read = Suppressions(
      [
        remark("disable:next deep - generated", 1, next: 4),
        remark("disable:this deep, quiet - generated too", 6),
        remark("disable quiet - old", 8), remark("disable deep - old", 9), remark("enable quiet", 20),
        remark("disable quiet - another file", 3, in: "b.m"),
      ], rules: rules)
    #expect(read.mistakes == [])
    #expect(
      read.all.map { "\($0.location.path) \($0.rule) \($0.lines.lowerBound)-\($0.lines.upperBound == .max ? "end" : "\($0.lines.upperBound)") \($0.reason)" } == [
        "a.m deep 4-4 generated", "a.m deep 6-6 generated too", "a.m quiet 6-6 generated too", "a.m quiet 8-19 old", "a.m deep 9-end old",
        "b.m quiet 3-end another file",
      ])
  }

  @Test(arguments: [
    ("disable:next deep", "give the reason after ' - '"),
    ("disable:next deep -", "give the reason after ' - '"),
    ("disable:next deep-because", "unknown rule 'deep-because'"),
    ("disable:next dep - why", "unknown rule 'dep', did you mean 'deep'"),
    ("disable:next - why", "name the rule, as in 'arborist:disable:next import-cycle - why'"),
    ("disabled deep - why", "unknown word 'disabled', did you mean 'disable'"),
    ("", "unknown word ''; known are 'disable', 'disable:next', 'disable:this' and 'enable'"),
    ("enable deep", "'deep' is not disabled here"),
    ("disable:next deep - why", "there is no next line"),
  ])
  func mistakes(text: String, message: String) {
    let read = Suppressions([remark(text, 1)], rules: rules)
    #expect(read.all == [])
    #expect(read.mistakes.map(\.message) == [message])
  }

  @Test func whatIsDisabledTwiceIsAMistake() {
    let read = Suppressions([remark("disable deep - why", 1), remark("disable deep - why", 2)], rules: rules)
    #expect(read.all.count == 1)
    #expect(read.mistakes.map(\.message) == ["'deep' is disabled already"])
  }

  @Test func aRuleIsSilentOnTheLinesOnly() {
    let found = emptyGraph.judged(by: [RuleRun(DeepRule(), .warning)])
    let place = found.findings[0].finding.location
    let silenced = emptyGraph.judged(
      by: [RuleRun(DeepRule(), .warning)],
      suppressions: Suppressions([remark("disable:this deep-inheritance - why", place.line, in: place.path)], rules: ["deep-inheritance"]))
    #expect(silenced.hidden.count == 1)
    #expect(silenced.findings.count == found.findings.count - 1)
  }
}
