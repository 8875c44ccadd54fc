import Facts

/// The targets of an Xcode project, with their files, dependencies and the settings of their default configuration.
///
/// A file belongs to a target if one of the target's build phases lists it, or if it is in a synchronized folder (`objectVersion` 77) of the target, unless an
/// exception removes it.
struct XcodeTargets {
  private let project: XcodeProject
  private let root: String
  /// All project files in byte order: every path that the walk found.
  private let files: [String]
  private let disk: DiskPaths
  private let read: (String) -> String?
  /// The name of each target, by id.
  private let names: [String: String]
  /// The target that builds each product, by the product's id.
  private let makers: [String: String]
  private let synchronizedFolders: [(id: String, object: XcodeProject.Object)]

  /// `files` are all files that may belong to a target, relative to the root, in byte order, and `disk` finds them; `read` returns the text of a file.
  init(_ project: XcodeProject, root: String, files: [String], disk: DiskPaths, read: @escaping (String) -> String?) {
    self.project = project
    self.root = root
    self.files = files
    self.disk = disk
    self.read = read
    let all = project.objects("targets", of: project.project)
    names = Dictionary(all.map { ($0.id, $0.object.text("name") ?? "") }, uniquingKeysWith: { first, _ in first })
    makers = Dictionary(
      all.compactMap { target in target.object.text("productReference").map { ($0, target.object.text("name") ?? "") } }, uniquingKeysWith: { first, _ in first })
    synchronizedFolders = project.all("PBXFileSystemSynchronizedRootGroup")
  }

  /// All that the project says. O(files of targets), and for each synchronized folder O(files).
  var described: DescribedTargets {
    var described = DescribedTargets([])
    var outside = project.all("PBXSourcesBuildPhase").flatMap { project.objects("files", of: $0.object) }.compactMap { $0.object.text("fileRef") }
      .filter(project.liesOutside).compactMap { project.object($0)?.text("path") }.filter { FileKind(name: lastComponent(of: $0)) != nil }
    outside += project.all("XCBuildConfiguration").compactMap { $0.object.text("baseConfigurationReference") }.filter(project.liesOutside).compactMap { project.object($0)?.text("path") }
    var settingsFiles: Set<PathKey> = []
    for (id, object) in project.objects("targets", of: project.project) {
      let settings = settings(of: object, object.text("name") ?? "")
      let found = dependencies(of: object, settings)
      for (number, dependency) in found.enumerated() {
        if let id = dependency.remote { described.links.append(.init(target: described.targets.count, dependency: number, id: id)) }
      }
      described.targets.append(target(id, object, settings, found.map(\.dependency)))
      settingsFiles.formUnion(settings.missingFiles.map(PathKey.init))
      outside += ["GCC_PREFIX_HEADER", "SWIFT_OBJC_BRIDGING_HEADER", "INFOPLIST_FILE"].compactMap(settings.text).filter(leadsOut)
    }
    described.names = names.merging(makers) { first, _ in first }
    if described.targets.contains(where: { !$0.sources.isEmpty }) { described.shown = shownSources }
    described.elsewhere = sourcesElsewhere
    described.missing = missing(described.targets, settingsFiles)
    described.problems = problems(Set(outside.map(PathKey.init)).map(\.text).sorted(by: isBefore))
    return described
  }

  private var manifest: String { project.path + "/project.pbxproj" }

  private func isThere(_ path: String) -> Bool { disk.has(path) || kind(ofPath: root + "/" + path) != nil }

