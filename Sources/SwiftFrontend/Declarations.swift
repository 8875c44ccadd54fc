import Facts
import SwiftSyntax

extension FileReader {
  func readImport(_ node: ImportDeclSyntax) {
    // `import struct Foundation.Date` and `import UIKit.UIView` import the module.
    guard let module = node.path.first?.name.plain, !module.isEmpty else { return }
    let isTestable = node.attributes.contains { $0.as(AttributeSyntax.self)?.name == "testable" }
    summary.imports.append(FileSummary.Import(module: module, isTestable: isTestable, place: place(of: node)))
  }

  // MARK: Types

  func readType(_ node: some DeclGroupSyntax & NamedDeclSyntax, _ kind: FileSummary.Scope.Kind, _ generics: GenericParameterClauseSyntax?) {
    giveFunctionScope(at: node)
    var new = FileSummary.Scope(kind: kind, name: node.name.plain, parent: scope, place: place(of: node.name))
    new.isPrivate = node.modifiers.isPrivate
    new.generics = parameters(generics)
    new.inherited = inherited(node.inheritanceClause)
    new.objectiveC = objectiveCFace(node.attributes)
    if kind == .class || kind == .actor { new.objectiveC.showsMembers = node.attributes.contains { $0.as(AttributeSyntax.self)?.name == "objcMembers" } }
    new.isPropertyWrapper = node.attributes.contains { $0.as(AttributeSyntax.self)?.name == "propertyWrapper" }
    readMembers(of: node, in: new, generics)
  }

  func readExtension(_ node: ExtensionDeclSyntax) {
    var new = FileSummary.Scope(kind: .extension, name: "", parent: scope, place: place(of: node.extendedType))
    new.extended = TypeReader.type(node.extendedType)
    new.isPrivate = node.modifiers.isPrivate
    new.inherited = inherited(node.inheritanceClause)
    new.objectiveC = objectiveCFace(node.attributes)
    readMembers(of: node, in: new, nil)
  }

  private func readMembers(of node: some DeclGroupSyntax, in new: FileSummary.Scope, _ generics: GenericParameterClauseSyntax?) {
    // A type in the body of a function is no part of it: its own functions begin anew.
    let outside = (functions, stored, method)
    (functions, stored, method) = ([], [], nil)
    inScope(new) {
      walk(node.attributes)
      if let generics { walk(generics) }
      if let requirements = node.genericWhereClause { walk(requirements) }
      if let clause = node.inheritanceClause { for inherited in clause.inheritedTypes { walkArguments(of: inherited.type) } }
      walk(node.memberBlock)
    }
    (functions, stored, method) = outside
  }

  /// What stands between `<` and `>` of an inherited type; the type itself is a fact of its own.
  private func walkArguments(of type: TypeSyntax) {
    if let identifier = type.as(IdentifierTypeSyntax.self), let clause = identifier.genericArgumentClause { walk(clause) }
    if let member = type.as(MemberTypeSyntax.self), let clause = member.genericArgumentClause { walk(clause) }
  }

  private func inherited(_ clause: InheritanceClauseSyntax?) -> [FileSummary.Inherited] {
    // `?? []` would be a new tree.
    clause?.inheritedTypes.map { FileSummary.Inherited(type: TypeReader.type($0.type), place: place(of: $0.type)) } ?? []
  }

  private func parameters(_ clause: GenericParameterClauseSyntax?) -> [FileSummary.GenericParameter] {
    clause?.parameters.map { FileSummary.GenericParameter(name: $0.name.plain, bound: $0.inheritedType.map { TypeReader.type($0) }) } ?? []
  }

  private func objectiveCFace(_ attributes: AttributeListSyntax) -> FileSummary.ObjectiveCFace {
    var face = FileSummary.ObjectiveCFace()
    for attribute in attributes.lazy.compactMap({ $0.as(AttributeSyntax.self) }) {
      guard ["objc", "objcMembers"].contains(attribute.name) else { continue }
      face.isWritten = true
      face.showsMembers = true
      if case .objCName(let pieces) = attribute.arguments, let name = pieces.first?.name?.plain { face.name = name }
    }
    return face
  }

