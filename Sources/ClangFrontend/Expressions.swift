import CClang
import Facts

// What an expression comes to: the tree wraps it in conversions that the source does not show.

/// What one body does with values, noted while it is walked and understood afterwards, when all of it is known.
final class BodyNotes {
  struct Assignment {
    let target: CXCursor
    let value: CXCursor
    /// As `Method.Step` numbers them.
    var block = 0
  }

  var assignments: [Assignment] = []
  var messages: [CXCursor] = []
  /// For each message the number of its block.
  var blockOfMessage: [Int] = []
  var calls: [CXCursor] = []
  /// For each call the number of its block.
  var blockOfCall: [Int] = []
  /// Whether something is thrown.
  var raises = false
  /// Which statements run together, as far as the walk has come.
  var flow = ControlFlow()
  var isEmpty: Bool { assignments.isEmpty && messages.isEmpty && calls.isEmpty }
}

/// Answers what the expressions of one body stand for.
struct Expressions {
  let reader: UnitReader
  let subject: EntityID
  /// The class of `self` and `this`.
  let owner: EntityID?
  /// The values that local variables are given, in order.
  private let values: [CursorKey: [CXCursor]]

  init(_ notes: BodyNotes, reader: UnitReader, subject: EntityID, owner: EntityID?) {
    self.reader = reader
    self.subject = subject
    self.owner = owner
    var values: [CursorKey: [CXCursor]] = [:]
    for assignment in notes.assignments {
      if let variable = localVariable(assignment.target) { values[CursorKey(variable), default: []].append(assignment.value) }
    }
    self.values = values
  }

  // MARK: Values

  /// The expressions that `expression` may come to, without conversions, parentheses, copies and local variables in between:
  /// parameters, members, messages.
  func sources(of expression: CXCursor) -> [CXCursor] {
    var seen: Set<CursorKey> = []
    return sources(of: expression, &seen)
  }

  /// `seen`: the local variables that are looked through already.
  private func sources(of expression: CXCursor, _ seen: inout Set<CursorKey>) -> [CXCursor] {
    func all(_ cursors: some Sequence<CXCursor>) -> [CXCursor] {
      var found: [CXCursor] = []
      for cursor in cursors { found += sources(of: cursor, &seen) }
      return found
    }
    switch expression.kind {
    case CXCursor_UnexposedExpr, CXCursor_ParenExpr:
      if isCollectionLiteral(expression) { return [expression] }
      let parts = expression.expressions()
      return parts.count == 1 ? all(parts) : [expression]
    case CXCursor_CStyleCastExpr, CXCursor_CXXStaticCastExpr, CXCursor_CXXReinterpretCastExpr, CXCursor_CXXConstCastExpr,
      CXCursor_CXXFunctionalCastExpr, CXCursor_ObjCBridgedCastExpr:
      return all(expression.expressions().suffix(1))
    case CXCursor_ConditionalOperator:
      return all(expression.expressions().dropFirst())
    case CXCursor_StmtExpr:
      let last = expression.firstChild { $0.kind == CXCursor_CompoundStmt }?.children().last
      return last.map { all([$0]) } ?? []
    case CXCursor_ObjCMessageExpr:
      if ["copy", "retain", "autorelease", "mutableCopy", "self"].contains(expression.spelling), expression.arguments.isEmpty,
        let receiver = expression.receiver {
        let inside = all([receiver])
        // A copy of a block is the block; a copy of an object is another one.
        if inside.contains(where: { isCallable($0) || $0.kind == CXCursor_DeclRefExpr && $0.referenced.kind == CXCursor_ParmDecl }) { return inside }
        if expression.spelling != "copy", expression.spelling != "mutableCopy" { return inside }
      }
      return [expression]
    case CXCursor_CallExpr:
      let callee = expression.referenced
      let isTransparent = callee.kind == CXCursor_Constructor && isWrapper(callee)
        || ["move", "forward", "Block_copy", "_Block_copy", "as_const"].contains(callee.spelling)
      let arguments = expression.arguments
      return isTransparent && arguments.count >= 1 ? all(arguments.prefix(1)) : [expression]
    case CXCursor_InitListExpr:
      let parts = expression.expressions()
      return parts.count == 1 ? all(parts) : [expression]
    case CXCursor_DeclRefExpr:
      guard let variable = localVariable(expression) else { return [expression] }
      guard seen.insert(CursorKey(variable)).inserted else { return [] }
      let known = initializer(of: variable).map { [$0] } ?? []
      let given = all(known + (values[CursorKey(variable)] ?? []))
      return given.isEmpty ? [expression] : given
    default:
      return [expression]
    }
  }

