/// The numbers of a project in several revisions, the oldest first.
package struct Trend: Sendable {
  package struct Row: Sendable {
    /// A tag, or the id of a commit.
    package let name: String
    package let commit: String
    /// When it was committed: `2024-05-17`.
    package let date: String
    package let subject: String
    /// Nil if it could not be analysed.
    package let vitals: Vitals?
    /// The error in that case.
    package let failure: String?

    package init(name: String, commit: String, date: String, subject: String, vitals: Vitals?, failure: String? = nil) {
      self.name = name
      self.commit = commit
      self.date = date
      self.subject = subject
      self.vitals = vitals
      self.failure = failure
    }
  }

  package let rows: [Row]

  package init(_ rows: [Row]) { self.rows = rows }

  /// The values of a number, row by row.
  package func values(_ name: Vitals.Name) -> [Double?] { rows.map { $0.vitals?[name] } }
}
