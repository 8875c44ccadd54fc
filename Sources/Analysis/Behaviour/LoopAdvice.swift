package import Facts
package import Graphs
internal import Platform

/// Which link of a loop of objects to weaken, and why that one.
///
/// Prefers the capture of a closure; else the link whose target something else keeps as well and for longer: a delegate, a parent, the maker of the source. Never a
/// list of parts, and never the only lasting owner of its target if another link will do.
package struct LoopAdvice {
  package enum Reason: Sendable, Hashable {
    /// `last`: a closure, and nothing else is seen to keep what it captures; `done`: the same for something that is passed to a library; `shown`: a member that has a
    /// platform screen, in a class that is no screen, or a screen that a presenter or router has; `inValue`: a value of the object leads back to it; `wholeValue`: the
    /// same, and the value is a view; `needed`: a member, and some object is kept only by it and by members that are weakened already.
    case closure, last, needed, variable, itself, inValue, wholeValue, target, done, shown, delegate, listeners, back, made, oneOfMany, outlived
    /// No link is recognised as the way back.
    case unclear
  }

  private struct Pair: Hashable {
    var source: EntityID
    var target: EntityID
  }

  /// A line that makes objects of a type.
  private struct Spot: Hashable {
    var target: EntityID
    var path: String
    var line: Int

    init(target: EntityID, location: SourceLocation) { (self.target, path, line) = (target, location.path, location.line) }
  }

  private let graph: Graph
  private let family: Family
  /// Which types make objects of which.
  private var makes: Set<Pair> = []
  private var made: Set<EntityID> = []
  private var madeAt: Set<Spot> = []
  /// The members that keep objects of a type.
  private var owners: [EntityID: Set<Member>] = [:]
  private var declarations: [Member: [Int]] = [:]
  /// The members that the advice so far makes weak.
  private var weakened: Set<Member> = []

  /// O(facts).
  package init(_ graph: Graph) {
    self.graph = graph
    family = Family(graph)
    for (index, fact) in graph.facts.enumerated() {
      switch fact.relation {
      case .creates:
        makes.insert(Pair(source: fact.subject, target: fact.object))
        madeAt.insert(Spot(target: fact.object, location: fact.location))
        if !graph.isTest(fact.location.path) { made.insert(fact.object) }
      case .holds:
        guard let name = fact.details.member else { continue }
        let member = Member(owner: fact.subject, name: name)
        declarations[member, default: []].append(index)
        if fact.details.ownership?.isOwning ?? false, !fact.details.flags.contains(.promised) { owners[fact.object, default: []].insert(member) }
      default: break
      }
    }
  }

  /// The member that keeps the target of a link: a member of the source, or of a value in the source.
  package func member(of link: ObjectLoop.Link) -> Member {
    if let inner = link.valueMember { return Member(owner: inner.owner, name: inner.name) }
    return Member(owner: link.owner, name: link.member)
  }

  /// The facts that declare that member.
  package func facts(of link: ObjectLoop.Link) -> [Int] { facts(of: member(of: link)) }
  package func facts(of member: Member) -> [Int] { declarations[member] ?? [] }

  /// The place where a reader weakens a link: the capture, the call, or the declaration of the member.
  package func place(of link: ObjectLoop.Link) -> SourceLocation {
    switch link.kind {
    case .closure, .variable: link.location
    case .library: hasScreen(link) ? declaration(of: link) ?? link.location : link.location
    case .member, .element: declaration(of: link) ?? link.location
    }
  }

  package func declaration(of link: ObjectLoop.Link) -> SourceLocation? {
    let facts = facts(of: link)
    return (facts.first { !graph.facts[$0].details.flags.contains(.inferred) } ?? facts.first).map { graph.facts[$0].location }
  }

  /// The Swift protocol that is the declared type of a link's member.
  package func declaredProtocol(of link: ObjectLoop.Link) -> EntityID? {
    facts(of: link).lazy.filter { !graph.facts[$0].details.flags.contains(.inferred) }.map { graph.entities[graph.target(of: $0)] }
      .first { $0.kind == .protocol && $0.id.isSwift && !$0.isExternal }?.id
  }

  /// The links, the best one to weaken first.
  package func order(_ links: [ObjectLoop.Link]) -> [ObjectLoop.Link] {
    links.enumerated().sorted { (price($0.element, in: links), $0.offset) < (price($1.element, in: links), $1.offset) }.map(\.element)
  }

  /// Treats a link as weak from here on: advice for other links must not weaken the last keeper of an object.
  package mutating func weaken(_ link: ObjectLoop.Link, in links: [ObjectLoop.Link]) {
    switch reason(link, in: links) {
    case .shown, .delegate, .listeners, .back, .made, .oneOfMany, .outlived: weakened.insert(member(of: link))
    case .closure, .last, .needed, .variable, .itself, .inValue, .wholeValue, .target, .done, .unclear: break
    }
  }

  package func reason(_ link: ObjectLoop.Link, in links: [ObjectLoop.Link]) -> Reason {
    switch link.kind {
    case .closure: return isKeptElsewhere(link, links) ? .closure : .last
    case .variable: return .variable
    case .library where hasScreen(link): return isNeeded(link) ? .unclear : .shown
    case .library: return isKeptElsewhere(link, links) ? .target : .done
    case .element: return isNeeded(link) || !link.member.namesListeners ? .unclear : .listeners
    case .member: break
    }
    // A value can't be kept weakly, and neither can a protocol that values conform to.
    if let bound = declaredProtocol(of: link).flatMap(graph.node), graph.conformers(of: bound).contains(where: { [.struct, .enum].contains(graph.entities[$0].kind) }) { return .unclear }
    // Declarations of the platform can't be changed.
    if isOfPlatform(link) { return .unclear }
    // What is weak for one object is weak for all.
    if link.isOnlyKeeperOfOthers { return links.count == 1 ? .itself : .unclear }
    let isMade = makes(link)
    let name = member(of: link).name
    if isNeeded(link) { return isMade || name.namesParts ? .unclear : .needed }
    if let value = link.valueMember?.owner, hasRole(value, Self.onScreen) { return .wholeValue }
    if links.count == 1, link.valueMember != nil { return .inValue }
    if links.count == 1, !name.leadsBack { return .itself }
    // A screen is kept by what shows it, but the objects of the screen may have no other keeper.
    if links.contains(where: { $0 != link && isWayToScreen($0, in: links) }), link.isAlone || screenKeepsAlone(link, links) { return .unclear }
    if name.namesDelegate, !isMade { return .delegate }
    if name.leadsBack, !isMade { return .back }
    if isWayToScreen(link, in: links) { return .shown }
    if makes(link.target, link.source), !isMade { return .made }
    // The target keeps the source as one of several objects. A list of values does not count: one of them may be the way back.
    if links.contains(where: { $0.kind == .element && $0.content == .object && $0.source == link.target && $0.target == link.source }) { return .oneOfMany }
    if isMade || name.namesParts || isConstantFromTheStart(link) { return .unclear }
    // An owner that the target itself makes does not outlive the target.
    let others = (owners[link.target] ?? []).filter { $0 != member(of: link) && !makes(link.target, $0.owner) }
    let inside = Set(links.map(member))
    return link.isAlone || others.isSubset(of: inside) ? .unclear : .outlived
  }

  /// Whether the project can only change one link of a loop.
  package func hasOneChoice(_ links: [ObjectLoop.Link]) -> Bool { links.count { !isOfPlatform($0) } == 1 }

  /// Whether a member of a project class has no declaration in the project: it is inherited from a platform class.
  private func isOfPlatform(_ link: ObjectLoop.Link) -> Bool { link.kind == .member && link.valueMember == nil && facts(of: link).isEmpty }

  /// Whether the program makes an object that only this link keeps, apart from members that are weakened already.
  private func isNeeded(_ link: ObjectLoop.Link) -> Bool {
    link.otherKeepers.contains { $0.allSatisfy { weakened.contains(Member(owner: $0.owner, name: $0.name)) } }
  }

  /// Whether a class that is not on screen keeps a platform screen in a member without making it: whatever shows the screen keeps it anyway.
  private func hasScreen(_ link: ObjectLoop.Link) -> Bool {
    guard Platform.isHierarchy(role: link.role), graph.node(link.source) != nil, !hasRole(link.source, Self.onScreen) else { return false }
    return facts(of: link).contains { index in
      let target = graph.target(of: index)
      return graph.facts[index].details.ownership == .strong && graph.entities[target].isExternal && !family.roles(of: target).isDisjoint(with: Self.onScreen)
        && !makes(link.source, graph.entities[target].id)
    }
  }

  /// Whether a link leads from an object off screen, such as a presenter or a router, back to a screen that something else keeps as well. False if the member is given
  /// a screen that is made on the same line.
  private func isWayToScreen(_ link: ObjectLoop.Link, in links: [ObjectLoop.Link]) -> Bool {
    guard links.count > 1, link.kind == .member, !link.isAlone, hasRole(link.target, [.view, .viewController]), !isOnScreen(link.source) else { return false }
    let places = facts(of: link).map { graph.facts[$0].location } + [link.location]
    return !places.contains { madeAt.contains(Spot(target: link.target, location: $0)) }
  }

  /// Whether a screen keeps an object off screen that nothing else is seen to keep.
  private func screenKeepsAlone(_ link: ObjectLoop.Link, _ links: [ObjectLoop.Link]) -> Bool {
    link.kind == .member && isOnScreen(link.source) && !isOnScreen(link.target) && !isKeptElsewhere(link, links)
  }

  private func isOnScreen(_ type: EntityID) -> Bool { hasRole(type, [.view, .window, .viewController, .windowController]) }
  private func hasRole(_ type: EntityID, _ roles: Set<Role>) -> Bool { graph.node(type).map { !family.roles(of: $0).isDisjoint(with: roles) } ?? false }

  private static let onScreen: Set<Role> = [.view, .window, .viewController, .windowController, .coordinator, .application]

  /// Whether the source of a link makes its target, in its own code or in that of a superclass.
  package func makes(_ link: ObjectLoop.Link) -> Bool { makes(link.source, link.target) || makes(link.owner, link.target) }

  /// Whether a member of Swift is a constant that its declaration gives the object: whoever makes that, nobody else has it yet.
  private func isConstantFromTheStart(_ link: ObjectLoop.Link) -> Bool {
    facts(of: link).contains { index in
      let fact = graph.facts[index]
      return fact.location.path.hasSuffix(".swift") && !fact.details.flags.contains(.mutable) && !fact.details.flags.contains(.inferred) && fact.location.path == link.location.path
        && fact.location.line == link.location.line
    }
  }

  /// Whether one type makes another, itself or in a superclass. O(superclasses).
  private func makes(_ source: EntityID, _ target: EntityID) -> Bool {
    if makes.contains(Pair(source: source, target: target)) { return true }
    guard let node = graph.node(source) else { return false }
    return family.superclasses(of: node).contains { makes.contains(Pair(source: graph.entities[$0].id, target: target)) }
  }

  /// Whether something outside of a loop may keep the target of a link: a member of its type or of a supertype, the platform's view hierarchies and queues, or code
  /// that makes it and is not available. O(supertypes and their owners).
  private func isKeptElsewhere(_ link: ObjectLoop.Link, _ links: [ObjectLoop.Link]) -> Bool {
    let kept = link.captured ?? link.target
    guard let node = graph.node(kept), !graph.entities[node].isExternal else {
      // A platform object on screen is kept by what shows it. An object that a function makes and passes to nothing is not kept.
      return !link.isAlone
    }
    let roles = family.roles(of: node)
    if !roles.isDisjoint(with: Self.keptByScreens) { return true }
    if isNeeded(link) { return false }
    if !roles.isDisjoint(with: [.operation, .value, .test]) { return true }
    if link.isAlone { return false }
    guard made.contains(kept), !roles.contains(.windowController) else { return true }
    return ([node] + supertypes(of: node)).contains { isKept($0, outside: links) }
  }

  /// Whether a member that is not in a loop keeps objects of exactly this declared type.
  private func isKept(_ type: Graph.Node, outside links: [ObjectLoop.Link]) -> Bool { !(owners[graph.entities[type].id] ?? []).isSubset(of: Set(links.map(member))) }

  private func supertypes(of type: Graph.Node) -> [Graph.Node] { family.superclasses(of: type) + family.protocols(of: type) }

  /// Whether advice to weaken a link has to say that something else must keep the target: members of a supertype keep many types, and nothing shows that this type is among them.
  package func mayBeLast(_ link: ObjectLoop.Link, in links: [ObjectLoop.Link]) -> Bool {
    switch reason(link, in: links) {
    case .closure where link.content == .object || link.content == .nested || link.content == .method: break
    case .delegate, .back, .made, .outlived: break
    default: return false
    }
    guard let node = graph.node(link.captured ?? link.target), !graph.entities[node].isExternal, made.contains(graph.entities[node].id) else { return false }
    guard family.roles(of: node).isDisjoint(with: Self.keptByScreens.union([.operation, .value, .test, .windowController])) else { return false }
    if isKept(node, outside: links) { return false }
    return !supertypes(of: node).contains { isKept($0, outside: links) && graph.conformers(of: $0).count <= Self.fewTypes }
  }

  /// A member of a supertype of so few types is likely to keep each of them.
  private static let fewTypes = 3

  /// Only the calls that show a screen keep it, and not all such calls are known.
  private static let keptByScreens: Set<Role> = [.view, .layer, .window, .viewController, .application]

  /// The cost of weakening a link of a loop: the lower, the better.
  package func price(_ link: ObjectLoop.Link, in links: [ObjectLoop.Link]) -> Int {
    switch reason(link, in: links) {
    case .closure, .last, .variable: 0
    case .itself, .inValue, .delegate, .listeners: 1
    // A link that a call ends is fixed by that call. What a view hierarchy or a menu keeps belongs to it.
    case .target, .done: link.calls.isEmpty || Platform.isHierarchy(role: link.role) ? 16 : 2
    case .shown, .back, .wholeValue: 3
    case .made: 4
    case .oneOfMany: 5
    case .outlived: 6
    case .needed: member(of: link).name.leadsBack ? 7 : isOnScreen(link.source) && !isOnScreen(link.target) ? 12 : 10
    case .unclear: isOfPlatform(link) ? 25 : link.kind == .element ? 20 : makes(link) ? 18 : member(of: link).name.namesParts ? 17 : 10
    }
  }
}

