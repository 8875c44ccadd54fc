/// A path taken apart. `Sources/App/Feed.m` is `Sources/App`, `Feed` and `m`.
struct FilePath {
  /// Empty for a file at the root of the project.
  let folder: String
  let stem: String
  /// Without the dot; empty if there is none.
  let `extension`: String

  enum Role { case header, implementation }

  init(_ path: String) {
    let bytes = Array(path.utf8)
    let nameStart = bytes.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0
    let dot = bytes.lastIndex(of: UInt8(ascii: ".")).flatMap { $0 > nameStart ? $0 : nil } ?? bytes.count
    folder = String(decoding: bytes[..<max(0, nameStart - 1)], as: UTF8.self)
    stem = String(decoding: bytes[nameStart..<dot], as: UTF8.self)
    self.extension = String(decoding: bytes[min(dot + 1, bytes.count)...], as: UTF8.self)
  }

  var withoutExtension: String { folder.isEmpty ? stem : folder == "/" ? "/" + stem : folder + "/" + stem }

  /// What a file of the C family is for; nil for other files, and for `<Foundation/Foundation.h>`: a header that is known by name only.
  var role: Role? {
    if folder.hasPrefix("<") || stem.hasPrefix("<") { return nil }
    return switch self.extension {
    case "h", "hh", "hpp", "hxx", "h++", "H", "inl", "ipp", "ixx", "tcc", "tpp", "txx", "inc", "def", "pch": .header
    case "c", "m", "mm", "cc", "cpp", "cxx", "c++", "C", "M", "cu": .implementation
    default: nil
    }
  }
}

extension Graph {
  /// Whether a path is that of a header: a file of the C family that others import.
  package static func isHeader(_ path: String) -> Bool { FilePath(path).role == .header }
}
