internal import Analysis
internal import Facts
internal import Graphs
internal import Platform

extension RetainCycle {
  /// What weakens every link that a finding names; empty if one of them needs a decision, or if the loop is only possible.
  func remedies(_ knot: Knot, _ advice: LoopAdvice, _ graph: Graph) -> [Remedy] {
    guard knot.confidence != .possible else { return [] }
    var all: [Remedy] = []
    for cut in knot.cuts {
      guard let remedy = remedy(cut, advice, graph) else { return [] }
      if !all.contains(remedy) { all.append(remedy) }
    }
    return all
  }

  private func remedy(_ cut: Cut, _ advice: LoopAdvice, _ graph: Graph) -> Remedy? {
    let link = cut.link
    if advice.mayBeLast(link, in: cut.loop) { return nil }
    switch advice.reason(link, in: cut.loop) {
    case .closure:
      guard link.location.path.hasSuffix(".swift"), link.content == .object, link.variable == "self", let captured = graph.node(link.captured ?? link.target),
        graph.entities[captured].kind == .class
      else { return nil }
      return .captureWeakly("self", at: link.location, member: link.member.isEmpty ? nil : advice.declaration(of: link))
    // Until a screen is shown, its maker may be the only one that keeps it.
    case .shown where advice.makes(link): return nil
    case .shown, .delegate, .back, .made, .oneOfMany, .outlived: return graph.makingWeak(advice.member(of: link), advice.facts(of: link))
    case .last, .needed, .variable, .itself, .inValue, .wholeValue, .target, .done, .listeners, .unclear: return nil
    }
  }
}

extension Graph {
  /// What makes a member weak; nil unless one declaration of a class declares it with a type that can be weak.
  fileprivate func makingWeak(_ member: Member, _ facts: [Int]) -> Remedy? {
    let declared = facts.filter { !self.facts[$0].details.flags.contains(.inferred) }
    guard let first = declared.first, Set(declared.map { self.facts[$0].location }).count == 1, Set(declared.map(target)).count == 1,
      let holder = node(member.owner), entities[holder].kind == .class, !entities[holder].isExternal, entities[holder].language != .cxx
    else { return nil }
    let place = self.facts[first].location
    guard place.path.hasSuffix(".swift") else { return .makeWeak(member.name, at: place, classBound: nil) }
    let held = target(of: first)
    switch entities[held].kind {
    case .class where !entities[held].isExternal || Platform.platformClass(named: entities[held].name) != nil: return .makeWeak(member.name, at: place, classBound: nil)
    case .protocol where entities[held].isExternal: return Platform.platformProtocol(named: entities[held].name) == nil ? nil : .makeWeak(member.name, at: place, classBound: nil)
    case .protocol where !entities[held].id.isSwift: return .makeWeak(member.name, at: place, classBound: nil)
    case .protocol: return haveOnlyClasses(held) ? .makeWeak(member.name, at: place, classBound: entities[held].location) : nil
    default: return nil
    }
  }

  /// Whether all that is seen to conform to a protocol are classes of the project.
  private func haveOnlyClasses(_ bound: Node) -> Bool { conformers(of: bound).allSatisfy { entities[$0].kind == .class && !entities[$0].isExternal } }
}
