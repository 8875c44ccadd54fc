import Facts
import Yams

/// The declarations of an XcodeGen `project.yml`: its targets, with the files in the folders that they name.
struct XcodeGenProject: BuildDescription {
  private let path: String
  /// The file with all that it includes.
  private var top: Node.Mapping
  private let isNamed: Bool
  private var templates: [String: Node.Mapping] { (top["targetTemplates"]?.mapping ?? [:]).reduce(into: [:]) { if let name = $1.key.string { $0[name] = $1.value.mapping } } }
  /// The included file that declares a target.
  private var places: [String: String] = [:]
  private var texts: [String: [UInt8]] = [:]
  /// The included files that are not there.
  private var missing: [String] = []
  private(set) var problems: [Problem] = []

  /// Nil for other YAML. Throws if the file has XcodeGen's default name and can't be read: if it is not YAML, or has so many aliases that they might expand without limit.
  init?(_ bytes: [UInt8], path: String) throws(UnreadableYAML) {
    guard bytes.starts(with: "targets:".utf8) || bytes.firstRange(of: Array("\ntargets:".utf8)) != nil || bytes.firstRange(of: Array("\ninclude:".utf8)) != nil else { return nil }
    let root: Node.Mapping?
    do throws(UnreadableYAML) { root = try Self.mapping(bytes) } catch {
      if lastComponent(of: path) == "project.yml" { throw error }
      return nil
    }
    guard let root, Self.isProject(root) else { return nil }
    self.path = path
    top = root
    isNamed = root["name"] != nil
  }

  private static let longest = 1_000_000
  private static let mostAliases = 40

  /// Aliases are resolved if they are few. Nil for YAML of another form.
  private static func mapping(_ bytes: [UInt8]) throws(UnreadableYAML) -> Node.Mapping? {
    guard bytes.count < longest else { throw UnreadableYAML("has \(bytes.count) bytes, more than the limit of \(longest)") }
    let aliases = aliases(bytes)
    guard aliases < mostAliases else { throw UnreadableYAML("has \(aliases) aliases, more than the limit of \(mostAliases)") }
    do { return try Yams.Parser(yaml: String(decoding: bytes, as: UTF8.self), encoding: .utf8).singleRoot()?.mapping } catch { throw UnreadableYAML(error) }
  }

  /// Any YAML file may be a description.
  static func isDescription(_ name: String) -> Bool { (name.hasSuffix(".yml") || name.hasSuffix(".yaml")) && !name.hasPrefix(".") }

  static func targets(_ bytes: [UInt8], path: String, files: [String], read: (String) -> String?) -> DescribedTargets {
    do throws(UnreadableYAML) {
      guard var project = try XcodeGenProject(bytes, path: path) else { return DescribedTargets([]) }
      project.include(read)
      return project.described(bytes, files: files, read: read)
    } catch {
      return DescribedTargets(Problem(.project, path, "the project file \(error.message); its targets are not known. Mend it, then run again"))
    }
  }

  /// Many tools read YAML. XcodeGen requires the name of the project, and the type or templates of targets.
  private static func isProject(_ top: Node.Mapping) -> Bool {
    guard let targets = top["targets"]?.mapping else { return top["name"] != nil && top["include"] != nil }
    return targets.values.allSatisfy { $0.mapping?["type"] != nil || $0.mapping?["templates"] != nil || $0.mapping?["platform"] != nil }
  }

  private static func aliases(_ bytes: [UInt8]) -> Int {
    // `- *name`, `key: *name`, `[*name, *name]`
    zip(bytes, bytes.dropFirst()).count { (before, mark) in mark == UInt8(ascii: "*") && " [,".utf8.contains(before) }
  }

  // MARK: Included files

  /// Adds the included files, and those that these include: a file overrides what it includes. `read` returns the text at a path relative to the root.
  mutating func include(_ read: (String) -> String?) {
    var seen: Set<PathKey> = []
    top = whole(top, at: path, below: "", [PathKey(path)], &seen, read)
  }

