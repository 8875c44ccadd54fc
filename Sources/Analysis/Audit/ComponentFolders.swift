internal import Graphs

/// The folders of a project's components, in an order in which as few dependencies as possible go upwards.
///
/// A folder contains either folders or components. If a folder has both, its components are put into a nameless folder inside it. A folder that contains nothing but
/// one other folder is merged with it.
package struct ComponentFolders: Sendable {
  package struct Folder: Sendable {
    /// Its name within its parent: `Details`, `Sources/App`; empty for the nameless one.
    package let name: String
    /// The path from the project's root; empty for the root. A nameless folder has its parent's path.
    package let path: String
    package let parent: Int?
    /// The folders and components inside; one of the two is empty. From the bottom up.
    package fileprivate(set) var folders: [Int]
    package fileprivate(set) var components: [Int]
    /// The number of components in it, at any depth, and the number of their lines.
    package fileprivate(set) var count = 0
    package fileprivate(set) var lines = 0
    /// The dependencies between its folders; empty if it contains components.
    package fileprivate(set) var edges: [Edge] = []
  }

  /// The dependencies from one folder to another with the same parent.
  package struct Edge: Sendable {
    package let source: Int
    package let target: Int
    /// Indices in the component graph's `dependencies`, ascending.
    package let dependencies: [Int]
    /// Whether it goes against the order: to a folder further up.
    package let isUpward: Bool
  }

  /// Parents before children; the first is the root.
  package private(set) var folders: [Folder]
  /// The folder of each component.
  package private(set) var home: [Int]
  /// The number of dependencies between folders, and of those that go upwards.
  package private(set) var crossing = 0
  package private(set) var upward = 0

  /// `isCut` marks dependencies whose removal leaves the components without cycles. O(e d + e log e) for folders d deep, and the bounded search of
  /// `Digraph.feedbackEdges` for each folder.
  package init(of graph: ComponentGraph, without isCut: [Bool]) {
    folders = []
    home = Array(repeating: 0, count: graph.components.count)
    build(graph)
    let depth = depths()
    connect(graph, depth)
    order(graph, isCut)
  }

  // MARK: Folders

  private final class Branch {
    var children: [(name: Substring, branch: Branch)] = []
    var numbers: [Substring: Int] = [:]
    var components: [Int] = []
  }

  private mutating func build(_ graph: ComponentGraph) {
    let root = Branch()
    for (number, component) in graph.components.enumerated() {
      var branch = root
      for part in component.name.split(separator: "/").dropLast() {
        if branch.numbers[part] == nil {
          branch.numbers[part] = branch.children.count
          branch.children.append((part, Branch()))
        }
        branch = branch.children[branch.numbers[part]!].branch
      }
      branch.components.append(number)
    }
    add(root, name: "", path: "", below: nil)
    for (number, folder) in folders.enumerated() { for component in folder.components { home[component] = number } }
    for number in folders.indices.reversed() {
      folders[number].count += folders[number].components.count
      folders[number].lines += folders[number].components.reduce(0) { $0 + graph.components[$1].lines }
      guard let parent = folders[number].parent else { continue }
      folders[parent].count += folders[number].count
      folders[parent].lines += folders[number].lines
    }
  }

  @discardableResult
  private mutating func add(_ branch: Branch, name: String, path: String, below parent: Int?) -> Int {
    var (branch, name, path) = (branch, name, path)
    while branch.components.isEmpty, branch.children.count == 1 {
      let (part, only) = branch.children[0]
      path += (path.isEmpty ? "" : "/") + part
      name += (name.isEmpty ? "" : "/") + part
      branch = only
    }
    let number = folders.count
    let isMixed = !branch.components.isEmpty && !branch.children.isEmpty
    folders.append(Folder(name: name, path: path, parent: parent, folders: [], components: isMixed ? [] : branch.components))
    var children: [Int] = []
    if isMixed {
      children.append(folders.count)
      folders.append(Folder(name: "", path: path, parent: number, folders: [], components: branch.components))
    }
    for (part, child) in branch.children {
      children.append(add(child, name: String(part), path: path + (path.isEmpty ? "" : "/") + part, below: number))
    }
    folders[number].folders = children
    return number
  }

  private func depths() -> [Int] {
    var depths = [Int](repeating: 0, count: folders.count)
    for number in folders.indices { if let parent = folders[number].parent { depths[number] = depths[parent] + 1 } }
    return depths
  }

  // MARK: Order

  /// Assigns each dependency between folders to the two ancestors of its ends that have the same parent.
  private mutating func connect(_ graph: ComponentGraph, _ depth: [Int]) {
    struct Pair: Hashable { let source, target: Int }
    var found: [Int: [Pair: [Int]]] = [:]
    for (number, dependency) in graph.dependencies.enumerated() {
      var (a, b) = (home[dependency.source], home[dependency.target])
      guard a != b else { continue }
      crossing += 1
      while depth[a] > depth[b] { a = folders[a].parent! }
      while depth[b] > depth[a] { b = folders[b].parent! }
      while folders[a].parent != folders[b].parent { (a, b) = (folders[a].parent!, folders[b].parent!) }
      found[folders[a].parent!, default: [:]][Pair(source: a, target: b), default: []].append(number)
    }
    for (parent, pairs) in found {
      let places = Dictionary(uniqueKeysWithValues: folders[parent].folders.enumerated().map { ($1, $0) })
      let sorted = pairs.keys.sorted { ($0.source, $0.target) < ($1.source, $1.target) }
      // One edge for each dependency, so that pairs with many dependencies are kept.
      let edges = sorted.flatMap { pair in pairs[pair]!.map { _ in Digraph.Edge(places[pair.source]!, places[pair.target]!) } }
      let digraph = Digraph(nodeCount: places.count, edges: edges)
      let cut = Set(digraph.feedbackEdges(effort: 2_000_000).edges.map { Digraph.Edge(digraph.source(of: $0), digraph.target(of: $0)) })
      let kept = Digraph(nodeCount: places.count, edges: edges.filter { !cut.contains($0) })
      let levels = kept.levels()
      let children = folders[parent].folders
      folders[parent].folders = children.sorted { (levels[places[$0]!], $0) < (levels[places[$1]!], $1) }
      folders[parent].edges = sorted.map { pair in
        Edge(
          source: pair.source, target: pair.target, dependencies: pairs[pair]!,
          isUpward: cut.contains(Digraph.Edge(places[pair.source]!, places[pair.target]!)))
      }
      upward += folders[parent].edges.reduce(0) { $0 + ($1.isUpward ? $1.dependencies.count : 0) }
    }
  }

  /// Orders components by their levels after the cuts.
  private mutating func order(_ graph: ComponentGraph, _ isCut: [Bool]) {
    let levels = ComponentFolders.levels(of: graph, without: isCut)
    for number in folders.indices where folders[number].components.count > 1 {
      folders[number].components.sort { (levels[$0], $0) < (levels[$1], $1) }
    }
  }

  /// The level of each component after the cuts.
  package static func levels(of graph: ComponentGraph, without isCut: [Bool]) -> [Int] {
    let edges = graph.dependencies.indices.filter { !isCut[$0] }.map { Digraph.Edge(graph.dependencies[$0].source, graph.dependencies[$0].target) }
    return Digraph(nodeCount: graph.components.count, edges: edges).levels().map(Int.init)
  }
}
