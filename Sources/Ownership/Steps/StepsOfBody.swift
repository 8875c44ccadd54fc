import Facts

/// The steps of one function, without those of its closures.
struct StepsOfBody {
  private let reader: StepReader
  private let function: Code.Function
  private(set) var found: [StepReader.FoundStep] = []
  private(set) var closures: [Closure] = []
  private(set) var lastBlock: Int
  private let firstNumber: Int
  private var locals: [KnownValue]
  private var values: [KnownValue] = []
  /// For each value the number of the block that evaluates it; nil if nothing uses it.
  private var blocks: [Int?]
  private var stores: [Store] = []

  struct Closure {
    var id: EntityID
    var captured: [Code.LocalID: KnownValue]
  }

  private struct Store {
    var value: Code.ValueID
    var place: Code.Place
    var position: Code.Position
    var block: Int
  }

  init(_ reader: StepReader, _ body: StepReader.WaitingBody, firstBlock: Int, firstNumber: Int) {
    self.reader = reader
    function = reader.code.functions[body.function]
    lastBlock = firstBlock
    self.firstNumber = firstNumber
    blocks = Array(repeating: nil, count: function.values.count)
    locals = function.locals.map { local in KnownValue(type: local.type.map(reader.known) ?? KnownType(), root: .local) }
    for (local, known) in body.captured where locals.indices.contains(Int(local)) {
      locals[Int(local)].isSelf = known.isSelf
      if !locals[Int(local)].type.isKnown { locals[Int(local)].type = known.type }
    }
  }

  mutating func read() {
    _ = walk(function.body, lastBlock)
    learnLocals()
    var next = 0
    let ordered = stores.indices.sorted { (last(of: stores[$0]), $0) < (last(of: stores[$1]), $1) }
    for value in function.values.indices {
      if let block = blocks[value] { read(value, block) }
      while next < ordered.count, last(of: stores[ordered[next]]) <= value {
        state(stores[ordered[next]])
        next += 1
      }
    }
  }

  /// The last of the values that a store needs.
  private func last(of store: Store) -> Int { Int(max(store.value, store.place.object ?? 0)) }

  // MARK: Blocks

  /// How a list of statements may be left early.
  private enum Exit: Int, Comparable {
    case none, ofLoop, ofFunction
    static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
  }

  private mutating func newBlock() -> Int {
    lastBlock += 1
    return lastBlock
  }

  private mutating func walk(_ list: [Code.Statement], _ block: Int) -> Exit {
    var block = block
    var exit = Exit.none
    for statement in list {
      var own = Exit.none
      for operand in statement.operands where evaluate(operand, block) { own = .ofFunction }
      switch statement {
      case .evaluate, .only, .retain, .release: break
      case .store(let value, let place, let position): stores.append(Store(value: value, place: place, position: position, block: block))
      case .return, .fail: own = .ofFunction
      case .leave: own = .ofLoop
      case .branch(let arms, _): for arm in arms { own = max(own, walk(arm, newBlock())) }
      case .loop(let body, _): if walk(body, newBlock()) == .ofFunction { own = .ofFunction }
      case .defer(let body, _): _ = walk(body, newBlock())
      }
      // The following statements may not run.
      if own != .none { block = newBlock() }
      exit = max(exit, own)
    }
    return exit
  }

  /// Notes the block that evaluates a value and its operands. Returns whether one of them may throw.
  private mutating func evaluate(_ value: Code.ValueID, _ block: Int) -> Bool {
    var mayThrow = false
    var waiting = [value]
    while let next = waiting.popLast() {
      blocks[Int(next)] = block
      let value = function.values[Int(next)]
      if case .call(let call) = value, call.traits.contains(.mayThrow) { mayThrow = true }
      waiting += value.operands
    }
    return mayThrow
  }

  // MARK: Values

  /// Infers the types of variables, and which are `self`, from the values stored in them. Two passes, for a variable that gets another variable's value.
  private mutating func learnLocals() {
    let given = stores.filter { if case .local = $0.place { true } else { false } }
    for _ in 0..<2 {
      values = []
      values.reserveCapacity(function.values.count)
      for value in function.values { values.append(known(value)) }
      var isNew = false
      for store in given {
        guard case .local(let local) = store.place, case let known = values[Int(store.value)] else { continue }
        // A value type is copied instead.
        if known.isSelf, known.type.form != .value, !locals[Int(local)].isSelf {
          locals[Int(local)].isSelf = true
          isNew = true
        }
        if !locals[Int(local)].type.isKnown || locals[Int(local)].type.id == nil && locals[Int(local)].type.form == .object, known.type.id != nil {
          locals[Int(local)].type = known.type
          isNew = true
        }
      }
      if !isNew { return }
    }
    for index in function.values.indices { values[index] = known(function.values[index]) }
  }

