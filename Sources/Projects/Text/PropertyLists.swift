import Foundation

/// Reads a property list in a text format: the old one with braces, or XML. Refuses binary ones, and those that are nested so deeply that reading them would overflow the stack.
func propertyList(_ bytes: [UInt8]) throws(UnreadablePropertyList) -> Any {
  for (mark, isBig) in [([0xFF, 0xFE] as [UInt8], false), ([0xFE, 0xFF], true)] where bytes.starts(with: mark) {
    let units = stride(from: 2, to: bytes.count - 1, by: 2).map { UInt16(bytes[isBig ? $0 : $0 + 1]) << 8 | UInt16(bytes[isBig ? $0 + 1 : $0]) }
    return try propertyList(Array(String(decoding: units, as: UTF16.self).utf8))
  }
  if isBinaryPropertyList(bytes) { throw UnreadablePropertyList("is a binary property list") }
  let start = bytes.firstIndex { $0 > UInt8(ascii: " ") && $0 < 0x80 }
  guard let start, bytes[start] == UInt8(ascii: "<"), start + 1 < bytes.count, "?!p".utf8.contains(bytes[start + 1]) else { return try OldPropertyList.value(of: bytes) }
  guard nesting(of: bytes) <= OldPropertyList.deepest else { throw UnreadablePropertyList("is nested more than \(OldPropertyList.deepest) deep") }
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

/// An upper bound for the nesting of elements.
private func nesting(of bytes: [UInt8]) -> Int {
  var depth = 0
  var deepest = 0
  /// The first byte after the `<` of the open tag.
  var tag: UInt8?
  for at in bytes.indices {
    // An element is open from the end of its tag: `<dict>` opens one, `</dict>` closes it, `<true/>` does neither.
    if bytes[at] == UInt8(ascii: "<") { tag = at + 1 < bytes.count ? bytes[at + 1] : nil }
    if bytes[at] == UInt8(ascii: ">"), let kind = tag {
      if kind == UInt8(ascii: "/") { depth -= 1 } else if kind != UInt8(ascii: "!"), kind != UInt8(ascii: "?"), bytes[at - 1] != UInt8(ascii: "/") { depth += 1 }
      tag = nil
    }
    deepest = max(deepest, depth)
  }
  return deepest
}