  /// A file with all that it includes. Its paths begin at the folder `below` that of the project; `open` are the files that include it.
  private mutating func whole(_ part: Node.Mapping, at place: String, below: String, _ open: [PathKey], _ seen: inout Set<PathKey>, _ read: (String) -> String?) -> Node.Mapping {
    var all: Node.Mapping = [:]
    for item in part["include"].map({ $0.sequence.map(Array.init) ?? [$0] }) ?? [] {
      guard let written = item.string ?? item.mapping?["path"]?.string, item.mapping?["enable"].map(\.isTrue) ?? true else { continue }
      guard let next = normalized(join(folder(of: place), written)) else {
        problems.append(Problem(.project, place, "the file '\(written)', which it includes, lies outside of the folder that is analysed and is not read. Run on a folder that has both"))
        continue
      }
      if open.contains(PathKey(next)) {
        problems.append(Problem(.project, place, "its include of '\(written)' leads back to a file that includes it, and is left out. Remove it, then run again"))
        continue
      }
      guard open.count < 20, seen.count < 100, seen.insert(PathKey(next)).inserted else { continue }
      guard let text = read(next) else {
        missing.append(next)
        continue
      }
      texts[next] = Array(text.utf8)
      let other: Node.Mapping?
      do throws(UnreadableYAML) { other = try Self.mapping(Array(text.utf8)) } catch {
        problems.append(Problem(.project, next, "the file \(error.message); '\(place)' includes it, and may lose targets. Mend it, then run again"))
        continue
      }
      guard let other else { continue }
      let isRelative = item.mapping?["relativePaths"].map(\.isTrue) ?? true
      all = whole(other, at: next, below: isRelative ? join(below, folder(of: written)) : below, open + [PathKey(next)], &seen, read).merged(onto: all)
    }
    for name in part["targets"]?.mapping?.keys.compactMap(\.string) ?? [] { places[name] = place }
    return Self.shifted(part, by: below).merged(onto: all)
  }

  /// The paths of an included file, as the project would write them.
  private static func shifted(_ part: Node.Mapping, by folder: String) -> Node.Mapping {
    guard !folder.isEmpty else { return part }
    func path(_ node: Node) -> Node { node.string.map { Node(join(folder, $0)) } ?? node }
    func source(_ node: Node) -> Node { node.mapping.map { .mapping($0.changing("path", path)) } ?? path(node) }
    func paths(_ node: Node) -> Node { node.mapping.map { .mapping(Node.Mapping($0.map { ($0.key, path($0.value)) })) } ?? node }
    func target(_ node: Node) -> Node {
      guard let mapping = node.mapping else { return node }
      let sources = mapping.changing("sources") { $0.sequence.map { .sequence(Node.Sequence($0.map(source))) } ?? source($0) }
      return .mapping(sources.changing("configFiles", paths).changing("info") { $0.mapping.map { .mapping($0.changing("path", path)) } ?? $0 })
    }
    func targets(_ node: Node) -> Node { node.mapping.map { .mapping(Node.Mapping($0.map { ($0.key, target($0.value)) })) } ?? node }
    return part.changing("configFiles", paths).changing("targets", targets).changing("targetTemplates", targets)
  }

  // MARK: Targets

  private func described(_ bytes: [UInt8], files: [String], read: (String) -> String?) -> DescribedTargets {
    var outside: [String] = []
    var targets = targets(files: files, outside: &outside, read: read)
    for (place, text) in texts.merging([path: bytes], uniquingKeysWith: { $1 }) {
      let own = targets.indices.filter { targets[$0].manifest == place }
      for (index, target) in zip(own, ManifestLines(text, .yaml).placed(own.map { targets[$0] })) { targets[index] = target }
    }
    let homes = Dictionary(targets.map { ($0.name, $0.manifest) }, uniquingKeysWith: { first, _ in first })
    for index in targets.indices {
      for number in targets[index].dependencies.indices where targets[index].dependencies[number].kind == .target && targets[index].dependencies[number].manifest == nil {
        guard let home = homes[targets[index].dependencies[number].name], home != targets[index].manifest else { continue }
        targets[index].dependencies[number].manifest = home
      }
    }
    var described = DescribedTargets(targets)
    described.included = Set(texts.keys.map(PathKey.init))
    described.isNamed = isNamed
    described.missing = targets.filter { !$0.missingSources.isEmpty }.map { .init(.sources, in: $0.manifest, targets: [$0.name], $0.missingSources) }
    if !missing.isEmpty { described.missing.append(.init(.settings, in: path, missing.sorted(by: isBefore))) }
    described.problems = problems
    if let first = outside.first {
      let lies = outside.count == 1 ? "the sources at '\(first)' lie" : "sources at \(outside.count) places, such as '\(first)', lie"
      described.problems.append(Problem(.project, path, "\(lies) outside of the folder that is analysed and are not read. Run on a folder that has all"))
    }
    return described
  }

