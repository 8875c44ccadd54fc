package import Analysis
internal import Facts

/// Commands to GitHub's runners, which show each finding at its line in a pull request.
///
/// A step may show ten errors, ten warnings and ten notices. What goes beyond is written as lines of the log, and a notice says how many.
/// https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-commands
package struct GitHubReporter: FindingReporter {
  package static let name = "github"
  package static let summary = "workflow commands, for annotations in GitHub's pull requests"

  static let mostOfALevel = 10
  private static let mostNotes = 20

  package init() {}

  package func write<Target: TextOutputStream>(_ report: Report, _ style: ReportStyle, to output: inout Target) {
    var left: [Report.Judged] = []
    for level in [Level.error, .warning] {
      let findings = report.findings.filter { $0.level == level }
      for judged in findings.prefix(Self.mostOfALevel) { output.write(command(judged, style) + "\n") }
      left += findings.dropFirst(Self.mostOfALevel)
    }
    for judged in left {
      var location = judged.finding.location
      location.path = style.hosted(location.path)
      output.write("\(location.compilerWords): \(judged.level.rawValue): \(visible(judged.finding.message)) [\(visible(judged.finding.rule))]\n")
    }
    if !left.isEmpty { output.write("::notice title=arborist::\(counted(left.count, "more finding")) in the log of this step\n") }
  }

  private func command(_ judged: Report.Judged, _ style: ReportStyle) -> String {
    let finding = judged.finding
    let location = finding.location
    var properties = ["file=" + property(style.hosted(location.path))]
    if location.line > 0 { properties.append("line=\(location.line)") }
    if let column = style.lines.line(at: location)?.columns?.lowerBound ?? (location.column > 0 ? location.column : nil), location.line > 0 {
      properties.append("col=\(column)")
    }
    properties.append("title=" + property("arborist: " + finding.rule))
    var lines = [visible(finding.message)]
    lines += finding.story.prefix(Self.mostNotes).map { "\($0.hosted(style)): \(visible($0.message))" }
    if finding.story.count > Self.mostNotes { lines.append("and \(counted(finding.story.count - Self.mostNotes, "more note"))") }
    return "::\(judged.level.rawValue) \(properties.joined(separator: ","))::\(data(lines.joined(separator: "\n")))"
  }

  /// Escaped as the runner decodes it: `ActionCommand.cs` of actions/runner.
  private func data(_ text: String) -> String {
    text.escaping(["%": "%25", "\r": "%0D", "\n": "%0A"])
  }

  private func property(_ text: String) -> String {
    data(visible(text)).escaping([":": "%3A", ",": "%2C"])
  }
}
