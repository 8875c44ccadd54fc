package import Graphs

extension Graph {
  /// What the rules find, each with its level, sorted. The order of the rules does not matter.
  ///
  /// A rule may stand there twice, once a level, with two thresholds: what it finds at both levels counts as the graver.
  package func judged(by rules: [(rule: any Rule, level: Level)]) -> [Report.Judged] {
    let errors = rules.filter { $0.level == .error }.flatMap { $0.rule.check(self) }
    let graver = Set(errors.map(\.fingerprint))
    let warnings = rules.filter { $0.level == .warning }.flatMap { $0.rule.check(self) }.filter { !graver.contains($0.fingerprint) }
    return (errors.map { Report.Judged($0, .error) } + warnings.map { Report.Judged($0, .warning) })
      .sorted { ($0.finding, $1.level) < ($1.finding, $0.level) }
  }
}
