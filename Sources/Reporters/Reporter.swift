package import Analysis

/// Writes the graph of a report in one format. Pure: the same report gives the same bytes in every process, and nothing can fail.
///
/// Big graphs are written piece by piece: the target sees many short strings, never one long one.
package protocol Reporter: Sendable {
  /// What `--format` calls it.
  static var name: String { get }
  /// A line without a full stop: who reads it.
  static var summary: String { get }
  func write<Target: TextOutputStream>(_ report: Report, to output: inout Target)
}

extension Reporter {
  package var name: String { Self.name }

  /// The whole output in one string: for tests and small reports.
  package func text(_ report: Report) -> String {
    var text = ""
    write(report, to: &text)
    return text
  }
}
