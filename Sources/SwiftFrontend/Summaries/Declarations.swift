import Facts
@_spi(RawSyntax) import SwiftSyntax

/// A declaration with members: a type or an extension.
protocol RawDeclGroup: RawSyntaxNodeProtocol {
  var attributes: RawAttributeListSyntax { get }
  var modifiers: RawDeclModifierListSyntax { get }
  var inheritanceClause: RawInheritanceClauseSyntax? { get }
  var genericWhereClause: RawGenericWhereClauseSyntax? { get }
  var memberBlock: RawMemberBlockSyntax { get }
}

protocol RawTypeDecl: RawDeclGroup {
  var name: RawTokenSyntax { get }
}

extension RawClassDeclSyntax: RawTypeDecl {}
extension RawStructDeclSyntax: RawTypeDecl {}
extension RawEnumDeclSyntax: RawTypeDecl {}
extension RawActorDeclSyntax: RawTypeDecl {}
extension RawProtocolDeclSyntax: RawTypeDecl {}
extension RawExtensionDeclSyntax: RawDeclGroup {}

extension FileReader {
  func readImport(_ node: RawImportDeclSyntax) {
    // `import struct Foundation.Date` and `import UIKit.UIView` import the module.
    guard let module = node.path.elements(RawImportPathComponentSyntax.self).first?.name.plain, !module.isEmpty else { return }
    let access = node.attributes.attributes.compactMap { FileSummary.Import.Access(rawValue: $0.name) }.first
    summary.imports.append(FileSummary.Import(module: module, access: access, place: place(of: node)))
  }

  /// `#externalMacro(module: "Plugin", type: "Macro")` needs the module without an import.
  func readMacro(_ node: RawMacroExpansionExprSyntax) {
    guard node.macroName.plain == "externalMacro" else { return }
    for argument in node.arguments.elements(RawLabeledExprSyntax.self) where argument.label?.plain == "module" {
      guard let module = RawStringLiteralExprSyntax(argument.expression)?.plainText, !module.isEmpty else { continue }
      summary.imports.append(FileSummary.Import(module: module, access: .macro, place: place(of: node)))
    }
  }

  // MARK: Types

  func readType(_ node: some RawTypeDecl, _ kind: FileSummary.Scope.Kind, _ generics: RawGenericParameterClauseSyntax?) {
    giveFunctionScope(at: node)
    var new = FileSummary.Scope(kind: kind, name: node.name.plain, parent: scope, place: place(of: node.name))
    (new.isPrivate, new.isPublic) = (node.modifiers.isPrivate, node.modifiers.isPublic || isPublicByExtension(node.modifiers))
    new.generics = parameters(generics, node.genericWhereClause)
    new.inherited = inherited(node.inheritanceClause)
    new.objectiveC = FileSummary.ObjectiveCFace(node.attributes)
    if kind == .class || kind == .actor { new.objectiveC.showsMembers = node.attributes.attributes.contains { $0.name == "objcMembers" } }
    new.isPropertyWrapper = node.attributes.attributes.contains { $0.name == "propertyWrapper" }
    readMembers(of: node, in: new, generics)
  }

  func readExtension(_ node: RawExtensionDeclSyntax) {
    var new = FileSummary.Scope(kind: .extension, name: "", parent: scope, place: place(of: node.extendedType))
    new.extended = TypeReader.type(node.extendedType)
    (new.isPrivate, new.isPublic) = (node.modifiers.isPrivate, node.modifiers.isPublic)
    new.inherited = inherited(node.inheritanceClause)
    new.objectiveC = FileSummary.ObjectiveCFace(node.attributes)
    readMembers(of: node, in: new, nil)
  }

  /// A declaration in a `public extension` is public unless it says otherwise.
  private func isPublicByExtension(_ modifiers: RawDeclModifierListSyntax) -> Bool {
    let around = summary.scopes[scope]
    return around.kind == .extension && around.isPublic && !modifiers.isPrivate && !modifiers.elements(RawDeclModifierSyntax.self).contains { $0.name.tokenText == "internal" }
  }

  private func readMembers(of node: some RawDeclGroup, in new: FileSummary.Scope, _ generics: RawGenericParameterClauseSyntax?) {
    // Members of a local type don't count as code of the function around it.
    let outside = functions
    functions = []
    let isModel = node.attributes.attributes.contains { $0.name == "Model" } && summary.imports.contains { $0.module == "SwiftData" }
    inScope(new) {
      if isModel { models.insert(scope) }
      walk(node.attributes)
      if let generics { walk(generics) }
      if let requirements = node.genericWhereClause { walk(requirements) }
      if let clause = node.inheritanceClause { for inherited in clause.inheritedTypes.elements(RawInheritedTypeSyntax.self) { walkArguments(of: inherited.type) } }
      walk(node.memberBlock)
    }
    functions = outside
  }

