internal import Facts

/// How strongly one group of a folded graph depends on another: which of the things declared there it mentions, and how.
///
/// Made from every fact that a file of the first group states about a thing declared in the second. Names that are no entities count as well:
/// macros, type aliases, constants, and functions that the second only declares.
package struct Coupling: Sendable {
  /// What is mentioned, ascending.
  package private(set) var entities: [Graph.Node] = []
  /// What is mentioned there besides entities, ascending.
  package private(set) var names: [Name] = []
  /// How many lines mention it.
  package private(set) var lineCount = 0
  package private(set) var strength = Strength.unseen
  /// The facts that need a whole definition, ascending.
  package private(set) var wholes: [Int] = []

  package enum Strength: Int, Sendable, Comparable {
    /// Nothing is mentioned.
    case unseen
    /// Only pointers to it: a forward declaration would do.
    case pointer
    /// Messages, calls, creation, or a mention for which a pointer may not be enough.
    case use
    /// Inherited, conformed to, held by value, or a narrower type than what is inherited: the definition must be seen.
    case whole

    package static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
  }

  /// How many things are mentioned.
  package var thingCount: Int { entities.count + names.count }

  /// The kind that all names have, in the plural if there are several: `macros`, `type`. Nil if there are entities, or names of several kinds.
  package var kindOfNames: String? {
    guard entities.isEmpty, let kind = names.first?.kind, names.allSatisfy({ $0.kind == kind }) else { return nil }
    return names.count == 1 ? kind : kind + "s"
  }

  /// A name that is no entity, and what it is of: `macro`, `type`, `constant`, `function`, `method` or `variable`.
  package struct Name: Sendable, Hashable, Comparable {
    package let text: String
    package let kind: String

    /// Whether it can be moved without more: it has no body of its own.
    package var isData: Bool { kind != "function" && kind != "method" }

    package static func < (a: Self, b: Self) -> Bool { (a.text, a.kind) < (b.text, b.kind) }
  }

  fileprivate init(_ mentions: [Mention]) {
    // The line of a stored member states two facts: its type is held, and it is used. The use does not count.
    let held = Set(mentions.filter(\.isHeld).map(\.place))
    for mention in mentions where !(mention.isUse && held.contains(mention.place)) {
      strength = max(strength, mention.strength)
      if mention.strength == .whole { wholes.append(mention.fact) }
    }
    entities = Set(mentions.filter { $0.name == nil }.map(\.place.entity)).sorted()
    // A function that is both declared and defined there is an entity and a name. It counts as the entity.
    let known = Set(mentions.compactMap(\.entityName))
    names = Set(mentions.compactMap(\.name)).filter { !known.contains($0.text) }.sorted()
    lineCount = Set(mentions.map(\.place.line)).count
  }

  package init() {}

  fileprivate struct Mention {
    struct Place: Hashable {
      let entity: Graph.Node
      let line: SourceLocation
    }
    let fact: Int
    let place: Place
    let strength: Strength
    let isHeld: Bool
    let isUse: Bool
    /// The name that is mentioned, or that of the entity.
    let name: Name?
    let entityName: String?
  }
}

/// Two groups of a folded graph.
package struct GroupPair: Hashable, Sendable {
  package let source: Int
  package let target: Int
  package init(_ source: Int, _ target: Int) {
    self.source = source
    self.target = target
  }
}

extension Graph {
  /// What groups need of each other, for the pairs that are asked for; a pair that mentions nothing is not in the answer. O(facts).
  package func couplings(in folded: FoldedGraph, where isAsked: (GroupPair) -> Bool) -> [GroupPair: Coupling] {
    let files = filesOfManifold()
    return couplings(
      from: { path in file(at: path).flatMap(folded.group(of:)) },
      to: { node in files[node].map { $0.compactMap(folded.group(of:)) } ?? folded.group(of: node).map { [$0] } ?? [] },
      where: isAsked)
  }

