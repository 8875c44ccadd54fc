/// The texts that a `BinaryWriter` has written, numbered from 1 in the order they came, compared as bytes.
///
/// Open addressing, and a hash that is quick on the short names that sources are made of: half of what a `Dictionary` takes.
struct WrittenTexts {
  private var texts: [String] = []
  private var hashes: [UInt32] = []
  /// The number of a text, 0 for none; the size is a power of two, at most half of it taken.
  private var slots = [Int32](repeating: 0, count: 256)

  /// The number of a text that was there before; nil for a new one, which has a number from now on. O(length).
  mutating func numberIfKnown(_ text: String) -> Int? {
    let hash = WrittenTexts.hash(of: text)
    var slot = Int(hash) & (slots.count - 1)
    while slots[slot] > 0 {
      let index = Int(slots[slot]) - 1
      if hashes[index] == hash, texts[index].byteOrder(to: text) == 0 { return index + 1 }
      slot = (slot + 1) & (slots.count - 1)
    }
    texts.append(text)
    hashes.append(hash)
    slots[slot] = Int32(texts.count)
    if 2 * texts.count > slots.count { grow() }
    return nil
  }

  private mutating func grow() {
    slots = [Int32](repeating: 0, count: 2 * slots.count)
    for (index, hash) in hashes.enumerated() {
      var slot = Int(hash) & (slots.count - 1)
      while slots[slot] > 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = Int32(index + 1)
    }
  }

  /// Eight bytes at a time, each multiplied in; the multiplier is that of FNV-1a (Fowler, Noll, Vo).
  private static func hash(of text: String) -> UInt32 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    func mix(_ word: UInt64) {
      hash = (hash ^ word) &* 0x100_0000_01b3
      hash ^= hash >> 29
    }
    let isDone: Void? = text.utf8.withContiguousStorageIfAvailable { bytes in
      let raw = UnsafeRawBufferPointer(bytes)
      func word<Word: FixedWidthInteger & UnsignedInteger>(_ offset: Int, _: Word.Type) -> UInt64 { UInt64(raw.loadUnaligned(fromByteOffset: offset, as: Word.self)) }
      let count = raw.count
      var index = 0
      while index + 8 < count {
        mix(word(index, UInt64.self))
        index += 8
      }
      // The last word overlaps what came before rather than being put together byte by byte.
      mix(UInt64(count))
      switch count {
      case 8...: mix(word(count - 8, UInt64.self))
      case 4...: mix(word(0, UInt32.self) << 32 | word(count - 4, UInt32.self))
      case 1...: mix(UInt64(raw[0]) << 16 | UInt64(raw[count / 2]) << 8 | UInt64(raw[count - 1]))
      default: break
      }
    }
    if isDone == nil { for byte in text.utf8 { mix(UInt64(byte)) } }
    return UInt32(truncatingIfNeeded: hash ^ hash >> 32)
  }
}
