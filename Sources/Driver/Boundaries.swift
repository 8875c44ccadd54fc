import Foundation
import Projects

// A configuration may come from a stranger, and so may links: neither gets to say where in the file system something is read or written.

/// Whether what a path leads to lies in a folder or is that folder, symbolic links followed. What is not there yet lies where the nearest folder above it leads.
func leads(_ path: String, into folder: String) -> Bool {
  guard let end = realPath(folder), let start = nearestRealPath(path) else { return false }
  return start == end || start.below(end) != nil
}

/// A link that leads nowhere leads to where a file would be made.
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

/// Where the files that belong to a folder lie: the repository that it is in, else the folder itself.
func home(of folder: String) -> String {
  guard let start = realPath(folder) else { return folder }
  var place = start
  while true {
    if FileManager.default.fileExists(atPath: place + "/.git") { return place }
    if place == "/" { return start }
    place = (place as NSString).deletingLastPathComponent
  }
}
