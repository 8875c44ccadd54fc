import Facts

/// Matches files by patterns in Ruby's syntax, which podspecs and Starlark use: `Classes/**/*.{h,m}`. The name of a folder stands for its content.
struct PathPatterns {
  private let globs: [Glob]

  /// `home` is the base folder of the patterns, relative to the root. A pattern with more than a thousand alternatives is dropped.
  init(_ patterns: [String], in home: String) {
    globs = patterns.flatMap { alternatives($0[...], limit: 1000) ?? [] }.compactMap { normalized(join(home, $0)) }.map { Glob("/" + $0) }
  }

  var isEmpty: Bool { globs.isEmpty }

  func match(_ path: String) -> Bool { globs.contains { $0.matches(path) || $0.matches(folder(of: path)) } }
}

/// The alternatives of a pattern: `a/{b,c}` gives `a/b` and `a/c`. Nil if there are more than the limit.
private func alternatives(_ pattern: Substring, limit: Int) -> [String]? {
  guard let open = pattern.firstIndex(of: "{"), let close = closingBrace(of: pattern[open...]) else { return [String(pattern)] }
  var choices: [Substring] = []
  var depth = 0
  var start = pattern.index(after: open)
  for index in pattern[open...close].indices.dropFirst() {
    if pattern[index] == "{" { depth += 1 }
    if pattern[index] == "}" { depth -= 1 }
    if pattern[index] == "," && depth == 0 || index == close {
      choices.append(pattern[start..<index])
      start = pattern.index(after: index)
    }
  }
  var found: [String] = []
  for choice in choices {
    guard let more = alternatives(pattern[..<open] + choice + pattern[pattern.index(after: close)...], limit: limit - found.count) else { return nil }
    found += more
    if found.count > limit { return nil }
  }
  return found
}

private func closingBrace(of text: Substring) -> Substring.Index? {
  var depth = 0
  for index in text.indices {
    if text[index] == "{" { depth += 1 }
    if text[index] == "}" { depth -= 1 }
    if depth == 0 { return index }
  }
  return nil
}
