/// A comment in a source file that speaks to the tool: `// arborist:disable:next import-cycle - the header is generated`.
package struct Remark: Sendable, Hashable {
  /// Where the comment begins.
  package var location: SourceLocation
  /// What stands after `arborist:`, to the end of the line or of the comment, without blanks around it.
  package var text: String
  /// The next line that has code on it; nil when there is none.
  package var nextLine: Int?

  package init(_ text: String, at location: SourceLocation, nextLine: Int? = nil) {
    self.text = text
    self.location = location
    self.nextLine = nextLine
  }
}
