package import Facts
package import Graphs

/// What one run found: the graph, the findings with their levels, what could not be read, and how much was.
package struct Report: Sendable {
  package var graph: Graph { didSet { keptMetrics = nil } }
  /// Sorted.
  package var findings: [Judged]
  /// How many findings comments in the source hide.
  package var suppressed: Int
  /// What the baseline took away from the findings; nil without one.
  package var baseline: BaselineOutcome?
  /// Sorted.
  package var problems: [Problem]
  package var coverage: Coverage
  /// How many of the files that were read the report is about; nil for all.
  package var filesReported: Int?
  /// Whether the project could have layers, has several folders, and declares none.
  package var lacksLayers = false
  /// The rules that ran, by id: for formats that explain them.
  package var rules: [RuleDescriptor]
  /// The folder on this machine that paths are relative to; empty when not known.
  package var root: String
  /// Where the numbers of the graph may be known from an earlier run. Nil for another graph than that of the run.
  package var keptMetrics: (any KeptMetrics)?

  package init(
    graph: Graph, findings: [Judged] = [], suppressed: Int = 0, problems: [Problem] = [], coverage: Coverage = Coverage(), rules: [RuleDescriptor] = [],
    root: String = ""
  ) {
    self.graph = graph
    self.findings = findings
    self.suppressed = suppressed
    self.problems = problems
    self.coverage = coverage
    self.rules = rules
    self.root = root
  }

  /// Whether reading stopped before all files were read.
  package var isPartial: Bool { problems.contains { $0.kind == .stopped } }

  /// The numbers of the graph: known from an earlier run, or counted and kept for the next.
  package var metrics: Metrics {
    if let known = keptMetrics?.find() { return known }
    let metrics = graph.metrics()
    keptMetrics?.keep(metrics)
    return metrics
  }

  /// A finding and how grave the configuration says it is.
  package struct Judged: Sendable, Equatable, Codable {
    package var finding: Finding
    package var level: Level
    package init(_ finding: Finding, _ level: Level) {
      self.finding = finding
      self.level = level
    }
  }

  package struct BaselineOutcome: Sendable, Equatable {
    /// The file, as a person would write it.
    package var path: String
    package var hidden: Int
    /// What it lists and nobody finds any more, in whole or in part.
    package var stale: [Baseline.Entry]

    package init(path: String, hidden: Int, stale: [Baseline.Entry]) {
      self.path = path
      self.hidden = hidden
      self.stale = stale
    }
  }

  package func count(_ level: Level) -> Int { findings.count { $0.level == level } }
}

/// Keeps the numbers of one graph between runs.
package protocol KeptMetrics: Sendable {
  func find() -> Metrics?
  func keep(_ metrics: Metrics)
}
