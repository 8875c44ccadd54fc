import SwiftSyntax

// Which ways through the code exclude each other.

extension FileReader {
  /// The arms that code stands in, innermost first, for an object that is handed on there. Those of a loop count when the loop has the
  /// object from inside: another one each time.
  func arms(around node: some SyntaxProtocol, of value: Expression) -> [FileSummary.Arm] {
    var arms: [FileSummary.Arm] = []
    func add(_ choice: some SyntaxProtocol, _ number: Int) { arms.append(FileSummary.Arm(choice: place(of: choice), number: number)) }
    var loops = loopDepth
    let depth = if case .local(let local) = value { loopDepths[local] } else { 0 }
    var child = Syntax(node)
    while let parent = child.parent {
      if isLoop(parent, around: child) {
        if loops > depth { arms = [] }
        loops -= 1
      } else if let choice = parent.as(IfExprSyntax.self) {
        if choice.body.id == child.id { add(choice, 0) } else if choice.elseBody?.id == child.id { add(choice, 1) }
      } else if let cases = parent.as(SwitchCaseListSyntax.self), let choice = cases.parent {
        let before = cases.prefix { $0.id != child.id }
        add(choice, before.count { !($0.as(SwitchCaseSyntax.self)?.statements.last?.item.is(FallThroughStmtSyntax.self) ?? false) })
      } else if let clauses = parent.as(IfConfigClauseListSyntax.self) {
        add(clauses, clauses.prefix { $0.id != child.id }.count)
      } else if let choice = parent.as(UnresolvedTernaryExprSyntax.self) {
        add(choice, 0)
      } else if let elements = parent.as(ExprListSyntax.self) {
        for earlier in elements.prefix(while: { $0.id != child.id }) where earlier.is(UnresolvedTernaryExprSyntax.self) { add(earlier, 1) }
      } else if let statements = parent.as(CodeBlockItemListSyntax.self) {
        for earlier in statements.prefix(while: { $0.id != child.id }) { for arm in leavingArms(of: earlier.item) { add(arm, 1) } }
      }
      if isArm(parent), leaves(parent) { add(parent, 0) }
      child = parent
    }
    return arms
  }

  private func isLoop(_ parent: Syntax, around child: Syntax) -> Bool {
    if let loop = parent.as(ForStmtSyntax.self) { return loop.sequence.id != child.id }
    return parent.is(WhileStmtSyntax.self) || parent.is(RepeatStmtSyntax.self)
  }

  /// The arms of a statement after which the code around it does not go on.
  private func leavingArms(of item: CodeBlockItemSyntax.Item) -> [Syntax] {
    guard case .stmt(let statement) = item else { return [] }
    if let choice = statement.as(GuardStmtSyntax.self) { return [Syntax(choice.body)] }
    guard let expression = statement.as(ExpressionStmtSyntax.self)?.expression else { return [] }
    if let choice = expression.as(SwitchExprSyntax.self) { return choice.cases.map { Syntax($0) }.filter(leaves) }
    var arms: [Syntax] = []
    var next = expression.as(IfExprSyntax.self)
    while let choice = next {
      arms.append(Syntax(choice.body))
      next = nil
      switch choice.elseBody {
      case .ifExpr(let other)?: next = other
      case .codeBlock(let block)?: arms.append(Syntax(block))
      case nil: break
      }
    }
    return arms.filter(leaves)
  }

  private func isArm(_ node: Syntax) -> Bool {
    if node.is(SwitchCaseSyntax.self) { return true }
    guard node.is(CodeBlockSyntax.self), let parent = node.parent else { return false }
    return parent.is(IfExprSyntax.self) || parent.is(GuardStmtSyntax.self)
  }

  private func leaves(_ arm: Syntax) -> Bool {
    if let block = arm.as(CodeBlockSyntax.self) {
      guard block.parent?.is(GuardStmtSyntax.self) != true else { return true }
      return block.statements.last.map { leaves($0.item) || $0.item.is(BreakStmtSyntax.self) } ?? false
    }
    return arm.as(SwitchCaseSyntax.self)?.statements.last.map { leaves($0.item) } ?? false
  }

  private func leaves(_ item: CodeBlockItemSyntax.Item) -> Bool {
    item.is(ReturnStmtSyntax.self) || item.is(ThrowStmtSyntax.self) || item.is(ContinueStmtSyntax.self)
  }
}