  /// A constructor that only passes a value on: of `std::function`, of a smart pointer, a copy or a move.
  private func isWrapper(_ constructor: CXCursor) -> Bool {
    reader.location(of: constructor) == nil || constructor.semanticParent.isAnonymous
  }

  private func isCallable(_ cursor: CXCursor) -> Bool { cursor.kind == CXCursor_BlockExpr || cursor.kind == CXCursor_LambdaExpr }

  /// The initial value of a variable; what stands in its type, as in `typeof(x) y = z`, is none.
  func initializer(of variable: CXCursor) -> CXCursor? {
    let expressions = variable.expressions()
    // The size of an array is an expression as well.
    if clang.clang_getArrayElementType(variable.type.canonical).isValid {
      return expressions.last.flatMap { $0.kind == CXCursor_InitListExpr ? $0 : nil }
    }
    return expressions.count > (namesExpression(variable.type) ? 1 : 0) ? expressions.last : nil
  }

  // MARK: Types

  /// The classes that the value of an expression is known to be of, by its static type or by how it was made; `id` says nothing.
  func types(of expression: CXCursor) -> [EntityID] {
    var found: [EntityID] = []
    var seen: Set<CursorKey> = []
    // An enumerator that is stored as a number makes no member of its type.
    for id in types(of: expression, &seen) where !found.contains(id) && !id.text.containsBytes("@E@") { found.append(id) }
    return found
  }

  private func types(of expression: CXCursor, _ seen: inout Set<CursorKey>) -> [EntityID] {
    func one(_ cursor: CXCursor?) -> [EntityID] { cursor.map { types(of: $0, &seen) } ?? [] }
    switch expression.kind {
    case CXCursor_UnexposedExpr, CXCursor_ParenExpr:
      if isCollectionLiteral(expression) { return named(expression.type) }
      let parts = expression.expressions()
      let inside = parts.count == 1 ? one(parts[0]) : []
      return inside.isEmpty ? named(expression.type) : inside
    case CXCursor_CStyleCastExpr, CXCursor_CXXStaticCastExpr, CXCursor_ObjCBridgedCastExpr:
      let said = named(expression.type)
      return said.isEmpty ? one(expression.expressions().last) : said
    case CXCursor_ConditionalOperator:
      return expression.expressions().dropFirst().flatMap { one($0) }
    case CXCursor_StmtExpr:
      return one(expression.firstChild { $0.kind == CXCursor_CompoundStmt }?.children().last)
    case CXCursor_BinaryOperator:
      return reader.isAssignment(expression) ? one(expression.expressions().last) : named(expression.type)
    case CXCursor_ObjCSelfExpr:
      return owner.map { [$0] } ?? []
    case CXCursor_ObjCMessageExpr:
      let selector = expression.spelling
      if let receiver = expression.firstChild, receiver.kind == CXCursor_ObjCClassRef,
        selector == "alloc" || selector == "new" || selector == "allocWithZone:" {
        return [reader.entity(for: receiver.referenced) ?? reader.classNamed(receiver.spelling)]
      }
      let isMaker = selector == "init" || selector.hasPrefix("initWith") || ["retain", "autorelease", "self", "copy"].contains(selector)
      let made = isMaker ? one(expression.receiver) : []
      if !made.isEmpty { return made }
      // `[[self alloc] init]`, `[self new]` in a class method.
      if ["alloc", "new"].contains(selector), let receiver = expression.receiver, isOwnClass(receiver), let owner { return [owner] }
      return named(expression.type)
    case CXCursor_DeclRefExpr:
      let said = named(expression.referenced.type)
      if !said.isEmpty { return said }
      guard let variable = localVariable(expression), seen.insert(CursorKey(variable)).inserted else { return [] }
      return one(initializer(of: variable)) + (values[CursorKey(variable)] ?? []).flatMap { one($0) }
    case CXCursor_MemberRefExpr:
      let declaration = expression.referenced
      if declaration.isObjCMethod { return types(ofAccess: expression, by: declaration) }
      return named(declaration.isNull ? expression.type : declaration.type)
    case CXCursor_CallExpr:
      let callee = expression.referenced.spelling
      if ["move", "forward"].contains(callee), let argument = expression.arguments.first { return one(argument) }
      return named(expression.type)
    default:
      return named(expression.type)
    }
  }

  /// `Log.shared`, `self.first`: what a dot sends a message for, be it a class property or a method that no property declares.
  private func types(ofAccess access: CXCursor, by method: CXCursor) -> [EntityID] {
    let said = named(method.resultType)
    guard said.isEmpty, method.resultType.spelling.containsBytes("instancetype") else { return said }
    return (reader.classNamed(in: access) ?? declaringClass(of: method)).map { [$0] } ?? []
  }

