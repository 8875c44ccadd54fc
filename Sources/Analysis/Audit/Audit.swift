package import Facts
internal import Graphs

/// Everything that an audit says of a project: numbers and what to do first, and the structure behind them. A value, made of a report.
package struct Audit: Sendable {
  /// One edge to cut, and how things stand when it and those before it are cut.
  package struct Step: Sendable {
    /// The number of the dependency in `components`.
    package let dependency: Int
    /// The lines to touch.
    package let lines: [SourceLocation]
    /// Why it is cheap, and what to do instead.
    package let reason: String
    package let after: State
  }

  /// How much hangs together.
  package struct State: Sendable, Equatable {
    package let componentsInKnots: Int
    package let largestKnot: Int
    /// CCD: the sum over all components of how many they reach.
    package let cumulativeDependency: Int
  }

  package let report: Report
  package let metrics: Metrics
  package let components: ComponentGraph
  package let now: State
  /// The best gain for its price first; no knot is left after the last.
  package let steps: [Step]
  /// For each dependency whether a step cuts it.
  package let isCut: [Bool]
  package let folders: ComponentFolders
  package let objects: ObjectOutline
  package let types: TypeForest
  package let history: ChangeHistory?
  private let leakRules: Set<String>

  package init(_ report: Report, history: ChangeHistory? = nil) {
    self.report = report
    // A few commits tell nothing of what changes often.
    self.history = history.flatMap { $0.commits >= 5 ? $0 : nil }
    let graph = report.graph
    metrics = graph.metrics()
    components = graph.componentGraph()
    (now, steps) = graph.cutSteps(components)
    var isCut = [Bool](repeating: false, count: components.dependencies.count)
    for step in steps { isCut[step.dependency] = true }
    self.isCut = isCut
    folders = ComponentFolders(of: components, without: isCut)
    objects = graph.objectOutline()
    types = graph.typeForest()
    leakRules = Set(report.rules.filter(\.provesLeaks).map(\.id))
  }

  /// Whether a finding says that objects are never freed, for sure.
  package func isLeak(_ judged: Report.Judged) -> Bool { judged.level == .error && leakRules.contains(judged.finding.rule) && judged.finding.confidence == .proven }
}
