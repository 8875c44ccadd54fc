import Facts
@_spi(RawSyntax) import SwiftSyntax

extension BodyReader {
  /// Lowers a list of statements. With `returns`, a single expression is the result of the function.
  func statements(_ list: RawCodeBlockItemListSyntax, returns: Bool = false) {
    let items = list.raw.children
    for case let item? in items {
      // Functions may be called before they are declared.
      if let function = RawFunctionDeclSyntax(RawCodeBlockItemSyntax(item)!.item) { declareLater(function.name.plainText) }
    }
    let isSingle = returns && items.count == 1
    for case let item? in items { _ = nested { statement(RawCodeBlockItemSyntax(item)!.item, returns: isSingle) } }
  }

  /// Lowers the statements at the top of a file. Its variables are globals, which have bodies of their own.
  func statementsAtTop(_ items: [RawSyntax]) { for item in items { _ = nested { statement(item, returns: false) } } }

  private func block(_ node: RawCodeBlockSyntax, returns: Bool = false) -> [Code.Statement] {
    block { statements(node.statements, returns: returns) }
  }

  private func statement(_ raw: RawSyntax, returns: Bool) {
    let position = file.position(of: raw)
    switch raw.kind {
    case .expressionStmt: statement(RawExpressionStmtSyntax(raw)!.expression.raw, returns: returns)
    case .variableDecl: variables(RawVariableDeclSyntax(raw)!)
    case .functionDecl: localFunction(RawFunctionDeclSyntax(raw)!)
    case .returnStmt: add(.return(RawReturnStmtSyntax(raw)!.expression.map { value($0.raw) }, position))
    case .throwStmt:
      add(.evaluate(value(RawThrowStmtSyntax(raw)!.expression.raw)))
      add(.fail(position))
    // A `break` that leaves nothing, or that would leave a `defer`, does not compile and is ignored.
    case .breakStmt, .continueStmt: if frame.blocks > frame.blocksAroundDefer { add(.leave(position)) }
    case .ifExpr: choice(RawIfExprSyntax(raw)!, returns ? .returned : .dropped)
    case .switchExpr: choice(RawSwitchExprSyntax(raw)!, returns ? .returned : .dropped)
    case .guardStmt:
      let node = RawGuardStmtSyntax(raw)!
      conditions(node.conditions)
      add(.branch([block(node.body), []], position))
    case .whileStmt:
      let node = RawWhileStmtSyntax(raw)!
      add(
        .loop(
          block {
            conditions(node.conditions)
            statements(node.body.statements)
          }, position))
    case .repeatStmt:
      let node = RawRepeatStmtSyntax(raw)!
      add(
        .loop(
          block {
            statements(node.body.statements)
            add(.evaluate(value(node.condition.raw)))
          }, position))
    case .forStmt: loop(RawForStmtSyntax(raw)!, position)
    case .doStmt:
      let node = RawDoStmtSyntax(raw)!
      attempt(node.body, node.catchClauses, position, .dropped)
    case .deferStmt:
      let outer = frame.blocksAroundDefer
      frame.blocksAroundDefer = frame.blocks + 1
      add(.defer(block(RawDeferStmtSyntax(raw)!.body), position))
      frame.blocksAroundDefer = outer
    case .labeledStmt: _ = nested { statement(RawLabeledStmtSyntax(raw)!.statement.raw, returns: returns) }
    case .ifConfigDecl: alternatives(RawIfConfigDeclSyntax(raw)!, position)
    case .discardStmt: add(.evaluate(value(RawDiscardStmtSyntax(raw)!.expression.raw)))
    // Declarations of types are read elsewhere.
    case .classDecl, .structDecl, .enumDecl, .actorDecl, .protocolDecl, .extensionDecl, .typeAliasDecl, .importDecl, .operatorDecl, .precedenceGroupDecl,
      .macroDecl, .missingDecl, .missingStmt, .associatedTypeDecl, .fallThroughStmt:
      break
    default:
      guard RawExprSyntax.isKindOf(raw) else { return add(.evaluate(unlowered(raw))) }
      expression(raw, returns: returns, position)
    }
  }

