package import Facts
package import Graphs

/// The changes from one report of a project to another: of another revision, or of the same graph with some edges cut. All lists ascend.
///
/// A file that only moved is no change: findings and components are recognised by what the files declare.
package struct ReportDifference: Sendable {
  /// An edge that was added or removed.
  package struct Edge: Sendable, Equatable {
    package let source: String
    package let target: String
    /// The first lines that prove it, in the report that has the edge.
    package let places: [SourceLocation]
    /// The number of lines that prove it.
    package let count: Int
    /// Whether all these lines are in inactive branches of an `#if`: the edge then exists on another platform.
    package let isInactive: Bool
  }

  /// The findings that are new. For a known cycle that has grown, one for each new edge.
  package let newFindings: [Report.Judged]
  package let goneFindings: [Report.Judged]
  package let componentsAdded: [String]
  package let componentsRemoved: [String]
  /// Dependencies between components, on any platform.
  package let edgesAdded: [Edge]
  package let edgesRemoved: [Edge]
  /// The knots of components, without edges in inactive branches.
  package let knots: [GraphDifference.KnotChange]
  /// Ownership between types.
  package let ownersAdded: [Edge]
  package let ownersRemoved: [Edge]
  package let ownershipKnots: [GraphDifference.KnotChange]
  package let before: Vitals
  package let after: Vitals
  /// The files that moved: old path to new path.
  package let renamed: [EntityID: EntityID]

  /// The numbers that changed.
  package var changedNumbers: [Vitals.Name] { Vitals.Name.allCases.filter { before[$0] != after[$0] } }

  /// Whether graphs and findings are the same.
  package var isEmpty: Bool {
    newFindings.isEmpty && goneFindings.isEmpty && componentsAdded.isEmpty && componentsRemoved.isEmpty && edgesAdded.isEmpty && edgesRemoved.isEmpty
      && ownersAdded.isEmpty && ownersRemoved.isEmpty
  }

  /// O(n e / 512) in the components, O(f + e log n) for the rest.
  package init(from old: Report, to new: Report) {
    renamed = new.graph.renamedFiles(since: old.graph)
    (newFindings, goneFindings) = findingChanges(from: old, to: new, renamed)
    (before, after) = (Vitals(old), Vitals(new))

    let (oldComponents, components) = (SourceGraph(old.graph, includesInactive: true), SourceGraph(new.graph, includesInactive: true))
    let moved = movedComponents(from: oldComponents, old.graph, to: components, new.graph, renamed)
    let difference = components.digraph.difference(named: components.names, from: oldComponents.digraph, named: oldComponents.names, renamed: moved)
    componentsAdded = difference.nodesAdded
    componentsRemoved = difference.nodesRemoved
    let (oldActive, active) = (SourceGraph(old.graph), SourceGraph(new.graph))
    knots = active.digraph.difference(named: active.names, from: oldActive.digraph, named: oldActive.names, renamed: moved).knots
    edgesAdded = edges(difference.edgesAdded, components.names, new.graph) { components.facts(from: $0, to: $1) }
    let oldNames = oldComponents.names.map { moved[EntityID($0)]?.text ?? $0 }
    edgesRemoved = edges(difference.edgesRemoved, oldNames, old.graph) { oldComponents.facts(from: $0, to: $1) }

    let (oldObjects, objects) = (NamedObjects(old.graph), NamedObjects(new.graph))
    let owners = objects.graph.digraph.difference(named: objects.names, from: oldObjects.graph.digraph, named: oldObjects.names)
    ownershipKnots = owners.knots
    ownersAdded = edges(owners.edgesAdded, objects.names, new.graph) { objects.facts(from: $0, to: $1) }
    ownersRemoved = edges(owners.edgesRemoved, oldObjects.names, old.graph) { oldObjects.facts(from: $0, to: $1) }
  }
}

/// The number of lines of an edge that are listed.
private let mostPlaces = 3

