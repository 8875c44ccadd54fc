import Facts
import Platform

/// The result of an expression, as far as declarations tell.
enum Value {
  case instance(Shape)
  /// The type itself.
  case type(Shape)
  /// Overloads of one name, and the type of the object that they were found in.
  case functions([FunctionPlace], Shape?)
  case variable(PropertyPlace)
  /// A function or variable of the C family.
  case foreign(EntityID)
  /// A module before a dot; empty for a foreign one.
  case module(String)
  case unknown
}

/// Finds the types of expressions, properties and variables, and reports on the way what an expression mentions.
final class Evaluation {
  let names: ProjectNames
  let foreign: [String: EntityID]
  private let foreignFunctions: Set<EntityID>
  private var properties: [PropertyPlace: Shape] = [:]
  private var locals: [FunctionPlace: Shape] = [:]
  private var globals: [GlobalName: Value?] = [:]
  private var depth = 0

  private struct GlobalName: Hashable {
    let name: String
    let file: Int
  }

  /// Called with what an expression uses and creates; nil if only the type is wanted.
  var mention: ((Mentioned) -> Void)?

  enum Mentioned {
    case uses(Int)
    case creates(Int)
    case function(FunctionPlace)
    case variable(PropertyPlace)
    case foreign(EntityID)
    case alias(AliasPlace)
    /// A member of a type that an extension declares, with the scope of the extension.
    case member(Int, of: ScopePlace)
  }

  init(_ names: ProjectNames, others: Extraction) {
    self.names = names
    foreignFunctions = Set(others.entities.lazy.filter { $0.kind == .function }.map(\.id))
    var foreign: [String: EntityID] = [:]
    for entity in others.entities where entity.kind == .function || entity.kind == .variable {
      if let known = foreign[entity.name], known < entity.id { continue }
      foreign[entity.name] = entity.id
    }
    self.foreign = foreign
  }

  private var types: [KnownType] { names.types }

  /// Deeper evaluation is given up: initial values may depend on each other.
  private static let deepest = 100

  // MARK: Expressions

  func value(_ expression: Expression, in place: ScopePlace) -> Value {
    guard depth < Self.deepest else { return .unknown }
    depth += 1
    defer { depth -= 1 }
    switch expression {
    case .unknown: return .unknown
    case .literal(let name): return .instance(.type(names.external(name), []))
    case .selfObject: return names.selfShape(in: place).map(Value.instance) ?? .unknown
    case .superObject:
      guard let type = names.enclosingType(of: place), let superclass = types[type].superclass else { return .unknown }
      return .instance(.type(superclass, []))
    case .local(let index): return .instance(shape(ofLocal: index, in: place.file))
    case .name(let name): return self.name(name, in: place)
    case .type(let type):
      if let mention { for alias in names.aliases(in: type, place) { mention(.alias(alias)) } }
      return .type(names.shape(type, in: place))
    case .instance(let type): return .instance(names.shape(type, in: place))
    case .array(let element):
      switch value(element, in: place) {
      case .instance(let shape): return .instance(.collection([shape]))
      // `[Foo]` before parentheses is a type.
      case .type(let shape): return .type(.collection([shape]))
      default: return .instance(.collection([.unknown]))
      }
    case .dictionary(let key, let element):
      let (key, element) = (value(key, in: place), value(element, in: place))
      if case .type(let first) = key, case .type(let second) = element { return .type(.collection([first, second])) }
      return .instance(.collection([instance(key), instance(element)]))
    case .tuple(let elements): return .instance(.tuple(elements.map { instance(value($0, in: place)) }))
    case .closure(let result): return .instance(.function([], quietly { instance(value(result, in: place)) }))
    case .optional(let inner): return .instance(.optional(instance(value(inner, in: place))))
    case .call(let callee): return call(callee, in: place)
    case .subscripted(let base): return subscripted(value(base, in: place))
    case .member(let base, let name): return member(name, of: speak(value(base, in: place), of: name), in: place)
    }
  }