  /// The sources of targets, the other projects and the settings files that are not there. Targets that miss the same sources are told together.
  private func missing(_ targets: [Target], _ settingsFiles: Set<PathKey>) -> [ProjectSetup.Missing] {
    var missing: [ProjectSetup.Missing] = []
    for target in targets where !target.missingSources.isEmpty {
      if let same = missing.firstIndex(where: { $0.names == target.missingSources }) {
        missing[same].targets.append(target.name)
      } else {
        missing.append(.init(.sources, in: manifest, targets: [target.name], target.missingSources))
      }
    }
    let named = project.all("PBXFileReference").filter { $0.object.text("path")?.hasSuffix(".xcodeproj") == true }.compactMap { location(of: $0.id) }.filter { !isThere($0) }
    let bases = project.all("XCBuildConfiguration").compactMap { settingsPath($0.object) }.filter { !components(of: $0).contains("Pods") && !isThere($0) }
    for (kind, paths) in [(ProjectSetup.Missing.Kind.projects, Set(named.map(PathKey.init))), (.settings, settingsFiles.union(bases.map(PathKey.init)))] where !paths.isEmpty {
      missing.append(.init(kind, in: manifest, paths.map(\.text).sorted(by: isBefore)))
    }
    return missing
  }

  /// Whether a path in a setting leads out of the root. Headers of the system's frameworks do not count.
  private func leadsOut(_ text: String) -> Bool { path(text) == nil && !text.contains(".framework/") }

  /// `outside` are the files out of the root, as the project writes them.
  private func problems(_ outside: [String]) -> [Problem] {
    if project.home == nil { return [Problem(.project, manifest, "its files lie outside of the folder that is analysed, so its targets have none. Run on a folder that has them")] }
    guard let first = outside.first else { return [] }
    let files = outside.count == 1 ? "the file '\(first)', which it lists, lies" : "\(outside.count) files that it lists, such as '\(first)', lie"
    return [Problem(.project, manifest, "\(files) outside of the folder that is analysed and \(outside.count == 1 ? "is" : "are") not read. Run on a folder that has all")]
  }

  /// The source files that the project lists, whether a target builds them or not. Empty if a target leaves the build to another tool.
  private var shownSources: [String] {
    guard project.all("PBXLegacyTarget").isEmpty else { return [] }
    return project.all("PBXFileReference").compactMap { location(of: $0.id) }.filter { FileKind(name: lastComponent(of: $0))?.isSource == true }
  }

  /// The names of the source files that the project lists at places outside of the root, as on the disk of its author.
  private var sourcesElsewhere: [String] {
    project.all("PBXFileReference").filter { location(of: $0.id) == nil }.compactMap { $0.object.text("path").map(lastComponent) }.filter { FileKind(name: $0)?.isSource == true }
  }

  private func target(_ id: String, _ object: XcodeProject.Object, _ settings: BuildSettings, _ dependencies: [Target.Dependency]) -> Target {
    let name = object.text("name") ?? ""
    let module = settings.text("PRODUCT_MODULE_NAME") ?? settings.text("PRODUCT_NAME") ?? name
    var target = Target(
      name, module: moduleName(module), product: Self.product(of: object), system: .xcode, manifest: manifest)
    target.line = max(1, project.line(of: id))
    target.platforms = platforms(settings)
    target.products = settings.text("PRODUCT_NAME").map { [$0] } ?? []
    var sources: Set<PathKey> = []
    var headers: Set<PathKey> = []
    var resources: Set<PathKey> = []
    var flags: [String: String] = [:]
    for (_, phase) in project.objects("buildPhases", of: object) {
      for (_, file) in project.objects("files", of: phase) {
        for path in paths(of: file.text("fileRef")) {
          switch phase.text("isa") {
          case "PBXSourcesBuildPhase":
            if FileKind(name: lastComponent(of: path))?.isSource == true { sources.insert(PathKey(path)) } else { resources.insert(PathKey(path)) }
            if let own = (file["settings"] as? XcodeProject.Object).flatMap({ $0["COMPILER_FLAGS"] }) { flags[path] = (own as? String) ?? (own as? [String])?.joined(separator: " ") }
          case "PBXHeadersBuildPhase": headers.insert(PathKey(path))
          case "PBXResourcesBuildPhase": resources.insert(PathKey(path))
          default: break
          }
        }
      }
    }
    for path in synchronized(id, object, &flags) {
      switch FileKind(name: lastComponent(of: path)) {
      case .source: sources.insert(PathKey(path))
      case .header: headers.insert(PathKey(path))
      case .prefix, .fragment, nil: resources.insert(PathKey(path))
      }
    }
    let listed = sources.map(\.text).sorted(by: isBefore)
    target.sources = listed.filter(isThere)
    target.missingSources = listed.filter { !isThere($0) }
    target.headers = headers.map(\.text).sorted(by: isBefore)
    target.resources = resources.map(\.text).sorted(by: isBefore)
    target.dependencies = dependencies
    target.settings = chosen(from: settings, flags, listed)
    return target
  }

