import Facts
import Foundation
import Projects

/// Whether results are kept for the next run, and where.
package enum CacheChoice: Sendable {
  case none
  /// `.arborist-cache` in the root of the project.
  case automatic
  case folder(String)
}

extension RunCache {
  /// Nil if nothing is known or to be kept, or if this process reads alone: then there is no program whose answers could be identified.
  init?(for request: Request, _ project: Project, _ shards: [any UnitStore]) throws(DriverError) {
    // A quick run only keeps the results for Swift.
    if request.isQuick, !project.units.contains(where: { $0.language == .swift }) { return nil }
    guard case .processes(let executable, _) = request.workers else { return nil }
    guard let folder = try request.cache.folder(in: project.context.root), let readers = readers(executable, in: folder, units: project.units) else {
      guard let first = shards.first else { return nil }
      self.init(nil, project, readers: first.readers, shards: shards)
      return
    }
    self.init(folder, project, readers: readers, shards: shards)
  }
}

extension CacheChoice {
  /// The same choice with a fixed folder: copies of the project that are read elsewhere use the cache of this one.
  func settled(in root: String) -> CacheChoice {
    if case .automatic = self { .folder(root + "/" + CacheFolder.name) } else { self }
  }

  /// Nil if nothing is to be kept. An unusable folder is only reported if the user asked for it.
  func folder(in root: String) throws(DriverError) -> CacheFolder? {
    switch self {
    case .none: return nil
    case .automatic:
      // Behind a link there may be other people's files.
      let path = root + "/" + CacheFolder.name
      return leads(path, into: root) ? try? CacheFolder(at: path) : nil
    case .folder(let path):
      do { return try CacheFolder(at: URL(fileURLWithPath: path).standardizedFileURL.path) } catch {
        throw DriverError("'\(shownPath(path))' can't be used as a cache: \(error)")
      }
    }
  }
}
