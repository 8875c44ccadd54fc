import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Files and folders that are locked as long as the run lives that makes them. One without a lock is what a killed run left.
///
/// Where a file system knows no locks, nothing is taken for a leftover.
package enum LivingFiles {
  /// Locks what was just made, for this process, until its descriptor and all copies of it are closed. False where another run takes it for a leftover:
  /// then it is gone, or will be.
  package static func lock(_ descriptor: Int32) -> Bool {
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK else { return false }
    var status = stat()
    return fstat(descriptor, &status) == 0 && status.st_nlink > 0
  }

  /// Makes a file that was not there, and locks it; nil where it can't be made.
  package static func create(_ path: String) -> Int32? {
    // Again where another run just took it for a leftover.
    for _ in 0..<10 {
      // A link that somebody laid where it goes would be written through.
      let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o644)
      guard descriptor >= 0 else { return nil }
      if lock(descriptor) { return descriptor }
      unlink(path)
      close(descriptor)
    }
    errno = EAGAIN
    return nil
  }

  /// Removes from a folder what runs of the same user left that were killed: of the names that `isOurs` knows, what nobody has locked.
  package static func sweep(_ folder: String, _ isOurs: (String) -> Bool) {
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] where isOurs(name) {
      let path = folder + "/" + name
      let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_NOFOLLOW | O_CLOEXEC)
      guard descriptor >= 0 else { continue }
      defer { close(descriptor) }
      var status = stat()
      guard fstat(descriptor, &status) == 0, status.st_uid == geteuid(), flock(descriptor, LOCK_EX | LOCK_NB) == 0 else { continue }
      try? FileManager.default.removeItem(atPath: path)
    }
  }
}
