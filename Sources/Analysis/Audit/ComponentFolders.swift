internal import Graphs

/// The folders of a project's components, and the order in which the fewest dependencies between them go upwards.
///
/// A folder holds either folders or components: the components of one that has folders as well lie in a nameless folder below it. A folder that only
/// holds another is one with it.
package struct ComponentFolders: Sendable {
  package struct Folder: Sendable {
    /// What to call it below its parent: `Details`, `Sources/App`; empty for the nameless one.
    package let name: String
    /// From the project's root; empty for the root. A nameless folder has its parent's.
    package let path: String
    package let parent: Int?
    /// Folders below, and components; one of the two is empty. From the foundations up.
    package fileprivate(set) var folders: [Int]
    package fileprivate(set) var components: [Int]
    /// How many components it holds, at any depth, and how many lines these have.
    package fileprivate(set) var count = 0
    package fileprivate(set) var lines = 0
    /// What its children have to do with each other; empty where these are components.
    package fileprivate(set) var edges: [Edge] = []
  }

  /// The dependencies from one folder to another beside it.
  package struct Edge: Sendable {
    package let source: Int
    package let target: Int
    /// Their numbers in the component graph, ascending.
    package let dependencies: [Int]
    /// Whether it goes against the order: from a folder to one above it.
    package let isUpward: Bool
  }

  /// Parents before children; the first is the root.
  package private(set) var folders: [Folder]
  /// For each component its folder.
  package private(set) var home: [Int]
  /// How many dependencies lead from folder to folder, and how many of these upwards.
  package private(set) var crossing = 0
  package private(set) var upward = 0

  /// `isCut` tells the dependencies without which the components have no cycle. O(e d + e log e) for folders d deep, and the bounded search of
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

  /// Gives each dependency between folders to the two of its folders that lie side by side.
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
      // One edge for each dependency, so that the dearer ones stay.
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

  /// Components stand by their levels once the cuts are made.
  private mutating func order(_ graph: ComponentGraph, _ isCut: [Bool]) {
    let levels = ComponentFolders.levels(of: graph, without: isCut)
    for number in folders.indices where folders[number].components.count > 1 {
      folders[number].components.sort { (levels[$0], $0) < (levels[$1], $1) }
    }
  }

  /// For each component its level once the cuts are made.
  package static func levels(of graph: ComponentGraph, without isCut: [Bool]) -> [Int] {
    let edges = graph.dependencies.indices.filter { !isCut[$0] }.map { Digraph.Edge(graph.dependencies[$0].source, graph.dependencies[$0].target) }
    return Digraph(nodeCount: graph.components.count, edges: edges).levels().map(Int.init)
  }
}
