/// Text of a page, escaped for wherever it stands: between tags and in quoted attributes. What an eye would miss is shown as `visible` does.
func pageText(_ text: String) -> String {
  visible(text).escaping(["&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;", "'": "&#39;"])
}

extension Bytes {
  /// JSON for a `script` element of a page: no `<`, so that no text in it ends the element or begins a comment.
  mutating func append(scriptData value: JSON) {
    var bytes = Bytes()
    bytes.append(value)
    for byte in bytes.content { if byte == 0x3C { append("\\u003c") } else { append(byte: byte) } }
  }
}
