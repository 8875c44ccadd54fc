internal import Facts
package import Graphs

/// The mentions across folders in the project's own code, without tests and samples.
package struct FolderTraffic {
  /// For two folders with the same parent, the facts that lead from one to the other, by the components at their ends.
  package private(set) var traffic: [FolderPair: [GroupPair: [Int]]] = [:]
  /// The same pairs of components for what code may mean and nothing else proves (`Graph.possibleUses`).
  private var possible: [FolderPair: Set<GroupPair>] = [:]
  /// For each component, the components that mention it.
  package private(set) var users: [Int: Set<Int>] = [:]
  /// For each component, the components that it mentions.
  package private(set) var used: [Int: Set<Int>] = [:]
  /// Where a mention of the one folder may mean something in the other, or a thing of that name elsewhere. It is not in `traffic`.
  private var unclear: Set<FolderPair> = []
  private let graph: Graph
  private let components: FoldedGraph

  /// O(facts).
  package init(_ graph: Graph, _ components: FoldedGraph) {
    self.graph = graph
    self.components = components
    let manifold = graph.filesOfManifold()
    let isMeant = graph.entities.map { $0.kind == .file && !$0.isExternal && !graph.isTest($0.id.text) && !isSampleCode($0.id.text) }
    /// For each node, the project file that it is, or that declares it.
    let home = graph.entities.indices.map { node -> Graph.Node? in
      guard manifold[node] == nil, !graph.entities[node].isExternal, let file = graph.path(of: node).flatMap({ graph.file(at: $0) }) else { return nil }
      return isMeant[file] ? file : nil
    }
    let hasNamesake = graph.namesakes(isByModule: false) { home[$0].map { graph.entities[$0].id.text } }
    let isOfImplementation = graph.entities.indices.map { Self.isOfImplementation($0, graph) }
    var facts: [GroupPair: [Int]] = [:]
    var files = FilesOfFacts(graph)
    for index in graph.facts.indices {
      let fact = graph.facts[index]
      guard fact.relation != .contains, !fact.details.flags.contains(.inferred), !fact.details.flags.contains(.implicit), !fact.isForDebugging,
        // A macro of a prefix header, which may stand for a function of the platform, reaches only the targets of that header.
        !(fact.relation == .names && fact.object.text.hasSuffix(".pch")),
        let other = home[graph.target(of: index)], let file = files.file(of: index), isMeant[file], file != other, !isOfImplementation[graph.target(of: index)]
      else { continue }
      if hasNamesake[graph.target(of: index)] {
        if let pair = FolderPair(from: graph.entities[file].id.text, to: graph.entities[other].id.text) { unclear.insert(pair) }
        continue
      }
      facts[GroupPair(file, other), default: []].append(index)
    }
    for (pair, facts) in facts {
      guard let a = components.group(of: pair.source), let b = components.group(of: pair.target), a != b else { continue }
      users[b, default: []].insert(a)
      used[a, default: []].insert(b)
      if let folders = FolderPair(from: graph.entities[pair.source].id.text, to: graph.entities[pair.target].id.text) {
        traffic[folders, default: [:]][GroupPair(a, b), default: []] += facts
      }
    }
    traffic = traffic.mapValues { $0.mapValues { $0.sorted() } }
    for fact in graph.possibleUses where !fact.isForDebugging {
      guard let target = graph.node(fact.object), let other = home[target], let file = graph.file(at: fact.location.path), isMeant[file], file != other, !hasNamesake[target],
        let a = components.group(of: file), let b = components.group(of: other), a != b,
        let folders = FolderPair(from: graph.entities[file].id.text, to: graph.entities[other].id.text), traffic[folders]?[GroupPair(a, b)] == nil
      else { continue }
      possible[folders, default: []].insert(GroupPair(a, b))
    }
  }

  /// How many more pairs of components than `traffic` has there may be in this direction.
  package func possibleCount(_ folders: FolderPair) -> Int { possible[folders]?.count ?? 0 }

  /// A function or variable that an implementation of the C family defines is seen by a header, and `Relation.names` leads to that.
  private static func isOfImplementation(_ node: Graph.Node, _ graph: Graph) -> Bool {
    guard let path = graph.path(of: node) else { return false }
    return [.function, .variable].contains(graph.entities[node].kind) && !Graph.isHeader(path) && !path.hasSuffix(".swift")
  }

  /// The pairs of folders with few edges in this direction and many in the other.
  package func minorities() -> Set<FolderPair> {
    Set(traffic.keys.filter { isMinority(traffic[$0]!, of: traffic[$0.reversed], $0) })
  }

  private func isMinority(_ few: [GroupPair: [Int]], of many: [GroupPair: [Int]]?, _ folders: FolderPair) -> Bool {
    // A single file that knows everything is not evidence of a layer, and neither is a single protocol that everything adopts.
    guard let many, !unclear.contains(folders), few.count < many.count, many.count >= 10, Set(many.keys.map(\.source)).count > 2, Set(many.keys.map(\.target)).count > 2 else { return false }
    let (source, target) = (role(of: folders.source), role(of: folders.target))
    if FolderRole.isAbove(source, target) { return false }
    guard possibleCount(folders) <= max(3, many.count / 10) else { return false }
    guard few.count <= 2 || FolderRole.isAbove(target, source) && few.count <= 4 && many.count >= 4 * few.count else { return false }
    return isRead(folders.source)
  }

  /// Whether a component assembles others: nothing in its folder uses it, and it uses at least three folders with the same parent.
  package func assembles(_ component: Int, in folder: String) -> Bool {
    guard (users[component] ?? []).allSatisfy({ self.folder($0, beside: folder) != folder }) else { return false }
    return Set((used[component] ?? []).compactMap { self.folder($0, beside: folder) }).subtracting([folder]).count >= 3
  }

  /// The folder of a component that has the same parent as another folder.
  private func folder(_ component: Int, beside other: String) -> String? {
    let depth = other.split(separator: "/").count
    let paths = components.members[component].lazy.filter { graph.entities[$0].kind == .file }.map { graph.entities[$0].id.text }
    guard let parts = paths.first?.split(separator: "/"), parts.count > depth else { return nil }
    let folder = parts[..<depth].joined(separator: "/")
    return parts[..<(depth - 1)].elementsEqual(other.split(separator: "/").dropLast()) ? folder : nil
  }

  /// Whether nearly all files of a folder were read; otherwise few edges may be more.
  private func isRead(_ folder: String) -> Bool {
    let files = graph.entities.lazy.filter { $0.kind == .file && $0.id.text.hasPrefix(folder + "/") }
    return files.count { graph.isIncomplete($0.id.text) } * 10 <= files.count { _ in true }
  }

  private func role(of folder: String) -> FolderRole? { folder.split(separator: "/").last.flatMap { FolderRole(ofFolderNamed: $0) } }
}
