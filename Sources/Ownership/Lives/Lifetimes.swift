import Facts

/// How long the objects of each type live: as long as the program, as long as something else, or unknown. A loop of lasting objects is no leak.
struct Lifetimes {
  /// The types all of whose objects live as long as the program.
  var lasting: Set<Types.TypeID> { sure.types }
  /// Those, and the types that a lasting object makes and keeps, maybe a new one each time.
  let perhapsLasting: Set<Types.TypeID>
  /// The types of which some objects live as long as the program.
  let partlyLasting: Set<Types.TypeID>
  /// The types of which an object may be one that lasts: where no object is seen to go and some are seen to stay, those are mostly meant.
  var mayLast: Set<Types.TypeID> { perhapsLasting.union(partlyLasting.filter { !isPassing($0) }) }
  /// The types whose objects are made only once, by functions that run once, and that nothing releases.
  let made: Set<Types.TypeID>
  /// Whether the project builds an application.
  var isOfAnApplication: Bool { facts.isOfAnApplication }
  private let facts: LifeFacts
  private let sure: LastingObjects
  private let passing: PassingObjects
  private let keepers: Keepers

  init(_ analysis: Analysis, _ reachability: Reachability, _ interfaces: [InterfaceObject] = []) {
    let facts = LifeFacts(analysis, reachability, interfaces)
    var sure = LastingObjects(facts)
    sure.grow()
    var perhaps = sure
    perhaps.mayReplace = true
    perhaps.grow()
    var partly = sure
    partly.takesAny = true
    partly.grow()
    partlyLasting = partly.types
    var staying = sure
    staying.takesOnce = true
    // The first screen of a window does not replace another one.
    staying.isFirstScreenReplaced = facts.replacingFirstScreen.contains { !sure.once.contains($0.function) }
    staying.grow()
    passing = PassingObjects(facts, besides: sure.types, once: staying.once, isFirstScreenReplaced: staying.isFirstScreenReplaced)
    perhapsLasting = perhaps.types.union(Self.behindMainScreen(facts, sure))
    made = staying.types.subtracting(passing.types).filter(facts.isOfAProgram)
    keepers = Keepers(facts)
    self.facts = facts
    self.sure = sure
  }

  /// The screen that only another of its own class replaces, and everything that it owns from its initialisation on.
  private static func behindMainScreen(_ facts: LifeFacts, _ sure: LastingObjects) -> Set<Types.TypeID> {
    guard let screen = facts.mainScreen(once: sure.once) else { return [] }
    var lasting = sure
    lasting.add(screen)
    lasting.grow()
    return lasting.types
  }

  /// Whether the objects of a loop live as long as the program, or at most one such loop is ever made.
  func isLasting(_ loop: FoundLoop) -> Bool {
    loop.isKeptForGood || loop.holders.contains { isForGood($0.slot, of: $0.owner, storedBy: loop.function) } || isMadeOnce(loop)
      || isOfLastingInitializer(loop) || isOfMainWindow(loop)
      || loop.parts.contains { lasting.contains($0.source) || isStaying($0.source) }
  }

  /// Whether an object that a function stores in a member stays there as long as the program runs.
  private func isForGood(_ slot: SlotID, of owner: Types.TypeID, storedBy function: Program.FunctionID) -> Bool {
    guard lasting.contains(owner), !facts.isCleared(slot, owner) else { return false }
    return sure.once.contains(function) || facts.fillsWhatIsMissing(slot, function)
  }

  /// Whether a program closes a loop only once, so that there is at most one. Objects on screen should still go with the screen, unless the screen stays.
  private func isMadeOnce(_ loop: FoundLoop) -> Bool {
    guard isOfAnApplication || facts.reachability.isOfPrograms(loop.function), sure.once.contains(loop.function) else { return false }
    return loop.parts.allSatisfy { !facts.isShown($0.source) || sure.areLasting($0.source, madeBy: loop.function) }
  }

  /// Whether a loop goes through the root screen of a window that the owner was given. The screen stays as long as the program runs, or another one replaces it and so ends the loop.
  private func isOfMainWindow(_ loop: FoundLoop) -> Bool {
    loop.parts.contains { part in
      part.isRootOfWindow && !facts.makesWindow(part.source) && facts.replacingFirstScreen.contains { facts.program.owners[facts.program.outermost(of: $0.function)] == part.source }
    }
  }

  /// Whether an initialiser closes a loop, and all objects that it makes live as long as the program. Those of other initialisers are not in such a loop.
  private func isOfLastingInitializer(_ loop: FoundLoop) -> Bool {
    let initializer = facts.program.outermost(of: loop.function)
    guard facts.program.functions[initializer].kind == .initializer, let type = facts.program.owners[initializer], loop.parts.contains(where: { $0.source == type }) else { return false }
    return sure.areLasting(type, initializedBy: initializer)
  }

  /// Whether a program makes objects of a type once and is not seen to release them. What such an object keeps stays alive anyway.
  private func isStaying(_ type: Types.TypeID) -> Bool { made.contains(type) }

  /// Whether objects of a type are seen to come and go while the program runs. In a library this is assumed: its users make the objects.
  func isPassing(_ type: Types.TypeID) -> Bool { passing.contains(type) }

  /// Whether objects of a loop are seen to come and go. An object that another one of the loop makes at its initialisation goes with that one only.
  func isPassing(_ loop: FoundLoop) -> Bool {
    let sources = Set(loop.parts.map(\.source))
    let passing = sources.filter(isPassing)
    let others = sources.subtracting(passing)
    return passing.contains { type in !others.contains { facts.hasFromBeginning($0, type) } }
  }

  /// Whether code of one type makes objects of another. O(functions that make these).
  func makes(_ maker: Types.TypeID, _ type: Types.TypeID) -> Bool { facts.makes(maker, type) }

  /// See `Keepers.others`. An empty inner list stands for an object that only the loop keeps.
  func otherKeepers(of part: FoundLoop.Part, in loop: FoundLoop) -> [[Keepers.Member]] {
    let others = keepers.others(of: part.target, besides: part.slot, of: part.source)
    return others.isEmpty && keepers.areLeft(part.captured ?? part.target, to: loop.parts.map(\.source)) ? [[]] : others
  }

  /// See `Keepers.isOnlyKeeper`.
  func isOnlyKeeperOfOthers(_ part: FoundLoop.Part) -> Bool { keepers.isOnlyKeeper(part.slot, of: part.source, besides: part.target) }

  /// Whether no object of a class that appears on screen is ever made. See `LifeFacts.isNeverMade`.
  func isNeverMade(_ type: Types.TypeID) -> Bool { facts.isNeverMade(type, besides: lasting) }
}
