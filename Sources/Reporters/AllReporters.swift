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

/// What `arborist graph --format` offers. A new format of graphs is one file and one line here.
package let graphReporters: [any Reporter] = [
  DotReporter(),
  GraphJSONReporter(),
]

/// What `arborist doctor --format` offers.
package let checkupReporters: [any CheckupReporter] = [
  CheckupTextReporter(),
  CheckupJSONReporter(),
]
