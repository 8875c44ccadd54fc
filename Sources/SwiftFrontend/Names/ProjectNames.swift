import Facts
import Platform

/// All names that the Swift files of a project declare, and what a name means at a place.
///
/// Types are declared first, then extensions, members, superclasses and protocols: each step needs the one before. Look-up follows Swift: from the innermost scope
/// outward, through superclasses and protocols, then the file, the module and the imported modules (see `Visibility`). A name that is not declared is
/// external.
final class ProjectNames {
  let files: [FileSummary]
  /// The module of each file; empty if there is none.
  let modules: [String]
  private let isExternalFile: [Bool]
  /// Swift names of types that have another name in Objective-C.
  private let swiftNames: [String: String]
  private(set) var types: [KnownType] = []

  /// The type of each scope: the declared one, or the one that it extends.
  private(set) var typeOfScope: [[Int?]]
  private(set) var externalTypes: [String: Int] = [:]
  private var foreignTypes: [String: Int] = [:]
  private var foreignByID: [EntityID: Int] = [:]
  /// Plain values of the C family, such as `CGFloat`.
  private var plainNames: Set<String> = []
  private(set) var typesOfModule: [String: [String: [Int]]] = [:]
  private(set) var aliasesOfModule: [String: [String: [AliasPlace]]] = [:]
  /// The names of all aliases, wherever they are declared.
  private(set) var aliasNames: Set<String> = []
  private(set) var localTypes: [ScopePlace: [String: Int]] = [:]
  private(set) var localAliases: [ScopePlace: [String: AliasPlace]] = [:]
  private(set) var variablesOfModule: [String: [String: [PropertyPlace]]] = [:]
  /// The names of variables that several files of a module declare.
  private(set) var sharedVariables: [String: Set<String>] = [:]
  private(set) var functionsOfModule: [String: [String: [FunctionPlace]]] = [:]
  private(set) var membersOfExtensions: [String: ExtensionMember] = [:]
  /// For each name the files that declare a member of it that others don't see.
  private(set) var filesWithPrivateMember: [String: Set<Int>] = [:]
  let visibility: Visibility
  let allModules: Set<String>
  /// The cache of `NameLookup.swift`.
  var found: [NameKey: Meaning] = [:]
  var resolved: [TypeKey: Shape] = [:]

  struct NameKey: Hashable {
    var name: String
    var place: ScopePlace
  }

  struct TypeKey: Hashable {
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
    visibility = Visibility(files, modules: modules, context: context)
    allModules = Set(visibility.homes.joined())
    declareForeign(others)
    declareTypes()
    declareExtensions()
    declareMembers()
    inherit()
    decideIdentities(others)
    findMembersOfExtensions()
  }

  func scope(_ place: ScopePlace) -> FileSummary.Scope { files[place.file].scopes[place.scope] }

  struct ExtensionMember {
    let type: Int
    /// The extension that declares it.
    let scope: ScopePlace
    let isPublic: Bool
  }

  /// The properties that extensions in one file declare, of a library's type or away from the file of the type, and nothing else of the project or of the platform that others
  /// see, apart from tests. Names without a capital letter are left out: libraries have many of these. So are extensions that adopt a protocol, since others have what it asks for as well.
  /// Functions are known by their labels (`MemberUses`).
  private func findMembersOfExtensions() {
    var others: Set<String> = []
    for (number, type) in types.enumerated() {
      for name in Array(type.properties.keys) + type.functions.keys {
        let scopes = seenScopes(of: name, type)
        guard let first = scopes.first, name.contains(where: \.isUppercase), !others.contains(name) else { continue }
        guard membersOfExtensions[name] == nil, type.functions[name] == nil, scopes.allSatisfy({ $0.scope.file == first.scope.file && mayBeCalled($0.scope) }), first.scope.file != type.home?.file,
          !Platform.isMember(name)
        else {
          others.insert(name)
          membersOfExtensions[name] = nil
          continue
        }
        membersOfExtensions[name] = ExtensionMember(type: number, scope: first.scope, isPublic: scopes.contains { $0.isPublic || scope($0.scope).isPublic })
      }
      others.formUnion(type.foreignMembers.keys)
    }
    for name in others { membersOfExtensions[name] = nil }
  }

