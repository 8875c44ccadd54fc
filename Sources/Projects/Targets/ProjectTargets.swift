import Facts

/// All targets of a project, and what its files belong to.
struct ProjectTargets {
  /// Sorted by manifest, those of a compile database last; those of one manifest in its order.
  private(set) var targets: [Target] = []
  private(set) var problems: [Problem] = []
  private var targetsOfFile: [PathKey: [Int]] = [:]
  /// By the folder of their manifest, the targets that compile something and that tell what is built: of an IDE or a package manager.
  private var governing: [String: [Int]] = [:]
  /// What projects of an IDE show of sources that are there.
  private var shown: Set<PathKey> = []

  /// `manifests` are the texts of `Package.swift`, by path; `files` are all files that a target may have, in byte order. Other people's projects are left alone.
  init(_ walk: Walk, manifests: [(path: String, text: [UInt8])], database: CompileDatabase?, copied: CopiedLibraries, files: [String], root: String, limit: Int) {
    func isOwn(_ path: String) -> Bool { Provenance.externalFolder(of: path) == nil && copied.copy(with: path) == nil }
    let read: @Sendable (String) -> String? = { path in
      // Settings lie beside the project. What leads out of the root is not read.
      guard let real = realPath(root + "/" + path), relative(real, to: root) != nil else { return nil }
      return (try? readFile(real, limit: limit).get()).map { String(decoding: $0, as: UTF8.self) }
    }
    let real: @Sendable (String) -> String? = { path in realPath(root + "/" + path).flatMap { relative($0, to: root) } }
    // A manifest for other versions of the language declares the same.
    let folders = Set(manifests.lazy.map(\.path).filter { lastComponent(of: $0) == "Package.swift" }.map { folder(of: $0) })
    let manifests = manifests.filter { lastComponent(of: $0.path) == "Package.swift" || !folders.contains(folder(of: $0.path)) }
    let described = walk.projects.filter(isOwn).map { $0 + "/project.pbxproj" } + (walk.manifests + manifests.map(\.path)).filter(isOwn)
    let disk = DiskPaths(walk.projects.isEmpty ? [] : files)
    let packages = Dictionary(manifests, uniquingKeysWith: { first, _ in first })
    let results = inParallel(described.sorted(by: isBefore)) { path -> DescribedTargets in
      if let text = packages[path] { return DescribedTargets(ManifestLines(text, .package).placed(PackageManifest(text).targets(path: path, files: files, real: real))) }
      switch readFile(root + "/" + path, limit: path.hasSuffix(".pbxproj") ? limit * 10 : limit) {
      case .failure(let failure):
        // A folder of that name may be anything.
        return kind(ofPath: root + "/" + path) == nil ? DescribedTargets([]) : DescribedTargets(Problem(failure.kind, path, "the project file \(failure.message)"))
      case .success(let bytes):
        if let description = buildDescriptions.first(where: { $0.isDescription(lastComponent(of: path)) }) {
          return description.targets(bytes, path: path, files: files, read: read)
        }
        do throws(UnreadablePropertyList) {
          let project = XcodeTargets(try XcodeProject(bytes, path: folder(of: path)), root: root, files: files, disk: disk, read: read)
          return DescribedTargets(project.targets, shown: project.shownSources)
        } catch {
          return DescribedTargets(Problem(.project, path, "\(error.message); its targets are not known. Mend it in Xcode or by hand, then run again"))
        }
      }
    }
    problems = results.compactMap(\.problem)
    shown = Set(results.lazy.flatMap(\.shown).map(PathKey.init))
    // Where the generated project is there too, it is what is built.
    let generated = Set(walk.projects.map { folder(of: $0) })
    targets = results.flatMap(\.targets).filter { $0.system != .xcodegen || !generated.contains(folder(of: $0.manifest)) } + (database?.targets ?? [])
    addPods(walk.podfiles.filter(isOwn), read)
    for (index, target) in targets.enumerated() {
      for file in target.sources + target.headers { targetsOfFile[PathKey(file), default: []].append(index) }
      if !target.sources.isEmpty, target.system.tellsAll { governing[home(of: target), default: []].append(index) }
    }
  }

