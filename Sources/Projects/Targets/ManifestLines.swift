import Facts

/// The lines on which a build description declares its targets and their dependencies, found by searching for the names. Used for the locations in messages.
struct ManifestLines {
  private let lines: [ArraySlice<UInt8>]
  /// The line that first declares each name, as an index into `lines`.
  private var declarations: [String: Int] = [:]

  enum Form {
    /// `Kit:` of YAML.
    case yaml
    /// `spec.name = 'Kit'`, `spec.dependency 'Base'`.
    case podspec
  }

  private let form: Form

  /// O(bytes).
  init(_ text: [UInt8], _ form: Form) {
    self.form = form
    lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() where line.count < 2000 {
      let name =
        switch form {
        case .yaml: Self.key(of: line)
        case .podspec: Self.podName(in: line)
        }
      if let name, declarations[name] == nil { declarations[name] = index }
    }
  }

  /// The targets with the lines that were found. O(lines) for each target in the worst case; most files have few targets.
  func placed(_ targets: [Target]) -> [Target] {
    let begins = targets.compactMap { declarations[$0.name] }.sorted()
    return targets.map { target in
      guard let line = declarations[target.name] else { return target }
      var target = target
      target.line = line + 1
      let end = begins.first { $0 > line } ?? lines.count
      for index in target.dependencies.indices {
        let name = Array(target.dependencies[index].name.utf8)
        // If the dependency has the name of the target itself, the line of the declaration has it once already.
        let found = (line..<end).first {
          (form != .podspec || Self.declaresDependency(lines[$0])) && Self.says(name, lines[$0], atLeast: $0 == line && target.name == target.dependencies[index].name ? 2 : 1)
        }
        if let found { target.dependencies[index].line = found + 1 }
      }
      return target
    }
  }

  private static func podName(in line: ArraySlice<UInt8>) -> String? {
    guard let range = line.firstRange(of: Array(".name".utf8)), let quote = line[range.upperBound...].firstIndex(where: { $0 == UInt8(ascii: "'") || $0 == UInt8(ascii: "\"") }) else { return nil }
    return String(decoding: line[(quote + 1)...].prefix { $0 != line[quote] }, as: UTF8.self)
  }

  private static func declaresDependency(_ line: ArraySlice<UInt8>) -> Bool { line.firstRange(of: Array("dependency".utf8)) != nil }

  private static func key(of line: ArraySlice<UInt8>) -> String? {
    let text = line.drop { $0 == UInt8(ascii: " ") }
    guard let colon = text.firstIndex(of: UInt8(ascii: ":")) else { return nil }
    return String(decoding: text[..<colon].filter { $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "'") }, as: UTF8.self)
  }

  /// Whether a name occurs at least this many times as a whole word.
  private static func says(_ name: [UInt8], _ line: ArraySlice<UInt8>, atLeast count: Int) -> Bool {
    var (rest, found) = (line, 0)
    while let range = rest.firstRange(of: name), !range.isEmpty {
      let before = range.lowerBound > line.startIndex ? line[range.lowerBound - 1] : UInt8(ascii: " ")
      let after = range.upperBound < line.endIndex ? line[range.upperBound] : UInt8(ascii: " ")
      if !isPart(before), !isPart(after) { found += 1 }
      if found >= count { return true }
      rest = line[range.upperBound...]
    }
    return false
  }

  private static func isPart(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-")
  }
}
