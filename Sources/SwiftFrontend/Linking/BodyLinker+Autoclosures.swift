import Facts

extension BodyLinker {
  /// Wraps the arguments of calls that go to `@autoclosure` parameters into closures.
  ///
  /// The callee is found by its name and all its labels alone: receivers are not linked yet, and functions that agree in both hardly ever differ in their autoclosures.
  func wrapAutoclosures(in number: Int) {
    guard !linker.autoclosures.isEmpty else { return }
    for index in body.functions[number].values.indices {
      guard case .call(let call) = body.functions[number].values[index], case .function(let written, _) = call.callee else { continue }
      guard let able = linker.autoclosures[Self.parts(written).name] else { continue }
      for function in able { for value in autoclosures(of: linker.declared[function].parameters, in: call) { wrap(value, of: number) } }
    }
  }

  /// The arguments that go to `@autoclosure` parameters; empty when the labels of the call don't fit the parameters.
  private func autoclosures(of parameters: [Code.Parameter], in call: Code.Call) -> [Code.ValueID] {
    var found: [Code.ValueID] = []
    var next = 0
    func skips(_ index: Int) -> Bool { !parameters[index].traits.isDisjoint(with: [.hasDefault, .isVariadic]) }
    for argument in call.arguments where !argument.isTrailing {
      // A further argument of a variadic parameter.
      if argument.label.isEmpty, next > 0, parameters[next - 1].traits.contains(.isVariadic) { continue }
      while next < parameters.count, parameters[next].label != argument.label, skips(next) { next += 1 }
      guard next < parameters.count, parameters[next].label == argument.label else { return [] }
      if parameters[next].traits.contains(.isAutoclosure) { found.append(argument.value) }
      next += 1
    }
    let left = parameters.indices.dropFirst(next).count { !skips($0) }
    return left <= call.arguments.count(where: \.isTrailing) ? found : []
  }

  private func wrap(_ root: Code.ValueID, of number: Int) {
    let outer = body.functions[number]
    switch outer.values[Int(root)] {
    case .literal, .text, .null, .closure: return
    default: break
    }
    var moved: Set<Code.ValueID> = []
    var waiting = [root]
    while let next = waiting.popLast() {
      let value = outer.values[Int(next)]
      // An argument with a closure that captures a variable by reference is not wrapped: the variable belongs to the outer function.
      if case .closure(_, let captures) = value, captures.contains(where: { if case .variable = $0.source { true } else { false } }) { return }
      if case .closure = value, body.functions.count > 4_000 { return }
      moved.insert(next)
      waiting += value.operands
    }
    var inner = Code.Function(EntityID(""), .closure, language: .swift, path: "", position: outer.positions[Int(root)])
    var numbers: [Code.ValueID: Code.ValueID] = [:]
    var targets: [Code.LocalID: Code.LocalID] = [:]
    var captures: [Code.Capture] = []
    let own = body.functions.count
    for old in moved.sorted() {
      let position = outer.positions[Int(old)]
      var value = outer.values[Int(old)].renumbered { numbers[$0] ?? 0 }
      var replacement: Code.Value = .variable(EntityID("#"), "")
      if case .local(let local) = value {
        if targets[local] == nil, old != root {
          // The first read of the local stays in the outer function: it is the captured value.
          let target = inner.add(outer.locals[Int(local)])
          targets[local] = target
          captures.append(Code.Capture(.value(old), as: target, outer.locals[Int(local)].ownership, at: position))
          replacement = .local(local)
        } else if targets[local] == nil {
          return
        }
        value = .local(targets[local] ?? 0)
      }
      let plain = value.withoutSelfLocal
      if let local = plain.local { selfLocals[own] = local }
      numbers[old] = inner.add(plain.value, at: position)
      body.functions[number].values[Int(old)] = replacement
    }
    guard let last = numbers[root] else { return }
    inner.body = [.return(last, inner.position)]
    body.functions.append(inner)
    done.append(nil)
    body.functions[number].values[Int(root)] = .closure(EntityID("#\(own)"), captures)
  }
}

extension Code.Value {
  /// The same value with its operands renumbered.
  fileprivate func renumbered(_ number: (Code.ValueID) -> Code.ValueID) -> Code.Value {
    switch self {
    case .selfObject, .local, .variable, .new, .type, .null, .literal, .text, .enumCase, .boolean, .name: return self
    case .member(let object, let field): return .member(number(object), field)
    case .element(let object): return .element(number(object))
    case .associated(let object, let key): return .associated(number(object), key)
    case .cast(let object, let type): return .cast(number(object), type)
    case .collection(let values): return .collection(values.map(number))
    case .either(let values): return .either(values.map(number))
    case .unknown(let values, let type): return .unknown(values.map(number), type)
    case .boundMethod(let object, let callee): return .boundMethod(number(object), callee.renumbered(number))
    case .call(let call):
      var call = call
      call.callee = call.callee.renumbered(number)
      call.receiver = call.receiver.map(number)
      for index in call.arguments.indices { call.arguments[index].value = number(call.arguments[index].value) }
      return .call(call)
    case .closure(let id, let captures):
      return .closure(
        id,
        captures.map { capture in
          var capture = capture
          if case .value(let value) = capture.source { capture.source = .value(number(value)) }
          return capture
        })
    }
  }

  /// The value without the number of the `self` local before its name, and that number: inside the closure, `self` is the closure's own.
  fileprivate var withoutSelfLocal: (value: Code.Value, local: Code.LocalID?) {
    switch self {
    case .name(let written):
      let (local, name, labels) = BodyLinker.parts(written)
      return local == nil ? (self, nil) : (.name(name + labels), local)
    case .call(var call):
      guard call.receiver == nil, case .function(let written, let found) = call.callee else { return (self, nil) }
      let (local, name, labels) = BodyLinker.parts(written)
      guard local != nil else { return (self, nil) }
      call.callee = .function(name + labels, found)
      return (.call(call), local)
    default: return (self, nil)
    }
  }
}

extension Code.Callee {
  fileprivate func renumbered(_ number: (Code.ValueID) -> Code.ValueID) -> Code.Callee {
    if case .value(let value) = self { .value(number(value)) } else { self }
  }
}
