import Facts
import Platform

/// Finds the objects of a program that keep each other alive, and those that live as long as the program. Uses `Code` and declared facts only, for all languages together.
///
/// Runs every function once on abstract objects, callees before callers, and keeps its effect as a summary. Searches the heap of every way through every function for
/// loops, then asks what would end each loop. The ways, rounds and objects of each function are bounded, so the time is proportional to the code.
///
/// After Infer's Pulse (Le, Raad, Villard, Berdine, Dreyer, O'Hearn: "Finding real bugs in big programs with incorrectness logic", 2022): summaries of heaps and a
/// bounded number of ways; a result holds for some way.
///
/// A loop is no more than possible if code in `closedFiles` makes it that no run can reach; pass nil if it is unknown who can run what. `testFiles` are test files by the
/// project's description, in addition to those whose paths say so. Of `methods`, those of libraries' protocols tell what these protocols ask for.
package func objectLives(
  _ code: Code, entities: [Entity], facts: [Fact], methods: [Method] = [], interfaces: [InterfaceObject] = [], closedFiles: ClosedFiles? = nil, testFiles: Set<String> = []
) -> ObjectLives {
  // Plain C has no reference counts and no objects that are destroyed automatically.
  guard !code.functions.isEmpty, Set(entities.compactMap(\.language)) != [.c] else { return ObjectLives() }
  let program = Program(code, entities: entities, facts: facts, methods: methods, testFiles: testFiles)
  let reachability = Reachability(program, facts, interfaces, within: closedFiles)
  program.leaveOut(by: reachability.cases.living)
  let analysis = Analysis(program)
  analysis.run()
  let lifetimes = Lifetimes(analysis, reachability, interfaces)
  func ids(_ types: Set<Types.TypeID>) -> Set<EntityID> { Set(types.map { analysis.program.types.ids[$0] }) }
  let lasting = lifetimes.lasting.union(lifetimes.made)
  return ObjectLives(
    loops: analysis.loops(lifetimes, reachability), lasting: ids(lasting), mayLast: ids(lasting.union(lifetimes.mayLast)),
    emptied: analysis.emptiedMembers)
}

final class Analysis {
  let program: Program
  let slots = Slots()
  var causes = Causes()
  /// The capture list of each closure.
  let captures: [Program.FunctionID: [Code.Capture]]
  private var summaries: [Summary?]
  private var isRunning: [Bool]
  /// The functions whose summaries are being made: each was asked for by the one before it.
  private var running: [Program.FunctionID] = []
  /// Whether a function's summary uses a summary that was not finished yet.
  private var isRecursive: [Bool]
  /// The functions with calls that could not be resolved, by the name that they call.
  private(set) var unresolved: [String: Set<Program.FunctionID>] = [:]
  private var depth = 0
  private(set) var found: [FoundLoop] = []
  private var seen: Set<[FoundLoop.Key]> = []
  /// The places where functions empty slots.
  private(set) var clearings: Set<Clearing> = []
  /// The closures that end a captured library object: a handler that cancels its own timer.
  private(set) var endsCaptured: Set<Program.FunctionID> = []
  /// The methods that end an argument: a timer's callback that invalidates the timer.
  private(set) var endsHandedIn: Set<Program.FunctionID> = []
  /// The objects that each function makes, and where they go.
  private(set) var makings: [Program.FunctionID: [Making]] = [:]
  /// The functions that take objects out of their containers (a view out of its superview), by the type of the object.
  private(set) var removals: [Types.TypeID: Set<Program.FunctionID>] = [:]
  /// The functions that take `self` out of its container, by the project type that has them. Subclasses inherit them.
  private(set) var removalsOfSelf: [Types.TypeID: Set<Program.FunctionID>] = [:]
  /// The closures that set a shared variable to `nil`, by the variable's name.
  private(set) var emptied: [String: Set<Program.FunctionID>] = [:]
  /// The members whose publishers some code completes, and the functions that complete a publisher in a local variable.
  private(set) var completedMembers: Set<String> = []
  private(set) var completing: Set<EntityID> = []
  // Caches by type and slot, valid for one generation of the types.
  private var members = PairTable<Types.Member?>()
  private var keepings = PairTable<MemberKeeping>()
  private var generation = 0
  /// The callers of each function, and the makers of each closure.
  private(set) var callers: [Set<Program.FunctionID>]

  /// Deeper call chains are cut off.
  private static let deepestChain = 150

  init(_ program: Program) {
    self.program = program
    summaries = Array(repeating: nil, count: program.functions.count)
    isRunning = Array(repeating: false, count: program.functions.count)
    isRecursive = isRunning
    callers = Array(repeating: [], count: program.functions.count)
    var captures: [Program.FunctionID: [Code.Capture]] = [:]
    for function in program.functions {
      for case .closure(let id, let list) in function.values {
        if let closure = program.function(id) { captures[closure] = list }
      }
    }
    self.captures = captures
    program.functions.forEach(noteCompletions)
  }

