package import Analysis
internal import Facts

/// GitLab's report of code quality: a list of issues, which a merge request shows when they are new.
/// https://docs.gitlab.com/ci/testing/code_quality/#code-quality-report-format
package struct GitLabReporter: FindingReporter {
  package static let name = "gitlab"
  package static let summary = "GitLab's code quality report, for merge requests"

  package init() {}

  package func write<Target: TextOutputStream>(_ report: Report, _ style: ReportStyle, to output: inout Target) {
    var bytes = Bytes()
    // Issues with one fingerprint would be shown as one.
    var occurrences = Occurrences()
    bytes.append("[")
    for (index, judged) in report.findings.enumerated() {
      let finding = judged.finding
      bytes.append(index == 0 ? "\n  " : ",\n  ")
      bytes.append(
        .members([
          "description": .text(visible(finding.message)),
          "check_name": .text(finding.rule),
          "fingerprint": .text(occurrences.name(finding.fingerprint)),
          "severity": judged.level == .error ? "major" : "minor",
          "location": .members(["path": .text(style.hosted(finding.location.path)), "lines": .members(["begin": .int(max(finding.location.line, 1))])]),
        ]))
      bytes.flush(to: &output)
    }
    bytes.append(report.findings.isEmpty ? "]\n" : "\n]\n")
    bytes.finish(to: &output)
  }
}
