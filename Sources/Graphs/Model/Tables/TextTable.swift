internal import Facts

/// Texts numbered from 0 in the order they come, each once, compared as bytes.
///
/// Open addressing over numbers: 4 to 8 bytes a text beside the texts themselves. Where the texts are kept elsewhere, an `Index` alone is enough
/// to find them.
struct TextTable {
  private(set) var texts: [String] = []
  private var index = Index(capacity: 16)

  /// The number of a text, a new one if it has none yet. O(1).
  mutating func number(of text: String) -> Int32 {
    let hash = EntityID(text).hashValue
    if let number = index.find(hash, where: { texts[$0].byteOrder(to: text) == 0 }) { return Int32(number) }
    let number = texts.count
    texts.append(text)
    if index.isFull(with: texts.count) {
      index = Index(capacity: texts.count * 2)
      for (number, text) in texts.enumerated() { index.insert(number, EntityID(text).hashValue) }
    } else {
      index.insert(number, hash)
    }
    return Int32(number)
  }

  /// For each number its place among the texts in ascending order. O(k log k).
  func ranks() -> [Int32] {
    let order = texts.indices.sorted { texts[$0].byteOrder(to: texts[$1]) < 0 }
    var ranks = [Int32](repeating: 0, count: order.count)
    for (rank, number) in order.enumerated() { ranks[number] = Int32(rank) }
    return ranks
  }

  /// The numbers alone, to find texts that somebody else keeps.
  struct Index {
    /// -1 where there is nothing; the size is a power of two, at most half of it taken.
    private var slots: [Int32]

    init(capacity: Int) {
      var size = 16
      while size < 2 * capacity { size *= 2 }
      slots = Array(repeating: -1, count: size)
    }

    init(of ids: some Collection<EntityID>) {
      self.init(capacity: ids.count)
      for (number, id) in ids.enumerated() { insert(number, id.hashValue) }
    }

    var storageBytes: Int { slots.count * MemoryLayout<Int32>.stride }
    func isFull(with count: Int) -> Bool { 2 * count > slots.count }

    mutating func insert(_ number: Int, _ hash: Int) {
      var slot = hash & (slots.count - 1)
      while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = Int32(number)
    }

    func find(_ hash: Int, where isIt: (Int) -> Bool) -> Int? {
      var slot = hash & (slots.count - 1)
      while slots[slot] >= 0 {
        if isIt(Int(slots[slot])) { return Int(slots[slot]) }
        slot = (slot + 1) & (slots.count - 1)
      }
      return nil
    }
  }
}
