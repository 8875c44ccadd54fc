import Platform

/// The words of a text, anywhere: in code, macros, strings or comments. Linear in the bytes.
func words(of bytes: [UInt8]) -> TextWords {
  bytes.withUnsafeBufferPointer { buffer in
    var scan = WordScan(text: Bytes(buffer))
    scan.run(buffer)
    return scan.words
  }
}

private struct WordScan {
  let text: Bytes
  var words = TextWords()
  /// The last word for each value of the low hash bits: most words were seen a moment ago.
  private var recent = [UInt64](repeating: 0, count: 1 << 10)

  init(text: Bytes) { self.text = text }

  mutating func run(_ buffer: UnsafeBufferPointer<UInt8>) {
    var at = 0
    while at < text.count {
      let byte = text[at]
      if isIdentifierStart(byte) {
        let end = text.endOfIdentifier(at)
        let hash = TextWords.hash(UnsafeBufferPointer(rebasing: buffer[at..<end]))
        let slot = Int(truncatingIfNeeded: hash) & (recent.count - 1)
        if recent[slot] != hash {
          recent[slot] = hash
          words.hashes.insert(hash)
        }
        at = end
      } else {
        if byte == UInt8(ascii: "#"), case let word = text.skipBlankInLine(at + 1), text.starts(word, "define") { notePastes(after: word + 6) }
        at += 1
      }
    }
  }

  /// `#define SET(name, value) [self set##name:value]`: the text next to `##` that is not a parameter.
  private mutating func notePastes(after start: Int) {
    let end = text.endOfDirective(start)
    guard let name = text.nextIdentifier(start), name.upperBound < end else { return }
    var parameters: Set<String> = ["__VA_ARGS__"]
    var at = name.upperBound
    if text[at] == UInt8(ascii: "(") {
      while at < end, text[at] != UInt8(ascii: ")") {
        guard isIdentifierStart(text[at]) else { at += 1; continue }
        parameters.insert(text.string(at..<text.endOfIdentifier(at)))
        at = text.endOfIdentifier(at)
      }
    }
    var last: Range<Int>?
    while at < end {
      if isIdentifierStart(text[at]) {
        last = at..<text.endOfIdentifier(at)
        at = last!.upperBound
      } else if text[at] == UInt8(ascii: "#"), text.starts(at, "##") {
        if let last, text.skipBlank(last.upperBound) == at, case let word = text.string(last), !parameters.contains(word) { words.beginnings.insert(word) }
        if let next = text.nextIdentifier(at + 2), next.upperBound <= end, case let word = text.string(next), !parameters.contains(word) { words.endings.insert(word) }
        at += 2
      } else {
        at += 1
      }
    }
  }
}
