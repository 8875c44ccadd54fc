import ArgumentParser
import Driver
import Foundation

struct GraphCommand: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "graph", abstract: "Print a graph: a picture for Graphviz, or all of it as JSON.")

  @OptionGroup var analysis: AnalysisOptions

  @Option(help: ArgumentHelp("The form of the graph: \(names(graphReporters.map(\.name))).", valueName: "format"))
  var format = "dot"

  @Option(help: ArgumentHelp("What a picture shows: \(names(ViewName.allCases.map(\.rawValue))).", valueName: "view"))
  var view = ViewName.imports.rawValue

  @Option(help: ArgumentHelp("What a picture folds the graph to: \(names(FoldLevel.allCases.map(\.rawValue))). (default: what suits the view)", valueName: "level"))
  var level: String?

  @Flag(help: "Show other people's code in the picture as well.")
  var external = false

  @Option(name: .shortAndLong, help: "Write to this file instead of standard output.", completion: .file())
  var output: String?

  func validate() throws {
    if !graphReporters.contains(where: { $0.name == format }) { throw unknown("format", format, graphReporters.map(\.name)) }
    if ViewName(rawValue: view) == nil { throw unknown("view", view, ViewName.allCases.map(\.rawValue)) }
    if let level, FoldLevel(rawValue: level) == nil { throw unknown("level", level, FoldLevel.allCases.map(\.rawValue)) }
  }

  func run() throws {
    let report = try analysis.report()
    var reporter = graphReporters.first { $0.name == format }!
    if reporter is DotReporter {
      reporter = DotReporter(view: ViewName(rawValue: view)!, level: level.flatMap(FoldLevel.init), includesExternal: external)
    }
    var output = try Output(to: output)
    reporter.write(report, to: &output)
    try output.finish()
    analysis.tell(report)
  }
}