  func readAlias(_ node: TypeAliasDeclSyntax) {
    if isInFunction { giveFunctionScope(at: node) }
    summary.aliases.append(FileSummary.Alias(
      scope: scope, name: node.name.plain, generics: node.genericParameterClause?.parameters.map(\.name.plain) ?? [],
      type: TypeReader.type(node.initializer.value), isAssociatedType: false))
    walk(node.initializer)
  }

  func readAssociatedType(_ node: AssociatedTypeDeclSyntax) {
    let bound = node.inheritanceClause?.inheritedTypes.first.map { TypeReader.type($0.type) }
    summary.aliases.append(FileSummary.Alias(scope: scope, name: node.name.plain, generics: [], type: bound, isAssociatedType: true))
    if let clause = node.inheritanceClause { walk(clause) }
    if let initial = node.initializer { walk(initial) }
    if let requirements = node.genericWhereClause { walk(requirements) }
  }

  // MARK: Properties

  func readVariable(_ node: VariableDeclSyntax) {
    if isInFunction { return readLocalVariable(node) }
    let isFile = summary.scopes[scope].kind == .file
    // `let a, b: Int`: the type at the end speaks for all before it that have none.
    var types: [TypeSyntax?] = node.bindings.map { $0.typeAnnotation?.type }
    let initials = node.bindings.map { $0.initializer != nil }
    for index in types.indices.dropLast().reversed() where types[index] == nil && !initials[index] { types[index] = types[index + 1] }
    for (binding, type) in zip(node.bindings, types) {
      let names = variableNames(binding.pattern)
      var property = FileSummary.Property(
        scope: scope, name: names.first ?? "_", place: place(of: binding.pattern), type: nil, initial: nil, traits: [], reference: reference(node.modifiers),
        wrappers: [], wrapperArgument: nil)
      if names.count == 1 {
        property.type = type.map { TypeReader.type($0) }
        property.initial = binding.initializer.map { expression($0.value) }
      }
      if node.bindingSpecifier.tokenKind != .keyword(.let) { property.traits.insert(.mutable) }
      if node.modifiers.isStatic { property.traits.insert(.isStatic) }
      if node.modifiers.isPrivate { property.traits.insert(.isPrivate) }
      apply(binding.accessorBlock, to: &property)
      readWrappers(node.attributes, into: &property)
      for name in names {
        property.name = name
        summary.properties.append(property)
      }
      if isFile {
        let own = FileSummary.Scope(kind: .variable, name: names.first ?? "_", parent: scope, place: property.place, isPrivate: property.traits.contains(.isPrivate))
        inScope(own) { readParts(of: binding, property, nil) }
      } else {
        readParts(of: binding, property, propertyMethod(property, binding.accessorBlock, node.modifiers, node.attributes))
      }
    }
    for attribute in node.attributes { walk(attribute) }
  }

  /// The initial value and the accessors.
  private func readParts(of binding: PatternBindingSyntax, _ property: FileSummary.Property, _ method: FileSummary.Method?) {
    functions.append(FunctionContext(name: property.name, hasScope: summary.scopes[scope].kind == .variable, body: beginBody()))
    inBlock {
      let outer = scope
      if let initial = binding.initializer {
        if let closure = initial.value.as(ClosureExprSyntax.self) { keepers[closure.id] = .own(member: property.name) }
        if let call = initial.value.as(FunctionCallExprSyntax.self), !property.traits.contains(.isStatic) {
          made[call.id] = .member(.selfObject, property.name)
          assignments[call.id] = property.name
          // `lazy var label: Label = { …; return label }()`
          if let closure = call.calledExpression.as(ClosureExprSyntax.self) { returning[closure.id] = property.name }
        }
        walk(initial.value)
      }
      if let accessors = binding.accessorBlock {
        for name in ["newValue", "oldValue"] { declare(name, type: property.type) }
        inMethod(method) { walk(accessors.accessors) }
      }
      scope = outer
    }
    functions.removeLast()
  }

  private func apply(_ accessors: AccessorBlockSyntax?, to property: inout FileSummary.Property) {
    switch accessors?.accessors {
    case nil: break
    case .getter: property.traits.insert(.computed)
    case .accessors(let list):
      let names = list.map(\.accessorSpecifier.text)
      let observes = names.allSatisfy { ["willSet", "didSet"].contains($0) }
      if !observes { property.traits.insert(.computed) }
      // A protocol asks for a setter, or it doesn't.
      if summary.scopes[scope].kind == .protocol, !names.contains("set") { property.traits.remove(.mutable) }
    }
  }

