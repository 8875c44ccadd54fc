package import Facts
package import Graphs
internal import Platform

/// The price for one group of a graph to do without another, and the reason: for the search for the cheapest cut, and for its findings.
package struct CutPrices {
  package let graph: Graph
  package let folded: FoldedGraph
  private let edges: Edges
  private let couplings: [GroupPair: Coupling]
  private let implementations: Set<GroupPair>
  /// The pairs of a class's group and another one with an extension of that class.
  private let extensions: Set<GroupPair>
  /// The groups with such an extension.
  private let extenders: Set<Int>

  /// The groups that import the generated Swift header for Objective-C. It is not in the project, so the use of anything through it is not seen.
  private let blind: Set<Int>
  /// The groups with a file that was not read in full: they may need more than is known.
  private let unread: Set<Int>
  /// The groups that mainly import others and declare little themselves.
  private let gatherers: Set<Int>
  /// The groups with a macro, a type alias or another name without an entity that some code mentions.
  private let named: Set<Int>
  /// The groups that may be imported for settings of the compiler.
  private let setters: Set<Int>
  /// The groups with the application's delegate, which the system makes and which makes the first screens.
  private let applications: Set<Int>
  /// What others miss when an import goes.
  private let needed: NeededHeaders
  /// Whether a thing could be declared elsewhere without taking anything of the knot along.
  private let isFree: (Graph.Node) -> Bool

  /// For pairs of groups, what the one may use of the other beside what is known (`Graph.possibleUses`): members of extensions and types, by their names.
  private let possible: [GroupPair: [Possible]]

  private struct Possible {
    let object: Graph.Node
    let name: String
    let location: SourceLocation
  }

  /// The kind of edges in the folded graph.
  package enum Edges {
    /// Imports: each is a line to delete. An import that is only needed for a pointer can be replaced by a forward declaration.
    case imports
    /// Mentions of types, pointers included. An edge is removed when all lines that prove it are.
    case mentions
    /// Mentions in Swift code, where every line has the same weight.
    case lines
  }

  /// `couplings` covers the pairs that will be asked for. `implementations` are the pairs in which the component of a file needs the other: if the file itself does not,
  /// its implementation does. `isFree` says of data whether it could be declared elsewhere without taking anything of the knot along.
  package init(
    _ graph: Graph, _ folded: FoldedGraph, _ edges: Edges, _ couplings: [GroupPair: Coupling], implementations: Set<GroupPair> = [], possibleUses: [Fact] = [],
    isFree: @escaping (Graph.Node) -> Bool = { _ in true }
  ) {
    self.graph = graph
    self.folded = folded
    self.edges = edges
    self.couplings = couplings
    self.implementations = implementations
    var possible: [GroupPair: [Possible]] = [:]
    for fact in possibleUses {
      guard let source = graph.node(fact.subject).flatMap(folded.group(of:)), let object = graph.node(fact.object), let target = folded.group(of: object), source != target else { continue }
      let name = graph.entities[object].kind == .extension ? fact.details.member ?? "" : graph.entities[object].name
      possible[GroupPair(source, target), default: []].append(Possible(object: object, name: name, location: fact.location))
    }
    self.possible = possible
    needed = NeededHeaders(graph)
    applications = Set(
      graph.facts.indices.lazy.filter { graph.facts[$0].relation == .conforms && Platform.isOfTheApplication(graph.entities[graph.target(of: $0)].name) }
        .compactMap { folded.group(of: graph.source(of: $0)) })
    self.isFree = isFree
    extensions = Set(
      graph.facts.indices.lazy.filter { graph.facts[$0].relation == .extends && graph.entities[graph.source(of: $0)].name.hasSuffix("()") }.compactMap { fact in
        guard let own = folded.group(of: graph.target(of: fact)), let other = folded.group(of: graph.source(of: fact)), own != other else { return nil }
        return GroupPair(own, other)
      })
    extenders = Set(extensions.map(\.target))
    blind = Set(graph.facts.indices.lazy.filter { graph.isOfGeneratedHeader($0) }.compactMap { folded.group(of: graph.source(of: $0)) })
    unread = Set(graph.entities.indices.lazy.filter { graph.entities[$0].isIncomplete }.compactMap(folded.group(of:)))
    let names = graph.facts.indices.filter { graph.facts[$0].relation == .names }
    named = Set(names.compactMap { folded.group(of: graph.target(of: $0)) })
    setters = Set(names.filter { graph.facts[$0].details.access == "setting" }.compactMap { folded.group(of: graph.target(of: $0)) })
    gatherers = edges == .imports ? graph.gatherers(in: folded) : []
  }

  /// Whether nothing of a group is used that could be.
  private func nothingIsUsed(_ pair: GroupPair) -> Bool { declaresSomething(pair.target) && !blind.contains(pair.source) && isReadInFull(pair.source) }

  /// Whether all of a group was read; otherwise it is unknown what it does not need.
  package func isReadInFull(_ group: Int) -> Bool { !unread.contains(group) }

  /// What is needed, as far as that is known. Inheritance is certain, even if some files were not read in full.
  private func knownCoupling(_ pair: GroupPair) -> Coupling? { couplings[pair].flatMap { isReadInFull(pair.source) || $0.strength == .whole ? $0 : nil } }

  /// The names of what a group may use of another beside what a coupling knows, ascending.
  private func perhaps(_ pair: GroupPair, beside coupling: Coupling) -> [String] {
    guard let all = possible[pair] else { return [] }
    let known = Set(coupling.entities)
    return Set(all.lazy.filter { !known.contains($0.object) }.map(\.name)).sorted()
  }

  /// The steps that are only possible and would close a circle again when the arcs are cut: one place for each pair of groups. O(pairs e).
  package func possibleSteps(in knot: [Int], without cuts: [FeedbackArcs.Arc]) -> [(pair: GroupPair, name: String, location: SourceLocation)] {
    let (inside, cut) = (Set(knot), Set(cuts.map { GroupPair($0.source, $0.target) }))
    func isLeft(_ pair: GroupPair) -> Bool { !cut.contains(pair) && inside.contains(pair.source) && inside.contains(pair.target) }
    let pairs = possible.keys.filter { isLeft($0) && couplings[$0] == nil && folded.leads($0.target, to: $0.source, where: isLeft) }
    return pairs.sorted { ($0.source, $0.target) < ($1.source, $1.target) }.map { pair in
      let first = possible[pair]!.min { ($0.location, $0.name) < ($1.location, $1.name) }!
      return (pair, first.name, first.location)
    }
  }

  /// Whether the group is the bridging header of Swift.
  private func isBridge(_ group: Int) -> Bool { folded.members[group].contains { graph.entities[$0].id.text.hasSuffix("-Bridging-Header.h") } }

  /// In units of "delete a line". Of two imports of the same kind, the one that is used less is cheaper.
  package func price(_ edges: [View.Edge]) -> Int {
    let pair = GroupPair(edges[0].source, edges[0].target)
    let coupling = knownCoupling(pair) ?? Coupling()
    if self.edges == .lines {
      let perhaps = perhaps(pair, beside: coupling)
      return (coupling.lineCount + coupling.thingCount + perhaps.count) * (isMovable(coupling) && perhaps.isEmpty ? 1 : 2)
    }
    let things = min(coupling.thingCount, 20)
    let price =
      switch coupling.strength {
      // Without an import in a gathering header, everything that includes that header would need one more import.
      case .unseen: gathers(pair.source) ? 40 : isBridge(pair.source) ? 12 : gathers(pair.target) ? 3 : nothingIsUsed(pair) ? 1 : 8
      case .pointer where self.edges == .imports: 2 + things
      case .pointer, .use: (isMovable(coupling) ? 4 : 7) + 2 * things + min(coupling.lineCount, 10)
      // A category can't do without its class.
      case .whole: 16 + 2 * things + min(coupling.lineCount, 10) + (self.edges == .imports && isCategory(coupling.wholes[0]) ? 40 : 0)
      }
    // A class needs its own extension.
    if self.edges == .imports, extensions.contains(pair) { return 30 + price }
    // Nobody can pass anything in to the application's delegate.
    if self.edges != .lines, coupling.strength >= .use, applications.contains(pair.source) { return 60 + price }
    // Who asks it for something can be given that.
    if self.edges != .lines, coupling.strength == .use, applications.contains(pair.target) { return max(2, price / 2) }
    // External code can't be changed by the reader.
    return (price + (self.edges == .imports ? edges.count - 1 : 0)) * (folded.isExternal[pair.source] ? 1000 : 1)
  }

  private func isCategory(_ fact: Int) -> Bool { graph.facts[fact].relation == .extends && !graph.entities[graph.source(of: fact)].name.hasSuffix("()") }

  /// The facts of an arc that the reader has to look at, those in headers first, because headers spread. For mentions, the first one stands for all.
  package func lines(_ arc: FeedbackArcs.Arc) -> [Int] {
    let sorted = arc.edges.map(\.fact).sorted { a, b in
      let (x, y) = (graph.facts[a].location, graph.facts[b].location)
      let (isHeader, isOther) = (Graph.isHeader(x.path), Graph.isHeader(y.path))
      return isHeader == isOther ? x < y : isHeader
    }
    return edges == .imports ? sorted : Array(sorted.prefix(1))
  }

  /// Why an arc is cheap, and what to do instead. `others` are arcs that are to be cut as well.
  package func reason(_ arc: FeedbackArcs.Arc, _ names: [Int: String], besides others: Set<GroupPair> = []) -> String {
    let pair = GroupPair(arc.source, arc.target)
    if edges == .imports, extensions.contains(pair) { return .ownExtension(names[arc.source]!, names[arc.target]!) }
    guard let coupling = knownCoupling(pair) else {
      let missed = edges == .imports ? needed.missed(without: pair, in: folded, besides: others) : nil
      if implementations.contains(pair) { return .onlyImplementation(names[arc.source]!) + (missed?.remainderElsewhere ?? "") }
      if onlyImportsOthers(arc.target) { return .onlyImportsOthers(names[arc.target]!) }
      if nothingIsUsed(pair) && !gathers(arc.source) && !isBridge(arc.source) {
        return gathers(arc.target) ? .onlyGathered(names[arc.target]!) : .nothingUsed(names[arc.target]!, missed ?? needed.missed(without: pair, in: folded, besides: others))
      }
      return .fewImports(arc.edges.count, names[arc.source]!, names[arc.target]!) + (missed?.remainder ?? "")
    }
    // A class and a protocol may have the same name.
    var seen: Set<String> = []
    let used = (coupling.entities.map { graph.entities[$0].name } + coupling.names.map(\.text)).filter { seen.insert($0).inserted }
    func onlyUsed(instead: String?) -> String {
      // A name is stored once per file, so lines can't be counted; nor can those of Swift, where `.home` names no type.
      .onlyUsed(used, kind: coupling.kindOfNames, lines: coupling.names.isEmpty && edges != .lines ? coupling.lineCount : nil, instead: instead)
    }
    if edges == .lines {
      let perhaps = perhaps(pair, beside: coupling)
      return perhaps.isEmpty ? onlyUsed(instead: isMovable(coupling) && used.count <= 3 ? .moveOut(used.count) : nil) : onlyUsed(instead: nil) + .perhaps(perhaps)
    }
    switch coupling.strength {
    case .unseen: return .nothingUsed(names[arc.target]!, needed.missed(without: pair, in: folded, besides: others))
    case .pointer where edges == .imports:
      let missed = needed.missed(without: pair, in: folded, keepsNames: true, besides: others)
      return .onlyPointers(used, forward: forwardDeclaration(coupling.entities), missed)
    case .pointer, .use:
      let missed = edges == .imports ? needed.missed(without: pair, in: folded, besides: others) : nil
      return onlyUsed(instead: substitute(coupling, for: names[arc.source]!, isOfTheApplication: applications.contains(arc.source))) + (missed?.remainder ?? "")
    case .whole:
      let fact = coupling.wholes[0]
      return .whole(
        graph.entities[graph.source(of: fact)].name, graph.facts[fact], graph.entities[graph.target(of: fact)].name, others: used.count - 1)
    }
  }

  /// Whether an arc needs three things at most, all of them data that could be declared elsewhere.
  package func canMoveOut(_ arc: FeedbackArcs.Arc) -> Bool {
    let pair = GroupPair(arc.source, arc.target)
    return knownCoupling(pair).map { isMovable($0) && $0.thingCount <= 3 && perhaps(pair, beside: $0).isEmpty } ?? false
  }

  /// The names of the few things that several of some arcs need of one target, which one move takes out of all of them; nil if there are no such arcs beside `first`.
  package func sharedByAll(_ arcs: [FeedbackArcs.Arc], with first: FeedbackArcs.Arc) -> (names: [String], count: Int)? {
    let couplings = arcs.filter { $0.target == first.target }.map { GroupPair($0.source, $0.target) }.compactMap { pair in
      knownCoupling(pair).flatMap { isMovable($0) && perhaps(pair, beside: $0).isEmpty ? $0 : nil }
    }
    let things = Set(couplings.flatMap(\.entities)).sorted().map { graph.entities[$0].name } + Set(couplings.flatMap(\.names).map(\.text)).sorted()
    guard couplings.count > 1, things.count <= 3, canMoveOut(first) else { return nil }
    return (things, couplings.count)
  }

  /// The changes that make an arc of imports unnecessary; nil if that takes a decision, or if others would lose what the imports bring. `others` are arcs that are cut as well.
  package func remedies(_ arc: FeedbackArcs.Arc, besides others: Set<GroupPair> = []) -> [Remedy]? {
    let pair = GroupPair(arc.source, arc.target)
    guard edges == .imports, !folded.isExternal[arc.source], !extensions.contains(pair) else { return nil }
    guard let coupling = knownCoupling(pair) else {
      let isUnused = nothingIsUsed(pair) && !implementations.contains(pair) && !gathers(arc.source) && !gathers(arc.target) && !isBridge(arc.source)
      return isUnused && needed.missed(without: pair, in: folded, besides: others).isMissedByNobody ? headerImports(arc).map { $0.map { .deleteImport($0.location, of: $0.header) } } : nil
    }
    guard coupling.strength == .pointer, coupling.names.isEmpty, let words = forwardDeclaration(coupling.entities),
      needed.missed(without: pair, in: folded, keepsNames: true, besides: others).isMissedByNobody,
      let imports = headerImports(arc), imports.allSatisfy({ Graph.isHeader($0.location.path) })
    else { return nil }
    let names = coupling.entities.map { graph.entities[$0].name }
    return imports.map { .declareForward($0.location, of: $0.header, words: words, names: names) }
  }

  /// The lines of an arc, if all of them import headers of the project.
  private func headerImports(_ arc: FeedbackArcs.Arc) -> [(location: SourceLocation, header: String)]? {
    let lines = lines(arc)
    guard lines.allSatisfy({ graph.entities[graph.target(of: $0)].kind == .file }) else { return nil }
    return lines.map { (graph.facts[$0].location, graph.entities[graph.target(of: $0)].id.text) }
  }

  /// What to do if only a few things are used: move data, pass functions in, or put a protocol or interface in place of classes.
  private func substitute(_ coupling: Coupling, for source: String, isOfTheApplication: Bool) -> String? {
    guard coupling.thingCount <= 3 else { return nil }
    let entities = coupling.entities
    let kinds = entities.map { graph.entities[$0].kind }
    if isMovable(coupling) { return .moveOut(coupling.thingCount) }
    if kinds.allSatisfy({ $0 == .function }), coupling.names.allSatisfy({ $0.kind == "function" }) { return .passIn(coupling.thingCount) }
    guard coupling.names.isEmpty, kinds.allSatisfy({ $0 == .class }), !isOfTheApplication else { return nil }
    let haveProtocols = entities.allSatisfy { graph.isObjectiveCPointee($0) || graph.entities[$0].language == .swift }
    return .standIn(haveProtocols ? "protocol" : "interface", in: source, entities.count)
  }

  /// Whether everything that is needed could be declared elsewhere: values, constants and names.
  private func isMovable(_ coupling: Coupling) -> Bool { coupling.entities.allSatisfy { graph.entities[$0].kind.isData && isFree($0) } && coupling.names.allSatisfy(\.isData) }

  /// Whether a header only imports others: it declares at most a few variables, such as a version number.
  private func onlyImportsOthers(_ group: Int) -> Bool {
    let members = folded.members[group].map { graph.entities[$0] }
    return !named.contains(group) && members.allSatisfy { $0.kind == .variable || $0.kind == .file && Graph.isHeader($0.id.text) } && folded.view.outDegree(group) >= 5
  }

  /// Whether a header mainly imports others, even if it declares a little itself.
  package func gathers(_ group: Int) -> Bool { onlyImportsOthers(group) || gatherers.contains(group) }

  /// Whether the use of a group would be seen. Unmentioned macros and type aliases are not seen, and the members of a class extension belong to the class. So the use
  /// is unknown for a header that declares nothing else, that extends a class of another group, or that sets compiler options.
  package func declaresSomething(_ group: Int) -> Bool {
    !extenders.contains(group) && !setters.contains(group) && (named.contains(group) || folded.members[group].contains { graph.entities[$0].kind != .file && graph.entities[$0].kind != .module })
  }

  /// The forward declaration that can replace an import, if it is short.
  private func forwardDeclaration(_ entities: [Graph.Node]) -> String? {
    let names = entities.map { graph.entities[$0].name }
    let words = Set(
      entities.map { node in
        switch graph.entities[node].kind {
        case .class: graph.isObjectiveCPointee(node) ? "@class" : "class"
        case .protocol: "@protocol"
        case .struct: "struct"
        case .union: "union"
        default: ""
        }
      })
    guard let word = words.first, words.count == 1, !word.isEmpty, names.count <= 3, !names.contains(where: { $0.contains("::") }),
      word.hasPrefix("@") || names.count == 1
    else { return nil }
    return "\(word) \(names.joined(separator: ", "));"
  }
}

