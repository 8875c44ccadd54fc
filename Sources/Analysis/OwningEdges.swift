package import Facts
package import Graphs
internal import Platform

/// One type of the project keeps another alive, and a fact that says by which member.
package struct OwningEdge: Sendable, Hashable {
  package let source: Graph.Node
  package let target: Graph.Node
  package let fact: Int

  package init(source: Graph.Node, target: Graph.Node, fact: Int) {
    self.source = source
    self.target = target
    self.fact = fact
  }
}

extension Graph {
  /// The owning edges between types of the project, sorted by source, target and fact: stored members and the captures of stored closures. What a
  /// type holds by `static` members belongs to no object, what a protocol promises is stored elsewhere, and what stands in a branch that is not
  /// taken is not built: none of these counts, and neither do the types of tests.
  ///
  /// `isLoose` tells for which facts the edge is meant more widely than it is written: a member of a superclass is a member of every
  /// subclass, and what is declared as a superclass or a protocol may be any type that descends from it. O(f), and for loose facts the number of pairs.
  package func owningEdges(where isLoose: (Fact) -> Bool = { _ in false }) -> [OwningEdge] {
    let lent = membersThatOnlyRefer()
    var heirs: [Node: [Node]]?
    var edges: [OwningEdge] = []
    for index in facts.indices {
      let fact = facts[index]
      guard fact.relation == .holds || fact.relation == .captures, fact.details.ownership?.isOwning ?? false,
        fact.details.flags.isDisjoint(with: [.isStatic, .promised, .inactive])
      else { continue }
      if fact.relation == .captures, let name = fact.details.member, lent.contains(Member(owner: fact.subject, name: name)) { continue }
      let (source, target) = (source(of: index), target(of: index))
      guard isOwnType(source), isOwnType(target), !isTestCode(fact.location.path) else { continue }
      guard isLoose(fact) else {
        edges.append(OwningEdge(source: source, target: target, fact: index))
        continue
      }
      if heirs == nil { heirs = directHeirs() }
      for subtype in descendants(of: source, by: heirs!) {
        for kind in descendants(of: target, by: heirs!) { edges.append(OwningEdge(source: subtype, target: kind, fact: index)) }
      }
    }
    return edges.sorted { ($0.source, $0.target, $0.fact) < ($1.source, $1.target, $1.fact) }
  }

  /// Members that are weak or plain pointers: what a closure or timer in one captures is kept by somebody else.
  private func membersThatOnlyRefer() -> Set<Member> {
    var owning: Set<Member> = []
    var referring: Set<Member> = []
    for fact in facts where fact.relation == .holds {
      guard let name = fact.details.member, let ownership = fact.details.ownership else { continue }
      if ownership.isOwning { owning.insert(Member(owner: fact.subject, name: name)) } else { referring.insert(Member(owner: fact.subject, name: name)) }
    }
    return referring.subtracting(owning)
  }

  /// Tests live as long as their process, and what they make, and put into what they test, is made to be thrown away.
  private func isOwnType(_ node: Node) -> Bool {
    let entity = entities[node]
    return entity.kind.isType && !entity.isExternal && !(entity.location.map { isTestCode($0.path) } ?? false)
  }

  /// Who inherits from or conforms to a type directly.
  private func directHeirs() -> [Node: [Node]] {
    var heirs: [Node: [Node]] = [:]
    for index in facts.indices where facts[index].relation == .inherits || facts[index].relation == .conforms {
      let heir = source(of: index)
      if isOwnType(heir) { heirs[target(of: index), default: []].append(heir) }
    }
    return heirs
  }

  /// A type and all that descend from it, the type first, breadth first.
  private func descendants(of type: Node, by heirs: [Node: [Node]]) -> [Node] {
    var seen: Set<Node> = [type]
    var found = [type]
    var next = 0
    while next < found.count {
      for heir in heirs[found[next]] ?? [] where seen.insert(heir).inserted { found.append(heir) }
      next += 1
    }
    return found
  }
}

/// A shortest way over some edges from one type to another; empty when they are the same, nil when there is none. Of equals the one that comes
/// first in the order of the edges. Breadth-first search, O(e).
package func shortestWay(from start: Graph.Node, to end: Graph.Node, over edges: [OwningEdge]) -> [OwningEdge]? {
  if start == end { return [] }
  let steps = Dictionary(grouping: edges, by: \.source)
  var into: [Graph.Node: OwningEdge] = [:]
  var queue = [start]
  var head = 0
  while head < queue.count {
    for edge in steps[queue[head]] ?? [] where edge.target != start && into[edge.target] == nil {
      into[edge.target] = edge
      guard edge.target == end else {
        queue.append(edge.target)
        continue
      }
      var way = [edge]
      while let before = way.last, before.source != start { way.append(into[before.source]!) }
      return way.reversed()
    }
    head += 1
  }
  return nil
}

extension Graph {
  /// The members that do not hold their closures themselves but what the platform hands out to end a keeping: a timer, a session, a subscription,
  /// the token of an observer. O(f).
  package func tokenMembers() -> Set<Member> {
    var tokens: Set<Member> = []
    var others: Set<Member> = []
    for index in facts.indices where facts[index].relation == .holds {
      guard let name = facts[index].details.member else { continue }
      let member = Member(owner: facts[index].subject, name: name)
      if entities[target(of: index)].mayHoldClosures { others.insert(member) } else { tokens.insert(member) }
    }
    return tokens.subtracting(others)
  }
}

extension Entity {
  fileprivate var mayHoldClosures: Bool {
    if !isExternal || name == "block" || name.contains("function") { return true }
    switch Platform.role(of: name) {
    case .collection, .mutableCollection: return true
    default: return false
    }
  }
}
