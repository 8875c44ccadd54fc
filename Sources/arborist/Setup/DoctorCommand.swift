import ArgumentParser
import Driver

struct DoctorCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor", abstract: "Say how well a project can be read, what is missing, and what to do about it.")

  @OptionGroup var analysis: AnalysisOptions

  @Option(help: ArgumentHelp("The form of the answer: \(names(checkupReporters.map(\.name))).", valueName: "format"), completion: .list(checkupReporters.map(\.name)))
  var format = "text"

  func validate() throws {
    if !checkupReporters.contains(where: { $0.name == format }) { throw unknown("format", format, checkupReporters.map(\.name)) }
  }

  func run() throws {
    let checkup = try analysis.checkup()
    var output = try Output(to: nil)
    checkupReporters.first { $0.name == format }!.write(checkup, to: &output)
    try output.finish()
    analysis.tell(checkup.problems)
  }
}
