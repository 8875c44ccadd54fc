import CClang
import Facts

// Statements: what runs in which order, and what may be skipped.

extension BodyLowering {
  func statement(_ cursor: CXCursor) {
    depth += 1
    defer { depth -= 1 }
    guard depth < BodyLowering.mostDepth else { return countUnlowered(cursor) }
    if isFailingStatement(cursor) { return emit(.fail(position(of: cursor))) }
    switch cursor.kind {
    case CXCursor_CompoundStmt, CXCursor_ObjCAutoreleasePoolStmt, CXCursor_LabelStmt, CXCursor_UnexposedStmt, CXCursor_CaseStmt, CXCursor_DefaultStmt:
      cursor.forEachChild(statement)
    case CXCursor_DeclStmt:
      cursor.forEachChild { if $0.kind == CXCursor_VarDecl { declare($0) } }
    case CXCursor_VarDecl: declare(cursor)
    case CXCursor_IfStmt: lowerIf(cursor)
    case CXCursor_SwitchStmt: lowerSwitch(cursor)
    case CXCursor_WhileStmt, CXCursor_DoStmt, CXCursor_ForStmt, CXCursor_ObjCForCollectionStmt, CXCursor_CXXForRangeStmt: lowerLoop(cursor)
    case CXCursor_BreakStmt, CXCursor_ContinueStmt, CXCursor_GotoStmt, CXCursor_IndirectGotoStmt: emit(.leave(position(of: cursor)))
    case CXCursor_ReturnStmt:
      let written = cursor.firstChild { clang.clang_isExpression($0.kind) != 0 }
      // `return [self subclassResponsibility:_cmd];`
      if let written, case let call = peeled(written), isFailingCall(call) || isFailingStatement(call) { return statement(call) }
      let result = written.map { value(of: $0) }
      // `return _items != nil;`
      if let written, [CXCursor_UnaryOperator, CXCursor_BinaryOperator].contains(peeled(written).kind) { lookAtStored(in: written) }
      flush()
      emit(.return(result, position(of: cursor)))
    case CXCursor_ObjCAtThrowStmt:
      cursor.forEachChild(evaluate)
      emit(.fail(position(of: cursor)))
    case CXCursor_ObjCAtTryStmt, CXCursor_CXXTryStmt: lowerTry(cursor)
    case CXCursor_ObjCAtSynchronizedStmt:
      cursor.forEachChild { if clang.clang_isExpression($0.kind) != 0 { evaluate($0) } else { statement($0) } }
    case CXCursor_NullStmt, CXCursor_AsmStmt, CXCursor_MSAsmStmt, CXCursor_TypeRef, CXCursor_LabelRef: break
    case CXCursor_StructDecl, CXCursor_ClassDecl, CXCursor_UnionDecl, CXCursor_EnumDecl, CXCursor_TypedefDecl: break
    default:
      if clang.clang_isExpression(cursor.kind) != 0 {
        expression(cursor)
      } else if clang.clang_isStatement(cursor.kind) != 0 {
        countUnlowered(cursor)
        cursor.forEachChild(statement)
      }
    }
    flush()
  }

  /// Adds the stores that `&local` in the statement may have caused.
  func flush() {
    let stored = afterwards
    afterwards = []
    for (local, type, cursor) in stored {
      emit(.store(add(.unknown([], names.typeName(of: type)), at: cursor), .local(local), position(of: cursor)))
    }
  }

  /// An expression that is a statement.
  private func expression(_ cursor: CXCursor) {
    let inner = peeled(cursor)
    if inner.kind == CXCursor_BinaryOperator, reader.isAssignment(inner) { return assign(inner, isUsed: false) }
    if inner.kind == CXCursor_CallExpr, lowerStandardAssignment(inner) { return }
    if inner.kind == CXCursor_ObjCMessageExpr, lowerCounting(inner) { return }
    evaluate(inner)
    if isFailingCall(inner) { emit(.fail(position(of: inner))) }
  }

  // MARK: Variables

