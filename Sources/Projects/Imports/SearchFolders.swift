/// The include folders of one set of flags, in the order in which a compiler searches them.
struct SearchFolders: Hashable {
  /// `-iquote`, then those for angle brackets; each relative to the root, or absolute if it is outside.
  private(set) var quoted: [Folder] = []
  private(set) var angled: [Folder] = []

  enum Folder: Hashable {
    case inside(String)
    case outside(String)
  }

  enum Hit: Equatable {
    case file(Int)
    case outside
    case nowhere
  }

  var isEmpty: Bool { quoted.isEmpty && angled.isEmpty }

  init() {}

  /// Reads flags in the form of `AllowedFlags`: joined and absolute.
  init(arguments: [String], root: String) {
    var byKind: [String: [Folder]] = [:]
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      guard let kind = Self.kinds.first(where: { argument.hasPrefix($0) }) else { continue }
      let path = argument.count > kind.count ? String(argument.dropFirst(kind.count)) : rest.popFirst() ?? ""
      byKind[kind, default: []].append(relative(path, to: root).map(Folder.inside) ?? .outside(path))
    }
    quoted = byKind["-iquote"] ?? []
    angled = (byKind["-I"] ?? []) + (byKind["-isystem"] ?? []) + (byKind["-idirafter"] ?? [])
  }

  private static let kinds = ["-iquote", "-isystem", "-idirafter", "-I"]

  func find(_ spelling: String, isQuoted: Bool, in index: FileIndex, _ system: SystemHeaders, excluding file: Int?) -> Hit {
    guard spelling.utf8.first != UInt8(ascii: "/"), !spelling.utf8.contains(0) else { return .nowhere }
    for folder in isQuoted ? quoted + angled : angled {
      switch folder {
      case .inside(let path):
        if let path = normalized(join(path, spelling)), let hit = index.file(at: path), hit != file { return .file(hit) }
      case .outside(let path):
        if system.isFile(path + "/" + spelling) { return .outside }
      }
    }
    return .nowhere
  }
}
