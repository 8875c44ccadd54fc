import SwiftSyntax

/// Reads a type as it is written.
enum TypeReader {
  /// Deeper parts are `.unknown`: nobody writes such types, and the values must be safe to walk on any stack.
  static let deepest = 40

  static func type(_ syntax: TypeSyntax, depth: Int = 0) -> TypeName {
    guard depth < deepest else { return .unknown }
    func inner(_ type: TypeSyntax) -> TypeName { Self.type(type, depth: depth + 1) }
    switch syntax.as(TypeSyntaxEnum.self) {
    case .identifierType, .memberType: return named(syntax, depth: depth)
    case .optionalType(let type): return .optional(inner(type.wrappedType))
    case .implicitlyUnwrappedOptionalType(let type): return .optional(inner(type.wrappedType))
    case .arrayType(let type): return .array(inner(type.element))
    case .dictionaryType(let type): return .dictionary(inner(type.key), inner(type.value))
    case .tupleType(let type):
      // Parentheses around one type are only parentheses.
      if type.elements.count == 1, let only = type.elements.first { return inner(only.type) }
      return .tuple(type.elements.map { inner($0.type) })
    case .functionType(let type): return .function(type.parameters.map { inner($0.type) }, inner(type.returnClause.type))
    case .compositionType(let type): return .composition(type.elements.map { inner($0.type) })
    case .someOrAnyType(let type): return .constrained(inner(type.constraint))
    case .metatypeType(let type): return .metatype(inner(type.baseType))
    case .attributedType(let type): return inner(type.baseType)
    case .packElementType(let type): return inner(type.pack)
    case .packExpansionType(let type): return .array(inner(type.repetitionPattern))
    case .inlineArrayType(let type):
      if case .type(let element) = type.element.argument { return .array(inner(element)) }
      return .unknown
    case .namedOpaqueReturnType(let type): return inner(type.type)
    case .suppressedType, .classRestrictionType, .missingType: return .unknown
    }
  }

  /// `A.B<C>.D`; the chain is walked and not recursed into.
  private static func named(_ syntax: TypeSyntax, depth: Int) -> TypeName {
    var components: [TypeName.Component] = []
    var next = syntax
    while components.count < deepest {
      if let member = next.as(MemberTypeSyntax.self) {
        let name = member.name.plain
        // `Foo.Type` and `Foo.Protocol` parse as metatypes; what is left is a member.
        components.append(TypeName.Component(name: name, arguments: arguments(member.genericArgumentClause, depth: depth)))
        next = member.baseType
      } else if let identifier = next.as(IdentifierTypeSyntax.self) {
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

  /// `Optional<T>`, `Array<T>` and `Dictionary<K, V>` mean what their short forms mean.
  private static func wellKnown(_ components: [TypeName.Component]) -> TypeName {
    var components = components[...]
    if components.count == 2, components.first?.name == "Swift" { components = components.dropFirst() }
    guard components.count == 1, let only = components.first else { return .named(Array(components)) }
    switch (only.name, only.arguments.count) {
    case ("Optional", 1): return .optional(only.arguments[0])
    case ("Array", 1): return .array(only.arguments[0])
    case ("Dictionary", 2): return .dictionary(only.arguments[0], only.arguments[1])
    default: return .named(Array(components))
    }
  }

  static func arguments(_ clause: GenericArgumentClauseSyntax?, depth: Int) -> [TypeName] {
    guard let clause, depth < deepest else { return [] }
    return clause.arguments.map { argument in
      if case .type(let type) = argument.argument { return type.isNil ? .unknown : Self.type(type, depth: depth + 1) }
      return .unknown
    }
  }
}

extension TypeSyntax {
  fileprivate var isNil: Bool { self.is(MissingTypeSyntax.self) }
}

extension TokenSyntax {
  /// The text, without the backticks that make a name of a keyword.
  var plain: String {
    let text = text
    return text.utf8.first == UInt8(ascii: "`") && text.utf8.count > 2 ? String(text.dropFirst().dropLast()) : text
  }
}
