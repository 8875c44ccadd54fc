import Facts

extension PackageManifest {
  /// The targets with their files. A target without a path has the folder of its name in the places where the package manager searches; the only one of its kind
  /// (tests, plugins, others) may have its sources in `Tests`, `Plugins` or `Sources` itself. `real` follows links: files are only known by their real paths.
  func targets(path manifest: String, files: [String], real: (String) -> String? = { $0 }) -> [Target] {
    let home = folder(of: manifest)
    let below = files.filter { home.isEmpty || $0.utf8.starts(with: (home + "/").utf8) }
    let own = Set(targets.map(\.name))
    let binary = Set(targets.lazy.filter { $0.kind == .binaryTarget }.map(\.name))
    return targets.filter { $0.kind != .binaryTarget }.map { declared in
      var target = Target(declared.name, module: moduleName(declared.name), product: product(of: declared), system: .swiftPackage, manifest: manifest)
      target.platforms = platforms
      if let line = declared.line { target.line = line }
      target.dependencies = declared.dependencies.map { dependency in
        guard dependency.kind == .target else { return dependency }
        if binary.contains(dependency.name) { return Target.Dependency(dependency.name, .binary, line: dependency.line) }
        return own.contains(dependency.name) ? dependency : Target.Dependency(dependency.name, .product, line: dependency.line)
      }
      target.products = products.filter { $0.value.contains(declared.name) }.keys.sorted(by: isBefore)
      target.settings.defines = declared.defines
      target.settings.usesARC = true
      guard let place = place(of: declared, home: home, files: below, real) else { return target }
      target.settings.headerFolders = declared.headerFolders.compactMap { normalized(join(place, $0)) }
      let excluded = declared.exclude.map { join(place, $0) }
      let resources = declared.resources.map { join(place, $0) }
      let chosen = declared.sources?.map { join(place, $0) }
      // A target may be in the folder of another one, which excludes it.
      // A manifest is not a part of its targets. Playgrounds run their own files, and files in documentation are only shown.
      for file in below where isIn(file, place) && !isPackageManifest(file) && !file.contains(".playground/") && !file.contains(".docc/") && !excluded.contains(where: { isIn(file, $0) }) {
        switch FileKind(name: lastComponent(of: file)) {
        case _ where resources.contains { isIn(file, $0) }: target.resources.append(file)
        case .source: if chosen?.contains(where: { isIn(file, $0) }) ?? true { target.sources.append(file) }
        case .header: target.headers.append(file)
        case .prefix, .fragment: break
        case nil: target.resources.append(file)
        }
      }
      // A module map may give any name to a C module.
      if !target.sources.contains(where: { $0.hasSuffix(".swift") }) {
        for folder in [place, join(place, declared.publicHeaders)] {
          if let map = normalized(join(folder, "module.modulemap")).flatMap(real) { target.resources.append(map) }
        }
      }
      return target
    }
  }

  private func isIn(_ file: String, _ place: String) -> Bool { place.isEmpty || isSamePath(file, place) || file.utf8.starts(with: (place + "/").utf8) }

  private func product(of target: ManifestTarget) -> Target.Product {
    switch target.kind {
    case .target, .systemLibrary, .binaryTarget: .library
    case .executableTarget: .tool
    case .testTarget: .tests
    case .macro: .macro
    case .plugin: .plugin
    }
  }

  private func place(of target: ManifestTarget, home: String, files: [String], _ real: (String) -> String?) -> String? {
    if let path = target.path { return normalized(join(home, path)).flatMap { place in files.contains { isIn($0, place) } ? place : real(place) } }
    let names = ["Sources", "Source", "src", "srcs"]
    let places: [String] =
      switch target.kind {
      case .testTarget: ["Tests"] + names
      case .plugin: ["Plugins"] + names
      default: names
      }
    let found = places.map { join(home, $0 + "/" + target.name) }.flatMap { [$0] + (real($0).map { [$0] } ?? []) }.first { place in files.contains { isIn($0, place) } }
    if let found { return found }
    guard targets.count(where: { hasSameRoot($0, target) }) == 1 else { return nil }
    // Tests are not looked for among the sources of others.
    return (target.kind == .testTarget ? ["Tests"] : places).map { join(home, $0) }.first { place in files.contains { isIn($0, place) } }
  }

  private func hasSameRoot(_ a: ManifestTarget, _ b: ManifestTarget) -> Bool {
    [.testTarget, .plugin].contains(a.kind) || [.testTarget, .plugin].contains(b.kind) ? a.kind == b.kind : true
  }
}
