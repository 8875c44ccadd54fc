import Facts

/// The declarations of a `*.podspec`, read from its text: Ruby is not run. Subspecs are parts of the pod, as CocoaPods builds it; test specs are targets of their own.
struct Podspec: BuildDescription {
  private struct Part {
    var name = ""
    var attributes: [String: [String]] = [:]
    var dependencies: [String] = []
    var isTest = false
    /// The surrounding part.
    var around: Int?
  }

  private let path: String
  private var parts: [Part] = []
  private let openLine: Int?

  init(_ text: [UInt8], path: String) {
    self.path = path
    let tokens = RubyTokens(String(decoding: text, as: UTF8.self))
    openLine = tokens.openLine
    read(tokens.statements)
  }

  static func isDescription(_ name: String) -> Bool { name.hasSuffix(".podspec") && !name.hasPrefix(".") }

  static func targets(_ bytes: [UInt8], path: String, files: [String], read: (String) -> String?) -> DescribedTargets {
    let podspec = Podspec(bytes, path: path)
    var described = DescribedTargets(ManifestLines(bytes, .podspec).placed(podspec.targets(files: files)))
    if let line = podspec.openLine { described.problems.append(.openText(line, in: path)) }
    return described
  }

  /// The pod, then its tests; empty if the pod's name is missing.
  func targets(files: [String]) -> [Target] {
    guard let name = parts.first.flatMap(name(of:)) else { return [] }
    var pod = Target(name, module: moduleName(parts[0].attributes["module_name"]?.first ?? name), product: .library, system: .podspec, manifest: path)
    pod.platforms = Set((parts[0].attributes["platform"] ?? []).prefix(1) + parts[0].attributes.keys.filter { ["ios", "osx", "tvos", "watchos", "visionos"].contains($0) }).sorted(by: isBefore)
    fill(&pod, with: parts.filter { !$0.isTest }, files)
    // A dependency on the pod's own subspec does not count.
    pod.dependencies.removeAll { $0.name == name || $0.name.hasPrefix(name + "/") }
    var targets = [pod]
    for (index, part) in parts.enumerated() where part.isTest && part.around != nil {
      let own = self.name(of: part) ?? "Tests"
      var tests = Target("\(name)-Unit-\(own)", module: moduleName("\(name)_Unit_\(own)"), product: .tests, system: .podspec, manifest: path)
      fill(&tests, with: [parts[index]], files)
      tests.dependencies.insert(Target.Dependency(name, .target), at: 0)
      targets.append(tests)
    }
    return targets
  }

  private func name(of part: Part) -> String? {
    if !part.name.isEmpty { return part.name }
    let name = part.attributes["name"]?.first
    // The text of a quote that nothing closes is no name.
    return name.map { !$0.isEmpty && !$0.contains("\n") } == true ? name : nil
  }

  private func fill(_ target: inout Target, with parts: [Part], _ files: [String]) {
    let home = folder(of: path)
    var sources: Set<PathKey> = []
    var headers: Set<PathKey> = []
    for part in parts {
      func patterns(_ keys: String...) -> PathPatterns { PathPatterns(keys.flatMap { part.attributes[$0] ?? [] }, in: home) }
      let (taken, left) = (patterns("source_files", "public_header_files", "private_header_files", "project_header_files"), patterns("exclude_files"))
      if !taken.isEmpty {
        for file in files where taken.match(file) && !left.match(file) {
          switch FileKind(name: lastComponent(of: file)) {
          case .source: sources.insert(PathKey(file))
          case .header: headers.insert(PathKey(file))
          case .prefix, .fragment, nil: break
          }
        }
      }
      let resources = patterns("resources", "resource", "resource_bundles", "resource_bundle")
      if !resources.isEmpty { target.resources += files.filter { resources.match($0) && !target.resources.contains($0) } }
      for dependency in part.dependencies where !target.dependencies.contains(where: { $0.name == dependency }) { target.dependencies.append(Target.Dependency(dependency, .product)) }
    }
    target.sources = sources.map(\.text).sorted(by: isBefore)
    target.headers = headers.map(\.text).sorted(by: isBefore)
    target.resources.sort(by: isBefore)
    let attributes = parts.first?.attributes ?? [:]
    target.settings.prefixHeader = attributes["prefix_header_file"]?.first.flatMap { $0 == "false" ? nil : normalized(join(home, $0)) }
    // If nothing is stated, CocoaPods uses ARC.
    switch attributes["requires_arc"] {
    case ["false"]?: target.settings.usesARC = false
    case let patterns? where patterns != ["true"]:
      target.settings.usesARC = false
      let counted = PathPatterns(patterns, in: home)
      target.settings.exceptionsFromARC = Set(target.sources.filter { counted.match($0) })
    default: target.settings.usesARC = true
    }
  }

