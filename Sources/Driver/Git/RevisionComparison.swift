import Analysis
import Facts
import Foundation

/// Compares a project with a revision of it, or two revisions with each other. The work tree and the index stay as they are. `starts` is told the name
/// of what is read next.
///
/// `oldName` may name both: `main..feature`, and `main...feature` for what `feature` changed since it left `main`.
package func compare(
  _ request: Request, _ oldName: String, _ newName: String?, starts: (String) -> Void = { _ in }
) throws(DriverError) -> Comparison {
  let repository = try Repository(around: request.paths.first ?? ".")
  let ends = try ends(oldName, newName, repository)
  let settings = try ConfigurationFile.find(for: request)
  let (old, new) = (try repository.commit(ends.old), try ends.new.map { (name) throws(DriverError) in try repository.commit(name) })
  let base = ends.isSinceParting ? try repository.mergeBase(old, new!) : old
  func shown(_ name: String, _ commit: Repository.Commit) -> String { commit.id.hasPrefix(name) ? commit.shortID : "\(name) (\(commit.shortID))" }
  let baseName = base == old ? shown(ends.old, old) : base.shortID

  let newReport: Report
  let revisions: Revisions
  if let new, let newName = ends.new {
    revisions = try Revisions(request, settings, repository, try findProject(request, settings))
    starts(shown(newName, new))
    newReport = try revisions.report(of: new)
  } else {
    starts(workTreeName)
    let run = try Run(request, settings)
    newReport = run.report
    revisions = try Revisions(request, settings, repository, run.project)
  }
  starts(baseName)
  let oldReport = try revisions.report(of: base)
  let place = revisions.place
  let changed = try repository.changes(from: base, to: new).compactMap { file in
    place.isEmpty ? file : file.path.below(place).map { ChangedFile(path: $0, oldPath: nil, kind: file.kind) }
  }
  return Comparison(
    old: oldReport, named: baseName, new: newReport, named: ends.new.map { shown($0, new!) } ?? workTreeName, changed: changed)
}

/// The name of the current files in a comparison.
package let workTreeName = "the work tree"

/// Whether a name refers to a commit in the repository around a path; false without a repository.
package func isRevision(_ name: String, around path: String) -> Bool {
  guard let repository = try? Repository(around: path) else { return false }
  return repository.isCommit(name)
}

private struct Ends {
  var old: String
  var new: String?
  var isSinceParting = false
}

/// The two ends of `main..feature` or `main...feature`, with `HEAD` for a missing one. A name with dots may also be that of a single revision.
private func ends(_ old: String, _ new: String?, _ repository: Repository) throws(DriverError) -> Ends {
  guard new == nil, !repository.isCommit(old) else { return Ends(old: old, new: new) }
  for separator in ["...", ".."] {
    guard let range = old.range(of: separator) else { continue }
    func end(_ name: Substring) -> String { name.isEmpty ? "HEAD" : String(name) }
    return Ends(old: end(old[..<range.lowerBound]), new: end(old[range.upperBound...]), isSinceParting: separator == "...")
  }
  return Ends(old: old, new: nil)
}
