/// One branch of an `#if` as the text of a file has it. Include guards and what is never compiled (`#if 0`) are not among them.
package struct ConditionalBranch: Sendable, Equatable {
  /// Which `#if … #endif` of the file it belongs to. The branches of one group stand in the order of the text.
  package var group: Int
  /// The branch around it, by its place in the file's list; nil at the top.
  package var parent: Int?
  /// The lines between the directive that opens it and the one that ends it.
  package var lines: Range<Int>
  /// The directive that opens it, in bytes of the file: from its `#` to the end of its line, continued lines included.
  package var directive: Range<Int>
  /// What must be true for the preprocessor to come here, outer branches included: `TARGET_OS_IPHONE && !defined(X)`.
  package var condition: String
  package var content: Content
  /// False where a parse of the other branch would be of another language: `#ifdef __cplusplus`.
  package var isOptional: Bool

  package init(
    group: Int, parent: Int? = nil, lines: Range<Int>, directive: Range<Int>, condition: String, content: Content = .nothing, isOptional: Bool = true
  ) {
    self.group = group
    self.parent = parent
    self.lines = lines
    self.directive = directive
    self.condition = condition
    self.content = content
    self.isOptional = isOptional
  }

  /// What stands in a branch itself, branches inside it left out.
  package enum Content: String, Sendable, CaseIterable {
    /// Definitions of macros and comments at most.
    case nothing
    case imports
    case code
  }
}

extension [ConditionalBranch] {
  /// The innermost branch that a line stands in, by its place in the list. O(log n) for a list in the order of the text.
  package func innermost(at line: Int) -> Int? {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle].lines.lowerBound <= line { low = middle + 1 } else { high = middle }
    }
    // The last branch that begins before the line or on it, if it has the line; else the nearest branch around that one that does.
    var candidate: Int? = low > 0 ? low - 1 : nil
    while let branch = candidate, !self[branch].lines.contains(line) { candidate = self[branch].parent }
    return candidate
  }
}
