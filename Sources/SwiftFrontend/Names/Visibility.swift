import Facts

/// The modules whose names each Swift file of a project sees, by what its targets compile and what it imports.
///
/// A file sees what its own targets compile, and the public names of the modules that it imports and of those that they re-export. With `@testable` it sees internal names, too.
/// What other files of its module import comes after the platform: a bridging header may bring it in. If no target tells who compiles a file, its module is only guessed from
/// folders. Then the file sees modules that nobody imports, since a target may consist of several folders, and in the end all others.
struct Visibility {
  /// The modules that a file is compiled into. The first is the one that it is read as part of.
  let homes: [[String]]
  /// The modules of the project that each file imports, in the order of its imports, with re-exported ones at the end.
  let imports: [[Imported]]
  /// The known targets of each file.
  private let targets: [[Int]]
  /// Whether a file is the manifest of a package.
  private let isAlone: [Bool]
  /// Modules that only folders tell of, in byte order. `guessedOpen`: those that no file imports, without tests. `guessed`: all but targets of packages that no file imports.
  private let guessedOpen: [String]
  private let guessed: [String]
  /// The modules that the files of each module import.
  private let besides: [String: [String]]
  /// The same as `guessedOpen` and `guessed`, but of all modules: for files without a known target.
  private let open: [String]
  private let all: [String]
  /// `all` and `guessed` as sets.
  private let openSets: (all: Set<String>, guessed: Set<String>)

  struct Imported: Hashable {
    var module: String
    /// Whether internal names are visible, too.
    var isTestable = false
  }

  /// `modules`: for each file the module that it is read as part of; empty if there is none.
  init(_ files: [FileSummary], modules: [String], context: ProjectContext) {
    let known = Dictionary(context.files.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    let targets = files.map { known[$0.path]?.targets ?? [] }
    self.targets = targets
    isAlone = files.map { isPackageManifest($0.path) }
    homes = files.indices.map { file in
      // A manifest is on its own: it shares no names with the package that it describes.
      if isPackageManifest(files[file].path) { return [files[file].path] }
      let (module, targets) = (modules[file], targets[file])
      var homes = [module]
      for target in targets where context.targetModules.indices.contains(target) && !homes.contains(context.targetModules[target]) { homes.append(context.targetModules[target]) }
      return homes
    }
    let all = Set(zip(homes, isAlone).lazy.filter { !$0.1 }.flatMap(\.0)).sorted()
    let isModule = Set(all)
    var exports: [String: [String]] = [:]
    for (file, summary) in files.enumerated() {
      for imported in summary.imports where imported.access == .exported && isModule.contains(imported.module) {
        for home in homes[file] { exports[home, default: []].append(imported.module) }
      }
    }
    imports = files.map { file in
      var seen: Set<String> = []
      var found = file.imports.filter { isModule.contains($0.module) && $0.access != .macro }.map { Imported(module: $0.module, isTestable: $0.access == .testable) }
      // One `@testable` among several imports of a module is enough.
      let testable = Set(found.lazy.filter(\.isTestable).map(\.module))
      found = found.filter { seen.insert($0.module).inserted }.map { Imported(module: $0.module, isTestable: testable.contains($0.module)) }
      var next = 0
      while next < found.count {
        for module in exports[found[next].module] ?? [] where seen.insert(module).inserted { found.append(Imported(module: module)) }
        next += 1
      }
      return found
    }
    let imported = Set(imports.joined().lazy.map(\.module))
    let closed = packageTargets(files.map(\.path), modules, manifests: context.files.map(\.path)).subtracting(imported)
    open = all.filter { !imported.contains($0) && !closed.contains($0) && !$0.hasSuffix("Tests") }
    self.all = all.filter { !closed.contains($0) }
    let told = Set(zip(homes, targets).lazy.filter { !$0.1.isEmpty }.flatMap(\.0))
    guessedOpen = open.filter { !told.contains($0) }
    guessed = self.all.filter { !told.contains($0) }
    var besides: [String: Set<String>] = [:]
    for (home, imported) in zip(homes, imports) { for home in home { besides[home, default: []].formUnion(imported.lazy.map(\.module)) } }
    self.besides = besides.mapValues { $0.sorted() }
    openSets = (Set(self.all), Set(guessed))
  }

  /// The first answer of `look`, called for the modules that a file sees in the order of the search. `onlyPublic` tells whether only public names
  /// count.
  func first<Answer>(seenFrom file: Int, _ look: (_ module: String, _ onlyPublic: Bool) -> Answer?) -> Answer? {
    for home in homes[file] { if let answer = look(home, false) { return answer } }
    for imported in imports[file] { if let answer = look(imported.module, !imported.isTestable) { return answer } }
    guard !isAlone[file] else { return nil }
    for module in targets[file].isEmpty ? open : guessedOpen { if let answer = look(module, false) { return answer } }
    return nil
  }

  /// The same for the modules that come last: for names that neither the modules above nor the platform explain.
  func first<Answer>(remainingTo file: Int, _ look: (_ module: String, _ onlyPublic: Bool) -> Answer?) -> Answer? {
    guard !isAlone[file] else { return nil }
    for module in targets[file].isEmpty ? all : guessed { if let answer = look(module, false) { return answer } }
    guard !targets[file].isEmpty else { return nil }
    for home in homes[file] { for module in besides[home] ?? [] { if let answer = look(module, true) { return answer } } }
    return nil
  }

  /// Whether one file may see names of another one.
  func sees(_ file: Int, _ other: Int) -> Bool {
    if isAlone[file] || isAlone[other] { return file == other }
    return homes[other].contains { home in
      homes[file].contains(home) || imports[file].contains { $0.module == home } || (targets[file].isEmpty ? openSets.all : openSets.guessed).contains(home)
        || homes[file].contains { besides[$0]?.contains(home) ?? false }
    }
  }

  /// Whether some target has both files.
  func areBuiltTogether(_ file: Int, _ other: Int) -> Bool { targets[file].contains(where: targets[other].contains) }
}

/// The modules that are targets of a Swift package, judging by their folders. Only files that import such a module see its names.
private func packageTargets(_ files: [String], _ modules: [String], manifests paths: [String]) -> Set<String> {
  let homes = Set(paths.filter { $0 == "Package.swift" || $0.hasSuffix("/Package.swift") }.map { String($0.dropLast("Package.swift".count)) })
  guard !homes.isEmpty else { return [] }
  return Set(
    zip(files, modules).filter { path, module in
      let folders = path.split(separator: "/").dropLast()
      return folders.indices.dropLast().contains { index in
        folders[index + 1] == module && ["Sources", "Source", "src", "srcs", "Tests"].contains(folders[index])
          && homes.contains(folders[..<index].map { $0 + "/" }.joined())
      }
    }.map(\.1))
}
