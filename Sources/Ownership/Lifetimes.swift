import Facts
import Platform

/// Which types have such objects only that live as long as the program: the application reaches each of them over members that nobody empties.
///
/// A loop of such objects is no leak. The least fixed point from the application and from global variables: what one such object makes, once, and puts
/// where it stays, is another.
struct Lifetimes {
  /// Those, and what such an object makes and has, perhaps anew each time.
  private(set) var perhapsLasting: Set<Types.TypeID> = []
  /// Those whose objects are seen to come and go.
  private var passing: Set<Types.TypeID> = []
  /// Those whose objects are made once, by what is made once, and of which nobody lets go.
  private(set) var made: Set<Types.TypeID> = []
  /// Where views come to be that are values.
  private let shownValues: ShownValues
  private let analysis: Analysis
  private let program: Program
  private let reachability: Reachability
  private let isForTests: [Bool]
  /// Where objects of each type come to be.
  private var makings: [Types.TypeID: [(function: Program.FunctionID, making: Making)]] = [:]
  private var cleared: [SlotID: [Types.TypeID]] = [:]
  private var emptiedVariables: Set<SlotID> = []
  private(set) var lasting: Set<Types.TypeID> = []
  /// Whether an application is among what the project builds.
  private(set) var isOfAnApplication = false
  /// Whether a member counts that is given another object each time that a method runs.
  private var mayReplace = false
  /// Whether what is made once counts, wherever it goes.
  private var takesOnce = false

  private let calls: CallGraph
  /// The functions that only the end of an object, or of the program, runs.
  private var atTheEnd: CalledOnlyBy
  /// The functions that run once in the life of the program: they initialise an object that lasts, or only such functions call them.
  private var once: CalledOnlyBy
  private let functionsOfTypes: [Types.TypeID: [Program.FunctionID]]
  /// The types whose objects are used up by functions that run once, by those that make them; and how many of these are not known to run once.
  private var usedUpBy: [Program.FunctionID: [Types.TypeID]] = [:]
  private var usersLeft: [Types.TypeID: Int] = [:]

  /// The types that rest on each: what keeps them, or makes them as an interface file says.
  private var restingOn: [Types.TypeID: [Types.TypeID]] = [:]
  private var madeBy: [Program.FunctionID: [Types.TypeID]] = [:]
  /// The other types whose objects keep one of each type in a loop that was found.
  private var keptInLoops: [Types.TypeID: Set<Types.TypeID>] = [:]
  /// What the members of each type hold, and what descends from that.
  private var heldBy: [Types.TypeID: [Types.TypeID]] = [:]
  private var belowHeld: [Types.TypeID: [Types.TypeID]] = [:]
  /// How many of the first makings of a type were found to last, each by itself, when it was asked last.
  private var lastingBefore: [Types.TypeID: Int] = [:]

  /// The objects of interface files, by type.
  private var interfaces: [Types.TypeID: Set<InterfaceLife>] = [:]
  /// The functions that give a window another first screen.
  private var replacingFirstScreen: [Program.FunctionID] = []

  private enum InterfaceLife: Hashable {
    case atLaunch, eachTime
    case with(Types.TypeID)
  }