  /// Lowers the declaration of a local with its initial value.
  func declare(_ variable: CXCursor) {
    let children = variable.children()
    guard variable.isLocal else { return }
    if variable.storageClass == CX_SC_Static || variable.storageClass == CX_SC_Extern {
      guard let initial = initialValue(of: variable, children) else { return }
      let (id, name) = names.variable(variable, in: subject)
      let value = value(of: initial)
      return emit(.store(value, .variable(id, name), position(of: variable)))
    }
    // Numbers keep nothing alive.
    if names.isNumber(variable.type) {
      if let initial = initialValue(of: variable, children) { evaluate(initial) }
      return
    }
    let local = locals[CursorKey(variable)] ?? addLocal(variable, children)
    guard let initial = initialValue(of: variable, children) else { return }
    let value = value(of: initial)
    emit(.store(value, .local(local), position(of: variable)))
  }

  func addLocal(_ variable: CXCursor, _ children: [CXCursor]) -> Code.LocalID {
    let type = variable.type
    var local = Code.Local(variable.spelling, names.typeName(of: type), names.ownership(of: type))
    if variable.kind == CXCursor_VarDecl, local.ownership == .strong {
      if children.contains(where: { $0.kind == CXCursor_UnexposedAttr }), reader.isBlockVariable(variable) {
        if !reader.countsByHand, reader.isMadeForEitherCounting(variable) {
          local.ownership = .weak
        } else {
          local.isShared = true
          if reader.countsByHand { local.ownership = .unsafe }
        }
      }
      if reader.isWrittenUnretained(variable) { local.ownership = .unsafe }
    } else if variable.kind == CXCursor_VarDecl, local.ownership == .weak, namesExpression(type), reader.isWrittenStrong(variable) {
      // `__strong typeof(weakSelf) self = weakSelf`: without ARC the type stays weak.
      local.ownership = .strong
    } else if variable.kind == CXCursor_VarDecl, children.contains(where: { $0.kind == CXCursor_UnexposedAttr }), reader.isBlockVariable(variable) {
      local.isShared = true
    }
    let id = function.add(local)
    locals[CursorKey(variable)] = id
    return id
  }

  /// The initial value of a variable. The expression in a type, as in `typeof(x) y = z`, is none, and neither is the size of an array.
  private func initialValue(of variable: CXCursor, _ children: [CXCursor]) -> CXCursor? {
    let expressions = children.filter { clang.clang_isExpression($0.kind) != 0 }
    guard let last = expressions.last else { return nil }
    if clang.clang_getArrayElementType(variable.type.canonical).isValid { return last.kind == CXCursor_InitListExpr ? last : nil }
    return expressions.count > 1 || !namesExpression(variable.type) ? last : nil
  }

  // MARK: Branches

  private func lowerIf(_ cursor: CXCursor) {
    var parts = cursor.children()[...]
    while let first = parts.first, first.kind == CXCursor_VarDecl || first.kind == CXCursor_DeclStmt {
      statement(first)
      parts = parts.dropFirst()
    }
    if parts.count > 3, let first = parts.popFirst() { statement(first) }
    guard let condition = parts.popFirst() else { return }
    evaluate(condition)
    lookAtStored(in: condition)
    flush()
    let arms = parts.prefix(2).map { arm in collect { statement(arm) } }
    guard arms.contains(where: { !$0.isEmpty }) else { return }
    emit(.branch(arms.count == 2 ? arms : arms + [[]], position(of: cursor)))
  }

  /// `if (!_items)`: adds the read of the ivar or global variable as a statement, although it has no effect.
  private func lookAtStored(in condition: CXCursor) {
    let inner = peeled(condition)
    switch inner.kind {
    case CXCursor_UnaryOperator, CXCursor_BinaryOperator: inner.expressions().forEach(lookAtStored)
    case CXCursor_MemberRefExpr where inner.referenced.kind == CXCursor_ObjCIvarDecl && !names.isNumber(inner.referenced.type): emit(.evaluate(value(of: inner)))
    case CXCursor_DeclRefExpr where inner.referenced.kind == CXCursor_VarDecl && !names.isNumber(inner.referenced.type):
      let read = value(of: inner)
      if case .variable = function.values[Int(read)] { emit(.evaluate(read)) }
    default: break
    }
  }

