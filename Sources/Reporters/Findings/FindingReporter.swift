package import Analysis
internal import Facts

/// Writes the findings of a report in one format. Pure: the same report and style give the same bytes in every process, and nothing can fail.
///
/// Long reports are written piece by piece: the target sees many short strings, never one long one.
package protocol FindingReporter: Sendable {
  /// What `--format` and `--report` call it.
  static var name: String { get }
  /// A line without a full stop: who reads it.
  static var summary: String { get }
  func write<Target: TextOutputStream>(_ report: Report, _ style: ReportStyle, to output: inout Target)
}

extension FindingReporter {
  package var name: String { Self.name }

  /// The whole output in one string: for tests and small reports.
  package func text(_ report: Report, _ style: ReportStyle = ReportStyle()) -> String {
    var text = ""
    write(report, style, to: &text)
    return text
  }
}

/// What a reporter is told besides the report: how it is looked at, and what it can't find out without touching files.
/// Every reporter gets it, and takes from it what its format has a place for.
package struct ReportStyle: Sendable {
  /// Colours for a terminal. Whether there is one, and `NO_COLOR`, is for the caller to know.
  package var ansi: Bool
  /// Whether the numbers of the graph follow the findings, where a format leaves the choice.
  package var showsMetrics: Bool
  /// Where the project lies in its repository, `ios/App`; empty at its root. Hosts know files by their path in the repository.
  package var place: String
  package var lines: SourceLines

  package init(ansi: Bool = false, showsMetrics: Bool = false, place: String = "", lines: SourceLines = .none) {
    self.ansi = ansi
    self.showsMetrics = showsMetrics
    self.place = place
    self.lines = lines
  }

  /// The path that a host knows a file by. A configuration may lie above the project: `../shared.yml`.
  func hosted(_ path: String) -> String {
    guard !place.isEmpty, !path.hasPrefix("/") else { return path }
    var (folders, rest) = (place.split(separator: "/"), path[...])
    while rest.hasPrefix("../"), !folders.isEmpty {
      folders.removeLast()
      rest = rest.dropFirst(3)
    }
    return (folders + [rest]).joined(separator: "/")
  }
}

extension Report {
  /// At most `limit` findings. When there are more, errors come before warnings.
  func gravest(_ limit: Int) -> [Judged] {
    findings.count > limit ? Array(errorsFirst.prefix(limit)) : findings
  }

  var errorsFirst: [Judged] { findings.filter { $0.level == .error } + findings.filter { $0.level != .error } }

  /// The findings of each file, in the report's order.
  var findingsByFile: [(path: String, findings: ArraySlice<Judged>)] {
    var files: [(path: String, findings: ArraySlice<Judged>)] = []
    var start = findings.startIndex
    while start < findings.endIndex {
      let path = findings[start].finding.location.path
      let end = findings[start...].firstIndex { !$0.finding.location.path.utf8.elementsEqual(path.utf8) } ?? findings.endIndex
      files.append((path, findings[start..<end]))
      start = end
    }
    return files
  }
}

/// Tells findings apart that share a fingerprint: `a1`, and `a1-2` for the second one.
struct Occurrences {
  private var counts: [String: Int] = [:]

  mutating func name(_ fingerprint: String) -> String {
    let count = counts[fingerprint, default: 0] + 1
    counts[fingerprint] = count
    return count == 1 ? fingerprint : "\(fingerprint)-\(count)"
  }
}
