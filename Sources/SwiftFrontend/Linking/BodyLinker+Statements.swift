import Facts

extension BodyLinker {
  /// Links the closures that no call has linked. The type of the place that a closure is stored to, or of the result, tells its parameters.
  func linkRest() {
    let waiting = state.pending.sorted { $0.key < $1.key }
    state.pending = [:]
    guard !waiting.isEmpty else { return }
    var hints: [Code.ValueID: Shape] = [:]
    for (old, target) in state.stores {
      guard state.linked.indices.contains(Int(old)), case .value(let new, _) = state.linked[Int(old)] else { continue }
      hints[new] = shape(of: target, old)
    }
    for old in state.returned {
      if case .value(let new, _) = state.linked[Int(old)] { hints[new] = shape(state.old.result) ?? state.result }
    }
    for (value, pending) in waiting { _ = run(pending, as: hints[value] ?? .unknown) }
  }

  private func shape(of target: Code.Place, _ old: Code.ValueID) -> Shape {
    switch target {
    case .local(let local): return state.shapes[Int(state.locals[Int(local)])]
    case .member(let object, let field):
      switch state.linked[Int(object)] {
      case .value(_, let shape):
        for type in nominals(Self.plain(shape)) {
          if let home = linker.home(of: field.name, in: type), case .property(let place) = home.kind { return evaluation.shape(of: place) }
        }
        return .unknown
      case .type(let shape):
        guard let type = nominal(shape), let home = linker.home(of: field.name, in: type), case .property(let place) = home.kind else { return .unknown }
        return evaluation.shape(of: place)
      default: return .unknown
      }
    case .element(let collection):
      guard case .value(_, let shape) = state.linked[Int(collection)], case .collection(let parts) = Self.plain(shape) else { return .unknown }
      return parts.last ?? .unknown
    case .name(let name):
      if state.old.kind == .initialValue { return property.map { evaluation.shape(of: $0) } ?? .unknown }
      switch meaning(of: Self.parts(name).name) {
      case .member(let home, _): if case .property(let place) = home.kind { return evaluation.shape(of: place) }
      case .variable(let variable): return evaluation.shape(of: variable)
      default: break
      }
      return .unknown
    default: return .unknown
    }
  }

  // MARK: Places

  /// The place that an assignment to a plain name stores to.
  func place(named written: String, _ position: Code.Position) -> Code.Place? {
    let (local, name, _) = Self.parts(written)
    if state.old.kind == .initialValue, let property {
      let own = names.files[property.file].properties[property.property]
      guard own.scope != 0, let owner else { return .variable(linker.variable(property), name) }
      if own.traits.contains(.isStatic) { return .variable(names.types[owner].id, name) }
      return .member(add(.selfObject, position), Code.Field(name, of: names.types[owner].id, isDirect: true))
    }
    switch meaning(of: name) {
    case .member(let home, let isOwn):
      let id = names.types[home.type].id
      if isOfType(home) || !isOwn { return .variable(id, name) }
      return .member(selfValue(local, position), Code.Field(name, of: id))
    case .inherited: return .member(selfValue(local, position), Code.Field(name))
    case .variable(let variable): return .variable(linker.variable(variable), name)
    case .foreign(let id): return .variable(id, name)
    default: return nil
    }
  }

  // MARK: Statements

  func statements(_ old: [Code.Statement]) -> [Code.Statement] {
    var new: [Code.Statement] = []
    new.reserveCapacity(old.count)
    for statement in old { append(statement, to: &new) }
    return new
  }

