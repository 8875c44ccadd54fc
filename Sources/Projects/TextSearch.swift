#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

extension ArraySlice<UInt8> {
  /// Where a text begins for the first time; nil if it is nowhere.
  func firstIndex(of text: StaticString) -> Int? { firstIndex(of: UnsafeRawBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)) }

  func contains(_ text: StaticString) -> Bool { firstIndex(of: text) != nil }

  func contains(_ text: [UInt8]) -> Bool { text.withUnsafeBytes { firstIndex(of: $0) } != nil }

  private func firstIndex(of text: UnsafeRawBufferPointer) -> Int? {
    withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress, let mark = text.baseAddress else { return nil }
      var at = 0
      while at + text.count <= bytes.count, let found = memchr(start + at, Int32(text[0]), bytes.count - text.count - at + 1) {
        if memcmp(found, mark, text.count) == 0 { return startIndex + (UnsafeRawPointer(found) - start) }
        at = UnsafeRawPointer(found) - start + 1
      }
      return nil
    }
  }
}

extension StringProtocol {
  /// Without blanks and control characters at both ends.
  func trimmingBlanks() -> String {
    var text = Substring(self)
    while let last = text.unicodeScalars.last, last.value <= 0x20 { text.unicodeScalars.removeLast() }
    while let first = text.unicodeScalars.first, first.value <= 0x20 { text.unicodeScalars.removeFirst() }
    return String(text)
  }
}
