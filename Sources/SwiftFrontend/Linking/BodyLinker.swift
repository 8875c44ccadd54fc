import Facts

/// Links one body: a function with its closures.
///
/// Visits the values once, in order; the type of each follows from the types of its operands. A closure is linked when its use is known, since that tells the types of its
/// parameters.
final class BodyLinker {
  let linker: CodeLinker
  var body: Body
  /// For autoclosures, by number: the local that is `self` in the function around.
  var selfLocals: [Int: Code.LocalID] = [:]
  let place: ScopePlace
  let owner: Int?
  private let root: EntityID
  var done: [Code.Function?]
  /// The first position where each function needs its `self`; nil when it doesn't.
  private var needs: [Int: Code.Position?] = [:]
  var state: State

  var names: ProjectNames { linker.names }
  var evaluation: Evaluation { linker.evaluation }

  /// What is known of the function that is being linked.
  struct State {
    var number: Int
    var old: Code.Function
    var new: Code.Function
    var linked: [Linked] = []
    /// The types of the locals, by their new numbers.
    var shapes: [Shape]
    /// The new numbers of the locals, by their old ones. `$0`, `$1`, … of a closure come first.
    var locals: [Code.LocalID]
    /// New values that are pairs of key and value, and old locals that hold such pairs.
    var pairs: Set<Code.ValueID> = []
    var pairLocals: Set<Code.LocalID> = []
    /// The place that an old value is stored to.
    var stores: [Code.ValueID: Code.Place] = [:]
    /// The call that has an old value as an argument, and the argument's index.
    var users: [Code.ValueID: (call: Code.ValueID, argument: Int)] = [:]
    /// The collection or `either` that has an old value as an operand.
    var wholes: [Code.ValueID: Code.ValueID] = [:]
    var returned: Set<Code.ValueID> = []
    /// Old values that statements use directly: these are added where they are evaluated, even literals.
    var roots: Set<Code.ValueID> = []
    var places: [Code.ValueID: Code.Place] = [:]
    /// Closures whose bodies are still to be linked, by the new value.
    var pending: [Code.ValueID: Pending] = [:]
    /// Values that nothing uses any more.
    var orphans: [Code.ValueID] = []
    var skipped: Set<Code.ValueID> = []
    /// Calls (as new values) of functions that return `Never`.
    var failing: Set<Code.ValueID> = []
    var closures = 0
    var result = Shape.unknown
    var isStatic: Bool
  }

  struct Pending {
    var number: Int
    var id: EntityID
    /// The types of the captured values, by the closure's old locals.
    var captured: [Code.LocalID: Shape]
    var hints: [Shape] = []
    var result = Shape.unknown
  }

  /// What an old value turned out to be.
  enum Linked {
    case value(Code.ValueID, Shape)
    /// Becomes a value only when it is used as an operand.
    case type(Shape)
    case literal(Code.Value)
    case module(String)
    /// The implicit base of `.red`.
    case context
    case nothing
  }

  init(_ linker: CodeLinker, _ body: Body, file: Int, id: EntityID) {
    self.linker = linker
    self.body = body
    place = ScopePlace(file: file, scope: body.scope)
    owner = linker.owner(of: body, file)
    root = id
    done = Array(repeating: nil, count: body.functions.count)
    state = State(number: 0, old: body.functions[0], new: body.functions[0], shapes: [], locals: [], isStatic: false)
  }

  func functions() -> [Code.Function] {
    link(Pending(number: 0, id: root, captured: [:]))
    return done.compactMap { $0 }
  }

  var isStatic: Bool { body.functions[0].traits.contains(.isStatic) || body.functions[0].kind == .initialValue && isStaticProperty }

  private var isStaticProperty: Bool { property.map { names.files[$0.file].properties[$0.property].traits.contains(.isStatic) } ?? false }

  var property: PropertyPlace? { body.property.map { PropertyPlace(file: place.file, property: $0) } }

  /// What a plain name means in the function that is being linked.
  ///
  /// An escaping closure has to write `self.` before a member. So in a closure, a name that a superclass from the platform may have is a member if that class is known to have it.
  /// If that is not known, the name is a member if the closure needs `self` anyway; otherwise it is a global function of a module that is not here.
  func meaning(of name: String) -> CodeLinker.Bare {
    let meaning = linker.meaning(of: name, in: place)
    guard case .inherited = meaning, state.old.kind == .closure, let owner else { return meaning }
    return linker.isInherited(name, by: owner) ?? (need(of: state.number) != nil) ? meaning : .nothing
  }