  // MARK: Files

  /// The files of a reference: a single one, or one per language if it is localised.
  private func paths(of id: String?) -> [String] {
    guard let id, let object = project.object(id) else { return [] }
    if object.text("isa") == "PBXVariantGroup" { return object.list("children").flatMap { paths(of: $0) } }
    return location(of: id).map { [$0] } ?? []
  }

  private func location(of id: String) -> String? { project.path(of: id).map(disk.path(for:)) }

  /// The files in the target's synchronized folders without those that exceptions remove, and the files of other targets' folders that exceptions add.
  private func synchronized(_ id: String, _ object: XcodeProject.Object, _ flags: inout [String: String]) -> [String] {
    let own = Set(object.list("fileSystemSynchronizedGroups"))
    var found: [String] = []
    for (group, folder) in synchronizedFolders {
      guard let home = location(of: group) else { continue }
      var exceptions: Set<String> = []
      for (_, exception) in project.objects("exceptions", of: folder) where exception.text("target") == id {
        exceptions.formUnion(exception.list("membershipExceptions").compactMap { normalized(join(home, $0)) })
        for (path, value) in exception["additionalCompilerFlagsByRelativePath"] as? XcodeProject.Object ?? [:] { flags[join(home, path)] = value as? String }
      }
      guard own.contains(group) else {
        found += files.filter { exceptions.contains($0) || !exceptions.isEmpty && isBelow($0, oneOf: exceptions) }
        continue
      }
      let closed = Set(folder.list("explicitFolders").compactMap { normalized(join(home, $0)) })
      found += files.filter { path in
        (home.isEmpty || path.utf8.starts(with: (home + "/").utf8)) && !exceptions.contains(path) && !isBelow(path, oneOf: exceptions) && !isBelow(path, oneOf: closed)
      }
    }
    return found
  }

  private func isBelow(_ path: String, oneOf folders: Set<String>) -> Bool {
    guard !folders.isEmpty else { return false }
    var place = folder(of: path)
    while !place.isEmpty {
      if folders.contains(place) { return true }
      place = folder(of: place)
    }
    return false
  }

  // MARK: Dependencies

