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
    var paths = shards
    if let list {
      guard let text = try? String(contentsOfFile: list, encoding: .utf8) else { throw ValidationError("'\(list)' can't be read") }
      paths += text.split(separator: "\n").map(String.init)
    }
    var file = try Output(to: output)
    do { try mergeShards(paths, to: &file) } catch {
      file.discard()
      throw error
    }
    try file.finish()
  }
}
