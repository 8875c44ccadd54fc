/// What `arborist lint --format` and `--report` offer. A new format of findings is one file and one line here.
package let findingReporters: [any FindingReporter] = [
  TextReporter(),
  XcodeReporter(),
  JSONReporter(),
  SARIFReporter(),
  GitHubReporter(),
  GitLabReporter(),
  CheckstyleReporter(),
  JUnitReporter(),
  SonarQubeReporter(),
  MarkdownReporter(),
]

/// The formats of `arborist graph` that are text. A new one is one file and one line here; those that need more than a function of the graph are
/// in `Driver`.
package let graphReporters: [any GraphReporter] = [
  DotReporter(),
  MermaidReporter(),
  GraphJSONReporter(),
  GraphMLReporter(),
  CSVReporter(),
]

/// What `arborist doctor --format` offers.
package let checkupReporters: [any CheckupReporter] = [
  CheckupTextReporter(),
  CheckupJSONReporter(),
]

/// What `arborist audit --format` offers.
package let auditReporters: [any AuditReporter] = [
  AuditPage(),
  AuditMarkdown(),
]
