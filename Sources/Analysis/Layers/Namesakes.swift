internal import Facts
package import Graphs

extension Graph {
  /// For each node whether another folder declares something of the same kind and name, as for another platform or another target. Nobody knows which of them a mention means.
  ///
  /// `home` is the path of the file that declares a node; nil for nodes that can't be meant. `isByModule` tells whether things in different modules are told apart. O(entities).
  package func namesakes(isByModule: Bool, home: (Node) -> String?) -> [Bool] {
    var found = [Bool](repeating: false, count: entities.count)
    var declared: [Namesake: (nodes: [Node], folders: Set<Substring>)] = [:]
    for node in entities.indices {
      let entity = entities[node]
      if [.file, .module, .extension, .category, .resource].contains(entity.kind) { continue }
      guard let path = home(node) else { continue }
      let key = Namesake(kind: entity.kind, module: isByModule ? entity.module : nil, name: entity.name)
      declared[key, default: ([], [])].nodes.append(node)
      declared[key]!.folders.insert(path[..<(path.lastIndex(of: "/") ?? path.startIndex)])
    }
    for (nodes, folders) in declared.values where folders.count > 1 { for node in nodes { found[node] = true } }
    return found
  }
}

private struct Namesake: Hashable {
  let kind: Entity.Kind
  let module: String?
  let name: String
}
