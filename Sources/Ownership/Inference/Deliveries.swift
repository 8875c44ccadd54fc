import Facts
import Platform

/// A value that gets to a place or parameter: it is stored, added to a collection, passed to a function, or kept by a library object.
struct Delivery {
  enum Target: Hashable {
    case place(Flow.Place)
    case parameter(Flow.FunctionID, Int)
  }

  var value: Flow.Value
  var target: Target
  /// Whether it becomes one of several elements.
  var isElement = false
  var manner = Manner.stored
  /// The object that has the member, or in which the called function runs, if the body knows it as a single object.
  var holder: Flow.NodeID?
  /// The arms and loops around it; nil if no single object is handed on.
  var way: Ways.ID?
}

extension Delivery {
  /// How the value is kept.
  enum Manner: Int, Comparable {
    /// By the member itself.
    case stored
    /// By a library object there: only closures, or any object.
    case keptIfClosure, kept

    static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
  }
}

/// What a library's object keeps.
struct LibraryKeeping {
  var value: Flow.Value
  /// The objects that keep it, as far as the body knows them.
  var keepers: [Flow.NodeID]
  /// The library's class, and the role of the value in it.
  var place: Flow.Place?
  /// Whether facts are made for objects, too, and not only for closures.
  var keepsObjects: Bool
}

/// Code that removes something from a member.
struct Taking {
  var place: Flow.Place
  /// Whether a new list replaces an old one, so that the closures of the old one are gone.
  var isEmptying = false
  var way: Ways.ID
}

/// The arms and loops around pieces of code. Each entry is nested in its parent.
struct Ways {
  typealias ID = Int

  enum Step: Hashable {
    case arm(Arm)
    case loop(Int)
    /// The list of statements, and the index in it.
    case statement(list: Int, index: Int)
  }

  private var steps: [(parent: ID, step: Step)] = []
  /// The outermost level.
  static let top: ID = -1

  mutating func inside(_ way: ID, _ step: Step) -> ID {
    steps.append((way, step))
    return steps.count - 1
  }

  /// From the outside to the inside.
  func all(_ way: ID) -> [Step] {
    var found: [Step] = []
    var way = way
    while way >= 0 {
      found.append(steps[way].step)
      way = steps[way].parent
    }
    return found.reversed()
  }

  /// The arms around a place that are taken once for an object that comes from `origin`. The arms inside a loop count only if the object comes from inside that loop.
  func arms(_ way: ID, from origin: ID?) -> [Arm] {
    let known = Set(origin.map(all) ?? [])
    var found: [Arm] = []
    for step in all(way) {
      switch step {
      case .loop: if !known.contains(step) { return found.sorted() }
      case .arm(let arm): found.append(arm)
      case .statement: break
      }
    }
    return found.sorted()
  }
}

/// Reads what the bodies of a program do with objects, in source order.
final class DeliveryReader {
  let flow: Flow
  private let program: Program
  private(set) var deliveries: [Delivery] = []
  private(set) var keepings: [LibraryKeeping] = []
  private(set) var takings: [Taking] = []
  /// For each place, where something is put there.
  private(set) var puts: [Flow.Place: [Ways.ID]] = [:]
  /// The members whose references code counts by hand, and those that it frees.
  private(set) var counted: Set<Member> = []
  private(set) var freed: [Flow.Place] = []
  private(set) var countingClasses: Set<EntityID> = []
  private(set) var weakCollections: [(place: Flow.Place, kind: WeakCollection)] = []
  private(set) var associations: [(place: Flow.Place, value: Flow.Value, ownership: Ownership)] = []
  private(set) var ways = Ways()
  /// Where each variable gets its first value.
  private(set) var declarations: [Flow.Variable: Ways.ID] = [:]
  private var lists = 0
  private var loops = 0
  private var way = Ways.top
  private var isFilling = true
  /// What a deinitialiser clears would be gone anyway.
  private var isDeallocating = false

  init(_ flow: Flow) {
    self.flow = flow
    program = flow.program
  }

