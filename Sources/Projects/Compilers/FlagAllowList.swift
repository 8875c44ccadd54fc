import Facts

/// The flags of one compile command that may reach the parser.
///
/// This is an allow list, not a deny list: flags in real databases make libclang write files (`-MD -MF x.d`), load plugins, or refuse to parse (`-save-temps`). Allowed
/// are flags for include folders, macros, language, target, and Objective-C or C++ dialect. Folders become absolute. All other flags are counted.
struct AllowedFlags {
  private(set) var arguments: [String] = []
  /// From `-x`, which is not passed on: the unit has it.
  private(set) var language: Language?
  private(set) var dropped = DroppedFlags()

  private let directory: String
  private let root: String

  /// `command` is the whole command, the compiler first; `directory` and `root` are absolute.
  init(of command: [String], directory: String, root: String) {
    self.directory = directory
    self.root = root
    var rest = command.dropFirst()
    while let flag = rest.popFirst() {
      if flag == "--" { break }
      take(flag, &rest)
    }
  }

  private mutating func take(_ flag: String, _ rest: inout ArraySlice<String>) {
    if flag.hasPrefix("@") { return drop("@file") }
    // The input, or the compiler behind a wrapper such as ccache.
    guard flag.hasPrefix("-"), flag != "-" else { return }
    if Self.plain.contains(flag) || Self.versionPrefixes.contains(where: { flag.hasPrefix($0) }) { return arguments.append(flag) }
    if Self.droppedWithValue.contains(flag) || flag.hasPrefix("-Xarch_") {
      _ = rest.popFirst()
      return drop(flag)
    }
    if Self.droppedLookAlikes.contains(where: { flag.hasPrefix($0) }) { return drop(flag) }
    switch flag {
    case "-target", "--target":
      guard let value = rest.popFirst() else { return drop(flag) }
      arguments.append("--target=" + value)
    case "-arch":
      // Several would mean one parse per architecture, which the parser refuses.
      guard let value = rest.popFirst(), !arguments.contains("-arch") else { return drop(flag) }
      arguments += ["-arch", value]
    case "-include", "-imacros":
      guard let value = rest.popFirst() else { return drop(flag) }
      takeForced(flag, value)
    case "--sysroot":
      guard let value = rest.popFirst() else { return drop(flag) }
      takeSysroot(flag, value)
    case _ where flag.hasPrefix("--sysroot="): takeSysroot("--sysroot", String(flag.dropFirst("--sysroot=".count)))
    case _ where flag.hasPrefix("-fmodule-map-file="):
      let path = absolute(String(flag.dropFirst("-fmodule-map-file=".count)))
      if relative(path, to: root) != nil { arguments.append("-fmodule-map-file=" + path) } else { drop(flag) }
    case _ where flag.hasPrefix("-x"): takeLanguage(flag, &rest)
    case _ where flag.hasPrefix("-D") || flag.hasPrefix("-U"):
      guard let value = value(of: flag, "-D", &rest) else { return drop(flag) }
      arguments.append(String(flag.prefix(2)) + value)
    default: takeFolder(flag, &rest)
    }
  }

  private mutating func takeFolder(_ flag: String, _ rest: inout ArraySlice<String>) {
    guard let kind = Self.folderFlags.first(where: { flag.hasPrefix($0) }), let path = value(of: flag, kind, &rest) else {
      return drop(flag)
    }
    if kind == "-isysroot" { return takeSysroot(kind, path) }
    // `-I=x` is relative to the sysroot and `-I-` splits the list; both are older than the code that is read here.
    if path.hasPrefix("=") || path == "-" { return drop(kind) }
    if kind == "-I" || kind == "-F" { arguments.append(kind + absolute(path)) } else { arguments += [kind, absolute(path)] }
  }

  /// The sysroot of another machine would hide the headers of this one.
  private mutating func takeSysroot(_ flag: String, _ path: String) {
    let path = absolute(path)
    guard kind(ofPath: path) == .folder else { return drop(flag) }
    arguments += flag == "--sysroot" ? ["--sysroot=" + path] : [flag, path]
  }

  /// A forced include that is missing would spoil the whole unit.
  private mutating func takeForced(_ flag: String, _ path: String) {
    let here = absolute(path)
    if kind(ofPath: here) == .file { return arguments.append(contentsOf: [flag, here]) }
    let folders = arguments.filter { $0.hasPrefix("-I") }.map { String($0.dropFirst(2)) }
    if let folder = folders.first(where: { kind(ofPath: $0 + "/" + path) == .file }) {
      arguments += [flag, folder + "/" + path]
    } else {
      drop(flag)
    }
  }

