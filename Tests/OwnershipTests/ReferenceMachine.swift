import Facts

/// Runs code on real objects, along the way that a sequence of choices says. Slow, and simple enough to be believed.
///
/// What runs first, the entry, has a `self` and parameters that are new objects, whose members hold new objects, and so on: each another. Nothing is freed
/// before the entry has returned.
final class ReferenceMachine {
  let program: ReferenceProgram
  let choices: Choices
  let heap = Heap()
  private var depth = 0
  private var steps = 0

  enum Stop: Error { case failed, tooLong }
  enum Flow { case next, left, returned }

  final class Frame {
    let function: Code.Function
    let me: Instance?
    var locals: [Instance?]
    var isBox: [Bool]
    var result: Instance?

    init(_ function: Code.Function, me: Instance?) {
      self.function = function
      self.me = me
      locals = Array(repeating: nil, count: function.locals.count)
      isBox = function.locals.map(\.isShared)
    }
  }

  private static let mostSteps = 300
  private static let deepestCall = 8
  /// Objects of the entry beyond hold nothing.
  private static let deepestGiven = 6

  init(_ program: ReferenceProgram, _ choices: Choices) {
    self.program = program
    self.choices = choices
  }

  // MARK: A run

  /// Runs a function and frees what nobody keeps afterwards.
  func run(_ entry: Int) throws {
    let function = program.functions[entry]
    let environment = function.kind == .closure ? heap.make(.closure(entry), depth: 0) : nil
    var me: Instance?
    if environment == nil, let owner = function.owner, !function.traits.contains(.isStatic) { me = heap.make(.object(owner.text), depth: 0) }
    _ = try invoke(entry, me: me, given(function), environment: environment)
    try free()
  }

  /// Runs what the platform may call, on every object that is left over.
  func runActions() throws {
    for instance in heap.live {
      guard let type = instance.typeName, !instance.isFreed else { continue }
      for action in program.actions(of: type) { _ = try invoke(action, me: instance, given(program.functions[action]), environment: nil) }
    }
    try free()
  }

  private func given(_ function: Code.Function) -> [Instance?] {
    function.parameters.indices.map { given(function.locals[$0].type, depth: 0) }
  }

  private func given(_ type: Code.TypeName?, depth: Int) -> Instance? {
    switch type?.form {
    case .closure: heap.make(.closure(nil), depth: depth)
    case .collection: heap.make(.collection, depth: depth, elementType: type?.id?.text)
    default: heap.make(.object(type?.id?.text), depth: depth)
    }
  }

  private func free() throws {
    try heap.free { instance in
      guard let type = instance.typeName else { return false }
      let functions = program.deinitializers(of: type)
      for function in functions { _ = try invoke(function, me: instance, [], environment: nil) }
      return !functions.isEmpty
    }
  }

  func invoke(_ number: Int, me: Instance?, _ arguments: [Instance?], environment: Instance?) throws -> Instance? {
    guard depth < Self.deepestCall else { throw Stop.tooLong }
    depth += 1
    defer { depth -= 1 }
    let function = program.functions[number]
    let frame = Frame(function, me: environment == nil ? me : try load(environment!, .capture(nil)))
    if let environment {
      for capture in program.captures[number] ?? [] {
        guard let target = capture.target else { continue }
        if case .variable = capture.source { frame.isBox[Int(target)] = true }
        frame.locals[Int(target)] = try load(environment, .capture(target))
      }
    }
    for (index, argument) in arguments.enumerated() where index < function.parameters.count { frame.locals[index] = argument }
    for index in frame.locals.indices where frame.isBox[index] && frame.locals[index]?.kind != .box {
      let box = heap.make(.box)
      put(frame.locals[index], in: box, .content, isStrong: function.locals[index].ownership.isOwning)
      frame.locals[index] = box
    }
    _ = try run(function.body, frame)
    return frame.result
  }

  // MARK: Statements

  private func run(_ statements: [Code.Statement], _ frame: Frame) throws -> Flow {
    var deferred: [[Code.Statement]] = []
    var flow = Flow.next
    for statement in statements {
      steps += 1
      guard steps < Self.mostSteps else { throw Stop.tooLong }
      switch statement {
      case .evaluate(let value), .only(_, let value, _), .retain(let value, _), .release(let value, _): _ = try evaluate(value, frame)
      case .store(let value, let place, _): try store(value, place, frame)
      case .return(let value, _):
        if let value { frame.result = try evaluate(value, frame) }
        flow = .returned
      case .branch(let arms, _): if !arms.isEmpty { flow = try run(arms[choices.choose(arms.count)], frame) }
      case .loop(let body, _):
        for _ in 0..<[1, 0, 2][choices.choose(3)] where flow != .returned { flow = try run(body, frame) }
        if flow == .left { flow = .next }
      case .leave: flow = .left
      case .fail: throw Stop.failed
      case .defer(let body, _): deferred.append(body)
      }
      if flow != .next { break }
    }
    for body in deferred.reversed() { _ = try run(body, frame) }
    return flow
  }

