internal import Analysis
internal import Facts

// What the answers have in common: places, quoted lines, names.

extension SourceLocation {
  /// `path:line`, harmless at the start of a line.
  var answerWords: String { line == 0 ? leading(path) : "\(leading(path)):\(line)" }

  var json: JSON { .members(["path": .text(path), "line": .position(line)]) }
}

extension ReportStyle {
  /// The source line that a location points at, below its place; empty when it can't be read.
  func quoted(_ location: SourceLocation) -> String {
    guard let line = lines.line(at: location), let quotation = Quotation(line, number: location.line) else { return "" }
    return quotation.source + "\n"
  }
}

extension Named {
  var json: JSON {
    .members([
      "kind": .text(kind.rawValue), "name": .text(name), "path": .optional(location?.path), "line": location.map { .position($0.line) } ?? .null,
      "external": .bool(isExternal),
    ])
  }
}

/// A name in quotes.
func inQuotes(_ name: String) -> String { "'\(visible(name))'" }

/// `3 components, 5 files, 1,200 lines` without what says nothing.
extension Weight.Amount {
  func words(_ level: String) -> String {
    let parts = level == "file" ? [] : [counted(self.parts, level)]
    return (parts + [counted(files, "file"), counted(lines, "line")]).joined(separator: ", ")
  }

  func json(_ level: String) -> JSON {
    .members([level == "file" ? "parts" : "components": level == "file" ? nil : .int(parts), "files": .int(files), "lines": .int(lines)])
  }
}

/// Names one a line up to a limit, then how many more.
func nameList(_ names: [String], limit: Int, indent: String) -> String {
  let shown = names.count > limit ? limit - 1 : names.count
  return names.prefix(shown).map { indent + visible($0) + "\n" }.joined() + (shown < names.count ? indent + "and \(names.count - shown) more\n" : "")
}
