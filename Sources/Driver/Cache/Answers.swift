import Facts
import Foundation
import Projects

/// The current answers to what front-ends ask: the bytes of files, what is in include folders, what the project knows. Each is looked up once.
final class Answers: @unchecked Sendable {
  private let context: ProjectContext
  private let places: [String: Digest]
  private let ambiguous: Digest
  private let machine: [String]

  // Under the lock.
  private let lock = NSLock()
  private var files: [String: (status: FileStatus, digest: Digest, spellings: [IncludeSpelling])] = [:]
  private var folders: [SearchFolders: Int] = [:]
  private var lookups: [Lookup: Digest] = [:]
  private var isThere: [String: Bool] = [:]

  private struct Lookup: Hashable {
    let path: String
    let digest: Digest
    /// The index of the search folders.
    let folders: Int
  }

  init(_ context: ProjectContext) {
    self.context = context
    places = Dictionary(context.files.map { ($0.path, $0.digest) }, uniquingKeysWith: { first, _ in first })
    var writer = BinaryWriter()
    for (usr, files) in context.declared.ambiguous.sorted(by: { $0.key.byteOrder(to: $1.key) < 0 }) {
      writer.write(usr)
      writer.write(files) { $0.write($1) }
    }
    ambiguous = Digest(of: writer.bytes)
    machine = machineIncludeFolders()
  }

  /// The answers to everything that was asked for a unit; nil if one may differ from what the front-end saw, because a file was changed after `start` or is gone.
  func trace(of inquiry: Inquiry, for unit: TranslationUnit, since start: Timestamp) -> Trace? {
    var files: [Trace.File] = []
    for path in inquiry.paths.sorted() {
      guard let status = FileStatus(path), status.touched.isBefore(start), status.changed.isBefore(start),
        let digest = digest(ofFile: path)
      else { return nil }
      files.append(Trace.File(path: relative(path), digest: digest))
    }
    return Trace(
      files: files, places: inquiry.places.sorted().map { Trace.Place(path: $0, digest: places[$0]) },
      names: inquiry.names.sorted().map { Trace.Name(name: $0, isDeclared: context.declared.declares($0)) }, ambiguous: ambiguous,
      lookups: lookups(of: files, SearchFolders(of: unit, context, machine: machine)))
  }

  /// Whether all answers are still the same.
  func agree(with trace: Trace, for unit: TranslationUnit) -> Bool {
    trace.ambiguous == ambiguous
      && trace.places.allSatisfy { places[$0.path] == $0.digest }
      && trace.names.allSatisfy { context.declared.declares($0.name) == $0.isDeclared }
      && trace.files.allSatisfy { settledDigest(ofFile: absolute($0.path)) == $0.digest }
      && lookups(of: trace.files, SearchFolders(of: unit, context, machine: machine)) == trace.lookups
  }

  // MARK: Paths

  /// A file in the project is identified by its relative path: a copy of the project elsewhere is the same project.
  private func relative(_ path: String) -> String {
    let prefix = context.root == "/" ? "/" : context.root + "/"
    return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
  }

  private func absolute(_ path: String) -> String { path.hasPrefix("/") ? path : context.root + "/" + path }

  // MARK: Files

  private func digest(ofFile path: String) -> Digest? { file(path)?.digest }

  /// The same without checking again whether a file changed that was read before: many units include the same header.
  private func settledDigest(ofFile path: String) -> Digest? { lock.withLock { files[path]?.digest } ?? digest(ofFile: path) }

  private func file(_ path: String) -> (digest: Digest, spellings: [IncludeSpelling])? {
    guard let status = FileStatus(path) else { return nil }
    if let known = lock.withLock({ files[path] }), known.status == status { return (known.digest, known.spellings) }
    guard let bytes = fileBytes(path) else { return nil }
    let found = (status: status, digest: Digest(of: bytes), spellings: path.hasSuffix(".swift") ? [] : IncludeSpelling.all(in: bytes))
    lock.withLock { files[path] = found }
    return (found.digest, found.spellings)
  }

  // MARK: Includes

  /// Where all headers that the files may include exist, and where they don't.
  private func lookups(of files: [Trace.File], _ folders: SearchFolders) -> Digest {
    let number = lock.withLock {
      let number = self.folders[folders] ?? self.folders.count
      self.folders[folders] = number
      return number
    }
    return Digest(of: files.flatMap { lookups(of: $0, folders, number).bytes })
  }

  private func lookups(of file: Trace.File, _ folders: SearchFolders, _ number: Int) -> Digest {
    let key = Lookup(path: file.path, digest: file.digest, folders: number)
    if let known = lock.withLock({ lookups[key] }) { return known }
    let path = absolute(file.path)
    let folder = String(path.prefix(upTo: path.lastIndex(of: "/") ?? path.endIndex))
    var answers: [UInt8] = []
    for spelling in self.file(path)?.spellings ?? [] {
      for place in folders.places(of: spelling, from: folder) { answers.append(isFile(place) ? 1 : 0) }
    }
    let digest = Digest(of: answers)
    lock.withLock { lookups[key] = digest }
    return digest
  }

  private func isFile(_ path: String) -> Bool {
    if let known = lock.withLock({ isThere[path] }) { return known }
    let found = FileStatus(path)?.isFile ?? false
    lock.withLock { isThere[path] = found }
    return found
  }
}