  func shape(of expression: Expression, in place: ScopePlace) -> Shape { instance(value(expression, in: place)) }

  func instance(_ value: Value) -> Shape {
    switch value {
    case .instance(let shape): shape
    case .variable(let place): shape(of: place)
    case .type(let shape): .metatype(shape)
    case .functions(let places, let owner): .function([], result(of: places, owner))
    // `let load = c_load`: a function as a value.
    case .foreign(let id): foreignFunctions.contains(id) ? .function([], .unknown) : .unknown
    case .module, .unknown: .unknown
    }
  }

  /// Evaluates without reporting mentions.
  private func quietly<Result>(_ body: () -> Result) -> Result {
    let loud = mention
    mention = nil
    defer { mention = loud }
    return body()
  }

  /// Reports the type of a value when a member of it is used, since then the type matters.
  private func speak(_ value: Value, of member: String) -> Value {
    guard let mention else { return value }
    switch value {
    case .instance(let shape):
      // Of `First & Second`, those that declare the member.
      let all = core(shape)
      let declaring = all.count > 1 ? all.filter { type in quietly { declaredMember(member, of: .type(type, [])) != nil } } : []
      for type in declaring.isEmpty ? all : declaring { mention(.uses(type)) }
    case .type(let shape): for type in core(shape) { mention(.uses(type)) }
    case .variable(let place):
      mention(.variable(place))
      for type in core(shape(of: place)) { mention(.uses(type)) }
    case .functions(let places, let owner): if owner == nil, let first = places.first { mention(.function(first)) }
    case .foreign(let id): mention(.foreign(id))
    case .module, .unknown: break
    }
    return value
  }

  /// Reports what an expression mentions as a whole, when no member follows.
  func speakOfWhole(_ expression: Expression, in place: ScopePlace) {
    switch value(expression, in: place) {
    case .type(let shape): for type in core(shape) { mention?(.uses(type)) }
    case .variable(let place): mention?(.variable(place))
    case .functions(let places, nil): if let first = places.first { mention?(.function(first)) }
    case .foreign(let id): mention?(.foreign(id))
    case .instance, .functions, .module, .unknown: break
    }
  }

  /// The same for functions of one name. Those that only their file can see are not meant.
  private func speakOfMember(named name: String, of type: Int, _ functions: [FunctionPlace]) {
    // A library's type may have a method of the same short name, with other arguments: `split`.
    guard mention != nil, types[type].isDeclaredInSwift || name.contains(where: \.isUppercase) else { return }
    let seen = functions.map { (place: $0, own: names.files[$0.file].functions[$0.function]) }.filter { !$0.own.isPrivate }
    speakOfMember(of: type, seen.map { ScopePlace(file: $0.place.file, scope: $0.own.scope) })
  }

  /// Reports the extension that declares a member, if no other file has one of that name, and it can be seen. What is declared with the type goes with the type.
  private func speakOfMember(of type: Int, _ scopes: [ScopePlace]) {
    guard let mention, let first = scopes.first, scopes.allSatisfy({ $0.file == first.file }), case let scope = names.scope(first), scope.kind == .extension, !scope.isPrivate,
      first.file != types[type].home?.file
    else { return }
    mention(.member(type, of: first))
  }

  private func core(_ shape: Shape) -> [Int] {
    switch shape {
    case .type(let type, _): [type]
    case .optional(let inner), .metatype(let inner): core(inner)
    case .composition(let parts): parts.flatMap(core)
    case .parameter(_, let bound): bound.map(core) ?? []
    case .collection, .tuple, .function, .plain, .unknown: []
    }
  }

  // MARK: Names

