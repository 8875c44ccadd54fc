import ArgumentParser
import Driver

struct PlanCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "plan", abstract: "Say what to cut so that nothing needs itself in a cycle, in the order of what it gains for its price.",
    discussion: """
      Each step names the lines, why it is cheap and what to do instead, and what is better after it. In the C family the lines are imports to delete; in Swift, where nobody
      imports a file, they name what is needed of the other.
        arborist plan
        arborist plan Sources --limit 5
        arborist plan --format json --output plan.json
      Imports that an '#if' turns off or a comment lets stand, and knots of tests alone, are no part of it, as in 'lint'. CCD is the cumulative dependency: how many components
      all of them need, added up. JSON has all steps whatever '--limit' says.
      """)

  @OptionGroup var analysis: AnalysisOptions

  @Option(help: ArgumentHelp("What may not import each other: \(names(ImportKnots.Unit.allCases.map(\.rawValue))).", valueName: "unit"), completion: .list(ImportKnots.Unit.allCases.map(\.rawValue)))
  var unit = ImportKnots.Unit.component.rawValue

  @Option(help: "How many steps are shown, 0 for all.")
  var limit = 20

  @Option(help: ArgumentHelp("The form of the answer: \(names(planFormats.map(\.name))).", valueName: "format"), completion: .list(planFormats.map(\.name)))
  var format = "text"

  @OptionGroup var answer: AnswerOptions

  func validate() throws {
    _ = try answer.format(format, of: planFormats)
    _ = try chosenUnit()
    if limit < 0 { throw ValidationError("'--limit' is a number of steps, 0 for all") }
  }

  private func chosenUnit() throws -> ImportKnots.Unit {
    guard let chosen = ImportKnots.Unit(rawValue: unit) else { throw unknown("unit", unit, ImportKnots.Unit.allCases.map(\.rawValue)) }
    return chosen
  }

  func run() throws {
    let (format, unit) = (try answer.format(format, of: planFormats), try chosenUnit())
    let (report, cuts) = try analysis.run { (request) throws(DriverError) in try plan(request, by: unit) }
    var style = reportStyle(for: report)
    style.ansi = answer.output == nil && usesColour()
    try answer.write(ShownPlan(cuts, limit: limit == 0 ? nil : limit), as: format, style)
    try analysis.tellWithoutFindings(report)
  }
}
