package import Analysis
internal import Facts

/// The format of Java's Checkstyle, which many build servers and review bots read: findings by file.
package struct CheckstyleReporter: FindingReporter {
  package static let name = "checkstyle"
  package static let summary = "XML that build servers and review bots read, findings by file"

  package init() {}

  package func write<Target: TextOutputStream>(_ report: Report, _ style: ReportStyle, to output: inout Target) {
    var bytes = Bytes()
    bytes.appendXMLDeclaration()
    bytes.append("<checkstyle version=\"4.3\">\n")
    for (path, findings) in report.findingsByFile {
      bytes.append("  ")
      bytes.append(tag: "file", ["name": style.hosted(path)])
      bytes.append("\n")
      for judged in findings {
        let finding = judged.finding
        bytes.append("    ")
        bytes.append(
          tag: "error",
          [
            "line": String(max(finding.location.line, 1)), "column": finding.location.column > 0 ? String(finding.location.column) : nil,
            "severity": judged.level.rawValue, "message": visible(finding.message), "source": "arborist." + finding.rule,
          ], isEmpty: true)
        bytes.append("\n")
        bytes.flush(to: &output)
      }
      bytes.append("  </file>\n")
    }
    bytes.append("</checkstyle>\n")
    bytes.finish(to: &output)
  }
}
