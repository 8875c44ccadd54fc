import ArgumentParser
import Driver

struct RulesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "rules", abstract: "List the rules, or explain one.")

  @Argument(help: "The id of a rule.", completion: .list(allRules.map(\.id)))
  var id: String?

  func run() throws {
    var output = try Output(to: nil)
    if let id {
      guard let rule = allRules.first(where: { $0.id == id }) else { throw unknown("rule", id, allRules.map(\.id)) }
      output.write(explanation(of: rule))
    } else {
      output.write(ruleList(allRules))
    }
    try output.finish()
  }
}
