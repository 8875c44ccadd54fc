import Facts

extension ProjectSetup {
  /// How the project is built, as far as its files tell.
  init(_ project: Project, _ walk: Walk, _ sources: SourceSet, _ workspaces: Workspaces, database: CompileDatabase?) {
    self.init()
    let copied = sources.copied
    unbuilt = sources.paths.indices.filter { sources.kinds[$0].isSource && sources.isUnbuilt[$0] }.map { sources.paths[$0] }
    podfiles = sources.targets.podfiles
    self.workspaces = workspaces.found
    missing = Missing.all(sources.targets.missing + workspaces.missing, walk, copied, root: project.context.root)
    for target in project.targets {
      // Targets are sorted by manifest.
      if targetFiles.last?.path != target.manifest { targetFiles.append(TargetFile(target.manifest, targets: 0)) }
      targetFiles[targetFiles.count - 1].targets += 1
    }
    let own = project.context.files.filter { !$0.isExternal }
    (filesInModules, ownFiles) = (own.count { $0.module != nil }, own.count)
    let root = project.context.root
    let headers = Set(project.context.files.filter(\.isHeader).map { PathKey($0.path) })
    if let database {
      let sources = project.units.filter { !headers.contains(PathKey($0.path)) }
      self.database = Database(
        path: relative(database.file, to: root) ?? database.file, covered: sources.count { database.entry(for: $0.path) != nil },
        sources: sources.count, dropped: database.droppedFlags)
    }
    let unbuilt = Set(self.unbuilt.map(PathKey.init))
    for file in project.context.files where file.isExternal && !unbuilt.contains(PathKey(file.path)) {
      if copied.isCopiedAlone(file.path) {
        copiedFiles.append(file.path)
        continue
      }
      guard let folder = Provenance.externalFolder(of: file.path) ?? copied.topmostFolder(containing: file.path) else {
        generatedFiles += 1
        continue
      }
      // Files are in byte order, but `a-b/` may stand between two files of `a/`.
      if let known = externalFolders.firstIndex(where: { isSamePath($0.path, folder) }) {
        externalFolders[known].files += 1
      } else {
        externalFolders.append(Folder(folder, files: 1))
      }
    }
    externalFolders.sort { isBefore($0.path, $1.path) }
    if case .success(let entries) = entries(of: root) {
      buildFiles = entries.compactMap(\.name).filter { buildFileNames.contains($0) || walk.projects.contains($0) }.sorted(by: isBefore)
    }
    templates = walk.templates
  }
}

extension CompileDatabase {
  fileprivate var droppedFlags: [ProjectSetup.DroppedFlag] {
    let meaningful = Set(dropped.meaningful.map(\.name))
    return dropped.all.map { ProjectSetup.DroppedFlag($0.name, count: $0.count, isMeaningful: meaningful.contains($0.name)) }
  }
}

/// Whether a build makes a header from it: `config.h.in`, `port_config.h.cmake`, `Version.hpp.in`.
func isTemplate(_ name: String) -> Bool {
  [".h.in", ".hpp.in", ".hh.in", ".h.cmake", ".h.cmake.in", ".h.cmakein", ".h.meson", ".in.h"].contains { name.hasSuffix($0) }
}

/// `src/config.h` for `src/config.h.in` and for `src/config.in.h`.
func generatedHeader(of template: String) -> String {
  let name = lastComponent(of: template)
  guard let dot = name.firstIndex(of: ".") else { return template }
  let ending = [".hpp", ".hh"].first { name.contains($0 + ".") } ?? ".h"
  return join(folder(of: template), name[..<dot] + ending)
}

extension ProjectSetup.Missing {
  /// `listed` with what other files list: submodules and installed dependencies. What lies in a folder that is missing as a whole is not told again. Sorted.
  fileprivate static func all(_ listed: [Self], _ walk: Walk, _ copied: CopiedLibraries, root: String) -> [Self] {
    func isOwn(_ path: String) -> Bool { Provenance.externalFolder(of: path) == nil && !copied.contains(path) }
    func isEmpty(_ path: String) -> Bool { if case .success(let entries) = entries(of: root + "/" + path) { entries.isEmpty } else { true } }
    var all: [Self] = []
    var folders = submodules(root).filter(isEmpty)
    if !folders.isEmpty { all.append(Self(.submodules, in: ".gitmodules", folders)) }
    for path in walk.podfiles where isOwn(path) && isEmpty(join(folder(of: path), "Pods")) {
      all.append(Self(.pods, in: path))
      folders.append(join(folder(of: path), "Pods"))
    }
    for path in walk.cartfiles where isOwn(path) {
      let home = join(folder(of: path), "Carthage")
      guard isEmpty(home + "/Checkouts"), isEmpty(home + "/Build") else { continue }
      all.append(Self(.carthage, in: path))
      folders.append(home)
    }
    for var missing in listed {
      missing.names.removeAll { name in folders.contains { isSamePath(name, $0) || name.utf8.starts(with: ($0 + "/").utf8) } }
      if !missing.names.isEmpty { all.append(missing) }
    }
    return Kind.allCases.flatMap { kind in all.filter { $0.kind == kind }.sorted { ($0.path, $0.names.first ?? "") < ($1.path, $1.names.first ?? "") } }
  }

  /// The folders in `.gitmodules`, in byte order.
  private static func submodules(_ root: String) -> [String] {
    guard case .success(let bytes) = readFile(root + "/.gitmodules", limit: 1_000_000) else { return [] }
    let folders = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline).compactMap { line -> String? in
      let parts = line.split(separator: "=", maxSplits: 1).map { $0.split { $0 == " " || $0 == "\t" }.joined(separator: " ") }
      guard parts.count == 2, parts[0] == "path", !parts[1].hasPrefix("/") else { return nil }
      return normalized(parts[1])
    }
    return Set(folders.map(PathKey.init)).map(\.text).filter { !$0.isEmpty }.sorted(by: isBefore)
  }
}

private let buildFileNames: Set<String> = [
  "BUILD", "BUILD.bazel", "CMakeLists.txt", "Cartfile", "GNUmakefile", "Makefile", "Package.swift", "Podfile", "WORKSPACE", "autogen.sh",
  "bootstrap", "configure", "configure.ac", "configure.in", "makefile", "meson.build", "project.yml",
]
