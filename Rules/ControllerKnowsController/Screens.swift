internal import Analysis
internal import Facts
internal import Graphs
internal import Platform

/// The controllers of a project and what they say of each other.
struct Screens {
  private let graph: Graph
  private let family: Family
  private let creations: [Pair: [Int]]
  private let mentions: [Pair: [Int]]
  /// The screens that each line mentions.
  private let spokenOf: [Line: Set<Graph.Node>]
  /// Pairs of which the first stores the second: parent and child. In a pair that is only `related`, one may have brought up the other.
  private let owned: Set<Pair>
  private let related: Set<Pair>
  /// The lines that declare methods. What a signature mentions, its callers know.
  private let signatures: Set<Line>
  /// Where the methods of each file begin, ascending, and what they do with screens.
  private let bodies: [EntityID: [Body]]
  /// Those that add children to themselves or are asked for pages.
  private let parents: Set<Graph.Node>

  init(_ graph: Graph, _ family: Family) {
    let speaks = graph.entities.indices.map { Screens.speaker(of: $0, graph, family) }
    let isScreen = graph.entities.indices.map { graph.entities[$0].kind == .class && !graph.entities[$0].isExternal && family.isScreen($0) }
    var creations: [Pair: [Int]] = [:]
    var mentions: [Pair: [Int]] = [:]
    var spokenOf: [Line: Set<Graph.Node>] = [:]
    var owned: Set<Pair> = []
    var related: Set<Pair> = []
    for index in graph.facts.indices {
      guard isScreen[graph.target(of: index)], let first = speaks[graph.source(of: index)] else { continue }
      let pair = Pair(first: first, second: graph.target(of: index))
      guard pair.first != pair.second else { continue }
      spokenOf[Line(graph.facts[index].location), default: []].insert(pair.second)
      switch graph.facts[index].relation {
      case .holds:
        related.insert(pair)
        if graph.facts[index].details.ownership?.isOwning == true { owned.insert(pair) }
      case .creates: creations[pair, default: []].append(index)
      // What a storyboard connects, the screen does not know.
      case .uses where !Graph.isHeader(graph.facts[index].location.path) && !graph.facts[index].details.flags.contains(.described): mentions[pair, default: []].append(index)
      default: break
      }
    }
    self.graph = graph
    self.family = family
    self.creations = creations
    self.mentions = mentions
    self.spokenOf = spokenOf
    self.owned = owned
    self.related = related
    signatures = Set(graph.methods.all.map { Line($0.location) })
    let containment = Containment(graph, family)
    parents = containment.parents
    var bodies: [EntityID: [Body]] = [:]
    for method in graph.methods.all where method.traits.contains(.isDefined) {
      bodies[EntityID(method.location.path), default: []].append(
        Body(line: method.location.line, navigates: containment.navigates(method), contains: containment.contains(method)))
    }
    self.bodies = bodies.mapValues { $0.sorted { $0.line < $1.line } }
  }

  private struct Body {
    let line: Int
    /// Whether it shows another screen, or sets one up that a segue is about to show.
    let navigates: Bool
    /// Whether what it makes is contained: a child, a page, a tab.
    let contains: Bool
  }

  /// Who is responsible for what an entity says: its class, or an extension itself if it extends a class of the platform. Nil if that is neither a screen
  /// nor a view.
  private static func speaker(of node: Graph.Node, _ graph: Graph, _ family: Family) -> Graph.Node? {
    guard !graph.entities[node].isExternal, case let type = family.type(of: node), graph.entities[type].kind == .class,
      !family.roles(of: type).isDisjoint(with: [.viewController, .view])
    else { return nil }
    return graph.entities[type].isExternal ? node : type
  }

