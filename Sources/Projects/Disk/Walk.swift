import Facts
#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Whether folders of this name are skipped: those that version control and tools fill, and Xcode's bundles.
package func holdsNoCode(_ name: String) -> Bool { Walk.isSkipped(name) }

/// The contents of a folder: the files to read, and the other names that lead to them.
struct Walk {
  /// Sources, headers and fragments, relative to the root, in byte order.
  private(set) var files: [String] = []
  /// Symbolic links inside the root to files and folders in it: an import may use them.
  private(set) var links: [Link] = []
  /// The names of `*.xcodeproj` and `*.podspec` files without extension: modules that the project certainly builds.
  private(set) var moduleNames: Set<String> = []
  /// Files that a build makes headers from, such as `config.h.in`.
  private(set) var templates: [String] = []
  /// The `*.xcodeproj` with a project in them. A folder of that name may have only what Xcode keeps for a user, or for its package manager.
  private(set) var projects: [String] = []
  /// The `*.xcworkspace`, but for those inside of projects.
  private(set) var workspaces: [String] = []
  /// Other files that may describe targets: those of `buildDescriptions`.
  private(set) var manifests: [String] = []
  /// The texts of licences.
  private(set) var licences: [String] = []
  /// Files that add pods to the targets of Xcode projects.
  private(set) var podfiles: [String] = []
  /// The files that list dependencies for Carthage.
  private(set) var cartfiles: [String] = []
  /// Storyboards and nibs in their source form.
  private(set) var interfaces: [String] = []
  /// The property lists that may name the first of these.
  private(set) var propertyLists: [String] = []
  /// The entities of Core Data models in the binary form that Xcode wrote before version 4.
  private(set) var oldModels: [String] = []
  /// The texts of Core Data models, and the files that name the version in use.
  private(set) var models: [String] = []
  private(set) var modelVersions: [String] = []
  /// Pipes, sockets, devices, and links to them.
  private(set) var specialFiles: [String] = []
  private(set) var problems: [Problem] = []
  /// The patterns without a match.
  private(set) var unusedPatterns: [String] = []

  struct Link: Equatable {
    var path: String
    /// Relative to the root, without symbolic links.
    var target: String
    var isFolder: Bool
  }

  private let root: String
  private let include: [Glob]
  private let exclude: [Glob]
  private let depth: Int?
  private var usedIncludes: Set<Int> = []
  private var usedExcludes: Set<Int> = []
  private var visited: Set<FolderIdentity> = []
  private var escapes: [String] = []

  /// Walks the folders (relative to the root, "" for the root itself), `depth` folders deep. Reads no file.
  /// The files in `always` are in the result wherever they are; with `alwaysObey`, only if the patterns allow them.
  init(
    root: String, folders: [String], depth: Int? = nil, include: [Glob] = [], exclude: [Glob] = [], always: [String] = [], alwaysObey: Bool = false
  ) {
    self.root = root
    self.depth = depth
    self.include = include
    self.exclude = exclude
    var waiting = folders.sorted(by: { isBefore($1, $0) })
    while let folder = waiting.popLast() { visit(folder, &waiting) }
    let found = Set(files.map(PathKey.init))
    for path in always where FileKind(name: lastComponent(of: path)) != nil && !found.contains(PathKey(path)) && kind(ofPath: root + "/" + path) == .file {
      if alwaysObey, isLeftOut(path) {
        problems.append(Problem(.project, path, "'include' and 'exclude' leave it out, so nothing is said of it"))
      } else {
        files.append(path)
      }
    }
    files.sort(by: isBefore)
    links.sort { isBefore($0.path, $1.path) }
    templates.sort(by: isBefore)
    specialFiles.sort(by: isBefore)
    interfaces.sort(by: isBefore)
    propertyLists.sort(by: isBefore)
    models.sort(by: isBefore)
    oldModels.sort(by: isBefore)
    projects.sort(by: isBefore)
    workspaces.sort(by: isBefore)
    podfiles.sort(by: isBefore)
    cartfiles.sort(by: isBefore)
    unusedPatterns =
      include.indices.filter { !usedIncludes.contains($0) }.map { include[$0].text }
      + exclude.indices.filter { !usedExcludes.contains($0) }.map { exclude[$0].text }
    if let first = escapes.min(by: isBefore) {
      let others = escapes.count == 1 ? "a symbolic link leads" : "\(escapes.count) symbolic links (this is the first) lead"
      problems.append(Problem(.project, first, "\(others) out of the folder that is analysed and was not followed"))
    }
  }