  // MARK: A function

  /// Links a function and returns what it returns.
  @discardableResult
  func link(_ pending: Pending) -> Shape {
    guard body.functions.indices.contains(pending.number), done[pending.number] == nil else { return .unknown }
    wrapAutoclosures(in: pending.number)
    let old = body.functions[pending.number]
    let outer = state
    defer { state = outer }
    state = begin(old, pending)
    prescan(old.body)
    skipUnusedCaptures()
    for number in old.values.indices { linkValue(Code.ValueID(number)) }
    linkRest()
    state.new.body = statements(old.body)
    state.new.unlowered = old.unlowered
    for (index, shape) in state.shapes.enumerated() {
      let type = codeType(shape)
      state.new.locals[index].type = type.form == .unknown && type.id == nil ? nil : type
    }
    if let written = shape(old.result) { state.result = written } else if state.result == .unknown { state.result = returnedShape }
    state.new.result = resultType(state.result)
    done[pending.number] = state.new
    return state.result
  }

  /// The result type when none is declared: for a getter or an initial value the property's type, for a closure the type of the first returned value.
  private var returnedShape: Shape {
    switch state.old.kind {
    case .getter, .initialValue: if let property { return evaluation.shape(of: property) }
    case .closure: break
    default: return .unknown
    }
    for old in state.returned.sorted() {
      if case .value(_, let shape) = state.linked[Int(old)], shape != .unknown { return shape }
    }
    return .unknown
  }

  /// Nil for `Void`, `Never` and unknown types.
  func resultType(_ shape: Shape) -> Code.TypeName? {
    if case .tuple(let parts) = shape, parts.isEmpty { return nil }
    if case .type(let type, _) = shape, ["Void", "Never"].contains(names.types[type].name), !names.types[type].isDeclaredInSwift { return nil }
    let type = codeType(shape)
    return type.form == .unknown && type.id == nil ? nil : type
  }

  private func begin(_ old: Code.Function, _ pending: Pending) -> State {
    var new = Code.Function(
      pending.id, old.kind, of: owner.map { names.types[$0].id }, name: old.name, traits: old.traits, language: .swift, path: names.files[place.file].path,
      position: old.position)
    new.parameters = old.parameters
    if pending.number == 0 {
      if let traits = linker.traits(at: old.position, place.file) {
        if traits.contains(.isDynamic) { new.traits.insert(.isDynamic) }
        if traits.contains(.isPrivate) { new.traits.insert(.isPrivate) }
      }
    } else {
      new.traits.formUnion(body.functions[0].traits.intersection([.isStatic]))
    }
    if let owner, names.types[owner].kind.isValue { new.traits.insert(.isOfValue) }
    if let home = owner.flatMap({ names.types[$0].home }), names.scope(home).isPublic { new.traits.insert(.isOfPublicType) }
    let order = Self.order(of: old)
    if old.parameters.isEmpty, old.kind == .closure {
      let count = order.prefix { $0 < 0 || old.locals[$0].isShorthand }.count
      new.parameters = Array(repeating: Code.Parameter(), count: count)
    }
    var locals = Array(repeating: Code.LocalID(0), count: old.locals.count)
    var shapes: [Shape] = []
    for index in order {
      guard index >= 0 else {
        _ = new.add(Code.Local("$\(shapes.count)"))
        shapes.append(.unknown)
        continue
      }
      locals[index] = new.add(old.locals[index])
      let isParameter = shapes.count < new.parameters.count
      let hint = isParameter && shapes.count < pending.hints.count ? pending.hints[shapes.count] : .unknown
      shapes.append(shape(old.locals[index].type) ?? pending.captured[Code.LocalID(index)] ?? hint)
    }
    if pending.number == 0 { describeParameters(old, &new, &shapes) }
    var state = State(number: pending.number, old: old, new: new, shapes: shapes, locals: locals, isStatic: isStatic)
    state.linked.reserveCapacity(old.values.count)
    state.result = pending.result
    return state
  }