  init(_ analysis: Analysis, _ reachability: Reachability, _ interfaces: [InterfaceObject] = []) {
    self.analysis = analysis
    self.reachability = reachability
    let program = analysis.program
    self.program = program
    let isForTests = Self.findTests(program)
    self.isForTests = isForTests
    shownValues = ShownValues(analysis) { !isForTests[$0] && reachability.mayRun($0) }
    calls = CallGraph(analysis, isForTests: isForTests)
    functionsOfTypes = Dictionary(grouping: program.functions.indices.filter { program.owners[$0] != nil }) { program.owners[$0]! }
    atTheEnd = CalledOnlyBy(calls) { function in
      switch program.functions[function].kind {
      case .method, .function, .closure: !program.isCalledFromOutside(program.functions[function])
      default: false
      }
    }
    // What is shown for a while is made again, with all that it has from the beginning.
    let presented = Set(shownValues.makings.filter { $0.value.contains(where: \.isPresented) }.keys)
    let again = functionsOfTypes.filter { presented.contains($0.key) }.values.joined().filter { program.functions[$0].kind == .initializer || program.functions[$0].kind == .initialValue }
    let kept = Self.findKeptClosures(program).union(shownValues.presented).union(again)
    once = CalledOnlyBy(calls) { !kept.contains($0) && !program.isCalledFromOutside(program.functions[$0]) }
    atTheEnd.add(program.functions.indices.filter { program.functions[$0].kind == .deinitializer || Platform.isCalledAtTheEnd(program.functions[$0].name) })
    add(interfaces)
    replacingFirstScreen = findReplacing()
    for clearing in analysis.clearings where !clearing.isLeftThere {
      let function = program.functions[clearing.function]
      if function.kind == .initializer || function.kind == .initialValue || !reachability.mayRun(clearing.function) || program.isOfTests(path: function.path) { continue }
      if !atTheEnd.contains(clearing.function) { cleared[clearing.slot, default: []].append(clearing.owner) }
    }
    emptiedVariables = findEmptiedVariables()
    for (function, list) in analysis.makings.sorted(by: { $0.key < $1.key }) {
      if isForTests[function] || !reachability.mayRun(function) || atTheEnd.contains(function) { continue }
      for making in list { for type in program.types.line(of: making.type) { makings[type, default: []].append((function, making)) } }
    }
    joinVariants()
    lasting = Set(program.types.ids.indices.filter(isOfTheApplication))
    isOfAnApplication = !lasting.isEmpty
    lasting.formUnion(firstScreens())
    leaveOutWhatNeverRuns()
    findUsedUp()
    findWhatRests()
    _ = addOnce(program.functions.indices.filter { program.functions[$0].isMain })
    for type in lasting.sorted() { _ = addOnce(ofLasting: type) }
    grow()
    let sure = (lasting: lasting, once: once, usersLeft: usersLeft, before: lastingBefore)
    mayReplace = true
    grow()
    perhapsLasting = lasting
    (lasting, once, usersLeft, lastingBefore) = sure
    (mayReplace, takesOnce) = (false, true)
    // What a window shows at first is no replacement.
    replacingFirstScreen.removeAll(where: sure.once.contains)
    grow()
    let made = (lasting: lasting, once: once)
    (lasting, once) = (sure.lasting, sure.once)
    findPassing(made.once)
    self.made = made.lasting.subtracting(passing).filter(isOfAProgram)
  }

  /// Whether what a function stores in a member stays there as long as the program runs.
  func isForGood(_ slot: SlotID, of owner: Types.TypeID, storedBy function: Program.FunctionID) -> Bool {
    guard lasting.contains(owner), !isCleared(slot, owner) else { return false }
    return once.contains(function) || reads(slot, program.functions[function])
  }

  /// Whether an application closes a loop once only, so that no more than one of it is ever there. What a screen shows ought to go with the screen all the same.
  func isMadeOnce(_ loop: FoundLoop) -> Bool {
    guard isOfAnApplication || reachability.isOfPrograms(loop.function), !loop.parts.contains(where: { isShown($0.source) }) else { return false }
    return once.contains(loop.function)
  }

  /// Whether a program makes objects of a type once and nothing is seen to let go of them: what such an object keeps is kept, whoever keeps it as well.
  func isStaying(_ type: Types.TypeID) -> Bool { made.contains(type) }

  /// Whether objects of a type are seen to come and go while the program runs. In a library that is taken for so: those who use it make its objects.
  func isPassing(_ type: Types.TypeID) -> Bool { !isOfAProgram(type) || passing.contains(type) }

