package import Analysis
package import Facts
internal import Graphs

/// The last line of a run, for standard error:
/// `12 findings (3 errors) in 48 files; 210 entities, 900 facts; 46 of 48 files parsed, 97 % of imports resolved`.
package func summary(of report: Report) -> String {
  let all = counted(report.coverage.filesFound, "file")
  let files = report.filesReported.map { "\($0) of \(all)" } ?? all
  let noun = report.baseline == nil ? "finding" : "new finding"
  var verdict = "no \(noun)s in \(files)"
  if !report.findings.isEmpty {
    verdict = "\(counted(report.findings.count, noun)) (\(counted(report.count(.error), "error"))) in \(files)"
  }
  if let baseline = report.baseline {
    verdict += ", \(baseline.hidden) hidden by the baseline"
    if !baseline.stale.isEmpty { verdict += ", \(baseline.stale.count) of its entries stale" }
  }
  if report.suppressed > 0 { verdict += ", \(report.suppressed) suppressed in the source" }
  return ([verdict] + size(of: report)).joined(separator: "; ")
}

/// The last line of a run that judges nothing: `48 files; 210 entities, 900 facts; 46 of 48 files parsed, 97 % of imports resolved`.
package func summaryWithoutFindings(of report: Report) -> String {
  ([counted(report.coverage.filesFound, "file")] + size(of: report)).joined(separator: "; ")
}

/// The last line of a comparison: `2 new findings (1 error), 3 gone; 4 new dependencies, 1 gone`.
package func summary(of comparison: Comparison) -> String {
  let change = comparison.difference
  let errors = change.newFindings.count { $0.level == .error }
  return "\(counted(change.newFindings.count, "new finding")) (\(counted(errors, "error"))), \(change.goneFindings.count) gone; "
    + "\(counted(change.edgesAdded.count, "new dependency", "new dependencies")), \(change.edgesRemoved.count) gone; "
    + "\(counted(comparison.changed.count, "source file")) \(comparison.changed.count == 1 ? "differs" : "differ")"
}

/// The last line of a trend.
package func summary(of trend: Trend) -> String {
  let failed = trend.rows.count { $0.vitals == nil }
  return counted(trend.rows.count, "revision") + (failed > 0 ? ", \(failed) not analysed" : "")
}

private func size(of report: Report) -> [String] {
  let entities = counted(report.graph.entities.count, "entity", "entities")
  let parts = ["\(entities), \(counted(report.graph.facts.count, "fact"))", report.coverage.words + moduleWords(report.graph)] + (missingWords(report.missing).map { [$0] } ?? [])
  return parts + (report.problems.isEmpty ? [] : [counted(report.problems.count, "problem")])
}

/// How many of the project's own files belong to a module, where project files tell. Where none tells, folders may stand in for modules; else Swift misses them.
private func moduleWords(_ graph: Graph) -> String {
  let files = graph.entities.lazy.filter { $0.kind == .file && !$0.isExternal }
  let known = files.count { $0.module != nil }
  if !graph.targets.targets.isEmpty, !files.isEmpty { return ", \(percent(known, of: files.count)) of files in a module" }
  if known > 0 { return ", folders stand in for modules" }
  return files.contains { $0.language == .swift } ? ", modules not known" : ""
}

/// A line to follow the summary when so much is missing that a reader should know why; nil when nothing notable is.
package func hint(for report: Report) -> String? {
  let coverage = report.coverage
  if coverage.filesOutlined > 0 { return "quick: rules that ask about members or bodies said nothing of files that were not parsed" }
  /// Whether more than one in `part` is unknown.
  func isNotable(_ unknown: Int, of all: Int, part: Int) -> Bool { unknown * part > all }
  let imports = coverage.importsResolved + coverage.importsExternal + coverage.importsUnresolved
  let members = coverage.memberTypesResolved + coverage.memberTypesInferred + coverage.memberTypesUnknown
  let isMuchMissing =
    coverage.filesFailed > 0
    || isNotable(coverage.importsUnresolved - coverage.importsUntaken, of: imports, part: 20)
    || isNotable(coverage.memberTypesUnknown, of: members, part: 20)
    || isNotable(coverage.messagesUnresolved, of: coverage.messagesResolved + coverage.messagesUnresolved, part: 5)
  return isMuchMissing ? "some of it was not understood; 'arborist doctor' says why, and what to do" : nil
}

/// A line for a run with shards that had to read something itself; nil elsewhere.
package func shardHint(for report: Report) -> String? {
  guard let count = report.unitsOutsideShards, count > 0 else { return nil }
  return count == 1 ? "one unit was not in the shards as it is now, and was read here" : "\(count) units were not in the shards as they are now, and were read here"
}

/// A line for `lint` where layers could be declared and are not; nil elsewhere.
package func layerHint(for report: Report) -> String? {
  report.lacksLayers ? "no layers are declared, so only the plainest are judged; 'arborist init' drafts them" : nil
}

extension Problem {
  /// One line for standard error: `Sources/A.m: the parser died on it [crashed]`.
  package var line: String { visible("\(path): \(message) [\(kind.rawValue)]") }
}
