/// Splits the tables of this module into lines and words. Works on bytes, which takes a tenth of the time of characters; the tables are ASCII, and they are read
/// whenever a worker starts.
extension StringProtocol {
  func pieces(between byte: Unicode.Scalar) -> [Substring] {
    let separator = UInt8(ascii: byte)
    var pieces: [Substring] = []
    var start = utf8.startIndex
    while start < utf8.endIndex {
      let end = utf8[start...].firstIndex(of: separator) ?? utf8.endIndex
      if end > start { pieces.append(Substring(self[start..<end])) }
      if end == utf8.endIndex { break }
      start = utf8.index(after: end)
    }
    return pieces
  }

  /// The words between blanks and commas.
  var words: [String] {
    pieces(between: " ").flatMap { $0.pieces(between: ",") }.map(String.init)
  }

  /// The number of blanks before the first word.
  var indentation: Int { utf8.prefix(while: { $0 == UInt8(ascii: " ") }).count }
}