  /// Whether only programs that are known make objects of a type. Where nothing tells what is built, that is taken for so beside an application.
  private func isOfAProgram(_ type: Types.TypeID) -> Bool { program.types.isOwn(type) && (isOfAnApplication || reachability.isMadeByPrograms(type)) }

  /// Whether no object of a class that a screen shows comes to be: nothing makes one, describes one, or speaks of the class at all. In a library others may.
  /// Where it is known what the application compiles, its entries tell more.
  func isNeverMade(_ type: Types.TypeID) -> Bool {
    guard isOfAnApplication, !reachability.isKnown, program.types.isOwn(type), !program.types.isValue(type), !program.types.isProtocol(type), !lasting.contains(type),
      isShown(type)
    else { return false }
    return program.types.family(of: type).allSatisfy { makings[$0] == nil && interfaces[$0] == nil && !program.types.isNamed($0) }
  }

  /// Who makes one of several types of the same name in a module may make any of them: each is for another platform.
  private mutating func joinVariants() {
    let variants = Dictionary(grouping: program.types.ids.indices.filter { program.types.isOwn($0) && program.types.ids[$0].text.contains("@") }) { program.types.ids[$0].text.prefix { $0 != "@" } }
    for types in variants.values where types.count > 1 {
      let all = types.sorted().flatMap { makings[$0] ?? [] }
      if !all.isEmpty { for type in types { makings[type] = all } }
    }
  }

  /// What a class of which there is no object would make is not made.
  private mutating func leaveOutWhatNeverRuns() {
    var count = -1
    while count != makings.count {
      count = makings.count
      for (type, list) in makings {
        let left = list.filter { entry in program.types.type(program.functions[entry.function].owner).map { !isNeverMade($0) } ?? true }
        if left.count < list.count { makings[type] = left.isEmpty ? nil : left }
      }
    }
  }

  /// The least fixed point from what is made and kept by nobody, shown on screens, or taken out again: what such an object makes or has goes with it.
  private mutating func findPassing(_ once: CalledOnlyBy) {
    let candidates = program.types.ids.indices.filter { isOfAProgram($0) && !lasting.contains($0) }
    var waiting = candidates
    while !waiting.isEmpty {
      let found = waiting.filter { !passing.contains($0) && isSeenToGo($0, once) }
      passing.formUnion(found)
      let isCandidate = isOfAProgram
      waiting = Set(found.flatMap { restingOn[$0] ?? [] }).filter { isCandidate($0) && !lasting.contains($0) && !passing.contains($0) }.sorted()
    }
  }

  private func isSeenToGo(_ type: Types.TypeID, _ once: CalledOnlyBy) -> Bool {
    let all = makings[type] ?? []
    for life in interfaces[type] ?? [] {
      switch life {
      case .eachTime: return true
      case .with(let maker): if isPassing(maker) { return true }
      case .atLaunch: if !replacingFirstScreen.isEmpty { return true }
      }
    }
    // A screen goes when another is shown. What is made once may stay.
    if isShown(type) {
      if program.types.isValue(type) { return shownValues.makings[type]?.contains { $0.isPresented || !once.contains($0.function) } ?? true }
      return all.contains { !once.contains($0.function) && !($0.making.isStandIn && $0.making.isLeftAlone) }
    }
    return all.contains { function, making in
      if making.isLeftAlone || making.places.allSatisfy({ isOfItself($0, type) }) { return !making.isPassedOn && !making.isStandIn && !isKeptByUnknown(type) }
      // Who keeps it in a loop and is not the only one goes with it.
      let others = making.places.filter { place in !(place.owner.map { (keptInLoops[type] ?? []).contains($0) } ?? false) }
      return (others.isEmpty ? making.places : others).allSatisfy { place in
        guard let owner = place.owner else { return emptiedVariables.contains(place.slot) }
        return isPassing(owner) && !once.contains(function) || isCleared(place.slot, owner) || isOfItself(place, type)
      }
    }
  }

