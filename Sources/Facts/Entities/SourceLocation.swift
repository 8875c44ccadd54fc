/// A place in a source file: what a finding points at and what proves a fact.
///
/// `path` is relative to the root of the project, with `/`, for files inside it; absolute for files outside.
/// `line` and `column` start at 1; 0 means "the file as a whole".
package struct SourceLocation: Sendable, Codable {
  package var path: String
  package var line: Int
  package var column: Int

  package init(_ path: String, line: Int = 0, column: Int = 0) {
    self.path = path
    self.line = line
    self.column = column
  }
}

// Paths are bytes: two files whose names differ only in Unicode normal form are two files, so paths
// are compared byte by byte and not as `String` compares text.
extension SourceLocation: Hashable, Comparable {
  package static func == (a: Self, b: Self) -> Bool {
    a.line == b.line && a.column == b.column && a.path.byteOrder(to: b.path) == 0
  }

  package func hash(into hasher: inout Hasher) {
    path.hashBytes(into: &hasher)
    hasher.combine(line)
    hasher.combine(column)
  }

  package static func < (a: Self, b: Self) -> Bool {
    let order = a.path.byteOrder(to: b.path)
    return order != 0 ? order < 0 : (a.line, a.column) < (b.line, b.column)
  }
}

extension SourceLocation: CustomStringConvertible {
  package var description: String {
    if line == 0 { return path }
    return column == 0 ? "\(path):\(line)" : "\(path):\(line):\(column)"
  }
}
