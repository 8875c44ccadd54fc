import Foundation

/// One line on standard error that says how far the parse is, how fast it goes and how long it will take, and is wiped away at the end. Nothing where
/// nobody watches: no terminal, a build server.
final class ProgressLine: @unchecked Sendable {
  private let isShown: Bool
  private let lock = NSLock()
  private var label = ""
  private var start = Date()
  private var lastShown = Date.distantPast
  private var isThere = false

  init(isShown: Bool) {
    let environment = ProcessInfo.processInfo.environment
    self.isShown = isShown && environment["CI"] == nil && environment["TERM"] != "dumb"
  }

  /// Says what is read from now on: a revision among others.
  func begin(_ label: String) {
    guard isShown else { return }
    lock.withLock {
      self.label = label
      start = Date()
      lastShown = .distantPast
      write("reading")
    }
  }

  func show(_ done: Int, of all: Int) {
    guard isShown, all > 0 else { return }
    lock.withLock {
      let now = Date()
      guard done == all || now.timeIntervalSince(lastShown) >= 0.1 else { return }
      lastShown = now
      write(progressWords(done, of: all, after: now.timeIntervalSince(start)))
    }
  }

  func end() {
    lock.withLock {
      if isThere { FileHandle.standardError.write(Data("\r\u{1b}[K".utf8)) }
      isThere = false
    }
  }

  private func write(_ words: String) {
    let prefix = label.isEmpty ? "" : label + ": "
    FileHandle.standardError.write(Data("\r\u{1b}[K\(prefix)\(words)".utf8))
    isThere = true
  }
}

/// `parsing 120 of 400 files, 35 a second, 8 s left`; nothing of the rate before it is known.
func progressWords(_ done: Int, of all: Int, after seconds: Double) -> String {
  let words = done == all ? "parsed \(all) files, linking them up" : "parsing \(done) of \(all) files"
  guard seconds >= 1, done > 0 else { return words }
  let rate = Double(done) / seconds
  let shown = rate >= 10 ? String(Int(rate.rounded())) : String(format: "%.1f", rate)
  guard done < all else { return words }
  let left = Int((Double(all - done) / rate).rounded(.up))
  return "\(words), \(shown) a second, \(left < 100 ? "\(left) s" : "\((left + 59) / 60) min") left"
}
