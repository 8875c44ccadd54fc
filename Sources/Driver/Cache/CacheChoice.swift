import Facts
import Foundation
import Projects

/// Whether what was found out is kept for the next run, and where.
package enum CacheChoice: Sendable {
  case none
  /// `.arborist-cache` in the root of the project.
  case automatic
  case folder(String)
}

extension RunCache {
  /// Nil where nothing is to be kept, or nothing can be, and where this process reads alone: it is no program whose answers could be told.
  init?(for request: Request, _ project: Project) throws(DriverError) {
    // A quick run keeps what Swift says, and nothing else.
    if request.isQuick, !project.units.contains(where: { $0.language == .swift }) { return nil }
    guard case .processes(let executable, _) = request.workers, let folder = try request.cache.folder(in: project.context.root),
      let readers = readers(executable, in: folder, units: project.units)
    else { return nil }
    self.init(folder, project, readers: readers)
  }
}

extension CacheChoice {
  /// The same wherever the project is read that lies here.
  func settled(in root: String) -> CacheChoice {
    if case .automatic = self { .folder(root + "/" + CacheFolder.name) } else { self }
  }

  /// Nil where nothing is to be kept. Nobody is told where a run that was not asked to can't keep anything; who asked for it is.
  func folder(in root: String) throws(DriverError) -> CacheFolder? {
    switch self {
    case .none: return nil
    case .automatic:
      // Where a link leads, somebody else's files lie.
      let path = root + "/" + CacheFolder.name
      return leads(path, into: root) ? try? CacheFolder(at: path) : nil
    case .folder(let path):
      do { return try CacheFolder(at: URL(fileURLWithPath: path).standardizedFileURL.path) } catch {
        throw DriverError("'\(shownPath(path))' can't be used as a cache: \(error)")
      }
    }
  }
}
