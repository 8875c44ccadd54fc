import Facts
import Platform

/// Finds the project file that an import refers to.
///
/// 1. As a compiler would: beside the includer (quotes), then in the include folders of the compile database, in order.
/// 2. Headers of the platform stay outside: those of the languages' libraries, Apple's frameworks, folders such as `sys/`, and headers in the machine's include
///    folders. But a header in a project folder with the name of a framework takes precedence (GNUstep's Foundation is Foundation), and so does a project header with the
///    name of a library header that is not part of the system's core.
/// 3. By guess: the file whose path ends in the spelling; else, for `<Module/Header.h>`, the header of that name if the project is that module. The nearest to the
///    includer wins: the most folders in common, then the same side of "own or external", then the shortest path, then byte order.
struct ImportResolver {
  let index: FileIndex
  let system: SystemHeaders
  let moduleNames: Set<String>
  let isExternal: [Bool]
  /// The generated headers, at the places of their templates: `config.h` for `config.h.in`.
  let generated: [String]
  private var guesses: [GuessKey: Resolution] = [:]

  init(index: FileIndex, system: SystemHeaders, moduleNames: Set<String>, isExternal: [Bool], generated: [String] = []) {
    self.index = index
    self.system = system
    self.moduleNames = moduleNames
    self.isExternal = isExternal
    self.generated = generated
  }

  enum Resolution: Equatable {
    /// Relative to the includer, as the compiler finds it.
    case beside(Int)
    /// In an include folder of the compile database, as the compiler finds it.
    case searched(Int)
    /// The compiler would not find it by itself.
    case guessed(Int)
    /// A header of the platform, or another one outside the project.
    case outside
    case nowhere

    var file: Int? {
      switch self {
      case .beside(let file), .searched(let file), .guessed(let file): file
      case .outside, .nowhere: nil
      }
    }
  }

  private struct GuessKey: Hashable {
    var spelling: PathKey
    var folder: PathKey
    var isQuoted: Bool
    var isObjectiveC: Bool
    var includer: Int
    var isExternal: Bool
  }

  /// `isObjectiveC`: whether the importing file is Objective-C, where `<Module/Header.h>` names a framework.
  mutating func resolve(_ found: LexicalScan.RawImport, in file: Int, isObjectiveC: Bool, search: SearchFolders) -> Resolution {
    guard found.form != .module else { return .outside }
    let includer = index.paths[file]
    let home = folder(of: includer)
    if found.form == .quoted, !found.isNext, let path = normalized(join(home, found.spelling)), let beside = index.file(at: path) {
      return .beside(beside)
    }
    switch search.find(found.spelling, isQuoted: found.form == .quoted, in: index, system, excluding: found.isNext ? file : nil) {
    case .file(let searched): return .searched(searched)
    case .outside: return .outside
    case .nowhere: break
    }
    let key = GuessKey(
      spelling: PathKey(found.spelling), folder: PathKey(home), isQuoted: found.form == .quoted, isObjectiveC: isObjectiveC,
      includer: found.isNext ? file : -1, isExternal: isExternal[file])
    if let known = guesses[key] { return known }
    let guess = guess(found, file, home, isObjectiveC, hasFolders: !search.isEmpty)
    guesses[key] = guess
    return guess
  }

  /// The header that gathers those of a module: `Kit/Kit.h` for `@import Kit` and `@import Kit.Views`; nil if the module is not one of the project's folders.
  func umbrella(of spelling: String, importedBy file: Int) -> Int? {
    let module = String(spelling.prefix { $0 != "." })
    guard !module.isEmpty, !Platform.isModule(module) else { return nil }
    func nearest(_ places: [FileIndex.Place]) -> Int? { self.nearest(places, to: folder(of: index.paths[file]), of: file, isNext: false) }
    let header = module + "/" + module + ".h"
    return nearest(index.places(endingIn: header)) ?? moduleHeader(module, header, true, nearest)
  }

