package import Facts

/// A change of sources that fixes a finding, or one of its cuts, without a decision. A rule says what to do and where. `Fixes` turns that into edits, and makes none if
/// the text does not show that they are safe.
package enum Remedy: Sendable, Hashable, Codable {
  /// Deletes an unused import: its line, and the path of the header.
  case deleteImport(SourceLocation, of: String)
  /// Replaces an import by forward declarations of the types that it is there for. `words` is the declaration: `@class PSFeed;`.
  case declareForward(SourceLocation, of: String, words: String, names: [String])
  /// Makes a member weak, at its declaration. `classBound` is the declaration of a Swift protocol that has to become class-bound for that.
  case makeWeak(String, at: SourceLocation, classBound: SourceLocation?)
  /// Captures a variable weakly in the closure that mentions it at a place. `member` is the declaration of the member that has the closure, if there is one.
  case captureWeakly(String, at: SourceLocation, member: SourceLocation?)
}

/// A change of the text of one file: a range of bytes is replaced.
package struct TextEdit: Sendable, Hashable {
  package let path: String
  /// A byte range of the file as it was read.
  package let range: Range<Int>
  /// The bytes that the range must contain.
  package let expected: [UInt8]
  package let replacement: [UInt8]

  package init(_ path: String, _ range: Range<Int>, of text: [UInt8], with replacement: String) {
    self.path = path
    self.range = range
    expected = Array(text[range])
    self.replacement = Array(replacement.utf8)
  }

  /// Whether only one of two edits can be made: they change the same bytes, or insert at the same place.
  package func clashes(with other: TextEdit) -> Bool {
    guard path.byteOrder(to: other.path) == 0, self != other else { return false }
    if range.isEmpty, other.range.isEmpty { return range == other.range }
    return range.lowerBound < other.range.upperBound && other.range.lowerBound < range.upperBound
  }
}

extension [TextEdit] {
  /// A text after these edits of its file, which must not overlap; nil if the text differs from what they expect.
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
