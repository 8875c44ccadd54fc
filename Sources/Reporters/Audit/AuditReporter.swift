package import Analysis

/// Writes an audit in one format. Pure: the same audit and style give the same bytes in every process, and nothing can fail.
package protocol AuditReporter: Sendable {
  /// What `--format` calls it.
  static var name: String { get }
  /// A line without a full stop: who reads it.
  static var summary: String { get }
  func write<Target: TextOutputStream>(_ audit: Audit, _ style: AuditStyle, to output: inout Target)
}

extension AuditReporter {
  package var name: String { Self.name }

  /// The whole output in one string: for tests.
  package func text(_ audit: Audit, _ style: AuditStyle) -> String {
    var text = ""
    write(audit, style, to: &text)
    return text
  }
}

/// What an audit can't tell by itself.
package struct AuditStyle: Sendable {
  /// What the project is called.
  package var name: String
  /// The day, in words; empty where none is to be told.
  package var date: String
  package var lines: SourceLines

  package init(name: String, date: String = "", lines: SourceLines = .none) {
    self.name = name
    self.date = date
    self.lines = lines
  }
}
