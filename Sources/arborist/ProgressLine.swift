import Foundation

/// One line on standard error that says how far the parse is, and is wiped away at the end.
final class ProgressLine: @unchecked Sendable {
  private let isShown: Bool
  private let lock = NSLock()
  private var shown = -1

  init(isShown: Bool) { self.isShown = isShown && ProcessInfo.processInfo.environment["CI"] == nil && ProcessInfo.processInfo.environment["TERM"] != "dumb" }

  func show(_ done: Int, of all: Int) {
    guard isShown, all > 0 else { return }
    lock.withLock {
      let percent = done * 100 / all
      guard percent != shown else { return }
      shown = percent
      FileHandle.standardError.write(Data("\r\u{1b}[Kparsing \(done) of \(all) (\(percent) %)".utf8))
    }
  }

  func end() {
    lock.withLock {
      if shown >= 0 { FileHandle.standardError.write(Data("\r\u{1b}[K".utf8)) }
      shown = -1
    }
  }
}
