/// The calls in a Starlark file, with its constants substituted. Nothing is run; anything that is not literal is left out.
struct Starlark {
  indirect enum Value: Equatable {
    case text(String)
    case list([Value])
    /// The values of a table; `select` takes one of them.
    case choices([Value])
    case call(Call)
    case unknown

    /// All texts in it, for choices those of all alternatives.
    var texts: [String] {
      switch self {
      case .text(let text): [text]
      case .list(let values), .choices(let values): values.flatMap(\.texts)
      case .call(let call): call.name == "select" ? call.unlabelled.flatMap(\.texts) : []
      case .unknown: []
      }
    }

    /// The calls of a function inside it.
    func calls(_ name: String) -> [Call] {
      switch self {
      case .list(let values), .choices(let values): values.flatMap { $0.calls(name) }
      case .call(let call): call.name == name ? [call] : call.name == "select" ? call.unlabelled.flatMap { $0.calls(name) } : []
      case .text, .unknown: []
      }
    }
  }

  struct Call: Equatable {
    var name: String
    var unlabelled: [Value] = []
    var labelled: [String: Value] = [:]
    /// Where it begins.
    var line = 1
  }

  /// The top-level calls, in their order.
  private(set) var calls: [Call] = []
  /// The line of the first text or bracket that never ends.
  private(set) var openLine: Int?
  private var constants: [String: Value] = [:]
  /// For each token its line.
  private let lines: [Int]

  private enum Token: Equatable {
    case word(String)
    case text(String)
    case sign(Character)
  }

  private static let deepest = 50

  /// O(bytes).
  init(_ source: String) {
    let (tokens, lines, open) = Self.tokens(source)
    self.lines = lines
    openLine = open.map { place in 1 + source.utf8[..<place].count { $0 == UInt8(ascii: "\n") } }
    var index = 0
    while index < tokens.count {
      guard case .word(let name) = tokens[index], index + 1 < tokens.count else { index += 1; continue }
      if tokens[index + 1] == .sign("=") {
        index += 2
        constants[name] = sum(tokens, &index, 0)
      } else if tokens[index + 1] == .sign("(") {
        if case .call(let call) = value(tokens, &index, 0) { calls.append(call) }
      } else {
        index += 1
      }
    }
  }

  // MARK: Values

  private func sum(_ tokens: [Token], _ index: inout Int, _ depth: Int) -> Value {
    var found = value(tokens, &index, depth)
    while index < tokens.count, tokens[index] == .sign("+") {
      index += 1
      let next = value(tokens, &index, depth)
      if case .text(let a) = found, case .text(let b) = next { found = .text(a + b) } else { found = .list([found, next]) }
    }
    return found
  }

  private func value(_ tokens: [Token], _ index: inout Int, _ depth: Int) -> Value {
    guard index < tokens.count else { return .unknown }
    let token = tokens[index]
    index += 1
    guard depth < Self.deepest else { return .unknown }
    switch token {
    case .text(let text): return .text(text)
    case .sign("["): return .list(elements(tokens, &index, "]", depth).values)
    case .sign("{"): return .choices(elements(tokens, &index, "}", depth).values)
    case .sign("("): return .list(elements(tokens, &index, ")", depth).values)
    case .sign: return .unknown
    case .word(let name):
      guard index < tokens.count, tokens[index] == .sign("(") else { return constants[name] ?? .unknown }
      let line = lines[index]
      index += 1
      let inside = elements(tokens, &index, ")", depth)
      return .call(Call(name: name, unlabelled: inside.values, labelled: inside.labelled, line: line))
    }
  }

  /// The content of brackets, the opening one already consumed: for a table its values.
  private func elements(_ tokens: [Token], _ index: inout Int, _ close: Character, _ depth: Int) -> (values: [Value], labelled: [String: Value]) {
    var values: [Value] = []
    var labelled: [String: Value] = [:]
    while index < tokens.count, tokens[index] != .sign(close) {
      let start = index
      if case .word(let name) = tokens[index], index + 1 < tokens.count, tokens[index + 1] == .sign("=") {
        index += 2
        labelled[name] = sum(tokens, &index, depth + 1)
      } else {
        let one = sum(tokens, &index, depth + 1)
        if index < tokens.count, tokens[index] == .sign(":") {
          index += 1
          values.append(sum(tokens, &index, depth + 1))
        } else {
          values.append(one)
        }
      }
      // Skips what is not an element, such as a loop.
      while index < tokens.count, tokens[index] != .sign(","), tokens[index] != .sign(close) {
        if [Token.sign("["), .sign("("), .sign("{")].contains(tokens[index]) { _ = value(tokens, &index, depth + 1) } else { index += 1 }
      }
      if index < tokens.count, tokens[index] == .sign(",") { index += 1 }
      if index == start { index += 1 }
    }
    index += 1
    return (values, labelled)
  }

  // MARK: Tokens

  /// The tokens, their lines, and the place of the first text or bracket that never ends.
  private static func tokens(_ source: String) -> (tokens: [Token], lines: [Int], open: String.Index?) {
    var tokens: [Token] = []
    var lines: [Int] = []
    var line = 1
    var brackets: [String.Index] = []
    var openText: String.Index?
    var rest = Substring(source)
    func isWord(_ character: Character) -> Bool { character.isLetter || character.isNumber || character == "_" || character == "." }
    while let character = rest.first {
      if character == "#" {
        rest = rest.drop { !$0.isNewline }
      } else if character == "\"" || character == "'" {
        let start = rest.startIndex
        let text = quoted(&rest, character)
        if !text.isClosed, openText == nil { openText = start }
        tokens.append(.text(text.text))
        lines.append(line)
        line += source.utf8[start..<rest.startIndex].count { $0 == UInt8(ascii: "\n") }
      } else if isWord(character) {
        let word = rest.prefix(while: isWord)
        tokens.append(.word(String(word)))
        lines.append(line)
        rest = rest.dropFirst(word.count)
      } else {
        if character.isNewline {
          line += 1
        } else if !character.isWhitespace {
          tokens.append(.sign(character))
          lines.append(line)
        }
        if "([{".contains(character) { brackets.append(rest.startIndex) } else if ")]}".contains(character) { _ = brackets.popLast() }
        rest.removeFirst()
      }
    }
    return (tokens, lines, [openText, brackets.first].compactMap { $0 }.min())
  }

  private static func quoted(_ rest: inout Substring, _ quote: Character) -> (text: String, isClosed: Bool) {
    let long = String(repeating: quote, count: 3)
    let end = rest.hasPrefix(long) ? long : String(quote)
    rest = rest.dropFirst(end.count)
    var text = ""
    while let character = rest.first, !rest.hasPrefix(end) {
      rest.removeFirst()
      if character == "\\", let next = rest.popFirst() { text.append(next) } else { text.append(character) }
    }
    let isClosed = !rest.isEmpty
    rest = rest.dropFirst(end.count)
    return (text, isClosed)
  }
}