  private func readWrappers(_ attributes: AttributeListSyntax, into property: inout FileSummary.Property) {
    for attribute in attributes.lazy.compactMap({ $0.as(AttributeSyntax.self) }) where attribute.mayBeDeclared {
      property.wrappers.append(TypeReader.type(attribute.attributeName))
      guard case .argumentList(let arguments) = attribute.arguments, let first = arguments.first?.expression else { continue }
      if let access = first.as(MemberAccessExprSyntax.self), access.declName.baseName.tokenKind == .keyword(.self),
        let base = access.base?.as(DeclReferenceExprSyntax.self) {
        property.wrapperArgument = .named(base.baseName.plain)
      } else if attribute.name == "Environment", property.initial == nil, let path = first.as(KeyPathExprSyntax.self), path.components.count == 1,
        case .property(let component)? = path.components.first?.component {
        property.initial = .member(.instance(.named("EnvironmentValues")), component.declName.baseName.plain)
      }
    }
  }

  private func reference(_ modifiers: DeclModifierListSyntax) -> FileSummary.Property.Reference? {
    for modifier in modifiers {
      switch modifier.name.tokenKind {
      case .keyword(.weak): return .weak
      case .keyword(.unowned): return modifier.detail?.detail.text == "unsafe" ? .unsafe : .unowned
      default: break
      }
    }
    return nil
  }

  func variableNames(_ pattern: PatternSyntax) -> [String] {
    if let identifier = pattern.as(IdentifierPatternSyntax.self) { return [identifier.identifier.plain] }
    if let tuple = pattern.as(TuplePatternSyntax.self) { return tuple.elements.flatMap { variableNames($0.pattern) } }
    if let binding = pattern.as(ValueBindingPatternSyntax.self) { return variableNames(binding.pattern) }
    return []
  }

  func readCase(_ node: EnumCaseDeclSyntax) {
    for element in node.elements {
      for parameter in element.parameterClause.map({ Array($0.parameters) }) ?? [] {
        summary.properties.append(FileSummary.Property(
          scope: scope, name: element.name.plain, place: place(of: element.name), type: TypeReader.type(parameter.type), initial: nil,
          traits: .payload, reference: nil, wrappers: [], wrapperArgument: nil))
        if let value = parameter.defaultValue { walk(value) }
      }
      if let value = element.rawValue { walk(value) }
    }
  }

  // MARK: Functions

  func readFunction(_ node: FunctionDeclSyntax) {
    let result = node.signature.returnClause?.type
    if isInFunction {
      let returned: TypeName = result.map { TypeReader.type($0) } ?? .tuple([])
      declare(node.name.plain, initial: .closure(.instance(returned)))
    }
    readCode(
      node, name: node.name.plain, node.genericParameterClause, node.signature.parameterClause.parameters, result: result,
      isStatic: node.modifiers.isStatic, isPrivate: node.modifiers.isPrivate, requirements: node.genericWhereClause, attributes: node.attributes,
      method: describedMethod(node.name.plain, node.signature.parameterClause.parameters, node, at: node.name, body: node.body?.statements)
    ) { if let body = node.body { walk(body) } }
  }

  func readInitializer(_ node: InitializerDeclSyntax) {
    readCode(
      node, name: "init", node.genericParameterClause, node.signature.parameterClause.parameters, result: nil,
      isStatic: true, isPrivate: false, requirements: node.genericWhereClause, attributes: node.attributes,
      method: describedMethod("init", node.signature.parameterClause.parameters, node, at: node.initKeyword, body: node.body?.statements, .isInitializer)
    ) { if let body = node.body { walk(body) } }
  }

  func readSubscript(_ node: SubscriptDeclSyntax) {
    readCode(
      node, name: "subscript", node.genericParameterClause, node.parameterClause.parameters, result: node.returnClause.type,
      isStatic: node.modifiers.isStatic, isPrivate: false, requirements: node.genericWhereClause, attributes: node.attributes,
      method: subscriptMethod(node)
    ) {
      declare("newValue", type: TypeReader.type(node.returnClause.type))
      if let accessors = node.accessorBlock { walk(accessors.accessors) }
    }
  }

