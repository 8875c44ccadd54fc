import CClang
import Facts

// The tree wraps expressions in conversions that the source does not show. These functions look inside.

/// Whether an expression is the class of `self`: `self` or `[self class]` in a class method, or `[self class]` in an instance method.
func isOwnClass(_ expression: CXCursor) -> Bool {
  switch expression.kind {
  case CXCursor_UnexposedExpr, CXCursor_ParenExpr: expression.expressions().first.map(isOwnClass) ?? false
  case CXCursor_ObjCSelfExpr: expression.type.canonical.spelling.split(separator: " ").contains("Class")
  case CXCursor_ObjCMessageExpr: expression.spelling == "class" && expression.receiver.map { peeled($0).kind == CXCursor_ObjCSelfExpr } ?? false
  default: false
  }
}

/// The expression inside conversions and parentheses.
func peeled(_ expression: CXCursor) -> CXCursor {
  var expression = expression
  while expression.kind == CXCursor_UnexposedExpr || expression.kind == CXCursor_ParenExpr || expression.kind == CXCursor_CStyleCastExpr {
    let parts = expression.expressions()
    guard let last = parts.last, parts.count == 1 || expression.kind == CXCursor_CStyleCastExpr else { break }
    expression = last
  }
  return expression
}

/// Whether the written type contains an expression: `typeof(self)`, `decltype(x)`. The tree shows that expression before the initial value.
func namesExpression(_ type: CXType) -> Bool {
  let spelling = type.spelling
  return spelling.containsBytes("typeof (") || spelling.containsBytes("decltype(")
}

extension UnitReader {
  /// Whether a binary operator is `=`.
  func isAssignment(_ operation: CXCursor) -> Bool {
    guard operation.kind == CXCursor_BinaryOperator else { return false }
    // 22 is CXBinaryOperator_Assign. The headers that we build with don't have that enum yet.
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
