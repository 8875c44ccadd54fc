import Facts
import Platform

/// What the code tells about the lives of objects, before any conclusions: where they are made, what releases them, and which lives depend on which.
struct LifeFacts {
  let analysis: Analysis
  let program: Program
  let reachability: Reachability
  let calls: CallGraph
  private let lookups: Lookups
  /// Where the views that are values (SwiftUI) are made.
  let shownValues: ShownValues
  let functionsOfTypes: [Types.TypeID: [Program.FunctionID]]
  /// Where objects of each type are made.
  private(set) var makings: [Types.TypeID: [(function: Program.FunctionID, making: Making)]] = [:]
  /// The objects that a function makes, by type and function.
  private var makingsHere: [Pair: [Making]] = [:]
  /// How the objects in interface files live, by type.
  private(set) var interfaces: [Types.TypeID: Set<InterfaceLife>] = [:]
  /// The application, and the root views of its windows.
  private(set) var roots: Set<Types.TypeID> = []
  /// Whether the project builds an application.
  let isOfAnApplication: Bool
  /// Whether a function runs once in the life of the program if all its callers do.
  let mayRunOnce: (Program.FunctionID) -> Bool
  /// The functions that replace a window's root screen, and the class of the new screen if it is known.
  private(set) var replacingFirstScreen: [(function: Program.FunctionID, screen: Types.TypeID?)] = []

  /// For each type, the types whose lives depend on it: it keeps their objects, or makes them according to an interface file.
  private(set) var restingOn: [Types.TypeID: [Types.TypeID]] = [:]
  private(set) var madeBy: [Program.FunctionID: [Types.TypeID]] = [:]
  /// For each type, the other types that keep its objects in a loop that was found.
  private(set) var keptInLoops: [Types.TypeID: Set<Types.TypeID>] = [:]
  /// For each type, the types that its members hold; and for each held type, the types that descend from it.
  private(set) var heldBy: [Types.TypeID: [Types.TypeID]] = [:]
  private(set) var belowHeld: [Types.TypeID: [Types.TypeID]] = [:]
  /// The types whose objects only live while a function runs, by the function that makes them; and the number of those functions for each type.
  private(set) var usedUpBy: [Program.FunctionID: [Types.TypeID]] = [:]
  private(set) var users: [Types.TypeID: Int] = [:]

  private var cleared: [SlotID: [Types.TypeID]] = [:]
  /// For each type, its functions that remove screens.
  private var takingAway: [Types.TypeID: Set<Program.FunctionID>] = [:]
  private var emptiedVariables: Set<SlotID> = []
  /// The types of presented screens that dismiss themselves.
  private var selfDismissing: Set<Types.TypeID> = []
  /// Whether other code dismisses presented screens: any of them may be meant.
  private var dismissesAny = false
  /// Whether the user can swipe presented screens down: since iOS 13, which brought scenes and SwiftUI.
  private let areSheetsSwiped: Bool

  enum InterfaceLife: Hashable {
    case atLaunch, eachTime
    case presented(InterfaceObject.Presentation)
    case with(Types.TypeID)
  }