  /// `read` returns the text of settings files. `outside` gets the paths of sources that lead out of the root.
  func targets(files: [String], outside: inout [String], read: (String) -> String?) -> [Target] {
    let templates = templates
    var found: [Target] = []
    for (key, node) in top["targets"]?.mapping ?? [:] {
      guard let name = key.string, let declared = node.mapping else { continue }
      let levels = Self.expanded([declared] + Self.used(declared, templates, depth: 0), name)
      let platforms = values("platform", levels).first?.texts ?? []
      // A target for several platforms becomes one per platform, all with the same files.
      for platform in platforms.isEmpty ? [""] : platforms {
        found.append(target(platforms.count > 1 ? "\(name)_\(platform)" : name, name, platform, levels, files, &outside, read))
      }
    }
    return found
  }

  /// The templates that a target names, and those that these name, each with its own level: a later one overrides an earlier one.
  private static func used(_ target: Node.Mapping, _ templates: [String: Node.Mapping], depth: Int) -> [Node.Mapping] {
    guard depth < 8 else { return [] }
    return (target["templates"]?.texts ?? []).reversed().compactMap { templates[$0] }.flatMap { [$0] + used($0, templates, depth: depth + 1) }
  }

  /// The levels of a target that has templates with values for `${target_name}` and the attributes of the templates.
  private static func expanded(_ levels: [Node.Mapping], _ name: String) -> [Node.Mapping] {
    guard levels.count > 1 else { return levels }
    var values = ["target_name": name]
    for (key, value) in levels.reversed().flatMap({ Array($0["templateAttributes"]?.mapping ?? [:]) }) { if let key = key.string { values[key] = value.string } }
    // Aliases may stand for more than the file has.
    var budget = 100_000
    return levels.map { Node.mapping($0).expanded(values, &budget).mapping ?? $0 }
  }

  private func values(_ key: String, _ levels: [Node.Mapping]) -> [Node] { levels.compactMap { $0[key] } }