  private mutating func takeLanguage(_ flag: String, _ rest: inout ArraySlice<String>) {
    switch value(of: flag, "-x", &rest) {
    case "c", "c-header": language = .c
    case "c++", "c++-header": language = .cxx
    case "objective-c", "objective-c-header": language = .objectiveC
    case "objective-c++", "objective-c++-header": language = .objectiveCxx
    default: drop("-x")
    }
  }

  /// The value of a flag, in the same word or in the next.
  private func value(of flag: String, _ name: String, _ rest: inout ArraySlice<String>) -> String? {
    flag.utf8.count == name.utf8.count ? rest.popFirst() : String(flag.dropFirst(name.count))
  }

  /// A project folder that is named through a symbolic link gets its real path, like everything else in the project.
  private func absolute(_ path: String) -> String {
    let absolute = makeAbsolute(path, in: directory)
    guard relative(absolute, to: root) == nil, let real = realPath(absolute), relative(real, to: root) != nil else { return absolute }
    return real
  }

  private mutating func drop(_ flag: String) { dropped.add(flag) }

  private static let plain: Set<String> = [
    "-fobjc-arc", "-fno-objc-arc", "-fobjc-weak", "-fno-objc-weak", "-fblocks", "-fexceptions", "-fno-exceptions",
    "-fobjc-exceptions", "-fms-extensions", "-fno-builtin", "-nostdinc", "-nostdinc++", "-nostdlibinc", "-m32", "-m64", "-mx32",
  ]
  private static let versionPrefixes = [
    "-std=", "-stdlib=", "--target=", "-fobjc-runtime=", "-mabi=", "-miphoneos-version-min=", "-mios-version-min=",
    "-mios-simulator-version-min=", "-mmacosx-version-min=", "-mmacos-version-min=", "-mtvos-version-min=",
    "-mwatchos-version-min=",
  ]
  private static let folderFlags = ["-iquote", "-isystem", "-idirafter", "-iframework", "-isysroot", "-I", "-F"]

  /// Dropped together with the next word, which may look like a flag itself.
  private static let droppedWithValue: Set<String> = [
    "-o", "-MF", "-MT", "-MQ", "-MJ", "-Xclang", "-Xpreprocessor", "-Xassembler", "-Xlinker", "-Xanalyzer", "-mllvm", "-mmlir",
    "-load", "-plugin", "-add-plugin", "-dependency-file", "-header-include-file", "-module-dependency-dir",
    "-index-store-path", "-index-unit-output-path", "-ivfsstatcache", "-serialize-diagnostics", "--serialize-diagnostics",
    "-diagnostic-log-file", "-stats-file", "-include-pch", "-ivfsoverlay", "-vfsoverlay", "-iprefix", "-iwithprefix",
    "-iwithprefixbefore", "-iwithsysroot", "-iframeworkwithsysroot", "-cxx-isystem", "-isystem-after", "-stdlib++-isystem",
    "-working-directory", "--param", "-framework", "-aux-info", "-T", "-u", "-z", "-L",
  ]
  /// These begin like an allowed flag but are different.
  private static let droppedLookAlikes = [
    "-include-pch", "-isystem-after", "-iframeworkwithsysroot", "-isysroot-", "-Xclang", "-Xlinker", "-Xanalyzer",
  ]
}

/// The number of flags of a compile database that were dropped, by name.
package struct DroppedFlags: Sendable, Equatable {
  private var counts: [String: Int] = [:]

  package init() {}

  /// Sorted by name.
  package var all: [(name: String, count: Int)] {
    counts.sorted { isBefore($0.key, $1.key) }.map { (name: $0.key, count: $0.value) }
  }

  /// Those that may change the meaning of code, so the reader should know of them.
  package var meaningful: [(name: String, count: Int)] { all.filter { Self.meaningfulNames.contains($0.name) } }

  mutating func add(_ flag: String, count: Int = 1) { counts[Self.name(of: flag), default: 0] += count }

  static func += (a: inout Self, b: Self) {
    for (name, count) in b.all { a.add(name, count: count) }
  }

  /// `-W` for all warnings, `-M` for all flags about make dependencies, and the part before `=` for the others.
  private static func name(of flag: String) -> String {
    for family in ["-W", "-O", "-M", "-g"] where flag.hasPrefix(family) { return family }
    return String(flag.prefix { $0 != "=" }.prefix(40))
  }

  private static let meaningfulNames: Set<String> = [
    "@file", "-include", "-imacros", "-include-pch", "-ivfsoverlay", "-vfsoverlay", "-iprefix", "-iwithprefix", "-iwithprefixbefore",
    "-iwithsysroot", "-iframeworkwithsysroot", "-cxx-isystem", "-isystem-after", "-stdlib++-isystem", "-fmodule-map-file",
    "-working-directory", "-x",
  ]
}
