internal import Analysis
internal import Facts
internal import Graphs
internal import Platform

/// The order that folders keep almost everywhere: where one uses the other in many places, and is used by it in one or two, those few go against it.
struct FolderOrder {
  private let graph: Graph
  private let components: FoldedGraph
  private let flow: FolderTraffic
  private let needed: NeededHeaders

  /// O(facts).
  init(_ graph: Graph, _ components: FoldedGraph) {
    self.graph = graph
    self.components = components
    flow = FolderTraffic(graph, components)
    needed = NeededHeaders(graph)
  }

  /// One finding for each two folders.
  func findings(rule: String) -> [Finding] {
    let traffic = flow.traffic
    let minorities = flow.minorities().sorted { ($0.source, $0.target) < ($1.source, $1.target) }
    let pairs = Set(minorities.flatMap { traffic[$0]!.keys })
    let couplings = graph.couplings(in: components) { pairs.contains($0) }
    return minorities.compactMap { folders in
      // An import of which nothing is used is no first example.
      let pairs = traffic[folders]!.keys.filter { isNeed($0, couplings[$0]) }.sorted { a, b in
        (couplings[a] == nil ? 1 : 0, a.source, a.target) < (couplings[b] == nil ? 1 : 0, b.source, b.target)
      }
      // A component that assembles others, or has the application, stands above both folders wherever it lies.
      guard !pairs.allSatisfy({ flow.assembles($0.source, in: folders.source) || isOfTheApplication($0.source) }) else { return nil }
      return finding(rule, pairs, traffic[folders]!, couplings, Way(folders: folders, places: pairs.count, perhaps: flow.possibleCount(folders), back: traffic[folders.reversed]!.count))
    }
  }

  /// From a lower folder up to a higher one, with how often there and back.
  private struct Way {
    let folders: FolderPair
    let places: Int
    /// How many more there may be.
    let perhaps: Int
    let back: Int

    /// The folders' last names; their paths, if those are the same.
    var names: (lower: String, upper: String) {
      let (source, target) = (fileName(folders.source), fileName(folders.target))
      return source == target ? (folders.source, folders.target) : (source, target)
    }
  }

  /// Whether something of the target is used, or the target declares something. A header that only imports others does not.
  private func isNeed(_ pair: GroupPair, _ coupling: Coupling?) -> Bool {
    coupling != nil || !components.members[pair.target].allSatisfy { graph.entities[$0].kind == .file }
  }

  /// Whether the application itself is in a component, which names its first screen.
  private func isOfTheApplication(_ component: Int) -> Bool {
    components.members[component].contains { node in
      graph.edges.edges(from: node).contains { graph.edges.relation(of: $0) == .conforms && Platform.isOfTheApplication(graph.entities[graph.edges.target(of: $0)].name) }
    }
  }

  private func finding(_ rule: String, _ pairs: [GroupPair], _ traffic: [GroupPair: [Int]], _ couplings: [GroupPair: Coupling], _ way: Way) -> Finding {
    let lines = pairs.map { graph.tellingLines(traffic[$0]!) }
    let first = lines[0][0]
    let notes = pairs.count > 1 ? lines.dropFirst().map { $0[0] } : Array(lines[0].dropFirst())
    let location = graph.facts[first].location
    let (source, target) = (fileName(components.names[pairs[0].source]), fileName(components.names[pairs[0].target]))
    let (lower, upper) = way.names
    let ends = Set(pairs.flatMap { [components.representative(of: $0.source, graph), components.representative(of: $0.target, graph)] })
    return Finding(
      rule: rule,
      message: .against(lower, upper, graph.statement(of: first), places: way.places, perhaps: way.perhaps, back: way.back, advice(pairs, couplings, way)),
      location: location,
      subjects: [EntityID(way.folders.source), EntityID(way.folders.target)] + ends.sorted(),
      names: [source, target],
      notes: notes.prefix(5).map { Finding.Note(graph.statement(of: $0), at: graph.facts[$0].location) },
      confidence: .likely,
      way: [.init(source, target, at: location, isCut: true)])
  }

