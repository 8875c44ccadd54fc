internal import Analysis
internal import Facts
internal import Graphs

/// The order that folders keep almost everywhere: where one uses the other in many places, and is used by it in one or two, those few go against it.
struct FolderOrder {
  private let graph: Graph
  private let components: FoldedGraph
  private let flow: Flow

  /// O(facts).
  init(_ graph: Graph, _ components: FoldedGraph) {
    self.graph = graph
    self.components = components
    flow = Flow(graph, components)
  }

  /// Of two files the folders on their ways that lie side by side.
  private struct FolderPair: Hashable {
    let source: String
    let target: String

    init(_ source: String, _ target: String) {
      self.source = source
      self.target = target
    }

    /// Nil where one of the files lies in a folder that is above the other.
    init?(from source: String, to target: String) {
      let (a, b) = (source.split(separator: "/"), target.split(separator: "/"))
      var depth = 0
      while depth < min(a.count, b.count), a[depth] == b[depth] { depth += 1 }
      guard depth + 1 < a.count, depth + 1 < b.count else { return nil }
      self.init(a[...depth].joined(separator: "/"), b[...depth].joined(separator: "/"))
    }

    var reversed: FolderPair { FolderPair(target, source) }
  }

  /// What leads from one folder to another: for each two components the facts.
  private typealias Traffic = [GroupPair: [Int]]

  /// Who mentions whom in the project's own words, tests and samples left out.
  private struct Flow {
    var traffic: [FolderPair: Traffic] = [:]
    /// For each component those that mention it.
    var users: [Int: Set<Int>] = [:]
    /// For each component those that it mentions.
    var used: [Int: Set<Int>] = [:]

    init(_ graph: Graph, _ components: FoldedGraph) {
      let manifold = graph.filesOfManifold()
      let isMeant = graph.entities.map { $0.kind == .file && !$0.isExternal && !isTestCode($0.id.text) && !isSampleCode($0.id.text) }
      var known: [GroupPair: FolderPair?] = [:]
      for index in graph.facts.indices {
        let fact = graph.facts[index]
        let target = graph.target(of: index)
        guard fact.relation != .contains, !fact.details.flags.contains(.inferred), !fact.details.flags.contains(.implicit), manifold[target] == nil,
          let file = graph.file(at: fact.location.path), isMeant[file],
          let other = graph.path(of: target).flatMap({ graph.file(at: $0) }), isMeant[other],
          let a = components.group(of: file), let b = components.group(of: target), a != b
        else { continue }
        users[b, default: []].insert(a)
        used[a, default: []].insert(b)
        let files = GroupPair(file, other)
        let folders = known[files] ?? FolderPair(from: fact.location.path, to: graph.entities[other].id.text)
        known[files] = folders
        if let folders { traffic[folders, default: [:]][GroupPair(a, b), default: []].append(index) }
      }
    }
  }

  /// One finding for each two folders.
  func findings(rule: String) -> [Finding] {
    let traffic = flow.traffic
    let minorities = traffic.keys.filter { isMinority(traffic[$0]!, of: traffic[$0.reversed], $0) }.sorted { ($0.source, $0.target) < ($1.source, $1.target) }
    let pairs = Set(minorities.flatMap { traffic[$0]!.keys })
    let needs = graph.needs(in: components) { pairs.contains($0) }
    return minorities.compactMap { folders in
      let pairs = traffic[folders]!.keys.filter { isNeed($0, needs[$0]) }.sorted { ($0.source, $0.target) < ($1.source, $1.target) }
      return pairs.isEmpty ? nil : finding(rule, pairs, traffic[folders]!, needs, Way(folders, places: pairs.count, back: traffic[folders.reversed]!.count))
    }
  }

  /// From a lower folder up to a higher one, with how often there and back.
  private struct Way {
    let folders: FolderPair
    let places: Int
    let back: Int

    init(_ folders: FolderPair, places: Int, back: Int) {
      self.folders = folders
      self.places = places
      self.back = back
    }

    /// The folders' last names; their paths, if those are the same.
    var names: (lower: String, upper: String) {
      let (source, target) = (fileName(folders.source), fileName(folders.target))
      return source == target ? (folders.source, folders.target) : (source, target)
    }
  }

  /// A header that only imports others says nothing of them.
  private func isNeed(_ pair: GroupPair, _ need: Need?) -> Bool {
    need != nil || !components.members[pair.target].allSatisfy { graph.entities[$0].kind == .file }
  }

  private func isMinority(_ few: Traffic, of many: Traffic?, _ folders: FolderPair) -> Bool {
    // Whoever knows everything is one file, whatever it knows; and one protocol that all adopt makes no layer of its folder.
    guard let many, few.count < many.count, many.count >= 10, Set(many.keys.map(\.source)).count > 2, Set(many.keys.map(\.target)).count > 2 else { return false }
    let (source, target) = (role(of: folders.source), role(of: folders.target))
    if FolderRole.isAbove(source, target) { return false }
    guard few.count <= 2 || FolderRole.isAbove(target, source) && few.count <= 4 && many.count >= 4 * few.count else { return false }
    return isRead(folders.source)
  }

