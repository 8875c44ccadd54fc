import Facts
import Platform

extension BodyLinker {
  // MARK: Values

  func linkValue(_ id: Code.ValueID) {
    let value = state.old.values[Int(id)]
    let position = state.old.positions[Int(id)]
    var linked: Linked
    if state.skipped.contains(id) { linked = .nothing } else { linked = link(value, id, position) }
    if case .literal(let literal) = linked, state.roots.contains(id) { linked = .value(add(literal, position), .unknown) }
    state.linked.append(linked)
    guard let target = state.stores[id] else { return }
    switch target {
    case .local(let local): keep(linked, in: local)
    case .name(let name): state.places[id] = place(named: name, position)
    default: break
    }
  }

  /// A variable without a declared type gets the type of its first value.
  private func keep(_ linked: Linked, in old: Code.LocalID) {
    guard case .value(let value, let shape) = linked else { return }
    let local = Int(state.locals[Int(old)])
    if state.pairs.contains(value) { state.pairLocals.insert(old) }
    if let pending = state.pending.removeValue(forKey: value) {
      let result = run(pending, as: state.shapes[local])
      if state.shapes[local] == .unknown { state.shapes[local] = .function([], result) }
    } else if state.shapes[local] == .unknown {
      state.shapes[local] = Self.plain(shape)
    }
  }

  private func link(_ value: Code.Value, _ id: Code.ValueID, _ position: Code.Position) -> Linked {
    switch value {
    case .selfObject: return .value(selfValue(nil, position), selfShape)
    case .local(let local):
      // A local that is the index of a subscript becomes a value only when something needs it.
      if !state.roots.contains(id), let user = state.users[id], case .call(let call) = state.old.values[Int(user.call)], case .function(let name, _) = call.callee,
        name.hasPrefix("subscript(")
      {
        return .literal(.local(state.locals[Int(local)]))
      }
      let new = add(.local(state.locals[Int(local)]), position)
      if state.pairLocals.contains(local) { state.pairs.insert(new) }
      return .value(new, state.shapes[Int(state.locals[Int(local)])])
    case .name(let name): return self.name(name, position)
    case .member(let base, let field): return member(base, field, id, position)
    case .element(let base):
      let (object, shape) = operand(base)
      let new = add(.element(object), position)
      if case .collection(let parts) = Self.plain(shape), parts.count == 2 { state.pairs.insert(new) }
      return .value(new, element(of: shape))
    case .call(let call): return self.call(call, id, position)
    case .closure(let id, let captures): return closure(id, captures, position)
    case .collection(let elements):
      let operands = elements.map(operand)
      let shapes = operands.map(\.1)
      let shape: Shape = shapes.isEmpty ? .unknown : shapes.dropFirst().allSatisfy({ $0 == shapes[0] }) ? .collection([shapes[0]]) : .tuple(shapes)
      return .value(add(.collection(operands.map(\.0)), position), shape)
    case .either(let parts):
      let operands = parts.map(operand)
      let shape = operands.lazy.map { Self.plain($0.1) }.first { $0 != .unknown } ?? .unknown
      return .value(add(.either(operands.map(\.0)), position), shape)
    case .cast(let operand, let type):
      let (object, known) = self.operand(operand)
      let shape = shape(type) ?? known
      return .value(add(.cast(object, codeType(shape)), position), shape)
    case .type(let type): return .type(shape(type) ?? .unknown)
    case .null, .literal, .text, .enumCase, .boolean: return .literal(value)
    case .unknown(let operands, let type): return .value(add(.unknown(operands.map { operand($0).0 }, type), position), .unknown)
    case .associated(let base, let key): return .value(add(.associated(operand(base).0, key), position), .unknown)
    case .variable, .new, .boundMethod: return .value(add(value, position), .unknown)
    }
  }

  func add(_ value: Code.Value, _ position: Code.Position) -> Code.ValueID { state.new.add(value, at: position) }

