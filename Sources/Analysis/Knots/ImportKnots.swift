package import Facts
package import Graphs

/// The components that import each other in cycles. Rules, metrics, plans and pictures all share this definition of a knot of imports.
///
/// An import counts if a line of its file states it and some build includes that line. Imports in an inactive `#if`, imports through a prefix header, and suppressed
/// imports don't form knots. Knots of external code only, and of tests and samples only, are left out.
package struct ImportKnots: Sendable {
  package let graph: Graph
  package let unit: Unit
  /// The imports that count, folded.
  package let folded: FoldedGraph
  /// The groups of each knot, ascending; knots are sorted by their smallest group.
  package let knots: [[Int]]

  /// The kind of groups that may not import each other.
  package enum Unit: String, Sendable, Codable, CaseIterable {
    case file, component, folder, module

    package var level: FoldLevel {
      switch self {
      case .file: .file
      case .component: .component
      case .folder: .folder
      case .module: .module
      }
    }

    /// The last part of each name; the whole name for folders and modules, and if two would be equal.
    func shortNames(_ names: [String]) -> [String] {
      guard self == .file || self == .component else { return names }
      let short = names.map(fileName)
      let counts = Dictionary(short.map { ($0, 1) }, uniquingKeysWith: +)
      return zip(names, short).map { counts[$1] == 1 ? $1 : $0 }
    }
  }

  fileprivate init(_ graph: Graph, _ unit: Unit) {
    self.graph = graph
    self.unit = unit
    let folded = graph.folded(graph.view(.imports) { graph.isImportThatTies($0) }, to: unit.level)
    self.folded = folded
    knots = folded.view.knots().filter { knot in graph.isKnotOfTheProject(knot.map { folded.members[$0] }) }
  }

  /// The cuts of all knots, ordered by their gain for their price.
  package struct Cuts {
    package let prices: CutPrices
    package let order: CutOrder
  }

  /// Costs as much as `cutOrder` and `couplings`.
  package func cuts() -> Cuts {
    var knotOf = [Int](repeating: -1, count: folded.names.count)
    for (number, knot) in knots.enumerated() {
      for group in knot { knotOf[group] = number }
    }
    let couplings = knots.isEmpty ? [:] : graph.couplings(in: folded) { knotOf[$0.source] >= 0 && knotOf[$0.source] == knotOf[$0.target] }
    // What needs something of the knot itself can't be declared outside of it.
    func isFree(_ node: Graph.Node) -> Bool {
      guard let knot = folded.group(of: node).map({ knotOf[$0] }), knot >= 0 else { return true }
      return !graph.edges.edges(from: node).contains { edge in
        let target = graph.edges.target(of: edge)
        return target != node && graph.edges.relation(of: edge) != .contains && (folded.group(of: target).map { knotOf[$0] == knot } ?? false)
      }
    }
    let prices = CutPrices(graph, folded, .imports, couplings, implementations: unit == .file ? graph.implementationCouplings(in: folded) { knotOf[$0] >= 0 } : [], isFree: isFree)
    // An edge between two knots is on no cycle.
    return Cuts(prices: prices, order: folded.view.cutOrder(among: Array(knots.joined())) { prices.price($0) })
  }

  /// A proven lower bound for the number of imports to remove until a knot is broken; never more than `cuts` needs.
  package func fewestImports(of knot: [Int], effort: Int = 2_000_000) -> Int { folded.view.feedbackArcs(among: knot, effort: effort).lowerBound }

  /// The names that people use for some groups, see `Unit.shortNames`.
  package func shortNames(of groups: [Int]) -> [Int: String] {
    Dictionary(uniqueKeysWithValues: zip(groups, unit.shortNames(groups.map { folded.names[$0] })))
  }

  /// A stable id of a group. For a component it is the header, so that an implementation may be added or removed.
  package func representative(_ group: Int) -> EntityID {
    if unit == .folder || unit == .module { return EntityID(folded.names[group]) }
    let files = folded.members[group].filter { graph.entities[$0].kind == .file }.map { graph.entities[$0].id }
    return files.first { Graph.isHeader($0.text) } ?? files.first ?? EntityID(folded.names[group])
  }
}

extension Graph {
  /// The knots of imports. O(n log n + e).
  package func importKnots(by unit: ImportKnots.Unit = .component) -> ImportKnots { ImportKnots(self, unit) }

  /// The pairs of a header and another file that the header's component needs: if the header itself does not, its implementation does. `folded` must be folded to files.
  func implementationCouplings(in folded: FoldedGraph, where isKnotted: (Int) -> Bool) -> Set<GroupPair> {
    let components = self.folded(view(.imports), to: .component)
    var headers: [Int: [Int]] = [:]
    for file in folded.names.indices where isKnotted(file) && Graph.isHeader(folded.names[file]) {
      if let component = folded.members[file].first.flatMap(components.group(of:)) { headers[component, default: []].append(file) }
    }
    let couplings = couplings(
      from: { path in file(at: path).flatMap(components.group(of:)) }, to: { folded.group(of: $0).map { [$0] } ?? [] },
      where: { headers[$0.source] != nil && isKnotted($0.target) })
    return Set(couplings.keys.flatMap { pair in headers[pair.source]!.map { GroupPair($0, pair.target) } })
  }

  /// Whether a knot of imports is one that the project should fix, by the entities of its groups. Nothing builds on tests and samples, and external code belongs to others.
  package func isKnotOfTheProject(_ groups: [[Node]]) -> Bool {
    groups.contains { members in members.contains { !entities[$0].isExternal } && !isOnlyTestsOrSamples(members) }
  }

  private func isOnlyTestsOrSamples(_ members: [Node]) -> Bool {
    let files = members.filter { entities[$0].kind == .file }.map { entities[$0].id.text }
    return !files.isEmpty && files.allSatisfy { isTest($0) || isSampleCode($0) }
  }
}
