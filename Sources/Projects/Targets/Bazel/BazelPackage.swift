import Facts

/// The declarations of a Bazel `BUILD` file, as far as they are literal: rules with a name, sources by paths and `glob`, dependencies by label. All choices of a `select` count.
struct BazelPackage: BuildDescription {
  private let path: String
  private let rules: [Starlark.Call]
  private let openLine: Int?

  init(_ text: [UInt8], path: String) {
    self.path = path
    let text = Starlark(String(decoding: text, as: UTF8.self))
    (rules, openLine) = (text.calls, text.openLine)
  }

  static func isDescription(_ name: String) -> Bool { ["BUILD", "BUILD.bazel"].contains(name) }

  static func targets(_ bytes: [UInt8], path: String, files: [String], read: (String) -> String?) -> DescribedTargets {
    let package = BazelPackage(bytes, path: path)
    var described = DescribedTargets(package.targets(files: files))
    if let line = package.openLine { described.problems.append(.openText(line, in: path)) }
    return described
  }

  /// The targets with a file that is read, or that are programs; in the order of the file.
  func targets(files: [String]) -> [Target] { rules.compactMap { target($0, files) } }

  private func target(_ rule: Starlark.Call, _ files: [String]) -> Target? {
    guard let product = Self.product(of: rule), let name = rule.labelled["name"]?.texts.first else { return nil }
    let home = folder(of: path)
    let module = rule.labelled["module_name"]?.texts.first ?? (components(of: home) + [name]).joined(separator: "_")
    var target = Target("//\(home):\(name)", module: moduleName(module), product: product, system: .bazel, manifest: path)
    target.line = rule.line
    var sources: Set<PathKey> = []
    var headers: Set<PathKey> = []
    for key in ["srcs", "non_arc_srcs", "hdrs", "textual_hdrs"] {
      for file in rule.labelled[key].map({ self.files($0, files, home) }) ?? [] {
        switch FileKind(name: lastComponent(of: file)) {
        case .source: sources.insert(PathKey(file))
        case .header: headers.insert(PathKey(file))
        case .prefix, .fragment, nil: break
        }
      }
    }
    guard !sources.isEmpty || !headers.isEmpty || product.isProgram else { return nil }
    target.sources = sources.map(\.text).sorted(by: isBefore)
    target.headers = headers.map(\.text).sorted(by: isBefore)
    if isForAll(rule) { target.products = [target.name] }
    target.settings.defines = (rule.labelled["defines"]?.texts ?? []) + (rule.labelled["local_defines"]?.texts ?? [])
    for label in ["deps", "implementation_deps", "private_deps", "extensions", "frameworks", "test_host"].flatMap({ rule.labelled[$0]?.texts ?? [] }) {
      let dependency = Self.dependency(label, home)
      if !target.dependencies.contains(where: dependency.names) { target.dependencies.append(dependency) }
    }
    return target
  }

  /// Whether other workspaces may depend on the result of a rule.
  private func isForAll(_ rule: Starlark.Call) -> Bool {
    let visibility = rule.labelled["visibility"] ?? rules.last { $0.name == "package" }?.labelled["default_visibility"]
    return visibility?.texts.contains("//visibility:public") ?? false
  }

  private func files(_ value: Starlark.Value, _ files: [String], _ home: String) -> [String] {
    var found = value.texts.filter { !$0.hasPrefix(":") && !$0.hasPrefix("//") && !$0.hasPrefix("@") }.compactMap { normalized(join(home, $0)) }
    for glob in value.calls("glob") {
      let taken = PathPatterns(glob.unlabelled.flatMap(\.texts) + (glob.labelled["include"]?.texts ?? []), in: home)
      let left = PathPatterns(glob.labelled["exclude"]?.texts ?? [], in: home)
      found += files.filter { (home.isEmpty || $0.utf8.starts(with: (home + "/").utf8)) && taken.match($0) && !left.match($0) }
    }
    return found
  }

  /// The target of a label: `:kit` and `//lib:kit` in this project, `@other//:kit` in another. `//lib` means `//lib:lib`.
  private static func dependency(_ label: String, _ home: String) -> Target.Dependency {
    if label.hasPrefix("@"), !label.hasPrefix("@//") { return Target.Dependency(label, .product) }
    let label = label.hasPrefix("@") ? String(label.dropFirst()) : label
    guard label.hasPrefix("//") else { return Target.Dependency("//\(home):\(label.hasPrefix(":") ? String(label.dropFirst()) : label)", .product) }
    return Target.Dependency(label.contains(":") ? label : label + ":" + lastComponent(of: label), .product)
  }

  private static func product(of rule: Starlark.Call) -> Target.Product? {
    // A system extension is a separate program, whichever rule packages it.
    if rule.labelled["bundle_extension"]?.texts.contains("systemextension") ?? false { return .appExtension }
    let endings: [(String, Target.Product)] = [
      ("_ui_test", .uiTests), ("_test", .tests), ("_library", .library), ("_binary", .tool), ("_application", .application), ("_extension", .appExtension), ("_framework", .framework),
    ]
    return endings.first { rule.name.hasSuffix($0.0) }?.1
  }
}
