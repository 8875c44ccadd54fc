import Facts
@_spi(RawSyntax) import SwiftSyntax

// What the methods of a type are called, and what their bodies do.

extension FileReader {
  // MARK: Declarations

  /// The method that a declaration is; nil outside of types and in functions. `place` is where its name stands.
  func describedMethod(
    _ name: String, _ parameters: FunctionParameterListSyntax?, _ node: some WithModifiersSyntax & WithAttributesSyntax, at place: TokenSyntax,
    body: CodeBlockItemListSyntax?, _ more: Method.Traits = []
  ) -> FileSummary.Method? {
    guard !isInFunction, summary.scopes[scope].kind.isOfType else { return nil }
    var method = FileSummary.Method(
      scope: scope, bodyScope: scope, name: name + (parameters.map { labels($0, isOperator: place.isOperator) } ?? ""), place: self.place(of: place),
      traits: traits(node.modifiers, node.attributes).union(more))
    if let effects = node.as(FunctionDeclSyntax.self)?.signature.effectSpecifiers ?? node.as(InitializerDeclSyntax.self)?.signature.effectSpecifiers,
      effects.asyncSpecifier != nil || effects.throwsClause != nil {
      method.traits.remove(.isDynamic)
    }
    if let body { read(body, into: &method) }
    return method
  }

  func subscriptMethod(_ node: SubscriptDeclSyntax) -> FileSummary.Method? {
    var method = describedMethod("subscript", node.parameterClause.parameters, node, at: node.subscriptKeyword, body: nil)
    guard summary.scopes[scope].kind != .protocol, let block = node.accessorBlock else { return method }
    method?.traits.insert(.isDefined)
    if case .getter(let body) = block.accessors, var own = method {
      read(body, into: &own)
      method = own
    }
    return method
  }

  /// The method that a computed or observed property is; nil for one that only stores or is only promised.
  func propertyMethod(
    _ property: FileSummary.Property, _ block: AccessorBlockSyntax?, _ modifiers: DeclModifierListSyntax, _ attributes: AttributeListSyntax
  ) -> FileSummary.Method? {
    guard let block, summary.scopes[scope].kind.isOfType, summary.scopes[scope].kind != .protocol else { return nil }
    var method = FileSummary.Method(
      scope: scope, bodyScope: scope, name: property.name, place: property.place, traits: traits(modifiers, attributes).union(.isDefined))
    switch block.accessors {
    case .getter(let body): read(body, into: &method)
    case .accessors(let list):
      let getter = list.first { $0.accessorSpecifier.tokenKind == .keyword(.get) }
      if let body = getter?.body?.statements { read(body, into: &method) }
    }
    return method
  }

  /// `(_:for:)`; an operator has no labels.
  private func labels(_ parameters: FunctionParameterListSyntax, isOperator: Bool) -> String {
    var text = "("
    for parameter in parameters {
      text += isOperator ? "_" : parameter.firstName.plain
      text += ":"
    }
    return text + ")"
  }

  private func traits(_ modifiers: DeclModifierListSyntax, _ attributes: AttributeListSyntax) -> Method.Traits {
    var traits: Method.Traits = []
    var isHidden = summary.scopes[scope].kind == .extension && summary.scopes[scope].isPrivate
    for modifier in modifiers {
      switch modifier.name.tokenKind {
      case .keyword(.static), .keyword(.class): traits.insert(.isStatic)
      case .keyword(.override): traits.insert(.overrides)
      case .keyword(.private), .keyword(.fileprivate): isHidden = isHidden || modifier.detail == nil
      default: break
      }
    }
    if isHidden { traits.insert(.isPrivate) }
    if summary.scopes[scope].objectiveC.showsMembers, !isHidden { traits.insert(.isDynamic) }
    for element in attributes {
      guard let attribute = element.as(AttributeSyntax.self) else { continue }
      switch attribute.name {
      case "IBAction": traits.formUnion([.isAction, .isDynamic])
      case "IBSegueAction", "IBOutlet", "IBInspectable", "GKInspectable", "NSManaged": traits.insert(.isDynamic)
      case "objc":
        // Of a selector of its own the name here tells nothing.
        if case .objCName = attribute.arguments { traits.remove(.isDynamic) } else { traits.insert(.isDynamic) }
      case "nonobjc": traits.remove(.isDynamic)
      case "available" where attribute.isUnavailability: traits.insert(.isUnavailable)
      default: break
      }
    }
    return traits
  }

  /// Whether a body does anything but fail.
  private func read(_ body: CodeBlockItemListSyntax, into method: inout FileSummary.Method) {
    method.traits.insert(.isDefined)
    var raises = 0
    for statement in body {
      let item = statement.item
      if isRaising(item) {
        raises += 1
      } else if raises == 0 || !isPlainReturn(item) {
        if raises == 0, let call = bareCall(item), body.count == 1 { method.onlyCall = expression(call.calledExpression) }
        return
      }
    }
    if raises > 0 { method.traits.insert(.onlyRaises) }
  }

