package import Facts
package import Graphs

/// Who keeps objects of a type alive, up to the roots, and what they alone keep alive.
package struct Owners: Sendable {
  package let subject: Named
  /// The names of the subject in the object graph; empty if it owns nothing and nothing owns it.
  package let names: [String]
  /// Members that keep it, by owner.
  package let owners: [Link]
  /// Members that keep objects of a superclass or protocol of the project, so that they may keep it.
  package let mayOwn: [Link]
  /// Members that refer to it without keeping it.
  package let weak: [Link]
  /// One shortest chain from each root that reaches it, shortest first. If nothing keeps it under its own type, the chains lead to a superclass or protocol.
  package let chains: [Why.Chain]
  /// The objects on every path from the roots (dominators), nearest first: when one of them goes, the subject goes.
  package let deciders: [String]
  /// Whether nothing owns it, under its own type or a superclass or protocol.
  package let isRoot: Bool
  /// What goes with it: everything that only it leads to, nearest first.
  package let dying: [String]
  /// The loops of objects that contain it, as function bodies prove them.
  package let loops: [Loop]
  /// The types in the same knot of the object graph, the subject included; empty if it is in none.
  package let knot: [String]
  /// The places that make one.
  package let creators: [Why.Proof]
  /// Whether function bodies show that all its objects live as long as the program.
  package let isLasting: Bool

  package struct Link: Sendable, Equatable {
    package let owner: String
    /// The member, followed by the members of the values that lead to the subject: `info.album`.
    package let member: String
    package let ownership: Ownership?
    /// The declared type, if it is not the subject's: a superclass, or a protocol in brackets.
    package let type: String?
    /// Whether a closure in the member captures it.
    package let isCapture: Bool
    package let location: SourceLocation
  }

  package struct Loop: Sendable, Equatable {
    package let certainty: ObjectLoop.Certainty
    package let links: [Link]

    package struct Link: Sendable, Equatable {
      package let words: String
      package let location: SourceLocation
    }
  }
}

extension Graph {
  /// Who keeps objects of a type or variable alive. For a member, the objects of the type that it holds. O(n + f + e log e).
  package func owners(of subject: Named) -> Owners { OwnerSearch(self, subject).owners }
}

private struct OwnerSearch {
  private let graph: Graph
  private let subject: Named
  private let objects: ObjectGraph
  private let names: NamedObjects
  private let types: [Int32]
  /// The type or variable that is asked about.
  private let entities: [Graph.Node]
  /// Its nodes in the object graph.
  private let nodes: [Int]

  init(_ graph: Graph, _ subject: Named) {
    self.graph = graph
    self.subject = subject
    names = NamedObjects(graph)
    let objects = names.graph
    self.objects = objects
    types = objects.types
    switch subject.kind {
    case .member:
      let held = graph.heldBy(subject.nodes).filter { graph.facts[$0].details.member == subject.member }.map(graph.target)
      entities = Set(held).sorted()
    case .component, .file, .folder, .module:
      let paths = Set(graph.files(of: subject).map { graph.entities[$0].id })
      entities = graph.entities.indices.filter { node in
        graph.entities[node].kind.isType && graph.entities[node].location.map { paths.contains(EntityID($0.path)) } ?? false
      }
    case .type, .category, .function, .variable, .method:
      entities = subject.nodes.prefix(1).map { Int(objects.types[$0]) }
    }
    nodes = Set(entities.flatMap { objects.bearers(of: $0) }).sorted()
  }

  var owners: Owners {
    let tree = objects.digraph.ownershipTree()
    let isAsked = Set(nodes)
    let direct = objects.edges.filter { isAsked.contains($0.target) && !isAsked.contains($0.source) }
    let own = objects.edges.filter { isAsked.contains($0.target) && isAsked.contains($0.source) }
    let mayOwn = mayOwn()
    let deciders = nodes.count == 1 && tree.dominators.isReached(nodes[0]) ? tree.dominators.dominators(of: nodes[0]) : []
    return Owners(
      subject: subject, names: nodes.map(name), owners: (direct + own).map { link($0, nil) }, mayOwn: mayOwn, weak: weak(), chains: chains(tree),
      deciders: deciders.map(name), isRoot: direct.isEmpty && mayOwn.isEmpty, dying: dying(tree), loops: loops(), knot: knot(), creators: creators(),
      isLasting: !entities.isEmpty && entities.allSatisfy { graph.lasting.contains(graph.entities[$0].id) })
  }

  private func name(_ node: Int) -> String { names.names[node] }