  private func store(_ value: Code.ValueID, _ place: Code.Place, _ frame: Frame) throws {
    // Values stand in the order in which they are evaluated.
    let isBaseFirst = place.object.map { $0 < value } ?? false
    var base = isBaseFirst ? try evaluate(place.object!, frame) : nil
    let stored = copied(try evaluate(value, frame))
    if let object = place.object, !isBaseFirst { base = try evaluate(object, frame) }
    switch place {
    case .local(let local):
      let own = Int(local)
      if frame.isBox[own], let box = frame.locals[own] {
        put(stored, in: box, .content, isStrong: frame.function.locals[own].ownership.isOwning)
      } else {
        frame.locals[own] = stored
      }
    case .member(_, let field): if let base { try set(field, of: base, to: stored, frame) }
    case .element:
      guard let base else { return }
      if let stored { try add(stored, to: base) } else { base.slots[.element] = [] }
    case .variable(let owner, let name): put(stored, in: heap.globals, .variable(owner, name), isStrong: true)
    case .associated(_, let key, let ownership): if let base { put(stored, in: base, .associated(key), isStrong: ownership.isOwning) }
    case .name: break
    }
  }

  /// Swift copies a collection that is stored.
  private func copied(_ stored: Instance?) -> Instance? {
    guard let stored, stored.kind == .collection else { return stored }
    let copy = heap.make(.collection)
    copy.slots[.element] = elements(of: stored)
    return copy
  }

  // MARK: Slots

  func put(_ stored: Instance?, in object: Instance, _ slot: Instance.Slot, isStrong: Bool) {
    object.slots[slot] = stored.map { [Instance.Reference(target: $0, isStrong: isStrong)] } ?? []
  }

  func load(_ object: Instance, _ slot: Instance.Slot) throws -> Instance? {
    if let known = object.slots[slot] { return known.last.flatMap { $0.target.isFreed ? nil : $0.target } }
    let (type, isOwning) = declared(object, slot)
    if type?.form == .collection, object.depth == nil {
      // The collection of a new object is empty.
      let empty = heap.make(.collection)
      put(empty, in: object, slot, isStrong: isOwning)
      return empty
    }
    guard let depth = object.depth, depth < Self.deepestGiven else { return nil }
    let new = given(type, depth: depth + 1)
    put(new, in: object, slot, isStrong: isOwning)
    return new
  }

  /// What an object that was there before has in a slot.
  private func declared(_ object: Instance, _ slot: Instance.Slot) -> (Code.TypeName?, isOwning: Bool) {
    switch slot {
    case .member(let name):
      guard let member = program.member(name, of: object.typeName) else { return (nil, true) }
      let form: Code.TypeName.Form = member.isClosure ? .closure : member.isMany ? .collection : .object
      return (Code.TypeName(form, member.type.map(EntityID.init)), member.isOwning || member.isMany)
    case .capture(let target):
      guard case .closure(let number?) = object.kind else { return (nil, true) }
      let capture = program.captures[number]?.first { $0.target == target }
      let function = program.functions[number]
      let type = target.map { function.locals[Int($0)].type } ?? Code.TypeName(.object, function.owner)
      return (type, capture?.ownership.isOwning ?? true)
    case .variable(let owner, let name):
      let member = program.member(name, of: owner.text)
      return (Code.TypeName(.object, member?.type.map(EntityID.init)), true)
    case .element, .content, .associated: return (nil, true)
    }
  }

  /// A collection that was there before has two elements, or none.
  func elements(of collection: Instance) -> [Instance.Reference] {
    if let known = collection.slots[.element] { return known }
    guard let depth = collection.depth, depth < Self.deepestGiven else { return [] }
    let type = Code.TypeName(.object, collection.elementType.map(EntityID.init))
    let elements = (0..<[2, 0][choices.choose(2)]).compactMap { _ in given(type, depth: depth + 1).map { Instance.Reference(target: $0, isStrong: true) } }
    collection.slots[.element] = elements
    return elements
  }

  func add(_ element: Instance, to collection: Instance) throws {
    collection.slots[.element] = elements(of: collection) + [Instance.Reference(target: element, isStrong: true)]
  }

  // MARK: Members

  func read(_ field: Code.Field, of object: Instance, _ frame: Frame) throws -> Instance? {
    let isOwn = isAccessor(of: field, frame)
    if !field.isDirect, !isOwn, let getter = program.method(.getter, field.name, of: object.typeName) {
      return try invoke(getter, me: object, [], environment: nil)
    }
    if object.depth == nil, object.slots[.member(field.name)] == nil, let lazy = program.lazyValue(field.name, of: object.typeName) {
      object.slots[.member(field.name)] = []
      _ = try invoke(lazy, me: object, [], environment: nil)
    }
    return try load(object, .member(field.name))
  }

  private func set(_ field: Code.Field, of object: Instance, to stored: Instance?, _ frame: Frame) throws {
    let isOwn = field.isDirect || isAccessor(of: field, frame)
    if !isOwn, let setter = program.method(.setter, field.name, of: object.typeName) {
      _ = try invoke(setter, me: object, [stored], environment: nil)
      return
    }
    let observes = !isOwn && !(frame.function.kind == .initializer && frame.function.owner?.text == object.typeName)
    if observes, let observer = program.method(.willSet, field.name, of: object.typeName) {
      _ = try invoke(observer, me: object, [stored], environment: nil)
    }
    put(stored, in: object, .member(field.name), isStrong: program.member(field.name, of: object.typeName)?.isOwning ?? true)
    if observes, let observer = program.method(.didSet, field.name, of: object.typeName) { _ = try invoke(observer, me: object, [], environment: nil) }
  }

  private func isAccessor(of field: Code.Field, _ frame: Frame) -> Bool {
    switch frame.function.kind {
    case .getter, .setter, .willSet, .didSet: frame.function.name == field.name
    default: false
    }
  }
}