  private func named(_ type: CXType) -> [EntityID] {
    guard type.isValid else { return [] }
    return reader.heldTypes(type).filter { !$0.entity.text.hasPrefix("type:") && !$0.flags.contains(.many) }.map(\.entity)
  }

  private func isCollectionLiteral(_ expression: CXCursor) -> Bool { reader.collectionLiteral(expression) != nil }

  func declaringClass(of declaration: CXCursor) -> EntityID? {
    let parent = declaration.semanticParent
    switch parent.kind {
    case CXCursor_ObjCCategoryDecl, CXCursor_ObjCCategoryImplDecl: return reader.extendedClassName(parent).map(reader.classNamed)
    case CXCursor_ObjCProtocolDecl: return reader.protocolNamed(parent.spelling)
    default: return parent.isAnonymous ? nil : reader.entity(for: parent)
    }
  }

  /// The property that a setter message sets.
  func property(setBy message: CXCursor) -> CXCursor? {
    let selector = message.spelling
    guard selector.hasPrefix("set"), selector.hasSuffix(":"), selector.count > 4,
      selector.firstIndex(of: ":") == selector.index(before: selector.endIndex)
    else { return nil }
    let method = message.referenced
    guard !method.isNull else { return nil }
    let name = selector.dropFirst(3).dropLast()
    let lower = name.prefix(1).lowercased() + name.dropFirst()
    return method.semanticParent.firstChild { $0.kind == CXCursor_ObjCPropertyDecl && ($0.spelling == lower || $0.spelling == name) }
  }
}

// MARK: -

/// `self` or `[self class]` where `self` is a class, or `[self class]` of an instance.
func isOwnClass(_ expression: CXCursor) -> Bool {
  switch expression.kind {
  case CXCursor_UnexposedExpr, CXCursor_ParenExpr: expression.expressions().first.map(isOwnClass) ?? false
  case CXCursor_ObjCSelfExpr: expression.type.canonical.spelling.split(separator: " ").contains("Class")
  case CXCursor_ObjCMessageExpr: expression.spelling == "class" && expression.receiver.map { peeled($0).kind == CXCursor_ObjCSelfExpr } ?? false
  default: false
  }
}

/// The expression behind conversions and parentheses.
func peeled(_ expression: CXCursor) -> CXCursor {
  var expression = expression
  while expression.kind == CXCursor_UnexposedExpr || expression.kind == CXCursor_ParenExpr || expression.kind == CXCursor_CStyleCastExpr {
    let parts = expression.expressions()
    guard let last = parts.last, parts.count == 1 || expression.kind == CXCursor_CStyleCastExpr else { break }
    expression = last
  }
  return expression
}

/// The local variable that an expression names, or that is declared; nil for parameters, statics and globals.
func localVariable(_ expression: CXCursor) -> CXCursor? {
  let target = peeled(expression)
  let variable = target.kind == CXCursor_VarDecl ? target : target.kind == CXCursor_DeclRefExpr ? target.referenced : target
  guard variable.kind == CXCursor_VarDecl, variable.storageClass != CX_SC_Static, variable.storageClass != CX_SC_Extern, variable.isLocal
  else { return nil }
  return variable
}

/// Whether the type is written with an expression in it: `typeof(self)`, `decltype(x)`. The tree shows that expression before the initial value.
func namesExpression(_ type: CXType) -> Bool {
  let spelling = type.spelling
  return spelling.containsBytes("typeof (") || spelling.containsBytes("decltype(")
}

extension UnitReader {
  /// Whether a binary operator is `=`.
  func isAssignment(_ operation: CXCursor) -> Bool {
    guard operation.kind == CXCursor_BinaryOperator else { return false }
    // 22 is CXBinaryOperator_Assign; the enum is younger than the headers that we are built with.
    if let kind = clang.binaryOperatorKind { return kind(operation) == 22 }
    let sides = operation.expressions()
    guard sides.count == 2 else { return false }
    let left = RawPlace(clang.clang_getRangeEnd(clang.clang_getCursorExtent(sides[0])))
    let right = RawPlace(clang.clang_getRangeStart(clang.clang_getCursorExtent(sides[1])))
    guard let file = left.file, file == right.file, left.offset < right.offset, right.offset - left.offset < 64 else { return false }
    let between = texts.bytes(of: text(clang.clang_getFileName(file)))
    guard right.offset <= between.count else { return false }
    return between[left.offset..<right.offset].filter { $0 > 0x20 } == [UInt8(ascii: "=")]
  }
}
