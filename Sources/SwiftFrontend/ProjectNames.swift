import Facts
import Platform

/// Every name that the Swift files of a project declare, and what a name means in a place.
///
/// Types first, then what extensions add, then superclasses and protocols: each step needs the one before. Look-up follows Swift: from the
/// innermost scope outward, through superclasses and protocols, then the file, the module, the imported modules. What no import explains is
/// looked for in folders that nobody imports by name, since an Xcode target may be made of several; what is declared nowhere is external.
final class ProjectNames {
  let files: [FileSummary]
  /// The module of each file; empty where the project has none.
  let modules: [String]
  private let isExternalFile: [Bool]
  /// Names that Swift has for what Objective-C calls otherwise.
  private let swiftNames: [String: String]
  private(set) var types: [KnownType] = []

  /// The type that a scope stands for: its own, or the one that it extends.
  private(set) var typeOfScope: [[Int?]]
  private var externalTypes: [String: Int] = [:]
  private var foreignTypes: [String: Int] = [:]
  private var foreignByID: [EntityID: Int] = [:]
  /// Plain values of the C family, such as `CGFloat`.
  private var plainNames: Set<String> = []
  private var typesOfModule: [String: [String: [Int]]] = [:]
  private var aliasesOfModule: [String: [String: [AliasPlace]]] = [:]
  private var localTypes: [ScopePlace: [String: Int]] = [:]
  private var localAliases: [ScopePlace: [String: AliasPlace]] = [:]
  private(set) var variablesOfModule: [String: [String: [PropertyPlace]]] = [:]
  private(set) var functionsOfModule: [String: [String: [FunctionPlace]]] = [:]
  private let importsOfFile: [[String]]
  /// Modules that no file imports and that are no tests: folders of one target.
  private let openModules: [String]
  private let allModules: [String]
  private var found: [NameKey: Meaning] = [:]
  private var resolved: [TypeKey: Shape] = [:]

  private struct NameKey: Hashable {
    var name: String
    var place: ScopePlace
  }

  private struct TypeKey: Hashable {
    var type: TypeName
    var place: ScopePlace
  }

  enum Meaning {
    case type(Int)
    case alias(AliasPlace)
    case parameter(String, FileSummary.GenericParameter?, ScopePlace)
    case nothing
  }

