internal import Facts
package import Graphs

/// What a file of the C family no longer imports, directly or not, when some imports are removed.
struct ImportLoss {
  let file: Graph.Node
  /// The project's headers and those of others, ascending.
  let gone: [Graph.Node]
  let left: [Graph.Node]
}

extension Graph {
  /// The files that lose something without these imports, ascending. Nil when more than `limit` files import one of the importing files, directly or not.
  /// O(imports in reach of each importer).
  func losses(without imports: [(file: Node, header: Node)], limit: Int = 3000) -> [ImportLoss]? {
    var importers = Set(imports.map(\.file))
    var waiting = Array(importers)
    while let next = waiting.popLast() {
      for edge in edges.edges(to: next) where isTaken(edge) {
        let source = source(of: edges.facts(of: edge).lowerBound)
        if entities[source].kind == .file, importers.insert(source).inserted { waiting.append(source) }
      }
      if importers.count > limit { return nil }
    }
    return importers.sorted().compactMap { file in
      let before = reached(from: file) { _, _ in true }
      let after = reached(from: file) { source, target in !imports.contains { $0 == (source, target) } }
      // A file of an import cycle imports itself. It does not lose itself when the cycle is broken.
      let gone = before.subtracting(after).subtracting([file])
      return gone.isEmpty ? nil : ImportLoss(file: file, gone: gone.sorted(), left: after.sorted())
    }
  }

  /// What a file imports, directly or not, along the imports that count.
  package func reached(from file: Node, along counts: (Node, Node) -> Bool) -> Set<Node> {
    var found: Set<Node> = []
    var waiting = [file]
    while let next = waiting.popLast() {
      for edge in edges.edges(from: next) where isTaken(edge) {
        let target = edges.target(of: edge)
        if counts(next, target), found.insert(target).inserted { waiting.append(target) }
      }
    }
    return found
  }

  /// Whether some build takes an import.
  private func isTaken(_ edge: Int) -> Bool {
    edges.relation(of: edge) == .imports && edges.facts(of: edge).contains { !facts[$0].details.flags.contains(.inactive) }
  }
}
