import Facts
@_spi(RawSyntax) import SwiftSyntax

// What the methods of a type are called, and what their bodies do.

extension FileReader {
  // MARK: Declarations

  /// The method that a declaration is; nil outside of types and in functions. `place` is where its name stands.
  func describedMethod(
    _ name: String, _ parameters: RawFunctionParameterListSyntax?, _ modifiers: RawDeclModifierListSyntax, _ attributes: RawAttributeListSyntax,
    at place: RawTokenSyntax, body: RawCodeBlockItemListSyntax?, effects: RawFunctionEffectSpecifiersSyntax? = nil, _ more: Method.Traits = []
  ) -> FileSummary.Method? {
    guard !isInFunction, summary.scopes[scope].kind.isOfType else { return nil }
    var method = FileSummary.Method(
      scope: scope, bodyScope: scope, name: name + (parameters.map { labels($0, isOperator: place.isOperator) } ?? ""), place: self.place(of: place),
      traits: traits(modifiers, attributes).union(more))
    // Its selector in Objective-C has a part more than its name here.
    if let effects, effects.asyncSpecifier != nil || effects.throwsClause != nil { method.traits.remove(.isDynamic) }
    if let body { read(body, into: &method) }
    return method
  }

  func subscriptMethod(_ node: RawSubscriptDeclSyntax) -> FileSummary.Method? {
    var method = describedMethod("subscript", node.parameterClause.parameters, node.modifiers, node.attributes, at: node.subscriptKeyword, body: nil)
    guard summary.scopes[scope].kind != .protocol, let block = node.accessorBlock else { return method }
    method?.traits.insert(.isDefined)
    if let body = block.getter, var own = method {
      read(body, into: &own)
      method = own
    }
    return method
  }

  /// The method that a computed or observed property is; nil for one that only stores or is only promised.
  func propertyMethod(
    _ property: FileSummary.Property, _ block: RawAccessorBlockSyntax?, _ modifiers: RawDeclModifierListSyntax, _ attributes: RawAttributeListSyntax
  ) -> FileSummary.Method? {
    guard let block, summary.scopes[scope].kind.isOfType, summary.scopes[scope].kind != .protocol else { return nil }
    var method = FileSummary.Method(
      scope: scope, bodyScope: scope, name: property.name, place: property.place, traits: traits(modifiers, attributes).union(.isDefined))
    let getter = block.getter ?? block.list?.first { $0.accessorSpecifier.isKeyword("get") }?.body?.statements
    if let getter { read(getter, into: &method) }
    return method
  }

  /// `(_:for:)`; an operator has no labels.
  private func labels(_ parameters: RawFunctionParameterListSyntax, isOperator: Bool) -> String {
    var text = "("
    for parameter in parameters.elements(RawFunctionParameterSyntax.self) {
      text += isOperator ? "_" : parameter.firstName.plain
      text += ":"
    }
    return text + ")"
  }

  private func traits(_ modifiers: RawDeclModifierListSyntax, _ attributes: RawAttributeListSyntax) -> Method.Traits {
    var traits: Method.Traits = []
    var isHidden = summary.scopes[scope].kind == .extension && summary.scopes[scope].isPrivate
    for modifier in modifiers.elements(RawDeclModifierSyntax.self) {
      switch modifier.name.tokenText {
      case "static", "class": traits.insert(.isStatic)
      case "override": traits.insert(.overrides)
      case "private", "fileprivate": isHidden = isHidden || modifier.detail == nil
      default: break
      }
    }
    if isHidden { traits.insert(.isPrivate) }
    if summary.scopes[scope].objectiveC.showsMembers, !isHidden { traits.insert(.isDynamic) }
    for attribute in attributes.attributes {
      switch attribute.name {
      case "IBAction": traits.formUnion([.isAction, .isDynamic])
      case "IBSegueAction", "IBOutlet", "IBInspectable", "GKInspectable", "NSManaged": traits.insert(.isDynamic)
      case "objc":
        // Of a selector of its own the name here tells nothing.
        if attribute.selector != nil { traits.remove(.isDynamic) } else { traits.insert(.isDynamic) }
      case "nonobjc": traits.remove(.isDynamic)
      case "available" where attribute.isUnavailability: traits.insert(.isUnavailable)
      default: break
      }
    }
    return traits
  }

