import ArgumentParser
import Driver
import Foundation

struct UnitsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "units", abstract: "Write down what there is to read, a file for each unit, so that a build system can read the units one by one.",
    discussion: """
      For the source 'Sources/View.m' it is '<output>/Sources/View.m.unit'. 'arborist extract' reads such a unit wherever its sources are, 'arborist merge' puts the
      results together, and 'arborist lint --shards' judges them. After an edit, only the files of units that it may concern are written again.
      """)

  @OptionGroup var analysis: AnalysisOptions

  @Option(name: .shortAndLong, help: "The folder to write to.", completion: .directory)
  var output: String

  @Option(
    name: .customLong("for"),
    help: ArgumentHelp("A file with a path on each line: for each of them a unit file is written, an empty one where it is read with others.", valueName: "list"), completion: .file())
  var list: String?

  func run() throws {
    let count = try writeUnitFiles(for: analysis.request(), to: output, listed: paths(listedIn: list))
    if !analysis.quiet { writeError("\(count) units in '\(output)'") }
  }
}