  /// The new value for an old one that is used as an operand, and its type.
  func operand(_ id: Code.ValueID) -> (Code.ValueID, Shape) {
    let position = state.old.positions[Int(id)]
    switch state.linked.indices.contains(Int(id)) ? state.linked[Int(id)] : .nothing {
    case .value(let value, let shape): return (value, shape)
    case .type(let shape): return (add(.type(codeType(shape)), position), .metatype(shape))
    case .literal(let value): return (add(value, position), .unknown)
    case .module, .context, .nothing: return (add(.unknown([], nil), position), .unknown)
    }
  }

  var selfShape: Shape {
    guard let owner else { return .unknown }
    return state.isStatic ? .metatype(.type(owner, [])) : .type(owner, [])
  }

  /// `self` as a value: the local after `guard let self`, else the object. Unknown outside of any type, as in broken code.
  func selfValue(_ local: Code.LocalID?, _ position: Code.Position) -> Code.ValueID {
    add(local.map { .local(state.locals[Int($0)]) } ?? (owner == nil ? .unknown([], nil) : .selfObject), position)
  }

  func element(of shape: Shape) -> Shape {
    switch Self.plain(shape) {
    case .collection(let parts): return parts.count == 2 ? .tuple(parts) : parts.first ?? .unknown
    case .type(let type, let arguments) where Self.collections.contains(names.types[type].name):
      return arguments.count == 2 ? .tuple(arguments) : arguments.first ?? .unknown
    default: return .unknown
    }
  }

  // MARK: Names

  private func name(_ written: String, _ position: Code.Position) -> Linked {
    if written == "." { return .context }
    let (local, name, labels) = Self.parts(written)
    switch meaning(of: name) {
    case .type(let shape): return .type(shape)
    case .module(let module): return .module(module)
    case .member(let home, let isOwn):
      if case .functions(let places) = home.kind {
        if labels.isEmpty, isOwn, let property = linker.property(named: name, in: home.type), !isOfType(property) {
          return self.property(of: selfValue(local, position), selfShape, property, name, position)
        }
        let isOfType = isOfType(home)
        let object = isOfType || !isOwn ? add(.type(codeType(.type(home.type, []))), position) : selfValue(local, position)
        return bound(object, name, labels, places, .type(home.type, []), position)
      }
      if isOfType(home) || !isOwn { return member(ofType: home, name, labels, position) }
      return property(of: selfValue(local, position), selfShape, home, name, position)
    case .inherited: return .value(add(.member(selfValue(local, position), Code.Field(name)), position), inheritedShape(name))
    case .functions(let places):
      return .value(add(.unknown([], Code.TypeName(.closure)), position), .function([], evaluation.result(of: places, nil)))
    case .variable(let variable):
      return .value(add(.variable(linker.variable(variable), name), position), evaluation.shape(of: variable))
    case .foreign(let id): return .value(add(.variable(id, name), position), .unknown)
    case .nothing: return .value(add(.unknown([], nil), position), .unknown)
    }
  }

  private func inheritedShape(_ name: String) -> Shape {
    guard let type = Platform.memberType(named: name), type != "Self", type.first != "[" else { return .unknown }
    return .type(names.external(type), [])
  }

  /// A property or a method of an object, found where it is declared.
  func property(of object: Code.ValueID, _ base: Shape, _ home: CodeLinker.Home, _ name: String, _ position: Code.Position) -> Linked {
    let field = Code.Field(name, of: names.types[home.type].id)
    switch home.kind {
    case .property(let place):
      var shape = evaluation.shape(of: place)
      if name != names.files[place.file].properties[place.property].name, let wrapped = wrapper(of: place, shape) {
        shape = name.first == "_" ? wrapped : projection(of: wrapped)
      } else if name.first == "$", !isObserved(place) {
        shape = .unknown
      }
      if case .type(let type, let arguments) = Self.plain(base), type == home.type { shape = evaluation.substituted(shape, type, arguments) }
      return .value(add(.member(object, field), position), shape)
    case .foreign(let shape): return .value(add(.member(object, field), position), shape)
    case .functions(let places):
      if let property = linker.property(named: name, in: home.type) { return self.property(of: object, base, property, name, position) }
      return bound(object, name, "", places, base, position)
    }
  }

