import Facts

/// What the comment at the top of a file says.
struct FileHead {
  /// The project that the file belongs to, in lower case, where that is one word.
  var projects: Set<String> = []
  /// What may be the project's name, without blanks in lower case: also several words, and the holders of the copyright.
  var names: Set<String> = []
  /// Who created it, and who has the copyright.
  var authors: Set<String> = []
  /// Whether it has the text of a licence.
  var isLicensed = false

  /// `text` is that of the whole file, or its beginning.
  init(_ text: [UInt8], of path: String) {
    let lines = Self.comment(text.prefix(1500))
    let name = lastComponent(of: path)
    for (number, line) in lines.enumerated() {
      let lower = line.lowercased()
      if let author = Self.text(after: "created by ", in: lower) { authors.insert(String(author.split(separator: " on ").first ?? "")) }
      if line.contains(name) {
        let next = lines[(number + 1)...].first
        if let next, !next.contains(" by "), !next.lowercased().contains("copyright"), next.split(separator: " ").count < 5 {
          names.insert(plain(next))
          if !next.contains(" ") { projects.insert(plain(next)) }
        }
      } else if let project = Self.text(after: "part of the ", in: lower) {
        projects.insert(plain(String(project.prefix { $0 != " " })))
        names.formUnion(projects)
      } else if number == 0, let by = lower.firstRange(of: " by "), !lower[..<by.lowerBound].contains(" ") {
        // `CoreBitcoin by Oleg Andreev <oleganza@gmail.com>`
        projects.insert(plain(String(lower[..<by.lowerBound])))
        names.formUnion(projects)
        authors.insert(lower[by.upperBound...].prefix { $0 != "<" && $0 != "," }.trimmingBlanks())
      }
      // `(c) Olivier Poitrey <rs@example.com>`
      if lower.hasPrefix("(c)") { authors.insert(lower.dropFirst(3).drop { !$0.isLetter }.prefix { $0 != "<" }.trimmingBlanks()) }
    }
    // The words may stand on two lines.
    let whole = lines.joined(separator: " ").lowercased()
    isLicensed = licences.contains(where: whole.contains)
    let holders = CopiedLibraries.holders(in: lines.joined(separator: "\n"))
    authors.formUnion(holders)
    names.formUnion(holders.map(plain))
    authors.subtract(["", "mycompanyname"])
    projects.remove("")
    names.remove("")
  }

  /// Whether the head of a file is asked for: not that of external code or of tests.
  static func tells(of path: String) -> Bool { Provenance.externalFolder(of: path) == nil && !isTestCode(path) }

  /// The lines of the comments before the first code, without the marks of comments. The guard of a header may stand before them.
  private static func comment(_ text: ArraySlice<UInt8>) -> [String] {
    var lines: [String] = []
    var isInBlock = false
    for line in text.split(maxSplits: 30, whereSeparator: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }).prefix(30) {
      let line = String(decoding: line, as: UTF8.self).trimmingBlanks()
      if lines.isEmpty, !isInBlock, line.isEmpty || line.hasPrefix("#") { continue }
      guard isInBlock || line.hasPrefix("//") || line.hasPrefix("/*") || line.hasPrefix("*") else { break }
      if line.hasPrefix("/*") { isInBlock = true }
      if line.hasSuffix("*/") { isInBlock = false }
      let words = line.drop { $0 == "/" || $0 == "*" || $0 == " " || $0 == "\t" }.trimmingBlanks()
      if !words.isEmpty { lines.append(words) }
    }
    return lines
  }

  private static func text(after mark: String, in line: String) -> String? { line.firstRange(of: mark).map { line[$0.upperBound...].trimmingBlanks() } }
}

/// What the texts of licences say that stand at the top of files.
private let licences = ["permission is hereby granted", "redistribution and use in source", "boost software license", "apache license", "mozilla public license"]

/// The letters and digits of a name, in lower case.
func plain(_ name: String) -> String { name.lowercased().filter { $0.isLetter || $0.isNumber } }
