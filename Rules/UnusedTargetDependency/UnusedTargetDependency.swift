package import Analysis
internal import Facts
package import Graphs

/// Flags targets that depend on a library or framework of the project of which they use nothing.
package struct UnusedTargetDependency: Rule {
  package static let descriptor = RuleDescriptor(
    id: "unused-target-dependency",
    summary: "a dependency on another target of which no file uses anything",
    rationale: """
      A dependency that nobody uses makes builds wait, rebuilds a target when the other one changes, and tells readers of the graph what is not so. Remove it.

      Only libraries and frameworks of the project itself count, since what a product from elsewhere is made of is not known, and only targets all of whose files were \
      read. Anything counts as a use: an import, under whatever condition, or a mention. In Xcode a target may have to link or embed what the targets that it depends on use, and an \
      application what the tests that run in it use; and a dependency may bring others, of which something is used. That is no finding. Nor is it one \
      where a static library of Xcode has another one in it, nor where the other target adds to types that are not its own, and the compiler shows that to who imports it in a roundabout way. A target without code is there to have others built with it; and code of Objective-C that nobody mentions may register itself when it is loaded. `ignore` lists targets that may be depended on without a use.
      """,
    level: .warning,
    options: [.init("ignore", "Targets that need no use.")],
    examples: examples)

  package var ignore: [String] = []

  package init() {}

  package func check(_ graph: Graph) -> [Finding] {
    let targets = graph.targets
    guard targets.targets.count > 1 else { return [] }
    let uses = TargetUses(graph)
    let isRead = targets.targets.map { target in !target.sources.isEmpty && target.missingSources.isEmpty && target.sources.allSatisfy { graph.file(at: $0) != nil } }
    var unused: [Unused] = []
    for (user, target) in targets.targets.enumerated() where isRead[user] && !target.isAside && uses.withCode.contains(user) && !bringsBinary(target) && !hasPlugin(user, targets) {
      for dependency in target.dependencies where !ignore.contains(dependency.name) {
        let meant = targets.meaning(dependency, of: target).filter { $0 != user }
        guard !meant.isEmpty, meant.allSatisfy({ isRead[$0] && isLibrary(targets.targets[$0]) }) else { continue }
        let modules = Set(meant.map { targets.targets[$0].module })
        guard uses.touched[user].isDisjoint(with: modules), uses.touchedTargets[user].isDisjoint(with: meant), !modules.contains(target.module),
          !bringsWhatIsUsed(meant, dependency, user, targets, uses), target.system == .swiftPackage || !isForOthers(meant, modules, user, targets, uses)
        else { continue }
        if uses.maySeeAdditions(of: meant, from: user, targets) || mayHold(meant, target, targets) || maySpeakUp(meant, modules, to: user, targets, uses) { continue }
        unused.append(Unused(user: user, dependency: dependency, meant: meant, modules: modules))
      }
    }
    // All of them may be removed together.
    let gone = Set(unused.flatMap { one in one.meant.map { Arc(user: one.user, dependency: $0) } })
    var found: [Excess: [Int]] = [:]
    var shared: [SharedEntry: [Unused]] = [:]
    for one in unused {
      let target = targets.targets[one.user]
      if let entry = sharedEntry(one.dependency, of: target, targets) {
        shared[entry, default: []].append(one)
        continue
      }
      // Who does not depend on the user, has the module only where both are built for a third.
      let above = targets.dependents(of: one.user)
      let all = receivers(one, above, without: gone, targets, uses)
      let own = receivers(one, above, without: Set(one.meant.map { Arc(user: one.user, dependency: $0) }), targets, uses)
      let (receivers, strangers) = (all.filter(above.contains).map { targets.targets[$0].name }, all.filter { !above.contains($0) }.map { targets.targets[$0].name })
      found[
        Excess(
          manifest: target.manifest, dependency: one.dependency.name, sources: target.sources, receivers: receivers, strangers: strangers, hasOtherWays: all != own,
          isLinked: target.system == .xcode && one.meant.allSatisfy { targets.targets[$0].system == .xcode }), default: []
      ].append(one.user)
    }
    return found.map { finding($0, $1, graph) }
      + shared.compactMap { entry, all in
        // A list that most of them need as it is serves its purpose.
        2 * all.count < entry.users.count ? nil : finding(entry, all, targets) { receivers($0, targets.dependents(of: $0.user), without: gone, targets, uses) }
      }
  }

  /// An entry of a list of dependencies that several targets have.
  private struct SharedEntry: Hashable {
    let manifest: String
    let dependency: String
    let line: Int
    let users: [Int]
  }

  private func sharedEntry(_ dependency: Target.Dependency, of target: Target, _ targets: TargetGraph) -> SharedEntry? {
    guard dependency.line > 0, target.system == .swiftPackage else { return nil }
    let users = targets.targets.indices.filter { targets.targets[$0].manifest == target.manifest && targets.targets[$0].dependencies.contains(dependency) }
    return users.count > 1 ? SharedEntry(manifest: target.manifest, dependency: dependency.name, line: dependency.line, users: users) : nil
  }

  /// What several targets have from one list can't be removed for one of them alone.
  private func finding(_ entry: SharedEntry, _ unused: [Unused], _ targets: TargetGraph, receivers: (Unused) -> [Int]) -> Finding {
    func names(_ some: [Int]) -> [String] { some.map { targets.targets[$0].name } }
    let idle = unused.map(\.user).sorted()
    let needing = Set(entry.users).subtracting(idle).union(unused.flatMap(receivers)).subtracting(idle).sorted()
    return Finding(
      rule: id, message: .sharedWithoutUse(names(idle), entry.dependency, for: names(needing)), location: SourceLocation(entry.manifest, line: entry.line, column: 1),
      subjects: idle.map { .target(targets.targets[$0].name, in: entry.manifest) } + [.target(entry.dependency)], names: names(idle) + [entry.dependency])
  }

  /// A dependency of which the user uses nothing.
  private struct Unused {
    let user: Int
    let dependency: Target.Dependency
    let meant: [Int]
    let modules: Set<String>
  }

  private struct Arc: Hashable {
    let user: Int
    let dependency: Int
  }

  private struct Excess: Hashable {
    let manifest: String
    let dependency: String
    let sources: [String]
    let receivers: [String]
    let strangers: [String]
    /// Whether these have it by other dependencies as well, of which nothing is used either.
    let hasOtherWays: Bool
    /// Whether the target lists in the same file what it links, beside what it depends on.
    let isLinked: Bool
  }

  /// What is built elsewhere can't say what it needs, so the target that brings it does.
  private func bringsBinary(_ target: Target) -> Bool { target.dependencies.contains { $0.kind == .binary } }

  /// Whether a plugin may make more sources of a target, which nobody has read. Linters and formatters make none.
  private func hasPlugin(_ user: Int, _ targets: TargetGraph) -> Bool {
    func makesNothing(_ name: String) -> Bool { ["lint", "format"].contains(where: name.lowercased().contains) }
    return targets.dependencies[user].contains { targets.targets[$0].product == .plugin && !makesNothing(targets.targets[$0].name) }
      || targets.targets[user].dependencies.contains { $0.kind == .plugin && !makesNothing($0.name) }
  }

  /// Whether others import the code of a target. A program, or what a build runs, is depended on for other reasons.
  private func isLibrary(_ target: Target) -> Bool {
    guard target.product == .framework || target.product == .library, !target.resources.contains(where: { $0.hasSuffix(".modulemap") }) else { return false }
    // Headers of C++ may have no ending, as those of Eigen. Then nobody knows who includes them.
    return !target.headers.isEmpty || target.sources.allSatisfy { $0.hasSuffix(".swift") }
  }

  /// Whether the user uses something that comes with these targets, from the project or from elsewhere, and with nothing else that it depends on.
  private func bringsWhatIsUsed(_ meant: [Int], _ dependency: Target.Dependency, _ user: Int, _ targets: TargetGraph, _ uses: TargetUses) -> Bool {
    let brought = names(broughtBy: meant, targets).intersection(uses.touched[user])
    guard !brought.isEmpty else { return false }
    var others = Set(targets.targets[user].dependencies.map(\.name)).subtracting([dependency.name])
    for other in targets.targets[user].dependencies where !other.names(dependency) {
      others.formUnion(names(broughtBy: targets.meaning(other, of: targets.targets[user]).filter { $0 != user }, targets))
    }
    return !brought.isSubset(of: others)
  }

  /// The modules of some targets and of all that they depend on, and the names of dependencies that the project does not build: mostly names of modules.
  private func names(broughtBy some: [Int], _ targets: TargetGraph) -> Set<String> {
    let all = some.reduce(into: Set<Int>()) { $0.formUnion(targets.closure(of: $1)) }
    return all.reduce(into: []) { names, target in
      names.insert(targets.targets[target].module)
      names.formUnion(targets.outside[target])
    }
  }

  /// Whether other targets that the user needs, or tests that run in it, need these targets in turn, as they declare or as their files show.
  private func isForOthers(_ meant: [Int], _ modules: Set<String>, _ user: Int, _ targets: TargetGraph, _ uses: TargetUses) -> Bool {
    let guests = targets.targets.indices.filter { targets.targets[$0].product.isTest && targets.dependencies[$0].contains(user) }
    return (targets.closure(of: user).union(guests)).contains { other in
      guard other != user, !meant.contains(other) else { return false }
      return !Set(targets.dependencies[other]).isDisjoint(with: meant) || !uses.touched[other].isDisjoint(with: modules)
    }
  }

  /// Whether a static library of Xcode may have others in it, which it links.
  private func mayHold(_ meant: [Int], _ target: Target, _ targets: TargetGraph) -> Bool {
    target.system == .xcode && target.product == .library && meant.allSatisfy { targets.targets[$0].product == .library }
  }

  /// Whether the targets have code of Objective-C or C that nobody in the project mentions, bring such a target, or have a class that others look up by its name, or tests. Such code can register itself when it is loaded, and then
  /// whoever depends on it does that to have it there.
  private func maySpeakUp(_ meant: [Int], _ modules: Set<String>, to user: Int, _ targets: TargetGraph, _ uses: TargetUses) -> Bool {
    if isSilentCode(meant, modules, targets, uses) || !uses.lookedUp.isDisjoint(with: meant) { return true }
    // A target without code is there for what else it brings, such as a privacy manifest.
    if meant.contains(where: { !uses.withCode.contains($0) }) { return true }
    // Tests are found when they are loaded, too.
    if meant.contains(where: { uses.imports[$0]["Testing"] != nil || uses.imports[$0]["XCTest"] != nil }), targets.targets[user].product.isTest { return true }
    let brought = meant.reduce(into: Set<Int>()) { $0.formUnion(targets.closure(of: $1)) }.subtracting(meant)
    return brought.contains { isSilentCode([$0], [targets.targets[$0].module], targets, uses) }
  }

  private func isSilentCode(_ some: [Int], _ modules: Set<String>, _ targets: TargetGraph, _ uses: TargetUses) -> Bool {
    guard some.contains(where: { targets.targets[$0].sources.contains { !$0.hasSuffix(".swift") } }) else { return false }
    return targets.targets.indices.allSatisfy {
      some.contains($0) || targets.targets[$0].product.isTest || uses.touched[$0].isDisjoint(with: modules) && uses.touchedTargets[$0].isDisjoint(with: some)
    }
  }

  /// The other targets that use the module and have it by this dependency, and by none that stays. A target that declares nothing has it where both are built for a third one.
  /// `above` are those that depend on the user.
  private func receivers(_ one: Unused, _ above: Set<Int>, without gone: Set<Arc>, _ targets: TargetGraph, _ uses: TargetUses) -> [Int] {
    return targets.targets.indices.filter { other in
      guard other != one.user, !one.meant.contains(other), !uses.touched[other].isDisjoint(with: one.modules) else { return false }
      let saysSo = one.modules.contains { uses.imports[other][$0] != nil }
      guard above.contains(other) || saysSo && !above.isDisjoint(with: targets.dependents(of: other)) else { return false }
      var found: Set<Int> = [other]
      var waiting = [other]
      while let next = waiting.popLast() {
        for needed in targets.dependencies[next] where !gone.contains(Arc(user: next, dependency: needed)) && found.insert(needed).inserted { waiting.append(needed) }
      }
      // Another target may make the same module, as a pod does.
      return found.allSatisfy { !one.modules.contains(targets.targets[$0].module) }
    }
  }

  private func finding(_ excess: Excess, _ users: [Int], _ graph: Graph) -> Finding {
    let targets = users.map { graph.targets.targets[$0] }
    let target = targets[0]
    let line = target.dependencies.first { $0.name == excess.dependency && $0.line > 0 }?.line ?? target.line
    return Finding(
      rule: id,
      message: .unused(targets.map(\.name), excess.dependency, files: excess.sources.count, for: excess.receivers, excess.hasOtherWays, strangers: excess.strangers, isLinked: excess.isLinked),
      location: SourceLocation(target.manifest, line: line, column: 1),
      subjects: [.target(target.name, in: excess.manifest), .target(excess.dependency)], names: [target.name, excess.dependency])
  }
}

