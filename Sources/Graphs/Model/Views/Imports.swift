package import Facts

extension Fact {
  /// Whether it is an import that a line of its file states and that is compiled: not one that a prefix header adds, and not one that an `#if` turns off.
  package var isStatedImport: Bool { relation == .imports && details.flags.isDisjoint(with: [.inactive, .implicit]) }
}

extension Graph {
  /// The same graph with the imports that the project lets stand, by their lines: they are dependencies like others, and tie no knot.
  package func accepting(_ imports: Set<SourceLocation>) -> Graph {
    var graph = self
    graph.accepted = imports
    return graph
  }

  /// Whether the project lets an import stand.
  package func isAccepted(_ fact: Fact) -> Bool { !accepted.isEmpty && fact.relation == .imports && accepted.contains(fact.location) }

  /// Whether a fact is an import that can tie a knot.
  package func isImportThatTies(_ fact: Fact) -> Bool { fact.isStatedImport && !isAccepted(fact) }
}
