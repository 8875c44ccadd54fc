package import Analysis
internal import Facts
package import Graphs

/// Makes edits of the remedies of a finding, as far as the text shows that they are safe.
///
/// Pure: files are read through a function. The result has to be read again: only that shows that it parses, and that the finding is gone.
package struct FixMaker {
  let graph: Graph
  /// The bytes of a file by its path; nil for what can't be read or is not to be changed.
  let read: (String) -> [UInt8]?

  package init(_ graph: Graph, reading read: @escaping (String) -> [UInt8]?) {
    self.graph = graph
    self.read = read
  }

  /// All that mends a finding, or nil where one of its remedies can't be made an edit.
  package func edits(for finding: Finding) -> [TextEdit]? {
    guard !finding.remedies.isEmpty else { return nil }
    var all: [TextEdit] = []
    for remedy in finding.remedies {
      guard let edits = edits(for: remedy, besides: finding.remedies) else { return nil }
      for edit in edits where !all.contains(edit) {
        guard !all.contains(where: edit.clashes) else { return nil }
        all.append(edit)
      }
    }
    return all
  }

  /// `others` are applied together with it: the edit may not rely on an import that one of them removes.
  package func edits(for remedy: Remedy, besides others: [Remedy] = []) -> [TextEdit]? {
    let edits: [TextEdit]? =
      switch remedy {
      case .deleteImport(let place, let header): deletion(of: header, at: place, besides: others).map { [$0] }
      case .declareForward(let place, let header, let words, let names): forwardDeclaration(words, of: names, inPlaceOf: header, at: place, besides: others)
      case .makeWeak(let member, let place, let bound): place.path.hasSuffix(".swift") ? weakSwift(member, at: place, bound) : weakObjectiveC(member, at: place).map { [$0] }
      case .captureWeakly(let variable, let place, let member): weakCapture(of: variable, at: place, member)
      }
    guard let edits, !edits.contains(where: { isForeign($0.path) }) else { return nil }
    return edits
  }

  /// Other people's files are not edited, and absolute paths lead out of the project.
  private func isForeign(_ path: String) -> Bool { path.hasPrefix("/") || graph.file(at: path).map { graph.entities[$0].isExternal } ?? true }
}
