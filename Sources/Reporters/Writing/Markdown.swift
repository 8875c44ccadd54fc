/// A sentence in Markdown, for a cell of a table: names in quotes become code, and whatever could be taken for markup, a tag, a
/// mention, a reference or an address is escaped.
func markdown(_ text: String) -> String {
  var pieces: [String] = []
  var plain: [Character] = []
  let characters = Array(visible(text))
  var index = 0
  while index < characters.count {
    let end = endOfQuote(characters, index) ?? index
    if end > index, let code = code(String(characters[(index + 1)..<end])) {
      pieces += escaped(plain) + [code]
      plain = []
    } else {
      plain += characters[index...end]
    }
    index = end + 1
  }
  // Two spans of code that touch would be one.
  return (pieces + escaped(plain)).reduce(into: "") { text, piece in
    text += (text.hasSuffix("`") && piece.hasPrefix("`") ? " " : "") + piece
  }
}

/// A name or path as code, where it can be.
func markdownCode(_ text: String) -> String {
  let text = visible(text)
  return code(text) ?? markdown(text)
}

/// Where the quote that begins here ends; nil when none begins or ends. An apostrophe inside a word is no quote.
private func endOfQuote(_ characters: [Character], _ start: Int) -> Int? {
  func isWord(_ index: Int) -> Bool { characters.indices.contains(index) && (characters[index].isLetter || characters[index].isNumber) }
  guard characters[start] == "'", !isWord(start - 1) else { return nil }
  return characters.indices.dropFirst(start + 1).first { characters[$0] == "'" && !isWord($0 + 1) }
}

/// Nil when code can't show it: a table takes a bar for the end of a cell in code too, and blanks at the ends are lost.
private func code(_ text: String) -> String? {
  guard let first = text.first, let last = text.last, !first.isWhitespace, !last.isWhitespace else { return nil }
  return text.utf8.contains { $0 == UInt8(ascii: "|") || $0 == UInt8(ascii: "`") } ? nil : "`" + text + "`"
}

/// Writes characters with a meaning as entities, but `@` and `#` as code: mentions and references are looked for after entities are decoded, but not in code.
private func escaped(_ characters: [Character]) -> [String] {
  var pieces: [String] = []
  let scalars = Array(String(characters).unicodeScalars)
  for (index, scalar) in scalars.enumerated() {
    switch scalar {
    case "@", "#":
      if let last = pieces.last, last.hasSuffix("`") { pieces[pieces.count - 1] = last.dropLast() + String(scalar) + "`" } else { pieces.append("`\(scalar)`") }
    case "\\", "`", "*", "_", "[", "]", "<", ">", "&", "|", "~", "$", "{", "}": pieces.append("&#\(scalar.value);")
    // `http://` and `www.` become links, `:key:` a picture.
    case ":" where index + 1 < scalars.count && scalars[index + 1] != " ", "." where scalars[..<index].suffix(3).allSatisfy { $0 == "w" || $0 == "W" } && index >= 3:
      pieces.append("&#\(scalar.value);")
    default: pieces.append(String(scalar))
    }
  }
  return pieces
}
