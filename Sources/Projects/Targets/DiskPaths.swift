/// The existing files and folders, by the names that a project uses for them. A Mac's disk usually ignores case, so a project may call a file `App/Main.swift` that is
/// `app/Main.swift` on disk.
struct DiskPaths {
  private var known: Set<PathKey> = []
  /// By the lower-case path; nil if several paths have the same.
  private var bySmallLetters: [String: String?] = [:]

  /// Built from all files and their parent folders. O(length of all paths).
  init(_ files: [String]) {
    for file in files {
      var path = file
      while !path.isEmpty, known.insert(PathKey(path)).inserted {
        let small = path.lowercased()
        bySmallLetters[small] = bySmallLetters[small] == nil ? .some(path) : .some(nil)
        path = folder(of: path)
      }
    }
  }

  func has(_ path: String) -> Bool { known.contains(PathKey(path)) }

  /// A path as it is on disk; unchanged if there is none, or several match.
  func path(for written: String) -> String {
    if known.contains(PathKey(written)) { return written }
    return (bySmallLetters[written.lowercased()] ?? nil) ?? written
  }
}
