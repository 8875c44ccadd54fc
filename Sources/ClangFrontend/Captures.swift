import CClang
import Facts

extension UnitReader {
  /// `self.handler = ^{ … }`, `_handler = ^{ … }`, `callback_ = [this] { … }`: the block is kept by the member's type, and keeps
  /// what it captures.
  func readStoredBlock(_ assignment: CXCursor, subject: EntityID, owner: EntityID?) {
    let sides = assignment.children()
    guard sides.count == 2, let member = lookThrough(sides[0], to: [CXCursor_MemberRefExpr]),
      let block = lookThrough(sides[1], to: [CXCursor_BlockExpr, CXCursor_LambdaExpr]),
      let holder = holder(of: member, owner: owner)
    else { return }
    for capture in captures(of: block, owner: owner) {
      state(holder, .captures, capture.entity, at: capture.cursor, Fact.Details(ownership: capture.ownership, member: member.spelling))
    }
  }

  private struct Capture {
    let entity: EntityID
    let ownership: Ownership
    let cursor: CXCursor
  }

  /// The type of the object on which the member is set.
  private func holder(of member: CXCursor, owner: EntityID?) -> EntityID? {
    guard let base = member.firstChild(where: { clang.clang_isExpression($0.kind) != 0 }) else { return owner }
    if isSelf(base) { return owner }
    return heldTypes(base.type).first { !$0.entity.text.hasPrefix("type:") }?.entity ?? owner
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
    let byReference = isLambda ? referencesInCaptureList(of: block) : ReferenceCaptures()
    var found: [Capture] = []

    func add(_ entity: EntityID?, _ ownership: Ownership, _ cursor: CXCursor) {
      guard let entity, !found.contains(where: { $0.entity == entity && $0.ownership == ownership }) else { return }
      found.append(Capture(entity: entity, ownership: ownership, cursor: cursor))
    }

    func search(_ cursor: CXCursor) {
      if isSelf(cursor) || cursor.kind == CXCursor_ObjCSelfExpr {
        add(owner, isLambda ? .raw : .strong, location(of: cursor) == nil ? block : cursor)
      } else if cursor.kind == CXCursor_DeclRefExpr || cursor.kind == CXCursor_VariableRef {
        let variable = cursor.referenced
        let isLocal = (variable.kind == CXCursor_VarDecl && variable.storageClass != CX_SC_Static && !variable.semanticParent.isFileScope)
          || variable.kind == CXCursor_ParmDecl
        let offset = RawPlace(clang.clang_getCursorLocation(variable)).offset
        if isLocal, !(start..<end).contains(offset) {
          for held in heldTypes(variable.type) where !held.entity.text.hasPrefix("type:") && !held.flags.contains(.many) {
            let isReference = byReference.contains(cursor.spelling)
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

  /// What a lambda's `[…]` takes by reference.
  private func referencesInCaptureList(of lambda: CXCursor) -> ReferenceCaptures {
    var captures = ReferenceCaptures()
    let source = source(of: lambda)
    guard let close = source.firstIndex(of: UInt8(ascii: "]")) else { return captures }
    for item in String(decoding: source[source.startIndex..<close].dropFirst(), as: UTF8.self).split(separator: ",") {
      let text = String(item).trimmingSpaces()
      if text == "&" { captures.all = true } else if text.hasPrefix("&") { captures.names.insert(String(text.dropFirst())) }
    }
    return captures
  }

  private struct ReferenceCaptures {
    var all = false
    var names: Set<String> = []
    func contains(_ name: String) -> Bool { all || names.contains(name) }
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