  private func name(_ name: String, in place: ScopePlace) -> Value {
    // `_foo` and `$foo` of a wrapped property have other types than the property.
    if name.hasPrefix("$") { return .unknown }
    // `sorted(by: <)`: the types decide which of all functions of that name it is.
    if Self.operators.contains(name) { return .unknown }
    let isCapital = name.unicodeScalars.first.map { $0.properties.isUppercase } ?? false
    if isCapital, let type = typeNamed(name, in: place) { return type }
    if let member = memberOfScopes(name, in: place) { return member }
    if let global = global(name, in: place) { return global }
    if !isCapital, let type = typeNamed(name, in: place) { return type }
    if let id = foreign[name] { return .foreign(id) }
    if let module = names.moduleMeaning(name, in: place.file) { return .module(module) }
    if !isCapital { speakOfMemberOfExtension(name, in: place) }
    // An undeclared name with a capital letter is taken for a type, any other for a function or variable of the platform.
    return isCapital && !Platform.isFunction(named: name) ? .type(names.shape(.named(name), in: place)) : .unknown
  }

  private static let operators: Set<String> = ["==", "!=", "<", "<=", ">", ">=", "+", "-", "*", "/", "%", "&&", "||", "!", "~=", "===", "!==", "&", "|", "^", "+=", "-=", "..<", "..."]

  func typeNamed(_ name: String, in place: ScopePlace) -> Value? {
    switch names.meaning(of: name, in: place) {
    case .nothing: return nil
    case .alias(let alias) where !names.files[alias.file].aliases[alias.alias].isAssociatedType: mention?(.alias(alias))
    default: break
    }
    return .type(names.shape(.named(name), in: place))
  }

  private func memberOfScopes(_ name: String, in place: ScopePlace) -> Value? {
    var next = place
    while true {
      let own = names.scope(next)
      switch own.kind {
      case .file, .function, .variable: break
      default:
        if let type = names.typeOfScope[next.file][next.scope], let found = declaredMember(name, of: .type(type, [])) { return found }
      }
      if next.scope == 0 { return nil }
      next.scope = own.parent
    }
  }

  /// A global variable or function that a file sees. O(declarations of the name), once for each file.
  func global(_ name: String, in place: ScopePlace) -> Value? {
    let key = GlobalName(name: name, file: place.file)
    if let known = globals[key] { return known }
    let found = findGlobal(name, place.file)
    globals[key] = .some(found)
    return found
  }

  private func findGlobal(_ name: String, _ file: Int) -> Value? {
    names.visibility.first(seenFrom: file) { module, onlyPublic in
      if let places = names.variablesOfModule[module]?[name] {
        let seen = places.filter { place in
          let traits = names.files[place.file].properties[place.property].traits
          return place.file == file || !traits.contains(.isPrivate) && (!onlyPublic || traits.contains(.isPublic))
        }
        if let own = seen.first(where: { $0.file == file }) ?? seen.first { return .variable(own) }
      }
      if let places = names.functionsOfModule[module]?[name] {
        let seen = places.filter { place in
          let scope = names.files[place.file].scopes[names.files[place.file].functions[place.function].ownScope]
          return place.file == file || !scope.isPrivate && (!onlyPublic || scope.isPublic)
        }
        if !seen.isEmpty { return .functions(seen.filter { $0.file == file } + seen.filter { $0.file != file }, nil) }
      }
      return nil
    }
  }

  // MARK: Members

  func member(_ name: String, of base: Value, in place: ScopePlace) -> Value {
    let found = knownMember(name, of: base, in: place)
    if case .unknown = found { speakOfMemberOfExtension(name, in: place) }
    return found
  }

  /// Reports the extension that declares a member, if no type is known to have it and only extensions in this file declare one of that name.
  private func speakOfMemberOfExtension(_ name: String, in place: ScopePlace) {
    guard let mention, let member = names.membersOfExtensions[name], member.scope.file != place.file, names.filesWithPrivateMember[name]?.contains(place.file) != true else { return }
    guard member.isPublic || names.modules[place.file] == names.modules[member.scope.file] else { return }
    mention(.member(member.type, of: member.scope))
  }

