import Foundation
import Projects

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The new text of a file in a folder.
package struct FileChange: Sendable, Equatable {
  /// Relative to the folder.
  package let path: String
  /// The current text. The file is only changed if it still has this text.
  package let before: [UInt8]
  package let after: [UInt8]

  package init(_ path: String, from before: [UInt8], to after: [UInt8]) {
    self.path = path
    self.before = before
    self.after = after
  }

  /// No source is longer than this.
  static let byteLimit = 100_000_000

  /// Why a file in a folder must not be written; nil if it may be.
  static func obstacle(_ path: String, in folder: String) -> String? {
    guard !path.hasPrefix("/"), leads(folder + "/" + path, into: folder) else { return "lies outside of the project, or behind a link that leads out of it" }
    guard let place = realPath(folder + "/" + path) else { return "is not there any more" }
    var status = stat()
    guard stat(place, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return "is no regular file" }
    // The user (root, for example) may be permitted more than the file's mode says.
    guard status.st_mode & S_IWUSR != 0, access(place, W_OK) == 0 else { return "can't be written: it is read-only" }
    return nil
  }

  /// Writes the new text beside the file and renames it, so that readers see either the old or the new text. A link stays a link; its target is written. Returns the
  /// reason of a failure, else nil.
  package func write(in folder: String) -> String? {
    if let obstacle = Self.obstacle(path, in: folder) { return obstacle }
    guard let place = realPath(folder + "/" + path) else { return "is not there any more" }
    var status = stat()
    guard stat(place, &status) == 0 else { return "is not there any more" }
    let draft = (place as NSString).deletingLastPathComponent + "/.arborist-" + UUID().uuidString + ".tmp"
    Leftovers.note(draft)
    defer { Leftovers.forget(draft) }
    // A symbolic link at the draft's place must not be followed.
    let descriptor = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { return "can't be written: \(String(cString: strerror(errno)))" }
    var failure: Int32 = 0
    var sent = 0
    while failure == 0, sent < after.count {
      let count = after[sent...].withUnsafeBytes { writeBytes(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno != EINTR { failure = errno }
      sent += max(0, count)
    }
    if failure == 0, fchmod(descriptor, status.st_mode & 0o7777) != 0 { failure = errno }
    if close(descriptor) != 0, failure == 0 { failure = errno }
    if failure == 0 {
      guard case .success(before) = readFile(place, limit: Self.byteLimit) else {
        unlink(draft)
        return "changed since it was read"
      }
      if rename(draft, place) != 0 { failure = errno }
    }
    guard failure != 0 else { return nil }
    unlink(draft)
    return "can't be written: \(String(cString: strerror(failure)))"
  }
}

/// The system's `write`, which a method of the same name hides.
private func writeBytes(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int { write(descriptor, bytes, count) }
