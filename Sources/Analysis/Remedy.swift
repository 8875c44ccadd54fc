package import Facts

/// A change of sources that mends a finding, or one of its cuts, and takes no decision. A rule says what is to be done and where; `Fixes` makes edits of it,
/// and makes none where the text does not show that they are safe.
package enum Remedy: Sendable, Hashable, Codable {
  /// Deletes an import of a header of which nothing is used: its line, and the path of the header.
  case deleteImport(SourceLocation, of: String)
  /// Declares in place of an import the types that it is there for. `words` is the declaration: `@class PSFeed;`.
  case declareForward(SourceLocation, of: String, words: String, names: [String])
  /// Makes a member weak, at its declaration. `classBound` is where a protocol of Swift is declared that has to be one of classes for that.
  case makeWeak(String, at: SourceLocation, classBound: SourceLocation?)
  /// Captures a variable weakly in the closure that mentions it at a place. `member` is where the member is declared that has the closure, if one has.
  case captureWeakly(String, at: SourceLocation, member: SourceLocation?)
}

/// A change of the text of one file: the bytes in a range become others.
package struct TextEdit: Sendable, Hashable {
  package let path: String
  /// Bytes of the file as it was read.
  package let range: Range<Int>
  /// What stands there.
  package let expected: [UInt8]
  package let replacement: [UInt8]

  package init(_ path: String, _ range: Range<Int>, of text: [UInt8], with replacement: String) {
    self.path = path
    self.range = range
    expected = Array(text[range])
    self.replacement = Array(replacement.utf8)
  }

  /// Whether both can't be made: they change the same bytes, or put something in the same place.
  package func clashes(with other: TextEdit) -> Bool {
    guard path.byteOrder(to: other.path) == 0, self != other else { return false }
    if range.isEmpty, other.range.isEmpty { return range == other.range }
    return range.lowerBound < other.range.upperBound && other.range.lowerBound < range.upperBound
  }
}

extension [TextEdit] {
  /// A text with these edits of its file made, which are apart from each other; nil where something else stands than they expect.
  package func applied(to text: [UInt8]) -> [UInt8]? {
    var result: [UInt8] = []
    var end = 0
    for edit in sorted(by: { ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound) }) {
      guard edit.range.lowerBound >= end, edit.range.upperBound <= text.count, text[edit.range].elementsEqual(edit.expected) else { return nil }
      result += text[end..<edit.range.lowerBound]
      result += edit.replacement
      end = edit.range.upperBound
    }
    return result + text[end...]
  }
}
