import Foundation
import Projects

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// A point in time, in the precision of file systems.
struct Timestamp: Hashable, Sendable {
  /// Since 1970.
  let nanoseconds: Int

  init(_ time: timespec) { nanoseconds = Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec) }

  /// Whether it was certainly before another: some file systems only store whole seconds.
  func isBefore(_ other: Timestamp) -> Bool { (nanoseconds % 1_000_000_000 == 0 ? nanoseconds + 999_999_999 : nanoseconds) < other.nanoseconds }

  static var now: Timestamp {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return Timestamp(time)
  }
}

/// Tells whether a file was changed: two reads with the same status saw the same bytes, if some time had passed since the file was written.
struct FileStatus: Hashable, Sendable {
  let size: Int
  let inode: UInt64
  /// When its bytes changed, and when anything about it did.
  let changed: Timestamp
  let touched: Timestamp
  let isFile: Bool

  /// Nil if there is nothing at this path.
  init?(_ path: String) {
    var status = stat()
    guard !path.utf8.contains(0), stat(path, &status) == 0 else { return nil }
    size = Int(status.st_size)
    inode = UInt64(status.st_ino)
    #if canImport(Darwin)
    (changed, touched) = (Timestamp(status.st_mtimespec), Timestamp(status.st_ctimespec))
    #else
    (changed, touched) = (Timestamp(status.st_mtim), Timestamp(status.st_ctim))
    #endif
    isFile = status.st_mode & S_IFMT == S_IFREG
  }
}

/// All bytes of a file; nil when it can't be read.
func fileBytes(_ path: String) -> [UInt8]? { try? readFile(path, limit: .max).get() }

/// Whether all of it could be written.
func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
  var written = 0
  while written < bytes.count {
    let count = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress! + written, bytes.count - written) }
    if count < 0, errno == EINTR { continue }
    guard count > 0 else { return false }
    written += count
  }
  return true
}
