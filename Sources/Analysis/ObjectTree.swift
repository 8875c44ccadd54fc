internal import Facts
package import Graphs

/// Who keeps whom alive, and from where: the object graph folded to types, with the roots that no object owns.
///
/// A category counts as its type. A class owns what its superclasses hold. What tests make for themselves is left out.
package struct ObjectTree: Sendable {
  /// A global or static variable, or a static member of a type: whatever it holds is owned by no object.
  package struct StaticRoot: Sendable {
    /// The variable, or the type that the member belongs to.
    package let entity: Graph.Node
    /// The member; nil for a variable.
    package let member: String?
    /// The facts that say what it holds, ascending.
    package let facts: [Int]
    /// The types that it holds, ascending.
    package let held: [Graph.Node]
    fileprivate let node: Digraph.Node
  }

  /// In the order of their facts.
  package let roots: [StaticRoot]
  /// What surely hangs below what: members and captures that own, and superclasses.
  private let owned: Digraph
  /// Whether something owns an object of the type, and not only one of its subclasses.
  private let isObject: [Bool]
  /// The dominators of what may hang below what: beside the edges of `owned` also from a superclass or protocol to those that may stand in its
  /// place, and from a type to what it creates. That is more than there is, so what has one owner there has one.
  private let tree: DominatorTree

  /// The types that hang from a root and from nothing else, ascending: each is owned below it, and no other root, nor anything that nobody
  /// owns, leads to it by any way. O(edges below the root).
  package func hanging(from root: StaticRoot) -> [Graph.Node] {
    var seen: Set<Digraph.Node> = [root.node]
    var waiting = [root.node]
    while let node = waiting.popLast() {
      for next in owned.successors(node) where seen.insert(next).inserted { waiting.append(next) }
    }
    return seen.filter { $0 != root.node && isObject[$0] && tree.dominators(of: $0).contains(root.node) }.sorted()
  }

  fileprivate init(_ graph: Graph, _ family: Family) {
    let held = Self.staticMembers(of: graph, family)
    var roots: [StaticRoot] = []
    for (key, facts) in held.sorted(by: { $0.value[0] < $1.value[0] }) {
      roots.append(StaticRoot(
        entity: key.entity, member: key.member, facts: facts, held: Set(facts.map { family.type(of: graph.target(of: $0)) }).sorted(),
        node: graph.entities.count + roots.count))
    }
    let only = Self.onlyObjects(of: roots, graph, family)
    var owned: [Digraph.Edge] = []
    var created: [Digraph.Edge] = []
    var substituted: [Digraph.Edge] = []
    var isObject = [Bool](repeating: false, count: graph.entities.count + roots.count)
    for root in roots {
      for type in root.held {
        owned.append(.init(root.node, type))
        isObject[type] = true
      }
    }
    for index in graph.facts.indices {
      let fact = graph.facts[index]
      let (source, target) = (family.type(of: graph.source(of: index)), family.type(of: graph.target(of: index)))
      guard source != target, !graph.entities[target].isExternal, !isTestCode(fact.location.path) else { continue }
      switch fact.relation {
      case .holds, .captures:
        guard fact.details.ownership?.isOwning == true, !fact.details.flags.contains(.promised), !Self.isStatic(index, graph) else { continue }
        // The object of a static root: whoever else holds it holds the same one.
        if only.contains(target) { continue }
        owned.append(.init(source, target))
        isObject[target] = true
      case .inherits:
        owned.append(.init(source, target))
        substituted.append(.init(target, source))
      case .conforms: substituted.append(.init(target, source))
      case .creates: if !only.contains(target) { created.append(.init(source, target)) }
      case .imports, .contains, .extends, .uses: continue
      }
    }
    let count = graph.entities.count + roots.count
    // A superclass or protocol is no object: nothing begins there, whoever may stand in its place.
    let starts = Digraph(nodeCount: count, edges: owned + created).ownershipRoots()
    let declared = graph.entities.indices.filter { graph.declared.roots.contains(graph.entities[$0].id) }
    tree = Digraph(nodeCount: count, edges: owned + created + substituted).dominatorTree(from: Set(starts + declared).sorted())
    self.owned = Digraph(nodeCount: count, edges: owned)
    self.isObject = isObject
    self.roots = roots
  }

  private struct Key: Hashable {
    let entity: Graph.Node
    let member: String?
  }

  private static func staticMembers(of graph: Graph, _ family: Family) -> [Key: [Int]] {
    var held: [Key: [Int]] = [:]
    for index in graph.facts.indices where isStatic(index, graph) {
      let fact = graph.facts[index]
      let (source, target) = (graph.source(of: index), graph.entities[graph.target(of: index)])
      // A plain pointer in a static variable is as good as an owner: nobody will free what it points to.
      guard fact.details.ownership.map({ $0.isOwning || $0 == .raw }) == true, !fact.details.flags.contains(.promised) else { continue }
      // A constant value is no root: nobody can change it, and every copy is as good.
      if fact.details.ownership == .value, !fact.details.flags.contains(.mutable) { continue }
      guard !target.isExternal, !graph.entities[source].isExternal, target.kind != .enum else { continue }
      let isVariable = graph.entities[source].kind == .variable
      held[Key(entity: isVariable ? source : family.type(of: source), member: isVariable ? nil : fact.details.member), default: []].append(index)
    }
    return held
  }

  private static func isStatic(_ index: Int, _ graph: Graph) -> Bool {
    let fact = graph.facts[index]
    guard fact.relation == .holds || fact.relation == .captures else { return false }
    return fact.details.flags.contains(.isStatic) || graph.entities[graph.source(of: index)].kind == .variable
  }

  /// The types of which there is one object, and a static root holds it: nobody creates another, but for the type itself and the file that
  /// declares the root.
  private static func onlyObjects(of roots: [StaticRoot], _ graph: Graph, _ family: Family) -> Set<Graph.Node> {
    var files: [Graph.Node: Set<EntityID>] = [:]
    for root in roots where root.held.count == 1 {
      for fact in root.facts where !graph.facts[fact].details.flags.contains(.many) {
        files[root.held[0], default: []].insert(EntityID(graph.facts[fact].location.path))
      }
    }
    var own: Set<Graph.Node> = []
    var foreign: Set<Graph.Node> = []
    for index in graph.facts.indices where graph.facts[index].relation == .creates && !isTestCode(graph.facts[index].location.path) {
      let target = family.type(of: graph.target(of: index))
      guard let known = files[target] else { continue }
      let isOwn = family.type(of: graph.source(of: index)) == target || known.contains(EntityID(graph.facts[index].location.path))
      if isOwn { own.insert(target) } else { foreign.insert(target) }
    }
    return own.subtracting(foreign)
  }
}

extension Graph {
  /// O(e log n).
  package func objectTree(_ family: Family) -> ObjectTree { ObjectTree(self, family) }
}
