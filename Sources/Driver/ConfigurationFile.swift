import Analysis
import Facts
import Foundation
import Rules

/// The configuration of a run, and the folder that its paths are relative to.
struct ConfigurationFile {
  let configuration: Configuration
  /// Absolute; nil when there is no configuration.
  var folder: String?
  /// The file, as a person would write it.
  var path: String?
  /// Of all files that it was read from.
  var digest = Digest(of: [])
  /// Whether a pattern that matches nothing is a mistake. It is none in a revision that the configuration was not written for.
  var checksPatterns = true

  /// The one that the request names, else the nearest `.arborist.yml` from the first path upward, else the defaults.
  static func find(for request: Request) throws(DriverError) -> ConfigurationFile {
    if let path = request.configuration {
      guard FileManager.default.fileExists(atPath: path) else { throw DriverError("no configuration at '\(path)'") }
      return try read(URL(fileURLWithPath: path).standardizedFileURL)
    }
    guard let start = request.paths.first else { return ConfigurationFile(configuration: Configuration(), folder: nil) }
    var folder = URL(fileURLWithPath: start).standardizedFileURL
    while true {
      let candidate = folder.appendingPathComponent(Configuration.fileName)
      if FileManager.default.fileExists(atPath: candidate.path) { return try read(candidate) }
      // A repository's configuration is its own: what lies above its root belongs to somebody else.
      let isRepository = FileManager.default.fileExists(atPath: folder.appendingPathComponent(".git").path)
      let parent = folder.deletingLastPathComponent().standardizedFileURL
      if isRepository || parent.path == folder.path { return ConfigurationFile(configuration: Configuration(), folder: nil) }
      folder = parent
    }
  }

  /// Places in a configuration are relative to its folder, like every path of a report; errors say them as seen from here.
  private static func read(_ file: URL) throws(DriverError) -> ConfigurationFile {
    let (name, folder) = (file.lastPathComponent, file.deletingLastPathComponent())
    guard let bytes = FileManager.default.contents(atPath: file.path) else { throw DriverError("'\(shownPath(file.path))' can't be read") }
    var digests = Digest(of: [UInt8](bytes)).bytes
    do {
      let configuration = try Configuration.read(bytes: [UInt8](bytes), path: name, rules: allRules) { other in
        let bytes = FileManager.default.contents(atPath: folder.appendingPathComponent(other).path).map { [UInt8]($0) }
        digests += bytes.map { Digest(of: $0).bytes } ?? [0]
        return bytes
      }
      return ConfigurationFile(configuration: configuration, folder: folder.path, path: shownPath(file.path), digest: Digest(of: Array(name.utf8) + digests))
    } catch {
      throw DriverError("\(shown(error, folder))")
    }
  }

  private static func shown(_ error: ConfigurationError, _ folder: URL) -> ConfigurationError {
    var error = error
    let place = error.location
    let path = folder.appendingPathComponent(place.path).standardizedFileURL.path
    error.location = SourceLocation(shownPath(path), line: place.line, column: place.column)
    return error
  }

  /// A pattern that matches no file is a mistake in the pattern or a folder that moved; either way nobody wants it to be silent.
  func checkPatterns(against project: Project) throws(DriverError) {
    let unmatched = configuration.unmatched(unused: project.unusedPatterns, paths: project.context.files.map(\.path))
    guard let first = unmatched.first else { return }
    let error = Self.shown(first, URL(fileURLWithPath: folder ?? "."))
    throw DriverError(unmatched.count == 1 ? "\(error)" : "\(error) (and \(unmatched.count - 1) more)")
  }
}

/// The configuration that counts for a folder, and where it was found; nil for the defaults.
package func findConfiguration(at path: String, explicit: String?) throws(DriverError) -> (configuration: Configuration, path: String?) {
  var request = Request([path], workers: .inProcess)
  request.configuration = explicit
  let file = try ConfigurationFile.find(for: request)
  return (file.configuration, file.path)
}

/// A path as a person at this folder would write it.
func shownPath(_ path: String) -> String {
  let here = FileManager.default.currentDirectoryPath
  return path.hasPrefix(here + "/") ? String(path.dropFirst(here.count + 1)) : path
}
