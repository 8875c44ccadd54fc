import Facts
import SwiftParser
@_spi(RawSyntax) import SwiftSyntax

/// What one Swift file shows to Objective-C, or would show if its types are visible there: types with their members, with names as they are written.
package struct ObjectiveCFace: Sendable {
  var types: [ObjectiveCType] = []
  var aliases: [String: TypeName] = [:]
}

/// A class, a protocol, an enum, or an extension of a type.
struct ObjectiveCType: Sendable {
  enum Kind: Sendable { case `class`, `protocol`, `enum`, other, `extension` }

  var kind: Kind
  /// The name in Swift; for an extension that of the type, if it is a plain name.
  var name: String
  /// `@objc` and the like, as they are written.
  var attributes: FileSummary.ObjectiveCFace
  var isGeneric = false
  var inherited: [TypeName] = []
  var cases: [String] = []
  var members: [Member] = []

  /// The name in Objective-C.
  var seenName: String { attributes.name ?? name }

  /// A method or a property that is not private.
  struct Member: Sendable {
    /// The selector; for a property its name.
    var name: String
    /// Whether `@objc`, or an attribute that implies it, is written.
    var isMarked: Bool
    var isStatic: Bool
    var kind: Kind

    enum Kind: Sendable {
      /// `fails`: it has an error parameter at the end.
      case method([TypeName], result: TypeName, fails: Bool)
      case initializer([TypeName], fails: Bool)
      case property(TypeName, isMutable: Bool, isWeak: Bool)
    }
  }
}

extension ObjectiveCFace {
  /// Parses a file and reads its declarations; bodies are not walked. Recurses as deep as the source is nested.
  package init(of bytes: [UInt8]) {
    guard lineOfEndlessBrackets(bytes) == nil else { return }
    bytes.withUnsafeBufferPointer { buffer in
      let tree = Parser.parse(source: buffer, maximumNestingLevel: SwiftFrontend.deepestNesting)
      // The raw tree lives as long as `tree`.
      withExtendedLifetime(tree) {
        for item in RawSourceFileSyntax(tree.raw)!.statements.elements(RawCodeBlockItemSyntax.self) { read(item.item.raw) }
      }
    }
  }

  private mutating func read(_ raw: RawSyntax) {
    switch raw.kind {
    case .classDecl:
      let node = RawClassDeclSyntax(raw)!
      read(node, .class, isGeneric: node.genericParameterClause != nil)
    case .actorDecl: read(RawActorDeclSyntax(raw)!, .other, isGeneric: true)
    case .structDecl: read(RawStructDeclSyntax(raw)!, .other, isGeneric: true)
    case .enumDecl: read(RawEnumDeclSyntax(raw)!, .enum, isGeneric: false)
    case .protocolDecl: read(RawProtocolDeclSyntax(raw)!, .protocol, isGeneric: false)
    case .extensionDecl:
      let node = RawExtensionDeclSyntax(raw)!
      guard !node.modifiers.isPrivate, node.genericWhereClause == nil, let name = TypeReader.type(node.extendedType).plainName else { return }
      add(ObjectiveCType(kind: .extension, name: name, attributes: FileSummary.ObjectiveCFace(node.attributes)), node)
    case .typeAliasDecl:
      let node = RawTypeAliasDeclSyntax(raw)!
      if node.genericParameterClause == nil { aliases[node.name.plain] = TypeReader.type(node.initializer.value) }
    case .ifConfigDecl:
      for clause in RawIfConfigDeclSyntax(raw)!.compiledClauses { if let elements = clause.elements { readAll(elements.raw) } }
    default: break
    }
  }

  /// Reads the declarations in a branch of an `#if`.
  private mutating func readAll(_ raw: RawSyntax) {
    for case let child? in raw.children {
      if let item = RawCodeBlockItemSyntax(child) { read(item.item.raw) } else if let item = RawMemberBlockItemSyntax(child) { read(item.decl.raw) }
    }
  }

  private mutating func read(_ node: some RawTypeDecl, _ kind: ObjectiveCType.Kind, isGeneric: Bool) {
    guard !node.modifiers.isPrivate else { return }
    var type = ObjectiveCType(kind: kind, name: node.name.plain, attributes: FileSummary.ObjectiveCFace(node.attributes), isGeneric: isGeneric)
    if kind == .class { type.attributes.showsMembers = node.attributes.attributes.contains { $0.name == "objcMembers" } }
    add(type, node)
  }

  private mutating func add(_ type: ObjectiveCType, _ node: some RawDeclGroup) {
    var type = type
    type.inherited = node.inheritanceClause?.inheritedTypes.elements(RawInheritedTypeSyntax.self).map { TypeReader.type($0.type) } ?? []
    for item in node.memberBlock.members.elements(RawMemberBlockItemSyntax.self) { read(item.decl.raw, into: &type) }
    types.append(type)
  }

