/// An error in a text of code, with its line.
package struct CodeTextError: Error, Equatable, CustomStringConvertible {
  package let line: Int
  package let message: String
  package var description: String { "line \(line): \(message)" }
}

/// A word or sign of the text form. `CodeParser.swift` has the grammar.
struct CodeToken: Equatable {
  enum Kind: Equatable {
    case word, quoted, number, sign, end
  }
  var kind: Kind
  /// Without the quotes.
  var text: String
  var line: Int
  /// The bytes where it begins and ends. Two tokens touch if one begins where the other ends.
  var start: Int
  var end: Int
  var isFirstOnLine: Bool

  static func tokens(of text: String) throws(CodeTextError) -> [CodeToken] {
    var lexer = Lexer(bytes: Array(text.utf8))
    var tokens: [CodeToken] = []
    repeat { tokens.append(try lexer.next()) } while tokens[tokens.count - 1].kind != .end
    return tokens
  }
}

private struct Lexer {
  let bytes: [UInt8]
  var place = 0
  var line = 1
  var isFirst = true

  mutating func next() throws(CodeTextError) -> CodeToken {
    skipSpace()
    let start = place
    let isFirstOnLine = isFirst
    isFirst = false
    func token(_ kind: CodeToken.Kind, _ text: String) -> CodeToken {
      CodeToken(kind: kind, text: text, line: line, start: start, end: place, isFirstOnLine: isFirstOnLine)
    }
    guard let first = byte() else { return token(.end, "") }
    if first == UInt8(ascii: "\"") { return token(.quoted, try quoted()) }
    if isDigit(first) {
      while let next = byte(), isDigit(next) { place += 1 }
      return token(.number, String(decoding: bytes[start..<place], as: UTF8.self))
    }
    if isInWord(first) {
      while let next = byte(), isInWord(next) { place += 1 }
      return token(.word, String(decoding: bytes[start..<place], as: UTF8.self))
    }
    for sign in ["::", "->"] where bytes[place...].starts(with: sign.utf8) {
      place += 2
      return token(.sign, sign)
    }
    place += 1
    return token(.sign, String(decoding: [first], as: UTF8.self))
  }

  private func byte() -> UInt8? { place < bytes.count ? bytes[place] : nil }

  private mutating func skipSpace() {
    while let next = byte() {
      if next == UInt8(ascii: "\n") {
        line += 1
        isFirst = true
      } else if next == UInt8(ascii: "/"), bytes[place...].starts(with: "//".utf8) {
        while let other = byte(), other != UInt8(ascii: "\n") { place += 1 }
        continue
      } else if next != 0x20, next != 0x09, next != 0x0d {
        return
      }
      place += 1
    }
  }

  /// A quoted text on one line. Its escapes are `\n`, `\r`, `\"` and `\\`.
  private mutating func quoted() throws(CodeTextError) -> String {
    var text: [UInt8] = []
    place += 1
    while let next = byte(), next != UInt8(ascii: "\n") {
      place += 1
      if next == UInt8(ascii: "\"") { return String(decoding: text, as: UTF8.self) }
      guard next == UInt8(ascii: "\\"), let escaped = byte() else {
        text.append(next)
        continue
      }
      place += 1
      switch escaped {
      case UInt8(ascii: "n"): text.append(0x0a)
      case UInt8(ascii: "r"): text.append(0x0d)
      default: text.append(escaped)
      }
    }
    throw CodeTextError(line: line, message: "expected '\"' at the end of the text that begins here")
  }

  private func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  private func isInWord(_ byte: UInt8) -> Bool { isInWordOfCode(byte) }
}

func isInWordOfCode(_ byte: UInt8) -> Bool {
  switch byte {
  case 0x30...0x39, 0x41...0x5a, 0x61...0x7a, 0x5f, 0x24, 0x80...0xff: true
  default: false
  }
}

/// The words of the grammar and their meanings.
enum CodeWords {
  /// Words that begin an expression, a statement or a declaration, or join two parts. As names they are always quoted.
  static let reserved: Set<String> = [
    "self", "new", "closure", "call", "run", "super", "await", "try", "initialize", "bound", "type", "either", "cast", "unknown", "null", "literal", "case", "true", "false",
    "var", "let", "store", "return", "branch", "or", "loop", "leave", "fail", "only", "defer", "retain", "release", "unlowered",
    "in", "to", "on", "of", "as", "at", "is", "returns", "named", "trailing",
  ]

  static let functionTraits: [(String, Code.Function.Traits)] = [
    ("static", .isStatic), ("overrides", .overrides), ("private", .isPrivate), ("dynamic", .isDynamic), ("countsByHand", .countsByHand),
    ("async", .isAsync), ("lazy", .isLazy), ("public", .isPublic), ("action", .isAction), ("ofValue", .isOfValue), ("inactive", .isInactive),
    ("ofPublic", .isOfPublicType),
  ]
  static let parameterTraits: [(String, Code.Parameter.Traits)] = [
    ("noescape", .doesNotEscape), ("default", .hasDefault), ("inout", .isInOut), ("variadic", .isVariadic), ("autoclosure", .isAutoclosure),
  ]
  static let callTraits: [(String, Code.Call.Traits)] = [
    ("super", .isSuper), ("initialize", .isInitialization), ("await", .isAwaited), ("try", .mayThrow),
  ]
  /// Marks a variable that closures share.
  static let shared = "boxed"

  /// Words that are quoted where they would be read as the beginning of a declaration or a type.
  static let quotedInDeclarations: Set<String> =
    reserved
    .union(Ownership.allCases.map(\.rawValue)).union(Code.TypeName.Form.allCases.map(\.rawValue))
    .union(parameterTraits.map(\.0)).union([shared])

  static func isWord(_ text: String) -> Bool {
    guard let first = text.utf8.first, !(0x30...0x39).contains(first) else { return false }
    return text.utf8.allSatisfy(isInWordOfCode)
  }

  /// `reload`, `add:forKey:`, `add(_:key:)`: whether the text is read as one name of a function.
  static func isSelector(_ text: String) -> Bool {
    if isWord(text) { return !reserved.contains(text) }
    guard let first = text.utf8.first, !(0x30...0x39).contains(first) else { return false }
    var labels = Substring(text)
    if text.hasSuffix(")") {
      guard let parenthesis = text.firstIndex(of: "("), isWord(String(text[..<parenthesis])) else { return false }
      if reserved.contains(String(text[..<parenthesis])) { return false }
      labels = text[text.index(after: parenthesis)...].dropLast()
      if labels.isEmpty { return true }
    }
    guard labels.hasSuffix(":") else { return false }
    let parts = labels.dropLast().split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    return parts.allSatisfy(isWord) && !(labels.startIndex == text.startIndex && reserved.contains(parts[0]))
  }
}
