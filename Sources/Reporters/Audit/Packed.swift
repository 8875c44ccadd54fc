import Foundation

// Long lists of numbers, as the page's script reads them (`unpack` in `Page/base.js`): zigzag, seven bits a byte with the lowest first, base64. A number
// below 64 takes a byte, and none of it has a meaning in HTML.

func packed(_ numbers: some Sequence<Int>) -> JSON {
  var bytes: [UInt8] = []
  for number in numbers {
    var left = UInt64(bitPattern: Int64((number << 1) ^ (number >> (Int.bitWidth - 1))))
    while left > 0x7f {
      bytes.append(UInt8(left & 0x7f) | 0x80)
      left >>= 7
    }
    bytes.append(UInt8(left))
  }
  return .text(Data(bytes).base64EncodedString())
}

/// The same of the difference of each number from the one before: small for lists that ascend.
func packedSums(_ numbers: some Sequence<Int>) -> JSON {
  var last = 0
  return packed(
    numbers.map { number in
      defer { last = number }
      return number - last
    })
}
