import Facts
import Platform

// What would end a loop, and whether anybody makes it happen.

extension Analysis {
  /// The loops that were found, each once, with what ends it; those that nobody need know of are left out.
  func loops(_ lifetimes: Lifetimes, _ reachability: Reachability) -> [ObjectLoop] {
    let clearings = ClearingIndex(self)
    let removals = removalsByLine()
    let life = Life(self, isOfAnApplication: lifetimes.isOfAnApplication)
    let countedByHand = CountedByHand(program)
    /// The types with a method that ends what it is handed, by the method's name as a selector says it.
    var methodsEndingCallers: [String: [Types.TypeID]] = [:]
    for function in endsHandedIn { if let owner = program.owners[function] { methodsEndingCallers[program.functions[function].baseName, default: []].append(owner) } }
    /// The functions around closures that end what they captured.
    let endingThemselves = functions(around: endsCaptured)
    /// The same around those that set a variable to nothing, by its name.
    var emptying: [String: Set<Program.FunctionID>] = [:]
    func empties(_ variable: String, in function: Program.FunctionID) -> Bool {
      if let known = emptying[variable] { return known.contains(function) }
      let found = functions(around: emptied[variable] ?? [])
      emptying[variable] = found
      return found.contains(function)
    }
    return found.compactMap { loop -> ObjectLoop? in
      let members = Set(loop.parts.flatMap { program.types.line(of: $0.source) })
      var endings: [ObjectLoop.Ending] = []
      for part in loop.parts {
        for slot in part.slots {
          for clearing in clearings.ofOneLine(slot.slot, slot.owner) {
            if let role = clearing.role, role != part.role { continue }
            guard let kind = life.kind(of: clearing, for: loop, members) else { continue }
            let ending = ObjectLoop.Ending(program.functions[clearing.function].plainName(program.types), at: clearing.location, kind)
            if !endings.contains(ending) { endings.append(ending) }
          }
        }
      }
      for part in loop.parts {
        func take(_ type: Types.TypeID, in functions: Set<Program.FunctionID>) {
          for function in functions {
            let clearing = Clearing(function: function, owner: type, slot: slots.element, location: program.functions[function].location, isLeftThere: true)
            guard let kind = life.kind(of: clearing, for: loop, members) else { continue }
            endings.append(ObjectLoop.Ending(program.functions[function].plainName(program.types), at: clearing.location, kind))
          }
        }
        func removingSelf(_ type: Types.TypeID) -> Set<Program.FunctionID> { program.types.line(of: type).reduce(into: []) { $0.formUnion(removalsOfSelf[$1] ?? []) } }
        if Platform.isHierarchy(role: part.role) { take(part.target, in: (removals[part.target] ?? []).union(removingSelf(part.target))) }
        for type in part.shown { take(type, in: removingSelf(type)) }
      }
      endings = Array(Set(endings)).sorted { ($0.location, $0.function, $0.kind.rawValue) < ($1.location, $1.function, $1.kind.rawValue) }
      let endsItself = loop.parts.contains { !$0.role.isEmpty } && loop.closures.contains(where: endingThemselves.contains)
      let isStarted = loop.starts.contains { $0.contains { unresolved[$0] != nil } }
      let endsItsCaller = loop.parts.contains { part in !part.selector.isEmpty && methodsEndingCallers[part.selector, default: []].contains { program.types.isKind(part.target, of: $0) } }
      if loop.isPassing || isStarted || endsItself || endsItsCaller, let first = loop.parts.first { endings.append(ObjectLoop.Ending("", at: first.location, .byItself)) }
      let isEmptied = loop.variables.contains { empties($0, in: loop.function) }
      if isEmptied, let first = loop.parts.first { endings.append(ObjectLoop.Ending("", at: first.location, .byItself)) }
      let isHeld = loop.holders.contains { lifetimes.isForGood($0.slot, of: $0.owner, storedBy: loop.function) }
      let isLasting = loop.isKeptForGood || isHeld || lifetimes.isMadeOnce(loop) || loop.parts.contains { lifetimes.lasting.contains($0.source) || lifetimes.isStaying($0.source) }
      // What keeps each other alive is a leak where one of them comes and goes.
      let isSeen = lifetimes.isPassing(loop)
      var doubts: [ObjectLoop.Doubt] = []
      if loop.isUnsure { doubts.append(.severalMeant) }
      if loop.parts.contains(where: { program.types.isProtocol($0.source) }) { doubts.append(.knownByProtocol) }
      if !isSeen { doubts.append(.notSeenToGo) }
      if loop.parts.contains(where: { lifetimes.perhapsLasting.contains($0.source) }) { doubts.append(.mayLast) }
      if life.isNotSeenToRun(loop.function) { doubts.append(.notSeenToRun) }
      if endings.contains(where: { $0.kind == .uncalled }) { doubts.append(.endingUncalled) }
      let isNeverRun = !reachability.mayRun(loop.function) || life.isNeverRun(loop.function) || program.types.type(program.functions[loop.function].owner).map(lifetimes.isNeverMade) ?? false
      // Lists of several objects, each maybe of the others, mostly make a tree.
      let isTree = loop.isUnsure && loop.parts.allSatisfy { $0.kind == .element }
      // What may last mostly does.
      let isOver = isLasting || isTree || doubts.contains(.mayLast) || loop.isGuess || isNeverRun || endings.contains { $0.kind == .called || $0.kind == .byItself }
      let certainty: ObjectLoop.Certainty = isOver || areSeveral(doubts) ? .possible : doubts.isEmpty ? .proven : .likely
      return ObjectLoop(links: loop.parts.map { link($0, lifetimes.otherKeepers(of: $0, in: loop), countedByHand) }, certainty: certainty, endings: endings, doubts: doubts)
    }
  }

