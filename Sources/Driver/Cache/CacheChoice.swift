import ClangFrontend
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
    guard case .processes(let executable, _) = request.workers, let folder = try request.cache.folder(in: project.context.root),
      let readers = readers(executable, in: folder, units: project.units)
    else { return nil }
    self.init(folder, project, readers: readers)
  }
}

extension UnitCache {
  /// What is known of many units, in their order.
  func find(_ units: [TranslationUnit]) -> [Known?] {
    let found = Found(count: units.count)
    DispatchQueue.concurrentPerform(iterations: units.count) { found.set(find(units[$0]), at: $0) }
    return found.all
  }

  private final class Found: @unchecked Sendable {
    private let lock = NSLock()
    private(set) var all: [Known?]

    init(count: Int) { all = Array(repeating: nil, count: count) }
    func set(_ known: Known?, at index: Int) { lock.withLock { all[index] = known } }
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
    case .automatic: return try? CacheFolder(at: root + "/" + CacheFolder.name)
    case .folder(let path):
      do { return try CacheFolder(at: URL(fileURLWithPath: path).standardizedFileURL.path) } catch {
        throw DriverError("'\(shownPath(path))' can't be used as a cache: \(error)")
      }
    }
  }
}

/// What tells the programs that read the units: the bytes of this one, and which parser it loads. Nil where that can't be told.
private func readers(_ executable: String, in folder: CacheFolder, units: [TranslationUnit]) -> Digest? {
  var writer = BinaryWriter()
  guard let own = digest(ofExecutable: executable, in: folder) else { return nil }
  writer.write(own)
  if units.contains(where: { ClangFrontend.languages.contains($0.language) }) {
    // Where there is none the run ends with an error anyway.
    guard let library = try? LibClang.load(), let status = FileStatus(library.path) else { return nil }
    writer.write(library.path)
    writer.write(library.version)
    writer.write(library.resourceDirectory)
    writer.write(status.size)
    writer.write(status.changed.nanoseconds)
  }
  return Digest(of: writer.bytes)
}

/// The digest of a long file, remembered for as long as nobody touches it.
private func digest(ofExecutable path: String, in folder: CacheFolder) -> Digest? {
  guard let status = FileStatus(path) else { return nil }
  var writer = BinaryWriter()
  writer.write(path)
  for number in [status.size, Int(truncatingIfNeeded: status.inode), status.changed.nanoseconds, status.touched.nanoseconds] { writer.write(number) }
  let key = Digest(of: writer.bytes)
  if let known = folder.read(.programs, key) {
    var reader = BinaryReader(known)
    if let digest = try? reader.digest() { return digest }
  }
  guard let bytes = fileBytes(path) else { return nil }
  let digest = Digest(of: bytes)
  var answer = BinaryWriter()
  answer.write(digest)
  folder.write(.programs, key, answer.bytes)
  return digest
}
