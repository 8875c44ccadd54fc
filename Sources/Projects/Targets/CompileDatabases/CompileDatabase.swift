import Facts
import Foundation

/// A `compile_commands.json`, reduced to the files inside the root and the flags that are allowed.
struct CompileDatabase {
  /// One per file, in byte order of the paths.
  private(set) var entries: [Entry] = []
  private(set) var problems: [Problem] = []
  private(set) var dropped = DroppedFlags()
  /// The absolute path that it was read from.
  let file: String
  private(set) var targets: [Target] = []
  private var byPath: [PathKey: Int] = [:]
  /// For each language, the first entry of every folder.
  private var byFolder: [Language: [Int]] = [:]

  struct Entry {
    /// Relative to the root.
    var path: String
    var language: Language
    var arguments: [String]
  }

  /// Throws the reason if the text is not a database. `file` is the absolute path that it was read from.
  init(_ bytes: [UInt8], file: String, root: String) throws(Unusable) {
    self.file = file
    let commands: [LenientCommand]
    do {
      commands = try JSONDecoder().decode([LenientCommand].self, from: Data(bytes))
    } catch {
      throw Unusable(reason: "it is not a JSON array of objects")
    }
    var broken = 0
    var missing = 0
    var outside = 0
    var built = DatabaseTargets()
    for command in commands {
      guard let command = command.command, let words = command.words else { broken += 1; continue }
      let directory = makeAbsolute(command.directory ?? ".", in: folder(of: file))
      let absolute = makeAbsolute(command.file, in: directory)
      guard let path = relative(absolute, to: root) ?? realPath(absolute).flatMap({ relative($0, to: root) }) else {
        outside += 1
        continue
      }
      guard kind(ofPath: root + "/" + path) == .file else { missing += 1; continue }
      if let output = command.output ?? words.lastIndex(of: "-o").flatMap({ words.indices.contains($0 + 1) ? words[$0 + 1] : nil }) { built.add(path, output: output) }
      guard byPath[PathKey(path)] == nil, case .source(let named)? = FileKind(name: lastComponent(of: path)) else { continue }
      let flags = AllowedFlags(of: words, directory: directory, root: root)
      dropped += flags.dropped
      byPath[PathKey(path)] = entries.count
      entries.append(Entry(path: path, language: flags.language ?? named, arguments: flags.arguments))
    }
    sortEntries()
    targets = built.targets(manifest: relative(file, to: root) ?? lastComponent(of: file))
    note(file: relative(file, to: root) ?? lastComponent(of: file), broken: broken, missing: missing, outside: outside)
  }

  struct Unusable: Error {
    var reason: String
  }

  /// The flags of this file itself.
  func entry(for path: String) -> Entry? { byPath[PathKey(path)].map { entries[$0] } }

  /// The flags for a file without an entry: those of an entry of the same language in the same folder, else in the nearest one. Without an entry of that language, the
  /// include folders and macros of any entry.
  func arguments(near path: String, _ language: Language) -> [String] {
    let home = folder(of: path)
    if let entry = nearest(to: home, byFolder[language] ?? []) { return entry.arguments }
    let others = Language.allCases.flatMap { byFolder[$0] ?? [] }
    return nearest(to: home, others).map { Self.withoutDialect($0.arguments) } ?? []
  }

  private func nearest(to home: String, _ candidates: [Int]) -> Entry? {
    var best: (entry: Entry, shared: Int, isHome: Bool, components: Int)?
    for candidate in candidates {
      let entry = entries[candidate]
      let (shared, components) = nearness(of: entry.path, to: home)
      let isHome = isSamePath(folder(of: entry.path), home)
      if let now = best {
        let isBetter =
          isHome != now.isHome
          ? isHome
          : shared != now.shared
            ? shared > now.shared
            : components != now.components ? components < now.components : isBefore(entry.path, now.entry.path)
        guard isBetter else { continue }
      }
      best = (entry, shared, isHome, components)
    }
    return best?.entry
  }

  private static func withoutDialect(_ arguments: [String]) -> [String] {
    var kept: [String] = []
    var rest = arguments[...]
    while let flag = rest.popFirst() {
      if ["-iquote", "-isystem", "-idirafter", "-iframework", "-isysroot"].contains(flag) {
        kept += [flag, rest.popFirst() ?? ""]
      } else if ["-include", "-imacros", "-arch"].contains(flag) {
        _ = rest.popFirst()
      } else if ["-I", "-F", "-D", "-U", "--target=", "--sysroot="].contains(where: { flag.hasPrefix($0) }) {
        kept.append(flag)
      }
    }
    return kept
  }

