import Analysis
import Facts

/// What the comments of a fixture expect of a rule.
///
///     code  // expect: rule-id             the rule flags this line
///     // expect@+1: rule-id "words"        ... the next line, and the message contains these words
///     // note: "words"                     a note of a finding lands on this line and contains these words
package struct Expectation: Hashable, CustomStringConvertible {
  package enum Kind: String { case finding, note }
  package let kind: Kind
  package let path: String
  package let line: Int
  package let rule: String
  package let words: String

  package var description: String {
    "\(path):\(line): \(kind == .note ? "note" : rule)" + (words.isEmpty ? "" : " \"\(words)\"")
  }

  package static func all(in fixture: Fixture) -> [Expectation] {
    fixture.files.flatMap { file in
      file.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().flatMap { number, line in
        parse(line, path: file.path, line: number + 1)
      }
    }
  }

  private static func parse(_ line: Substring, path: String, line number: Int) -> [Expectation] {
    var found: [Expectation] = []
    for part in line.split(separator: "//").dropFirst(line.hasPrefix("//") ? 0 : 1) {
      let text = part.drop { $0 == " " }
      if text.hasPrefix("note:") {
        found.append(Expectation(kind: .note, path: path, line: number, rule: "", words: quoted(text)))
      } else if text.hasPrefix("expect") {
        var rest = text.dropFirst("expect".count)
        var target = number
        if rest.hasPrefix("@") {
          let offset = rest.dropFirst().prefix { $0 != ":" }
          target += Int(offset.hasPrefix("+") ? offset.dropFirst() : offset) ?? 0
          rest = rest.dropFirst(offset.count + 1)
        }
        guard rest.hasPrefix(":") else { continue }
        let rule = rest.dropFirst().drop { $0 == " " }.prefix { $0 != " " }
        found.append(Expectation(kind: .finding, path: path, line: target, rule: String(rule), words: quoted(text)))
      }
    }
    return found
  }

  private static func quoted(_ text: Substring) -> String {
    guard let open = text.firstIndex(of: "\"") else { return "" }
    return String(text[text.index(after: open)...].prefix { $0 != "\"" })
  }
}

/// How findings differ from what a fixture expects: missing and unexpected ones, a line each; empty when all is as expected.
package func differences(of findings: [Finding], from expectations: [Expectation]) -> [String] {
  var missing: [Expectation] = []
  var left = findings
  for expectation in expectations where expectation.kind == .finding {
    let match = left.firstIndex { finding in
      finding.rule == expectation.rule && finding.location.path == expectation.path && finding.location.line == expectation.line
        && (expectation.words.isEmpty || finding.message.contains(expectation.words))
    }
    if let match { left.remove(at: match) } else { missing.append(expectation) }
  }
  let notes = findings.flatMap(\.notes)
  for expectation in expectations where expectation.kind == .note {
    let isThere = notes.contains { note in
      note.location.path == expectation.path && note.location.line == expectation.line
        && (expectation.words.isEmpty || note.message.contains(expectation.words))
    }
    if !isThere { missing.append(expectation) }
  }
  return missing.map { "missing: \($0)" } + left.map { "unexpected: \($0.location): \($0.message) [\($0.rule)]" }
}
