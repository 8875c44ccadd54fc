internal import Analysis
internal import Facts
internal import Graphs

/// That one thing of the project depends on another, and the first line that says so.
public struct Dependency: Sendable, Hashable, CustomStringConvertible {
  public let source: String
  /// `imports`, `inherits`, `conforms`, `extends`, `holds`, `captures`, `creates`, `uses` or `names`.
  public let relation: String
  public let target: String
  /// Whether the target is other people's: the platform's, a library's.
  public let isExternal: Bool
  /// Relative to the root of the project.
  public let file: String
  public let line: Int

  /// `Model/Photo.swift:3: 'Photo' holds 'PhotoView'`
  public var description: String { "\(file):\(line): '\(source)' \(relation) '\(target)'" }
}

extension Codebase {
  /// The dependencies that the code of a part states, each relation between two things once, in the order of files and lines. Dependencies inside of the part
  /// are there too. O(dependencies).
  public func dependencies(of part: Part) -> [Dependency] {
    let (graph, selection) = (report.graph, selection)
    let isOwn = graph.ownCode()
    let sources = graph.entities.indices.filter { !graph.entities[$0].isExternal && selection.means(part.selector, $0) }
    let found = sources.flatMap { source in
      graph.edges.edges(from: source).compactMap { edge -> Dependency? in
        let (relation, target) = (graph.edges.relation(of: edge), graph.edges.target(of: edge))
        guard relation != .contains, target != source,
          let fact = graph.edges.facts(of: edge).first(where: { isOwn($0) && !graph.facts[$0].details.flags.contains(.described) })
        else { return nil }
        return Dependency(
          source: graph.entities[source].name, relation: relation.rawValue, target: graph.entities[target].name, isExternal: graph.entities[target].isExternal,
          file: graph.facts[fact].location.path, line: graph.facts[fact].location.line)
      }
    }
    return found.sorted { ($0.file, $0.line, $0.source, $0.relation, $0.target) < ($1.file, $1.line, $1.source, $1.relation, $1.target) }
  }
}
