import ArgumentParser
import Driver
import Foundation

struct GraphCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "graph", abstract: "Write a graph: as a picture, or as data for other tools.",
    discussion: """
      Formats:
      \(graphFormats.map { "  " + $0.name.padding(to: 10) + $0.summary }.joined(separator: "\n"))
      Pictures and 'csv' show one view at one level; data is all of it, unless a view, a level or a part is asked for.

      A part of a big graph: a PATTERN is a glob as in '.gitignore', and means what has that name, path or module, or lies in a folder of that name.
        arborist graph --format svg -o graph.svg --focus PSFeed --depth 2
        arborist graph --format png -o knots.png --only-cycles
        arborist graph --format svg -o app.svg --collapse 2 --no-tests --reduce
      """)

  @OptionGroup var analysis: AnalysisOptions

  @Option(
    help: ArgumentHelp("The form of the graph: \(names(graphFormats.map(\.name))).", valueName: "format"), completion: .list(graphFormats.map(\.name)))
  var format = "dot"

  @Option(
    help: ArgumentHelp("Which relations: \(names(ViewName.allCases.map(\.rawValue))). (default: 'dependencies' for pictures, all for data)", valueName: "view"),
    completion: .list(ViewName.allCases.map(\.rawValue)))
  var view: String?

  @Option(
    help: ArgumentHelp(
      "What the graph is folded to: \(names(FoldLevel.allCases.map(\.rawValue))). (default: 'component' for pictures of dependencies and imports, 'type' for others, nothing for data)",
      valueName: "level"),
    completion: .list(FoldLevel.allCases.map(\.rawValue)))
  var level: String?

  @Flag(help: "Show other people's code in pictures as well.")
  var external = false

  @Option(name: .customLong("include-only"), help: ArgumentHelp("Only what this means. May be given several times, as all patterns may.", valueName: "pattern"))
  var includeOnly: [String] = []

  @Option(help: ArgumentHelp("Leave this out.", valueName: "pattern"))
  var exclude: [String] = []

  @Flag(name: .customLong("no-tests"), help: "Leave tests out.")
  var noTests = false

  @Option(help: ArgumentHelp("Make one box of each folder so many levels deep, or of each folder that the pattern means.", valueName: "depth|pattern"))
  var collapse: [String] = []

  @Flag(name: .customLong("only-cycles"), help: "Only what lies in a knot, where everything reaches everything.")
  var onlyCycles = false

  @Option(help: ArgumentHelp("Only this, and what is near it in either direction.", valueName: "pattern"))
  var focus: [String] = []

  @Option(help: ArgumentHelp("How many edges away is near, for '--focus'; 0 for any number. (default: 1)", valueName: "edges"))
  var depth: Int?

  @Option(help: ArgumentHelp("Only this, and whatever reaches it.", valueName: "pattern"))
  var reaches: [String] = []

  @Flag(help: "Leave out each edge that a longer way stands for (transitive reduction); knots keep theirs.")
  var reduce = false

  @Option(help: ArgumentHelp("Mark this.", valueName: "pattern"))
  var highlight: [String] = []

  @Option(name: .shortAndLong, help: "Write to this file instead of standard output.", completion: .file())
  var output: String?

  func validate() throws {
    let chosen = try chosenFormat()
    _ = try choice()
    switch chosen.output {
    case .anywhere: break
    case .notToTerminal:
      if output == nil, isTerminal(FileHandle.standardOutput) { throw ValidationError("'\(format)' is nothing for a terminal; name a file with '--output'") }
    case .file:
      if output == nil { throw ValidationError("'--format \(format)' needs a file: add '--output graph.\(format)'") }
    }
  }

  private func chosenFormat() throws -> any GraphFormat {
    guard let chosen = graphFormats.first(where: { $0.name == format }) else { throw unknown("format", format, graphFormats.map(\.name)) }
    return chosen
  }

  private func choice() throws -> GraphChoice {
    var choice = GraphChoice()
    if let view {
      choice.view = ViewName(rawValue: view)
      if choice.view == nil { throw unknown("view", view, ViewName.allCases.map(\.rawValue)) }
    }
    if let level {
      choice.level = FoldLevel(rawValue: level)
      if choice.level == nil { throw unknown("level", level, FoldLevel.allCases.map(\.rawValue)) }
    }
    if let depth {
      if focus.isEmpty { throw ValidationError("'--depth' says how much is shown around '--focus'; give one") }
      if depth < 0 { throw ValidationError("'--depth' is a number of edges, 0 for any number") }
    }
    for (option, patterns) in [("include-only", includeOnly), ("exclude", exclude), ("collapse", collapse), ("focus", focus), ("reaches", reaches), ("highlight", highlight)] {
      if patterns.contains("") { throw ValidationError("'--\(option)' needs a pattern") }
    }
    if let number = collapse.compactMap({ Int($0) }).first(where: { $0 < 1 }) { throw ValidationError("'--collapse \(number)' is no depth; 1 is the topmost folders") }
    choice.includesExternal = external
    choice.includeOnly = includeOnly.map(Glob.init)
    choice.exclude = exclude.map(Glob.init)
    choice.leavesOutTests = noTests
    choice.collapse = collapse.map(GraphChoice.Collapse.init)
    choice.onlyCycles = onlyCycles
    choice.focus = focus.map(Glob.init)
    choice.depth = depth ?? 1
    choice.reaches = reaches.map(Glob.init)
    choice.isReduced = reduce
    choice.highlight = highlight.map(Glob.init)
    return choice
  }

  func run() throws {
    let format = try chosenFormat()
    try format.check()
    let report = try analysis.report()
    let shown = ShownGraph(report, try choice(), as: format.form)
    if let (option, pattern, nearest) = shown.unmatched.first {
      throw DriverError("'--\(option) \(pattern)' means nothing that is there" + (nearest.map { ", did you mean '\($0)'" } ?? "; patterns are names, paths, modules or folders"))
    }
    var output = try Output(to: output)
    do {
      try format.write(shown, to: &output)
    } catch {
      output.discard()
      throw error
    }
    try output.finish()
    try analysis.tellWithoutFindings(report)
    if let why = shown.emptiness { writeError(why) }
  }
}
