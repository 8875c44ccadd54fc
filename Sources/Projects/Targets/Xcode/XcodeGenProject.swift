import Facts
import Yams

/// The declarations of an XcodeGen `project.yml`: its targets, with the files in the folders that they name.
struct XcodeGenProject: BuildDescription {
  private let path: String
  private let top: Node.Mapping
  private var templates: [String: Node.Mapping] = [:]

  /// Nil for other YAML. Aliases are resolved if they are few; many could expand without limit. Throws if the file has XcodeGen's default name and is not YAML.
  init?(_ bytes: [UInt8], path: String) throws(UnreadableYAML) {
    guard bytes.count < 1_000_000, bytes.starts(with: "targets:".utf8) || bytes.firstRange(of: Array("\ntargets:".utf8)) != nil || bytes.firstRange(of: Array("\ninclude:".utf8)) != nil else {
      return nil
    }
    let text = String(decoding: bytes, as: UTF8.self)
    guard Self.aliases(text) < 40 else { return nil }
    let root: Node?
    do { root = try Yams.Parser(yaml: text, encoding: .utf8).singleRoot() } catch {
      if lastComponent(of: path) == "project.yml" { throw UnreadableYAML(error) }
      return nil
    }
    guard let top = root?.mapping, Self.isProject(top) else { return nil }
    self.path = path
    self.top = top
    addTemplates(of: top)
  }

  /// Any YAML file may be a description.
  static func isDescription(_ name: String) -> Bool { (name.hasSuffix(".yml") || name.hasSuffix(".yaml")) && !name.hasPrefix(".") }

  static func targets(_ bytes: [UInt8], path: String, files: [String], read: (String) -> String?) -> DescribedTargets {
    do throws(UnreadableYAML) {
      guard var project = try XcodeGenProject(bytes, path: path) else { return DescribedTargets([]) }
      let damaged = project.include(read)
      var described = DescribedTargets(ManifestLines(bytes, .yaml).placed(project.targets(files: files, read: read)))
      described.problem = damaged.map { Problem(.project, $0.path, "the file \($0.error.message); '\(path)' includes it, and may lose targets. Mend it, then run again") }
      return described
    } catch {
      return DescribedTargets(Problem(.project, path, "the project file \(error.message); its targets are not known. Mend it, then run again"))
    }
  }

  /// Many tools read YAML. XcodeGen requires the name of the project, and the type or templates of targets.
  private static func isProject(_ top: Node.Mapping) -> Bool {
    guard let targets = top["targets"]?.mapping else { return top["name"] != nil && top["include"] != nil }
    return targets.values.allSatisfy { $0.mapping?["type"] != nil || $0.mapping?["templates"] != nil || $0.mapping?["platform"] != nil }
  }

  private static func aliases(_ text: String) -> Int {
    let bytes = Array(text.utf8)
    // `- *name`, `key: *name`, `[*name, *name]`
    return zip(bytes, bytes.dropFirst()).count { (before, mark) in mark == UInt8(ascii: "*") && " [,".utf8.contains(before) }
  }

  /// Adds the target templates of included files, but not their targets, since paths in those are relative to their own folder. `read` returns the text at a
  /// path relative to the root. Returns the first file that is not YAML.
  mutating func include(_ read: (String) -> String?) -> (path: String, error: UnreadableYAML)? {
    var damaged: (path: String, error: UnreadableYAML)?
    var waiting = Self.included(top, from: path)
    var seen = Set(waiting.map(PathKey.init))
    while let next = waiting.popLast(), seen.count < 100 {
      guard let text = read(next), Self.aliases(text) < 40 else { continue }
      let root: Node?
      do { root = try Yams.Parser(yaml: text, encoding: .utf8).singleRoot() } catch {
        damaged = damaged ?? (next, UnreadableYAML(error))
        continue
      }
      guard let other = root?.mapping else { continue }
      addTemplates(of: other)
      for more in Self.included(other, from: next) where seen.insert(PathKey(more)).inserted { waiting.append(more) }
    }
    return damaged
  }