  /// The declared dependencies, the linked products of some project, and the host application of tests. `remote` is the id of the target or product in the other
  /// project that has it.
  private func dependencies(of target: XcodeProject.Object, _ settings: BuildSettings) -> [(dependency: Target.Dependency, remote: String?)] {
    var found: [(dependency: Target.Dependency, remote: String?)] = []
    func add(_ name: String?, _ kind: Target.Dependency.Kind, _ id: String = "", by proxy: (manifest: String, id: String)? = nil) {
      guard let name, !name.isEmpty else { return }
      let dependency = Target.Dependency(name, kind, line: project.line(of: id), manifest: proxy?.manifest)
      if !found.contains(where: { dependency.names($0.dependency) && $0.remote == proxy?.id }) { found.append((dependency, proxy?.id)) }
    }
    for (id, dependency) in project.objects("dependencies", of: target) {
      if let product = project.object(dependency.text("productRef")) { add(product.text("productName"), .product, id); continue }
      let proxy = project.object(dependency.text("targetProxy"))
      if let own = (dependency.text("target") ?? proxy?.text("remoteGlobalIDString")).flatMap({ names[$0] }), otherProject(proxy) == nil { add(own, .target, id); continue }
      add(proxy?.text("remoteInfo") ?? dependency.text("name"), .target, id, by: otherProject(proxy))
    }
    for (id, product) in project.objects("packageProductDependencies", of: target) { add(product.text("productName"), .product, id) }
    // Xcode builds linked products first, whether a dependency is declared or not.
    for (_, phase) in project.objects("buildPhases", of: target) where phase.text("isa") == "PBXFrameworksBuildPhase" {
      for (id, file) in project.objects("files", of: phase) {
        if let product = project.object(file.text("productRef")) { add(product.text("productName"), .product, id) }
        guard let reference = file.text("fileRef") else { continue }
        if let maker = makers[reference] { add(maker, .target, id); continue }
        let product = project.object(reference)
        add(product.flatMap(Self.builtProduct), .product, id, by: otherProject(project.object(product?.text("remoteRef"))))
      }
    }
    for name in settings.linkedNames { add(name, .product) }
    // `$(BUILT_PRODUCTS_DIR)/App.app/Contents/MacOS/App`
    if let host = settings.text("TEST_HOST") { add(lastComponent(of: host), .product) }
    if let name = settings.text("TEST_TARGET_NAME") { add(name, .target) }
    return found
  }

  /// The manifest of the other project that a proxy stands for, as a path or as it is written, and the id in it; nil for a proxy of this project.
  private func otherProject(_ proxy: XcodeProject.Object?) -> (manifest: String, id: String)? {
    guard let proxy, let id = proxy.text("remoteGlobalIDString"), let portal = proxy.text("containerPortal"), let file = project.object(portal), file.text("isa") == "PBXFileReference" else {
      return nil
    }
    return ((location(of: portal) ?? file.text("path") ?? "") + "/project.pbxproj", id)
  }

  /// The name of a library or framework that another project or an unknown one builds: `Kit` for `libKit.a`.
  private static func builtProduct(_ file: XcodeProject.Object) -> String? {
    guard file.text("sourceTree") == "BUILT_PRODUCTS_DIR" || file.text("isa") == "PBXReferenceProxy", let path = file.text("path") else { return nil }
    let name = stem(of: path)
    return path.hasSuffix(".a") && name.hasPrefix("lib") ? String(name.dropFirst(3)) : name
  }

  private static func product(of target: XcodeProject.Object) -> Target.Product {
    if target.text("isa") == "PBXAggregateTarget" { return .aggregate }
    let type = target.text("productType") ?? ""
    guard type.hasPrefix("com.apple.product-type.") else { return .other }
    let kind = type.dropFirst("com.apple.product-type.".count)
    switch kind {
    case "bundle.unit-test", "bundle.ocunit-test": return .tests
    case "bundle.ui-testing", "bundle.multi-device-ui-testing": return .uiTests
    case "tool": return .tool
    case "bundle", "kernel-extension", "kernel-extension.iokit", "driver-extension", "instruments-package", "metal-library": return .bundle
    case _ where kind.hasPrefix("application"): return .application
    case _ where kind.hasPrefix("framework") || kind == "xcframework": return .framework
    case _ where kind.hasPrefix("library"): return .library
    case _ where kind.hasSuffix("extension") || kind.hasPrefix("app-extension") || kind == "xpc-service": return .appExtension
    default: return .other
    }
  }

  // MARK: Settings

