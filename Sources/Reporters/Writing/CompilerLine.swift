internal import Facts

/// A path, made harmless at the start of a line. A line whose first word starts with `::` is a command to GitHub's runners, and a file may be
/// called `::error::x.m`.
func leading(_ path: String) -> String {
  let path = visible(path)
  let isPlain = path.unicodeScalars.first.map { $0.properties.isAlphabetic || "0123456789/._-".unicodeScalars.contains($0) } ?? true
  // The runner skips blanks, and characters that a comparison by a language's rules ignores.
  return !isPlain && path.unicodeScalars.split(separator: ":", omittingEmptySubsequences: false).dropFirst().dropLast().contains(where: \.isEmpty) ? "./" + path : path
}

extension SourceLocation {
  /// `path:line:col`, with a column whenever there is a line: programs that read compilers' output count on three parts.
  var compilerWords: String {
    line == 0 ? leading(path) : "\(leading(path)):\(line):\(max(column, 1))"
  }
}
