internal import Facts

/// Who owns whom, folded to types: an edge says that objects of one type keep objects of another alive.
///
/// What counts is every owning `holds` and `captures` to a type of the project, declared or inferred, in whatever branch of an `#if`; what is only
/// promised stores nothing. Categories and extensions stand for their type, also where that is the platform's. A value, a struct or enum that is
/// held by value, is a part of its holder: the objects in it are the holder's own, and the edge names the whole way. Global variables and
/// static members are nodes by themselves, since they belong to no object. What a superclass holds is said of the superclass alone. Types are
/// not instances: two types that own a third may each have their own. `Handover` tells which objects are the same.
package struct ObjectGraph: Sendable {
  package typealias Node = Digraph.Node

  package enum Owner: Sendable, Hashable {
    case type(Graph.Node)
    case variable(Graph.Node)
    /// Of a type, by its name.
    case staticMember(Graph.Node, String)

    /// The type, or the variable, in the graph.
    package var entity: Graph.Node {
      switch self {
      case .type(let node), .variable(let node), .staticMember(let node, _): node
      }
    }
  }

  package struct Edge: Sendable, Hashable {
    package let source: Node
    package let target: Node
    /// The facts that lead from the one to the other: the holder's own first, then those of the values in between.
    package let way: [Int]
  }

  /// Types first, ascending, then variables, then static members.
  package let nodes: [Owner]
  /// By source, then target, then way; the number of an edge is the one that it has in `digraph`.
  package let edges: [Edge]
  package let digraph: Digraph
  /// For each of the graph's nodes the type that it stands for: a category's is the one that it extends.
  package let types: [Int32]
  fileprivate let numbers: [Int32]
  fileprivate let bearers: [Graph.Node: [Node]]

  /// The node of a type or variable of the graph, categories included; nil for what owns nothing and is owned by nobody.
  package func node(of entity: Graph.Node) -> Node? {
    let number = numbers[Int(types[entity])]
    return number < 0 ? nil : Int(number)
  }

  /// The nodes that objects of a type are, or, of a value, those that have it as a part, ascending.
  package func bearers(of entity: Graph.Node) -> [Node] {
    let type = Int(types[entity])
    if let bearers = bearers[type] { return bearers }
    return node(of: entity).map { [$0] } ?? []
  }

  /// What a person would write: `PSApp`, `PSStore.shared`.
  package func name(of node: Node, in graph: Graph) -> String {
    let name = graph.entities[nodes[node].entity].name
    if case .staticMember(_, let member) = nodes[node] { return name + "." + member }
    return name
  }
}

extension Graph {
  /// The object graph of the project's types. With `conformers`, whoever owns a protocol of the project owns every type that conforms to it, as
  /// far as anybody knows. O(n + e + v) where v is how often values are looked through.
  package func objectGraph(conformers: Bool = false) -> ObjectGraph { Builder(self, conformers).graph }
}

private struct Builder {
  private let source: Graph
  private let types: [Int32]
  private let conforming: [Graph.Node: [Graph.Node]]
  private var numbers: [Int32]
  private var nodes: [ObjectGraph.Owner] = []
  private var edges: [ObjectGraph.Edge] = []
  private var bearers: [Graph.Node: [ObjectGraph.Node]] = [:]
  /// The owning facts of each type and variable, categories taken along.
  private var owning: [[Int32]]

  init(_ graph: Graph, _ conformers: Bool) {
    source = graph
    types = graph.typesStoodFor()
    conforming = conformers ? graph.conformers(types) : [:]
    numbers = Array(repeating: -1, count: graph.entities.count)
    owning = Array(repeating: [], count: graph.entities.count)
    readFacts()
    number()
    connect()
  }

  var graph: ObjectGraph {
    let sorted = edges.sorted { ($0.source, $0.target, $0.way[0], $0.way.count) < ($1.source, $1.target, $1.way[0], $1.way.count) }
    return ObjectGraph(
      nodes: nodes, edges: sorted,
      digraph: Digraph(nodeCount: nodes.count, edges: sorted.map { Digraph.Edge($0.source, $0.target) }), types: types, numbers: numbers,
      bearers: bearers)
  }

  private mutating func readFacts() {
    for fact in source.facts.indices {
      let (said, details) = (source.facts[fact], source.facts[fact].details)
      guard said.relation == .holds || said.relation == .captures, details.ownership?.isOwning ?? false, !details.flags.contains(.promised) else { continue }
      let (holder, held) = (Int(types[source.source(of: fact)]), source.entities[source.target(of: fact)])
      guard held.kind.isType, !held.isExternal else { continue }
      // What timers and the like capture is kept for as long as the platform likes; it is nobody's child.
      if said.relation == .captures, source.entities[holder].isExternal { continue }
      owning[holder].append(Int32(fact))
    }
  }

  /// A value is held by value and made nowhere else; a struct behind a pointer is an object.
  private func isPart(_ fact: Int) -> Bool {
    guard source.facts[fact].details.ownership == .value else { return false }
    switch source.entities[source.target(of: fact)].kind {
    case .struct, .enum, .union: return true
    default: return false
    }
  }