  private func knownMember(_ name: String, of base: Value, in place: ScopePlace) -> Value {
    switch base {
    case .unknown, .foreign, .functions: return .unknown
    case .module(let module):
      if module.isEmpty { return name.isCapitalised ? .type(.type(names.external(name), [])) : foreign[name].map(Value.foreign) ?? .unknown }
      return memberOfModule(name, module, place)
    case .variable(let property): return memberOfInstance(name, of: shape(of: property))
    case .instance(let shape): return memberOfInstance(name, of: shape)
    case .type(let shape): return memberOfType(name, of: shape, in: place)
    }
  }

  private func memberOfModule(_ name: String, _ module: String, _ place: ScopePlace) -> Value {
    if let property = names.variablesOfModule[module]?[name]?.first { return .variable(property) }
    if let functions = names.functionsOfModule[module]?[name] { return .functions(functions, nil) }
    return .type(names.shape(.named([.init(name: module), .init(name: name)]), in: place))
  }

  func memberOfInstance(_ name: String, of shape: Shape) -> Value {
    switch shape {
    case .optional(let inner): return memberOfInstance(name, of: inner)
    case .tuple(let parts):
      guard let index = Int(name), parts.indices.contains(index) else { return .unknown }
      return .instance(parts[index])
    case .collection(let parts): return memberOfCollection(name, parts)
    case .parameter(_, let bound?): return memberOfInstance(name, of: bound)
    case .composition(let parts):
      for part in parts { if let found = declaredMember(name, of: part) { return found } }
      return .unknown
    case .metatype(let inner): return name == "init" ? .type(inner) : declaredMember(name, of: inner) ?? .unknown
    case .type(let type, _):
      if let found = declaredMember(name, of: shape) { return found }
      return types[type].isDeclaredInSwift ? .unknown : platformMember(name, of: shape)
    case .function, .plain, .parameter, .unknown: return .unknown
    }
  }

  /// What extensions of collections extend, beside the type itself.
  private static let protocolsOfCollections = ["Collection", "Sequence", "RangeReplaceableCollection", "MutableCollection", "BidirectionalCollection"]

  private func memberOfCollection(_ name: String, _ parts: [Shape]) -> Value {
    let element = parts.count == 2 ? Shape.tuple(parts) : parts.first ?? .unknown
    switch name {
    case "first", "last", "randomElement", "min", "max", "popLast", "popFirst": return .instance(.optional(element))
    case "removeFirst", "removeLast", "remove": return .instance(element)
    case "filter", "sorted", "reversed", "prefix", "suffix", "dropFirst", "dropLast", "shuffled", "lazy", "union", "intersection", "subtracting":
      return .instance(.collection(parts))
    case "values": return .instance(.collection(Array(parts.suffix(1))))
    case "keys": return .instance(.collection(Array(parts.prefix(1))))
    case "count", "endIndex", "startIndex": return .instance(.type(names.external("Int"), []))
    case "isEmpty": return .instance(.type(names.external("Bool"), []))
    default:
      for owner in [parts.count == 2 ? "Dictionary" : "Array"] + Self.protocolsOfCollections {
        if let found = declaredMember(name, of: .type(names.external(owner), [])) { return found }
      }
      return platformMember(name, of: .unknown)
    }
  }

  /// A member whose type is the same wherever the platform has it.
  private func platformMember(_ name: String, of shape: Shape) -> Value {
    guard let type = Platform.memberType(named: name) else { return .unknown }
    if type == "[String]" { return .instance(.collection([.type(names.external("String"), [])])) }
    return .instance(type == "Self" ? shape : .type(names.external(type), []))
  }

