internal import Analysis
internal import Facts
internal import Graphs
internal import Platform

/// The loops that types allow where no body proves one.
///
/// That types own each other in a loop says little: no declaration tells whether it is the same objects that do. So a loop is likely only when
/// every member on it is owning, filled and never emptied, and one has a name that leads back, such as a parent or owner. All others are possible.
struct TypeLoops {
  enum Evidence {
    case likely, possible
  }

  private let graph: Graph
  private let advice: LoopAdvice
  private let edges: [View.Edge]
  /// Types of which a variable or the application keeps an object for ever.
  private let lasting: Set<Graph.Node>
  /// The members that the platform's timers, sessions and subscriptions are kept in: these let go when they are over.
  private let tokens: Set<Member>

  init(_ graph: Graph, _ advice: LoopAdvice) {
    self.graph = graph
    self.advice = advice
    tokens = graph.tokenMembers()
    let objects = graph.objectGraph(.loops)
    edges = objects.keepingTypes
    lasting = Self.lastingTypes(graph, objects)
  }

  /// The knots of the loops with this evidence, by the first fact to change. Mended facts close no loop.
  func knots(_ evidence: Evidence, without mended: Set<Int>) -> [RetainCycle.Knot] {
    let among =
      switch evidence {
      case .likely: edges.filter { graph.facts[$0.fact].isLikely }
      case .possible: graph.objectGraph(.possibleLoops).keepingTypes
      }
    let left = among.filter { !mended.contains($0.fact) }
    let view = View(nodeCount: graph.entities.count, edges: left)
    let numbers = view.componentNumbers().numbers
    let inside = Dictionary(grouping: left.filter { numbers[$0.source] == numbers[$0.target] }) { numbers[$0.source] }
    return inside.values.compactMap { knot(of: $0, evidence, view) }.sorted { ($0.first.fact, $0.first.source) < ($1.first.fact, $1.first.source) }.map(\.knot)
  }

  /// The edges of a component that close a loop are taken out, the shortest loop and the edge that is easiest to do without first, until no loop is left.
  private func knot(of edges: [View.Edge], _ evidence: Evidence, _ view: View) -> (first: View.Edge, knot: RetainCycle.Knot)? {
    let closing = edges.filter { mayClose($0, evidence, edges) }
      .map { edge in
        let loop = [edge] + view.shortestWay(from: edge.target, to: edge.source)!
        return (edge: edge, loop: loop, price: advice.price(link(edge), in: loop.map(link)), place: graph.facts[edge.fact].location)
      }
      .sorted { ($0.loop.count, $0.price, $0.place, $0.edge.fact) < ($1.loop.count, $1.price, $1.place, $1.edge.fact) }
    guard let first = closing.first else { return nil }
    var (left, rest) = (edges, view)
    var types: Set<Graph.Node> = []
    var cuts: [RetainCycle.Cut] = []
    var mended: Set<Int> = []
    for (edge, _, _, _) in closing {
      while mended.count < RetainCycle.listLimit, !mended.contains(edge.fact), let way = rest.shortestWay(from: edge.target, to: edge.source) {
        let found = [edge] + way
        // A closure can always capture less. Types don't tell who else would keep the object of a member.
        let cut = found.firstIndex { graph.facts[$0.fact].relation == .captures && graph.facts[$0.fact].isCounted } ?? 0
        let loop = Array(found[cut...] + found[..<cut])
        types.formUnion(loop.map(\.source))
        cuts.append(RetainCycle.Cut(link: link(loop[0]), loop: loop.map(link)))
        mended.formUnion(factsOfMember(loop[0].fact))
        left.removeAll { mended.contains($0.fact) }
        rest = View(nodeCount: view.nodeCount, edges: left)
      }
    }
    var told: Set<[Graph.Node]> = []
    let links = edges.filter { types.contains($0.source) && types.contains($0.target) && told.insert([$0.source, $0.target]).inserted }
    let knot = RetainCycle.Knot(
      types: types.sorted().map { graph.entities[$0].id }, cuts: cuts, links: links.map(link), mended: mended,
      confidence: evidence == .likely && !endsOrLasts(first.loop) ? .likely : .possible)
    return (first.edge, knot)
  }

  /// The facts that are mended together with one: a member that is made weak is weak for whatever is put there. A closure captures each object by itself.
  private func factsOfMember(_ fact: Int) -> [Int] {
    guard graph.facts[fact].relation == .holds, let name = graph.facts[fact].details.member else { return [fact] }
    return advice.facts(of: Member(owner: graph.facts[fact].subject, name: name))
  }

