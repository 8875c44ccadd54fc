import Facts
import Platform

extension BodyLinker {
  func call(_ call: Code.Call, _ id: Code.ValueID, _ position: Code.Position) -> Linked {
    switch call.callee {
    case .value(let called): return self.call(value: called, call, position)
    case .function(let written, _):
      guard let receiver = call.receiver else { return bareCall(written, call, id, position) }
      switch state.linked[Int(receiver)] {
      case .context: return contextual(written, call.arguments, id, position)
      case .type(let shape): return self.call(ofType: shape, written, call.arguments, id, position, traits: call.traits)
      case .module(let module): return self.call(ofModule: module, written, call, id, position)
      default:
        let (object, shape) = operand(receiver)
        return self.call(of: object, shape, written, call, position)
      }
    }
  }

  // MARK: Values that are called

  private func call(value called: Code.ValueID, _ call: Code.Call, _ position: Code.Position) -> Linked {
    let (callee, shape) = operand(called)
    return self.call(function: callee, shape, call.arguments, call.traits, position)
  }

  private func call(
    function callee: Code.ValueID, _ shape: Shape, _ arguments: [Code.Argument], _ traits: Code.Call.Traits, _ position: Code.Position
  ) -> Linked {
    var result = Shape.unknown
    var hints: [Shape] = []
    if let pending = state.pending.removeValue(forKey: callee) {
      result = run(pending, as: .unknown)
    } else if case .function(let parameters, let known) = Self.plain(shape) {
      (result, hints) = (known, parameters)
    } else if case .metatype(let type) = Self.plain(shape) {
      result = type
    }
    let operands = self.operands(arguments)
    runPending(arguments, hints: arguments.indices.map { $0 < hints.count ? hints[$0] : .unknown })
    return emit(Code.Call(.value(callee), operands, traits: traits), result, position)
  }

  private func operands(_ arguments: [Code.Argument]) -> [Code.Argument] {
    arguments.map { argument in
      var argument = argument
      argument.value = operand(argument.value).0
      return argument
    }
  }

  private func emit(_ call: Code.Call, _ result: Shape, _ position: Code.Position) -> Linked {
    var call = call
    call.result = resultType(result)
    return .value(add(.call(call), position), result)
  }

  // MARK: Plain calls

  private func bareCall(_ written: String, _ call: Code.Call, _ id: Code.ValueID, _ position: Code.Position) -> Linked {
    let (local, name, labels) = Self.parts(written)
    switch meaning(of: name) {
    case .type(let shape): return construct(shape, labels, call.arguments, call.traits, position)
    case .member(let home, let isOwn):
      switch home.kind {
      case .functions:
        let found = candidates(name, in: home.type, call.arguments)
        // The type has a member of this name, but only a global function fits the arguments: `print(_:)` beside the member `print()`.
        if found.isEmpty, case .functions(let places, _)? = evaluation.global(name, in: place) {
          let free = fitting(places.lazy.compactMap { [linker] in linker.declared($0) }, call.arguments)
          if !free.isEmpty { return finish(call, on: nil, name + labels, free, nil, position) }
        }
        let isOfType = !found.isEmpty && found.allSatisfy { $0.function.isStatic } || !isOwn
        let receiver = isOfType ? add(.type(codeType(.type(home.type, []))), position) : selfValue(local, position)
        return finish(call, on: receiver, name + labels, found, .type(home.type, []), position)
      case .property(let property):
        if names.files[property.file].properties[property.property].traits.contains(.payload) {
          return payload(name, of: home.type, call.arguments, position)
        }
        let member =
          isOfType(home) || !isOwn
          ? self.member(ofType: .type(home.type, []), name, "", position) : self.property(of: selfValue(local, position), selfShape, home, name, position)
        guard case .value(let callee, let shape) = member else { return .nothing }
        return self.call(function: callee, shape, call.arguments, call.traits, position)
      case .foreign: break
      }
      return finish(call, on: selfValue(local, position), name + labels, [], nil, position)
    case .inherited: return finish(call, on: state.isStatic ? add(.type(codeType(.type(owner ?? 0, []))), position) : selfValue(local, position), name + labels, [], nil, position)
    case .functions(let places):
      return finish(call, on: nil, name + labels, fitting(places.lazy.compactMap { [linker] in linker.declared($0) }, call.arguments), nil, position)
    case .variable(let variable):
      let callee = add(.variable(linker.variable(variable), name), position)
      return self.call(function: callee, evaluation.shape(of: variable), call.arguments, call.traits, position)
    case .foreign(let id):
      runPending(call.arguments, hints: [])
      return emit(Code.Call(.function(name, [id]), operands(call.arguments), traits: call.traits), .unknown, position)
    case .module, .nothing:
      if name == "type", labels == "(of:)", let first = call.arguments.first {
        let (object, shape) = operand(first.value)
        return .value(add(.unknown([object], nil), position), .metatype(shape))
      }
      return finish(call, on: nil, name + labels, [], nil, position)
    }
  }

