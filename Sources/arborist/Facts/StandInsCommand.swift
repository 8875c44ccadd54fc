import ArgumentParser
import Driver
import Foundation

struct StandInsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "stand-ins", abstract: "Write down what was made up for headers that are missing.",
    discussion: """
      Writes the stand-ins of each source below the output folder, and prints a compile database: with which arguments a clang reads
      the source with them. What the sources hold is not changed.
      """)

  @OptionGroup var analysis: AnalysisOptions

  @Option(name: .shortAndLong, help: "The folder to write to.", completion: .directory)
  var output: String

  func run() throws {
    let units = try writeMadeUpFiles(for: analysis.request(), to: output)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    var results = try Output(to: nil)
    results.write(String(decoding: try encoder.encode(units), as: UTF8.self) + "\n")
    try results.finish()
  }
}
