import ArgumentParser
import Driver

struct WhyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "why", abstract: "Say why one thing needs another: the shortest chains, with the lines that prove each step.",
    discussion: """
      A name is a file, a component (a header with its implementation), a folder, a module or a type, as you would write it.
        arborist why PSFeed PSNetwork
        arborist why Source/Details ASDisplayNode.h --all
        arborist why PSApp PSPhoto --relation owns
      Ends with 0 whether there is a chain or not.
      """)

  @Argument(help: ArgumentHelp("Where chains begin.", valueName: "from"))
  var source: String

  @Argument(help: ArgumentHelp("Where chains end.", valueName: "to"))
  var target: String

  @OptionGroup var analysis: AnalysisOptions

  @Option(
    help: ArgumentHelp(
      "What edges chains take: \(names(Why.Way.allCases.map(\.rawValue))). Dependencies are imports, in Swift what code mentions, and between types every mention.",
      valueName: "relation"), completion: .list(Why.Way.allCases.map(\.rawValue)))
  var relation = "dependencies"

  @Flag(help: "Show all chains up to '--most', not one of the shortest.")
  var all = false

  @Option(help: ArgumentHelp("How many chains '--all' shows, shortest first.", valueName: "number"))
  var most = 20

  @Option(help: ArgumentHelp("The form of the answer: \(names(whyFormats.map(\.name))).", valueName: "format"), completion: .list(whyFormats.map(\.name)))
  var format = "text"

  @OptionGroup var answer: AnswerOptions

  func validate() throws {
    _ = try answer.format(format, of: whyFormats)
    _ = try way()
    if !(1...1000).contains(most) { throw ValidationError("'--most' must be between 1 and 1000") }
  }

  private func way() throws -> Why.Way {
    guard let way = Why.Way(name: relation) else { throw unknown("relation", relation, Why.Way.allCases.map(\.rawValue)) }
    return way
  }

  func run() throws {
    let (way, format) = (try way(), try answer.format(format, of: whyFormats))
    let report = try analysis.report()
    let kinds = Graph.kinds(for: way)
    let why = report.graph.why(
      try report.named(source, preferring: kinds), try report.named(target, preferring: kinds), by: way, limit: all ? most : 1)
    try answer.write(why, as: format, reportStyle(for: report))
    try analysis.tellWithoutFindings(report)
  }
}