  private func noteCompletions(_ function: Code.Function) {
    guard function.language == .swift else { return }
    for case .call(let call) in function.values {
      guard case .function("send(completion:)", _) = call.callee, let receiver = call.receiver else { continue }
      switch function.values[Int(receiver)] {
      case .member(_, let field): completedMembers.insert(field.name)
      case .local: completing.insert(function.outermost)
      default: break
      }
    }
  }

  /// A caller of a selector may mean the Swift method that Objective-C calls by that selector.
  private func joinNamesOfBothLanguages() {
    guard program.functions.contains(where: { $0.language.isObjectiveC }) else { return }
    for (number, function) in program.functions.enumerated() where function.language == .swift && function.kind == .method {
      guard let owner = program.owners[number], program.types.line(of: owner).contains(where: program.types.isOfObjectiveC) else { continue }
      guard let selector = Method(program.types.ids[owner], function.name, at: function.location, .isDynamic).selector, let callers = unresolved[selector] else { continue }
      unresolved[function.name, default: []].formUnion(callers)
    }
  }

  func run() {
    for function in program.functions.indices { _ = summary(of: function) }
    // Functions that used an unfinished summary are analysed once more.
    let again = program.functions.indices.filter { isRecursive[$0] }
    for function in again {
      isRunning[function] = true
      summaries[function] = analyze(function, isLast: true)
      isRunning[function] = false
    }
    joinNamesOfBothLanguages()
  }

  func summary(of function: Program.FunctionID) -> Summary {
    if let known = summaries[function] { return known }
    guard !isRunning[function], depth < Self.deepestChain else {
      isRecursive[function] = true
      if let start = running.lastIndex(of: function) {
        for other in running[start...] { isRecursive[other] = true }
      }
      return .nothing()
    }
    isRunning[function] = true
    running.append(function)
    depth += 1
    let summary = analyze(function)
    depth -= 1
    running.removeLast()
    isRunning[function] = false
    summaries[function] = summary
    return summary
  }

  private func analyze(_ function: Program.FunctionID, isLast: Bool = false) -> Summary {
    let interpreter = Interpreter(self, function)
    let states = interpreter.run().filter { $0.status == .returned }
    for callee in interpreter.callees where callee != function { callers[callee].insert(function) }
    // A function that used an unfinished summary is judged in the second run.
    let isComplete = isLast || !isRecursive[function]
    let isJudged = isComplete && !program.isExternal(function)
    for state in states {
      for loop in isJudged ? LoopSearch(interpreter, state).loops() : [] where seen.insert(loop.key).inserted { found.append(loop) }
      for emptying in interpreter.emptyings(in: state) { note(emptying, interpreter) }
    }
    for emptying in interpreter.emptied { note(emptying, interpreter) }
    let made = interpreter.makings(in: states)
    makings[function] = made.isEmpty ? nil : made
    if program.functions[function].kind == .closure, states.contains(where: { $0.ended.contains(where: interpreter.isCaptured) }) { endsCaptured.insert(function) }
    if program.functions[function].kind == .method, states.contains(where: { $0.ended.contains(where: interpreter.isParameter) }) { endsHandedIn.insert(function) }
    return interpreter.summary(of: states)
  }

  /// The member of a type that a slot stands for. O(ancestors) once for each type and slot.
  func member(_ slot: SlotID, of type: Types.TypeID) -> Types.Member? {
    refresh()
    let pair = Pair(Int32(type), slot)
    if let known = members[pair] { return known }
    let found = program.types.member(name(ofMember: slot), of: type)
    return members.value(of: pair, orNew: found)
  }

  /// What that member keeps. O(ancestors) once for each type and slot.
  func keeping(_ slot: SlotID, of type: Types.TypeID) -> MemberKeeping {
    refresh()
    let pair = Pair(Int32(type), slot)
    if let known = keepings[pair] { return known }
    let found = program.keeping(name(ofMember: slot), of: type)
    return keepings.value(of: pair, orNew: found)
  }

  /// Drops the cached answers after the hierarchy of types has changed.
  private func refresh() {
    if generation != program.types.generation { (generation, members, keepings) = (program.types.generation, PairTable(), PairTable()) }
  }

  private func name(ofMember slot: SlotID) -> String {
    guard case .member(let name) = slots[slot] else { preconditionFailure("no member is such a slot") }
    return name
  }

  func note(emptied variable: String, in closure: Program.FunctionID) { emptied[variable, default: []].insert(closure) }

  func note(removalOf type: Types.TypeID, isSelf: Bool, in function: Program.FunctionID) {
    removals[type, default: []].insert(function)
    // A category of `UIView` may remove any view. This says nothing about a particular subclass.
    if isSelf, program.types.entities[type] != nil, Platform.platformClass(named: program.types.name(type)) == nil { removalsOfSelf[type, default: []].insert(function) }
  }

  func note(unresolved name: String, in function: Program.FunctionID) { unresolved[name, default: []].insert(function) }

