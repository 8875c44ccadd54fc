import Facts
import Foundation
import Projects

/// Tells when something that a run reads may have changed, by polling the names, sizes and times of all files below some folders. Of hidden files only our own count;
/// folders that tools fill are skipped.
package struct FolderWatch {
  private let folders: [String]
  private var last: Digest

  private static let looksPerSecond = 5.0

  /// Changes from now on count.
  package init(_ folders: [String]) {
    self.folders = folders
    last = Self.look(at: folders)
  }

  /// Waits until something has changed since the last call (or since the start), and then until it stays unchanged. Each poll makes one system call per file.
  package mutating func waitForChange() {
    var now = last
    while now == last {
      Thread.sleep(forTimeInterval: 1 / Self.looksPerSecond)
      now = Self.look(at: folders)
    }
    // Editors and version control write several files in a row.
    repeat {
      last = now
      Thread.sleep(forTimeInterval: 0.5 / Self.looksPerSecond)
      now = Self.look(at: folders)
    } while now != last
  }

  private static func look(at folders: [String]) -> Digest {
    var writer = BinaryWriter()
    var waiting = folders
    while let folder = waiting.popLast() {
      guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
        note(folder, &writer)
        continue
      }
      for name in names.sorted() where !name.hasPrefix(".") || name.hasPrefix(".arborist") && name != CacheFolder.name {
        guard !holdsNoCode(name) else { continue }
        let path = folder + "/" + name
        if !note(path, &writer), (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) == nil { waiting.append(path) }
      }
    }
    return Digest(of: writer.bytes)
  }

  /// Whether it is a file.
  @discardableResult
  private static func note(_ path: String, _ writer: inout BinaryWriter) -> Bool {
    guard let status = FileStatus(path) else { return true }
    writer.write(path)
    guard status.isFile else { return false }
    for number in [status.size, status.changed.nanoseconds, Int(truncatingIfNeeded: status.inode)] { writer.write(number) }
    return true
  }
}
