import ArgumentParser
import Driver

struct WeightCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "weight", abstract: "Say what something drags in, what is there for it alone, and what goes when one of its imports goes.",
    discussion: """
      A name is a file, a component (a header with its implementation), a folder, a module or a type, as you would write it.
        arborist weight PSFeed
        arborist weight Source/Details
      """)

  @Argument(help: "What is weighed.")
  var name: String

  @OptionGroup var analysis: AnalysisOptions

  @Option(help: ArgumentHelp("The form of the answer: \(names(weightFormats.map(\.name))).", valueName: "format"), completion: .list(weightFormats.map(\.name)))
  var format = "text"

  @OptionGroup var answer: AnswerOptions

  func validate() throws { _ = try answer.format(format, of: weightFormats) }

  func run() throws {
    let format = try answer.format(format, of: weightFormats)
    let report = try analysis.report()
    let weight = report.graph.weight(of: try report.named(name, preferring: [.component, .file, .folder, .module, .type]))
    try answer.write(weight, as: format, reportStyle(for: report))
    try analysis.tellWithoutFindings(report)
  }
}
