import Facts

/// The targets of a compile database, derived from the output paths: CMake's `CMakeFiles/kit.dir/a.c.o`, Meson's `libkit.a.p/a.c.o`. Their dependencies are unknown.
struct DatabaseTargets {
  private var sources: [Name: Set<PathKey>] = [:]

  private struct Name: Hashable {
    var name: String
    var product: Target.Product
  }

  /// Notes one compilation; `output` is its output path as in the database.
  mutating func add(_ source: String, output: String) {
    guard Provenance.externalFolder(of: source) == nil, let name = Self.target(ofOutput: output) else { return }
    sources[name, default: []].insert(PathKey(source))
  }

  /// Sorted by name. `manifest` is the path of the database.
  func targets(manifest: String) -> [Target] {
    sources.sorted { ($0.key.name, $0.key.product.rawValue) < ($1.key.name, $1.key.product.rawValue) }.map { key, files in
      var target = Target(key.name, module: moduleName(key.name), product: key.product, system: .compileDatabase, manifest: manifest)
      target.sources = files.map(\.text).sorted(by: isBefore)
      return target
    }
  }

  private static func target(ofOutput path: String) -> Name? {
    let parts = components(of: path)
    if let folder = parts.lastIndex(of: "CMakeFiles"), parts.indices.contains(folder + 2), parts[folder + 1].hasSuffix(".dir") {
      return Name(name: String(parts[folder + 1].dropLast(4)), product: .other)
    }
    guard let folder = parts.dropLast().last(where: { $0.hasSuffix(".p") && $0.utf8.count > 2 }) else { return nil }
    let product = String(folder.dropLast(2))
    guard product.hasPrefix("lib"), let dot = product.firstIndex(of: ".") else { return Name(name: product, product: .tool) }
    return Name(name: String(product[..<dot].dropFirst(3)), product: .library)
  }
}