  /// The members that some code empties while their owner lives on, whoever calls it. O(what is emptied).
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

  /// Whether there are doubts of more than one kind: which objects are meant, whether they go while the program runs, and what ends the loop.
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

  /// Some closures, the functions that make them, and where those are closures the functions around these. O(functions and calls).
  private func functions(around closures: Set<Program.FunctionID>) -> Set<Program.FunctionID> {
    var found = closures
    var waiting = Array(closures)
    while let next = waiting.popLast() {
      guard program.functions[next].kind == .closure else { continue }
      for maker in callers[next] where found.insert(maker).inserted { waiting.append(maker) }
    }
    return found
  }

  /// The functions that take objects out of what holds them, by their types and all that stand above these.
  private func removalsByLine() -> [Types.TypeID: Set<Program.FunctionID>] {
    var found: [Types.TypeID: Set<Program.FunctionID>] = [:]
    for (type, functions) in removals { for above in program.types.line(of: type) { found[above, default: []].formUnion(functions) } }
    return found
  }

  private func link(_ part: FoundLoop.Part, _ otherKeepers: [[Keepers.Member]], _ countedByHand: CountedByHand) -> ObjectLoop.Link {
    let types = program.types
    func member(_ owner: Types.TypeID, _ name: String) -> ObjectLoop.Link.ValueMember { .init(types.ids[types.member(name, of: owner)?.owner ?? owner], name) }
    let owner = types.member(part.member, of: part.source)?.owner ?? part.source
    return ObjectLoop.Link(
      types.ids[part.source], types.ids[part.target], member: part.member, of: types.ids[owner], part.kind, at: part.location, role: part.role,
      calls: part.endings, variable: part.variable, captured: part.captured.map { types.ids[$0] }, content: part.content,
      valueMember: part.valueMember.map { member($0.owner, $0.name) }, isAlone: part.isAlone,
      otherKeepers: otherKeepers.map { $0.map { member($0.owner, $0.name) } }, countsByHand: countedByHand.contains(part, of: owner))
  }
}

extension Code.Function {
  var location: SourceLocation { SourceLocation(path, line: Int(position.line), column: Int(position.column)) }

  /// What a person would write.
  func plainName(_ types: Types) -> String {
    let type = types.type(owner).map { types.name($0) + "." } ?? ""
    switch kind {
    case .deinitializer: return type + (language == .swift ? "deinit" : language.isObjectiveC ? "dealloc" : "destructor")
    case .closure: return "a closure"
    default: return type + name
    }
  }
}

/// What code of Objective-C counts references by hand: files, and the classes that have code in them.
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

/// Where members are emptied, by the member and the type that has it.
private struct ClearingIndex {
  private let types: Types
  private var own: [Pair: [Clearing]] = [:]
  /// Of all that descend from a type.
  private var below: [Pair: [Clearing]] = [:]

  init(_ analysis: Analysis) {
    types = analysis.program.types
    for clearing in analysis.clearings.sorted(by: Clearing.inOrder) {
      let line = types.line(of: clearing.owner)
      own[Pair(Int32(clearing.owner), clearing.slot), default: []].append(clearing)
      for type in line where type != clearing.owner { below[Pair(Int32(type), clearing.slot), default: []].append(clearing) }
    }
  }

  /// What empties a member of a type, of one above it, or of one that descends from it: an object may be of both. O(ancestors and what is found).
  func ofOneLine(_ slot: SlotID, _ owner: Types.TypeID) -> [Clearing] {
    types.line(of: owner).flatMap { own[Pair(Int32($0), slot)] ?? [] } + (below[Pair(Int32(owner), slot)] ?? [])
  }
}

/// Who is called, by whom.
private final class Life {
  private let analysis: Analysis
  private let program: Program
  private let isOfAnApplication: Bool
  /// Tests apart.
  private let calls: CallGraph
  /// The functions to which calls lead from what runs by itself, from what nobody here calls, and from deallocations.
  private lazy var run = reached { $0.kind != .deinitializer && self.runsByItself($1) }
  private lazy var uncalled = reached { $0.kind != .deinitializer && !self.runsByItself($1) && !self.calls.isCalled($1) }
  private lazy var deallocated = reached { function, _ in function.kind == .deinitializer }
  /// Who calls something of a name that could not be found out, tests apart.
  private lazy var unresolved = analysis.unresolved.mapValues { $0.filter { !program.isOfTests($0) } }

