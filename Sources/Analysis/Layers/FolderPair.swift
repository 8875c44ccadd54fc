/// For two files, the first folders in which their paths differ.
package struct FolderPair: Hashable, Sendable {
  package let source: String
  package let target: String

  package init(_ source: String, _ target: String) {
    self.source = source
    self.target = target
  }

  /// Nil if one of the files is in a folder that contains the other.
  package init?(from source: String, to target: String) {
    let (a, b) = (source.split(separator: "/"), target.split(separator: "/"))
    var depth = 0
    while depth < min(a.count, b.count), a[depth] == b[depth] { depth += 1 }
    guard depth + 1 < a.count, depth + 1 < b.count else { return nil }
    self.init(a[...depth].joined(separator: "/"), b[...depth].joined(separator: "/"))
  }

  package var reversed: FolderPair { FolderPair(target, source) }
}
