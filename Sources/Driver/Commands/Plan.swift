import Analysis
import Graphs
import Rules

/// Analyses a project and plans what to cut so that nothing needs itself in a cycle; imports that comments in the source let stand are left alone.
package func plan(_ request: Request, by unit: ImportKnots.Unit) throws(DriverError) -> (report: Report, plan: CutPlan) {
  let run = try Run(request)
  return (run.report, run.report.graph.cutPlan(by: unit))
}
