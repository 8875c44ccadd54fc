import SwiftSyntax

/// One step of `a.b(c)[d]`, seen from its end.
enum ChainStep {
  case member(String)
  case call(FunctionCallExprSyntax)
  case subscripted(LabeledExprListSyntax)
  /// `?`, `!`, `.self`: the same value.
  case same
}

/// The spine of a chain of member accesses and calls: what it starts from, and its steps, first to last.
struct Chain {
  let root: ExprSyntax?
  let steps: [ChainStep]

  /// Walks down the spine; no recursion, since builders and operators make long ones.
  init(_ expression: ExprSyntax) {
    var steps: [ChainStep] = []
    var next: ExprSyntax? = expression
    walk: while let current = next {
      switch current.as(ExprSyntaxEnum.self) {
      case .memberAccessExpr(let access):
        let name = access.declName.baseName
        steps.append(name.tokenKind == .keyword(.self) ? .same : .member(name.plain))
        next = access.base
        if next == nil { break walk }
      case .functionCallExpr(let call):
        steps.append(.call(call))
        next = call.calledExpression
      case .subscriptCallExpr(let access):
        steps.append(.subscripted(access.arguments))
        next = access.calledExpression
      case .optionalChainingExpr(let optional):
        steps.append(.same)
        next = optional.expression
      case .forceUnwrapExpr(let forced):
        steps.append(.same)
        next = forced.expression
      default: break walk
      }
    }
    root = next
    self.steps = steps.reversed()
  }
}

extension FileReader {
  /// Deeper parts are `.unknown`.
  static let deepestExpression = 40
  /// Longer chains are read as if they began later.
  static let longestChain = 60

  /// What an expression is, as far as syntax tells. States nothing.
  func expression(_ syntax: ExprSyntax, depth: Int = 0) -> Expression {
    guard depth < Self.deepestExpression else { return .unknown }
    func inner(_ expression: ExprSyntax) -> Expression { self.expression(expression, depth: depth + 1) }
    switch syntax.as(ExprSyntaxEnum.self) {
    case .memberAccessExpr, .functionCallExpr, .subscriptCallExpr, .optionalChainingExpr, .forceUnwrapExpr:
      let chain = Chain(syntax)
      return value(of: chain.steps[...], from: root(of: chain, depth: depth))
    case .declReferenceExpr(let reference): return name(reference)
    case .superExpr: return .superObject
    case .genericSpecializationExpr(let generic): return specialised(generic, depth: depth)
    case .typeExpr(let type): return .type(TypeReader.type(type.type, depth: depth))
    case .stringLiteralExpr, .simpleStringLiteralExpr: return .literal("String")
    case .integerLiteralExpr: return .literal("Int")
    case .floatLiteralExpr: return .literal("Double")
    case .booleanLiteralExpr: return .literal("Bool")
    case .regexLiteralExpr: return .literal("Regex")
    case .keyPathExpr: return .literal("KeyPath")
    case .macroExpansionExpr(let macro): return Self.macroTypes[macro.macroName.text].map(Expression.literal) ?? .unknown
    case .arrayExpr(let array):
      guard let first = array.elements.first else { return .array(.unknown) }
      return .array(inner(first.expression))
    case .dictionaryExpr(let dictionary):
      guard case .elements(let elements) = dictionary.content, let first = elements.first else { return .dictionary(.unknown, .unknown) }
      return .dictionary(inner(first.key), inner(first.value))
    case .tupleExpr(let tuple):
      if tuple.elements.count == 1, let only = tuple.elements.first { return inner(only.expression) }
      return .tuple(tuple.elements.map { inner($0.expression) })
    case .closureExpr(let closure): return .closure(result(of: closure, depth: depth))
    case .tryExpr(let attempt):
      let value = inner(attempt.expression)
      return attempt.questionOrExclamationMark?.tokenKind == .postfixQuestionMark ? .optional(value) : value
    case .awaitExpr(let wait): return inner(wait.expression)
    case .unsafeExpr(let unsafe): return inner(unsafe.expression)
    case .inOutExpr(let reference): return inner(reference.expression)
    case .prefixOperatorExpr(let prefix): return prefix.operator.text == "!" ? .literal("Bool") : inner(prefix.expression)
    case .sequenceExpr(let sequence): return value(of: sequence, depth: depth)
    case .asExpr(let cast): return .instance(TypeReader.type(cast.type, depth: depth))
    case .ternaryExpr(let ternary): return inner(ternary.thenExpression)
    case .copyExpr(let copy): return inner(copy.expression)
    case .consumeExpr(let consume): return inner(consume.expression)
    case .borrowExpr(let borrow): return inner(borrow.expression)
    case .ifExpr(let choice): return lastValue(of: choice.body.statements, depth: depth)
    case .switchExpr(let choice):
      guard case .switchCase(let first) = choice.cases.first else { return .unknown }
      return lastValue(of: first.statements, depth: depth)
    default: return .unknown
    }
  }

