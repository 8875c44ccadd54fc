internal import Analysis
internal import Facts
internal import Graphs

/// Categories that are declared by one name and defined by another: `@interface X (A)` and `@implementation X (B)`.
struct SplitNames {
  let graph: Graph
  let family: Family

  /// One finding for each category that nobody defines. O(methods).
  func findings(rule: String) -> [Finding] {
    var categories: [Graph.Node: [Graph.Node]] = [:]
    for node in graph.entities.indices where graph.entities[node].kind == .category && !graph.entities[node].isExternal && !graph.entities[node].name.hasSuffix("()") {
      categories[family.type(of: node), default: []].append(node)
    }
    return categories.keys.sorted().flatMap { type in categories[type]!.compactMap { finding(rule, $0, among: categories[type]!) } }
  }

  private func finding(_ rule: String, _ declared: Graph.Node, among categories: [Graph.Node]) -> Finding? {
    let methods = graph.methods.methods(of: declared)
    guard !methods.isEmpty, methods.allSatisfy({ !$0.traits.contains(.isDefined) }), let place = graph.entities[declared].location, Graph.isHeader(place.path), !graph.isTest(place.path) else {
      return nil
    }
    let names = Set(methods.map(\.name))
    // A category that a header declares is no misspelling of another.
    let defined = categories.first { other in
      other != declared && !(graph.entities[other].location.map { Graph.isHeader($0.path) } ?? true)
        && names.isSubset(of: graph.methods.methods(of: other).filter { $0.traits.contains(.isDefined) }.map(\.name))
    }
    guard let defined, let other = graph.entities[defined].location else { return nil }
    let (name, otherName) = (graph.entities[declared].name, graph.entities[defined].name)
    return Finding(
      rule: rule, message: .split(name, otherName), location: place, subjects: [graph.entities[declared].id, graph.entities[defined].id], names: [name, otherName],
      notes: [Finding.Note("'\(otherName)'", at: other)])
  }
}

extension String {
  fileprivate static func split(_ declared: String, _ defined: String) -> Self {
    "what '\(declared)' declares is defined by '\(defined)'; give both one name, so that the compiler can tell what is missing"
  }
}
