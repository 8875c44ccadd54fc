package import Analysis
internal import Facts

/// The XML of JUnit's reports, which every build server shows: a suite for each file, a failed test for each finding. A clean run is
/// one passed test, since a report without tests counts as a failure in some places.
package struct JUnitReporter: FindingReporter {
  package static let name = "junit"
  package static let summary = "XML that every build server shows, a failed test for each finding"

  package init() {}

  package func write<Target: TextOutputStream>(_ report: Report, _ style: ReportStyle, to output: inout Target) {
    var bytes = Bytes()
    bytes.appendXMLDeclaration()
    let count = report.findings.count
    bytes.append(tag: "testsuites", ["name": "arborist", "tests": String(max(count, 1)), "failures": String(count), "errors": "0"])
    bytes.append("\n")
    if report.findings.isEmpty {
      bytes.append("  <testsuite name=\"arborist\" tests=\"1\" failures=\"0\" errors=\"0\">\n")
      bytes.append("    <testcase name=\"no findings\" classname=\"arborist\"/>\n  </testsuite>\n")
    }
    for (path, findings) in report.findingsByFile {
      let path = style.hosted(path)
      let count = String(findings.count)
      bytes.append("  ")
      bytes.append(tag: "testsuite", ["name": path, "tests": count, "failures": count, "errors": "0"])
      bytes.append("\n")
      for judged in findings {
        append(judged, path, style, to: &bytes)
        bytes.flush(to: &output)
      }
      bytes.append("  </testsuite>\n")
    }
    bytes.append("</testsuites>\n")
    bytes.finish(to: &output)
  }

  private func append(_ judged: Report.Judged, _ path: String, _ style: ReportStyle, to bytes: inout Bytes) {
    let finding = judged.finding
    let line = finding.location.line > 0 ? String(finding.location.line) : nil
    bytes.append("    ")
    bytes.append(tag: "testcase", ["name": finding.rule + (line.map { " at line " + $0 } ?? ""), "classname": path, "file": path, "line": line])
    bytes.append(tag: "failure", ["type": judged.level.rawValue, "message": visible(finding.message)])
    var location = finding.location
    location.path = path
    bytes.append(escaped: "\(location.compilerWords): \(judged.level.rawValue): \(visible(finding.message)) [\(visible(finding.rule))]")
    for note in finding.story {
      bytes.append("\n")
      bytes.append(escaped: "\(note.hosted(style)): \(visible(note.message))")
    }
    bytes.append(end: "failure")
    bytes.append(end: "testcase")
    bytes.append("\n")
  }
}
