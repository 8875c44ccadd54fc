import Facts

/// The module that each Swift file belongs to, as far as folders and manifests tell.
///
/// 1. In a Swift package, the target whose `path:` in `Package.swift` holds the file, else the folder after `Sources`, `Source`, `src`,
///    `srcs` or `Tests`; a file that lies in `Sources` itself belongs to the package's first target. The manifest is nobody's.
/// 2. Near an Xcode project, the target that compiles a file of this name; of several the one of the file's folder, else the first that is no test.
///    A file that no target lists belongs to the first folder below the project's own: templates make one for each target. `Sources` and
///    its like don't count, and what lies beside the project belongs to its name.
/// 3. Else none.
struct SwiftModules {
  private let packages: [String: Package]
  /// By folder.
  private let projects: [String: XcodeProject]

  /// A `*.xcodeproj` and the targets in it.
  struct XcodeProject {
    var path: String
    var targets: XcodeTargets
  }

  private struct Package {
    var targets: [ManifestTarget]
  }

  /// For each project's folder and target, the folders of the files that it alone compiles.
  private var foldersOfTarget: [String: [String: Set<String>]] = [:]

  /// `manifests` are the texts of `Package.swift`, by path; `sources` all files, since targets of an app hold more than Swift.
  init(manifests: [(path: String, text: [UInt8])], projects: [XcodeProject], sources: [String]) {
    var packages: [String: Package] = [:]
    for manifest in manifests { packages[folder(of: manifest.path)] = Package(targets: manifestTargets(manifest.text)) }
    self.packages = packages
    self.projects = Dictionary(
      projects.sorted { isBefore($0.path, $1.path) }.map { (folder(of: $0.path), $0) }, uniquingKeysWith: { first, _ in first })
    for (home, project) in self.projects {
      for path in sources where home.isEmpty || path.utf8.starts(with: (home + "/").utf8) {
        guard let only = project.targets.targets[lastComponent(of: path)], only.count == 1 else { continue }
        foldersOfTarget[home, default: [:]][only[0], default: []].insert(folder(of: path))
      }
    }
  }

  static func isManifest(_ path: String) -> Bool {
    let name = lastComponent(of: path)
    return name == "Package.swift" || name.hasPrefix("Package@swift-") && name.hasSuffix(".swift")
  }

  func module(of path: String) -> String? {
    if Self.isManifest(path) { return nil }
    var home = folder(of: path)
    while true {
      let below = home.isEmpty ? path : String(path.utf8.dropFirst(home.utf8.count + 1)) ?? path
      if let package = packages[home], let module = target(of: below, in: package) { return identifier(module) }
      if let project = projects[home] { return identifier(target(of: below, in: project)) }
      if home.isEmpty { return nil }
      home = folder(of: home)
    }
  }

  private func target(of path: String, in package: Package) -> String? {
    let holding = package.targets.filter { target in target.path.map { $0.isEmpty || path.utf8.starts(with: ($0 + "/").utf8) } ?? false }
    if let nearest = holding.max(by: { ($0.path?.utf8.count ?? 0) < ($1.path?.utf8.count ?? 0) }) { return nearest.name }
    let parts = components(of: path)
    guard let first = parts.first, Self.sourceFolders.contains(first) else { return nil }
    if parts.count > 2 { return parts[1] }
    return package.targets.first { $0.path == nil }?.name
  }

  private func target(of path: String, in project: XcodeProject) -> String {
    let listed = project.targets.targets[lastComponent(of: path)] ?? []
    let folder = targetFolder(of: path)
    if let folder, listed.isEmpty || listed.contains(folder) { return folder }
    let likely = listed.filter { !$0.hasSuffix("Tests") }
    if likely.count > 1, let nearest = nearest(of: likely, to: path, in: project) { return nearest }
    return likely.first ?? listed.first ?? stem(of: project.path)
  }