private func edges(
  _ edges: [GraphDifference.Edge], _ names: [String], _ graph: Graph, _ facts: (Int, Int) -> [Int]
) -> [ReportDifference.Edge] {
  // If several nodes have one name, the facts of all of them prove the edge.
  var numbers: [EntityID: [Int]] = [:]
  for (number, name) in names.enumerated() { numbers[EntityID(name), default: []].append(number) }
  return edges.map { edge in
    let found = (numbers[EntityID(edge.source)] ?? []).flatMap { source in (numbers[EntityID(edge.target)] ?? []).flatMap { facts(source, $0) } }
    let active = found.filter { !graph.facts[$0].details.flags.contains(.inactive) }
    let places = graph.places(active.isEmpty ? found : active)
    return ReportDifference.Edge(
      source: edge.source, target: edge.target, places: Array(places.prefix(mostPlaces)), count: places.count, isInactive: active.isEmpty)
  }
}

extension Graph {
  /// The lines of some facts, without duplicates, ascending.
  package func places(_ facts: [Int]) -> [SourceLocation] {
    Set(facts.map { SourceLocation(self.facts[$0].location.path, line: self.facts[$0].location.line) }).sorted()
  }
}

/// The components whose moved files all went to one and the same component.
private func movedComponents(
  from old: SourceGraph, _ oldGraph: Graph, to new: SourceGraph, _ newGraph: Graph, _ renamed: [EntityID: EntityID]
) -> [EntityID: EntityID] {
  var targets: [EntityID: Set<EntityID>] = [:]
  for (oldPath, newPath) in renamed {
    guard let from = oldGraph.node(oldPath).flatMap(old.component), let to = newGraph.node(newPath).flatMap(new.component) else { continue }
    targets[EntityID(old.names[from]), default: []].insert(EntityID(new.names[to]))
  }
  let (known, now) = (Set(old.names.map(EntityID.init)), Set(new.names.map(EntityID.init)))
  var taken: Set<EntityID> = []
  var moved: [EntityID: EntityID] = [:]
  for (name, others) in targets.sorted(by: { $0.key < $1.key }) where others.count == 1 {
    // A component that still has its name did not move, and a component that existed before is not a new place for it.
    guard let other = others.first, !now.contains(name), !known.contains(other), taken.insert(other).inserted else { continue }
    moved[name] = other
  }
  return moved
}

// MARK: Findings

private func findingChanges(
  from old: Report, to new: Report, _ renamed: [EntityID: EntityID]
) -> (new: [Report.Judged], gone: [Report.Judged]) {
  let rules = Set((old.findings + new.findings).map(\.finding.rule))
  let before = old.findings.map { Report.Judged($0.finding.renamed(renamed), $0.level) }
  let came = Baseline(of: before.map(\.finding)).sift(new.findings, rules: rules, knownBy: "that was there before").new
  let now = Baseline(of: new.findings.map(\.finding))
  func lost(_ findings: [Report.Judged]) -> [Report.Judged] { now.sift(findings, rules: rules, knownBy: "").new }
  // A finding about a cycle is not gone if the cycle only lost an edge.
  let gone = lost(before.filter(\.finding.cycle.isEmpty)) + lost(before.filter { !$0.finding.cycle.isEmpty }).filter { !$0.finding.cycle.isEmpty }
  return (came.inOrder, gone.inOrder)
}

extension [Report.Judged] {
  fileprivate var inOrder: Self { sorted { ($0.finding, $1.level) < ($1.finding, $0.level) } }
}

extension Finding {
  /// The finding with the new paths of files that moved.
  fileprivate func renamed(_ paths: [EntityID: EntityID]) -> Finding {
    guard !paths.isEmpty else { return self }
    var finding = self
    finding.subjects = subjects.map { paths[$0] ?? $0 }
    finding.cycle = cycle.map { Edge(paths[$0.source] ?? $0.source, paths[$0.target] ?? $0.target, $0.words, at: $0.location) }
    return finding
  }
}
