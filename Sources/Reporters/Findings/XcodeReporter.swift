package import Analysis
internal import Facts

/// For a build phase of Xcode: compilers' lines with whole paths and nothing else, notes as lines of their own.
package struct XcodeReporter: FindingReporter {
  package static let name = "xcode"
  package static let summary = "for build phases of Xcode, compilers' lines with whole paths"

  package init() {}

  package func write<Target: TextOutputStream>(_ report: Report, _ style: ReportStyle, to output: inout Target) {
    func line(_ location: SourceLocation, _ kind: String, _ message: String) {
      var location = location
      location.path = report.absolute(location.path)
      // Xcode does not show what has no line.
      location.line = max(location.line, 1)
      output.write("\(location.compilerWords): \(kind): \(visible(message))\n")
    }
    for judged in report.findings {
      let finding = judged.finding
      line(finding.location, judged.level.rawValue, "\(finding.message) [\(finding.rule)]")
      for note in finding.story { line(note.location, "note", note.message) }
    }
  }
}

extension Report {
  fileprivate func absolute(_ path: String) -> String { root.isEmpty || path.hasPrefix("/") ? path : root + "/" + path }
}
