import Facts

/// The files of the project that could be read, scanned, in byte order. A file is its place in every array here.
struct SourceSet {
  private(set) var paths: [String] = []
  private(set) var kinds: [FileKind] = []
  private(set) var scans: [LexicalScan] = []
  private(set) var belongings: [Belonging] = []
  /// Whether a program wrote the file. It is read like other people's code, and found like the project's own.
  private(set) var isGenerated: [Bool] = []
  /// Of all files, in the order of the paths.
  private(set) var remarks: [Remark] = []
  /// See `DeclaredNames.swiftNames`.
  private(set) var swiftNames: [String: String] = [:]
  private var unreadable: [(path: String, isFragment: Bool, problem: Problem)] = []

  init(walk: Walk, root: String, options: ProjectOptions, database: CompileDatabase?) {
    let isSwiftPackage = kind(ofPath: root + "/Package.swift") == .file
    paths.reserveCapacity(walk.files.count)
    var manifests: [(path: String, text: [UInt8])] = []
    for path in walk.files {
      guard var kind = FileKind(name: lastComponent(of: path)) else { continue }
      switch readSource(root + "/" + path, limit: options.maxFileSize) {
      case .failure(let failure):
        unreadable.append((path, kind.isFragment, Problem(failure.kind, path, "the file \(failure.message)")))
      case .success(let bytes):
        if kind.isSource, let entry = database?.entry(for: path) { kind = .source(entry.language) }
        var belonging = Belonging(path, isSwiftPackage: isSwiftPackage)
        if options.ownsExternal { belonging.isExternal = false }
        paths.append(path)
        kinds.append(kind)
        // Swift has no preprocessor, and its declarations are none of C's.
        scans.append(kind == .source(.swift) ? LexicalScan(lines: lineCount(bytes)) : scan(bytes, withTypes: options.readsTypes))
        if kind != .source(.swift) { swiftNames.merge(Projects.swiftNames(in: bytes)) { first, _ in first } }
        if SwiftModules.isManifest(path) { manifests.append((path, bytes)) }
        remarks += Projects.remarks(in: bytes, of: path)
        belongings.append(belonging)
        isGenerated.append(!options.ownsExternal && saysGenerated(bytes))
      }
    }
    let projects = walk.projects.map { path in
      let text = (try? readFile(root + "/" + path + "/project.pbxproj", limit: options.maxFileSize * 10).get()) ?? []
      return SwiftModules.XcodeProject(path: path, targets: XcodeTargets(text))
    }
    findSwiftModules(SwiftModules(manifests: manifests, projects: projects, sources: paths))
  }

  private mutating func findSwiftModules(_ modules: SwiftModules) {
    for file in paths.indices where kinds[file] == .source(.swift) && !(belongings[file].isExternal && belongings[file].module != nil) {
      belongings[file].module = modules.module(of: paths[file])
    }
  }

  /// Files that could not be read. Fragments say nothing: whether one is source at all shows only when something includes it.
  func problems(of isKept: [Bool]) -> [Problem] { unreadable.filter { !$0.isFragment }.map(\.problem) }
}

private func lineCount(_ bytes: [UInt8]) -> Int {
  let newline = UInt8(ascii: "\n")
  return bytes.count { $0 == newline } + (bytes.isEmpty || bytes.last == newline ? 0 : 1)
}
