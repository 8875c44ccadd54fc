import Reporters

/// One form of a graph that `arborist graph` writes. Most are a `GraphReporter`, a function of the graph; the others need a program or a library of
/// the system.
package protocol GraphFormat: Sendable {
  /// What `--format` calls it.
  var name: String { get }
  /// A line without a full stop: who reads it.
  var summary: String { get }
  var form: GraphForm { get }
  var output: GraphOutput { get }
  /// Throws when this machine lacks what is needed, with what to do about it: asked before anything is analysed.
  func check() throws(DriverError)
  func write<Target: ByteOutput>(_ shown: ShownGraph, to output: inout Target) throws(DriverError)
}

/// Where a format may go.
package enum GraphOutput: Sendable {
  case anywhere
  /// A picture's bytes would garble a terminal.
  case notToTerminal
  /// Nobody can use it from a pipe.
  case file
}

/// Takes text and bytes.
package protocol ByteOutput: TextOutputStream {
  mutating func write(bytes: [UInt8])
}

/// What `arborist graph --format` offers. A new format that needs more than the graph is one file and one line here; all others are a line in
/// `graphReporters`.
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
