import Facts
import Platform

/// Reads the steps of bodies that rules ask for: see `Method.Step`.
final class StepReader {
  let code: Code
  let types: Types
  private var closures: [EntityID: Int] = [:]
  /// All functions but closures, by id.
  private var functions: [EntityID: Int] = [:]
  /// The getters by owner and name.
  private var getters: [Types.TypeID: [String: Int]] = [:]

  init(_ code: Code, _ types: Types) {
    self.code = code
    self.types = types
    for (number, function) in code.functions.enumerated() {
      if function.kind == .closure { closures[function.id] = number } else if functions[function.id] == nil { functions[function.id] = number }
      if function.kind == .getter, let owner = types.type(function.owner) { getters[owner, default: [:]][function.name] = number }
    }
  }

  /// The steps of a method with the given bodies, closures included, in source order. O(body), and a logarithm for sorting.
  func steps(of bodies: [Int]) -> [Method.Step] {
    var found: [FoundStep] = []
    var blocks = 0
    var waiting = bodies.reversed().map { WaitingBody(function: $0, captured: [:]) }
    while let next = waiting.popLast() {
      var body = StepsOfBody(self, next, firstBlock: blocks, firstNumber: found.count)
      body.read()
      blocks = body.lastBlock + 1
      found += body.found
      for closure in body.closures {
        if let function = closures[closure.id] { waiting.append(WaitingBody(function: function, captured: closure.captured)) }
      }
    }
    return inOrder(found)
  }

  /// The statements of an arm that others fall into occur once for each of these arms. Only the step of the arm itself is kept.
  private func inOrder(_ found: [FoundStep]) -> [Method.Step] {
    var last: [Place: Int] = [:]
    for (index, one) in found.enumerated() { last[Place(one.step), default: index] = index }
    return found.indices.filter { last[Place(found[$0].step)] == $0 }.map { found[$0] }
      .sorted { ($0.step.location.line, $0.step.location.column, $0.number) < ($1.step.location.line, $1.step.location.column, $1.number) }
      .map(\.step)
  }

  private struct Place: Hashable {
    var step: Method.Step
    init(_ step: Method.Step) {
      self.step = step
      self.step.block = 0
    }
  }

  struct FoundStep {
    var step: Method.Step
    /// In the order of evaluation.
    var number: Int
  }

  struct WaitingBody {
    var function: Int
    /// What is known about the variables that a closure captures, by the closure's own locals.
    var captured: [Code.LocalID: KnownValue]
  }

  func function(_ id: EntityID) -> Code.Function? { functions[id].map { code.functions[$0] } }

  // MARK: Types

  /// The id, if the graph has an entity for it; nil for types that are only mentioned in code, and for plain types.
  func entity(_ id: EntityID?) -> EntityID? {
    guard let id, let type = types.type(id), types.entities[type] != nil, !id.isPlainType else { return nil }
    return id
  }

  func superclass(of id: EntityID?) -> EntityID? {
    types.type(id).flatMap { types.parents[$0].first { !types.isProtocol($0) } }.flatMap { entity(types.ids[$0]) }
  }

  func isType(_ id: EntityID) -> Bool { entity(id) != nil }

  /// The name of a stored member of an object. An ivar has the name of the property that it stores.
  func stored(_ name: String, of id: EntityID?) -> String? {
    guard let type = types.type(id) else { return nil }
    let own = types.canonicalName(name, of: type)
    guard let member = types.member(own, of: type), !member.isPromised, !member.isStatic else { return nil }
    return own
  }

  /// The type of a member: the declared one, else the result of its getter, else that of a platform member of this name.
  func typeOfMember(_ field: Code.Field, of id: EntityID?) -> KnownType {
    for owner in [id, field.owner] {
      guard let type = types.type(owner) else { continue }
      if let member = types.member(types.canonicalName(field.name, of: type), of: type) { return known(member) }
      for ancestor in types.line(of: type) {
        if let getter = getters[ancestor]?[field.name], let result = code.functions[getter].result { return known(result) }
      }
    }
    guard let name = Platform.memberType(named: field.name), name.first != "[" else { return KnownType() }
    if name == "Self" { return id.map(known) ?? KnownType() }
    let type = types.libraryType(name)
    return known(types.ids[type])
  }

  /// The type of a global variable or static member. A static member of a platform type is mostly of that type itself: `UserDefaults.standard`.
  func typeOfVariable(_ owner: EntityID, _ name: String) -> KnownType {
    guard let type = types.type(owner) else { return KnownType() }
    if let member = types.member(name, of: type) { return known(member) }
    return types.entities[type] != nil && !types.isOwn(type) && name.first?.isLowercase ?? false ? known(owner) : KnownType()
  }

  private func known(_ id: EntityID) -> KnownType { KnownType(id: id, form: isValue(id) ? .value : .object) }

  private func known(_ member: Types.Member) -> KnownType {
    let ids = member.types.map { types.ids[$0] }
    if member.isMany { return KnownType(id: ids.last { !$0.isPlainType }, form: .collection) }
    if ids.contains(where: { $0.isFunctionType }) { return KnownType(form: .closure) }
    let id = ids.first { !$0.isPlainType }
    return KnownType(id: id, form: member.ownership == .value || id.map(isValue) ?? false ? .value : .object)
  }

  private func isValue(_ id: EntityID) -> Bool { types.type(id).map(types.isValue) ?? false }

  func known(_ type: Code.TypeName) -> KnownType { KnownType(id: type.id, form: type.form) }

  /// The type of a collection's elements.
  func element(of type: KnownType) -> KnownType {
    guard type.form == .collection, let id = type.id else { return KnownType() }
    return known(id)
  }
}

/// The type of a value, as far as it is known.
struct KnownType {
  var id: EntityID?
  var form = Code.TypeName.Form.unknown

  var isKnown: Bool { id != nil || form != .unknown }
}

/// What is known about a value.
struct KnownValue {
  var type = KnownType()
  /// Whether it is `self`, under whatever name.
  var isSelf = false
  var root = Root.elsewhere

  /// What a value is a part of.
  enum Root {
    case elsewhere, local
    /// A stored member of the own object.
    case own(String)
  }
}