  init(_ analysis: Analysis, _ reachability: Reachability, _ interfaces: [InterfaceObject]) {
    self.analysis = analysis
    self.reachability = reachability
    let program = analysis.program
    self.program = program
    let isForTests = Self.findTests(program)
    let shownValues = ShownValues(analysis) { !isForTests[$0] && reachability.mayRun($0) }
    self.shownValues = shownValues
    calls = CallGraph(analysis, isForTests: isForTests)
    lookups = Lookups(analysis, isForTests: isForTests)
    functionsOfTypes = Dictionary(grouping: program.functions.indices.filter { program.owners[$0] != nil }) { program.owners[$0]! }
    // The functions that only run when an object or the program ends.
    var atTheEnd = CalledOnlyBy(calls) { function in
      switch program.functions[function].kind {
      case .method, .function, .closure: !program.isCalledFromOutside(program.functions[function])
      default: false
      }
    }
    // What is shown temporarily is made again each time, together with everything that it makes at initialisation.
    let presented = Set(shownValues.makings.filter { $0.value.contains(where: \.isPresented) }.keys)
    let again = functionsOfTypes.filter { presented.contains($0.key) }.values.joined().filter { program.functions[$0].kind == .initializer || program.functions[$0].kind == .initialValue }
    let kept = Self.findKeptClosures(program).union(shownValues.presented).union(again)
    mayRunOnce = { !kept.contains($0) && !program.isCalledFromOutside(program.functions[$0]) }
    areSheetsSwiped = program.types.ids.indices.contains { !program.types.isOwn($0) && Platform.isOfScenes(program.types.name($0)) }
    roots = Set(program.types.ids.indices.filter { program.types.isOfTheApplication($0) })
    isOfAnApplication = !roots.isEmpty
    atTheEnd.add(program.functions.indices.filter { program.functions[$0].kind == .deinitializer || Platform.isCalledAtTheEnd(program.functions[$0].name) })
    add(interfaces)
    replacingFirstScreen = findReplacing()
    for clearing in analysis.clearings where !clearing.isLeftThere {
      let function = program.functions[clearing.function]
      if function.kind == .initializer || function.kind == .initialValue || !reachability.mayRun(clearing.function) || program.isOfTests(path: function.path) { continue }
      if !atTheEnd.contains(clearing.function) { cleared[clearing.slot, default: []].append(clearing.owner) }
    }
    emptiedVariables = findEmptiedVariables()
    for (number, function) in program.functions.enumerated() where reachability.mayRun(number) && function.takesScreensAway {
      let outermost = program.outermost(of: number)
      if let owner = program.owners[outermost] { takingAway[owner, default: []].insert(outermost) }
    }
    for (function, list) in analysis.makings.sorted(by: { $0.key < $1.key }) {
      if isForTests[function] || !reachability.mayRun(function) || atTheEnd.contains(function) { continue }
      for making in list { for type in program.types.line(of: making.type) { makings[type, default: []].append((function, making)) } }
      for making in list where making.isNew { makingsHere[Pair(Int32(making.type), Int32(function)), default: []].append(making) }
    }
    joinVariants()
    roots.formUnion(firstScreens())
    leaveOutWhatNeverRuns()
    findDismissals(isForTests)
    findUsedUp()
    findWhatRests()
  }

  // MARK: Questions

  /// Whether all code that makes objects of a type is known. If nothing tells what is built, this is assumed in a project with an application.
  func isOfAProgram(_ type: Types.TypeID) -> Bool { program.types.isOwn(type) && (isOfAnApplication || reachability.isMadeByPrograms(type)) }

  /// Whether objects of a type appear on screen: views, controllers, windows.
  func isShown(_ type: Types.TypeID) -> Bool { Platform.isShown(program.types.line(of: type).lazy.map { program.types.name($0) }) }

  /// Whether objects of a type are views, that is, parts of a screen.
  func isPartOfScreen(_ type: Types.TypeID) -> Bool { reachability.isPartOfScreen(type) }

  /// Whether some code empties a member while its owner lives on.
  func isCleared(_ slot: SlotID, _ owner: Types.TypeID) -> Bool { (cleared[slot] ?? []).contains { program.types.areOfOneLine($0, owner) } }

  /// Whether a screen may be the root of a navigation and so stay there: the owner of the navigation is not a screen, and neither the owner nor the screen removes
  /// screens. If one screen shows another above itself, there is a way back.
  func isFirstPerhaps(_ type: Types.TypeID, _ making: Making, in function: Program.FunctionID) -> Bool {
    let places = making.places.filter { !$0.isOfNew }
    return !places.isEmpty
      && places.allSatisfy { place in
        guard place.isStacked, let owner = place.owner, !isShown(owner), !isCleared(place.slot, owner) else { return false }
        return ([type] + program.types.line(of: owner)).allSatisfy { takesNoneAway($0, besides: function) }
      }
  }

  /// Whether screens of a type that are presented above another screen are dismissed: by a gesture of the user, or by code of the screen, of a screen that may be in it, or of its presenter.
  /// A screen that is only ever presented dismisses itself, and no other.
  func isTakenAway(_ type: Types.TypeID, _ presentation: InterfaceObject.Presentation) -> Bool {
    if presentation == .popover || presentation == .sheet && areSheetsSwiped { return true }
    return dismissesAny || selfDismissing.contains { program.types.areOfOneLine($0, type) }
  }

