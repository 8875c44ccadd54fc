internal import Analysis
internal import Driver
internal import Facts
import Foundation
internal import Reporters

/// A project as it was read once: its types and files, who depends on whom, and what the rules find.
///
/// Reading takes as long as `arborist lint` does, so a suite of tests reads its project once:
///
///     let code = try! Codebase("..")
public struct Codebase: Sendable {
  let report: Report

  /// Reads the project in a folder, with its `.arborist.yml`. O(size of the sources).
  ///
  /// - Parameters:
  ///   - folder: Where the project lies. A relative path starts at the folder of the process; `Codebase(around:)` starts at a source file.
  ///   - configuration: Another configuration than the `.arborist.yml` of the folder.
  ///   - executable: An `arborist` of this version, which parses C, Objective-C and C++ in processes of its own. Without one the parser runs in this process, and a
  ///     source that crashes it ends the tests. By default the executable that the environment variable `ARBORIST` names.
  /// - Throws: `ReadingError` where there is no such folder or nothing to read in it, or where the configuration is broken.
  public init(_ folder: String, configuration: String? = nil, executable: String? = ProcessInfo.processInfo.environment["ARBORIST"]) throws(ReadingError) {
    var request = Request([folder], workers: .inProcess)
    if let executable, !executable.isEmpty {
      request.workers = .processes(executable: executable, count: ProcessInfo.processInfo.activeProcessorCount)
    }
    request.configuration = configuration
    do { report = try analyze(request) } catch { throw ReadingError(description: error.description) }
  }

  /// Reads the project that a source file is part of: the nearest folder above the file that has a `.arborist.yml`, a `Package.swift`, an Xcode project or a `.git`.
  ///
  /// - Throws: `ReadingError` as `init(_:configuration:executable:)`, and where no folder above is a project.
  public init(around file: String = #filePath) throws(ReadingError) {
    var folder = URL(fileURLWithPath: file).deletingLastPathComponent().standardizedFileURL
    while !isProject(folder.path) {
      guard folder.path != "/" else { throw ReadingError(description: "no folder above '\(file)' is a project; give the folder: Codebase(\"path\")") }
      folder = folder.deletingLastPathComponent().standardizedFileURL
    }
    try self.init(folder.path)
  }

  /// Why a project can't be read, and what to do about it.
  public struct ReadingError: Error, CustomStringConvertible, LocalizedError {
    public let description: String
    public var errorDescription: String? { description }
  }

  /// What could not be read or understood, as `arborist lint` says it: `path: message`. Where this is not empty, dependencies may be missing.
  public var problems: [String] { report.problems.map { "\($0.path): \($0.message)" } }

  /// The report in one of the formats of `arborist lint --format`: `text`, `json`, `sarif` and others. Nil where there is no format of that name.
  public func report(as format: String) -> String? {
    findingReporters.first { $0.name == format }?.text(report, reportStyle(for: report))
  }
}

private func isProject(_ folder: String) -> Bool {
  let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
  return names.contains { [".arborist.yml", "Package.swift", ".git"].contains($0) || $0.hasSuffix(".xcodeproj") || $0.hasSuffix(".xcworkspace") }
}
