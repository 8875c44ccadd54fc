import Facts
import Foundation

/// What property lists and project files name: the interface files that an application starts with, and classes that the system instantiates by name.
struct SettingsFiles {
  /// Without the extension.
  private(set) var mainFiles: Set<String> = []
  /// The storyboards with which an extension starts, each time it is used.
  private(set) var extensionFiles: Set<String> = []
  /// The files that name a class.
  private(set) var resources: [Resource] = []
  private(set) var problems: [Problem] = []

  /// Reads files at paths relative to the root. An unreadable file names nothing; for the project's own property lists this is a problem. O(bytes).
  init(_ paths: [String], root: String, limit: Int) {
    for path in paths {
      guard case .success(let bytes) = readFile(root + "/" + path, limit: limit) else { continue }
      if path.hasSuffix(".plist") { read(list: bytes, path) } else { read(project: bytes, path) }
    }
  }

  private static let mainFileKeys = ["UIMainStoryboardFile", "UISceneStoryboardFile", "NSMainStoryboardFile", "NSMainNibFile"]

  /// The keys whose values are names of classes.
  private static let classKeys: Set<String> = [
    "NSPrincipalClass", "UISceneDelegateClassName", "UISceneClassName", "NSExtensionPrincipalClass", "WKExtensionDelegateClassName", "CLKComplicationPrincipalClass",
    "NSDocumentClass", "EXPrincipalClass", "UIApplicationDelegateClassName",
  ]

  // MARK: Property lists

  private mutating func read(list bytes: [UInt8], _ path: String) {
    let list: Any
    do throws(UnreadablePropertyList) { list = try propertyList(bytes) } catch {
      // Binary property lists are written by programs.
      guard !isBinaryPropertyList(bytes), Provenance.externalFolder(of: path) == nil else { return }
      problems.append(Problem(.unreadable, path, "the file \(error.message); the classes and screens that it names are not known. Mend it in Xcode"))
      return
    }
    var classes: [String: String] = [:]
    collect(from: list, &classes, depth: 0)
    guard !classes.isEmpty else { return }
    // The parser of property lists reports no lines, so the first line with the value is used.
    var lines: [String: Int] = [:]
    let all = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (number, line) in all.enumerated() {
      guard let open = line.firstIndex(of: UInt8(ascii: ">")), let close = line.lastIndex(of: UInt8(ascii: "<")), open < close else { continue }
      let value = String(decoding: line[(open + 1)..<close], as: UTF8.self)
      if classes[value] != nil, lines[value] == nil { lines[value] = number + 1 }
    }
    let facts = classes.sorted { isBefore($0.key, $1.key) }.map { value, key in
      NamedFact(.file, .uses, .type(ClassName(runtimeName: value)), at: SourceLocation(path, line: lines[value] ?? 1), .init(member: key))
    }
    resources.append(Resource(path, lines: all.count - 1, isExternal: Provenance.externalFolder(of: path) != nil, facts: facts))
  }

  private mutating func collect(from value: Any, _ classes: inout [String: String], depth: Int) {
    guard depth < 8 else { return }
    if let dictionary = value as? [String: Any] {
      for (key, value) in dictionary.sorted(by: { isBefore($0.key, $1.key) }) {
        guard let text = value as? String else {
          collect(from: value, &classes, depth: depth + 1)
          continue
        }
        // `UIMainStoryboardFile~ipad`
        if Self.mainFileKeys.contains(where: key.hasPrefix) { mainFiles.insert(interfaceName(text)) }
        if key == "NSExtensionMainStoryboard" { extensionFiles.insert(interfaceName(text)) }
        if Self.classKeys.contains(key), !text.isEmpty, classes[text] == nil { classes[text] = key }
      }
    } else if let list = value as? [Any] {
      for value in list { collect(from: value, &classes, depth: depth + 1) }
    }
  }

  // MARK: Project files

  private mutating func read(project bytes: [UInt8], _ path: String) {
    var facts: Set<NamedFact> = []
    var number = 0
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      number += 1
      guard let start = line.firstIndex(where: { !" \t\"".utf8.contains($0) }), line[start...].starts(with: Self.prefix.utf8) else { continue }
      let parts = String(decoding: line[start...], as: UTF8.self).dropFirst(Self.prefix.count).split(separator: "=", maxSplits: 1)
      guard parts.count == 2 else { continue }
      let key = parts[0].filter { !"\" \t".contains($0) }
      let value = parts[1].filter { !"\"; \t\r".contains($0) }
      if Self.mainFileKeys.contains(where: key.hasPrefix) { mainFiles.insert(interfaceName(value)) }
      if Self.classKeys.contains(key), !value.isEmpty {
        facts.insert(NamedFact(.file, .uses, .type(ClassName(runtimeName: value)), at: SourceLocation(path, line: number), .init(member: key)))
      }
    }
    guard !facts.isEmpty else { return }
    resources.append(
      Resource(
        path, lines: number - 1, isExternal: Provenance.externalFolder(of: path) != nil, facts: facts.sorted { $0.location < $1.location }))
  }

  private static let prefix = "INFOPLIST_KEY_"
}