  /// Whether screens of a type are presented, and shown in no other way.
  private func isOnlyPresented(_ type: Types.TypeID) -> Bool {
    let (lives, all) = (interfaces[type] ?? [], makings[type] ?? [])
    return !(lives.isEmpty && all.isEmpty) && lives.allSatisfy { if case .presented = $0 { true } else { false } } && all.allSatisfy { isPresented($0.making) }
  }

  /// Whether code presents a new screen, maybe within a navigation controller.
  func isPresented(_ making: Making) -> Bool {
    let places = making.places.filter { !$0.isOfNew }
    return !places.isEmpty && places.allSatisfy { if case .role(let role) = analysis.slots[$0.slot] { Platform.isAbove(role: role) } else { false } }
  }

  /// Whether an object makes a screen at its initialisation and keeps it from then on: none of its other code removes screens or empties the member.
  func hasForGood(_ owner: Types.TypeID, _ place: Making.Place, madeBy function: Program.FunctionID) -> Bool {
    guard isOfBeginning(function), isOfAProgram(owner), !isCleared(place.slot, owner) else { return false }
    return !place.isStacked || program.types.line(of: owner).allSatisfy { takesNoneAway($0, besides: function) }
  }

  /// Whether a type removes no screens, except in one function and in the code that runs at its initialisation.
  private func takesNoneAway(_ type: Types.TypeID, besides function: Program.FunctionID) -> Bool {
    (takingAway[type] ?? []).allSatisfy { $0 == program.outermost(of: function) || isOfBeginning($0) }
  }

  /// Whether an object makes one of another type once, at or soon after its initialisation. O(functions that make the type).
  func hasFromBeginning(_ owner: Types.TypeID, _ type: Types.TypeID) -> Bool {
    makes(owner, type, where: isOfBeginning)
  }

  /// Whether some function of one type makes objects of another. O(functions that make the other type).
  func makes(_ owner: Types.TypeID, _ type: Types.TypeID, where isMeant: (Program.FunctionID) -> Bool = { _ in true }) -> Bool {
    (makings[type] ?? []).contains { entry in
      guard isMeant(entry.function), let maker = program.types.type(program.functions[program.outermost(of: entry.function)].owner) else { return false }
      return program.types.areOfOneLine(maker, owner)
    }
  }

  /// Whether a function runs once for each object of its type: an initialiser, or a method that a library calls once, soon after the object is made.
  func isOfBeginning(_ number: Program.FunctionID) -> Bool {
    let function = program.functions[program.outermost(of: number)]
    return function.kind == .initializer || function.kind == .initialValue || Platform.isCalledOnce(function.name)
  }

  /// Whether a function is called by the given functions and by no others.
  func isCalledOnly(by callers: Set<Program.FunctionID>, _ function: Program.FunctionID) -> Bool {
    let known = analysis.callers[function]
    return !known.isEmpty && callers.isSuperset(of: known) && analysis.unresolved[program.functions[function].name] == nil
  }

  /// Whether code of a type makes a window. O(values of its functions).
  func makesWindow(_ type: Types.TypeID) -> Bool {
    (functionsOfTypes[type] ?? []).contains { function in
      program.functions[function].values.contains { value in
        guard case .new(let made) = value, let window = program.types.type(made.id) else { return false }
        return program.types.line(of: window).contains { program.types.name($0) == "UIWindow" }
      }
    }
  }

  /// Whether a global variable is emptied and not filled again.
  func isEmptied(_ variable: SlotID) -> Bool { emptiedVariables.contains(variable) }

  /// Whether a place is in another object of the same type, which keeps it.
  func isOfItsKind(_ place: Making.Place, _ type: Types.TypeID) -> Bool {
    guard place.way == .element, !place.isOfNew, let owner = place.owner else { return false }
    return program.types.areOfOneLine(owner, type) && !isCleared(place.slot, owner)
  }