  // MARK: Statements

  private mutating func read(_ statements: [[RubyToken]]) {
    // For each open block its variable and the part that it stands for; nil for other blocks.
    var open: [(variable: String, part: Int)?] = []
    for statement in statements {
      let words = statement.compactMap { if case .word(let word) = $0 { word } else { nil } }
      let texts = statement.compactMap { if case .text(let text) = $0 { text } else { nil } }
      if words.first == "end" { _ = open.popLast(); continue }
      if let block = words.firstIndex(of: "do") {
        let variable = words.indices.contains(block + 1) ? words[block + 1] : ""
        let callee = words[0]
        if callee == "Pod::Spec.new" || ["subspec", "test_spec", "app_spec"].contains(where: { callee.hasSuffix("." + $0) }) {
          let around = open.last { $0 != nil }??.part
          parts.append(
            Part(
              name: callee == "Pod::Spec.new" ? "" : texts.first ?? "", isTest: callee.hasSuffix(".test_spec") || callee.hasSuffix(".app_spec") || around.map { parts[$0].isTest } ?? false,
              around: around))
          if parts.last!.isTest, parts.last!.name.isEmpty { parts[parts.count - 1].name = "Tests" }
          open.append((variable, parts.count - 1))
        } else {
          open.append(nil)
        }
        continue
      }
      if let first = words.first, ["if", "unless", "case", "def", "begin", "while", "until", "class", "module", "for"].contains(first) { open.append(nil); continue }
      guard let head = words.first, let dot = head.firstIndex(of: "."), let place = open.last(where: { $0?.variable == String(head[..<dot]) }), let part = place?.part else { continue }
      note(statement, head[head.index(after: dot)...].split(separator: ".").map(String.init), texts, words, part)
    }
  }

  /// `spec.ios.source_files = 'a', 'b'` and `spec.dependency 'Other/Part', '~> 1.0'`.
  private mutating func note(_ statement: [RubyToken], _ names: [String], _ texts: [String], _ words: [String], _ part: Int) {
    guard let attribute = names.last else { return }
    if names.count > 1 { parts[part].attributes[names[0], default: []].append("") }
    if attribute == "dependency" { if let name = texts.first { parts[part].dependencies.append(name) } }
    guard statement.contains(.sign("=")) || statement.contains(.sign("+=")) else { return }
    let values = texts + words.dropFirst().filter { ["true", "false"].contains($0) || $0.hasPrefix(":") }.map { $0.hasPrefix(":") ? String($0.dropFirst()) : $0 }
    parts[part].attributes[attribute, default: []] += values
  }
}

enum RubyToken: Equatable {
  /// `spec.source_files`, `Pod::Spec.new`, `:ios`, `do`.
  case word(String)
  case text(String)
  case sign(String)
}

/// The text of a Ruby file split into statements: one line each, or several if a bracket is open or a comma, an operator or a backslash ends the line. Interpolation is
/// kept as written.
struct RubyTokens {
  private(set) var statements: [[RubyToken]] = []
  /// The line of the text that never ends.
  private(set) var openLine: Int?

