import Facts
import Platform

/// Resolves names and written types at a place in a Swift file.
extension ProjectNames {
  // MARK: Look-up

  /// What a plain name means as a type at a place.
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
        if let member = member(name, of: type), isSeen(member, from: place.file) { return member }
        if let bound = protocolOfPlatform(withType: name, above: type) { return .type(external(bound + "." + name)) }
      }
      if next.scope == 0 { break }
      next.scope = own.parent
    }
    if let meaning = visibility.first(seenFrom: place.file, { top(name, of: $0, from: place.file, onlyPublic: $1) }) { return meaning }
    if isPlatforms(name) { return .type(external(name)) }
    return visibility.first(remainingTo: place.file) { top(name, of: $0, from: place.file, onlyPublic: $1) } ?? .nothing
  }

  /// Whether a file sees a member type: one of a private extension only its own file does.
  private func isSeen(_ member: Meaning, from file: Int) -> Bool {
    guard case .type(let type) = member, let home = types[type].home, home.file != file else { return true }
    return !scope(home).isPrivate && !scope(ScopePlace(file: home.file, scope: scope(home).parent)).isPrivate
  }

  /// A top-level type or alias of a module; private ones only for their file. If there are several, the one that is built together with the file is chosen, else the one in
  /// the nearest folder.
  private func top(_ name: String, of module: String, from file: Int, onlyPublic: Bool = false) -> Meaning? {
    let candidates = (typesOfModule[module]?[name] ?? []).filter { type in
      guard let home = types[type].home else { return true }
      return home.file == file || !scope(home).isPrivate && (!onlyPublic || scope(home).isPublic)
    }
    if let nearest = candidates.max(by: { nearness($0, file) < nearness($1, file) }) { return .type(nearest) }
    let aliases = aliasesOfModule[module]?[name]?.filter { place in
      let alias = files[place.file].aliases[place.alias]
      return place.file == file || !alias.isPrivate && (!onlyPublic || alias.isPublic)
    }
    return (aliases?.first { $0.file == file } ?? aliases?.first).map(Meaning.alias)
  }

  private func nearness(_ type: Int, _ file: Int) -> (Int, Int, Int) {
    guard let home = types[type].home else { return (0, 0, 0) }
    if home.file == file { return (2, 0, 0) }
    return (visibility.areBuiltTogether(file, home.file) ? 1 : 0, sharedFolders(files[file].path, files[home.file].path), -type)
  }

  /// A member type or alias, also of superclasses and protocols.
  func member(_ name: String, of type: Int) -> Meaning? {
    var seen: Set<Int> = []
    var waiting = [type]
    while let next = waiting.popLast(), seen.count < mostAbove {
      guard seen.insert(next).inserted else { continue }
      if let member = types[next].memberTypes[name] { return .type(member) }
      if let alias = types[next].aliases[name] { return .alias(alias) }
      // The superclass before the protocols.
      waiting += types[next].protocols.reversed()
      if let superclass = types[next].superclass { waiting.append(superclass) }
    }
    return nil
  }

  /// The protocol of the platform that gives a type a member type of this name: `Content` of `ViewModifier`. Nil if there is none. O(supertypes).
  private func protocolOfPlatform(withType name: String, above type: Int) -> String? {
    guard Platform.isAssociatedType(name) else { return nil }
    var seen: Set<Int> = []
    var waiting = [type]
    while let next = waiting.popLast(), seen.count < mostAbove {
      guard seen.insert(next).inserted else { continue }
      if types[next].isExternal, Platform.hasAssociatedType(name, protocol: types[next].name) { return types[next].name }
      waiting += types[next].protocols
      if let superclass = types[next].superclass { waiting.append(superclass) }
    }
    return nil
  }

  // MARK: Written types

  /// The meaning of a written type. Without `allowsExternal` a name that is not declared is unknown.
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
      if first.name == "Self" { return selfShape(in: place).map { rest.isEmpty ? $0 : nested(rest, in: $0, depth, arguments) } ?? .unknown }
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
          // `ProjectDescription.Project` is not a `Project` of the project.
          let isOwn = typesOfModule.values.contains { $0[second.name] != nil }
          current = .type(external(isOwn && !isPlatforms(second.name) ? first.name + "." + second.name : second.name), arguments(second))
        }
      } else {
        guard allowsExternal else { return .unknown }
        current = .type(external(first.name), arguments(first))
      }
    }
    return nested(rest, in: current, depth, arguments, allowsExternal)
  }

  private func nested(
    _ rest: ArraySlice<TypeName.Component>, in start: Shape, _ depth: Int, _ arguments: (TypeName.Component) -> [Shape], _ allowsExternal: Bool = true
  ) -> Shape {
    var current = start
    for component in rest {
      // `Element.Value` depends on the type that the parameter stands for. It may have a bound as well.
      if case .parameter(_, let bound) = current {
        if case .type(let type, _)? = bound, case .alias(let alias)? = member(component.name, of: type) {
          current = target(of: alias, depth)
        } else {
          current = .parameter(component.name, nil)
        }
        continue
      }
      guard case .type(let type, _) = current else { return .unknown }
      switch member(component.name, of: type) {
      case .type(let member): current = .type(member, arguments(component))
      case .alias(let alias): current = target(of: alias, depth)
      default:
        guard allowsExternal, !types[type].isDeclaredInSwift else { return .unknown }
        current = .type(external(types[type].name + "." + component.name), arguments(component))
      }
    }
    return current
  }

  /// The meaning of an alias. An associated type is a parameter with its bound.
  func target(of alias: AliasPlace, _ depth: Int) -> Shape {
    let own = files[alias.file].aliases[alias.alias]
    let place = ScopePlace(file: alias.file, scope: own.scope)
    let target = own.type.map { shape($0, in: place, depth: depth + 1) }
    if own.isAssociatedType { return .parameter(own.name, target) }
    return target ?? .unknown
  }

  /// The aliases that a written type goes through, without those that their own meanings go through. O(components of the type).
  func aliases(in type: TypeName, _ place: ScopePlace) -> [AliasPlace] {
    func inner(_ types: [TypeName]) -> [AliasPlace] { types.flatMap { aliases(in: $0, place) } }
    switch type {
    case .unknown: return []
    case .optional(let type), .array(let type), .constrained(let type), .metatype(let type): return aliases(in: type, place)
    case .dictionary(let key, let value): return inner([key, value])
    case .tuple(let types), .composition(let types): return inner(types)
    case .function(let parameters, let result): return inner(parameters + [result])
    case .named(let components):
      let own = components.indices.compactMap { aliasNames.contains(components[$0].name) ? alias(components[...$0], in: place) : nil }
      return own.filter { !files[$0.file].aliases[$0.alias].isAssociatedType } + inner(components.flatMap(\.arguments))
    }
  }

  /// What the last component names, if that is an alias.
  private func alias(_ components: ArraySlice<TypeName.Component>, in place: ScopePlace) -> AliasPlace? {
    guard let last = components.last else { return nil }
    if components.count == 1 {
      if case .alias(let alias) = meaning(of: last.name, in: place) { return alias }
    } else if case .type(let type, _) = shape(.named(Array(components.dropLast())), in: place, allowsExternal: false) {
      if case .alias(let alias)? = member(last.name, of: type) { return alias }
    } else if components.count == 2, let module = moduleMeaning(components[components.startIndex].name, in: place.file), !module.isEmpty {
      if case .alias(let alias)? = top(last.name, of: module, from: place.file) { return alias }
    }
    return nil
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

  /// The module of the project that a name before a dot means; empty for a foreign module, nil if it is no module.
  func moduleMeaning(_ name: String, in file: Int) -> String? {
    if allModules.contains(name) { return name }
    return files[file].imports.contains { $0.module == name } || Platform.isFramework(name) || name == "Swift" ? "" : nil
  }

  private static let plainTypes: [String: Shape] = [
    "Any": .plain("Any"), "AnyObject": .plain("AnyObject"), "AnyClass": .metatype(.plain("AnyObject")), "Void": .tuple([]),
  ]
}
