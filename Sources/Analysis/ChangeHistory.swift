/// How often the files of a project were changed in the last year of its history: what is changed often and hard to change is where work pays.
package struct ChangeHistory: Sendable, Hashable {
  package struct Change: Sendable, Hashable {
    /// How many commits touched the file.
    package var commits: Int
    /// How many lines came and went; a line that was changed counts as both. 0 for files that are not text.
    package var added: Int
    package var removed: Int

    package init(commits: Int = 0, added: Int = 0, removed: Int = 0) {
      self.commits = commits
      self.added = added
      self.removed = removed
    }
  }

  /// By path from the project's folder, as of now: what was done under an earlier name counts. Paths that are gone are there too.
  package let changes: [String: Change]
  /// The days of the oldest and of the newest commit that counts, `2026-11-22`.
  package let since: String
  package let until: String
  /// How many commits there are in that time that touch the project; merges and the first commit of all don't count.
  package let commits: Int

  package init(changes: [String: Change], since: String, until: String, commits: Int) {
    self.changes = changes
    self.since = since
    self.until = until
    self.commits = commits
  }
}
