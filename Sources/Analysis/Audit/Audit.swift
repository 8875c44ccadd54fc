package import Graphs

/// Everything that an audit says about a project: numbers, what to do first, and the structure behind them. A value, derived from a report.
package struct Audit: Sendable {
  package let report: Report
  package let lakos: LakosMetrics
  package let dearestImports: [Metrics.Import]
  package let inheritance: Metrics.Inheritance
  package let components: ComponentGraph
  /// What to cut so that no knot is left.
  package let plan: CutPlan
  /// For each step of the plan, the index of its dependency in `components`.
  package let dependencies: [Int]
  /// For each dependency, whether a step cuts it.
  package let isCut: [Bool]
  package let folders: ComponentFolders
  package let objects: ObjectOutline
  package let types: TypeForest
  package let history: ChangeHistory?
  private let leakRules: Set<String>

  package init(_ report: Report, history: ChangeHistory? = nil) {
    self.report = report
    // A few commits don't show which files change often.
    self.history = history.flatMap { $0.commits >= 5 ? $0 : nil }
    let graph = report.graph
    components = graph.componentGraph()
    lakos = components.digraph.lakosMetrics()
    dearestImports = graph.dearestImports()
    inheritance = graph.inheritanceMetrics()
    plan = graph.cutPlan(components.source, by: .component)
    let (components, plan) = (components, plan)
    dependencies = plan.steps.map { components.dependency(from: $0.pair.source, to: $0.pair.target)! }
    var isCut = [Bool](repeating: false, count: components.dependencies.count)
    for dependency in dependencies { isCut[dependency] = true }
    self.isCut = isCut
    folders = ComponentFolders(of: components, without: isCut)
    objects = graph.objectOutline()
    types = graph.typeForest()
    leakRules = Set(report.rules.filter(\.provesLeaks).map(\.id))
  }

  /// Whether a finding is a proven error that means that objects are never freed.
  package func isLeak(_ judged: Report.Judged) -> Bool { judged.level == .error && leakRules.contains(judged.finding.rule) && judged.finding.confidence == .proven }
}
