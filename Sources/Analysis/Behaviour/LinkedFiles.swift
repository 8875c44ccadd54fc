package import Graphs
internal import Facts

/// Which files are certainly linked into one program, as far as the graph tells. An error that only occurs in a linked program must not be reported for two separate programs.
///
/// These are linked: the files of one module, and files that one file imports, directly or not, where a header stands for its implementation and a Swift module for its
/// files. These are not: variants for several platforms such as `Image_ios.m` and `Image_mac.m`, only one of which is built; and files of an application and of its
/// extension, that is, files of different targets without a target that links both.
package struct LinkedFiles {
  private let graph: Graph
  private let folded: FoldedGraph
  /// The module that each Swift group is built into.
  private var modules: [Int: Int] = [:]

  /// O(n log n + e), as folding is.
  package init(_ graph: Graph) {
    self.graph = graph
    folded = graph.folded(graph.view(.imports), to: .component)
    for file in graph.entities.indices where graph.entities[file].kind == .file && graph.entities[file].language == .swift {
      if let group = folded.group(of: file), let module = module(of: file).first { modules[group] = module }
    }
  }

  /// O(n + e) if the modules don't decide.
  package func areLinked(_ a: String, _ b: String) -> Bool {
    if a.utf8.elementsEqual(b.utf8) { return true }
    let (platforms, others) = (platforms(in: a), platforms(in: b))
    if !platforms.isEmpty, !others.isEmpty, platforms.isDisjoint(with: others) { return false }
    guard let first = graph.file(at: a), let second = graph.file(at: b), mayMeet(a, b) else { return false }
    if let module = graph.entities[first].module, let other = graph.entities[second].module, module == other { return true }
    guard let one = folded.group(of: first), let two = folded.group(of: second) else { return false }
    return !importers(of: Set([one] + module(of: first))).isDisjoint(with: importers(of: Set([two] + module(of: second))))
  }

  /// Whether targets allow both files to be in one program; true if one of the files has no target.
  private func mayMeet(_ a: String, _ b: String) -> Bool {
    let targets = graph.targets
    let (first, second) = (Set(targets.targets(of: EntityID(a))), Set(targets.targets(of: EntityID(b))))
    guard !first.isEmpty, !second.isEmpty, first.isDisjoint(with: second) else { return true }
    // Targets of one description don't show what other descriptions link together, such as a workspace with pods.
    let manifests = { (found: Set<Int>) in Set(found.map { targets.targets[$0].manifest }) }
    guard !manifests(first).isDisjoint(with: manifests(second)) else { return true }
    return targets.targets.indices.contains { index in
      let program = targets.linked(into: index)
      return !program.isDisjoint(with: first) && !program.isDisjoint(with: second)
    }
  }

  /// The groups that import one of these, directly or not, and these themselves.
  private func importers(of groups: Set<Int>) -> Set<Int> {
    var found = groups
    var waiting = Array(groups)
    while let next = waiting.popLast() {
      for edge in folded.view.edges(to: next) {
        for importer in [edge.source] + (modules[edge.source].map { [$0] } ?? []) where found.insert(importer).inserted { waiting.append(importer) }
      }
    }
    return found
  }

  private func module(of file: Graph.Node) -> [Int] {
    guard let name = graph.entities[file].module, let node = graph.node(EntityID.module(name)), let group = folded.group(of: node) else { return [] }
    return [group]
  }

  /// The platforms that a path mentions.
  private func platforms(in path: String) -> Set<String> {
    let words = path.lowercased().split { !$0.isLetter && !$0.isNumber }
    return Set(words.compactMap { LinkedFiles.platforms[String($0)] })
  }

  private static let platforms = [
    "ios": "ios", "iphone": "ios", "ipad": "ios", "iphoneos": "ios", "uikit": "ios", "touch": "ios", "tvos": "tvos", "watchos": "watchos", "watchkit": "watchos",
    "mac": "mac", "macos": "mac", "osx": "mac", "appkit": "mac", "cocoa": "mac", "linux": "linux", "win32": "windows", "windows": "windows", "gnustep": "gnustep",
  ]
}