extension Graph {
  /// The types that are seen to conform to a protocol or to one that refines it. An extension of an unknown type counts as itself. O(conformances).
  package func conformers(of bound: Node) -> [Node] {
    var seen: Set<Node> = [bound]
    var waiting = [bound]
    var found: [Node] = []
    while let next = waiting.popLast() {
      for edge in edges.edges(to: next) where edges.relation(of: edge) == .conforms || edges.relation(of: edge) == .inherits {
        let conformer = source(of: edges.facts(of: edge).lowerBound)
        guard seen.insert(conformer).inserted else { continue }
        switch entities[conformer].kind {
        case .protocol: waiting.append(conformer)
        case .extension, .category:
          let extended = edges.edges(from: conformer).filter { edges.relation(of: $0) == .extends }.map { edges.target(of: $0) }
          found += extended.isEmpty ? [conformer] : extended
        default: found.append(conformer)
        }
      }
    }
    return found
  }
}

extension EntityID {
  /// The last part of the id: `NSTimer` for `c:objc(cs)NSTimer`, `AnyCancellable` for `s:Combine.AnyCancellable`.
  package var plainName: String { text.split(whereSeparator: { ").:".contains($0) }).last.map(String.init) ?? text }
}

extension String {
  /// Whether a member is named like a delegate: `delegate`, `dataSource`.
  package var namesDelegate: Bool {
    let words = camelCaseWords
    return words.last == "delegate" || words.suffix(2) == ["data", "source"] || words.last == "datasource"
  }

