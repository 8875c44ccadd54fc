/// Takes messages out of a stream: a head with `Content-Length`, an empty line, and so many bytes of JSON.
///
/// It recovers from any input: a head that can't be understood is skipped up to the empty line after it, and so is a body that is too long.
package struct MessageReader {
  package enum Event: Equatable {
    case message([UInt8])
    /// Something that is no message, and why.
    case damaged(String)
  }

  /// No request of an editor is longer; a file that is opened comes whole.
  package static let longestBody = 64 << 20
  private static let longestHead = 8 << 10

  private var waiting: [UInt8] = []
  /// How many bytes of a body that is too long are still to come.
  private var skipped = 0
  /// Whether the head is too long, and its end is still to come.
  private var isLost = false

  package init() {}

  package mutating func add(_ bytes: some Collection<UInt8>) {
    let drop = min(skipped, bytes.count)
    skipped -= drop
    waiting += bytes.dropFirst(drop)
  }

  /// The next message that is complete, or the next damage; nil when more bytes have to come.
  package mutating func next() -> Event? {
    guard let end = endOfHead() else {
      guard waiting.count > Self.longestHead else { return nil }
      // The end may be split between what is here and what comes.
      waiting.removeFirst(waiting.count - 3)
      defer { isLost = true }
      return isLost ? nil : .damaged("the head of a message is longer than \(Self.longestHead) bytes")
    }
    if isLost {
      isLost = false
      waiting.removeFirst(end)
      return next()
    }
    guard end <= Self.longestHead else {
      waiting.removeFirst(end)
      return .damaged("the head of a message is longer than \(Self.longestHead) bytes")
    }
    guard let length = Self.length(waiting[..<end]) else {
      waiting.removeFirst(end)
      return .damaged("a message without a 'Content-Length' that is a number of bytes")
    }
    guard length <= Self.longestBody else {
      let here = min(waiting.count - end, length)
      waiting.removeFirst(end + here)
      skipped = length - here
      return .damaged("a message of \(length) bytes, more than \(Self.longestBody)")
    }
    guard waiting.count - end >= length else { return nil }
    let body = Array(waiting[end..<end + length])
    waiting.removeFirst(end + length)
    return .message(body)
  }

  /// The offset after the empty line that ends the head; nil when the line is not there yet.
  private func endOfHead() -> Int? {
    var index = 0
    while index + 3 < waiting.count {
      if waiting[index] == 13, waiting[index + 1] == 10, waiting[index + 2] == 13, waiting[index + 3] == 10 { return index + 4 }
      index += 1
    }
    return nil
  }

  /// The `Content-Length` of a head that has exactly one.
  private static func length(_ head: ArraySlice<UInt8>) -> Int? {
    var lengths: [Int?] = []
    for line in head.split(separator: 10) {
      let text = String(decoding: line, as: UTF8.self)
      guard let colon = text.firstIndex(of: ":"), text[..<colon].lowercased() == "content-length" else { continue }
      let value = text[text.index(after: colon)...].drop { $0 == " " }.prefix { $0 != "\r" && $0 != "\r\n" && $0 != " " }
      lengths.append(value.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ? Int(value) : nil)
    }
    return lengths.count == 1 ? lengths[0] : nil
  }
}

/// A message with its head.
package func framed(_ message: JSONValue) -> [UInt8] {
  let body = message.bytes
  return Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body
}
