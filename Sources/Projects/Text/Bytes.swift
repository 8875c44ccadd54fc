#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

let newline = UInt8(ascii: "\n")
let quote = UInt8(ascii: "\"")
let apostrophe = UInt8(ascii: "'")

@inline(__always)
func isIdentifierStart(_ byte: UInt8) -> Bool {
  let lower = byte | 0x20
  return (lower >= 0x61 && lower <= 0x7A) || byte == 0x5F || byte >= 0x80 || byte == 0x24
}

@inline(__always)
func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

/// The text of a file, with operations for a scanner. A position may be the end, but never beyond it.
struct Bytes {
  private let start: UnsafePointer<UInt8>
  let count: Int

  /// Valid as long as the buffer is.
  init(_ buffer: UnsafeBufferPointer<UInt8>) {
    start = buffer.baseAddress ?? UnsafePointer(bitPattern: 1)!
    count = buffer.count
  }

  @inline(__always)
  subscript(place: Int) -> UInt8 {
    assert(place >= 0 && place < count)
    return start[place]
  }

  func string(_ range: Range<Int>) -> String {
    String(decoding: UnsafeBufferPointer(start: start + range.lowerBound, count: range.count), as: UTF8.self)
  }

  func matches(_ range: Range<Int>, _ word: StaticString) -> Bool {
    range.count == word.utf8CodeUnitCount && memcmp(start + range.lowerBound, word.utf8Start, range.count) == 0
  }

  func starts(_ place: Int, _ word: StaticString) -> Bool {
    count - place >= word.utf8CodeUnitCount && memcmp(start + place, word.utf8Start, word.utf8CodeUnitCount) == 0
  }

  func hasSuffix(_ range: Range<Int>, _ word: StaticString) -> Bool {
    range.count >= word.utf8CodeUnitCount && starts(range.upperBound - word.utf8CodeUnitCount, word)
  }

  /// Whether the text before a position ends in this word and at least one blank.
  func ends(beforeBlank place: Int, _ word: StaticString) -> Bool {
    var end = place
    while end > 0, start[end - 1] <= 0x20 { end -= 1 }
    return end < place && end >= word.utf8CodeUnitCount && starts(end - word.utf8CodeUnitCount, word)
  }

  func newlines(_ from: Int, _ to: Int) -> Int {
    var lines = 0
    var place = from
    while let next = find(newline, from: place, to: to) {
      lines += 1
      place = next + 1
    }
    return lines
  }

  func find(_ byte: UInt8, from: Int, to: Int) -> Int? {
    guard from < to, let hit = memchr(start + from, Int32(byte), to - from) else { return nil }
    return UnsafeRawPointer(hit) - UnsafeRawPointer(start)
  }

  @inline(__always)
  func endOfIdentifier(_ place: Int) -> Int {
    var end = place
    while end < count, isIdentifierStart(start[end]) || isDigit(start[end]) { end += 1 }
    return end
  }

  /// `1'000`, `0x1.8p+3`, `10ull`.
  func endOfNumber(_ place: Int) -> Int {
    var end = place
    while end < count {
      let byte = start[end]
      if isDigit(byte) || isIdentifierStart(byte) || byte == UInt8(ascii: ".") {
        end += 1
      } else if byte == apostrophe, end + 1 < count, isDigit(start[end + 1]) || isIdentifierStart(start[end + 1]) {
        end += 2
      } else {
        break
      }
    }
    return end
  }

  /// The position after a backslash and the line end that follows it; the same position if there is none.
  func afterContinuation(_ place: Int) -> Int {
    var next = place + 1
    if next < count, start[next] == UInt8(ascii: "\r") { next += 1 }
    return next < count && start[next] == newline ? next + 1 : place
  }

