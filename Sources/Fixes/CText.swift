/// What a text of the C family says without being parsed: its words, which of them stand under an `#if`, and which lines are comments.
struct CText {
  /// Of code, neither of comments nor of strings nor of imports.
  private(set) var words: Set<String> = []
  /// The words in directives, imports and pragmas left out, and in the branches of an `#if`.
  private(set) var conditionalWords: Set<String> = []
  /// How many `#if` are open where each line begins, the guard of a header not counted.
  private(set) var depths: [Int] = []
  /// Whether each line begins in a comment or goes on with the line before it.
  private(set) var isInside: [Bool] = []

  init(_ lines: ByteLines) {
    var depth = 0
    var isGuarded = false
    var directives = 0
    var guarding: Substring?
    var scan = Scan()
    var isOfDirective = false
    for line in 1...max(1, lines.count) {
      guard let content = lines.content(line) else { break }
      let goesOn = scan.isInside
      isInside.append(goesOn)
      depths.append(depth - (isGuarded ? 1 : 0))
      let code = scan.code(lines.bytes[content])
      let isDirective = !goesOn && code.first { $0 != " " && $0 != "\t" } == "#"
      isOfDirective = isDirective || goesOn && isOfDirective
      let words = Self.words(of: code)
      if isDirective {
        directives += 1
        switch words.first {
        case "if", "ifdef", "ifndef":
          depth += 1
          if directives == 1, words.first == "ifndef" { guarding = words.dropFirst().first }
        case "endif": depth -= 1
        case "define" where directives == 2 && guarding != nil && guarding == words.dropFirst().first: isGuarded = true
        case "import", "include": continue
        default: break
        }
      }
      if isGuarded, depth == 0 { isGuarded = false }
      let all = words.map(String.init)
      self.words.formUnion(all)
      if depth > (isGuarded ? 1 : 0) || isOfDirective && words.first != "pragma" { conditionalWords.formUnion(all) }
    }
  }

  func isPlain(_ line: Int) -> Bool { depths.indices.contains(line - 1) && depths[line - 1] == 0 && !isInside[line - 1] }

  static func words(of code: String) -> [Substring] {
    code.split { !($0 == "_" || $0 == "$" || $0.isLetter || $0.isNumber) }.filter { !$0.first!.isNumber }
  }

  /// Removes comments and strings, line after line.
  private struct Scan {
    var isInComment = false
    var isContinued = false
    var isInside: Bool { isInComment || isContinued }

    mutating func code(_ line: ArraySlice<UInt8>) -> String {
      var code: [UInt8] = []
      var index = line.startIndex
      isContinued = line.last == UInt8(ascii: "\\")
      while index < line.endIndex {
        let next = index + 1 < line.endIndex ? line[index + 1] : 0
        if isInComment {
          if line[index] == UInt8(ascii: "*"), next == UInt8(ascii: "/") {
            isInComment = false
            index += 1
          }
        } else if line[index] == UInt8(ascii: "/"), next == UInt8(ascii: "/") {
          break
        } else if line[index] == UInt8(ascii: "/"), next == UInt8(ascii: "*") {
          isInComment = true
          code.append(UInt8(ascii: " "))
          index += 1
        } else if line[index] == UInt8(ascii: "\"") || line[index] == UInt8(ascii: "'") {
          let quote = line[index]
          code.append(quote)
          index += 1
          while index < line.endIndex, line[index] != quote { index += line[index] == UInt8(ascii: "\\") ? 2 : 1 }
          code.append(quote)
        } else {
          code.append(line[index])
        }
        index += 1
      }
      return String(decoding: code, as: UTF8.self)
    }
  }
}
