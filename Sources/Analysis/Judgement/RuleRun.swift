/// A rule to run: with its options, the level of its findings, and the paths that it applies to.
package struct RuleRun: Sendable {
  package let rule: any Rule
  package let severity: Severity
  private let governs: (@Sendable (String) -> Bool)?

  /// Without `governs`, it applies everywhere.
  package init(_ rule: any Rule, _ severity: Severity, where governs: (@Sendable (String) -> Bool)? = nil) {
    self.rule = rule
    self.severity = severity
    self.governs = governs
  }

  package init(_ rule: any Rule, _ level: Level) { self.init(rule, Severity(level)) }

  /// The level of its proven findings.
  package var level: Level { severity.level }

  /// Whether it applies to a finding at this path.
  package func isFor(_ path: String) -> Bool { governs?(path) ?? true }
}

/// The rules that a configuration turns on and off by name.
struct RuleSelection: Sendable {
  /// Only these rules; nil for the default ones.
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