  /// Walks the type arguments of an inherited type; the type itself is a fact of its own.
  private func walkArguments(of type: RawTypeSyntax) {
    if let clause = RawIdentifierTypeSyntax(type)?.genericArgumentClause { walk(clause) }
    if let clause = RawMemberTypeSyntax(type)?.genericArgumentClause { walk(clause) }
  }

  private func inherited(_ clause: RawInheritanceClauseSyntax?) -> [FileSummary.Inherited] {
    clause?.inheritedTypes.elements(RawInheritedTypeSyntax.self).map { FileSummary.Inherited(type: TypeReader.type($0.type), place: place(of: $0.type)) } ?? []
  }

  private func parameters(_ clause: RawGenericParameterClauseSyntax?, _ requirements: RawGenericWhereClauseSyntax?) -> [FileSummary.GenericParameter] {
    guard let clause else { return [] }
    var bounds: [String: TypeName] = [:]
    for requirement in requirements.map({ Array($0.requirements.elements(RawGenericRequirementSyntax.self)) }) ?? [] {
      guard let bound = RawConformanceRequirementSyntax(requirement.requirement), let name = RawIdentifierTypeSyntax(bound.leftType)?.name.plain, bounds[name] == nil else { continue }
      bounds[name] = TypeReader.type(bound.rightType)
    }
    return clause.parameters.elements(RawGenericParameterSyntax.self).map { parameter in
      FileSummary.GenericParameter(name: parameter.name.plain, bound: parameter.inheritedType.map { TypeReader.type($0) } ?? bounds[parameter.name.plain])
    }
  }

  private func names(of clause: RawGenericParameterClauseSyntax?) -> [String] {
    clause?.parameters.elements(RawGenericParameterSyntax.self).map(\.name.plain) ?? []
  }

  func readAlias(_ node: RawTypeAliasDeclSyntax) {
    if isInFunction { giveFunctionScope(at: node) }
    summary.aliases.append(
      FileSummary.Alias(
        scope: scope, name: node.name.plain, generics: names(of: node.genericParameterClause),
        type: TypeReader.type(node.initializer.value), isAssociatedType: false, isPrivate: node.modifiers.isPrivate, isPublic: node.modifiers.isPublic))
    walk(node.initializer)
  }

  func readAssociatedType(_ node: RawAssociatedTypeDeclSyntax) {
    let bound = node.inheritanceClause?.inheritedTypes.elements(RawInheritedTypeSyntax.self).first.map { TypeReader.type($0.type) }
    summary.aliases.append(FileSummary.Alias(scope: scope, name: node.name.plain, generics: [], type: bound, isAssociatedType: true))
    if let clause = node.inheritanceClause { walk(clause) }
    if let initial = node.initializer { walk(initial) }
    if let requirements = node.genericWhereClause { walk(requirements) }
  }

  // MARK: Properties

  func readVariable(_ node: RawVariableDeclSyntax) {
    if isInFunction { return readLocalVariable(node) }
    let isFile = summary.scopes[scope].kind == .file
    // `let a, b: Int`: the type applies to all variables before it that have none.
    let bindings = node.bindings.elements(RawPatternBindingSyntax.self)
    var types: [RawTypeSyntax?] = bindings.map { $0.typeAnnotation?.type }
    let initials: [Bool] = bindings.map { $0.initializer != nil }
    for index in types.indices.dropLast().reversed() where types[index] == nil && !initials[index] { types[index] = types[index + 1] }
    for (binding, type) in zip(bindings, types) {
      let names = variableNames(binding.pattern)
      var property = FileSummary.Property(
        scope: scope, name: names.first ?? "_", place: place(of: binding.pattern), type: nil, initial: nil, traits: [], reference: reference(node.modifiers),
        wrappers: [], wrapperArgument: nil)
      if names.count == 1 {
        property.type = type.map { TypeReader.type($0) }
        property.initial = binding.initializer.map { expression($0.value) }
      }
      if !node.bindingSpecifier.isKeyword("let") { property.traits.insert(.mutable) }
      if node.modifiers.isStatic { property.traits.insert(.isStatic) }
      if node.modifiers.isPrivate { property.traits.insert(.isPrivate) }
      if node.modifiers.isPublic { property.traits.insert(.isPublic) }
      if node.modifiers.overrides || models.contains(scope) || node.attributes.attributes.contains(where: { $0.name == "NSManaged" }) {
        property.traits.insert(.isStoredElsewhere)
      }
      apply(binding.accessorBlock, to: &property)
      readWrappers(node.attributes, into: &property)
      for name in names {
        property.name = name
        summary.properties.append(property)
      }
      if isFile {
        let own = FileSummary.Scope(kind: .variable, name: names.first ?? "_", parent: scope, place: property.place, isPrivate: property.traits.contains(.isPrivate))
        inScope(own) { readParts(of: binding, property, in: node) }
      } else {
        describeMethod(property, binding.accessorBlock, node.modifiers, node.attributes)
        readParts(of: binding, property, in: node)
      }
    }
    walk(node.attributes)
  }

