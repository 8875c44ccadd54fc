internal import Analysis
internal import Facts

/// The front page: the verdict in numbers beside healthy ranges, the ten things to do first with their price and gain, how much was understood, and the
/// table of findings. HTML that needs no script.
struct AuditOverview {
  private let audit: Audit
  private let style: AuditStyle
  private let findings: [Report.Judged]
  private let verdict: Verdict

  init(_ audit: Audit, _ style: AuditStyle, _ findings: [Report.Judged]) {
    self.audit = audit
    self.style = style
    self.findings = findings
    verdict = audit.verdict
  }

  var text: String {
    """
    <section id="overview" class="plain on" aria-label="Overview"><div class="page">
    <div class="head"><h1>\(pageText(verdict.title))</h1><p>\(pageText(verdict.lead))</p></div>
    <div class="cols">
    <div class="card"><h2>The state in \(words(verdict.numbers.count)) numbers</h2>
    \(verdict.numbers.map(number).joined(separator: "\n"))
    </div>
    <div class="card"><h2>Do these first</h2>\(first)</div>
    </div>
    <div class="card cover">\(coverage)</div>
    <div class="card tables"><h2>All findings</h2>\(table)</div>
    <p class="dim small">For reach, cumulated dependency, owned once and inheritance, healthy is what the better quarter of 37 open projects keeps to; of knots and loops there should be none, and the rest is a rule of thumb. Made by Arborist \(pageText(arboristVersion)); nothing in this file is loaded from anywhere.</p>
    </div></section>

    """
  }

