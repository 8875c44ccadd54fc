import ArgumentParser
import Driver

struct ConfigCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "config", abstract: "Check the configuration, or print what counts.")

  @Argument(help: "The folder whose configuration is looked for, upward.")
  var path = "."

  @Option(help: "The configuration; otherwise the nearest '.arborist.yml' is used.", completion: .file(extensions: ["yml", "yaml"]))
  var config: String?

  @Flag(help: "Print every rule with the level and options that count, and everything else that is set.")
  var effective = false

  func run() throws {
    let found = try findConfiguration(at: path, explicit: config)
    guard effective else {
      writeError(found.path.map { "\($0): no mistakes" } ?? "no '.arborist.yml' here or above; the defaults count")
      return
    }
    var output = try Output(to: nil)
    output.write("# \(found.path ?? "defaults")\n" + effectiveConfiguration(found.configuration, rules: allRules))
    try output.finish()
  }
}
