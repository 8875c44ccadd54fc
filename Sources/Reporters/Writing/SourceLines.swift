internal import Facts

/// The lines of the project's sources, for reporters that quote them or count in them. Reading is the caller's business: a
/// reporter asks, and may get nothing.
package struct SourceLines: Sendable {
  private let read: @Sendable (String) -> [Substring]?

  /// `read` returns the lines of a file without what ends them, by a path as locations have it; nil when there are none to show.
  package init(_ read: @escaping @Sendable (String) -> [Substring]?) { self.read = read }

  package static let none = SourceLines { _ in nil }

  func all(of path: String) -> [Substring]? { read(path) }

  /// The line that a location points at; nil when it points at none.
  func line(at location: SourceLocation) -> SourceLine? {
    guard location.line > 0, let lines = read(location.path), location.line <= lines.count else { return nil }
    return SourceLine(lines[location.line - 1], column: location.column)
  }

  /// The lines of a text: what ends one is `\n`, `\r\n` or `\r`. A text that ends in one has an empty line after it.
  package static func split(_ text: String) -> [Substring] {
    var lines: [Substring] = []
    let bytes = text.utf8
    var start = bytes.startIndex
    var index = start
    while index < bytes.endIndex {
      let byte = bytes[index]
      let end = index
      bytes.formIndex(after: &index)
      guard byte == 0x0A || byte == 0x0D else { continue }
      if byte == 0x0D, index < bytes.endIndex, bytes[index] == 0x0A { bytes.formIndex(after: &index) }
      lines.append(text[start..<end])
      start = index
    }
    lines.append(text[start...])
    return lines
  }
}

/// One line, and where in it something is. Locations count columns in bytes; formats count them in UTF-16 units.
struct SourceLine {
  let text: Substring
  /// Nil when the column is not known or not in the line.
  let start: Substring.Index?

  init(_ text: Substring, column: Int) {
    self.text = text
    let bytes = text.utf8
    start = column > 0 ? bytes.index(bytes.startIndex, offsetBy: column - 1, limitedBy: bytes.endIndex).flatMap { $0 < bytes.endIndex ? $0 : nil } : nil
  }

  private func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  /// Without the blanks around it.
  var trimmed: Substring {
    let bytes = text.utf8
    guard let first = bytes.firstIndex(where: { !isBlank($0) }), let last = bytes.lastIndex(where: { !isBlank($0) }) else { return "" }
    return text[first..<bytes.index(after: last)]
  }

  /// The columns from the place, or from the first character that is no blank, to the last such character. They count from 1, the end is not included. Nil for a blank line.
  var columns: Range<Int>? {
    let trimmed = trimmed
    guard !trimmed.isEmpty else { return nil }
    let first = start.flatMap { $0 < trimmed.endIndex ? $0 : nil } ?? trimmed.startIndex
    func column(_ index: Substring.Index) -> Int { text.utf16.distance(from: text.utf16.startIndex, to: index) + 1 }
    let (from, to) = (column(first), column(trimmed.endIndex))
    return from..<max(to, from + 1)
  }
}
