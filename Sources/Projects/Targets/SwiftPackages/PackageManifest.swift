import Facts

/// The declarations of a `Package.swift`: targets and products.
struct PackageManifest: Equatable {
  var name: String?
  var targets: [ManifestTarget] = []
  /// For each product, the targets in it.
  var products: [String: [String]] = [:]
  /// The names of platforms, in lower case: `ios`.
  var platforms: [String] = []
  /// The lines where something was not understood that may make targets or dependencies, ascending.
  var unclearLines: [Int] = []
}

struct ManifestTarget: Equatable {
  enum Kind: String { case target, executableTarget, testTarget, macro, plugin, systemLibrary, binaryTarget }

  var name: String
  var kind = Kind.target
  /// Nil for the default folder.
  var path: String?
  /// Nil for everything in its folder.
  var sources: [String]?
  var exclude: [String] = []
  /// Files and folders that are copied or processed, but never compiled.
  var resources: [String] = []
  var dependencies: [Target.Dependency] = []
  var headerFolders: [String] = []
  /// The folder of the public headers and of the module map.
  var publicHeaders = "include"
  var defines: [String] = []
  /// Where it is declared; nil if its name is no literal.
  var line: Int?
}

extension PackageManifest {
  /// Reads a manifest without running it: constants, functions, loops and conditions are evaluated from the syntax, see `ManifestEvaluator`.
  init(_ text: [UInt8]) {
    if let line = lineOfEndlessBrackets(text) {
      unclearLines = [line]
      return
    }
    let evaluator = ManifestEvaluator(String(decoding: text, as: UTF8.self))
    var unclear = evaluator.givenUp
    defer { unclearLines = evaluator.lines(of: unclear) }
    guard let package = evaluator.package else { return }
    name = package["name"]?.text
    for value in package["platforms"]?.elements ?? [] {
      if let name = value.call?.name { platforms.append(name.lowercased()) }
    }
    var seen: Set<String> = []
    for value in Self.elements(of: package["targets"], &unclear) {
      guard let target = Self.target(value, &unclear) else { continue }
      // A target that two branches declare differently counts once.
      if seen.insert(target.name).inserted { targets.append(target) }
    }
    for value in package["products"]?.elements ?? [] {
      guard let call = value.call?.arguments, let name = call["name"]?.text else { continue }
      products[name, default: []] += call["targets"]?.elements.compactMap(\.text) ?? []
    }
    platforms.sort(by: isBefore)
    let places = ManifestPlaces(evaluator.file)
    for target in targets.indices {
      targets[target].line = places.line(ofTarget: targets[target].name)
      for dependency in targets[target].dependencies.indices {
        if let line = places.line(ofDependency: targets[target].dependencies[dependency].name, of: targets[target].name) { targets[target].dependencies[dependency].line = line }
      }
    }
  }

  /// The elements of a list that are known; notes the others.
  private static func elements(of value: ManifestValue?, _ unclear: inout Set<Int>) -> [ManifestValue] {
    guard let value else { return [] }
    return (value.unknown == nil ? value.elements : [value]).filter { element in
      if let unknown = element.unknown { unclear.insert(unknown.offset) }
      return element.unknown == nil
    }
  }

  private static func target(_ value: ManifestValue, _ unclear: inout Set<Int>) -> ManifestTarget? {
    guard let (callee, call) = value.call, let kind = ManifestTarget.Kind(rawValue: callee) else { return nil }
    guard let name = call["name"]?.text else {
      if let unknown = call["name"]?.unknown { unclear.insert(unknown.offset) }
      return nil
    }
    var target = ManifestTarget(name: name, kind: kind)
    if let unknown = call["path"]?.unknown { unclear.insert(unknown.offset) }
    target.path = call["path"]?.text.flatMap { normalized($0) }
    if let sources = call["sources"], case .list = sources { target.sources = sources.elements.compactMap(\.text).compactMap { normalized($0) } }
    target.exclude = call["exclude"]?.elements.compactMap(\.text).compactMap { normalized($0) } ?? []
    if let folder = call["publicHeadersPath"]?.text { target.publicHeaders = folder }
    for resource in call["resources"]?.elements ?? [] {
      if let path = (resource.call?.arguments.unlabelled?.text).flatMap({ normalized($0) }) { target.resources.append(path) }
    }
    for value in elements(of: call["dependencies"], &unclear) {
      guard let dependency = dependency(value, &unclear) else { continue }
      if !target.dependencies.contains(dependency) { target.dependencies.append(dependency) }
    }
    for plugin in call["plugins"]?.elements ?? [] {
      if let (callee, call) = plugin.call, callee == "plugin", let name = call["name"]?.text { target.dependencies.append(Target.Dependency(name, call["package"] == nil ? .target : .plugin)) }
    }
    for setting in (call["cSettings"]?.elements ?? []) + (call["cxxSettings"]?.elements ?? []) {
      guard let (kind, call) = setting.call, let first = call.unlabelled?.text else { continue }
      if kind == "headerSearchPath" { target.headerFolders.append(first) }
      if kind == "define" { target.defines.append(call["to"]?.text.map { first + "=" + $0 } ?? first) }
    }
    return target
  }

  private static func dependency(_ value: ManifestValue, _ unclear: inout Set<Int>) -> Target.Dependency? {
    if let name = value.text { return Target.Dependency(name, .target) }
    // `.product(name:package:)` makes the case `.productItem(name:package:…)`, which a manifest may write itself.
    guard let (callee, call) = value.call, ["product", "target", "byName", "productItem", "targetItem", "byNameItem"].contains(callee) else { return nil }
    if let name = call["name"]?.text { return Target.Dependency(name, callee.hasPrefix("product") ? .product : .target) }
    if let unknown = call["name"]?.unknown { unclear.insert(unknown.offset) }
    return nil
  }
}
