internal import Facts

// What is not known because files were not read, or only in part. A rule that concludes something from what nobody does has to ask here.

extension Graph {
  /// Whether something of the file at a path was not read.
  package func isIncomplete(_ path: String) -> Bool { file(at: path).map { entities[$0].isIncomplete } ?? false }

  /// For each node whether a file that was not read in full may mention it. Such a file may mention what is declared in the files that it imports,
  /// directly or not, and in Swift everything of its module. False for all nodes if everything was read. O(n + e).
  package func mayBeMentionedUnseen() -> [Bool] {
    var isSeen = [Bool](repeating: false, count: entities.count)
    var waiting = entities.indices.filter { entities[$0].kind == .file && entities[$0].isIncomplete }
    guard !waiting.isEmpty else { return isSeen }
    let modules = Set(waiting.lazy.filter { self.entities[$0].language == .swift }.map { self.entities[$0].module ?? "" })
    for file in waiting { isSeen[file] = true }
    while let file = waiting.popLast() {
      for edge in edges.edges(from: file) where edges.relation(of: edge) == .imports && !isSeen[edges.target(of: edge)] {
        isSeen[edges.target(of: edge)] = true
        waiting.append(edges.target(of: edge))
      }
    }
    for node in entities.indices where !isSeen[node] {
      let entity = entities[node]
      guard entity.kind != .file, let path = entity.location?.path else { continue }
      isSeen[node] = file(at: path).map { isSeen[$0] } ?? false || entity.language == .swift && modules.contains(entity.module ?? "")
    }
    return isSeen
  }
}
