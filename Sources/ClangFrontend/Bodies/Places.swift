import CClang
import Facts

// Assignments, and the places that they store to.

extension BodyLowering {
  /// The place that an expression on the left of `=` names; nil for `self` and for places that can't hold an object.
  /// `keepsNumbers`: whether members that are numbers are places.
  func place(of cursor: CXCursor, keepsNumbers: Bool = true) -> Code.Place? {
    let target = peeledToMember(cursor)
    if target.kind == CXCursor_UnexposedExpr, case let parts = target.expressions(), parts.count == 1 {
      guard case .member(let name) = rest(of: target, behind: parts[0]) else { return nil }
      return .member(value(of: parts[0]), Code.Field(name))
    }
    switch target.kind {
    case CXCursor_DeclRefExpr, CXCursor_VariableRef:
      let declaration = target.referenced
      switch declaration.kind {
      case CXCursor_VarDecl, CXCursor_ParmDecl:
        if isStored(declaration) {
          guard !reader.isMadeUp(declaration) else { return nil }
          let (id, name) = names.variable(declaration, in: subject)
          return .variable(id, name)
        }
        return names.isNumber(declaration.type) ? nil : .local(local(of: declaration, at: target))
      case CXCursor_FieldDecl:
        return .member(selfValue(at: target), names.field(declaration))
      default: return nil
      }
    case CXCursor_MemberRefExpr: return memberPlace(target)
    case CXCursor_ArraySubscriptExpr, CXCursor_UnexposedExpr:
      let parts = target.expressions()
      guard parts.count == 2, target.kind == CXCursor_ArraySubscriptExpr || target.type.spelling.containsBytes("pseudo-object") else { return nil }
      if target.kind == CXCursor_ArraySubscriptExpr, names.isNumber(target.type) {
        parts.forEach(evaluate)
        return nil
      }
      evaluate(parts[1])
      return .element(value(of: parts[0]))
    case CXCursor_CallExpr where target.spelling == "operator[]":
      let arguments = target.arguments
      guard arguments.count == 2 else { return nil }
      evaluate(arguments[1])
      return .element(value(of: arguments[0]))
    case CXCursor_UnaryOperator:
      // `*error = …` stores to a place of the caller.
      guard !names.isNumber(target.type), let operand = target.expressions().first else { return nil }
      return .element(value(of: operand))
    case CXCursor_CallExpr where target.spelling == "operator*":
      return target.arguments.first.map { .element(value(of: $0)) }
    default: return nil
    }
  }

  /// The expression inside conversions and parentheses. It stops at an undeclared member, which the tree does not show.
  private func peeledToMember(_ cursor: CXCursor) -> CXCursor {
    var cursor = cursor
    while cursor.kind == CXCursor_UnexposedExpr || cursor.kind == CXCursor_ParenExpr, case let parts = cursor.expressions(), parts.count == 1 {
      if cursor.kind == CXCursor_UnexposedExpr {
        guard case .nothing = rest(of: cursor, behind: parts[0]) else { return cursor }
      }
      cursor = parts[0]
    }
    return peeled(cursor)
  }

  private func memberPlace(_ target: CXCursor) -> Code.Place? {
    let declaration = target.referenced
    let base = target.firstChild { clang.clang_isExpression($0.kind) != 0 }
    switch declaration.kind {
    case CXCursor_ObjCIvarDecl, CXCursor_FieldDecl, CXCursor_ObjCPropertyDecl:
      return .member(base.map { value(of: $0) } ?? selfValue(at: target), names.field(declaration))
    case CXCursor_ObjCInstanceMethodDecl:
      guard let base, let accessor = names.accessor(declaration, declaration.spelling) else { return nil }
      return .member(value(of: base), names.field(accessor.property))
    case CXCursor_VarDecl:
      let (id, name) = names.variable(declaration, in: subject)
      return .variable(id, name)
    default:
      guard declaration.isNull, let base, let name = lastWord(of: target) else { return nil }
      return .member(value(of: base), Code.Field(name, isDirect: true))
    }
  }

  // MARK: Assignments

  /// `a = b` as a statement, or where its value is not used.
  func assign(_ cursor: CXCursor, isUsed: Bool) { _ = assignment(cursor, isUsed: isUsed) }

  /// `a = b` as a value: the stored value.
  func assigned(_ cursor: CXCursor) -> Code.ValueID {
    assignment(cursor, isUsed: true) ?? add(.literal, at: cursor)
  }

  private func assignment(_ cursor: CXCursor, isUsed: Bool) -> Code.ValueID? {
    let sides = cursor.expressions()
    guard sides.count == 2 else { return isUsed ? lost(cursor, sides) : nil }
    return store(sides[1], to: sides[0], at: cursor, isUsed: isUsed)
  }

  /// Stores a value. Returns the value for further use if `isUsed`.
  func store(_ source: CXCursor, to target: CXCursor, at cursor: CXCursor, isUsed: Bool) -> Code.ValueID? {
    let target = peeledToMember(target)
    // Numbers in local variables are not tracked.
    if target.kind == CXCursor_DeclRefExpr, case let variable = target.referenced, !isStored(variable), names.isNumber(variable.type) {
      if isUsed { return plain([source], at: cursor) }
      evaluate(source)
      return nil
    }
    if target.kind == CXCursor_ObjCSelfExpr {
      // `self = [super init]`
      evaluate(source)
      return isUsed ? selfValue(at: target) : nil
    }
    if target.kind == CXCursor_MemberRefExpr, let message = setterCall(target) { return send(message, source, at: cursor, isUsed: isUsed) }
    var stored = value(of: source)
    // `self.handler = 0`
    if function.values[Int(stored)] == .literal, peeled(source).kind == CXCursor_IntegerLiteral, target.kind == CXCursor_MemberRefExpr,
      names.isPointer(target.referenced.type)
    {
      function.values[Int(stored)] = .null
    }
    let again = isUsed ? kept(&stored, at: cursor) : nil
    set(stored, to: target, at: cursor)
    countReference(source, in: target)
    return again.map { add($0, at: cursor) }
  }

