import Analysis
import ClangFrontend
import Facts
import Fixes
import Foundation
import Graphs
import Projects

/// The result of fixing the findings that need no decision.
package struct FixOutcome: Sendable {
  /// The remaining findings; without writing, the current ones.
  package var report: Report
  /// The findings that were fixed, or would be.
  package var fixed: [Finding] = []
  /// The changed files, in byte order.
  package var changes: [FileChange] = []
  /// The fixes that could not be made or were taken back, and why: one line each.
  package var refused: [String] = []
  /// The findings whose edits clash with those of others: the next run fixes them.
  package var waiting: [Finding] = []

  /// All changes as one unified patch.
  package var patch: [UInt8] { changes.flatMap { Fixes.patch(of: $0.path, from: $0.before, to: $0.after) } }
}

/// Fixes what needs no decision: edits the sources, reads them again, and takes back edits that did not help or after which a file is understood less.
///
/// If `writes` is false, it returns what it would write, unverified. Throws like `analyze`.
package func fix(_ request: Request, writes: Bool) throws(DriverError) -> FixOutcome {
  let run = try Run(request)
  let report = try run.judged(request)
  guard !report.isPartial else { throw DriverError("reading stopped before all files were read; what is mended rests on all of them, so nothing was changed") }
  var fixRun = FixRun(run, report)
  fixRun.plan()
  guard writes else { return fixRun.outcome(report) }
  return try fixRun.make(request)
}

/// One run that fixes findings.
private struct FixRun {
  /// A finding with all edits that fix it.
  struct Fix {
    let finding: Finding
    let edits: [TextEdit]

    func touches(_ path: String) -> Bool { edits.contains { $0.path.byteOrder(to: path) == 0 } }
  }

  private let run: Run
  private let report: Report
  private let root: String
  private var fixes: [Fix] = []
  private var waiting: [Finding] = []
  private var refused: [String] = []
  /// The original texts of the files.
  private let sources: Sources
  /// The current texts of the files that were written.
  private var written: [EntityID: [UInt8]] = [:]

  init(_ run: Run, _ report: Report) {
    self.run = run
    self.report = report
    root = run.project.context.root
    sources = Sources(root)
  }

  /// Chooses the fixes, in the order of the findings.
  mutating func plan() {
    let maker = FixMaker(report.graph) { [sources] in sources.read($0) }
    let found = withBigStack { [report] in report.findings.map { (finding: $0.finding, edits: maker.edits(for: $0.finding)) } }
    for case (let finding, let edits?) in found {
      if fixes.contains(where: { fix in fix.edits.contains { edit in edits.contains { $0.clashes(with: edit) } } }) {
        waiting.append(finding)
      } else {
        fixes.append(Fix(finding: finding, edits: edits))
      }
    }
    for path in paths {
      if let obstacle = FileChange.obstacle(path.text, in: root) {
        drop("'\(path.text)' \(obstacle)") { $0.touches(path.text) }
      } else if path.text.hasSuffix(".swift"), let text = text(of: path), !parses(text) {
        drop("'\(path.text)' would not parse") { $0.touches(path.text) }
      }
    }
  }

  /// Writes, reads again and takes back until the remaining fixes hold.
  mutating func make(_ request: Request) throws(DriverError) -> FixOutcome {
    guard !fixes.isEmpty else { return outcome(report) }
    // If this is interrupted, the original sources are restored.
    defer { Leftovers.forgetOriginals() }
    while true {
      settle()
      let after: Run
      let left: Report
      do {
        after = try Run(request)
        left = try after.judged(request)
      } catch {
        fixes = []
        settle()
        throw error
      }
      let count = fixes.count
      look(at: after, left)
      if fixes.count == count { return outcome(left) }
    }
  }

  func outcome(_ left: Report) -> FixOutcome {
    let changes = paths.compactMap { path in text(of: path).map { FileChange(path.text, from: sources.read(path.text) ?? [], to: $0) } }
    return FixOutcome(report: left, fixed: fixes.map(\.finding), changes: changes, refused: refused, waiting: waiting)
  }

  // MARK: Texts

  private var paths: [EntityID] { Set(fixes.flatMap(\.edits).map { EntityID($0.path) }).sorted() }

  /// The text that a file should have.
  private func text(of path: EntityID) -> [UInt8]? {
    let edits = Set(fixes.flatMap(\.edits)).filter { EntityID($0.path) == path }
    return sources.read(path.text).flatMap { Array(edits).applied(to: $0) }
  }