  private func isRaising(_ item: CodeBlockItemSyntax.Item) -> Bool {
    switch item {
    case .stmt(let statement): return statement.is(ThrowStmtSyntax.self)
    case .decl: return false
    case .expr(let value):
      guard let call = value.as(FunctionCallExprSyntax.self), let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
      else { return false }
      switch name {
      case "fatalError", "preconditionFailure", "assertionFailure", "abort": return true
      case "assert", "precondition": return call.arguments.first?.expression.as(BooleanLiteralExprSyntax.self)?.literal.tokenKind == .keyword(.false)
      default: return false
      }
    }
  }

  /// What has to be written after an assertion to please the compiler: `return nil`.
  private func isPlainReturn(_ item: CodeBlockItemSyntax.Item) -> Bool {
    guard case .stmt(let statement) = item, let end = statement.as(ReturnStmtSyntax.self) else { return false }
    return end.expression.map { $0.isPlain } ?? true
  }

  /// `abstractMethod()`, `abstractMethod(#function)`.
  private func bareCall(_ item: CodeBlockItemSyntax.Item) -> FunctionCallExprSyntax? {
    guard case .expr(let value) = item, let call = value.as(FunctionCallExprSyntax.self), call.trailingClosure == nil,
      let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text, name.isSmall, call.arguments.allSatisfy(\.expression.isPlain)
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

  private func note(_ kind: FileSummary.Step.Kind, _ target: Expression, labels: String = "", at node: some SyntaxProtocol) {
    guard let method, let block = method.open.last else { return }
    let place = place(of: node)
    summary.methods[method.index].steps.append(
      FileSummary.Step(kind: kind, target: target, labels: labels, line: place.line, column: place.column, block: block))
  }

  /// A call of a method, or of what may be one, and what it is told to call later. Creations are facts of their own.
  func noteCall(_ call: FunctionCallExprSyntax, _ raw: RawFunctionCallExprSyntax, of callee: Expression) {
    let arguments = raw.arguments.raw.elements.lazy.map { RawLabeledExprSyntax($0!)! }
    // `addTarget(self, action: #selector(tapped), for: .touchUpInside)`
    if arguments.contains(where: { $0.label?.tokenText == "action" }) {
      for argument in call.arguments where argument.label?.plain == "action" { noteSelector(argument.expression) }
    }
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
    if let access = call.calledExpression.as(MemberAccessExprSyntax.self) {
      note(.calls, callee, labels: labels, at: access.declName)
    } else {
      note(.calls, callee, labels: labels, at: call)
    }
  }

  func noteAssignment(_ node: SequenceExprSyntax) {
    let elements = node.elements
    guard let left = elements.first, let middle = elements.dropFirst().first, let right = elements.dropFirst(2).first else { return }
    if middle.is(AssignmentExprSyntax.self) {
      let target = expression(left)
      if case .member(_, "action") = target { noteSelector(right) }
      guard method != nil else { return }
      let kind = elements.count == 3 ? right.assignment : .assigns
      if case .tuple(let parts) = target { for part in parts { noteAssignment(.assigns, part, at: left) } } else { noteAssignment(kind, target, at: left) }
    } else if method != nil, let infix = middle.as(BinaryOperatorExprSyntax.self)?.operator.text, infix.utf8.last == UInt8(ascii: "="),
      !["==", "!=", "<=", ">=", "===", "!==", "~="].contains(infix) {
      noteAssignment(.assigns, expression(left), at: left)
    }
  }

  private func noteAssignment(_ kind: FileSummary.Step.Kind, _ target: Expression, at node: ExprSyntax) {
    var (kind, target) = (kind, target)
    while case .subscripted(let base) = target { (kind, target) = (.assigns, base) }
    switch target {
    case .name, .member: note(kind, target, at: node)
    default: break
    }
  }

  private func noteSelector(_ value: ExprSyntax) {
    guard let macro = value.as(MacroExpansionExprSyntax.self), macro.macroName.text == "selector", let function = macro.arguments.first?.expression
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

extension ExprSyntax {
  /// What an assignment of this value does.
  fileprivate var assignment: FileSummary.Step.Kind {
    if self.is(NilLiteralExprSyntax.self) { return .clears }
    guard let flag = self.as(BooleanLiteralExprSyntax.self) else { return .assigns }
    return flag.literal.tokenKind == .keyword(.true) ? .turnsOn : .turnsOff
  }

  /// A value that is written down: a number, a text, `nil`, `[]`, `#function`, `.zero`.
  fileprivate var isPlain: Bool {
    switch self.as(ExprSyntaxEnum.self) {
    case .nilLiteralExpr, .booleanLiteralExpr, .integerLiteralExpr, .floatLiteralExpr, .stringLiteralExpr, .macroExpansionExpr: true
    case .arrayExpr(let array): array.elements.isEmpty
    case .dictionaryExpr(let dictionary): if case .colon = dictionary.content { true } else { false }
    case .memberAccessExpr(let access): access.base == nil
    default: false
    }
  }
}

extension AttributeSyntax {
  /// `@available(*, unavailable)`.
  fileprivate var isUnavailability: Bool {
    guard case .availability(let list) = arguments else { return false }
    return list.contains { $0.argument.as(TokenSyntax.self)?.text == "unavailable" }
  }
}

extension TokenSyntax {
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
