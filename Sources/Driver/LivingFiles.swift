import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Files and folders that are locked as long as the run that made them lives. One without a lock was left by a killed run.
///
/// On file systems without locks, nothing is treated as left over.
package enum LivingFiles {
  /// Locks a new file or folder for this process until its descriptor and all copies of it are closed. False if another run is treating it as left over: then it is gone,
  /// or will be.
  package static func lock(_ descriptor: Int32) -> Bool {
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK else { return false }
    var status = stat()
    return fstat(descriptor, &status) == 0 && status.st_nlink > 0
  }

  /// Creates a new file and locks it; nil if it can't be created.
  package static func create(_ path: String) -> Int32? {
    // Tried again if another run has just removed it as left over.
    for _ in 0..<10 {
      // A symbolic link at this place must not be followed.
      let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o644)
      guard descriptor >= 0 else { return nil }
      if lock(descriptor) { return descriptor }
      unlink(path)
      close(descriptor)
    }
    errno = EAGAIN
    return nil
  }

  /// Removes what killed runs of the same user left in a folder: unlocked files and folders with names that `isOurs` accepts.
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
