import Analysis
import Facts
import Graphs
import Testing

let emptyGraph = Graph(entities: [], facts: [])

@Suite struct JudgementTests {
  @Test func eachFindingHasTheLevelOfItsRule() {
    let judged = emptyGraph.judged(by: [RuleRun(DeepRule(), .warning), RuleRun(QuietRule(), .error)]).findings
    #expect(judged.map { "\($0.finding.message) \($0.level)" } == ["4 deep, limit 3 warning", "9 deep, limit 3 warning"])
  }

  @Test func whatIsNotProvenHasALevelOfItsOwn() {
    func levels(_ severity: Severity) -> [Level] {
      emptyGraph.judged(by: [RuleRun(UnsureRule(), severity)]).findings.map(\.level)
    }
    #expect(levels(Severity(.error, unproven: .warning)) == [.error, .warning, .warning, .error])
    #expect(levels(Severity(.error)) == [.error, .error, .error, .error])
  }

  @Test func withoutRulesThereIsNothingToFind() {
    #expect(emptyGraph.judged(by: []).findings.isEmpty)
  }
}