  /// Makes a value usable twice: by a local, unless it is a simple value.
  private func kept(_ stored: inout Code.ValueID, at cursor: CXCursor) -> Code.Value {
    switch function.values[Int(stored)] {
    case .null, .literal, .text, .enumCase, .boolean, .local, .selfObject: return function.values[Int(stored)]
    default:
      let local = function.add(Code.Local(""))
      emit(.store(stored, .local(local), position(of: cursor)))
      stored = add(.local(local), at: cursor)
      return .local(local)
    }
  }

  /// Sends a setter's message: `Log.shared = …` and the like.
  private func send(_ message: Code.Call, _ source: CXCursor, at cursor: CXCursor, isUsed: Bool) -> Code.ValueID? {
    var message = message
    var stored = value(of: source)
    let again = isUsed ? kept(&stored, at: cursor) : nil
    message.arguments = [Code.Argument(stored)]
    emit(.evaluate(add(.call(message), at: cursor)))
    return again.map { add($0, at: cursor) }
  }

  private func set(_ stored: Code.ValueID, to target: CXCursor, at cursor: CXCursor) {
    if let place = place(of: target) { return emit(.store(stored, place, position(of: cursor))) }
    // There is no form for the place: the value is evaluated, and where it goes is unknown.
    if !names.isNumber(target.type) { countUnlowered(target) }
    emit(.evaluate(stored))
  }

  /// The message that an assignment sends: `Log.shared = …`, `super.next = …`, and `self.thing = …` without a declared property.
  private func setterCall(_ target: CXCursor) -> Code.Call? {
    let declaration = target.referenced
    let base = target.firstChild { clang.clang_isExpression($0.kind) != 0 }
    switch declaration.kind {
    case CXCursor_ObjCPropertyDecl:
      guard base == nil else { return nil }
      let selector = text(clang.clang_Cursor_getObjCPropertySetterName(declaration))
      return Code.Call(.function(selector, []), on: selfValue(at: target), traits: .isSuper)
    case CXCursor_ObjCInstanceMethodDecl, CXCursor_ObjCClassMethodDecl:
      let selector = declaration.spelling
      if let base {
        guard names.accessor(declaration, selector) == nil else { return nil }
        return Code.Call(.function(selector, names.candidates(declaration)), on: value(of: base))
      }
      if let type = dottedReceiver(target) {
        return Code.Call(.function(selector, names.candidates(declaration)), on: type)
      }
      return Code.Call(.function(selector, names.candidates(declaration)), on: selfValue(at: target), traits: .isSuper)
    default: return nil
    }
  }

  /// `pointer = value` if the C++ class has its own `operator=`, and `pointer.reset(value)`.
  func lowerStandardAssignment(_ call: CXCursor) -> Bool {
    let name = call.spelling
    if name == "operator=" {
      let arguments = call.arguments
      guard arguments.count == 2 else { return false }
      _ = store(arguments[1], to: arguments[0], at: call, isUsed: false)
      return true
    }
    guard name == "reset", !names.isOwn(call.referenced),
      let target = call.expressions().first.map(peeled)?.expressions().first.map(peeled), names.isStandardPointer(target.type)
    else { return false }
    if let argument = call.arguments.first(where: { RawPlace(clang.clang_getRangeStart(clang.clang_getCursorExtent($0))).file != nil }) {
      _ = store(argument, to: target, at: call, isUsed: false)
    } else {
      set(add(.null, at: call), to: peeled(target), at: call)
    }
    return true
  }
}

extension UnitReader {
  enum BinaryOperator {
    case assignment, comma, logical
    /// `->*`, `.*`
    case member
    case other
  }

  func binaryOperator(_ operation: CXCursor, _ sides: [CXCursor]) -> BinaryOperator {
    if let kind = clang.binaryOperatorKind {
      // The values of `CXBinaryOperatorKind`, which the headers that we build with don't have yet.
      switch kind(operation) {
      case 1, 2: return .member
      case 20, 21: return .logical
      case 22: return .assignment
      case 33: return .comma
      default: return .other
      }
    }
    let left = RawPlace(clang.clang_getRangeEnd(clang.clang_getCursorExtent(sides[0])))
    let right = RawPlace(clang.clang_getRangeStart(clang.clang_getCursorExtent(sides[1])))
    guard let file = left.file, file == right.file, left.offset < right.offset, right.offset - left.offset < 64 else { return .other }
    let all = texts.bytes(of: text(clang.clang_getFileName(file)))
    guard right.offset <= all.count else { return .other }
    switch String(decoding: all[left.offset..<right.offset].filter { $0 > 0x20 }, as: UTF8.self) {
    case "=": return .assignment
    case ",": return .comma
    case "&&", "||", "and", "or": return .logical
    case "->*", ".*": return .member
    default: return .other
    }
  }
}
