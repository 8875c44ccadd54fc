internal import Facts

/// Who owns whom, folded to types: an edge says that objects of one type keep objects of another alive.
///
/// Every owning `holds` and `captures` to a type of the project counts, declared or inferred. A promised member does not count, since it stores
/// nothing. Captures do not count if only a weak member refers to the closure or an object of a library has it: somebody else keeps these. Code and
/// types of tests do not count. Categories and extensions stand for their type, even if that is the platform's. Global variables and static members
/// are nodes by themselves, since they belong to no object. The rest depends on the question, and an `OwnershipPolicy` decides it.
///
/// Types are not instances: two types that own a third may each have their own. `Handover` tells which objects are the same.
package struct ObjectGraph: Sendable {
  package typealias Node = Digraph.Node

  package enum Owner: Sendable, Hashable {
    case type(Graph.Node)
    case variable(Graph.Node)
    /// Of a type, by its name.
    case staticMember(Graph.Node, String)
    /// A function or file that creates objects.
    case code(Graph.Node)

    /// The type, the variable or the code, in the graph.
    package var entity: Graph.Node {
      switch self {
      case .type(let node), .variable(let node), .staticMember(let node, _), .code(let node): node
      }
    }

    /// Whether it belongs to no object and is there for ever.
    package var isStatic: Bool {
      switch self {
      case .variable, .staticMember: true
      case .type, .code: false
      }
    }
  }

  package struct Edge: Sendable, Hashable {
    package let source: Node
    package let target: Node
    package let kind: Kind
    /// The facts that lead from the one to the other: the source's own first, then those of the values in between.
    package let way: [Int]

    package var fact: Int { way[0] }
  }

  package enum Kind: Sendable, Hashable {
    /// Objects of the source keep objects of the target. The others come with policies that ask for them.
    case keeps
    /// The target is a superclass of the source, or a protocol that it refines.
    case inherits
    /// What is declared as the source may be the target.
    case mayBe
    /// The source's code creates objects of the target.
    case creates
  }

  /// Types first, ascending, then variables, then static members, then code.
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

  /// The nodes that have what a type holds: the node of the type itself; for a value that is a part, the nodes of which it is a part, ascending.
  package func bearers(of entity: Graph.Node) -> [Node] {
    let type = Int(types[entity])
    if let bearers = bearers[type] { return bearers }
    return node(of: entity).map { [$0] } ?? []
  }

  /// The graph of the edges of some kinds, over the same nodes. O(n + e).
  package func digraph(of kinds: Kind...) -> Digraph {
    Digraph(nodeCount: nodes.count, edges: edges.filter { kinds.contains($0.kind) }.map { Digraph.Edge($0.source, $0.target) })
  }

  /// How close the graph is to a tree. A protocol is a role and no object: two owners of one protocol need not share an object, so each gets a node
  /// of its own for it. O(e log n).
  package func treeLikeness(in graph: Graph) -> TreeLikeness {
    struct Role: Hashable {
      let owner: Node
      let target: Node
    }
    var numbers: [Role: Node] = [:]
    let edges = self.edges.map { edge -> Digraph.Edge in
      guard graph.entities[nodes[edge.target].entity].kind == .protocol, edge.source != edge.target else { return Digraph.Edge(edge.source, edge.target) }
      let role = Role(owner: edge.source, target: edge.target)
      let number = numbers[role] ?? nodes.count + numbers.count
      numbers[role] = number
      return Digraph.Edge(edge.source, number)
    }
    return Digraph(nodeCount: nodes.count + numbers.count, edges: edges).treeLikeness()
  }

  /// Which types keep which, by their nodes in the graph, with the source's own fact: sorted. O(e).
  package var keepingTypes: [View.Edge] {
    edges.compactMap { edge in
      guard edge.kind == .keeps, case .type(let source) = nodes[edge.source], case .type(let target) = nodes[edge.target] else { return nil }
      return View.Edge(source: source, target: target, fact: edge.fact)
    }
  }

  /// What a person would write: `PSApp`, `PSStore.shared`.
  package func name(of node: Node, in graph: Graph) -> String {
    let name = graph.entities[nodes[node].entity].name
    if case .staticMember(_, let member) = nodes[node] { return name + "." + member }
    return name
  }
}

