@_spi(RawSyntax) import SwiftSyntax

// Which ways through the code exclude each other.

extension FileReader {
  /// The arms that the walk is in, innermost first, for an object that is handed on there. Those of a loop count when the loop has the
  /// object from inside: another one each time.
  func arms(of value: Expression) -> [FileSummary.Arm] {
    var arms: [FileSummary.Arm] = []
    func add(_ choice: RawSyntax, _ number: Int) { arms.append(FileSummary.Arm(choice: place(of: choice), number: number)) }
    var loops = loopDepth
    let depth = if case .local(let local) = value { loopDepths[local] } else { 0 }
    for index in ancestors.indices.dropFirst().reversed() {
      let (parent, child) = (ancestors[index - 1], ancestors[index])
      let outer = index > 1 ? ancestors[index - 2] : nil
      switch parent.kind {
      case .whileStmt, .repeatStmt, .forStmt:
        if parent.kind == .forStmt, RawForStmtSyntax(parent)!.sequence.raw.id == child.id { break }
        if loops > depth { arms = [] }
        loops -= 1
      case .ifExpr:
        let choice = RawIfExprSyntax(parent)!
        if choice.body.raw.id == child.id { add(parent, 0) } else if choice.elseBody?.id == child.id { add(parent, 1) }
      case .switchCaseList:
        guard let outer else { break }
        let before = parent.children.prefix { $0!.id != child.id }
        add(outer, before.count { RawSwitchCaseSyntax($0!)?.lastItem?.kind != .fallThroughStmt })
      case .ifConfigDecl:
        let clauses = RawIfConfigDeclSyntax(parent)!.clauses.elements(RawIfConfigClauseSyntax.self)
        add(parent, clauses.prefix { $0.elements?.id != child.id }.count)
      case .unresolvedTernaryExpr: add(parent, 0)
      case .exprList:
        for case let earlier? in parent.children.prefix(while: { $0!.id != child.id }) where earlier.kind == .unresolvedTernaryExpr { add(earlier, 1) }
      case .codeBlockItemList:
        for arm in leavingArms[parent.id] ?? [] { add(arm, 1) }
      case .switchCase: if leaves(parent, in: outer) { add(parent, 0) }
      case .codeBlock: if outer?.kind == .ifExpr || outer?.kind == .guardStmt, leaves(parent, in: outer) { add(parent, 0) }
      default: break
      }
    }
    return arms
  }

  /// The arms of a statement after which the code around it does not go on.
  func leavingArms(of statement: RawSyntax) -> [RawSyntax] {
    guard let item = RawCodeBlockItemSyntax(statement)?.item else { return [] }
    if let choice = RawGuardStmtSyntax(item) { return [choice.body.raw] }
    guard let expression = RawExpressionStmtSyntax(item)?.expression.raw else { return [] }
    if let choice = RawSwitchExprSyntax(expression) { return choice.cases.raw.children.compactMap { $0 }.filter { leaves($0, in: expression) } }
    var arms: [RawSyntax] = []
    var next = RawIfExprSyntax(expression)
    while let choice = next {
      arms.append(choice.body.raw)
      next = choice.elseBody.flatMap { RawIfExprSyntax($0) }
      if let last = choice.elseBody, next == nil { arms.append(last) }
    }
    return arms.filter { leaves($0, in: expression) }
  }

  /// Whether code goes on behind the statement that an arm is one of.
  private func leaves(_ arm: RawSyntax, in outer: RawSyntax?) -> Bool {
    if let last = RawSwitchCaseSyntax(arm)?.lastItem { return leaves(last) }
    guard let block = RawCodeBlockSyntax(arm) else { return false }
    if outer?.kind == .guardStmt { return true }
    return block.statements.lastItem.map { leaves($0) || $0.kind == .breakStmt } ?? false
  }

  private func leaves(_ item: RawSyntax) -> Bool { item.kind == .returnStmt || item.kind == .throwStmt || item.kind == .continueStmt }
}

extension RawCodeBlockItemListSyntax {
  fileprivate var lastItem: RawSyntax? { elements(RawCodeBlockItemSyntax.self).last?.item }
}

extension RawSwitchCaseSyntax {
  fileprivate var lastItem: RawSyntax? { statements.lastItem }
}
