internal import Facts
package import Graphs

/// The headers that each file needs, for questions about imports that are to go.
package final class NeededHeaders {
  private let graph: Graph

  /// What is known of the need: whether the names of what is declared there are enough, as in `@class Feed;`.
  private lazy var needs: [Graph.Node: [Graph.Node: Bool]] = {
    var needs: [Graph.Node: [Graph.Node: Bool]] = [:]
    var last: (path: String, file: Graph.Node?) = ("", nil)
    for fact in graph.facts.indices where graph.facts[fact].relation != .imports && graph.facts[fact].relation != .contains {
      let target = graph.target(of: fact)
      guard let header = graph.path(of: target), Graph.isHeader(header), let header = graph.file(at: header) else { continue }
      let path = graph.facts[fact].location.path
      if path != last.path { last = (path, graph.file(at: path)) }
      guard let file = last.file, file != header else { continue }
      needs[file, default: [:]][header, default: true] = needs[file]?[header] ?? true && graph.strength(of: fact) == .pointer
    }
    // An implementation needs its interface.
    for method in graph.methods.all where method.traits.contains(.isDefined) && !Graph.isHeader(method.location.path) {
      guard let owner = graph.node(method.owner), let path = graph.path(of: owner), Graph.isHeader(path), let header = graph.file(at: path), let file = graph.file(at: method.location.path)
      else { continue }
      needs[file, default: [:]][header] = false
    }
    return needs
  }()

  /// The files that need each header, ascending.
  private lazy var users: [Graph.Node: [Graph.Node]] = {
    var users: [Graph.Node: [Graph.Node]] = [:]
    for file in needs.keys.sorted() { for header in needs[file]!.keys { users[header, default: []].append(file) } }
    return users
  }()

  /// After so many files no more are asked whether they miss something.
  private static let mostUsers = 500

  package init(_ graph: Graph) { self.graph = graph }

  /// What is missed of what a group imports from another, if those imports go. With `keepsNames`, the group declares the names itself (`@class Feed;`), and whoever needs no more
  /// has them. `others` are pairs whose imports go as well, so that nothing comes by them.
  ///
  /// O(the imports in reach of each file that needs something of what is dropped), and once O(facts).
  package func missed(without pair: GroupPair, in folded: FoldedGraph, keepsNames: Bool = false, besides others: Set<GroupPair> = []) -> DroppedImport {
    let (own, dropped) = (files(of: folded.members[pair.source]), Set(files(of: folded.members[pair.target])))
    let entries = dropped.sorted().filter { entry in own.contains { imports($0, [entry]) } }
    let brought = imported(by: entries) { _, _ in true }
    func isKept(_ from: Graph.Node, _ to: Graph.Node) -> Bool {
      if own.contains(from) && dropped.contains(to) { return false }
      guard !others.isEmpty, let source = folded.group(of: from), let target = folded.group(of: to) else { return true }
      return !others.contains(GroupPair(source, target))
    }
    /// What files no longer get, of all that these imports bring.
    func lost(by files: [Graph.Node]) -> Set<Graph.Node> {
      imported(by: files) { _, _ in true }.intersection(brought).subtracting(imported(by: files, where: isKept))
    }
    func needs(_ file: Graph.Node, _ lost: Set<Graph.Node>) -> Bool {
      self.needs[file]?.contains { header, isName in lost.contains(header) && !(isName && keepsNames && dropped.contains(header)) } ?? false
    }
    /// Whether the group is to do without a header.
    func isCut(_ header: Graph.Node) -> Bool {
      dropped.contains(header) || folded.group(of: header).map { others.contains(GroupPair(pair.source, $0)) } ?? false
    }

    // File by file: an implementation may get its own header in a roundabout way.
    let losses = own.map { lost(by: [$0]) }
    let lostHere = losses.reduce(into: Set()) { $0.formUnion($1) }
    let headers = zip(own, losses).reduce(into: Set()) { found, loss in found.formUnion((self.needs[loss.0] ?? [:]).keys.filter { loss.1.contains($0) && !isCut($0) }) }
    let ownHeaders = own.filter { file in Graph.isHeader(graph.entities[file].id.text) && imports(file, dropped) }
    let lostByHeaders = ownHeaders.isEmpty ? [] : lost(by: ownHeaders)
    let candidates = Set(lostByHeaders.flatMap { users[$0] ?? [] }).subtracting(own).subtracting(lostByHeaders).filter { needs($0, lostByHeaders) }
    let losers = candidates.sorted().prefix(Self.mostUsers).compactMap { file -> (file: Graph.Node, isDirect: Bool)? in
      // A file whose own import of the same goes is told what to import instead.
      if let group = folded.group(of: file), others.contains(GroupPair(group, pair.target)) { return nil }
      let reached = imported(by: [file]) { _, _ in true }
      guard !reached.isDisjoint(with: ownHeaders) else { return nil }
      let kept = imported(by: [file], where: isKept)
      // What it has in another way brings it nothing here: what is lost behind that goes by another cut.
      guard entries.contains(where: { !kept.contains($0) }) else { return nil }
      let lost = reached.intersection(lostByHeaders).subtracting(kept)
      return needs(file, lost) ? (file, needs(file, lost.intersection(dropped))) : nil
    }
    return DroppedImport(
      headers: names(headers.sorted()), leadingBack: names(headers.sorted().filter { leadsBack($0, to: pair.source, in: folded, without: others.union([pair])) }),
      libraries: names(libraries(lostHere, of: own)), users: names(losers.filter(\.isDirect).map(\.file)), heirs: names(losers.filter { !$0.isDirect }.map(\.file)))
  }

  /// Whether imports lead from a header to a group, without those that go. O(imports).
  private func leadsBack(_ header: Graph.Node, to group: Int, in folded: FoldedGraph, without dropped: Set<GroupPair>) -> Bool {
    guard let start = folded.group(of: header), start != group else { return false }
    return folded.leads(start, to: group) { !dropped.contains($0) }
  }

  /// The headers of libraries among those that some files lose. Every framework brings Foundation.
  private func libraries(_ lost: Set<Graph.Node>, of files: [Graph.Node]) -> [Graph.Node] {
    func isOfLibrary(_ node: Graph.Node) -> Bool {
      let entity = graph.entities[node]
      return entity.isExternal && entity.id.text.hasPrefix("<") && !Self.settings.contains(entity.id.text)
    }
    let found = lost.filter(isOfLibrary).sorted()
    guard !found.isEmpty else { return [] }
    let hasFramework = imported(by: files) { _, _ in true }.contains { !lost.contains($0) && isOfLibrary($0) && graph.entities[$0].id.text.contains("/") }
    return hasFramework ? found.filter { graph.entities[$0].id.text != "<Foundation/Foundation.h>" } : found
  }

  /// Headers that only tell the platform.
  private static let settings: Set<String> = ["<Availability.h>", "<AvailabilityMacros.h>", "<TargetConditionals.h>"]

  private func names(_ files: [Graph.Node]) -> [String] {
    files.map { graph.entities[$0].id.text }.map { $0.hasPrefix("<") ? $0 : fileName($0) }
  }

  private func files(of members: [Graph.Node]) -> [Graph.Node] { members.filter { graph.entities[$0].kind == .file } }

  private func imports(_ file: Graph.Node, _ others: Set<Graph.Node>) -> Bool {
    graph.edges.edges(from: file).contains { graph.edges.relation(of: $0) == .imports && others.contains(graph.edges.target(of: $0)) }
  }

  /// Whether some build takes an import.
  private func isTaken(_ edge: Int) -> Bool { graph.edges.facts(of: edge).contains { !graph.facts[$0].details.flags.contains(.inactive) } }

  /// Some files and all that they import, directly or not, along the imports that count.
  private func imported(by files: [Graph.Node], where counts: (Graph.Node, Graph.Node) -> Bool) -> Set<Graph.Node> {
    var found = Set(files)
    var waiting = files
    while let next = waiting.popLast() {
      for edge in graph.edges.edges(from: next) where graph.edges.relation(of: edge) == .imports && isTaken(edge) {
        let target = graph.edges.target(of: edge)
        if counts(next, target), found.insert(target).inserted { waiting.append(target) }
      }
    }
    return found
  }
}
