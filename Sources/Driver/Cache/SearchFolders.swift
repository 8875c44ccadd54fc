import ClangFrontend
import Facts
import Projects

/// The folders that the parser searches for includes of a unit, unordered: its own, and the machine's if they are used.
struct SearchFolders: Hashable {
  let headers: [String]
  /// Folders with frameworks: `<Kit/View.h>` is `Kit.framework/Headers/View.h` there.
  let frameworks: [String]

  init(of unit: TranslationUnit, _ context: ProjectContext, machine: [String]) {
    var (headers, frameworks): ([String], [String]) = ([], [])
    var rest = unit.arguments[...]
    while let argument = rest.popFirst() {
      for flag in ["-isystem", "-iquote", "-idirafter", "-I"] where argument.hasPrefix(flag) {
        headers += argument.count > flag.count ? [String(argument.dropFirst(flag.count))] : rest.popFirst().map { [$0] } ?? []
        break
      }
      for flag in ["-iframework", "-F"] where argument.hasPrefix(flag) {
        frameworks += argument.count > flag.count ? [String(argument.dropFirst(flag.count))] : rest.popFirst().map { [$0] } ?? []
        break
      }
      let sysroot = argument == "-isysroot" ? rest.popFirst() : argument.hasPrefix("--sysroot=") ? String(argument.dropFirst("--sysroot=".count)) : nil
      if let sysroot {
        headers += ["/usr/include", "/usr/local/include"].map { sysroot + $0 }
        frameworks.append(sysroot + "/System/Library/Frameworks")
      }
    }
    switch unit.sdk {
    case .host: headers += machine
    case .gnu: headers += machine + ["/usr/local/include/GNUstep", "/usr/include/GNUstep"] + gnuRuntimeFolders.prefix(1)
    case .apple:
      if let sdk = context.sdk {
        headers.append(sdk.path + "/usr/include")
        frameworks.append(sdk.path + "/System/Library/Frameworks")
      }
    case .appleStubs: break
    }
    (self.headers, self.frameworks) = (headers, frameworks)
  }

  /// The places where a header of this spelling may be, if a file in `folder` includes it.
  func places(of spelling: IncludeSpelling, from folder: String) -> [String] {
    guard !spelling.text.hasPrefix("/") else { return [spelling.text] }
    var places = (spelling.isQuoted ? [folder] : []) + headers
    places = places.map { $0 + "/" + spelling.text }
    if let slash = spelling.text.firstIndex(of: "/") {
      let (kit, rest) = (spelling.text[..<slash], spelling.text[slash...])
      for framework in frameworks { places += ["Headers", "PrivateHeaders"].map { "\(framework)/\(kit).framework/\($0)\(rest)" } }
    }
    return places
  }
}