  /// Whether an object keeps one of a type in a loop of which nothing tells where it comes to be, nor that it goes.
  private func isKeptByUnknown(_ type: Types.TypeID) -> Bool { (keptInLoops[type] ?? []).contains { makings[$0] == nil && !passing.contains($0) } }

  private mutating func add(_ objects: [InterfaceObject]) {
    guard !objects.isEmpty else { return }
    let types = program.types
    let named = Dictionary(grouping: types.ids.indices.filter(types.isOwn)) { types.name($0) }
    for object in objects where !program.isOfTests(path: object.location.path) {
      var lives: [InterfaceLife] = []
      switch object.life {
      case .atLaunch: lives = [.atLaunch]
      case .eachTime: lives = [.eachTime]
      case .onDemand: lives = []
      case .with(let name): lives = (named[name] ?? []).map { .with($0) }
      }
      for type in named[object.className] ?? [] { for above in types.line(of: type) { interfaces[above, default: []].formUnion(lives) } }
    }
  }

  /// The functions that give a window which they don't make another first screen.
  private func findReplacing() -> [Program.FunctionID] {
    program.functions.indices.filter { number in
      let function = program.functions[number]
      guard !program.isOfTests(path: function.path), reachability.mayRun(number) else { return false }
      var isReplacing = false
      for statement in function.body {
        statement.forEachStore { _, place in
          if case .member(let window, let field) = place, field.name == "rootViewController", !function.makes(window) { isReplacing = true }
        }
      }
      return isReplacing
    }
  }

  private mutating func grow() {
    var waiting = program.types.ids.indices.filter { program.types.isOwn($0) && !lasting.contains($0) }
    while !waiting.isEmpty {
      var next: Set<Types.TypeID> = []
      for type in waiting where !lasting.contains(type) && areLasting(type) {
        lasting.insert(type)
        next.formUnion(restingOn[type] ?? [])
        for held in heldBy[type] ?? [] { next.formUnion(belowHeld[held] ?? []) }
        for function in addOnce(ofLasting: type) { next.formUnion(madeBy[function] ?? []) }
      }
      // Only what rests on a type that was found is looked at again: in a long chain one finds the next.
      waiting = next.filter { program.types.isOwn($0) && !lasting.contains($0) }.sorted()
    }
  }

  /// Which types may last, or come and go, because another one does or a function runs once.
  private mutating func findWhatRests() {
    let types = program.types
    for (type, all) in makings {
      var (owners, functions): (Set<Types.TypeID>, Set<Program.FunctionID>) = ([], [])
      for (function, making) in all {
        functions.insert(function)
        for place in making.places { if let owner = place.owner { owners.insert(owner) } }
      }
      for owner in owners { restingOn[owner, default: []].append(type) }
      for function in functions { madeBy[function, default: []].append(type) }
    }
    for (type, views) in shownValues.makings { for function in Set(views.map(\.function)) { madeBy[function, default: []].append(type) } }
    for (type, lives) in interfaces { for case .with(let maker) in lives { restingOn[maker, default: []].append(type) } }
    for loop in analysis.found {
      for part in loop.parts where !types.areOfOneLine(part.source, part.target) {
        if keptInLoops[part.target, default: []].insert(part.source).inserted { restingOn[part.source, default: []].append(part.target) }
      }
    }
    for type in types.ids.indices where types.isOwn(type) {
      for owner in Set(types.holders(of: type).map(\.owner)) { heldBy[owner, default: []].append(type) }
      for above in types.line(of: type) where types.isOwn(above) && !types.holders(of: above).isEmpty { belowHeld[above, default: []].append(type) }
    }
  }

  /// The values that an application has in its body: the first view of each window. They stay where they are.
  private func firstScreens() -> Set<Types.TypeID> {
    var found: Set<Types.TypeID> = []
    for (number, function) in program.functions.enumerated() {
      let around = program.functions[program.outermost(of: number)]
      guard around.kind == .getter, around.name == "body", let owner = program.types.type(around.owner), lasting.contains(owner) else { continue }
      for case .call(let call) in function.values where call.traits.contains(.isInitialization) {
        guard let type = program.types.type(call.result?.id), program.types.isOwn(type), program.types.isValue(type) else { continue }
        found.insert(type)
      }
    }
    return found
  }

