package import Facts
package import Graphs

/// What a typed name refers to in a graph.
package struct Named: Sendable, Hashable {
  package enum Kind: String, Sendable, CaseIterable {
    /// A header and its implementation, named by their path without extension.
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
  /// A name that is unique in the graph: typing it finds this.
  package let name: String
  /// The nodes that it consists of. For a component, folder or module these are its files (for a module, its own entity comes first); for a type, the type, its
  /// categories and its extensions; for a member or method, the type that has it.
  package let nodes: [Graph.Node]
  /// For a member or method its plain name.
  package let member: String?
  /// The place of its declaration; nil if it is in several files, or was only mentioned.
  package let location: SourceLocation?
  /// Whether it is external code.
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

/// Why a name refers to nothing, or to several things. `description` is lower case, without a full stop; the candidates of an ambiguous name follow it, one per line.
package struct NameLookupError: Error, Sendable, Equatable, CustomStringConvertible {
  package let description: String
  /// The possible names: several for an ambiguous name; for an unknown name the most similar one, if there is one.
  package let candidates: [String]
}

extension Graph {
  /// The files that contain something named, ascending; for a type those that declare it, its categories and its extensions.
  package func files(of named: Named) -> [Node] {
    Array(Set(named.nodes.compactMap { entities[$0].kind == .file ? $0 : path(of: $0).flatMap(file(at:)) })).sorted()
  }

  /// The file that declares something named; all files if it is in several.
  package func home(of named: Named) -> [Node] {
    switch named.kind {
    case .component, .file, .folder, .module: files(of: named)
    case .type, .category, .function, .variable, .member, .method: named.nodes.first.flatMap { path(of: $0) }.flatMap(file(at:)).map { [$0] } ?? []
    }
  }

  /// The facts about what these nodes hold, ascending for each node.
  func heldBy(_ nodes: [Node]) -> [Int] {
    nodes.flatMap { node in edges.edges(from: node).filter { edges.relation(of: $0) == .holds }.flatMap { edges.facts(of: $0) } }
  }
}