extension Graph {
  /// The groups with one header that imports at least three others, most of which the group does not mention itself, and that declares no class of its own or is named
  /// like its folder or module, such as `gtest/gtest.h`. O(facts).
  fileprivate func gatherers(in folded: FoldedGraph) -> Set<Int> {
    let headers = folded.members.map { members in members.filter { entities[$0].kind == .file && Graph.isHeader(entities[$0].id.text) } }
    var imports: [Int: Set<Int>] = [:]
    for group in folded.members.indices where headers[group].count == 1 {
      let edges = folded.view.edges(from: group).filter { source(of: $0.fact) == headers[group][0] && !folded.isExternal[$0.target] }
      let targets = Set(edges.map(\.target))
      if targets.count >= 3, isCalledLikeItsFolder(headers[group][0]) || !declaresClass(folded.members[group], in: headers[group][0]) { imports[group] = targets }
    }
    guard !imports.isEmpty else { return [] }
    let couplings = couplings(in: folded) { imports[$0.source]?.contains($0.target) ?? false }
    return Set(imports.filter { group, targets in 2 * targets.count(where: { couplings[GroupPair(group, $0)] == nil }) > targets.count }.keys)
  }

  private func isCalledLikeItsFolder(_ header: Node) -> Bool {
    let parts = entities[header].id.text.split(separator: "/")
    let name = parts[parts.count - 1].prefix { $0 != "." }.lowercased()
    return parts.count > 1 && parts[parts.count - 2].lowercased() == name || entities[header].module?.lowercased() == name
  }