  func memberOfType(_ name: String, of shape: Shape, in place: ScopePlace) -> Value {
    guard case .type(let type, _) = shape else {
      // A generic parameter has the static members of its bound.
      if case .parameter(_, let bound?) = shape { return memberOfType(name, of: bound, in: place) }
      return name == "init" ? .type(shape) : .unknown
    }
    if name == "init" { return .type(shape) }
    if name == "Type" { return .type(.metatype(shape)) }
    if let property = types[type].properties[name], names.files[property.file].properties[property.property].traits.contains(.payload) {
      return .instance(shape)
    }
    // `Result.failure` is the case, whatever property of that name an extension has.
    let isOfInstance = types[type].properties[name].map { !names.files[$0.file].properties[$0.property].traits.contains(.isStatic) } ?? false
    if let found = isOfInstance ? quietly({ declaredMember(name, of: shape) }) : declaredMember(name, of: shape) { return found }
    switch names.member(name, of: type) {
    case .type(let member): return .type(.type(member, []))
    case .alias(let alias): return .type(names.target(of: alias, 0))
    default: break
    }
    if types[type].isDeclaredInSwift {
      // In an enum it is a case without payload. In a class it may come from a superclass that we don't see, and have any type.
      return types[type].kind == .enum ? .instance(shape) : .unknown
    }
    if let type = Platform.memberType(named: name), type != "Self" { return platformMember(name, of: shape) }
    // `UIColor.red`, `NotificationCenter.default`: static members of the platform's types are mostly of the type itself.
    let isNested = types[type].kind == .value && types[type].name.contains(".")
    return name.isCapitalised && !isNested ? .type(.type(names.external(types[type].name + "." + name), [])) : .instance(shape)
  }

  /// A property or function that the type, a superclass or a protocol declares.
  private func declaredMember(_ name: String, of shape: Shape) -> Value? {
    guard case .type(let start, let arguments) = shape else {
      if case .parameter(_, let bound?) = shape { return declaredMember(name, of: bound) }
      if case .optional(let inner) = shape { return declaredMember(name, of: inner) }
      return nil
    }
    var seen: Set<Int> = []
    var waiting = [start]
    while let type = waiting.popLast(), seen.count < mostAbove {
      guard seen.insert(type).inserted else { continue }
      if let property = types[type].properties[name] {
        let own = names.files[property.file].properties[property.property]
        if !own.traits.contains(.isPrivate) { speakOfMember(of: type, [ScopePlace(file: property.file, scope: own.scope)]) }
        return .instance(substituted(self.shape(of: property), type, type == start ? arguments : []))
      }
      if let functions = types[type].functions[name] {
        speakOfMember(named: name, of: type, functions)
        return .functions(functions, shape)
      }
      if let member = types[type].foreignMembers[name] { return .instance(member) }
      waiting += types[type].protocols.reversed()
      if let superclass = types[type].superclass { waiting.append(superclass) }
    }
    return nil
  }

  func substituted(_ shape: Shape, _ type: Int, _ arguments: [Shape]) -> Shape {
    let generics = types[type].generics
    guard !arguments.isEmpty, arguments.count == generics.count else { return shape }
    func replaced(_ shape: Shape) -> Shape {
      switch shape {
      case .parameter(let name, _): generics.firstIndex { $0.name == name }.map { arguments[$0] } ?? shape
      case .optional(let inner): .optional(replaced(inner))
      case .collection(let parts): .collection(parts.map(replaced))
      case .tuple(let parts): .tuple(parts.map(replaced))
      case .type(let inner, let parts): .type(inner, parts.map(replaced))
      default: shape
      }
    }
    return replaced(shape)
  }

  // MARK: Calls

