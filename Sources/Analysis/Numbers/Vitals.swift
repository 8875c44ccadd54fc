internal import Graphs
internal import Facts

/// The numbers of a report that show how a project develops: few, and comparable between revisions.
package struct Vitals: Sendable, Equatable {
  /// In the order of `Name.allCases`.
  package let values: [Double]

  package subscript(name: Name) -> Double { values[Name.allCases.firstIndex(of: name)!] }

  package enum Name: String, Sendable, CaseIterable {
    case files, lines, types
    case components, dependencies
    /// The number of component knots without those of tests and samples only, the number of components in them, and the size of the largest.
    case knots, knotted, largestKnot = "largest_knot"
    /// CCD, its average per component, and the average share of components that a change reaches, in percent.
    case ccd, acd, reach
    /// The share of owned types in the object graph that have one owner, in percent; the number of edges across branches; the number of knots.
    case singlyOwned = "singly_owned", crossing, ownershipKnots = "ownership_knots"
    case retainCycles = "retain_cycles"
    case errors, warnings

    /// A few words as the title of a row.
    package var words: String {
      switch self {
      case .files: "files"
      case .lines: "lines"
      case .types: "types"
      case .components: "components"
      case .dependencies: "dependencies between components"
      case .knots: "knots"
      case .knotted: "components in knots"
      case .largestKnot: "components in the largest knot"
      case .ccd: "cumulative dependency (CCD)"
      case .acd: "components needed by one, on average (ACD)"
      case .reach: "components that a change reaches, in percent"
      case .singlyOwned: "owned types with one owner, in percent"
      case .crossing: "owning edges that cross branches"
      case .ownershipKnots: "knots of types that own each other"
      case .retainCycles: "retain-cycle findings"
      case .errors: "errors"
      case .warnings: "warnings"
      }
    }

    /// Whether less is better, or more; nil if neither is.
    package var isBetterWhenLess: Bool? {
      switch self {
      // A knot that is broken apart may become two knots.
      case .files, .lines, .types, .components, .dependencies, .knots, .ownershipKnots: nil
      case .singlyOwned: false
      case .knotted, .largestKnot, .ccd, .acd, .reach, .crossing, .retainCycles, .errors, .warnings: true
      }
    }
  }

  /// O(n e / 512) in the components, O(e log n) for the rest.
  package init(_ report: Report) {
    let graph = report.graph
    let own = graph.entities.filter { !$0.isExternal }
    let files = own.filter { $0.kind == .file }
    let components = SourceGraph(graph)
    let knots = components.knots
    let lakos = components.digraph.lakosMetrics()
    let objects = graph.objectGraph(.numbers)
    let likeness = objects.treeLikeness(in: graph)
    values = Name.allCases.map { name in
      switch name {
      case .files: Double(files.count)
      case .lines: Double(files.reduce(0) { $0 + $1.lines })
      case .types: Double(own.count { $0.kind.isType })
      case .components: Double(components.names.count)
      case .dependencies: Double(components.digraph.edgeCount)
      case .knots: Double(knots.count)
      case .knotted: Double(knots.reduce(0) { $0 + $1.count })
      case .largestKnot: Double(knots.map(\.count).max() ?? 0)
      case .ccd: Double(lakos.cumulativeDependency)
      case .acd: lakos.averageDependency
      case .reach: 100 * lakos.propagationCost
      case .singlyOwned: 100 * likeness.ratio
      case .crossing: Double(likeness.crossingEdgeCount)
      case .ownershipKnots: Double(objects.digraph.knots().count)
      case .retainCycles: Double(report.findings.count { $0.finding.rule == "retain-cycle" })
      case .errors: Double(report.count(.error))
      case .warnings: Double(report.count(.warning))
      }
    }
  }
}