extension Graph {
  /// The object graph of the project's types. O(n + f + e log e + v), where v is how often values are looked through.
  package func objectGraph(_ policy: OwnershipPolicy) -> ObjectGraph { Builder(self, policy).graph }
}

private struct Builder {
  private let source: Graph
  private let policy: OwnershipPolicy
  private let types: [Int32]
  /// Members that are weak or plain pointers.
  private let referring: Set<Member>
  private let isTest: [Bool]
  private var numbers: [Int32]
  private var nodes: [ObjectGraph.Owner] = []
  private var edges: [ObjectGraph.Edge] = []
  private var bearers: [Graph.Node: [ObjectGraph.Node]] = [:]
  /// The owning facts of each type and variable, those of categories included.
  private var owning: [[Int32]]
  /// The facts that say what a type inherits from and conforms to, and who creates whom.
  private var descents: [Int] = []
  private var creations: [Int] = []
  /// What types descend from and what descends from them, directly; empty unless members are spread.
  private var above: [Graph.Node: [Graph.Node]] = [:]
  private var below: [Graph.Node: [Graph.Node]] = [:]
  /// The types of which a variable has the only object.
  private var sole: Set<Graph.Node> = []

  init(_ graph: Graph, _ policy: OwnershipPolicy) {
    source = graph
    self.policy = policy
    types = graph.typesStoodFor()
    referring = graph.membersThatOnlyRefer()
    isTest = graph.entities.map { $0.location.map { graph.isTest($0.path) } ?? false }
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

  // MARK: What counts

  private mutating func readFacts() {
    for fact in source.facts.indices {
      switch source.facts[fact].relation {
      case .holds, .captures: if isOwning(fact) { owning[holder(of: fact)].append(Int32(fact)) }
      case .inherits, .conforms: if policy.descent != .apart, isOfProject(fact) { descents.append(fact) }
      case .creates: if policy.countsCreations, isOfProject(fact) { creations.append(fact) }
      case .imports, .contains, .extends, .uses, .names: break
      }
    }
    if !policy.countsSubstitutes { leaveOutSubstitutes() }
    guard policy.descent == .spread else { return }
    for fact in descents where !source.entities[holder(of: fact)].isExternal {
      above[holder(of: fact), default: []].append(source.target(of: fact))
      below[source.target(of: fact), default: []].append(holder(of: fact))
    }
  }

  /// Takes out the inferred types of members that are declared as a protocol or class of the project: the declared type is held as well.
  private mutating func leaveOutSubstitutes() {
    for holder in owning.indices where !owning[holder].isEmpty {
      let declared = owning[holder].map(Int.init).filter { !source.facts[$0].details.flags.contains(.inferred) && source.facts[$0].relation == .holds }
      var members: [Member: Set<Graph.Node>] = [:]
      for fact in declared where canBeStoodInFor(source.target(of: fact)) {
        members[Member(owner: EntityID(""), name: source.facts[fact].details.member ?? ""), default: []].insert(source.target(of: fact))
      }
      guard !members.isEmpty else { continue }
      owning[holder].removeAll { fact in
        let details = source.facts[Int(fact)].details
        guard details.flags.contains(.inferred), source.facts[Int(fact)].relation == .holds,
          let declared = members[Member(owner: EntityID(""), name: details.member ?? "")]
        else { return false }
        return !declared.contains(source.target(of: Int(fact)))
      }
    }
  }

  private func canBeStoodInFor(_ type: Graph.Node) -> Bool { [.protocol, .class].contains(source.entities[type].kind) }

  /// Whether a fact says that something is owned.
  private func isOwning(_ fact: Int) -> Bool {
    let (said, details) = (source.facts[fact], source.facts[fact].details)
    guard let ownership = details.ownership, !details.flags.contains(.promised), isOfProject(fact) else { return false }
    if said.relation == .captures {
      // What timers and the like capture is kept for as long as the platform likes; it is nobody's child.
      if source.entities[holder(of: fact)].isExternal { return false }
      if let name = details.member, referring.contains(Member(owner: said.subject, name: name)) { return false }
    }
    switch policy.variables {
    case .forEver where isStatic(fact): return ownership == .value ? details.flags.contains(.mutable) : ownership.isOwning || ownership == .raw
    case .forEver, .likeMembers: return ownership.isOwning
    }
  }

  /// Whether a fact leads to a type of the project, and no test has a hand in it.
  private func isOfProject(_ fact: Int) -> Bool {
    let (holder, held) = (holder(of: fact), source.target(of: fact))
    guard source.entities[held].kind.isType, !source.entities[held].isExternal, !isTest[held], !isTest[holder] else { return false }
    let flags = source.facts[fact].details.flags
    if flags.contains(.inactive) && !policy.countsInactive || flags.contains(.described) && !policy.countsDescribed { return false }
    return !source.isTest(source.facts[fact].location.path)
  }

  private func holder(of fact: Int) -> Graph.Node { Int(types[source.source(of: fact)]) }

  private func isStatic(_ fact: Int) -> Bool {
    source.facts[fact].details.flags.contains(.isStatic) || source.entities[source.source(of: fact)].kind == .variable
  }

  /// Whether a fact leads to a value that is a part of its holder. In the C family a struct behind a pointer is an object. In Swift it never is one.
  private func isPart(_ fact: Int) -> Bool {
    guard policy.values == .parts else { return false }
    let held = source.entities[source.target(of: fact)]
    return [.struct, .enum, .union].contains(held.kind) && (source.facts[fact].details.ownership == .value || held.language == .swift)
  }

  // MARK: Descent

  /// What objects of a type keep: the facts of its members and, if the policy spreads them, of inherited ones.
  private func members(of type: Graph.Node) -> [Int] {
    let lineage = policy.descent == .spread ? closure(of: type, under: above) : [type]
    return lineage.flatMap { owning[$0] }.map(Int.init).filter { !isStatic($0) }
  }

  /// What a fact may lead to: the type that it names and, if the policy spreads them, all types that may stand in its place.
  private func held(by fact: Int) -> [Graph.Node] {
    let type = source.target(of: fact)
    return policy.descent == .spread ? closure(of: type, under: below) : [type]
  }

  /// A type and all that steps lead to from it, breadth first.
  private func closure(of type: Graph.Node, under steps: [Graph.Node: [Graph.Node]]) -> [Graph.Node] {
    guard let first = steps[type] else { return [type] }
    var seen: Set<Graph.Node> = [type]
    var found = [type]
    var waiting = first
    var head = 0
    while head < waiting.count {
      let next = waiting[head]
      head += 1
      guard seen.insert(next).inserted else { continue }
      found.append(next)
      waiting += steps[next] ?? []
    }
    return found
  }

  // MARK: Nodes

  private mutating func number() {
    var isObject = Array(repeating: false, count: numbers.count)
    var isPartOfOthers = isObject
    for holder in owning.indices {
      for fact in owning[holder].map(Int.init) {
        if isPart(fact) {
          if source.target(of: fact) != holder { isPartOfOthers[source.target(of: fact)] = true }
        } else {
          for held in held(by: fact) { isObject[held] = true }
        }
      }
    }
    // A value that is part of nothing known stands for itself.
    for holder in owning.indices where source.entities[holder].kind.isType && !isPartOfOthers[holder] && !members(of: holder).isEmpty {
      let isLoose = [.struct, .enum].contains(source.entities[holder].kind) && source.entities[holder].language == .swift
      if policy.countsLooseValues || !isLoose { isObject[holder] = true }
    }
    if policy.descent == .linked { for fact in descents { (isObject[holder(of: fact)], isObject[source.target(of: fact)]) = (true, true) } }
    for fact in creations {
      isObject[source.target(of: fact)] = true
      if source.entities[holder(of: fact)].kind.isType { isObject[holder(of: fact)] = true }
    }
    for type in owning.indices where isObject[type] && source.entities[type].kind.isType { add(.type(type)) }
    for variable in owning.indices where source.entities[variable].kind == .variable && !owning[variable].isEmpty { add(.variable(variable)) }
    for type in owning.indices where source.entities[type].kind.isType {
      let names = owning[type].filter { isStatic(Int($0)) }.map { source.facts[Int($0)].details.member ?? "" }
      for name in Set(names).sorted() { nodes.append(.staticMember(type, name)) }
    }
    for creator in Set(creations.map(holder)).sorted() where numbers[creator] < 0 { add(.code(creator)) }
  }

  private mutating func add(_ owner: ObjectGraph.Owner) {
    numbers[owner.entity] = Int32(nodes.count)
    nodes.append(owner)
  }

  /// The facts that say what an owner keeps.
  private func facts(of owner: ObjectGraph.Owner) -> [Int] {
    switch owner {
    case .type(let type): members(of: type).filter { !sole.contains(source.target(of: $0)) }
    case .variable(let variable): owning[variable].map(Int.init)
    case .staticMember(let type, let name): owning[type].map(Int.init).filter { isStatic($0) && (source.facts[$0].details.member ?? "") == name }
    case .code: []
    }
  }

  // MARK: Edges

  private mutating func connect() {
    if policy.variables == .forEver { sole = soleObjects() }
    for (node, owner) in nodes.enumerated() { follow(facts(of: owner), from: node) }
    if policy.descent == .linked {
      for fact in descents {
        connect(source.target(of: fact), holder(of: fact), .mayBe, fact)
        if source.facts[fact].relation == .inherits { connect(holder(of: fact), source.target(of: fact), .inherits, fact) }
      }
    }
    for fact in creations where !sole.contains(source.target(of: fact)) { connect(holder(of: fact), source.target(of: fact), .creates, fact) }
  }

  private mutating func connect(_ a: Graph.Node, _ b: Graph.Node, _ kind: ObjectGraph.Kind, _ fact: Int) {
    // A category whose type nobody names stands for itself.
    guard numbers[a] >= 0, numbers[b] >= 0 else { return }
    edges.append(.init(source: Int(numbers[a]), target: Int(numbers[b]), kind: kind, way: [fact]))
  }

  /// Adds the edges of one owner: breadth-first through the values that are its parts, so that each is looked through once, the shortest way.
  private mutating func follow(_ facts: [Int], from node: ObjectGraph.Node) {
    var waiting = facts.map { [$0] }
    // A list or a tree of values holds its own kind.
    var seen: Set<Graph.Node> = [nodes[node].entity]
    var head = 0
    while head < waiting.count {
      let way = waiting[head]
      let last = way[way.count - 1]
      head += 1
      guard isPart(last) else {
        for held in held(by: last) { edges.append(.init(source: node, target: Int(numbers[held]), kind: .keeps, way: way)) }
        continue
      }
      let part = source.target(of: last)
      guard seen.insert(part).inserted else { continue }
      bearers[part, default: []].append(node)
      for fact in members(of: part) { waiting.append(way + [fact]) }
    }
  }

  /// The types of which there is one object, and a variable has it: nobody creates objects of the type except the type itself and the file that declares
  /// the variable.
  private func soleObjects() -> Set<Graph.Node> {
    var files: [Graph.Node: Set<EntityID>] = [:]
    for owner in nodes where owner.isStatic {
      let facts = facts(of: owner)
      guard Set(facts.map(source.target)).count == 1 else { continue }
      for fact in facts where !source.facts[fact].details.flags.contains(.many) { files[source.target(of: fact), default: []].insert(file(of: fact)) }
    }
    var own: Set<Graph.Node> = []
    var foreign: Set<Graph.Node> = []
    for fact in creations {
      let target = source.target(of: fact)
      guard let known = files[target] else { continue }
      if holder(of: fact) == target || known.contains(file(of: fact)) { own.insert(target) } else { foreign.insert(target) }
    }
    return own.subtracting(foreign)
  }

  private func file(of fact: Int) -> EntityID { EntityID(source.facts[fact].location.path) }
}

extension Graph {
  /// Members that are weak or plain pointers: what a closure or timer in one captures is kept by somebody else.
  fileprivate func membersThatOnlyRefer() -> Set<Member> {
    var owning: Set<Member> = []
    var referring: Set<Member> = []
    for fact in facts where fact.relation == .holds {
      guard let name = fact.details.member, let ownership = fact.details.ownership else { continue }
      if ownership.isOwning { owning.insert(Member(owner: fact.subject, name: name)) } else { referring.insert(Member(owner: fact.subject, name: name)) }
    }
    return referring.subtracting(owning)
  }
}
