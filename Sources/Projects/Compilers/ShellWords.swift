/// Splits a command as a POSIX shell would, and runs nothing: `$( )`, backticks, `;`, `*` and variables are plain text.
/// A quote that is not closed ends with the text.
func shellWords(_ command: String) -> [String] {
  var words: [String] = []
  var word: [UInt8]?
  var bytes = Array(command.utf8)[...]
  while let byte = bytes.popFirst() {
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"):
      if let finished = word { words.append(String(decoding: finished, as: UTF8.self)) }
      word = nil
    case apostrophe:
      word = (word ?? []) + bytes.prefix { $0 != apostrophe }
      bytes = bytes.drop { $0 != apostrophe }.dropFirst()
    case quote:
      word = word ?? []
      while let inner = bytes.popFirst(), inner != quote {
        guard inner == UInt8(ascii: "\\"), let next = bytes.first else { word!.append(inner); continue }
        switch next {
        case quote, UInt8(ascii: "\\"), UInt8(ascii: "$"), UInt8(ascii: "`"): word!.append(next)
        case newline: break
        default: word! += [inner, next]
        }
        bytes.removeFirst()
      }
    case UInt8(ascii: "\\"):
      // A backslash before a line end continues the line and is no word by itself.
      if let next = bytes.popFirst(), next != newline { word = (word ?? []) + [next] }
    default:
      if word == nil { word = [byte] } else { word!.append(byte) }
    }
  }
  if let finished = word { words.append(String(decoding: finished, as: UTF8.self)) }
  return words
}
