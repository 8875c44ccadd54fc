import Graphs

/// Makes damaged inputs from honest ones. The same seed makes the same inputs on every machine.
struct Mutator {
  private let seeds: [[UInt8]]
  private var random: SplitMix64

  init(_ seeds: [[UInt8]], seed: Int) {
    self.seeds = seeds
    random = SplitMix64(seed: seed)
  }

  /// One seed, changed one to eight times. At most 64 KB.
  mutating func next() -> [UInt8] {
    var bytes = seeds.randomElement(using: &random) ?? []
    for _ in 0..<Int.random(in: 1...8, using: &random) { change(&bytes) }
    return Array(bytes.prefix(1 << 16))
  }

  private mutating func change(_ bytes: inout [UInt8]) {
    switch Int.random(in: 0..<9, using: &random) {
    case 0: if let place = bytes.indices.randomElement(using: &random) { bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &random) }
    case 1: if let place = bytes.indices.randomElement(using: &random) { bytes[place] = anyByte() }
    case 2: bytes.insert(anyByte(), at: Int.random(in: 0...bytes.count, using: &random))
    case 3: bytes.removeSubrange(part(of: bytes))
    case 4: bytes.insert(contentsOf: bytes[part(of: bytes)], at: Int.random(in: 0...bytes.count, using: &random))
    case 5: bytes.removeLast(Int.random(in: 0...bytes.count, using: &random))
    case 6:
      // Splices in a part of another input.
      guard let other = seeds.randomElement(using: &random) else { return }
      bytes.insert(contentsOf: other[part(of: other)], at: Int.random(in: 0...bytes.count, using: &random))
    case 7:
      // Repeats a byte, which makes deep nesting of a bracket.
      guard let place = bytes.indices.randomElement(using: &random) else { return }
      bytes.insert(contentsOf: [UInt8](repeating: bytes[place], count: Int.random(in: 1...300, using: &random)), at: place)
    default:
      let (a, b) = (part(of: bytes), part(of: bytes))
      let moved = bytes[a] + bytes[b]
      bytes.insert(contentsOf: moved, at: Int.random(in: 0...bytes.count, using: &random))
    }
  }

  /// Bytes that readers look for are more likely than others.
  private mutating func anyByte() -> UInt8 {
    if Bool.random(using: &random), let sign = Self.signs.randomElement(using: &random) { return sign }
    return UInt8.random(in: .min ... .max, using: &random)
  }

  private static let signs = Array("\n\r\t \0\"'`\\/*#@(){}[]<>=:;,.&|!-+%$_09azAZ\u{7f}".utf8) + [0xff, 0xc3, 0xe2, 0x80]

  private mutating func part(of bytes: [UInt8]) -> Range<Int> {
    let start = Int.random(in: 0...bytes.count, using: &random)
    return start..<min(bytes.count, start + Int.random(in: 0...40, using: &random))
  }
}
