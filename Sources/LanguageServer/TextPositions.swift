/// The text of a document, and places in it as editors count them: lines from 0, columns in units of UTF-16.
struct TextPositions {
  let bytes: [UInt8]
  private var starts: [Int] = [0]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") { starts.append(index + 1) }
  }

  var lineCount: Int { starts.count }

  /// The bytes of a line, without its end. Lines count from 0.
  func line(_ number: Int) -> ArraySlice<UInt8>? {
    guard starts.indices.contains(number) else { return nil }
    var end = number + 1 < starts.count ? starts[number + 1] - 1 : bytes.count
    if end > starts[number], bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    return bytes[starts[number]..<end]
  }

  /// The place of a byte.
  func position(_ offset: Int) -> JSONValue {
    let offset = min(max(0, offset), bytes.count)
    let line = (starts.firstIndex { $0 > offset } ?? starts.count) - 1
    return ["line": .int(line), "character": .int(String(decoding: bytes[starts[line]..<offset], as: UTF8.self).utf16.count)]
  }

  func range(_ range: Range<Int>) -> JSONValue { ["start": position(range.lowerBound), "end": position(range.upperBound)] }

  /// The range from a line and column to the end of the word that stands there, or of the line if none does. Both count from 1, columns in bytes; column 0 means
  /// the first character that is no blank.
  func range(line: Int, column: Int) -> JSONValue {
    guard let text = self.line(max(0, line - 1)) else {
      let end = position(bytes.count)
      return ["start": end, "end": end]
    }
    let blanks = text.prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.count
    let start = min(text.startIndex + max(column == 0 ? blanks : 0, column - 1), text.endIndex)
    let word = bytes[start..<text.endIndex].prefix { $0 == UInt8(ascii: "_") || $0 >= 0x80 || UnicodeScalar($0).properties.isAlphabetic || (48...57).contains($0) }.count
    return range(start..<(word > 0 ? start + word : text.endIndex))
  }

  /// The word at a position as an editor counts it.
  func word(line: Int, character: Int) -> String? {
    guard let text = self.line(line), character >= 0 else { return nil }
    let units = Array(String(decoding: text, as: UTF8.self).utf16)
    guard character <= units.count else { return nil }
    func isWord(_ unit: UInt16) -> Bool { unit == 95 || unit >= 0x80 || (48...57).contains(unit) || (65...90).contains(unit) || (97...122).contains(unit) }
    var (start, end) = (character, character)
    while start > 0, isWord(units[start - 1]) { start -= 1 }
    while end < units.count, isWord(units[end]) { end += 1 }
    return start < end ? String(decoding: units[start..<end], as: UTF16.self) : nil
  }
}

/// Where the lines of a text are in a later one: nil for what was changed or taken out.
struct LineMap {
  private var places: [Int?]

  init(from old: TextPositions, to new: TextPositions) {
    places = Array(repeating: nil, count: old.lineCount)
    let (before, after) = ((0..<old.lineCount).map { old.line($0)! }, (0..<new.lineCount).map { new.line($0)! })
    // Only equal lines at the beginning and at the end are matched: while somebody types, these are most lines.
    var head = 0
    while head < min(before.count, after.count), before[head].elementsEqual(after[head]) {
      places[head] = head
      head += 1
    }
    var tail = 0
    while tail < min(before.count, after.count) - head, before[before.count - 1 - tail].elementsEqual(after[after.count - 1 - tail]) {
      places[before.count - 1 - tail] = after.count - 1 - tail
      tail += 1
    }
  }

  subscript(_ line: Int) -> Int? { places.indices.contains(line) ? places[line] : nil }
}
