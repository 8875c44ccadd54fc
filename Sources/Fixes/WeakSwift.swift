internal import Analysis
internal import Facts
internal import SwiftSyntax

extension FixMaker {
  /// `weak` before the `var` of a stored property, and `AnyObject` in the protocol that it is declared as, where that needs it.
  func weakSwift(_ member: String, at place: Place, _ bound: Place?) -> [TextEdit]? {
    guard let bytes = read(place.path), let text = SwiftText(bytes), let variable = text.token(at: place)?.around(VariableDeclSyntax.self), variable.canBeWeak(member) else { return nil }
    let edit = text.edit(place.path, at: variable.bindingSpecifier.positionAfterSkippingLeadingTrivia, "weak ")
    guard let bound else { return [edit] }
    switch classBound(bound) {
    case .already: return [edit]
    case .edit(let more): return [edit, more]
    case .impossible: return nil
    }
  }

  private enum Bound {
    case already
    case edit(TextEdit)
    case impossible
  }

  private func classBound(_ place: Place) -> Bound {
    guard let bytes = read(place.path), let text = SwiftText(bytes), let bound = text.token(at: place)?.around(ProtocolDeclSyntax.self) else { return .impossible }
    if bound.attributes.contains(where: { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "objc" }) { return .already }
    guard let inherited = bound.inheritanceClause else {
      return .edit(text.edit(place.path, at: bound.primaryAssociatedTypeClause?.endPositionBeforeTrailingTrivia ?? bound.name.endPositionBeforeTrailingTrivia, ": AnyObject"))
    }
    let names = inherited.inheritedTypes.map { $0.type.trimmedDescription }
    if names.contains(where: { ["AnyObject", "class", "NSObjectProtocol"].contains($0) }) { return .already }
    guard let first = inherited.inheritedTypes.first else { return .impossible }
    return .edit(text.edit(place.path, at: first.positionAfterSkippingLeadingTrivia, "AnyObject, "))
  }
}

extension VariableDeclSyntax {
  /// Whether it declares one stored property of a class: optional, nil at first, without a property wrapper and without a word on ownership.
  fileprivate func canBeWeak(_ name: String) -> Bool {
    guard bindingSpecifier.tokenKind == .keyword(.var), bindings.count == 1, let binding = bindings.first,
      binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name, let type = binding.typeAnnotation?.type, type.isPlainOptional,
      binding.initializer?.value.is(NilLiteralExprSyntax.self) ?? true, let members = parent?.as(MemberBlockItemSyntax.self)
    else { return false }
    let fit: Set<String> = ["private", "fileprivate", "internal", "package", "public", "open", "final"]
    guard modifiers.allSatisfy({ fit.contains($0.name.text) }) else { return false }
    guard attributes.allSatisfy({ ["IBOutlet", "objc", "IBInspectable", "MainActor"].contains($0.as(AttributeSyntax.self)?.attributeName.trimmedDescription ?? "") }) else { return false }
    if let accessors = binding.accessorBlock {
      guard case .accessors(let list) = accessors.accessors, list.allSatisfy({ [.keyword(.willSet), .keyword(.didSet)].contains($0.accessorSpecifier.tokenKind) }) else { return false }
    }
    // The members' list, its braces, and the declaration.
    return members.parent?.parent?.parent?.is(ClassDeclSyntax.self) ?? false
  }
}

extension TypeSyntax {
  /// `Feed?`, `Kit.Feed?`, `(any Listener)?`, `Feed!`
  fileprivate var isPlainOptional: Bool {
    let wrapped = self.as(OptionalTypeSyntax.self)?.wrappedType ?? self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)?.wrappedType
    guard let wrapped else { return false }
    if wrapped.is(IdentifierTypeSyntax.self) || wrapped.is(MemberTypeSyntax.self) { return true }
    guard let tuple = wrapped.as(TupleTypeSyntax.self), tuple.elements.count == 1, let some = tuple.elements.first?.type.as(SomeOrAnyTypeSyntax.self) else { return false }
    return some.someOrAnySpecifier.tokenKind == .keyword(.any) && (some.constraint.is(IdentifierTypeSyntax.self) || some.constraint.is(MemberTypeSyntax.self))
  }
}
