package import Analysis
internal import Facts
package import Graphs

/// Flags folders of Swift that need each other, once per knot.
package struct FolderCycle: Rule {
  package static let descriptor = RuleDescriptor(
    id: "folder-cycle",
    summary: "folders of Swift whose types need each other, directly or in a cycle",
    rationale: """
      In Swift no line says which file needs which, so folders of one module grow together unseen. Folders that need each other in a cycle are one folder with \
      several names: none can be understood, tested or moved to a module of its own without the others. Cut the cheapest step: hand over a value or a \
      closure, let the lower folder declare a protocol, or move a file to where it is needed.

      Folders that lie side by side are compared, on every level; what is below a folder belongs to it, and knots inside of one that is in a knot wait until that is \
      open. What code says of types, functions and variables in another \
      folder counts, in Swift only: imports of the C family are `import-cycle`'s. There is one finding for each knot, at the cheapest step to cut; the notes follow a \
      shortest cycle. What one folder uses of another only once or twice is `layer-violation`'s. Modules can't need each other in a cycle, so only folders of one \
      module are compared. Tests and samples do not count.
      """,
    level: .warning,
    suppression: .edges(ViewName.types.relations),
    examples: examples)

  package init() {}

  package func check(_ graph: Graph) -> [Finding] {
    guard graph.entities.contains(where: { $0.kind == .file && !$0.isExternal && $0.id.text.hasSuffix(".swift") }) else { return [] }
    let steps = steps(in: graph)
    /// The folders in knots so far: what is wrong inside of one can wait.
    var knotted: [String] = []
    return parentsOfKnots(steps, graph).sorted().flatMap { parent -> [Finding] in
      guard !knotted.contains(where: { parent == $0 || parent.hasPrefix($0 + "/") }) else { return [] }
      let folders = graph.folded(steps) { node in graph.path(of: node).flatMap { child(of: parent, on: $0) } }
      let knots = folders.view.knots()
      knotted += knots.joined().map { folders.names[$0] }
      let prices = CutPrices(graph, folders, .lines, graph.couplings(byEdgesOf: folders) { _ in true })
      let order = folders.view.cutOrder(among: Array(knots.joined())) { edges in
        // Where names say that the step leads down, it is the last to go.
        prices.price(edges) * (isDown(folders.names[edges[0].source], folders.names[edges[0].target]) ? 10 : 1)
      }
      return knots.map { finding($0, of: parent, order.arcs(in: $0), prices) }
    }
  }

  private func isDown(_ source: String, _ target: String) -> Bool {
    FolderRole.isAbove(FolderRole(ofFolderNamed: fileName(source)), FolderRole(ofFolderNamed: fileName(target)))
  }

  /// What code of Swift says of Swift in another folder of its module. Modules can't need each other in a cycle, and what `layer-violation` says is not said again.
  private func steps(in graph: Graph) -> View {
    let mentions = graph.ownMentions { graph.isTest($0.location.path) || isSampleCode($0.location.path) || !$0.location.path.hasSuffix(".swift") }
    let oneSided = FolderTraffic(graph, graph.folded(graph.view(.imports), to: .component)).minorities()
    func isStep(_ edge: View.Edge) -> Bool {
      let (source, target) = (graph.entities[edge.source], graph.entities[edge.target])
      guard !target.isExternal, !source.isExternal, source.module == target.module, let path = graph.path(of: edge.source), let other = graph.path(of: edge.target),
        other.hasSuffix(".swift"), let pair = FolderPair(from: path, to: other)
      else { return false }
      return !oneSided.contains(pair)
    }
    return View(nodeCount: mentions.nodeCount, edges: (0..<mentions.nodeCount).flatMap { mentions.edges(from: $0).filter(isStep) }.sorted { $0.fact < $1.fact })
  }

  /// The folders whose own folders need each other in a cycle; the root is empty.
  private func parentsOfKnots(_ steps: View, _ graph: Graph) -> Set<String> {
    var edges: [String: Set<FolderPair>] = [:]
    for node in graph.entities.indices {
      for edge in steps.edges(from: node) {
        guard let path = graph.path(of: node), let other = graph.path(of: edge.target), let pair = FolderPair(from: path, to: other) else { continue }
        edges[folder(of: pair.source), default: []].insert(pair)
      }
    }
    return Set(
      edges.keys.filter { parent in
        let folders = Set(edges[parent]!.flatMap { [$0.source, $0.target] }).sorted()
        let numbers = Dictionary(uniqueKeysWithValues: folders.enumerated().map { ($1, $0) })
        let view = View(nodeCount: folders.count, edges: edges[parent]!.map { View.Edge(source: numbers[$0.source]!, target: numbers[$0.target]!, fact: 0) })
        return !view.knots().isEmpty
      })
  }

  private func folder(of path: String) -> String { path.split(separator: "/").dropLast().joined(separator: "/") }

  /// The folder right below another that a file is in; nil for files elsewhere, and for those that lie in the other itself.
  private func child(of parent: String, on path: String) -> String? {
    let start = parent.isEmpty ? "" : parent + "/"
    guard path.hasPrefix(start), let end = path.dropFirst(start.count).firstIndex(of: "/") else { return nil }
    return String(path[..<end])
  }

  private func finding(_ knot: [Int], of parent: String, _ cuts: [FeedbackArcs.Arc], _ prices: CutPrices) -> Finding {
    let (graph, folders) = (prices.graph, prices.folded)
    let names = Dictionary(uniqueKeysWithValues: knot.map { ($0, fileName(folders.names[$0])) })
    func words(_ edge: View.Edge) -> String {
      let fact = graph.facts[edge.fact]
      let source = graph.entities[graph.source(of: edge.fact)]
      return "'\(source.kind == .file ? fileName(source.id.text) : source.name)' \(fact.relation.verb) '\(graph.entities[graph.target(of: edge.fact)].name)'"
    }
    let story = KnotStory(of: knot, prices, names: names, cuts: cuts)
    let sorted = knot.map { names[$0]! }
    return Finding(
      rule: id, message: .needEachOther(sorted, of: parent, others: story.cutCount - 1, reason: story.reason), location: story.location,
      subjects: knot.map { EntityID(folders.names[$0]) }, names: sorted, notes: story.notes("step", words), cuts: story.cuts,
      cycle: story.edges({ EntityID(folders.names[$0]) }, words), way: story.way)
  }
}

