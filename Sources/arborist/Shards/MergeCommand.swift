import ArgumentParser
import Driver
import Foundation

struct MergeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge", abstract: "Put shards together to one.",
    discussion: "Shards may be merged in any order and in any grouping: the result has the same bytes.")

  @Argument(help: "The shards.", completion: .file(extensions: ["shard"]))
  var shards: [String] = []

  @Option(name: .customLong("from"), help: ArgumentHelp("A file with the path of a shard on each line.", valueName: "list"), completion: .file())
  var list: String?

  @Option(name: .shortAndLong, help: ArgumentHelp("The shard to write.", valueName: "file"), completion: .file(extensions: ["shard"]))
  var output: String

  func run() throws {
    var file = try Output(to: output)
    do { try mergeShards(shards + paths(listedIn: list), to: &file) } catch {
      file.discard()
      throw error
    }
    try file.finish()
  }
}
