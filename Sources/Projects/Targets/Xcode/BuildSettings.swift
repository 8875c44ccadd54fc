/// The build settings of one target in one configuration: levels that override each other, with `$(NAME)` for other settings.
struct BuildSettings {
  /// The lowest level first: the project's settings file, the project, the target's settings file, the target.
  private var levels: [[String: [String]]] = []
  /// The settings that Xcode itself sets.
  private let builtIn: [String: String]
  /// Whether all settings files could be read.
  private(set) var isComplete = true
  /// The settings files that are not there.
  private(set) var missingFiles: [String] = []

  init(builtIn: [String: String]) { self.builtIn = builtIn }

  mutating func add(_ level: [String: Any]) {
    levels.append(
      Self.unconditional(
        level.compactMapValues { value in
          if let text = value as? String { return [text] }
          return (value as? [Any])?.compactMap { $0 as? String }
        }))
  }

  mutating func add(_ file: SettingsFile) {
    levels.append(Self.unconditional(file.values.mapValues { [$0] }))
    isComplete = isComplete && file.isComplete
    missingFiles += file.missing
  }

  /// Notes that there is a settings file at an unknown place.
  mutating func addUnknown() { isComplete = false }

  /// Conditional settings such as `HEADER_SEARCH_PATHS[sdk=macosx*]` are only used if there is no unconditional one.
  private static func unconditional(_ values: [String: [String]]) -> [String: [String]] {
    var plain = values.filter { !$0.key.contains("[") }
    for (key, value) in values.filter({ $0.key.contains("[") }).sorted(by: { $0.key < $1.key }) {
      let name = String(key.prefix { $0 != "[" })
      if plain[name] == nil { plain[name] = value }
    }
    return plain
  }

  /// A single text; nil if it is not set or empty.
  func text(_ key: String) -> String? {
    let text = list(key).joined(separator: " ")
    return text.isEmpty ? nil : text
  }

  /// A list of words, split like in a shell.
  func list(_ key: String) -> [String] {
    var expansion = Expansion()
    return values(key, below: levels.count, &expansion)
  }

  /// The libraries and frameworks in the linker flags: `Kit` for `-framework Kit` and for `-lKit`.
  var linkedNames: [String] {
    let words = list("OTHER_LDFLAGS").flatMap(shellWords)
    return words.indices.compactMap { index in
      if ["-framework", "-weak_framework"].contains(words[index]) { return words.indices.contains(index + 1) ? words[index + 1] : nil }
      return words[index].hasPrefix("-l") && words[index].utf8.count > 2 ? String(words[index].dropFirst(2)) : nil
    }
  }

  func flag(_ key: String) -> Bool? { text(key).map { ["YES", "TRUE", "1"].contains($0.uppercased()) } }

  /// The state of an expansion. Settings may refer to each other in cycles, or expand exponentially, so it is limited.
  private struct Expansion {
    var depth = 0
    var references = 0
    /// The settings that are being expanded. A setting that refers to itself means its value at lower levels, as in Xcode.
    var open: [(key: String, level: Int)] = []
    var isOver: Bool { depth >= 16 || references >= 1_000 }
  }

  /// The value from the highest level below `top` that sets the key, with references replaced in each element. For a setting that is a list, a text is split into
  /// words if it is the only one or has a quote in it.
  private func values(_ key: String, below top: Int, _ expansion: inout Expansion) -> [String] {
    guard let level = levels[..<top].lastIndex(where: { $0[key] != nil }) else { return builtIn[key].map { [$0] } ?? [] }
    let raw = levels[level][key]!
    var found: [String] = []
    for element in raw {
      if element == "$(inherited)" || element == "${inherited}" { found += values(key, below: level, &expansion); continue }
      expansion.open.append((key, level))
      let text = expanded(element, of: (key, level), &expansion)
      expansion.open.removeLast()
      if Self.isList(key), raw.count == 1 || text.contains("\"") { found += shellWords(text) } else if !text.isEmpty { found.append(text) }
    }
    return found
  }

  private static func isList(_ key: String) -> Bool { ["_PATHS", "_DEFINITIONS", "_CFLAGS", "_PLATFORMS"].contains { key.hasSuffix($0) } }

  /// Replaces `$(NAME)`, `${NAME}` and `$(NAME:operator)`. An unset setting is empty, as in Xcode. `$(inherited)` is the value from levels below that of the key.
  private func expanded(_ text: String, of setting: (key: String, level: Int)?, _ expansion: inout Expansion) -> String {
    guard !expansion.isOver, text.contains("$") else { return text }
    expansion.depth += 1
    defer { expansion.depth -= 1 }
    var result = ""
    var rest = Substring(text)
    while let dollar = rest.firstIndex(of: "$") {
      result += rest[..<dollar]
      rest = rest[rest.index(after: dollar)...]
      guard let open = rest.first, open == "(" || open == "{" else { result += "$"; continue }
      guard let close = Self.close(of: rest) else { return result + "$" + rest }
      expansion.references += 1
      let inside = expanded(String(rest[rest.index(after: rest.startIndex)..<close]), of: nil, &expansion)
      let parts = inside.split(separator: ":", omittingEmptySubsequences: false)
      let name = parts.first.map(String.init) ?? ""
      var value = ""
      if name == "inherited" {
        if let setting { value = values(setting.key, below: setting.level, &expansion).joined(separator: " ") }
      } else {
        let top = expansion.open.last { $0.key == name }?.level ?? levels.count
        value = values(name, below: top, &expansion).joined(separator: " ")
      }
      for part in parts.dropFirst() { value = Self.applied(part, to: value) }
      result += value
      if result.utf8.count > 100_000 { return "" }
      rest = rest[rest.index(after: close)...]
    }
    return result + rest
  }

