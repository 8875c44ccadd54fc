import Facts
import Platform

/// One thing that a property holds, and how.
struct Held: Equatable {
  enum Object: Equatable {
    case type(Int)
    case plain(String)
  }

  var object: Object
  var ownership: Ownership
  var flags: Fact.Flags = []
}

/// Finds what a value of a type keeps. It looks into optionals, collections, tuples, generic parameters and the containers of
/// libraries.
final class HeldTypes {
  let names: ProjectNames
  private var storedUses: [String: [Int: StoredUse?]] = [:]

  init(names: ProjectNames) { self.names = names }

  func held(_ shape: Shape) -> [Held] { held(shape, depth: 0) }

  private func held(_ shape: Shape, depth: Int) -> [Held] {
    guard depth < 60 else { return [] }
    func inner(_ shape: Shape, _ flags: Fact.Flags = []) -> [Held] { held(shape, depth: depth + 1).map { $0.adding(flags) } }
    switch shape {
    case .unknown: return []
    case .plain(let name): return [Held(object: .plain(name), ownership: .strong)]
    case .function: return [Held(object: .plain("function"), ownership: .strong)]
    case .metatype: return [Held(object: .plain("Type"), ownership: .value)]
    case .optional(let wrapped): return inner(wrapped, .optional)
    case .collection(let parts): return unique(parts.flatMap { inner($0, .many) })
    case .tuple(let parts): return unique(parts.flatMap { inner($0) })
    case .composition(let parts): return unique(parts.flatMap { inner($0) })
    case .parameter(_, let bound): return bound.map { inner($0) } ?? []
    case .type(let type, let arguments): return nominal(type, arguments, depth)
    }
  }

  private func nominal(_ type: Int, _ arguments: [Shape], _ depth: Int) -> [Held] {
    let known = names.types[type]
    if let swift = Platform.swiftType(named: known.name), known.id.isSwift, !known.isDeclaredInSwift, let first = arguments.first {
      switch swift.arguments {
      case .none: break
      // A generic value of a library only wraps its argument; a generic class of a library is an object of its own.
      case .holdsOne, .holdsMany:
        let inside = held(first, depth: depth + 1).map { $0.adding(swift.arguments == .holdsMany ? .many : []) }
        return unique((swift.kind == .reference ? [own(type)] : []) + inside)
      }
    }
    return unique([own(type)] + kept(type, arguments, depth))
  }

  private func own(_ type: Int) -> Held {
    switch names.types[type].kind {
    case .struct, .enum, .value: Held(object: .type(type), ownership: .value)
    case .class, .protocol: Held(object: .type(type), ownership: .strong)
    // It may be a class or a value. A wrong fact about a value does less harm than a missing one about an object.
    case .unknown: Held(object: .type(type), ownership: .strong, flags: .assumed)
    }
  }

  /// What a generic type of the project keeps of its arguments, judging by its stored properties.
  private func kept(_ type: Int, _ arguments: [Shape], _ depth: Int) -> [Held] {
    let known = names.types[type]
    guard known.isDeclaredInSwift, !arguments.isEmpty, arguments.count == known.generics.count else { return [] }
    var found: [Held] = []
    for (parameter, argument) in zip(known.generics, arguments) {
      guard let use = storedUse(of: parameter.name, in: type) else { continue }
      found += held(argument, depth: depth + 1).map { held in
        var held = held.adding(use.flags.union(.inferred))
        if let reference = use.reference, held.ownership.isOwning { held.ownership = reference.ownership }
        return held
      }
    }
    return found
  }

  private struct StoredUse {
    var flags: Fact.Flags
    var reference: FileSummary.Property.Reference?
  }

  private func storedUse(of parameter: String, in type: Int) -> StoredUse? {
    if let known = storedUses[parameter]?[type] { return known }
    let use = findStoredUse(of: parameter, in: names.types[type])
    storedUses[parameter, default: [:]][type] = .some(use)
    return use
  }

  private func findStoredUse(of parameter: String, in type: KnownType) -> StoredUse? {
    for place in type.scopes {
      for property in names.files[place.file].properties
      where property.scope == place.scope && property.traits.isDisjoint(with: [.computed, .isStatic]) {
        if let written = property.type, let flags = flags(of: parameter, in: written, []) {
          return StoredUse(flags: flags, reference: property.reference)
        }
      }
    }
    return nil
  }

  /// `weak` or `unowned`, if a generic type keeps its parameter that way.
  func storedReference(of parameter: String, in type: Int) -> FileSummary.Property.Reference? {
    storedUse(of: parameter, in: type)?.reference
  }

  private func flags(of parameter: String, in type: TypeName, _ flags: Fact.Flags) -> Fact.Flags? {
    switch type {
    case .named(let components):
      if components.count == 1, components[0].name == parameter { return flags }
      for argument in components.flatMap(\.arguments) {
        if let found = self.flags(of: parameter, in: argument, flags.union(components[0].name == "Set" ? .many : [])) { return found }
      }
      return nil
    case .optional(let inner): return self.flags(of: parameter, in: inner, flags.union(.optional))
    case .array(let element): return self.flags(of: parameter, in: element, flags.union(.many))
    case .dictionary(let key, let value):
      return self.flags(of: parameter, in: value, flags.union(.many)) ?? self.flags(of: parameter, in: key, flags.union(.many))
    case .tuple(let parts), .composition(let parts): return parts.lazy.compactMap { self.flags(of: parameter, in: $0, flags) }.first
    case .constrained(let inner): return self.flags(of: parameter, in: inner, flags)
    case .function, .metatype, .unknown: return nil
    }
  }

  private func unique(_ held: [Held]) -> [Held] {
    var seen: [Held] = []
    for one in held where !seen.contains(where: { $0.object == one.object }) { seen.append(one) }
    return seen
  }

  /// All types that a shape mentions.
  func mentioned(_ shape: Shape) -> [Int] { mentioned(shape, depth: 0) }

  private func mentioned(_ shape: Shape, depth: Int) -> [Int] {
    guard depth < 60 else { return [] }
    func inner(_ shapes: [Shape]) -> [Int] { shapes.flatMap { mentioned($0, depth: depth + 1) } }
    switch shape {
    case .type(let type, let arguments): return [type] + inner(arguments)
    case .optional(let wrapped), .metatype(let wrapped): return inner([wrapped])
    case .collection(let parts), .tuple(let parts), .composition(let parts): return inner(parts)
    case .function(let parameters, let result): return inner(parameters + [result])
    // The bound is mentioned where the parameter is declared.
    case .parameter, .plain, .unknown: return []
    }
  }
}

extension Held {
  func kept(_ ownership: Ownership) -> Held {
    var held = self
    held.ownership = ownership
    if !ownership.isOwning { held.flags.remove(.assumed) }
    return held
  }

  func adding(_ more: Fact.Flags) -> Held {
    var held = self
    held.flags.formUnion(more)
    return held
  }
}

extension FileSummary.Property.Reference {
  var ownership: Ownership {
    switch self {
    case .weak: .weak
    case .unowned: .unowned
    case .unsafe: .unsafe
    }
  }
}