  private func declaresClass(_ members: [Node], in header: Node) -> Bool {
    members.contains { [.class, .protocol, .struct, .union].contains(entities[$0].kind) && entities[$0].isDefinition && entities[$0].location?.path == entities[header].id.text }
  }

  /// Whether a fact is an import of the generated Swift header for Objective-C. If the module is known, the import counts as one of the module.
  fileprivate func isOfGeneratedHeader(_ index: Int) -> Bool {
    guard facts[index].relation == .imports else { return false }
    let imported = entities[target(of: index)]
    return imported.kind == .module ? facts[index].details.flags.contains(.inferred) : imported.name.hasSuffix("-Swift.h")
  }
}

extension Entity.Kind {
  fileprivate var isData: Bool {
    switch self {
    case .struct, .enum, .union, .variable, .protocol: true
    case .file, .module, .class, .category, .extension, .function, .resource: false
    }
  }
}

extension String {
  fileprivate static func nothingUsed(_ target: String, _ unused: DroppedImport) -> Self { "nothing of '\(target)' is used, \(unused.advice)" }

  fileprivate static func onlyImportsOthers(_ target: String) -> Self { "'\(target)' only imports others, import what is needed of them" }

  fileprivate static func onlyGathered(_ target: String) -> Self { "nothing that '\(target)' itself declares is used, import what is needed of what it imports" }