  /// Whether nearly all files of a folder were read: what looks like few may be more.
  private func isRead(_ folder: String) -> Bool {
    let files = graph.entities.lazy.filter { $0.kind == .file && $0.id.text.hasPrefix(folder + "/") }
    return files.count { graph.isIncomplete($0.id.text) } * 10 <= files.count { _ in true }
  }

  private func role(of folder: String) -> FolderRole? { folder.split(separator: "/").last.flatMap { FolderRole(ofFolderNamed: $0) } }

  private func finding(_ rule: String, _ pairs: [GroupPair], _ traffic: Traffic, _ needs: [GroupPair: Need], _ way: Way) -> Finding {
    let lines = pairs.map { graph.tellingLines(traffic[$0]!) }
    let first = lines[0][0]
    let notes = pairs.count > 1 ? lines.dropFirst().map { $0[0] } : Array(lines[0].dropFirst())
    let location = graph.facts[first].location
    let (source, target) = (fileName(components.names[pairs[0].source]), fileName(components.names[pairs[0].target]))
    let (lower, upper) = way.names
    let ends = Set(pairs.flatMap { [components.representative(of: $0.source, graph), components.representative(of: $0.target, graph)] })
    return Finding(
      rule: rule,
      message: .against(lower, upper, graph.statement(of: first), places: way.places, back: way.back, advice(pairs, needs, way)),
      location: location,
      subjects: [EntityID(way.folders.source), EntityID(way.folders.target)] + ends.sorted(),
      names: [source, target],
      notes: notes.prefix(5).map { Finding.Note(graph.statement(of: $0), at: graph.facts[$0].location) },
      confidence: .likely,
      way: [.init(source, target, at: location, isCut: true)])
  }

  private func advice(_ pairs: [GroupPair], _ needs: [GroupPair: Need], _ way: Way) -> String {
    let (lower, upper) = way.names
    // What only the upper folder needs, or what only adds to a type of it, is in the wrong one.
    let sources = Set(pairs.map(\.source)).sorted()
    if sources.allSatisfy({ isNeeded($0, onlyIn: way.folders.target) || adds($0, to: way.folders.target) }) {
      return .moveUp(sources.map { chiefFile(of: $0) }, to: upper)
    }
    let needed = Set(pairs.compactMap { needs[$0] }.flatMap(\.entities)).sorted()
    if needed.isEmpty { return .nothingUsed }
    if graph.haveIdentity(needed) { return .invert(lower, upper) }
    let targets = Set(pairs.map(\.target))
    // What knows others of the project can't move alone.
    if targets.contains(where: { target in (flow.used[target] ?? []).contains { !targets.contains($0) && !isIn(way.folders.source, $0) } }) { return .passIn(by: upper) }
    let names = needed.map { graph.entities[$0].name }
    let isCommon = targets.contains { (flow.users[$0] ?? []).contains { !isIn(way.folders.source, $0) && !isIn(way.folders.target, $0) } }
    return isCommon ? .moveBelow(names) : .moveDown(names, to: lower)
  }

  private func adds(_ component: Int, to folder: String) -> Bool {
    let extended = components.members[component].flatMap { node in
      graph.edges.edges(from: node).filter { graph.edges.relation(of: $0) == .extends }.map { graph.edges.target(of: $0) }
    }
    return extended.contains { components.group(of: $0).map { isIn(folder, $0) } ?? false }
  }

  private func chiefFile(of component: Int) -> String { fileName(components.representative(of: component, graph).text) }

  private func isNeeded(_ component: Int, onlyIn folder: String) -> Bool {
    let users = flow.users[component] ?? []
    return !users.isEmpty && users.allSatisfy { isIn(folder, $0) }
  }

  private func isIn(_ folder: String, _ component: Int) -> Bool {
    components.members[component].contains { graph.entities[$0].kind == .file && graph.entities[$0].id.text.hasPrefix(folder + "/") }
  }
}

extension String {
  fileprivate static func against(_ lower: String, _ upper: String, _ statement: String, places: Int, back: Int, _ advice: String) -> Self {
    "'\(lower)' is used by '\(upper)' in \(counted(back, "place")), and uses it in \(places == 1 ? "this one" : "\(places)"): \(statement); \(advice)"
  }

  fileprivate static func passIn(by upper: String) -> Self { "let '\(upper)' pass in what is needed, or move what both need below" }
  fileprivate static func moveBelow(_ names: [String]) -> Self { "move \(listed(names, limit: 3)) to a folder below both" }

  fileprivate static func moveUp(_ files: [String], to upper: String) -> Self { "move \(listed(files, limit: 3)) to '\(upper)', where all that use it are" }
}