  init(_ text: String) {
    let whole = Self.withoutBodies(text).unicodeScalars
    var rest = whole[...]
    var current: [RubyToken] = []
    var depth = 0
    func isWord(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isAlphabetic || scalar.properties.numericType != nil || "_.:?!@".unicodeScalars.contains(scalar) }
    while let scalar = rest.first {
      switch scalar {
      case "#": rest = rest.drop { $0 != "\n" }
      case "\n":
        rest.removeFirst()
        if depth == 0, !current.isEmpty, !Self.goesOn(current.last!) {
          statements.append(current)
          current = []
        }
      case ";":
        rest.removeFirst()
        if depth == 0, !current.isEmpty { statements.append(current); current = [] }
      case "'", "\"":
        let start = rest.startIndex
        let text = Self.quoted(&rest)
        if !text.isClosed { openLine = 1 + whole[..<start].count { $0 == "\n" } }
        current.append(.text(text.text))
      case "%" where ["w", "W", "i"].contains(rest.dropFirst().first.map(String.init)) && ["[", "(", "{"].contains(rest.dropFirst(2).first.map(String.init)):
        rest = rest.dropFirst(3)
        let inside = rest.prefix { !"])}".unicodeScalars.contains($0) }
        current += String(inside).split(whereSeparator: \.isWhitespace).map { .text(String($0)) }
        rest = rest.dropFirst(inside.count + 1)
      case "[", "(", "{": depth += 1; rest.removeFirst()
      case "]", ")", "}": depth = max(0, depth - 1); rest.removeFirst()
      case "\\": rest = rest.dropFirst(2)
      case _ where isWord(scalar):
        let word = rest.prefix(while: isWord)
        current.append(.word(String(word)))
        rest = rest.dropFirst(word.count)
      case _ where scalar.properties.isWhitespace || scalar == "|": rest.removeFirst()
      default:
        let sign = rest.prefix { "=+-<>~*/,&^%".unicodeScalars.contains($0) }
        current.append(.sign(String(sign.isEmpty ? rest.prefix(1) : sign)))
        rest = rest.dropFirst(max(1, sign.count))
      }
    }
    if !current.isEmpty { statements.append(current) }
  }

  private static func goesOn(_ token: RubyToken) -> Bool { if case .sign(let sign) = token { [",", "=", "+=", "+", "=>"].contains(sign) } else { false } }

  /// The text without what is no statement: the lines of a text that `<<-TEXT` announces, those from `=begin` to `=end`, and all after `__END__`.
  private static func withoutBodies(_ text: String) -> String {
    var lines: [Substring] = []
    var ending: Substring?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if let expected = ending {
        if expected == "=end" ? line.hasPrefix("=end") : trimmed(line) == expected { ending = nil }
        lines.append("")
      } else if line.hasPrefix("=begin") {
        ending = "=end"
        lines.append("")
      } else if trimmed(line) == "__END__" {
        break
      } else if let opening = announcedText(in: line) {
        ending = opening.ending
        lines.append(opening.before + "''")
      } else {
        lines.append(line)
      }
    }
    return lines.joined(separator: "\n")
  }

  private static func trimmed(_ line: Substring) -> Substring {
    var line = line.drop(while: \.isWhitespace)
    while line.last?.isWhitespace == true { line.removeLast() }
    return line
  }

  /// What stands before `<<-TEXT`, `<<~'TEXT'` or `<<TEXT`, and the word that ends the text.
  private static func announcedText(in line: Substring) -> (before: Substring, ending: Substring)? {
    guard !trimmed(line).hasPrefix("#"), let sign = line.firstRange(of: "<<") else { return nil }
    var rest = line[sign.upperBound...]
    let isIndented = rest.first == "-" || rest.first == "~"
    if isIndented { rest.removeFirst() }
    if isIndented, rest.first == "'" || rest.first == "\"" { rest.removeFirst() }
    let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    guard let first = word.first, isIndented ? first.isLetter : first.isUppercase else { return nil }
    return (line[..<sign.lowerBound], word)
  }

  private static func quoted(_ rest: inout Substring.UnicodeScalarView) -> (text: String, isClosed: Bool) {
    let quote = rest.removeFirst()
    var text = String.UnicodeScalarView()
    while let scalar = rest.popFirst() {
      if scalar == quote { return (String(text), true) }
      if scalar == "\\", let next = rest.popFirst() { text.append(next) } else { text.append(scalar) }
    }
    return (String(text), false)
  }
}
