import Facts
import Platform

/// Runs one function on abstract objects: along each way through it, in the order of the statements.
///
/// The analysis is flow-sensitive: a local has the objects that it has at that point. What a slot contains at the start is an object of its own, named by its access
/// path. A loop body runs twice, and the two rounds make different objects. If there are too many ways, the later ones are dropped: a result holds for some way, but
/// results may be missing.
final class Interpreter {
  let analysis: Analysis
  let program: Program
  let number: Program.FunctionID
  let function: Code.Function
  /// Nil if the compiler counts references.
  private let counting: Counting?

  private var made = Objects()
  /// The contents of locals, past and present, indexed by `State.locals`.
  private var contents: [[ObjectID]] = [[]]
  /// The type that a store names as the owner of the member; nil inside if stores name several types.
  private(set) var ownersOfWrites: [HeapKey: Types.TypeID?] = [:]
  /// The copies of each value object.
  private var copies: [ObjectID: [ObjectID]] = [:]
  var objects: [Object] {
    get { made.all }
    _modify { yield &made.all }
  }
  var steps: [Step] = [.none]
  var called: [ClosureCall] = []
  /// The slots that were emptied on ways that returned and were then dropped, and those that got `nil` on one alternative of a value.
  private(set) var emptied: [Emptying] = []
  /// What the function passes to calls whose effect is unknown.
  var escaped: Set<ObjectID> = []
  /// The functions that this one calls, and the closures that it makes.
  var callees: Set<Program.FunctionID> = []
  /// Identifies the current round of the current loop.
  private(set) var round: Int32 = 0
  /// For each local, whether closures share it.
  let isShared: [Bool]
  /// Whether it is a class method, or a closure in one.
  private let isOfClass: Bool
  private var deferred: [[[Code.Statement]]] = []
  /// The closures that are being run on behalf of called functions.
  var running: [ObjectID] = []
  /// How many effects of called functions were applied so far.
  var calls: Int32 = 0
  /// Marks the objects that the current application writes to with the number of that application.
  var marks: [Int32] = []
  var applications: Int32 = 0
  /// The causes of steps that consist of a place only, by line and column.
  private var causes = PairTable<Int32>()
  /// The positions of the links of the slot that is being written.
  var linkPlaces = LinkPlaces()
  private var depth = 0
  /// How many statements may still be run before the function is given up.
  private var budget = 20_000

  /// How many objects and links the effects of called functions had so far.
  var work = 0
  /// After this much work no more calls are applied: closures that run each other could go on for very long.
  static let mostWork = 250_000

  /// More ways than this are not followed.
  static let mostStates = 6
  static let mostObjects = 1_500
  /// Longer access paths from the function's own objects are unknown.
  static let deepestWay: Int32 = 5

  init(_ analysis: Analysis, _ number: Program.FunctionID) {
    self.analysis = analysis
    program = analysis.program
    self.number = number
    function = program.functions[number]
    counting = Counting(function)
    isOfClass = program.functions[program.outermost(of: number)].traits.contains(.isStatic)
    var shared = function.locals.map(\.isShared)
    for capture in analysis.captures[number] ?? [] {
      if case .variable = capture.source, let target = capture.target, shared.indices.contains(Int(target)) { shared[Int(target)] = true }
    }
    isShared = shared
  }

  /// Whether a parameter is `inout` and of a type that nobody declares: there is hardly a reason for that where it is a class.
  private func isChangedValue(_ parameter: Int) -> Bool {
    guard function.language == .swift, function.parameters[parameter].traits.contains(.isInOut) else { return false }
    guard let type = program.types.type(function.locals[parameter].type?.id) else { return true }
    return !program.types.isOwn(type)
  }

  // MARK: Running

  /// The states at the end of the function.
  func run() -> [State] {
    var state = State(locals: Array(repeating: 0, count: function.locals.count))
    for index in function.parameters.indices {
      let type = function.locals[index].type
      set(Int32(index), to: [object(.parameter(Int32(index)), type, isChangedValue(index) ? .value : nil)], &state)
    }
    for index in function.locals.indices where isShared[index] {
      let box = object(.box(Int32(index), Site(value: -1, round: 0)), nil, .unknown)
      if index < function.parameters.count { state.heap.set(HeapKey(object: box, slot: analysis.slots.content), objects(in: Int32(index), state).map { Link(target: $0, step: 0) }, isWritten: true) }
      set(Int32(index), to: [box], &state)
    }
    if function.kind == .closure {
      let environment = object(.environment, nil, .closure)
      for capture in analysis.captures[number] ?? [] {
        guard let target = capture.target, state.locals.indices.contains(Int(target)) else { continue }
        set(target, to: load(environment, .capture(target), function.locals[Int(target)].type, &state), &state)
      }
    }
    var states = [state]
    run(function.body, &states)
    for index in states.indices where states[index].status == .running || states[index].status == .left { states[index].status = .returned }
    return states
  }

