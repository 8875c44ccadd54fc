internal import Analysis
internal import Facts
internal import Graphs

extension RetainCycle {
  /// The loops that bodies prove, the surest and shortest first: one for each link that has to be weak.
  func knotsOfBodies(_ graph: Graph, _ advice: LoopAdvice) -> [Knot] {
    var knots: [Knot] = []
    var places: Set<SourceLocation> = []
    let loops = graph.loops.filter { loop in
      guard loop.certainty != .possible || possible else { return false }
      // What other people tie in their own code is for them to mend.
      if loop.links.allSatisfy({ graph.isExternalFile($0.location.path) }) { return false }
      return !loop.links.contains { isTestCode($0.location.path) || graph.isOfTest($0.source) }
    }
    let sorted = loops.enumerated().sorted { a, b in
      (a.element.certainty.order, a.element.links.count, a.offset) < (b.element.certainty.order, b.element.links.count, b.offset)
    }
    for (_, loop) in sorted {
      let links = advice.order(loop.links)
      guard !links.contains(where: { places.contains(advice.place(of: $0)) }) else { continue }
      places.insert(advice.place(of: links[0]))
      knots.append(Knot(
        types: Set(loop.links.map(\.source)).sorted(), cuts: [Cut(link: links[0], loop: loop.links)], links: loop.links,
        mended: links[0].kind == .member || links[0].kind == .element ? Set(advice.facts(of: links[0])) : [],
        endings: loop.endings, confidence: loop.certainty.confidence))
    }
    return knots
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
  fileprivate func isOfTest(_ id: EntityID) -> Bool { node(id).flatMap { entities[$0].location }.map { isTestCode($0.path) } ?? false }
}
