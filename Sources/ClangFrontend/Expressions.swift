import CClang
import Facts

// What an expression comes to: the tree wraps it in conversions that the source does not show.

/// What one body does with values, noted while it is walked and understood afterwards, when all of it is known.
final class BodyNotes {
  struct Assignment {
    let target: CXCursor
    let value: CXCursor
  }

  var assignments: [Assignment] = []
  var messages: [CXCursor] = []
  var calls: [CXCursor] = []
  /// Which of its statements exclude each other.
  var alternatives = Alternatives()
  var deletions: [CXCursor] = []
  /// The messages whose result is stored, as far as they have been seen.
  var stored: Set<CursorKey> = []
  /// The members that something is put into, with the places in the text, and those that it is taken from.
  var given: [Member: [Int]] = [:]
  var cleared: [(place: Expressions.Place, cursor: CXCursor)] = []
  var isEmpty: Bool { assignments.isEmpty && messages.isEmpty && calls.isEmpty && deletions.isEmpty }
  /// The parameters of the function, by their index.
  var parameters: [CursorKey: Int] = [:]
}

/// Answers what the expressions of one body stand for.
struct Expressions {
  let reader: UnitReader
  let subject: EntityID
  /// The class of `self` and `this`.
  let owner: EntityID?
  /// What the body is called where single objects are spoken of.
  let body: EntityID
  /// The values that local variables are given, in order.
  private let values: [CursorKey: [CXCursor]]
  /// The members and variables that a local variable is assigned to.
  private let targets: [CursorKey: [CXCursor]]

  init(_ notes: BodyNotes, reader: UnitReader, subject: EntityID, owner: EntityID?, body: EntityID) {
    self.reader = reader
    self.body = body
    self.subject = subject
    self.owner = owner
    var values: [CursorKey: [CXCursor]] = [:]
    var targets: [CursorKey: [CXCursor]] = [:]
    for assignment in notes.assignments {
      if let variable = localVariable(assignment.target) { values[CursorKey(variable), default: []].append(assignment.value) }
      if let variable = localVariable(assignment.value) { targets[CursorKey(variable), default: []].append(assignment.target) }
    }
    self.values = values
    self.targets = targets
  }

  // MARK: Values

  /// The expressions that `expression` may come to, without conversions, parentheses, copies and local variables in between:
  /// blocks, lambdas, parameters, members, messages.
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

  /// The local variable that an expression names, behind conversions, moves and copies of smart pointers; its values are not looked at.
  func localNamed(by expression: CXCursor) -> CXCursor? {
    var expression = peeled(expression)
    while expression.kind == CXCursor_CallExpr, let first = expression.arguments.first {
      let callee = expression.referenced
      guard callee.kind == CXCursor_Constructor && isWrapper(callee) || ["move", "forward"].contains(callee.spelling) else { return nil }
      expression = peeled(first)
    }
    return expression.kind == CXCursor_DeclRefExpr ? localVariable(expression) : nil
  }

  /// Whether an expression, as `sources` gives it, makes a new object.
  func isMaking(_ source: CXCursor) -> Bool {
    switch source.kind {
    case CXCursor_CXXNewExpr: return true
    case CXCursor_CallExpr:
      let callee = source.referenced
      return callee.kind == CXCursor_Constructor || ["make_shared", "allocate_shared"].contains(callee.spelling)
    case CXCursor_ObjCMessageExpr:
      let selector = source.spelling
      return selector == "new" || selector == "init" || selector.hasPrefix("initWith")
    default: return false
    }
  }

  /// A constructor that only passes a value on: of `std::function`, of a smart pointer, a copy or a move.
  private func isWrapper(_ constructor: CXCursor) -> Bool {
    reader.location(of: constructor) == nil || constructor.semanticParent.isAnonymous
  }

  private func isCallable(_ cursor: CXCursor) -> Bool { cursor.kind == CXCursor_BlockExpr || cursor.kind == CXCursor_LambdaExpr }

  /// The blocks and lambdas that `expression` may come to, and what `std::bind` makes.
  func blocks(in expression: CXCursor) -> [CXCursor] { blocks(among: sources(of: expression)) }

  func blocks(among sources: [CXCursor]) -> [CXCursor] { sources.filter { isCallable($0) || isBinding($0) } }