  private func target(_ name: String, _ plain: String, _ platform: String, _ levels: [Node.Mapping], _ files: [String], _ outside: inout [String], _ read: (String) -> String?) -> Target {
    let settings = buildSettings(name, levels, read)
    let manifest = places[plain] ?? path
    let type = values("type", levels).first?.string ?? ""
    let product = values("productName", levels).first?.string ?? settings.text("PRODUCT_NAME") ?? plain
    var target = Target(name, module: moduleName(settings.text("PRODUCT_MODULE_NAME") ?? product), product: Self.product(type), system: .xcodegen, manifest: manifest)
    target.products = [product]
    target.platforms = platform.isEmpty ? [] : [platform]
    var sources: Set<PathKey> = []
    var flags: [String: String] = [:]
    for node in values("sources", levels) {
      for source in node.sequence.map(Array.init) ?? [node] { add(source, to: &target, &sources, &flags, files, &outside) }
    }
    target.sources = sources.map(\.text).sorted(by: isBefore)
    target.headers.sort(by: isBefore)
    target.resources.sort(by: isBefore)
    for node in values("dependencies", levels).flatMap({ $0.sequence.map(Array.init) ?? [] }) {
      guard let item = node.mapping else { continue }
      for dependency in dependencies(item) where !target.dependencies.contains(where: dependency.names) { target.dependencies.append(dependency) }
    }
    let home = folder(of: path)
    func place(_ text: String?) -> String? { text.flatMap { $0.hasPrefix("/") ? nil : normalized(join(home, $0)) } }
    target.settings.prefixHeader = place(settings.text("GCC_PREFIX_HEADER"))
    target.settings.bridgingHeader = place(settings.text("SWIFT_OBJC_BRIDGING_HEADER"))
    target.settings.infoPlist = place(settings.text("INFOPLIST_FILE") ?? values("info", levels).first?.mapping?["path"]?.string)
    for key in ["HEADER_SEARCH_PATHS", "USER_HEADER_SEARCH_PATHS"] {
      for found in settings.list(key).compactMap(place) where !target.settings.headerFolders.contains(found) { target.settings.headerFolders.append(found) }
    }
    for define in settings.list("GCC_PREPROCESSOR_DEFINITIONS") where !define.isEmpty && !target.settings.defines.contains(define) { target.settings.defines.append(define) }
    target.settings.setARC(settings.flag("CLANG_ENABLE_OBJC_ARC") ?? true, flags, of: target.sources)
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

  private func dependencies(_ item: Node.Mapping) -> [Target.Dependency] {
    // In `Other/Kit`, `Kit` is a target of another project.
    if let parts = item["target"]?.string?.split(separator: "/"), let name = parts.last.map(String.init) {
      let other = parts.count == 2 ? top["projectReferences"]?.mapping?[String(parts[0])]?.mapping?["path"]?.string : nil
      return [Target.Dependency(name, .target, manifest: other.map { (normalized(join(folder(of: path), $0)) ?? $0) + "/project.pbxproj" })]
    }
    if let products = item["products"]?.texts { return products.map { Target.Dependency($0, .product) } }
    for key in ["product", "package", "carthage"] { if let name = item[key]?.string { return [Target.Dependency(name, .product)] } }
    return []
  }

  /// Adds the files at a source's path. A path without any may be a missing source.
  private func add(
    _ source: Node, to target: inout Target, _ sources: inout Set<PathKey>, _ flags: inout [String: String], _ files: [String], _ outside: inout [String]
  ) {
    guard let written = source.string ?? source.mapping?["path"]?.string else { return }
    guard !written.hasPrefix("/"), let place = normalized(join(folder(of: path), written)) else {
      if !outside.contains(written) { outside.append(written) }
      return
    }
    let excludes = PathPatterns(source.mapping?["excludes"]?.texts ?? [], in: place)
    let includes = PathPatterns(source.mapping?["includes"]?.texts ?? [], in: place)
    let phase = source.mapping?["buildPhase"]?.string
    let own = source.mapping?["compilerFlags"]?.texts.joined(separator: " ")
    guard phase != "none" else { return }
    var isThere = false
    for file in files where isSamePath(file, place) || place.isEmpty || file.utf8.starts(with: (place + "/").utf8) {
      isThere = true
      if excludes.match(file) || !includes.isEmpty && !includes.match(file) { continue }
      switch FileKind(name: lastComponent(of: file)) {
      case .source where phase == nil || phase == "sources":
        sources.insert(PathKey(file))
        if let own { flags[file] = own }
      case .header: target.headers.append(file)
      default: target.resources.append(file)
      }
    }
    guard !isThere, source.mapping?["optional"].map(\.isTrue) != true, !target.missingSources.contains(place) else { return }
    target.missingSources = (target.missingSources + [place]).sorted(by: isBefore)
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

  fileprivate var isTrue: Bool { string.map { ["true", "yes", "1"].contains($0.lowercased()) } ?? false }

  /// With values for `${name}` in all texts, as long as there is a budget of nodes.
  fileprivate func expanded(_ values: [String: String], _ budget: inout Int) -> Node {
    budget -= 1
    guard budget > 0 else { return self }
    switch self {
    case .scalar(let scalar):
      guard scalar.string.contains("${") else { return self }
      return Node(values.reduce(scalar.string) { $0.replacing("${\($1.key)}", with: $1.value) })
    case .mapping(let mapping): return .mapping(Node.Mapping(mapping.map { ($0.key, $0.value.expanded(values, &budget)) }))
    case .sequence(let sequence): return .sequence(Node.Sequence(sequence.map { $0.expanded(values, &budget) }))
    case .alias: return self
    }
  }
}

extension Node.Mapping {
  fileprivate func changing(_ key: String, _ change: (Node) -> Node) -> Node.Mapping {
    guard let old = self[key] else { return self }
    var changed = self
    changed[key] = change(old)
    return changed
  }

  /// What XcodeGen makes of this over another: mappings are merged, lists are added, and other values replaced, as are all whose key ends in `:REPLACE`.
  fileprivate func merged(onto other: Node.Mapping, depth: Int = 0) -> Node.Mapping {
    guard depth < 16, !other.isEmpty else { return self }
    var pairs = other.map { ($0.key, $0.value) }
    var places = Dictionary(pairs.enumerated().map { ($0.element.0.string ?? "", $0.offset) }, uniquingKeysWith: { $1 })
    for (key, value) in self {
      let replaces = key.string?.hasSuffix(":REPLACE") ?? false
      let name = replaces ? String(key.string!.dropLast(8)) : key.string ?? ""
      guard let place = places[name] else {
        places[name] = pairs.count
        pairs.append((replaces ? Node(name) : key, value))
        continue
      }
      let old = pairs[place].1
      if !replaces, let new = value.mapping, let old = old.mapping {
        pairs[place].1 = .mapping(new.merged(onto: old, depth: depth + 1))
      } else if !replaces, let new = value.sequence, let old = old.sequence {
        pairs[place].1 = .sequence(Node.Sequence(Array(old) + Array(new)))
      } else {
        pairs[place].1 = value
      }
    }
    return Node.Mapping(pairs)
  }
}

/// The reason why a text is not YAML.
struct UnreadableYAML: Error {
  /// `is no YAML near line 3`
  let message: String

  fileprivate init(_ message: String) { self.message = message }

  fileprivate init(_ error: any Error) {
    switch error as? YamlError {
    case .scanner(_, _, let mark, _), .parser(_, _, let mark, _), .composer(_, _, let mark, _): message = "is no YAML near line \(mark.line)"
    default: message = "is no YAML"
    }
  }
}