  private func known(_ value: Code.Value) -> KnownValue {
    func known(_ id: Code.ValueID) -> KnownValue { values[Int(id)] }
    switch value {
    case .selfObject:
      return KnownValue(type: KnownType(id: function.owner, form: function.traits.contains(.isOfValue) ? .value : .object), isSelf: true)
    case .local(let local): return locals[Int(local)]
    case .member(let base, let field):
      let object = known(base)
      let type = reader.typeOfMember(field, of: object.type.id)
      if object.isSelf { return KnownValue(type: type, root: reader.stored(field.name, of: function.owner).map { .own($0) } ?? .elsewhere) }
      return KnownValue(type: type, root: isValue(object) ? object.root : .elsewhere)
    case .element(let base):
      let collection = known(base)
      return KnownValue(type: reader.element(of: collection.type), root: isValue(collection) ? collection.root : .elsewhere)
    case .variable(let owner, let name): return KnownValue(type: reader.typeOfVariable(owner, name))
    case .new(let type), .type(let type): return KnownValue(type: reader.known(type))
    case .collection(let elements): return KnownValue(type: KnownType(id: elements.first.flatMap { known($0).type.id }, form: .collection))
    case .call(let call): return KnownValue(type: result(of: call))
    case .closure, .boundMethod: return KnownValue(type: KnownType(form: .closure))
    case .either(let parts):
      let all = parts.map(known)
      return KnownValue(type: all.first { $0.type.isKnown }?.type ?? KnownType(), isSelf: all.contains(where: \.isSelf))
    case .cast(let object, let type):
      var result = known(object)
      if type.id != nil || !result.type.isKnown { result.type = reader.known(type) }
      return result
    case .unknown(_, let type): return KnownValue(type: type.map(reader.known) ?? KnownType())
    case .null, .literal, .text, .enumCase, .boolean: return KnownValue(type: KnownType(form: .value))
    case .associated, .name: return KnownValue()
    }
  }

  private func result(of call: Code.Call) -> KnownType {
    if let said = call.result.map(reader.known), said.id != nil || said.form != .object && said.form != .unknown { return said }
    if call.traits.contains(.isInitialization), let receiver = call.receiver { return values[Int(receiver)].type }
    if case .function(_, let candidates) = call.callee {
      for candidate in candidates { if let result = reader.function(candidate)?.result { return reader.known(result) } }
    }
    return KnownType(form: call.result?.form ?? .unknown)
  }

  /// Whether a value is copied when it is stored. A collection of Objective-C is an object.
  private func isValue(_ known: KnownValue) -> Bool {
    switch known.type.form {
    case .value: true
    case .collection: !function.language.isObjectiveC
    case .object, .closure, .unknown: false
    }
  }

  // MARK: Stores

  private mutating func state(_ store: Store) {
    switch store.place {
    case .member(let base, let field): change(field, of: base, by: store, kind(of: store.value))
    case .element(let base):
      // An element may be part of a value type.
      var base = base
      while case .element(let inner) = function.values[Int(base)] { base = inner }
      let collection = values[Int(base)]
      guard isValue(collection) || function.language == .swift && !collection.type.isKnown else { return }
      if case .own(let member) = collection.root { return add(.assigns, member, nil, store.position, store.block) }
      switch function.values[Int(base)] {
      case .member(let object, let field): change(field, of: object, by: store, .assigns)
      case .variable(let owner, let name): if reader.isType(owner) { add(.changes, name, owner, store.position, store.block) }
      default: break
      }
    case .variable(let owner, let name): if reader.isType(owner) { add(.changes, name, owner, store.position, store.block) }
    case .local, .associated, .name: break
    }
  }

  private mutating func change(_ field: Code.Field, of base: Code.ValueID, by store: Store, _ kind: Method.Step.Kind) {
    let object = values[Int(base)]
    if object.isSelf {
      guard let member = reader.stored(field.name, of: function.owner) else { return add(.changes, field.name, function.owner, store.position, store.block) }
      return add(kind, member, nil, store.position, store.block)
    }
    if isValue(object) || isUnknownPart(base) {
      switch object.root {
      case .own(let member): return add(.assigns, member, nil, store.position, store.block)
      // Nothing outside sees a change to a local value.
      case .local: return
      case .elsewhere: break
      }
    }
    add(.changes, field.name, reader.entity(object.type.id), store.position, store.block)
  }

