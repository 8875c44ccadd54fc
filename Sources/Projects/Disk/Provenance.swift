/// Whose code a file is, as its folders tell: the project's own, or external code and its module.
struct Provenance: Hashable {
  var isExternal: Bool
  var module: String?

  /// External code is in a folder named `Pods`, `Carthage`, `_deps` (CMake's FetchContent) or, ignoring case, `vendor`, `vender`, `vendors`, `vendored`, `third_party`,
  /// `thirdparty`, `3rdparty`, `3rd_party` (also with a hyphen), `external`, `externals`, `deps`, or inside a `.framework` or `.xcframework`. Names that
  /// projects also use for their own code are not in the list: `lib`, `libs`, `contrib`, `extern`, `Frameworks`, `subprojects`, `packages`.
  ///
  /// So is one named `submodules` in the root or up to two folders below it; further down it holds the parts of a screen.
  ///
  /// The module is the folder after it (`Pods/AFNetworking/...`), and in a Swift package the one after `Sources`.
  init(_ path: String, isSwiftPackage: Bool) {
    let folders = components(of: path).dropLast()
    isExternal = false
    module = nil
    if let last = folders.indices.first(where: { Self.isExternalFolder(folders[$0], depth: $0) }) {
      isExternal = true
      let next = folders.index(after: last)
      if next < folders.endIndex, !(folders[last] == "Pods" && Self.podsOwn.contains(folders[next])) { module = folders[next] }
    }
    if let bundle = folders.first(where: { $0.hasSuffix(".framework") || $0.hasSuffix(".xcframework") }) {
      isExternal = true
      module = String(bundle[..<(bundle.lastIndex(of: ".") ?? bundle.endIndex)])
    }
    if !isExternal, isSwiftPackage, folders.count >= 2, folders[0] == "Sources" { module = folders[1] }
  }

  /// The same for a file that may be a copy. The folder of a library is its module; a file that was copied alone belongs to the module that it lies in.
  func inside(_ copied: CopiedLibraries, _ path: String) -> Self {
    guard !isExternal else { return self }
    var own = self
    own.isExternal = copied.contains(path)
    if let copy = copied.topmostFolder(containing: path) { own.module = lastComponent(of: copy) }
    return own
  }

  /// The topmost folder of a path that makes it external: `App/Pods` for `App/Pods/AFNetworking/AFURLSession.m`.
  static func externalFolder(of path: String) -> String? {
    let folders = components(of: path).dropLast()
    guard let first = folders.indices.first(where: { isExternalFolder(folders[$0], depth: $0) || folders[$0].hasSuffix(".framework") || folders[$0].hasSuffix(".xcframework") }) else { return nil }
    return folders[...first].joined(separator: "/")
  }

  private static func isExternalFolder(_ name: String, depth: Int) -> Bool {
    depth < 3 && name.lowercased() == "submodules" || name == "Pods" || name == "Carthage" || name == "_deps" || vendorNames.contains(name.lowercased()) || isOfThirdParties(name)
      // Below the `plugins` of an application of Cordova.
      || depth > 0 && name.hasPrefix("cordova-plugin-")
  }

  /// `3rdPartyFrameworks`, `Third Party Libraries`, `ThirdPart`, `3rdSource`.
  private static func isOfThirdParties(_ name: String) -> Bool {
    let letters = name.lowercased().filter { $0.isLetter || $0.isNumber }
    guard let start = ["thirdparty", "3rdparty", "thirdpart", "3rdpart", "3rd"].first(where: letters.hasPrefix) else { return false }
    return thirdPartyThings.contains(String(letters.dropFirst(start.count)))
  }

  private static let thirdPartyThings: Set<String> = [
    "", "s", "framework", "frameworks", "library", "libraries", "lib", "libs", "sdk", "sdks", "source", "sources", "code", "class", "classes", "module", "modules", "component", "components",
    "dependencies", "project", "projects",
  ]

  private static let vendorNames: Set<String> = [
    "vendor", "vender", "vendors", "venders", "vendored", "third_party", "third-party", "thirdparty", "3rdparty", "3rd_party", "3rd-party",
    "external", "externals", "deps",
  ]

  /// Folders of CocoaPods itself, which are not pods.
  private static let podsOwn: Set<String> = ["Headers", "BuildHeaders", "Target Support Files", "Local Podspecs", "Pods.xcodeproj"]
}
