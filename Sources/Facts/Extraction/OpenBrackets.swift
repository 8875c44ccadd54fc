/// The line of a source where so many brackets are opened one right behind the other that SwiftParser would not come to an end; nil where there is none.
///
/// At a `[`, and at an `@` behind a bracket, the parser tries to read a type, and does so again at the next one: each doubles the time. What stands between
/// two elements, such as a comma or a colon, ends the row. Strings and comments are left out, roughly. O(n).
package func lineOfEndlessBrackets(_ bytes: [UInt8]) -> Int? {
  var scan = BracketScan(bytes: bytes)
  return scan.firstLine()
}

/// Twelve take some hundredths of a second, twenty some seconds; people write four.
private let mostInARow = 12

private struct BracketScan {
  let bytes: [UInt8]
  private var position = 0
  private var line = 1
  private var depth = 0
  /// Whether what stands before is an opening bracket or an `@`.
  private var isBehindOpening = false

  init(bytes: [UInt8]) { self.bytes = bytes }

  mutating func firstLine() -> Int? {
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      switch byte {
      case UInt8(ascii: "\n"): line += 1
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): break
      case UInt8(ascii: "/") where next == UInt8(ascii: "/"): skipLine()
      case UInt8(ascii: "/") where next == UInt8(ascii: "*"): skipComment()
      case UInt8(ascii: "\""):
        skipString(pounds: poundsBefore())
        (depth, isBehindOpening) = (0, false)
      case UInt8(ascii: "["):
        depth += 1
        isBehindOpening = true
      case UInt8(ascii: "@"):
        if isBehindOpening { depth += 1 }
        isBehindOpening = true
      case UInt8(ascii: "("), UInt8(ascii: "<"): isBehindOpening = true
      case UInt8(ascii: "]"):
        depth = max(0, depth - 1)
        isBehindOpening = false
      case UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: ";"), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "="):
        (depth, isBehindOpening) = (0, false)
      default: isBehindOpening = false
      }
      if depth > mostInARow { return line }
    }
    return nil
  }

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func skipLine() {
    while let byte = next, byte != UInt8(ascii: "\n") { _ = byte; position += 1 }
  }

  private mutating func skipComment() {
    var open = 1
    position += 1
    while open > 0, position < bytes.count {
      let byte = bytes[position]
      position += 1
      if byte == UInt8(ascii: "\n") { line += 1 }
      if byte == UInt8(ascii: "*"), next == UInt8(ascii: "/") { open -= 1; position += 1 }
      if byte == UInt8(ascii: "/"), next == UInt8(ascii: "*") { open += 1; position += 1 }
    }
  }

  /// The number of `#` right before the quote that was read last.
  private func poundsBefore() -> Int {
    bytes[..<(position - 1)].reversed().prefix { $0 == UInt8(ascii: "#") }.count
  }

  /// From behind the first quote to behind the last. One of a single line ends with it.
  private mutating func skipString(pounds: Int) {
    let quote = UInt8(ascii: "\"")
    let isLong = position + 1 < bytes.count && bytes[position] == quote && bytes[position + 1] == quote
    if isLong { position += 2 }
    while position < bytes.count {
      let byte = bytes[position]
      if byte == UInt8(ascii: "\n") {
        if !isLong { return }
        line += 1
      }
      position += 1
      if byte == UInt8(ascii: "\\"), pounds == 0 {
        if next != UInt8(ascii: "\n") { position += 1 }
      } else if byte == quote {
        if isLong {
          guard position + 1 < bytes.count, bytes[position] == quote, bytes[position + 1] == quote else { continue }
          position += 2
        }
        let end = position + pounds
        guard end <= bytes.count, bytes[position..<end].allSatisfy({ $0 == UInt8(ascii: "#") }) else { continue }
        position = end
        return
      }
    }
  }
}
