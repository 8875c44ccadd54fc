/// One rule as it is to run: with its options, the level of what it finds, and the paths that it has a say in.
package struct RuleRun: Sendable {
  package let rule: any Rule
  package let severity: Severity
  private let governs: (@Sendable (String) -> Bool)?

  /// Without `governs`, everywhere.
  package init(_ rule: any Rule, _ severity: Severity, where governs: (@Sendable (String) -> Bool)? = nil) {
    self.rule = rule
    self.severity = severity
    self.governs = governs
  }

  package init(_ rule: any Rule, _ level: Level) { self.init(rule, Severity(level)) }

  /// How grave its findings are, but for those that are not proven.
  package var level: Level { severity.level }

  /// Whether a finding at this path is its business.
  package func isFor(_ path: String) -> Bool { governs?(path) ?? true }
}

/// Which rules a configuration turns on and off by name.
struct RuleSelection: Sendable {
  /// These and no others; nil for the usual ones.
  var only: Set<String>?
  var optIn: Set<String> = []
  var disabled: Set<String> = []

  enum Choice { case on, off, usual }

  func choice(_ id: String) -> Choice {
    if disabled.contains(id) { return .off }
    if let only { return only.contains(id) ? .on : .off }
    return optIn.contains(id) ? .on : .usual
  }
}