  /// Adds what each `Podfile` gives to the targets of the projects in its folder and below.
  private mutating func addPods(_ podfiles: [String], _ read: (String) -> String?) {
    for path in podfiles {
      guard let text = read(path) else { continue }
      let (pods, home) = (Podfile(Array(text.utf8)).podsOfTarget, folder(of: path))
      for index in targets.indices where [.xcode, .xcodegen].contains(targets[index].system) && (home.isEmpty || targets[index].manifest.hasPrefix(home + "/")) {
        for pod in pods[targets[index].name] ?? [] {
          let dependency = Target.Dependency(pod, .product)
          if !targets[index].dependencies.contains(where: dependency.names) { targets[index].dependencies.append(dependency) }
        }
      }
    }
  }

  /// The folder that a target's paths begin at.
  private func home(of target: Target) -> String {
    let place = folder(of: target.manifest)
    return target.system == .xcode ? folder(of: place) : place
  }

  // MARK: Files

  /// The targets that have the file, as indices into `targets`, ascending.
  func targets(of path: String) -> [Int] { targetsOfFile[PathKey(path)] ?? [] }

  /// The target that a file is read as part of, where several have it: rather no test, rather one whose name a folder on its path has, rather
  /// that of the nearest description, rather an application or a library than what runs beside it.
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

  /// The targets that the file is built into, tests only where nothing else has it: what tests see is no business of the code that they test.
  private func builders(of path: String) -> [Target] {
    let all = targets(of: path).map { targets[$0] }
    let own = all.filter { !$0.product.isTest }
    return own.isEmpty ? all : own
  }

  /// The header that is forced on a source file; nil for none. The outer nil means that no target tells.
  func prefixHeader(of path: String) -> String?? {
    guard let main = mainTarget(of: path), targets[main].system.tellsPrefixHeader else { return nil }
    return .some(targets[main].settings.prefixHeader)
  }

  /// What the target of a source file says of it, or of all its sources; unknown where that may be said in a file that is not there.
  func counting(of path: String) -> TranslationUnit.ReferenceCounting {
    guard let settings = mainTarget(of: path).map({ targets[$0].settings }) else { return .unknown }
    let isException = settings.exceptionsFromARC.contains(path)
    guard let usesARC = settings.usesARC else { return isException ? .automatic : .unknown }
    return usesARC == isException ? .byHand : .automatic
  }

  /// Through which headers a Swift file sees Objective-C, each once, in byte order; nil where no target tells.
  func bridgingHeaders(of path: String) -> [String]? {
    let builders = builders(of: path)
    return builders.isEmpty ? nil : Set(builders.compactMap(\.settings.bridgingHeader).map(PathKey.init)).map(\.text).sorted(by: isBefore)
  }

  /// Whether nothing builds a source file, although a project shows it, or a description near it lists what is built. Where such descriptions list few of the
  /// files below them, they tell nothing of what they don't show: a project of another build may lie beside. Where all of them together list nearly all that there is, nobody builds
  /// the rest either, wherever it lies: the templates of new screens.
  func isUnbuilt(_ path: String, sources: SourceCounts) -> Bool {
    guard targetsOfFile[PathKey(path)] == nil else { return false }
    if shown.contains(PathKey(path)) { return true }
    guard !governing.isEmpty else { return false }
    return governor(of: path).map(sources.isMostlyListed) ?? false || isOfXcode(path) && sources.isNearlyAllListed
  }

  /// Whether a file is of a language for which hardly anything else lists what is built.
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

  /// How many of the source files that each description governs some target lists.
  struct SourceCounts {
    private var listed: [String: Int] = [:]
    private var all: [String: Int] = [:]
    /// Whether targets list five of six.
    fileprivate let isNearlyAllListed: Bool

    init(_ sources: [String], _ targets: ProjectTargets) {
      isNearlyAllListed = 6 * sources.count { targets.targetsOfFile[PathKey($0)] != nil } >= 5 * sources.count
      for path in sources {
        guard let home = targets.governor(of: path) else { continue }
        all[home, default: 0] += 1
        if targets.targetsOfFile[PathKey(path)] != nil { listed[home, default: 0] += 1 }
      }
    }

    fileprivate func isMostlyListed(below home: String) -> Bool { 2 * (listed[home] ?? 0) > all[home] ?? 0 }
  }
}
