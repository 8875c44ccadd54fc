import CClang
import Facts

// Expressions and their values.

extension BodyLowering {
  /// The value of `YES`, `true` and the like; nil for a literal that is written as a number.
  private func flag(_ literal: CXCursor) -> Bool? {
    var text = names.reader.scanner(at: literal)
    return switch text.identifier() {
    case "YES", "true", "TRUE", "__objc_yes": true
    case "NO", "false", "FALSE", "__objc_no": false
    default: nil
    }
  }

  /// Evaluates an expression: everything in it, in order. Long because there are many kinds of expressions: each takes a line or two.
  func value(of cursor: CXCursor) -> Code.ValueID {
    depth += 1
    defer { depth -= 1 }
    guard depth < BodyLowering.mostDepth else {
      countUnlowered(cursor)
      return add(.unknown([], nil), at: cursor)
    }
    switch cursor.kind {
    case CXCursor_IntegerLiteral, CXCursor_ObjCBoolLiteralExpr, CXCursor_CXXBoolLiteralExpr:
      return add(flag(cursor).map(Code.Value.boolean) ?? .literal, at: cursor)
    case CXCursor_StringLiteral, CXCursor_ObjCStringLiteral:
      return add(.init(text: cursor.spelling.split(separator: "\"").first { $0 != "@" }.map(String.init) ?? ""), at: cursor)
    case CXCursor_FloatingLiteral, CXCursor_ImaginaryLiteral, CXCursor_CharacterLiteral, CXCursor_ObjCEncodeExpr,
      CXCursor_ObjCProtocolExpr, CXCursor_ObjCAvailabilityCheckExpr, CXCursor_SizeOfPackExpr, CXCursor_CXXTypeidExpr, CXCursor_UnaryExpr,
      CXCursor_AddrLabelExpr, CXCursor_FixedPointLiteral:
      return add(.literal, at: cursor)
    case CXCursor_ObjCSelectorExpr: return add(.init(text: reader.selectorName(of: cursor) ?? ""), at: cursor)
    case CXCursor_CXXNullPtrLiteralExpr, CXCursor_GNUNullExpr: return add(.null, at: cursor)
    case CXCursor_ParenExpr, CXCursor_PackExpansionExpr:
      let parts = cursor.expressions()
      return parts.count == 1 ? value(of: parts[0]) : lost(cursor, parts)
    case CXCursor_UnexposedExpr: return unexposed(cursor)
    case CXCursor_CStyleCastExpr, CXCursor_CXXStaticCastExpr, CXCursor_CXXReinterpretCastExpr, CXCursor_CXXConstCastExpr, CXCursor_CXXDynamicCastExpr,
      CXCursor_CXXFunctionalCastExpr, CXCursor_ObjCBridgedCastExpr, CXCursor_CXXAddrspaceCastExpr:
      return cast(cursor)
    case CXCursor_ObjCSelfExpr, CXCursor_CXXThisExpr: return selfValue(at: cursor)
    case CXCursor_DeclRefExpr, CXCursor_VariableRef: return named(cursor)
    case CXCursor_MemberRefExpr: return member(cursor)
    case CXCursor_ArraySubscriptExpr:
      let parts = cursor.expressions()
      guard parts.count == 2 else { return lost(cursor, parts) }
      return element(parts[0], parts[1], at: cursor)
    case CXCursor_ObjCMessageExpr: return message(cursor)
    case CXCursor_CallExpr: return call(cursor)
    case CXCursor_BlockExpr, CXCursor_LambdaExpr: return closure(cursor)
    case CXCursor_BinaryOperator: return binary(cursor)
    case CXCursor_CompoundAssignOperator: return compoundAssignment(cursor)
    case CXCursor_UnaryOperator: return unary(cursor)
    case CXCursor_ConditionalOperator:
      let parts = cursor.expressions()
      guard parts.count == 3 else { return lost(cursor, parts) }
      evaluate(parts[0])
      return either(parts[1], parts[2], at: cursor)
    case CXCursor_StmtExpr: return statementExpression(cursor)
    case CXCursor_CXXNewExpr: return new(cursor)
    case CXCursor_InitListExpr: return list(cursor)
    case CXCursor_CompoundLiteralExpr:
      return cursor.expressions().last.map { value(of: $0) } ?? add(.literal, at: cursor)
    case CXCursor_CXXDeleteExpr:
      if let operand = cursor.expressions().first {
        let deleted = value(of: operand)
        emit(.release(deleted, position(of: cursor)))
      }
      return add(.literal, at: cursor)
    case CXCursor_CXXThrowExpr:
      cursor.expressions().forEach(evaluate)
      emit(.fail(position(of: cursor)))
      return add(.literal, at: cursor)
    case CXCursor_GenericSelectionExpr:
      // Only one of the associated expressions is evaluated; which one depends on types.
      return cursor.expressions().dropFirst().last.map { value(of: $0) } ?? add(.literal, at: cursor)
    default: return lost(cursor, cursor.expressions())
    }
  }