  private func lowerSwitch(_ cursor: CXCursor) {
    var parts = cursor.children()[...]
    guard let body = parts.popLast() else { return }
    for part in parts { if clang.clang_isExpression(part.kind) != 0 { evaluate(part) } else { statement(part) } }
    flush()
    var arms: [[CXCursor]] = []
    var hasDefault = false
    func enter(_ statement: CXCursor) {
      guard statement.kind == CXCursor_CaseStmt || statement.kind == CXCursor_DefaultStmt else {
        // Statements before the first label never run.
        if !arms.isEmpty { arms[arms.count - 1].append(statement) }
        return
      }
      arms.append([])
      var label = statement
      // `case 1: case 2: f()` is one arm.
      while label.kind == CXCursor_CaseStmt || label.kind == CXCursor_DefaultStmt {
        if label.kind == CXCursor_DefaultStmt { hasDefault = true }
        guard let inside = label.children().last else { return }
        label = inside
      }
      arms[arms.count - 1].append(label)
    }
    if body.kind == CXCursor_CompoundStmt { body.forEachChild(enter) } else { enter(body) }
    var lowered = arms.indices.map { index in collect { lowerArm(arms, from: index) } }
    if !hasDefault { lowered.append([]) }
    guard lowered.contains(where: { !$0.isEmpty }) else { return }
    emit(.branch(lowered, position(of: cursor)))
  }

  /// Lowers an arm and the next few arms that it falls into. Those are lowered once more.
  private func lowerArm(_ arms: [[CXCursor]], from index: Int) {
    for (number, arm) in arms[index...].prefix(repeats == 0 ? 4 : 1).enumerated() {
      if number > 0 { repeats += 1 }
      defer { if number > 0 { repeats -= 1 } }
      for cursor in arm {
        if cursor.kind == CXCursor_BreakStmt { return }
        statement(cursor)
        if BodyLowering.ends(cursor) { return }
      }
    }
  }

  /// Whether the code after it in the same arm can't run.
  private static func ends(_ cursor: CXCursor) -> Bool {
    switch cursor.kind {
    case CXCursor_ReturnStmt, CXCursor_BreakStmt, CXCursor_ContinueStmt, CXCursor_GotoStmt, CXCursor_ObjCAtThrowStmt, CXCursor_CXXThrowExpr: true
    case CXCursor_CompoundStmt: cursor.children().last.map(ends) ?? false
    default: false
    }
  }

  // MARK: Loops

  private func lowerLoop(_ cursor: CXCursor) {
    let parts = cursor.children()
    guard let body = cursor.kind == CXCursor_DoStmt ? parts.first : parts.last else { return }
    switch cursor.kind {
    case CXCursor_DoStmt:
      // `do { … } while (0)`, as in macros, runs once.
      if parts.count == 2, peeled(parts[1]).kind == CXCursor_IntegerLiteral {
        let inside = collect { statement(body) }
        if inside.contains(where: \.mayLeave) { return emit(.branch([inside], position(of: cursor))) }
        return inside.forEach(emit)
      }
      loop(cursor) {
        statement(body)
        parts.dropFirst().forEach(evaluate)
      }
    case CXCursor_WhileStmt:
      loop(cursor) { parts.forEach(part) }
    case CXCursor_ForStmt:
      var rest = parts.dropLast()
      if let first = rest.first, first.kind == CXCursor_DeclStmt || first.kind == CXCursor_VarDecl || isInitial(first, of: cursor) {
        part(first)
        rest = rest.dropFirst()
      }
      flush()
      loop(cursor) {
        // The first part is taken for the condition and put before the body, the rest after it. A mix-up makes no difference for what may happen.
        rest.prefix(1).forEach(part)
        statement(body)
        rest.dropFirst().forEach(part)
      }
    default: lowerForEach(cursor, parts, body)
    }
  }

  private func loop(_ cursor: CXCursor, _ body: () -> Void) {
    let inside = collect(body)
    if !inside.isEmpty { emit(.loop(inside, position(of: cursor))) }
  }

  /// A statement, declaration or expression in the head of a loop.
  private func part(_ cursor: CXCursor) {
    statement(cursor)
  }

  /// Whether an expression in the head of a `for` is before the first semicolon.
  private func isInitial(_ first: CXCursor, of loop: CXCursor) -> Bool {
    let (start, end) = (reader.scanner(at: loop), reader.scanner(at: first).position)
    guard start.position < end, end <= start.bytes.count, end - start.position < 200 else { return false }
    return !start.bytes[start.position..<end].contains(UInt8(ascii: ";"))
  }