  func readDeinitializer(_ node: DeinitializerDeclSyntax) {
    readCode(
      node, name: "deinit", nil, nil, result: nil, isStatic: false, isPrivate: false, requirements: nil, attributes: node.attributes,
      method: describedMethod("deinit", nil, node, at: node.deinitKeyword, body: node.body?.statements)
    ) { if let body = node.body { walk(body) } }
  }

  private func readCode(
    _ node: some SyntaxProtocol, name: String, _ generics: GenericParameterClauseSyntax?, _ parameters: FunctionParameterListSyntax?,
    result: TypeSyntax?, isStatic: Bool, isPrivate: Bool, requirements: GenericWhereClauseSyntax?, attributes: AttributeListSyntax,
    method: FileSummary.Method?, body: () -> Void
  ) {
    let isOfFile = summary.scopes[scope].kind == .file && !isInFunction
    let needsScope = isOfFile || generics != nil
    var context = FunctionContext(name: name, hasScope: needsScope, index: nil, body: beginBody())
    if !isInFunction {
      context.index = summary.functions.count
      summary.functions.append(FileSummary.Function(
        scope: scope, name: name, place: place(of: node), result: result.map { TypeReader.type($0) },
        generics: generics?.parameters.map(\.name.plain) ?? [], isStatic: isStatic, ownScope: isOfFile ? summary.scopes.count : 0))
    }
    func read() {
      // A scope that a local type asks for ends with the function.
      let outer = scope
      functions.append(context)
      inBlock {
        walk(attributes)
        if let generics { walk(generics) }
        if let requirements { walk(requirements) }
        if let parameters { for parameter in parameters { declareParameter(parameter) } }
        if let result { walk(result) }
        // A function in a method is part of it.
        if functions.count > 1 { inCodeOfItsOwn(body) } else { inMethod(method, body) }
      }
      functions.removeLast()
      scope = outer
    }
    guard needsScope else { return read() }
    var own = FileSummary.Scope(kind: .function, name: name, parent: scope, place: place(of: node))
    own.isPrivate = isPrivate
    own.generics = self.parameters(generics)
    inScope(own, read)
  }

  private func declareParameter(_ parameter: FunctionParameterSyntax) {
    walk(parameter.attributes)
    walk(parameter.type)
    if let value = parameter.defaultValue { walk(value.value) }
    let type = TypeReader.type(parameter.type)
    let local = declare((parameter.secondName ?? parameter.firstName).plain, type: parameter.ellipsis == nil ? type : .array(type))
    let label = parameter.firstName.plain
    functions[functions.count - 1].parameters.append((local, label == "_" ? "" : label))
    if let index = functions.last?.index {
      summary.functions[index].parameters.append(FileSummary.Function.Parameter(label: label == "_" ? "" : label, local: local))
    }
  }

  // MARK: Attributes

  func readAttribute(_ node: AttributeSyntax) {
    if node.mayBeDeclared { mention(TypeReader.type(node.attributeName), at: node) }
    if case .argumentList(let arguments) = node.arguments, !node.isBuiltIn { walk(arguments) }
  }
}

extension AttributeSyntax {
  /// The name without its module; empty for what is no plain name.
  var name: String { attributeName.as(IdentifierTypeSyntax.self)?.name.plain ?? attributeName.as(MemberTypeSyntax.self)?.name.plain ?? "" }

  /// The compiler's own begin with a small letter, but for a few.
  var isBuiltIn: Bool {
    guard let first = name.unicodeScalars.first else { return true }
    return first.properties.isLowercase || first == "_"
      || ["UIApplicationMain", "NSApplicationMain", "NSManaged", "NSCopying", "IBOutlet", "IBAction", "IBInspectable", "IBDesignable", "IBSegueAction",
        "GKInspectable", "Sendable"].contains(name)
  }

  /// Whether the attribute may be a property wrapper, result builder, global actor or macro that somebody declared.
  var mayBeDeclared: Bool { !isBuiltIn }
}

extension DeclModifierListSyntax {
  var isStatic: Bool {
    for modifier in self {
      switch modifier.name.tokenKind {
      case .keyword(.static), .keyword(.class): return true
      default: break
      }
    }
    return false
  }
  /// `private(set)` is no private.
  var isPrivate: Bool {
    for modifier in self {
      switch modifier.name.tokenKind {
      case .keyword(.private), .keyword(.fileprivate): if modifier.detail == nil { return true }
      default: break
      }
    }
    return false
  }
}