  private func expression(_ raw: RawSyntax, returns: Bool, _ position: Code.Position) {
    if let sequence = RawSequenceExprSyntax(raw), assignment(sequence) { return }
    let value = value(raw)
    guard neverReturns(raw) else { return add(returns ? .return(value, position) : .evaluate(value)) }
    add(.evaluate(value))
    add(.fail(position))
  }

  /// Whether a call always fails. `assertionFailure` and `assert(false)` count, although an optimised build skips them.
  private func neverReturns(_ raw: RawSyntax) -> Bool {
    guard let call = RawFunctionCallExprSyntax(raw), let name = RawDeclReferenceExprSyntax(call.calledExpression)?.baseName.tokenText else { return false }
    switch name {
    case "fatalError", "preconditionFailure", "assertionFailure", "abort", "exit", "_exit": return true
    case "assert", "precondition": return call.firstArgument.flatMap { RawBooleanLiteralExprSyntax($0) }?.literal.isKeyword("false") ?? false
    default: return false
    }
  }

  // MARK: Choices

  /// What is done with the value of an arm.
  enum Use {
    case dropped, returned
    case stored(Code.LocalID)
  }

  private func arm(_ node: RawCodeBlockItemListSyntax, _ use: Use) {
    guard case .stored(let local) = use else {
      if case .returned = use { return statements(node, returns: true) }
      return statements(node)
    }
    guard let only = node.raw.children.first, node.raw.children.count == 1 else { return statements(node) }
    var item = RawCodeBlockItemSyntax(only!)!.item
    if let statement = RawExpressionStmtSyntax(item) { item = statement.expression.raw }
    switch item.kind {
    case .ifExpr: _ = nested { choice(RawIfExprSyntax(item)!, use) }
    case .switchExpr: _ = nested { choice(RawSwitchExprSyntax(item)!, use) }
    default:
      guard RawExprSyntax.isKindOf(item), !neverReturns(item) else { return statements(node) }
      add(.store(value(item), .local(local), file.position(of: item)))
    }
  }

  func choice(_ node: RawIfExprSyntax, _ use: Use) {
    let position = file.position(of: node.raw)
    // Variables that the condition binds are visible in the block only.
    let (count, hasOwnSelf) = (frame.visible.count, frame.hasOwnSelf)
    conditions(node.conditions)
    let then = block { arm(node.body.statements, use) }
    frame.visible.removeLast(frame.visible.count - count)
    frame.hasOwnSelf = hasOwnSelf
    let otherwise = block {
      if let next = node.elseBody.flatMap({ RawIfExprSyntax($0) }) {
        _ = nested { choice(next, use) }
      } else if let last = node.elseBody.flatMap({ RawCodeBlockSyntax($0) }) {
        arm(last.statements, use)
      }
    }
    add(.branch([then, otherwise], position))
  }

  func choice(_ node: RawSwitchExprSyntax, _ use: Use) {
    let position = file.position(of: node.raw)
    let subject = subject(value(node.subject.raw), at: node.subject.raw)
    add(.branch(cases(node.cases.raw, subject, use), position))
  }

  private func cases(_ nodes: RawSyntax, _ subject: Subject, _ use: Use) -> [[Code.Statement]] {
    var arms: [[Code.Statement]] = []
    for (place, item) in nodes.children.enumerated() {
      guard let item else { continue }
      if let conditional = RawIfConfigDeclSyntax(item) {
        for clause in conditional.compiledClauses {
          if let elements = clause.elements, elements.kind == .switchCaseList { arms += nested { cases(elements, subject, use) } ?? [] }
        }
      } else if let node = RawSwitchCaseSyntax(item) {
        arms.append(
          block {
            if let label = RawSwitchCaseLabelSyntax(node.label) {
              let items = Array(label.caseItems.elements(RawSwitchCaseItemSyntax.self))
              let first = frame.visible.count
              let names = items.map { caseName($0.pattern.raw) }
              if !names.isEmpty, !names.contains(nil) { add(.only(names.compactMap { $0 }, value(of: subject, at: label.raw), file.position(of: label.raw))) }
              let patterns = items.map { item in
                list {
                  match(item.pattern.raw, subject, reusing: first)
                  if let clause = item.whereClause { add(.evaluate(value(clause.condition.raw))) }
                }
              }
              if patterns.count == 1 {
                frame.statements += patterns[0]
              } else if patterns.contains(where: { !$0.isEmpty }) {
                add(.branch(patterns, file.position(of: node.raw)))
              }
            }
            arm(node.statements, use)
            for following in fallenInto(from: node, nodes.children.dropFirst(place + 1)) { arm(following.statements, use) }
          })
      }
    }
    return arms
  }