  private func call(ofModule module: String, _ written: String, _ call: Code.Call, _ id: Code.ValueID, _ position: Code.Position) -> Linked {
    let (_, name, labels) = Self.parts(written)
    switch evaluation.member(name, of: .module(module), in: place) {
    case .type(let shape): return construct(shape, labels, call.arguments, call.traits, position)
    case .functions(let places, _):
      return finish(call, on: nil, name + labels, fitting(places.lazy.compactMap { [linker] in linker.declared($0) }, call.arguments), nil, position)
    default: return finish(Code.Call(call.callee, call.arguments, traits: call.traits), on: nil, name + labels, [], nil, position)
    }
  }

  /// Emits a call of a function by name, and links the closures among its arguments.
  func finish(
    _ call: Code.Call, on receiver: Code.ValueID?, _ written: String, _ found: [Fit], _ owner: Shape?, _ position: Code.Position, platform: Shape = .unknown
  ) -> Linked {
    let operands = self.operands(call.arguments)
    let hints = call.arguments.indices.map { argument in
      found.first.flatMap { fit in fit.shape(of: argument).map { substituted($0, fit.function.type, owner) } } ?? .unknown
    }
    if found.isEmpty, let owner, ["append", "insert"].contains(Self.parts(written).name) {
      // What is added to a collection is one of its elements.
      runPending(call.arguments, hints: call.arguments.map { _ in element(of: owner) })
    }
    let handed = found.isEmpty && Self.handing.contains(Self.parts(written).name) ? owner : nil
    let closureResult = runPending(call.arguments, hints: hints, elements: handed)
    var result = found.isEmpty ? platform : evaluation.result(of: found.map(\.function.place), owner)
    if found.isEmpty, case .unknown = result, let owner { result = platformResult(Self.parts(written).name, owner, closureResult) }
    let callee = Code.Callee.function(found.first?.function.name ?? written, found.map(\.function.id))
    let linked = emit(Code.Call(callee, on: receiver, operands, traits: call.traits), result, position)
    if case .value(let value, _) = linked, !found.isEmpty, found.allSatisfy({ neverReturns($0.function.place) }) { state.failing.insert(value) }
    return linked
  }

  private func neverReturns(_ place: FunctionPlace) -> Bool { names.files[place.file].functions[place.function].result == .named("Never") }

  /// The type of a parameter with the receiver's type arguments substituted.
  private func substituted(_ shape: Shape, _ type: Int?, _ owner: Shape?) -> Shape {
    guard let type, case .type(type, let arguments)? = owner.map(Self.plain), !arguments.isEmpty else { return shape }
    if case .function(let parameters, let result) = Self.plain(shape) {
      return .function(parameters.map { evaluation.substituted($0, type, arguments) }, evaluation.substituted(result, type, arguments))
    }
    return evaluation.substituted(shape, type, arguments)
  }