  /// Reads the initial value and the accessors.
  private func readParts(of binding: RawPatternBindingSyntax, _ property: FileSummary.Property, in node: RawVariableDeclSyntax) {
    let number = summary.properties.count - 1
    functions.append(FunctionContext(name: property.name, hasScope: summary.scopes[scope].kind == .variable))
    inBlock {
      let outer = scope
      if let initial = binding.initializer { walk(initial.value) }
      if let accessors = binding.accessorBlock {
        for name in ["newValue", "oldValue"] { declare(name, type: property.type) }
        walk(accessors.accessors)
      }
      if RawIdentifierPatternSyntax(binding.pattern) != nil { lower(binding, property: number, of: node) }
      scope = outer
    }
    functions.removeLast()
  }

  private func apply(_ block: RawAccessorBlockSyntax?, to property: inout FileSummary.Property) {
    guard let block else { return }
    guard let accessors = block.list else {
      property.traits.insert(.computed)
      return
    }
    let names = accessors.map(\.accessorSpecifier.tokenText)
    let observes = names.allSatisfy { $0 == "willSet" || $0 == "didSet" }
    if !observes { property.traits.insert(.computed) }
    // A property of a protocol is mutable only with `set`.
    if summary.scopes[scope].kind == .protocol, !names.contains("set") { property.traits.remove(.mutable) }
  }

  private func readWrappers(_ attributes: RawAttributeListSyntax, into property: inout FileSummary.Property) {
    for attribute in attributes.attributes where attribute.mayBeDeclared {
      property.wrappers.append(TypeReader.type(attribute.attributeName))
      guard let first = attribute.argumentList?.elements(RawLabeledExprSyntax.self).first?.expression else { continue }
      if let access = RawMemberAccessExprSyntax(first), access.declName.baseName.isSelf, let base = access.base.flatMap({ RawDeclReferenceExprSyntax($0) }) {
        property.wrapperArgument = .named(base.baseName.plain)
      } else if attribute.name == "Environment", property.initial == nil, let path = RawKeyPathExprSyntax(first), path.components.raw.children.count == 1,
        let component = RawKeyPathPropertyComponentSyntax(path.components.elements(RawKeyPathComponentSyntax.self).first!.component)
      {
        let value = Expression.member(.instance(.named("EnvironmentValues")), component.declName.baseName.plain)
        property.initial = value
        mention(value, at: component)
      }
    }
  }

  private func reference(_ modifiers: RawDeclModifierListSyntax) -> FileSummary.Property.Reference? {
    for modifier in modifiers.elements(RawDeclModifierSyntax.self) {
      switch modifier.name.tokenText {
      case "weak": return .weak
      case "unowned": return modifier.detail?.detail.tokenText == "unsafe" ? .unsafe : .unowned
      default: break
      }
    }
    return nil
  }

  func variableNames(_ pattern: RawPatternSyntax) -> [String] {
    if let identifier = RawIdentifierPatternSyntax(pattern) { return [identifier.identifier.plain] }
    if let tuple = RawTuplePatternSyntax(pattern) { return tuple.elements.elements(RawTuplePatternElementSyntax.self).flatMap { variableNames($0.pattern) } }
    if let binding = RawValueBindingPatternSyntax(pattern) { return variableNames(binding.pattern) }
    return []
  }