  /// The type of a property's wrapper, if the project declares the wrapper.
  private func wrapper(of place: PropertyPlace, _ value: Shape) -> Shape? {
    let property = names.files[place.file].properties[place.property]
    guard let outer = property.wrappers.first,
      case .type(let type, _) = names.shape(outer, in: ScopePlace(file: place.file, scope: property.scope)), names.types[type].isDeclaredInSwift
    else { return nil }
    return .type(type, names.types[type].generics.isEmpty ? [] : [value])
  }

  /// Whether SwiftUI observes the object in a property: the members of `$name` are bindings to the members of that object.
  private func isObserved(_ place: PropertyPlace) -> Bool {
    guard case .named(let parts)? = names.files[place.file].properties[place.property].wrappers.first, let name = parts.last?.name else { return false }
    return ["ObservedObject", "StateObject", "EnvironmentObject", "Bindable"].contains(name)
  }

  /// What `$name` is: `projectedValue` of the wrapper.
  private func projection(of wrapper: Shape) -> Shape {
    if case .instance(let shape) = evaluation.memberOfInstance("projectedValue", of: wrapper) { return shape }
    return .unknown
  }

  /// A method as a value.
  func bound(
    _ object: Code.ValueID, _ name: String, _ labels: String, _ places: [FunctionPlace], _ owner: Shape, _ position: Code.Position
  ) -> Linked {
    var known = places.compactMap { linker.declared($0) }.filter { isVisible($0) }
    let exact = known.filter { $0.name == name + labels }
    if !labels.isEmpty, !exact.isEmpty { known = exact }
    // `collectionView` beside `collectionView(_:cellForItemAt:)` is a property of the platform's class: methods that the platform calls are not passed as values.
    if labels.isEmpty, !known.isEmpty, known.allSatisfy({ Platform.isCalledByPlatform($0.name) }) || inherits(name, owner) {
      return .value(add(.member(object, Code.Field(name)), position), .unknown)
    }
    let callee = Code.Callee.function(known.first?.name ?? name + labels, known.map(\.id))
    return .value(add(.boundMethod(object, callee), position), .function([], evaluation.result(of: known.map(\.place), owner)))
  }

  /// Whether a superclass from the platform has a property or a method without arguments of this name: `splitView`.
  private func inherits(_ name: String, _ owner: Shape) -> Bool {
    guard case .type(let type, _) = Self.plain(owner), let above = linker.foreignSuperclass(of: type), let known = Platform.objectiveCClass(forSwift: above.name)
    else { return false }
    return Platform.hasMethod(name, isStatic: false, inClass: known) || Platform.inheritsMethod(name, isStatic: false, class: known)
  }

  // MARK: Members

  private func member(_ base: Code.ValueID, _ field: Code.Field, _ id: Code.ValueID, _ position: Code.Position) -> Linked {
    let (_, name, labels) = Self.parts(field.name.first.map { $0.isNumber } ?? false ? "" : field.name)
    switch state.linked[Int(base)] {
    case .context: return contextual(field.name, nil, id, position)
    case .module(let module): return member(ofModule: module, name, position)
    case .type(let shape): return member(ofType: shape, name, labels, position)
    case .value(let object, let shape):
      if let part = part(of: object, shape, field.name, position) { return part }
      return member(of: object, shape, name, labels, position)
    case .literal, .nothing:
      let (object, shape) = operand(base)
      return member(of: object, shape, name, labels, position)
    }
  }

  /// An element of a tuple, or a value in the payload of an enum case; nil for an ordinary member.
  private func part(of object: Code.ValueID, _ shape: Shape, _ name: String, _ position: Code.Position) -> Linked? {
    guard let first = name.utf8.first else { return nil }
    if state.pairs.contains(object), case .tuple(let parts) = shape {
      if name == "0" || name == "key" { return .value(add(.unknown([object], codeType(parts[0])), position), parts[0]) }
      if name == "1" || name == "value" { return .value(object, parts[1]) }
    }
    if first >= 48, first < 58 {
      var known = Shape.unknown
      switch Self.plain(shape) {
      case .tuple(let parts): if let number = Int(name), parts.indices.contains(number) { known = parts[number] }
      case .collection(let parts): known = parts.first ?? .unknown
      default: break
      }
      return .value(add(.element(object), position), known)
    }
    if first == UInt8(ascii: "?") {
      let parts = name.dropFirst().split(separator: ".")
      let (label, number) = (parts.first.map(String.init) ?? "", parts.count > 1 ? Int(parts[1]) ?? 0 : 0)
      return .value(add(.element(object), position), payload(label, number, of: Self.plain(shape)))
    }
    return nil
  }

