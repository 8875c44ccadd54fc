import Facts
@_spi(RawSyntax) import SwiftSyntax

/// What one function, accessor or initial value of a Swift file does, with names as they are written.
///
/// `CodeLinker` turns it into `Code` once all files are read. Until then an unresolved name is a `Value.name`, a `Place.name` or a call without a receiver. After `guard let self`
/// the number of the local `self` and a colon stand before the name: `3:move(to:)`. A type is an index into `types`, a closure an index into `functions`.
/// A capture of `self` without a position is provisional: the closure has it only if one of its names means a member.
struct Body: Equatable, Sendable {
  /// The function itself, then its closures.
  var functions: [Code.Function]
  /// Where names are looked up: see `FileSummary.scopes`.
  var scope: Int
  var types: [TypeName]
  /// Its place in `FileSummary.functions`; nil for accessors of properties and initial values.
  var function: Int?
  /// Its place in `FileSummary.properties`.
  var property: Int?
  /// A requirement of a protocol, which has no body.
  var isRequirement = false
  /// The parameters marked `@escaping`, one bit each.
  var escaping: UInt64 = 0

  /// A type by its number in `types`.
  static func reference(_ number: Int) -> Code.TypeName { Code.TypeName(.unknown, EntityID("#\(number)")) }

  /// The number in such a reference; nil for other ids.
  static func number(_ id: EntityID) -> Int? { id.text.first == "#" ? Int(id.text.dropFirst()) : nil }
}

extension FileReader {
  /// Where a node begins, as `Code` has it.
  func position(of raw: RawSyntax) -> Code.Position {
    let (line, column) = lineAndColumn(of: raw)
    return Code.Position(line, column)
  }

  /// Lowers a function after its text was walked, so that the scopes of types in its body are known.
  func lower(_ node: RawSyntax, function: Int) {
    let reader = BodyReader(self)
    switch node.kind {
    case .functionDecl:
      let node = RawFunctionDeclSyntax(node)!
      reader.lower(
        isOfType ? .method : .function, node.name.plain, node.signature.parameterClause.parameters, result: node.signature.returnClause?.type,
        modifiers: node.modifiers, attributes: node.attributes, isAsync: node.signature.effectSpecifiers?.asyncSpecifier != nil, at: node.name.raw, node.body)
    case .initializerDecl:
      let node = RawInitializerDeclSyntax(node)!
      reader.lower(
        .initializer, "init", node.signature.parameterClause.parameters, result: nil, modifiers: node.modifiers, attributes: node.attributes,
        isAsync: node.signature.effectSpecifiers?.asyncSpecifier != nil, at: node.initKeyword.raw, node.body)
    case .deinitializerDecl:
      let node = RawDeinitializerDeclSyntax(node)!
      reader.lower(
        .deinitializer, "deinit", nil, result: nil, modifiers: node.modifiers, attributes: node.attributes, isAsync: false, at: node.deinitKeyword.raw,
        node.body)
    case .subscriptDecl:
      let node = RawSubscriptDeclSyntax(node)!
      let labels = Code.labels(node.parameterClause.parameters, isOfSubscript: true)
      return lowerAccessors(
        node.accessorBlock, of: "subscript" + labels, type: node.returnClause.type, parameters: node.parameterClause.parameters, modifiers: node.modifiers,
        attributes: node.attributes, at: node.subscriptKeyword.raw, function: function, property: nil)
    default: return
    }
    summary.bodies.append(reader.finished(function: function))
  }

  /// Lowers the statements at the top of a file, if there are any: those of `main.swift`.
  func lowerTop(_ file: RawSourceFileSyntax) {
    let items = file.statements.raw.children.compactMap { $0.flatMap { RawCodeBlockItemSyntax($0)?.item } }.filter(\.isRunAtTop)
    guard !items.isEmpty else { return }
    let reader = BodyReader(self)
    reader.lowerTop(items)
    summary.bodies.append(reader.finished())
  }