  /// Replaces the states by those after the statements.
  private func run(_ statements: [Code.Statement], _ states: inout [State]) {
    guard depth < 200 else { return }
    depth += 1
    defer { depth -= 1 }
    let outside = deferred.count
    deferred.append([])
    for statement in statements {
      guard states.indices.contains(where: { states[$0].status == .running }), budget > 0 else { break }
      budget -= states.count
      if statement.isPlain {
        for index in states.indices where states[index].status == .running { run(statement, &states[index]) }
      } else {
        var after: [State] = []
        for index in states.indices { if states[index].status == .running { after += run(statement, states[index]) } else { after.append(states[index]) } }
        states = bounded(after)
      }
    }
    let late = deferred[outside]
    deferred.removeLast(deferred.count - outside)
    for body in late.reversed() {
      states = states.flatMap { state -> [State] in
        guard state.status != .failed else { return [state] }
        var running = [state]
        running[0].status = .running
        // The body is a block of its own: what it defers runs at its end.
        run(body, &running)
        for index in running.indices { running[index].status = state.status }
        return running
      }
    }
    states = bounded(states)
  }

  private func bounded(_ states: [State]) -> [State] { bounded([states]) }

  /// Takes the first way of each arm, then the second of each, so that an arm with many ways does not push out the others.
  private func bounded(_ arms: [[State]]) -> [State] {
    guard arms.reduce(0, { $0 + $1.count }) > Self.mostStates else { return arms.count == 1 ? arms[0] : Array(arms.joined()) }
    let ways = (0..<(arms.map(\.count).max() ?? 0)).flatMap { way in arms.indices.lazy.filter { way < arms[$0].count }.map { (arm: $0, way: way) } }
    // Ways that continue take precedence.
    let running = ways.filter { arms[$0.arm][$0.way].status == .running }
    let others = ways.filter { arms[$0.arm][$0.way].status != .running }
    let all = running + others
    // The slots that a dropped way emptied are remembered.
    for way in all.dropFirst(Self.mostStates) where arms[way.arm][way.way].status == .returned { emptied += emptyings(in: arms[way.arm][way.way]) }
    return all.prefix(Self.mostStates).map { arms[$0.arm][$0.way] }
  }

  /// The states after a statement that contains other statements.
  private func run(_ statement: Code.Statement, _ state: State) -> [State] {
    switch statement {
    case .branch(let arms, _):
      return bounded(
        arms.map { arm in
          var states = [state]
          run(arm, &states)
          return states
        })
    case .loop(let body, _): return loop(body, state)
    case .evaluate, .store, .return, .leave, .fail, .only, .defer, .retain, .release:
      var state = state
      run(statement, &state)
      return [state]
    }
  }

  /// Runs a statement that has exactly one successor state.
  private func run(_ statement: Code.Statement, _ state: inout State) {
    switch statement {
    case .evaluate(let value), .only(_, let value, _), .retain(let value, _), .release(let value, _): _ = evaluate(value, &state)
    case .store(let value, let place, let position):
      let stored = evaluate(value, &state)
      var isCounted = true
      if let counting, case .member(_, let field) = place { isCounted = counting.isCounted(value, storedIn: field) }
      // `parent != nil ? [parent retain] : nil` stores what the caller passes.
      if mayBeNothing(value), !stored.contains(where: { objects[Int($0)].origin.isHandedIn }) { noteEmptying(of: place, position, &state) }
      store(stored, isNothing: isNothing(value), isCounted: isCounted, place, position, &state)
    case .return(let value, _):
      if let value { state.results = evaluate(value, &state) }
      state.status = .returned
    case .leave: state.status = .left
    case .fail: state.status = .failed
    case .defer(let body, _): deferred[deferred.count - 1].append(body)
    case .branch, .loop: break
    }
  }

  private func loop(_ body: [Code.Statement], _ state: State) -> [State] {
    let outside = round
    var over = [state]
    var entering = [state]
    for turn in 1...2 {
      round = outside &* 3 &+ Int32(turn)
      run(body, &entering)
      for index in entering.indices where entering[index].status == .left { entering[index].status = .running }
      over = entering + over
    }
    round = outside
    return bounded(over)
  }

  // MARK: Objects

