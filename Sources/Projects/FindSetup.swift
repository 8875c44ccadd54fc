import Facts

extension ProjectSetup {
  /// How the project is built, as far as its files tell. `.gitmodules` is mentioned if a submodule is missing.
  init(_ project: Project, _ walk: Walk, _ copied: CopiedLibraries, database: CompileDatabase?, unbuilt: [String]) {
    self.init()
    self.unbuilt = unbuilt
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
      guard let folder = Provenance.externalFolder(of: file.path) ?? copied.copy(with: file.path) else {
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
    if !lacksSubmodules(root) { buildFiles.removeAll { $0 == ".gitmodules" } }
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

/// Whether a folder of `.gitmodules` is missing or empty.
private func lacksSubmodules(_ root: String) -> Bool {
  guard case .success(let bytes) = readFile(root + "/.gitmodules", limit: 1_000_000) else { return false }
  for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") {
    let parts = line.split(separator: "=", maxSplits: 1).map { $0.split(separator: " ").joined(separator: " ").filter { $0 != "\t" && $0 != "\r" } }
    guard parts.count == 2, parts[0] == "path" else { continue }
    guard case .success(let entries) = entries(of: root + "/" + parts[1]), !entries.isEmpty else { return true }
  }
  return false
}

private let buildFileNames: Set<String> = [
  ".gitmodules", "BUILD", "BUILD.bazel", "CMakeLists.txt", "Cartfile", "GNUmakefile", "Makefile", "Package.swift", "Podfile", "WORKSPACE", "autogen.sh",
  "bootstrap", "configure", "configure.ac", "configure.in", "makefile", "meson.build", "project.yml",
]
