package import Graphs
internal import Facts

/// Which files surely end up in one program, as far as the graph tells: an error that only a linked program has must not be said of two
/// programs.
///
/// Files of one module do; so do those that one file imports, directly or not, a header standing for its implementation. Not the variants of one
/// thing for several platforms, `Image_ios.m` and `Image_mac.m`: one of them is built.
package struct Linking {
  private let graph: Graph
  private let folded: FoldedGraph

  /// O(n log n + e), as folding is.
  package init(_ graph: Graph) {
    self.graph = graph
    folded = graph.folded(graph.view(.imports), to: .component)
  }

  /// O(n + e) where the modules don't tell.
  package func areLinked(_ a: String, _ b: String) -> Bool {
    if a.utf8.elementsEqual(b.utf8) { return true }
    let (platforms, others) = (platforms(in: a), platforms(in: b))
    if !platforms.isEmpty, !others.isEmpty, platforms.isDisjoint(with: others) { return false }
    guard let first = graph.file(at: a), let second = graph.file(at: b) else { return false }
    if let module = graph.entities[first].module, let other = graph.entities[second].module, module == other { return true }
    guard let one = folded.group(of: first), let two = folded.group(of: second) else { return false }
    return !importers(of: one).isDisjoint(with: importers(of: two))
  }

  /// The components that import one, directly or not, and itself.
  private func importers(of group: Int) -> Set<Int> {
    var found: Set<Int> = [group]
    var waiting = [group]
    while let next = waiting.popLast() {
      for edge in folded.view.edges(to: next) {
        let importer = edge.source
        if found.insert(importer).inserted { waiting.append(importer) }
      }
    }
    return found
  }

  /// The platforms that a path names.
  private func platforms(in path: String) -> Set<String> {
    let words = path.lowercased().split { !$0.isLetter && !$0.isNumber }
    return Set(words.compactMap { Linking.platforms[String($0)] })
  }

  private static let platforms = [
    "ios": "ios", "iphone": "ios", "ipad": "ios", "iphoneos": "ios", "uikit": "ios", "touch": "ios", "tvos": "tvos", "watchos": "watchos", "watchkit": "watchos",
    "mac": "mac", "macos": "mac", "osx": "mac", "appkit": "mac", "cocoa": "mac", "linux": "linux", "win32": "windows", "windows": "windows", "gnustep": "gnustep",
  ]
}