  func run() {
    // The first run fills the collections that bodies create. The second run reads everything.
    for number in program.functions.indices where flow.outer[number] == nil { read(number) }
    flow.forget()
    isFilling = false
    for number in program.functions.indices where flow.outer[number] == nil { read(number) }
  }

  private func read(_ function: Flow.FunctionID) {
    if program.functions[function].traits.contains(.countsByHand), let owner = program.functions[function].owner { countingClasses.insert(owner) }
    let outside = way
    if flow.outer[function] == nil {
      way = Ways.top
      isDeallocating = program.functions[function].kind == .deinitializer
    }
    read(program.functions[function].body, function)
    way = outside
  }

  // MARK: Statements

  private func read(_ statements: [Code.Statement], _ function: Flow.FunctionID) {
    let outside = way
    lists += 1
    let list = lists
    var around = outside
    for (index, statement) in statements.enumerated() {
      way = ways.inside(around, .statement(list: list, index: index))
      for rest in read(statement, function) { around = ways.inside(around, .arm(rest)) }
    }
    way = outside
  }

  /// Returns the arms that the following statements are in, because another arm leaves the surrounding code.
  private func read(_ statement: Code.Statement, _ function: Flow.FunctionID) -> [Arm] {
    let outside = way
    defer { way = outside }
    func value(_ id: Code.ValueID) -> Flow.Value { Flow.Value(function: function, id: id) }
    switch statement {
    case .evaluate(let id): read(value(id))
    case .return(let id, _): if let id { read(value(id)) }
    case .store(let id, let place, _):
      if let object = place.object { read(value(object)) }
      read(value(id))
      store(value(id), in: place, function)
    case .retain(let id, _):
      read(value(id))
      count(value(id))
    case .release(let id, _):
      read(value(id))
      count(value(id))
      if !isFilling { freed += places(value(id)) }
    case .branch(let arms, let position):
      var rest: [Arm] = []
      for (number, arm) in arms.enumerated() {
        way = ways.inside(outside, .arm(Arm(of: flow.location(position, in: function), number)))
        if let end = Self.end(of: arm) {
          // This has a place of its own, apart from that of the choice: the other arms don't exclude what follows.
          let leaving = flow.location(end, in: function)
          way = ways.inside(way, .arm(Arm(of: leaving, 0)))
          rest.append(Arm(of: leaving, 1))
        }
        read(arm, function)
      }
      return rest
    case .loop(let body, _):
      loops += 1
      way = ways.inside(outside, .loop(loops))
      read(body, function)
    case .defer(let body, _): read(body, function)
    case .leave, .fail, .only: break
    }
    return []
  }

  /// The position where an arm leaves the surrounding code; nil if it does not.
  private static func end(of statements: [Code.Statement]) -> Code.Position? {
    switch statements.last {
    case .return(_, let position), .leave(let position), .fail(let position): position
    default: nil
    }
  }

  // MARK: Values

  /// Operands are read first, in the order of evaluation.
  private func read(_ value: Flow.Value) {
    let content = flow.content(value)
    if case .either(let values) = content {
      let outside = way
      for (number, one) in values.enumerated() {
        way = ways.inside(outside, .arm(Arm(of: flow.location(value), number)))
        read(Flow.Value(function: value.function, id: one))
      }
      way = outside
      return
    }
    for operand in content.operands { read(Flow.Value(function: value.function, id: operand)) }
    switch content {
    case .call(let call): read(call, value)
    case .closure(let id, _): if let closure = program.function(id), flow.outer[closure]?.function == value.function { read(closure) }
    default: break
    }
  }