  private mutating func visit(_ folder: String, _ waiting: inout [String]) {
    let absolute = folder.isEmpty ? root : root + "/" + folder
    switch entries(of: absolute, visited: &visited) {
    case .failure(let failure):
      problems.append(Problem(.unreadable, folder, "the folder \(failure.message)"))
    case .success(let entries):
      let first = waiting.count
      for entry in entries { add(entry, in: folder, &waiting) }
      if folder.hasSuffix(".xcframework") { Self.keepOneSlice(of: &waiting, from: first) }
    }
  }

  /// An `.xcframework` contains the same headers for each platform: the slice for iOS devices is read, else the first by name.
  private static func keepOneSlice(of folders: inout [String], from first: Int) {
    guard
      let kept = folders[first...].min(by: { a, b in
        let (isForDevices, other) = (isForDevices(lastComponent(of: a)), isForDevices(lastComponent(of: b)))
        return isForDevices == other ? isBefore(a, b) : isForDevices
      })
    else { return }
    folders.replaceSubrange(first..., with: CollectionOfOne(kept))
  }

  private static func isForDevices(_ slice: String) -> Bool { slice.hasPrefix("ios-") && !slice.hasSuffix("-simulator") && !slice.hasSuffix("-maccatalyst") }

  private mutating func add(_ entry: FolderEntry, in folder: String, _ waiting: inout [String]) {
    guard let name = entry.name else {
      problems.append(Problem(.unreadable, join(folder, entry.shown), "the name is not UTF-8; rename it"))
      return
    }
    let path = join(folder, name)
    if entry.kind == .file || entry.kind == .folder { noteModule(name, path) }
    guard !isExcluded(path) else { return }
    switch entry.kind {
    case .folder:
      if !Self.isSkipped(name), depth.map({ components(of: path).count <= $0 }) ?? true { waiting.append(path) }
    case .file:
      if FileKind(name: name) != nil && isIncluded(path) { files.append(path) }
      if isTemplate(name) { templates.append(path) }
      if name.hasSuffix(".storyboard") || name.hasSuffix(".xib") { interfaces.append(path) }
      if name == "contents", isDataModel(path) { models.append(path) }
      if name == "elements", folder.hasSuffix(".xcdatamodel") { oldModels.append(path) }
      if name == ".xccurrentversion" { modelVersions.append(path) }
      if name.hasSuffix("Info.plist") { propertyLists.append(path) }
      if buildDescriptions.contains(where: { $0.isDescription(name) }) { manifests.append(path) }
      if name == "Podfile" { podfiles.append(path) }
      if name == "Cartfile" { cartfiles.append(path) }
      if ["license", "licence", "copying"].contains(where: name.lowercased().hasPrefix), FileKind(name: name) == nil { licences.append(path) }
    case .link:
      follow(path, name)
    case .other:
      addSpecial(path, name)
    }
  }

  private mutating func addSpecial(_ path: String, _ name: String) {
    specialFiles.append(path)
    if FileKind(name: name) != nil { problems.append(Problem(.unreadable, path, "the file is not a regular file")) }
  }

  // Every pattern is tried, so that patterns without a match are known.

  private mutating func isExcluded(_ path: String) -> Bool {
    let matching = exclude.indices.filter { exclude[$0].matches(path) }
    usedExcludes.formUnion(matching)
    return !matching.isEmpty
  }

  private mutating func isIncluded(_ path: String) -> Bool {
    let matching = include.indices.filter { include[$0].matches(path) }
    usedIncludes.formUnion(matching)
    return include.isEmpty || !matching.isEmpty
  }

  /// Whether the patterns exclude a file, or a folder that contains it.
  private func isLeftOut(_ path: String) -> Bool {
    var place = path
    while !place.isEmpty {
      if exclude.contains(where: { $0.matches(place) }) { return true }
      place = folder(of: place)
    }
    return !include.isEmpty && !include.contains { $0.matches(path) }
  }

  private mutating func follow(_ path: String, _ name: String) {
    let kind = kind(ofPath: root + "/" + path)
    if kind == .other { addSpecial(path, name) }
    guard kind == .folder && !Self.isSkipped(name) || kind == .file && FileKind(name: name) != nil,
      let real = realPath(root + "/" + path)
    else { return }
    if let target = relative(real, to: root) {
      links.append(Link(path: path, target: target, isFolder: kind == .folder))
    } else {
      escapes.append(path)
    }
  }

