import Facts

// The loops that were found, and how certain each is.

extension Analysis {
  /// The loops that were found, with what ends each of them and what is uncertain about it.
  func loops(_ lifetimes: Lifetimes, _ reachability: Reachability) -> [ObjectLoop] {
    let callers = Callers(self, isOfAnApplication: lifetimes.isOfAnApplication)
    let endings = LoopEndings(self, callers, lifetimes)
    let countedByHand = CountedByHand(program)
    return found.map { loop in
      let ends = endings.all(of: loop)
      let doubts = doubts(of: loop, ends, lifetimes, callers)
      let isNeverRun =
        !reachability.mayRun(loop.function) || callers.isNeverRun(loop.function) || program.types.type(program.functions[loop.function].owner).map(lifetimes.isNeverMade) ?? false
      // Collections of several objects, each of which may contain the others, mostly form a tree.
      let isTree = loop.isUnsure && loop.parts.allSatisfy { $0.kind == .element }
      // An object that may last mostly does.
      let isOver =
        lifetimes.isLasting(loop) || isTree || doubts.contains(.mayLast) || loop.isGuess || isNeverRun || ends.contains { $0.kind == .called || $0.kind == .byItself }
      let certainty: ObjectLoop.Certainty = isOver || areSeveral(doubts) ? .possible : doubts.isEmpty ? .proven : .likely
      return ObjectLoop(links: loop.parts.map { link($0, in: loop, lifetimes, countedByHand) }, certainty: certainty, endings: ends, doubts: doubts)
    }
  }

  /// What is uncertain about a loop.
  private func doubts(of loop: FoundLoop, _ endings: [ObjectLoop.Ending], _ lifetimes: Lifetimes, _ callers: Callers) -> [ObjectLoop.Doubt] {
    var doubts: [ObjectLoop.Doubt] = []
    if loop.isUnsure { doubts.append(.severalMeant) }
    if loop.parts.contains(where: { program.types.isProtocol($0.source) }) { doubts.append(.knownByProtocol) }
    // A loop only leaks if one of its objects comes and goes.
    let isPassing = lifetimes.isPassing(loop)
    if !isPassing { doubts.append(.notSeenToGo) }
    // Where no object is seen to go and some are seen to stay, those are mostly meant.
    if loop.parts.contains(where: { lifetimes.perhapsLasting.contains($0.source) || !isPassing && lifetimes.partlyLasting.contains($0.source) }) { doubts.append(.mayLast) }
    if callers.isNotSeenToRun(loop.function) { doubts.append(.notSeenToRun) }
    if endings.contains(where: { $0.kind == .uncalled }) { doubts.append(.endingUncalled) }
    return doubts
  }

  /// The members that some code empties while their owner lives on, whether or not that code is called. O(places that empty members).
  var emptiedMembers: Set<Member> {
    func isAtTheEnd(_ function: Program.FunctionID) -> Bool {
      switch program.functions[function].kind {
      case .initializer, .initialValue, .deinitializer: true
      default: program.isOfTests(function)
      }
    }
    var found: Set<Member> = []
    for clearing in clearings where clearing.role == nil && !clearing.isLeftThere && !isAtTheEnd(clearing.function) {
      guard case .member(let name) = slots[clearing.slot] else { continue }
      found.insert(Member(owner: program.types.ids[program.types.member(name, of: clearing.owner)?.owner ?? clearing.owner], name: name))
    }
    return found
  }

  /// Whether there are doubts of more than one kind: which objects are meant, whether they go while the program runs, whether something ends the loop.
  private func areSeveral(_ doubts: [ObjectLoop.Doubt]) -> Bool {
    let kinds = doubts.map { doubt in
      switch doubt {
      case .severalMeant: 0
      case .knownByProtocol: 1
      case .notSeenToGo, .mayLast, .notSeenToRun: 2
      case .endingUncalled: 3
      }
    }
    return Set(kinds).count > 1
  }

  private func link(_ part: FoundLoop.Part, in loop: FoundLoop, _ lifetimes: Lifetimes, _ countedByHand: CountedByHand) -> ObjectLoop.Link {
    let types = program.types
    let otherKeepers = lifetimes.otherKeepers(of: part, in: loop)
    func member(_ owner: Types.TypeID, _ name: String) -> ObjectLoop.Link.ValueMember { .init(types.ids[types.member(name, of: owner)?.owner ?? owner], name) }
    let owner = types.member(part.member, of: part.source)?.owner ?? part.source
    return ObjectLoop.Link(
      types.ids[part.source], types.ids[part.target], member: part.member, of: types.ids[owner], part.kind, at: part.location, role: part.role,
      calls: part.endings, variable: part.variable, captured: part.captured.map { types.ids[$0] }, content: part.content,
      valueMember: part.valueMember.map { member($0.owner, $0.name) }, isAlone: part.isAlone,
      otherKeepers: otherKeepers.map { $0.map { member($0.owner, $0.name) } },
      isOnlyKeeperOfOthers: part.kind == .member && lifetimes.isOnlyKeeperOfOthers(part), countsByHand: countedByHand.contains(part, of: owner))
  }
}

extension Code.Function {
  var location: SourceLocation { SourceLocation(path, line: Int(position.line), column: Int(position.column)) }

  /// The name as a person would write it.
  func plainName(_ types: Types) -> String {
    let type = types.type(owner).map { types.name($0) + "." } ?? ""
    switch kind {
    case .deinitializer: return type + (language == .swift ? "deinit" : language.isObjectiveC ? "dealloc" : "destructor")
    case .closure: return "a closure"
    default: return type + name
    }
  }
}

/// The parts of Objective-C code that count references by hand: the files, and the classes with code in them.
private struct CountedByHand {
  private var paths: Set<String> = []
  private var types: Set<Types.TypeID> = []

  init(_ program: Program) {
    for (number, function) in program.functions.enumerated() where function.traits.contains(.countsByHand) {
      paths.insert(function.path)
      if let owner = program.owners[number] { types.insert(owner) }
    }
  }

  func contains(_ part: FoundLoop.Part, of owner: Types.TypeID) -> Bool {
    switch part.kind {
    case .member, .element: types.contains(owner)
    case .closure, .library, .variable: paths.contains(part.location.path)
    }
  }
}
