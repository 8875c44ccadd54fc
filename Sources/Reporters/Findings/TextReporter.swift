package import Analysis
internal import Facts
internal import Graphs

/// For people and editors: `path:line:col: warning: message [rule-id]`, as compilers say it, the line itself, and the rest of the story below.
package struct TextReporter: FindingReporter {
  package static let name = "text"
  package static let summary = "for people and editors, one finding a line as compilers print them, and the source below"

  package init() {}

  package func write<Target: TextOutputStream>(_ report: Report, _ style: ReportStyle, to output: inout Target) {
    let pen = Pen(ansi: style.ansi)
    for judged in report.findings { write(judged, style.lines, pen, to: &output) }
    guard style.showsMetrics else { return }
    if !report.findings.isEmpty { output.write("\n") }
    for line in report.metrics.lines { output.write(line + "\n") }
  }

  private func write<Target: TextOutputStream>(_ judged: Report.Judged, _ lines: SourceLines, _ pen: Pen, to output: inout Target) {
    let finding = judged.finding
    let level = pen.styled(judged.level.rawValue + ":", judged.level == .error ? .red : .magenta)
    let place = pen.styled(finding.location.compilerWords + ":", .bold)
    output.write("\(place) \(level) \(visible(finding.message)) \(pen.styled("[" + visible(finding.rule) + "]", .dim))\n")
    if let line = lines.line(at: finding.location), let quotation = Quotation(line, number: finding.location.line) {
      output.write(quotation.source + "\n")
      if let indent = quotation.indent { output.write(indent + pen.styled("^", .green) + "\n") }
    }
    for note in finding.notes {
      output.write("  \(detail(note.location)): \(pen.styled("note:", .cyan)) \(visible(note.message))\n")
    }
    for cut in finding.cuts.prefix(Finding.mostCuts) {
      let edge = "'\(visible(cut.source))' -> '\(visible(cut.target))'"
      output.write("  \(detail(cut.location)): \(pen.styled("cut:", .green)) \(edge) (\(visible(cut.reason)))\n")
    }
    if let rest = finding.restOfCuts { output.write("  \(rest)\n") }
  }

  private func detail(_ location: SourceLocation) -> String {
    let path = leading(location.path)
    return location.line == 0 ? path : "\(path):\(location.line)"
  }
}
