import Foundation

/// Reads a property list in the old format: `{ name = Kit; files = (a.m, "b c.m"); icon = <0fbd77>; /* no */ }`. Foundation reads it too, but tells of a damaged one on
/// standard error.
struct OldPropertyList {
  static let deepest = 100

  private let bytes: [UInt8]
  private var at = 0

  /// Dictionaries, lists, texts and data. O(bytes).
  static func value(of bytes: [UInt8]) throws(UnreadablePropertyList) -> Any {
    var list = OldPropertyList(bytes)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { list.at = 3 }
    try list.skipSpace()
    guard list.at < bytes.count else { throw UnreadablePropertyList("is empty") }
    let value = try list.value(depth: 0)
    try list.skipSpace()
    guard list.at == bytes.count else { throw list.damage }
    return value
  }

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  private var next: UInt8? { at < bytes.count ? bytes[at] : nil }

  private var damage: UnreadablePropertyList {
    // A list that is cut off ends with its last line.
    let end = min(at, (bytes.lastIndex { $0 > UInt8(ascii: " ") } ?? -1) + 1)
    return UnreadablePropertyList("is no property list near line \(bytes[..<end].count { $0 == UInt8(ascii: "\n") } + 1)")
  }

  private mutating func take(_ byte: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: byte) else { return false }
    at += 1
    return true
  }

  /// Skips spaces and comments.
  private mutating func skipSpace() throws(UnreadablePropertyList) {
    while let byte = next {
      if byte <= UInt8(ascii: " ") {
        at += 1
      } else if byte == UInt8(ascii: "/"), at + 1 < bytes.count, bytes[at + 1] == UInt8(ascii: "/") {
        while let byte = next, byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "\r") { at += 1 }
      } else if byte == UInt8(ascii: "/"), at + 1 < bytes.count, bytes[at + 1] == UInt8(ascii: "*") {
        var end = at + 2
        while end + 1 < bytes.count, bytes[end] != UInt8(ascii: "*") || bytes[end + 1] != UInt8(ascii: "/") { end += 1 }
        guard end + 1 < bytes.count else { throw damage }
        at = end + 2
      } else {
        return
      }
    }
  }

  private mutating func value(depth: Int) throws(UnreadablePropertyList) -> Any {
    guard depth <= Self.deepest else { throw UnreadablePropertyList("is nested more than \(Self.deepest) deep") }
    if take("{") { return try dictionary(depth) }
    if take("(") { return try list(depth) }
    if take("<") { return try data() }
    return try text()
  }

  private mutating func dictionary(_ depth: Int) throws(UnreadablePropertyList) -> [String: Any] {
    var found: [String: Any] = [:]
    while true {
      try skipSpace()
      if take("}") { return found }
      let key = try text()
      try skipSpace()
      if take("=") {
        try skipSpace()
        found[key] = try value(depth: depth + 1)
        try skipSpace()
      } else {
        found[key] = key
      }
      guard take(";") else { throw damage }
    }
  }

  private mutating func list(_ depth: Int) throws(UnreadablePropertyList) -> [Any] {
    var found: [Any] = []
    while true {
      try skipSpace()
      if take(")") { return found }
      found.append(try value(depth: depth + 1))
      try skipSpace()
      guard take(",") || next == UInt8(ascii: ")") else { throw damage }
    }
  }

  /// `0fbd77 1c2735ae>`
  private mutating func data() throws(UnreadablePropertyList) -> Data {
    var digits: [UInt8] = []
    while let byte = next, byte != UInt8(ascii: ">") {
      if let digit = Character(Unicode.Scalar(byte)).hexDigitValue { digits.append(UInt8(digit)) } else if byte > UInt8(ascii: " ") { throw damage }
      at += 1
    }
    guard take(">"), digits.count.isMultiple(of: 2) else { throw damage }
    return Data(stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] })
  }

  // MARK: Texts

  private mutating func text() throws(UnreadablePropertyList) -> String {
    guard let first = next else { throw damage }
    if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") { return try quoted(first) }
    let start = at
    while let byte = next, Self.isPlain(byte) { at += 1 }
    guard at > start else { throw damage }
    return String(decoding: bytes[start..<at], as: UTF8.self)
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch Unicode.Scalar(byte) {
    case "a"..."z", "A"..."Z", "0"..."9", "_", "$", "/", ":", ".", "-": true
    default: false
    }
  }

  private mutating func quoted(_ quote: UInt8) throws(UnreadablePropertyList) -> String {
    let start = at
    at += 1
    let first = at
    while let byte = next, byte != quote, byte != UInt8(ascii: "\\") { at += 1 }
    if next == quote {
      at += 1
      return String(decoding: bytes[first..<(at - 1)], as: UTF8.self)
    }
    var found = Array(bytes[first..<at])
    while let byte = next, byte != quote {
      at += 1
      if byte == UInt8(ascii: "\\") { found += escaped() } else { found.append(byte) }
    }
    guard next == quote else {
      at = start
      throw damage
    }
    at += 1
    return String(decoding: found, as: UTF8.self)
  }

  /// The bytes of what follows a backslash: `n`, `"`, `101` in octal digits, `U1F60`.
  private mutating func escaped() -> [UInt8] {
    guard let byte = next else { return [] }
    at += 1
    switch Unicode.Scalar(byte) {
    case "a": return [7]
    case "b": return [8]
    case "f": return [12]
    case "n": return [10]
    case "r": return [13]
    case "t": return [9]
    case "v": return [11]
    case "0"..."7":
      var value = Int(byte - UInt8(ascii: "0"))
      for _ in 0..<2 { if let digit = next, (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(digit) { (value, at) = (value * 8 + Int(digit - UInt8(ascii: "0")), at + 1) } }
      return Array(String(Unicode.Scalar(UInt8(truncatingIfNeeded: value))).utf8)
    case "U":
      var units = [unit()]
      // A character beyond the first 65,536 is two of these.
      while units.count == 1, UTF16.isLeadSurrogate(units[0]), next == UInt8(ascii: "\\"), at + 1 < bytes.count, bytes[at + 1] == UInt8(ascii: "U") {
        at += 2
        units.append(unit())
      }
      return Array(String(decoding: units, as: UTF16.self).utf8)
    default: return [byte]
    }
  }

  private mutating func unit() -> UInt16 {
    var value: UInt16 = 0
    for _ in 0..<4 {
      guard let byte = next, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { break }
      (value, at) = (value << 4 | UInt16(digit), at + 1)
    }
    return value
  }
}