  /// The locals of a function in their new order: `$0`, `$1`, … first. -1 stands for a shorthand parameter that the closure doesn't use.
  static func order(of old: Code.Function) -> [Int] {
    guard old.parameters.isEmpty, old.kind == .closure, old.locals.contains(where: \.isShorthand) else { return Array(old.locals.indices) }
    var places: [Int: Int] = [:]
    for (index, local) in old.locals.enumerated() where local.isShorthand && places[local.shorthandNumber] == nil { places[local.shorthandNumber] = index }
    guard let last = places.keys.max() else { return Array(old.locals.indices) }
    let own = Set(places.values)
    return (0...last).map { places[$0] ?? -1 } + old.locals.indices.filter { !own.contains($0) }
  }

  private func describeParameters(_ old: Code.Function, _ new: inout Code.Function, _ shapes: inout [Shape]) {
    switch old.kind {
    case .function, .method, .initializer:
      // A typealias of a function type doesn't escape either, unless the parameter says `@escaping`.
      for (index, parameter) in new.parameters.enumerated() where index < 64 && !parameter.traits.contains(.isVariadic) {
        if case .function = shapes[index], body.escaping & (1 << UInt64(index)) == 0 { new.parameters[index].traits.insert(.doesNotEscape) }
      }
    case .setter, .willSet, .didSet:
      if let property, let last = new.parameters.indices.last, shapes[last] == .unknown { shapes[last] = evaluation.shape(of: property) }
    default: break
    }
  }

  // MARK: What is known before

  private func prescan(_ statements: [Code.Statement]) {
    var waiting = [statements]
    while let next = waiting.popLast() {
      for statement in next {
        state.roots.formUnion(statement.operands)
        switch statement {
        case .store(let value, let place, _): state.stores[value] = place
        case .return(let value?, _): state.returned.insert(value)
        case .branch(let arms, _): waiting += arms
        case .loop(let inner, _), .defer(let inner, _): waiting.append(inner)
        default: break
        }
      }
    }
    for (number, value) in state.old.values.enumerated() {
      switch value {
      case .call(let call):
        for (index, argument) in call.arguments.enumerated() { state.users[argument.value] = (Code.ValueID(number), index) }
      case .collection(let parts), .either(let parts):
        for part in parts { state.wholes[part] = Code.ValueID(number) }
      default: break
      }
    }
  }

  private func skipUnusedCaptures() {
    // Values that were moved into autoclosures.
    for (number, value) in state.old.values.enumerated() {
      if case .variable(EntityID("#"), _) = value { state.skipped.insert(Code.ValueID(number)) }
    }
    for value in state.old.values {
      guard case .closure(let id, let captures) = value, let number = Body.number(id), need(of: number) == nil else { continue }
      for capture in captures where capture.target == nil && capture.position == .none {
        if case .value(let source) = capture.source { state.skipped.insert(source) }
      }
    }
  }

  /// The first position where a function needs its `self`, for itself or for a closure inside it.
  func need(of number: Int) -> Code.Position? {
    if let known = needs[number] { return known }
    needs[number] = .some(nil)
    guard body.functions.indices.contains(number) else { return nil }
    let function = body.functions[number]
    var implicit: Set<Code.ValueID> = []
    var first: Code.Position?
    func note(_ position: Code.Position) {
      guard let known = first else { return first = position }
      if (position.line, position.column) < (known.line, known.column) { first = position }
    }
    for value in function.values {
      guard case .closure(let id, let captures) = value, let inner = Body.number(id) else { continue }
      for capture in captures where capture.target == nil && capture.position == .none {
        guard case .value(let source) = capture.source else { continue }
        implicit.insert(source)
        if case .selfObject = function.values[Int(source)], let position = need(of: inner) { note(position) }
      }
    }
    for (index, value) in function.values.enumerated() {
      switch value {
      case .selfObject: if !implicit.contains(Code.ValueID(index)) { note(function.positions[index]) }
      case .name(let name): if isMember(name, in: function.kind) { note(function.positions[index]) }
      case .call(let call):
        if call.receiver == nil, case .function(let name, _) = call.callee, isMember(name, in: function.kind) { note(function.positions[index]) }
      default: break
      }
    }
    if function.kind != .initialValue {
      forEachNamedStore(function.body) { name, position in if isMember(name, in: function.kind) { note(position) } }
    }
    needs[number] = .some(first)
    return first
  }

  private func forEachNamedStore(_ statements: [Code.Statement], _ body: (String, Code.Position) -> Void) {
    var waiting = [statements]
    while let next = waiting.popLast() {
      for statement in next {
        switch statement {
        case .store(_, .name(let name), let position): body(name, position)
        case .branch(let arms, _): waiting += arms
        case .loop(let inner, _), .defer(let inner, _): waiting.append(inner)
        default: break
        }
      }
    }
  }

