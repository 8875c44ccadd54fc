import CClang
import Facts

/// Which stretches of a body exclude each other, and which run again and again.
struct Alternatives {
  private struct Stretch {
    let start: Int
    let end: Int
    /// Nil for a loop.
    let arm: Arm?

    func contains(_ offset: Int) -> Bool { start <= offset && offset < end }
  }

  private var stretches: [Stretch] = []
  /// The braces around the walk.
  var braces: CXCursor?

  /// Notes what a statement or expression divides; most divide nothing.
  mutating func note(_ cursor: CXCursor, _ reader: UnitReader) {
    switch cursor.kind {
    case CXCursor_IfStmt:
      let parts = cursor.children()
      // `if (Part *part = …)`: the variable comes before the condition.
      let conditions = parts.first.map { $0.kind == CXCursor_VarDecl || $0.kind == CXCursor_DeclStmt } ?? false ? 2 : 1
      note(Array(parts.dropFirst(conditions)), of: cursor, reader)
      for arm in parts.dropFirst(conditions) where Self.leaves(arm) { noteRest(after: arm, of: cursor, reader) }
    case CXCursor_ConditionalOperator: note(Array(cursor.expressions().dropFirst()), of: cursor, reader)
    case CXCursor_SwitchStmt: noteCases(of: cursor, reader)
    case CXCursor_ForStmt, CXCursor_WhileStmt, CXCursor_DoStmt, CXCursor_CXXForRangeStmt, CXCursor_ObjCForCollectionStmt:
      let (start, end) = Self.extent(of: cursor)
      stretches.append(Stretch(start: start, end: end, arm: nil))
    default: break
    }
  }

  /// The arms that a place stands in. Those of a loop count for an object that the loop has from inside, in a variable declared there:
  /// another one each time.
  func arms(at cursor: CXCursor, declared: CXCursor?) -> [Arm] {
    guard !stretches.isEmpty else { return [] }
    let offset = RawPlace(clang.clang_getCursorLocation(cursor)).offset
    let origin = declared.map { RawPlace(clang.clang_getCursorLocation($0)).offset }
    let around = stretches.filter { $0.contains(offset) }
    let loop = around.filter { stretch in stretch.arm == nil && !(origin.map(stretch.contains) ?? false) }.map(\.start).min() ?? .max
    return around.filter { $0.start < loop }.compactMap(\.arm).sorted()
  }

  private mutating func note(_ arms: [CXCursor], of choice: CXCursor, _ reader: UnitReader) {
    guard let location = reader.location(of: choice) else { return }
    for (number, arm) in arms.enumerated() {
      let (start, end) = Self.extent(of: arm)
      stretches.append(Stretch(start: start, end: end, arm: Arm(of: location, number)))
    }
  }

  /// After an arm that leads out of the braces around its choice, the rest of them is the other arm.
  private mutating func noteRest(after arm: CXCursor, of choice: CXCursor, _ reader: UnitReader) {
    guard let location = reader.location(of: arm), let braces else { return }
    let (start, end) = Self.extent(of: arm)
    stretches.append(Stretch(start: start, end: end, arm: Arm(of: location, 0)))
    stretches.append(Stretch(start: Self.extent(of: choice).end, end: Self.extent(of: braces).end, arm: Arm(of: location, 1)))
  }

  /// Cases that run into the next are one arm with it.
  private mutating func noteCases(of choice: CXCursor, _ reader: UnitReader) {
    guard let location = reader.location(of: choice), let body = choice.children().last, body.kind == CXCursor_CompoundStmt else { return }
    var number = 0
    var leaves = false
    for statement in body.children() {
      if leaves, statement.kind == CXCursor_CaseStmt || statement.kind == CXCursor_DefaultStmt { number += 1 }
      let (start, end) = Self.extent(of: statement)
      stretches.append(Stretch(start: start, end: end, arm: Arm(of: location, number)))
      leaves = Self.leaves(statement)
    }
  }

  private static func leaves(_ statement: CXCursor) -> Bool {
    switch statement.kind {
    case CXCursor_ReturnStmt, CXCursor_BreakStmt, CXCursor_ContinueStmt, CXCursor_GotoStmt, CXCursor_CXXThrowExpr, CXCursor_ObjCAtThrowStmt: return true
    case CXCursor_CompoundStmt, CXCursor_CaseStmt, CXCursor_DefaultStmt, CXCursor_UnexposedStmt, CXCursor_UnexposedExpr:
      return statement.children().last.map(leaves) ?? false
    default: return false
    }
  }

  private static func extent(of cursor: CXCursor) -> (start: Int, end: Int) {
    let extent = clang.clang_getCursorExtent(cursor)
    let (start, end) = (RawPlace(clang.clang_getRangeStart(extent)).offset, RawPlace(clang.clang_getRangeEnd(extent)).offset)
    // Out of a macro, all of it stands in one place.
    return (start, max(end, start + 1))
  }
}