  private mutating func addTemplates(of top: Node.Mapping) {
    for (key, node) in top["targetTemplates"]?.mapping ?? [:] {
      if let name = key.string, let template = node.mapping, templates[name] == nil { templates[name] = template }
    }
  }

  private static func included(_ top: Node.Mapping, from path: String) -> [String] {
    guard let include = top["include"] else { return [] }
    return (include.sequence.map(Array.init) ?? [include]).compactMap { $0.string ?? $0.mapping?["path"]?.string }.compactMap { normalized(join(folder(of: path), $0)) }
  }

  /// `read` returns the text of settings files.
  func targets(files: [String], read: (String) -> String?) -> [Target] {
    (top["targets"]?.mapping ?? [:]).flatMap { key, node -> [Target] in
      guard let name = key.string, let declared = node.mapping else { return [] }
      let levels = [declared] + used(declared, depth: 0)
      let platforms = values("platform", levels).flatMap(\.texts)
      // A target for several platforms becomes one per platform, all with the same files.
      let targetName = { (platform: String) in platforms.count > 1 ? "\(name)_\(platform)" : name }
      return (platforms.isEmpty ? [""] : platforms).map { target(targetName($0), name, $0, levels, files, read) }
    }
  }

  /// The templates that a target names, and those that these name, each with its own level.
  private func used(_ target: Node.Mapping, depth: Int) -> [Node.Mapping] {
    guard depth < 8 else { return [] }
    return (target["templates"]?.texts ?? []).compactMap { templates[$0] }.flatMap { [$0] + used($0, depth: depth + 1) }
  }

  private func values(_ key: String, _ levels: [Node.Mapping]) -> [Node] { levels.compactMap { $0[key] } }

  private func target(_ name: String, _ plain: String, _ platform: String, _ levels: [Node.Mapping], _ files: [String], _ read: (String) -> String?) -> Target {
    let settings = buildSettings(name, levels, read)
    let type = values("type", levels).first?.string ?? ""
    let product = values("productName", levels).first?.string ?? settings.text("PRODUCT_NAME") ?? plain
    var target = Target(name, module: moduleName(settings.text("PRODUCT_MODULE_NAME") ?? product), product: Self.product(type), system: .xcodegen, manifest: path)
    target.products = [product]
    target.platforms = platform.isEmpty ? [] : [platform]
    var sources: Set<PathKey> = []
    for node in values("sources", levels) {
      for source in node.sequence.map(Array.init) ?? [node] { add(source, to: &target, &sources, files, name: plain) }
    }
    target.sources = sources.map(\.text).sorted(by: isBefore)
    target.headers.sort(by: isBefore)
    target.resources.sort(by: isBefore)
    for node in values("dependencies", levels).flatMap({ $0.sequence.map(Array.init) ?? [] }) {
      guard let item = node.mapping else { continue }
      for dependency in Self.dependencies(item) where !target.dependencies.contains(where: dependency.names) { target.dependencies.append(dependency) }
    }
    let home = folder(of: path)
    func place(_ text: String?) -> String? { text.flatMap { normalized(join(home, $0)) } }
    target.settings.prefixHeader = place(settings.text("GCC_PREFIX_HEADER"))
    target.settings.bridgingHeader = place(settings.text("SWIFT_OBJC_BRIDGING_HEADER"))
    target.settings.infoPlist = place(settings.text("INFOPLIST_FILE") ?? values("info", levels).first?.mapping?["path"]?.string)
    target.settings.usesARC = settings.flag("CLANG_ENABLE_OBJC_ARC") ?? true
    return target
  }

