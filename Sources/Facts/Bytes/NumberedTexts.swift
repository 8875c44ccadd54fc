/// Texts numbered from 1 in the order in which they came, compared as bytes.
///
/// Open addressing, and a hash that is quick on the short names that sources are made of: half of what a `Dictionary` takes.
package struct NumberedTexts {
  private var texts: [String] = []
  private var hashes: [UInt32] = []
  /// The number of a text, 0 for none; the size is a power of two, at most half of it taken.
  private var slots = [Int32](repeating: 0, count: 256)

  package init() {}

  package var count: Int { texts.count }

  /// The text of a number. O(1).
  package func text(_ number: Int) -> String { texts[number - 1] }

  /// The number of a text that was there before; nil for a new one, which has a number from now on. O(length).
  package mutating func numberIfKnown(_ text: String) -> Int? {
    let hash = NumberedTexts.hash(of: text)
    let slot = slot(of: text, hash)
    if slots[slot] > 0 { return Int(slots[slot]) }
    texts.append(text)
    hashes.append(hash)
    slots[slot] = Int32(texts.count)
    if 2 * texts.count > slots.count { grow() }
    return nil
  }

  /// The number of a text, which is a new one where the text was not there before. O(length).
  package mutating func number(_ text: String) -> Int { numberIfKnown(text) ?? texts.count }

  /// The number of a text; nil where it was not there before. O(length).
  package func find(_ text: String) -> Int? {
    let number = slots[slot(of: text, NumberedTexts.hash(of: text))]
    return number > 0 ? Int(number) : nil
  }

  /// Where the number of a text stands, or where it would stand.
  private func slot(of text: String, _ hash: UInt32) -> Int {
    var slot = Int(hash) & (slots.count - 1)
    while slots[slot] > 0 {
      let index = Int(slots[slot]) - 1
      if hashes[index] == hash, texts[index].byteOrder(to: text) == 0 { break }
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
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
      // The last word ends with the text, and overlaps the one before it: that is cheaper than putting it together byte by byte.
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
