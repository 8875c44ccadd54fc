import Analysis
import Facts
import Foundation
import Projects
import Rules

/// The configuration of a run, and the folder that it makes the root.
struct ConfigurationFile {
  let configuration: Configuration
  /// The folder of the nearest `.arborist.yml`, absolute; nil if there is none. A file that the request names does not change it.
  var folder: String?
  /// The base of relative paths in the configuration, absolute: the folder that is read.
  var base = ""
  /// The file, as a person would write it.
  var path: String?
  /// Whether the request names it.
  var isNamed = false
  /// The digest of all files that it was read from.
  var digest = Digest(of: [])
  /// Whether a pattern without a match is a mistake. It is not in a revision that the configuration was not written for.
  var checksPatterns = true

  /// The file that the request names, else the nearest `.arborist.yml` from the first path upwards, else the defaults.
  static func find(for request: Request) throws(DriverError) -> ConfigurationFile {
    let nearest = request.paths.first.flatMap(nearestFile)
    let folder = nearest?.deletingLastPathComponent().path
    if let path = request.configuration {
      guard FileManager.default.fileExists(atPath: path) else { throw DriverError("no configuration at '\(path)'") }
      let file = URL(fileURLWithPath: realPath(path) ?? path).standardizedFileURL
      // A missing project path is reported when the project is searched.
      let base = projectRoot(of: request.paths, wanted: folder) ?? file.deletingLastPathComponent().path
      var named = try read(file, folder: folder, base: base)
      named.isNamed = true
      return named
    }
    guard let nearest, let folder else { return ConfigurationFile(configuration: Configuration(), folder: nil) }
    return try read(nearest, folder: folder, base: folder)
  }

  private static func nearestFile(above start: String) -> URL? {
    var folder = URL(fileURLWithPath: start).standardizedFileURL
    while true {
      let candidate = folder.appendingPathComponent(Configuration.fileName)
      if FileManager.default.fileExists(atPath: candidate.path) { return candidate }
      // A repository has its own configuration: files above its root belong to someone else.
      let isRepository = FileManager.default.fileExists(atPath: folder.appendingPathComponent(".git").path)
      let parent = folder.deletingLastPathComponent().standardizedFileURL
      if isRepository || parent.path == folder.path { return nil }
      folder = parent
    }
  }

  /// Locations in a configuration are relative to the root, like all paths in a report; errors show them relative to the current folder.
  private static func read(_ file: URL, folder: String?, base: String) throws(DriverError) -> ConfigurationFile {
    let own = home(of: file.deletingLastPathComponent().path)
    guard leads(file.path, into: own) else {
      throw DriverError("'\(shownPath(file.path))' is a link that leads out of '\(shownPath(own))'; name the file with '--config'")
    }
    let bytes: [UInt8]
    switch readFile(file.path, limit: Configuration.byteLimit) {
    case .success(let read): bytes = read
    case .failure(let failure): throw DriverError("'\(shownPath(file.path))' \(failure.message)")
    }
    let name = relativePath(of: file.path, from: base)
    var digests = Digest(of: bytes).bytes
    do {
      let configuration = try Configuration.read(bytes: bytes, path: name, rules: allRules) { (other) throws(Configuration.Refusal) in
        let bytes = try extended(base + "/" + other, homes: [own, home(of: base)])
        digests += bytes.map { Digest(of: $0).bytes } ?? [0]
        return bytes
      }
      return ConfigurationFile(
        configuration: configuration, folder: folder, base: base, path: shownPath(file.path), digest: Digest(of: Array(name.utf8) + digests))
    } catch {
      throw DriverError(error.all.map { "\(shown($0, base))" })
    }
  }

  /// The bytes of a file that a configuration extends; nil if it does not exist.
  private static func extended(_ path: String, homes: [String]) throws(Configuration.Refusal) -> [UInt8]? {
    guard homes.contains(where: { leads(path, into: $0) }) else { throw Configuration.Refusal("lies outside of '\(shownPath(homes[0]))'") }
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    switch readFile(path, limit: Configuration.byteLimit) {
    case .success(let bytes): return bytes
    case .failure(let failure): throw Configuration.Refusal(failure.message)
    }
  }

  private static func shown(_ error: ConfigurationError, _ base: String) -> ConfigurationError {
    var error = error
    let place = error.location
    let path = URL(fileURLWithPath: base + "/" + place.path).standardizedFileURL.path
    error.location = SourceLocation(shownPath(path), line: place.line, column: place.column)
    return error
  }

  /// A pattern without a match is wrong, or its folder was moved; both should be reported.
  func checkPatterns(against project: Project) throws(DriverError) {
    let unmatched = configuration.unmatched(unused: project.unusedPatterns, paths: project.context.files.map(\.path))
    guard !unmatched.isEmpty else { return }
    // If a file is named explicitly, its paths might be expected to be relative to it.
    let read = isNamed ? "; paths are relative to '\(shownPath(base))', the folder that is read" : ""
    throw DriverError(unmatched.map { "\(Self.shown($0, base))\(read)" })
  }
}

/// The configuration that applies to a folder, and its path; the path is nil for the defaults.
package func findConfiguration(at path: String, explicit: String?) throws(DriverError) -> (configuration: Configuration, path: String?) {
  var request = Request([path], workers: .inProcess)
  request.configuration = explicit
  let file = try ConfigurationFile.find(for: request)
  return (file.configuration, file.path)
}

/// A path as a person in the current folder would write it.
func shownPath(_ path: String) -> String {
  let here = FileManager.default.currentDirectoryPath
  return path.hasPrefix(here + "/") ? String(path.dropFirst(here.count + 1)) : path
}

/// The relative path from a folder to a file, with `..` if the file is outside. Both are absolute.
private func relativePath(of path: String, from folder: String) -> String {
  if let inside = path.below(folder) { return inside }
  let (parts, base) = (path.split(separator: "/"), folder.split(separator: "/"))
  let shared = zip(parts, base).prefix { $0 == $1 }.count
  return (Array(repeating: "..", count: base.count - shared) + parts.dropFirst(shared)).joined(separator: "/")
}
