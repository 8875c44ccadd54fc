import Analysis
import Foundation
import Reporters

/// The picture in Graphviz's layout, made by the 'dot' on the PATH.
struct GraphvizFormat: GraphFormat {
  enum Kind: String { case svg, png }

  let kind: Kind
  var name: String { kind.rawValue }
  var summary: String { kind == .svg ? "the picture drawn by Graphviz, for browsers; tooltips tell the lines" : "the picture drawn by Graphviz, as pixels" }
  var form: GraphForm { .picture }
  var output: GraphOutput { kind == .png ? .notToTerminal : .anywhere }

  /// 'dot' takes minutes for a few thousand edges, and days for more.
  private static let longestSeconds = 300

  init(_ kind: Kind) { self.kind = kind }

  func check() throws(DriverError) { _ = try dot() }

  private func dot() throws(DriverError) -> String {
    if let path = findProgram("dot") { return path }
    throw DriverError(
      """
      '--format \(name)' needs Graphviz, and there is no 'dot' on the PATH; install it ('apt-get install graphviz', 'brew install graphviz'), \
      or write '--format dot' and draw it elsewhere
      """)
  }

  func write<Target: ByteOutput>(_ shown: ShownGraph, to output: inout Target) throws(DriverError) {
    var text = ""
    DotReporter().write(shown, to: &text)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try dot())
    // `-q` hides warnings about wide labels. Browsers and most screens assume 96 dpi; large graphs get less.
    process.arguments = ["-q", "-T\(kind.rawValue)"] + (kind == .png ? ["-Gdpi=\(shown.nodes.count > 300 ? 72 : 120)"] : [])
    try requireDescriptors(24)
    let (input, drawn, errors) = (Pipe(), Pipe(), Pipe())
    (process.standardInput, process.standardOutput, process.standardError) = (input, drawn, errors)
    do { try Leftovers.start(process) } catch { throw DriverError("'dot' could not be started: \(error)") }
    let isLate = Flag()
    let limit = DispatchWorkItem { [process] in
      isLate.set()
      process.terminate()
    }
    DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(Self.longestSeconds), execute: limit)
    // 'dot' reads everything before it draws.
    let previous = signal(SIGPIPE, SIG_IGN)
    try? input.fileHandleForWriting.write(contentsOf: Data(text.utf8))
    try? input.fileHandleForWriting.close()
    let picture = drawn.fileHandleForReading.readDataToEndOfFile()
    let said = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    Leftovers.forget(process)
    limit.cancel()
    _ = signal(SIGPIPE, previous)
    if isLate.isSet {
      throw DriverError(
        """
        'dot' did not finish drawing \(counted(shown.nodes.count, "node")) in \(Self.longestSeconds) s; fold the graph with '--level folder' or '--collapse 2', \
        choose a part with '--focus', or draw less with '--reduce'
        """)
    }
    guard process.terminationStatus == 0, !picture.isEmpty else {
      throw DriverError("'dot' could not draw it: " + (said.isEmpty ? "status \(process.terminationStatus)" : said.trimmingCharacters(in: .whitespacesAndNewlines)))
    }
    output.write(bytes: Array(picture))
  }
}

/// Set by one thread and read by another.
private final class Flag: @unchecked Sendable {
  private let lock = NSLock()
  private var value = false
  func set() { lock.withLock { value = true } }
  var isSet: Bool { lock.withLock { value } }
}
