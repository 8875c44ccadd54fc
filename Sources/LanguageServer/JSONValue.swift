import Foundation

/// A value of JSON as it comes and goes between an editor and the server.
package enum JSONValue: Sendable, Equatable {
  case null
  case bool(Bool)
  case int(Int)
  case double(Double)
  case text(String)
  case list([JSONValue])
  case object([String: JSONValue])

  package subscript(_ key: String) -> JSONValue? {
    if case .object(let members) = self { members[key] } else { nil }
  }

  package var text: String? { if case .text(let text) = self { text } else { nil } }
  package var list: [JSONValue]? { if case .list(let values) = self { values } else { nil } }

  package var int: Int? {
    switch self {
    case .int(let number): number
    case .double(let number): Int(exactly: number)
    default: nil
    }
  }

  /// On one line, keys sorted.
  package var bytes: [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(self)).map { [UInt8]($0) } ?? Array("null".utf8)
  }

  package init?(bytes: [UInt8]) {
    let decoder = JSONDecoder()
    guard let value = (try? decoder.decode(JSONValue.self, from: Data(bytes))) ?? bytes.withWholeCharacters.flatMap({ try? decoder.decode(JSONValue.self, from: Data($0)) }) else { return nil }
    self = value
  }
}

extension [UInt8] {
  /// The same JSON with U+FFFD in place of each lone surrogate, which an editor sends when it cuts a character in half. Nil where there is none.
  fileprivate var withWholeCharacters: [UInt8]? {
    var result = self
    var index = 0
    var isChanged = false
    while index < count {
      guard self[index] == UInt8(ascii: "\\") else {
        index += 1
        continue
      }
      guard let unit = escapedUnit(index) else {
        // An escaped backslash begins no escape.
        index += 2
        continue
      }
      if UTF16.isLeadSurrogate(unit), let next = escapedUnit(index + 6), UTF16.isTrailSurrogate(next) {
        index += 12
        continue
      }
      if UTF16.isSurrogate(unit) {
        result.replaceSubrange(index + 2..<index + 6, with: "fffd".utf8)
        isChanged = true
      }
      index += 6
    }
    return isChanged ? result : nil
  }

  /// The UTF-16 unit of the `\uXXXX` at an index; nil where there is none.
  private func escapedUnit(_ index: Int) -> UInt16? {
    guard index + 6 <= count, self[index] == UInt8(ascii: "\\"), self[index + 1] == UInt8(ascii: "u") else { return nil }
    return UInt16(String(decoding: self[index + 2..<index + 6], as: UTF8.self), radix: 16)
  }
}

extension JSONValue: ExpressibleByStringInterpolation, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral, ExpressibleByNilLiteral {
  package init(stringLiteral text: String) { self = .text(text) }
  package init(integerLiteral number: Int) { self = .int(number) }
  package init(booleanLiteral isTrue: Bool) { self = .bool(isTrue) }
  package init(arrayLiteral values: JSONValue...) { self = .list(values) }
  package init(dictionaryLiteral members: (String, JSONValue)...) { self = .object(Dictionary(members) { $1 }) }
  package init(nilLiteral: ()) { self = .null }
}

extension JSONValue: Codable {
  package init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if value.decodeNil() {
      self = .null
    } else if let isTrue = try? value.decode(Bool.self) {
      self = .bool(isTrue)
    } else if let number = try? value.decode(Int.self) {
      self = .int(number)
    } else if let number = try? value.decode(Double.self) {
      self = .double(number)
    } else if let text = try? value.decode(String.self) {
      self = .text(text)
    } else if let values = try? value.decode([JSONValue].self) {
      self = .list(values)
    } else {
      self = .object(try value.decode([String: JSONValue].self))
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    switch self {
    case .null: try value.encodeNil()
    case .bool(let isTrue): try value.encode(isTrue)
    case .int(let number): try value.encode(number)
    case .double(let number): try value.encode(number)
    case .text(let text): try value.encode(text)
    case .list(let values): try value.encode(values)
    case .object(let members): try value.encode(members)
    }
  }
}