  /// The cases that a case falls through to, 8 at most.
  private func fallenInto(from node: RawSwitchCaseSyntax, _ rest: some Collection<RawSyntax?>) -> [RawSwitchCaseSyntax] {
    var found: [RawSwitchCaseSyntax] = []
    var last = node
    for item in rest.prefix(8) {
      guard last.statements.elements(RawCodeBlockItemSyntax.self).last?.item.kind == .fallThroughStmt, let next = item.flatMap({ RawSwitchCaseSyntax($0) }) else { break }
      found.append(next)
      last = next
    }
    return found
  }

  func attempt(_ body: RawCodeBlockSyntax, _ catches: RawCatchClauseListSyntax, _ position: Code.Position, _ use: Use) {
    let clauses = Array(catches.elements(RawCatchClauseSyntax.self))
    let whole = block { arm(body.statements, use) }
    if clauses.isEmpty {
      // With a label, a `break` may leave a `do` that is in no other block.
      let isLeft = frame.blocks == frame.blocksAroundDefer && whole.contains { if case .leave = $0 { true } else { false } }
      if isLeft { add(.branch([whole], position)) } else { frame.statements += whole }
      return
    }
    let arms = clauses.map { clause in
      block {
        let error = declare("error", .constant)
        add(.store(add(.unknown([], nil), at: clause.raw), .local(error), file.position(of: clause.raw)))
        for item in clause.catchItems.elements(RawCatchItemSyntax.self) {
          if let pattern = item.pattern { match(pattern.raw, Subject(local: error), reusing: nil) }
          if let clause = item.whereClause { add(.evaluate(value(clause.condition.raw))) }
        }
        arm(clause.body.statements, use)
      }
    }
    add(.branch([whole] + arms, position))
  }

  /// Lowers the branches of an `#if`. Their variables stay visible after it.
  private func alternatives(_ node: RawIfConfigDeclSyntax, _ position: Code.Position) {
    var arms: [[Code.Statement]] = []
    var isComplete = false
    let outer = shared
    shared = frame.visible.count
    for clause in node.compiledClauses {
      isComplete = clause.isAlways
      arms.append(
        list {
          if let elements = clause.elements, let items = RawCodeBlockItemListSyntax(elements) { statements(items) }
        })
    }
    shared = outer
    add(.branch(isComplete ? arms : arms + [[]], position))
  }

  // MARK: Loops

  private func loop(_ node: RawForStmtSyntax, _ position: Code.Position) {
    let sequence = temporary()
    add(.store(value(node.sequence.raw), .local(sequence), position))
    add(
      .loop(
        block {
          let type = node.typeAnnotation.map { self.type($0.type) }
          if node.caseKeyword != nil {
            match(node.pattern.raw, Subject(local: sequence, path: [.element]), reusing: nil)
          } else {
            let element = add(.element(add(.local(sequence), at: node.sequence.raw)), at: node.pattern.raw)
            bind(node.pattern.raw, element, .constant, type: type)
          }
          if let clause = node.whereClause { add(.evaluate(value(clause.condition.raw))) }
          statements(node.body.statements)
        }, position))
  }

  // MARK: Conditions

  func conditions(_ list: RawConditionElementListSyntax) {
    for element in list.elements(RawConditionElementSyntax.self) {
      let raw = element.condition
      switch raw.kind {
      case .optionalBindingCondition:
        let node = RawOptionalBindingConditionSyntax(raw)!
        let kind: Variable.Kind = node.bindingSpecifier.isKeyword("var") ? .variable : .constant
        let type = node.typeAnnotation.map { self.type($0.type) }
        let value: Code.ValueID
        if let initial = node.initializer {
          value = self.value(initial.value.raw)
        } else if let name = RawIdentifierPatternSyntax(node.pattern)?.identifier {
          value = name.isSelf ? selfValue(file.position(of: name.raw)) : self.name(name.plainText, at: name.raw)
        } else {
          value = unlowered(node.pattern.raw)
        }
        bind(node.pattern.raw, value, kind, type: type)
      case .matchingPatternCondition:
        let node = RawMatchingPatternConditionSyntax(raw)!
        let initial = node.initializer.value.raw
        match(node.pattern.raw, subject(value(initial), at: initial), reusing: nil)
      case .availabilityCondition: break
      default: add(.evaluate(RawExprSyntax.isKindOf(raw) ? value(raw) : unlowered(raw)))
      }
    }
  }

