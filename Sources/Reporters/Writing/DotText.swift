// Texts of Graphviz' language.

/// A label of some lines in quotes. What an eye would miss is shown as `visible` does.
func dotQuoted(_ lines: String...) -> String {
  // By scalars: a quote with an accent on it is one character, and still ends a string.
  "\"" + lines.map { visible($0).escaping(["\"": "\\\"", "\\": "\\\\", "&": "&amp;"]) }.joined(separator: "\\n") + "\""
}

/// A text in a label of HTML.
func dotHTML(_ text: String) -> String { visible(text).escaping(["&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;"]) }