  init(_ analysis: Analysis, isOfAnApplication: Bool) {
    self.analysis = analysis
    self.isOfAnApplication = isOfAnApplication
    program = analysis.program
    calls = CallGraph(analysis, isForTests: program.functions.indices.map(program.isOfTests))
  }

  /// What code that empties a member means for a loop; nil when it means nothing, as in an initialiser.
  func kind(of clearing: Clearing, for loop: FoundLoop, _ members: Set<Types.TypeID>) -> ObjectLoop.Ending.Kind? {
    let function = program.functions[clearing.function]
    switch function.kind {
    case .initializer, .initialValue: return nil
    case .deinitializer: return isMember(function, members) ? .tooLate : .called
    default: break
    }
    if program.isOfTests(clearing.function) { return nil }
    if loop.closures.contains(clearing.function) { return .byItself }
    return isCalled(clearing.function, members)
  }

  /// Whether nobody runs a function: only code of its own file or type can call it, and none does.
  func isNeverRun(_ number: Program.FunctionID) -> Bool { program.functions[program.outermost(of: number)].traits.contains(.isPrivate) && isUncalled(program.outermost(of: number)) }

  /// Whether an application has a function that others could call, and none does.
  func isNotSeenToRun(_ number: Program.FunctionID) -> Bool {
    let function = program.functions[program.outermost(of: number)]
    return isOfAnApplication && !function.traits.contains(.isPublic) && !mayBeAskedFor(function) && isUncalled(program.outermost(of: number))
  }

  private func isUncalled(_ number: Program.FunctionID) -> Bool {
    let function = program.functions[number]
    guard function.language == .swift, function.kind == .method || function.kind == .function,
      function.traits.isDisjoint(with: [.isDynamic, .isAction, .overrides]), !isRoot(function)
    else { return false }
    return !analysis.callers[number].contains { $0 != number } && analysis.unresolved[function.name] == nil
  }

  /// Whether somebody else's class or protocol above its type may call a method by its name.
  private func mayBeAskedFor(_ function: Code.Function) -> Bool {
    guard let owner = program.types.type(function.owner) else { return false }
    return program.types.line(of: owner).contains { !program.types.isOwn($0) && program.mayAsk(for: function.baseName, $0) }
  }

  private func isMember(_ function: Code.Function, _ members: Set<Types.TypeID>) -> Bool {
    program.types.type(function.owner).map { members.contains($0) } ?? false
  }

  /// Whether somebody calls a function while the loop could still be ended. Its callers are followed up to the platform, and up to functions that
  /// nobody here calls: of an interface, these are for others to call. The deallocation of a member of the loop comes too late.
  private func isCalled(_ start: Program.FunctionID, _ members: Set<Types.TypeID>) -> ObjectLoop.Ending.Kind {
    if run[start] { return .called }
    guard deallocated[start] else { return .uncalled }
    var seen: Set<Program.FunctionID> = [start]
    var names: Set<String> = []
    var waiting = [start]
    while let next = waiting.popLast() {
      let function = program.functions[next]
      if function.kind == .deinitializer {
        guard isMember(function, members) else { return .called }
        continue
      }
      func follow(_ callers: some Sequence<Program.FunctionID>) {
        for caller in callers where deallocated[caller] && !program.isOfTests(caller) && seen.insert(caller).inserted { waiting.append(caller) }
      }
      follow(analysis.callers[next])
      // Who calls a name is looked up once for all that have it.
      if names.insert(function.name).inserted { follow(unresolved[function.name] ?? []) }
    }
    return uncalled[start] ? .uncalled : .tooLate
  }

  private func reached(from isStart: (Code.Function, Program.FunctionID) -> Bool) -> [Bool] {
    let starts = program.functions.indices.filter { !program.isOfTests($0) && isStart(program.functions[$0], $0) }
    return calls.reached(from: starts) { program.functions[$0].kind != .deinitializer && !program.isOfTests($0) }
  }

  /// Whether a function needs no call that is seen. What nobody outside can call, and nobody here does, is called in a way that is not seen.
  private func runsByItself(_ number: Program.FunctionID) -> Bool {
    let function = program.functions[number]
    if isRoot(function) { return true }
    return !calls.isCalled(number) && (function.traits.contains(.isPrivate) || function.language.isObjectiveC && !function.traits.contains(.isPublic))
  }

  /// Whether it runs by itself, or when something is read or set.
  private func isRoot(_ function: Code.Function) -> Bool {
    switch function.kind {
    case .closure, .getter, .setter, .willSet, .didSet: true
    default: program.isCalledFromOutside(function)
    }
  }
}