  /// Whether a body does anything but fail.
  private func read(_ body: RawCodeBlockItemListSyntax, into method: inout FileSummary.Method) {
    method.traits.insert(.isDefined)
    var raises = 0
    for statement in body.elements(RawCodeBlockItemSyntax.self) {
      let item = statement.item
      if isRaising(item) {
        raises += 1
      } else if raises == 0 || !isPlainReturn(item) {
        if raises == 0, let call = bareCall(item), body.raw.children.count == 1 { method.onlyCall = expression(call.calledExpression) }
        return
      }
    }
    if raises > 0 { method.traits.insert(.onlyRaises) }
  }

  private func isRaising(_ item: RawSyntax) -> Bool {
    if item.kind == .throwStmt { return true }
    guard let call = RawFunctionCallExprSyntax(item), let name = RawDeclReferenceExprSyntax(call.calledExpression)?.baseName.tokenText else { return false }
    switch name {
    case "fatalError", "preconditionFailure", "assertionFailure", "abort": return true
    case "assert", "precondition": return call.firstArgument.flatMap { RawBooleanLiteralExprSyntax($0) }?.literal.isKeyword("false") ?? false
    default: return false
    }
  }

  /// What has to be written after an assertion to please the compiler: `return nil`.
  private func isPlainReturn(_ item: RawSyntax) -> Bool {
    guard let end = RawReturnStmtSyntax(item) else { return false }
    return end.expression?.raw.isPlain ?? true
  }

  /// `abstractMethod()`, `abstractMethod(#function)`.
  private func bareCall(_ item: RawSyntax) -> RawFunctionCallExprSyntax? {
    guard let call = RawFunctionCallExprSyntax(item), call.trailingClosure == nil, let name = RawDeclReferenceExprSyntax(call.calledExpression)?.baseName,
      String(syntaxText: name.tokenText).isSmall, call.arguments.elements(RawLabeledExprSyntax.self).allSatisfy(\.expression.raw.isPlain)
    else { return nil }
    return call
  }

  // MARK: Bodies

  /// Reads code that belongs to a method; what runs on its own account is read without one.
  func inMethod(_ new: FileSummary.Method?, _ body: () -> Void) {
    let outer = method
    method = nil
    if var new {
      new.bodyScope = scope
      summary.methods.append(new)
      method = MethodContext(index: summary.methods.count - 1)
    }
    body()
    method = outer
  }

  func inBraces(_ body: () -> Void) {
    openBraces()
    body()
    closeBraces()
  }

  func openBraces() {
    guard let count = method?.count else { return }
    method?.open.append(count)
    method?.count += 1
  }

  func closeBraces() { method?.open.removeLast() }

  /// A closure or a function in a method: who leaves it early leaves nothing else.
  func inCodeOfItsOwn(_ body: () -> Void) {
    let exits = method?.exits
    inBraces(body)
    if let exits { method?.exits = exits }
  }

  func beginStatement() {
    guard let exits = method?.exits else { return }
    method?.before.append(exits)
  }

  /// What follows on a statement that may leave the braces is a block of its own.
  func endStatement() {
    guard let exits = method?.exits, let before = method?.before.popLast(), exits > before else { return }
    method?.open.removeLast()
    openBraces()
  }

  func noteExit() { method?.exits += 1 }

  // MARK: Steps

  private func note(_ kind: FileSummary.Step.Kind, _ target: Expression, labels: String = "", at node: some RawSyntaxNodeProtocol) {
    guard let method, let block = method.open.last else { return }
    let place = place(of: node)
    summary.methods[method.index].steps.append(
      FileSummary.Step(kind: kind, target: target, labels: labels, line: place.line, column: place.column, block: block))
  }

