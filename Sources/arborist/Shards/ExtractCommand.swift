import ArgumentParser
import Driver

struct ExtractCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "extract", abstract: "Read one unit, and write what is in it to a shard.",
    discussion: """
      Reads the file that 'arborist units' wrote for the unit, the unit's sources and nothing else of the project. The same input gives the same bytes on every machine.
      """)

  @Argument(help: "The file of the unit.", completion: .file(extensions: ["unit"]))
  var unit: String

  @Option(help: ArgumentHelp("Where the sources are: the folder that was read for the unit files, or a copy of it.", valueName: "folder"), completion: .directory)
  var root = "."

  @Option(name: .shortAndLong, help: ArgumentHelp("The shard to write.", valueName: "file"), completion: .file(extensions: ["shard"]))
  var output: String

  func run() throws {
    let (shard, problem) = try extractShard(of: unit, root: root, workers: .processes(executable: ownExecutable(), count: 1))
    if let problem { writeError("problem: " + problem) }
    var file = try Output(to: output)
    file.write(bytes: shard)
    try file.finish()
  }
}