  private func guess(
    _ found: LexicalScan.RawImport, _ file: Int, _ home: String, _ isObjectiveC: Bool, hasFolders: Bool
  ) -> Resolution {
    guard let spelling = withoutLeadingDots(found.spelling) else { return .nowhere }
    let isAngled = found.form == .angled
    if SystemHeaders.isStandardC(spelling) || isAngled && SystemHeaders.isKnown(spelling) { return .outside }
    func nearest(_ places: [FileIndex.Place]) -> Int? { self.nearest(places, to: home, of: file, isNext: found.isNext) }

    let exact = index.places(endingIn: spelling)
    let first = firstFolder(of: spelling)
    let isPlatforms = first.map { Platform.isFramework($0) || Platform.isSystemHeaderFolder($0) } ?? false
    if isPlatforms {
      // Only a project with this very header in a folder of this name is that framework.
      if let first, Platform.isFramework(first), let file = nearest(exact) { return .guessed(file) }
      return isAngled || exact.isEmpty ? .outside : nearest(exact).map(Resolution.guessed) ?? .outside
    }
    if system.exists(spelling) && (isAngled || hasFolders) {
      let own = isExternal[file] || hasFolders ? [] : exact.filter { !isExternal[$0.file] }
      return nearest(own).map(Resolution.guessed) ?? .outside
    }
    if let file = nearest(exact) { return isGeneratedNearer(spelling, than: file, home) ? .nowhere : .guessed(file) }
    if let first, let file = moduleHeader(first, spelling, isObjectiveC, nearest) { return .guessed(file) }
    if let file = nearest(index.placesIgnoringCase(endingIn: spelling)) { return .guessed(file) }
    return system.exists(spelling) ? .outside : .nowhere
  }

  /// Whether a generated header of that name is at least as near to the includer as the existing one.
  private func isGeneratedNearer(_ spelling: String, than file: Int, _ home: String) -> Bool {
    let (shared, _) = nearness(of: index.paths[file], to: home)
    return generated.contains { path in
      (path == spelling || path.hasSuffix("/" + spelling)) && nearness(of: path, to: home).shared >= shared
    }
  }

  /// The header for `<Module/Header.h>` if no folder of that name has it: header maps make all headers of a target available like this.
  private func moduleHeader(
    _ module: String, _ spelling: String, _ isObjectiveC: Bool, _ nearest: ([FileIndex.Place]) -> Int?
  ) -> Int? {
    let places = index.places(endingIn: lastComponent(of: spelling))
    guard !places.isEmpty else { return nil }
    let inFolder = places.filter { components(of: folder(of: $0.path)).contains(module) }
    if let file = nearest(inFolder) { return file }
    // In C and C++, a folder in an include is a real folder.
    guard isObjectiveC, module.first?.isUppercase == true || moduleNames.contains(module) else { return nil }
    let files = Set(places.map(\.file))
    guard moduleNames.contains(module) || files.count == 1 else { return nil }
    return nearest(places)
  }

  private func nearest(_ places: [FileIndex.Place], to home: String, of file: Int, isNext: Bool) -> Int? {
    var best: (place: FileIndex.Place, shared: Int, isOtherSide: Bool, components: Int)?
    for place in places where !(isNext && place.file == file) {
      let (shared, count) = nearness(of: place.path, to: home)
      let isOtherSide = isExternal[place.file] != isExternal[file]
      guard let now = best else { best = (place, shared, isOtherSide, count); continue }
      let isBetter =
        shared != now.shared
        ? shared > now.shared
        : isOtherSide != now.isOtherSide
          ? now.isOtherSide
          : count != now.components
            ? count < now.components
            : isBefore(place.path, now.place.path)
      if isBetter { best = (place, shared, isOtherSide, count) }
    }
    return best?.place.file
  }
}

/// `a/b.h` for `../../a/b.h` and `./a/b.h`; nil for an absolute path and an empty one.
private func withoutLeadingDots(_ spelling: String) -> String? {
  guard spelling.utf8.first != UInt8(ascii: "/"), !spelling.utf8.contains(0) else { return nil }
  let parts = components(of: spelling).drop { $0 == ".." || $0 == "." }
  guard let path = normalized(parts.joined(separator: "/")), !path.isEmpty else { return nil }
  return path
}
