import Driver
import Foundation

/// One line on standard error that says how far the parse is, how fast it goes and how long it will take, and is wiped away at the end. It is not shown
/// without a terminal or on a build server.
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

  /// Begins anew, with a label for what is read from now on, such as a revision.
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
      if isThere { tellError("\r\u{1b}[K") }
      isThere = false
    }
  }

  private func write(_ words: String) {
    let prefix = label.isEmpty ? "" : label + ": "
    tellError("\r\u{1b}[K\(prefix)\(words)")
    isThere = true
  }
}
