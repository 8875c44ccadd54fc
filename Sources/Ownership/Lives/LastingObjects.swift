import Facts
import Platform

/// The types all of whose objects live as long as the program: the application reaches each of them through members that are never emptied.
///
/// The least fixed point, starting from the application and from global variables: what a lasting object makes once and stores permanently also lasts.
struct LastingObjects {
  private(set) var types: Set<Types.TypeID>
  /// The functions that run once in the life of the program: they initialise a lasting object, or only such functions call them.
  private(set) var once: CalledOnlyBy
  /// Whether a member also counts if each run of a method puts a new object in it.
  var mayReplace = false
  /// Whether one object of a type that stays is enough, whatever becomes of the others.
  var takesAny = false
  /// Whether an object that is made once counts, wherever it goes.
  var takesOnce = false
  /// Whether the root screen of a window is replaced.
  var isFirstScreenReplaced: Bool
  private let facts: LifeFacts
  private let program: Program
  /// For each type, how many functions that use up its objects are not known to run once.
  private var usersLeft: [Types.TypeID: Int]
  /// For each type, how many of its first makings were found to last at the last check.
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

  /// Adds a type that is assumed to last.
  mutating func add(_ type: Types.TypeID) {
    if types.insert(type).inserted { _ = addOnce(ofLasting: type) }
  }

  /// Adds everything that follows. After a change of the settings it continues from what is known.
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
      // Only types that depend on a new one are checked again: in a long chain, each leads to the next.
      waiting = next.filter { program.types.isOwn($0) && !types.contains($0) }.sorted()
    }
  }

  /// Whether all objects of a type, and of its subclasses, stay where they are put.
  private mutating func areLasting(_ type: Types.TypeID) -> Bool {
    let all = facts.makings[type] ?? []
    if takesOnce, areMadeOnce(type) { return true }
    let new = all.filter(\.making.isNew)
    if takesAny, new.contains(where: { function, making in !making.isLost && making.places.contains { isOfFirst($0, function) && isLasting($0, function) } }) { return true }
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
    // An object that a library returns may be the one that an interface file describes.
    if new.isEmpty, isAny { return true }
    // Makings that lasted at the last check still last.
    let counted = new.isEmpty ? all : new
    var known = lastingBefore[type] ?? 0
    if known > 0 { isAny = true }
    for (number, (function, making)) in counted.enumerated().dropFirst(known) {
      if making.isLost {
        // Decided by the members that hold it.
      } else if making.places.contains(where: { isLasting($0, function) }) || once.contains(function) && making.placesOfKeepers.contains(where: { isLasting($0, function) })
        || isMadeOnce(type, making, in: function)
      {
        isAny = true
        if known == number { known += 1 }
      } else if making.places.contains(where: { facts.isOfItsKind($0, type) }) {
        // It lasts as long as the first object of its chain, like all others.
      } else if !making.isPassedOn || !facts.calls.isCalled(function) && !facts.calls.isCalledByTests(function) {
        lastingBefore[type] = known
        return false
      }
    }
    if isAny { return true }
    // A type that no code makes by its name may be made through a superclass.
    if all.isEmpty, program.types.line(of: type).contains(where: { $0 != type && types.contains($0) && !program.types.isProtocol($0) && facts.makings[$0] != nil }) { return true }
    // No place of these objects is seen, so a lasting member that owns one decides. If no code makes one, a member of the application that refers to one is enough.
    return program.types.line(of: type).filter(program.types.isOwn).flatMap { program.types.holders(of: $0) }.contains { holder in
      guard holder.owner != type, types.contains(holder.owner), !facts.isCleared(facts.analysis.slots.id(.member(holder.member)), holder.owner) else { return false }
      return holder.isOwning || all.isEmpty && !holder.isMany && program.types.isOfTheApplication(holder.owner)
    }
  }

  /// Whether the object of a place is told from later ones: that of a global variable, or of an object that runs the function once.
  private func isOfFirst(_ place: Making.Place, _ function: Program.FunctionID) -> Bool { !place.isOfCallee && (place.owner == nil || once.contains(function)) }

  /// Whether only functions that run once make objects of a type.
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

  /// Whether a program makes no more than one such object there and does not pass it on: `main` has it as long as the program runs.
  private func isMadeOnce(_ type: Types.TypeID, _ making: Making, in function: Program.FunctionID) -> Bool {
    guard making.isNew, making.isLeftAlone || making.places.allSatisfy({ facts.isOfItself($0, type) || facts.isOfLibrarysNew($0) }), facts.reachability.isMadeByPrograms(type), !facts.isShown(type)
    else { return false }
    return !making.isPassedOn && once.contains(function)
  }

  /// Whether a function makes objects of a type and puts all of them where they stay, regardless of other functions.
  func areLasting(_ type: Types.TypeID, madeBy function: Program.FunctionID) -> Bool {
    var known: [Types.TypeID: Bool] = [:]
    return areLasting(type, in: function, &known)
  }

  /// Whether all objects that one initialiser of a type makes stay where they are put. False if another initialiser calls it, or an interface file describes such objects.
  func areLasting(_ type: Types.TypeID, initializedBy initializer: Program.FunctionID) -> Bool {
    guard facts.interfaces[type] == nil, !facts.analysis.callers[initializer].contains(where: { program.functions[$0].kind == .initializer }) else { return false }
    let made = (facts.makings[type] ?? []).filter { $0.making.isNew && ($0.making.type != type || ($0.making.initializer ?? initializer) == initializer) }
    return !made.isEmpty
      && made.allSatisfy { function, making in
        !making.isLost && (making.places.contains { isLasting($0, function) } || isMadeOnce(type, making, in: function))
      }
  }

  private func isLasting(_ place: Making.Place, _ function: Program.FunctionID) -> Bool {
    var known: [Types.TypeID: Bool] = [:]
    return isLasting(place, function, &known)
  }

  /// The same within one query. Types whose answer is still pending don't count as lasting. Each type is asked once.
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
        || facts.fillsWhatIsMissing(place.slot, function)
    }
    guard types.contains(owner) || place.isOfNew && areLasting(owner, in: function, &known), !facts.isCleared(place.slot, owner) else { return false }
    if place.isOfNew || place.isOfCallee || place.way == .element { return true }
    if place.way == .direct && mayReplace || once.contains(function) { return true }
    // A window in a member can be given new screens without a new window.
    return facts.fillsWhatIsMissing(place.slot, function, isStored: place.way == .indirect)
  }

  // MARK: What runs once

  /// Adds the functions that run once for each object of a lasting type, initialisers included.
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

  /// Adds functions that run once, and returns all that therefore run once.
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
  /// Whether it is the entry point of the program.
  fileprivate var isMain: Bool { (name == "main" || name == "main()") && (owner == nil || traits.contains(.isStatic)) }
}
