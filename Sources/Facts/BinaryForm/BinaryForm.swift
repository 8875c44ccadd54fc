/// The compact form in which facts cross a process border: variable-length numbers, and each text once.
///
/// Not a format for others: both ends are the same executable. Reading checks every bound, since a worker may die in mid-sentence.
@usableFromInline
package struct BinaryWriter {
  private(set) package var bytes: [UInt8] = []
  private var texts = NumberedTexts()

  package init() {}

  @usableFromInline
  package mutating func write(_ number: Int) { write(unsigned: UInt64(max(0, number))) }

  package mutating func write(unsigned number: UInt64) {
    var rest = number
    while rest >= 0x80 {
      bytes.append(UInt8(rest & 0x7f) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  package mutating func write(_ flag: Bool) { bytes.append(flag ? 1 : 0) }

  /// A number for a text that was written before; else 0 and the text.
  package mutating func write(_ text: String) {
    if let number = texts.numberIfKnown(text) { return write(unsigned: UInt64(number)) }
    write(unsigned: 0)
    write(text.utf8.count)
    bytes.append(contentsOf: text.utf8)
  }

  package mutating func write(_ text: String?) {
    write(text != nil)
    if let text { write(text) }
  }

  package mutating func write(bytes more: [UInt8]) {
    write(more.count)
    bytes.append(contentsOf: more)
  }

  // Inlined into its callers: otherwise every element is copied to be passed to an opaque closure.
  @inlinable
  package mutating func write<Element>(_ list: [Element], _ writeOne: (inout BinaryWriter, Element) -> Void) {
    write(list.count)
    for element in list { writeOne(&self, element) }
  }
}

package struct BinaryReader {
  /// The bytes end early, or say what no writer writes.
  package struct Damaged: Error {
    package init() {}
  }

  private let bytes: [UInt8]
  private var position = 0
  private var texts: [String] = []

  package init(_ bytes: [UInt8]) { self.bytes = bytes }

  package mutating func unsigned() throws(Damaged) -> UInt64 {
    var number: UInt64 = 0
    for shift in stride(from: 0, to: 64, by: 7) {
      guard position < bytes.count else { throw Damaged() }
      let byte = bytes[position]
      position += 1
      number |= UInt64(byte & 0x7f) << UInt64(shift)
      if byte < 0x80 { return number }
    }
    throw Damaged()
  }

  package mutating func number() throws(Damaged) -> Int {
    guard let number = Int(exactly: try unsigned()) else { throw Damaged() }
    return number
  }

  package mutating func flag() throws(Damaged) -> Bool {
    guard position < bytes.count, bytes[position] < 2 else { throw Damaged() }
    defer { position += 1 }
    return bytes[position] == 1
  }

  package mutating func text() throws(Damaged) -> String {
    let reference = try number()
    if reference > 0 {
      guard reference <= texts.count else { throw Damaged() }
      return texts[reference - 1]
    }
    let count = try number()
    guard count <= bytes.count - position else { throw Damaged() }
    let text = String(decoding: bytes[position..<position + count], as: UTF8.self)
    position += count
    texts.append(text)
    return text
  }

  package mutating func optionalText() throws(Damaged) -> String? { try flag() ? try text() : nil }

  package mutating func rawBytes() throws(Damaged) -> [UInt8] {
    let count = try number()
    guard count <= bytes.count - position else { throw Damaged() }
    defer { position += count }
    return Array(bytes[position..<position + count])
  }

  package mutating func list<Element>(_ readOne: (inout BinaryReader) throws(Damaged) -> Element) throws(Damaged) -> [Element] {
    let count = try number()
    // Each element takes a byte at least; a larger count is damage and no reason to ask for memory.
    guard count <= bytes.count - position else { throw Damaged() }
    var list: [Element] = []
    list.reserveCapacity(count)
    for _ in 0..<count { list.append(try readOne(&self)) }
    return list
  }

  package mutating func choice<Value: RawRepresentable>(_: Value.Type) throws(Damaged) -> Value where Value.RawValue == String {
    guard let value = Value(rawValue: try text()) else { throw Damaged() }
    return value
  }
}

extension BinaryWriter {
  package mutating func write(_ digest: Digest) {
    write(unsigned: digest.high)
    write(unsigned: digest.low)
  }
}

extension BinaryReader {
  package mutating func digest() throws(Damaged) -> Digest { Digest(high: try unsigned(), low: try unsigned()) }
}