  /// For each screen those that it brings up, each with the facts that prove it.
  func flow() -> [Graph.Node: [Graph.Node: [Int]]] {
    let holders = Set(graph.entities.indices.filter { !family.roles(of: $0).isDisjoint(with: [.container, .coordinator]) })
    var flow: [Graph.Node: [Graph.Node: [Int]]] = [:]
    func isFlow(_ pair: Pair, unless kin: Set<Pair>) -> Bool {
      !holders.contains(pair.first) && !holders.contains(pair.second) && kin.isDisjoint(with: [pair, Pair(first: pair.second, second: pair.first)])
        && areSiblings(pair)
    }
    for (pair, facts) in creations where isFlow(pair, unless: owned) {
      let shown = facts.filter { bringsUp(pair.first, at: graph.facts[$0].location) }
      if !shown.isEmpty { flow[pair.first, default: [:]][pair.second] = shown }
    }
    for (pair, facts) in mentions where creations[pair] == nil && isFlow(pair, unless: related) {
      let inside = facts.filter { isInNavigation(graph.facts[$0].location) && !isOnlySuperclass(pair.second, at: graph.facts[$0].location) }
      let lines = Set(inside.map { Line(graph.facts[$0].location) }).count
      // Where nothing is known of methods, as many lines are excused as the protocols of the screen need to mention the other.
      let excused = signatures.isEmpty ? linesOfProtocols(of: pair.first, mentioning: pair.second) : 0
      if lines - excused > 1 { flow[pair.first, default: [:]][pair.second] = inside }
    }
    return flow
  }

  /// Whether the screen that is made at a line comes next. A screen shows what it makes, sooner or later. For a view, an extension of the platform and a
  /// parent of children, a screen counts only if the method that makes it also shows one.
  private func bringsUp(_ first: Graph.Node, at place: SourceLocation) -> Bool {
    let body = body(at: place)
    if body?.contains ?? false { return false }
    return body?.navigates ?? false || family.type(of: first) == first && family.isScreen(first) && !parents.contains(first)
  }

  /// Whether a line also mentions a subclass of a screen. A message to a subclass that its superclass declares mentions both, and the subclass is meant.
  private func isOnlySuperclass(_ screen: Graph.Node, at place: SourceLocation) -> Bool {
    spokenOf[Line(place)]?.contains { $0 != screen && family.superclasses(of: $0).contains(screen) } ?? false
  }

  private func body(at place: SourceLocation) -> Body? { bodies[EntityID(place.path)]?.last { $0.line <= place.line } }

  /// Whether a line stands in a method that changes the screen; where nothing is known of methods, anywhere.
  private func isInNavigation(_ place: SourceLocation) -> Bool {
    guard !signatures.contains(Line(place)) else { return false }
    guard bodies[EntityID(place.path)] != nil else { return signatures.isEmpty }
    let body = body(at: place)
    return body?.navigates ?? false && body?.contains == false
  }

  private func areSiblings(_ pair: Pair) -> Bool {
    guard !family.superclasses(of: pair.first).contains(pair.second), !family.superclasses(of: pair.second).contains(pair.first) else { return false }
    guard let own = graph.entities[pair.first].location?.path, let other = graph.entities[pair.second].location?.path else { return false }
    return own.byteOrder(to: other) != 0 && !graph.isTest(own) && !isSampleCode(own)
  }

  private func linesOfProtocols(of screen: Graph.Node, mentioning other: Graph.Node) -> Int {
    let lines = family.protocols(of: screen).flatMap { node in
      graph.edges.edges(from: node).filter { graph.edges.target(of: $0) == other && graph.edges.relation(of: $0) == .uses }
        .flatMap { graph.edges.facts(of: $0).map { Line(graph.facts[$0].location) } }
    }
    return Set(lines).count
  }

  private struct Pair: Hashable {
    let first: Graph.Node
    let second: Graph.Node
  }

  private struct Line: Hashable {
    let path: EntityID
    let line: Int
    init(_ location: SourceLocation) {
      path = EntityID(location.path)
      line = location.line
    }
  }
}

extension Family {
  /// Whether it is a view controller that is a screen: no alert, and no item of a collection, which is a view controller in AppKit.
  fileprivate func isScreen(_ node: Graph.Node) -> Bool {
    roles(of: node).contains(.viewController) && superclassNames(of: node).isDisjoint(with: ["UIAlertController", "NSCollectionViewItem"])
  }
}
