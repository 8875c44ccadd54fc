package import Facts

/// What a project says of its own types because their code does not: which roles they play, and which of them are roots of the object graph.
package struct Declared: Sendable, Equatable {
  /// The names of the roles that a type plays; what is below it plays them as well.
  package let roles: [EntityID: Set<String>]
  /// Types and variables that are there without anybody who owns them.
  package let roots: Set<EntityID>

  package init(roles: [EntityID: Set<String>] = [:], roots: Set<EntityID> = []) {
    self.roles = roles
    self.roots = roots
  }
}

extension Graph {
  /// The same graph with other declarations. They speak of entities by id, so they hold for a part of the graph as well.
  package func declaring(_ declared: Declared) -> Graph {
    var graph = self
    graph.declared = declared
    return graph
  }
}
