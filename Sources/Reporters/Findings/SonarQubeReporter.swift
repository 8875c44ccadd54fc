package import Analysis
internal import Facts

/// SonarQube's format for issues of other tools, in its form since version 10.3. Whole lines only: the import fails on a column that the
/// server's own copy of a file does not have.
/// https://docs.sonarsource.com/sonarqube-server/analyzing-source-code/importing-external-issues/generic-issue-import-format
package struct SonarQubeReporter: FindingReporter {
  package static let name = "sonarqube"
  package static let summary = "generic issues for SonarQube 10.3 and later, and SonarQube Cloud"

  package init() {}

  package func write<Target: TextOutputStream>(_ report: Report, _ style: ReportStyle, to output: inout Target) {
    let errors = Set(report.findings.filter { $0.level == .error }.map(\.finding.rule))
    let found = Set(report.findings.map(\.finding.rule))
    var bytes = Bytes()
    bytes.append("{\n  \"rules\": ")
    // The severity is that of the rule, for all of its issues: it is that of the gravest.
    bytes.appendPretty(
      .list(
        describedRules(report).filter { found.contains($0.id) }.map { rule in
          .members([
            "id": .text(rule.id), "name": .text(rule.summary.isEmpty ? rule.id : rule.summary), "description": .text(rule.plainHelp), "engineId": "arborist",
            "cleanCodeAttribute": "MODULAR",
            "impacts": .list([.members(["softwareQuality": "MAINTAINABILITY", "severity": errors.contains(rule.id) ? "HIGH" : "MEDIUM"])]),
          ])
        }), indent: 2)
    bytes.append(",\n  \"issues\": [")
    for (index, judged) in report.findings.enumerated() {
      let finding = judged.finding
      bytes.append(index == 0 ? "\n    " : ",\n    ")
      bytes.appendPretty(
        .members([
          "ruleId": .text(finding.rule),
          "primaryLocation": place(finding.message, finding.location, style),
          "secondaryLocations": finding.story.isEmpty ? nil : .list(finding.story.map { place($0.message, $0.location, style) }),
        ]), indent: 4)
      bytes.flush(to: &output)
    }
    bytes.append(report.findings.isEmpty ? "]\n}\n" : "\n  ]\n}\n")
    bytes.finish(to: &output)
  }

  private func place(_ message: String, _ location: SourceLocation, _ style: ReportStyle) -> JSON {
    .members([
      "message": .text(visible(message)), "filePath": .text(style.hosted(location.path)),
      "textRange": .members(["startLine": .int(max(location.line, 1))]),
    ])
  }
}