  /// Whether a place is in an object that keeps itself, so that nothing else keeps it there.
  func isOfItself(_ place: Making.Place, _ type: Types.TypeID) -> Bool {
    place.isOfNew && place.owner.map { program.types.areOfOneLine($0, type) } ?? false
  }

  /// The objects of exactly this type that a function makes, without those of subclasses. O(1).
  func makings(of type: Types.TypeID, in function: Program.FunctionID) -> [Making] { makingsHere[Pair(Int32(type), Int32(function))] ?? [] }

  /// Whether a place is in a new object of a class that does not belong to the project.
  func isOfLibrarysNew(_ place: Making.Place) -> Bool { place.isOfNew && place.owner.map { !program.types.isOwn($0) } ?? false }

  /// Whether no object of a class that appears on screen is ever made: no code makes one, no interface file describes one, and nothing mentions the class. False in a
  /// library, where others may make one. False as well if the files of the application are known: then reachability tells more.
  func isNeverMade(_ type: Types.TypeID, besides lasting: Set<Types.TypeID>) -> Bool {
    guard isOfAnApplication, !reachability.isKnown, program.types.isOwn(type), !program.types.isValue(type), !program.types.isProtocol(type), !lasting.contains(type),
      isShown(type)
    else { return false }
    return program.types.family(of: type).allSatisfy { makings[$0] == nil && interfaces[$0] == nil && !program.types.isNamed($0) }
  }

  /// Whether a function fills a member only if it is empty: the function reads the member before it stores to it, or all its callers do. With `isStored`, the function
  /// that reads the member must store to that same member.
  func fillsWhatIsMissing(_ slot: SlotID, _ function: Program.FunctionID, isStored: Bool = false) -> Bool {
    lookups.looks(at: slot, program.functions[function], isStored: isStored) || lookups.isCalledAfterLook(function, at: slot)
  }

  // MARK: Reading

  private mutating func findDismissals(_ isForTests: [Bool]) {
    for (number, function) in program.functions.enumerated() where !isForTests[number] && !program.isExternal(number) && reachability.mayRun(number) && function.dismissesScreens {
      guard let owner = program.owners[program.outermost(of: number)], isShown(owner), isOnlyPresented(owner) else {
        dismissesAny = true
        return
      }
      selfDismissing.insert(owner)
    }
  }

  /// Types of one name in a module are variants for several platforms. Code that makes one of them may make any of them.
  private mutating func joinVariants() {
    let variants = Dictionary(grouping: program.types.ids.indices.filter { program.types.isOwn($0) && program.types.ids[$0].text.contains("@") }) { program.types.ids[$0].text.prefix { $0 != "@" } }
    for types in variants.values where types.count > 1 {
      let all = types.sorted().flatMap { makings[$0] ?? [] }
      if !all.isEmpty { for type in types { makings[type] = all } }
    }
  }

  /// Drops what a class without objects would make.
  private mutating func leaveOutWhatNeverRuns() {
    var count = -1
    while count != makings.count {
      count = makings.count
      for (type, list) in makings {
        let left = list.filter { entry in program.types.type(program.functions[entry.function].owner).map { !isNeverMade($0, besides: roots) } ?? true }
        if left.count < list.count { makings[type] = left.isEmpty ? nil : left }
      }
    }
  }

  private mutating func add(_ objects: [InterfaceObject]) {
    guard !objects.isEmpty else { return }
    let types = program.types
    let named = Dictionary(grouping: types.ids.indices.filter(types.isOwn)) { types.name($0) }
    for object in objects where !program.isOfTests(path: object.location.path) {
      var lives: [InterfaceLife] = []
      switch object.life {
      case .atLaunch: lives = [.atLaunch]
      case .eachTime: lives = [.eachTime]
      case .presented(let presentation): lives = [.presented(presentation)]
      case .onDemand: lives = []
      case .with(let name): lives = (named[name] ?? []).map { .with($0) }
      }
      for type in named[object.className] ?? [] { for above in types.line(of: type) { interfaces[above, default: []].formUnion(lives) } }
    }
  }

