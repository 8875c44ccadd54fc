import ArgumentParser
import Driver

struct OwnersCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "owners", abstract: "Say who keeps objects of a type alive, up to the roots, and what goes with them.",
    discussion: """
      A name is a type, a global variable, or a member ('Type.member'): then it is what the member holds.
        arborist owners PSPhoto
      """)

  @Argument(help: "The type.")
  var name: String

  @OptionGroup var analysis: AnalysisOptions

  @Option(help: ArgumentHelp("The form of the answer: \(names(ownersFormats.map(\.name))).", valueName: "format"), completion: .list(ownersFormats.map(\.name)))
  var format = "text"

  @OptionGroup var answer: AnswerOptions

  func validate() throws { _ = try answer.format(format, of: ownersFormats) }

  func run() throws {
    let format = try answer.format(format, of: ownersFormats)
    let report = try analysis.report()
    let owners = report.graph.owners(of: try report.named(name, preferring: [.type, .variable, .member]))
    try answer.write(owners, as: format, reportStyle(for: report))
    try analysis.tellWithoutFindings(report)
  }
}
