import Foundation

/// The folder of the checkout that the tests were built from.
package let checkout: URL = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

/// Compares `text` with the file at `path` in the checkout. Returns the first difference; empty when they are equal. With UPDATE_GOLDEN=1 the
/// file is written anew and the test fails all the same, so that nobody records by accident.
package func differenceFromGolden(_ text: String, at path: String) -> String {
  let file = checkout.appendingPathComponent(path)
  let recorded = try? Data(contentsOf: file)
  // Compares bytes: `==` on strings would call two spellings of one letter equal. A missing file is not an empty golden text.
  if recorded == Data(text.utf8) { return "" }
  if ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] == "1" {
    do {
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    } catch {
      return "'\(path)' can't be written: \(error)"
    }
    return "'\(path)' was written anew; read the difference and run again without UPDATE_GOLDEN"
  }
  guard let recorded else { return "there is no '\(path)'; UPDATE_GOLDEN=1 writes it" }
  let expected = String(decoding: recorded, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
  let actual = text.split(separator: "\n", omittingEmptySubsequences: false)
  let line = zip(expected, actual).prefix { $0 == $1 }.count
  func shown(_ lines: [Substring]) -> String { line < lines.count ? "'\(lines[line])'" : "the end" }
  return "'\(path)' line \(line + 1): expected \(shown(expected)), is \(shown(actual)); UPDATE_GOLDEN=1 writes it anew"
}