  /// Notes the type that a store names as the owner of the member. If stores to the slot name several types, none is kept.
  func note(_ owner: Types.TypeID?, ofWriteTo key: HeapKey) {
    if let known = ownersOfWrites[key], known != owner { ownersOfWrites[key] = .some(nil) } else { ownersOfWrites[key] = .some(owner) }
  }

  func object(_ origin: Origin, _ type: Code.TypeName?, _ form: Code.TypeName.Form? = nil, isExact: Bool = false, depth: Int32 = 0) -> ObjectID {
    object(origin, type: program.types.type(type?.id), form ?? type?.form ?? .unknown, isExact: isExact, depth: depth)
  }

  func object(_ origin: Origin, type: Types.TypeID?, _ form: Code.TypeName.Form, isExact: Bool = false, depth: Int32 = 0) -> ObjectID {
    if let known = made.find(origin) {
      if made.all[Int(known)].type == nil { made.all[Int(known)].type = type }
      return known
    }
    let new = made.add(Object(origin: origin, type: type, isExact: isExact, form: form, depth: depth))
    if case .copy(let original, _) = origin { copies[original, default: []].append(new) }
    return new
  }

  var isFull: Bool { objects.count >= Self.mostObjects }

  func me() -> ObjectID {
    object(.me, type: program.types.type(function.owner), function.traits.contains(.isOfValue) ? .value : .object)
  }

  /// Whether an object is the class itself, in one of its class methods: what it keeps forms no more of a loop than what a global variable keeps.
  func isClass(_ object: ObjectID) -> Bool {
    guard isOfClass else { return false }
    switch objects[Int(object)].origin {
    case .me: return true
    case .content(let holder, let slot):
      if objects[Int(holder)].origin == .environment, case .capture(let local) = analysis.slots[slot] { return local < 0 }
      return false
    default: return false
    }
  }

  /// The name of a shared variable, if an object is the box of one: a local of the function, or a captured variable.
  func nameOfVariable(_ object: ObjectID) -> String? {
    switch objects[Int(object)].origin {
    case .box(let local, let site): return site.callee < 0 ? function.locals[Int(local)].name : nil
    case .content(let holder, let slot):
      guard objects[Int(holder)].origin == .environment, case .capture(let local) = analysis.slots[slot],
        isShared.indices.contains(Int(local)), isShared[Int(local)]
      else { return nil }
      return function.locals[Int(local)].name
    default: return nil
    }
  }

  func site(_ value: Code.ValueID) -> Site { Site(value: value, round: round) }

  /// A number for a place that is not a value: a store.
  func place(_ position: Code.Position) -> Code.ValueID { -1 &- (position.line &* 512 &+ position.column % 512) }

  func location(_ position: Code.Position) -> SourceLocation {
    SourceLocation(function.path, line: Int(position.line), column: Int(position.column))
  }

  func position(_ value: Code.ValueID) -> Code.Position { function.positions[Int(value)] }

  /// Notes that a slot is set to `nil` on one of the alternatives of the stored value.
  private func noteEmptying(of place: Code.Place, _ position: Code.Position, _ state: inout State) {
    guard case .member(let base, let field) = place else { return }
    for base in evaluate(base, &state) {
      let name = program.types.canonicalName(field.name, of: objects[Int(base)].type ?? program.types.type(field.owner))
      emptied.append(Emptying(key: HeapKey(object: base, slot: analysis.slots.id(.member(name))), position: position, isLeftThere: false))
    }
  }

  /// A step that the function itself takes.
  func step(at position: Code.Position, _ ownership: Ownership? = nil, isUnsure: Bool = false) -> Step {
    let cause = causes.value(of: Pair(position.line, position.column), orNew: analysis.causes.number(Step.Cause(location: location(position))))
    return Step(cause, ownership, isUnsure: isUnsure)
  }

  func cause(_ step: Step) -> Step.Cause { analysis.causes[step.cause] }

  func add(_ step: Step) -> Int32 {
    if let last = steps.last, last == step { return Int32(steps.count - 1) }
    steps.append(step)
    return Int32(steps.count - 1)
  }

  // MARK: Slots

  func objects(in local: Code.LocalID, _ state: State) -> [ObjectID] { contents[Int(state.locals[Int(local)])] }

  func set(_ local: Code.LocalID, to objects: [ObjectID], _ state: inout State) {
    state.locals[Int(local)] = objects.isEmpty ? 0 : Int32(contents.count)
    if !objects.isEmpty { contents.append(objects) }
  }

  /// The contents of a slot of an object.
  func load(_ source: ObjectID, _ slot: Slots.Slot, _ type: Code.TypeName? = nil, _ state: inout State) -> [ObjectID] {
    load(source, analysis.slots.id(slot), type, &state)
  }

