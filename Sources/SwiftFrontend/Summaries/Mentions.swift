@_spi(RawSyntax) import SwiftSyntax

extension FileReader {
  // MARK: Variables

  func readLocalVariable(_ node: RawVariableDeclSyntax) {
    for binding in node.bindings.elements(RawPatternBindingSyntax.self) {
      if let type = binding.typeAnnotation { walk(type) }
      let names = variableNames(binding.pattern)
      let isSingle = names.count == 1
      if let initial = binding.initializer { walk(initial.value) }
      for name in names {
        declare(name, type: isSingle ? binding.typeAnnotation.map { TypeReader.type($0.type) } : nil, initial: isSingle ? binding.initializer.map { expression($0.value) } : nil)
      }
      if let accessors = binding.accessorBlock { inBlock { walk(accessors.accessors) } }
    }
    walk(node.attributes)
  }

  func readBinding(_ node: RawOptionalBindingConditionSyntax) {
    if let type = node.typeAnnotation { walk(type) }
    if let initial = node.initializer { walk(initial.value) }
    guard let name = variableNames(node.pattern).first else { return walk(node.pattern) }
    // `if let self`: `self` keeps its meaning.
    if name == "self" { return }
    let short: Expression = local(named: name).map(Expression.local) ?? .name(name)
    if node.initializer == nil { mention(short, at: node) }
    declare(name, type: node.typeAnnotation.map { TypeReader.type($0.type) }, initial: node.initializer.map { expression($0.value) } ?? short)
  }

  func readLoop(_ node: RawForStmtSyntax) {
    if let type = node.typeAnnotation { walk(type) }
    walk(node.sequence)
    inBlock {
      if let name = RawIdentifierPatternSyntax(node.pattern)?.identifier.plain {
        declare(name, type: node.typeAnnotation.map { TypeReader.type($0.type) }, initial: expression(node.sequence), isElement: true)
      } else {
        walk(node.pattern)
      }
      if let condition = node.whereClause { walk(condition) }
      walk(node.body)
    }
  }

  // MARK: Chains

  func readChain(_ node: RawSyntax) {
    let chain = Chain(node)
    let root = root(of: chain, depth: 0)
    let whole = value(of: chain.steps[...], from: root)
    mention(whole, at: node)
    // A chain that is too long still mentions its root.
    if case .unknown = whole { mention(root, at: node) }
    // A root that is not a name is walked: `(a ?? b).c`, `[1, 2].map { … }`.
    switch chain.root?.kind {
    case nil, .declReferenceExpr, .superExpr: break
    case .genericSpecializationExpr:
      mention(root, at: chain.root!)
      walkArguments(of: chain.root!)
    default: walk(chain.root!)
    }
    var (callee, reached) = (chain.steps.count <= Self.longestChain ? root : .unknown, 0)
    for (index, step) in chain.steps.enumerated() {
      switch step {
      case .member, .same: break
      case .subscripted(let access): walk(access.arguments)
      case .call(let call):
        callee = chain.steps[reached..<index].reduce(callee) { $0.followed(by: $1) }
        reached = index
        noteActions(call)
        walk(call.arguments)
        if let trailing = call.trailingClosure { walk(trailing) }
        for other in call.additionalTrailingClosures.elements(RawMultipleTrailingClosureElementSyntax.self) { walk(other.closure) }
      }
    }
  }

  /// Adds a mention of `member` in `.member`, the default of a parameter: no body says it.
  func mentionImplicitMember(_ node: RawSyntax) {
    let chain = Chain(node)
    if chain.root == nil, case .member(let name)? = chain.steps.first { mention(.member(.unknown, name), at: node) }
  }

  /// Walks the type arguments of `Stack<Card>`.
  func walkArguments(of generic: RawSyntax) {
    if let generic = RawGenericSpecializationExprSyntax(generic) { walk(generic.genericArgumentClause) }
  }

  // MARK: Closures

  func readClosure(_ node: RawClosureExprSyntax) {
    // What a closure at the top of a file declares is local, too.
    guard isInFunction else { return inLocalScope(named: "{}") { readClosure(node) } }
    // Names in the capture list are looked up outside of the closure.
    let captures = node.signature?.capture.map { Array($0.items.elements(RawClosureCaptureSyntax.self)) } ?? []
    for item in captures {
      if let initial = item.initializer { walk(initial.value) } else { mention(captured(item), at: item) }
    }
    inBlock {
      for item in captures where !item.name.isSelf {
        let value = item.initializer.map { expression($0.value) } ?? captured(item)
        declare(item.name.plain, initial: value)
      }
      readSignature(node.signature)
      walk(node.statements)
    }
  }

  private func captured(_ item: RawClosureCaptureSyntax) -> Expression {
    if item.name.isSelf { return .selfObject }
    return local(named: item.name.plain).map(Expression.local) ?? .name(item.name.plain)
  }

  private func readSignature(_ signature: RawClosureSignatureSyntax?) {
    guard let signature else { return }
    if let clause = signature.parameterClause.flatMap({ RawClosureParameterClauseSyntax($0) }) {
      for parameter in clause.parameters.elements(RawClosureParameterSyntax.self) {
        if let type = parameter.type { walk(type) }
        declare((parameter.secondName ?? parameter.firstName).plain, type: parameter.type.map { TypeReader.type($0) })
      }
    } else if let names = signature.parameterClause.flatMap({ RawClosureShorthandParameterListSyntax($0) }) {
      for name in names.elements(RawClosureShorthandParameterSyntax.self) { declare(name.name.plain) }
    }
    if let result = signature.returnClause { walk(result) }
  }
}