  func readCase(_ node: RawEnumCaseDeclSyntax) {
    for element in node.elements.elements(RawEnumCaseElementSyntax.self) {
      for parameter in element.parameterClause.map({ Array($0.parameters.elements(RawEnumCaseParameterSyntax.self)) }) ?? [] {
        summary.properties.append(
          FileSummary.Property(
            scope: scope, name: element.name.plain, place: place(of: element.name), type: TypeReader.type(parameter.type), initial: nil,
            traits: .payload, reference: nil, wrappers: [], wrapperArgument: nil))
        if let value = parameter.defaultValue { walk(value) }
      }
      if let value = element.rawValue {
        walk(value)
        // The system creates these keys, and the code doesn't use their texts as names.
        if summary.scopes[scope].name != "CodingKeys" { lower(rawValue: value.value.raw, of: element.name.plain) }
      }
    }
  }

  // MARK: Functions

  func readFunction(_ node: RawFunctionDeclSyntax) {
    describeMethod(
      node.name.plain, node.signature.parameterClause.parameters, node.modifiers, node.attributes, at: node.name, isDefined: node.body != nil,
      effects: node.signature.effectSpecifiers)
    let result = node.signature.returnClause?.type
    if isInFunction {
      let returned: TypeName = result.map { TypeReader.type($0) } ?? .tuple([])
      declare(node.name.plain, initial: .closure(.instance(returned)))
    }
    readCode(
      node, name: node.name.plain, node.genericParameterClause, node.signature.parameterClause.parameters, result: result,
      isStatic: node.modifiers.isStatic, modifiers: node.modifiers, requirements: node.genericWhereClause, attributes: node.attributes
    ) {
      walkThrown(node.signature.effectSpecifiers)
      if let body = node.body { walk(body) }
    }
  }

  func readInitializer(_ node: RawInitializerDeclSyntax) {
    describeMethod(
      "init", node.signature.parameterClause.parameters, node.modifiers, node.attributes, at: node.initKeyword, isDefined: node.body != nil,
      effects: node.signature.effectSpecifiers, .isInitializer)
    readCode(
      node, name: "init", node.genericParameterClause, node.signature.parameterClause.parameters, result: nil,
      isStatic: true, requirements: node.genericWhereClause, attributes: node.attributes
    ) {
      walkThrown(node.signature.effectSpecifiers)
      if let body = node.body { walk(body) }
    }
  }

  /// The type in `throws(Failure)`.
  private func walkThrown(_ effects: RawFunctionEffectSpecifiersSyntax?) {
    if let type = effects?.throwsClause?.type { walk(type) }
  }

  func readSubscript(_ node: RawSubscriptDeclSyntax) {
    let isDefined = summary.scopes[scope].kind != .protocol && node.accessorBlock != nil
    describeMethod("subscript", node.parameterClause.parameters, node.modifiers, node.attributes, at: node.subscriptKeyword, isDefined: isDefined)
    readCode(
      node, name: "subscript", node.genericParameterClause, node.parameterClause.parameters, result: node.returnClause.type,
      isStatic: node.modifiers.isStatic, requirements: node.genericWhereClause, attributes: node.attributes
    ) {
      declare("newValue", type: TypeReader.type(node.returnClause.type))
      if let accessors = node.accessorBlock { walk(accessors.accessors) }
    }
  }

  func readDeinitializer(_ node: RawDeinitializerDeclSyntax) {
    describeMethod("deinit", nil, node.modifiers, node.attributes, at: node.deinitKeyword, isDefined: node.body != nil)
    readCode(
      node, name: "deinit", nil, nil, result: nil, isStatic: false, requirements: nil, attributes: node.attributes
    ) { if let body = node.body { walk(body) } }
  }

  private func readCode(
    _ node: some RawSyntaxNodeProtocol, name: String, _ generics: RawGenericParameterClauseSyntax?, _ parameters: RawFunctionParameterListSyntax?,
    result: RawTypeSyntax?, isStatic: Bool, modifiers: RawDeclModifierListSyntax? = nil, requirements: RawGenericWhereClauseSyntax?, attributes: RawAttributeListSyntax,
    body: () -> Void
  ) {
    let isOfFile = summary.scopes[scope].kind == .file && !isInFunction
    let needsScope = isOfFile || generics != nil
    let context = FunctionContext(name: name, hasScope: needsScope)
    let index = isInFunction ? nil : summary.functions.count
    if !isInFunction {
      summary.functions.append(
        FileSummary.Function(
          scope: scope, name: name, result: result.map { TypeReader.type($0) },
          generics: names(of: generics), isStatic: isStatic, ownScope: isOfFile ? summary.scopes.count : 0,
          isPrivate: modifiers?.isPrivate ?? false))
    }
    func read() {
      // If a local type needs a scope, that scope ends with the function.
      let outer = scope
      functions.append(context)
      inBlock {
        walk(attributes)
        if let generics { walk(generics) }
        if let requirements { walk(requirements) }
        if let parameters { for parameter in parameters.elements(RawFunctionParameterSyntax.self) { declareParameter(parameter) } }
        if let result { walk(result) }
        body()
        if let index { lower(node.raw, function: index) }
      }
      functions.removeLast()
      scope = outer
    }
    guard needsScope else { return read() }
    var own = FileSummary.Scope(kind: .function, name: name, parent: scope, place: place(of: node))
    if let modifiers { (own.isPrivate, own.isPublic) = (modifiers.isPrivate, modifiers.isPublic) }
    own.generics = self.parameters(generics, requirements)
    inScope(own, read)
  }

