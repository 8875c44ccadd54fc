package import Analysis
internal import Facts

/// A table for a comment on a pull request, a job's summary or a wiki. A comment holds 65,536 characters: what goes beyond is counted.
package struct MarkdownReporter: FindingReporter {
  package static let name = "markdown"
  package static let summary = "a table for a pull request's comment or a job's summary"

  package var mostBytes = 60_000

  package init() {}

  package func write<Target: TextOutputStream>(_ report: Report, _ style: ReportStyle, to output: inout Target) {
    let errors = report.count(.error)
    guard !report.findings.isEmpty else {
      output.write("## Arborist: no findings\n\n\(lastLine(of: report))\n")
      return
    }
    output.write("## Arborist: \(counted(report.findings.count, "finding")) (\(counted(errors, "error")))\n\n")
    output.write("| level | place | finding | rule |\n| --- | --- | --- | --- |\n")
    var size = 0
    var written = 0
    for judged in report.errorsFirst {
      let row = row(judged, style)
      size += row.utf8.count
      guard size <= mostBytes else { break }
      output.write(row)
      written += 1
    }
    let left = report.findings.count - written
    if left > 0 { output.write("\nand \(counted(left, "more finding")); `arborist lint` lists all\n") }
    output.write("\n\(lastLine(of: report))\n")
  }

  private func row(_ judged: Report.Judged, _ style: ReportStyle) -> String {
    let finding = judged.finding
    let path = style.hosted(finding.location.path)
    let place = finding.location.line == 0 ? path : "\(path):\(finding.location.line)"
    return "| \(judged.level.rawValue) | \(markdownCode(place)) | \(markdown(finding.message)) | \(markdownCode(finding.rule)) |\n"
  }
}

func lastLine(of report: Report) -> String { markdown(summary(of: report)) }
