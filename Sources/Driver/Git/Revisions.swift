import Analysis
import Facts
import Foundation
import Projects

/// Analyses revisions of a project, each in a temporary folder.
///
/// All revisions use the configuration of the work tree, so that only the code makes a difference. They also use the files that git ignores and the project reads:
/// installed dependencies, generated code, a compile database.
struct Revisions {
  let repository: Repository
  private let request: Request
  private let settings: ConfigurationFile
  private let project: Project
  /// The base folder for translating paths: the top of the work tree, or the configuration's folder if that is above. Absolute.
  private let base: String
  private let ignored: [String]

  /// `project` is the project of the request in the work tree.
  init(_ request: Request, _ settings: ConfigurationFile, _ repository: Repository, _ project: Project) throws(DriverError) {
    self.request = request
    self.settings = settings
    self.repository = repository
    self.project = project
    let folder = settings.folder.map { URL(fileURLWithPath: $0).resolvingSymlinksInPath().path }
    base = folder.flatMap { repository.top.isInside($0) ? $0 : nil } ?? repository.top
    let known = try repository.filesOfWorkTree()
    let top = repository.top
    ignored = project.context.files.map { project.context.root + "/" + $0.path }.filter { path in
      guard let place = path.below(top) else { return false }
      return !known.files.contains(Array(place.utf8)) && !known.submodules.contains { place.hasPrefix($0 + "/") }
    }
  }

  /// The path of the project below the top of the work tree; empty for the top itself.
  var place: String { project.context.root.below(repository.top) ?? "" }

  /// The report of a revision, without a baseline; with problems for files that could not be written out.
  func report(of commit: Repository.Commit) throws(DriverError) -> Report {
    try withTemporaryFolder { (temporary) throws(DriverError) in
      let moved = temporary + "/" + URL(fileURLWithPath: base).lastPathComponent
      func place(_ path: String) -> String? { path == base ? moved : path.below(base).map { moved + "/" + $0 } }
      let top = place(repository.top)!
      var problems = try repository.writeOut(commit, to: top)
      let files = FileManager.default
      // Marks the root of the project for code that searches for it.
      try? files.createDirectory(atPath: top + "/.git", withIntermediateDirectories: true)
      problems += ignored.compactMap { copy($0, to: place($0)!) }

      var request = request
      request.baseline = .none
      // The folder of the revision is temporary, so the cache must be elsewhere.
      request.cache = request.cache.settled(in: project.context.root)
      request.paths = try paths(of: request, place, commit)
      request.compileCommands = try database(place, below: temporary)
      var settings = settings
      settings.folder = settings.folder.map { place(URL(fileURLWithPath: $0).resolvingSymlinksInPath().path) ?? $0 }
      settings.checksPatterns = false
      var report = try Run(request, settings).report
      report.problems = (report.problems + problems.map { Problem(.project, commit.shortID, $0) }).sorted()
      report.root = project.context.root
      return report
    }
  }

  /// The requested paths, as far as the revision has them.
  private func paths(of request: Request, _ place: (String) -> String?, _ commit: Repository.Commit) throws(DriverError) -> [String] {
    let real = request.paths.map { URL(fileURLWithPath: $0).resolvingSymlinksInPath().standardizedFileURL.path }
    for (path, real) in zip(request.paths, real) where real != repository.top && !real.isInside(repository.top) {
      throw DriverError("'\(path)' lies outside of the repository '\(shownPath(repository.top))'")
    }
    let moved = real.compactMap(place).filter { FileManager.default.fileExists(atPath: $0) }
    guard !moved.isEmpty else { throw DriverError("\(listed(request.paths)) \(request.paths.count == 1 ? "is" : "are") not there in '\(commit.shortID)'") }
    return moved
  }

  /// Copies a file that git ignores into the revision's folder. Returns what went wrong: a missing file would show as a difference.
  private func copy(_ file: String, to target: String) -> String? {
    let files = FileManager.default
    guard !files.fileExists(atPath: target) else { return nil }
    do {
      try files.createDirectory(atPath: URL(fileURLWithPath: target).deletingLastPathComponent().path, withIntermediateDirectories: true)
      try files.copyItem(atPath: file, toPath: target)
      return nil
    } catch {
      return "'\(shownPath(file))', which git ignores, can't be copied beside the revision; what imports it may seem to have changed"
    }
  }

  /// The compile database with paths of the revision instead of the work tree; nil if there is none.
  private func database(_ place: (String) -> String?, below temporary: String) throws(DriverError) -> String? {
    guard let named = request.compileCommands ?? project.setup.database.map({ $0.path.hasPrefix("/") ? $0.path : project.context.root + "/" + $0.path }) else { return nil }
    var isFolder: ObjCBool = false
    var path = URL(fileURLWithPath: named).resolvingSymlinksInPath().path
    if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue { path += "/compile_commands.json" }
    guard let bytes = FileManager.default.contents(atPath: path) else { throw DriverError("the compile database '\(named)' can't be read") }
    let (old, new) = (repository.top, place(repository.top)!)
    let text = String(decoding: bytes, as: UTF8.self)
      .replacingOccurrences(of: old + "/", with: new + "/").replacingOccurrences(of: "\"" + old + "\"", with: "\"" + new + "\"")
      .replacingOccurrences(of: (old + "/").replacingOccurrences(of: "/", with: "\\/"), with: (new + "/").replacingOccurrences(of: "/", with: "\\/"))
    let target = place(path) ?? temporary + "/compile_commands.json"
    try? FileManager.default.createDirectory(atPath: URL(fileURLWithPath: target).deletingLastPathComponent().path, withIntermediateDirectories: true)
    guard FileManager.default.createFile(atPath: target, contents: Data(text.utf8)) else { throw DriverError("'\(target)' can't be written") }
    return target
  }
}

extension String {
  /// The part of an absolute path below a folder; nil if it is not below the folder.
  func below(_ folder: String) -> String? {
    let start = folder.hasSuffix("/") ? folder : folder + "/"
    return utf8.starts(with: start.utf8) && utf8.count > start.utf8.count ? String(dropFirst(start.count)) : nil
  }

  fileprivate func isInside(_ folder: String) -> Bool { below(folder) != nil }
}