  private static let macroTypes = [
    "selector": "Selector", "keyPath": "String", "file": "String", "fileID": "String", "filePath": "String", "function": "String",
    "line": "Int", "column": "Int",
  ]

  func root(of chain: Chain, depth: Int) -> Expression {
    // `.member` with nothing before the dot: the type is the context's.
    guard let root = chain.root else { return .unknown }
    return expression(root, depth: depth + 1)
  }

  func value(of steps: ArraySlice<ChainStep>, from root: Expression) -> Expression {
    guard steps.count <= Self.longestChain else { return .unknown }
    return steps.reduce(root) { $0.followed(by: $1) }
  }

  private func name(_ reference: DeclReferenceExprSyntax) -> Expression {
    switch reference.baseName.tokenKind {
    case .keyword(.self): return local(named: "self").map(Expression.local) ?? .selfObject
    case .keyword(.Self): return .type(.named("Self"))
    default:
      let name = reference.baseName.plain
      if let module = reference.moduleSelector { return .member(.name(module.moduleName.plain), name) }
      return local(named: name).map(Expression.local) ?? .name(name)
    }
  }

  /// `Foo<Bar>` and `Outer.Foo<Bar>` where an expression stands.
  private func specialised(_ generic: GenericSpecializationExprSyntax, depth: Int) -> Expression {
    var names: [String] = []
    var next: ExprSyntax? = generic.expression
    while let access = next?.as(MemberAccessExprSyntax.self), names.count < Self.longestChain {
      names.append(access.declName.baseName.plain)
      next = access.base
    }
    guard let first = next?.as(DeclReferenceExprSyntax.self) else { return .unknown }
    names.append(first.baseName.plain)
    var components = names.reversed().map { TypeName.Component(name: $0) }
    components[components.count - 1].arguments = TypeReader.arguments(generic.genericArgumentClause, depth: depth)
    return .type(.named(components))
  }

  /// Operators are not folded: the few that tell the type are looked for.
  private func value(of sequence: SequenceExprSyntax, depth: Int) -> Expression {
    let elements = Array(sequence.elements)
    guard let first = elements.first else { return .unknown }
    // A cast binds tighter than assignment and ternary, and comes last where there is one.
    if elements.count >= 3, let cast = elements[elements.count - 2].as(UnresolvedAsExprSyntax.self), let type = elements.last?.as(TypeExprSyntax.self) {
      let value = Expression.instance(TypeReader.type(type.type, depth: depth))
      return cast.questionOrExclamationMark?.tokenKind == .postfixQuestionMark ? .optional(value) : value
    }
    for (index, element) in elements.enumerated() {
      if let ternary = element.as(UnresolvedTernaryExprSyntax.self) {
        let then = expression(ternary.thenExpression, depth: depth + 1)
        guard then == .unknown, index + 1 < elements.count else { return then }
        return expression(elements[index + 1], depth: depth + 1)
      }
    }
    for element in elements {
      if let infix = element.as(BinaryOperatorExprSyntax.self) {
        let text = infix.operator.text
        if ["==", "!=", "<", ">", "<=", ">=", "===", "!==", "&&", "||", "~="].contains(text) { return .literal("Bool") }
        if ["...", "..<"].contains(text) { return .array(expression(first, depth: depth + 1)) }
      }
      if element.is(UnresolvedIsExprSyntax.self) { return .literal("Bool") }
    }
    return expression(first, depth: depth + 1)
  }

  /// What a closure of one statement returns, or one of several at its last `return`.
  private func result(of closure: ClosureExprSyntax, depth: Int) -> Expression {
    if let type = closure.signature?.returnClause?.type { return .instance(TypeReader.type(type, depth: depth)) }
    return lastValue(of: closure.statements, depth: depth)
  }

  private func lastValue(of statements: CodeBlockItemListSyntax, depth: Int) -> Expression {
    guard let last = statements.last?.item else { return .unknown }
    switch last {
    case .stmt(let statement):
      guard let value = statement.as(ReturnStmtSyntax.self)?.expression else { return .unknown }
      return returned(value, in: statements, depth: depth)
    case .expr(let value): return statements.count == 1 ? expression(value, depth: depth + 1) : .unknown
    case .decl: return .unknown
    }
  }

  /// `let label = UILabel(); …; return label`: the variable's own value, which nobody has declared yet when the closure is only looked at.
  private func returned(_ value: ExprSyntax, in statements: CodeBlockItemListSyntax, depth: Int) -> Expression {
    if let name = value.as(DeclReferenceExprSyntax.self)?.baseName.plain {
      for statement in statements {
        guard case .decl(let declaration) = statement.item, let variable = declaration.as(VariableDeclSyntax.self) else { continue }
        for binding in variable.bindings where binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plain == name {
          if let type = binding.typeAnnotation?.type { return .instance(TypeReader.type(type, depth: depth)) }
          if let initial = binding.initializer?.value { return expression(initial, depth: depth + 1) }
        }
      }
    }
    return expression(value, depth: depth + 1)
  }
}

extension Expression {
  /// With one more step of a chain.
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