  /// The scopes in which a type has a member that other files see.
  private func seenScopes(of name: String, _ type: KnownType) -> [(scope: ScopePlace, isPublic: Bool)] {
    var found: [(scope: ScopePlace, isPublic: Bool)] = []
    func add(_ place: ScopePlace, isPrivate: Bool, isPublic: Bool) {
      // Only tests use what tests declare.
      if isPrivate || scope(place).isPrivate || isTestCode(files[place.file].path) {
        filesWithPrivateMember[name, default: []].insert(place.file)
      } else {
        found.append((place, isPublic))
      }
    }
    if let place = type.properties[name] {
      let own = files[place.file].properties[place.property]
      add(ScopePlace(file: place.file, scope: own.scope), isPrivate: own.traits.contains(.isPrivate), isPublic: own.traits.contains(.isPublic))
    }
    for place in type.functions[name] ?? [] {
      let own = files[place.file].functions[place.function]
      add(ScopePlace(file: place.file, scope: own.scope), isPrivate: own.isPrivate, isPublic: scope(ScopePlace(file: place.file, scope: own.ownScope)).isPublic)
    }
    return found
  }

  /// Whether others may call what a scope declares, and it is an extension that adopts nothing.
  private func mayBeCalled(_ place: ScopePlace) -> Bool {
    let own = scope(place)
    return own.kind == .extension && !own.isPrivate && own.inherited.isEmpty
  }

  // MARK: Declarations

  private func declareTypes() {
    var fileOfVariable: [String: [String: Int]] = [:]
    for file in files.indices {
      for scope in files[file].scopes.indices { declareType(ScopePlace(file: file, scope: scope)) }
      for alias in files[file].aliases where !alias.isAssociatedType { aliasNames.insert(alias.name) }
      for (number, alias) in files[file].aliases.enumerated() where !isInType(file, alias.scope) {
        let place = AliasPlace(file: file, alias: number)
        if alias.scope == 0 {
          for home in visibility.homes[file] { aliasesOfModule[home, default: [:]][alias.name, default: []].append(place) }
        } else {
          localAliases[ScopePlace(file: file, scope: alias.scope), default: [:]][alias.name] = place
        }
      }
      for (number, property) in files[file].properties.enumerated() where property.scope == 0 {
        let first = fileOfVariable[modules[file], default: [:]][property.name, default: file]
        fileOfVariable[modules[file], default: [:]][property.name] = first
        if first != file { sharedVariables[modules[file], default: []].insert(property.name) }
        for home in visibility.homes[file] { variablesOfModule[home, default: [:]][property.name, default: []].append(PropertyPlace(file: file, property: number)) }
      }
      for (number, function) in files[file].functions.enumerated() where function.scope == 0 {
        for home in visibility.homes[file] { functionsOfModule[home, default: [:]][function.name, default: []].append(FunctionPlace(file: file, function: number)) }
      }
    }
  }

  func isInType(_ file: Int, _ scope: Int) -> Bool {
    switch files[file].scopes[scope].kind {
    case .file, .function, .variable: false
    default: true
    }
  }

