package import Facts
package import Graphs

/// The components that import each other in cycles: what rules, metrics, plans and pictures all mean by a knot of imports.
///
/// An import counts where a line of its file states it and some build takes that line: one under an `#if` that is off, one that a prefix header
/// makes for its file, or one that a comment lets stand, ties nothing. Knots of other people's code alone, and those of tests and samples alone, are left out.
package struct ImportKnots: Sendable {
  package let graph: Graph
  package let unit: Unit
  /// The imports that count, folded up.
  package let folded: FoldedGraph
  /// The groups of each knot, ascending; by the smallest.
  package let knots: [[Int]]

  /// What may not import each other.
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

    /// The last part of each name; all of it where two would be the same, and for folders.
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

  /// What to cut of all knots, in the order of what it gains for its price.
  package struct Cuts {
    package let prices: CutPrices
    package let order: CutOrder
  }

  /// As much work as `cutOrder` and `couplings`.
  package func cuts() -> Cuts {
    var knotOf = [Int](repeating: -1, count: folded.names.count)
    for (number, knot) in knots.enumerated() {
      for group in knot { knotOf[group] = number }
    }
    let couplings = knots.isEmpty ? [:] : graph.couplings(in: folded) { knotOf[$0.source] >= 0 && knotOf[$0.source] == knotOf[$0.target] }
    let prices = CutPrices(graph, folded, .imports, couplings, implementations: unit == .file ? graph.implementationCouplings(in: folded) { knotOf[$0] >= 0 } : [])
    // An edge between two knots lies on no cycle.
    return Cuts(prices: prices, order: folded.view.cutOrder(among: Array(knots.joined())) { prices.price($0) })
  }

  /// The fewest imports without which a knot could be none, as far as that is proven; never more than `cuts` takes.
  package func fewestImports(of knot: [Int], effort: Int = 2_000_000) -> Int { folded.view.feedbackArcs(among: knot, effort: effort).lowerBound }

  /// What people call some groups, see `Unit.shortNames`.
  package func shortNames(of groups: [Int]) -> [Int: String] {
    Dictionary(uniqueKeysWithValues: zip(groups, unit.shortNames(groups.map { folded.names[$0] })))
  }

  /// What a group is known by for ever: of a component its header, so that an implementation may come and go.
  package func representative(_ group: Int) -> EntityID {
    if unit == .folder || unit == .module { return EntityID(folded.names[group]) }
    let files = folded.members[group].filter { graph.entities[$0].kind == .file }.map { graph.entities[$0].id }
    return files.first { Graph.isHeader($0.text) } ?? files.first ?? EntityID(folded.names[group])
  }
}

extension Graph {
  /// The knots of imports. O(n log n + e).
  package func importKnots(by unit: ImportKnots.Unit = .component) -> ImportKnots { ImportKnots(self, unit) }

  /// The files of a graph folded to files whose import of another is needed by the implementation beside them and not by themselves.
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

  /// Whether a knot of imports is for its reader to mend, by the entities of its groups: nobody builds on tests and samples, and other people's code
  /// is theirs.
  package func isKnotOfTheProject(_ groups: [[Node]]) -> Bool {
    groups.contains { members in members.contains { !entities[$0].isExternal } && !isOnlyTestsOrSamples(members) }
  }

  private func isOnlyTestsOrSamples(_ members: [Node]) -> Bool {
    let files = members.filter { entities[$0].kind == .file }.map { entities[$0].id.text }
    return !files.isEmpty && files.allSatisfy { isTest($0) || isSampleCode($0) }
  }
}