  /// Lowers the initial value and the accessors of a property or a global variable.
  func lower(_ binding: RawPatternBindingSyntax, property: Int, of node: RawVariableDeclSyntax) {
    let name = summary.properties[property].name
    // A literal keeps no object; only a text that may be a name is of interest.
    if let initial = binding.initializer, !initial.value.raw.isPlainLiteral || RawStringLiteralExprSyntax(initial.value)?.plainText.map(Code.Value.init(text:)) ?? .literal != .literal {
      let reader = BodyReader(self)
      reader.lowerInitial(initial.value.raw, of: name, type: binding.typeAnnotation?.type, modifiers: node.modifiers, attributes: node.attributes, at: binding.pattern.raw)
      summary.bodies.append(reader.finished(property: property))
    }
    lowerAccessors(
      binding.accessorBlock, of: name, type: binding.typeAnnotation?.type, parameters: nil, modifiers: node.modifiers, attributes: node.attributes,
      at: binding.pattern.raw, function: nil, property: property)
  }

  /// Lowers the raw value of an enum case, if it is a text that may be a name.
  func lower(rawValue value: RawSyntax, of name: String) {
    guard case .text = RawStringLiteralExprSyntax(value)?.plainText.map(Code.Value.init(text:)) else { return }
    let reader = BodyReader(self)
    reader.lowerRawValue(value, of: name)
    summary.bodies.append(reader.finished())
  }

  private func lowerAccessors(
    _ block: RawAccessorBlockSyntax?, of name: String, type: RawTypeSyntax?, parameters: RawFunctionParameterListSyntax?,
    modifiers: RawDeclModifierListSyntax, attributes: RawAttributeListSyntax, at place: RawSyntax, function: Int?, property: Int?
  ) {
    guard let block else { return }
    func lower(_ kind: Code.Function.Kind, _ given: (name: SyntaxText, Bool)?, _ statements: RawCodeBlockItemListSyntax, _ isAsync: Bool, _ place: RawSyntax) {
      let reader = BodyReader(self)
      reader.lowerAccessor(
        kind, of: name, type: type, parameters: parameters, given: given?.name, modifiers: modifiers, attributes: attributes, isAsync: isAsync, at: place,
        statements)
      summary.bodies.append(reader.finished(function: function, property: property))
    }
    if let statements = block.getter { return lower(.getter, nil, statements, false, place) }
    for accessor in block.list.map(Array.init) ?? [] {
      guard let body = accessor.body else { continue }
      let given = accessor.parameters?.name.tokenText
      let (kind, name): (Code.Function.Kind, SyntaxText?) =
        switch accessor.accessorSpecifier.tokenText {
        case "set", "_modify", "unsafeMutableAddress": (.setter, given ?? "newValue")
        case "willSet": (.willSet, given ?? "newValue")
        case "didSet": (.didSet, given ?? "oldValue")
        default: (.getter, nil)
        }
      lower(kind, name.map { ($0, true) }, body.statements, accessor.effectSpecifiers?.asyncSpecifier != nil, accessor.accessorSpecifier.raw)
    }
  }

  private var isOfType: Bool {
    var next = scope
    while next != 0 {
      switch summary.scopes[next].kind {
      case .class, .struct, .enum, .actor, .protocol, .extension: return true
      case .file: return false
      case .function, .variable: next = summary.scopes[next].parent
      }
    }
    return false
  }
}

extension RawSyntax {
  /// Whether it is a statement and not a declaration. `#Preview { … }` is for the editor only.
  fileprivate var isRunAtTop: Bool {
    if let conditions = RawIfConfigDeclSyntax(self) {
      return conditions.compiledClauses.contains { clause in
        guard let items = clause.elements.flatMap({ RawCodeBlockItemListSyntax($0) }) else { return false }
        return items.raw.children.contains { $0.flatMap { RawCodeBlockItemSyntax($0)?.item.isRunAtTop } ?? false }
      }
    }
    return !RawDeclSyntax.isKindOf(self) && kind != .macroExpansionExpr && !kind.isMissing
  }
}

extension Code {
  /// `(_:animated:)`.
  static func labels(_ parameters: RawFunctionParameterListSyntax?, isOfSubscript: Bool = false) -> String {
    guard let parameters else { return "()" }
    var labels = "("
    for parameter in parameters.elements(RawFunctionParameterSyntax.self) {
      labels += isOfSubscript && parameter.secondName == nil ? "_" : parameter.firstName.plain
      labels += ":"
    }
    return labels + ")"
  }
}