  /// `for (id x in list)`, `for (auto &x : list)`
  private func lowerForEach(_ cursor: CXCursor, _ parts: [CXCursor], _ body: CXCursor) {
    let head = parts.dropLast()
    guard let collection = head.last(where: { clang.clang_isExpression($0.kind) != 0 }) else { return statement(body) }
    let declared =
      head.first { $0.kind == CXCursor_VarDecl }
      ?? head.first { $0.kind == CXCursor_DeclStmt }?.firstChild { $0.kind == CXCursor_VarDecl }
    let list = function.add(Code.Local(""))
    let value = value(of: collection)
    emit(.store(value, .local(list), position(of: collection)))
    flush()
    loop(cursor) {
      let source = add(.element(add(.local(list), at: collection)), at: collection)
      if let declared {
        let local = locals[CursorKey(declared)] ?? addLocal(declared, declared.children())
        emit(.store(source, .local(local), position(of: declared)))
      } else if let target = head.first(where: { clang.clang_isExpression($0.kind) != 0 }), CursorKey(target) != CursorKey(collection),
        let place = place(of: target)
      {
        emit(.store(source, place, position(of: target)))
      } else {
        _ = takeBack(to: Mark(values: function.values.count - 2, emitted: emitted))
      }
      statement(body)
    }
  }

  // MARK: Exceptions

  /// A body that may fail may run in full or not at all. Then one of the handlers runs or none, and `@finally` at the end.
  private func lowerTry(_ cursor: CXCursor) {
    var body: [Code.Statement] = []
    var handlers: [[Code.Statement]] = []
    let parts = cursor.children()
    let last = parts.first { $0.kind == CXCursor_ObjCAtFinallyStmt }.map { part in
      (statements: collect { part.forEachChild(statement) }, cursor: part)
    }
    for part in parts {
      switch part.kind {
      case CXCursor_ObjCAtCatchStmt, CXCursor_CXXCatchStmt:
        handlers.append(collect { part.forEachChild { if $0.kind == CXCursor_CompoundStmt { statement($0) } } })
      case CXCursor_ObjCAtFinallyStmt: break
      default: body += collect { statement(part) }
      }
    }
    let all = collect {
      if let last, !last.statements.isEmpty { emit(.defer(last.statements, position(of: last.cursor))) }
      if body.contains(where: \.mayFail) { emit(.branch([body, []], position(of: cursor))) } else { body.forEach(emit) }
      if handlers.contains(where: { !$0.isEmpty }) { emit(.branch([[]] + handlers, position(of: cursor))) }
    }
    guard !all.isEmpty else { return }
    if last == nil { all.forEach(emit) } else { emit(.branch([all], position(of: cursor))) }
  }

  // MARK: Failing

  /// `NSAssert(NO, …)` and the like, whatever the macro expands to.
  private func isFailingStatement(_ cursor: CXCursor) -> Bool {
    switch cursor.kind {
    case CXCursor_DoStmt, CXCursor_IfStmt, CXCursor_ConditionalOperator, CXCursor_NullStmt, CXCursor_ParenExpr, CXCursor_CStyleCastExpr, CXCursor_StmtExpr:
      break
    case CXCursor_CallExpr, CXCursor_ObjCMessageExpr, CXCursor_UnexposedExpr: break
    default: return false
    }
    // Code that no macro made is judged by what it is.
    let location = clang.clang_getRangeStart(clang.clang_getCursorExtent(cursor))
    let (use, text) = (RawPlace(location), RawPlace(spelling: location))
    guard use.offset != text.offset || use.file != text.file || cursor.kind == CXCursor_NullStmt || cursor.kind == CXCursor_CallExpr else { return false }
    return reader.isFailingMacro(cursor)
  }

  private func isFailingCall(_ cursor: CXCursor) -> Bool {
    switch cursor.kind {
    case CXCursor_ObjCMessageExpr:
      let selector = cursor.spelling
      return ["doesNotRecognizeSelector:", "raise", "raise:format:", "raise:format:arguments:"].contains(selector) || reader.isFailure(selector)
    case CXCursor_CallExpr: return UnitReader.aborting.contains(cursor.spelling) || reader.isFailure(cursor.spelling)
    default: return false
    }
  }
}

extension Code.Statement {
  fileprivate var mayFail: Bool {
    switch self {
    case .fail: true
    case .branch(let arms, _): arms.contains { $0.contains(where: \.mayFail) }
    case .loop(let body, _), .defer(let body, _): body.contains(where: \.mayFail)
    default: false
    }
  }

  fileprivate var mayLeave: Bool {
    switch self {
    case .leave: true
    case .branch(let arms, _): arms.contains { $0.contains(where: \.mayLeave) }
    default: false
    }
  }
}
