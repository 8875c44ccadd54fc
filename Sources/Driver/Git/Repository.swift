import Analysis
import Foundation

/// A git repository that is only read: its work tree and its index are not changed, and no hook runs.
struct Repository {
  /// The top of its work tree: absolute, without symbolic links.
  let top: String
  private let git: String

  struct Commit: Sendable, Equatable {
    let id: String
    /// When it was committed, as `2024-05-17`.
    let date: String
    /// The first line of its message.
    let subject: String

    var shortID: String { String(id.prefix(8)) }
  }

  /// The repository that contains a file or folder.
  init(around path: String) throws(DriverError) {
    guard let git = findProgram("git") else { throw DriverError("there is no 'git' on the PATH; install it to compare revisions") }
    self.git = git
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { throw DriverError("there is no '\(path)'") }
    let folder = isFolder.boolValue ? path : URL(fileURLWithPath: path).deletingLastPathComponent().path
    let result = try Self.run(git, ["-C", folder, "rev-parse", "--show-toplevel"])
    guard result.status == 0, let line = result.lines.first, !line.isEmpty else {
      // git says why it does not accept a repository, for example because of its owner.
      let reason = result.errors.contains("not a git repository") ? "" : ": " + result.reason
      throw DriverError("'\(path)' is in no git repository with a work tree" + reason)
    }
    top = URL(fileURLWithPath: line).resolvingSymlinksInPath().path
  }

  private init(git: String, top: String) {
    self.git = git
    self.top = top
  }

  // MARK: Asking

  /// The commit that a name refers to: a branch, a tag, an id, `HEAD~3`.
  func commit(_ name: String) throws(DriverError) -> Commit {
    let result = try run(["rev-parse", "--verify", "--quiet", "--end-of-options", name + "^{commit}"])
    guard result.status == 0, let id = result.lines.first else {
      let names = (try? run(["for-each-ref", "--format=%(refname:short)"]).lines) ?? []
      throw DriverError("'\(name)' is no revision of '\(shownPath(top))'" + (nearest(to: name, in: names).map { ", did you mean '\($0)'" } ?? "; name a commit, a branch or a tag"))
    }
    return try described([id])[0]
  }

  /// Whether a name refers to a commit.
  func isCommit(_ name: String) -> Bool {
    !name.isEmpty && (try? run(["rev-parse", "--verify", "--quiet", "--end-of-options", name + "^{commit}"]))?.status == 0
  }

  /// The last common commit of two branches.
  func mergeBase(_ a: Commit, _ b: Commit) throws(DriverError) -> Commit {
    let result = try run(["merge-base", a.id, b.id])
    guard result.status == 0, let id = result.lines.first else { throw DriverError("'\(a.shortID)' and '\(b.shortID)' have no commit in common") }
    return try described([id])[0]
  }

  /// The last commits of `HEAD` along first parents that touch a folder; the newest first.
  func history(of folder: String, most: Int) throws(DriverError) -> [Commit] {
    let path = folder.isEmpty ? [] : ["--", folder]
    return try described(checked(["rev-list", "--first-parent", "--max-count=\(most)", "HEAD"] + path).lines)
  }

  /// The tags in the history of `HEAD`, the newest first, each with its commit.
  func tags(most: Int) throws(DriverError) -> [(name: String, commit: Commit)] {
    let lines = try checked(["for-each-ref", "--merged=HEAD", "--sort=-creatordate", "--format=%(refname:short)", "--count=\(most)", "refs/tags"]).lines
    var tags: [(name: String, commit: Commit)] = []
    for name in lines { tags.append((name, try commit("refs/tags/" + name))) }
    return tags
  }

  private func described(_ ids: [String]) throws(DriverError) -> [Commit] {
    var commits: [Commit] = []
    for id in ids {
      let fields = try checked(["log", "-1", "--no-show-signature", "--format=%cs%n%s", id]).lines
      commits.append(Commit(id: id, date: fields.first ?? "", subject: fields.count > 1 ? fields[1] : ""))
    }
    return commits
  }

  /// The differences between two commits, or between a commit and the work tree with its new files: paths below the top. A rename counts as a deletion and an addition.
  func changes(from old: Commit, to new: Commit?) throws(DriverError) -> [ChangedFile] {
    let ends = [old.id] + (new.map { [$0.id] } ?? [])
    let parts = try checked(["diff", "--name-status", "-z", "--no-renames", "--no-ext-diff", "--no-textconv", "--ignore-submodules"] + ends).parts
    var changes = stride(from: 0, to: parts.count - 1, by: 2).map { index in
      ChangedFile(path: parts[index + 1], oldPath: nil, kind: parts[index] == "A" ? .added : parts[index] == "D" ? .deleted : .modified)
    }
    if new == nil {
      let untracked = try checked(["ls-files", "-z", "--others", "--exclude-standard", "--full-name", "--", ":/"]).parts
      changes += untracked.map { ChangedFile(path: $0, oldPath: nil, kind: .added) }
    }
    return changes.sorted { $0.path.byteOrder(to: $1.path) < 0 }
  }

  /// The files of the work tree that git tracks or would add, below the top, and the folders of submodules.
  func filesOfWorkTree() throws(DriverError) -> (files: Set<[UInt8]>, submodules: [String]) {
    let staged = try checked(["ls-files", "-z", "--stage", "--full-name", "--", ":/"]).parts.compactMap(IndexEntry.init)
    let untracked = try checked(["ls-files", "-z", "--others", "--exclude-standard", "--full-name", "--", ":/"]).parts
    return (Set((staged.map(\.path) + untracked).map { Array($0.utf8) }), staged.filter(\.isSubmodule).map(\.path))
  }

