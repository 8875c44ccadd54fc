import Analysis
import Facts
import Foundation
import Projects

/// The baseline that a run uses.
package enum BaselineChoice: Sendable, Equatable {
  /// The one that the configuration names, else `.arborist-baseline.json` in its folder, or in the project's.
  case automatic
  case file(String)
  case none
}

/// A baseline on disk.
struct BaselineFile {
  let baseline: Baseline
  /// Absolute.
  let path: String

  /// Nil when there is none. One that is named must be there.
  static func find(for request: Request, _ run: Run) throws(DriverError) -> BaselineFile? {
    let isNamed: Bool
    switch request.baseline {
    case .none: return nil
    case .file: isNamed = true
    case .automatic: isNamed = run.settings.configuration.baseline != nil
    }
    let path = try place(for: request, run)
    guard FileManager.default.fileExists(atPath: path) else {
      if isNamed { throw DriverError("no baseline at '\(shownPath(path))'; 'arborist baseline' writes it") }
      return nil
    }
    return try read(path)
  }

  /// The path of the baseline, whether it exists or not.
  static func place(for request: Request, _ run: Run) throws(DriverError) -> String {
    if case .file(let path) = request.baseline { return URL(fileURLWithPath: path).standardizedFileURL.path }
    let folder = run.settings.folder ?? run.project.context.root
    let name = run.settings.configuration.baseline ?? Baseline.fileName
    // A configuration may come from a stranger; it must not decide where files are written.
    guard !name.hasPrefix("/"), !name.split(separator: "/").contains("..") else {
      throw DriverError("the baseline '\(name)' lies outside of the configuration's folder; name one inside, or give it with '--baseline'")
    }
    let path = folder + "/" + name
    guard leads(path, into: folder) else {
      throw DriverError("the baseline '\(name)' is or lies behind a link that leads out of the configuration's folder; name the file with '--baseline'")
    }
    return path
  }

  /// A baseline with a hundred thousand findings is half as long.
  private static let byteLimit = 100_000_000

  static func read(_ path: String) throws(DriverError) -> BaselineFile {
    let name = shownPath(path)
    let bytes: [UInt8]
    switch readFile(path, limit: byteLimit) {
    case .success(let read): bytes = read
    case .failure(let failure): throw DriverError("the baseline '\(name)' \(failure.message)")
    }
    do {
      return BaselineFile(baseline: try Baseline(bytes: bytes), path: path)
    } catch {
      throw DriverError("the baseline '\(name)' can't be understood: \(error); 'arborist baseline --grow' writes it anew once it is deleted")
    }
  }
}

extension Report {
  mutating func apply(_ file: BaselineFile, _ run: Run) {
    let sifted = file.baseline.sift(findings, rules: run.rules)
    let known = findings.count { run.project.reports($0.finding.location.path) }
    findings = sifted.new.sorted { ($0.finding, $1.level) < ($1.finding, $0.level) }
    let new = findings.count { run.project.reports($0.finding.location.path) }
    // If only a part of the project or only its text was read, missing findings may still exist.
    let stale = run.project.selected == nil && run.project.reported == nil && coverage.filesOutlined == 0 ? sifted.stale : []
    baseline = BaselineOutcome(path: shownPath(file.path), hidden: run.project.reported == nil ? sifted.hidden : max(0, known - new), stale: stale)
  }
}

/// The result of updating the baseline.
package struct BaselineUpdate: Sendable {
  /// As a person would write it.
  package var path: String
  package var count: Int
  /// Entries that were removed or reduced.
  package var shrunk: Int
  /// New findings that were not to be added.
  package var refused: [Report.Judged]
}

/// Writes the current findings as the baseline. An existing baseline only shrinks, unless `grow` is set.
package func updateBaseline(_ request: Request, grow: Bool) throws(DriverError) -> BaselineUpdate {
  let run = try Run(request)
  guard run.project.selected == nil else {
    throw DriverError("a baseline is of the whole project; name its folder, not parts of it")
  }
  let path = try BaselineFile.place(for: request, run)
  let findings = run.report.findings.map(\.finding)
  var update = BaselineUpdate(path: shownPath(path), count: 0, shrunk: 0, refused: [])
  var baseline = Baseline(of: findings)
  if FileManager.default.fileExists(atPath: path) {
    let old = try BaselineFile.read(path)
    var report = run.report
    report.apply(old, run)
    update.shrunk = report.baseline?.stale.count ?? 0
    if !grow {
      baseline = old.baseline.shrunk(to: findings, rules: run.rules)
      update.refused = report.findings
    }
  }
  update.count = baseline.count
  do {
    try Data(baseline.text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
  } catch {
    throw DriverError("the baseline '\(update.path)' can't be written: \((error as NSError).localizedDescription)")
  }
  return update
}
