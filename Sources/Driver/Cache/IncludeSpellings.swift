/// What the text of a source file may ask the preprocessor for, in any branch: the names after `#include`, `#import` and `__has_include`. Names that macros expand to
/// are not seen.
struct IncludeSpelling: Hashable {
  let text: String
  let isQuoted: Bool

  /// In the order of the text. O(n).
  static func all(in bytes: [UInt8]) -> [IncludeSpelling] {
    bytes.withUnsafeBufferPointer { bytes in
      var found: [IncludeSpelling] = []
      var index = 0
      while index < bytes.count {
        switch bytes[index] {
        case UInt8(ascii: "#"): index = afterDirective(bytes, index + 1, &found)
        case UInt8(ascii: "_") where matches(bytes, index, "__has_include"):
          index += 13
          if matches(bytes, index, "_next") { index += 5 }
          skipSpace(bytes, &index)
          if index < bytes.count, bytes[index] == UInt8(ascii: "(") { index = afterName(bytes, index + 1, &found) }
        default: index += 1
        }
      }
      return found
    }
  }

  private static func afterDirective(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ found: inout [IncludeSpelling]) -> Int {
    var index = start
    skipSpace(bytes, &index)
    for word in ["include_next", "include", "import"] as [StaticString] where matches(bytes, index, word) { return afterName(bytes, index + word.utf8CodeUnitCount, &found) }
    return index
  }

  /// The name between quotes or angle brackets that begins here, if there is one.
  private static func afterName(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ found: inout [IncludeSpelling]) -> Int {
    var index = start
    skipSpace(bytes, &index)
    guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") || bytes[index] == UInt8(ascii: "<") else { return index }
    let isQuoted = bytes[index] == UInt8(ascii: "\"")
    let end = isQuoted ? UInt8(ascii: "\"") : UInt8(ascii: ">")
    let first = index + 1
    index = first
    while index < bytes.count, bytes[index] != end, bytes[index] != UInt8(ascii: "\n") { index += 1 }
    guard index < bytes.count, bytes[index] == end else { return index }
    found.append(IncludeSpelling(text: String(decoding: bytes[first..<index], as: UTF8.self), isQuoted: isQuoted))
    return index + 1
  }

  private static func skipSpace(_ bytes: UnsafeBufferPointer<UInt8>, _ index: inout Int) {
    while index < bytes.count, bytes[index] == 0x20 || bytes[index] == 0x09 { index += 1 }
  }

  private static func matches(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int, _ word: StaticString) -> Bool {
    guard index + word.utf8CodeUnitCount <= bytes.count else { return false }
    for place in 0..<word.utf8CodeUnitCount where bytes[index + place] != word.utf8Start[place] { return false }
    return true
  }
}