  /// Whether a plain name means a member of `self`.
  private func isMember(_ written: String, in kind: Code.Function.Kind) -> Bool {
    let (local, name, _) = Self.parts(written)
    guard local == nil, name != ".", let owner else { return false }
    switch linker.meaning(of: name, in: place) {
    case .inherited: return !isStatic && (kind != .closure || linker.isInherited(name, by: owner) == true)
    case .member(let home, let isOwn): return isOwn && !isOfType(home)
    default: return false
    }
  }

  /// Whether a member belongs to the type itself: static members and enum cases.
  func isOfType(_ home: CodeLinker.Home) -> Bool {
    switch home.kind {
    case .property(let place):
      let traits = names.files[place.file].properties[place.property].traits
      return traits.contains(.isStatic) || traits.contains(.payload)
    case .functions(let places):
      return places.allSatisfy { names.files[$0.file].functions[$0.function].isStatic }
    case .foreign: return false
    }
  }

  /// `3:move(to:)`: the local that is `self`, the plain name, the labels.
  static func parts(_ written: String) -> (local: Code.LocalID?, name: String, labels: String) {
    var rest = written[...]
    var local: Code.LocalID?
    if let first = rest.utf8.first, first >= 48, first < 58, let colon = rest.utf8.firstIndex(of: UInt8(ascii: ":")), let number = Code.LocalID(rest[..<colon]) {
      local = number
      rest = rest[rest.index(after: colon)...]
    }
    guard let open = rest.utf8.firstIndex(of: UInt8(ascii: "(")), open > rest.startIndex else { return (local, String(rest), "") }
    return (local, String(rest[..<open]), String(rest[open...]))
  }

  // MARK: Types

  func shape(_ type: Code.TypeName?) -> Shape? {
    guard let number = type?.id.flatMap(Body.number), body.types.indices.contains(number) else { return nil }
    return names.shape(body.types[number], in: place)
  }

  func codeType(_ shape: Shape, depth: Int = 0) -> Code.TypeName {
    guard depth < 40 else { return Code.TypeName(.unknown) }
    switch shape {
    case .type(let type, let arguments):
      let known = names.types[type]
      if Self.collections.contains(known.name), !known.isDeclaredInSwift {
        return Code.TypeName(.collection, arguments.last.flatMap { codeType($0, depth: depth + 1).id })
      }
      switch known.kind {
      case .class, .protocol: return Code.TypeName(.object, known.id)
      case .struct, .enum, .value: return Code.TypeName(.value, known.id)
      case .unknown: return Code.TypeName(.unknown, known.id)
      }
    case .plain(let name): return Code.TypeName(name == "AnyObject" ? .object : .unknown)
    case .optional(let inner): return codeType(inner, depth: depth + 1)
    case .collection(let parts): return Code.TypeName(.collection, parts.last.flatMap { codeType($0, depth: depth + 1).id })
    case .tuple(let parts): return Code.TypeName(parts.isEmpty ? .value : .collection)
    case .function: return Code.TypeName(.closure)
    case .composition(let parts):
      let known = parts.map { codeType($0, depth: depth + 1) }
      return Code.TypeName(.object, known.lazy.compactMap(\.id).first)
    case .metatype, .unknown: return Code.TypeName(.unknown)
    case .parameter(_, let bound): return bound.map { codeType($0, depth: depth + 1) } ?? Code.TypeName(.unknown)
    }
  }

  static let collections: Set<String> = ["Array", "ContiguousArray", "ArraySlice", "Set", "Dictionary", "OrderedSet", "OrderedDictionary", "Deque"]

  /// The shape without the optionals around it.
  static func plain(_ shape: Shape) -> Shape {
    var shape = shape
    while case .optional(let inner) = shape { shape = inner }
    return shape
  }
}

extension Code.Local {
  /// Whether it is `$0`, `$1`, …
  fileprivate var isShorthand: Bool { name.utf8.first == UInt8(ascii: "$") && shorthandNumber >= 0 }
  /// -1 for other names and for numbers above 31.
  fileprivate var shorthandNumber: Int { Int(name.dropFirst()).flatMap { $0 < 32 && $0 >= 0 ? $0 : nil } ?? -1 }
}