  /// The type of the value `number` in the payload of an enum case.
  private func payload(_ name: String, _ number: Int, of shape: Shape) -> Shape {
    var type: Int?
    if case .type(let known, let arguments) = shape {
      type = known
      if names.types[known].name == "Result" { return arguments.indices.contains(0) && name == "success" ? arguments[0] : .unknown }
    }
    guard let owner = type ?? linker.onlyEnum(withCase: name), let home = names.types[owner].properties[name] else { return .unknown }
    let all = names.files[home.file].properties
    let scope = all[home.property].scope
    var index = home.property + number
    while index > home.property, !(all.indices.contains(index) && all[index].name == name && all[index].scope == scope) { index -= 1 }
    guard index == home.property + number, all[index].traits.contains(.payload) else { return .unknown }
    return evaluation.shape(of: PropertyPlace(file: home.file, property: index))
  }

  private func member(ofModule module: String, _ name: String, _ position: Code.Position) -> Linked {
    switch evaluation.member(name, of: .module(module), in: place) {
    case .type(let shape): return .type(shape)
    case .variable(let variable): return .value(add(.variable(linker.variable(variable), name), position), evaluation.shape(of: variable))
    case .foreign(let id): return .value(add(.variable(id, name), position), .unknown)
    default: return .value(add(.unknown([], nil), position), .unknown)
    }
  }

  func member(ofType shape: Shape, _ name: String, _ labels: String, _ position: Code.Position) -> Linked {
    if name == "Type" || name == "Protocol" { return .type(shape) }
    if let type = nominal(shape) {
      if let home = linker.home(of: name, in: type) { return member(ofType: home, name, labels, position) }
      switch names.member(name, of: type) {
      case .type(let inner): return .type(.type(inner, []))
      case .alias(let alias): return .type(names.target(of: alias, 0))
      default: break
      }
      if names.types[type].kind == .enum { return .value(add(.cast(add(.enumCase(name, names.types[type].id), position), codeType(shape)), position), shape) }
      switch evaluation.member(name, of: .type(shape), in: place) {
      case .type(let inner): return .type(inner)
      case .instance(let result): return .value(add(.variable(names.types[type].id, name), position), result)
      default: return .value(add(.variable(names.types[type].id, name), position), .unknown)
      }
    }
    return .value(add(.unknown([], nil), position), .unknown)
  }

  private func member(ofType home: CodeLinker.Home, _ name: String, _ labels: String = "", _ position: Code.Position) -> Linked {
    let owner = names.types[home.type].id
    switch home.kind {
    case .property(let place):
      let shape = evaluation.shape(of: place)
      // An enum case with a payload is a function: its arguments are the payload.
      if names.files[place.file].properties[place.property].traits.contains(.payload) {
        return .value(add(.unknown([add(.enumCase(name, owner), position)], Code.TypeName(.closure)), position), .function([], .type(home.type, [])))
      }
      return .value(add(.variable(owner, name), position), shape)
    case .foreign(let shape): return .value(add(.variable(owner, name), position), shape)
    case .functions(let places):
      let ofType = places.filter { names.files[$0.file].functions[$0.function].isStatic }
      guard !ofType.isEmpty else { return .value(add(.unknown([], Code.TypeName(.closure)), position), .function([], .unknown)) }
      return bound(add(.type(Code.TypeName(codeType(.type(home.type, [])).form, owner)), position), name, labels, ofType, .type(home.type, []), position)
    }
  }