  private mutating func read(_ raw: RawSyntax, into type: inout ObjectiveCType) {
    switch raw.kind {
    case .functionDecl:
      let node = RawFunctionDeclSyntax(raw)!
      guard node.genericParameterClause == nil, let effects = Effects(node.signature.effectSpecifiers) else { return }
      let parameters = Parameters(node.signature.parameterClause.parameters)
      let result = node.signature.returnClause.map { TypeReader.type($0.type) } ?? .tuple([])
      add(node.name.plain, parameters, effects, .method(parameters.types, result: result, fails: effects.fails), node.attributes, node.modifiers, to: &type)
    case .initializerDecl:
      let node = RawInitializerDeclSyntax(raw)!
      guard node.genericParameterClause == nil, let effects = Effects(node.signature.effectSpecifiers) else { return }
      let parameters = Parameters(node.signature.parameterClause.parameters)
      add("init", parameters, effects, .initializer(parameters.types, fails: effects.fails), node.attributes, node.modifiers, to: &type)
    case .variableDecl: readProperty(RawVariableDeclSyntax(raw)!, into: &type)
    case .enumCaseDecl:
      type.cases += RawEnumCaseDeclSyntax(raw)!.elements.elements(RawEnumCaseElementSyntax.self).map { $0.name.plain }
    case .ifConfigDecl:
      for clause in RawIfConfigDeclSyntax(raw)!.compiledClauses {
        for case let child? in clause.elements.map({ Array($0.raw.children) }) ?? [] { if let item = RawMemberBlockItemSyntax(child) { read(item.decl.raw, into: &type) } }
      }
    default: read(raw)
    }
  }

  // MARK: Members

  private func add(
    _ base: String, _ parameters: Parameters, _ effects: Effects, _ kind: ObjectiveCType.Member.Kind, _ attributes: RawAttributeListSyntax,
    _ modifiers: RawDeclModifierListSyntax, to type: inout ObjectiveCType
  ) {
    guard !modifiers.isPrivate, let marks = Marks(attributes, type) else { return }
    let name = base + "(" + parameters.labels.map { $0 + ":" }.joined() + ")"
    guard var selector = marks.selector ?? Method(EntityID(""), name, at: SourceLocation(""), .isDynamic).selector else { return }
    if effects.fails, marks.selector == nil { selector += parameters.types.isEmpty ? "AndReturnError:" : "error:" }
    type.members.append(ObjectiveCType.Member(name: selector, isMarked: marks.areWritten, isStatic: modifiers.isStatic, kind: kind))
  }

  private func readProperty(_ node: RawVariableDeclSyntax, into type: inout ObjectiveCType) {
    guard !node.modifiers.isPrivate, let marks = Marks(node.attributes, type) else { return }
    let isWeak = node.modifiers.elements(RawDeclModifierSyntax.self).contains { $0.name.tokenText == "weak" }
    let hasPrivateSetter = node.modifiers.elements(RawDeclModifierSyntax.self).contains { ["private", "fileprivate"].contains($0.name.tokenText) && $0.detail != nil }
    for binding in node.bindings.elements(RawPatternBindingSyntax.self) {
      guard let pattern = RawIdentifierPatternSyntax(binding.pattern), let of = binding.typeAnnotation.map({ TypeReader.type($0.type) }) ?? binding.initializer?.value.plainType else { continue }
      var isMutable = !node.bindingSpecifier.isKeyword("let") && !hasPrivateSetter
      if let block = binding.accessorBlock {
        let names = block.list?.map(\.accessorSpecifier.tokenText) ?? ["get"]
        if !names.contains("set"), names.contains("get") { isMutable = false }
      }
      type.members.append(
        ObjectiveCType.Member(
          name: marks.selector ?? pattern.identifier.plain, isMarked: marks.areWritten, isStatic: node.modifiers.isStatic,
          kind: .property(of, isMutable: isMutable, isWeak: isWeak)))
    }
  }

  private struct Parameters {
    var labels: [String]
    var types: [TypeName]

    init(_ list: RawFunctionParameterListSyntax) {
      let all = Array(list.elements(RawFunctionParameterSyntax.self))
      labels = all.map { $0.firstName.plain }
      types = all.map { $0.ellipsis == nil ? TypeReader.type($0.type) : .unknown }
    }
  }

  /// The effects of a function; nil for `async`, which Objective-C calls in another way.
  private struct Effects {
    var fails: Bool

    init?(_ effects: RawFunctionEffectSpecifiersSyntax?) {
      guard effects?.asyncSpecifier == nil else { return nil }
      fails = effects?.throwsClause != nil
    }
  }

  /// The attributes of a member; nil if one hides it from Objective-C.
  private struct Marks {
    var areWritten: Bool
    var selector: String?

    init?(_ attributes: RawAttributeListSyntax, _ type: ObjectiveCType) {
      areWritten = type.attributes.showsMembers || type.kind == .protocol && type.attributes.isWritten
      for attribute in attributes.attributes {
        switch attribute.name {
        case "nonobjc": return nil
        case "IBAction", "IBSegueAction", "IBOutlet", "IBInspectable", "GKInspectable", "NSManaged": areWritten = true
        case "objc":
          areWritten = true
          if let pieces = attribute.selector {
            selector = pieces.elements(RawObjCSelectorPieceSyntax.self).map { ($0.name?.plain ?? "") + ($0.colon == nil ? "" : ":") }.joined()
          }
        default: break
        }
      }
    }
  }
}

extension TypeName {
  /// The last component of a name without type arguments; nil for other types.
  var plainName: String? {
    guard case .named(let parts) = self, let last = parts.last, last.arguments.isEmpty else { return nil }
    return last.name
  }
}

extension RawExprSyntax {
  /// The type of an initial value, if it shows it: a literal, or a call of a type.
  fileprivate var plainType: TypeName? {
    switch raw.kind {
    case .integerLiteralExpr: .named("Int")
    case .floatLiteralExpr: .named("Double")
    case .booleanLiteralExpr: .named("Bool")
    case .stringLiteralExpr, .simpleStringLiteralExpr: .named("String")
    case .functionCallExpr:
      RawDeclReferenceExprSyntax(RawFunctionCallExprSyntax(raw)!.calledExpression).flatMap { reference in
        let name = reference.baseName.plain
        return name.first?.isUppercase == true ? .named(name) : nil
      }
    default: nil
    }
  }
}
