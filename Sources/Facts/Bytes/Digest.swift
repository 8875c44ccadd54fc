/// A hash of bytes, 128 bits long: that two different texts of a project have the same one by chance is as good as impossible. It is no protection against
/// somebody who wants a collision.
///
/// MurmurHash3, x64, 128 bits (Austin Appleby, 2011, in the public domain).
package struct Digest: Sendable, Hashable {
  package let high: UInt64
  package let low: UInt64

  package init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  /// O(n), several bytes a cycle.
  package init(of bytes: UnsafeRawBufferPointer) {
    let (c1, c2): (UInt64, UInt64) = (0x87c3_7b91_1142_53d5, 0x4cf5_ad43_2745_937f)
    func turned(_ x: UInt64, _ by: UInt64) -> UInt64 { x << by | x >> (64 - by) }
    func mixed(_ x: UInt64) -> UInt64 {
      var x = x
      x = (x ^ x >> 33) &* 0xff51_afd7_ed55_8ccd
      x = (x ^ x >> 33) &* 0xc4ce_b9fe_1a85_ec53
      return x ^ x >> 33
    }
    var (h1, h2): (UInt64, UInt64) = (0, 0)
    let count = bytes.count
    var offset = 0
    while offset + 16 <= count {
      let k1 = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      let k2 = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset + 8, as: UInt64.self))
      h1 ^= turned(k1 &* c1, 31) &* c2
      h1 = (turned(h1, 27) &+ h2) &* 5 &+ 0x52dc_e729
      h2 ^= turned(k2 &* c2, 33) &* c1
      h2 = (turned(h2, 31) &+ h1) &* 5 &+ 0x3849_5ab5
      offset += 16
    }
    var (k1, k2): (UInt64, UInt64) = (0, 0)
    for index in offset..<count {
      let place = UInt64(index - offset)
      if place < 8 { k1 |= UInt64(bytes[index]) << (8 * place) } else { k2 |= UInt64(bytes[index]) << (8 * (place - 8)) }
    }
    h2 ^= turned(k2 &* c2, 33) &* c1
    h1 ^= turned(k1 &* c1, 31) &* c2
    h1 ^= UInt64(count)
    h2 ^= UInt64(count)
    h1 = h1 &+ h2
    h2 = h2 &+ h1
    (h1, h2) = (mixed(h1), mixed(h2))
    h1 = h1 &+ h2
    h2 = h2 &+ h1
    (high, low) = (h1, h2)
  }

  package init(of bytes: [UInt8]) { self = bytes.withUnsafeBytes { Digest(of: $0) } }

  /// 32 digits, lower case.
  package var hex: String { Digest.hex(high) + Digest.hex(low) }

  private static func hex(_ word: UInt64) -> String {
    let digits = String(word, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  package var bytes: [UInt8] { [high, low].flatMap { word in (0..<8).map { UInt8(truncatingIfNeeded: word >> (8 * $0)) } } }
}
