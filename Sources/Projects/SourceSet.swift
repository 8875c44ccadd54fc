import Facts
import Platform

/// The readable files of the project, scanned, in byte order. The index of a file is the same in all arrays here.
struct SourceSet {
  private(set) var paths: [String] = []
  private(set) var kinds: [FileKind] = []
  private(set) var scans: [LexicalScan] = []
  private(set) var provenances: [Provenance] = []
  /// Whether a program wrote the file. It is read like external code, but found like the project's own.
  private(set) var isGenerated: [Bool] = []
  /// Whether no target has the source file although a project file nearby lists what is built. It is read but not judged, since it may be a copy.
  private(set) var isUnbuilt: [Bool] = []
  private(set) var targets: ProjectTargets
  /// Empty if external code is judged as well.
  let copied: CopiedLibraries
  /// Of all files, in the order of the paths.
  private(set) var remarks: [Remark] = []
  /// See `DeclaredNames.swiftNames`.
  private(set) var swiftNames: [String: String] = [:]
  /// The keys of the platform's members that files mention which may be Objective-C. See `ProjectContext.mentionedMembers`.
  private(set) var mentionedMembers: Set<String> = []
  private var unreadable: [(path: String, isFragment: Bool, problem: Problem)] = []

  init(walk: Walk, root: String, options: ProjectOptions, database: CompileDatabase?) {
    let isSwiftPackage = kind(ofPath: root + "/Package.swift") == .file
    paths.reserveCapacity(walk.files.count)
    var manifests: [(path: String, text: [UInt8])] = []
    let read = inParallel(walk.files) { ReadFile.read($0, root: root, options: options, database: database, isSwiftPackage: isSwiftPackage) }
    var words = TextWords()
    for file in read { if case .success(let file) = file, let own = file.words { words.add(own) } }
    if !words.hashes.isEmpty { mentionedMembers = Platform.members(mentionedIn: words) }
    var heads: [PathKey: FileHead] = [:]
    for (path, file) in zip(walk.files, read) { if case .success(let file) = file, let head = file.head { heads[PathKey(path)] = head } }
    copied = options.ownsExternal ? CopiedLibraries() : CopiedLibraries(walk, heads, root: root)
    for (path, file) in zip(walk.files, read) {
      switch file {
      case .none: break
      case .failure(let failure): unreadable.append((path, failure.isFragment, failure.problem))
      case .success(let file):
        paths.append(path)
        kinds.append(file.kind)
        scans.append(file.scan)
        swiftNames.merge(file.swiftNames) { first, _ in first }
        if let manifest = file.manifest { manifests.append((path, manifest)) }
        remarks += file.remarks
        provenances.append(file.provenance.inside(copied, path))
        isGenerated.append(file.isGenerated)
      }
    }
    isUnbuilt = [Bool](repeating: false, count: paths.count)
    targets = ProjectTargets(walk, manifests: manifests, database: database, copied: copied, files: (paths + walk.interfaces).sorted(by: isBefore), root: root, limit: options.maxFileSize)
    findModules(FileModules(targets, manifests: manifests.map(\.path), projects: walk.projects, sources: paths.indices.filter { kinds[$0].isSource }.map { paths[$0] }))
    if !options.ownsExternal { findUnbuilt() }
  }

  private mutating func findModules(_ modules: FileModules) {
    for file in paths.indices where !(provenances[file].isExternal && provenances[file].module != nil) {
      provenances[file].module = modules.module(of: paths[file], kinds[file]) ?? (kinds[file] == .source(.swift) ? nil : provenances[file].module)
    }
  }

