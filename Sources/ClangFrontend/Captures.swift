import CClang
import Facts

extension UnitReader {
  /// `self.handler = ^{ … }`, `_handler = ^{ … }`, `callback_ = [this] { … }`: the block is kept by the member's type, and keeps
  /// what it captures.
  func readStoredBlock(_ assignment: CXCursor, subject: EntityID, owner: EntityID?) {
    let sides = sides(of: assignment)
    guard sides.count == 2, let member = lookThrough(sides[0], to: [CXCursor_MemberRefExpr]),
      let block = lookThrough(sides[1], to: [CXCursor_BlockExpr, CXCursor_LambdaExpr]),
      let holder = holder(of: member, owner: owner)
    else { return }
    for capture in captures(of: block, owner: owner) {
      state(holder, .captures, capture.entity, at: capture.cursor, Fact.Details(ownership: capture.ownership, member: member.spelling))
    }
  }

  /// Left and right of `=`, which in C++ may be a call of `operator=`.
  private func sides(of assignment: CXCursor) -> [CXCursor] {
    guard assignment.kind == CXCursor_CallExpr else { return assignment.children() }
    return (0..<2).map { clang.clang_Cursor_getArgument(assignment, $0) }.filter { !$0.isNull }
  }

  private struct Capture {
    let entity: EntityID
    let ownership: Ownership
    let cursor: CXCursor
  }

  /// The type of the object on which the member is set.
  private func holder(of member: CXCursor, owner: EntityID?) -> EntityID? {
    guard let base = member.firstChild(where: { clang.clang_isExpression($0.kind) != 0 }) else { return owner }
    let named = lookThrough(base, to: [CXCursor_MemberRefExpr, CXCursor_DeclRefExpr]) ?? base
    if isSelf(named) { return owner }
    // A property in an expression has a type of its own that says nothing; its declaration says it.
    let declaration = named.referenced
    return heldTypes(declaration.isNull ? base.type : declaration.type).first { !$0.entity.text.hasPrefix("type:") }?.entity ?? owner
  }

  private func isSelf(_ cursor: CXCursor) -> Bool {
    if cursor.kind == CXCursor_CXXThisExpr { return true }
    return (cursor.kind == CXCursor_DeclRefExpr || cursor.kind == CXCursor_ObjCSelfExpr) && cursor.spelling == "self"
  }

  private func captures(of block: CXCursor, owner: EntityID?) -> [Capture] {
    let extent = clang.clang_getCursorExtent(block)
    let start = RawPlace(clang.clang_getRangeStart(extent)).offset
    let end = RawPlace(clang.clang_getRangeEnd(extent)).offset
    let isLambda = block.kind == CXCursor_LambdaExpr
    let list = isLambda ? captureList(of: block) : CaptureList()
    var found: [Capture] = []

    func add(_ entity: EntityID?, _ ownership: Ownership, _ cursor: CXCursor) {
      guard let entity, !found.contains(where: { $0.entity == entity && $0.ownership == ownership }) else { return }
      found.append(Capture(entity: entity, ownership: ownership, cursor: cursor))
    }

    // libclang does not show the `this` that a lambda captures.
    if list.holdsThis { add(owner, .raw, block) }

    func search(_ cursor: CXCursor) {
      if isLambda, list.hasDefault, cursor.kind == CXCursor_MemberRefExpr, cursor.firstChild(where: { clang.clang_isExpression($0.kind) != 0 }) == nil {
        add(owner, .raw, cursor)
      } else if isSelf(cursor) || cursor.kind == CXCursor_ObjCSelfExpr {
        add(owner, isLambda ? .raw : .strong, location(of: cursor) == nil ? block : cursor)
      } else if cursor.kind == CXCursor_DeclRefExpr || cursor.kind == CXCursor_VariableRef {
        let variable = cursor.referenced
        let isLocal = (variable.kind == CXCursor_VarDecl && variable.storageClass != CX_SC_Static && !variable.semanticParent.isFileScope)
          || variable.kind == CXCursor_ParmDecl
        let offset = RawPlace(clang.clang_getCursorLocation(variable)).offset
        if isLocal, !(start..<end).contains(offset) {
          for held in heldTypes(variable.type) where !held.entity.text.hasPrefix("type:") && !held.flags.contains(.many) {
            let isReference = list.isReference(cursor.spelling)
            add(held.entity, isReference ? .reference : isUnretained(variable) ? .unsafe : held.ownership, cursor)
          }
        }
      }
      cursor.forEachChild(search)
    }
    block.forEachChild(search)
    return found
  }

  private func isUnretained(_ variable: CXCursor) -> Bool {
    String(decoding: source(of: variable), as: UTF8.self).contains("__unsafe_unretained")
  }

  private func captureList(of lambda: CXCursor) -> CaptureList {
    var list = CaptureList()
    let source = source(of: lambda)
    guard let close = source.firstIndex(of: UInt8(ascii: "]")) else { return list }
    for item in String(decoding: source[source.startIndex..<close].dropFirst(), as: UTF8.self).split(separator: ",") {
      let text = String(item).trimmingSpaces()
      switch text {
      case "this": list.holdsThis = true
      case "=": list.hasDefault = true
      case "&":
        list.hasDefault = true
        list.takesAllByReference = true
      case _ where text.hasPrefix("&"): list.references.insert(String(text.dropFirst()))
      default: break
      }
    }
    return list
  }

  /// What stands in a lambda's `[…]`.
  private struct CaptureList {
    var holdsThis = false
    var hasDefault = false
    var takesAllByReference = false
    var references: Set<String> = []
    func isReference(_ name: String) -> Bool { takesAllByReference || references.contains(name) }
  }

  /// The expression of one of the kinds that stands here behind casts, parentheses, `copy` and conversions.
  private func lookThrough(_ cursor: CXCursor, to kinds: [CXCursorKind]) -> CXCursor? {
    if kinds.contains(cursor.kind) { return cursor }
    switch cursor.kind {
    case CXCursor_UnexposedExpr, CXCursor_ParenExpr, CXCursor_CStyleCastExpr, CXCursor_CallExpr, CXCursor_ObjCMessageExpr:
      let children = cursor.children().filter { clang.clang_isExpression($0.kind) != 0 }
      guard let first = children.first, children.count == 1 || cursor.kind == CXCursor_CallExpr else { return nil }
      return lookThrough(first, to: kinds)
    default: return nil
    }
  }
}