  /// The functions that give a window a new root screen, unless they make the window themselves.
  private func findReplacing() -> [(function: Program.FunctionID, screen: Types.TypeID?)] {
    var found: [(function: Program.FunctionID, screen: Types.TypeID?)] = []
    for (number, function) in program.functions.enumerated() where !program.isOfTests(path: function.path) && reachability.mayRun(number) {
      for statement in function.body {
        statement.forEachStore { value, place in
          guard case .member(let window, let field) = place, field.name == "rootViewController", !function.makes(window) else { return }
          found.append((number, function.madeType(of: value).flatMap { program.types.type($0) }))
        }
      }
    }
    return found
  }

  /// The screen that replaces the first one and that only another of its own class replaces: the one after a login, for example. `once` are the functions that run
  /// once, at launch.
  func mainScreen(once: CalledOnlyBy) -> Types.TypeID? {
    // A library that opens a window of its own does not show screens of the project.
    let later = replacingFirstScreen.filter { !once.contains($0.function) && !program.isExternal($0.function) }
    guard let screen = later.first?.screen, program.types.isOwn(screen), later.allSatisfy({ $0.screen == screen }) else { return nil }
    let isSecond =
      replacingFirstScreen.contains { once.contains($0.function) && $0.screen.map { $0 != screen } ?? false }
      || interfaces.contains { $0.value.contains(.atLaunch) && program.types.isOwn($0.key) && isShown($0.key) && !program.types.areOfOneLine($0.key, screen) }
    return isSecond ? screen : nil
  }