  /// The position after a comment that starts here; nil if none does. A line comment ends before its line end.
  func endOfComment(_ place: Int) -> Int? {
    guard place + 1 < count, start[place] == UInt8(ascii: "/") else { return nil }
    if start[place + 1] == UInt8(ascii: "*") {
      var next = place + 2
      while let star = find(UInt8(ascii: "*"), from: next, to: count) {
        if star + 1 < count, start[star + 1] == UInt8(ascii: "/") { return star + 2 }
        next = star + 1
      }
      return count
    }
    guard start[place + 1] == UInt8(ascii: "/") else { return nil }
    var next = place + 2
    while let end = find(newline, from: next, to: count) {
      let last = start[end - 1] == UInt8(ascii: "\r") ? end - 2 : end - 1
      if last < place + 2 || start[last] != UInt8(ascii: "\\") { return end }
      next = end + 1
    }
    return count
  }

  /// The position after a string or character literal; an unclosed literal ends with its line.
  func endOfLiteral(_ place: Int) -> Int {
    let close = start[place]
    var next = place + 1
    while next < count {
      let byte = start[next]
      if byte == close { return next + 1 }
      if byte == newline { return next }
      if byte == UInt8(ascii: "\\") {
        let after = afterContinuation(next)
        next = after > next ? after : min(next + 2, count)
        continue
      }
      next += 1
    }
    return count
  }

  /// The position after `"delimiter( ... )delimiter"`; nil if it is not a raw string.
  func endOfRawString(_ place: Int) -> Int? {
    var open = place + 1
    while open < count, open - place <= 17, start[open] != UInt8(ascii: "(") {
      if start[open] <= 0x20 || start[open] == quote || start[open] == UInt8(ascii: "\\") { return nil }
      open += 1
    }
    guard open < count, start[open] == UInt8(ascii: "(") else { return nil }
    let length = open - place - 1
    var next = open + 1
    while let close = find(UInt8(ascii: ")"), from: next, to: count) {
      let end = close + 1 + length
      if end < count, start[end] == quote, memcmp(start + close + 1, start + place + 1, length) == 0 { return end + 1 }
      next = close + 1
    }
    return nil
  }

  /// The position after blanks, line ends and comments.
  func skipBlank(_ place: Int) -> Int { skipBlank(place) { _ in false } }

  /// The position after blanks, comments and continued line ends.
  func skipBlankInLine(_ place: Int) -> Int { skipBlank(place) { $0 == newline } }

  @inline(__always)
  private func skipBlank(_ place: Int, until isEnd: (UInt8) -> Bool) -> Int {
    var next = place
    while next < count, case let byte = start[next], !isEnd(byte) {
      if byte <= 0x20 {
        next += 1
      } else if byte == UInt8(ascii: "/"), let end = endOfComment(next) {
        next = end
      } else if byte == UInt8(ascii: "\\"), case let after = afterContinuation(next), after > next {
        next = after
      } else {
        break
      }
    }
    return next
  }

  /// The end of the directive: before its line end, after continued lines and multi-line comments.
  func endOfDirective(_ place: Int) -> Int {
    var next = place
    while next < count, start[next] != newline {
      switch start[next] {
      case UInt8(ascii: "/"): next = endOfComment(next) ?? next + 1
      case UInt8(ascii: "\\"):
        let after = afterContinuation(next)
        next = after > next ? after : next + 1
      case quote: next = endOfLiteral(next)
      default: next += 1
      }
    }
    return next
  }

  /// The next byte that is not blank; 0 at the end.
  func nextByte(_ place: Int) -> UInt8 {
    let next = skipBlank(place)
    return next < count ? start[next] : 0
  }

  func nextIdentifier(_ place: Int) -> Range<Int>? {
    let next = skipBlank(place)
    guard next < count, isIdentifierStart(start[next]) else { return nil }
    return next..<endOfIdentifier(next)
  }
}

/// The line with the first marker of a merge that nobody finished; nil for most texts.
func lineOfMergeMarker(in bytes: [UInt8]) -> Int? {
  if bytes.starts(with: "<<<<<<< ".utf8) { return 1 }
  guard let start = bytes[...].firstIndex(of: "\n<<<<<<< ") else { return nil }
  return bytes[...start].count { $0 == UInt8(ascii: "\n") } + 1
}
