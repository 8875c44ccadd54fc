import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Messages over a pipe: four bytes for the length, little-endian, then the content.
struct Frames {
  enum Failure: Error {
    /// The other end is closed.
    case closed
    case timedOut
  }

  /// No valid message is longer; a broken one must not allocate all memory.
  private static let longest = 1 << 30

  let input: Int32
  let output: Int32

  func send(_ bytes: [UInt8]) throws(Failure) {
    let count = UInt32(bytes.count)
    try write((0..<4).map { UInt8(truncatingIfNeeded: count >> ($0 * 8)) })
    try write(bytes)
  }

  /// Waits until the whole message has arrived, as long as `secondsLeft` allows; nil waits forever. It is called again after as many seconds as it returned last.
  func receive(_ secondsLeft: (() -> Double)? = nil) throws(Failure) -> [UInt8] {
    let head = try read(4, secondsLeft)
    let count = head.enumerated().reduce(0) { $0 | Int($1.element) << ($1.offset * 8) }
    guard count <= Frames.longest else { throw .closed }
    return try read(count, secondsLeft)
  }

  private func write(_ bytes: [UInt8]) throws(Failure) {
    var sent = 0
    while sent < bytes.count {
      let count = bytes[sent...].withUnsafeBytes { systemWrite(output, $0.baseAddress, $0.count) }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { throw .closed }
      sent += count
    }
  }

  private func read(_ wanted: Int, _ secondsLeft: (() -> Double)?) throws(Failure) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: wanted)
    var received = 0
    while received < wanted {
      if let left = secondsLeft?() {
        guard left > 0 else { throw .timedOut }
        var waiting = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
        let ready = poll(&waiting, 1, Int32(min(left * 1000 + 1, 60_000)))
        if ready == 0 || (ready < 0 && errno == EINTR) { continue }
      }
      let count = bytes[received...].withUnsafeMutableBytes { systemRead(input, $0.baseAddress, $0.count) }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { throw .closed }
      received += count
    }
    return bytes
  }
}

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int { write(descriptor, bytes, count) }
private func systemRead(_ descriptor: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int { read(descriptor, bytes, count) }
