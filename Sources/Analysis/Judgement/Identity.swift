package import Facts

extension EntityID {
  /// The id without folders: it stays the same when a file moves. Two entities may share it, so comparisons have to count.
  package var withoutFolders: String {
    guard text.utf8.contains(UInt8(ascii: "/")) else { return text }
    var kept = ""
    var part = ""
    for character in text.unicodeScalars {
      switch character {
      case "/": part = ""
      // The separators in a USR.
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