  /// An expression that `Code` has no form for.
  func lost(_ cursor: CXCursor, _ parts: [CXCursor]) -> Code.ValueID {
    countUnlowered(cursor)
    return unknown(parts, cursor.type, at: cursor)
  }

  // MARK: What libclang does not show

  private func unexposed(_ cursor: CXCursor) -> Code.ValueID {
    let type = cursor.type
    let isObject = type.kind == CXType_ObjCObjectPointer || type.kind == CXType_ObjCId
    if isObject, let literal = reader.collectionLiteral(cursor) { return collection(literal) }
    let parts = cursor.expressions()
    if let call = undeclaredCall(cursor, parts) { return call }
    switch parts.count {
    case 0:
      // A default argument, `va_arg` or a string: nothing that is written here.
      return add(names.isPointer(type) ? .unknown([], names.typeName(of: type)) : .literal, at: cursor)
    case 1:
      switch rest(of: cursor, behind: parts[0]) {
      case .member(let name): return add(.member(value(of: parts[0]), Code.Field(name)), at: cursor)
      case .other: return lost(cursor, parts)
      case .nothing: break
      }
      return converted(value(of: parts[0]), from: parts[0], to: type, at: cursor)
    case 2 where type.spelling.containsBytes("pseudo-object"):
      return element(parts[0], parts[1], at: cursor)
    case 4 where reader.scanner(at: parts[0]).position == reader.scanner(at: parts[2]).position:
      // `a ?: b`: the tree shows `a` three times.
      return either(parts[0], parts[3], at: cursor)
    default: return lost(cursor, parts)
    }
  }

  /// The text of an expression after the only part of it that the tree shows.
  enum Rest {
    case nothing
    /// An undeclared member.
    case member(String)
    case other
  }

  /// If the member in `object.member` is not declared, the tree has only `object`, but the text has both.
  func rest(of cursor: CXCursor, behind part: CXCursor) -> Rest {
    let (whole, known) = (reader.source(of: cursor), reader.source(of: part))
    guard !known.isEmpty, known.startIndex == whole.startIndex, known.endIndex < whole.endIndex else { return .nothing }
    var text = TextScanner(Array(whole[known.endIndex...]), at: 0)
    text.skipSpace()
    guard text.take(".") || (text.take("-") && text.take(">")) else { return .other }
    text.skipSpace()
    let name = text.identifier()
    return name.isEmpty || text.position < text.bytes.count ? .other : .member(name)
  }

  /// A call of an undeclared function.
  private func undeclaredCall(_ cursor: CXCursor, _ parts: [CXCursor]) -> Code.ValueID? {
    guard let callee = parts.first, callee.kind == CXCursor_DeclRefExpr, callee.referenced.kind == CXCursor_OverloadedDeclRef,
      reader.source(of: cursor).last == UInt8(ascii: ")")
    else { return nil }
    let call = Code.Call(.function(callee.referenced.spelling, []), arguments(parts.dropFirst()), result: names.typeName(of: cursor.type))
    return add(.call(call), at: cursor)
  }

  /// A value after a conversion: `0` converted to a pointer is null, a boxed number is a literal.
  private func converted(_ value: Code.ValueID, from operand: CXCursor, to type: CXType, at cursor: CXCursor) -> Code.ValueID {
    guard function.values[Int(value)] == .literal, peeled(operand).kind == CXCursor_IntegerLiteral, names.isPointer(type) else { return value }
    // `@0` is a number, and `(Part *)1` is a marker.
    if let byte = reader.scanner(at: cursor).next, byte == UInt8(ascii: "@") || (UInt8(ascii: "1")...UInt8(ascii: "9")).contains(byte) { return value }
    function.values[Int(value)] = .null
    return value
  }

