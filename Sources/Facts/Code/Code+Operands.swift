extension Code.Value {
  /// The operands of the value, in the order in which the text form writes them.
  package var operands: [Code.ValueID] {
    switch self {
    case .selfObject, .local, .variable, .new, .type, .null, .literal, .text, .enumCase, .boolean, .name: []
    case .member(let object, _), .associated(let object, _), .cast(let object, _), .element(let object): [object]
    case .collection(let values), .either(let values), .unknown(let values, _): values
    case .call(let call): call.operands
    case .closure(_, let captures):
      captures.compactMap { if case .value(let value) = $0.source { value } else { nil } }
    case .boundMethod(let object, .value(let callee)): [callee, object]
    case .boundMethod(let object, .function): [object]
    }
  }

  /// The locals that the value itself uses, without those of its operands.
  package var locals: [Code.LocalID] {
    switch self {
    case .local(let local): [local]
    case .closure(_, let captures):
      captures.compactMap { if case .variable(let local) = $0.source { local } else { nil } }
    default: []
    }
  }
}

extension Code.Call {
  /// The callee if it is a value, then the receiver and the arguments.
  package var operands: [Code.ValueID] {
    var operands: [Code.ValueID] = []
    if case .value(let callee) = callee { operands.append(callee) }
    if let receiver { operands.append(receiver) }
    return operands + arguments.map(\.value)
  }
}

extension Code.Place {
  /// The object or collection that the place belongs to.
  package var object: Code.ValueID? {
    switch self {
    case .member(let object, _), .element(let object), .associated(let object, _, _): object
    case .local, .variable, .name: nil
    }
  }
}

extension Code.Statement {
  /// The values that the statement itself uses, the object of a place first; without those of nested statements.
  package var operands: [Code.ValueID] {
    switch self {
    case .evaluate(let value), .only(_, let value, _), .retain(let value, _), .release(let value, _): [value]
    case .store(let value, let place, _): (place.object.map { [$0] } ?? []) + [value]
    case .return(let value, _): value.map { [$0] } ?? []
    case .branch, .loop, .leave, .fail, .defer: []
    }
  }

  /// The lists of statements inside.
  package var blocks: [[Code.Statement]] {
    switch self {
    case .branch(let arms, _): arms
    case .loop(let body, _), .defer(let body, _): [body]
    case .evaluate, .store, .return, .leave, .fail, .only, .retain, .release: []
    }
  }

  /// Nil for a statement that has the position of its value.
  package var position: Code.Position? {
    switch self {
    case .evaluate: nil
    case .store(_, _, let position), .return(_, let position), .branch(_, let position), .loop(_, let position), .leave(let position),
      .fail(let position), .only(_, _, let position), .defer(_, let position), .retain(_, let position), .release(_, let position):
      position
    }
  }
}
