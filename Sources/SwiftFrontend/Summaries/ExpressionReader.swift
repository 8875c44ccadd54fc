@_spi(RawSyntax) import SwiftSyntax

/// One step of a chain such as `a.b(c)[d]`.
enum ChainStep {
  case member(String)
  case call(RawFunctionCallExprSyntax)
  case subscripted(RawSubscriptCallExprSyntax)
  /// `?`, `!`, `.self`: the same value.
  case same
}

/// A chain of member accesses and calls: its root and its steps, first to last.
struct Chain {
  let root: RawSyntax?
  let steps: [ChainStep]

  /// Walks the chain without recursion, since builders and operators make long ones.
  init(_ expression: RawSyntax) {
    var steps: [ChainStep] = []
    var next: RawSyntax? = expression
    walk: while let current = next {
      switch current.kind {
      case .memberAccessExpr:
        let access = RawMemberAccessExprSyntax(current)!
        let name = access.declName.baseName
        steps.append(name.isSelf ? .same : .member(name.plain))
        next = access.base?.raw
      case .functionCallExpr:
        let call = RawFunctionCallExprSyntax(current)!
        steps.append(.call(call))
        next = call.calledExpression.raw
      case .subscriptCallExpr:
        let access = RawSubscriptCallExprSyntax(current)!
        steps.append(.subscripted(access))
        next = access.calledExpression.raw
      case .optionalChainingExpr:
        steps.append(.same)
        next = RawOptionalChainingExprSyntax(current)!.expression.raw
      case .forceUnwrapExpr:
        steps.append(.same)
        next = RawForceUnwrapExprSyntax(current)!.expression.raw
      default: break walk
      }
    }
    root = next
    steps.reverse()
    self.steps = steps
  }
}

extension RawFunctionCallExprSyntax {
  var firstArgument: RawSyntax? { arguments.elements(RawLabeledExprSyntax.self).first?.expression.raw }
}

extension FileReader {
  /// Expressions nested deeper are `.unknown`.
  static let deepestExpression = 40
  /// Longer chains are `.unknown`.
  static let longestChain = 60

  /// The form of an expression, as far as syntax tells. Adds no mentions.
  func expression(_ syntax: RawExprSyntax) -> Expression { expression(syntax.raw, depth: 0) }

