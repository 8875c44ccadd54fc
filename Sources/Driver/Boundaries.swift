import Foundation
import Projects

// A configuration may come from a stranger, and so may links: neither may decide where files are read or written.

/// Whether a path leads into a folder or to the folder itself, after following symbolic links. For a path that does not exist, the nearest existing folder above decides.
func leads(_ path: String, into folder: String) -> Bool {
  guard let end = realPath(folder), let start = nearestRealPath(path) else { return false }
  return start == end || start.below(end) != nil
}

/// A dangling link leads to where a file would be created.
private func nearestRealPath(_ path: String) -> String? {
  var place = path
  for _ in 0..<40 {
    if let real = realPath(place) { return real }
    if let target = try? FileManager.default.destinationOfSymbolicLink(atPath: place) {
      place = target.hasPrefix("/") ? target : (place as NSString).deletingLastPathComponent + "/" + target
    } else {
      let above = (place as NSString).deletingLastPathComponent
      if above.isEmpty || above == place { return nil }
      place = above
    }
  }
  return nil
}

/// The area that files of a folder may be in: the repository around the folder, else the folder itself.
func home(of folder: String) -> String {
  guard let start = realPath(folder) else { return folder }
  var place = start
  while true {
    if FileManager.default.fileExists(atPath: place + "/.git") { return place }
    if place == "/" { return start }
    place = (place as NSString).deletingLastPathComponent
  }
}
