import Facts
import Foundation

/// A folder that keeps the results of earlier runs. It can be deleted without losing anything.
///
/// Each entry is a file, written as a draft and then renamed, so that runs can share the folder and be interrupted at any time. It begins with the digest of its
/// content, so that truncated or damaged entries are recognised. If the folder gets too large, the least recently used entries are removed. Drafts of killed runs are
/// removed at the next start.
struct CacheFolder: Sendable {
  let path: String

  /// The default name of the folder.
  static let name = ".arborist-cache"

  /// The kinds of entries: digests of programs, answers of front-ends, facts of whole projects, findings of rules.
  enum Kind: String, CaseIterable {
    case programs, units, projects, findings
  }

  /// Entries in another format are in another folder.
  private static let form = "1"
  private static let mostBytes = 1 << 30

  enum Unusable: Error, CustomStringConvertible {
    case foreign, unwritable

    var description: String {
      switch self {
      case .foreign: "it holds something else; name a folder that is empty or not there yet"
      case .unwritable: "it can't be written"
      }
    }
  }

  /// Creates the folder if it does not exist. Fails for a folder with other people's files.
  init(at path: String) throws(Unusable) {
    self.path = path
    let files = FileManager.default
    let tag = path + "/CACHEDIR.TAG"
    // Another run may be creating it now, or was killed while doing so: the tag is written first.
    if let entries = try? files.contentsOfDirectory(atPath: path), !entries.isEmpty {
      guard files.fileExists(atPath: tag) else { throw .foreign }
      LivingFiles.sweep(drafts) { _ in true }
      if files.fileExists(atPath: path + "/.gitignore") || files.fileExists(atPath: path + "/" + Self.form) { return }
    }
    guard (try? files.createDirectory(atPath: path, withIntermediateDirectories: true)) != nil else { throw .unwritable }
    // Backup programs look for this line (bford.info/cachedir), git for the other file.
    let signature = "Signature: 8a477f597d28d172789f06886806bc55\n# What arborist found out earlier. It may be removed at any time.\n"
    guard (try? Data(signature.utf8).write(to: URL(fileURLWithPath: tag))) != nil,
      (try? Data("*\n".utf8).write(to: URL(fileURLWithPath: path + "/.gitignore"))) != nil
    else { throw .unwritable }
  }

  func read(_ kind: Kind, _ key: Digest) -> [UInt8]? {
    let place = place(of: kind, key)
    guard let bytes = fileBytes(place), bytes.count >= 16 else { return nil }
    let isWhole = bytes.withUnsafeBytes { Digest(of: UnsafeRawBufferPointer(rebasing: $0[16...])).bytes.elementsEqual($0[..<16]) }
    guard isWhole else {
      unlink(place)
      return nil
    }
    noteUse(of: place)
    return Array(bytes[16...])
  }

  /// A failure to write is ignored.
  func write(_ kind: Kind, _ key: Digest, _ bytes: [UInt8]) {
    let place = place(of: kind, key)
    let draft = drafts + "/\(getpid()).\(UInt32.random(in: 0 ... .max))"
    Leftovers.note(draft)
    defer { Leftovers.forget(draft) }
    guard let descriptor = inFolder(drafts, { LivingFiles.create(draft) }) else { return }
    // The draft is locked until it is an entry.
    defer { close(descriptor) }
    let isKept = writeAll(Digest(of: bytes).bytes + bytes, to: descriptor) && inFolder(folder(of: kind, key)) { rename(draft, place) == 0 ? true : nil } != nil
    if !isKept { unlink(draft) }
  }

  /// Creates the folder if `body` fails without it, and tries again.
  private func inFolder<Value>(_ path: String, _ body: () -> Value?) -> Value? {
    if let value = body() { return value }
    guard errno == ENOENT else { return nil }
    try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    return body()
  }

  /// The number of entries, and of their bytes.
  var size: (entries: Int, bytes: Int) {
    let entries = entries
    return (entries.count, entries.reduce(0) { $0 + $1.size })
  }

  private var entries: [(path: String, used: Int, size: Int)] {
    Kind.allCases.flatMap { kind -> [(path: String, used: Int, size: Int)] in
      let place = path + "/" + Self.form + "/" + kind.rawValue
      guard let names = FileManager.default.enumerator(atPath: place) else { return [] }
      return names.compactMap { name in
        let file = place + "/\(name)"
        guard let status = FileStatus(file), status.isFile else { return nil }
        return (file, status.changed.nanoseconds, status.size)
      }
    }
  }

  /// Removes the least recently used entries until four fifths of `most` are left. O(n log n).
  func prune(to most: Int = mostBytes) {
    let entries = entries
    var total = entries.reduce(0) { $0 + $1.size }
    guard total > most else { return }
    for entry in entries.sorted(by: { ($0.used, $0.path) < ($1.used, $1.path) }) where total > most / 5 * 4 {
      if unlink(entry.path) == 0 { total -= entry.size }
    }
  }

  private var drafts: String { path + "/" + Self.form + "/drafts" }
  private func folder(of kind: Kind, _ key: Digest) -> String { path + "/" + Self.form + "/" + kind.rawValue + "/" + key.hex.prefix(2) }
  private func place(of kind: Kind, _ key: Digest) -> String { folder(of: kind, key) + "/" + key.hex.dropFirst(2) }

  /// The age of an entry counts from its last use; noting it once an hour is enough.
  private func noteUse(of place: String) {
    guard let status = FileStatus(place), status.changed.nanoseconds < Timestamp.now.nanoseconds - 3_600_000_000_000 else { return }
    utimes(place, nil)
  }
}
