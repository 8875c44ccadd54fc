/// The names that `NS_SWIFT_NAME` (also `CF_SWIFT_NAME` and the plain attribute) gives to types, by the original names.
///
///     NS_SWIFT_NAME(Card) @interface PSCard : NSObject      before a class or protocol
///     typedef NS_ENUM(NSInteger, PSLevel) { … } NS_SWIFT_NAME(Card.Level);      after an enum or a struct
///
/// Renamed members are ignored. One search through the bytes, and a look at the context of each match.
func swiftNames(in bytes: [UInt8]) -> [String: String] {
  guard bytes.contains(UInt8(ascii: "_")) else { return [:] }
  let marker = Array("SWIFT_NAME(".utf8)
  var names: [String: String] = [:]
  var at = 0
  while let hit = firstRange(of: marker, in: bytes, from: at) {
    at = hit + marker.count
    guard let close = bytes[at...].firstIndex(of: UInt8(ascii: ")")) else { break }
    let name = String(decoding: bytes[at..<close], as: UTF8.self).filter { $0 != " " }
    at = close + 1
    // `name(_:)` and `getter:` belong to functions.
    guard !name.isEmpty, name.utf8.allSatisfy({ isIdentifierStart($0) || $0 == UInt8(ascii: ".") || (48...57).contains($0) }) else { continue }
    if let own = declaredAfter(close + 1, in: bytes) ?? declaredBefore(hit, in: bytes) { names[own] = name }
  }
  return names
}

private func firstRange(of marker: [UInt8], in bytes: [UInt8], from start: Int) -> Int? {
  var at = start
  while let first = bytes[at...].firstIndex(of: marker[0]) {
    if bytes[first...].starts(with: marker) { return first }
    at = first + 1
  }
  return nil
}

/// The class or protocol whose `@interface` follows, after other macros at most.
private func declaredAfter(_ start: Int, in bytes: [UInt8]) -> String? {
  let words = String(decoding: bytes[start..<min(bytes.count, start + 300)], as: UTF8.self).split { $0 == " " || $0 == "\n" || $0 == "\r" || $0 == "\t" }
  for (index, word) in words.enumerated().prefix(6) {
    if word == "@interface" || word == "@protocol", index + 1 < words.count { return identifier(words[index + 1]) }
    // Other macros are in capitals; a semicolon ends the previous declaration.
    guard !word.contains(";"), word.utf8.allSatisfy({ !(97...122).contains($0) }) else { return nil }
  }
  return nil
}

/// The enum or struct that ends just before: `NS_ENUM(NSInteger, Name) { … }`, `typedef struct { … } Name`.
private func declaredBefore(_ end: Int, in bytes: [UInt8]) -> String? {
  // Back over `NS_` and blanks.
  var at = end - 1
  while at >= 0, isIdentifierStart(bytes[at]) { at -= 1 }
  while at >= 0, bytes[at] <= 32 { at -= 1 }
  guard at >= 0 else { return nil }
  if bytes[at] != UInt8(ascii: "}") {
    let stop = at
    while at >= 0, isIdentifierStart(bytes[at]) || (48...57).contains(bytes[at]) { at -= 1 }
    let name = String(decoding: bytes[(at + 1)..<(stop + 1)], as: UTF8.self)
    while at >= 0, bytes[at] <= 32 { at -= 1 }
    return at >= 0 && bytes[at] == UInt8(ascii: "}") && !name.isEmpty ? name : nil
  }
  guard let open = bytes[..<at].lastIndex(of: UInt8(ascii: "{")) else { return nil }
  let head = String(decoding: bytes[max(0, open - 200)..<open], as: UTF8.self)
  guard let parenthesis = head.lastIndex(of: "("), ["NS_ENUM", "NS_OPTIONS", "NS_CLOSED_ENUM", "NS_ERROR_ENUM"].contains(where: { head[..<parenthesis].hasSuffix($0) })
  else { return nil }
  return head[parenthesis...].split(separator: ",").last.map { identifier($0.drop { $0 == " " }) } ?? nil
}

private func identifier(_ text: Substring) -> String? {
  let name = text.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
  return name.isEmpty ? nil : String(name)
}