  private func append(_ statement: Code.Statement, to list: inout [Code.Statement]) {
    switch statement {
    case .evaluate(let value):
      let new = operand(value).0
      flush(before: new, to: &list)
      list.append(.evaluate(new))
      if state.failing.contains(new) { list.append(.fail(state.new.positions[Int(new)])) }
    case .store(let value, let target, let position):
      let new = operand(value).0
      if case .element(let base) = target, let call = setting(base, new, position) { return list.append(.evaluate(call)) }
      let place = self.place(target, value, new, position, &list)
      flush(before: Code.ValueID(state.new.values.count), to: &list)
      list.append(place.map { .store(new, $0, position) } ?? .evaluate(new))
    case .return(let value, let position):
      let new = value.map { operand($0).0 }
      if let new { flush(before: new, to: &list) }
      if let new, state.failing.contains(new) { list += [.evaluate(new), .fail(position)] } else { list.append(.return(new, position)) }
    case .branch(let arms, let position): list.append(.branch(arms.map(statements), position))
    case .loop(let inner, let position): list.append(.loop(statements(inner), position))
    case .defer(let inner, let position): list.append(.defer(statements(inner), position))
    case .only(let cases, let value, let position):
      let (new, shape) = operand(value)
      list.append(areCases(cases, of: shape) ? .only(cases, new, position) : .evaluate(new))
    case .leave, .fail, .retain, .release: list.append(statement)
    }
  }

  /// Whether each of these names can only mean a case of an enum of the project. False for an enum with a raw type: any case may be made from a raw value.
  private func areCases(_ names: [String], of shape: Shape) -> Bool {
    guard let type = nominal(shape), self.names.types[type].kind == .enum, self.names.types[type].isDeclaredInSwift,
      !self.names.types[type].protocols.contains(where: { self.names.types[$0].kind.isValue })
    else { return false }
    return names.allSatisfy { name in
      guard let home = linker.home(of: name, in: type) else { return true }
      if case .property(let place) = home.kind { return self.names.files[place.file].properties[place.property].traits.contains(.payload) }
      return false
    }
  }

  /// The call of the setter, if the type declares the subscript itself. The indices are not known here.
  private func setting(_ base: Code.ValueID, _ value: Code.ValueID, _ position: Code.Position) -> Code.ValueID? {
    guard state.linked.indices.contains(Int(base)), case .value(let object, let shape) = state.linked[Int(base)] else { return nil }
    for type in nominals(Self.plain(shape)) {
      guard let home = linker.home(of: "subscript", in: type), case .functions(let places) = home.kind else { continue }
      let functions = places.filter { linker.setter($0) != nil }
      guard let first = functions.first.flatMap({ linker.declared($0) }) else { continue }
      let indices = first.parameters.map { Code.Argument(add(.literal, position), label: $0.label) }
      let callee = Code.Callee.function(first.name, functions.compactMap { linker.setter($0) })
      return add(.call(Code.Call(callee, on: object, indices + [Code.Argument(value)])), position)
    }
    return nil
  }

  /// Adds statements that evaluate the orphans before `end`: nothing uses their values any more, but they still run.
  private func flush(before end: Code.ValueID, to list: inout [Code.Statement]) {
    guard !state.orphans.isEmpty else { return }
    for orphan in state.orphans where orphan < end { list.append(.evaluate(orphan)) }
    state.orphans.removeAll { $0 < end }
  }

  /// The linked form of a place; nil when it is not known.
  private func place(
    _ old: Code.Place, _ value: Code.ValueID, _ new: Code.ValueID, _ position: Code.Position, _ list: inout [Code.Statement]
  ) -> Code.Place? {
    switch old {
    case .local(let local): return .local(state.locals[Int(local)])
    case .name: return state.places[value]
    case .element(let base):
      let (object, _) = operand(base)
      return .element(object)
    case .member(let base, let field):
      switch state.linked[Int(base)] {
      case .type(let shape):
        guard let type = nominal(shape) else { return nil }
        let home = linker.home(of: field.name, in: type)
        return .variable(names.types[home?.type ?? type].id, field.name)
      case .module(let module):
        guard case .variable(let variable) = evaluation.member(field.name, of: .module(module), in: place) else { return nil }
        return .variable(linker.variable(variable), field.name)
      default:
        let (object, shape) = operand(base)
        if case .metatype(let inner) = Self.plain(shape), let type = nominal(inner) {
          list.append(.evaluate(object))
          return .variable(names.types[linker.home(of: field.name, in: type)?.type ?? type].id, field.name)
        }
        for type in nominals(Self.plain(shape)) {
          if let home = linker.home(of: field.name, in: type) { return .member(object, Code.Field(field.name, of: names.types[home.type].id)) }
        }
        return .member(object, Code.Field(field.name))
      }
    case .associated(let base, let key, let ownership): return .associated(operand(base).0, key, ownership)
    case .variable: return old
    }
  }
}
