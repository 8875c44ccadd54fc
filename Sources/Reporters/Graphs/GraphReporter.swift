package import Analysis

/// Writes a graph in one format. Pure: the same graph gives the same bytes in every process, and nothing can fail.
///
/// Big graphs are written piece by piece: the target sees many short strings, never one long one.
package protocol GraphReporter: Sendable {
  /// What `--format` calls it.
  static var name: String { get }
  /// A line without a full stop: who reads it.
  static var summary: String { get }
  static var form: GraphForm { get }
  func write<Target: TextOutputStream>(_ shown: ShownGraph, to output: inout Target)
}

/// What a format shows where the choice leaves it open.
package enum GraphForm: Sendable {
  /// One view at one level, without other people's code and without nodes that have no edge: something to look at.
  case picture
  /// Everything, as facts state it: something to work with.
  case data
}

extension GraphReporter {
  package var name: String { Self.name }

  /// The whole output in one string: for tests and small graphs.
  package func text(_ report: Report, _ choice: GraphChoice = GraphChoice()) -> String {
    var text = ""
    write(ShownGraph(report, choice, as: Self.form), to: &text)
    return text
  }
}
