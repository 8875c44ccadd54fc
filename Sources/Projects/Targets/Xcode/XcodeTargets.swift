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

  var targets: [Target] { project.objects("targets", of: project.project).map { target($0.id, $0.object) } }

  /// The source files that the project lists, whether a target builds them or not. Empty if a target leaves the build to another tool.
  var shownSources: [String] {
    guard project.all("PBXLegacyTarget").isEmpty else { return [] }
    return project.all("PBXFileReference").compactMap { location(of: $0.id) }.filter { FileKind(name: lastComponent(of: $0))?.isSource == true }
  }

  /// The names of the source files that the project lists at places outside of the root, as on the disk of its author.
  var sourcesElsewhere: [String] {
    project.all("PBXFileReference").filter { location(of: $0.id) == nil }.compactMap { $0.object.text("path").map(lastComponent) }.filter { FileKind(name: $0)?.isSource == true }
  }

  private func target(_ id: String, _ object: XcodeProject.Object) -> Target {
    let name = object.text("name") ?? ""
    let settings = settings(of: object, name)
    let module = settings.text("PRODUCT_MODULE_NAME") ?? settings.text("PRODUCT_NAME") ?? name
    var target = Target(
      name, module: moduleName(module), product: Self.product(of: object), system: .xcode, manifest: project.path + "/project.pbxproj")
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
    target.sources = sources.map(\.text).sorted(by: isBefore)
    target.headers = headers.map(\.text).sorted(by: isBefore)
    target.resources = resources.map(\.text).sorted(by: isBefore)
    target.dependencies = dependencies(of: object, settings)
    target.settings = chosen(from: settings, flags, target.sources)
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

  /// The declared dependencies, the linked products of some project, and the host application of tests.
  private func dependencies(of target: XcodeProject.Object, _ settings: BuildSettings) -> [Target.Dependency] {
    var found: [Target.Dependency] = []
    func add(_ name: String?, _ kind: Target.Dependency.Kind, _ id: String = "") {
      guard let name, !name.isEmpty else { return }
      let dependency = Target.Dependency(name, kind, line: project.line(of: id))
      if !found.contains(where: dependency.names) { found.append(dependency) }
    }
    for (id, dependency) in project.objects("dependencies", of: target) {
      if let product = project.object(dependency.text("productRef")) { add(product.text("productName"), .product, id); continue }
      let proxy = project.object(dependency.text("targetProxy"))
      add(dependency.text("target").flatMap { names[$0] } ?? proxy?.text("remoteInfo") ?? dependency.text("name"), .target, id)
    }
    for (id, product) in project.objects("packageProductDependencies", of: target) { add(product.text("productName"), .product, id) }
    // Xcode builds linked products first, whether a dependency is declared or not.
    for (_, phase) in project.objects("buildPhases", of: target) where phase.text("isa") == "PBXFrameworksBuildPhase" {
      for (id, file) in project.objects("files", of: phase) {
        if let product = project.object(file.text("productRef")) { add(product.text("productName"), .product, id) }
        guard let reference = file.text("fileRef") else { continue }
        if let maker = makers[reference] { add(maker, .target, id) } else { add(project.object(reference).flatMap(Self.builtProduct), .product, id) }
      }
    }
    for name in settings.linkedNames { add(name, .product) }
    // `$(BUILT_PRODUCTS_DIR)/App.app/Contents/MacOS/App`
    if let host = settings.text("TEST_HOST") { add(lastComponent(of: host), .product) }
    if let name = settings.text("TEST_TARGET_NAME") { add(name, .target) }
    return found
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
    if let id = configuration.text("baseConfigurationReference") { return project.path(of: id) }
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
