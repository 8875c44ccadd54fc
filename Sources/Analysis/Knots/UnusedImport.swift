internal import Facts
package import Graphs

/// What to do with an import of which nothing is used.
package struct UnusedImport: Sendable, Equatable {
  /// The headers that its file uses and only gets through this import, ascending.
  package let headers: [String]
  /// The files that use what it brings, and only get it by importing this file; ascending.
  package let users: [String]

  package var isMissedByNobody: Bool { headers.isEmpty && users.isEmpty }

  /// The advice, beginning with a verb.
  package var advice: String {
    if !headers.isEmpty { return "import \(listed(headers, limit: 3)) in its place" }
    if !users.isEmpty { return "import it in \(listed(users, limit: 3)) instead, where it is used" }
    return "delete it"
  }
}

extension Graph {
  /// The effect on others if a group drops an unused import of another. O(the imports in reach of each file that uses the other).
  package func unusedImport(_ pair: GroupPair, in folded: FoldedGraph) -> UnusedImport {
    let (own, dropped) = (files(of: folded.members[pair.source]), Set(files(of: folded.members[pair.target])))
    func isKept(_ from: Node, _ to: Node) -> Bool { !(own.contains(from) && dropped.contains(to)) }

    let mentioned = Set(folded.members[pair.source].lazy.flatMap { self.edges.edges(from: $0) }.compactMap { headerMentioned(by: $0) })
    let lost = mentioned.intersection(imported(by: own) { _, _ in true }).subtracting(imported(by: own, where: isKept)).subtracting(dropped)

    var users: [Node] = []
    if own.contains(where: { Graph.isHeader(entities[$0].id.text) && imports($0, dropped) }) {
      let paths = folded.members[pair.target].lazy.flatMap { self.edges.edges(to: $0) }.filter { self.headerMentioned(by: $0) != nil }
        .flatMap { self.edges.facts(of: $0).map { self.facts[$0].location.path } }
      let others = Set(paths.compactMap(file(at:))).subtracting(own).subtracting(dropped).sorted()
      users = others.filter { !imported(by: [$0]) { _, _ in true }.isDisjoint(with: dropped) && imported(by: [$0], where: isKept).isDisjoint(with: dropped) }
    }
    return UnusedImport(headers: names(lost.sorted()), users: names(users))
  }

  private func names(_ files: [Node]) -> [String] { files.map { fileName(entities[$0].id.text) } }

  private func files(of members: [Node]) -> [Node] { members.filter { entities[$0].kind == .file } }

  private func imports(_ file: Node, _ others: Set<Node>) -> Bool {
    edges.edges(from: file).contains { edges.relation(of: $0) == .imports && others.contains(edges.target(of: $0)) }
  }

  /// The header that declares the target of an edge, if the edge is not an import.
  private func headerMentioned(by edge: Int) -> Node? {
    guard edges.relation(of: edge) != .imports, edges.relation(of: edge) != .contains else { return nil }
    return path(of: edges.target(of: edge)).flatMap { Graph.isHeader($0) ? file(at: $0) : nil }
  }

  /// Some files and all that they import, directly or not, along the imports that count.
  private func imported(by files: [Node], where counts: (Node, Node) -> Bool) -> Set<Node> {
    var found = Set(files)
    var waiting = files
    while let next = waiting.popLast() {
      for edge in edges.edges(from: next) where edges.relation(of: edge) == .imports {
        let target = edges.target(of: edge)
        if counts(next, target), found.insert(target).inserted { waiting.append(target) }
      }
    }
    return found
  }
}
