import Facts

/// The project's files and names, indexed for the walks.
struct ProjectFiles {
  let root: String
  let files: [String: SourceFile]
  let declared: DeclaredNames
  let sdk: AppleSDK?

  init(_ context: ProjectContext) {
    root = context.root
    files = Dictionary(context.files.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    declared = context.declared
    sdk = context.sdk
  }

  /// The branches of `#if` in those of the files that have any and are the project's own.
  func branches(of paths: Set<String>) -> [String: [ConditionalBranch]] {
    var branches: [String: [ConditionalBranch]] = [:]
    for path in paths {
      guard let file = files[path], !file.isExternal, !file.branches.isEmpty else { continue }
      branches[path] = file.branches
    }
    return branches
  }

  func declares(_ name: String) -> Bool {
    declared.classes.contains(name) || declared.protocols.contains(name) || declared.types.contains(name)
  }

  /// Where a path that libclang says belongs: `/root/a/../b.h` is the project's `b.h`.
  func place(of path: String) -> UnitReader.FilePlace {
    let clean = withoutDots(path)
    if clean.hasPrefix(Invocation.folder + "/") { return .memory(clean) }
    let prefix = root == "/" ? "/" : root + "/"
    guard clean.hasPrefix(prefix) else { return .outside(clean) }
    let relative = String(clean.dropFirst(prefix.count))
    return files[relative] == nil ? .outside(clean) : .project(relative)
  }
}

/// The path without `.` and `..` components; symbolic links are not followed.
private func withoutDots(_ path: String) -> String {
  guard path.containsBytes("/.") || path.containsBytes("//") else { return path }
  var parts: [Substring] = []
  for part in path.split(separator: "/") where part != "." {
    if part == ".." { _ = parts.popLast() } else { parts.append(part) }
  }
  return "/" + parts.joined(separator: "/")
}