  private func store(_ value: Flow.Value, in place: Code.Place, _ function: Flow.FunctionID) {
    func inner(_ id: Code.ValueID) -> Flow.Value { Flow.Value(function: function, id: id) }
    switch place {
    case .local(let local):
      if !isFilling, let variable = flow.variable(local, in: function), declarations[variable] == nil { declarations[variable] = way }
    case .member(let base, let field):
      guard let target = flow.place(of: field, of: inner(base)) else { return }
      let kind = program.functions[function].kind
      if !field.isDirect, !isAccessor(function, of: target.member.name), let setter = setter(of: target), setter != function {
        return deliver(value, to: .parameter(setter, 0), holder: flow.object(inner(base)))
      }
      if isNothing(value) { return clear(target) }
      if kind != .initialValue, kind != .initializer, case .collection(let elements) = flow.content(value), elements.isEmpty { clear(target, isEmptying: true) }
      deliver(value, to: .place(target), holder: flow.object(inner(base)))
      readMaking(value, target, function)
      keepByLibrary(value, target, inner(base))
    case .element(let base):
      fill(value, inner(base))
    case .variable(let id, let name):
      let target = flow.place(id, name)
      if isNothing(value) { clear(target) } else { deliver(value, to: .place(target)) }
    case .associated(let base, let key, let ownership):
      guard let holder = flow.types(inner(base)).first ?? program.functions[function].owner, !isNothing(value) else { return }
      let target = Flow.Place(member: Member(owner: holder, name: key))
      deliver(value, to: .place(target), holder: flow.object(inner(base)), isAssociated: true)
      if !isFilling { associations.append((target, value, ownership)) }
    case .name: break
    }
  }

  /// Adds a value to a collection, wherever the collection is.
  private func fill(_ value: Flow.Value, _ collection: Flow.Value) {
    guard !isNothing(value) else { return places(collection).forEach { clear($0) } }
    for node in flow.objects(collection) {
      switch flow.nodes[node].origin {
      case .member(let holder, let place): deliver(value, to: .place(place), isElement: true, holder: holder < 0 ? nil : holder)
      case .value: if isFilling { flow.add(value, to: node) }
      case .parameter(let function, let index): deliver(value, to: .parameter(function, index), isElement: true)
      case .me, .variable, .element: break
      }
    }
  }

  private func deliver(
    _ value: Flow.Value, to target: Delivery.Target, isElement: Bool = false, holder: Flow.NodeID? = nil, isAssociated: Bool = false
  ) {
    guard !isFilling else { return }
    if case .place(let place) = target, !isAssociated { puts[place, default: []].append(way) }
    deliveries.append(Delivery(value: value, target: target, isElement: isElement, holder: holder, way: way))
  }

  private func clear(_ place: Flow.Place, isEmptying: Bool = false) {
    if !isFilling, !isDeallocating { takings.append(Taking(place: place, isEmptying: isEmptying, way: way)) }
  }

  private func places(_ value: Flow.Value) -> [Flow.Place] { flow.objects(value).compactMap { flow.nodes[$0].place } }

  /// Whether a value is `nil`.
  private func isNothing(_ value: Flow.Value) -> Bool {
    switch flow.content(value) {
    case .null: true
    case .cast(let inner, _): isNothing(Flow.Value(function: value.function, id: inner))
    default: false
    }
  }

  private func setter(of place: Flow.Place) -> Flow.FunctionID? {
    program.types.type(place.member.owner).flatMap { program.accessor(.setter, place.member.name, of: $0) }
  }

  private func isAccessor(_ function: Flow.FunctionID, of name: String) -> Bool {
    switch program.functions[function].kind {
    case .getter, .setter, .willSet, .didSet: program.functions[function].name == name
    case .method where program.functions[function].language.isObjectiveC:
      program.functions[function].name == name || program.functions[function].name == "set" + name.prefix(1).uppercased() + name.dropFirst() + ":"
    default: false
    }
  }

  // MARK: Counting by hand

  private func count(_ value: Flow.Value) {
    guard !isFilling, flow.function(value).traits.contains(.countsByHand) else { return }
    for place in places(value) { for owner in place.owners { counted.insert(Member(owner: owner, name: place.member.name)) } }
  }

  /// Notes members that own a new object, and members that are given a weak collection.
  private func readMaking(_ value: Flow.Value, _ place: Flow.Place, _ function: Flow.FunctionID) {
    guard !isFilling else { return }
    if program.functions[function].traits.contains(.countsByHand) {
      let isOwned: Bool
      switch flow.content(value) {
      case .new: isOwned = true
      case .call(let call):
        if case .function(let name, _) = call.callee {
          isOwned = call.traits.contains(.isInitialization) || ["copy", "mutableCopy", "new", "init", "alloc"].contains { name.hasPrefix($0) }
        } else {
          isOwned = false
        }
      default: isOwned = false
      }
      if isOwned { for owner in place.owners { counted.insert(Member(owner: owner, name: place.member.name)) } }
    }
    for node in flow.objects(value) {
      guard case .value(let made) = flow.nodes[node].origin else { continue }
      for call in makers(of: made, value) {
        if let kind = WeakCollection(selector: call, arguments: []) { weakCollections.append((place, kind)) }
      }
    }
  }

