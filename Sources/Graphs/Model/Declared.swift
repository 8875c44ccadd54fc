package import Facts

/// What a project says of itself because its code does not: which roles types play, which of them are roots of the object graph, and what it builds.
package struct Declared: Sendable, Equatable {
  /// The names of the roles that a type plays; what is below it plays them as well.
  package let roles: [EntityID: Set<String>]
  /// Types and variables that are there without anybody who owns them.
  package let roots: Set<EntityID>
  package var targets: TargetGraph

  package init(roles: [EntityID: Set<String>] = [:], roots: Set<EntityID> = [], targets: TargetGraph = TargetGraph()) {
    self.roles = roles
    self.roots = roots
    self.targets = targets
  }
}

extension Graph {
  /// The same graph with other declarations. They speak of entities by id, so they hold for a part of the graph as well.
  package func declaring(_ declared: Declared) -> Graph {
    var graph = self
    graph.declared = declared
    return graph
  }

  /// What the project builds; empty where nothing tells.
  package var targets: TargetGraph { declared.targets }

  /// Whether a file is of tests, by its path or by the targets that have it.
  package func isTest(_ path: String) -> Bool { declared.targets.isOfTests(path) }

  /// Whether there are files among these nodes, and all of them are of tests. O(nodes).
  package func areTests(_ nodes: [Node]) -> Bool {
    let files = nodes.filter { entities[$0].kind == .file }
    return !files.isEmpty && files.allSatisfy { isTest(entities[$0].id.text) }
  }
}
