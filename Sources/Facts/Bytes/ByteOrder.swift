#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

// Texts as what files and compilers take them for: bytes. `String` holds "ï" and "i" with a diaeresis for equal; two files
// of these names are two files.

extension String {
  /// Negative, zero or positive, as the bytes of `self` come before, are, or come after those of `other`.
  package func byteOrder(to other: String) -> Int {
    let order = utf8.withContiguousStorageIfAvailable { mine in
      other.utf8.withContiguousStorageIfAvailable { theirs in
        // An empty text has no address to compare at.
        guard let a = mine.baseAddress, let b = theirs.baseAddress else { return mine.count - theirs.count }
        let order = Int(memcmp(a, b, min(mine.count, theirs.count)))
        return order != 0 ? order : mine.count - theirs.count
      }
    }
    if let order = order ?? nil { return order }
    if utf8.elementsEqual(other.utf8) { return 0 }
    return utf8.lexicographicallyPrecedes(other.utf8) ? -1 : 1
  }

  /// Whether the bytes of `text` stand somewhere in this one. The library's `contains` asks which characters are equal, at many times the
  /// cost. O(n · m).
  package func containsBytes(_ text: StaticString) -> Bool {
    var whole = self
    return whole.withUTF8 { $0.has(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)) }
  }

  /// For `Hashable` of whoever compares by `byteOrder`.
  package func hashBytes(into hasher: inout Hasher) {
    let isDone: Void? = utf8.withContiguousStorageIfAvailable { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    if isDone == nil { for byte in utf8 { hasher.combine(byte) } }
  }
}

extension [UInt8] {
  /// Whether the bytes of `text` stand somewhere among these. O(n · m).
  package func containsBytes(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { wanted in withUnsafeBufferPointer { $0.has(wanted) } }
  }
}

extension UnsafeBufferPointer<UInt8> {
  fileprivate func has(_ wanted: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let pattern = wanted.baseAddress, !wanted.isEmpty else { return true }
    guard var place = baseAddress, count >= wanted.count else { return false }
    // Where the last one can begin.
    let last = place + (count - wanted.count)
    while place <= last, let found = memchr(place, Int32(pattern[0]), last - place + 1) {
      if memcmp(found, pattern, wanted.count) == 0 { return true }
      place = UnsafePointer(found.assumingMemoryBound(to: UInt8.self)) + 1
    }
    return false
  }
}