  /// The variables that some function sets to nothing and does not fill as well, it or a closure of it: `static T *shared = nil;` is no more than a beginning.
  private func findEmptiedVariables() -> Set<SlotID> {
    var emptied: [EntityID: Set<SlotID>] = [:]
    var filled: [EntityID: Set<SlotID>] = [:]
    for (number, function) in program.functions.enumerated() where function.kind != .initialValue && !program.isOfTests(path: function.path) && !isRunByTestsAlone(number) {
      let outermost = function.outermost
      for statement in function.body {
        statement.forEachStore { value, place in
          guard case .variable(let id, let name) = place else { return }
          let slot = analysis.slots.id(.variable(id, name))
          if case .null = function.values[Int(value)] { emptied[outermost, default: []].insert(slot) } else { filled[outermost, default: []].insert(slot) }
        }
      }
    }
    return emptied.reduce(into: []) { $0.formUnion($1.value.subtracting(filled[$1.key] ?? [])) }
  }

  /// The closures that a member or variable has, or what a library keeps for longer than it takes to run them once.
  private static func findKeptClosures(_ program: Program) -> Set<Program.FunctionID> {
    var found: Set<Program.FunctionID> = []
    for function in program.functions {
      func keep(_ value: Code.ValueID) { if case .closure(let id, _) = function.values[Int(value)], let closure = program.function(id) { found.insert(closure) } }
      for statement in function.body {
        statement.forEachStore { value, place in
          if case .local = place { return }
          keep(value)
        }
      }
      for case .call(let call) in function.values {
        guard case .function(let name, _) = call.callee, Platform.summaries(ofCall: name).contains(where: \.keepsForLonger) else { continue }
        for argument in call.arguments { keep(argument.value) }
      }
    }
    return found
  }

  /// Of each function whether it is for tests or previews.
  private static func findTests(_ program: Program) -> [Bool] {
    func isForTests(_ function: Code.Function) -> Bool {
      if program.isOfTests(path: function.path) { return true }
      // A closure belongs to the function around it.
      if function.kind == .closure, let outer = program.function(function.outermost), program.functions[outer].kind != .closure { return isForTests(program.functions[outer]) }
      // `static var preview: Model`
      if function.traits.contains(.isStatic), function.name.hasPrefix("preview") { return true }
      guard let owner = program.types.type(function.owner) else { return false }
      return program.types.line(of: owner).contains { Platform.isForPreviews(program.types.name($0)) }
    }
    return program.functions.map(isForTests)
  }