  func expression(_ raw: RawSyntax, depth: Int = 0) -> Expression {
    guard depth < Self.deepestExpression else { return .unknown }
    func inner(_ expression: RawExprSyntax) -> Expression { self.expression(expression.raw, depth: depth + 1) }
    switch raw.kind {
    case .memberAccessExpr, .functionCallExpr, .subscriptCallExpr, .optionalChainingExpr, .forceUnwrapExpr:
      let chain = Chain(raw)
      return value(of: chain.steps[...], from: root(of: chain, depth: depth))
    case .declReferenceExpr: return name(RawDeclReferenceExprSyntax(raw)!)
    case .superExpr: return .superObject
    case .genericSpecializationExpr: return specialised(RawGenericSpecializationExprSyntax(raw)!, depth: depth)
    case .typeExpr: return .type(TypeReader.type(RawTypeExprSyntax(raw)!.type.raw, depth: depth))
    case .stringLiteralExpr, .simpleStringLiteralExpr: return .literal("String")
    case .integerLiteralExpr: return .literal("Int")
    case .floatLiteralExpr: return .literal("Double")
    case .booleanLiteralExpr: return .literal("Bool")
    case .regexLiteralExpr: return .literal("Regex")
    case .keyPathExpr: return .literal("KeyPath")
    case .macroExpansionExpr: return Self.macroTypes[String(syntaxText: RawMacroExpansionExprSyntax(raw)!.macroName.tokenText)].map(Expression.literal) ?? .unknown
    case .arrayExpr:
      guard let first = RawArrayExprSyntax(raw)!.elements.raw.children.first else { return .array(.unknown) }
      return .array(inner(RawArrayElementSyntax(first!)!.expression))
    case .dictionaryExpr:
      let content = RawDictionaryExprSyntax(raw)!.content
      guard content.kind == .dictionaryElementList, let first = content.children.first else { return .dictionary(.unknown, .unknown) }
      let element = RawDictionaryElementSyntax(first!)!
      return .dictionary(inner(element.key), inner(element.value))
    case .tupleExpr:
      let elements: [Expression] = RawTupleExprSyntax(raw)!.elements.elements(RawLabeledExprSyntax.self).map { inner($0.expression) }
      return elements.count == 1 ? elements[0] : .tuple(elements)
    case .closureExpr: return .closure(result(of: RawClosureExprSyntax(raw)!, depth: depth))
    case .tryExpr:
      let attempt = RawTryExprSyntax(raw)!
      let value = inner(attempt.expression)
      return attempt.questionOrExclamationMark?.tokenKind == .postfixQuestionMark ? .optional(value) : value
    case .awaitExpr: return inner(RawAwaitExprSyntax(raw)!.expression)
    case .unsafeExpr: return inner(RawUnsafeExprSyntax(raw)!.expression)
    case .inOutExpr: return inner(RawInOutExprSyntax(raw)!.expression)
    case .prefixOperatorExpr:
      let prefix = RawPrefixOperatorExprSyntax(raw)!
      return prefix.operator.tokenText == "!" ? .literal("Bool") : inner(prefix.expression)
    case .sequenceExpr: return value(of: RawSequenceExprSyntax(raw)!, depth: depth)
    case .asExpr: return .instance(TypeReader.type(RawAsExprSyntax(raw)!.type.raw, depth: depth))
    case .ternaryExpr: return inner(RawTernaryExprSyntax(raw)!.thenExpression)
    case .copyExpr: return inner(RawCopyExprSyntax(raw)!.expression)
    case .consumeExpr: return inner(RawConsumeExprSyntax(raw)!.expression)
    case .borrowExpr: return inner(RawBorrowExprSyntax(raw)!.expression)
    case .ifExpr: return lastValue(of: RawIfExprSyntax(raw)!.body.statements.raw, depth: depth)
    case .switchExpr:
      guard let first = RawSwitchExprSyntax(raw)!.cases.raw.children.first, let first = RawSwitchCaseSyntax(first!) else { return .unknown }
      return lastValue(of: first.statements.raw, depth: depth)
    default: return .unknown
    }
  }

  private static let macroTypes = [
    "selector": "Selector", "keyPath": "String", "file": "String", "fileID": "String", "filePath": "String", "function": "String",
    "line": "Int", "column": "Int",
  ]

  func root(of chain: Chain, depth: Int) -> Expression {
    // `.member` without a base: the context gives the type.
    guard let root = chain.root else { return .unknown }
    return expression(root, depth: depth + 1)
  }

  func value(of steps: ArraySlice<ChainStep>, from root: Expression) -> Expression {
    guard steps.count <= Self.longestChain else { return .unknown }
    return steps.reduce(root) { $0.followed(by: $1) }
  }

  private func name(_ reference: RawDeclReferenceExprSyntax) -> Expression {
    let token = reference.baseName
    if token.isSelf { return local(named: "self").map(Expression.local) ?? .selfObject }
    if token.isKeyword("Self") { return .type(.named("Self")) }
    let name = token.plain
    if let module = reference.moduleSelector { return .member(.name(module.moduleName.plain), name) }
    return local(named: name).map(Expression.local) ?? .name(name)
  }

  /// `Foo<Bar>` and `Outer.Foo<Bar>` as expressions.
  private func specialised(_ generic: RawGenericSpecializationExprSyntax, depth: Int) -> Expression {
    var names: [String] = []
    var next: RawExprSyntax? = generic.expression
    while let base = next, let access = RawMemberAccessExprSyntax(base), names.count < Self.longestChain {
      names.append(access.declName.baseName.plain)
      next = access.base
    }
    guard let base = next, let first = RawDeclReferenceExprSyntax(base) else { return .unknown }
    names.append(first.baseName.plain)
    var components = names.reversed().map { TypeName.Component(name: $0) }
    components[components.count - 1].arguments = TypeReader.arguments(generic.genericArgumentClause, depth: depth)
    return .type(.named(components))
  }

