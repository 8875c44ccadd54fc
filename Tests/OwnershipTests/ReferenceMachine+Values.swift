import Facts

extension ReferenceMachine {
  func evaluate(_ value: Code.ValueID, _ frame: Frame) throws -> Instance? {
    switch frame.function.values[Int(value)] {
    case .selfObject: return alive(frame.me)
    case .local(let local):
      let own = frame.locals[Int(local)]
      if frame.isBox[Int(local)], let own { return try load(own, .content) }
      return alive(own)
    case .member(let base, let field): return try evaluate(base, frame).flatMap { try read(field, of: $0, frame) }
    case .element(let base): return try evaluate(base, frame).flatMap { element(of: $0) }
    case .variable(let owner, let name): return try load(heap.globals, .variable(owner, name))
    case .associated(let base, let key): return try evaluate(base, frame).flatMap { try load($0, .associated(key)) }
    case .new(let type):
      let made = heap.make(.object(type.id?.text))
      for initial in type.id.map({ program.initialValues(of: $0.text) }) ?? [] { _ = try invoke(initial, me: made, [], environment: nil) }
      return made
    case .collection(let values):
      let made = heap.make(.collection)
      made.slots[.element] = []
      for value in values { if let element = try evaluate(value, frame) { try add(element, to: made) } }
      return made
    case .call(let call): return try self.call(call, frame)
    case .closure(let id, let captures): return try closure(id, captures, frame)
    case .boundMethod(let base, _):
      let bound = heap.make(.closure(nil))
      put(try evaluate(base, frame), in: bound, .capture(nil), isStrong: true)
      return bound
    case .either(let values): return values.isEmpty ? nil : try evaluate(values[choices.choose(values.count)], frame)
    case .cast(let inner, _): return try evaluate(inner, frame)
    case .unknown(let values, _):
      for value in values { _ = try evaluate(value, frame) }
      return nil
    case .type, .null, .literal, .text, .enumCase, .boolean, .name: return nil
    }
  }

  private func alive(_ instance: Instance?) -> Instance? { instance.flatMap { $0.isFreed ? nil : $0 } }

  private func element(of collection: Instance) -> Instance? {
    let elements = elements(of: collection)
    return elements.isEmpty ? nil : alive(elements[choices.choose(elements.count)].target)
  }

  private func closure(_ id: EntityID, _ captures: [Code.Capture], _ frame: Frame) throws -> Instance {
    let closure = heap.make(.closure(program.number(id)))
    for capture in captures {
      switch capture.source {
      case .value(let value): put(try evaluate(value, frame), in: closure, .capture(capture.target), isStrong: capture.ownership.isOwning)
      case .variable(let local): put(frame.locals[Int(local)], in: closure, .capture(capture.target), isStrong: capture.ownership.isOwning)
      }
    }
    return closure
  }

  // MARK: Calls

  private func call(_ call: Code.Call, _ frame: Frame) throws -> Instance? {
    var callee: Instance?
    if case .value(let value) = call.callee { callee = try evaluate(value, frame) }
    let receiver = try call.receiver.flatMap { try evaluate($0, frame) }
    let arguments = try call.arguments.map { try evaluate($0.value, frame) }
    guard case .function(let name, let candidates) = call.callee else {
      guard let callee, case .closure(let function?) = callee.kind else { return nil }
      return try invoke(function, me: nil, arguments, environment: callee)
    }
    var staticType: String?
    if let value = call.receiver, case .type(let type) = frame.function.values[Int(value)] { staticType = type.id?.text }
    // A message to nothing does nothing.
    if call.receiver != nil, receiver == nil, staticType == nil { return nil }
    var target: Int?
    if !call.traits.contains(.isSuper) {
      target = staticType == nil ? program.method(.method, name, of: receiver?.typeName) : program.method(.method, name, of: staticType, isStatic: true)
    }
    if let target = target ?? candidates.first.flatMap({ program.number($0) }) {
      let result = try invoke(target, me: receiver, arguments, environment: nil)
      return call.traits.contains(.isInitialization) ? receiver : result
    }
    guard let receiver else { return nil }
    try library(name, receiver, arguments)
    return call.traits.contains(.isInitialization) ? receiver : nil
  }

  /// The few functions of the platform that random programs call.
  private func library(_ name: String, _ receiver: Instance, _ arguments: [Instance?]) throws {
    switch name {
    case "append(_:)": if let element = arguments.first ?? nil { try add(element, to: receiver) }
    case "removeAll()": receiver.slots[.element] = []
    case "forEach(_:)":
      guard let closure = arguments.first ?? nil, case .closure(let function?) = closure.kind else { return }
      for element in elements(of: receiver) { _ = try invoke(function, me: nil, [element.target], environment: closure) }
    default: break
    }
  }
}
