import Foundation

/// Reads a property list in a text format: the old one with braces, or XML. Refuses binary ones, and those that are nested so deeply that reading them would overflow the stack.
func propertyList(_ bytes: [UInt8]) throws(UnreadablePropertyList) -> Any {
  if isBinaryPropertyList(bytes) { throw UnreadablePropertyList("is a binary property list") }
  guard nesting(of: bytes) <= deepestNesting else { throw UnreadablePropertyList("is nested more than \(deepestNesting) deep") }
  do { return try PropertyListSerialization.propertyList(from: Data(bytes), format: nil) } catch {
    throw UnreadablePropertyList("is no property list")
  }
}

func isBinaryPropertyList(_ bytes: [UInt8]) -> Bool { bytes.starts(with: "bplist".utf8) }

struct UnreadablePropertyList: Error {
  /// `is no property list`
  let message: String
  init(_ message: String) { self.message = message }
}

private let deepestNesting = 100

/// An upper bound for the nesting of lists and dictionaries. Brackets in texts may be counted as well: no project's property list comes near the limit.
private func nesting(of bytes: [UInt8]) -> Int {
  let isXML = bytes.first { $0 > UInt8(ascii: " ") } == UInt8(ascii: "<")
  var depth = 0
  var deepest = 0
  var isQuoted = false
  /// The first byte after the `<` of the open tag.
  var tag: UInt8?
  var at = 0
  while at < bytes.count {
    let byte = bytes[at]
    if isXML {
      // An element is open from the end of its tag: `<dict>` opens one, `</dict>` closes it, `<true/>` does neither.
      if byte == UInt8(ascii: "<") { tag = at + 1 < bytes.count ? bytes[at + 1] : nil }
      if byte == UInt8(ascii: ">"), let kind = tag {
        if kind == UInt8(ascii: "/") { depth -= 1 } else if kind != UInt8(ascii: "!"), kind != UInt8(ascii: "?"), bytes[at - 1] != UInt8(ascii: "/") { depth += 1 }
        tag = nil
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
