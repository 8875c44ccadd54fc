import Facts
import Platform

/// All functions of a program with what they need to find each other. Immutable once made.
final class Program {
  typealias FunctionID = Int

  let types: Types
  let functions: [Code.Function]
  private let acrossLanguages: AcrossLanguages
  /// The members that are given collections which let go of their elements.
  private let weakCollections: Set<MethodKey>
  /// The files of other people.
  private let externalFiles: Set<String>
  private let index: [EntityID: FunctionID]
  /// By owner and name; static ones have another name than those of instances.
  private let methods: [MethodKey: [FunctionID]]
  /// The initial values of the stored properties of a type.
  private let initialValues: [Types.TypeID: [FunctionID]]
  private let lazyValues: [MethodKey: FunctionID]

  /// A function or a member of a type by its name.
  struct MethodKey: Hashable {
    var owner: Types.TypeID
    var name: String
    var kind: Kind

    enum Kind: Hashable { case method, ofType, getter, setter, willSet, didSet, lazy, member }
  }

  init(_ code: Code, entities: [Entity], facts: [Fact]) {
    let types = Types(entities, facts, code.syntheses)
    self.types = types
    externalFiles = Set(entities.lazy.filter { $0.kind == .file && $0.isExternal }.map(\.id.text))
    let functions = code.functions.sorted { $0.id != $1.id ? $0.id < $1.id : ($0.path, $0.position.line) < ($1.path, $1.position.line) }
    self.functions = functions
    var index: [EntityID: FunctionID] = [:]
    var methods: [MethodKey: [FunctionID]] = [:]
    var initialValues: [Types.TypeID: [FunctionID]] = [:]
    var lazyValues: [MethodKey: FunctionID] = [:]
    for (number, function) in functions.enumerated() {
      if index[function.id] == nil { index[function.id] = number }
      guard let owner = types.type(function.owner) else { continue }
      func key(_ kind: MethodKey.Kind) -> MethodKey { MethodKey(owner: owner, name: function.name, kind: kind) }
      switch function.kind {
      case .method, .initializer, .function: methods[key(function.traits.contains(.isStatic) ? .ofType : .method), default: []].append(number)
      case .getter: methods[key(.getter), default: []].append(number)
      case .setter: methods[key(.setter), default: []].append(number)
      case .willSet: methods[key(.willSet), default: []].append(number)
      case .didSet: methods[key(.didSet), default: []].append(number)
      case .initialValue:
        if function.traits.contains(.isStatic) { continue }
        if function.traits.contains(.isLazy) { lazyValues[key(.lazy)] = number } else { initialValues[owner, default: []].append(number) }
      case .deinitializer, .closure: break
      }
    }
    var weakCollections: Set<MethodKey> = []
    for function in functions {
      for statement in function.body {
        statement.forEachStore { value, place in
          guard case .member(_, let field) = place, function.makesWeakCollection(value), let owner = types.type(field.owner) else { return }
          weakCollections.insert(MethodKey(owner: owner, name: types.canonicalName(field.name, of: owner), kind: .member))
        }
      }
    }
    self.weakCollections = weakCollections
    acrossLanguages = AcrossLanguages(functions, types)
    self.index = index
    self.methods = methods
    self.initialValues = initialValues
    self.lazyValues = lazyValues
  }

  /// Whether a member of a type, or of one above it, is given a collection that lets go of its elements.
  func hasWeakElements(_ name: String, of type: Types.TypeID) -> Bool {
    !weakCollections.isEmpty && types.line(of: type).contains { weakCollections.contains(MethodKey(owner: $0, name: name, kind: .member)) }
  }

  /// Whether a function is other people's code, which is understood and not judged.
  func isExternal(_ function: FunctionID) -> Bool { externalFiles.contains(functions[function].path) }

  func function(_ id: EntityID) -> FunctionID? { index[id] }

  /// The initial values that run when an object of a type is made, superclasses included.
  func initialValues(of type: Types.TypeID) -> [FunctionID] {
    initialValues.isEmpty ? [] : types.line(of: type).flatMap { initialValues[$0] ?? [] }
  }

  func lazyValue(of name: String, in type: Types.TypeID) -> FunctionID? {
    guard !lazyValues.isEmpty else { return nil }
    return types.line(of: type).lazy.compactMap { self.lazyValues[MethodKey(owner: $0, name: name, kind: .lazy)] }.first
  }

  /// The functions that a name means in a type: those of the nearest ancestor that has any.
  func methods(_ name: String, _ kind: MethodKey.Kind, in type: Types.TypeID) -> [FunctionID] {
    for ancestor in types.line(of: type) {
      if let found = methods[MethodKey(owner: ancestor, name: name, kind: kind)] { return found }
      if kind == .method || kind == .ofType, let found = acrossLanguages.method(name, kind, of: ancestor) { return [found] }
    }
    return []
  }

  /// What descendants of a type have in place of a method.
  func overriders(_ name: String, _ kind: MethodKey.Kind, below type: Types.TypeID) -> [FunctionID] {
    types.family(of: type).dropFirst().flatMap { methods[MethodKey(owner: $0, name: name, kind: kind)] ?? [] }
  }

  /// The accessor that runs when a property of an object is read or set; nil when it is only stored.
  func accessor(_ kind: MethodKey.Kind, _ name: String, of type: Types.TypeID) -> FunctionID? {
    if let own = methods(name, kind, in: type).first { return own }
    // Objective-C: a method of the property's name.
    switch kind {
    case .getter:
      return methods(name, .method, in: type).first { functions[$0].language.isObjectiveC && functions[$0].parameters.isEmpty }
    case .setter:
      return methods("set" + name.prefix(1).uppercased() + name.dropFirst() + ":", .method, in: type).first { functions[$0].language.isObjectiveC }
    default: return nil
    }
  }
}

extension Code.Statement {
  /// Every store in it, those in branches and loops included.
  func forEachStore(_ body: (Code.ValueID, Code.Place) -> Void) {
    switch self {
    case .store(let value, let place, _): body(value, place)
    case .branch(let arms, _): for arm in arms { for statement in arm { statement.forEachStore(body) } }
    case .loop(let statements, _), .defer(let statements, _): for statement in statements { statement.forEachStore(body) }
    default: break
    }
  }
}

extension Code.Function {
  /// Whether a value is a new collection that lets go of its elements.
  fileprivate func makesWeakCollection(_ value: Code.ValueID) -> Bool {
    switch values[Int(value)] {
    case .cast(let inner, _): return makesWeakCollection(inner)
    case .either(let values): return values.contains(where: makesWeakCollection)
    case .call(let call):
      guard case .function(let name, _) = call.callee else { return false }
      return WeakCollection(selector: name, arguments: [])?.letsGoOfElements ?? false
    default: return false
    }
  }
}
