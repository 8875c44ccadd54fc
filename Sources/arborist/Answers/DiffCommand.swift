import ArgumentParser
import Driver
import Foundation

struct DiffCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff", abstract: "Say what changed in the graph and the findings since a git revision, and who is affected.",
    discussion: """
      A revision is a commit, a branch or a tag. With one, the work tree is compared with it; with two, the second with the first.
        arborist diff main
        arborist diff v1.2 v1.3 --format markdown
        arborist diff main...feature Sources
      The work tree and the index stay as they are: revisions are written to a temporary folder. The configuration of the work tree counts for
      both sides, so that only the code makes a difference; a baseline counts for none.
      Ends with 1 when there are new errors, with '--strict' for new warnings too.
      """)

  @Argument(help: "The revision to compare with; 'A..B' and 'A...B' name two.")
  var revision: String

  @OptionGroup var analysis: AnalysisOptions

  @Option(help: ArgumentHelp("The form of the answer: \(names(diffFormats.map(\.name))). SARIF has the new findings.", valueName: "format"), completion: .list(diffFormats.map(\.name)))
  var format = "text"

  @Flag(help: "End with status 1 for new warnings too.")
  var strict = false

  @OptionGroup var answer: AnswerOptions

  func validate() throws {
    _ = try answer.format(format, of: diffFormats)
    if analysis.baseline != nil { throw ValidationError("'--baseline' has no use here: both sides are judged without one") }
  }

  func run() throws {
    let format = try answer.format(format, of: diffFormats)
    var analysis = analysis
    let second = try takeSecondRevision(from: &analysis)
    let comparison = try analysis.run { (request, progress) throws(DriverError) in
      try compare(request, revision, second) { progress.begin($0) }
    }
    var style = reportStyle(for: comparison.new)
    // Source lines are read from the work tree, so those of a revision can't be shown.
    if comparison.newName != workTreeName { style.lines = .none }
    try answer.write(comparison, as: format, style)
    analysis.tell(comparison)
    let new = comparison.difference.newFindings
    if new.contains(where: { $0.level == .error }) || strict && !new.isEmpty { throw ExitCode(1) }
  }

  /// Takes the first of the paths away if it is a revision and no such file exists.
  private func takeSecondRevision(from analysis: inout AnalysisOptions) throws -> String? {
    guard let first = analysis.paths.first, !FileManager.default.fileExists(atPath: first) else { return nil }
    let rest = Array(analysis.paths.dropFirst())
    guard isRevision(first, around: rest.first ?? ".") else { throw DriverError("'\(first)' is neither a revision nor a path that is there") }
    analysis.paths = rest.isEmpty ? ["."] : rest
    return first
  }
}

extension AnalysisOptions {
  /// Problems of the newer side and the last line of a comparison.
  fileprivate func tell(_ comparison: Comparison) {
    guard !quiet else { return }
    tell(comparison.new.problems.filter { !comparison.old.problems.contains($0) })
    writeError(summary(of: comparison))
  }
}
