/// The files and folders that are there, by the names that a project has for them. The disk of a Mac does not tell capital letters from small ones, so that a project may name
/// `App/Main.swift` what is `app/Main.swift`.
struct DiskPaths {
  private var known: Set<PathKey> = []
  /// By the path in small letters; nil for what several have.
  private var bySmallLetters: [String: String?] = [:]

  /// Of all files and of the folders above them. O(length of all paths).
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

  /// A path as it is on the disk; as it was given where nothing has it, or several do.
  func path(for written: String) -> String {
    if known.contains(PathKey(written)) { return written }
    return (bySmallLetters[written.lowercased()] ?? nil) ?? written
  }
}