  private func cast(_ cursor: CXCursor) -> Code.ValueID {
    let type = cursor.type
    guard let operand = cursor.expressions().last else { return add(.literal, at: cursor) }
    if names.isNumber(type) { return flag(cursor).map { add(.boolean($0), at: cursor) } ?? plain([operand], at: cursor) }
    let result = converted(value(of: operand), from: operand, to: type, at: cursor)
    guard let meant = names.typeName(of: type), meant.form == .object, meant.id != nil else { return result }
    switch function.values[Int(result)] {
    case .null, .literal, .text, .new: return result
    default: return add(.cast(result, meant), at: cursor)
    }
  }

  // MARK: Names

  /// `self` or `this`. A closure that uses it captures it.
  func selfValue(at cursor: CXCursor) -> Code.ValueID {
    noteSelf(cursor)
    return add(.selfObject, at: cursor)
  }

  private func named(_ cursor: CXCursor) -> Code.ValueID {
    let declaration = cursor.referenced
    switch declaration.kind {
    case CXCursor_VarDecl, CXCursor_ParmDecl:
      if isStored(declaration) {
        guard !names.isNumber(declaration.type) else { return add(.literal, at: cursor) }
        if declaration.spelling == "nullopt", !names.isOwn(declaration) { return add(.null, at: cursor) }
        if reader.isMadeUp(declaration) { return unknown([], declaration.type, at: cursor) }
        let (id, name) = names.variable(declaration, in: subject)
        return add(.variable(id, name), at: cursor)
      }
      if names.isNumber(declaration.type) { return add(.literal, at: cursor) }
      return add(.local(local(of: declaration, at: cursor)), at: cursor)
    case CXCursor_FunctionDecl, CXCursor_FunctionTemplate, CXCursor_CXXMethod:
      // A function keeps nothing alive.
      return add(.literal, at: cursor)
    case CXCursor_EnumConstantDecl, CXCursor_NonTypeTemplateParameter: return add(.literal, at: cursor)
    case CXCursor_FieldDecl: return memberOfSelf(declaration, at: cursor)
    default:
      // Structured bindings, undeclared names, and names that depend on a template parameter.
      if names.isNumber(cursor.type) { return add(.literal, at: cursor) }
      return lost(cursor, [])
    }
  }

  /// Whether a variable outlives the function: a global, a static member, a static local.
  func isStored(_ variable: CXCursor) -> Bool {
    guard variable.kind == CXCursor_VarDecl else { return false }
    return !variable.isLocal || variable.storageClass == CX_SC_Static || variable.storageClass == CX_SC_Extern
  }

  // MARK: Members

  func memberOfSelf(_ declaration: CXCursor, at cursor: CXCursor) -> Code.ValueID {
    noteSelf(cursor)
    let field = names.field(declaration)
    if names.isNumber(declaration.type) { return add(.literal, at: cursor) }
    return add(.member(add(.selfObject, at: cursor), field), at: cursor)
  }

  private func member(_ cursor: CXCursor) -> Code.ValueID {
    let declaration = cursor.referenced
    let base = cursor.firstChild { clang.clang_isExpression($0.kind) != 0 }
    switch declaration.kind {
    case CXCursor_ObjCIvarDecl, CXCursor_FieldDecl:
      guard let base else { return memberOfSelf(declaration, at: cursor) }
      // A member of an unnamed struct or union belongs to the type around it.
      if declaration.spelling.isEmpty { return value(of: base) }
      if names.isNumber(declaration.type) { return plain([base], at: cursor) }
      if names.isPart(declaration) { return value(of: base) }
      return add(.member(value(of: base), names.field(declaration)), at: cursor)
    case CXCursor_ObjCPropertyDecl:
      guard let base else { return accessorCall(text(clang.clang_Cursor_getObjCPropertyGetterName(declaration)), declaration, cursor) }
      if names.isNumber(declaration.type), reader.location(of: declaration) == nil { return plain([base], at: cursor) }
      return add(.member(value(of: base), names.field(declaration)), at: cursor)
    case CXCursor_ObjCInstanceMethodDecl, CXCursor_ObjCClassMethodDecl: return dot(cursor, declaration, base)
    case CXCursor_VarDecl:
      if let base { evaluate(base) }
      let (id, name) = names.variable(declaration, in: subject)
      return add(names.isNumber(declaration.type) ? .literal : .variable(id, name), at: cursor)
    case CXCursor_CXXMethod, CXCursor_EnumConstantDecl, CXCursor_FunctionTemplate: return plain(base.map { [$0] } ?? [], at: cursor)
    default:
      // If the base depends on a template parameter, only the name of the member is known.
      guard let base, let name = lastWord(of: cursor) else { return lost(cursor, base.map { [$0] } ?? []) }
      return add(.member(value(of: base), Code.Field(name, isDirect: true)), at: cursor)
    }
  }

