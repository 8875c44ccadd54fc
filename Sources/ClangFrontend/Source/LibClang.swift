import CClang
import Foundation

/// The functions of the loaded libclang. Filled once by `LibClang.load()`, before any thread parses.
nonisolated(unsafe) var clang = ClangFunctions()

/// Finds and loads libclang: one library for the process.
package enum LibClang {
  package struct Loaded: Sendable {
    package let path: String
    /// As the library reports it: "Debian clang version 14.0.6".
    package let version: String
    /// The folder of the compiler's own headers (`stddef.h`), passed as `-resource-dir`; nil when none was found.
    package let resourceDirectory: String?
  }

  package struct NotFound: Error, CustomStringConvertible {
    let tried: [String]
    package var description: String {
      """
      no libclang could be loaded; install one ('apt-get install libclang-dev', 'dnf install clang', Xcode, or 'brew install llvm') \
      or set LIBCLANG_PATH to it
      """ + (tried.isEmpty ? "" : "; tried " + tried.map { "'\($0)'" }.joined(separator: ", "))
    }
  }

  /// Loads the first candidate that has every function needed. Gives the same answer each time.
  package static func load() throws(NotFound) -> Loaded { try outcome.get() }

  private static let outcome: Result<Loaded, NotFound> = {
    // Otherwise libclang parses on a thread of its own with a stack of 8 MB, which deeply nested sources overflow. Our threads have more.
    setenv("LIBCLANG_NOTHREADS", "1", 1)
    var tried: [String] = []
    for path in candidates() where FileManager.default.fileExists(atPath: path) {
      var reason = [CChar](repeating: 0, count: 512)
      if arborist_loadClang(path, &clang, &reason, UInt(reason.count)) == 0 {
        let version = text(clang.clang_getClangVersion())
        return .success(Loaded(path: path, version: version, resourceDirectory: resourceDirectory(besides: path)))
      }
      tried.append(path)
    }
    return .failure(NotFound(tried: tried))
  }()

  /// `LIBCLANG_PATH` (a library or a folder with one), the Swift toolchain's, the newest LLVM of the system, Xcode's, Homebrew's.
  private static func candidates() -> [String] {
    let environment = ProcessInfo.processInfo.environment
    let files = FileManager.default
    if let wanted = environment["LIBCLANG_PATH"], !wanted.isEmpty {
      var isFolder: ObjCBool = false
      guard files.fileExists(atPath: wanted, isDirectory: &isFolder), isFolder.boolValue else { return [wanted] }
      return libraries(in: wanted) + libraries(in: wanted + "/lib")
    }
    var folders: [String] = []
    for folder in (environment["PATH"] ?? "").split(separator: ":") where files.isExecutableFile(atPath: "\(folder)/swift") {
      let swift = URL(fileURLWithPath: "\(folder)/swift").resolvingSymlinksInPath()
      folders.append(swift.deletingLastPathComponent().deletingLastPathComponent().path + "/lib")
    }
    folders.append("/Applications/Xcode.app/Contents/Developer/Toolchains/XcodeDefault.xctoolchain/usr/lib")
    folders.append("/Library/Developer/CommandLineTools/usr/lib")
    let installed = ((try? files.contentsOfDirectory(atPath: "/usr/lib")) ?? []).compactMap { name in
      name.hasPrefix("llvm-") ? Int(name.dropFirst("llvm-".count)) : nil
    }
    folders += installed.sorted(by: >).map { "/usr/lib/llvm-\($0)/lib" }
    folders += ["/opt/homebrew/opt/llvm/lib", "/usr/local/opt/llvm/lib", "/usr/lib64", "/usr/lib", "/usr/local/lib"]
    return folders.flatMap(libraries)
  }

  /// The libraries of a folder, plain names first, then versions from the newest down.
  private static func libraries(in folder: String) -> [String] {
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).filter { name in
      name == "libclang.so" || name == "libclang.dylib" || name.hasPrefix("libclang.so.")
        || (name.hasPrefix("libclang-") && name.contains(".so") && !name.hasPrefix("libclang-cpp"))
    }
    return names.sorted { ($0.count, $0) < ($1.count, $1) }.map { folder + "/" + $0 }
  }

  /// `clang/<version>` beside the library; the library itself only finds it by accident (see "Resource directory" in ARCHITECTURE.md).
  private static func resourceDirectory(besides library: String) -> String? {
    let real = URL(fileURLWithPath: library).resolvingSymlinksInPath()
    var folders = [URL(fileURLWithPath: library).deletingLastPathComponent(), real.deletingLastPathComponent()]
    let digits = real.lastPathComponent.split { !$0.isNumber }.first.map(String.init) ?? ""
    folders.append(URL(fileURLWithPath: "/usr/lib/llvm-\(digits)/lib"))
    folders.append(URL(fileURLWithPath: "/usr/lib"))
    for folder in folders {
      let parent = folder.appendingPathComponent("clang").path
      let versions = ((try? FileManager.default.contentsOfDirectory(atPath: parent)) ?? [])
        .sorted { $0.compare($1, options: .numeric) == .orderedDescending }
      for version in versions where FileManager.default.fileExists(atPath: "\(parent)/\(version)/include/stddef.h") {
        return "\(parent)/\(version)"
      }
    }
    return nil
  }
}

/// The text of a libclang string, which is freed.
func text(_ string: CXString) -> String {
  defer { clang.clang_disposeString(string) }
  guard let bytes = clang.clang_getCString(string) else { return "" }
  return String(cString: bytes)
}