  /// Library functions that pass elements of their receiver to a closure.
  private static let handing: Set<String> = [
    "forEach", "map", "compactMap", "flatMap", "filter", "first", "last", "contains", "sorted", "sort", "min", "max", "allSatisfy", "firstIndex", "lastIndex",
    "removeAll", "prefix", "drop", "partition", "split", "count", "mapValues", "compactMapValues", "concurrentPerform", "asyncMap", "sink",
  ]

  /// The result type of a library function, found by its name and the type of the receiver.
  private func platformResult(_ name: String, _ owner: Shape, _ closure: Shape) -> Shape {
    switch name {
    case "map", "compactMap", "flatMap":
      guard closure != .unknown else { return .unknown }
      if case .optional = owner { return .optional(closure) }
      if case .collection = closure, name == "flatMap" { return closure }
      return .collection([Self.plain(closure)])
    default: break
    }
    switch evaluation.memberOfInstance(name, of: owner) {
    case .instance(.function(_, let result)), .instance(.optional(.function(_, let result))): return result
    case .instance(let shape): return shape
    default: return .unknown
    }
  }

  // MARK: Members

  private func call(of object: Code.ValueID, _ shape: Shape, _ written: String, _ call: Code.Call, _ position: Code.Position) -> Linked {
    let (_, name, labels) = Self.parts(written)
    let isSuper = call.traits.contains(.isSuper)
    let plain = Self.plain(shape)
    if name == "subscript" { return subscripted(object, plain, labels, call, position) }
    if case .metatype(let type) = plain {
      if name == "init" { return construct(type, labels, call.arguments, call.traits, position, on: object) }
      let found = nominals(type).lazy.map { self.candidates(name, in: $0, call.arguments, isStatic: true) }.first { !$0.isEmpty } ?? []
      return finish(call, on: object, written, found, type, position)
    }
    for type in nominals(plain) {
      let start = isSuper ? names.types[type].superclass : type
      guard let start, let home = linker.home(of: name, in: start) else { continue }
      switch home.kind {
      case .functions:
        let found = candidates(name, in: start, call.arguments, isStatic: name == "init" ? nil : false)
        return finish(call, on: object, written, found, plain, position)
      case .property(let place):
        guard !names.files[place.file].properties[place.property].traits.contains(.payload) else { continue }
        guard case .value(let callee, let known) = property(of: object, plain, home, name, position) else { continue }
        return self.call(function: callee, known, call.arguments, call.traits, position)
      case .foreign: break
      }
    }
    var known = shape
    if case .optional = shape, name != "map", name != "flatMap" { known = plain }
    return finish(call, on: object, written, [], isSuper ? nil : known, position)
  }

  private func subscripted(_ object: Code.ValueID, _ shape: Shape, _ labels: String, _ call: Code.Call, _ position: Code.Position) -> Linked {
    for type in nominals(shape) {
      guard names.types[type].functions["subscript"] != nil || linker.home(of: "subscript", in: type) != nil else { continue }
      let found = candidates("subscript", in: type, call.arguments)
      if !found.isEmpty { return finish(call, on: object, "subscript" + labels, found, shape, position) }
    }
    for argument in call.arguments {
      if case .literal = state.linked[Int(argument.value)] { continue }
      state.orphans.append(operand(argument.value).0)
    }
    runPending(call.arguments, hints: [])
    var known = Shape.unknown
    switch shape {
    case .collection(let parts):
      known = parts.last ?? .unknown
      // `items[1...]`
      if let only = call.arguments.first, case .value(_, .collection(let inner)) = state.linked[Int(only.value)], !inner.isEmpty, parts.count == 1 { known = shape }
    case .type(let type, let arguments) where Self.collections.contains(names.types[type].name): known = arguments.last ?? .unknown
    default: break
    }
    return .value(add(.element(object), position), known)
  }

  // MARK: Types

