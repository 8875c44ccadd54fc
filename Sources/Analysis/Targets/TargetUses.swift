internal import Facts
package import Graphs

/// What the files of each target use from other targets of the project.
package struct TargetUses {
  /// For each target the modules that its files import, with the facts that state it, in source order. Conditional imports are left out, and so are imports of headers:
  /// a header in the project's folders exists before anything is built.
  package private(set) var imports: [[String: [Int]]]
  /// For each target the modules that it re-exports to its importers with `@_exported`.
  package private(set) var exported: [Set<String>]
  /// For each target the modules that its files, or the headers that these import, mention in any way.
  package private(set) var touched: [Set<String>]
  /// For each target the targets with a file that its files, or the headers that these import, mention in any way: several targets may share the same files.
  package private(set) var touchedTargets: [Set<Int>]
  /// The targets with Swift extensions of types of other targets or of external modules: those members are used without mentioning the target.
  package private(set) var extendsOthers: Set<Int> = []
  /// The targets with a class that another target looks up by its name: whoever has both in one program makes that find it.
  package private(set) var lookedUp: Set<Int> = []
  /// The targets whose files declare, import or mention something. The others are there only to have others built with them.
  package private(set) var withCode: Set<Int> = []

  /// O(facts), and for each target the headers that its files import.
  package init(_ graph: Graph) {
    let targets = graph.targets
    imports = Array(repeating: [:], count: targets.targets.count)
    touched = Array(repeating: [], count: targets.targets.count)
    (exported, touchedTargets) = (touched, Array(repeating: [], count: targets.targets.count))
    guard !targets.targets.isEmpty else { return }
    var known: [Graph.Node: Place] = [:]
    let readers = Self.readersOfHeaders(graph)
    var path = ""
    var users: [Int] = []
    var readersOfPath: Set<Int> = []
    for (index, fact) in graph.facts.enumerated() {
      if fact.location.path.byteOrder(to: path) != 0 {
        path = fact.location.path
        users = targets.targets(of: EntityID(path))
        readersOfPath = readers[path, default: []].subtracting(users)
      }
      guard !users.isEmpty || !readersOfPath.isEmpty else { continue }
      let object = graph.target(of: index)
      let place = known[object] ?? Place(of: object, graph)
      known[object] = place
      if fact.relation == .extends, path.hasSuffix(".swift"), fact.details.access != "private", graph.entities[object].isExternal || place.targets.isDisjoint(with: users) {
        extendsOthers.formUnion(users)
      }
      if fact.relation == .uses, fact.details.flags.contains(.inferred), place.targets.isDisjoint(with: users) { lookedUp.formUnion(place.targets) }
      for reader in readersOfPath { touch(place, reader, targets) }
      if fact.relation != .contains || graph.entities[graph.source(of: index)].kind == .file { withCode.formUnion(users) }
      for user in users {
        touch(place, user, targets)
        guard let module = place.module, targets.targets[user].module != module else { continue }
        guard fact.relation == .imports, graph.entities[object].kind == .module else { continue }
        if fact.details.access == "exported" { exported[user].insert(module) }
        if fact.isUnconditional { imports[user][module, default: []].append(index) }
      }
    }
    for user in imports.indices {
      imports[user] = imports[user].mapValues { $0.sorted { graph.facts[$0].location < graph.facts[$1].location } }
    }
  }

  private mutating func touch(_ place: Place, _ user: Int, _ targets: TargetGraph) {
    touchedTargets[user].formUnion(place.targets)
    if let module = place.module, targets.targets[user].module != module { touched[user].insert(module) }
  }

  /// The targets whose files import a header, directly or by way of other headers: few targets list their headers.
  private static func readersOfHeaders(_ graph: Graph) -> [String: Set<Int>] {
    var headers: [String: [String]] = [:]
    for (index, fact) in graph.facts.enumerated() where fact.relation == .imports {
      guard let path = graph.path(of: graph.target(of: index)), Graph.isHeader(path) else { continue }
      headers[fact.location.path, default: []].append(path)
    }
    guard !headers.isEmpty else { return [:] }
    var readers: [String: Set<Int>] = [:]
    for (index, target) in graph.targets.targets.enumerated() {
      var waiting = target.sources
      while let next = waiting.popLast() {
        for header in headers[next] ?? [] where readers[header, default: []].insert(index).inserted { waiting.append(header) }
      }
    }
    return readers
  }

  /// The place of a declaration: its module, and the targets that have its file; for a module, the targets with the same files.
  private struct Place {
    var module: String?
    var targets: Set<Int> = []

    init(of node: Graph.Node, _ graph: Graph) {
      let all = graph.targets
      if graph.entities[node].kind == .module {
        module = graph.entities[node].name
        for target in all.targets where target.module == module {
          for source in target.sources { targets.formUnion(all.targets(of: EntityID(source))) }
        }
        return
      }
      // `<Kit/Kit-umbrella.h>`, which CocoaPods makes when it installs the pod.
      let name = graph.entities[node].id.text.filter { $0 != "<" && $0 != ">" }
      if graph.entities[node].isExternal, name.hasSuffix("-umbrella.h"), let slash = name.firstIndex(of: "/") { module = String(name[..<slash]) }
      guard module == nil, let path = graph.path(of: node), let file = graph.file(at: path) else { return }
      module = graph.entities[file].module
      targets = Set(all.targets(of: EntityID(path)))
      // Few targets list their headers, so the implementation decides.
      if Graph.isHeader(path), let dot = path.lastIndex(of: ".") {
        for ending in [".m", ".mm", ".c", ".cpp", ".cc", ".cxx"] { targets.formUnion(all.targets(of: EntityID(path[..<dot] + ending))) }
      }
    }
  }

  /// Whether a file of a target may use members that some targets add to types of others. The compiler makes them visible if an imported module leads to those targets
  /// through imports. O(imports and targets) for each module on the way.
  package func maySeeAdditions(of some: [Int], from user: Int, _ targets: TargetGraph) -> Bool {
    guard some.contains(where: extendsOthers.contains) else { return false }
    let modules = Set(some.map { targets.targets[$0].module })
    var seen: Set<String> = []
    var waiting = Array(imports[user].keys)
    while let next = waiting.popLast() {
      guard seen.insert(next).inserted else { continue }
      if modules.contains(next) { return true }
      for target in targets.targets.indices where targets.targets[target].module == next { waiting += imports[target].keys }
    }
    return false
  }

  /// Whether a target gets a module through a dependency that re-exports it.
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
}

extension Fact {
  /// Whether every build takes the import, as far as is known.
  fileprivate var isUnconditional: Bool { details.flags.isDisjoint(with: [.implicit, .inactive]) && details.condition == nil }
}
