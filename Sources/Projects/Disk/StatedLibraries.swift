import Facts

/// The folders and files that say, in the comment at the top, that they belong to another project or have a licence of their own, and that have other authors than the rest.
///
/// Xcode begins a file with its name, the name of its project, and who created it. A library that is copied in keeps that: `Masonry`, `MWPhotoBrowser`.
struct StatedLibraries {
  private(set) var folders: [String] = []
  /// The files outside of these folders that were copied one by one.
  private(set) var files: Set<PathKey> = []

  /// `heads` has those of all files that `FileHead.tells(of:)`; `owners` and `licences` are what the licence of the whole project says. O(files).
  init(_ walk: Walk, _ heads: [PathKey: FileHead], root: String, owners: Set<String>, licences: Set<Licence>) {
    let read = walk.files.filter { heads[PathKey($0)] != nil }
    func countSources(_ files: [String]) -> Int { files.count { FileKind(name: lastComponent(of: $0))?.isSource ?? false } }
    let sources = countSources(read)
    var filesOfFolder: [PathKey: [String]] = [:]
    /// The names of the files that lie directly in each folder.
    var namesInFolder: [PathKey: Set<String>] = [:]
    for path in read {
      var folder = folder(of: path)
      namesInFolder[PathKey(folder), default: []].insert(plain(String(lastComponent(of: path).prefix { $0 != "." })))
      while !folder.isEmpty {
        filesOfFolder[PathKey(folder), default: []].append(path)
        folder = Projects.folder(of: folder)
      }
    }
    func head(_ path: String) -> FileHead { heads[PathKey(path)]! }
    /// Whether a file says that it belongs to a project that is called like a folder, or like a file that lies in it.
    func names(_ head: FileHead, _ folder: String) -> Bool {
      guard !head.names.isEmpty else { return false }
      let name = plain(lastComponent(of: folder))
      return !head.names.isDisjoint(with: namesInFolder[PathKey(folder)] ?? []) || name.count > 3 && head.names.contains { $0.hasPrefix(name) }
    }
    let own = Set(walk.moduleNames.map(plain) + [plain(lastComponent(of: root))])
    var found: [(folder: String, heads: [FileHead])] = []
    for folder in filesOfFolder.keys.map(\.text).sorted(by: isBefore) {
      let files = filesOfFolder[PathKey(folder)]!
      let first = files.prefix(2).map(head)
      // A library may consist of headers only, more than the project has files.
      guard files.count > 1, 3 * countSources(files) < 2 * sources, first.contains(where: { $0.isLicensed || names($0, folder) }) else { continue }
      let some = stride(from: 0, to: files.count, by: max(1, files.count / Self.mostRead)).map { head(files[$0]) }
      let saying = some.filter { $0.isLicensed || names($0, folder) }
      guard saying.count > 1, 5 * saying.count >= 3 * some.count, !saying.contains(where: { !$0.names.isDisjoint(with: own) }) else { continue }
      found.append((folder, some))
    }
    let built = Self.productNames(walk, root)
    // Where the project's own files have licences at their top, a licence tells nothing.
    let rest = heads.filter { path, _ in !found.contains { path.text.hasPrefix($0.folder + "/") } }.values
    let isLicensed = 5 * rest.count(where: \.isLicensed) > rest.count
    for (folder, read) in found where !folders.contains(where: { folder.hasPrefix($0 + "/") }) {
      let others = heads.filter { !$0.key.text.hasPrefix(folder + "/") }.values
      let stated = read.reduce(into: Set()) { $0.formUnion($1.authors) }
      // Single files of the library may lie elsewhere.
      guard !stated.isEmpty, 50 * others.count(where: { !stated.isDisjoint(with: $0.authors) }) <= others.count, !built.contains(plain(lastComponent(of: folder))) else { continue }
      if !isLicensed || 5 * read.count(where: { names($0, folder) }) >= 3 * read.count { folders.append(folder) }
    }
    let single = heads.filter { path, _ in !folders.contains { path.text.hasPrefix($0 + "/") } }
    // The project's own licence tells nothing either, if that names nobody.
    func isForeign(_ licence: Licence?) -> Bool { !isLicensed && licence.map { !owners.isEmpty || !licences.contains($0) } ?? false }
    files = Self.copied(single, own: own.union(built), owners, isForeign) { path in namesInFolder[PathKey(folder(of: path.text))] ?? [] }
  }

  /// The files that state a licence, or a project that is called like a file beside it or is the demonstration of a library, and only authors that no file of the project itself names.
  /// Empty unless most files state which project is theirs.
  private static func copied(
    _ heads: [PathKey: FileHead], own: Set<String>, _ owners: Set<String>, _ isForeign: (Licence?) -> Bool, names: (PathKey) -> Set<String>
  ) -> Set<PathKey> {
    let stating = heads.values.filter { !$0.projects.isEmpty }
    var counts: [String: Int] = [:]
    for head in stating { for project in head.projects { counts[project, default: 0] += 1 } }
    let own = own.union(counts.filter { $0.value > 2 && 10 * $0.value >= stating.count }.keys)
    let ours = stating.filter { !$0.projects.isDisjoint(with: own) }
    let authors = ours.reduce(into: Set<String>()) { $0.formUnion($1.authors) }
    guard !authors.isEmpty, 2 * ours.count >= stating.count else { return [] }
    let words = authors.union(owners).map(Self.words)
    // `muukii` is `Hiroshi Kimura (Muukii)`.
    let ourAuthors = Set(heads.values.flatMap(\.authors)).filter { author in
      let own = Self.words(author)
      return words.contains { own.isSubset(of: $0) || $0.isSubset(of: own) }
    }
    let copies = heads.filter { path, head in
      guard !head.authors.isEmpty, head.authors.isDisjoint(with: ourAuthors), head.projects.isDisjoint(with: own) else { return false }
      return isForeign(head.licence) || !head.projects.isDisjoint(with: names(path)) || head.projects.contains { project in demonstrations.contains(where: project.hasSuffix) }
    }
    // A header that states less goes with its implementation, and the other way round.
    func pair(_ path: PathKey) -> PathKey { PathKey(join(folder(of: path.text), stem(of: path.text))) }
    let pairs = Set(copies.keys.map(pair))
    let others = heads.filter { path, head in pairs.contains(pair(path)) && head.projects.isDisjoint(with: own) && head.authors.isDisjoint(with: ourAuthors) }
    return Set(copies.keys).union(others.keys)
  }

  private static func words(_ author: String) -> Set<Substring> { Set(author.split { !$0.isLetter && !$0.isNumber }) }

  private static let mostRead = 12
  private static let demonstrations = ["demo", "example", "examples", "sample", "samples"]

  /// The names of what the project builds by itself: those folders are its own, whoever wrote them.
  private static func productNames(_ walk: Walk, _ root: String) -> Set<String> {
    var names: Set<String> = []
    for path in walk.projects.map({ $0 + "/project.pbxproj" }) + walk.manifests.filter({ $0.hasSuffix(".swift") }) {
      guard case .success(let bytes) = readFile(root + "/" + path, limit: 1 << 24) else { continue }
      for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
        if let name = line.firstRange(of: "productName = ") { names.insert(plain(String(line[name.upperBound...]))) }
        if let name = line.firstRange(of: "name: \"") { names.insert(plain(String(line[name.upperBound...].prefix { $0 != "\"" }))) }
      }
    }
    return names
  }
}
