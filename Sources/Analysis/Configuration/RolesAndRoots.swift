internal import Facts
package import Graphs
internal import Platform

// `roles` and `roots`: the project's own statements about its types.

extension Configuration {
  /// What this configuration states about the entities of a graph. A `role` in a selector refers to the role that the code gives: declared roles don't build on each
  /// other. O(entities) for each selector.
  package func declared(in graph: Graph) -> Declared {
    guard !roles.isEmpty || !roots.isEmpty else { return Declared() }
    let selection = Selection(graph.declaring(Declared()))
    var found: [EntityID: Set<String>] = [:]
    var foundRoots: Set<EntityID> = []
    for node in graph.entities.indices {
      let entity = graph.entities[node]
      guard entity.kind.isType || entity.kind == .variable else { continue }
      if roots.contains(where: { selection.means($0, node) }) { foundRoots.insert(entity.id) }
      guard entity.kind.isType else { continue }
      for (role, selectors) in roles where selectors.contains(where: { selection.means($0, node) }) { found[entity.id, default: []].insert(role) }
    }
    return Declared(roles: found, roots: foundRoots)
  }
}

/// `role: selector`, or a list of selectors for it.
func roleSelectors(_ node: ConfigurationNode) throws(ConfigurationError) -> [String: [Selector]] {
  guard case .map(let entries) = node.value else { throw node.expected("a map of roles") }
  var roles: [String: [Selector]] = [:]
  _ = try entries.readEach { (entry) throws(ConfigurationError) in
    guard Roles.names.contains(entry.key) else { throw ConfigurationError(Roles.unknown(entry.key), at: entry.keyLocation) }
    var nodes = [entry.value]
    if case .list(let list) = entry.value.value { nodes = list }
    roles[entry.key, default: []] += try nodes.readEach(selector)
  }
  return roles
}

/// A list of names and selectors.
func rootSelectors(_ node: ConfigurationNode) throws(ConfigurationError) -> [Selector] {
  guard case .list(let nodes) = node.value else { throw node.expected("a list") }
  return try nodes.readEach { (node) throws(ConfigurationError) in
    guard case .scalar(let name, _) = node.value, !node.isEmpty else { return try selector(node) }
    var selector = Selector()
    selector.names = [name]
    return selector
  }
}

private func selector(_ node: ConfigurationNode) throws(ConfigurationError) -> Selector {
  guard case .map(let entries) = node.value, !entries.isEmpty else { throw node.expected("a selector such as {superclass: UIViewController}") }
  return try OptionDecoder.decode(Selector.self, from: node, what: "key")
}