  private func declareParameter(_ parameter: RawFunctionParameterSyntax) {
    walk(parameter.attributes)
    walk(parameter.type)
    if let value = parameter.defaultValue {
      walk(value.value)
      mentionImplicitMember(value.value.raw)
    }
    let type = TypeReader.type(parameter.type)
    declare((parameter.secondName ?? parameter.firstName).plain, type: parameter.ellipsis == nil ? type : .array(type))
  }

  // MARK: Attributes

  func readAttribute(_ node: RawAttributeSyntax) {
    if node.mayBeDeclared { mention(TypeReader.type(node.attributeName), at: node) }
    if let arguments = node.argumentList, !node.isBuiltIn { walk(arguments) }
  }
}

extension FileSummary.ObjectiveCFace {
  init(_ attributes: RawAttributeListSyntax) {
    for attribute in attributes.attributes where ["objc", "objcMembers"].contains(attribute.name) {
      isWritten = true
      showsMembers = true
      if let name = attribute.selector?.elements(RawObjCSelectorPieceSyntax.self).first?.name?.plain { self.name = name }
    }
  }
}

extension RawAttributeSyntax {
  /// The name without its module; empty if it is not a plain name.
  var name: String { RawIdentifierTypeSyntax(attributeName)?.name.plain ?? RawMemberTypeSyntax(attributeName)?.name.plain ?? "" }

  var argumentList: RawLabeledExprListSyntax? { arguments.flatMap { RawLabeledExprListSyntax($0) } }

  /// The selector in `@objc(insertItem:atIndex:)`.
  var selector: RawObjCSelectorPieceListSyntax? { arguments.flatMap { RawObjCSelectorPieceListSyntax($0) } }

  /// Attributes of the compiler begin with a small letter, with a few exceptions.
  var isBuiltIn: Bool {
    guard let first = name.unicodeScalars.first else { return true }
    return first.properties.isLowercase || first == "_"
      || [
        "UIApplicationMain", "NSApplicationMain", "NSManaged", "NSCopying", "IBOutlet", "IBAction", "IBInspectable", "IBDesignable", "IBSegueAction",
        "GKInspectable", "Sendable",
      ].contains(name)
  }

  /// Whether the attribute may be a property wrapper, result builder, global actor or macro that somebody declared.
  var mayBeDeclared: Bool { !isBuiltIn }
}

extension RawAccessorBlockSyntax {
  /// The accessors; nil if the block is the getter itself.
  var list: LazyMapSequence<RawSyntaxBuffer, RawAccessorDeclSyntax>? {
    RawAccessorDeclListSyntax(accessors)?.elements(RawAccessorDeclSyntax.self)
  }

  /// The statements, if the block is the getter itself.
  var getter: RawCodeBlockItemListSyntax? { RawCodeBlockItemListSyntax(accessors) }
}

extension RawDeclModifierListSyntax {
  var isStatic: Bool {
    for modifier in elements(RawDeclModifierSyntax.self) {
      switch modifier.name.tokenText {
      case "static", "class": return true
      default: break
      }
    }
    return false
  }
  var overrides: Bool { elements(RawDeclModifierSyntax.self).contains { $0.name.tokenText == "override" } }
  var isPublic: Bool {
    for modifier in elements(RawDeclModifierSyntax.self) {
      switch modifier.name.tokenText {
      case "public", "open", "package": if modifier.detail == nil { return true }
      default: break
      }
    }
    return false
  }
  /// `private(set)` doesn't count.
  var isPrivate: Bool {
    for modifier in elements(RawDeclModifierSyntax.self) {
      switch modifier.name.tokenText {
      case "private", "fileprivate": if modifier.detail == nil { return true }
      default: break
      }
    }
    return false
  }
}
