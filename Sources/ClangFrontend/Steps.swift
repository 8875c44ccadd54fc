import CClang
import Facts
import Platform

/// Numbers the statements of a body so that those with one number run one after the other or not at all.
struct ControlFlow {
  private(set) var block = 0
  private var last = 0
  private var leavesFunction = false
  private var leavesLoop = false

  /// What a kind of cursor does to the flow; nil for most.
  enum Turn {
    /// Each part may run or not.
    case parts(isLoop: Bool, isCallable: Bool)
    /// What follows does not run with what stands before.
    case leaves(onlyLoop: Bool)
    /// One may come here from elsewhere.
    case enters

    init?(_ kind: CXCursorKind) {
      switch kind {
      case CXCursor_IfStmt, CXCursor_ConditionalOperator, CXCursor_ObjCAtTryStmt, CXCursor_CXXTryStmt, CXCursor_ObjCAtCatchStmt, CXCursor_CXXCatchStmt:
        self = .parts(isLoop: false, isCallable: false)
      case CXCursor_ForStmt, CXCursor_WhileStmt, CXCursor_DoStmt, CXCursor_SwitchStmt, CXCursor_CXXForRangeStmt, CXCursor_ObjCForCollectionStmt:
        self = .parts(isLoop: true, isCallable: false)
      case CXCursor_BlockExpr, CXCursor_LambdaExpr: self = .parts(isLoop: false, isCallable: true)
      case CXCursor_ReturnStmt, CXCursor_GotoStmt, CXCursor_IndirectGotoStmt, CXCursor_ObjCAtThrowStmt, CXCursor_CXXThrowExpr:
        self = .leaves(onlyLoop: false)
      case CXCursor_BreakStmt, CXCursor_ContinueStmt: self = .leaves(onlyLoop: true)
      case CXCursor_CaseStmt, CXCursor_DefaultStmt, CXCursor_LabelStmt: self = .enters
      default: return nil
      }
    }
  }

  mutating func enter() {
    last += 1
    block = last
  }

  mutating func leave(onlyLoop: Bool) {
    if onlyLoop { leavesLoop = true } else { leavesFunction = true }
    enter()
  }

  /// Before the parts of a statement; the answer is for `end`.
  mutating func begin() -> Self {
    let outside = self
    (leavesFunction, leavesLoop) = (false, false)
    return outside
  }

  /// After the parts: the block goes on unless one of them leads out of it.
  mutating func end(_ outside: Self, isLoop: Bool, isCallable: Bool) {
    if isLoop || isCallable { leavesLoop = false }
    if isCallable { leavesFunction = false }
    if leavesFunction || leavesLoop { enter() } else { block = outside.block }
    leavesFunction = leavesFunction || outside.leavesFunction
    leavesLoop = leavesLoop || outside.leavesLoop
  }
}

/// `limit` of `setLimit:`; nil for what sets nothing.
private func propertyName(ofSetter selector: String) -> String? {
  guard selector.hasPrefix("set"), selector.hasSuffix(":"), case let name = selector.dropFirst(3).dropLast(), !name.isEmpty, !name.contains(":") else { return nil }
  return name.prefix(1).lowercased() + name.dropFirst()
}

/// What one body does, as far as rules ask.
struct StepReader {
  private let reader: UnitReader
  private let expressions: Expressions
  private let notes: BodyNotes
  private let owner: EntityID?
  private let method: Method
  private let cursor: CXCursor

  init(_ reader: UnitReader, _ expressions: Expressions, _ notes: BodyNotes, owner: EntityID?, _ method: Method, _ cursor: CXCursor) {
    (self.reader, self.expressions, self.notes, self.owner, self.method, self.cursor) = (reader, expressions, notes, owner, method, cursor)
  }

  /// Assignments of every method; calls of actions and of controllers only, for a program has a great many.
  func steps() -> [Method.Step] {
    var steps: [Method.Step] = []
    for assignment in notes.assignments {
      guard let (object, name) = member(assignment.target) else { continue }
      add(assignment.value, to: object, name, at: assignment.target, assignment.block, &steps)
    }
    let mattersWhatIsCalled = method.traits.contains(.isAction) || method.traits.contains(.isDynamic) && isController
    for (message, block) in zip(notes.messages, notes.blockOfMessage) {
      if let property = expressions.property(setBy: message), let value = message.arguments.first, let receiver = message.receiver {
        add(value, to: object(receiver), property.spelling, at: message, block, &steps)
      } else if mattersWhatIsCalled, let called = call(message, block) {
        steps.append(called)
      }
    }
    for (call, block) in zip(notes.calls, notes.blockOfCall) where call.spelling == "reset" {
      // `pointer_.reset()`; an argument that is not written stands nowhere.
      let parts = call.expressions().filter { RawPlace(clang.clang_getRangeStart(clang.clang_getCursorExtent($0))).file != nil }
      guard reader.location(of: call.referenced) == nil, parts.count == 1,
        let target = parts[0].expressions().first, let (object, name) = member(target), case .own = object, let location = reader.location(of: call) else { continue }
      steps.append(Method.Step(.clears, name, at: location, block: block))
    }
    return steps.sorted()
  }

  // MARK: Members

  private enum Object {
    case own
    case other(EntityID?)
  }

