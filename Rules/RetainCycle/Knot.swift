internal import Analysis
internal import Facts
internal import Graphs

extension RetainCycle {
  /// Types whose objects keep each other alive, with all that a finding tells of them.
  struct Knot {
    var types: [EntityID]
    /// The links to weaken, the best first. There is one at least.
    var cuts: [Cut]
    /// Who keeps whom among the types.
    var links: [ObjectLoop.Link]
    /// The facts of the members that are weak when the cuts are.
    var mended: Set<Int>
    var endings: [ObjectLoop.Ending] = []
    var doubts: [ObjectLoop.Doubt] = []
    var confidence: Finding.Confidence
  }

  /// A link to weaken, and a shortest loop that it closes.
  struct Cut {
    let link: ObjectLoop.Link
    let loop: [ObjectLoop.Link]
  }

  func finding(_ knot: Knot, _ advice: LoopAdvice, _ graph: Graph) -> Finding {
    func entity(_ id: EntityID) -> Entity { graph.node(id).map { graph.entities[$0] } ?? Entity(id, kind: .class, name: id.plainName, isExternal: true) }
    func name(_ id: EntityID) -> String { entity(id).name }
    func words(_ link: ObjectLoop.Link) -> String { Wording.keeps(link, name(link.source), name(link.target)) }
    func remedy(_ cut: Cut) -> String {
      let link = cut.link
      let member = advice.member(of: link)
      let reason = advice.reason(link, in: cut.loop)
      let remedy = Wording.remedy(link, reason, member.name, of: entity(member.owner), from: entity(link.source), to: entity(link.captured ?? link.target))
      let condition = advice.mayBeLast(link, in: cut.loop) ? Wording.ifKept(name(link.captured ?? link.target)) : ""
      guard link.kind == .member, reason != .unclear, let bound = advice.declaredProtocol(of: link) else { return remedy + condition }
      return remedy + Wording.needsClass(name(bound)) + condition
    }
    let first = knot.cuts[0]
    var notes: [Finding.Note] = []
    for link in first.loop {
      let declared = link.kind == .member || link.kind == .element ? advice.declaration(of: link) : nil
      notes.append(Finding.Note(words(link), at: declared ?? link.location))
      if let declared, declared != link.location { notes.append(Finding.Note(Wording.given(link, name(link.target)), at: link.location)) }
    }
    for ending in knot.endings where ending.kind != .byItself { notes.append(Finding.Note(Wording.ends(ending), at: ending.location)) }
    for doubt in knot.doubts where doubt != .endingUncalled { notes.append(Finding.Note(Wording.doubts(doubt), at: first.link.location)) }
    let names = knot.types.map(name)
    return Finding(
      rule: id,
      message: Wording.keepAlive(
        names, isSure: knot.confidence == .proven, by: first.link, remedy: remedy(first), others: knot.cuts.count - 1),
      location: advice.place(of: first.link),
      subjects: knot.types,
      names: names,
      notes: shortened(notes),
      cuts: knot.cuts.map { Finding.Cut(source: name($0.link.source), target: name($0.link.target), at: advice.place(of: $0.link), reason: remedy($0)) },
      confidence: knot.confidence,
      cycle: knot.links.map { Finding.Edge($0.source, $0.target, words($0), at: $0.location) },
      way: first.loop.map { .init(name($0.source), name($0.target), Wording.label($0), isCut: $0 == first.link) },
      remedies: remedies(knot, advice, graph))
  }

  /// Longer lists of cuts and notes are cut off: nobody reads on.
  static let listLimit = 12

  /// A list that is cut off says how many more notes there are.
  private func shortened(_ notes: [Finding.Note]) -> [Finding.Note] {
    guard notes.count > Self.listLimit, let last = notes.last else { return notes }
    return notes.prefix(Self.listLimit - 1) + [Finding.Note("and \(notes.count - Self.listLimit + 1) more", at: last.location)]
  }
}
