/// A JSON value whose keys keep the order they are given in, so that the bytes are the same in every process.
enum JSON: Equatable {
  case null
  case bool(Bool)
  case int(Int)
  /// Written with at most three digits after the point.
  case decimal(Double)
  case text(String)
  case list([JSON])
  case object([Member])

  struct Member: Equatable {
    let key: String
    let value: JSON
  }

  /// The members in the order of the story; nil leaves a key out.
  static func members(_ members: KeyValuePairs<String, JSON?>) -> JSON {
    .object(members.compactMap { key, value in value.map { Member(key: key, value: $0) } })
  }

  /// A line or a column: null when it is not known.
  static func position(_ number: Int) -> JSON { number == 0 ? .null : .int(number) }

  static func optional(_ text: String?) -> JSON { text.map(JSON.text) ?? .null }
}

extension JSON: ExpressibleByStringInterpolation, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral {
  init(stringLiteral text: String) { self = .text(text) }
  init(integerLiteral number: Int) { self = .int(number) }
  init(booleanLiteral isTrue: Bool) { self = .bool(isTrue) }
}

/// UTF-8 on its way out: collects small pieces and hands them on in big ones.
struct Bytes {
  private(set) var content: [UInt8] = []

  mutating func append(_ text: StaticString) {
    text.withUTF8Buffer { content.append(contentsOf: $0) }
  }

  mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { content.append(contentsOf: $0) }
  }

  mutating func append(_ number: Int) { append(String(number)) }

  mutating func append(byte: UInt8) { content.append(byte) }

  mutating func append(_ scalar: Unicode.Scalar) { content.append(contentsOf: UTF8.encode(scalar)!) }

  /// Hands on what there is once it is worth a call. Call it between tokens only, so that no character is split.
  mutating func flush<Target: TextOutputStream>(to output: inout Target, over limit: Int = 1 << 16) {
    guard content.count > limit else { return }
    output.write(String(decoding: content, as: UTF8.self))
    content.removeAll(keepingCapacity: true)
  }

  mutating func finish<Target: TextOutputStream>(to output: inout Target) { flush(to: &output, over: 0) }
}

extension Bytes {
  /// On one line, a space after each colon and comma.
  mutating func append(_ value: JSON) {
    switch value {
    case .null: append("null")
    case .bool(let isTrue): isTrue ? append("true") : append("false")
    case .int(let number): append(number)
    case .decimal(let number): append(decimal(number))
    case .text(let text): appendQuoted(text)
    case .list(let values):
      append("[")
      for (index, value) in values.enumerated() {
        if index > 0 { append(", ") }
        append(value)
      }
      append("]")
    case .object(let members):
      append("{")
      for (index, member) in members.enumerated() {
        if index > 0 { append(", ") }
        appendQuoted(member.key)
        append(": ")
        append(member.value)
      }
      append("}")
    }
  }

  /// One value or member a line, two spaces deeper each time; empty lists and objects stay closed up.
  mutating func appendPretty(_ value: JSON, indent: Int = 0) {
    switch value {
    case .list(let values) where !values.isEmpty:
      append("[\n")
      for (index, value) in values.enumerated() {
        if index > 0 { append(",\n") }
        appendSpaces(indent + 2)
        appendPretty(value, indent: indent + 2)
      }
      append("\n")
      appendSpaces(indent)
      append("]")
    case .object(let members) where !members.isEmpty:
      append("{\n")
      for (index, member) in members.enumerated() {
        if index > 0 { append(",\n") }
        appendSpaces(indent + 2)
        appendQuoted(member.key)
        append(": ")
        appendPretty(member.value, indent: indent + 2)
      }
      append("\n")
      appendSpaces(indent)
      append("}")
    default: append(value)
    }
  }

  mutating func appendSpaces(_ count: Int) { content.append(contentsOf: repeatElement(0x20, count: count)) }

  /// A JSON string. Whatever is hidden (`isHidden`) is escaped: the same value for a parser, harmless on a terminal.
  mutating func appendQuoted(_ text: String) {
    var text = text
    content.append(0x22)
    let isPlain = text.withUTF8 { bytes in
      let isPlain = bytes.allSatisfy { $0 >= 0x20 && $0 < 0x7f && $0 != 0x22 && $0 != 0x5c }
      if isPlain { content.append(contentsOf: bytes) }
      return isPlain
    }
    if !isPlain {
      for scalar in text.unicodeScalars { appendEscaped(scalar) }
    }
    content.append(0x22)
  }

  private mutating func appendEscaped(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\"": append("\\\"")
    case "\\": append("\\\\")
    case "\n": append("\\n")
    case "\r": append("\\r")
    case "\t": append("\\t")
    case _ where isHidden(scalar):
      for unit in UTF16.encode(scalar)! {
        let digits = String(unit, radix: 16)
        append("\\u" + String(repeating: "0", count: 4 - digits.count) + digits)
      }
    default: append(scalar)
    }
  }
}