  func call(
    ofType shape: Shape, _ written: String, _ arguments: [Code.Argument], _ id: Code.ValueID, _ position: Code.Position, traits: Code.Call.Traits = [],
    isContextual: Bool = false
  ) -> Linked {
    let (_, name, labels) = Self.parts(written)
    if name == "init" { return construct(shape, labels, arguments, traits, position) }
    let call = Code.Call(.function(written, []), arguments, traits: traits)
    func receiver() -> Code.ValueID { add(.type(codeType(shape)), position) }
    for type in nominals(shape) {
      if let home = linker.home(of: name, in: type) {
        switch home.kind {
        case .functions:
          let found = candidates(name, in: type, arguments, isStatic: true)
          return finish(call, on: receiver(), written, found, shape, position)
        case .property(let place):
          if names.files[place.file].properties[place.property].traits.contains(.payload) { return payload(name, of: home.type, arguments, position) }
          // An instance property may have the same name as a static function.
          let found = candidates(name, in: type, arguments, isStatic: true)
          if !found.isEmpty { return finish(call, on: receiver(), written, found, shape, position) }
          guard case .value(let callee, let known) = member(ofType: shape, name, "", position) else { continue }
          return self.call(function: callee, known, arguments, traits, position)
        case .foreign: break
        }
      }
      switch names.member(name, of: type) {
      case .type(let inner): return construct(.type(inner, []), labels, arguments, traits, position)
      case .alias(let alias): return construct(names.target(of: alias, 0), labels, arguments, traits, position)
      default: break
      }
    }
    var known = Shape.unknown
    switch evaluation.member(name, of: .type(shape), in: place) {
    case .type(let inner): return construct(inner, labels, arguments, traits, position)
    case .instance(.function(_, let result)): known = result
    case .instance(let result): known = result
    default: break
    }
    return finish(call, on: receiver(), written, [], nil, position, platform: known)
  }

  /// An enum case with its payload.
  private func payload(_ name: String, of type: Int, _ arguments: [Code.Argument], _ position: Code.Position) -> Linked {
    let operands = self.operands(arguments)
    runPending(arguments, hints: [])
    let payload = add(.collection(operands.map(\.value) + [add(.enumCase(name, names.types[type].id), position)]), position)
    return .value(add(.cast(payload, codeType(.type(type, []))), position), .type(type, []))
  }

  /// A new object or value, and the call that initialises it.
  private func construct(
    _ shape: Shape, _ labels: String, _ arguments: [Code.Argument], _ traits: Code.Call.Traits, _ position: Code.Position,
    on metatype: Code.ValueID? = nil
  ) -> Linked {
    let type = codeType(shape)
    if case .type(let number, _) = shape, Self.numbers.contains(names.types[number].name), !names.types[number].isDeclaredInSwift {
      let operands = self.operands(arguments)
      runPending(arguments, hints: [])
      if let metatype { state.orphans.append(metatype) }
      return .value(add(operands.isEmpty ? .literal : .unknown(operands.map(\.value), type), position), shape)
    }
    if type.form == .collection {
      // `Set(objects)` has the same elements.
      let operands = self.operands(arguments)
      runPending(arguments, hints: [])
      var known = shape
      if operands.count == 1, case .value(_, let inner) = state.linked[Int(arguments[0].value)], case .collection = Self.plain(inner), type.id == nil { known = Self.plain(inner) }
      let isCopy = operands.count == 1 && (arguments[0].label.isEmpty || arguments[0].label == "uniqueKeysWithValues")
      // A count or a capacity is not an element, and a closure that makes the elements runs at once.
      func isElement(_ argument: Code.Argument) -> Bool { !argument.isTrailing && !Self.labelsOfNoElements.contains(argument.label) }
      let elements = zip(arguments, operands).filter { isElement($0.0) }.map(\.1.value)
      if !isCopy { state.orphans += zip(arguments, operands).filter { !isElement($0.0) }.map(\.1.value) }
      let content = isCopy ? operands[0].value : add(.collection(elements), position)
      return .value(add(.cast(content, codeType(known)), position), known)
    }
    let found = nominals(shape).first.map { candidates("init", in: $0, arguments) } ?? []
    let operands = self.operands(arguments)
    let hints = arguments.indices.map { argument in found.first.flatMap { $0.shape(of: argument) } ?? memberwise(shape, arguments[argument].label) }
    runPending(arguments, hints: hints)
    if let metatype { state.orphans.append(metatype) }
    let new = add(.new(type), position)
    let callee = Code.Callee.function(found.first?.function.name ?? "init" + labels, found.map(\.function.id))
    let call = Code.Call(callee, on: new, operands, result: type, traits: traits.union(.isInitialization))
    return .value(add(.call(call), position), shape)
  }

