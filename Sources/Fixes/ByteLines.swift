internal import Facts

/// The lines of a file, as bytes.
struct ByteLines {
  let bytes: [UInt8]
  /// Where each line begins; one more for the end of the last.
  private var starts: [Int] = [0]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") { starts.append(index + 1) }
    if starts[starts.count - 1] != bytes.count { starts.append(bytes.count) }
  }

  var count: Int { starts.count - 1 }

  /// A line by its number, from 1, with its end.
  func range(_ line: Int) -> Range<Int>? { (1...max(1, count)).contains(line) && count > 0 ? starts[line - 1]..<starts[line] : nil }

  /// The same without its end.
  func content(_ line: Int) -> Range<Int>? {
    range(line).map { range in
      var end = range.upperBound
      while end > range.lowerBound, bytes[end - 1] == UInt8(ascii: "\n") || bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
      return range.lowerBound..<end
    }
  }

  func text(_ line: Int) -> String? { content(line).flatMap { validText(bytes[$0]) } }

  /// How a line ends; a last line without an end is ended like the one before it.
  func end(of line: Int) -> String {
    for line in stride(from: line, to: 0, by: -1) {
      if let whole = range(line), let content = content(line), content.count < whole.count { return String(decoding: bytes[content.upperBound..<whole.upperBound], as: UTF8.self) }
    }
    return "\n"
  }

  func offset(line: Int, column: Int) -> Int? { range(line).flatMap { column > 0 && $0.lowerBound + column - 1 <= $0.upperBound ? $0.lowerBound + column - 1 : nil } }
}

/// A text in UTF-8; nil for bytes that are none.
func validText(_ bytes: some Collection<UInt8>) -> String? {
  let text = String(decoding: bytes, as: UTF8.self)
  return text.utf8.elementsEqual(bytes) ? text : nil
}

/// SwiftSyntax has places of that name, too.
typealias Place = SourceLocation