  private mutating func sortEntries() {
    entries.sort { isBefore($0.path, $1.path) }
    var seen: [Language: Set<PathKey>] = [:]
    for (place, entry) in entries.enumerated() {
      byPath[PathKey(entry.path)] = place
      if seen[entry.language, default: []].insert(PathKey(folder(of: entry.path))).inserted {
        byFolder[entry.language, default: []].append(place)
      }
    }
  }

  private mutating func note(file: String, broken: Int, missing: Int, outside: Int) {
    let counts = [
      (missing, "of files that do not exist"), (outside, "of files outside the folder analysed"),
      (broken, "without a usable 'file' and 'command' or 'arguments'"),
    ].filter { $0.0 > 0 }
    if !counts.isEmpty {
      let text = counts.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
      problems.append(Problem(.project, file, "entries left out: \(text); generate the database again"))
    }
    if !dropped.meaningful.isEmpty {
      let names = dropped.meaningful.map { "'\($0.name)' (\($0.count))" }.joined(separator: ", ")
      problems.append(Problem(.project, file, "flags that can change what the code means are not supported and were left out: \(names)"))
    }
  }
}

/// Reads the requested database, or searches for one: in the root, in build folders below it (`build`, `out`, `.build`, `cmake-build-*`), then upwards within the
/// repository. A database without files in the root is ignored unless it was requested.
func findCompileDatabase(root: String, explicit: String?) throws(ProjectError) -> (database: CompileDatabase?, problems: [Problem]) {
  if let explicit {
    let asked = makeAbsolute(explicit, in: currentFolder())
    let file = kind(ofPath: asked) == .folder ? asked + "/" + databaseName : asked
    switch readFile(file, limit: databaseLimit) {
    case .failure(let failure): throw .unreadableDatabase(explicit, failure.message)
    case .success(let bytes):
      do {
        let database = try CompileDatabase(bytes, file: realPath(file) ?? file, root: root)
        return (database, database.problems)
      } catch {
        throw .brokenDatabase(explicit, error.reason)
      }
    }
  }
  var problems: [Problem] = []
  for file in databaseCandidates(root) where kind(ofPath: file) == .file {
    let shown = relative(file, to: root) ?? lastComponent(of: file)
    switch readFile(file, limit: databaseLimit) {
    case .failure(let failure): problems.append(Problem(failure.kind, shown, "the compile database \(failure.message)"))
    case .success(let bytes):
      do {
        let database = try CompileDatabase(bytes, file: file, root: root)
        if !database.entries.isEmpty { return (database, problems + database.problems) }
        if relative(file, to: root) != nil { problems += database.problems }
      } catch {
        problems.append(Problem(.project, shown, "the compile database can't be used: \(error.reason); generate it again"))
      }
    }
  }
  return (nil, problems)
}

private let databaseName = "compile_commands.json"
private let databaseLimit = 1_000_000_000

private func databaseCandidates(_ root: String) -> [String] {
  var candidates = [root + "/" + databaseName]
  if case .success(let entries) = entries(of: root) {
    let builds = entries.compactMap(\.name).filter { ["build", "out", ".build"].contains($0) || $0.hasPrefix("cmake-build-") }
    candidates += builds.sorted(by: isBefore).map { "\(root)/\($0)/\(databaseName)" }
  }
  var place = root
  while place != "/", !place.isEmpty, kind(ofPath: place + "/.git") == nil {
    place = folder(of: place)
    candidates.append(place + "/" + databaseName)
  }
  return candidates
}

/// An object of the database; nil if it is anything else, so that a bad entry does not affect the others.
private struct LenientCommand: Decodable {
  var command: Command?

  init(from decoder: any Decoder) throws { command = try? Command(from: decoder) }

  struct Command: Decodable {
    var directory: String?
    var file: String
    var command: String?
    var arguments: [String]?
    var output: String?

    /// Nil without a command, or if anything contains a NUL, where C would cut it off.
    var words: [String]? {
      guard let words = arguments ?? command.map(shellWords) else { return nil }
      return ([file, directory ?? ""] + words).contains { $0.utf8.contains(0) } ? nil : words
    }
  }
}