  func load(_ source: ObjectID, _ slot: SlotID, _ type: Code.TypeName? = nil, _ state: inout State) -> [ObjectID] {
    if let known = state.heap.targets(HeapKey(object: source, slot: slot)) { return known }
    return look(source, slot, program.types.type(type?.id), type?.form, &state)
  }

  /// The same with a type and form that are known already; both are nil if nothing is known.
  func load(_ source: ObjectID, _ slot: SlotID, type: Types.TypeID?, _ form: Code.TypeName.Form?, _ state: inout State) -> [ObjectID] {
    state.heap.targets(HeapKey(object: source, slot: slot)) ?? look(source, slot, type, form, &state)
  }

  /// The contents of a slot that was not read before.
  func look(_ source: ObjectID, _ slot: SlotID, _ type: Types.TypeID?, _ said: Code.TypeName.Form?, _ state: inout State) -> [ObjectID] {
    let key = HeapKey(object: source, slot: slot)
    let from = objects[Int(source)]
    guard from.depth < Self.deepestWay, !isFull else { return [] }
    // A copy has the contents of the original, as long as neither changes.
    if case .copy(let original, let site) = from.origin {
      let found = load(original, slot, type: type, said, &state).map { part in
        // Parts that are values are copied, too.
        let own = objects[Int(part)]
        guard own.form == .value || own.form == .collection, own.origin.isOld, own.depth < Self.deepestWay, !isFull else { return part }
        return object(.copy(part, site), type: own.type, own.form, isExact: own.isExact, depth: own.depth + 1)
      }
      state.heap.set(key, found.map { Link(target: $0, step: 0) }, isWritten: false)
      return found
    }
    if case .box = from.origin { return [] }
    if case .collection = from.origin { return [] }
    var declared = type
    var form = said ?? .unknown
    if case .member(let name) = analysis.slots[slot], let owner = from.type {
      if let member = analysis.member(slot, of: owner) {
        declared = declared ?? member.types.first
        if form == .unknown { form = member.isMany ? .collection : declared.map(program.types.isValue) ?? false ? .value : .object }
        if member.isMany, said == nil { declared = nil }
      } else if declared == nil, let library = libraryType(ofProperty: name, of: owner) {
        (declared, form) = (library, .object)
      }
    }
    let found = object(.content(source, slot), type: declared, form, depth: from.depth + 1)
    state.heap.set(key, CollectionOfOne(Link(target: found, step: 0)), isWritten: false)
    return [found]
  }

  /// A copy keeps the contents that the original had when it was copied, so these are read before the original changes.
  func settleCopies(of original: ObjectID, _ slot: SlotID, _ state: inout State) {
    guard !copies.isEmpty, let copies = copies[original] else { return }
    for copy in copies { _ = load(copy, slot, type: nil, nil, &state) }
  }

  func write(_ targets: [ObjectID], to source: ObjectID, _ slot: SlotID, by step: Step, isSure: Bool = true, _ state: inout State) {
    settleCopies(of: source, slot, &state)
    let key = HeapKey(object: source, slot: slot)
    var step = step
    // One of several objects, but it is unknown which. A collection has all of its elements.
    if targets.count > 1, slot != analysis.slots.element { step.isUnsure = true }
    let number = targets.isEmpty ? 0 : add(step)
    let new = targets.map { Link(target: $0, step: number) }
    guard !isSure, let before = state.heap.copy(key) else { return state.heap.set(key, new, isWritten: true, mayBeEmpty: targets.isEmpty) }
    let links = before.links + new.filter { link in !before.links.contains { $0.target == link.target && $0.step != 0 } }
    state.heap.set(key, links, isWritten: true, mayBeEmpty: before.mayBeEmpty)
  }

  /// The same objects, with a copy in place of each value: a store copies a value.
  func copied(_ stored: [ObjectID], at site: Site) -> [ObjectID] {
    stored.map { object in
      let own = objects[Int(object)]
      guard function.language == .swift, own.form == .value || own.form == .collection, !isFull else { return object }
      switch own.origin {
      case .content, .parameter, .me: return self.object(.copy(object, site), type: own.type, own.form, isExact: own.isExact, depth: own.depth)
      default: return object
      }
    }
  }
}

extension Code.Statement {
  /// Whether the statement has one predecessor and one successor.
  fileprivate var isPlain: Bool {
    switch self {
    case .branch, .loop: false
    case .evaluate, .store, .return, .leave, .fail, .only, .defer, .retain, .release: true
    }
  }
}