  /// Whether a member is named like an owner of the object: parent, owner, controller. A `tagListController` is one of several, and may be a part.
  package var leadsBack: Bool {
    if namesDelegate { return true }
    let words = camelCaseWords
    guard let first = words.first, let last = words.last else { return false }
    if ["parent", "owner", "superview", "supernode", "container", "host", "previous", "prev"].contains(last) { return true }
    guard ["controller", "coordinator", "presenter"].contains(last) else { return false }
    return words.dropLast().allSatisfy { $0 == "view" } || ["parent", "owner", "owning", "container", "host", "hosting", "presenting", "previous"].contains(first)
  }

  /// Whether a member is named like a list of delegates: `delegates`, `observers`.
  package var namesListeners: Bool { ["delegates", "observers", "listeners", "subscribers"].contains(camelCaseWords.last ?? "") }

  /// Whether a member is named like a part of the object: `children`, `left`, `next`.
  package var namesParts: Bool {
    guard let last = camelCaseWords.last else { return false }
    return ["children", "child", "items", "left", "right", "next", "subviews", "subnodes", "nodes", "elements", "head", "first"].contains(last)
  }

  /// `view` and `controller` for `_viewController`.
  private var camelCaseWords: [String] {
    var words: [String] = []
    var wasLower = false
    for character in self {
      guard character.isLetter || character.isNumber else {
        wasLower = false
        words.append("")
        continue
      }
      if words.isEmpty || character.isUppercase && wasLower { words.append("") }
      words[words.count - 1] += character.lowercased()
      wasLower = character.isLowercase || character.isNumber
    }
    return words.filter { !$0.isEmpty }
  }
}