  /// The type of a sequence. Operators are not folded: only the few that determine the type are looked for.
  private func value(of sequence: RawSequenceExprSyntax, depth: Int) -> Expression {
    let elements = sequence.elements.raw.children
    guard let first = elements.first, let first else { return .unknown }
    // A cast binds tighter than assignment and ternary, and is the last operator if there is one.
    if elements.count >= 3, let cast = RawUnresolvedAsExprSyntax(elements[elements.count - 2]!), let type = RawTypeExprSyntax(elements[elements.count - 1]!) {
      let value = Expression.instance(TypeReader.type(type.type.raw, depth: depth))
      return cast.questionOrExclamationMark?.tokenKind == .postfixQuestionMark ? .optional(value) : value
    }
    for (index, element) in elements.enumerated() {
      if let ternary = RawUnresolvedTernaryExprSyntax(element!) {
        let then = expression(ternary.thenExpression.raw, depth: depth + 1)
        guard then == .unknown, index + 1 < elements.count else { return then }
        return expression(elements[index + 1]!, depth: depth + 1)
      }
    }
    for element in elements {
      if let infix = RawBinaryOperatorExprSyntax(element!) {
        switch String(syntaxText: infix.operator.tokenText) {
        case "==", "!=", "<", ">", "<=", ">=", "===", "!==", "&&", "||", "~=": return .literal("Bool")
        case "...", "..<": return .array(expression(first, depth: depth + 1))
        default: break
        }
      }
      if element!.kind == .unresolvedIsExpr { return .literal("Bool") }
    }
    return expression(first, depth: depth + 1)
  }

  /// The result of a closure: its only statement, or its last `return`.
  private func result(of closure: RawClosureExprSyntax, depth: Int) -> Expression {
    if let type = closure.signature?.returnClause?.type { return .instance(TypeReader.type(type.raw, depth: depth)) }
    return lastValue(of: closure.statements.raw, depth: depth)
  }

  private func lastValue(of statements: RawSyntax, depth: Int) -> Expression {
    guard let last = statements.children.last, let item = RawCodeBlockItemSyntax(last!)?.item else { return .unknown }
    if let statement = RawReturnStmtSyntax(item) {
      guard let value = statement.expression else { return .unknown }
      return returned(value.raw, in: statements, depth: depth)
    }
    guard RawExprSyntax.isKindOf(item), statements.children.count == 1 else { return .unknown }
    return expression(item, depth: depth + 1)
  }

  /// `let label = UILabel(); …; return label`: the initial value of the variable, because the variables of a closure are not declared yet at this point.
  private func returned(_ value: RawSyntax, in statements: RawSyntax, depth: Int) -> Expression {
    if let name = RawDeclReferenceExprSyntax(value)?.baseName.plain {
      for statement in statements.children {
        guard let variable = RawVariableDeclSyntax(RawCodeBlockItemSyntax(statement!)!.item) else { continue }
        for binding in variable.bindings.elements(RawPatternBindingSyntax.self) {
          guard RawIdentifierPatternSyntax(binding.pattern)?.identifier.plain == name else { continue }
          if let type = binding.typeAnnotation?.type { return .instance(TypeReader.type(type.raw, depth: depth)) }
          if let initial = binding.initializer?.value { return expression(initial.raw, depth: depth + 1) }
        }
      }
    }
    return expression(value, depth: depth + 1)
  }
}

extension Expression {
  /// The expression followed by one more step of a chain.
  func followed(by step: ChainStep) -> Expression {
    if case .unknown = self { return .unknown }
    return switch step {
    case .same: self
    case .member(let name): .member(self, name)
    case .call: .call(self)
    case .subscripted: .subscripted(self)
    }
  }
}