  /// The closing bracket for the one at the beginning of the text.
  private static func close(of text: Substring) -> Substring.Index? {
    var depth = 0
    for index in text.indices {
      if text[index] == "(" || text[index] == "{" { depth += 1 }
      if text[index] == ")" || text[index] == "}" { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }

  private static func applied(_ operation: Substring, to value: String) -> String {
    switch operation {
    case "c99extidentifier", "identifier": moduleName(value)
    case "rfc1034identifier": String(value.map { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "." ? $0 : "-" })
    case "lower": value.lowercased()
    case "upper": value.uppercased()
    case "file": lastComponent(of: value)
    case "dir": folder(of: value)
    case "base": stem(of: value)
    case _ where operation.hasPrefix("default="): value.isEmpty ? String(operation.dropFirst(8)) : value
    default: value
    }
  }
}

/// Swift's module name for a target's name: `My_App` for `My App`.
func moduleName(_ name: String) -> String {
  var scalars = String.UnicodeScalarView(name.unicodeScalars.map { $0.properties.isXIDContinue ? $0 : "_" })
  if let first = scalars.first, !first.properties.isXIDStart, first != "_" { scalars.replaceSubrange(scalars.startIndex...scalars.startIndex, with: ["_"]) }
  return String(scalars)
}

/// An `*.xcconfig` with the files that it includes.
struct SettingsFile {
  private(set) var values: [String: String] = [:]
  /// Whether the file and its includes exist. Files in CocoaPods' folder are regenerated and only set paths and flags of pods, so they may be missing.
  private(set) var isComplete = true
  /// The file or its includes, if they are not there.
  private(set) var missing: [String] = []

  /// `read` returns the text of a file at a path relative to the root, nil if there is none. Each file is read once.
  init(_ path: String, read: (String) -> String?) {
    var seen: Set<PathKey> = []
    add(path, read, &seen)
  }

  /// `isOptional` if the file may be missing, as for `#include?`.
  private mutating func add(_ path: String, isOptional: Bool = false, _ read: (String) -> String?, _ seen: inout Set<PathKey>) {
    guard seen.insert(PathKey(path)).inserted else { return }
    guard seen.count <= 100, let text = read(path) else {
      guard !isOptional, !components(of: path).contains("Pods") else { return }
      isComplete = false
      if seen.count <= 100 { missing.append(path) }
      return
    }
    for raw in text.split(whereSeparator: \.isNewline) {
      let line = raw.firstRange(of: "//").map { raw[..<$0.lowerBound] } ?? raw
      let trimmed = line.drop { $0 == " " || $0 == "\t" }
      if trimmed.hasPrefix("#include") {
        let parts = trimmed.split(separator: "\"", omittingEmptySubsequences: false)
        // The extension may be left out.
        let name = parts.count >= 3 ? parts[1] + (parts[1].hasSuffix(".xcconfig") ? "" : ".xcconfig") : ""
        if let included = name.isEmpty ? nil : normalized(join(folder(of: path), String(name))) {
          add(included, isOptional: trimmed.hasPrefix("#include?"), read, &seen)
        } else if !trimmed.hasPrefix("#include?") {
          isComplete = false
        }
        continue
      }
      guard let equals = Self.assignment(in: trimmed) else { continue }
      let key = Self.trimmed(trimmed[..<equals])
      var value = Self.trimmed(trimmed[trimmed.index(after: equals)...])
      while value.hasSuffix(";") { value = Self.trimmed(value.dropLast()) }
      guard !key.isEmpty else { continue }
      values[String(key)] = Self.refined(String(value), values[String(key)])
    }
  }

  private static let inherited = "$(inherited)"
  /// No real project has a text this long, but one that doubles itself line by line would.
  private static let longest = 100_000

  /// A later line overrides an earlier one, which its `$(inherited)` stands for. If the result is too long, `$(inherited)` stays, and stands for the lower levels.
  private static func refined(_ value: String, _ earlier: String?) -> String {
    guard let earlier, value.utf8.count <= longest else { return value }
    let places = value.split(separator: inherited, omittingEmptySubsequences: false).count - 1
    return value.utf8.count + places * earlier.utf8.count <= longest ? value.replacing(inherited, with: earlier) : value
  }

  /// The `=` outside of `[…]`: `LIBS[sdk=macosx*] = -la`.
  private static func assignment(in line: Substring) -> Substring.Index? {
    var depth = 0
    for index in line.indices {
      if line[index] == "[" { depth += 1 }
      if line[index] == "]" { depth -= 1 }
      if line[index] == "=", depth == 0 { return index }
    }
    return nil
  }

  private static func trimmed(_ text: Substring) -> Substring {
    var text = text.drop { $0.isWhitespace }
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}