  /// Collects for each type which types have to be looked at again when it is found to last, or to come and go; and the same for functions that run once.
  private mutating func findWhatRests() {
    let types = program.types
    for (type, all) in makings {
      var (owners, functions): (Set<Types.TypeID>, Set<Program.FunctionID>) = ([], [])
      for (function, making) in all {
        functions.insert(function)
        addOwners(of: making, in: function, to: &owners)
      }
      for owner in owners { restingOn[owner, default: []].append(type) }
      for function in functions { madeBy[function, default: []].append(type) }
    }
    // A type that no code makes by its name may be made through a superclass.
    for type in types.ids.indices where types.isOwn(type) && makings[type] == nil && interfaces[type] == nil {
      for above in types.line(of: type) where above != type && makings[above] != nil { restingOn[above, default: []].append(type) }
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

  /// Collects the owners of a new object, and the owners of these if the same function makes them.
  private func addOwners(of making: Making, in function: Program.FunctionID, to owners: inout Set<Types.TypeID>) {
    var waiting = [making]
    var seen: Set<Types.TypeID> = []
    while let next = waiting.popLast() {
      for place in next.places.union(next.placesOfKeepers) {
        guard let owner = place.owner else { continue }
        owners.insert(owner)
        if place.isOfNew, seen.insert(owner).inserted { waiting += makings(of: owner, in: function) }
      }
    }
  }

  /// The views in the body of an application: the root view of each window. They stay where they are.
  private func firstScreens() -> Set<Types.TypeID> {
    var found: Set<Types.TypeID> = []
    for (number, function) in program.functions.enumerated() {
      let around = program.functions[program.outermost(of: number)]
      guard around.kind == .getter, around.name == "body", let owner = program.types.type(around.owner), roots.contains(owner) else { continue }
      for case .call(let call) in function.values where call.traits.contains(.isInitialization) {
        guard let type = program.types.type(call.result?.id), program.types.isOwn(type), program.types.isValue(type) else { continue }
        found.insert(type)
      }
    }
    return found
  }

  /// Finds the types whose objects are not kept by anything: a parser that reads the data of the program once. If only functions that run once make such objects, then
  /// their methods run only once for each of these functions.
  private mutating func findUsedUp() {
    for (type, all) in makings where program.types.isOwn(type) && interfaces[type] == nil {
      guard all.allSatisfy({ $0.making.isNew && $0.making.places.isEmpty && !$0.making.isPassedOn }) else { continue }
      let makers = Set(all.map(\.function))
      users[type] = makers.count
      for maker in makers { usedUpBy[maker, default: []].append(type) }
    }
  }

  /// The global variables that some function sets to `nil` without filling them as well, closures of the function included. `static T *shared = nil;` is only an initial value.
  private func findEmptiedVariables() -> Set<SlotID> {
    var emptied: [EntityID: Set<SlotID>] = [:]
    var filled: [EntityID: Set<SlotID>] = [:]
    for (number, function) in program.functions.enumerated()
    where function.kind != .initialValue && !program.isOfTests(path: function.path) && !isRunByTestsAlone(number) && reachability.mayRun(number) && !isUncalledClassMethod(number) {
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

  /// Whether nothing in an application calls a class method of its own, like a `freeAll` that nobody needs.
  private func isUncalledClassMethod(_ number: Program.FunctionID) -> Bool {
    let function = program.functions[number]
    return isOfAnApplication && function.kind == .method && function.traits.contains(.isStatic) && program.owners[number].map(program.types.isOwn) ?? false && !calls.isCalled(number)
      && !calls.isCalledByTests(number)
  }

  /// The closures that a member or variable keeps, or that a library keeps for longer than a single call of them.
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

  /// For each function, whether it is for tests or previews.
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

  /// Whether only tests call a function: `+resetSharedInstance`.
  private func isRunByTestsAlone(_ function: Program.FunctionID) -> Bool { !calls.isCalled(function) && calls.isCalledByTests(function) }
}

extension LibrarySummary {
  /// Whether it keeps something until that is removed again.
  fileprivate var keepsForLonger: Bool {
    effects.contains { if case .keeps(let keeping) = $0 { keeping.until == .owner || keeping.until == .forever } else { false } }
  }
}

extension Code.Function {
  /// Whether the function calls something that removes a screen, or sets the screens of a navigation.
  fileprivate var takesScreensAway: Bool {
    for case .call(let call) in values { if case .function(let name, _) = call.callee, Platform.takesScreenAway(calledBy: name) { return true } }
    return body.contains { statement in
      var isFound = false
      statement.forEachStore { _, place in if case .member(_, let field) = place, field.name == "viewControllers" { isFound = true } }
      return isFound
    }
  }

  /// Whether the function dismisses a presented screen.
  fileprivate var dismissesScreens: Bool {
    values.contains { value in
      guard case .call(let call) = value, case .function(let name, _) = call.callee else { return false }
      return Platform.dismisses(calledBy: name)
    }
  }

  /// The class of an object that the function makes, also through a variable that gets no other value. O(statements).
  fileprivate func madeType(of value: Code.ValueID) -> EntityID? {
    let found = origins(of: value)
    return found.count == 1 ? newType(of: found[0]) : nil
  }

  /// Whether a value is an object that the function makes, also through a variable that gets no other value. O(statements).
  fileprivate func makes(_ value: Code.ValueID) -> Bool {
    let found = origins(of: value)
    return !found.isEmpty && found.allSatisfy { newType(of: $0) != nil }
  }

  /// The class of the object that an expression makes.
  private func newType(of value: Code.ValueID) -> EntityID? {
    switch values[Int(value)] {
    case .new(let type): type.id
    case .call(let call) where call.traits.contains(.isInitialization): call.receiver.flatMap { if case .new(let type) = values[Int($0)] { type.id } else { call.result?.id } }
    default: nil
    }
  }

  /// The expressions that a value comes from, through casts. For a local variable, all that is stored in it; none for a parameter that is never assigned.
  private func origins(of value: Code.ValueID) -> [Code.ValueID] {
    var found: [Code.ValueID] = []
    var asked: Set<Code.LocalID> = []
    var waiting = [value]
    while let next = waiting.popLast() {
      switch values[Int(next)] {
      case .cast(let inner, _): waiting.append(inner)
      case .local(let local):
        guard asked.insert(local).inserted else { continue }
        for statement in body { statement.forEachStore { value, place in if case .local(local) = place { waiting.append(value) } } }
      default: found.append(next)
      }
    }
    return found
  }
}

extension Types {
  /// Whether a type is the application itself, or its delegate.
  func isOfTheApplication(_ type: TypeID) -> Bool { isOwn(type) && line(of: type).contains { Platform.isOfTheApplication(name($0)) } }
}
