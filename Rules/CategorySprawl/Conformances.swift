internal import Facts
internal import Graphs

extension Graph {
  /// The lines, without columns, on which types are made to conform to protocols.
  func linesOfConformances() -> Set<SourceLocation> {
    Set(facts.lazy.filter { $0.relation == .conforms }.map { SourceLocation($0.location.path, line: $0.location.line) })
  }
}
