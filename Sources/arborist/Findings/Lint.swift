import ArgumentParser
import Driver

struct Lint: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Say where the graphs stopped being trees, and what is cheapest to cut.",
    discussion: """
      Formats, for '--format' and '--report':
      \(findingReporters.map { "  " + $0.name.padding(to: 12) + type(of: $0).summary }.joined(separator: "\n"))
      Of a file or folder in a project it says what it says of it in a run over the whole project, which it reads for that.
      Several in one run: 'arborist lint --report sarif=arborist.sarif --report github'. Then nothing else is written, unless '--format' asks for it.
      """)

  @OptionGroup var analysis: AnalysisOptions

  @Option(
    help: ArgumentHelp("The form of the findings on standard output: \(names(findingReporters.map(\.name))). (default: text)", valueName: "format"),
    completion: .list(findingReporters.map(\.name)))
  var format: String?

  @Option(name: .shortAndLong, help: "Write the findings to this file instead of standard output.", completion: .file())
  var output: String?

  @Option(
    help: ArgumentHelp("Write the findings in this format to this file, or to standard output without one. May be given several times.", valueName: "format[=file]"),
    completion: .list(findingReporters.map(\.name)))
  var report: [String] = []

  @Flag(help: "End with status 1 for warnings too, and for entries of the baseline that are not needed any more.")
  var strict = false

  @Flag(help: "Show the numbers of the graph after the findings: how close it is to a tree, what depends on how much. JSON always has them.")
  var metrics = false

  @Flag(help: "Look again whenever something changes, until Ctrl-C.")
  var watch = false

  @Flag(help: "Mend what can be mended without a decision, and report what is left: imports of which nothing is used, forward declarations, 'weak', '[weak self]'.")
  var fix = false

  @Flag(name: .customLong("dry-run"), help: "With '--fix': write nothing, and show what would change as a patch.")
  var dryRun = false

  func validate() throws {
    if dryRun, !fix { throw ValidationError("'--dry-run' says what '--fix' would write; give both") }
    if fix, watch { throw ValidationError("'--fix' and '--watch' exclude each other") }
    if fix, analysis.quick { throw ValidationError("what '--fix' changes has to be read in full; leave out '--quick'") }
    if dryRun, format != nil || !report.isEmpty { throw ValidationError("'--dry-run' writes a patch and no report; leave out '--format' and '--report'") }
    _ = try targets()
  }

  func run() throws {
    if watch { try runForever() } else if dryRun { try showPatch() } else { try runOnce() }
  }

  private func showPatch() throws {
    let outcome = try mend(writes: false)
    var output = try Output(to: self.output)
    output.write(bytes: outcome.patch)
    try output.finish()
    tell(outcome, "would be fixed")
  }

  private func mend(writes: Bool) throws -> FixOutcome {
    try analysis.run { (request) throws(DriverError) in
      var request = request
      request.readsAll = true
      return try Driver.fix(request, writes: writes)
    }
  }

  private func tell(_ outcome: FixOutcome, _ verb: String) {
    for line in outcome.refused { writeError("not fixed: " + line) }
    guard !analysis.quiet else { return }
    var words = "\(counted(outcome.fixed.count, "finding")) \(verb) in \(counted(outcome.changes.count, "file"))"
    if !outcome.waiting.isEmpty { words += ", \(outcome.waiting.count) more by the next run" }
    writeError(words)
  }

  /// An error is written and does not end the loop: the next change may mend it.
  private func runForever() throws {
    var watch = FolderWatch(analysis.paths + [analysis.config].compactMap { $0 })
    while true {
      do { try runOnce() } catch is ExitCode {} catch { writeError("error: \(Self.message(for: error))") }
      if !analysis.quiet { writeError("watching; Ctrl-C ends it") }
      watch.waitForChange()
    }
  }

  private func runOnce() throws {
    let targets = try targets()
    let report: Report
    if fix {
      let outcome = try mend(writes: true)
      tell(outcome, "fixed")
      report = outcome.report
    } else {
      report = try analysis.report(readingAll: true)
    }
    var style = reportStyle(for: report)
    style.showsMetrics = metrics
    try write(report, to: targets, style)
    try analysis.tell(report)
    if !analysis.quiet, let hint = layerHint(for: report) { writeError(hint) }
    let isStale = !(report.baseline?.stale.isEmpty ?? true)
    if report.count(.error) > 0 || (strict && (!report.findings.isEmpty || isStale)) { throw ExitCode(1) }
  }

  private func targets() throws -> [ReportTarget] { try ReportTarget.all(reports: report, format: format, output: output) }
}
