import Foundation
import Testing

/// Compares a text with the file of that name in `Golden`. With `UPDATE_GOLDEN=1` in the environment the file is written
/// instead and the test fails, so that nobody records and believes it in one go.
func expectGolden(_ text: String, _ name: String, sourceLocation: Testing.SourceLocation = #_sourceLocation) throws {
  let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Golden/\(name).txt")
  if ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] == "1" {
    try Data(text.utf8).write(to: file)
    Issue.record("recorded 'Golden/\(name).txt': read it, then run again without UPDATE_GOLDEN", sourceLocation: sourceLocation)
    return
  }
  guard let expected = try? Data(contentsOf: file) else {
    Issue.record("no 'Golden/\(name).txt'; record it with UPDATE_GOLDEN=1", sourceLocation: sourceLocation)
    return
  }
  // Bytes: `==` on strings would call two spellings of one letter equal.
  if Data(text.utf8) == expected { return }
  let (line, was, now) = firstDifference(String(decoding: expected, as: UTF8.self), text)
  Issue.record(
    "'Golden/\(name).txt' differs in line \(line)\n  was: \(was)\n  now: \(now)\nrecord it with UPDATE_GOLDEN=1 if that is meant",
    sourceLocation: sourceLocation)
}

private func firstDifference(_ a: String, _ b: String) -> (line: Int, a: Substring, b: Substring) {
  let (a, b) = (a.split(separator: "\n", omittingEmptySubsequences: false), b.split(separator: "\n", omittingEmptySubsequences: false))
  let line = (0..<max(a.count, b.count)).first { index in
    index >= a.count || index >= b.count || !a[index].utf8.elementsEqual(b[index].utf8)
  } ?? 0
  return (line + 1, line < a.count ? a[line] : "(the end)", line < b.count ? b[line] : "(the end)")
}