  /// Of several targets the one that alone compiles a file nearest to this one: two apps in one project have files of the same names.
  private func nearest(of targets: [String], to path: String, in project: XcodeProject) -> String? {
    let home = Projects.folder(of: project.path)
    var best: (target: String, shared: Int)?
    for target in targets {
      let shared = (foldersOfTarget[home]?[target] ?? []).map { nearness(of: $0 + "/x", to: Projects.folder(of: join(home, path))).shared }.max() ?? -1
      if shared > best?.shared ?? -1 { best = (target, shared) }
    }
    return best?.target
  }

  private func targetFolder(of path: String) -> String? {
    components(of: path).dropLast().first { !Self.sourceFolders.contains($0) }
  }

  private static let sourceFolders: Set<String> = ["Sources", "Source", "src", "srcs", "Tests"]

  /// What Swift makes of a target's name.
  private func identifier(_ name: String) -> String {
    String(String.UnicodeScalarView(name.unicodeScalars.map { $0.properties.isXIDContinue ? $0 : "_" }))
  }
}

struct ManifestTarget: Equatable {
  var name: String
  /// Nil where the manifest leaves it to the folders.
  var path: String?
}

/// The targets that a manifest declares with a literal name: `.target(name: "Kit", path: "Code/Kit")`. What code computes is not seen.
func manifestTargets(_ text: [UInt8]) -> [ManifestTarget] {
  var targets: [ManifestTarget] = []
  let callees = [".target", ".executableTarget", ".testTarget", ".macro", ".plugin"].map { Array($0.utf8) }
  var at = 0
  while at < text.count {
    if let end = pastCommentOrText(text, at) { at = end; continue }
    if text[at] == UInt8(ascii: "."), let callee = callees.first(where: { text[at...].starts(with: $0) }) {
      var open = at + callee.count
      while open < text.count, isBlank(text[open]) { open += 1 }
      if open < text.count, text[open] == UInt8(ascii: "("), let target = target(text, after: open) { targets.append(target) }
      at = open
    } else {
      at += 1
    }
  }
  return targets
}

/// The literal `name:` and `path:` at the top of an argument list.
private func target(_ text: [UInt8], after open: Int) -> ManifestTarget? {
  var name: String?
  var path: String?
  var depth = 0
  var at = open
  var label: [UInt8] = []
  while at < text.count {
    if text[at] == UInt8(ascii: "\""), let end = pastCommentOrText(text, at) {
      let value = String(decoding: text[(at + 1)..<max(at + 1, end - 1)], as: UTF8.self)
      if depth == 1, label == Array("name:".utf8), name == nil { name = value }
      if depth == 1, label == Array("path:".utf8), path == nil { path = value }
      label = []
      at = end
      continue
    }
    if let end = pastCommentOrText(text, at) { at = end; continue }
    switch text[at] {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1; label = []
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
      depth -= 1
      label = []
      if depth == 0 {
        // A mention of a target among dependencies looks the same, and has neither path nor sources; it names one that is declared as well.
        return name.map { ManifestTarget(name: $0, path: path.flatMap { normalized($0) }) }
      }
    case UInt8(ascii: ","): label = []
    case let byte where isBlank(byte): break
    case let byte: label.append(byte)
    }
    at += 1
  }
  return nil
}

private func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r") }

/// The end of the comment or string literal that begins here; nil when none does.
private func pastCommentOrText(_ text: [UInt8], _ at: Int) -> Int? {
  let newline = UInt8(ascii: "\n")
  if text[at] == UInt8(ascii: "/"), at + 1 < text.count {
    if text[at + 1] == UInt8(ascii: "/") { return text[at...].firstIndex(of: newline) ?? text.count }
    if text[at + 1] == UInt8(ascii: "*") {
      var next = at + 2
      while next + 1 < text.count, !(text[next] == UInt8(ascii: "*") && text[next + 1] == UInt8(ascii: "/")) { next += 1 }
      return min(text.count, next + 2)
    }
  }
  guard text[at] == UInt8(ascii: "\"") else { return nil }
  var next = at + 1
  while next < text.count, text[next] != UInt8(ascii: "\""), text[next] != newline { next += text[next] == UInt8(ascii: "\\") ? 2 : 1 }
  return min(text.count, next + 1)
}