  /// `super.next`: a message to `super`.
  private func accessorCall(_ selector: String, _ property: CXCursor, _ cursor: CXCursor) -> Code.ValueID {
    let receiver = selfValue(at: cursor)
    return add(.call(Code.Call(.function(selector, []), on: receiver, result: names.typeName(of: property.type), traits: .isSuper)), at: cursor)
  }

  /// `self.thing`, `Log.shared`: a message in dot syntax.
  private func dot(_ cursor: CXCursor, _ method: CXCursor, _ base: CXCursor?) -> Code.ValueID {
    let selector = method.spelling
    let result = names.typeName(of: method.resultType)
    let candidates = names.candidates(method)
    if selector == "class", let base, peeled(base).kind == CXCursor_ObjCSelfExpr, let owner = function.owner {
      noteSelf(cursor)
      return add(.type(Code.TypeName(.object, owner)), at: cursor)
    }
    guard let base else {
      guard let receiver = dottedReceiver(cursor) else { return accessorCall(selector, method, cursor) }
      if let made = dottedMaking(selector, method, of: receiver, at: cursor) { return made }
      var call = Code.Call(.function(selector, candidates), on: receiver, result: result)
      // For a made-up class property only the name hints at the type.
      let isMadeUp = method.kind == CXCursor_ObjCClassMethodDecl && reader.isMadeUp(method)
      if result?.form == .object, result?.id == nil, !isMadeUp || selector.hasPrefix("shared"), case .type(let type) = function.values[Int(receiver)] { call.result = type }
      return add(.call(call), at: cursor)
    }
    if let accessor = names.accessor(method, selector), !accessor.isSetter {
      return add(.member(value(of: base), names.field(accessor.property)), at: cursor)
    }
    let receiver = value(of: base)
    if let made = dottedMaking(selector, method, of: receiver, at: cursor) { return made }
    var call = Code.Call(.function(selector, candidates), on: receiver, result: result)
    if case .new(let type) = function.values[Int(receiver)], selector.hasPrefix("init") {
      call.traits.insert(.isInitialization)
      if call.result?.id == nil { call.result = type }
    }
    return add(.call(call), at: cursor)
  }

  /// `Log.new`, `Log.alloc`: a new object; nil for any other message.
  private func dottedMaking(_ selector: String, _ method: CXCursor, of receiver: Code.ValueID, at cursor: CXCursor) -> Code.ValueID? {
    guard selector == "new" || selector == "alloc", reader.location(of: method) == nil, case .type(let type) = function.values[Int(receiver)] else { return nil }
    // Nothing else uses the class value, so it can become the new object.
    function.values[Int(receiver)] = .new(type)
    guard selector == "new" else { return receiver }
    return add(.call(Code.Call(.function("init", []), on: receiver, result: type, traits: .isInitialization)), at: cursor)
  }

  /// The class before a dot, which the tree does not show; nil for `super`.
  func dottedReceiver(_ cursor: CXCursor) -> Code.ValueID? {
    var text = reader.scanner(at: cursor)
    let name = text.identifier()
    guard !name.isEmpty, name != "super" else { return nil }
    return add(.type(Code.TypeName(.object, reader.classNamed(name))), at: cursor)
  }

  func lastWord(of cursor: CXCursor) -> String? {
    let text = reader.source(of: cursor)
    let word = text.reversed().prefix { isIdentifierByte($0) }
    return word.isEmpty ? nil : String(decoding: word.reversed(), as: UTF8.self)
  }

  // MARK: Elements and collections

  func element(_ list: CXCursor, _ index: CXCursor, at cursor: CXCursor) -> Code.ValueID {
    evaluate(index)
    return add(.element(value(of: list)), at: cursor)
  }

  /// `@[…]`, `@{…}`; the elements of a dictionary are its values.
  private func collection(_ literal: CXCursor) -> Code.ValueID {
    let parts = literal.expressions()
    guard reader.isDictionaryLiteral(literal) else { return add(.collection(parts.map { value(of: $0) }), at: literal) }
    var elements: [Code.ValueID] = []
    for (index, part) in parts.enumerated() {
      if index % 2 == 0 { evaluate(part) } else { elements.append(value(of: part)) }
    }
    return add(.collection(elements), at: literal)
  }

