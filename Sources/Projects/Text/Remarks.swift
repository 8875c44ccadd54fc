import Facts

/// The comments of a file that address the tool, in source order. O(n); a file without the marker costs one search.
///
/// Strings are skipped: a directive in a string is only text. `//` and `/* */` both count, in C, C++, Objective-C and Swift.
func remarks(in bytes: [UInt8], of path: String) -> [Remark] {
  bytes.withUnsafeBufferPointer { buffer in
    let text = Bytes(buffer)
    guard text.contains(marker) else { return [] }
    var scanner = RemarkScanner(text: text, path: path)
    return scanner.run()
  }
}

private let marker: StaticString = "arborist:"

private struct RemarkScanner {
  let text: Bytes
  let path: String
  private var at = 0
  private var line = 1
  private var lineStart = 0
  private var found: [Remark] = []
  /// The first remark whose next line of code is not known yet.
  private var firstOpen = 0
  /// The line on which the last comment ended: further code on that line is not "next".
  private var commentLine = 0

  init(text: Bytes, path: String) {
    self.text = text
    self.path = path
  }

  mutating func run() -> [Remark] {
    while at < text.count {
      let byte = text[at]
      if byte == newline {
        at += 1
        line += 1
        lineStart = at
      } else if byte <= 0x20 {
        at += 1
      } else if let end = text.endOfComment(at) {
        comment(to: end)
      } else {
        code()
        if let end = text.endOfSwiftRawString(at) {
          move(to: end)
        } else if byte == quote || byte == apostrophe {
          move(to: text.startsMultiline(at) ? text.endOfMultiline(at) : text.endOfLiteral(at))
        } else if isIdentifierStart(byte) {
          let end = text.endOfIdentifier(at)
          let isRaw = end < text.count && text[end] == quote && text[end - 1] == UInt8(ascii: "R") && end - at <= 3
          move(to: isRaw ? text.endOfRawString(end) ?? end : end)
        } else if isDigit(byte) {
          move(to: text.endOfNumber(at))
        } else {
          at += 1
        }
      }
    }
    return found
  }

  private mutating func code() {
    guard firstOpen < found.count, line > commentLine else { return }
    for index in firstOpen..<found.count { found[index].nextLine = line }
    firstOpen = found.count
  }

  /// A comment addresses the tool if it begins with the word; a later mention is only about the tool.
  private mutating func comment(to end: Int) {
    var start = at + 2
    while start < end, text[start] == UInt8(ascii: " ") || text[start] == UInt8(ascii: "\t") { start += 1 }
    if text.starts(start, marker) {
      let isBlock = text[at + 1] == UInt8(ascii: "*")
      var stop = start
      while stop < end, text[stop] != newline { stop += 1 }
      if isBlock, stop == end, end - 2 >= start, text.starts(end - 2, "*/") { stop = end - 2 }
      let words = text.string(min(start + marker.utf8CodeUnitCount, stop)..<stop)
      found.append(Remark(words.trimmingBlanks(), at: SourceLocation(path, line: line, column: at - lineStart + 1)))
    }
    move(to: end)
    commentLine = line
  }

  private mutating func move(to end: Int) {
    while let next = text.find(newline, from: at, to: end) {
      line += 1
      at = next + 1
      lineStart = at
    }
    at = end
  }
}

extension Bytes {
  fileprivate func contains(_ word: StaticString) -> Bool {
    var place = 0
    while let next = find(word.utf8Start[0], from: place, to: count) {
      if starts(next, word) { return true }
      place = next + 1
    }
    return false
  }

  /// The position after Swift's `#"…"#` or `#"""…"""#`, with any number of `#`; nil if none begins here.
  fileprivate func endOfSwiftRawString(_ place: Int) -> Int? {
    var open = place
    while open < count, self[open] == UInt8(ascii: "#") { open += 1 }
    guard open > place, open < count, self[open] == quote else { return nil }
    let quotes = startsMultiline(open) ? 3 : 1
    var next = open + quotes
    while let end = find(quote, from: next, to: count) {
      let close = end..<end + quotes + (open - place)
      if close.upperBound <= count, close.allSatisfy({ self[$0] == ($0 < end + quotes ? quote : UInt8(ascii: "#")) }) { return close.upperBound }
      // A single-line raw string ends with its line, even if it is unclosed.
      if quotes == 1, let line = find(newline, from: next, to: end) { return line }
      next = end + 1
    }
    return nil
  }

  /// Swift's `"""`.
  fileprivate func startsMultiline(_ place: Int) -> Bool {
    place + 2 < count && self[place] == quote && self[place + 1] == quote && self[place + 2] == quote
  }

  fileprivate func endOfMultiline(_ place: Int) -> Int {
    var next = place + 3
    while let end = find(quote, from: next, to: count) {
      if startsMultiline(end) { return end + 3 }
      next = end + 1
    }
    // Unclosed: this is `""` followed by a quote, in a language without such strings.
    return place + 2
  }
}