  private func words(_ number: Int) -> String {
    let names = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]
    return number < names.count ? names[number] : String(number)
  }

  // MARK: Numbers

  private func number(_ number: Verdict.Number) -> String {
    """
    <div class="number"><i class="mark \(number.grade.rawValue)" role="img" aria-label="\(number.grade.rawValue)"></i><b>\(pageText(number.name))</b><span class="value">\(pageText(number.words))</span>\
    <p class="say">\(pageText(number.sentence))</p><div class="range">\(range(number))healthy: \(pageText(number.healthyWords))</div></div>
    """
  }

  private func range(_ number: Verdict.Number) -> String {
    let span = number.scale.upperBound - number.scale.lowerBound
    func x(_ value: Double) -> Double { 130 * min(1, max(0, (value - number.scale.lowerBound) / (span == 0 ? 1 : span))) }
    let (from, to) = (x(number.healthy.lowerBound), x(number.healthy.upperBound))
    return """
      <svg viewBox="0 0 130 18" aria-hidden="true"><rect class="track" x="0" y="6" width="130" height="6" rx="3"/>\
      <rect class="well" x="\(decimal(from))" y="6" width="\(decimal(max(5, to - from)))" height="6" rx="3"/>\
      <rect class="needle" x="\(decimal(min(127, max(0, x(number.value) - 1.5))))" y="0" width="3" height="18" rx="1"/></svg>
      """
  }

  // MARK: What to do

  private var first: String {
    let jobs = audit.jobs()
    guard !jobs.isEmpty else { return "<p class=\"dim\">Nothing is urgent: no knot, no proven leak, no error.</p>" }
    let items = jobs.enumerated().map { index, job in
      let detail = [job.advice.prefix(1).uppercased() + job.advice.dropFirst(), job.location.map(place) ?? ""].filter { !$0.isEmpty }.joined(separator: " · ")
      let reach = job.reachGain >= 0.05 ? "reach −\(decimal((job.reachGain * 10).rounded() / 10)) pts" : ""
      return """
        <li><a href="\(pageText(link(to: job.subject)))"><i class="\(job.isLeak ? "knot" : "")">\(index + 1)</i><span><span class="t">\(pageText(job.title))</span><span class="w" title="\(pageText(detail))">\(pageText(detail))</span></span>\
        <span class="p">\(job.lineCount.map { "<b>\(counted($0, "line"))</b>to touch" } ?? "")</span><span class="g"><b>\(job.gain)</b>\(reach)</span></a></li>
        """
    }
    let rest = audit.plan.steps.count > 10 ? "<p class=\"small\"><a href=\"#matrix/knot%201\">All \(counted(audit.plan.steps.count, "cut")), in the matrix →</a></p>" : ""
    return (audit.plan.steps.count > 1 ? curve : "") + "<ol class=\"steps\">\n\(items.joined(separator: "\n"))\n</ol>" + rest
  }

  private func link(to subject: Audit.Job.Subject) -> String {
    switch subject {
    case .finding(let finding): return "#findings/" + finding.fingerprint
    case .cut(let number):
      let dependency = audit.components.dependencies[audit.dependencies[number]]
      let names = [dependency.source, dependency.target].map { visible(audit.components.components[$0].name) }
      return "#" + (["matrix", "knot \(audit.components.knotOf[dependency.source] + 1)"] + names).map(fragment).joined(separator: "/")
    }
  }

  private func place(_ location: SourceLocation) -> String { location.line == 0 ? location.path : "\(location.path.split(separator: "/").last ?? ""):\(location.line)" }

  /// A part of an address, with all but letters, digits and `-_.` escaped.
  private func fragment(_ text: String) -> String {
    text.utf8.map { byte in
      let scalar = UnicodeScalar(byte)
      let isPlain = scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil) || "-_.".unicodeScalars.contains(scalar)
      return isPlain ? String(scalar) : "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }.joined()
  }

  /// What is left in knots after each cut, as two step curves.
  private var curve: String {
    let states = [audit.plan.before] + audit.plan.steps.map(\.after)
    let (width, height, left, bottom) = (620.0, 150.0, 34.0, 22.0)
    let top = Double(max(1, states.map(\.componentsInKnots).max()!))
    func x(_ index: Int) -> Double { left + (width - left - 6) * Double(index) / Double(states.count) }
    func y(_ value: Int) -> Double { 8 + (height - bottom - 8) * (1 - Double(value) / top) }
    func stairs(_ value: (CutPlan.State) -> Int) -> String {
      var path = "M\(decimal(x(0))) \(decimal(y(value(states[0]))))"
      for (index, state) in states.enumerated() { path += "V\(decimal(y(value(state))))H\(decimal(x(index + 1)))" }
      return path
    }
    let largest = stairs(\.largestKnot)
    let floor = decimal(height - bottom)
    return """
      <p class="dim small">What is left in knots after each cut, the best gain for its price first</p>
      <svg class="curve" viewBox="0 0 620 150" role="img" aria-label="From \(audit.plan.before.componentsInKnots) components in knots to none in \(counted(audit.plan.steps.count, "cut")); the largest knot from \(audit.plan.before.largestKnot)">\
      <path class="grid" d="M34 8H614M34 \(decimal(y(Int(top / 2))))H614M34 \(floor)H614"/><path class="area" d="\(largest)V\(floor)H34Z"/><path class="inside" d="\(stairs(\.componentsInKnots))"/><path class="largest" d="\(largest)"/>\
      <text class="t2" x="28" y="12" text-anchor="end">\(Int(top))</text><text class="t2" x="28" y="\(floor)" text-anchor="end">0</text>\
      <text class="t2" x="34" y="146">0</text><text class="t2" x="614" y="146" text-anchor="end">\(counted(audit.plan.steps.count, "cut"))</text>\
      <text class="t2" x="\(decimal(x(states.count / 2)))" y="\(decimal(max(14, y(states[states.count / 2].componentsInKnots) - 7)))">in knots</text>\
      <text class="t2 warm" x="\(decimal(x(min(1, states.count - 1)) + 6))" y="\(decimal(height - bottom - 8))">largest knot</text></svg>
      """
  }

  // MARK: Coverage

  private var coverage: String {
    let coverage = audit.report.coverage
    func part(_ name: String, _ known: Int, _ all: Int, _ words: String) -> String? {
      guard all > 0 else { return nil }
      let share = Double(known) / Double(all)
      return """
        <div><b>\(name)</b><svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true"><rect class="track" width="100" height="4"/><rect class="well" width="\(decimal(100 * share))" height="4"/></svg>\
        <span>\(percent(known, of: all)) · \(pageText(words))</span></div>
        """
    }
    let (imports, members) = (coverage.importsResolved + coverage.importsExternal, coverage.memberTypesResolved + coverage.memberTypesInferred)
    let (allImports, allMembers) = (imports + coverage.importsUnresolved, members + coverage.memberTypesUnknown)
    let (messages, allMessages) = (coverage.messagesResolved, coverage.messagesResolved + coverage.messagesUnresolved)
    let parts = [
      part("Files read", coverage.filesParsed, coverage.filesFound, "\(coverage.filesParsed) of \(counted(coverage.filesFound, "file"))"),
      part("Imports resolved", imports, allImports, "\(allImports - imports) lead nowhere that is known"),
      part("Types of members known", members, allMembers, "\(allMembers - members) unknown"),
      part("Messages resolved", messages, allMessages, "\(allMessages - messages) to unknown methods"),
    ].compactMap { $0 }
    let problems = audit.report.problems
    let said =
      problems.isEmpty
      ? ""
      : "<div><b>Not read in full</b><span>\(counted(problems.count, "problem")): \(pageText(problems.prefix(3).map(\.path).joined(separator: ", ")))\(problems.count > 3 ? " and more" : "")</span></div>"
    return parts.joined() + said
  }

  // MARK: Findings

  private var table: String {
    guard !findings.isEmpty else { return "<p class=\"dim\">No rule that is on found anything.</p>" }
    let rows = findings.map { judged in
      let location = judged.finding.location
      return """
        <tr><td>\(judged.level.rawValue)</td><td>\(pageText(judged.finding.rule))</td><td><code>\(pageText(location.line == 0 ? location.path : "\(location.path):\(location.line)"))</code></td><td>\(pageText(judged.finding.message))</td></tr>
        """
    }
    let left = audit.report.findings.count - findings.count
    return """
      <div class="scroll" tabindex="0" role="region" aria-label="All findings"><table id="findings-table"><thead><tr><th scope="col">level</th><th scope="col">rule</th><th scope="col">place</th><th scope="col">finding</th></tr></thead><tbody>
      \(rows.joined(separator: "\n"))
      </tbody></table></div>\(left > 0 ? "<p class=\"dim\">and \(counted(left, "more finding")); 'arborist lint' lists all</p>" : "")
      """
  }
}
