internal import Analysis
internal import Facts
internal import Graphs

/// Categories of a type of the project that stand in the header of another type; on demand, extensions in the file of another
/// type. In Swift many an extension stands beside the type that it returns or takes, which is good order.
struct Strays {
  let graph: Graph
  let family: Family
  let extensions: Bool

  /// One finding for each extension. O(n).
  func findings(rule: String) -> [Finding] {
    let conformances = graph.linesOfConformances()
    let homes = homes()
    return graph.entities.indices.compactMap { node in
      let entity = graph.entities[node]
      guard entity.kind == .category || extensions && entity.kind == .extension, !entity.isExternal, !entity.name.hasSuffix("()"), let place = entity.location,
        entity.kind == .extension || Graph.isHeader(place.path),
        !graph.isTest(place.path), !isSampleCode(place.path), !conformances.contains(SourceLocation(place.path, line: place.line)),
        case let type = family.type(of: node), type != node, !graph.entities[type].isExternal, let home = graph.entities[type].location?.path,
        home.byteOrder(to: place.path) != 0, let host = homes[place.path], host != type, !isPrivate(node), !speaksOf(graph.entities[type].name, place.path), !isNamed(entity, for: graph.entities[host])
      else { return nil }
      return Finding(
        rule: rule, message: .stray(graph.entities[type].name, fileName(place.path), of: graph.entities[host].name, home: fileName(home), mayBePrivate: entity.kind == .extension), location: place,
        subjects: [entity.id, EntityID(place.path)], names: [graph.entities[type].name])
    }
  }

  /// For each file the type that it is named for.
  private func homes() -> [String: Graph.Node] {
    var homes: [String: Graph.Node] = [:]
    for node in graph.entities.indices where graph.entities[node].kind.isType && !graph.entities[node].isExternal {
      guard let path = graph.entities[node].location?.path, word(path) == graph.entities[node].name.lowercased() else { continue }
      homes[path] = node
    }
    return homes
  }

  private func word(_ path: String) -> String { fileName(path).prefix { $0 != "." && $0 != "+" }.lowercased() }

  private func speaksOf(_ type: String, _ path: String) -> Bool { fileName(path).lowercased().contains(type.lowercased()) }

  /// `PSPhoto (PSFeed)` in the file of `PSFeed` says whose it is.
  private func isNamed(_ category: Entity, for host: Entity) -> Bool { category.kind == .category && category.name.contains("(\(host.name)") }

  /// Whether it gives nothing to other files: it is private, or each of its methods is private or only declared.
  private func isPrivate(_ category: Graph.Node) -> Bool {
    let isSaid = graph.edges.edges(from: category).contains { edge in
      graph.edges.relation(of: edge) == .extends && graph.edges.facts(of: edge).contains { graph.facts[$0].details.access == "private" }
    }
    let methods = graph.methods.methods(of: category)
    return isSaid || methods.isEmpty || methods.allSatisfy { $0.traits.contains(.isPrivate) || !$0.traits.contains(.isDefined) }
  }
}

extension String {
  fileprivate static func stray(_ type: String, _ file: String, of host: String, home: String, mayBePrivate: Bool) -> Self {
    "'\(type)' is extended in '\(file)', the file of '\(host)', where nobody looks for it; \(mayBePrivate ? "make the extension private, or " : "")move it to '\(home)'"
  }
}
