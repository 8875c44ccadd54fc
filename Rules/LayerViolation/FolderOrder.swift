internal import Analysis
internal import Facts
internal import Graphs

/// The order that folders keep almost everywhere: where one uses the other in many places, and is used by it in one or two, those few go against it.
struct FolderOrder {
  private let graph: Graph
  private let components: FoldedGraph

  init(_ graph: Graph, _ components: FoldedGraph) {
    self.graph = graph
    self.components = components
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

  /// O(facts). One finding for each pair of components.
  func findings(rule: String) -> [Finding] {
    let traffic = traffic()
    let minorities = traffic.keys.filter { isMinority(traffic[$0]!, of: traffic[$0.reversed], $0) }.sorted { ($0.source, $0.target) < ($1.source, $1.target) }
    let pairs = Set(minorities.flatMap { traffic[$0]!.keys })
    let needs = graph.needs(in: components) { pairs.contains($0) }
    return minorities.flatMap { folders in
      traffic[folders]!.keys.sorted { ($0.source, $0.target) < ($1.source, $1.target) }.compactMap { pair in
        finding(rule, pair, traffic[folders]![pair]!, needs[pair], folders, places: traffic[folders]!.count, back: traffic[folders.reversed]!.count)
      }
    }
  }

  private func isMinority(_ few: Traffic, of many: Traffic?, _ folders: FolderPair) -> Bool {
    // Whoever knows everything is one file, whatever it knows.
    guard let many, few.count < many.count, Set(many.keys.map(\.source)).count > 2 else { return false }
    let (source, target) = (role(of: folders.source), role(of: folders.target))
    if FolderRole.isAbove(source, target) { return false }
    guard few.count <= 2 && many.count >= 10 || FolderRole.isAbove(target, source) && few.count <= 4 && many.count >= max(5, 4 * few.count) else { return false }
    return isRead(folders.source)
  }

  /// Whether nearly all files of a folder were read: what looks like few may be more.
  private func isRead(_ folder: String) -> Bool {
    let files = graph.entities.lazy.filter { $0.kind == .file && $0.id.text.hasPrefix(folder + "/") }
    return files.count { graph.isIncomplete($0.id.text) } * 10 <= files.count { _ in true }
  }

  private func role(of folder: String) -> FolderRole? { folder.split(separator: "/").last.flatMap { FolderRole(ofFolderNamed: $0) } }

  private func traffic() -> [FolderPair: Traffic] {
    let manifold = graph.filesOfManifold()
    let isMeant = graph.entities.map { $0.kind == .file && !$0.isExternal && !isTestCode($0.id.text) && !isSampleCode($0.id.text) }
    var known: [GroupPair: FolderPair?] = [:]
    var traffic: [FolderPair: Traffic] = [:]
    for index in graph.facts.indices {
      let fact = graph.facts[index]
      let target = graph.target(of: index)
      guard fact.relation != .contains, !fact.details.flags.contains(.inferred), !fact.details.flags.contains(.implicit), manifold[target] == nil,
        let file = graph.file(at: fact.location.path), isMeant[file],
        let other = graph.path(of: target).flatMap({ graph.file(at: $0) }), isMeant[other],
        let a = components.group(of: file), let b = components.group(of: target), a != b
      else { continue }
      let files = GroupPair(file, other)
      let folders = known[files] ?? FolderPair(from: fact.location.path, to: graph.entities[other].id.text)
      known[files] = folders
      if let folders { traffic[folders, default: [:]][GroupPair(a, b), default: []].append(index) }
    }
    return traffic
  }

  private func finding(_ rule: String, _ pair: GroupPair, _ facts: [Int], _ need: Need?, _ folders: FolderPair, places: Int, back: Int) -> Finding? {
    // A header that only imports others says nothing of them.
    if need == nil, components.members[pair.target].allSatisfy({ graph.entities[$0].kind == .file }) { return nil }
    let lines = graph.tellingLines(facts)
    let location = graph.facts[lines[0]].location
    let (source, target) = (fileName(components.names[pair.source]), fileName(components.names[pair.target]))
    let (lower, upper) = names(of: folders)
    return Finding(
      rule: rule,
      message: .against(lower, upper, graph.statement(of: lines[0]), places: places, back: back, .mendUpward(lower, upper, need, graph)),
      location: location,
      subjects: [components.representative(of: pair.source, graph), components.representative(of: pair.target, graph)],
      names: [source, target],
      notes: lines.dropFirst().prefix(5).map { Finding.Note(graph.statement(of: $0), at: graph.facts[$0].location) },
      confidence: .likely,
      way: [.init(source, target, at: location, isCut: true)])
  }

  /// Their last names; their paths, if those are the same.
  private func names(of folders: FolderPair) -> (String, String) {
    let (source, target) = (fileName(folders.source), fileName(folders.target))
    return source == target ? (folders.source, folders.target) : (source, target)
  }
}

extension String {
  fileprivate static func against(_ lower: String, _ upper: String, _ statement: String, places: Int, back: Int, _ advice: String) -> Self {
    "'\(lower)' is used by '\(upper)' in \(counted(back, "place")), and uses it in \(places == 1 ? "this one" : "\(places)"): \(statement); \(advice)"
  }
}
