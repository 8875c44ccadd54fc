/// How often and how much the files of a project changed over a time, from its version control.
package struct ChangeHistory: Sendable, Equatable {
  package struct Changes: Sendable, Equatable {
    package let commits: Int
    package let added: Int
    package let removed: Int
    package init(commits: Int, added: Int, removed: Int) {
      self.commits = commits
      self.added = added
      self.removed = removed
    }
  }
  /// By path, as locations have it.
  package let changes: [String: Changes]
  package let commits: Int
  /// The days of the oldest and the newest commit that were looked at: `2026-03-01`.
  package let since: String
  package let until: String
  package init(changes: [String: Changes], commits: Int, since: String, until: String) {
    self.changes = changes
    self.commits = commits
    self.since = since
    self.until = until
  }
}
