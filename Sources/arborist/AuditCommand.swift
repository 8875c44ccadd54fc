import ArgumentParser
import Driver
import Foundation

struct AuditCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "audit", abstract: "Write everything about the two graphs into one page: for a codebase that is to be refactored.",
    discussion: """
      The page opens from disk and loads nothing: attach it to a ticket, or keep one for each release. Every state of it has an address of its own.

      Formats:
      \(auditReporters.map { "  " + $0.name.padding(to: 10) + type(of: $0).summary }.joined(separator: "\n"))

        arborist audit --output audit.html
      """)

  @OptionGroup var analysis: AnalysisOptions

  @Option(help: ArgumentHelp("The form: \(names(auditReporters.map(\.name))).", valueName: "format"), completion: .list(auditReporters.map(\.name)))
  var format = "html"

  @Option(name: .shortAndLong, help: "Write to this file instead of standard output.", completion: .file())
  var output: String?

  @Option(help: "What the project is called. (default: the name of its folder)")
  var name: String?

  @Flag(name: .customLong("no-history"), help: "Don't ask git what changes often.")
  var noHistory = false

  func validate() throws {
    _ = try reporter()
    if format == "html", output == nil, isTerminal(FileHandle.standardOutput) { throw ValidationError("a page is nothing for a terminal; name a file with '--output audit.html'") }
  }

  private func reporter() throws -> any AuditReporter {
    guard let chosen = auditReporters.first(where: { $0.name == format }) else { throw unknown("format", format, auditReporters.map(\.name)) }
    return chosen
  }

  func run() throws {
    let reporter = try reporter()
    let report = try analysis.report()
    var output = try Output(to: output)
    reporter.write(Audit(report, history: noHistory ? nil : changeHistory(of: report.root)), auditStyle(for: report, name: name), to: &output)
    try output.finish()
    try analysis.tell(report)
  }
}