  // MARK: Choices

  /// One of two values. If an arm adds statements, a branch makes the choice.
  func either(_ first: CXCursor, _ second: CXCursor, at cursor: CXCursor) -> Code.ValueID {
    var values: [Code.ValueID] = []
    var arms: [[Code.Statement]] = []
    for part in [first, second] { arms.append(collect { values.append(value(of: part)) }) }
    if arms.allSatisfy(\.isEmpty) { return add(.either(values), at: cursor) }
    let local = function.add(Code.Local(""))
    let place = position(of: cursor)
    emit(.branch(zip(arms, values).map { arm, value in arm + [.store(value, .local(local), place)] }, place))
    return add(.local(local), at: cursor)
  }

  private func statementExpression(_ cursor: CXCursor) -> Code.ValueID {
    var statements = cursor.firstChild { $0.kind == CXCursor_CompoundStmt }?.children() ?? []
    guard let last = statements.popLast() else { return add(.literal, at: cursor) }
    let outside = afterwards
    afterwards = []
    statements.forEach(statement)
    defer { afterwards += outside }
    if clang.clang_isExpression(last.kind) != 0 { return value(of: last) }
    statement(last)
    return add(.literal, at: cursor)
  }

  // MARK: Operators

  private func binary(_ cursor: CXCursor) -> Code.ValueID {
    let sides = cursor.expressions()
    guard sides.count == 2 else { return lost(cursor, sides) }
    switch reader.binaryOperator(cursor, sides) {
    case .assignment: return assigned(cursor)
    case .comma:
      expressionStatement(sides[0])
      return value(of: sides[1])
    case .logical:
      let first = working([sides[0]])
      var second: [Code.ValueID] = []
      let place = position(of: cursor)
      if let value = first.first { emit(.evaluate(value)) }
      var arm = collect { second = working([sides[1]]) }
      if let value = second.first { arm.append(.evaluate(value)) }
      if !arm.isEmpty { emit(.branch([arm, []], place)) }
      return add(.literal, at: cursor)
    case .member, .other:
      if names.isNumber(cursor.type) { return plain(sides, at: cursor) }
      return unknown(sides, cursor.type, at: cursor)
    }
  }

  func expressionStatement(_ cursor: CXCursor) {
    let outside = afterwards
    afterwards = []
    statement(cursor)
    afterwards = outside
  }

  private func unary(_ cursor: CXCursor) -> Code.ValueID {
    guard let operand = cursor.expressions().first else { return lost(cursor, []) }
    if names.isNumber(cursor.type) {
      guard countsOn(cursor), let place = place(of: operand) else { return plain([operand], at: cursor) }
      emit(.store(add(.literal, at: cursor), place, position(of: cursor)))
      return add(.literal, at: cursor)
    }
    // `&error`: the callee may store another object there.
    if clang.clang_getCursorType(operand).kind != CXType_Record, reader.scanner(at: cursor).next == UInt8(ascii: "&"),
      case let target = peeled(operand), target.kind == CXCursor_DeclRefExpr, case let variable = target.referenced,
      variable.kind == CXCursor_VarDecl || variable.kind == CXCursor_ParmDecl, !isStored(variable), names.isPointer(variable.type)
    {
      let local = local(of: variable, at: target)
      afterwards.append((local, variable.type, cursor))
      return add(.unknown([], nil), at: cursor)
    }
    return value(of: operand)
  }

  /// `count++`, `--count`
  private func countsOn(_ operation: CXCursor) -> Bool {
    let text = reader.source(of: operation)
    return ["++", "--"].contains { text.starts(with: $0.utf8) || text.reversed().starts(with: $0.utf8) }
  }

  private func compoundAssignment(_ cursor: CXCursor) -> Code.ValueID {
    let sides = cursor.expressions()
    guard sides.count == 2 else { return lost(cursor, sides) }
    let changed = working([sides[1]])
    if let place = place(of: sides[0], keepsNumbers: true) {
      let result = add(changed.isEmpty ? .literal : .unknown(changed, Code.TypeName(.value)), at: cursor)
      emit(.store(result, place, position(of: cursor)))
    } else {
      changed.forEach { emit(.evaluate($0)) }
    }
    return add(.literal, at: cursor)
  }
}
