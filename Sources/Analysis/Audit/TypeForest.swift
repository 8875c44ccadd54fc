package import Facts
package import Graphs

/// The project's classes below their superclasses, and the extensions and categories of the project.
package struct TypeForest: Sendable {
  package struct Class: Sendable {
    package let name: String
    package let kind: Entity.Kind
    package let location: SourceLocation?
    package let isExternal: Bool
    /// The first superclass that the source names; nil for a root.
    package let parent: Int?
    /// The number of ancestors in the project (DIT), and of direct subclasses (NOC).
    package let depth: Int
    package let width: Int
    package let extensionCount: Int
  }

  package struct Extension: Sendable {
    package let name: String
    /// What it extends.
    package let type: String
    package let isExternal: Bool
    package let location: SourceLocation?
  }

  /// Every class of the project with a superclass or subclass, and the external superclasses; parents before children.
  package let classes: [Class]
  /// Categories and extensions of the project, by type, then name. Class extensions are left out.
  package let extensions: [Extension]
}

extension Graph {
  /// O(n log n + e).
  package func typeForest() -> TypeForest {
    let depths = inheritanceDepth()
    var parent: [Node: Node] = [:]
    var children: [Node: Set<Node>] = [:]
    for index in facts.indices where facts[index].relation == .inherits {
      let (source, target) = (source(of: index), target(of: index))
      guard source != target, !entities[source].isExternal, entities[source].kind != .protocol, !isTest(facts[index].location.path) else { continue }
      if parent[source] == nil { parent[source] = depths.ancestors(of: source).first ?? target }
      if parent[source] == target { children[target, default: []].insert(source) }
    }
    var extensionCounts: [Node: Int] = [:]
    var extensions: [TypeForest.Extension] = []
    var seen: Set<Node> = []
    for index in facts.indices where facts[index].relation == .extends {
      let node = source(of: index)
      let category = entities[node]
      guard !category.isExternal, !category.name.hasSuffix("()"), !isTest(facts[index].location.path), seen.insert(node).inserted else { continue }
      let type = entities[target(of: index)]
      extensionCounts[target(of: index), default: 0] += 1
      extensions.append(
        TypeForest.Extension(
          name: category.name, type: type.name, isExternal: type.isExternal, location: category.location))
    }

    // Roots first, then breadth-first, so that a parent comes before its children.
    var order = Set(children.keys).filter { parent[$0] == nil }.sorted { (entities[$0].name, $0) < (entities[$1].name, $1) }
    var numbers: [Node: Int] = [:]
    var head = 0
    while head < order.count {
      let node = order[head]
      numbers[node] = head
      order += (children[node] ?? []).filter { numbers[$0] == nil }.sorted { (entities[$0].name, $0) < (entities[$1].name, $1) }
      head += 1
    }
    let classes = order.map { node in
      TypeForest.Class(
        name: entities[node].name, kind: entities[node].kind, location: entities[node].location, isExternal: entities[node].isExternal,
        parent: parent[node].flatMap { numbers[$0] }, depth: depths.projectAncestorCount(of: node), width: children[node]?.count ?? 0,
        extensionCount: extensionCounts[node] ?? 0)
    }
    return TypeForest(
      classes: classes, extensions: extensions.sorted { ($0.type, $0.name, $0.location?.path ?? "") < ($1.type, $1.name, $1.location?.path ?? "") })
  }
}
