import Driver
import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Where results go: standard output, or a file that appears only when it is complete. A device or a pipe is written to as it is.
struct Output: ByteOutput {
  struct Failed: Error, CustomStringConvertible {
    let description: String
  }

  private let path: String?
  private var buffer: [UInt8] = []
  private var failure: Int32?
  private let descriptor: Int32
  /// The file that is written until it is complete and renamed to `path`. It is locked until then.
  private let temporary: String?
  private var lock: Int32 = -1

  init(to path: String?) throws {
    self.path = path
    guard let path else {
      descriptor = STDOUT_FILENO
      temporary = nil
      return
    }
    var status = stat()
    let isSpecial = stat(path, &status) == 0 && status.st_mode & S_IFMT != S_IFREG
    let draft = path + ".\(UUID().uuidString).tmp"
    temporary = isSpecial ? nil : draft
    if temporary != nil {
      Self.sweep(beside: path)
      Leftovers.note(draft)
    }
    descriptor = isSpecial ? open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644) : LivingFiles.create(draft) ?? -1
    guard descriptor >= 0 else {
      let reason = String(cString: strerror(errno))
      if temporary != nil { Leftovers.forget(draft) }
      throw Failed(description: "'\(path)' can't be written: \(reason)")
    }
    // The lock needs a descriptor of its own: the other one is closed before the rename, which tells of writes that failed late.
    if temporary != nil { lock = fcntl(descriptor, F_DUPFD_CLOEXEC, 0) }
  }

  /// Removes what killed runs left of the same file.
  private static func sweep(beside path: String) {
    let url = URL(fileURLWithPath: path)
    LivingFiles.sweep(url.deletingLastPathComponent().path) { name in
      guard name.hasPrefix(url.lastPathComponent + "."), name.hasSuffix(".tmp") else { return false }
      return UUID(uuidString: String(name.dropFirst(url.lastPathComponent.count + 1).dropLast(4))) != nil
    }
  }

  mutating func write(_ string: String) {
    buffer.append(contentsOf: string.utf8)
    if buffer.count >= 1 << 16 { flush() }
  }

  mutating func write(bytes: [UInt8]) {
    buffer.append(contentsOf: bytes)
    if buffer.count >= 1 << 16 { flush() }
  }

  private mutating func flush() {
    var sent = 0
    while failure == nil, sent < buffer.count {
      let count = buffer[sent...].withUnsafeBytes { bytes in systemWrite(descriptor, bytes.baseAddress, bytes.count) }
      if count < 0 {
        if errno == EINTR { continue }
        failure = errno
      } else {
        sent += count
      }
    }
    buffer.removeAll(keepingCapacity: true)
  }

  /// Leaves a file as it was before.
  mutating func discard() {
    buffer.removeAll()
    if path != nil { close(descriptor) }
    if let temporary {
      unlink(temporary)
      Leftovers.forget(temporary)
    }
    if lock >= 0 { close(lock) }
  }

  /// Writes what is left. A reader that has gone away (`| head`) is no error; a full disk is.
  mutating func finish() throws {
    flush()
    if path != nil, close(descriptor) != 0 { failure = failure ?? errno }
    if let temporary, let path {
      if failure == nil, rename(temporary, path) != 0 { failure = errno }
      if failure != nil { unlink(temporary) }
      Leftovers.forget(temporary)
    }
    if lock >= 0 { close(lock) }
    if let failure, failure != EPIPE {
      throw Failed(description: "\(path.map { "'\($0)'" } ?? "standard output") can't be written: \(String(cString: strerror(failure)))")
    }
  }
}

func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int { write(descriptor, bytes, count) }