  /// Writes the edits of the current fixes, and restores files that no fix changes any more.
  private mutating func settle() {
    while let (path, wanted) = nextToWrite() {
      let now = written[path] ?? sources.read(path.text) ?? []
      if written[path] == nil { Leftovers.note(root + "/" + path.text, wasWritten: now) }
      if let failure = FileChange(path.text, from: now, to: wanted).write(in: root) {
        if fixes.contains(where: { $0.touches(path.text) }) {
          drop("'\(path.text)' \(failure)") { $0.touches(path.text) }
        } else {
          refused.append("'\(path.text)' \(failure); its edits could not be taken back")
          written[path] = nil
        }
      } else {
        written[path] = wanted
      }
    }
  }

  private func nextToWrite() -> (EntityID, [UInt8])? {
    for path in paths {
      if let text = text(of: path), written[path] ?? sources.read(path.text) != text { return (path, text) }
    }
    let kept = Set(paths)
    for path in written.keys.sorted() where !kept.contains(path) {
      if let text = sources.read(path.text), written[path] != text { return (path, text) }
    }
    return nil
  }

  // MARK: Looking again

  /// Drops fixes whose findings are still there, and those in files that are understood less than before.
  private mutating func look(at after: Run, _ left: Report) {
    let known = Set(run.report.problems)
    for problem in after.report.problems where !known.contains(problem) { drop("'\(problem.path)': \(problem.message)", readBy: problem.path) }
    var counts: [[String]: Int] = [:]
    func key(_ gap: Gap) -> [String] { [gap.kind.rawValue, gap.name, gap.location.path] }
    for gap in run.gaps { counts[key(gap), default: 0] += gap.count }
    for gap in after.gaps where gap.count > counts[key(gap), default: 0] {
      drop("'\(gap.location)' is understood no more: \(gap.kind.rawValue) '\(gap.name)'", readBy: gap.location.path)
    }
    var before: [String: Int] = [:]
    for finding in report.findings.map(\.finding) { before[finding.fingerprint, default: 0] += 1 }
    for fix in fixes { before[fix.finding.fingerprint, default: 0] -= 1 }
    var now: [String: Int] = [:]
    for finding in left.findings.map(\.finding) { now[finding.fingerprint, default: 0] += 1 }
    for (fingerprint, count) in now.sorted(by: { $0.key < $1.key }) where count > before[fingerprint, default: 0] {
      drop("the finding is still there") { $0.finding.fingerprint == fingerprint }
    }
  }

  /// Drops the fixes in a file and in the files that it depends on; all fixes, if none of them is there.
  private mutating func drop(_ reason: String, readBy path: String) {
    var read: Set<EntityID> = [EntityID(path)]
    if let file = report.graph.file(at: path) { read.formUnion(report.graph.reached(from: file) { _, _ in true }.map { report.graph.entities[$0].id }) }
    let isSeen = fixes.contains { fix in fix.edits.contains { read.contains(EntityID($0.path)) } }
    drop(reason) { fix in !isSeen || fix.edits.contains { read.contains(EntityID($0.path)) } }
  }

  private mutating func drop(_ reason: String, where isMeant: (Fix) -> Bool) {
    for fix in fixes where isMeant(fix) {
      refused.append("\(fix.finding.location): \(fix.finding.rule): \(reason)")
    }
    fixes.removeAll(where: isMeant)
  }
}

private func parses(_ text: [UInt8]) -> Bool { withBigStack { parsesAsSwift(text) } }

/// The text of a file in a folder; nil if it can't be read or is outside of the folder, maybe behind a link.
package func sourceText(_ path: String, below root: String) -> [UInt8]? {
  guard !path.hasPrefix("/"), leads(root + "/" + path, into: root), case .success(let bytes) = readFile(root + "/" + path, limit: FileChange.byteLimit) else { return nil }
  return bytes
}

/// The sources of a project as they were when first read; none outside of the project.
private final class Sources {
  private let root: String
  private var known: [EntityID: [UInt8]?] = [:]

  init(_ root: String) { self.root = root }

  func read(_ path: String) -> [UInt8]? {
    if let text = known[EntityID(path)] { return text }
    let text = sourceText(path, below: root)
    known[EntityID(path)] = .some(text)
    return text
  }
}