  /// A call of a method, or of what may be one, and what it is told to call later. Creations are facts of their own.
  func noteCall(_ call: RawFunctionCallExprSyntax, of callee: Expression) {
    let arguments = call.arguments.elements(RawLabeledExprSyntax.self)
    // `addTarget(self, action: #selector(tapped), for: .touchUpInside)`
    for argument in arguments where argument.label?.tokenText == "action" { noteSelector(argument.expression.raw) }
    guard method != nil else { return }
    switch callee {
    case .name(let name), .member(_, let name): guard name.isSmall, name != "init" else { return }
    default: return
    }
    var labels = "("
    for argument in arguments {
      labels += argument.label?.plain ?? "_"
      labels += ":"
    }
    labels += ")"
    if let access = RawMemberAccessExprSyntax(call.calledExpression) {
      note(.calls, callee, labels: labels, at: access.declName)
    } else {
      note(.calls, callee, labels: labels, at: call)
    }
  }

  func noteAssignment(_ node: RawSequenceExprSyntax) {
    let elements = node.elements.raw.children
    guard elements.count >= 3, let left = elements[0], let middle = elements[1], let right = elements[2] else { return }
    if middle.kind == .assignmentExpr {
      let target = expression(left)
      if case .member(_, "action") = target { noteSelector(right) }
      guard method != nil else { return }
      let kind = elements.count == 3 ? right.assignment : .assigns
      if case .tuple(let parts) = target { for part in parts { noteAssignment(.assigns, part, at: left) } } else { noteAssignment(kind, target, at: left) }
    } else if method != nil, let infix = RawBinaryOperatorExprSyntax(middle)?.operator.tokenText, infix.hasSuffix("="), !Self.comparisons.contains(infix) {
      noteAssignment(.assigns, expression(left), at: left)
    }
  }

  private static let comparisons: [SyntaxText] = ["==", "!=", "<=", ">=", "===", "!==", "~="]

  private func noteAssignment(_ kind: FileSummary.Step.Kind, _ target: Expression, at node: RawSyntax) {
    var (kind, target) = (kind, target)
    while case .subscripted(let base) = target { (kind, target) = (.assigns, base) }
    switch target {
    case .name, .member: note(kind, target, at: node)
    default: break
    }
  }

  private func noteSelector(_ value: RawSyntax) {
    guard let macro = RawMacroExpansionExprSyntax(value), macro.macroName.tokenText == "selector",
      let function = macro.arguments.elements(RawLabeledExprSyntax.self).first?.expression
    else { return }
    summary.actions.append(FileSummary.Action(scope: scope, function: expression(function)))
  }
}

extension FileSummary.Scope.Kind {
  fileprivate var isOfType: Bool {
    switch self {
    case .class, .struct, .enum, .actor, .protocol, .extension: true
    case .file, .function, .variable: false
    }
  }
}

extension RawSyntax {
  /// What an assignment of this value does.
  fileprivate var assignment: FileSummary.Step.Kind {
    if kind == .nilLiteralExpr { return .clears }
    guard let flag = RawBooleanLiteralExprSyntax(self) else { return .assigns }
    return flag.literal.isKeyword("true") ? .turnsOn : .turnsOff
  }

  /// A value that is written down: a number, a text, `nil`, `[]`, `#function`, `.zero`.
  fileprivate var isPlain: Bool {
    switch kind {
    case .nilLiteralExpr, .booleanLiteralExpr, .integerLiteralExpr, .floatLiteralExpr, .stringLiteralExpr, .macroExpansionExpr: true
    case .arrayExpr: RawArrayExprSyntax(self)!.elements.raw.children.isEmpty
    case .dictionaryExpr: RawDictionaryExprSyntax(self)!.content.kind == .token
    case .memberAccessExpr: RawMemberAccessExprSyntax(self)!.base == nil
    default: false
    }
  }
}

extension RawAttributeSyntax {
  /// `@available(*, unavailable)`.
  fileprivate var isUnavailability: Bool {
    guard let list = arguments.flatMap({ RawAvailabilityArgumentListSyntax($0) }) else { return false }
    return list.elements(RawAvailabilityArgumentSyntax.self).contains { RawTokenSyntax($0.argument)?.tokenText == "unavailable" }
  }
}

extension RawTokenSyntax {
  fileprivate var isOperator: Bool {
    switch tokenKind {
    case .binaryOperator, .prefixOperator, .postfixOperator: true
    default: false
    }
  }
}

extension String {
  /// Functions begin with a small letter, types don't.
  fileprivate var isSmall: Bool { unicodeScalars.first.map { !$0.properties.isUppercase } ?? false }
}
