import ArgumentParser
import Driver

struct BaselineCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "baseline", abstract: "Write down the findings of now, so that only new ones are reported.",
    discussion: """
      'arborist lint' hides what the baseline lists. Run this again after mending something: the baseline shrinks. It grows only with '--grow'.
      Ends with 1 when there are findings that it does not list.
      """)

  @OptionGroup var analysis: AnalysisOptions

  @Flag(help: "Take new findings into a baseline that is there already.")
  var grow = false

  func validate() throws {
    if analysis.quick { throw ValidationError("a baseline lists all findings; leave out '--quick', which does not see them all") }
  }

  func run() throws {
    let update = try analysis.run { (request) throws(DriverError) in try updateBaseline(request, grow: grow) }
    for judged in update.refused {
      let place = judged.finding.location
      writeError("not in the baseline: " + visible("\(place): \(judged.finding.message) [\(judged.finding.rule)]"))
    }
    var words = "\(update.path): \(update.count) known"
    if update.shrunk > 0 { words += ", \(update.shrunk) gone or smaller" }
    if !update.refused.isEmpty { words += ", \(update.refused.count) new and left out; mend them, or pass '--grow'" }
    if !analysis.quiet { writeError(words) }
    if !update.refused.isEmpty { throw ExitCode(1) }
  }
}