  func isBinding(_ cursor: CXCursor) -> Bool {
    cursor.kind == CXCursor_CallExpr && cursor.referenced.spelling == "bind" && reader.location(of: cursor.referenced) == nil
  }

  /// The initial value of a variable; what stands in its type, as in `typeof(x) y = z`, is none.
  func initializer(of variable: CXCursor) -> CXCursor? {
    let expressions = variable.expressions()
    // The size of an array is an expression as well.
    if clang.clang_getArrayElementType(variable.type.canonical).isValid {
      return expressions.last.flatMap { $0.kind == CXCursor_InitListExpr ? $0 : nil }
    }
    return expressions.count > (namesExpression(variable.type) ? 1 : 0) ? expressions.last : nil
  }

  /// The one value that a local variable is ever given; nil when there is none or several.
  func onlyValue(of variable: CXCursor) -> CXCursor? {
    let given = (initializer(of: variable).map { [$0] } ?? []) + (values[CursorKey(variable)] ?? [])
    return given.count == 1 ? given[0] : nil
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

  // MARK: Collections

  /// The elements that a literal or a message such as `arrayWithObjects:` puts into the collection that it makes.
  func elements(of expression: CXCursor) -> [CXCursor] { elements(of: expression, 3) }

  /// `copies`: how many copies of copies are looked through; `list = [list mutableCopy]` goes in a circle.
  private func elements(of expression: CXCursor, _ copies: Int) -> [CXCursor] {
    guard copies > 0 else { return [] }
    return sources(of: expression).flatMap { source -> [CXCursor] in
      if let literal = reader.collectionLiteral(source) {
        let parts = literal.expressions()
        guard reader.isDictionaryLiteral(literal) else { return parts }
        return parts.indices.filter { $0 % 2 == 1 }.map { parts[$0] }
      }
      // A class of the project may mean something else by the same words.
      guard source.kind == CXCursor_ObjCMessageExpr, reader.location(of: source.referenced) == nil else { return [] }
      let arguments = source.arguments
      switch source.spelling {
      case "arrayWithObjects:", "arrayWithObject:", "setWithObject:", "setWithObjects:", "initWithObjects:", "orderedSetWithObject:",
        "orderedSetWithObjects:":
        return arguments
      case "dictionaryWithObject:forKey:": return Array(arguments.prefix(1))
      case "dictionaryWithObjectsAndKeys:", "initWithObjectsAndKeys:":
        return arguments.indices.filter { $0 % 2 == 0 }.map { arguments[$0] }
      case "mutableCopy", "copy": return source.receiver.map { elements(of: $0, copies - 1) } ?? []
      case "arrayWithArray:", "initWithArray:", "setWithArray:": return arguments.first.map { elements(of: $0, copies - 1) } ?? []
      default: return []
      }
    }
  }

  func isCollectionLiteral(_ expression: CXCursor) -> Bool { reader.collectionLiteral(expression) != nil }

  // MARK: Places

  /// Where a value is kept: a member of a type, or a variable that outlives the function.
  struct Place {
    let holder: EntityID
    let member: String
    /// The class that declares the member, when that is not `holder`.
    var declarer: EntityID?
    /// What the declaration says of the value.
    var declared: [HeldType] = []
    var isElement = false
    /// The objects that it is a member of, by the body's names for them.
    var objects: [String] = []
  }

  /// The places that `target = value` stores to; those that a local variable is stored in, when that is the target.
  func places(of target: CXCursor) -> [Place] {
    var seen: Set<CursorKey> = []
    return places(of: target, &seen)
  }

  private func places(of target: CXCursor, _ seen: inout Set<CursorKey>) -> [Place] {
    let target = peeled(target)
    switch target.kind {
    case CXCursor_MemberRefExpr, CXCursor_MemberRef:
      return memberPlace(target).map { [$0] } ?? []
    case CXCursor_DeclRefExpr, CXCursor_VarDecl:
      let variable = target.kind == CXCursor_VarDecl ? target : target.referenced
      guard variable.kind == CXCursor_VarDecl else { return [] }
      if let place = variablePlace(variable) { return [place] }
      guard seen.insert(CursorKey(variable)).inserted else { return [] }
      var stored: [Place] = []
      for target in targets[CursorKey(variable)] ?? [] { stored += places(of: target, &seen) }
      // `id old = _member;` is another name for what the member holds.
      if let first = initializer(of: variable), case let source = peeled(first), source.kind == CXCursor_MemberRefExpr {
        stored += places(of: source, &seen)
      }
      return stored
    case CXCursor_UnexposedExpr, CXCursor_ArraySubscriptExpr:
      // `_items[key]`: the pseudo object of Objective-C, or C's subscript.
      let parts = target.expressions()
      guard parts.count == 2, target.kind == CXCursor_ArraySubscriptExpr || target.type.spelling.containsBytes("pseudo-object") else { return [] }
      return places(of: parts[0], &seen).map { var place = $0; place.isElement = true; return place }
    case CXCursor_FieldDecl:
      guard let holder = reader.entity(for: target.semanticParent) else { return [] }
      return [Place(holder: holder, member: target.spelling, declared: reader.heldTypes(target.type), objects: ["self"])]
    case CXCursor_CallExpr where target.spelling == "operator[]":
      return target.arguments.first.map { places(of: $0, &seen) }?.map { var place = $0; place.isElement = true; return place } ?? []
    default:
      return []
    }
  }

  private func memberPlace(_ member: CXCursor) -> Place? {
    let declaration = member.referenced
    switch declaration.kind {
    case CXCursor_ObjCPropertyDecl, CXCursor_ObjCIvarDecl, CXCursor_FieldDecl: break
    default: return nil
    }
    guard let holder = holder(of: member) else { return nil }
    var place = place(of: declaration, in: holder)
    place.objects = holders(of: member)
    return place
  }

  /// The place that a declaration of a property, ivar or field is in objects of the class `holder`.
  func place(of declaration: CXCursor, in holder: EntityID) -> Place {
    var declared = reader.heldTypes(declaration.type)
    if declaration.kind == CXCursor_ObjCPropertyDecl {
      let attributes = ObjCPropertyAttributes(declaration)
      declared = declared.map { var type = $0; type.ownership = attributes.ownership(of: $0).0; return type }
    }
    let declarer = declaringClass(of: declaration)
    return Place(holder: holder, member: declaration.spelling, declarer: declarer == holder ? nil : declarer, declared: declared)
  }

  func declaringClass(of declaration: CXCursor) -> EntityID? {
    let parent = declaration.semanticParent
    switch parent.kind {
    case CXCursor_ObjCCategoryDecl, CXCursor_ObjCCategoryImplDecl: return reader.extendedClassName(parent).map(reader.classNamed)
    case CXCursor_ObjCProtocolDecl: return reader.protocolNamed(parent.spelling)
    default: return parent.isAnonymous ? nil : reader.entity(for: parent)
    }
  }

  /// A global, a static member or a static local; nil for other variables.
  private func variablePlace(_ variable: CXCursor) -> Place? {
    let declared = reader.heldTypes(variable.type)
    if variable.semanticParent.isRecord {
      return reader.entity(for: variable.semanticParent).map { Place(holder: $0, member: variable.spelling, declared: declared) }
    }
    if !variable.isLocal {
      return reader.entity(for: variable).map { Place(holder: $0, member: variable.spelling, declared: declared) }
    }
    guard variable.storageClass == CX_SC_Static else { return nil }
    return Place(holder: reader.staticLocal(variable, in: subject), member: variable.spelling, declared: declared)
  }

  /// The type of the object on which a member is set.
  private func holder(of member: CXCursor) -> EntityID? {
    guard let base = member.firstChild(where: { clang.clang_isExpression($0.kind) != 0 }) else {
      return owner ?? declaringClass(of: member.referenced)
    }
    let named = peeled(base)
    if named.kind == CXCursor_CXXThisExpr || named.kind == CXCursor_ObjCSelfExpr { return owner }
    return types(of: named).first ?? declaringClass(of: member.referenced)
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

  /// The class of the receiver of a message to an object.
  func receiverType(of message: CXCursor) -> EntityID? {
    guard let receiver = message.receiver else { return nil }
    if peeled(receiver).kind == CXCursor_ObjCSelfExpr { return owner }
    return types(of: receiver).first
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
