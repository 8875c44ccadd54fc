package import Facts

/// The graphs that people ask for by name.
package enum ViewName: String, Sendable, CaseIterable, Codable {
  /// Who needs whom to be there: imports, and in Swift what code says of things in other files (`sourceDependencies`).
  case dependencies
  /// Who imports whom: files and modules.
  case imports
  /// Every way in which types, functions and variables depend on each other: whatever is neither an import nor structure.
  case types
  /// Superclasses, protocols, and what categories and extensions extend.
  case inheritance
  /// Who keeps what: stored members and the captures of stored blocks, owning or not.
  case objects

  package var relations: [Relation] {
    switch self {
    case .dependencies: Relation.allCases.filter { $0 != .contains }
    case .imports: [.imports]
    case .types: [.inherits, .conforms, .extends, .holds, .captures, .creates, .uses]
    case .inheritance: [.inherits, .conforms, .extends]
    case .objects: [.holds, .captures]
    }
  }
}

extension Graph {
  /// The graph through the relations of a named view, and of these only the facts for which `isSeen` holds. O(n + e).
  package func view(_ name: ViewName, where isSeen: (Fact) -> Bool = { _ in true }) -> View {
    let relations = name.relations
    let isNeed = name == .dependencies ? sourceNeeds(includesInactive: true) : { _ in true }
    return view {
      relations.contains($0)
    } facts: {
      isSeen(facts[$0]) && isNeed($0)
    }
  }
}