  private func call(_ callee: Expression, in place: ScopePlace) -> Value {
    let called = value(callee, in: place)
    switch called {
    case .type(let shape):
      if let mention { for type in core(shape) { mention(types[type].kind == .protocol ? .uses(type) : .creates(type)) } }
      return .instance(shape)
    case .functions(let places, let owner):
      if owner == nil, let first = places.first { mention?(.function(first)) }
      return .instance(result(of: places, owner))
    case .instance(let shape):
      switch shape {
      case .function(_, let result), .optional(.function(_, let result)): return .instance(result)
      case .metatype(let type):
        if let mention { for type in core(type) { mention(.creates(type)) } }
        return .instance(type)
      // An enum case with its payload, a method that returns its own type, or a method of a collection.
      default: return .instance(shape)
      }
    case .variable(let property):
      mention?(.variable(property))
      if case .function(_, let result) = shape(of: property) { return .instance(result) }
      return .unknown
    case .foreign(let id):
      mention?(.foreign(id))
      return .unknown
    case .module, .unknown: return .unknown
    }
  }

  /// Only generated code has more functions of one name.
  private static let mostOfOneName = 200

  func result(of places: [FunctionPlace], _ owner: Shape?) -> Shape {
    for place in places.prefix(Self.mostOfOneName) {
      let function = names.files[place.file].functions[place.function]
      guard let type = function.result else { continue }
      if case .named(let components) = type, let first = components.first, components.count == 1 {
        if first.name == "Self", let owner { return owner }
        if function.generics.contains(first.name) { return .unknown }
      }
      let scope = ScopePlace(file: place.file, scope: function.ownScope == 0 ? function.scope : function.ownScope)
      let shape = names.shape(type, in: scope)
      if case .type(let type, let arguments)? = owner { return substituted(shape, type, arguments) }
      return shape
    }
    return .unknown
  }

  private func subscripted(_ base: Value) -> Value {
    switch speak(base, of: "subscript") {
    case .type(let shape): return .type(shape)
    default: break
    }
    switch instance(base) {
    case .collection(let parts): return .instance(parts.last ?? .unknown)
    case .optional(.collection(let parts)): return .instance(parts.last ?? .unknown)
    case let shape:
      if case .functions(let places, let owner)? = declaredMember("subscript", of: shape) { return .instance(result(of: places, owner)) }
      return .unknown
    }
  }

  // MARK: Properties and variables

  /// The type of a property: the written one, else that of its initial value.
  func shape(of place: PropertyPlace) -> Shape {
    if let known = properties[place] { return known }
    let property = names.files[place.file].properties[place.property]
    let scope = ScopePlace(file: place.file, scope: property.scope)
    // An initial value that depends on itself has no type.
    properties[place] = .unknown
    var shape = Shape.unknown
    if let type = property.type ?? property.wrapperArgument {
      shape = names.shape(type, in: scope)
    } else if let initial = property.initial {
      shape = quietly { self.shape(of: initial, in: scope) }
    }
    // For an environment key that is not declared here, at least the environment is known.
    if shape == .unknown, case .member(.instance(let environment), _)? = property.initial, environment == .named("EnvironmentValues") {
      shape = .type(names.external("EnvironmentValues"), [])
    }
    properties[place] = shape
    return shape
  }

  private func shape(ofLocal index: Int, in file: Int) -> Shape {
    let key = FunctionPlace(file: file, function: index)
    if let known = locals[key] { return known }
    guard names.files[file].locals.indices.contains(index) else { return .unknown }
    let local = names.files[file].locals[index]
    let scope = ScopePlace(file: file, scope: local.scope)
    locals[key] = .unknown
    var shape = Shape.unknown
    if let type = local.type {
      shape = names.shape(type, in: scope)
    } else if let initial = local.initial {
      shape = quietly { self.shape(of: initial, in: scope) }
      if case .optional(let inner) = shape { shape = inner }
      if local.isElement {
        if case .collection(let parts) = shape { shape = parts.count == 2 ? .tuple(parts) : parts.first ?? .unknown } else { shape = .unknown }
      }
    }
    locals[key] = shape
    return shape
  }
}

extension String {
  fileprivate var isCapitalised: Bool { unicodeScalars.first.map { $0.properties.isUppercase } ?? false }
}