  /// Whether a value is a member of a value type and of unknown type: `frame.size`.
  private func isUnknownPart(_ value: Code.ValueID) -> Bool {
    guard case .member(let whole, _) = function.values[Int(value)] else { return false }
    return !values[Int(value)].type.isKnown && isValue(values[Int(whole)])
  }

  private func kind(of value: Code.ValueID) -> Method.Step.Kind {
    switch function.values[Int(value)] {
    case .null: .clears
    case .boolean(let flag): flag ? .turnsOn : .turnsOff
    default: .assigns
    }
  }

  private mutating func add(_ kind: Method.Step.Kind, _ name: String, _ object: EntityID?, _ position: Code.Position, _ block: Int) {
    let location = SourceLocation(function.path, line: Int(position.line), column: Int(position.column))
    found.append(StepReader.FoundStep(step: Method.Step(kind, name, of: object, at: location, block: block), number: firstNumber + found.count))
  }

  // MARK: Calls

  private mutating func read(_ value: Int, _ block: Int) {
    switch function.values[value] {
    case .call(let call): state(call, function.positions[value], block)
    case .closure(let id, let captures):
      var captured: [Code.LocalID: KnownValue] = [:]
      for capture in captures {
        guard let target = capture.target else { continue }
        captured[target] =
          switch capture.source {
          case .value(let source): values[Int(source)]
          case .variable(let local): locals[Int(local)]
          }
      }
      closures.append(Closure(id: id, captured: captured))
    default: break
    }
  }

  private mutating func state(_ call: Code.Call, _ position: Code.Position, _ block: Int) {
    guard !call.traits.contains(.isInitialization) else { return }
    switch call.callee {
    case .function(let name, let candidates):
      guard let receiver = call.receiver, case let object = values[Int(receiver)] else { return }
      let base = name.prefix { $0 != "(" }
      let isSetter = candidates.contains { reader.function($0)?.kind == .setter }
      if case .own(let member) = object.root, isSetter && isValue(object) || isChange(String(base), candidates, of: receiver) {
        return add(.assigns, member, nil, position, block)
      }
      // Reading a subscript is no call, and neither is an initialiser of a superclass: the object is still being made.
      if base == "subscript" && !isSetter || base == "init" || call.traits.contains(.isSuper) && base.hasPrefix("init") { return }
      if call.traits.contains(.isSuper), object.isSelf { return add(.calls, name, reader.superclass(of: function.owner), position, block) }
      guard let type = receiving(object) else { return }
      add(isSetter ? .changes : .calls, name, type.id, position, block)
    case .value(let callee):
      // A closure in a member is called: `onChange(x)`.
      guard case .member(let base, let field) = function.values[Int(callee)], let type = receiving(values[Int(base)]) else { return }
      let labels = call.arguments.filter { !$0.isTrailing }.map { ($0.label.isEmpty ? "_" : $0.label) + ":" }.joined()
      add(.calls, function.language == .swift ? "\(field.name)(\(labels))" : field.name, type.id, position, block)
    }
  }

  /// Whether a call mutates a value in place. The type of an element of a nested collection is unknown.
  private func isChange(_ name: String, _ candidates: [EntityID], of receiver: Code.ValueID) -> Bool {
    guard mutating.contains(name) else { return false }
    if case .element = function.values[Int(receiver)], candidates.isEmpty { return true }
    return isValue(values[Int(receiver)])
  }

  /// The type of a method's receiver; nil for a value of a library.
  private func receiving(_ object: KnownValue) -> KnownType? {
    if object.isSelf { return KnownType(id: function.owner) }
    let id = reader.entity(object.type.id)
    switch object.type.form {
    case .object, .unknown: return KnownType(id: id)
    case .value: return id.flatMap { reader.types.type($0) }.map { reader.types.isOwn($0) } ?? false ? KnownType(id: id) : nil
    case .collection, .closure: return nil
    }
  }
}

/// The functions of the Swift standard library that mutate a value in place.
private let mutating: Set<String> = [
  "append", "insert", "remove", "removeAll", "removeFirst", "removeLast", "removeSubrange", "removeValue", "replaceSubrange", "updateValue",
  "popFirst", "popLast", "merge", "formUnion", "formIntersection", "formSymmetricDifference", "subtract", "update", "toggle", "sort", "reverse",
  "shuffle", "swapAt", "negate",
]
