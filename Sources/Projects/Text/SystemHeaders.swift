import Platform

/// The folders that a compiler searches by default on this machine.
package func machineIncludeFolders() -> [String] { SystemHeaders.machineFolders() }

/// Tells which headers belong to the system: by name, and by looking into the machine's include folders.
///
/// A class because it caches results: one look at the disk per spelling.
final class SystemHeaders {
  private let folders: [String]
  private var found: [PathKey: Bool] = [:]

  init(folders: [String]) { self.folders = folders }

  /// Whether one of the machine's include folders holds the header.
  func exists(_ spelling: String) -> Bool {
    let key = PathKey(spelling)
    if let known = found[key] { return known }
    let isThere = folders.contains { kind(ofPath: $0 + "/" + spelling) == .file }
    found[key] = isThere
    return isThere
  }

  /// Whether there is a file at this absolute path.
  func isFile(_ path: String) -> Bool {
    let key = PathKey(path)
    if let known = found[key] { return known }
    let isThere = kind(ofPath: path) == .file
    found[key] = isThere
    return isThere
  }

  /// Whether it is a header of the C standard library: never one of the project, not even in quotes.
  static func isStandardC(_ spelling: String) -> Bool { standardC.contains(spelling) }

  /// Whether an include in angle brackets can only be a header of the language's or the system's library.
  static func isKnown(_ spelling: String) -> Bool {
    standardC.contains(spelling) || Platform.isSystemHeader(spelling)
  }

  /// The folders that a compiler searches by default on this machine, in its order: the local ones, the compiler's own, those of C++, the system's.
  static func machineFolders() -> [String] {
    var folders = ["/usr/local/include"]
    let architectures = names(in: "/usr/include").filter { $0.contains("-linux-") }
    for architecture in architectures {
      let gcc = "/usr/lib/gcc/" + architecture
      folders += newestFirst(names(in: gcc)).map { "\(gcc)/\($0)/include" }
    }
    for llvm in names(in: "/usr/lib").filter({ $0.hasPrefix("llvm-") }) {
      let clang = "/usr/lib/\(llvm)/lib/clang"
      folders += newestFirst(names(in: clang)).map { "\(clang)/\($0)/include" }
    }
    folders += newestFirst(names(in: "/usr/lib/clang")).map { "/usr/lib/clang/\($0)/include" }
    let versions = newestFirst(names(in: "/usr/include/c++"))
    folders += versions.map { "/usr/include/c++/" + $0 }
    for architecture in architectures {
      folders += versions.map { "/usr/include/\(architecture)/c++/\($0)" } + ["/usr/include/" + architecture]
    }
    folders.append("/usr/include")
    let tools = "/Library/Developer/CommandLineTools"
    folders += ["\(tools)/SDKs/MacOSX.sdk/usr/include", "\(tools)/SDKs/MacOSX.sdk/usr/include/c++/v1"]
    return folders.filter { kind(ofPath: $0) == .folder }
  }

  private static func names(in folder: String) -> [String] {
    guard case .success(let entries) = entries(of: folder) else { return [] }
    return entries.compactMap(\.name).sorted(by: isBefore)
  }

  private static func newestFirst(_ versions: [String]) -> [String] {
    versions.filter { $0.first?.isNumber == true }
      .sorted { (Int($0.prefix(while: \.isNumber)) ?? 0, $0) > (Int($1.prefix(while: \.isNumber)) ?? 0, $1) }
  }

  private static let standardC: Set<String> = [
    "assert.h", "complex.h", "ctype.h", "errno.h", "fenv.h", "float.h", "inttypes.h", "iso646.h", "limits.h", "locale.h",
    "math.h", "setjmp.h", "signal.h", "stdalign.h", "stdarg.h", "stdatomic.h", "stdbit.h", "stdbool.h", "stdckdint.h",
    "stddef.h", "stdint.h", "stdio.h", "stdlib.h", "stdnoreturn.h", "string.h", "tgmath.h", "threads.h", "time.h",
    "uchar.h", "wchar.h", "wctype.h",
  ]
}
