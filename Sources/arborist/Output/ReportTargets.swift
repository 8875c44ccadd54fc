import ArgumentParser
import Driver
import Foundation

/// One form of the findings, and where it goes.
struct ReportTarget {
  let reporter: any FindingReporter
  /// Nil for standard output.
  let path: String?

  /// `sarif=out.sarif` or `github`.
  init(_ words: String) throws {
    let parts = words.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    if parts.count == 2, parts[1].isEmpty { throw ValidationError("'--report \(words)' names no file; write '--report \(parts[0])=FILE', or '--report \(parts[0])' for standard output") }
    try self.init(format: parts[0], path: parts.count == 2 ? parts[1] : nil)
  }

  init(format: String, path: String?) throws {
    guard let reporter = findingReporters.first(where: { $0.name == format }) else { throw unknown("format", format, findingReporters.map(\.name)) }
    self.reporter = reporter
    self.path = path
  }

  /// The targets of all `--report` options, and the one of `--format` and `--output`. Text on standard output when none of these is given.
  static func all(reports: [String], format: String?, output: String?) throws -> [ReportTarget] {
    var targets = try reports.map { try ReportTarget($0) }
    if format != nil || output != nil || reports.isEmpty { targets.append(try ReportTarget(format: format ?? "text", path: output)) }
    let shown = targets.filter { $0.path == nil }.map(\.reporter.name)
    if shown.count > 1 {
      throw ValidationError("'\(shown[0])' and '\(shown[1])' both go to standard output; give one of them a file: '--report \(shown[0])=FILE'")
    }
    var taken: [String: String] = [:]
    for target in targets {
      guard let path = target.path else { continue }
      try target.checkFolder()
      let place = URL(fileURLWithPath: path).standardizedFileURL.path
      if let other = taken.updateValue(target.reporter.name, forKey: place) {
        throw ValidationError("'\(other)' and '\(target.reporter.name)' both go to '\(path)'; give one of them another file")
      }
    }
    return targets
  }

  /// Checks before the analysis that the file can lie there: nobody wants to hear of a missing folder when the analysis is done.
  private func checkFolder() throws {
    guard let path else { return }
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
      throw ValidationError("'\(path)' is a folder; name a file in it")
    }
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    if !FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder) || !isFolder.boolValue {
      throw ValidationError("'\(path)' can't be written: there is no folder '\(folder)'")
    }
  }
}

/// Writes every report. If one can't be written, the others are written all the same, and the first error is thrown in the end.
func write(_ report: Report, to targets: [ReportTarget], _ style: ReportStyle) throws {
  var failure: (any Error)?
  for target in targets {
    var style = style
    style.ansi = target.path == nil && usesColour()
    do {
      var output = try Output(to: target.path)
      target.reporter.write(report, style, to: &output)
      try output.finish()
    } catch {
      failure = failure ?? error
    }
  }
  if let failure { throw failure }
}

/// On a terminal, unless NO_COLOR says otherwise (no-color.org).
func usesColour() -> Bool {
  let environment = ProcessInfo.processInfo.environment
  return environment["NO_COLOR", default: ""].isEmpty && environment["TERM"] != "dumb" && isTerminal(FileHandle.standardOutput)
}