  private mutating func number() {
    var isObject = Array(repeating: false, count: numbers.count)
    var isPartOfOthers = isObject
    for holder in owning.indices {
      for fact in owning[holder].map(Int.init) {
        let target = source.target(of: fact)
        for held in conforming[target] ?? [target] {
          if isPart(fact) || isValue(held) { if held != holder { isPartOfOthers[held] = true } } else { isObject[held] = true }
        }
      }
    }
    var statics: Set<ObjectGraph.Owner> = []
    for holder in owning.indices {
      let entity = source.entities[holder]
      let own = owning[holder].map(Int.init)
      for fact in own where entity.kind.isType && isStatic(fact) { statics.insert(.staticMember(holder, source.facts[fact].details.member ?? "")) }
      let holds = own.contains { !isStatic($0) }
      switch entity.kind {
      // A value that is part of nothing known stands for itself.
      case .struct, .enum, .union: if holds && !isPartOfOthers[holder] { isObject[holder] = true }
      case .class, .protocol: if holds { isObject[holder] = true }
      default: break
      }
    }
    for type in owning.indices where isObject[type] && source.entities[type].kind.isType {
      numbers[type] = Int32(nodes.count)
      nodes.append(.type(type))
    }
    for variable in owning.indices where source.entities[variable].kind == .variable && !owning[variable].isEmpty {
      numbers[variable] = Int32(nodes.count)
      nodes.append(.variable(variable))
    }
    nodes += statics.sorted {
      guard case .staticMember(let a, let first) = $0, case .staticMember(let b, let second) = $1 else { return false }
      return (a, first) < (b, second)
    }
  }

  private func isStatic(_ fact: Int) -> Bool {
    let details = source.facts[fact].details
    return details.flags.contains(.isStatic) && source.facts[fact].relation == .holds && source.entities[source.source(of: fact)].kind != .variable
  }

  private func isValue(_ type: Graph.Node) -> Bool {
    switch source.entities[type].kind {
    case .struct, .enum, .union: true
    default: false
    }
  }

  private mutating func connect() {
    for (node, owner) in nodes.enumerated() {
      let facts = owning[owner.entity].map(Int.init)
      switch owner {
      case .type: follow(facts.filter { !isStatic($0) }, from: node)
      case .variable: follow(facts, from: node)
      case .staticMember(_, let member): follow(facts.filter { isStatic($0) && source.facts[$0].details.member == member }, from: node)
      }
    }
  }

  /// Adds the edges of one owner: breadth-first through the values that are its parts, so that each is looked through once, the shortest way.
  private mutating func follow(_ facts: [Int], from node: ObjectGraph.Node) {
    var waiting = facts.map { [$0] }
    // A list or a tree of values holds its own kind.
    var seen: Set<Graph.Node> = [nodes[node].entity]
    var head = 0
    while head < waiting.count {
      let way = waiting[head]
      head += 1
      let target = source.target(of: way.last!)
      for held in conforming[target] ?? [target] {
        guard isPart(way.last!) || isValue(held) && held != target else {
          if numbers[held] >= 0 { edges.append(ObjectGraph.Edge(source: node, target: Int(numbers[held]), way: way)) }
          continue
        }
        guard seen.insert(held).inserted else { continue }
        bearers[held, default: []].append(node)
        for fact in owning[held].map(Int.init) where !isStatic(fact) { waiting.append(way + [fact]) }
      }
    }
  }
}

extension Graph {
  /// For each node the type that it stands for: of a category or extension the one that it extends, of everything else itself.
  package func typesStoodFor() -> [Int32] {
    var types = entities.indices.map(Int32.init)
    for node in entities.indices where entities[node].kind == .category || entities[node].kind == .extension {
      for edge in edges.edges(from: node) where edges.relation(of: edge) == .extends {
        types[node] = Int32(edges.target(of: edge))
        break
      }
    }
    return types
  }

  /// For each protocol of the project the types that conform to it, through their superclasses and through protocols that refine it too, ascending.
  fileprivate func conformers(_ types: [Int32]) -> [Node: [Node]] {
    var below: [Node: [Node]] = [:]
    for index in facts.indices where facts[index].relation == .conforms || facts[index].relation == .inherits {
      below[target(of: index), default: []].append(Int(types[source(of: index)]))
    }
    var found: [Node: [Node]] = [:]
    for node in entities.indices where entities[node].kind == .protocol && !entities[node].isExternal {
      var seen: Set<Node> = [node]
      var waiting = [node]
      while let next = waiting.popLast() {
        for type in below[next] ?? [] where seen.insert(type).inserted { waiting.append(type) }
      }
      let conforming = seen.filter { entities[$0].kind != .protocol && !entities[$0].isExternal }.sorted()
      if !conforming.isEmpty { found[node] = conforming }
    }
    return found
  }
}