  private func link(_ edge: View.Edge) -> ObjectLoop.Link {
    let fact = graph.facts[edge.fact]
    let kind: ObjectLoop.Link.Kind =
      switch fact.relation {
      case .captures: fact.details.flags.contains(.target) ? .library : .closure
      default: fact.details.flags.contains(.many) ? .element : .member
      }
    return ObjectLoop.Link(
      graph.entities[edge.source].id, graph.entities[edge.target].id, member: fact.details.member ?? "", of: fact.subject, kind, at: fact.location,
      variable: edge.source == edge.target ? "self" : "")
  }

  /// Whether an edge may be the way back of a loop, the one that should not own. Values and what has one owner only can't be.
  private func mayClose(_ edge: View.Edge, _ evidence: Evidence, _ edges: [View.Edge]) -> Bool {
    let fact = graph.facts[edge.fact]
    guard fact.isCounted else { return false }
    switch evidence {
    case .likely:
      guard fact.relation == .holds, fact.leadsBack else { return false }
      return edge.source != edge.target || hasWayDown(edge, edges)
    case .possible:
      // A type that holds its own kind is a tree or a list.
      return edge.source != edge.target || fact.relation == .captures || fact.leadsBack && hasWayDown(edge, edges)
    }
  }

  /// Whether a type that holds its own kind as a parent also holds it as a child.
  private func hasWayDown(_ edge: View.Edge, _ edges: [View.Edge]) -> Bool {
    edges.contains {
      $0.source == edge.source && $0.target == edge.target && graph.facts[$0.fact].details.member != graph.facts[edge.fact].details.member
        && !graph.facts[$0.fact].leadsBack
    }
  }

  /// What is kept for ever anyway is no leak, and what the platform lets go of when it is over is less certain to be one.
  private func endsOrLasts(_ loop: [View.Edge]) -> Bool {
    loop.contains { edge in
      let fact = graph.facts[edge.fact]
      let isOver = fact.relation == .captures && tokens.contains(Member(owner: fact.subject, name: fact.details.member ?? ""))
      let isEmptied = fact.relation == .holds && graph.lives.emptied.contains(Member(owner: fact.subject, name: fact.details.member ?? ""))
      return isOver || isEmptied || lasting.contains(edge.source)
    }
  }

  private static func lastingTypes(_ graph: Graph, _ objects: ObjectGraph) -> Set<Graph.Node> {
    var lasting: Set<Graph.Node> = []
    for edge in objects.edges {
      let held = objects.nodes[edge.target].entity
      switch objects.nodes[edge.source] {
      case .variable: lasting.insert(held)
      // A singleton. A static member of another type may be a cache.
      case .staticMember(held, _): lasting.insert(held)
      case .staticMember, .type, .code: break
      }
    }
    // What may last mostly does.
    return lasting.union(graph.lives.mayLast.compactMap(graph.node))
  }
}

extension Fact {
  /// Kept by counting references: what may be made weak.
  fileprivate var isCounted: Bool {
    switch details.ownership {
    case .strong, .copy, .shared: true
    case .value, .unique, .weak, .unowned, .unsafe, .raw, .reference, nil: false
    }
  }

  /// Declared as owning, filled by code, and nowhere taken back.
  fileprivate var isLikely: Bool {
    if details.flags.contains(.wired) && !details.flags.contains(.cleared) || details.ownership == .value && relation == .holds { return true }
    guard relation == .holds, details.flags.isDisjoint(with: [.cleared, .assumed]), details.flags.contains(.given) else { return false }
    // Swift infers a type from an initial value, and is right.
    return !details.flags.contains(.inferred) || subject.isSwift
  }

  /// Whether the member is named for what keeps the object: its parent, owner, controller.
  fileprivate var leadsBack: Bool { details.member?.leadsBack ?? false }
}

extension Graph {
  /// The members that do not hold closures themselves, but what the platform hands out to end something: a timer, a session, a subscription, the
  /// token of an observer. O(f).
  fileprivate func tokenMembers() -> Set<Member> {
    var tokens: Set<Member> = []
    var others: Set<Member> = []
    for index in facts.indices where facts[index].relation == .holds {
      guard let name = facts[index].details.member else { continue }
      let member = Member(owner: facts[index].subject, name: name)
      if entities[target(of: index)].mayHoldClosures { others.insert(member) } else { tokens.insert(member) }
    }
    return tokens.subtracting(others)
  }
}

extension Entity {
  fileprivate var mayHoldClosures: Bool {
    if !isExternal || name == "block" || name.contains("function") { return true }
    switch Platform.role(of: name) {
    case .collection, .mutableCollection: return true
    default: return false
    }
  }
}