  /// The settings of the project, then of the target's templates, then of the target; of several configurations, those of the debug one.
  private func buildSettings(_ name: String, _ levels: [Node.Mapping], _ read: (String) -> String?) -> BuildSettings {
    var settings = BuildSettings(builtIn: ["TARGET_NAME": name, "target_name": name, "SRCROOT": ".", "PROJECT_DIR": ".", "PROJECT_NAME": top["name"]?.string ?? ""])
    for level in [top] + levels.reversed() {
      if let files = level["configFiles"]?.mapping, let file = files["Debug"]?.string ?? files.sorted(by: { ($0.key.string ?? "") < ($1.key.string ?? "") }).first?.value.string,
        let place = normalized(join(folder(of: path), file))
      {
        settings.add(SettingsFile(place, read: read))
      }
      guard let own = level["settings"]?.mapping else { continue }
      for part in own["groups"]?.texts ?? [] { top["settingGroups"]?.mapping?[Node(part)]?.mapping.map { settings.add(Self.texts(of: $0)) } }
      settings.add(Self.texts(of: own))
      for part in [own["base"], own["configs"]?.mapping?["Debug"] ?? own["configs"]?.mapping?["debug"]] { part?.mapping.map { settings.add(Self.texts(of: $0)) } }
    }
    return settings
  }

  private static func texts(of settings: Node.Mapping) -> [String: Any] {
    var found: [String: Any] = [:]
    for (key, value) in settings {
      guard let key = key.string else { continue }
      if let text = value.string { found[key] = text } else if let list = value.sequence { found[key] = list.compactMap(\.string) }
    }
    return found
  }

  private static func dependencies(_ item: Node.Mapping) -> [Target.Dependency] {
    // In `Other/Kit`, `Kit` is a target of another project.
    if let target = item["target"]?.string { return [Target.Dependency(String(target.split(separator: "/").last ?? ""), .target)] }
    if let products = item["products"]?.texts { return products.map { Target.Dependency($0, .product) } }
    for key in ["product", "package", "carthage"] { if let name = item[key]?.string { return [Target.Dependency(name, .product)] } }
    return []
  }

  private func add(_ source: Node, to target: inout Target, _ sources: inout Set<PathKey>, _ files: [String], name: String) {
    let home = folder(of: path)
    guard let written = source.string ?? source.mapping?["path"]?.string, let place = normalized(join(home, written.replacing("${target_name}", with: name))) else { return }
    let excludes = PathPatterns(source.mapping?["excludes"]?.texts ?? [], in: place)
    let includes = PathPatterns(source.mapping?["includes"]?.texts ?? [], in: place)
    let phase = source.mapping?["buildPhase"]?.string
    guard phase != "none" else { return }
    for file in files where isSamePath(file, place) || place.isEmpty || file.utf8.starts(with: (place + "/").utf8) {
      if excludes.match(file) || !includes.isEmpty && !includes.match(file) { continue }
      switch FileKind(name: lastComponent(of: file)) {
      case .source where phase == nil || phase == "sources": sources.insert(PathKey(file))
      case .header: target.headers.append(file)
      default: target.resources.append(file)
      }
    }
  }

  private static func product(_ type: String) -> Target.Product {
    switch type {
    case "bundle.unit-test": .tests
    case "bundle.ui-testing": .uiTests
    case "tool": .tool
    case "bundle": .bundle
    case _ where type.hasPrefix("application"): .application
    case _ where type.hasPrefix("framework"): .framework
    case _ where type.hasPrefix("library"): .library
    case _ where type.hasSuffix("extension") || type == "xpc-service": .appExtension
    default: .other
    }
  }
}

extension Node {
  /// One text or a list of them.
  fileprivate var texts: [String] { sequence.map { $0.compactMap(\.string) } ?? string.map { [$0] } ?? [] }
}

/// The reason why a text is not YAML.
struct UnreadableYAML: Error {
  /// `is no YAML near line 3`
  let message: String

  fileprivate init(_ error: any Error) {
    switch error as? YamlError {
    case .scanner(_, _, let mark, _), .parser(_, _, let mark, _), .composer(_, _, let mark, _): message = "is no YAML near line \(mark.line)"
    default: message = "is no YAML"
    }
  }
}