  fileprivate static func onlyImplementation(_ source: String) -> Self { "only the implementation of '\(source)' needs it, import it there" }

  fileprivate static func ownExtension(_ source: String, _ target: String) -> Self { "'\(target)' has an extension of a class of '\(source)', move that out of it" }

  fileprivate static func fewImports(_ count: Int, _ source: String, _ target: String) -> Self {
    "it is \(count == 1 ? "the only one" : "one of \(count)") from '\(source)' to '\(target)'"
  }

  fileprivate static func onlyPointers(_ names: [String], forward: String?, _ missed: DroppedImport) -> Self {
    let instead = missed.free.isEmpty ? "" : ", with an import of \(listed(missed.free, limit: 3))"
    let libraries = missed.headers.isEmpty && !missed.libraries.isEmpty ? ", with an import of \(missed.librariesInWords) if that is needed" : ""
    return "only pointers to \(listed(names, limit: 3)) are needed, \(forward.map { "'\($0)'" } ?? "forward declarations") would do" + instead + libraries + missed.wayBack + missed.remainderElsewhere
  }

  fileprivate static func onlyUsed(_ names: [String], kind: String?, lines: Int?, instead: String?) -> Self {
    let things = kind.map { "the \($0) " } ?? ""
    return (lines ?? names.count <= 10 ? "only " : "") + things + "\(listed(names, limit: 4)) \(names.count == 1 ? "is" : "are") used"
      + (lines.map { ", on \(counted($0, "line"))" } ?? "") + (instead.map { "; \($0)" } ?? "")
  }

