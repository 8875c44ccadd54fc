/// How often the files of a project were changed in the last year of its history: what is changed often and hard to change is where work pays.
package struct ChangeHistory: Sendable, Equatable {
  package struct Changes: Sendable, Equatable {
    /// How many commits touched the file.
    package let commits: Int
    /// How many lines came and went; a line that was changed counts as both. 0 for files that are not text.
    package let added: Int
    package let removed: Int

    package init(commits: Int, added: Int, removed: Int) {
      self.commits = commits
      self.added = added
      self.removed = removed
    }
  }

  /// By path from the project's folder, as locations have it now: what was done under an earlier name counts. Paths that are gone are there too.
  package let changes: [String: Changes]
  /// How many commits there are in that time that touch the project; merges and the first commit of all don't count.
  package let commits: Int
  /// The days of the oldest and of the newest of these: `2026-03-01`.
  package let since: String
  package let until: String

  package init(changes: [String: Changes], commits: Int, since: String, until: String) {
    self.changes = changes
    self.commits = commits
    self.since = since
    self.until = until
  }
}
