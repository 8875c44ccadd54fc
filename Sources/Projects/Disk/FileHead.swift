import Facts

/// What the comment at the top of a file says.
struct FileHead {
  /// The project that the file belongs to, in lower case, where that is one word.
  var projects: Set<String> = []
  /// What may be the project's name, without blanks in lower case: also several words, and the holders of the copyright.
  var names: Set<String> = []
  /// Who created it, and who has the copyright.
  var authors: Set<String> = []
  /// The licence whose text it has; nil if it has none.
  var licence: Licence?

  var isLicensed: Bool { licence != nil }

  /// `text` is that of the whole file, or its beginning.
  init(_ text: [UInt8], of path: String) {
    let lines = Self.comment(text.prefix(1500))
    let name = Array(lastComponent(of: path).utf8)
    for (number, line) in lines.enumerated() {
      if let author = Self.text(after: "created by ", in: line.lower) { authors.insert(String(author.split(separator: " on ").first ?? "")) }
      if line.text.contains(name) {
        if number + 1 < lines.count { addProject(lines[number + 1]) }
      } else if let project = Self.text(after: "part of the ", in: line.lower) {
        projects.insert(plain(String(project.prefix { $0 != " " })))
        names.formUnion(projects)
      } else if number == 0, let by = line.lower.firstIndex(of: " by "), !line.lower[..<by].contains(UInt8(ascii: " ")) {
        // `CoreBitcoin by Oleg Andreev <oleganza@gmail.com>`
        projects.insert(plain(String(decoding: line.lower[..<by], as: UTF8.self)))
        names.formUnion(projects)
        authors.insert(String(decoding: line.lower[(by + 4)...], as: UTF8.self).prefix { $0 != "<" && $0 != "," }.trimmingBlanks())
      }
      // `(c) Olivier Poitrey <rs@example.com>`
      if line.lower.starts(with: "(c)".utf8) { authors.insert(String(decoding: line.lower, as: UTF8.self).dropFirst(3).drop { !$0.isLetter }.prefix { $0 != "<" }.trimmingBlanks()) }
      if line.lower.contains("copyright") || line.lower.contains("©") {
        let holders = CopiedLibraries.holders(in: String(decoding: line.text, as: UTF8.self))
        authors.formUnion(holders)
        names.formUnion(holders.map(plain))
      }
    }
    // The words may stand on two lines.
    let whole = Array(lines.map(\.lower).joined(separator: [UInt8(ascii: " ")]))[...]
    licence = Licence(statedIn: whole)
    authors.subtract(["", "mycompanyname"])
    projects.remove("")
    names.remove("")
  }

  /// The line below the name of the file tells the project, unless it tells the author.
  private mutating func addProject(_ line: Line) {
    guard !line.lower.contains("copyright"), !line.text.contains(" by ") else { return }
    let text = String(decoding: line.text, as: UTF8.self)
    guard text.split(separator: " ").count < 5 else { return }
    names.insert(plain(text))
    if !text.contains(" ") { projects.insert(plain(text)) }
  }

  /// Whether the head of a file is asked for: not that of external code or of tests.
  static func tells(of path: String) -> Bool { Provenance.externalFolder(of: path) == nil && !isTestCode(path) }

  /// A line of a comment without the marks of comments.
  private struct Line {
    let text: ArraySlice<UInt8>
    /// With A to Z in lower case.
    let lower: ArraySlice<UInt8>
  }

  /// The lines of the comments before the first code. The guard of a header may stand before them.
  private static func comment(_ text: ArraySlice<UInt8>) -> [Line] {
    var lines: [Line] = []
    var isInBlock = false
    for line in text.split(maxSplits: 30, whereSeparator: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }).prefix(30) {
      let line = trimmed(line) { $0 <= 0x20 }
      if lines.isEmpty, !isInBlock, line.isEmpty || line.first == UInt8(ascii: "#") { continue }
      guard isInBlock || line.starts(with: "//".utf8) || line.starts(with: "/*".utf8) || line.first == UInt8(ascii: "*") else { break }
      if line.starts(with: "/*".utf8) { isInBlock = true }
      if line.suffix(2).elementsEqual("*/".utf8) { isInBlock = false }
      let words = trimmed(line) { $0 <= 0x20 || $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "*") }
      if !words.isEmpty { lines.append(Line(text: words, lower: words.map { UInt8(ascii: "A") <= $0 && $0 <= UInt8(ascii: "Z") ? $0 | 0x20 : $0 }[...])) }
    }
    return lines
  }

  private static func trimmed(_ line: ArraySlice<UInt8>, _ isMark: (UInt8) -> Bool) -> ArraySlice<UInt8> {
    var line = line.drop(while: isMark)
    while let last = line.last, isMark(last) { line.removeLast() }
    return line
  }

  private static func text(after mark: StaticString, in line: ArraySlice<UInt8>) -> String? {
    line.firstIndex(of: mark).map { String(decoding: line[($0 + mark.utf8CodeUnitCount)...], as: UTF8.self).trimmingBlanks() }
  }
}

/// A licence of open source, as far as its words tell.
enum Licence {
  case mit, bsd, boost, apache, mozilla

  /// The first whose words a text in lower case has.
  init?(statedIn text: ArraySlice<UInt8>) {
    if text.contains("permission is hereby granted") {
      self = .mit
    } else if text.contains("redistribution and use in source") {
      self = .bsd
    } else if text.contains("boost software license") {
      self = .boost
    } else if text.contains("apache license") {
      self = .apache
    } else if text.contains("mozilla public license") {
      self = .mozilla
    } else {
      return nil
    }
  }
}

/// The letters and digits of a name, in lower case.
func plain(_ name: String) -> String { name.lowercased().filter { $0.isLetter || $0.isNumber } }
