import ArgumentParser
import Driver

struct ModelsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "models", abstract: "List or draw the Core Data models: entities, attributes, relationships with their inverses and delete rules.",
    discussion: """
      Reads the version of each model that is in use, and parses no source.
        arborist models --format dot . | dot -Tsvg > models.svg
      """)

  @OptionGroup var analysis: AnalysisOptions

  @Option(help: ArgumentHelp("The form of the answer: \(names(modelsFormats.map(\.name))).", valueName: "format"), completion: .list(modelsFormats.map(\.name)))
  var format = "text"

  @OptionGroup var answer: AnswerOptions

  func validate() throws { _ = try answer.format(format, of: modelsFormats) }

  func run() throws {
    let format = try answer.format(format, of: modelsFormats)
    let (models, problems) = try listModels(analysis.request())
    try answer.write(models, as: format, ReportStyle())
    analysis.tell(problems)
  }
}
