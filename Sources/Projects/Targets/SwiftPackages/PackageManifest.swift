import Facts

/// The declarations of a `Package.swift`: targets and products.
struct PackageManifest: Equatable {
  var name: String?
  var targets: [ManifestTarget] = []
  /// For each product, the targets in it.
  var products: [String: [String]] = [:]
  /// The names of platforms, in lower case: `ios`.
  var platforms: [String] = []
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
}

extension PackageManifest {
  /// Reads a manifest without running it: constants, functions, loops and conditions are evaluated from the syntax, see `ManifestEvaluator`.
  init(_ text: [UInt8]) {
    guard lineOfEndlessBrackets(text) == nil else { return }
    let evaluator = ManifestEvaluator(String(decoding: text, as: UTF8.self))
    guard let package = evaluator.package else { return }
    name = package["name"]?.text
    for value in package["platforms"]?.elements ?? [] {
      if case .call(let name, _) = value { platforms.append(name.lowercased()) }
    }
    var seen: Set<String> = []
    for value in package["targets"]?.elements ?? [] {
      guard let target = Self.target(value) else { continue }
      // A target that two branches declare differently counts once.
      if seen.insert(target.name).inserted { targets.append(target) }
    }
    for value in package["products"]?.elements ?? [] {
      guard case .call(_, let call) = value, let name = call["name"]?.text else { continue }
      products[name, default: []] += call["targets"]?.elements.compactMap(\.text) ?? []
    }
    platforms.sort(by: isBefore)
  }

  private static func target(_ value: ManifestValue) -> ManifestTarget? {
    guard case .call(let callee, let call) = value, let kind = ManifestTarget.Kind(rawValue: callee), let name = call["name"]?.text else { return nil }
    var target = ManifestTarget(name: name, kind: kind)
    target.path = call["path"]?.text.flatMap { normalized($0) }
    if let sources = call["sources"], case .list = sources { target.sources = sources.elements.compactMap(\.text).compactMap { normalized($0) } }
    target.exclude = call["exclude"]?.elements.compactMap(\.text).compactMap { normalized($0) } ?? []
    if let folder = call["publicHeadersPath"]?.text { target.publicHeaders = folder }
    for resource in call["resources"]?.elements ?? [] {
      if case .call(_, let call) = resource, let path = (call.unlabelled?.text).flatMap({ normalized($0) }) { target.resources.append(path) }
    }
    for dependency in call["dependencies"]?.elements ?? [] {
      switch dependency {
      case .text(let name): target.dependencies.append(Target.Dependency(name, .target))
      case .call("product", let call): if let name = call["name"]?.text { target.dependencies.append(Target.Dependency(name, .product)) }
      case .call("target", let call), .call("byName", let call): if let name = call["name"]?.text { target.dependencies.append(Target.Dependency(name, .target)) }
      default: break
      }
    }
    for plugin in call["plugins"]?.elements ?? [] {
      if case .call("plugin", let call) = plugin, let name = call["name"]?.text { target.dependencies.append(Target.Dependency(name, call["package"] == nil ? .target : .product)) }
    }
    for setting in (call["cSettings"]?.elements ?? []) + (call["cxxSettings"]?.elements ?? []) {
      guard case .call(let kind, let call) = setting, let first = call.unlabelled?.text else { continue }
      if kind == "headerSearchPath" { target.headerFolders.append(first) }
      if kind == "define" { target.defines.append(call["to"]?.text.map { first + "=" + $0 } ?? first) }
    }
    return target
  }
}
