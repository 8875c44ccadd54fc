import Analysis
import Foundation
import Projects
import Reporters

/// What reporters need to know about the project besides the report: its place in the repository, and the lines of its sources.
package func reportStyle(for report: Report) -> ReportStyle {
  ReportStyle(place: placeInRepository(of: report.root), lines: sourceLines(below: report.root))
}

/// What an audit needs to know about the project: its name, by default that of its folder, the date, and the lines of its sources.
package func auditStyle(for report: Report, name: String?) -> AuditStyle {
  let day = Date().formatted(.iso8601.year().month().day())
  return AuditStyle(name: name ?? URL(fileURLWithPath: report.root).lastPathComponent, date: day, lines: sourceLines(below: report.root))
}

/// `ios/App`; empty at the root of the repository. Without a repository, relative to the current folder.
private func placeInRepository(of root: String) -> String {
  guard root.hasPrefix("/") else { return "" }
  func isRepository(_ folder: URL) -> Bool { FileManager.default.fileExists(atPath: folder.appendingPathComponent(".git").path) }
  let project = URL(fileURLWithPath: root)
  var folder = project
  while !isRepository(folder), folder.path != "/" { folder = folder.deletingLastPathComponent().standardizedFileURL }
  let top = isRepository(folder) ? folder.path : URL(fileURLWithPath: FileManager.default.currentDirectoryPath).resolvingSymlinksInPath().path
  return project.path.hasPrefix(top + "/") ? String(project.path.dropFirst(top.count + 1)) : ""
}

/// Reads a file when one of its lines is first requested, and caches the last ones: findings come file by file. Special files, and files longer than any source, have no lines.
private func sourceLines(below root: String) -> SourceLines {
  let cache = LineCache(root: root)
  return SourceLines { path in
    let path = path.hasPrefix("/") ? path : root + "/" + path
    return cache.lines(of: path)
  }
}

private final class LineCache: @unchecked Sendable {
  private static let longestFile = 10_000_000
  private static let mostBytes = 50_000_000
  private let root: String
  private let lock = NSLock()
  /// Keyed by the bytes of the path: as a `String`, two normal forms of a name would be equal.
  private var files: [[UInt8]: [Substring]?] = [:]
  private var size = 0

  init(root: String) { self.root = root }

  func lines(of path: String) -> [Substring]? {
    lock.withLock {
      let key = Array(path.utf8)
      if let known = files[key] { return known }
      // Files outside of the root, maybe behind a link, must not be shown in a report.
      let data = leads(path, into: root) ? Self.read(path) : nil
      size += data?.count ?? 0
      if size > Self.mostBytes || files.count > 1000 { (files, size) = ([:], data?.count ?? 0) }
      let lines = data.map { SourceLines.split(String(decoding: $0, as: UTF8.self)) }
      files[key] = .some(lines)
      return lines
    }
  }

  private static func read(_ path: String) -> [UInt8]? { try? readFile(path, limit: longestFile).get() }
}