  private static let labelsOfNoElements: Set<String> = [
    "count", "minimumCapacity", "capacity", "unsafeUninitializedCapacity", "initializingWith", "uniquingKeysWith", "by",
  ]

  private func memberwise(_ shape: Shape, _ label: String) -> Shape {
    guard let type = nominal(shape), names.types[type].kind == .struct, let place = names.types[type].properties[label] else { return .unknown }
    return evaluation.shape(of: place)
  }

  private static let numbers: Set<String> = [
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Double", "Float", "CGFloat", "String", "Substring", "Character",
    "Bool", "CGRect", "CGPoint", "CGSize", "Selector", "Decimal", "UUID", "Float80", "ObjectIdentifier", "CGVector", "IndexPath", "IndexSet", "TimeInterval",
  ]

  // MARK: Closures

  func closure(_ id: EntityID, _ captures: [Code.Capture], _ position: Code.Position) -> Linked {
    guard let number = Body.number(id), body.functions.indices.contains(number) else { return .nothing }
    var captured: [Code.LocalID: Shape] = [:]
    var kept: [Code.Capture] = []
    let need = need(of: number)
    let order = Self.order(of: body.functions[number])
    for var capture in captures {
      var shape = Shape.unknown
      if capture.target == nil, capture.position == .none {
        guard let need else { continue }
        capture.position = need
      }
      switch capture.source {
      case .value(let old):
        let (new, known) = operand(old)
        capture.source = .value(new)
        shape = known
      case .variable(let old):
        let local = state.locals[Int(old)]
        state.new.locals[Int(local)].isShared = true
        capture.source = .variable(local)
        shape = state.shapes[Int(local)]
      }
      if let target = capture.target {
        captured[target] = Self.plain(shape)
        capture.target = order.firstIndex(of: Int(target)).map(Code.LocalID.init) ?? target
      }
      kept.append(capture)
    }
    if let need, !kept.contains(where: { $0.target == nil }) {
      kept.append(Code.Capture(.value(selfValue(selfLocals[number], position)), as: nil, .strong, at: need))
    }
    state.closures += 1
    let own = EntityID(state.new.id.text + "#\(state.closures)")
    let new = add(.closure(own, kept), position)
    state.pending[new] = Pending(number: number, id: own, captured: captured)
    return .value(new, .function([], .unknown))
  }

  /// Links the closures among the arguments of a call. Returns the result type of the last one.
  @discardableResult
  func runPending(_ arguments: [Code.Argument], hints: [Shape], elements owner: Shape? = nil) -> Shape {
    guard !state.pending.isEmpty else { return .unknown }
    var result = Shape.unknown
    for (index, argument) in arguments.enumerated() {
      guard case .value(let value, _) = state.linked[Int(argument.value)], let pending = state.pending.removeValue(forKey: value) else { continue }
      var hint = hints.indices.contains(index) ? hints[index] : .unknown
      if hint == .unknown, let owner { hint = .function([elementsHanded(by: owner)], .unknown) }
      result = run(pending, as: hint)
    }
    return result
  }

  /// The type of what functions of a collection or an optional pass to their closures.
  private func elementsHanded(by owner: Shape) -> Shape {
    if case .optional(let inner) = owner { return inner }
    return element(of: owner)
  }

  func run(_ pending: Pending, as shape: Shape) -> Shape {
    var pending = pending
    if case .function(let parameters, let result) = Self.plain(shape) {
      pending.hints = parameters
      pending.result = result
    }
    return link(pending)
  }
}