extension String {
  fileprivate static func needEachOther(_ names: [String], of parent: String, others: Int, reason: String) -> Self {
    let place = parent.isEmpty ? "" : " of '\(fileName(parent))'"
    let more = others > 0 ? " and \(counted(others, "other"))" : ""
    return "\(counted(names.count, "folder"))\(place) need each other: \(listed(names)); cheapest to cut here\(more): \(reason)"
  }
}

// MARK: Examples

extension FolderCycle {
  private static let examples: [Example] = [
    Example(
      "two folders that need each other",
      """
      //- App/Feed/Feed.swift
      final class Feed { var owner: User? }  // note: "'Feed' holds 'User'"
      //- App/Feed/FeedCache.swift
      final class FeedCache { var user: User? }
      //- App/Feed/FeedSource.swift
      final class FeedSource { var user: User? }
      //- App/Feed/Rows/Row.swift
      final class Row { var cell: Cell? }
      //- App/Feed/Cells/Cell.swift
      final class Cell { var row: Row? }
      //- App/Users/User.swift
      // expect@+1: folder-cycle "2 folders of 'App' need each other: 'Feed' and 'Users'; cheapest to cut here: only 'Feed' is used, on 1 line"
      final class User { var feed: Feed? }
      """),
    Example(
      "a cycle of three, and tests that know everything",
      """
      //- Sources/A/A.swift
      struct A { var b: B }  // note: "'A' holds 'B'"
      //- Sources/B/B.swift
      final class B { var c: C? }  // note: "'B' holds 'C'"
      //- Sources/C/C.swift
      // expect@+1: folder-cycle "3 folders of 'Sources' need each other: 'A', 'B' and 'C'; cheapest to cut here: only 'A' is used, on 1 line; move it out of both"
      final class C { var a: A? }
      //- Tests/ATests/ATests.swift
      final class ATests { var a: A? }
      """),
    Example(
      "folders in layers, and a folder with what is below it",
      """
      //- App/Model/User.swift
      struct User { var address: Address }
      //- App/Model/Parts/Address.swift
      struct Address { weak var users: Users? }
      final class Users { var all: [User] = [] }
      //- App/Screens/UserScreen.swift
      final class UserScreen { var user: User? }
      """),
    Example(
      "a delegate turns the step round",
      """
      //- App/Feed/Feed.swift
      protocol FeedOwner: AnyObject { func feedChanged(_ feed: Feed) }
      final class Feed { weak var owner: FeedOwner? }
      //- App/Users/User.swift
      final class User: FeedOwner {
        let feed = Feed()
        func feedChanged(_ feed: Feed) {}
      }
      """),
  ]
}
