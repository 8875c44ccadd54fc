import Facts
import Platform

/// Which types have such objects only that live as long as the program: the application reaches each of them over members that nobody empties.
///
/// The least fixed point from the application and from global variables: what one such object makes, once, and puts where it stays, is another.
struct LastingObjects {
  private(set) var types: Set<Types.TypeID>
  /// The functions that run once in the life of the program: they initialise an object that lasts, or only such functions call them.
  private(set) var once: CalledOnlyBy
  /// Whether a member counts that is given another object each time that a method runs.
  var mayReplace = false
  /// Whether what is made once counts, wherever it goes.
  var takesOnce = false
  /// Whether the first screen of a window gives way to another.
  var isFirstScreenReplaced: Bool
  private let facts: LifeFacts
  private let program: Program
  /// How many of the functions that use up objects of a type are not known to run once.
  private var usersLeft: [Types.TypeID: Int]
  /// How many of the first makings of a type were found to last, each by itself, when it was asked last.
  private var lastingBefore: [Types.TypeID: Int] = [:]

  init(_ facts: LifeFacts) {
    self.facts = facts
    let program = facts.program
    self.program = program
    types = facts.roots
    usersLeft = facts.users
    isFirstScreenReplaced = !facts.replacingFirstScreen.isEmpty
    once = CalledOnlyBy(facts.calls, facts.mayRunOnce)
    _ = addOnce(program.functions.indices.filter { program.functions[$0].isMain })
    for type in types.sorted() { _ = addOnce(ofLasting: type) }
  }

  /// Takes a type for one that lasts.
  mutating func add(_ type: Types.TypeID) {
    if types.insert(type).inserted { _ = addOnce(ofLasting: type) }
  }

  /// Finds all that follows. Asked again after more counts, it goes on from what is known.
  mutating func grow() {
    var waiting = program.types.ids.indices.filter { program.types.isOwn($0) && !types.contains($0) }
    while !waiting.isEmpty {
      var next: Set<Types.TypeID> = []
      for type in waiting where !types.contains(type) && areLasting(type) {
        types.insert(type)
        next.formUnion(facts.restingOn[type] ?? [])
        for held in facts.heldBy[type] ?? [] { next.formUnion(facts.belowHeld[held] ?? []) }
        for function in addOnce(ofLasting: type) { next.formUnion(facts.madeBy[function] ?? []) }
      }
      // Only what rests on a type that was found is looked at again: in a long chain one finds the next.
      waiting = next.filter { program.types.isOwn($0) && !types.contains($0) }.sorted()
    }
  }

  /// Whether all objects of a type, and of those that descend from it, stay where they are put.
  private mutating func areLasting(_ type: Types.TypeID) -> Bool {
    let all = facts.makings[type] ?? []
    if takesOnce, areMadeOnce(type) { return true }
    let new = all.filter(\.making.isNew)
    var isAny = false
    for life in facts.interfaces[type] ?? [] {
      switch life {
      case .eachTime: return false
      case .presented(let presentation): if !mayReplace || isFirstScreenReplaced || facts.isTakenAway(type, presentation) { return false }
      case .atLaunch: if isFirstScreenReplaced, !mayReplace { return false }
      case .with(let maker): guard maker == type || types.contains(maker) else { return false }
      }
      isAny = true
    }
    // What a library hands out may be what an interface file describes.
    if new.isEmpty, isAny { return true }
    // Those that were looked at before still last.
    let counted = new.isEmpty ? all : new
    var known = lastingBefore[type] ?? 0
    if known > 0 { isAny = true }
    for (number, (function, making)) in counted.enumerated().dropFirst(known) {
      if making.isLost {
        // Its members tell.
      } else if making.places.contains(where: { isLasting($0, function) }) || once.contains(function) && making.placesOfKeepers.contains(where: { isLasting($0, function) })
        || isMadeOnce(type, making, in: function)
      {
        isAny = true
        if known == number { known += 1 }
      } else if making.places.contains(where: { facts.isOfItsKind($0, type) }) {
        // With the first of them all others last.
      } else if !making.isPassedOn || !facts.calls.isCalled(function) && !facts.calls.isCalledByTests(function) {
        lastingBefore[type] = known
        return false
      }
    }
    if isAny { return true }
    // What nobody makes by its name may be what is made by that of a class above.
    if all.isEmpty, program.types.line(of: type).contains(where: { $0 != type && types.contains($0) && !program.types.isProtocol($0) && facts.makings[$0] != nil }) { return true }
    // Where they go is not seen: who has one, for good, has them. Of what no code makes the application knows the one there is.
    return program.types.line(of: type).filter(program.types.isOwn).flatMap { program.types.holders(of: $0) }.contains { holder in
      guard holder.owner != type, types.contains(holder.owner), !facts.isCleared(facts.analysis.slots.id(.member(holder.member)), holder.owner) else { return false }
      return holder.isOwning || all.isEmpty && !holder.isMany && program.types.isOfTheApplication(holder.owner)
    }
  }