  private mutating func findUnbuilt() {
    let own = paths.indices.filter { kinds[$0].isSource && !provenances[$0].isExternal && !isPackageManifest(paths[$0]) }
    let counts = ProjectTargets.SourceCounts(own.map { paths[$0] }, targets)
    // A source file that another file includes is built as a part of that file.
    let included = Set(scans.lazy.flatMap(\.imports).map { lastComponent(of: $0.spelling) })
    for file in own where targets.isUnbuilt(paths[file], sources: counts) && !included.contains(lastComponent(of: paths[file])) { isUnbuilt[file] = true }
    markHeadersOfUnbuilt(own)
  }

  /// A header is of no use without its implementation: if no target builds the source file of its name beside it, or else any of its name, it counts as unbuilt as well.
  private mutating func markHeadersOfUnbuilt(_ sources: [Int]) {
    guard isUnbuilt.contains(true) else { return }
    var isBuilt: [String: Bool] = [:]
    for file in sources {
      let name = stem(of: lastComponent(of: paths[file]))
      for key in [name, folder(of: paths[file]) + "/" + name] { isBuilt[key] = isBuilt[key] ?? false || !isUnbuilt[file] }
    }
    for file in paths.indices where !kinds[file].isSource && !provenances[file].isExternal {
      let name = stem(of: lastComponent(of: paths[file]))
      isUnbuilt[file] = (isBuilt[folder(of: paths[file]) + "/" + name] ?? isBuilt[name]) == false
    }
  }

  /// The files that could not be read. Fragments are not reported: whether one is source code only shows when a file includes it.
  func problems(of isKept: [Bool]) -> [Problem] { unreadable.filter { !$0.isFragment }.map(\.problem) }
}

/// The content of one file, as far as its text tells.
private struct ReadFile {
  let kind: FileKind
  let scan: LexicalScan
  let provenance: Provenance
  let remarks: [Remark]
  let swiftNames: [String: String]
  /// Nil if the file can't be Objective-C.
  let words: TextWords?
  let isGenerated: Bool
  /// Nil if it does not tell whose file it is, or nobody asks.
  let head: FileHead?
  /// The text of a `Package.swift`.
  let manifest: [UInt8]?

  struct Failure: Error {
    let isFragment: Bool
    let problem: Problem
  }

  /// Nil for a file of no known kind.
  static func read(_ path: String, root: String, options: ProjectOptions, database: CompileDatabase?, isSwiftPackage: Bool) -> Result<ReadFile, Failure>? {
    guard var kind = FileKind(name: lastComponent(of: path)) else { return nil }
    switch readSource(root + "/" + path, limit: options.maxFileSize) {
    case .failure(let failure):
      return .failure(Failure(isFragment: kind.isFragment, problem: Problem(failure.kind, path, "the file \(failure.message)")))
    case .success(let bytes):
      if kind.isSource, let entry = database?.entry(for: path) { kind = .source(entry.language) }
      var provenance = Provenance(path, isSwiftPackage: isSwiftPackage)
      if options.ownsExternal { provenance.isExternal = false }
      // Other languages have no preprocessor, and their declarations are not those of C.
      let isOfCFamily = if case .source(let language) = kind { language.isOfCFamily } else { true }
      return .success(
        ReadFile(
          kind: kind, scan: isOfCFamily ? Projects.scan(bytes, withTypes: options.readsTypes) : LexicalScan(lines: lineCount(bytes)), provenance: provenance,
          remarks: Projects.remarks(in: bytes, of: path), swiftNames: isOfCFamily ? Projects.swiftNames(in: bytes) : [:],
          words: kind.canBeObjectiveC ? Projects.words(of: bytes) : nil, isGenerated: !options.ownsExternal && saysGenerated(bytes),
          head: !options.ownsExternal && FileHead.tells(of: path) ? FileHead(bytes, of: path) : nil, manifest: isPackageManifest(path) ? bytes : nil))
    }
  }
}

private func lineCount(_ bytes: [UInt8]) -> Int {
  let newline = UInt8(ascii: "\n")
  return bytes.count { $0 == newline } + (bytes.isEmpty || bytes.last == newline ? 0 : 1)
}
