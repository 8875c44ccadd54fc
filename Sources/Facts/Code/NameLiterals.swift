extension Code.Value {
  /// A text in the source: `.text` if it can be the name of a class, a screen or the like, else just `.literal`.
  package init(text: String) { self = Self.canBeName(text) ? .text(text) : .literal }

  /// A short text of letters, digits, `_`, `.`, `-` and the `:` of selectors. It may contain the `%@` of a format, which another text replaces, or begin with the dot
  /// that follows the name of a module.
  private static func canBeName(_ text: String) -> Bool {
    if text.utf8.first == UInt8(ascii: "."), text.utf8.count > 2 { return canBeName(String(text.dropFirst())) }
    if text.contains("%@") { return text.count > 3 && canBeName("a" + text.split(separator: "%@", omittingEmptySubsequences: false).joined()) }
    guard (2...120).contains(text.utf8.count), text.utf8.first.map({ isNameByte($0) && !(48...57).contains($0) && $0 != UInt8(ascii: ".") && $0 != UInt8(ascii: "-") }) ?? false
    else { return false }
    return text.utf8.allSatisfy(isNameByte)
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 48...57, 65...90, 97...122, UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: ":"): true
    default: false
    }
  }
}
