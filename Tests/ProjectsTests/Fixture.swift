import Facts
import Foundation
import Testing

@testable import Projects

/// A project on disk for the length of a test, written as one text: `//- path` begins a file.
final class Fixture {
  let root: String

  init(_ text: String) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("arborist-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    root = try #require(realPath(folder.path))
    // Upward searches end here, whatever lies in the machine's temporary folder.
    try FileManager.default.createDirectory(atPath: root + "/.git", withIntermediateDirectories: true)
    for part in ("\n" + text).components(separatedBy: "\n//- ").dropFirst() {
      let lines = part.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
      try write(String(lines[0]), lines.count > 1 ? String(lines[1]) + "\n" : "")
    }
  }

  deinit { try? FileManager.default.removeItem(atPath: root) }

  func write(_ path: String, _ text: String) throws { try write(path, Data(text.utf8)) }

  func write(_ path: String, _ bytes: Data) throws {
    let url = URL(fileURLWithPath: root + "/" + path)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try bytes.write(to: url)
  }

  func link(_ path: String, to target: String) throws {
    let url = URL(fileURLWithPath: root + "/" + path)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(atPath: url.path, withDestinationPath: target)
  }

  /// Without the machine's include folders unless the options name some.
  func project(at paths: [String] = [""], _ options: ProjectOptions = ProjectOptions()) throws -> Project {
    var options = options
    options.systemFolders = options.systemFolders ?? []
    return try findProject(at: paths.map { $0.isEmpty ? root : root + "/" + $0 }, options: options)
  }

  func error(at paths: [String] = [""], _ options: ProjectOptions = ProjectOptions()) -> String? {
    do {
      _ = try project(at: paths, options)
      return nil
    } catch {
      return "\(error)".replacingOccurrences(of: root, with: "ROOT")
    }
  }
}

extension Project {
  var unitPaths: [String] { units.map(\.path) }
  var filePaths: [String] { context.files.map(\.path) }

  func unit(_ path: String) throws -> TranslationUnit { try #require(units.first { $0.path == path }) }
  func file(_ path: String) throws -> SourceFile { try #require(context.files.first { $0.path == path }) }

  /// `spelling -> path` for the imports of a file.
  func resolved(in path: String) -> [String] {
    imports.filter { $0.path == path }.map { "\($0.spelling) -> \($0.resolved ?? "nothing")" }
  }

  func resolved(_ path: String) -> String? { imports.first { $0.path == path }?.resolved }
}

func scan(_ text: String) -> LexicalScan { scan(Array(text.utf8)) }
