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
    let (lists, projects) = (paths.filter { $0.hasSuffix(".plist") }, paths.filter { !$0.hasSuffix(".plist") })
    func bytes(_ path: String) -> [UInt8]? { try? readFile(root + "/" + path, limit: limit).get() }
    for path in lists { if let bytes = bytes(path) { read(list: bytes, path) } }
    for path in projects { if let bytes = bytes(path) { read(project: bytes, path) } }
  }

  private static let mainFileKeys = ["UIMainStoryboardFile", "UISceneStoryboardFile", "NSMainStoryboardFile", "NSMainNibFile"]

  /// The keys whose values are names of classes.
  private static let classKeys: Set<String> = [
    "NSPrincipalClass", "UISceneDelegateClassName", "UISceneClassName", "NSExtensionPrincipalClass", "WKExtensionDelegateClassName", "CLKComplicationPrincipalClass",
    "NSDocumentClass", "EXPrincipalClass", "UIApplicationDelegateClassName", "NSExtensionContextClass", "NSExtensionContextHostClass",
  ]

  /// The build settings that property lists put in the place of a class: `PRINCIPAL` of `$(PRINCIPAL)`, and the key.
  private var classSettings: [String: String] = [:]

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
        guard Self.classKeys.contains(key), !text.isEmpty else { continue }
        if let setting = buildSetting(text) { classSettings[setting] = key } else if classes[text] == nil { classes[text] = key }
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
      guard let start = line.firstIndex(where: { !" \t\"".utf8.contains($0) }) else { continue }
      let isList = line[start...].starts(with: Self.prefix.utf8)
      guard isList || !classSettings.isEmpty, line[start...].contains(UInt8(ascii: "=")) else { continue }
      let parts = String(decoding: line[start...], as: UTF8.self).dropFirst(isList ? Self.prefix.count : 0).split(separator: "=", maxSplits: 1)
      guard parts.count == 2 else { continue }
      let name = parts[0].filter { !"\" \t".contains($0) }
      let value = parts[1].filter { !"\"; \t\r".contains($0) }
      if isList, Self.mainFileKeys.contains(where: name.hasPrefix) { mainFiles.insert(interfaceName(value)) }
      guard let key = isList ? (Self.classKeys.contains(name) ? name : nil) : classSettings[name] else { continue }
      if !value.isEmpty, buildSetting(value) == nil {
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

/// `PRINCIPAL` of `$(PRINCIPAL)` and `${PRINCIPAL}`; nil for other texts.
private func buildSetting(_ text: String) -> String? {
  guard text.hasPrefix("$(") && text.hasSuffix(")") || text.hasPrefix("${") && text.hasSuffix("}") else { return nil }
  let name = text.dropFirst(2).dropLast()
  return name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } ? String(name) : nil
}
