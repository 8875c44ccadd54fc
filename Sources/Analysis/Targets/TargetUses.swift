internal import Facts
package import Graphs

/// What the files of each target use of other targets of the project, module by module.
package struct TargetUses {
  /// For each target the modules that its files import, with the facts that say so, in the order of the source. Imports that only some conditions take, and
  /// those of headers that no target of that module lists, are left out.
  package private(set) var imports: [[String: [Int]]]
  /// For each target the modules that it gives on to whoever imports its own, `@_exported`.
  package private(set) var exported: [Set<String>]
  /// For each target the modules that anything in its files speaks of.
  package private(set) var touched: [Set<String>]

  /// O(facts).
  package init(_ graph: Graph) {
    let targets = graph.targets
    imports = Array(repeating: [:], count: targets.targets.count)
    touched = Array(repeating: [], count: targets.targets.count)
    exported = touched
    guard !targets.targets.isEmpty else { return }
    var modules: [Graph.Node: String?] = [:]
    func module(of node: Graph.Node) -> String? {
      if let known = modules[node] { return known }
      let found: String? =
        graph.entities[node].kind == .module ? graph.entities[node].name : graph.path(of: node).flatMap { graph.file(at: $0) }.flatMap { graph.entities[$0].module }
      modules[node] = .some(found)
      return found
    }
    var path = ""
    var users: [Int] = []
    for (index, fact) in graph.facts.enumerated() {
      if fact.location.path.byteOrder(to: path) != 0 {
        path = fact.location.path
        users = targets.targets(of: EntityID(path))
      }
      guard !users.isEmpty, let used = module(of: graph.target(of: index)) else { continue }
      for user in users where targets.targets[user].module != used {
        touched[user].insert(used)
        if fact.relation == .imports, fact.details.access == "exported" { exported[user].insert(used) }
        if fact.isPlainImport, Self.means(used, graph.target(of: index), user, graph) { imports[user][used, default: []].append(index) }
      }
    }
    for user in imports.indices {
      imports[user] = imports[user].mapValues { $0.sorted { graph.facts[$0].location < graph.facts[$1].location } }
    }
  }

  /// Whether a target gets a module by importing what it depends on, since that gives it on.
  package func gives(_ module: String, to user: Int, _ targets: TargetGraph) -> Bool {
    var seen: Set<Int> = []
    var waiting = targets.dependencies[user]
    while let next = waiting.popLast() {
      guard seen.insert(next).inserted else { continue }
      if exported[next].contains(module) { return true }
      waiting += targets.dependencies[next].filter { exported[next].contains(targets.targets[$0].module) }
    }
    return false
  }

  /// Whether an import is surely of what the module's target builds: of the module itself, or of a header that it lists, and that neither the user has nor what it
  /// depends on: several targets may be made of the same files.
  private static func means(_ module: String, _ node: Graph.Node, _ user: Int, _ graph: Graph) -> Bool {
    if graph.entities[node].kind == .module { return true }
    let owners = graph.targets.targets(of: graph.entities[node].id)
    guard owners.contains(where: { graph.targets.targets[$0].module == module }) else { return false }
    return !owners.contains { $0 == user || graph.targets.dependencies[user].contains($0) }
  }
}

extension Fact {
  /// An import that a line of the file states and every build takes, as far as is known.
  fileprivate var isPlainImport: Bool {
    relation == .imports && details.flags.isDisjoint(with: [.implicit, .inactive]) && details.condition == nil
  }
}
