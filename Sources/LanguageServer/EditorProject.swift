import Driver
import Fixes
import Foundation

/// A project as it was last read, and what an editor asks of it.
struct EditorProject: Sendable {
  let report: Report
  /// The texts, as they were read, of the files that findings mention and of those that are open.
  private(set) var texts: [String: TextPositions] = [:]

  /// The root as the editor names it.
  private let namedRoot: String

  /// `folder` is what the editor opened, without symbolic links; `name` is the path by which the editor knows it, which may lead through links. `open` are
  /// absolute paths.
  init(_ report: Report, opening folder: String, named name: String, open: some Sequence<String>) {
    self.report = report
    let rest = folder.hasPrefix(report.root + "/") ? folder.dropFirst(report.root.count) : ""
    namedRoot = (folder == report.root || !rest.isEmpty) && name.hasSuffix(rest) ? String(name.dropLast(rest.count)) : report.root
    for path in Set(report.findings.flatMap { $0.finding.places.map(\.path) }) { keepText(of: path) }
    for file in open { path(of: file).map { keepText(of: $0) } }
  }

  /// Keeps what a file says now where that is not known yet.
  mutating func keepText(of path: String) {
    if texts[path] == nil { texts[path] = sourceText(path, below: report.root).map(TextPositions.init) }
  }

  func findings(in path: String) -> [Report.Judged] { report.findings.filter { $0.finding.location.path.utf8.elementsEqual(path.utf8) } }

  /// The path of a file below the root; nil for what lies elsewhere.
  func path(of file: String) -> String? { file.hasPrefix(report.root + "/") ? String(file.dropFirst(report.root.count + 1)) : nil }

  /// The address of a file of a report.
  func uri(_ path: String) -> String { fileURI(namedRoot + "/" + path) }

  // MARK: Diagnostics

  /// The findings in a file, on the lines where they are by now in the editor's text.
  func diagnostics(of path: String, in current: TextPositions?) -> [JSONValue] {
    guard let old = texts[path] else { return findings(in: path).map { diagnostic($0, TextPositions([]), line: 1) } }
    let map = current.map { LineMap(from: old, to: $0) }
    return findings(in: path).compactMap { judged in
      guard let map, let current else { return diagnostic(judged, old, line: judged.finding.location.line) }
      return map[max(0, judged.finding.location.line - 1)].map { diagnostic(judged, current, line: $0 + 1) }
    }
  }

  private func diagnostic(_ judged: Report.Judged, _ text: TextPositions, line: Int) -> JSONValue {
    let finding = judged.finding
    let related = finding.notes.prefix(Finding.mostNotes).map { note -> JSONValue in
      let place = texts[note.location.path]?.range(line: note.location.line, column: note.location.column)["start"] ?? ["line": .int(max(0, note.location.line - 1)), "character": 0]
      return ["location": ["uri": .text(uri(note.location.path)), "range": ["start": place, "end": place]], "message": .text(visible(note.message))]
    }
    return [
      "range": text.range(line: line, column: finding.location.column), "severity": .int(judged.level == .error ? 1 : 2), "code": .text(finding.rule), "source": "arborist",
      "message": .text(visible(finding.message)), "relatedInformation": .list(related), "data": .text(finding.fingerprint),
    ]
  }
}

extension Finding {
  /// Longer lists fill the screen.
  fileprivate static let mostNotes = 12

  /// Where it is, and where its notes and edits are.
  fileprivate var places: [SourceLocation] { [location] + notes.prefix(Self.mostNotes).map(\.location) + remedies.flatMap(\.places) }
}

extension Remedy {
  fileprivate var places: [SourceLocation] {
    switch self {
    case .deleteImport(let place, of: _), .declareForward(let place, of: _, words: _, names: _): [place]
    case .makeWeak(_, at: let place, classBound: let other), .captureWeakly(_, at: let place, member: let other): [place] + [other].compactMap { $0 }
    }
  }
}

/// `file:///Users/ada/App/Feed.m`
func fileURI(_ path: String) -> String {
  var text = "file://"
  for byte in path.utf8 {
    let isPlain = (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte) || "/-._~".utf8.contains(byte)
    text += isPlain ? String(UnicodeScalar(byte)) : "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
  }
  return text
}

/// The path of a file's address; nil for what is no file of this machine.
func filePath(_ uri: String) -> String? {
  guard uri.lowercased().hasPrefix("file://") else { return nil }
  let rest = uri.dropFirst(7)
  guard let slash = rest.firstIndex(of: "/"), ["", "localhost"].contains(rest[..<slash].lowercased()) else { return nil }
  return rest[slash...].prefix { $0 != "?" && $0 != "#" }.removingPercentEncoding
}
