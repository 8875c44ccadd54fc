internal import Facts
package import Graphs

/// A file that differs between two revisions.
package struct ChangedFile: Sendable, Equatable {
  package enum Kind: String, Sendable { case added, modified, deleted, renamed }

  /// Relative to the project's root; for a deleted file its old path.
  package var path: String
  /// The old path of a renamed file.
  package var oldPath: String?
  package let kind: Kind

  package init(path: String, oldPath: String?, kind: Kind) {
    self.path = path
    self.oldPath = oldPath
    self.kind = kind
  }
}

/// Two revisions of a project, and the changes from one to the other.
package struct Comparison: Sendable {
  /// The names that people use: `main (1a2b3c4d)`, `the work tree`.
  package let oldName: String
  package let newName: String
  package let old: Report
  package let new: Report
  package let difference: ReportDifference
  /// The files of the project that differ, by path.
  package let changed: [ChangedFile]
  package let affected: Affected

  /// The components that depend on what changed.
  package struct Affected: Sendable, Equatable {
    /// The components whose files differ, ascending.
    package let changed: [String]
    /// The components that need one of these directly, and those that need one indirectly; ascending.
    package let direct: [String]
    package let indirect: [String]
    /// The number of all components.
    package let count: Int
  }

  package init(old: Report, named oldName: String, new: Report, named newName: String, changed: [ChangedFile]) {
    self.oldName = oldName
    self.newName = newName
    self.old = old
    self.new = new
    difference = ReportDifference(from: old, to: new)
    self.changed = changed.filter { file in [new, old].contains { $0.graph.isOwnFile(file.path) } }.joined(difference.renamed)
    affected = new.graph.affected(by: self.changed.filter { $0.kind != .deleted }.map(\.path))
  }
}

extension [ChangedFile] {
  /// Merges the two entries of a file that moved.
  fileprivate func joined(_ renamed: [EntityID: EntityID]) -> Self {
    let origins = Dictionary(renamed.map { ($0.value, $0.key) }) { first, _ in first }
    return compactMap { file in
      if file.kind == .deleted, renamed[EntityID(file.path)] != nil { return nil }
      guard file.kind == .added, let origin = origins[EntityID(file.path)] else { return file }
      return ChangedFile(path: file.path, oldPath: origin.text, kind: .renamed)
    }
  }
}

extension Graph {
  fileprivate func isOwnFile(_ path: String) -> Bool { file(at: path).map { !entities[$0].isExternal } ?? false }

  /// The components that need something in the files at these paths, on any platform. O(n log n + e).
  package func affected(by paths: [String]) -> Comparison.Affected {
    let graph = SourceGraph(self, includesInactive: true)
    let changed = Set(paths.compactMap(file(at:)).compactMap(graph.component))
    let distances = graph.digraph.reversed.distances(from: changed.sorted())
    func names(_ isMeant: (Int32) -> Bool) -> [String] { graph.names.indices.filter { isMeant(distances[$0]) }.map { graph.names[$0] } }
    return Comparison.Affected(changed: names { $0 == 0 }, direct: names { $0 == 1 }, indirect: names { $0 > 1 }, count: graph.names.count)
  }
}
