import Analysis

/// The changes to a folder in the year up to the newest commit that touches it, according to git; the newest 5,000 commits at most.
///
/// Nil if nothing can be known: no git, no repository, no change besides the first commit (as in a shallow clone), or a partial clone, whose old files would have to be
/// fetched. A rename within the folder is followed if git finds it among 200 candidates; a file that is moved into the folder starts anew.
package func changeHistory(of folder: String) -> ChangeHistory? {
  guard let repository = try? Repository(around: folder) else { return nil }
  func run(_ arguments: [String]) -> ProgramResult? { try? repository.run(["-C", folder] + arguments) }
  guard run(["config", "--get-regexp", #"^(remote\..*\.promisor|extensions\.partialclone)$"#])?.status == 1,
    let newest = run(["log", "-1", "--no-show-signature", "--no-merges", "--format=%ct", "HEAD", "--", "."]), newest.status == 0,
    let end = newest.lines.first.flatMap({ Int($0) })
  else { return nil }
  let log = run([
    "log", "-z", "--no-show-signature", "--no-merges", "--max-count=5000", "--since=@\(end - 365 * 86_400)", "--format=%x01%cs%x20%P", "--numstat",
    "--find-renames", "-l200", "--no-ext-diff", "--no-textconv", "--relative", "HEAD", "--", ".",
  ])
  guard let log, log.status == 0 else { return nil }
  return GitLog([UInt8](log.output)).history
}

/// Reads `git log -z --numstat`, newest commit first: `\u{1}` before the day and the parents of a commit, then `added TAB removed TAB path` for each file, `-`
/// for numbers of files that are not text, an empty path before the old and the new one of a renamed file. NUL ends each.
private struct GitLog {
  private var changes: [String: (commits: Int, added: Int, removed: Int)] = [:]
  /// For each earlier path, the current one.
  private var names: [String: String] = [:]
  private var days: [String] = []
  private var isCounted = false

  var history: ChangeHistory? {
    guard let until = days.max(), let since = days.min() else { return nil }
    return ChangeHistory(
      changes: changes.mapValues { .init(commits: $0.commits, added: $0.added, removed: $0.removed) }, commits: days.count, since: since, until: until)
  }

  init(_ bytes: [UInt8]) {
    var parts = bytes.split(separator: 0, omittingEmptySubsequences: true).makeIterator()
    while let part = parts.next() {
      if part.first == 1 {
        let words = part.dropFirst().split(separator: UInt8(ascii: " "))
        // The first commit creates the files rather than changing them; so does the oldest commit of a shallow clone.
        isCounted = words.count > 1
        if isCounted { days.append(String(decoding: words[0], as: UTF8.self)) }
        continue
      }
      let line = part.first == UInt8(ascii: "\n") ? part.dropFirst() : part
      let columns = line.split(separator: UInt8(ascii: "\t"), maxSplits: 2, omittingEmptySubsequences: false)
      guard columns.count == 3 else { continue }
      var path = String(decoding: columns[2], as: UTF8.self)
      if path.isEmpty {
        guard let old = parts.next(), let new = parts.next() else { return }
        path = String(decoding: new, as: UTF8.self)
        names[String(decoding: old, as: UTF8.self)] = names[path] ?? path
      }
      guard isCounted else { continue }
      let number = { (column: ArraySlice<UInt8>) in Int(String(decoding: column, as: UTF8.self)) ?? 0 }
      let old = changes[names[path] ?? path] ?? (0, 0, 0)
      changes[names[path] ?? path] = (old.commits + 1, old.added + number(columns[0]), old.removed + number(columns[1]))
    }
  }
}
