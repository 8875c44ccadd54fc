internal import Analysis
internal import Facts
internal import SwiftParser
internal import SwiftSyntax

/// A file of Swift that parses, with places as bytes.
struct SwiftText {
  let bytes: [UInt8]
  let tree: SourceFileSyntax
  private let lines: ByteLines

  /// Nil for text with syntax errors and for what is no UTF-8: the tree can't be relied on then.
  init?(_ bytes: [UInt8]) {
    guard validText(bytes) != nil, !opensTooManyBrackets(bytes) else { return nil }
    self.bytes = bytes
    tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0, maximumNestingLevel: 256) }
    lines = ByteLines(bytes)
    if tree.hasError { return nil }
  }

  /// The token at a place.
  func token(at place: Place) -> TokenSyntax? {
    guard let offset = lines.offset(line: place.line, column: place.column), offset < bytes.count, let token = tree.token(at: AbsolutePosition(utf8Offset: offset)) else { return nil }
    return token.positionAfterSkippingLeadingTrivia.utf8Offset <= offset ? token : nil
  }

  func imports(_ module: String) -> Bool { tree.statements.contains { $0.item.as(ImportDeclSyntax.self)?.path.first?.name.text == module } }

  func edit(_ path: String, at position: AbsolutePosition, _ text: String) -> TextEdit { edit(path, position..<position, text) }

  func edit(_ path: String, _ range: Range<AbsolutePosition>, _ text: String) -> TextEdit {
    TextEdit(path, range.lowerBound.utf8Offset..<range.upperBound.utf8Offset, of: bytes, with: text)
  }

  /// The indentation of the line that a position is on, and how the line ends.
  func line(of position: AbsolutePosition) -> (indentation: String, end: String) {
    var start = position.utf8Offset
    while start > 0, bytes[start - 1] != UInt8(ascii: "\n") { start -= 1 }
    let blanks = bytes[start...].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    let number = bytes[..<start].count { $0 == UInt8(ascii: "\n") } + 1
    return (String(decoding: blanks, as: UTF8.self), lines.end(of: number))
  }
}

/// Whether the parser would not come to an end: each bracket that is opened right behind another one doubles the time.
private func opensTooManyBrackets(_ bytes: [UInt8]) -> Bool { lineOfEndlessBrackets(bytes) != nil }

/// Whether a text parses without errors, as it has to after a fix.
package func parsesAsSwift(_ bytes: [UInt8]) -> Bool { SwiftText(bytes) != nil }

extension SyntaxProtocol {
  /// The nearest node around this one, itself included, of a kind.
  func around<Node: SyntaxProtocol>(_ kind: Node.Type) -> Node? {
    var node: Syntax? = Syntax(self)
    while let next = node {
      if let found = next.as(kind) { return found }
      node = next.parent
    }
    return nil
  }
}
