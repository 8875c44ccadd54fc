import ArgumentParser
import Driver

struct TargetsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "targets", abstract: "List what the project builds: its targets, their files, and which of them need which.",
    discussion: """
      Reads projects of Xcode and XcodeGen, Swift packages, podspecs, BUILD files of Bazel and compile databases, and parses no source.
        arborist targets --format dot . | dot -Tsvg > targets.svg
      """)

  @OptionGroup var analysis: AnalysisOptions

  @Option(help: ArgumentHelp("The form of the answer: \(names(targetsFormats.map(\.name))).", valueName: "format"), completion: .list(targetsFormats.map(\.name)))
  var format = "text"

  @OptionGroup var answer: AnswerOptions

  func validate() throws { _ = try answer.format(format, of: targetsFormats) }

  func run() throws {
    let format = try answer.format(format, of: targetsFormats)
    let (list, problems) = try listTargets(analysis.request())
    try answer.write(list, as: format, ReportStyle())
    analysis.tell(problems)
  }
}