  // MARK: Variables

  private func variables(_ node: RawVariableDeclSyntax) {
    let kind: Variable.Kind = node.bindingSpecifier.isKeyword("let") ? .constant : .variable
    var ownership = Ownership.strong
    for modifier in node.modifiers.elements(RawDeclModifierSyntax.self) {
      switch modifier.name.tokenText {
      case "weak": ownership = .weak
      case "unowned": ownership = modifier.detail?.detail.tokenText == "unsafe" ? .unsafe : .unowned
      default: break
      }
    }
    for binding in node.bindings.elements(RawPatternBindingSyntax.self) {
      let type = binding.typeAnnotation.map { self.type($0.type) }
      if let accessors = binding.accessorBlock, let name = RawIdentifierPatternSyntax(binding.pattern)?.identifier {
        computed(name, accessors, initial: binding.initializer, type: type)
      } else if let initial = binding.initializer {
        bind(binding.pattern.raw, value(initial.value.raw), kind, type: type, ownership)
      } else {
        declareAll(in: binding.pattern.raw, kind, type, ownership)
      }
    }
  }

  /// Declares variables without an initial value.
  private func declareAll(in pattern: RawSyntax, _ kind: Variable.Kind, _ type: Code.TypeName?, _ ownership: Ownership) {
    if let name = RawIdentifierPatternSyntax(pattern)?.identifier {
      declare(name.plainText, kind, type: type, ownership)
    } else if let tuple = RawTuplePatternSyntax(pattern) {
      for element in tuple.elements.elements(RawTuplePatternElementSyntax.self) { _ = nested { declareAll(in: element.pattern.raw, kind, nil, ownership) } }
    }
  }

  /// A local variable with a getter or observers.
  private func computed(_ name: RawTokenSyntax, _ accessors: RawAccessorBlockSyntax, initial: RawInitializerClauseSyntax?, type: Code.TypeName?) {
    if let initial {
      let value = value(initial.value.raw)
      let local = declare(name.plainText, .variable, type: type)
      return add(.store(value, .local(local), file.position(of: name.raw)))
    }
    let getter = accessors.getter ?? accessors.list?.first(where: { $0.accessorSpecifier.tokenText == "get" })?.body?.statements
    guard let getter else { return }
    let position = file.position(of: name.raw)
    let value = inner(at: position, listed: []) {
      frame.function.result = type
      statements(getter, returns: true)
    }
    add(.store(value, .local(declare(name.plainText, .computed)), position))
  }

  private func localFunction(_ node: RawFunctionDeclSyntax) {
    let name = node.name.plainText
    let position = file.position(of: node.name.raw)
    guard let index = frame.visible.lastIndex(where: { $0.name == name && $0.kind == .laterFunction }) else { return }
    let local = numbered(&frame, index).local
    let value = inner(at: position, listed: []) {
      if node.signature.effectSpecifiers?.asyncSpecifier != nil { frame.function.traits.insert(.isAsync) }
      for parameter in node.signature.parameterClause.parameters.elements(RawFunctionParameterSyntax.self) { self.parameter(parameter) }
      frame.function.result = node.signature.returnClause.map { type($0.type) }
      if let body = node.body { statements(body.statements, returns: node.signature.returnClause != nil) }
    }
    // A recursive function captures itself, but keeps nothing alive by that.
    if case .closure(let id, var captures) = frame.function.values[Int(value)] {
      for index in captures.indices { if case .variable(local) = captures[index].source { captures[index].ownership = .unowned } }
      frame.function.values[Int(value)] = .closure(id, captures)
    }
    frame.visible[index].kind = .function
    add(.store(value, .local(local), position))
  }
}