  /// Whether all objects of a type, and of those that descend from it, stay where they are put.
  private mutating func areLasting(_ type: Types.TypeID) -> Bool {
    let all = makings[type] ?? []
    if takesOnce, areMadeOnce(type) { return true }
    let new = all.filter(\.making.isNew)
    var isAny = false
    for life in interfaces[type] ?? [] {
      switch life {
      case .eachTime: return false
      case .atLaunch: if !replacingFirstScreen.isEmpty, !mayReplace { return false }
      case .with(let maker): guard maker == type || lasting.contains(maker) else { return false }
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
      if making.places.contains(where: { isLasting($0, function) }) || isMadeOnce(type, making, in: function) {
        isAny = true
        if known == number { known += 1 }
      } else if making.places.contains(where: { isOfItsKind($0, type) }) {
        // With the first of them all others last.
      } else if !making.isPassedOn || !calls.isCalled(function) && !calls.isCalledByTests(function) {
        lastingBefore[type] = known
        return false
      }
    }
    if isAny { return true }
    // Where they go is not seen: who has one, for good, has them. Of what no code makes the application knows the one there is.
    return program.types.line(of: type).filter(program.types.isOwn).flatMap { program.types.holders(of: $0) }.contains { holder in
      guard holder.owner != type, lasting.contains(holder.owner), !isCleared(analysis.slots.id(.member(holder.member)), holder.owner) else { return false }
      return holder.isOwning || all.isEmpty && !holder.isMany && isOfTheApplication(holder.owner)
    }
  }

  /// Whether only what runs once makes objects of a type.
  private func areMadeOnce(_ type: Types.TypeID) -> Bool {
    if !replacingFirstScreen.isEmpty, isShown(type) { return false }
    if let views = shownValues.makings[type] { return views.allSatisfy { !$0.isPresented && once.contains($0.function) } }
    let (all, lives) = (makings[type] ?? [], interfaces[type] ?? [])
    return !(all.isEmpty && lives.isEmpty) && all.allSatisfy { once.contains($0.function) || $0.making.isStandIn && $0.making.isLeftAlone }
      && lives.allSatisfy { life in
        switch life {
        case .eachTime: false
        case .atLaunch: true
        case .with(let maker): lasting.contains(maker)
        }
      }
  }

  /// Whether a program makes no more than one such object there and gives it to nobody, but for the time that the function runs: `main` has it as long as the program runs.
  private func isMadeOnce(_ type: Types.TypeID, _ making: Making, in function: Program.FunctionID) -> Bool {
    guard making.isNew, making.isLeftAlone || making.places.allSatisfy({ isOfItself($0, type) || isOfLibrarysNew($0) }), reachability.isMadeByPrograms(type), !isShown(type) else { return false }
    return !making.isPassedOn && once.contains(function)
  }

  /// Whether a place is in another object of the same type, which does not let go of it.
  private func isOfItsKind(_ place: Making.Place, _ type: Types.TypeID) -> Bool {
    guard place.way == .element, !place.isOfNew, let owner = place.owner else { return false }
    return program.types.areOfOneLine(owner, type) && !isCleared(place.slot, owner)
  }

  /// Whether a place is in a new object of a class that is not the project's.
  private func isOfLibrarysNew(_ place: Making.Place) -> Bool { place.isOfNew && place.owner.map { !program.types.isOwn($0) } ?? false }

  /// Whether a place is in an object that keeps itself: nobody else has it there.
  private func isOfItself(_ place: Making.Place, _ type: Types.TypeID) -> Bool {
    place.isOfNew && place.owner.map { program.types.areOfOneLine($0, type) } ?? false
  }

  private func isOfTheApplication(_ type: Types.TypeID) -> Bool {
    program.types.isOwn(type) && program.types.line(of: type).contains { Platform.isOfTheApplication(program.types.name($0)) }
  }

  private func isShown(_ type: Types.TypeID) -> Bool { Platform.isShown(program.types.line(of: type).lazy.map { program.types.name($0) }) }

  private func isCleared(_ slot: SlotID, _ owner: Types.TypeID) -> Bool { (cleared[slot] ?? []).contains { program.types.areOfOneLine($0, owner) } }

  private func isLasting(_ place: Making.Place, _ function: Program.FunctionID) -> Bool {
    let own = program.functions[function]
    guard let owner = place.owner else {
      if emptiedVariables.contains(place.slot) { return false }
      return place.isOfCallee || own.kind == .initialValue || own.kind == .closure || own.owner == nil || own.traits.contains(.isStatic) || once.contains(function)
    }
    guard lasting.contains(owner), !isCleared(place.slot, owner) else { return false }
    if place.isOfNew || place.isOfCallee || place.way == .element { return true }
    if place.way == .direct && mayReplace || once.contains(function) { return true }
    // A window that a member has is given other screens without a new window.
    return reads(place.slot, own, isStored: place.way == .indirect)
  }

  /// Whether a function looks at a member before it stores to it: most functions that do make an object where there is none yet. A call to the old object is no such look,
  /// and neither is what follows the store. With `isStored` the function is to store to the member itself.
  private func reads(_ slot: SlotID, _ function: Code.Function, isStored: Bool = false) -> Bool {
    guard case .member(let name) = analysis.slots[slot] else { return false }
    func isMeant(_ field: Code.Field) -> Bool {
      field.name == name || program.types.canonicalName(field.name, of: program.types.type(field.owner ?? function.owner)) == name
    }
    var stored: Code.ValueID?
    for statement in function.body {
      statement.forEachStore { value, place in if case .member(_, let field) = place, isMeant(field) { stored = max(stored ?? value, value) } }
    }
    if isStored, stored == nil { return false }
    // A closure may have the store; then every look counts.
    let end = stored ?? Code.ValueID(function.values.count)
    var called: Set<Code.ValueID> = []
    for case .call(let call) in function.values { if let receiver = call.receiver { called.insert(receiver) } }
    return function.values.prefix(Int(end)).enumerated().contains { number, value in
      guard case .member(_, let field) = value, isMeant(field) else { return false }
      return !called.contains(Code.ValueID(number))
    }
  }

  // MARK: What runs once

  /// The types of which no object is kept: a parser that reads what the program has from then on. Where functions that run once make all of them, their methods run
  /// as often as these.
  private mutating func findUsedUp() {
    for (type, all) in makings where program.types.isOwn(type) && interfaces[type] == nil {
      guard all.allSatisfy({ $0.making.isNew && $0.making.places.isEmpty && !$0.making.isPassedOn }) else { continue }
      let makers = Set(all.map(\.function))
      usersLeft[type] = makers.count
      for maker in makers { usedUpBy[maker, default: []].append(type) }
    }
  }

  /// A type lasts: what initialises its objects, and what is called once for each, runs once.
  private mutating func addOnce(ofLasting type: Types.TypeID) -> [Program.FunctionID] {
    addOnce(
      (functionsOfTypes[type] ?? []).filter { number in
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
    let (usedUpBy, functionsOfTypes, program) = (usedUpBy, functionsOfTypes, program)
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

  /// Whether tests call a function and nobody else: `+resetSharedInstance`.
  private func isRunByTestsAlone(_ function: Program.FunctionID) -> Bool { !calls.isCalled(function) && calls.isCalledByTests(function) }
}

extension LibrarySummary {
  /// Whether it keeps something until that is taken from it.
  fileprivate var keepsForLonger: Bool {
    effects.contains { if case .keeps(let keeping) = $0 { keeping.until == .owner || keeping.until == .forever } else { false } }
  }
}

extension Code.Function {
  /// Whether the program starts with it.
  fileprivate var isMain: Bool { (name == "main" || name == "main()") && (owner == nil || traits.contains(.isStatic)) }

  /// Whether a value is an object that the function makes itself, or a local variable that is given no other.
  fileprivate func makes(_ value: Code.ValueID) -> Bool {
    var asked: Set<Code.LocalID> = []
    return makes(value, &asked) ?? false
  }

  /// Nil where nothing tells: a variable that is given itself, `x = (T *)x`.
  private func makes(_ value: Code.ValueID, _ asked: inout Set<Code.LocalID>) -> Bool? {
    switch values[Int(value)] {
    case .new: return true
    case .call(let call): return call.traits.contains(.isInitialization)
    case .cast(let value, _): return makes(value, &asked)
    case .local(let local):
      guard asked.insert(local).inserted else { return nil }
      var stored: [Code.ValueID] = []
      for statement in body { statement.forEachStore { value, place in if case .local(local) = place { stored.append(value) } } }
      let answers = stored.compactMap { value -> Bool? in if case .local = values[Int(value)] { false } else { makes(value, &asked) } }
      return answers.isEmpty ? nil : !answers.contains(false)
    default: return false
    }
  }

  /// The function that is written around a closure, and the closures around it; else itself.
  var outermost: EntityID { EntityID(String(id.text.prefix { $0 != "#" })) }
}
