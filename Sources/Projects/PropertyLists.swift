import Foundation

/// Reads a property list in one of its forms of text: the old one with braces, or XML. A binary one is refused, and so is one that is nested so
/// deeply that reading it would overflow the stack.
func propertyList(_ bytes: [UInt8]) throws(UnreadablePropertyList) -> Any {
  if bytes.starts(with: "bplist".utf8) { throw UnreadablePropertyList("is a binary property list") }
  guard nesting(of: bytes) <= deepestNesting else { throw UnreadablePropertyList("is nested more than \(deepestNesting) deep") }
  do { return try PropertyListSerialization.propertyList(from: Data(bytes), format: nil) } catch {
    throw UnreadablePropertyList("is no property list")
  }
}

struct UnreadablePropertyList: Error {
  /// `is no property list`
  let message: String
  init(_ message: String) { self.message = message }
}

private let deepestNesting = 100

/// How many lists and dictionaries are open at once, at most. Brackets in texts may be counted as well: no property list of a project comes near the limit.
private func nesting(of bytes: [UInt8]) -> Int {
  let isXML = bytes.first { $0 > UInt8(ascii: " ") } == UInt8(ascii: "<")
  var depth = 0
  var deepest = 0
  var isQuoted = false
  var at = 0
  while at < bytes.count {
    let byte = bytes[at]
    if isXML {
      if byte == UInt8(ascii: "<"), at + 1 < bytes.count {
        // `<dict>` and `</dict>`; what has no end of its own counts as closed when the next one closes.
        if bytes[at + 1] == UInt8(ascii: "/") { depth -= 1 } else if bytes[at + 1] != UInt8(ascii: "!"), bytes[at + 1] != UInt8(ascii: "?"), !isEmptyElement(bytes, at) { depth += 1 }
      }
    } else if byte == UInt8(ascii: "\\"), isQuoted {
      at += 1
    } else if byte == UInt8(ascii: "\"") {
      isQuoted.toggle()
    } else if !isQuoted {
      if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "(") { depth += 1 }
      if byte == UInt8(ascii: "}") || byte == UInt8(ascii: ")") { depth -= 1 }
    }
    deepest = max(deepest, depth)
    at += 1
  }
  return deepest
}

/// Whether the element that begins here ends in the same tag: `<true/>`.
private func isEmptyElement(_ bytes: [UInt8], _ at: Int) -> Bool {
  guard let end = bytes[at...].firstIndex(of: UInt8(ascii: ">")) else { return false }
  return bytes[end - 1] == UInt8(ascii: "/")
}