  /// The names of the calls that made an object: its own expression, and the initialiser that is called on `new`.
  private func makers(of made: Flow.Value, _ value: Flow.Value) -> [String] {
    [made, value].compactMap { value in
      if case .call(let call) = flow.content(value), case .function(let name, _) = call.callee { name } else { nil }
    }
  }

  // MARK: Calls

  private func read(_ call: Code.Call, _ value: Flow.Value) {
    guard case .function(let name, let candidates) = call.callee else { return }
    let receiver = call.receiver.map { Flow.Value(function: value.function, id: $0) }
    let receivers = flow.receiverType(call, value).map { [$0] } ?? []
    let targets = program.targets(of: name, candidates, call, receivers, isOfType: flow.isOfType(call, value))
    let holder = receiver.flatMap { flow.object($0) }
    for target in targets {
      let places = program.parameters(for: call.arguments, from: value.function, of: target)
      for (argument, place) in zip(call.arguments, places) {
        guard let place else { continue }
        deliver(Flow.Value(function: value.function, id: argument.value), to: .parameter(target, place), holder: holder)
      }
    }
    guard targets.isEmpty else { return }
    if call.traits.contains(.isInitialization) { storeMembers(call, value, holder) }
    if setByMessage(name, call, value) { return }
    guard let summary = flow.library(call, value) else { return }
    apply(summary, call, value)
  }

  /// The implicit memberwise initialiser of a struct.
  private func storeMembers(_ call: Code.Call, _ value: Flow.Value, _ holder: Flow.NodeID?) {
    guard let type = flow.receiverType(call, value), let number = program.types.type(type), program.types.isOwn(number) else { return }
    for argument in call.arguments where !argument.label.isEmpty && program.types.member(argument.label, of: number) != nil {
      let place = Flow.Place(member: Member(owner: type, name: argument.label))
      deliver(Flow.Value(function: value.function, id: argument.value), to: .place(place), holder: holder)
    }
  }

  /// `[object setMember:value]` for a property without a written setter.
  private func setByMessage(_ name: String, _ call: Code.Call, _ value: Flow.Value) -> Bool {
    guard call.arguments.count == 1, name.hasPrefix("set"), name.hasSuffix(":"), name.count > 4, let receiver = call.receiver else { return false }
    let base = Flow.Value(function: value.function, id: receiver)
    guard let type = flow.types(base).first.flatMap({ program.types.type($0) }) else { return false }
    let plain = String(name.dropFirst(3).dropLast())
    for name in [plain.prefix(1).lowercased() + plain.dropFirst(), plain] where program.types.member(name, of: type) != nil {
      store(Flow.Value(function: value.function, id: call.arguments[0].value), in: .member(receiver, Code.Field(name, isDirect: true)), value.function)
      return true
    }
    return false
  }

  // MARK: Libraries

  /// The value that an operand of a library summary stands for in a call.
  private func operand(_ operand: LibrarySummary.Operand, _ call: Code.Call, _ value: Flow.Value) -> Flow.Value? {
    func inner(_ id: Code.ValueID) -> Flow.Value { Flow.Value(function: value.function, id: id) }
    switch operand {
    case .receiver: return call.receiver.map(inner)
    case .result: return value
    case .argument(let index): return call.arguments.indices.contains(index) ? inner(call.arguments[index].value) : nil
    case .labelled(let label): return call.arguments.last { $0.label == label }.map { inner($0.value) }
    case .closure: return call.arguments.map { inner($0.value) }.last { flow.form($0) == .closure }
    case .value, .root: return nil
    }
  }

