/// The meaning of the given paths: the root of the project, the folders to walk, and the requested units.
struct ProjectLocation {
  /// Absolute, without symbolic links.
  let root: String
  /// Relative to the root.
  let folders: [String]
  /// The requested files and folders, relative to the root; nil for everything that is found.
  let selected: [String]?
  /// Nil for no limit.
  let depth: Int?

  /// Folders stand for themselves; their root is what they have in common. A file is read within the project around it: the nearest folder above with `.git`,
  /// `compile_commands.json`, `.arborist.yml`, `Package.swift`, `Podfile` or `*.xcodeproj`. Without such a folder, the file's own folder and its direct subfolders are
  /// read, no deeper: it may be `/tmp`. Storyboards and other resources may be requested if the whole project is read. A `wanted` root is used if everything requested
  /// is inside: then all of it is read, and what was requested is selected.
  init(_ paths: [String], root wanted: String? = nil, takesResources: Bool = false) throws(ProjectError) {
    var files: [String] = []
    var folders: [String] = []
    for path in paths.isEmpty ? ["."] : paths {
      let absolute = makeAbsolute(path, in: currentFolder())
      guard let kind = kind(ofPath: absolute), let real = realPath(absolute) else { throw .missingPath(path) }
      switch kind {
      case .folder:
        if case .failure(let failure) = entries(of: real) { throw .unreadableFolder(path, failure.message) }
        folders.append(real)
      case .file where FileKind(name: lastComponent(of: real)) != nil || takesResources && isResource(real): files.append(real)
      case .file, .other: throw .notSource(path)
      }
    }
    if let wanted = wanted.flatMap({ realPath(makeAbsolute($0, in: currentFolder())) }),
      case let places = (files + folders).map({ relative($0, to: wanted) }), !places.contains(nil)
    {
      root = wanted
      self.folders = [""]
      let places = places.compactMap { $0 }.sorted(by: isBefore)
      selected = places.contains("") ? nil : places
      depth = nil
    } else if files.isEmpty {
      let root = folders.count == 1 ? folders[0] : commonFolder(of: folders)
      self.root = root
      let relatives = folders.map { relative($0, to: root) ?? "" }.sorted(by: isBefore)
      // A folder inside another one is walked with that one.
      self.folders = relatives.filter { inner in !relatives.contains { $0 != inner && ($0.isEmpty || inner.hasPrefix($0 + "/")) } }
        .reduce(into: []) { if $0.last != $1 { $0.append($1) } }
      selected = nil
      depth = nil
    } else {
      let common = commonFolder(of: files.map { parent(of: $0) } + folders)
      let project = Self.projectFolder(around: common)
      let root = project ?? common
      self.root = root
      self.folders = [""]
      selected = (files + folders).map { relative($0, to: root) ?? "" }.sorted(by: isBefore)
      depth = project == nil ? 1 : nil
    }
  }

  func selects(_ path: String) -> Bool {
    guard let selected else { return true }
    return selected.contains { isSamePath($0, path) || $0.isEmpty || path.utf8.starts(with: ($0 + "/").utf8) }
  }

  private static func projectFolder(around start: String) -> String? {
    var place = start
    while true {
      if case .success(let entries) = entries(of: place), entries.contains(where: { $0.name.map(isMarker) ?? false }) { return place }
      if place == "/" { return nil }
      place = parent(of: place)
    }
  }

  private static func isMarker(_ name: String) -> Bool {
    markers.contains(name) || name.hasSuffix(".xcodeproj")
  }

  private static let markers: Set<String> = [".git", "compile_commands.json", ".arborist.yml", "Package.swift", "Podfile"]
}

/// The root of the project of these paths; nil if one of them does not exist.
package func projectRoot(of paths: [String], wanted: String?) -> String? { try? ProjectLocation(paths, root: wanted, takesResources: true).root }

/// Whether a path is that of a storyboard, a nib, a property list or a data model.
package func isResource(_ path: String) -> Bool {
  [".storyboard", ".xib", ".plist"].contains(where: path.hasSuffix) || isDataModel(path)
}

/// The folder of an absolute path.
private func parent(of path: String) -> String {
  let parent = folder(of: path)
  return parent.isEmpty ? "/" : parent
}
