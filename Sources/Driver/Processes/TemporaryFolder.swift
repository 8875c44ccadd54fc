import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Runs `body` with a new folder, and removes the folder afterwards, even if `body` throws or the program is interrupted. Folders of killed runs are removed by the next run.
func withTemporaryFolder<Value>(_ body: (String) throws(DriverError) -> Value) throws(DriverError) -> Value {
  let folder = try TemporaryFolder()
  defer { folder.remove() }
  return try body(folder.path)
}

/// A folder of this run only. It is locked as long as the run lives, which tells it from leftovers of killed runs.
struct TemporaryFolder {
  let path: String
  private let descriptor: Int32

  private static let prefix = "arborist-run-"

  init() throws(DriverError) {
    let place = Self.place
    Self.sweep(place)
    for _ in 0..<10 {
      let path = place + "/" + Self.prefix + UUID().uuidString
      guard mkdir(path, 0o700) == 0 else { throw DriverError("no temporary folder can be made in '\(place)': \(String(cString: strerror(errno)))") }
      let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
      // Another run may have removed it as left over before it was locked.
      guard descriptor >= 0, LivingFiles.lock(descriptor), access(path, F_OK) == 0 else {
        if descriptor >= 0 { close(descriptor) }
        continue
      }
      Leftovers.note(path)
      (self.path, self.descriptor) = (path, descriptor)
      return
    }
    throw DriverError("no temporary folder can be made in '\(place)': other runs remove it")
  }

  func remove() {
    try? FileManager.default.removeItem(atPath: path)
    Leftovers.forget(path)
    close(descriptor)
  }

  /// Removes the folders of killed runs.
  static func sweep() { sweep(place) }

  private static var place: String { FileManager.default.temporaryDirectory.resolvingSymlinksInPath().path }

  private static func sweep(_ place: String) { LivingFiles.sweep(place) { $0.hasPrefix(prefix) } }
}
