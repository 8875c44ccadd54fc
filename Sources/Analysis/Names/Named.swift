package import Facts
package import Graphs

/// What a name that somebody wrote means in a graph.
package struct Named: Sendable, Hashable {
  package enum Kind: String, Sendable, CaseIterable {
    /// A header and its implementation, called by their path without its ending.
    case component
    case file
    /// A class, protocol, struct, enum or union.
    case type
    case category
    case function, variable
    /// A stored member of a type: `Photo.album`.
    case member
    case method
    case folder
    /// A module, a target, or a framework.
    case module
  }

  package let kind: Kind
  /// What tells it from everything else in the graph: a person may write it and gets this.
  package let name: String
  /// What it is made of: of a component, a folder and a module the files (of a module its own entity first), of a type the type and then its
  /// categories and extensions, of a member or method the type that has it.
  package let nodes: [Graph.Node]
  /// Of a member or method its name alone.
  package let member: String?
  /// Where it is declared; nil for what lies in several files, and for what was only mentioned.
  package let location: SourceLocation?
  /// Whether it is somebody else's.
  package let isExternal: Bool

  init(_ kind: Kind, _ name: String, _ nodes: [Graph.Node], member: String? = nil, at location: SourceLocation? = nil, isExternal: Bool) {
    self.kind = kind
    self.name = name
    self.nodes = nodes
    self.member = member
    self.location = location
    self.isExternal = isExternal
  }
}

/// Why a name means nothing, or nothing in particular. `description` is lower case, without a full stop; the candidates of an ambiguous name follow
/// it, one a line.
package struct NameLookupError: Error, Sendable, Equatable, CustomStringConvertible {
  package let description: String
  /// The names that would do: several for what is ambiguous, the nearest for what is unknown.
  package let candidates: [String]
}

extension Graph {
  /// The files that something named is in, ascending: a type's are those that declare it, its categories and its extensions.
  package func files(of named: Named) -> [Node] {
    Array(Set(named.nodes.compactMap { entities[$0].kind == .file ? $0 : path(of: $0).flatMap(file(at:)) })).sorted()
  }

  /// The file that declares something named; for what lies in several files all of them.
  package func home(of named: Named) -> [Node] {
    switch named.kind {
    case .component, .file, .folder, .module: files(of: named)
    case .type, .category, .function, .variable, .member, .method: named.nodes.first.flatMap { path(of: $0) }.flatMap(file(at:)).map { [$0] } ?? []
    }
  }

  /// The facts that say what these nodes hold, ascending for each.
  func heldBy(_ nodes: [Node]) -> [Int] {
    nodes.flatMap { node in edges.edges(from: node).filter { edges.relation(of: $0) == .holds }.flatMap { edges.facts(of: $0) } }
  }
}
