import Facts

/// All targets of a project, and the targets of each file.
struct ProjectTargets {
  /// Sorted by manifest, those of a compile database last; within a manifest in its order.
  private(set) var targets: [Target] = []
  private(set) var problems: [Problem] = []
  /// What descriptions list and is not there.
  private(set) var missing: [ProjectSetup.Missing] = []
  /// The files that added pods to targets.
  private(set) var podfiles: [String] = []
  /// The lines of manifests that were not understood, sorted by path and line.
  private(set) var unclearLines: [ProjectSetup.FileLine] = []
  private var targetsOfFile: [PathKey: [Int]] = [:]
  /// The targets that compile something and come from an IDE or a package manager, by the folder of their manifest.
  private var governing: [String: [Int]] = [:]
  /// The names of sources that projects list at places outside of the root: a file of that name may be the one that is meant.
  private var elsewhere: Set<String> = []
  /// The existing sources that IDE projects list.
  private var shown: Set<PathKey> = []

  /// `manifests` are the texts of `Package.swift`, by path; `files` are all files that a target may have, in byte order. External projects are ignored.
  init(_ walk: Walk, manifests: [(path: String, text: [UInt8])], database: CompileDatabase?, copied: CopiedLibraries, files: [String], root: String, limit: Int) {
    func isOwn(_ path: String) -> Bool { Provenance.externalFolder(of: path) == nil && !copied.contains(path) }
    let read: @Sendable (String) -> String? = { path in
      // Settings are next to the project. Paths that lead out of the root are not read.
      guard let real = realPath(root + "/" + path), relative(real, to: root) != nil else { return nil }
      return (try? readFile(real, limit: limit).get()).map { String(decoding: $0, as: UTF8.self) }
    }
    let real: @Sendable (String) -> String? = { path in realPath(root + "/" + path).flatMap { relative($0, to: root) } }
    // A manifest for another version of the language declares the same targets.
    let folders = Set(manifests.lazy.map(\.path).filter { lastComponent(of: $0) == "Package.swift" }.map { folder(of: $0) })
    let manifests = manifests.filter { lastComponent(of: $0.path) == "Package.swift" || !folders.contains(folder(of: $0.path)) }
    let described = walk.projects.filter(isOwn).map { $0 + "/project.pbxproj" } + (walk.manifests + manifests.map(\.path)).filter(isOwn)
    let disk = DiskPaths(walk.projects.isEmpty ? [] : files)
    let packages = Dictionary(manifests, uniquingKeysWith: { first, _ in first })
    let paths = described.sorted(by: isBefore)
    let results = inParallel(paths) { path -> DescribedTargets in
      if let text = packages[path] {
        if let line = lineOfMergeMarker(in: text) { return DescribedTargets(.mergeMarker(line, in: path)) }
        let manifest = PackageManifest(text)
        var described = DescribedTargets(manifest.targets(path: path, files: files, real: real))
        described.unclearLines = manifest.unclearLines
        return described
      }
      switch readFile(root + "/" + path, limit: path.hasSuffix(".pbxproj") ? limit * 10 : limit) {
      case .failure(let failure):
        // A folder with this ending need not be a project.
        return kind(ofPath: root + "/" + path) == nil
          ? DescribedTargets([]) : DescribedTargets(Problem(failure.kind, path, "the project file \(failure.message); its targets are not known. \(failure.step)"))
      case .success(let bytes):
        if let description = buildDescriptions.first(where: { $0.isDescription(lastComponent(of: path)) }) {
          if let line = lineOfMergeMarker(in: bytes) { return DescribedTargets(.mergeMarker(line, in: path)) }
          return description.targets(bytes, path: path, files: files, read: read).missing { kind(ofPath: root + "/" + $0) == nil }
        }
        do throws(UnreadablePropertyList) {
          let project = XcodeTargets(try XcodeProject(bytes, path: folder(of: path)), root: root, files: files, disk: disk, read: read)
          return project.described
        } catch {
          return DescribedTargets(Problem(.project, path, "\(error.message); its targets are not known. Mend it in Xcode or by hand, then run again"))
        }
      }
    }
    let used = Self.used(paths, results, projects: walk.projects)
    targets = Self.linked(used.map { (paths[$0], results[$0]) })
    problems = used.flatMap { results[$0].problems }
    missing = used.flatMap { results[$0].missing }
    unclearLines = zip(paths, results).flatMap { path, result in result.unclearLines.map { .init(path, line: $0) } }
    shown = Set(results.lazy.flatMap(\.shown).map(PathKey.init))
    elsewhere = Set(results.lazy.flatMap(\.elsewhere))
    targets += database?.targets ?? []
    addPods(walk.podfiles.filter(isOwn), read)
    for (index, target) in targets.enumerated() {
      for file in target.sources + target.headers { targetsOfFile[PathKey(file), default: []].append(index) }
      if !target.sources.isEmpty, target.system.tellsAll { governing[home(of: target), default: []].append(index) }
    }
  }

