// Paths are relative to the root, with `/`; the root itself is "". They are taken apart byte by byte:
// `Character` would join a slash with a combining mark after it.

/// A path as a dictionary key: two paths are equal only if their bytes are.
struct PathKey: Hashable {
  let text: String
  init(_ text: String) { self.text = text }

  static func == (a: Self, b: Self) -> Bool { a.text.utf8.elementsEqual(b.text.utf8) }

  func hash(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}

/// The order of paths everywhere: byte by byte.
func isBefore(_ a: String, _ b: String) -> Bool { a.utf8.lexicographicallyPrecedes(b.utf8) }

func isSamePath(_ a: String, _ b: String) -> Bool { a.utf8.elementsEqual(b.utf8) }

private let slash = UInt8(ascii: "/")

/// `a/b` of `a/b/c.h`, and "" of `c.h`.
func folder(of path: String) -> String {
  guard let cut = path.utf8.lastIndex(of: slash) else { return "" }
  return String(path[..<cut])
}

/// `c.h` of `a/b/c.h`.
func lastComponent(of path: String) -> String {
  guard let cut = path.utf8.lastIndex(of: slash) else { return path }
  return String(path[path.utf8.index(after: cut)...])
}

/// `a` of `a/b/c.h`; nil when there is no slash.
func firstFolder(of path: String) -> String? {
  guard let cut = path.utf8.firstIndex(of: slash) else { return nil }
  return String(path[..<cut])
}

/// `View` of `a/View.mm`, `View+Layout` of `View+Layout.h`.
func stem(of path: String) -> String {
  let name = lastComponent(of: path)
  guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot != name.utf8.startIndex else { return name }
  return String(name[..<dot])
}

func components(of path: String) -> [String] {
  path.utf8.split(separator: slash).map { String($0) ?? "" }
}

func join(_ folder: String, _ name: String) -> String { folder.isEmpty ? name : folder + "/" + name }

/// Without `.`, `..` and doubled slashes; nil when it leads out above its start.
func normalized(_ path: String) -> String? {
  let isAbsolute = path.utf8.first == slash
  var kept: [Substring.UTF8View] = []
  for part in path.utf8.split(separator: slash).map({ Substring($0).utf8 }) {
    if part.elementsEqual(".".utf8) { continue }
    if part.elementsEqual("..".utf8) {
      if kept.popLast() == nil && !isAbsolute { return nil }
      continue
    }
    kept.append(part)
  }
  let joined = kept.map { String(Substring($0)) }.joined(separator: "/")
  return isAbsolute ? "/" + joined : joined
}

/// The part of an absolute path below the root; "" for the root, nil outside.
func relative(_ path: String, to root: String) -> String? {
  if isSamePath(path, root) { return "" }
  let start = root == "/" ? "/" : root + "/"
  guard path.utf8.starts(with: start.utf8) else { return nil }
  return String(path.utf8.dropFirst(start.utf8.count))
}

/// The number of leading folders that two paths share, and the number of components of the second.
func nearness(of path: String, to folder: String) -> (shared: Int, components: Int) {
  var shared = 0
  var count = 1
  var isEqual = true
  var ahead = folder.utf8.makeIterator()
  for byte in path.utf8 {
    if byte == slash { count += 1 }
    guard isEqual else { continue }
    let other = ahead.next()
    if byte == slash, other == nil || other == slash {
      shared += 1
      if other == nil { isEqual = false }
    } else if byte != other {
      isEqual = false
    }
  }
  return (shared, count)
}

/// The folder that contains all of these absolute paths.
func commonFolder(of paths: [String]) -> String {
  guard var common = paths.first.map({ $0.utf8.split(separator: slash).map(Array.init) }) else { return "/" }
  for path in paths.dropFirst() {
    let parts = path.utf8.split(separator: slash).map(Array.init)
    common = zip(common, parts).prefix { $0 == $1 }.map(\.0)
  }
  return "/" + common.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "/")
}

/// The path from the file system's root, without `.` and `..`.
func makeAbsolute(_ path: String, in directory: String) -> String {
  let isAbsolute = path.utf8.first == slash
  return normalized(isAbsolute ? path : directory + "/" + path) ?? path
}