  /// The same with groups of the caller's own: `source` says which group the file at a path writes for, `target` which groups a thing
  /// is declared in. There may be several: many a project has a class `AppDelegate` in each of its apps.
  package func couplings(
    from source: (String) -> Int?, to target: (Node) -> [Int], where isAsked: (GroupPair) -> Bool
  ) -> [GroupPair: Coupling] {
    var mentions: [GroupPair: [Coupling.Mention]] = [:]
    var groupOfPath: [String: Int?] = [:]
    for index in facts.indices {
      let fact = facts[index]
      guard fact.relation != .imports, fact.relation != .contains else { continue }
      let targets = target(self.target(of: index))
      guard !targets.isEmpty else { continue }
      let from: Int?
      if let known = groupOfPath[fact.location.path] {
        from = known
      } else {
        from = source(fact.location.path)
        groupOfPath[fact.location.path] = .some(from)
      }
      guard let from else { continue }
      for pair in targets.map({ GroupPair(from, $0) }) where pair.target != from && isAsked(pair) {
        mentions[pair, default: []].append(mention(index))
      }
    }
    return mentions.mapValues(Coupling.init)
  }

  /// What the groups of a folded graph need of each other by the edges that it has, for the pairs that are asked for. O(e).
  package func couplings(byEdgesOf folded: FoldedGraph, where isAsked: (GroupPair) -> Bool) -> [GroupPair: Coupling] {
    var mentions: [GroupPair: [Coupling.Mention]] = [:]
    for group in 0..<folded.view.nodeCount {
      for edge in folded.view.edges(from: group) where isAsked(GroupPair(group, edge.target)) {
        mentions[GroupPair(group, edge.target), default: []].append(mention(edge.fact))
      }
    }
    return mentions.mapValues(Coupling.init)
  }

  private func mention(_ index: Int) -> Coupling.Mention {
    let fact = facts[index]
    let name = fact.relation == .names ? Coupling.Name(text: fact.details.member ?? "", kind: fact.details.access ?? "") : nil
    return Coupling.Mention(
      fact: index, place: .init(entity: target(of: index), line: SourceLocation(fact.location.path, line: fact.location.line)),
      strength: strength(of: index), isHeld: fact.relation == .holds, isUse: fact.relation == .uses,
      name: name, entityName: name == nil ? entities[target(of: index)].name : nil)
  }

  /// How strongly a fact ties its file to the one that declares what the fact speaks of.
  package func strength(of index: Int) -> Coupling.Strength {
    let fact = facts[index]
    switch fact.relation {
    case .inherits, .conforms, .extends: return .whole
    case .holds where fact.details.flags.contains(.narrows), .uses where fact.details.flags.contains(.narrows): return .whole
    case .holds:
      // A value needs its size; of an enumeration there is no pointer worth having.
      return fact.details.ownership == .value || fact.details.ownership == nil ? .whole : .pointer
    case .uses:
      // In a header of Objective-C a class or protocol is mentioned in signatures, always behind a pointer. In C and C++
      // a mention may be by value or in an inline body.
      return Graph.isHeader(fact.location.path) && isObjectiveCPointee(target(of: index)) && !hasBody(source(of: index), in: fact.location.path) ? .pointer : .use
    case .captures, .creates, .names: return .use
    case .imports, .contains: return .unseen
    }
  }

  /// Whether it is an inline function of that header: it can't send messages to what is only declared.
  private func hasBody(_ node: Node, in path: String) -> Bool {
    entities[node].kind == .function && entities[node].isDefinition && entities[node].location?.path == path
  }

  /// Whether a thing is a class or protocol of Objective-C, which is only ever spoken of by pointer.
  package func isObjectiveCPointee(_ node: Node) -> Bool {
    switch entities[node].kind {
    case .protocol: true
    case .class: entities[node].language == .objectiveC || entities[node].id.isObjectiveCClass
    default: false
    }
  }
}
