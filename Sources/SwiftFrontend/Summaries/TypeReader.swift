@_spi(RawSyntax) import SwiftSyntax

/// Reads a type as it is written.
enum TypeReader {
  /// Types nested deeper are `.unknown`: hand-written code has none, and it must be safe to recurse over the values on any stack.
  static let deepest = 40

  static func type(_ syntax: RawTypeSyntax) -> TypeName { type(syntax.raw, depth: 0) }

  static func type(_ raw: RawSyntax, depth: Int) -> TypeName {
    guard depth < deepest else { return .unknown }
    func inner(_ type: RawTypeSyntax) -> TypeName { Self.type(type.raw, depth: depth + 1) }
    func inner(_ list: RawSyntax, _ type: (RawSyntax) -> RawTypeSyntax) -> [TypeName] { list.children.map { inner(type($0!)) } }
    switch raw.kind {
    case .identifierType, .memberType: return named(raw, depth: depth)
    case .optionalType: return .optional(inner(RawOptionalTypeSyntax(raw)!.wrappedType))
    case .implicitlyUnwrappedOptionalType: return .optional(inner(RawImplicitlyUnwrappedOptionalTypeSyntax(raw)!.wrappedType))
    case .arrayType: return .array(inner(RawArrayTypeSyntax(raw)!.element))
    case .dictionaryType:
      let type = RawDictionaryTypeSyntax(raw)!
      return .dictionary(inner(type.key), inner(type.value))
    case .tupleType:
      let parts = inner(RawTupleTypeSyntax(raw)!.elements.raw) { RawTupleTypeElementSyntax($0)!.type }
      // Parentheses around a single type have no meaning.
      return parts.count == 1 ? parts[0] : .tuple(parts)
    case .functionType:
      let type = RawFunctionTypeSyntax(raw)!
      return .function(inner(type.parameters.raw) { RawTupleTypeElementSyntax($0)!.type }, inner(type.returnClause.type))
    case .compositionType: return .composition(inner(RawCompositionTypeSyntax(raw)!.elements.raw) { RawCompositionTypeElementSyntax($0)!.type })
    case .someOrAnyType: return .constrained(inner(RawSomeOrAnyTypeSyntax(raw)!.constraint))
    case .metatypeType: return .metatype(inner(RawMetatypeTypeSyntax(raw)!.baseType))
    case .attributedType: return inner(RawAttributedTypeSyntax(raw)!.baseType)
    case .packElementType: return inner(RawPackElementTypeSyntax(raw)!.pack)
    case .packExpansionType: return .array(inner(RawPackExpansionTypeSyntax(raw)!.repetitionPattern))
    case .inlineArrayType:
      guard let element = RawTypeSyntax(RawInlineArrayTypeSyntax(raw)!.element.argument) else { return .unknown }
      return .array(inner(element))
    case .namedOpaqueReturnType: return inner(RawNamedOpaqueReturnTypeSyntax(raw)!.type)
    default: return .unknown
    }
  }

  /// Reads `A.B<C>.D` with a loop, not by recursion.
  private static func named(_ syntax: RawSyntax, depth: Int) -> TypeName {
    if let identifier = RawIdentifierTypeSyntax(syntax), identifier.moduleSelector == nil {
      let only = TypeName.Component(name: identifier.name.plain, arguments: arguments(identifier.genericArgumentClause, depth: depth))
      return only.arguments.isEmpty ? .named([only]) : wellKnown([only])
    }
    var components: [TypeName.Component] = []
    var next = syntax
    while components.count < deepest {
      if let member = RawMemberTypeSyntax(next) {
        let name = member.name.plain
        // `Foo.Type` and `Foo.Protocol` parse as metatypes, so this is a member type.
        components.append(TypeName.Component(name: name, arguments: arguments(member.genericArgumentClause, depth: depth)))
        next = member.baseType.raw
      } else if let identifier = RawIdentifierTypeSyntax(next) {
        components.append(TypeName.Component(name: identifier.name.plain, arguments: arguments(identifier.genericArgumentClause, depth: depth)))
        if let module = identifier.moduleSelector { components.append(TypeName.Component(name: module.moduleName.plain)) }
        return wellKnown(components.reversed())
      } else {
        // `[Int].Index`, `(any P).X`.
        return .unknown
      }
    }
    return .unknown
  }

  /// `Optional<T>`, `Array<T>` and `Dictionary<K, V>` become the same as their short forms.
  private static func wellKnown(_ components: [TypeName.Component]) -> TypeName {
    // `Swift.Error` is not an `Error` of the module's own.
    let isOfSwift = components.count == 2 && components.first?.name == "Swift"
    guard components.count == 1 || isOfSwift, let only = components.last else { return .named(components) }
    guard !only.arguments.isEmpty else { return .named(components) }
    switch (only.name, only.arguments.count) {
    case ("Optional", 1): return .optional(only.arguments[0])
    case ("Array", 1): return .array(only.arguments[0])
    case ("Dictionary", 2): return .dictionary(only.arguments[0], only.arguments[1])
    default: return .named(components)
    }
  }

  static func arguments(_ clause: RawGenericArgumentClauseSyntax?, depth: Int) -> [TypeName] {
    guard let clause, depth < deepest else { return [] }
    return clause.arguments.elements(RawGenericArgumentSyntax.self).map { argument in
      guard let type = RawTypeSyntax(argument.argument) else { return .unknown }
      return Self.type(type.raw, depth: depth + 1)
    }
  }
}
