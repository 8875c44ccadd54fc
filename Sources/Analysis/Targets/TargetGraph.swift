package import Facts

/// The targets of a project and which of them depend on which.
package struct TargetGraph: Sendable {
  package let targets: [Target]
  /// For each target the targets that it says it depends on, ascending, itself never.
  package let dependencies: [[Int]]
  /// For each target the names of what it depends on and no target of the project builds, in its own order.
  package let outside: [[String]]

  /// A name means a target of the same description; else targets and products of other descriptions: all that have it, since one for each platform may. O(n + d) for
  /// n targets and d dependencies.
  package init(_ targets: [Target]) {
    self.targets = targets
    var named: [String: [Int]] = [:]
    for (index, target) in targets.enumerated() {
      for name in Set([target.name] + target.products) { named[name, default: []].append(index) }
    }
    var dependencies: [[Int]] = []
    var outside: [[String]] = []
    for (index, target) in targets.enumerated() {
      var inside: Set<Int> = []
      var unknown: [String] = []
      for dependency in target.dependencies {
        // A subspec stands for its pod: `Kit/Core`.
        let found = named[dependency.name] ?? named[String(dependency.name.prefix { $0 != "/" })] ?? []
        let own = dependency.kind == .target ? found.filter { targets[$0].manifest == target.manifest && targets[$0].name == dependency.name } : []
        if found.isEmpty { unknown.append(dependency.name) } else { inside.formUnion(own.isEmpty ? found : own) }
      }
      inside.remove(index)
      dependencies.append(inside.sorted())
      outside.append(unknown)
    }
    self.dependencies = dependencies
    self.outside = outside
  }
}

/// What `arborist targets` tells.
package struct TargetList: Sendable {
  package var graph: TargetGraph
  /// How many source files of the project's own there are, headers not counted.
  package var sources: Int
  /// Those that no target has, though a project file near them lists what is built, in byte order.
  package var unbuilt: [String]
  /// How many have no target for another reason: nothing near them tells what is built.
  package var untold: Int

  package init(_ targets: [Target], sources: Int, unbuilt: [String], untold: Int) {
    graph = TargetGraph(targets)
    self.sources = sources
    self.unbuilt = unbuilt
    self.untold = untold
  }
}
