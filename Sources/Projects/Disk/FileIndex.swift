/// The project's files by path and by the end of a path. Files are identified by their index in `paths`.
struct FileIndex {
  /// In byte order.
  let paths: [String]
  private var byPath: [PathKey: Int] = [:]
  private var byName: [PathKey: [Place]] = [:]
  private var byLowerName: [PathKey: [Place]] = [:]

  /// A path of a file: its own, one through a symbolic link, or the one by which a framework's header is imported.
  struct Place {
    var path: String
    var file: Int
  }

  init(paths: [String], links: [Walk.Link]) {
    self.paths = paths
    for (file, path) in paths.enumerated() {
      byPath[PathKey(path)] = file
      add(Place(path: path, file: file))
      if let spelling = Self.frameworkSpelling(of: path) { add(Place(path: spelling, file: file)) }
    }
    addLinks(links)
  }

  /// The file at this path or behind links on it.
  func file(at path: String) -> Int? { byPath[PathKey(path)] }

  /// The places whose path ends in these whole components.
  func places(endingIn suffix: String) -> [Place] {
    guard let named = byName[PathKey(lastComponent(of: suffix))] else { return [] }
    guard suffix.utf8.contains(UInt8(ascii: "/")) else { return named }
    return named.filter { Self.ends($0.path, in: suffix) }
  }

  /// The same for file systems that ignore case.
  func placesIgnoringCase(endingIn suffix: String) -> [Place] {
    let lower = suffix.lowercased()
    guard let named = byLowerName[PathKey(lastComponent(of: lower))] else { return [] }
    return named.filter { Self.ends($0.path.lowercased(), in: lower) }
  }

  private static func ends(_ path: String, in suffix: String) -> Bool {
    let (path, suffix) = (path.utf8, suffix.utf8)
    guard path.count >= suffix.count, path.suffix(suffix.count).elementsEqual(suffix) else { return false }
    return path.count == suffix.count || path.dropLast(suffix.count).last == UInt8(ascii: "/")
  }

  private mutating func add(_ place: Place) {
    let name = lastComponent(of: place.path)
    byName[PathKey(name), default: []].append(place)
    byLowerName[PathKey(name.lowercased()), default: []].append(place)
  }

  /// `x/Kit.framework/Kit/View.h` for `x/Kit.framework/Versions/A/Headers/View.h`, which is imported as `<Kit/View.h>`.
  private static func frameworkSpelling(of path: String) -> String? {
    guard let end = path.firstRange(of: ".framework/"), let headers = path.firstRange(of: "Headers/"), headers.lowerBound >= end.upperBound
    else { return nil }
    let module = lastComponent(of: String(path[..<end.lowerBound]))
    return path[..<end.upperBound] + module + "/" + path[headers.upperBound...]
  }

  private mutating func addLinks(_ links: [Walk.Link]) {
    // A link to a folder gives every file in it another path; the budget limits trees full of links.
    var budget = paths.count * 4 + 10_000
    for link in links {
      if !link.isFolder {
        guard let file = byPath[PathKey(link.target)] else { continue }
        alias(link.path, file)
      } else if !(link.path + "/").utf8.starts(with: (link.target + "/").utf8) && !link.target.isEmpty {
        for file in files(below: link.target) where budget > 0 {
          budget -= 1
          alias(link.path + String(paths[file].utf8.dropFirst(link.target.utf8.count))!, file)
        }
      }
    }
  }

  private mutating func alias(_ path: String, _ file: Int) {
    guard byPath[PathKey(path)] == nil else { return }
    byPath[PathKey(path)] = file
    add(Place(path: path, file: file))
  }

  private func files(below folder: String) -> Range<Int> {
    let start = folder + "/"
    let first = firstIndex { !isBefore(paths[$0], start) }
    let end = firstIndex { !isBefore(paths[$0], start) && !paths[$0].utf8.starts(with: start.utf8) }
    return first..<max(first, end)
  }

  /// The first index for which the condition holds; it must hold for all later ones.
  private func firstIndex(where isReached: (Int) -> Bool) -> Int {
    var (low, high) = (0, paths.count)
    while low < high {
      let middle = (low + high) / 2
      if isReached(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
