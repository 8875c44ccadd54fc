package import Facts
package import Graphs

/// The result of one run: the graph, the findings with their levels, what could not be read, and how much was read.
package struct Report: Sendable {
  package var graph: Graph { didSet { keptMetrics = nil } }
  /// Sorted.
  package var findings: [Judged]
  /// The number of findings that comments in the source suppress.
  package var suppressed: Int
  /// What the baseline removed from the findings; nil without a baseline.
  package var baseline: BaselineOutcome?
  /// Sorted.
  package var problems: [Problem]
  package var coverage: Coverage
  /// The number of files that the report is limited to; nil for all.
  package var filesReported: Int?
  /// Whether the rule about layers runs, the project has several folders, and it declares no layers.
  package var lacksLayers = false
  /// How many units the given shards did not have, or had as they were before a change; nil without shards.
  package var unitsOutsideShards: Int?
  /// What the project lists and is not there.
  package var missing: [ProjectSetup.Missing] = []
  /// The rules that ran, by id, for formats that explain them.
  package var rules: [RuleDescriptor]
  /// The folder on this machine that paths are relative to; empty if unknown.
  package var root: String
  /// A store for the graph's metrics from earlier runs. Nil for a graph that is not that of the run.
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

  /// The metrics of the graph, from an earlier run or computed now and kept for the next.
  package var metrics: Metrics {
    if let known = keptMetrics?.find() { return known }
    let metrics = graph.metrics()
    keptMetrics?.keep(metrics)
    return metrics
  }

  /// A finding and its level by the configuration.
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
    /// The entries that match no finding any more, in whole or in part.
    package var stale: [Baseline.Entry]

    package init(path: String, hidden: Int, stale: [Baseline.Entry]) {
      self.path = path
      self.hidden = hidden
      self.stale = stale
    }
  }

  package func count(_ level: Level) -> Int { findings.count { $0.level == level } }
}

/// Keeps the metrics of one graph between runs.
package protocol KeptMetrics: Sendable {
  func find() -> Metrics?
  func keep(_ metrics: Metrics)
}