  /// Declares a type, unless it is in an extension of a type that is not known yet.
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
      // In an extension, the type has to wait until the extended type is known.
      guard let type = typeOfScope[around.file][around.scope] else { return }
      parent = type
      prefix = types[type].name + "."
    }
    if let same = sameType(own, around, parent, in: place.file) {
      // Declared again in another branch of an `#if`.
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
      for home in visibility.homes[place.file] { typesOfModule[home, default: [:]][own.name, default: []].append(number) }
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

  /// Resolves the types that extensions extend and declares the types inside, until nothing new is found: one extension may extend a type that another one adds.
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
    // A scope comes after the one around it, so one pass is enough.
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

  /// Whether an inherited type is the superclass. The kind of the type tells; for an unknown type, its position and name do.
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

  /// Adds the types that the C front-end reported, by their Swift names.
  private func declareForeign(_ others: Extraction) {
    var best: [EntityID: Entity] = [:]
    for entity in others.entities where entity.kind.isType && entity.id.isCFamily {
      if let known = best[entity.id], !known.isExternal || entity.isExternal { continue }
      best[entity.id] = entity
    }
    let entities = best.values.sorted { $0.id < $1.id }
    // If a class and a protocol have the same name, the class gets it. The project's own types come before those that are only mentioned.
    for isExternal in [false, true] {
      for pass in [false, true] {
        for entity in entities where entity.isExternal == isExternal && (entity.kind == .protocol) == pass {
          let name = swiftNames[entity.name] ?? entity.name
          let kind: KnownType.Kind =
            switch entity.kind {
            case .class: entity.language == .cxx ? .value : .class
            case .protocol: .protocol
            case .enum: .enum
            default: .struct
            }
          var type = KnownType(id: entity.id, name: name, kind: kind, isExternal: entity.isExternal)
          type.isObjectiveC = entity.id.isObjectiveC
          let number = add(type)
          foreignByID[entity.id] = number
          for spelling in pass && foreignTypes[name] != nil ? [name + "Protocol"] : [name] where foreignTypes[spelling] == nil {
            foreignTypes[spelling] = number
          }
        }
      }
    }
    for entity in others.entities where entity.id.isPlainType { plainNames.insert(entity.name) }
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

  /// A foreign type: of the C family, of the platform, or one of which only the name is known. One for each name.
  func external(_ name: String) -> Int {
    if let known = externalTypes[name] { return known }
    let number = foreignTypes[name] ?? add(externalType(name))
    externalTypes[name] = number
    return number
  }

  private func externalType(_ name: String) -> KnownType {
    if let swift = Platform.swiftType(named: name) {
      let kind: KnownType.Kind =
        switch swift.kind {
        case .value: .value
        case .reference: .class
        case .protocol: .protocol
        }
      let id: EntityID = kind == .value && plainNames.contains(name) ? .plainType(name) : .swift(name, module: swift.module)
      return KnownType(id: id, name: name, kind: kind, isExternal: true, module: swift.module)
    }
    if let objectiveC = Platform.objectiveCClass(forSwift: name) {
      let id = EntityID.objectiveCClass(objectiveC)
      var type = KnownType(id: id, name: objectiveC, kind: .class, isExternal: true, isObjectiveC: true)
      type.superclass = Platform.platformClass(named: objectiveC)?.superclass.map { external($0) }
      return type
    }
    if let objectiveC = Platform.objectiveCProtocol(forSwift: name) {
      return KnownType(id: EntityID.objectiveCProtocol(objectiveC), name: objectiveC, kind: .protocol, isExternal: true, isObjectiveC: true)
    }
    // Types nested in the platform's classes are enums and option sets, with very few exceptions.
    let outer = name.split(separator: ".").first.map(String.init) ?? name
    let isNested = outer != name
    let isPlatforms = Platform.swiftType(named: outer) != nil || Platform.objectiveCClass(forSwift: outer) != nil
    return KnownType(id: .swift(name), name: name, kind: isNested && isPlatforms ? .value : .unknown, isExternal: true)
  }

  func isPlatforms(_ name: String) -> Bool {
    foreignTypes[name] != nil || Platform.swiftType(named: name) != nil || Platform.objectiveCClass(forSwift: name) != nil
      || Platform.objectiveCProtocol(forSwift: name) != nil
  }

  // MARK: Identity

  /// A type that Objective-C sees and mentions has the identity that clang gives it. Any other type gets its own:
  /// `s:Module.Outer.Name`, with `@path` if several files of one module declare the name.
  private func decideIdentities(_ others: Extraction) {
    var filesOfName: [EntityID: Set<Int>] = [:]
    func plainID(_ type: KnownType) -> EntityID { .swift(type.name, module: type.module ?? "") }
    for type in types where type.isDeclaredInSwift { if let home = type.home { filesOfName[plainID(type), default: []].insert(home.file) } }
    // True if all code of the C family only mentions it, false if some of it declares it.
    var spoken: [EntityID: Bool] = [:]
    for entity in others.entities where entity.id.isCFamily { spoken[entity.id] = (spoken[entity.id] ?? true) && entity.isExternal }
    var claims: [EntityID: [Int]] = [:]
    for number in types.indices where types[number].isDeclaredInSwift {
      let type = types[number]
      let plain = plainID(type)
      let isAmbiguous = (filesOfName[plain]?.count ?? 0) > 1
      types[number].id = isAmbiguous ? plain.at(files[type.home!.file].path) : plain
      if type.kind == .class, inheritsObjectiveC(number) { types[number].isObjectiveC = true }
      // A class that Objective-C mentions but does not declare can only be the Swift class, whatever makes it visible.
      let isTop = type.parent == nil && !(type.home.map { scope($0).isPrivate } ?? false)
      if !types[number].isObjectiveC, isTop, type.kind == .class || type.kind == .protocol, Platform.objectiveCClass(forSwift: type.name) == nil {
        types[number].isObjectiveC = spoken[type.kind == .class ? .objectiveCClass(type.name) : .objectiveCProtocol(type.name)] ?? false
      }
      guard types[number].isObjectiveC else { continue }
      // clang knows a Swift enum as an `NS_ENUM`, or takes its unknown name for a class.
      let name = type.objectiveCName ?? scopeName(type)
      let faces: [EntityID] =
        switch type.kind {
        case .protocol: [.objectiveCProtocol(name)]
        case .class: [.objectiveCClass(name)]
        default: [.c("@E@" + name), .objectiveCClass(name)]
        }
      if let face = faces.first(where: { spoken[$0] ?? false }) {
        claims[face, default: []].append(number)
      } else if type.kind == .class, name != scopeName(type), spoken[faces[0]] == nil {
        // The runtime knows the class by this name only, and so do texts and interface files.
        claims[faces[0], default: []].append(number)
      }
    }
    // Two apps in one repository may each declare the class: the one nearest to the code that mentions it is meant.
    let speakers = Dictionary(
      others.facts.filter { claims[$0.object] != nil }.map { ($0.object, [$0.location.path]) }, uniquingKeysWith: { $0 + $1 })
    for (face, claimants) in claims {
      let speaking = speakers[face] ?? []
      func distance(_ number: Int) -> Int { -speaking.reduce(0) { $0 + sharedFolders($1, types[number].home.map { files[$0.file].path } ?? "") } }
      if let nearest = claimants.min(by: { (distance($0), $0) < (distance($1), $1) }) { types[nearest].id = face }
    }
  }

  func sharedFolders(_ a: String, _ b: String) -> Int { zip(a.split(separator: "/").dropLast(), b.split(separator: "/").dropLast()).prefix { $0 == $1 }.count }

  private func scopeName(_ type: KnownType) -> String { type.home.map { scope($0).name } ?? type.name }

  private func inheritsObjectiveC(_ number: Int) -> Bool {
    var next: Int? = number
    var steps = 0
    while let type = next, steps < mostAbove {
      if types[type].isObjectiveC && (!types[type].isDeclaredInSwift || type != number) { return true }
      next = types[type].superclass
      steps += 1
    }
    return false
  }
}

extension KnownType.Kind {
  /// Nil for scopes that don't declare a type.
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