  init(_ files: [FileSummary], context: ProjectContext, others: Extraction) {
    self.files = files
    let known = Dictionary(context.files.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    modules = files.map { known[$0.path]?.module ?? "" }
    swiftNames = context.declared.swiftNames
    isExternalFile = files.map { known[$0.path]?.isExternal ?? false }
    typeOfScope = files.map { Array(repeating: nil, count: $0.scopes.count) }
    allModules = Set(modules).sorted()
    let isModule = Set(allModules)
    importsOfFile = files.map { file in
      var seen: Set<String> = []
      return file.imports.map(\.module).filter { isModule.contains($0) && seen.insert($0).inserted }
    }
    let imported = Set(importsOfFile.joined())
    openModules = allModules.filter { !imported.contains($0) && !$0.hasSuffix("Tests") }
    declareForeign(others)
    declareTypes()
    declareExtensions()
    declareMembers()
    inherit()
    decideIdentities(others)
  }

  func scope(_ place: ScopePlace) -> FileSummary.Scope { files[place.file].scopes[place.scope] }

  // MARK: Declarations

  private func declareTypes() {
    for file in files.indices {
      for scope in files[file].scopes.indices { declareType(ScopePlace(file: file, scope: scope)) }
      for (number, alias) in files[file].aliases.enumerated() where !isInType(file, alias.scope) {
        let place = AliasPlace(file: file, alias: number)
        if alias.scope == 0 {
          aliasesOfModule[modules[file], default: [:]][alias.name, default: []].append(place)
        } else {
          localAliases[ScopePlace(file: file, scope: alias.scope), default: [:]][alias.name] = place
        }
      }
      for (number, property) in files[file].properties.enumerated() where property.scope == 0 {
        variablesOfModule[modules[file], default: [:]][property.name, default: []].append(PropertyPlace(file: file, property: number))
      }
      for (number, function) in files[file].functions.enumerated() where function.scope == 0 {
        functionsOfModule[modules[file], default: [:]][function.name, default: []].append(FunctionPlace(file: file, function: number))
      }
    }
  }

  private func isInType(_ file: Int, _ scope: Int) -> Bool {
    switch files[file].scopes[scope].kind {
    case .file, .function, .variable: false
    default: true
    }
  }

  /// A type, unless it stands in an extension of a type that is not known yet.
  private func declareType(_ place: ScopePlace) {
    let own = scope(place)
    guard let kind = KnownType.Kind(own.kind) else { return }
    let around = ScopePlace(file: place.file, scope: own.parent)
    var parent: Int?
    var prefix = ""
    switch scope(around).kind {
    case .file: break
    case .function, .variable: prefix = functionPrefix(around)
    default:
      // In an extension of the project's or somebody else's type: when that is known.
      guard let type = typeOfScope[around.file][around.scope] else { return }
      parent = type
      prefix = types[type].name + "."
    }
    if let same = sameType(own, around, parent, in: place.file) {
      // The other branch of an `#if`.
      typeOfScope[place.file][place.scope] = same
      types[same].scopes.append(place)
      return
    }
    let module = modules[place.file]
    var type = KnownType(
      id: EntityID(""), name: prefix + own.name, kind: kind, isExternal: isExternalFile[place.file], isDeclaredInSwift: true,
      module: module.isEmpty ? nil : module, parent: parent, generics: own.generics, home: place, scopes: [place])
    type.objectiveCName = own.objectiveC.name
    type.isObjectiveC = own.objectiveC.isWritten
    let number = add(type)
    typeOfScope[place.file][place.scope] = number
    if let parent {
      if types[parent].memberTypes[own.name] == nil { types[parent].memberTypes[own.name] = number }
    } else if around.scope == 0 {
      typesOfModule[module, default: [:]][own.name, default: []].append(number)
    } else {
      localTypes[around, default: [:]][own.name] = number
    }
  }

  private func functionPrefix(_ place: ScopePlace) -> String {
    var names: [String] = []
    var next = place
    while next.scope != 0 {
      let own = scope(next)
      if let type = typeOfScope[next.file][next.scope] {
        names.append(types[type].name)
        break
      }
      if own.kind == .function { names.append(own.name + "()") }
      if own.kind == .variable { names.append(own.name) }
      next.scope = own.parent
    }
    return names.reversed().map { $0 + "." }.joined()
  }

  private func sameType(_ own: FileSummary.Scope, _ around: ScopePlace, _ parent: Int?, in file: Int) -> Int? {
    let candidates: [Int]
    if let parent {
      candidates = types[parent].memberTypes[own.name].map { [$0] } ?? []
    } else if around.scope == 0 {
      candidates = typesOfModule[modules[file]]?[own.name] ?? []
    } else {
      candidates = localTypes[around]?[own.name].map { [$0] } ?? []
    }
    return candidates.first { types[$0].home?.file == file }
  }

  private func add(_ type: KnownType) -> Int {
    types.append(type)
    return types.count - 1
  }

  /// Finds what extensions extend, and declares the types in them, until nothing new is found: one extension may extend what another adds.
  private func declareExtensions() {
    var waiting: [ScopePlace] = []
    for file in files.indices {
      for scope in files[file].scopes.indices where files[file].scopes[scope].kind == .extension { waiting.append(ScopePlace(file: file, scope: scope)) }
    }
    for isLast in [false, false, false, false, true] {
      found = [:]
      resolved = [:]
      var later: [ScopePlace] = []
      for place in waiting {
        guard let type = extendedType(place, orExternal: isLast) else { later.append(place); continue }
        typeOfScope[place.file][place.scope] = type
        types[type].scopes.append(place)
        declareNestedTypes(in: place)
      }
      waiting = later
    }
    found = [:]
    resolved = [:]
  }

  private func extendedType(_ place: ScopePlace, orExternal: Bool) -> Int? {
    guard let extended = scope(place).extended else { return nil }
    let around = ScopePlace(file: place.file, scope: scope(place).parent)
    if case .type(let type, _) = shape(extended, in: around, allowsExternal: orExternal) { return type }
    guard orExternal else { return nil }
    // `extension [Int]`, `extension (any P)`.
    switch extended {
    case .array: return external("Array")
    case .dictionary: return external("Dictionary")
    case .optional: return external("Optional")
    case .constrained(let inner), .metatype(let inner):
      if case .type(let type, _) = shape(inner, in: around) { return type }
      return nil
    default: return nil
    }
  }

  private func declareNestedTypes(in place: ScopePlace) {
    // A scope stands after the one around it, so one pass is enough.
    var isInside: Set<Int> = [place.scope]
    let scopes = files[place.file].scopes
    for scope in scopes.indices.dropFirst(place.scope + 1) {
      guard isInside.contains(scopes[scope].parent) else { continue }
      isInside.insert(scope)
      if typeOfScope[place.file][scope] == nil { declareType(ScopePlace(file: place.file, scope: scope)) }
    }
  }

  private func declareMembers() {
    for file in files.indices {
      for (number, alias) in files[file].aliases.enumerated() {
        guard isInType(file, alias.scope), let type = typeOfScope[file][alias.scope] else { continue }
        let place = AliasPlace(file: file, alias: number)
        if types[type].aliases[alias.name] == nil { types[type].aliases[alias.name] = place }
      }
      for (number, property) in files[file].properties.enumerated() {
        guard let type = typeOfScope[file][property.scope] else { continue }
        let place = PropertyPlace(file: file, property: number)
        if types[type].properties[property.name] == nil { types[type].properties[property.name] = place }
      }
      for (number, function) in files[file].functions.enumerated() {
        guard let type = typeOfScope[file][function.scope] else { continue }
        types[type].functions[function.name, default: []].append(FunctionPlace(file: file, function: number))
      }
    }
    found = [:]
    resolved = [:]
  }

  private func inherit() {
    for file in files.indices {
      for scope in files[file].scopes.indices {
        guard let type = typeOfScope[file][scope] else { continue }
        let own = files[file].scopes[scope]
        for (position, inherited) in own.inherited.enumerated() {
          for parent in nominalTypes(shape(inherited.type, in: ScopePlace(file: file, scope: own.parent))) where parent != type {
            if isSuperclass(parent, of: own, position) {
              if types[type].superclass == nil { types[type].superclass = parent }
            } else if !types[type].protocols.contains(parent) {
              types[type].protocols.append(parent)
            }
          }
        }
      }
    }
    found = [:]
    resolved = [:]
  }

  /// Whether what a declaration inherits is its superclass: told by what it is. Only of what nobody declares the place has to tell.
  func isSuperclass(_ parent: Int, of own: FileSummary.Scope, _ position: Int) -> Bool {
    guard own.kind == .class || own.kind == .actor else { return false }
    switch types[parent].kind {
    case .class: return true
    case .protocol, .struct, .enum, .value: return false
    case .unknown: return position == 0 && own.kind == .class && !Self.soundsLikeProtocol(types[parent].name)
    }
  }

  private static func soundsLikeProtocol(_ name: String) -> Bool {
    ["able", "ible", "Protocol", "Delegate", "DataSource", "Type", "ing", "Observer", "Listener", "Interface", "Convertible"].contains { name.hasSuffix($0) }
  }

  func nominalTypes(_ shape: Shape) -> [Int] {
    switch shape {
    case .type(let type, _): [type]
    case .composition(let parts): parts.flatMap(nominalTypes)
    default: []
    }
  }

  // MARK: The C family and the platform

  /// The types that the C front-end told of, by the names that Swift has for them.
  private func declareForeign(_ others: Extraction) {
    var best: [EntityID: Entity] = [:]
    for entity in others.entities where entity.kind.isType && entity.id.text.hasPrefix("c:") {
      if let known = best[entity.id], !known.isExternal || entity.isExternal { continue }
      best[entity.id] = entity
    }
    let entities = best.values.sorted { $0.id < $1.id }
    // A class has the name where a protocol has the same; the project's own comes before what was only mentioned.
    for isExternal in [false, true] {
      for pass in [false, true] {
        for entity in entities where entity.isExternal == isExternal && (entity.kind == .protocol) == pass {
          let name = swiftNames[entity.name] ?? entity.name
          let kind: KnownType.Kind = switch entity.kind {
          case .class: entity.language == .cxx ? .value : .class
          case .protocol: .protocol
          case .enum: .enum
          default: .struct
          }
          var type = KnownType(id: entity.id, name: name, kind: kind, isExternal: entity.isExternal)
          type.isObjectiveC = entity.id.text.hasPrefix("c:objc(")
          let number = add(type)
          foreignByID[entity.id] = number
          for spelling in pass && foreignTypes[name] != nil ? [name + "Protocol"] : [name] where foreignTypes[spelling] == nil {
            foreignTypes[spelling] = number
          }
        }
      }
    }
    for entity in others.entities where entity.id.text.hasPrefix("type:") { plainNames.insert(entity.name) }
    for fact in others.facts {
      guard let subject = foreignByID[fact.subject], let object = foreignByID[fact.object] else { continue }
      switch fact.relation {
      case .inherits: types[subject].superclass = types[subject].superclass ?? object
      case .conforms: types[subject].protocols.append(object)
      case .holds:
        guard let member = fact.details.member, !fact.details.flags.contains(.many), types[subject].foreignMembers[member] == nil else { continue }
        types[subject].foreignMembers[member] = .type(object, [])
      default: break
      }
    }
  }

  /// Somebody else's type: of the C family, the platform's, or one of which only the name is known. One for each name.
  func external(_ name: String) -> Int {
    if let known = externalTypes[name] { return known }
    let number = foreignTypes[name] ?? add(externalType(name))
    externalTypes[name] = number
    return number
  }

  private func externalType(_ name: String) -> KnownType {
    if let swift = Platform.swiftType(named: name) {
      let kind: KnownType.Kind = switch swift.kind {
      case .value: .value
      case .reference: .class
      case .protocol: .protocol
      }
      let id = kind == .value && plainNames.contains(name) ? "type:" + name : "s:\(swift.module).\(name)"
      return KnownType(id: EntityID(id), name: name, kind: kind, isExternal: true, module: swift.module)
    }
    if let objectiveC = Platform.objectiveCClass(forSwift: name) {
      let id = EntityID("c:objc(cs)" + objectiveC)
      var type = KnownType(id: id, name: objectiveC, kind: .class, isExternal: true, isObjectiveC: true)
      type.superclass = Platform.platformClass(named: objectiveC)?.superclass.map { external($0) }
      return type
    }
    if let objectiveC = Platform.objectiveCProtocol(forSwift: name) {
      return KnownType(id: EntityID("c:objc(pl)" + objectiveC), name: objectiveC, kind: .protocol, isExternal: true, isObjectiveC: true)
    }
    // What the platform nests in its classes are enums and option sets, with very few exceptions.
    let outer = name.split(separator: ".").first.map(String.init) ?? name
    let isNested = outer != name
    let isPlatforms = Platform.swiftType(named: outer) != nil || Platform.objectiveCClass(forSwift: outer) != nil
    return KnownType(id: EntityID("s:" + name), name: name, kind: isNested && isPlatforms ? .value : .unknown, isExternal: true)
  }

  private func isPlatforms(_ name: String) -> Bool {
    foreignTypes[name] != nil || Platform.swiftType(named: name) != nil || Platform.objectiveCClass(forSwift: name) != nil
      || Platform.objectiveCProtocol(forSwift: name) != nil
  }

  // MARK: Identity

  /// What Objective-C sees and speaks of has the identity that clang gives it; everything else has one of its own:
  /// `s:Module.Outer.Name`, with `@path` where several files of one module declare the name.
  private func decideIdentities(_ others: Extraction) {
    var filesOfName: [String: Set<Int>] = [:]
    func text(_ type: KnownType) -> String { "s:" + (type.module.map { $0 + "." } ?? "") + type.name }
    for type in types where type.isDeclaredInSwift { if let home = type.home { filesOfName[text(type), default: []].insert(home.file) } }
    // Whether all that speak of it only speak of it, or somebody declares it.
    var spoken: [EntityID: Bool] = [:]
    for entity in others.entities where entity.id.text.hasPrefix("c:") { spoken[entity.id] = (spoken[entity.id] ?? true) && entity.isExternal }
    var claims: [EntityID: [Int]] = [:]
    for number in types.indices where types[number].isDeclaredInSwift {
      let type = types[number]
      let plain = text(type)
      let isAmbiguous = (filesOfName[plain]?.count ?? 0) > 1
      types[number].id = EntityID(isAmbiguous ? plain + "@" + files[type.home!.file].path : plain)
      if type.kind == .class, inheritsObjectiveC(number) { types[number].isObjectiveC = true }
      // A class that Objective-C names and nobody declares there can only be the one that Swift declares, whatever makes it visible.
      let isTop = type.parent == nil && !(type.home.map { scope($0).isPrivate } ?? false)
      if !types[number].isObjectiveC, isTop, type.kind == .class || type.kind == .protocol, Platform.objectiveCClass(forSwift: type.name) == nil {
        types[number].isObjectiveC = spoken[EntityID((type.kind == .class ? "c:objc(cs)" : "c:objc(pl)") + type.name)] ?? false
      }
      guard types[number].isObjectiveC else { continue }
      // An enum that Objective-C sees is an `NS_ENUM` to clang, or an unknown name that it took for a class.
      let name = type.objectiveCName ?? scopeName(type)
      let faces = type.kind == .protocol ? ["c:objc(pl)"] : type.kind == .class ? ["c:objc(cs)"] : ["c:@E@", "c:objc(cs)"]
      let candidates = faces.map { EntityID($0 + name) }
      if let face = candidates.first(where: { spoken[$0] ?? false }) { claims[face, default: []].append(number) }
    }
    // Two apps in one repository may each have the class: it is the one nearest to those who speak of it.
    let speakers = Dictionary(
      others.facts.filter { claims[$0.object] != nil }.map { ($0.object, [$0.location.path]) }, uniquingKeysWith: { $0 + $1 })
    for (face, claimants) in claims {
      let speaking = speakers[face] ?? []
      func distance(_ number: Int) -> Int { -speaking.reduce(0) { $0 + sharedFolders($1, types[number].home.map { files[$0.file].path } ?? "") } }
      if let nearest = claimants.min(by: { (distance($0), $0) < (distance($1), $1) }) { types[nearest].id = face }
    }
  }

  private func sharedFolders(_ a: String, _ b: String) -> Int { zip(a.split(separator: "/").dropLast(), b.split(separator: "/").dropLast()).prefix { $0 == $1 }.count }

  private func scopeName(_ type: KnownType) -> String { type.home.map { scope($0).name } ?? type.name }

  private func inheritsObjectiveC(_ number: Int) -> Bool {
    var next: Int? = number
    var steps = 0
    while let type = next, steps < 200 {
      if types[type].isObjectiveC && (!types[type].isDeclaredInSwift || type != number) { return true }
      next = types[type].superclass
      steps += 1
    }
    return false
  }

  // MARK: Look-up

  /// What a plain name means as a type, in a place.
  func meaning(of name: String, in place: ScopePlace) -> Meaning {
    let key = NameKey(name: name, place: place)
    if let known = found[key] { return known }
    let meaning = find(name, in: place)
    found[key] = meaning
    return meaning
  }

  private func find(_ name: String, in place: ScopePlace) -> Meaning {
    var next = place
    while true {
      let own = scope(next)
      if let parameter = own.generics.first(where: { $0.name == name }) { return .parameter(name, parameter, next) }
      if let type = localTypes[next]?[name] { return .type(type) }
      if let alias = localAliases[next]?[name] { return .alias(alias) }
      if let type = typeOfScope[next.file][next.scope], isInType(next.file, next.scope) {
        if own.kind == .extension, let home = types[type].home, let parameter = types[type].generics.first(where: { $0.name == name }) {
          return .parameter(name, parameter, home)
        }
        if own.name == name { return .type(type) }
        if let member = member(name, of: type) { return member }
      }
      if next.scope == 0 { break }
      next.scope = own.parent
    }
    if let meaning = top(name, of: modules[place.file], from: place.file) { return meaning }
    for module in importsOfFile[place.file] { if let meaning = top(name, of: module, from: place.file) { return meaning } }
    for module in openModules where module != modules[place.file] {
      if let meaning = top(name, of: module, from: place.file) { return meaning }
    }
    if isPlatforms(name) { return .type(external(name)) }
    for module in allModules where module != modules[place.file] {
      if let meaning = top(name, of: module, from: place.file) { return meaning }
    }
    return .nothing
  }

  /// What a module declares at its top; private things only for their file. Of several the one in the nearest folder.
  private func top(_ name: String, of module: String, from file: Int) -> Meaning? {
    let candidates = (typesOfModule[module]?[name] ?? []).filter { type in
      guard let home = types[type].home else { return true }
      return home.file == file || !scope(home).isPrivate
    }
    if let nearest = candidates.max(by: { nearness($0, file) < nearness($1, file) }) { return .type(nearest) }
    return aliasesOfModule[module]?[name]?.first.map(Meaning.alias)
  }

  private func nearness(_ type: Int, _ file: Int) -> (Int, Int) {
    guard let home = types[type].home else { return (0, 0) }
    if home.file == file { return (.max, 0) }
    return (sharedFolders(files[file].path, files[home.file].path), -type)
  }

  /// A member type or alias, also of superclasses and protocols.
  func member(_ name: String, of type: Int) -> Meaning? {
    var seen: Set<Int> = []
    var waiting = [type]
    while let next = waiting.popLast() {
      guard seen.insert(next).inserted else { continue }
      if let member = types[next].memberTypes[name] { return .type(member) }
      if let alias = types[next].aliases[name] { return .alias(alias) }
      // The superclass before the protocols.
      waiting += types[next].protocols.reversed()
      if let superclass = types[next].superclass { waiting.append(superclass) }
    }
    return nil
  }

  // MARK: Written types

  /// What a written type stands for. Without `allowsExternal` a name that is declared nowhere is unknown.
  func shape(_ type: TypeName, in place: ScopePlace, allowsExternal: Bool = true, depth: Int = 0) -> Shape {
    guard depth < 60 else { return .unknown }
    let key = TypeKey(type: type, place: place)
    if let known = resolved[key] { return known }
    let shape = makeShape(type, in: place, allowsExternal, depth)
    if allowsExternal { resolved[key] = shape }
    return shape
  }

  private func makeShape(_ type: TypeName, in place: ScopePlace, _ allowsExternal: Bool, _ depth: Int) -> Shape {
    func inner(_ type: TypeName) -> Shape { shape(type, in: place, allowsExternal: allowsExternal, depth: depth + 1) }
    switch type {
    case .unknown: return .unknown
    case .optional(let type): return .optional(inner(type))
    case .array(let element): return .collection([inner(element)])
    case .dictionary(let key, let value): return .collection([inner(key), inner(value)])
    case .tuple(let types): return .tuple(types.map(inner))
    case .function(let parameters, let result): return .function(parameters.map(inner), inner(result))
    case .composition(let types): return .composition(types.map(inner))
    case .constrained(let type): return inner(type)
    case .metatype(let type): return .metatype(inner(type))
    case .named(let components): return named(components, in: place, allowsExternal, depth)
    }
  }

  private func named(_ components: [TypeName.Component], in place: ScopePlace, _ allowsExternal: Bool, _ depth: Int) -> Shape {
    guard let first = components.first else { return .unknown }
    func arguments(_ component: TypeName.Component) -> [Shape] {
      component.arguments.map { shape($0, in: place, allowsExternal: allowsExternal, depth: depth + 1) }
    }
    var current: Shape
    var rest = components.dropFirst()
    switch meaning(of: first.name, in: place) {
    case .type(let type): current = .type(type, arguments(first))
    case .alias(let alias): current = target(of: alias, depth)
    case .parameter(let name, let parameter, let home):
      current = .parameter(name, parameter?.bound.map { shape($0, in: home, allowsExternal: allowsExternal, depth: depth + 1) })
    case .nothing:
      if let plain = Self.plainTypes[first.name] { return plain }
      if first.name == "Self" { return selfShape(in: place).map { rest.isEmpty ? $0 : nested(rest, in: $0, arguments) } ?? .unknown }
      if let second = rest.first, let module = moduleMeaning(first.name, in: place.file) {
        rest = rest.dropFirst()
        if let meaning = module.isEmpty ? nil : top(second.name, of: module, from: place.file) {
          switch meaning {
          case .type(let type): current = .type(type, arguments(second))
          case .alias(let alias): current = target(of: alias, depth)
          default: current = .unknown
          }
        } else {
          guard allowsExternal else { return .unknown }
          if let plain = Self.plainTypes[second.name] { return plain }
          current = .type(external(second.name), arguments(second))
        }
      } else {
        guard allowsExternal else { return .unknown }
        current = .type(external(first.name), arguments(first))
      }
    }
    return nested(rest, in: current, arguments, allowsExternal)
  }

  private func nested(
    _ rest: ArraySlice<TypeName.Component>, in start: Shape, _ arguments: (TypeName.Component) -> [Shape], _ allowsExternal: Bool = true
  ) -> Shape {
    var current = start
    for component in rest {
      // `Element.Value`: what it is depends on what the parameter stands for, and may be bound as well.
      if case .parameter(_, let bound) = current {
        if case .type(let type, _)? = bound, case .alias(let alias)? = member(component.name, of: type) {
          current = target(of: alias, 1)
        } else {
          current = .parameter(component.name, nil)
        }
        continue
      }
      guard case .type(let type, _) = current else { return .unknown }
      switch member(component.name, of: type) {
      case .type(let member): current = .type(member, arguments(component))
      case .alias(let alias): current = target(of: alias, 1)
      default:
        guard allowsExternal, !types[type].isDeclaredInSwift else { return .unknown }
        current = .type(external(types[type].name + "." + component.name), arguments(component))
      }
    }
    return current
  }

  /// An associated type stands for what it is bound to, if anything.
  func target(of alias: AliasPlace, _ depth: Int) -> Shape {
    let own = files[alias.file].aliases[alias.alias]
    let place = ScopePlace(file: alias.file, scope: own.scope)
    let target = own.type.map { shape($0, in: place, depth: depth + 1) }
    if own.isAssociatedType { return .parameter(own.name, target) }
    return target ?? .unknown
  }

  /// The modules whose top a name of a file may stand for, in the order of the search.
  func searchedModules(from file: Int) -> [String] {
    [modules[file]] + importsOfFile[file] + openModules.filter { $0 != modules[file] }
  }

  func selfShape(in place: ScopePlace) -> Shape? { enclosingType(of: place).map { .type($0, []) } }

  func enclosingType(of place: ScopePlace) -> Int? {
    var next = place
    while true {
      if isInType(next.file, next.scope) { return typeOfScope[next.file][next.scope] }
      if next.scope == 0 { return nil }
      next.scope = scope(next).parent
    }
  }

  /// The module of the project that a name before a dot means; empty for one of somebody else, nil when it is no module here.
  func moduleMeaning(_ name: String, in file: Int) -> String? {
    if allModules.contains(name) { return name }
    return files[file].imports.contains { $0.module == name } || Platform.isFramework(name) || name == "Swift" ? "" : nil
  }

  private static let plainTypes: [String: Shape] = [
    "Any": .plain("Any"), "AnyObject": .plain("AnyObject"), "AnyClass": .metatype(.plain("AnyObject")), "Void": .tuple([]),
  ]
}

extension KnownType.Kind {
  /// Nil for scopes that declare no type.
  init?(_ kind: FileSummary.Scope.Kind) {
    switch kind {
    case .class, .actor: self = .class
    case .struct: self = .struct
    case .enum: self = .enum
    case .protocol: self = .protocol
    case .file, .extension, .function, .variable: return nil
    }
  }
}
