import Analysis
import Foundation

/// The revisions that a trend covers.
package struct TrendChoice: Sendable {
  /// How many.
  package var count = 10
  /// Tags instead of commits.
  package var isOfTags = false
  /// Takes only every n-th commit or tag, from the newest on.
  package var step = 1

  package init() {}
}

/// The numbers of a project for its last commits along first parents, or its tags. If a revision can't be analysed, its row says why. The work tree and the index are
/// not changed. `starts` gets the number of the next revision, counted from 1, the total, and the revision's name.
package func trend(of request: Request, _ choice: TrendChoice, starts: (Int, Int, String) -> Void = { _, _, _ in }) throws(DriverError) -> Trend {
  let repository = try Repository(around: request.paths.first ?? ".")
  let settings = try ConfigurationFile.find(for: request)
  let revisions = try Revisions(request, settings, repository, try findProject(request, settings))
  let most = choice.count * choice.step
  var all =
    choice.isOfTags
    ? try repository.tags(most: most).map { (name: $0.name, commit: $0.commit) }
    : try repository.history(of: revisions.place, most: most).map { (name: $0.shortID, commit: $0) }
  all = all.enumerated().filter { $0.offset % choice.step == 0 }.map(\.element).reversed()
  guard !all.isEmpty else { throw DriverError(choice.isOfTags ? "there is no tag in the history of 'HEAD'" : "there is no commit of '\(shownPath(repository.top))' to look at") }
  var rows: [Trend.Row] = []
  for (number, revision) in all.enumerated() {
    starts(number + 1, all.count, revision.name)
    let commit = revision.commit
    do {
      let vitals = Vitals(try revisions.report(of: commit))
      rows.append(Trend.Row(name: revision.name, commit: commit.id, date: commit.date, subject: commit.subject, vitals: vitals))
    } catch {
      rows.append(Trend.Row(name: revision.name, commit: commit.id, date: commit.date, subject: commit.subject, vitals: nil, failure: error.description))
    }
  }
  return Trend(rows)
}
