/// Two small numbers used as a key: a type and a name, an object and a slot.
struct Pair: Hashable {
  let bits: UInt64

  init(_ first: Int32, _ second: Int32) { bits = UInt64(UInt32(bitPattern: first)) << 32 | UInt64(UInt32(bitPattern: second)) }

  var first: Int32 { Int32(truncatingIfNeeded: bits >> 32) }
  var second: Int32 { Int32(truncatingIfNeeded: bits) }
}

/// Finds the positions of pairs in a list that the caller keeps. Open addressing with a multiplicative hash: these look-ups run in every step of every function,
/// where a `Dictionary` is too slow.
struct PairIndex {
  /// One more than the position of a pair in the list; 0 for an empty slot. The size is a power of two, and at most half is used. Short lists have no table.
  private var slots: [Int32] = []

  /// Lists up to this length are searched linearly.
  private static let mostWithout = 8

  /// O(1).
  @inline(__always)
  func find(_ pair: Pair, in pairs: [Pair]) -> Int? {
    guard !slots.isEmpty else { return pairs.firstIndex { $0.bits == pair.bits } }
    var slot = start(pair)
    while slots[slot] > 0 {
      let place = Int(slots[slot]) - 1
      if pairs[place].bits == pair.bits { return place }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  /// Call this for each pair that was appended to the list.
  @inline(__always)
  mutating func addLast(of pairs: [Pair]) {
    guard pairs.count > Self.mostWithout else { return }
    if 2 * pairs.count > slots.count { return rebuild(pairs) }
    insert(pairs[pairs.count - 1], at: pairs.count - 1)
  }

  /// Call this after pairs were removed from the list.
  mutating func rebuild(_ pairs: [Pair]) {
    guard pairs.count > Self.mostWithout else { return slots = [] }
    var size = 32
    while size < 4 * pairs.count { size *= 2 }
    slots = Array(repeating: 0, count: size)
    for (place, pair) in pairs.enumerated() { insert(pair, at: place) }
  }

  private mutating func insert(_ pair: Pair, at place: Int) {
    var slot = start(pair)
    while slots[slot] > 0 { slot = (slot + 1) & (slots.count - 1) }
    slots[slot] = Int32(place + 1)
  }

  /// Uses the upper bits of the product, which are mixed best.
  @inline(__always)
  private func start(_ pair: Pair) -> Int { Int(truncatingIfNeeded: (pair.bits &* 0x9e37_79b9_7f4a_7c15) >> 32) & (slots.count - 1) }
}

/// Values by pairs of small numbers.
struct PairTable<Value> {
  private var pairs: [Pair] = []
  private var values: [Value] = []
  private var index = PairIndex()

  var isEmpty: Bool { pairs.isEmpty }

  /// In the order of insertion.
  var all: Zip2Sequence<[Pair], [Value]> { zip(pairs, values) }

  /// O(1).
  subscript(pair: Pair) -> Value? { index.find(pair, in: pairs).map { values[$0] } }

  /// The value of a pair; inserts `new` if it had none. O(1).
  mutating func value(of pair: Pair, orNew new: @autoclosure () -> Value) -> Value { values[index.find(pair, in: pairs) ?? add(pair, new())] }

  /// Changes the value of a pair; inserts `new` first if it had none. O(1).
  mutating func change(_ pair: Pair, orNew new: @autoclosure () -> Value, _ change: (inout Value) -> Void) {
    let place = index.find(pair, in: pairs) ?? add(pair, new())
    change(&values[place])
  }

  private mutating func add(_ pair: Pair, _ value: Value) -> Int {
    pairs.append(pair)
    values.append(value)
    index.addLast(of: pairs)
    return pairs.count - 1
  }
}
