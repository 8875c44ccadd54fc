import Analysis
import Graphs
import Rules

/// Analyses a project and plans which edges to cut so that no cycles are left. Suppressed imports are left alone.
package func plan(_ request: Request, by unit: ImportKnots.Unit) throws(DriverError) -> (report: Report, plan: CutPlan) {
  let run = try Run(request)
  return (run.report, run.report.graph.cutPlan(by: unit))
}
