internal import Graphs
internal import Facts

/// The numbers of a report that tell how a project changes: few, each comparable between two revisions of it.
package struct Vitals: Sendable, Equatable {
  /// In the order of `Name.allCases`.
  package let values: [Double]

  package subscript(name: Name) -> Double { values[Name.allCases.firstIndex(of: name)!] }

  package enum Name: String, Sendable, CaseIterable {
    case files, lines, types
    case components, dependencies
    /// Knots of components, but for those of tests and samples alone, how many components lie in one, and the size of the largest.
    case knots, knotted, largestKnot = "largest_knot"
    /// CCD, its average and the part of all components that a change reaches on average, in percent.
    case ccd, acd, reach
    /// Of types of the object graph how many have one owner, in percent; its edges that cross branches; its knots.
    case singlyOwned = "singly_owned", crossing, ownershipKnots = "ownership_knots"
    case retainCycles = "retain_cycles"
    case errors, warnings

    /// A few words for the head of a row.
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

    /// Whether less of it is better, or more; nil for what is neither.
    package var isBetterWhenLess: Bool? {
      switch self {
      // A knot that falls apart is two knots.
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
