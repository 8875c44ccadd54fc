internal import Facts
package import Graphs
internal import Platform

/// Tells which entities of a graph a selector selects. The properties of a type are looked up once.
package final class Selection {
  private let graph: Graph
  private var matchers: [Selector: Matcher] = [:]
  private let family: Family

  package init(_ graph: Graph) {
    self.graph = graph
    family = Family(graph)
  }

  /// What the marks `(*)` of the selector match, empty if it has none; nil if the entity is not selected.
  package func captures(_ selector: Selector, _ node: Graph.Node) -> [String]? {
    let matcher = matchers[selector] ?? Matcher(selector)
    matchers[selector] = matcher
    let entity = graph.entities[node]
    var captures: [String] = []
    if let external = selector.external, external != entity.isExternal { return nil }
    if !selector.kinds.isEmpty, !selector.kinds.contains(entity.kind) { return nil }
    if !selector.paths.isEmpty {
      guard let path = graph.path(of: node), let index = matcher.firstMatch(of: path) else { return nil }
      captures += Capture.inPath(selector.paths[index], path)
    }
    if !selector.names.isEmpty {
      let name = entity.kind == .file ? stem(entity.name) : entity.name
      guard let index = matcher.names.firstIndex(where: { $0.matches(name) }) else { return nil }
      captures += Capture.inName(selector.names[index], name)
    }
    if !selector.modules.isEmpty {
      guard let module = module(of: entity), selector.modules.contains(module) else { return nil }
    }
    if !selector.superclass.isEmpty, family.superclassNames(of: node).isDisjoint(with: selector.superclass) { return nil }
    if !selector.protocol.isEmpty, family.protocolNames(of: node).isDisjoint(with: selector.protocol) { return nil }
    if !selector.role.isEmpty, Set(family.roles(of: node).map(\.rawValue)).isDisjoint(with: selector.role) { return nil }
    if selector.not.contains(where: { means($0, node) }) { return nil }
    return captures
  }

  package func means(_ selector: Selector, _ node: Graph.Node) -> Bool { captures(selector, node) != nil }

  /// For `<UIKit/UIKit.h>`, which is only known by name, the framework.
  private func module(of entity: Entity) -> String? {
    if entity.kind == .module { return entity.name }
    if let module = entity.module { return module }
    guard entity.kind == .file, entity.id.text.hasPrefix("<"), let slash = entity.id.text.firstIndex(of: "/") else { return nil }
    return String(entity.id.text[..<slash].dropFirst())
  }

  private func stem(_ path: String) -> String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
  }
}

/// The globs of a selector. Results for paths are cached, since one file declares many things.
private final class Matcher {
  private let paths: [Glob]
  let names: [Glob]
  private var known: [String: Int?] = [:]

  init(_ selector: Selector) {
    paths = selector.paths.map(Capture.glob)
    names = selector.names.map(Capture.glob)
  }

  func firstMatch(of path: String) -> Int? {
    if let known = known[path] { return known }
    let match = paths.firstIndex { $0.matches(path) }
    known[path] = .some(match)
    return match
  }
}

enum Roles {
  static let names = Role.allCases.map(\.rawValue)

  static func unknown(_ name: String) -> String {
    "unknown role '\(name)'" + (nearest(to: name, in: names).map { ", did you mean '\($0)'" } ?? "; known are \(quotedList(names))")
  }
}