  private func apply(_ summary: LibrarySummary, _ call: Code.Call, _ value: Flow.Value) {
    var keepersOf: [LibrarySummary.Operand: [LibrarySummary.Keeping]] = [:]
    for effect in summary.effects {
      switch effect {
      case .adds(let operands):
        guard let collection = operand(.receiver, call, value) else { continue }
        for added in operands.compactMap({ operand($0, call, value) }) { add(added, to: collection) }
      case .removes: if let collection = operand(.receiver, call, value) { places(collection).forEach { clear($0) } }
      case .ends(let ended): if let ended = operand(ended, call, value) { places(ended).forEach { clear($0) } }
      case .runs: break
      case .keeps(let keeping):
        if keeping.role == "element" || keeping.role == "cancellable", let keeper = operand(keeping.keeper, call, value), let kept = operand(keeping.kept, call, value) {
          if keeping.keeper == .result { if isFilling { for node in flow.objects(keeper) { add(kept, to: node) } } } else { add(kept, to: keeper) }
          continue
        }
        keepersOf[keeping.kept, default: []].append(keeping)
      }
    }
    guard !isFilling else { return }
    for effect in summary.effects {
      guard case .keeps(let first) = effect, let all = keepersOf.removeValue(forKey: first.kept) else { continue }
      keep(all, first, summary, call, value)
    }
  }

  /// Adds a value. If the value is a collection literal, adds its elements instead.
  private func add(_ value: Flow.Value, to collection: Flow.Value) {
    if flow.form(value) == .collection, case .collection(let elements) = flow.content(value) {
      for element in elements { fill(Flow.Value(function: value.function, id: element), collection) }
    } else {
      fill(value, collection)
    }
  }

  private func add(_ value: Flow.Value, to node: Flow.NodeID) {
    if case .collection(let elements) = flow.content(value) {
      for element in elements { flow.add(Flow.Value(function: value.function, id: element), to: node) }
    } else {
      flow.add(value, to: node)
    }
  }

  private func keep(
    _ all: [LibrarySummary.Keeping], _ first: LibrarySummary.Keeping, _ summary: LibrarySummary, _ call: Code.Call, _ value: Flow.Value
  ) {
    guard first.how == .strong || first.how == .copy, first.kept != .receiver, let kept = operand(first.kept, call, value) else { return }
    let fires = first.firesUnless.flatMap { operand($0, call, value) }.map { flow.content($0) == .boolean(false) } ?? false
    guard !fires, first.until == .forever || first.until == .owner else { return }
    let keepers = all.compactMap { operand($0.keeper, call, value) }.flatMap { flow.objects($0) }
    let roots = all.contains { if case .root = $0.keeper { true } else { false } }
    let type = program.keepingClass(summary.receiver, all.compactMap { operand($0.keeper, call, value) }.flatMap { flow.types($0) })
    // A keeper that nothing here keeps goes away, and what it keeps goes with it.
    let place = first.until == .forever || roots ? type.map { Flow.Place(member: Member(owner: $0, name: first.role)) } : nil
    keepings.append(LibraryKeeping(value: kept, keepers: keepers, place: place, keepsObjects: first.until == .forever))
  }

  /// A property of a library class that keeps a closure: the member that has the library object keeps it, too.
  private func keepByLibrary(_ value: Flow.Value, _ place: Flow.Place, _ base: Flow.Value) {
    guard !isFilling, !program.isOwn(place.member.owner), flow.form(value) == .closure else { return }
    keepings.append(LibraryKeeping(value: value, keepers: flow.objects(base), place: nil, keepsObjects: false))
  }
}

extension DeliveryReader {
  /// Whether another value is put there as surely as one is removed: `[_timer invalidate]; _timer = …`.
  func isOverruled(_ taking: Taking) -> Bool {
    let path = statements(taking.way)
    return (puts[taking.place] ?? []).contains { put in
      guard let own = statements(put).last else { return false }
      return path.contains { $0.list == own.list && $0.index < own.index }
    }
  }

  private func statements(_ way: Ways.ID) -> [(list: Int, index: Int)] {
    ways.all(way).compactMap { if case .statement(let list, let index) = $0 { (list, index) } else { nil } }
  }
}
