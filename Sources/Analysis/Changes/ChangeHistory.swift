/// How often the files of a project were changed in the last year of its history. Work pays off most on files that change often and are hard to change.
package struct ChangeHistory: Sendable, Equatable {
  package struct Changes: Sendable, Equatable {
    /// How many commits touched the file.
    package let commits: Int
    /// The number of added and removed lines; a changed line counts as both. 0 for files that are not text.
    package let added: Int
    package let removed: Int

    package init(commits: Int, added: Int, removed: Int) {
      self.commits = commits
      self.added = added
      self.removed = removed
    }
  }

  /// By path relative to the project's folder, as in current locations. Changes under an earlier name count. Includes paths that no longer exist.
  package let changes: [String: Changes]
  /// The number of commits in that time that touch the project, without merges and the initial commit.
  package let commits: Int
  /// The dates of the oldest and the newest of these commits: `2026-03-01`.
  package let since: String
  package let until: String

  package init(changes: [String: Changes], commits: Int, since: String, until: String) {
    self.changes = changes
    self.commits = commits
    self.since = since
    self.until = until
  }
}
