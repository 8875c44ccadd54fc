package import Analysis
internal import Facts

/// The front page of an audit for a wiki or a pull request: verdict, numbers, what to do first, findings by rule, coverage.
package struct AuditMarkdown: AuditReporter {
  package static let name = "markdown"
  package static let summary = "the front page for a wiki or a pull request"

  package init() {}

  package func write<Target: TextOutputStream>(_ audit: Audit, _ style: AuditStyle, to output: inout Target) {
    let verdict = audit.verdict
    output.write("# Audit of \(markdown(style.name))\n\n")
    output.write("**\(markdown(verdict.title))** \(markdown(verdict.lead))\n\n")
    output.write("| | number | now | healthy | what it means |\n| --- | --- | ---: | --- | --- |\n")
    for number in verdict.numbers {
      output.write("| \(number.grade.rawValue) | \(number.name) | \(number.words) | \(number.healthyWords) | \(markdown(number.sentence)) |\n")
    }
    write(jobs: audit, to: &output)
    write(findings: audit, to: &output)
    output.write("\n\(lastLine(of: audit.report))\n")
  }

  private func write<Target: TextOutputStream>(jobs audit: Audit, to output: inout Target) {
    let jobs = audit.jobs()
    guard !jobs.isEmpty else { return }
    output.write("\n## Do these first\n\n| | what | how | lines | gain |\n| ---: | --- | --- | ---: | --- |\n")
    for (index, job) in jobs.enumerated() {
      let place = job.location.map { " " + markdownCode($0.line == 0 ? $0.path : "\($0.path):\($0.line)") } ?? ""
      let gain = job.gain + (job.reachGain >= 0.05 ? ", reach −\(decimal((job.reachGain * 10).rounded() / 10)) points" : "")
      output.write("| \(index + 1) | \(markdown(job.title)) | \(markdown(job.advice))\(place) | \(job.lineCount.map(String.init) ?? "") | \(gain) |\n")
    }
    let left = audit.plan.steps.count - jobs.count { if case .cut = $0.subject { true } else { false } }
    if left > 0 { output.write("\nand \(counted(left, "more cut")) until no knot is left\n") }
  }

  private func write<Target: TextOutputStream>(findings audit: Audit, to output: inout Target) {
    var counts: [String: (errors: Int, warnings: Int)] = [:]
    for judged in audit.report.findings {
      counts[judged.finding.rule, default: (0, 0)].errors += judged.level == .error ? 1 : 0
      counts[judged.finding.rule, default: (0, 0)].warnings += judged.level == .error ? 0 : 1
    }
    guard !counts.isEmpty else { return }
    output.write("\n## Findings\n\n| rule | errors | warnings |\n| --- | ---: | ---: |\n")
    for rule in counts.keys.sorted() { output.write("| \(markdownCode(rule)) | \(counts[rule]!.errors) | \(counts[rule]!.warnings) |\n") }
  }
}
