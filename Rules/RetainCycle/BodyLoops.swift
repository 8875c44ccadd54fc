internal import Analysis
internal import Facts
internal import Graphs

extension RetainCycle {
  /// The loops that bodies prove, the surest and shortest first: one for each link that has to be weak.
  func knotsOfBodies(_ graph: Graph, _ advice: inout LoopAdvice) -> [Knot] {
    var knots: [Knot] = []
    var alike: [Alike: Int] = [:]
    var places: Set<SourceLocation> = []
    let loops = graph.loops.filter { loop in
      guard loop.certainty != .possible || possible else { return false }
      // What other people tie in their own code is for them to mend.
      if loop.links.allSatisfy({ graph.isExternalFile($0.location.path) }) { return false }
      return !loop.links.contains { graph.targets.isOfTests($0.location.path) || graph.isOfTest($0.source) }
    }
    // Loops that leave no choice come first: what is weak for one of them may be enough for others.
    let sorted = loops.enumerated().map { number, loop in
      (key: (loop.certainty.order, advice.hasOneChoice(loop.links) ? 0 : 1, loop.links.count, number), loop: loop)
    }.sorted { $0.key < $1.key }.map(\.loop)
    for loop in sorted {
      let links = advice.order(loop.links)
      guard !links.contains(where: { places.contains(advice.place(of: $0)) }) else { continue }
      places.insert(advice.place(of: links[0]))
      advice.weaken(links[0], in: loop.links)
      let cut = Cut(link: links[0], loop: loop.links)
      if let alikeKey = Alike(loop, cut.link) {
        if let known = alike[alikeKey] {
          knots[known].cuts.append(cut)
          continue
        }
        alike[alikeKey] = knots.count
      }
      knots.append(
        Knot(
          types: Set(loop.links.map(\.source)).sorted(), cuts: [cut], links: loop.links,
          mended: links[0].kind == .member || links[0].kind == .element ? Set(advice.facts(of: links[0])) : [],
          endings: loop.endings, doubts: loop.doubts, confidence: loop.certainty.confidence))
    }
    return knots
  }
}

/// The key of loops that differ only in the closure that captures: one object may have several such closures, in one member or in several, written in one
/// file. They are one loop with several closures, each of which has to let go.
private struct Alike: Hashable {
  private struct Link: Hashable {
    var source: EntityID
    var target: EntityID
    var member: String
    var kind: ObjectLoop.Link.Kind
  }

  private var source: EntityID
  private var target: EntityID
  private var variable: String
  private var path: String
  private var others: [Link]
  private var certainty: ObjectLoop.Certainty

  init?(_ loop: ObjectLoop, _ cut: ObjectLoop.Link) {
    guard cut.kind == .closure, let place = loop.links.firstIndex(of: cut) else { return nil }
    (source, target) = (cut.source, cut.target)
    variable = cut.variable
    path = cut.location.path
    certainty = loop.certainty
    // From the target on, around to the closure again.
    others = (loop.links[(place + 1)...] + loop.links[..<place]).map { Link(source: $0.source, target: $0.target, member: $0.member, kind: $0.kind) }
  }
}

extension ObjectLoop.Certainty {
  fileprivate var order: Int {
    switch self {
    case .proven: 0
    case .likely: 1
    case .possible: 2
    }
  }

  fileprivate var confidence: Finding.Confidence {
    switch self {
    case .proven: .proven
    case .likely: .likely
    case .possible: .possible
    }
  }
}

extension Graph {
  fileprivate func isExternalFile(_ path: String) -> Bool { node(EntityID(path)).map { entities[$0].isExternal } ?? false }
  fileprivate func isOfTest(_ id: EntityID) -> Bool { node(id).flatMap { entities[$0].location }.map { targets.isOfTests($0.path) } ?? false }
}