  private func advice(_ pairs: [GroupPair], _ couplings: [GroupPair: Coupling], _ way: Way) -> String {
    let (lower, upper) = way.names
    let sources = Set(pairs.map(\.source)).sorted()
    // What adds to a type of the upper folder belongs there.
    let extended = sources.map { addedTo($0, in: way.folders.target) }
    let isNeededBelow = sources.contains { (flow.users[$0] ?? []).contains { isIn(way.folders.source, $0) && !sources.contains($0) } }
    if !isNeededBelow, extended.allSatisfy({ !$0.isEmpty }) { return .moveUp(sources.map { chiefFile(of: $0) }, toTypes: Set(extended.joined()).sorted(), in: upper) }
    let needed = Set(pairs.compactMap { couplings[$0] }.flatMap(\.entities)).sorted()
    let others = Set(pairs.compactMap { couplings[$0] }.flatMap(\.names)).sorted()
    if needed.isEmpty && others.isEmpty { return .nothingUsed(pairs.count == 1 ? self.needed.missed(without: pairs[0], in: components) : nil) }
    let targets = Set(pairs.map(\.target))
    // What knows others of the project can't move alone.
    let haveIdentity = graph.haveIdentity(needed)
    let isBound =
      needed.isEmpty || haveIdentity || !others.isEmpty
      ? targets.contains { target in (flow.used[target] ?? []).contains { !targets.contains($0) && !isIn(way.folders.source, $0) } }
      : needed.contains { needsOthers($0, than: needed, in: way.folders.source) }
    let names = needed.map { graph.entities[$0].name } + others.map(\.text)
    let kinds = needed.isEmpty ? Set(others.map(\.kind)) : []
    let kind = kinds.count == 1 ? kinds.first! + (others.count == 1 ? "" : "s") : nil
    if sources.allSatisfy({ isNeeded($0, onlyIn: way.folders.target) }) {
      // What several parts of the upper folder share lies below them on purpose, and what it alone needs belongs to it.
      if sources.contains(where: { isShared($0, byPartsOf: way.folders.target) }) {
        if !isBound, targets.allSatisfy({ isNeeded($0, onlyIn: way.folders.source) }) { return .moveDown(names, kind, to: lower) }
      } else if haveIdentity || isBound || targets.contains(where: { !isNeeded($0, hardlyIn: way.folders.target) }) {
        // What only one part needs is in the wrong folder.
        return .moveUp(sources.map { chiefFile(of: $0) }, to: upper)
      }
    }
    // A class moves down only if the upper folder hardly needs it and it needs nothing there.
    if isBound || haveIdentity && (graph.haveInterface(needed) || !targets.allSatisfy({ isNeeded($0, hardlyIn: way.folders.target) })) {
      return haveIdentity ? .invert(lower, upper) : .passIn(by: upper)
    }
    let isCommon = targets.contains { (flow.users[$0] ?? []).contains { !isIn(way.folders.source, $0) && !isIn(way.folders.target, $0) } }
    // What needs something of the lower folder goes there, whoever else uses it.
    let needsLower = targets.contains { (flow.used[$0] ?? []).contains { isIn(way.folders.source, $0) } }
    return isCommon && !needsLower ? .moveBelow(names, kind) : .moveDown(names, kind, to: lower)
  }

  /// Whether a type names others of the project that lie elsewhere.
  private func needsOthers(_ type: Graph.Node, than needed: [Graph.Node], in folder: String) -> Bool {
    graph.edges.edges(from: type).contains { edge in
      let target = graph.edges.target(of: edge)
      guard target != type, !graph.entities[target].isExternal, graph.entities[target].kind.isType, !needed.contains(target) else { return false }
      return components.group(of: target).map { !isIn(folder, $0) } ?? false
    }
  }

  /// The names of the types in a folder that a component extends.
  private func addedTo(_ component: Int, in folder: String) -> [String] {
    let extended = components.members[component].flatMap { node in
      graph.edges.edges(from: node).filter { graph.edges.relation(of: $0) == .extends }.map { graph.edges.target(of: $0) }
    }
    return extended.filter { components.group(of: $0).map { isIn(folder, $0) } ?? false }.map { graph.entities[$0].name }
  }

  private func chiefFile(of component: Int) -> String { fileName(components.representative(of: component, graph).text) }

  private func isNeeded(_ component: Int, onlyIn folder: String) -> Bool {
    let users = flow.users[component] ?? []
    return !users.isEmpty && users.allSatisfy { isIn(folder, $0) }
  }

  private func isNeeded(_ component: Int, hardlyIn folder: String) -> Bool {
    let users = flow.users[component] ?? []
    return users.count { isIn(folder, $0) } * 2 <= users.count
  }

  /// Whether files of two sub-folders of a folder use a component, or more.
  private func isShared(_ component: Int, byPartsOf folder: String) -> Bool {
    let parts = (flow.users[component] ?? []).flatMap { components.members[$0] }.compactMap { member -> Substring? in
      guard graph.entities[member].kind == .file, graph.entities[member].id.text.hasPrefix(folder + "/") else { return nil }
      let rest = graph.entities[member].id.text.dropFirst(folder.count + 1).split(separator: "/")
      return rest.count > 1 ? rest[0] : nil
    }
    return Set(parts).count > 1
  }

  private func isIn(_ folder: String, _ component: Int) -> Bool {
    components.members[component].contains { graph.entities[$0].kind == .file && graph.entities[$0].id.text.hasPrefix(folder + "/") }
  }
}

extension String {
  fileprivate static func against(_ lower: String, _ upper: String, _ statement: String, places: Int, perhaps: Int, back: Int, _ advice: String) -> Self {
    "'\(lower)' is used by '\(upper)' in \(back) pairs of files, and uses it in \(places == 1 ? "this one" : "\(places)")"
      + (perhaps > 0 ? ", perhaps in \(perhaps) more" : "") + ": \(statement); \(advice)"
  }

  fileprivate static func passIn(by upper: String) -> Self { "let '\(upper)' pass in what is needed, or move what both need below" }
  fileprivate static func moveBelow(_ names: [String], _ kind: String?) -> Self {
    "move \(kind.map { "the \($0) " } ?? "")\(listed(names, limit: 3)) to a folder below both"
  }

  fileprivate static func moveUp(_ files: [String], toTypes types: [String], in upper: String) -> Self {
    "move \(listed(files, limit: 3)) to '\(upper)', where \(listed(types, limit: 3)) \(types.count == 1 ? "is" : "are"), which \(files.count == 1 ? "it extends" : "they extend")"
  }

  fileprivate static func moveUp(_ files: [String], to upper: String) -> Self { "move \(listed(files, limit: 3)) to '\(upper)', where all that use it are" }
}