  /// The object and the member that an expression names; nil for variables and elements, and for what the own type keeps for all its objects.
  private func member(_ target: CXCursor) -> (Object, String)? {
    let target = peeled(target)
    let declaration = target.referenced
    if target.kind == CXCursor_DeclRefExpr { return staticMember(declaration) }
    guard target.kind == CXCursor_MemberRefExpr || target.kind == CXCursor_MemberRef else { return nil }
    switch declaration.kind {
    case CXCursor_ObjCPropertyDecl, CXCursor_ObjCIvarDecl, CXCursor_FieldDecl: break
    case CXCursor_VarDecl: return staticMember(declaration)
    case CXCursor_ObjCInstanceMethodDecl, CXCursor_ObjCClassMethodDecl: return accessed(target, by: declaration)
    default: return nil
    }
    let base = target.firstChild { clang.clang_isExpression($0.kind) != 0 }
    let object = base.map(object) ?? .own
    return (object, name(of: declaration, in: object))
  }

  /// `Log::limit`
  private func staticMember(_ variable: CXCursor) -> (Object, String)? {
    guard variable.kind == CXCursor_VarDecl, variable.semanticParent.isRecord, let type = reader.entity(for: variable.semanticParent), type != owner
    else { return nil }
    return (.other(type), variable.spelling)
  }

  /// `Log.limit = 3`, `self.log.limit = 3`: a dot that sends a message, to the class or for want of a property.
  private func accessed(_ target: CXCursor, by setter: CXCursor) -> (Object, String)? {
    guard let name = propertyName(ofSetter: setter.spelling) else { return nil }
    if setter.kind == CXCursor_ObjCClassMethodDecl || target.firstChild?.kind == CXCursor_ObjCClassRef {
      let type = reader.classNamed(in: target) ?? expressions.declaringClass(of: setter)
      return type == owner ? nil : (.other(type), name)
    }
    guard let base = target.firstChild(where: { clang.clang_isExpression($0.kind) != 0 }), case .other(let type) = object(base) else { return nil }
    return (.other(type), name)
  }

  private func object(_ expression: CXCursor) -> Object {
    // `strongSelf` and its like are local variables that come to `self`.
    let isOwn = expressions.sources(of: expression).contains { $0.kind == CXCursor_ObjCSelfExpr || $0.kind == CXCursor_CXXThisExpr }
    return isOwn ? .own : .other(expressions.types(of: expression).first)
  }

  /// The property, where an ivar stores one.
  private func name(of declaration: CXCursor, in object: Object) -> String {
    let name = declaration.spelling
    guard declaration.kind == CXCursor_ObjCIvarDecl, case .own = object, let owner else { return name }
    if let property = reader.storedProperties[owner]?[name] { return property }
    guard name.hasPrefix("_"), case let property = String(name.dropFirst()), reader.properties(of: owner).contains(property) else { return name }
    return property
  }

  private func add(_ value: CXCursor, to object: Object, _ name: String, at cursor: CXCursor, _ block: Int, _ steps: inout [Method.Step]) {
    guard let location = reader.location(of: cursor) else { return }
    switch object {
    case .own: steps.append(Method.Step(kind(of: value), name, at: location, block: block))
    case .other(let type): steps.append(Method.Step(.changes, name, of: type, at: location, block: block))
    }
  }

  /// By what stands in the text: `nil`, `YES` and their like are macros of many kinds.
  private func kind(of value: CXCursor) -> Method.Step.Kind {
    let type = value.type.canonical
    var value = peeled(value)
    // `self.a = self.b = nil`
    while reader.isAssignment(value), let last = value.expressions().last { value = peeled(last) }
    var text = reader.scanner(at: value)
    let word = text.identifier()
    text.skipSpace()
    if word == "std", text.take(":"), text.take(":") { return text.identifier() == "nullopt" ? .clears : .assigns }
    if let next = text.next, ![";", ",", ")", "}", "]", ":"].contains(Unicode.Scalar(next)) { return word.isEmpty && isEmptyList(value) ? .clears : .assigns }
    switch word {
    case "nil", "Nil", "NULL", "nullptr", "nullopt": return .clears
    case "YES", "true", "TRUE": return .turnsOn
    case "NO", "false", "FALSE": return .turnsOff
    case "0": return type.kind == CXType_Pointer || type.kind == CXType_ObjCObjectPointer ? .clears : .assigns
    default: return .assigns
    }
  }

  /// `member_ = {}`
  private func isEmptyList(_ value: CXCursor) -> Bool { value.kind == CXCursor_InitListExpr && value.expressions().isEmpty }

  // MARK: Calls

  private func call(_ message: CXCursor, _ block: Int) -> Method.Step? {
    guard let location = reader.location(of: message) else { return nil }
    if let type = reader.classNamed(in: message) { return Method.Step(.calls, message.spelling, of: type, at: location, block: block) }
    // What a superclass does is not known here.
    guard let receiver = message.receiver else { return nil }
    let type: EntityID? = switch object(receiver) {
    case .own: owner
    case .other(let type): type
    }
    return Method.Step(.calls, message.spelling, of: type, at: location, block: block)
  }

  /// Whether the class is a view controller or another of the platform's controllers, by its superclasses.
  private var isController: Bool {
    guard let owner, owner.text.hasPrefix("c:objc(cs)") else { return false }
    if let known = reader.controllers[owner] { return known }
    var name = String(owner.text.dropFirst("c:objc(cs)".count).prefix { $0 != "@" })
    var next = reader.interfaces[owner]?.cursor
    var isController = false
    for _ in 0..<64 {
      if let role = Platform.role(of: name) {
        isController = [.viewController, .windowController, .controller].contains(role)
        break
      }
      guard let superclass = next?.firstChild(where: { $0.kind == CXCursor_ObjCSuperClassRef }) else { break }
      name = superclass.spelling
      next = superclass.referenced
    }
    reader.controllers[owner] = isController
    return isController
  }
}
