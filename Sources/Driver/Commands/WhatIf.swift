import Analysis
import Graphs
import Rules

/// Analyses a project, changes its graph and judges it again with the same rules and suppressions. Baselines are ignored. `changes` gets the current report, since
/// names only have a meaning in a graph.
package func whatIf(_ request: Request, _ changes: (Report) throws(DriverError) -> [GraphChange]) throws(DriverError) -> WhatIf {
  let run = try Run(request)
  let wanted = try changes(run.report)
  let changed: ChangedGraph
  do { changed = try run.report.graph.changed(by: wanted) } catch { throw DriverError(error.description) }
  var report = run.report
  report.graph = run.declaring(changed.graph)
  let suppressions = run.suppressions.moved(changed.moved)
  let judgement = run.judge(report.graph, suppressions)
  report.graph = report.graph.accepting(suppressions, allRules, judgement)
  (report.findings, report.suppressed) = (judgement.findings, judgement.hidden.count)
  return WhatIf(changed.made, from: run.report, to: report)
}
