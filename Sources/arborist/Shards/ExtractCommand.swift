import ArgumentParser
import Driver
import Foundation

struct ExtractCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "extract", abstract: "Read one unit or several, and write what is in them to a shard.",
    discussion: """
      Reads the files that 'arborist units' wrote for the units, the units' sources and nothing else of the project. The same input gives the same bytes on every machine.
      """)

  @Argument(help: "The files of the units.", completion: .file(extensions: ["unit"]))
  var units: [String] = []

  @Option(name: .customLong("from"), help: ArgumentHelp("A file with the path of such a file on each line.", valueName: "list"), completion: .file())
  var list: String?

  @Option(help: ArgumentHelp("Where the sources are: the folder that was read for the unit files, or a copy of it.", valueName: "folder"), completion: .directory)
  var root = "."

  @Option(name: .shortAndLong, help: ArgumentHelp("The shard to write.", valueName: "file"), completion: .file(extensions: ["shard"]))
  var output: String

  @Option(help: "How many files to parse at a time. (default: one for each core)")
  var workers: Int?

  func validate() throws {
    if let workers, !(1...256).contains(workers) { throw ValidationError("'--workers' must be between 1 and 256") }
    if units.isEmpty, list == nil { throw ValidationError("name the file of a unit, or a list of such files with '--from'") }
  }

  func run() throws {
    let count = workers ?? ProcessInfo.processInfo.activeProcessorCount
    let (shard, problems) = try extractShard(of: units + paths(listedIn: list), root: root, workers: .processes(executable: ownExecutable(), count: count))
    for problem in problems { writeError("problem: " + problem) }
    var file = try Output(to: output)
    file.write(bytes: shard)
    try file.finish()
  }
}

/// The lines of a file; none without one.
func paths(listedIn list: String?) throws -> [String] {
  guard let list else { return [] }
  guard let text = try? String(contentsOfFile: list, encoding: .utf8) else { throw ValidationError("'\(list)' can't be read") }
  return text.split(separator: "\n").map(String.init)
}
