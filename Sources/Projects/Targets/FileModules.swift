import Facts

/// The module that each file belongs to, as far as targets and folders tell.
///
/// 1. That of the target that has the file, see `ProjectTargets.mainTarget`.
/// 2. For Swift in a package, the folder after `Sources`, `Source`, `src`, `srcs` or `Tests`; a file that lies in `Sources` itself belongs to the package's
///    first target. The manifest is nobody's.
/// 3. For Swift near an Xcode project, the first folder below the project's own: templates make one for each target. `Sources` and its like don't count, and
///    what lies beside the project belongs to its name. A file that no target builds is never part of the module of one: it may be a copy.
/// 4. For a header that no target lists, that of the source files beside it.
/// 5. Else none.
struct FileModules {
  private let targets: ProjectTargets
  /// The first target of each package, by the package's folder.
  private let packages: [String: String?]
  /// The Xcode project in a folder.
  private let projects: [String: String]
  private let built: Set<String>
  /// The modules of the source files in a folder, with the number of files; and the module of the last source file with a folder and a name.
  private var ofFolder: [PathKey: [String: Int]] = [:]
  private var ofStem: [PathKey: String] = [:]

  /// `sources` are all source files, without headers.
  init(_ targets: ProjectTargets, manifests: [String], projects: [String], sources: [String]) {
    self.targets = targets
    var packages: [String: String?] = [:]
    for manifest in manifests {
      let own = targets.targets.first { $0.manifest == manifest && !$0.product.isTest }
      packages[folder(of: manifest)] = packages[folder(of: manifest)] ?? own?.module
    }
    self.packages = packages
    self.projects = Dictionary(projects.sorted(by: isBefore).map { (folder(of: $0), $0) }, uniquingKeysWith: { first, _ in first })
    built = Set(targets.targets.lazy.filter { !$0.sources.isEmpty }.map(\.module))
    for path in sources {
      guard let main = targets.mainTarget(of: path) else { continue }
      let module = targets.targets[main].module
      ofFolder[PathKey(folder(of: path)), default: [:]][module, default: 0] += 1
      ofStem[PathKey(join(folder(of: path), stem(of: path)))] = module
    }
  }

  func module(of path: String, _ kind: FileKind) -> String? {
    if isPackageManifest(path) { return nil }
    if let main = targets.mainTarget(of: path) { return targets.targets[main].module }
    guard kind == .source(.swift) else { return kind.isSource ? nil : moduleBeside(path) }
    guard let module = moduleByFolder(path).map(moduleName) else { return nil }
    return built.contains(module) && isNearXcode(path) ? nil : module
  }

  /// For a header: the module of the source file with its name in its folder, else that of most source files in the nearest folder that has any.
  private func moduleBeside(_ header: String) -> String? {
    if let module = ofStem[PathKey(join(folder(of: header), stem(of: header)))] { return module }
    var place = folder(of: header)
    while true {
      if let modules = ofFolder[PathKey(place)] { return modules.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key }
      // The folder of a project contains all sorts of files.
      if place.isEmpty || projects[place] != nil || packages[place] != nil { return nil }
      place = folder(of: place)
    }
  }

  private func isNearXcode(_ path: String) -> Bool {
    var home = folder(of: path)
    while true {
      if packages[home] != nil { return false }
      if projects[home] != nil { return true }
      if home.isEmpty { return false }
      home = folder(of: home)
    }
  }

  private func moduleByFolder(_ path: String) -> String? {
    var home = folder(of: path)
    while true {
      let below = home.isEmpty ? path : String(path.utf8.dropFirst(home.utf8.count + 1)) ?? path
      if let first = packages[home], let module = moduleInPackage(below, first) { return module }
      if let project = projects[home] { return components(of: below).dropLast().first { !Self.sourceFolders.contains($0) } ?? stem(of: project) }
      if home.isEmpty { return nil }
      home = folder(of: home)
    }
  }

  private func moduleInPackage(_ path: String, _ first: String?) -> String? {
    let parts = components(of: path)
    guard let top = parts.first, Self.sourceFolders.contains(top) else { return nil }
    return parts.count > 2 ? parts[1] : first
  }

  private static let sourceFolders: Set<String> = ["Sources", "Source", "src", "srcs", "Tests"]
}