  /// The descriptions that count: none that is a part of another one, and no description for XcodeGen beside a project of Xcode, which is what is built.
  private static func used(_ paths: [String], _ results: [DescribedTargets], projects: [String]) -> [Int] {
    var included: Set<PathKey> = []
    let named = results.indices.filter { results[$0].isNamed } + results.indices.filter { !results[$0].isNamed }
    for index in named where !included.contains(PathKey(paths[index])) { included.formUnion(results[index].included.subtracting([PathKey(paths[index])])) }
    let built = Set(projects.map { folder(of: $0) })
    return results.indices.filter { index in
      if included.contains(PathKey(paths[index])) { return false }
      return !results[index].targets.contains { $0.system == .xcodegen } || !built.contains(folder(of: paths[index]))
    }
  }

  /// All targets. Dependencies on other projects by ids become those on targets, if that project was read.
  private static func linked(_ described: [(path: String, result: DescribedTargets)]) -> [Target] {
    let names = Dictionary(described.map { (PathKey($0.path), $0.result.names) }, uniquingKeysWith: { first, _ in first })
    return described.flatMap { _, result -> [Target] in
      var targets = result.targets
      for link in result.links {
        let old = targets[link.target].dependencies[link.dependency]
        guard let manifest = old.manifest, let name = names[PathKey(manifest)]?[link.id] else { continue }
        targets[link.target].dependencies[link.dependency] = Target.Dependency(name, .target, line: old.line, manifest: manifest)
      }
      // What a target depends on and links is one dependency.
      for target in Set(result.links.map(\.target)) {
        var kept: [Target.Dependency] = []
        for dependency in targets[target].dependencies where !kept.contains(where: dependency.names) { kept.append(dependency) }
        targets[target].dependencies = kept
      }
      return targets
    }
  }

  /// Adds the pods of each `Podfile` to the targets of the projects in its folder and below.
  private mutating func addPods(_ paths: [String], _ read: (String) -> String?) {
    for path in paths {
      guard let text = read(path) else { continue }
      if let line = lineOfMergeMarker(in: Array(text.utf8)) { problems.append(.mergeMarker(line, in: path, loss: "the pods of both versions count")) }
      let podfile = Podfile(Array(text.utf8))
      if let line = podfile.openLine { problems.append(.openText(line, in: path)) }
      let (pods, home) = (podfile.podsOfTarget, folder(of: path))
      let below = targets.indices.filter { [.xcode, .xcodegen].contains(targets[$0].system) && (home.isEmpty || targets[$0].manifest.hasPrefix(home + "/")) }
      if below.contains(where: { pods[targets[$0].name] != nil }) { podfiles.append(path) }
      for index in below {
        for pod in pods[targets[index].name] ?? [] {
          let dependency = Target.Dependency(pod, .product)
          if !targets[index].dependencies.contains(where: dependency.names) { targets[index].dependencies.append(dependency) }
        }
      }
    }
  }

  /// The base folder of a target's paths.
  private func home(of target: Target) -> String {
    let place = folder(of: target.manifest)
    return target.system == .xcode ? folder(of: place) : place
  }

  // MARK: Files

  /// The targets that contain the file, as indices into `targets`, ascending.
  func targets(of path: String) -> [Int] { targetsOfFile[PathKey(path)] ?? [] }

  /// The target that a file is read as part of, if several have it: preferably not a test; then one whose module is named like a folder on the path; then one of the nearest
  /// description; then an application or a library.
  func mainTarget(of path: String) -> Int? {
    let folders = Set(components(of: path).dropLast().map(moduleName))
    func rank(_ index: Int) -> [Int] {
      let target = targets[index]
      let isBeside = [.appExtension, .aggregate, .other].contains(target.product)
      return [
        target.product.isTest ? 1 : 0, folders.contains(target.module) ? 0 : 1, -home(of: target).utf8.count, target.system.tellsAll ? 0 : 1, isBeside ? 1 : 0, index,
      ]
    }
    return targets(of: path).min { rank($0).lexicographicallyPrecedes(rank($1)) }
  }

