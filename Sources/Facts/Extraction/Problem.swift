/// Input that could not be read or resolved. Data, never a crash: it stands in the report beside the findings.
package struct Problem: Sendable, Hashable {
  package let kind: Kind
  /// The file it is about, relative to the project.
  package let path: String
  /// Lower case, no full stop, says what to do next where there is something to do.
  package let message: String

  package init(_ kind: Kind, _ path: String, _ message: String) {
    self.kind = kind
    self.path = path
    self.message = message
  }

  package enum Kind: String, Sendable, CaseIterable {
    /// The file is there and can't be opened.
    case unreadable
    /// The file is not text.
    case notText = "not-text"
    /// The file is longer than the limit.
    case tooLarge = "too-large"
    /// The parser died on it.
    case crashed
    /// The parser did not end in time.
    case timedOut = "timed-out"
    /// The parser refused it.
    case parseFailed = "parse-failed"
    /// Reading stopped before all files were read, since it was to take no longer.
    case stopped
    /// A part of the project's description that could not be used, such as a compile database entry.
    case project
  }
}

extension Problem: Comparable {
  package static func < (a: Self, b: Self) -> Bool {
    (a.path, a.kind.rawValue, a.message) < (b.path, b.kind.rawValue, b.message)
  }
}