  /// Whether only what runs once makes objects of a type.
  private func areMadeOnce(_ type: Types.TypeID) -> Bool {
    if isFirstScreenReplaced, facts.isShown(type) { return false }
    if let views = facts.shownValues.makings[type] { return views.allSatisfy { !$0.isPresented && once.contains($0.function) } }
    let (all, lives) = (facts.makings[type] ?? [], facts.interfaces[type] ?? [])
    return !(all.isEmpty && lives.isEmpty) && all.allSatisfy { once.contains($0.function) || $0.making.isStandIn && $0.making.isLeftAlone }
      && lives.allSatisfy { life in
        switch life {
        case .eachTime, .presented: false
        case .atLaunch: true
        case .with(let maker): types.contains(maker)
        }
      }
  }

  /// Whether a program makes no more than one such object there and gives it to nobody, but for the time that the function runs: `main` has it as long as the program runs.
  private func isMadeOnce(_ type: Types.TypeID, _ making: Making, in function: Program.FunctionID) -> Bool {
    guard making.isNew, making.isLeftAlone || making.places.allSatisfy({ facts.isOfItself($0, type) || facts.isOfLibrarysNew($0) }), facts.reachability.isMadeByPrograms(type), !facts.isShown(type)
    else { return false }
    return !making.isPassedOn && once.contains(function)
  }

  /// Whether a function makes objects of a type and puts all of them where they stay, whatever others make.
  func areLasting(_ type: Types.TypeID, madeBy function: Program.FunctionID) -> Bool {
    var known: [Types.TypeID: Bool] = [:]
    return areLasting(type, in: function, &known)
  }

  private func isLasting(_ place: Making.Place, _ function: Program.FunctionID) -> Bool {
    var known: [Types.TypeID: Bool] = [:]
    return isLasting(place, function, &known)
  }

  /// Whether all objects of a type last that one function makes, whatever others make. What is being asked already counts for nothing; each type is asked once.
  private func areLasting(_ type: Types.TypeID, in function: Program.FunctionID, _ known: inout [Types.TypeID: Bool]) -> Bool {
    if let answer = known[type] { return answer }
    known[type] = false
    let all = facts.makings(of: type, in: function)
    let answer = !all.isEmpty && all.allSatisfy { making in making.places.contains { isLasting($0, function, &known) } }
    known[type] = answer
    return answer
  }

  private func isLasting(_ place: Making.Place, _ function: Program.FunctionID, _ known: inout [Types.TypeID: Bool]) -> Bool {
    let own = program.functions[function]
    guard let owner = place.owner else {
      if facts.isEmptied(place.slot) { return false }
      return place.isOfCallee || own.kind == .initialValue || own.kind == .closure || own.owner == nil || own.traits.contains(.isStatic) || once.contains(function)
    }
    guard types.contains(owner) || place.isOfNew && areLasting(owner, in: function, &known), !facts.isCleared(place.slot, owner) else { return false }
    if place.isOfNew || place.isOfCallee || place.way == .element { return true }
    if place.way == .direct && mayReplace || once.contains(function) { return true }
    // A window that a member has is given other screens without a new window.
    return facts.fillsWhatIsMissing(place.slot, function, isStored: place.way == .indirect)
  }

  // MARK: What runs once

  /// A type lasts: what initialises its objects, and what is called once for each, runs once.
  private mutating func addOnce(ofLasting type: Types.TypeID) -> [Program.FunctionID] {
    addOnce(
      (facts.functionsOfTypes[type] ?? []).filter { number in
        let function = program.functions[number]
        switch function.kind {
        case .initializer, .initialValue: return true
        case .getter where function.name == "body": return true
        default: return Platform.isCalledOnce(function.name)
        }
      })
  }

  /// All that run once with them.
  private mutating func addOnce(_ functions: [Program.FunctionID]) -> [Program.FunctionID] {
    var added: [Program.FunctionID] = []
    let (usedUpBy, functionsOfTypes, program) = (facts.usedUpBy, facts.functionsOfTypes, program)
    var usersLeft = usersLeft
    once.add(functions) { function in
      added.append(function)
      return (usedUpBy[function] ?? []).flatMap { type -> [Program.FunctionID] in
        usersLeft[type]! -= 1
        return usersLeft[type] == 0 ? (functionsOfTypes[type] ?? []).filter { !program.functions[$0].traits.contains(.isStatic) } : []
      }
    }
    self.usersLeft = usersLeft
    return added
  }
}

extension Code.Function {
  /// Whether the program starts with it.
  fileprivate var isMain: Bool { (name == "main" || name == "main()") && (owner == nil || traits.contains(.isStatic)) }
}