  // MARK: Writing out

  /// Writes the files of a commit to a folder, with those of submodules that are checked out here; media files are left out. Returns what could not be written, in words.
  ///
  /// Uses an index of its own, not `git archive`: that leaves out files marked `export-ignore`, often the tests.
  func writeOut(_ commit: Commit, to folder: String, below part: String = "") throws(DriverError) -> [String] {
    let files = FileManager.default
    do { try files.createDirectory(atPath: folder, withIntermediateDirectories: true) } catch { throw DriverError("'\(folder)' can't be written: \(error.localizedDescription)") }
    let index = ["GIT_INDEX_FILE": folder + ".index"]
    defer { try? files.removeItem(atPath: folder + ".index") }
    _ = try checked(["read-tree", commit.id], index)
    let entries = try checked(["ls-files", "-z", "--stage", "--full-name", "--", ":/"], index).parts.compactMap(IndexEntry.init)
      .filter { part.isEmpty || $0.path.hasPrefix(part + "/") }
    let wanted = entries.filter { !$0.isSubmodule && !$0.isMedium }.map(\.path)
    let list = Data(wanted.joined(separator: "\0").utf8)
    let written = try run(["checkout-index", "-z", "--stdin", "--force", "--quiet", "--prefix=\(folder)/"], index, input: list)
    var problems = written.status == 0 ? [] : [written.reason]
    if written.status != 0, (try? files.contentsOfDirectory(atPath: folder))?.isEmpty ?? true {
      throw DriverError("'\(commit.shortID)' can't be written out: \(written.reason)")
    }
    for entry in entries where entry.isSubmodule && files.fileExists(atPath: top + "/" + entry.path + "/.git") {
      let other = Repository(git: git, top: top + "/" + entry.path)
      guard other.isCommit(entry.object) else {
        problems.append("the submodule '\(entry.path)' does not have '\(entry.object.prefix(8))' here")
        continue
      }
      problems += try other.writeOut(Commit(id: entry.object, date: "", subject: ""), to: folder + "/" + entry.path)
    }
    return problems
  }

  /// A line of `ls-files --stage`.
  private struct IndexEntry {
    let mode: Substring
    let object: String
    let path: String

    init?(_ line: String) {
      guard let tab = line.firstIndex(of: "\t") else { return nil }
      let fields = line[..<tab].split(separator: " ")
      guard fields.count == 3 else { return nil }
      mode = fields[0]
      object = String(fields[1])
      path = String(line[line.index(after: tab)...])
    }

    var isSubmodule: Bool { mode == "160000" }
    /// Pictures, films and archives, which are never read here but take most of the space in many repositories.
    var isMedium: Bool {
      guard let dot = path.lastIndex(of: ".") else { return false }
      return Self.media.contains(path[path.index(after: dot)...].lowercased())
    }
    private static let media: Set<String> = [
      "png", "jpg", "jpeg", "gif", "webp", "heic", "bmp", "tiff", "tif", "psd", "pdf", "ico", "icns", "svg", "mp3", "m4a", "wav", "aiff", "caf", "mp4", "mov",
      "ttf", "otf", "woff", "woff2", "zip", "gz", "bz2", "xz", "7z", "dmg", "jar", "nef", "dng", "avif", "jp2",
    ]
  }

  // MARK: Running git

  private func checked(_ arguments: [String], _ environment: [String: String] = [:]) throws(DriverError) -> ProgramResult {
    let result = try run(arguments, environment)
    guard result.status == 0 else { throw DriverError("'git \(arguments[0])' failed in '\(shownPath(top))': \(result.reason)") }
    return result
  }

  func run(_ arguments: [String], _ environment: [String: String] = [:], input: Data = Data()) throws(DriverError) -> ProgramResult {
    try Self.run(git, ["-C", top, "-c", "core.fsmonitor=false", "-c", "core.hooksPath=/dev/null", "-c", "core.sparseCheckout=false", "-c", "core.quotePath=false"] + arguments, environment, input)
  }

  private static func run(_ git: String, _ arguments: [String], _ environment: [String: String] = [:], _ input: Data = Data()) throws(DriverError) -> ProgramResult {
    var all = ProcessInfo.processInfo.environment
    // Inside of a hook these point to the repository and index of the commit in progress.
    for name in ["GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_PREFIX", "GIT_OBJECT_DIRECTORY", "GIT_EXTERNAL_DIFF"] { all[name] = nil }
    let own = ["GIT_OPTIONAL_LOCKS": "0", "GIT_TERMINAL_PROMPT": "0", "GIT_LFS_SKIP_SMUDGE": "1", "GIT_PAGER": "cat", "LC_ALL": "C"]
    try requireDescriptors(24)
    do {
      return try runProgram(git, arguments, environment: all.merging(own) { $1 }.merging(environment) { $1 }, input: input)
    } catch {
      throw DriverError("'git' could not be started: \(error.localizedDescription)")
    }
  }
}

extension ProgramResult {
  var lines: [String] { String(decoding: output, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false).map(String.init).dropLastEmpty }
  /// The parts of an output that `-z` separates with zeros.
  var parts: [String] { output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) } }
  /// The first line of the error output.
  var reason: String {
    let line = errors.split(separator: "\n").first.map(String.init) ?? "status \(status)"
    return line.hasPrefix("fatal: ") ? String(line.dropFirst("fatal: ".count)) : line.hasPrefix("error: ") ? String(line.dropFirst("error: ".count)) : line
  }
}

extension [String] {
  fileprivate var dropLastEmpty: [String] { last == "" ? Array(dropLast()) : self }
}
