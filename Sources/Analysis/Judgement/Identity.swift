package import Facts

extension EntityID {
  /// The id without the folders in it: the same when a file moves. Two entities may share one; whoever compares must count.
  package var withoutFolders: String {
    guard text.utf8.contains(UInt8(ascii: "/")) else { return text }
    var kept = ""
    var part = ""
    for character in text.unicodeScalars {
      switch character {
      case "/": part = ""
      // What separates the parts of a USR.
      case "@", ":", "(", ")", "<", ">":
        kept += part
        kept.unicodeScalars.append(character)
        part = ""
      default: part.unicodeScalars.append(character)
      }
    }
    return kept + part
  }
}
