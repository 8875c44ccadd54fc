internal import Facts
package import Graphs
package import Platform

/// What a type is, by what is above it: its superclasses, its protocols and the roles that it plays. Each type is looked up once.
///
/// A category or extension counts as its type. Roles come from the platform's classes and protocols above the type, at any distance; from declarations of the project
/// about the type or anything above it; and from the type's name, for roles that no class of the platform gives, such as coordinators.
package final class Family {
  private let graph: Graph
  private var known: [Graph.Node: Relatives] = [:]
  /// For each node, the roles that it and what is above it give to what is below.
  private lazy var givenRoles = rolesGivenDown()

  private struct Relatives {
    var superclasses: [Graph.Node] = []
    var superclassNames: Set<String> = []
    var protocols: [Graph.Node] = []
    var protocolNames: Set<String> = []
  }

  /// Nobody writes more ancestors of one type than this. The limit bounds the work for generated code.
  static let mostAbove = 300

  package init(_ graph: Graph) { self.graph = graph }

  /// The type that a category or extension extends; every other node is its own type.
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
  /// O(direct supertypes), after a first time that takes O(graph).
  package func roles(of node: Graph.Node) -> Set<Role> {
    let node = type(of: node)
    var roles = ownRoles(of: node)
    for parent in above(node, Self.upward) { roles.formUnion(givenRoles[parent]) }
    if graph.entities[node].kind.isType, let role = Platform.role(ofTypeNamed: graph.entities[node].name) { roles.insert(role) }
    if roles.contains(.view), isViewInNameOnly(node, roles) { roles.remove(.view) }
    return roles
  }

  /// Whether the platform regards a type as a view, but its author does not: a class of views named a controller, or a colour or other style that SwiftUI can draw.
  private func isViewInNameOnly(_ node: Graph.Node, _ roles: Set<Role>) -> Bool {
    guard !graph.entities[node].isExternal else { return false }
    if graph.entities[node].name.hasSuffix("Controller"), roles.isDisjoint(with: [.viewController, .windowController]) { return true }
    return relatives(of: node).protocolNames.contains("ShapeStyle")
  }

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
    found.protocols = all(above: node, Self.upward).filter { graph.entities[$0].kind == .protocol }
    found.protocolNames = Set(found.protocols.map { graph.entities[$0].name })
    known[node] = found
    return found
  }

  // MARK: Roles

  private static let upward: [Relation] = [.inherits, .conforms]

  /// The roles that the platform and the project state for a node itself.
  private func ownRoles(of node: Graph.Node) -> Set<Role> {
    let entity = graph.entities[node]
    var roles = entity.kind == .class ? Platform.roles(of: entity.name) : []
    for name in graph.declared.roles[entity.id] ?? [] { if let role = Role(rawValue: name) { roles.insert(role) } }
    return roles
  }

  /// From the top down. The nodes of a knot, which only occurs in broken input, all give the same roles. O(n + e).
  private func rolesGivenDown() -> [Set<Role>] {
    let count = graph.entities.count
    var edges: [Digraph.Edge] = []
    for node in 0..<count { for parent in above(node, Self.upward) { edges.append(Digraph.Edge(node, parent)) } }
    let knots = Digraph(nodeCount: count, edges: edges).componentNumbers()
    // Sorted by the number of the knot: knots further up have smaller numbers.
    var given = [Set<Role>](repeating: [], count: knots.count)
    for node in (0..<count).sorted(by: { (knots.numbers[$0], $0) < (knots.numbers[$1], $1) }) {
      var roles = ownRoles(of: node)
      let entity = graph.entities[node]
      if entity.kind == .protocol, entity.isExternal, let role = Platform.role(ofConformingTo: entity.name) { roles.insert(role) }
      for parent in above(node, Self.upward) { roles.formUnion(given[Int(knots.numbers[parent])]) }
      given[Int(knots.numbers[node])].formUnion(roles)
    }
    return (0..<count).map { given[Int(knots.numbers[$0])] }
  }

  /// The nodes that relations lead to, at any distance, nearest first. Stops after the distance at which there are `mostAbove` or more. Cycles are followed once.
  private func all(above node: Graph.Node, _ relations: [Relation]) -> [Graph.Node] {
    var found: [Graph.Node] = []
    var seen: Set<Graph.Node> = [node]
    var level = [node]
    while !level.isEmpty, found.count < Self.mostAbove {
      level = level.flatMap { above($0, relations) }.filter { seen.insert($0).inserted }
      found += level
    }
    return found
  }
}
