import Reporters

/// An output format of `arborist graph`. Most are a `GraphReporter`, a pure function of the graph; the others need a program or a library of the system.
package protocol GraphFormat: Sendable {
  /// What `--format` calls it.
  var name: String { get }
  /// One line without a full stop: whom it is for.
  var summary: String { get }
  var form: GraphForm { get }
  var output: GraphOutput { get }
  /// Throws if this machine lacks what the format needs, and says what to do. Called before the analysis.
  func check() throws(DriverError)
  func write<Target: ByteOutput>(_ shown: ShownGraph, to output: inout Target) throws(DriverError)
}

/// Where a format may be written to.
package enum GraphOutput: Sendable {
  case anywhere
  /// Binary data would garble a terminal.
  case notToTerminal
  /// It is of no use from a pipe.
  case file
}

/// Takes text and bytes.
package protocol ByteOutput: TextOutputStream {
  mutating func write(bytes: [UInt8])
}

/// The formats of `arborist graph --format`. A new format that needs more than the graph is one file and one line here; all others are a line in `graphReporters`.
package let graphFormats: [any GraphFormat] = graphReporters.map(TextFormat.init) + [GraphvizFormat(.svg), GraphvizFormat(.png), SQLiteFormat()]

private struct TextFormat: GraphFormat {
  let reporter: any GraphReporter
  var name: String { reporter.name }
  var summary: String { type(of: reporter).summary }
  var form: GraphForm { type(of: reporter).form }
  var output: GraphOutput { .anywhere }

  init(_ reporter: any GraphReporter) { self.reporter = reporter }

  func check() {}
  func write<Target: ByteOutput>(_ shown: ShownGraph, to output: inout Target) { reporter.write(shown, to: &output) }
}
