internal import Facts

/// How deep every class stands below its superclasses, the project's own counted apart from everybody else's
/// (depth of inheritance tree, DIT; Chidamber and Kemerer, 1994).
///
/// Of several superclasses it follows the one with the longest chain of the project's classes, then the longest chain, then
/// the first in the source. Protocols have no depth. A chain does not follow an inheritance cycle, which only broken input has.
package struct InheritanceDepth: Sendable {
  /// The superclass that is followed, -1 for none.
  private let parent: [Int32]
  /// How many of a class's ancestors belong to the project.
  private let project: [Int32]
  private let total: [Int32]

  /// How many ancestors belong to the project, an Objective-C root class not counted.
  package func projectAncestorCount(of node: Graph.Node) -> Int { Int(project[node]) }
  package func ancestorCount(of node: Graph.Node) -> Int { Int(total[node]) }

  /// The class's ancestors, nearest first. O(depth).
  package func ancestors(of node: Graph.Node) -> [Graph.Node] {
    var ancestors: [Graph.Node] = []
    var node = Int(parent[node])
    while node >= 0 {
      ancestors.append(node)
      node = Int(parent[node])
    }
    return ancestors
  }

  /// O(n + e), superclasses before their subclasses.
  fileprivate init(_ graph: Graph) {
    let count = graph.entities.count
    let view = graph.view { $0.relation == .inherits && $0.subject != $0.object }
    let (components, _) = view.componentNumbers()
    func counts(_ edge: View.Edge) -> Bool {
      graph.entities[edge.source].kind != .protocol && components[edge.source] != components[edge.target]
    }
    var parent = [Int32](repeating: -1, count: count)
    var project = [Int32](repeating: 0, count: count)
    var total = project
    // Components are numbered so that what a class inherits from comes before it.
    for node in (0..<count).sorted(by: { (components[$0], $0) < (components[$1], $1) }) {
      var best: (project: Int32, total: Int32, fact: Int)?
      for edge in view.edges(from: node) where counts(edge) {
        let own: Int32 = graph.entities[edge.target].isExternal || isRootClass(edge.target) ? 0 : 1
        let rival = (project: project[edge.target] + own, total: total[edge.target] + 1, fact: edge.fact)
        if let best, !isBetter(rival, best) { continue }
        best = rival
      }
      guard let best else { continue }
      parent[node] = Int32(graph.target(of: best.fact))
      project[node] = best.project
      total[node] = best.total
    }
    self.parent = parent
    self.project = project
    self.total = total

    // In Objective-C every class inherits from a root class. That tells nothing, not even in Foundation itself, whose root class is the project's own.
    func isRootClass(_ node: Graph.Node) -> Bool {
      graph.entities[node].id.isObjectiveCClass && view.outDegree(node) == 0
    }

    func isBetter(_ a: (project: Int32, total: Int32, fact: Int), _ b: (project: Int32, total: Int32, fact: Int)) -> Bool {
      if a.project != b.project { return a.project > b.project }
      if a.total != b.total { return a.total > b.total }
      return graph.facts[a.fact].location < graph.facts[b.fact].location
    }
  }
}

extension Graph {
  /// The depth of every class. O(n log n + e).
  package func inheritanceDepth() -> InheritanceDepth { InheritanceDepth(self) }
}
