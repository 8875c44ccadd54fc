internal import Analysis
internal import Facts
internal import Graphs

/// Categories on classes of the platform that define a method which the class inherits there: every object of the class in the program gets it, those that the
/// platform makes for itself too.
struct Overrides {
  private let graph: Graph
  private let family: Family
  /// What extensions of the project add to classes of the platform, for extensions of their subclasses to override.
  private let added: Set<String>

  /// O(methods).
  init(_ graph: Graph, _ family: Family) {
    self.graph = graph
    self.family = family
    added = Set(
      graph.methods.all.lazy.filter { method in
        guard !method.traits.contains(.overrides), let owner = graph.node(method.owner), graph.entities[owner].kind == .extension else { return false }
        return graph.entities[family.type(of: owner)].isExternal
      }.map(\.name))
  }

  /// One finding for each category. O(methods).
  func findings(rule: String) -> [Finding] {
    graph.entities.indices.compactMap { node in
      let entity = graph.entities[node]
      guard entity.kind == .category || entity.kind == .extension, !entity.isExternal, let place = entity.location, !graph.isTest(place.path), !isSampleCode(place.path),
        case let type = graph.entities[family.type(of: node)], type.isExternal, type.kind == .class, type.isNamedLikePlatformClass
      else { return nil }
      let methods = graph.methods.methods(of: node).filter { overrides($0, of: type, isSwift: entity.kind == .extension) }.sorted { $0.location < $1.location }
      guard let first = methods.first else { return nil }
      return Finding(
        rule: rule, message: .overrides(entity.name, methods.map { $0.selector ?? $0.name }, of: type.name, canBeSubclassed: isMade(family.type(of: node))), location: first.location,
        subjects: [entity.id], names: [entity.name],
        notes: methods.dropFirst().prefix(5).map { Finding.Note("'\($0.selector ?? $0.name)'", at: $0.location) })
    }
  }

  /// Whether the project makes objects of a class of the platform, or of a subclass. Otherwise the platform makes them, as SwiftUI does, and a subclass would not be used.
  private func isMade(_ type: Graph.Node) -> Bool {
    var seen: Set<Graph.Node> = [type]
    var waiting = [type]
    while let next = waiting.popLast() {
      for edge in graph.edges.edges(to: next) {
        switch graph.edges.relation(of: edge) {
        case .creates: return true
        case .inherits:
          let subclass = graph.source(of: graph.edges.facts(of: edge).lowerBound)
          if !graph.entities[subclass].isExternal { return true }
          if seen.insert(subclass).inserted { waiting.append(subclass) }
        default: break
        }
      }
    }
    return false
  }

  private func overrides(_ method: Method, of type: Entity, isSwift: Bool) -> Bool {
    guard method.traits.contains(.isDefined), method.traits.isDisjoint(with: [.isInactive, .isConditional, .isUnavailable]) else { return false }
    // In an extension of somebody else's class the keyword `override` is enough.
    if isSwift { return method.traits.contains(.overrides) && !added.contains(method.name) }
    guard let selector = method.selector, !["load", "initialize"].contains(selector) else { return false }
    let isStatic = method.traits.contains(.isStatic)
    // What the class defines itself is a collision.
    return type.understandsPlatformMethod(selector, isStatic: isStatic) && !type.hasPlatformMethod(selector, isStatic: isStatic)
  }
}

extension String {
  fileprivate static func overrides(_ category: String, _ methods: [String], of type: String, canBeSubclassed: Bool) -> Self {
    "'\(category)' overrides \(listed(methods, limit: 3)) for every '\(type)' of the program, the platform's own too; "
      + (canBeSubclassed ? "do it in a subclass" : "nothing here makes one, so a subclass would not be used: let it act only on those that it is meant for")
  }
}