  /// The targets that build the file. Tests only count if no other target has it: the code under test must not see what tests see.
  private func builders(of path: String) -> [Target] {
    let all = targets(of: path).map { targets[$0] }
    let own = all.filter { !$0.product.isTest }
    return own.isEmpty ? all : own
  }

  /// The prefix header of a source file; nil for none. The outer nil means that no target tells.
  func prefixHeader(of path: String) -> String?? {
    guard let main = mainTarget(of: path), targets[main].system.tellsPrefixHeader else { return nil }
    return .some(targets[main].settings.prefixHeader)
  }

  /// The setting of the source file's target for this file, or for all of its files; unknown without a target, or if a missing file may contain it.
  func counting(of path: String) -> TranslationUnit.ReferenceCounting {
    guard let settings = mainTarget(of: path).map({ targets[$0].settings }) else { return .unknown }
    let isException = settings.exceptionsFromARC.contains(path)
    guard let usesARC = settings.usesARC else { return isException ? .automatic : .unknown }
    return usesARC == isException ? .byHand : .automatic
  }

  /// The bridging headers through which a Swift file sees Objective-C, without duplicates, in byte order; nil if no target tells.
  func bridgingHeaders(of path: String) -> [String]? {
    let builders = builders(of: path)
    return builders.isEmpty ? nil : Set(builders.compactMap(\.settings.bridgingHeader).map(PathKey.init)).map(\.text).sorted(by: isBefore)
  }

  /// Whether no target builds a source file, although a project lists it, or a description nearby lists what is built. If the descriptions above it list only few of
  /// the files below them, they don't tell anything about the others, which another build may contain, unless an Xcode project lists other files in the same room. If
  /// all descriptions together list nearly all files, the rest is not built either, wherever it is: templates of new screens, for example.
  func isUnbuilt(_ path: String, sources: SourceCounts) -> Bool {
    guard targetsOfFile[PathKey(path)] == nil else { return false }
    if shown.contains(PathKey(path)) { return true }
    guard !governing.isEmpty, !elsewhere.contains(lastComponent(of: path)) else { return false }
    if let home = governor(of: path), sources.isMostlyListed(below: home) || isOfXcode(path) && sources.isListed(room(of: path, in: home)) { return true }
    return isOfXcode(path) && sources.isNearlyAllListed
  }

  /// The folder of a file that lies directly in the folder of a description: all sources of an application are mostly in one.
  private func room(of path: String, in home: String) -> String {
    let rest = home.isEmpty ? path[...] : path.dropFirst(home.count + 1)
    return home + "/" + (rest.contains("/") ? rest.prefix { $0 != "/" } : "")
  }

  /// Whether a file is in a language that is almost only built with Xcode or the package manager.
  private func isOfXcode(_ path: String) -> Bool { [".swift", ".m", ".mm"].contains(where: path.hasSuffix) }

  /// The nearest folder above with a description that lists sources.
  private func governor(of path: String) -> String? {
    guard !governing.isEmpty else { return nil }
    var home = folder(of: path)
    while true {
      if governing[home] != nil { return home }
      if home.isEmpty { return nil }
      home = folder(of: home)
    }
  }

  /// For each description, the number of source files below it, and of those that a target lists.
  struct SourceCounts {
    private var listed: [String: Int] = [:]
    private var all: [String: Int] = [:]
    /// The rooms in which targets of Xcode list files.
    private var rooms: Set<String> = []
    /// Whether targets list at least five sixths of all files.
    fileprivate let isNearlyAllListed: Bool

    init(_ sources: [String], _ targets: ProjectTargets) {
      isNearlyAllListed = 6 * sources.count { targets.targetsOfFile[PathKey($0)] != nil } >= 5 * sources.count
      for path in sources {
        guard let home = targets.governor(of: path) else { continue }
        all[home, default: 0] += 1
        guard let builders = targets.targetsOfFile[PathKey(path)] else { continue }
        listed[home, default: 0] += 1
        if builders.contains(where: { targets.targets[$0].system == .xcode }) { rooms.insert(targets.room(of: path, in: home)) }
      }
    }

    fileprivate func isListed(_ room: String) -> Bool { rooms.contains(room) }

    fileprivate func isMostlyListed(below home: String) -> Bool { 2 * (listed[home] ?? 0) > all[home] ?? 0 }
  }
}