  private func link(_ edge: ObjectGraph.Edge, _ type: String?) -> Owners.Link {
    let facts = edge.way.map { graph.facts[$0] }
    let member: String =
      if case .staticMember(_, let name) = objects.nodes[edge.source], facts.count == 1 { name } else {
        facts.map { $0.details.member ?? "" }.filter { !$0.isEmpty }.joined(separator: ".")
      }
    return Owners.Link(
      owner: name(edge.source), member: member, ownership: facts[facts.count - 1].details.ownership, type: type,
      isCapture: facts.contains { $0.relation == .captures }, location: facts[0].location)
  }

  /// Members that keep objects of the subject's superclasses or protocols.
  private func mayOwn() -> [Owners.Link] {
    parents.flatMap { parent in
      let bearers = Set(objects.bearers(of: parent))
      let name = graph.entities[parent].kind == .protocol ? "<\(graph.entities[parent].name)>" : graph.entities[parent].name
      return objects.edges.filter { bearers.contains($0.target) }.map { link($0, name) }
    }
  }

  /// The project's superclasses and protocols of the subject, at any distance, ascending.
  private var parents: [Graph.Node] {
    var seen = Set(entities)
    var waiting = entities
    var above: [Graph.Node] = []
    while let type = waiting.popLast() {
      let family = [type] + types.indices.filter { types[$0] == Int32(type) && $0 != type }
      for edge in family.flatMap({ graph.edges.edges(from: $0) }) where [.inherits, .conforms].contains(graph.edges.relation(of: edge)) {
        let parent = graph.edges.target(of: edge)
        guard !graph.entities[parent].isExternal, seen.insert(parent).inserted else { continue }
        above.append(parent)
        waiting.append(parent)
      }
    }
    return above.sorted()
  }

  private func weak() -> [Owners.Link] {
    let isAsked = Set(entities)
    return graph.facts.indices.compactMap { index in
      let fact = graph.facts[index]
      guard fact.relation == .holds || fact.relation == .captures, let ownership = fact.details.ownership, !ownership.isOwning,
        isAsked.contains(graph.target(of: index)), !fact.details.flags.contains(.promised)
      else { return nil }
      let owner = graph.entities[Int(types[graph.source(of: index)])]
      guard !owner.isExternal, !graph.isTest(fact.location.path) else { return nil }
      return Owners.Link(
        owner: owner.name, member: fact.details.member ?? "", ownership: ownership, type: nil, isCapture: fact.relation == .captures, location: fact.location)
    }
  }

  private func chains(_ tree: OwnershipTree) -> [Why.Chain] {
    // A root that owns nothing but itself is not an owner. A type that nothing keeps under its own name may be kept as its superclass or protocol.
    let isKept = objects.edges.contains { nodes.contains($0.target) && !nodes.contains($0.source) }
    let ends = isKept ? nodes : Set(parents.flatMap { objects.bearers(of: $0) }).sorted()
    let isAsked = Set(nodes)
    let ways = tree.roots.filter { !isAsked.contains($0) }.compactMap { root -> [Int]? in
      ends.compactMap { objects.digraph.shortestWay(from: root, to: $0) }.min { $0.count < $1.count }
    }
    return ways.sorted { ($0.count, name($0[0])) < ($1.count, name($1[0])) }.map { way in
      Why.Chain(
        steps: zip(way, way.dropFirst()).map { source, target in
          graph.step(name(source), name(target), names.facts(from: source, to: target))
        })
    }
  }

  private func dying(_ tree: OwnershipTree) -> [String] {
    let children = tree.dominators.children().of
    var waiting = nodes
    var head = 0
    while head < waiting.count {
      waiting += children[waiting[head]]
      head += 1
    }
    let isAsked = Set(nodes)
    return waiting.filter { !isAsked.contains($0) }.map(name)
  }

  private func knot() -> [String] {
    let isAsked = Set(nodes)
    return objects.digraph.knots().first { !isAsked.isDisjoint(with: $0) }?.map(name) ?? []
  }

  private func loops() -> [Owners.Loop] {
    let ids = Set(entities.map { graph.entities[$0].id })
    func name(_ id: EntityID) -> String { graph.node(id).map { graph.entities[$0].name } ?? id.text }
    return graph.loops.filter { $0.links.contains { ids.contains($0.source) || ids.contains($0.owner) } }.map { loop in
      Owners.Loop(
        certainty: loop.certainty,
        links: loop.links.map { link in
          let member = link.member.isEmpty ? "" : " in '\(link.member)'"
          let verb = link.kind == .closure ? "keeps a closure\(member) that captures" : "keeps"
          return Owners.Loop.Link(
            words: "'\(name(link.source))' \(verb) '\(name(link.target))'" + (link.kind == .closure ? "" : member), location: link.location)
        })
    }
  }

  private func creators() -> [Why.Proof] {
    let isAsked = Set(entities)
    let facts = graph.facts.indices.filter { graph.facts[$0].relation == .creates && isAsked.contains(graph.target(of: $0)) && !graph.isTest(graph.facts[$0].location.path) }
    return facts.map(graph.proof)
  }
}