  fileprivate static func perhaps(_ names: [String]) -> Self { ", perhaps also \(listed(names, limit: 3))" }

  fileprivate static func moveOut(_ count: Int) -> Self { "move \(count == 1 ? "it" : "them") out of both" }
  fileprivate static func passIn(_ count: Int) -> Self { "pass \(count == 1 ? "it" : "them") in, or move \(count == 1 ? "it" : "them") out of both" }

  fileprivate static func standIn(_ word: String, in source: String, _ count: Int) -> Self {
    count == 1
      ? "have it passed in behind \(word == "interface" ? "an" : "a") \(word) of '\(source)'"
      : "have them passed in behind \(word)s of '\(source)'"
  }

  fileprivate static func whole(_ source: String, _ fact: Fact, _ target: String, others: Int) -> Self {
    let narrows = fact.details.member.map { "narrows '\($0)' to" } ?? "narrows what it overrides to"
    let verb = fact.details.flags.contains(.narrows) ? narrows : fact.relation == .holds ? "holds by value" : fact.relation.verb
    if fact.relation == .extends, source.hasSuffix("()") { return "'\(source)' is the class's own extension, move it there" }
    return "'\(source)' \(verb) '\(target)'" + (others > 0 ? " and \(counted(others, "other thing")) are used" : "")
  }
}
