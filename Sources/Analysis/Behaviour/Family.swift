internal import Facts
package import Graphs
package import Platform

/// What a type is by what is above it: its superclasses, its protocols and the roles that it plays. Each type is looked up once.
///
/// A category or extension stands for its type. Roles come from the platform's classes and protocols, at any distance above the type; from what
/// the project declares of the type or of anything above it; and, for those that no superclass gives, from the type's name.
package final class Family {
  private let graph: Graph
  private var known: [Graph.Node: Relatives] = [:]

  private struct Relatives {
    var superclasses: [Graph.Node] = []
    var superclassNames: Set<String> = []
    var protocols: [Graph.Node] = []
    var protocolNames: Set<String> = []
    var roles: Set<Role> = []
  }

  package init(_ graph: Graph) { self.graph = graph }

  /// What a category or extension extends; everything else is its own type.
  package func type(of node: Graph.Node) -> Graph.Node {
    guard [.category, .extension].contains(graph.entities[node].kind) else { return node }
    return above(node, [.extends]).first ?? node
  }

  /// The classes above a type that are in the graph, nearest first.
  package func superclasses(of node: Graph.Node) -> [Graph.Node] { relatives(of: node).superclasses }
  /// The names of all classes above a type, those of the platform's own hierarchy included.
  package func superclassNames(of node: Graph.Node) -> Set<String> { relatives(of: node).superclassNames }
  /// The protocols that a type, its superclasses and its protocols conform to, nearest first.
  package func protocols(of node: Graph.Node) -> [Graph.Node] { relatives(of: node).protocols }
  /// The names of the protocols that a type, its superclasses and its protocols conform to.
  package func protocolNames(of node: Graph.Node) -> Set<String> { relatives(of: node).protocolNames }
  package func roles(of node: Graph.Node) -> Set<Role> { relatives(of: node).roles }

  private func above(_ node: Graph.Node, _ relations: [Relation]) -> [Graph.Node] {
    graph.edges.edges(from: node).filter { relations.contains(graph.edges.relation(of: $0)) }.map { graph.edges.target(of: $0) }
  }

  private func relatives(of node: Graph.Node) -> Relatives {
    let node = type(of: node)
    if let known = known[node] { return known }
    var found = Relatives()
    found.superclasses = all(above: node, [.inherits]).filter { graph.entities[$0].kind != .protocol }
    found.superclassNames = Set(found.superclasses.map { graph.entities[$0].name })
    for next in [node] + found.superclasses where graph.entities[next].isExternal {
      found.superclassNames.formUnion(Platform.superclasses(of: graph.entities[next].name))
    }
    let everything = all(above: node, [.inherits, .conforms])
    let protocols = everything.filter { graph.entities[$0].kind == .protocol }
    found.protocols = protocols
    found.protocolNames = Set(protocols.map { graph.entities[$0].name })
    found.roles = roles(of: node, above: everything, protocols)
    known[node] = found
    return found
  }

  private func roles(of node: Graph.Node, above: [Graph.Node], _ protocols: [Graph.Node]) -> Set<Role> {
    var roles: Set<Role> = []
    for next in [node] + above where graph.entities[next].kind == .class { roles.formUnion(Platform.roles(of: graph.entities[next].name)) }
    for next in protocols where graph.entities[next].isExternal {
      if let role = Platform.role(ofConformingTo: graph.entities[next].name) { roles.insert(role) }
    }
    for next in [node] + above { roles.formUnion((graph.declared.roles[graph.entities[next].id] ?? []).compactMap(Role.init)) }
    if graph.entities[node].kind.isType, let role = Platform.role(ofTypeNamed: graph.entities[node].name) { roles.insert(role) }
    return roles
  }

  /// What relations lead to from a node, at any distance, nearest first. A knot, which only broken input has, is gone round once.
  private func all(above node: Graph.Node, _ relations: [Relation]) -> [Graph.Node] {
    var found: [Graph.Node] = []
    var seen: Set<Graph.Node> = [node]
    var level = [node]
    while !level.isEmpty {
      level = level.flatMap { above($0, relations) }.filter { seen.insert($0).inserted }
      found += level
    }
    return found
  }
}