  /// Notes that a function makes a library object release what it keeps in a role: `connection.invalidationHandler = nil`. Ignored if the function made the holder of
  /// that object, or if no member is known to have it: then nothing follows for other objects.
  func note(emptied role: String, of keeper: ObjectID, _ position: Code.Position, _ interpreter: Interpreter) {
    guard case .content(let holder, let slot) = interpreter.objects[Int(keeper)].origin, !interpreter.isMadeHere(holder) else { return }
    guard let member = interpreter.member(behind: HeapKey(object: holder, slot: slot)) else { return }
    clearings.insert(
      Clearing(function: interpreter.number, owner: member.owner, slot: member.slot, location: interpreter.location(position), isLeftThere: true, role: role))
  }

  private func note(_ emptying: Interpreter.Emptying, _ interpreter: Interpreter) {
    // If a function made the object itself, emptying its slot says nothing about other objects.
    guard let member = interpreter.member(behind: emptying.key), !interpreter.isMadeHere(emptying.key.object) else { return }
    let clearing = Clearing(
      function: interpreter.number, owner: member.owner, slot: member.slot, location: interpreter.location(emptying.position), isLeftThere: emptying.isLeftThere)
    clearings.insert(clearing)
  }
}

/// A member that a function empties.
struct Clearing: Hashable {
  var function: Program.FunctionID
  var owner: Types.TypeID
  var slot: SlotID
  var location: SourceLocation
  /// Whether the member still has the ended object: a view that left its superview, a timer that was invalidated.
  var isLeftThere: Bool
  /// The one role of the library object in the member that is emptied; nil if everything is.
  var role: String?

  static func inOrder(_ a: Self, _ b: Self) -> Bool {
    if a.function != b.function { return a.function < b.function }
    if a.location != b.location { return a.location < b.location }
    if (a.owner, a.slot) != (b.owner, b.slot) { return (a.owner, a.slot) < (b.owner, b.slot) }
    if a.isLeftThere != b.isLeftThere { return !a.isLeftThere }
    return (a.role ?? "") < (b.role ?? "")
  }
}

extension Interpreter {
  /// A slot that is empty at the end of a way, and the place where it was emptied.
  struct Emptying {
    var key: HeapKey
    var position: Code.Position
    /// See `Clearing.isLeftThere`.
    var isLeftThere: Bool
  }

  func emptyings(in state: State) -> [Emptying] {
    state.cleared.compactMap { key, position in isEmpty(key, in: state) ? Emptying(key: key, position: position, isLeftThere: isLeft(in: key, of: state)) : nil }
  }

  /// Whether a slot has nothing at the end of the way that could still keep something alive.
  func isEmpty(_ key: HeapKey, in state: State) -> Bool {
    guard let contents = state.heap[key] else { return true }
    if key.slot == analysis.slots.element {
      // An element that was removed may be one of many. A link of the function itself was added afterwards.
      return !contents.links.contains { $0.step != 0 }
    }
    if contents.mayBeEmpty { return true }
    return contents.links.allSatisfy { link in
      if state.ended.contains(link.target) { return true }
      // A new collection without elements.
      if case .collection = objects[Int(link.target)].origin { return state.heap[HeapKey(object: link.target, slot: analysis.slots.element)]?.links.isEmpty ?? true }
      return false
    }
  }

  /// Whether a slot still has only objects that were ended.
  func isLeft(in key: HeapKey, of state: State) -> Bool {
    guard key.slot != analysis.slots.element, let contents = state.heap[key], !contents.mayBeEmpty, !contents.links.isEmpty else { return false }
    return contents.links.allSatisfy { state.ended.contains($0.target) }
  }

  /// Whether an object was created in this run of the function.
  func isMadeHere(_ object: ObjectID) -> Bool {
    var object = object
    for _ in 0...Int(Self.deepestWay) {
      switch objects[Int(object)].origin {
      case .new, .closure, .collection, .box: return true
      case .content(let source, _), .element(let source, _), .copy(let source, _): object = source
      case .me, .environment, .parameter, .program, .result, .root: return false
      }
    }
    return false
  }

  /// The member that a slot stands for, or the member that has the slot's object: a collection, for example.
  func member(behind key: HeapKey) -> (owner: Types.TypeID, slot: SlotID)? {
    var key = key
    for _ in 0..<4 {
      switch analysis.slots[key.slot] {
      case .member:
        guard let type = objects[Int(key.object)].type else { return nil }
        return (analysis.member(key.slot, of: type)?.owner ?? type, key.slot)
      case .associated: return objects[Int(key.object)].type.map { ($0, key.slot) }
      default:
        guard case .content(let holder, let slot) = objects[Int(key.object)].origin else { return nil }
        key = HeapKey(object: holder, slot: slot)
      }
    }
    return nil
  }

  /// Whether an object is an argument of the function.
  func isParameter(_ object: ObjectID) -> Bool { if case .parameter = objects[Int(object)].origin { true } else { false } }

  /// Whether an object was captured by the running closure, or is in a variable that it captured.
  func isCaptured(_ object: ObjectID) -> Bool {
    guard case .content(let holder, let slot) = objects[Int(object)].origin else { return false }
    switch objects[Int(holder)].origin {
    case .environment: return true
    case .content(let outer, _) where slot == analysis.slots.content: return objects[Int(outer)].origin == .environment
    default: return false
    }
  }
}
