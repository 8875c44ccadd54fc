package import Analysis
internal import Facts
internal import Graphs

/// For people and editors: `path:line:col: warning: message [rule-id]`, as compilers say it, and the rest of the story below.
package struct TextReporter: Reporter {
  package static let name = "text"
  package static let summary = "for people and editors, one finding a line as compilers print them"

  /// Colours for a terminal. Whether there is one, and `NO_COLOR`, is for the caller to know.
  package var ansi: Bool

  /// Whether the numbers of the graph follow the findings.
  package var showsMetrics: Bool

  package init(ansi: Bool = false, showsMetrics: Bool = false) {
    self.ansi = ansi
    self.showsMetrics = showsMetrics
  }

  package func write<Target: TextOutputStream>(_ report: Report, to output: inout Target) {
    for judged in report.findings { write(judged, to: &output) }
    guard showsMetrics else { return }
    if !report.findings.isEmpty { output.write("\n") }
    for line in report.graph.metrics().lines { output.write(line + "\n") }
  }

  private func write<Target: TextOutputStream>(_ judged: Report.Judged, to output: inout Target) {
    let finding = judged.finding
    let level = styled(judged.level.rawValue + ":", judged.level == .error ? .red : .magenta)
    let place = styled(headline(finding.location) + ":", .bold)
    output.write("\(place) \(level) \(visible(finding.message)) \(styled("[" + visible(finding.rule) + "]", .dim))\n")
    for note in finding.notes {
      output.write("  \(detail(note.location)): \(styled("note:", .cyan)) \(visible(note.message))\n")
    }
    for cut in finding.cuts {
      let edge = "'\(visible(cut.source))' -> '\(visible(cut.target))'"
      output.write("  \(detail(cut.location)): \(styled("cut:", .green)) \(edge) (\(visible(cut.reason)))\n")
    }
  }

  /// With a column whenever there is a line: programs that read compilers' output count on three parts.
  private func headline(_ location: SourceLocation) -> String {
    let path = shown(location.path)
    return location.line == 0 ? path : "\(path):\(location.line):\(max(location.column, 1))"
  }

  private func detail(_ location: SourceLocation) -> String {
    let path = shown(location.path)
    return location.line == 0 ? path : "\(path):\(location.line)"
  }

  // A line that starts with `::` is a command to GitHub's runners, and a file may be called `::error::x.m`.
  private func shown(_ path: String) -> String {
    let path = visible(path)
    return path.hasPrefix("::") ? "./" + path : path
  }

  private func styled(_ text: String, _ style: Style) -> String {
    ansi ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
  }

  private enum Style: String {
    case bold = "1"
    case dim = "2"
    case red = "1;31"
    case magenta = "1;35"
    case cyan = "36"
    case green = "32"
  }
}