extension String {
  fileprivate static func sharedWithoutUse(_ names: [String], _ dependency: String, for users: [String]) -> Self {
    let depends = "\(listed(names)) \(names.count == 1 ? "depends" : "depend") on '\(dependency)' by a list that several targets have, and \(names.count == 1 ? "uses" : "use") nothing of it"
    return depends + "; take it out of the list" + (users.isEmpty ? "" : " and give it to \(listed(users))")
  }

  fileprivate static func unused(_ names: [String], _ dependency: String, files: Int, for receivers: [String], _ hasOtherWays: Bool, strangers: [String], isLinked: Bool) -> Self {
    let depends = "\(listed(names)) \(names.count == 1 ? "depends" : "depend") on '\(dependency)'"
    let whose = names.count == 1 ? "its" : "their"
    return
      "\(depends) and \(files == 1 ? "\(whose) only file uses nothing of it" : "none of \(whose) \(files) files uses it"); \(receivers.isEmpty ? "remove the dependency" : "give it to \(listed(receivers)), which \(receivers.count == 1 ? "has" : "have") it \(hasOtherWays ? "by unused dependencies only" : "no other way"), and remove it here")\(isLinked ? ", and take it out of what is linked" : "")"
      + (strangers.isEmpty ? "" : "; \(listed(strangers)) \(strangers.count == 1 ? "imports" : "import") it without depending on it, so declare it there first")
  }
}
