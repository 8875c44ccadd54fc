package import Facts

/// The targets of a project, which of them depend on which, and what files they are made of.
package struct TargetGraph: Sendable, Equatable {
  package typealias Index = Int

  package let targets: [Target]
  /// For each target the targets that it says it depends on, ascending, itself never.
  package let dependencies: [[Index]]
  /// For each target the names of its dependencies that no target of the project builds, each once, in the order in which it lists them.
  package let outside: [[String]]
  private let targetsOfFile: [EntityID: [Index]]
  private let named: [String: [Index]]
  /// The files that only targets for tests have: targets of tests, and targets that only these depend on and that are named for it: doubles, helpers,
  /// a program that tests run in.
  package let testFiles: Set<String>

  /// O(n + d + m) for n targets, d dependencies and m files of targets.
  package init(_ targets: [Target] = []) {
    self.targets = targets
    var named: [String: [Index]] = [:]
    var files: [EntityID: [Index]] = [:]
    for (index, target) in targets.enumerated() {
      for name in Set([target.name] + target.products) { named[name, default: []].append(index) }
      for path in target.sources + target.headers + target.resources { files[EntityID(path), default: []].append(index) }
    }
    self.named = named
    targetsOfFile = files
    var dependencies: [[Index]] = []
    var outside: [[String]] = []
    for (index, target) in targets.enumerated() {
      let found = target.dependencies.map { Self.meaning($0, of: target, targets, named) }
      dependencies.append(Set(found.joined()).subtracting([index]).sorted())
      var names: Set<String> = []
      outside.append(zip(target.dependencies, found).filter { $0.1.isEmpty && names.insert($0.0.name).inserted }.map(\.0.name))
    }
    self.dependencies = dependencies
    self.outside = outside
    let isForTests = Self.forTests(targets, dependencies)
    testFiles = Set(files.lazy.filter { $0.value.allSatisfy { isForTests[$0] } }.map(\.key.text))
  }

  /// For each target whether it is for tests: the least fixed point that starts from targets of tests. O(d) for each target that it adds.
  private static func forTests(_ targets: [Target], _ dependencies: [[Index]]) -> [Bool] {
    var users: [[Index]] = Array(repeating: [], count: targets.count)
    for (user, used) in dependencies.enumerated() { for target in used { users[target].append(user) } }
    var isForTests = targets.map(\.product.isTest)
    var waiting = isForTests.indices.filter { isForTests[$0] }
    while let next = waiting.popLast() {
      for target in dependencies[next] where !isForTests[target] && [.library, .framework, .application].contains(targets[target].product) && users[target].allSatisfy({ isForTests[$0] }) {
        // What only tests depend on may be just what they test: the name tells.
        guard targets[target].name.speaksOfTests else { continue }
        isForTests[target] = true
        waiting.append(target)
      }
    }
    return isForTests
  }

  /// Whether a file is of tests, by its path or by the targets that have it.
  package func isOfTests(_ path: String) -> Bool { testFiles.contains(path) || isTestCode(path) }

  /// The targets that a dependency of a target means, ascending. If the dependency says which manifest has it, it means the target of that name there, or the products of
  /// that name; where that manifest is not known, those of all others. Without a manifest, the name of a target means the one of the same manifest. Otherwise a name means
  /// all targets and products that have it, since there may be one for each platform.
  package func meaning(_ dependency: Target.Dependency, of target: Target) -> [Index] { Self.meaning(dependency, of: target, targets, named) }

  private static func meaning(_ dependency: Target.Dependency, of target: Target, _ targets: [Target], _ named: [String: [Index]]) -> [Index] {
    if dependency.kind == .binary { return [] }
    // A subspec stands for its pod: `Kit/Core`.
    let found = named[dependency.name] ?? named[String(dependency.name.prefix { $0 != "/" })] ?? []
    if let manifest = dependency.manifest {
      let there = found.filter { targets[$0].manifest == manifest }
      let exact = there.filter { targets[$0].name == dependency.name }
      return !exact.isEmpty ? exact : !there.isEmpty ? there : found.filter { targets[$0].manifest != target.manifest }
    }
    let own = dependency.kind == .target ? found.filter { targets[$0].manifest == target.manifest && targets[$0].name == dependency.name } : []
    return own.isEmpty ? found : own
  }

  /// The targets that a source, header or resource is listed by, ascending.
  package func targets(of path: EntityID) -> [Index] { targetsOfFile[path] ?? [] }

  /// A target and all that ends up in its process: what it depends on, directly or not. Other programs do not count, since it only embeds them; but tests
  /// run in the application that they test.
  package func linked(into target: Index) -> Set<Index> {
    var found: Set<Index> = [target]
    var waiting = [target]
    while let next = waiting.popLast() {
      for other in dependencies[next] where !targets[other].product.isProgram || targets[next].product == .tests {
        if found.insert(other).inserted { waiting.append(other) }
      }
    }
    return found
  }

  /// A target and all that it depends on, directly or not.
  package func closure(of target: Index) -> Set<Index> {
    var found: Set<Index> = [target]
    var waiting = [target]
    while let next = waiting.popLast() {
      for other in dependencies[next] where found.insert(other).inserted { waiting.append(other) }
    }
    return found
  }

  /// A target and all that depend on it, directly or not. O(targets and dependencies).
  package func dependents(of target: Index) -> Set<Index> {
    var users: [Index: [Index]] = [:]
    for (user, needed) in dependencies.enumerated() { for other in needed { users[other, default: []].append(user) } }
    var found: Set<Index> = [target]
    var waiting = [target]
    while let next = waiting.popLast() {
      for user in users[next] ?? [] where found.insert(user).inserted { waiting.append(user) }
    }
    return found
  }
}

extension String {
  /// Whether a word of a name says that it is for tests, or it begins like XCTest's own: `UseCasesTestDoubles`, `NetworkMocks`, `XCTRouter`.
  fileprivate var speaksOfTests: Bool {
    if hasPrefix("XCT"), dropFirst(3).first?.isUppercase ?? false { return true }
    var words: [String] = [""]
    for character in self {
      if character.isUppercase || !character.isLetter { words.append("") }
      if character.isLetter { words[words.count - 1] += character.lowercased() }
    }
    return words.contains { ["test", "tests", "testing", "mock", "mocks", "double", "doubles", "stub", "stubs", "fake", "fakes", "spy", "spies", "fixtures"].contains($0) }
  }
}