  func member(of object: Code.ValueID, _ shape: Shape, _ name: String, _ labels: String, _ position: Code.Position) -> Linked {
    let plain = Self.plain(shape)
    if case .metatype(let type) = plain {
      let found = member(ofType: type, name, labels, position)
      state.orphans.append(object)
      return found
    }
    if case .collection = plain {
      // One of the elements, or the same elements again.
      switch name {
      case "first", "last": return .value(add(.element(object), position), element(of: plain))
      case "values", "lazy", "reversed":
        if case .collection(let parts) = plain { return .value(add(.cast(object, codeType(plain)), position), name == "values" ? .collection(Array(parts.suffix(1))) : plain) }
      default: break
      }
    }
    for type in nominals(plain) {
      guard let home = linker.home(of: name.first == "$" ? String(name.dropFirst()) : name, in: type) else { continue }
      if case .functions(let places) = home.kind, !labels.isEmpty || linker.property(named: name, in: home.type) == nil { return bound(object, name, labels, places, plain, position) }
      return property(of: object, plain, home, name, position)
    }
    var known = Shape.unknown
    switch evaluation.memberOfInstance(name, of: plain) {
    case .instance(let shape): known = shape
    case .variable(let place): known = evaluation.shape(of: place)
    default: break
    }
    return .value(add(.member(object, Code.Field(name)), position), known)
  }

  /// `.red`, `.make(x)`: a member of the type that the context expects, if that is known.
  func contextual(_ name: String, _ arguments: [Code.Argument]?, _ id: Code.ValueID, _ position: Code.Position) -> Linked {
    let plain = Self.parts(name).name
    let known = nominal(expectedShape(of: id))
    let expected = known ?? linker.onlyEnum(withCase: plain)
    // If the type is only guessed or is not a concrete type of the project, the case may belong to another enum.
    if expected != nil, known.map({ ![.enum, .struct, .class].contains(names.types[$0].kind) || !names.types[$0].isDeclaredInSwift }) ?? true {
      state.orphans.append(add(.enumCase(plain, nil), position))
    }
    if let arguments {
      if let expected { return call(ofType: .type(expected, []), name, arguments, id, position, isContextual: true) }
      let operands = arguments.map { operand($0.value).0 } + [add(.enumCase(plain, nil), position)]
      runPending(arguments, hints: [])
      return .value(add(Self.wrapping.contains(plain) ? .collection(operands) : .unknown(operands, nil), position), .unknown)
    }
    guard let expected else { return .value(add(.unknown([add(.enumCase(plain, nil), position)], nil), position), .unknown) }
    return member(ofType: .type(expected, []), plain, "", position)
  }

  /// Cases of library enums that hold their arguments as payload; any other name may be a static function.
  private static let wrapping: Set<String> = ["some", "success", "failure", "next", "error", "value"]

  private func expectedShape(of id: Code.ValueID) -> Shape {
    if state.returned.contains(id) { return Self.plain(shape(state.old.result) ?? state.result) }
    if let target = state.stores[id] {
      switch target {
      case .local(let local): return Self.plain(state.shapes[Int(state.locals[Int(local)])])
      case .name(let name):
        if state.old.kind == .initialValue { return property.map { Self.plain(evaluation.shape(of: $0)) } ?? .unknown }
        switch meaning(of: Self.parts(name).name) {
        case .member(let home, _): if case .property(let place) = home.kind { return Self.plain(evaluation.shape(of: place)) }
        case .variable(let variable): return Self.plain(evaluation.shape(of: variable))
        default: break
        }
      default: break
      }
      return .unknown
    }
    if let whole = state.wholes[id] {
      let expected = expectedShape(of: whole)
      guard case .collection = state.old.values[Int(whole)] else { return expected }
      // In a dictionary literal only the values are elements, not the keys.
      if case .tuple(let pair) = element(of: expected), let value = pair.last { return Self.plain(value) }
      return Self.plain(element(of: expected))
    }
    guard let user = state.users[id], case .call(let call) = state.old.values[Int(user.call)], call.arguments.indices.contains(user.argument) else { return .unknown }
    return Self.plain(parameterShape(of: call, user.argument))
  }
}