  private mutating func noteModule(_ name: String, _ path: String) {
    if name.hasSuffix(".xcodeproj"), kind(ofPath: root + "/" + path + "/project.pbxproj") != nil { projects.append(path) }
    if name.hasSuffix(".xcworkspace") { workspaces.append(path) }
    for ending in [".xcodeproj", ".podspec"] where name.hasSuffix(ending) {
      moduleNames.insert(String(name.dropLast(ending.count)))
    }
  }

  /// Whether a folder is skipped by its name: those of version control and build tools, and Xcode's bundles.
  static func isSkipped(_ name: String) -> Bool {
    skippedNames.contains(name) || skippedEndings.contains { name.hasSuffix($0) }
  }

  private static let skippedNames: Set<String> = [
    ".git", ".svn", ".hg", ".build", ".swiftpm", ".arborist-cache", "DerivedData", "CMakeFiles", "node_modules",
  ]
  private static let skippedEndings = [".xcodeproj", ".xcworkspace", ".xcassets", ".xctemplate"]
}

/// One name in a folder.
struct FolderEntry {
  /// Nil if it is not UTF-8.
  var name: String?
  /// The name with `\xNN` for bytes that are not UTF-8.
  var shown: String
  var kind: Kind

  enum Kind { case file, folder, link, other }
}

struct FolderIdentity: Hashable {
  var device: UInt64
  var inode: UInt64
}

/// The names in a folder, unordered. Uses `readdir`, because `FileManager` changes names that are not UTF-8.
func entries(of folder: String) -> Result<[FolderEntry], Unreadable> {
  var visited: Set<FolderIdentity> = []
  return entries(of: folder, visited: &visited)
}

/// Empty for a folder that was visited before: a mount can form a loop without any link.
private func entries(of folder: String, visited: inout Set<FolderIdentity>) -> Result<[FolderEntry], Unreadable> {
  guard let stream = opendir(folder) else { return .failure(Unreadable(.unreadable, "can't be opened: \(reason(errno))")) }
  defer { closedir(stream) }
  var status = stat()
  if fstat(dirfd(stream), &status) == 0 {
    let identity = FolderIdentity(device: UInt64(truncatingIfNeeded: status.st_dev), inode: UInt64(truncatingIfNeeded: status.st_ino))
    guard visited.insert(identity).inserted else { return .success([]) }
  }
  var found: [FolderEntry] = []
  while let entry = readdir(stream) {
    // The position of the name, without copying the whole `dirent`: the system may provide fewer bytes.
    let start = UnsafeRawPointer(entry) + MemoryLayout<dirent>.offset(of: \.d_name)!
    let name = start.assumingMemoryBound(to: CChar.self)
    if strcmp(name, ".") == 0 || strcmp(name, "..") == 0 { continue }
    let text = String(validatingCString: name)
    found.append(FolderEntry(name: text, shown: text ?? escaped(name), kind: kind(of: entry.pointee.d_type, name, stream)))
  }
  return .success(found)
}

private func kind(of type: UInt8, _ name: UnsafePointer<CChar>, _ stream: FolderStream) -> FolderEntry.Kind {
  switch Int(type) {
  case Int(DT_REG): return .file
  case Int(DT_DIR): return .folder
  case Int(DT_LNK): return .link
  case Int(DT_UNKNOWN):
    // Some file systems do not tell the kind.
    var status = stat()
    guard fstatat(dirfd(stream), name, &status, AT_SYMLINK_NOFOLLOW) == 0 else { return .other }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .file
    case S_IFDIR: return .folder
    case S_IFLNK: return .link
    default: return .other
    }
  default: return .other
  }
}

#if canImport(Darwin)
private typealias FolderStream = UnsafeMutablePointer<DIR>
#else
private typealias FolderStream = OpaquePointer
#endif

/// The name with `\xNN` for each byte that is not ASCII.
private func escaped(_ name: UnsafePointer<CChar>) -> String {
  var text = ""
  var next = name
  while next.pointee != 0 {
    let byte = UInt8(bitPattern: next.pointee)
    if byte >= 0x80 {
      text += "\\x" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
    } else {
      text.unicodeScalars.append(Unicode.Scalar(byte))
    }
    next += 1
  }
  return text
}
