package import Analysis
package import Facts
internal import Graphs

/// The last line of a run, for standard error:
/// `12 findings (3 errors) in 48 files; 210 entities, 900 facts; 46 of 48 files parsed, 97 % of imports resolved`.
package func summary(of report: Report) -> String {
  let files = counted(report.coverage.filesFound, "file")
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
  let entities = counted(report.graph.entities.count, "entity", "entities")
  var parts = [verdict, "\(entities), \(counted(report.graph.facts.count, "fact"))", report.coverage.words]
  if !report.problems.isEmpty { parts.append(counted(report.problems.count, "problem")) }
  return parts.joined(separator: "; ")
}

extension Problem {
  /// One line for standard error: `Sources/A.m: the parser died on it [crashed]`.
  package var line: String { visible("\(path): \(message) [\(kind.rawValue)]") }
}