  private func settings(of target: XcodeProject.Object, _ name: String) -> BuildSettings {
    let home = root + (project.home.map { $0.isEmpty ? "" : "/" + $0 } ?? "")
    let projectName = stem(of: project.path)
    var settings = BuildSettings(builtIn: [
      "SRCROOT": home, "PROJECT_DIR": home, "SOURCE_ROOT": home, "PROJECT_NAME": projectName, "PROJECT": projectName, "TARGET_NAME": name, "TARGETNAME": name,
      "PROJECT_FILE_PATH": root + "/" + project.path, "PRODUCT_NAME": name, "CONFIGURATION": configuration(of: target)?.text("name") ?? "",
    ])
    for owner in [project.project, target] {
      // A project may lack a configuration of the target's name.
      guard let configuration = configuration(of: owner, named: configuration(of: target)?.text("name")) else { continue }
      if let path = settingsPath(configuration) {
        settings.add(SettingsFile(path, read: read))
      } else if configuration.keys.contains(where: { $0.hasPrefix("baseConfigurationReference") }) {
        settings.addUnknown()
      }
      settings.add(configuration["buildSettings"] as? XcodeProject.Object ?? [:])
    }
    return settings
  }

  private func settingsPath(_ configuration: XcodeProject.Object) -> String? {
    if let id = configuration.text("baseConfigurationReference") { return project.path(of: id) ?? project.pathOfLoose(id) }
    guard let anchor = configuration.text("baseConfigurationReferenceAnchor"), let below = configuration.text("baseConfigurationReferenceRelativePath") else { return nil }
    return project.path(of: anchor).flatMap { normalized(join($0, below)) }
  }

  /// The configuration of a name, else the default one, else the first.
  private func configuration(of owner: XcodeProject.Object, named name: String? = nil) -> XcodeProject.Object? {
    guard let list = project.object(owner.text("buildConfigurationList")) else { return nil }
    let all = project.objects("buildConfigurations", of: list).map(\.object)
    return name.flatMap { name in all.first { $0.text("name") == name } } ?? all.first { $0.text("name") == list.text("defaultConfigurationName") } ?? all.first
  }

  private func platforms(_ settings: BuildSettings) -> [String] {
    let supported = settings.list("SUPPORTED_PLATFORMS").filter { !$0.hasSuffix("simulator") }
    return Set(supported.isEmpty ? settings.text("SDKROOT").map { [$0] } ?? [] : supported).filter { $0 != "auto" }.sorted(by: isBefore)
  }

  private func chosen(from settings: BuildSettings, _ flags: [String: String], _ sources: [String]) -> Target.Settings {
    var chosen = Target.Settings()
    chosen.prefixHeader = settings.text("GCC_PREFIX_HEADER").flatMap(path)
    chosen.bridgingHeader = settings.text("SWIFT_OBJC_BRIDGING_HEADER").flatMap(path)
    chosen.infoPlist = settings.text("INFOPLIST_FILE").flatMap(path)
    for key in ["HEADER_SEARCH_PATHS", "USER_HEADER_SEARCH_PATHS"] {
      for found in settings.list(key).compactMap(path) where !chosen.headerFolders.contains(found) { chosen.headerFolders.append(found) }
    }
    for define in settings.list("GCC_PREPROCESSOR_DEFINITIONS") where !define.isEmpty && !chosen.defines.contains(define) { chosen.defines.append(define) }
    // Xcode's own default is NO.
    chosen.setARC(settings.flag("CLANG_ENABLE_OBJC_ARC") ?? (settings.isComplete ? false : nil), flags, of: sources)
    return chosen
  }

  /// Relative to the root; nil if it is outside. A relative path starts at the project's folder.
  private func path(_ text: String) -> String? {
    if text.hasPrefix("/") { return normalized(text).flatMap { relative($0, to: root) } }
    return project.home.flatMap { normalized(join($0, text)) }.map(disk.path(for:))
  }
}

extension Target.Settings {
  /// Notes how sources count references: as the target says, if it does, but for those whose own flags say otherwise.
  mutating func setARC(_ usesARC: Bool?, _ flags: [String: String], of sources: [String]) {
    self.usesARC = usesARC
    let opposite = usesARC == true ? "-fno-objc-arc" : "-fobjc-arc"
    exceptionsFromARC = Set(sources.filter { flags[$0].map { shellWords($0).last { $0 == "-fobjc-arc" || $0 == "-fno-objc-arc" } == opposite } ?? false })
  }
}
