/// The folders of a project that are recognisable copies of libraries: each has a licence and a podspec of its own, and its copyright holders differ from the project's;
/// or the comments at the top of its files name another project and other authors (`StatedLibraries`). Also single files of which these comments tell the same.
struct CopiedLibraries {
  /// In byte order.
  private(set) var folders: [String] = []
  private var files: Set<PathKey> = []

  /// No copies.
  init() {}

  /// Reads the licences. `heads` has those of all files that `FileHead.tells(of:)`. O(files).
  init(_ walk: Walk, _ heads: [PathKey: FileHead], root: String) {
    let described = Set(walk.manifests.filter { $0.hasSuffix(".podspec") }.map { PathKey(folder(of: $0)) })
    var licences: [PathKey: [String]] = [:]
    for path in walk.licences { licences[PathKey(folder(of: path)), default: []].append(path) }
    func texts(of folder: PathKey) -> [String] {
      (licences[folder] ?? []).compactMap { path in try? String(decoding: readFile(root + "/" + path, limit: Self.longestLicence).get(), as: UTF8.self) }
    }
    func holders(of folder: PathKey) -> Set<String> { texts(of: folder).reduce(into: []) { $0.formUnion(Self.holders(in: $1)) } }
    let own = holders(of: PathKey(""))
    let candidates = described.filter { !$0.text.isEmpty && licences[$0] != nil && Provenance.externalFolder(of: $0.text + "/x") == nil }.map { ($0.text, holders(of: $0)) }
    // The packages of one organisation name the same holder.
    let isOneHouse = own.isEmpty && candidates.count > 1 && Set(candidates.map(\.1)).count == 1
    let licensed = isOneHouse ? [] : candidates.filter { !$0.1.isEmpty && $0.1.isDisjoint(with: own) }.map(\.0)
    let stated = StatedLibraries(
      walk, heads, root: root, owners: own, licences: Set(texts(of: PathKey("")).compactMap { Licence(statedIn: Array($0.lowercased().utf8)[...]) }))
    files = stated.files
    let all = licensed + stated.folders
    folders = Set(all.map(PathKey.init)).map(\.text).sorted(by: isBefore)
    // If most of the code is in these folders, they are the project itself.
    let sources = walk.files.filter { FileKind(name: lastComponent(of: $0))?.isSource ?? false && Provenance.externalFolder(of: $0) == nil }
    if 2 * sources.count(where: contains) > sources.count { (folders, files) = ([], []) }
  }

  /// The topmost copied folder that contains a file.
  func topmostFolder(containing path: String) -> String? { folders.first { path.hasPrefix($0 + "/") } }

  /// Whether a file was copied by itself, and lies among files of the project.
  func isCopiedAlone(_ path: String) -> Bool { topmostFolder(containing: path) == nil && files.contains(PathKey(path)) }

  func contains(_ path: String) -> Bool { topmostFolder(containing: path) != nil || files.contains(PathKey(path)) }

  /// The copyright holders, by their names: `© 2014 Jane Doe. All rights reserved.`
  static func holders(in licence: String) -> Set<String> {
    var found: Set<String> = []
    for line in licence.split(whereSeparator: \.isNewline) {
      let words = line.lowercased().split { !$0.isLetter && !$0.isNumber && $0 != "©" }.flatMap { word in word.contains("©") ? ["©", String(word.filter { $0 != "©" })] : [String(word)] }
      guard let mark = words.firstIndex(where: { $0 == "copyright" || $0 == "©" }) else { continue }
      let after = words[(mark + 1)...]
      // The text of a licence mentions "the copyright notice", without a year.
      guard after.contains(where: { $0.first?.isNumber ?? false }) || !words[..<mark].contains(where: { $0.count > 1 }), !after.contains("yyyy"), !after.contains("year") else { continue }
      let names = after.filter { ($0.first?.isLetter ?? false) && !noNames.contains($0) }
      if let first = names.first, !["notice", "holder", "holders", "owner", "law"].contains(first) { found.insert(names.joined(separator: " ")) }
    }
    return found
  }

  private static let noNames: Set<String> = ["c", "copyright", "all", "rights", "reserved", "by", "the", "present", "and", "contributors", "inc", "llc", "ltd", "gmbh", "corp", "co"]
  private static let longestLicence = 1 << 18
}
