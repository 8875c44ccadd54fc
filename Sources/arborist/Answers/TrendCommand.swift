import ArgumentParser
import Driver

struct TrendCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "trend", abstract: "Show how the numbers changed over the last commits or tags.",
    discussion: """
      Commits are those of HEAD along first parents, as merges into a main branch are. Each is analysed in a temporary folder with the configuration
      of the work tree; one that can't be is a row that says why.
        arborist trend --last 20 --every 5
        arborist trend --tags --format svg -o trend.svg
      """)

  @OptionGroup var analysis: AnalysisOptions

  @Option(help: ArgumentHelp("How many revisions.", valueName: "number"))
  var last = 10

  @Flag(help: "Tags, and not commits.")
  var tags = false

  @Option(help: ArgumentHelp("Only every so manieth commit or tag, from the newest on.", valueName: "number"))
  var every = 1

  @Option(help: ArgumentHelp("The form of the answer: \(names(trendFormats.map(\.name))).", valueName: "format"), completion: .list(trendFormats.map(\.name)))
  var format = "text"

  @OptionGroup var answer: AnswerOptions

  func validate() throws {
    _ = try answer.format(format, of: trendFormats)
    if !(1...1000).contains(last) { throw ValidationError("'--last' must be between 1 and 1000") }
    if !(1...10_000).contains(every) { throw ValidationError("'--every' must be between 1 and 10000") }
    if analysis.baseline != nil { throw ValidationError("'--baseline' has no use here: revisions are judged without one") }
  }

  func run() throws {
    let format = try answer.format(format, of: trendFormats)
    var choice = TrendChoice()
    (choice.count, choice.isOfTags, choice.step) = (last, tags, every)
    let found: Trend = try analysis.run { (request, progress) throws(DriverError) in
      try trend(of: request, choice) { number, count, name in progress.begin("\(number) of \(count), \(name)") }
    }
    try answer.write(found, as: format, ReportStyle())
    if !analysis.quiet { writeError(summary(of: found)) }
  }
}
