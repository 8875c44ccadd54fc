import CClang

// Literals of Objective-C, for which libclang has no cursor kinds.

extension UnitReader {
  /// The literal `@[…]` or `@{…}` inside the conversions that begin at the same place.
  func collectionLiteral(_ expression: CXCursor) -> CXCursor? {
    guard expression.kind == CXCursor_UnexposedExpr else { return nil }
    let scanner = self.scanner(at: expression)
    let bytes = scanner.bytes
    let place = scanner.position
    guard place + 1 < bytes.count, bytes[place] == UInt8(ascii: "@"),
      bytes[place + 1] == UInt8(ascii: "[") || bytes[place + 1] == UInt8(ascii: "{")
    else { return nil }
    let parts = expression.expressions()
    if parts.count == 1, parts[0].kind == CXCursor_UnexposedExpr, self.scanner(at: parts[0]).position == place {
      return collectionLiteral(parts[0])
    }
    // A message to a literal begins where the literal begins.
    return parts.allSatisfy { self.scanner(at: $0).position > place } ? expression : nil
  }

  func isDictionaryLiteral(_ literal: CXCursor) -> Bool {
    let scanner = self.scanner(at: literal)
    return scanner.position + 1 < scanner.bytes.count && scanner.bytes[scanner.position + 1] == UInt8(ascii: "{")
  }
}
