import Facts
import Platform

// What would end a loop, and whether anybody makes it happen.

extension Analysis {
  /// The loops that were found, each once, with what ends it; those that nobody need know of are left out.
  func loops(_ lifetimes: Lifetimes, _ reachability: Reachability) -> [ObjectLoop] {
    var bySlot: [SlotID: [Clearing]] = [:]
    for clearing in clearings.sorted(by: Clearing.inOrder) { bySlot[clearing.slot, default: []].append(clearing) }
    let life = Life(self, isOfAnApplication: lifetimes.isOfAnApplication)
    return found.compactMap { loop -> ObjectLoop? in
      let members = Set(loop.parts.flatMap { program.types.line(of: $0.source) })
      var endings: [ObjectLoop.Ending] = []
      for part in loop.parts {
        for slot in part.slots {
          for clearing in bySlot[slot.slot] ?? [] where program.types.areOfOneLine(clearing.owner, slot.owner) {
            if let role = clearing.role, role != part.role { continue }
            guard let kind = life.kind(of: clearing, for: loop, members) else { continue }
            let ending = ObjectLoop.Ending(program.functions[clearing.function].plainName(program.types), at: clearing.location, kind)
            if !endings.contains(ending) { endings.append(ending) }
          }
        }
      }
      for part in loop.parts where Platform.isHierarchy(role: part.role) {
        for (type, functions) in removals where program.types.isKind(type, of: part.target) {
          for function in functions.sorted() {
            let clearing = Clearing(function: function, owner: part.target, slot: slots.element, location: program.functions[function].location, isLeftThere: true)
            guard let kind = life.kind(of: clearing, for: loop, members) else { continue }
            endings.append(ObjectLoop.Ending(program.functions[function].plainName(program.types), at: clearing.location, kind))
          }
        }
      }
      endings = Array(Set(endings)).sorted { ($0.location, $0.function, $0.kind.rawValue) < ($1.location, $1.function, $1.kind.rawValue) }
      let endsItself = loop.parts.contains { !$0.role.isEmpty } && loop.closures.contains { closure in
        endsCaptured.contains { $0 == closure || isWritten($0, in: closure) }
      }
      let isStarted = loop.starts.contains { $0.contains { unresolved[$0] != nil } }
      if loop.isPassing || isStarted || endsItself, let first = loop.parts.first { endings.append(ObjectLoop.Ending("", at: first.location, .byItself)) }
      let isEmptied = loop.variables.contains { (emptied[$0] ?? []).contains { isWritten($0, in: loop.function) } }
      if isEmptied, let first = loop.parts.first { endings.append(ObjectLoop.Ending("", at: first.location, .byItself)) }
      let isHeld = loop.holders.contains { lifetimes.isForGood($0.slot, of: $0.owner, storedBy: loop.function) }
      let isLasting = loop.isKeptForGood || isHeld || lifetimes.isMadeOnce(loop) || loop.parts.contains { lifetimes.lasting.contains($0.source) }
      // What keeps each other alive is a leak where one of them comes and goes.
      let isSeen = loop.parts.contains { lifetimes.isPassing($0.source) }
      let certainty: ObjectLoop.Certainty
      let isNeverRun = !reachability.mayRun(loop.function) || life.isNeverRun(loop.function) || program.types.type(program.functions[loop.function].owner).map(lifetimes.isNeverMade) ?? false
      if isLasting || loop.isGuess || isNeverRun || endings.contains(where: { $0.kind == .called || $0.kind == .byItself }) {
        certainty = .possible
      } else if loop.isUnsure || !isSeen || life.isNotSeenToRun(loop.function) || endings.contains(where: { $0.kind == .uncalled }) || loop.parts.contains(where: { lifetimes.perhapsLasting.contains($0.source) }) {
        certainty = .likely
      } else {
        certainty = .proven
      }
      return ObjectLoop(links: loop.parts.map(link), certainty: certainty, endings: endings)
    }
  }

  /// Whether a closure is one that a function makes, or one of those that these make.
  private func isWritten(_ closure: Program.FunctionID, in function: Program.FunctionID) -> Bool {
    var seen: Set<Program.FunctionID> = []
    var waiting = [closure]
    while let next = waiting.popLast() {
      if next == function { return true }
      if program.functions[next].kind == .closure, seen.insert(next).inserted { waiting += callers[next] }
    }
    return false
  }

  private func link(_ part: FoundLoop.Part) -> ObjectLoop.Link {
    let types = program.types
    let owner = types.member(part.member, of: part.source)?.owner ?? part.source
    return ObjectLoop.Link(
      types.ids[part.source], types.ids[part.target], member: part.member, of: types.ids[owner], part.kind, at: part.location, role: part.role,
      calls: part.endings, variable: part.variable, captured: part.captured.map { types.ids[$0] }, content: part.content,
      valueMember: part.valueMember.map { ObjectLoop.Link.ValueMember(types.ids[types.member($0.name, of: $0.owner)?.owner ?? $0.owner], $0.name) }, isAlone: part.isAlone)
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

/// Who is called, by whom.
private struct Life {
  private let analysis: Analysis
  private let program: Program
  private let isOfAnApplication: Bool

  init(_ analysis: Analysis, isOfAnApplication: Bool) {
    self.analysis = analysis
    self.isOfAnApplication = isOfAnApplication
    program = analysis.program
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
    return analysis.callers[number].subtracting([number]).isEmpty && analysis.unresolved[function.name] == nil
  }

  /// Whether somebody else's class or protocol above its type may call a method by its name.
  private func mayBeAskedFor(_ function: Code.Function) -> Bool {
    guard let owner = program.types.type(function.owner) else { return false }
    return program.types.line(of: owner).contains { !program.types.isOwn($0) && !Platform.asksForNothing(program.types.name($0)) }
  }

  private func isMember(_ function: Code.Function, _ members: Set<Types.TypeID>) -> Bool {
    program.types.type(function.owner).map { members.contains($0) } ?? false
  }

  /// Whether somebody calls a function while the loop could still be ended. Its callers are followed up to the platform, and up to functions that
  /// nobody here calls: of an interface, these are for others to call. The deallocation of a member of the loop comes too late.
  private func isCalled(_ start: Program.FunctionID, _ members: Set<Types.TypeID>) -> ObjectLoop.Ending.Kind {
    var seen: Set<Program.FunctionID> = [start]
    var waiting = [start]
    var isTooLate = false
    var isUncalled = false
    while let next = waiting.popLast() {
      let function = program.functions[next]
      if function.kind == .deinitializer {
        guard isMember(function, members) else { return .called }
        isTooLate = true
        continue
      }
      if program.isOfTests(next) { continue }
      if isRoot(function) { return .called }
      let callers = analysis.callers[next].union(analysis.unresolved[function.name] ?? []).filter { $0 != next && !program.isOfTests($0) }
      if callers.isEmpty {
        // What nobody outside can call is called in a way that is not seen.
        if function.traits.contains(.isPrivate) || function.language.isObjectiveC && !function.traits.contains(.isPublic) { return .called }
        isUncalled = true
      }
      for caller in callers where seen.insert(caller).inserted { waiting.append(caller) }
    }
    return isUncalled || !isTooLate ? .uncalled : .tooLate
  }

  /// Whether it runs by itself, or when something is read or set.
  private func isRoot(_ function: Code.Function) -> Bool {
    switch function.kind {
    case .closure, .getter, .setter, .willSet, .didSet: true
    default: program.isCalledFromOutside(function)
    }
  }
}
