import ArgumentParser
import Driver
import Foundation

struct Lint: ParsableCommand {
  static let configuration = CommandConfiguration(abstract: "Say where the graphs stopped being trees, and what is cheapest to cut.")

  @OptionGroup var analysis: AnalysisOptions

  @Option(help: ArgumentHelp("The form of the findings: \(names(findingReporters.map(\.name))).", valueName: "format"))
  var format = "text"

  @Option(name: .shortAndLong, help: "Write the findings to this file instead of standard output.", completion: .file())
  var output: String?

  @Flag(help: "End with status 1 for warnings too, and for entries of the baseline that are not needed any more.")
  var strict = false

  @Flag(help: "Show the numbers of the graph after the findings: how close it is to a tree, what depends on how much. JSON always has them.")
  var metrics = false

  func validate() throws {
    if !findingReporters.contains(where: { $0.name == format }) { throw unknown("format", format, findingReporters.map(\.name)) }
  }

  func run() throws {
    let report = try analysis.report()
    var reporter = findingReporters.first { $0.name == format }!
    if reporter is TextReporter { reporter = TextReporter(ansi: output == nil && usesColour(), showsMetrics: metrics) }
    var output = try Output(to: output)
    reporter.write(report, to: &output)
    try output.finish()
    analysis.tell(report)
    let isStale = !(report.baseline?.stale.isEmpty ?? true)
    if report.count(.error) > 0 || (strict && (!report.findings.isEmpty || isStale)) { throw ExitCode(1) }
  }

  /// On a terminal, unless NO_COLOR says otherwise (no-color.org).
  private func usesColour() -> Bool {
    let environment = ProcessInfo.processInfo.environment
    return environment["NO_COLOR", default: ""].isEmpty && environment["TERM"] != "dumb" && isTerminal(FileHandle.standardOutput)
  }
}

func names(_ names: [String]) -> String { names.map { "'\($0)'" }.joined(separator: ", ") }

func unknown(_ what: String, _ name: String, _ known: [String]) -> ValidationError {
  ValidationError("unknown \(what) '\(name)'" + (nearest(to: name, in: known).map { ", did you mean '\($0)'" } ?? "; known are \(names(known))"))
}
