import Facts

/// The types whose objects are seen to come and go while the program runs.
///
/// The least fixed point, starting from objects that are made and not kept, that are shown on screen, or that are removed again: what such an object makes or owns goes with it.
struct PassingObjects {
  private(set) var types: Set<Types.TypeID> = []
  private let facts: LifeFacts
  private let once: CalledOnlyBy
  private let isFirstScreenReplaced: Bool

  /// `once` are the functions that run once in the life of the program.
  init(_ facts: LifeFacts, besides lasting: Set<Types.TypeID>, once: CalledOnlyBy, isFirstScreenReplaced: Bool) {
    self.facts = facts
    self.once = once
    self.isFirstScreenReplaced = isFirstScreenReplaced
    var waiting = facts.program.types.ids.indices.filter { facts.isOfAProgram($0) && !lasting.contains($0) }
    while !waiting.isEmpty {
      let found = waiting.filter { !types.contains($0) && isSeenToGo($0) }
      types.formUnion(found)
      waiting = Set(found.flatMap { facts.restingOn[$0] ?? [] }).filter { facts.isOfAProgram($0) && !lasting.contains($0) && !types.contains($0) }.sorted()
    }
  }

  /// In a library, every type is assumed to be one: the users of the library make its objects.
  func contains(_ type: Types.TypeID) -> Bool { !facts.isOfAProgram(type) || types.contains(type) }

  private func isSeenToGo(_ type: Types.TypeID) -> Bool {
    let all = facts.makings[type] ?? []
    for life in facts.interfaces[type] ?? [] {
      switch life {
      case .eachTime: return true
      case .presented(let presentation): if isFirstScreenReplaced || facts.isTakenAway(type, presentation) { return true }
      case .with(let maker): if contains(maker) { return true }
      case .atLaunch: if isFirstScreenReplaced { return true }
      }
    }
    // A screen goes when another one replaces it, and its views go with it. An object that is made only once may stay.
    if facts.isShown(type), !facts.isPartOfScreen(type) || facts.program.types.isValue(type) {
      if facts.program.types.isValue(type) { return facts.shownValues.makings[type]?.contains { $0.isPresented || !once.contains($0.function) } ?? true }
      let makers = Set(all.map(\.function))
      return all.contains { entry in
        let (function, making) = entry
        if making.isPassedOn, making.places.allSatisfy({ facts.isOfItself($0, type) }), facts.isCalledOnly(by: makers, function) { return false }
        if !isFirstScreenReplaced, facts.isPresented(making), !facts.isTakenAway(type, .sheet) { return false }
        return !once.contains(function) && !(making.isStandIn && making.isLeftAlone) && !facts.isFirstPerhaps(type, making, in: function) && !staysWithMaker(making, madeBy: function)
      }
    }
    return all.contains { entry in
      var known = [type: true]
      return goes(entry.making, of: type, in: entry.function, &known)
    }
  }

  /// Whether an object has a screen from its initialisation on, and is not seen to go itself.
  private func staysWithMaker(_ making: Making, madeBy function: Program.FunctionID) -> Bool {
    making.places.contains { place in
      guard !place.isOfNew, let owner = place.owner else { return false }
      return facts.hasForGood(owner, place, madeBy: function) && !contains(owner)
    }
  }

  /// Whether one of the objects of a type goes that the function makes. Types whose answer is still pending count as going. Each type is asked once.
  private func goesOne(of type: Types.TypeID, in function: Program.FunctionID, _ known: inout [Types.TypeID: Bool]) -> Bool {
    if let answer = known[type] { return answer }
    known[type] = true
    let all = facts.makings(of: type, in: function)
    let answer = all.isEmpty || all.contains { goes($0, of: type, in: function, &known) }
    known[type] = answer
    return answer
  }

  /// Whether an object that a function makes goes.
  private func goes(_ making: Making, of type: Types.TypeID, in function: Program.FunctionID, _ known: inout [Types.TypeID: Bool]) -> Bool {
    if making.isLost { return false }
    if making.isLeftAlone || making.places.allSatisfy({ facts.isOfItself($0, type) }) {
      return !making.isPassedOn && !making.isStandIn && !once.contains(function) && !isKeptByUnknown(type)
    }
    // An owner that keeps the object in a loop goes with it, unless it is the only owner.
    let others = making.places.filter { place in !(place.owner.map { (facts.keptInLoops[type] ?? []).contains($0) } ?? false) }
    return (others.isEmpty ? making.places : others).allSatisfy { place in
      guard let owner = place.owner else { return facts.isEmptied(place.slot) }
      if facts.isCleared(place.slot, owner) || facts.isOfItself(place, type) { return true }
      guard contains(owner), !once.contains(function) else { return false }
      // Other objects of the owner's type may go while the one that this function makes stays.
      return !place.isOfNew || !facts.isOfAProgram(owner) || goesOne(of: owner, in: function, &known)
    }
  }

  /// Whether the object is kept in a loop by a type that is not seen to be made, and not seen to go.
  private func isKeptByUnknown(_ type: Types.TypeID) -> Bool { (facts.keptInLoops[type] ?? []).contains { facts.makings[$0] == nil && !types.contains($0) } }
}
