import Foundation
import Projects

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A new text for one file of a folder.
package struct FileChange: Sendable, Equatable {
  /// Relative to the folder.
  package let path: String
  /// What the file says now. If it says something else by then, it is left as it is.
  package let before: [UInt8]
  package let after: [UInt8]

  package init(_ path: String, from before: [UInt8], to after: [UInt8]) {
    self.path = path
    self.before = before
    self.after = after
  }

  /// No source is longer.
  static let byteLimit = 100_000_000

  /// Why a file of a folder is not to be written; nil for one that is.
  static func obstacle(_ path: String, in folder: String) -> String? {
    guard !path.hasPrefix("/"), leads(folder + "/" + path, into: folder) else { return "lies outside of the project, or behind a link that leads out of it" }
    guard let place = realPath(folder + "/" + path) else { return "is not there any more" }
    var status = stat()
    guard stat(place, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return "is no regular file" }
    // Whoever runs this may be allowed more than the file says.
    guard status.st_mode & S_IWUSR != 0, access(place, W_OK) == 0 else { return "can't be written: it is read-only" }
    return nil
  }

  /// Writes the new text beside the file and puts it in its place: whoever reads sees one or the other. A link stays one; what it leads to is written.
  /// Returns why not, where it could not.
  package func write(in folder: String) -> String? {
    if let obstacle = Self.obstacle(path, in: folder) { return obstacle }
    guard let place = realPath(folder + "/" + path) else { return "is not there any more" }
    var status = stat()
    guard stat(place, &status) == 0 else { return "is not there any more" }
    let draft = (place as NSString).deletingLastPathComponent + "/.arborist-" + UUID().uuidString + ".tmp"
    Leftovers.note(draft)
    defer { Leftovers.forget(draft) }
    // A link that somebody laid where the draft goes would be written through.
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

/// The system's `write`, which a method of that name hides.
private func writeBytes(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int { write(descriptor, bytes, count) }
