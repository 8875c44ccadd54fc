/// The words of texts, as hashes, with what their macros put together of words.
package struct TextWords: Sendable {
  package var hashes: Set<UInt64> = []
  /// What macros put before and after other words: of `set##name` the beginning `set`, where `name` is what the macro is given.
  package var beginnings: Set<String> = []
  package var endings: Set<String> = []

  package init() {}

  package mutating func add(_ other: TextWords) {
    hashes.formUnion(other.hashes)
    beginnings.formUnion(other.beginnings)
    endings.formUnion(other.endings)
  }

  /// FNV-1a. Two words with one hash would both be taken where one is meant, which costs a line of the stub header.
  package static func hash(_ word: some Sequence<UInt8>) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in word { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return hash
  }

  /// Whether this word is one of the text, or one that a macro can make of a word of the text.
  fileprivate func canMean(_ word: ArraySlice<UInt8>) -> Bool {
    hashes.contains(Self.hash(word))
      || beginnings.contains { word.starts(with: $0.utf8) && hashes.contains(Self.hash(word.dropFirst($0.utf8.count))) }
      || endings.contains { word.reversed().starts(with: $0.utf8.reversed()) && hashes.contains(Self.hash(word.dropLast($0.utf8.count))) }
  }
}

extension Platform {
  /// What the members are called that texts may speak of: the selectors of methods all parts of which are words of the texts, and the names of properties that stand there
  /// or that a setter or getter does. What the platform's own macros send is among them. Linear in the tables.
  package static func members(mentionedIn words: TextWords) -> Set<String> {
    var words = words
    words.hashes.formUnion(StubText.identifiers(of: stubMacros).map { TextWords.hash($0.utf8) })
    var mentioned: Set<String> = []
    MemberLine.forEach(in: memberTables) { line in
      let key = line.key
      let isMentioned: Bool
      switch line.form {
      case .owner, .other: isMentioned = false
      case .method: isMentioned = key.split(separator: UInt8(ascii: ":")).allSatisfy(words.canMean) || property(setBy: key).map(words.canMean) ?? false
      case .property: isMentioned = words.canMean(key[...]) || ["set", "is"].contains { words.canMean(accessor($0, key)[...]) }
      }
      if isMentioned { mentioned.insert(String(decoding: key, as: UTF8.self)) }
    }
    return mentioned
  }

  /// What an assignment to a property calls it where `setTitle:` is a method of its own.
  private static func property(setBy selector: [UInt8]) -> ArraySlice<UInt8>? {
    guard selector.starts(with: "set".utf8), selector.firstIndex(of: UInt8(ascii: ":")) == selector.count - 1, selector.count > 4 else { return nil }
    var name = Array(selector[3..<(selector.count - 1)])
    // `URL` is written as it is.
    if (65...90).contains(name[0]), name.count < 2 || !(65...90).contains(name[1]) { name[0] += 32 }
    return name[...]
  }

  /// `setTitle` of `set` and `title`.
  private static func accessor(_ prefix: String, _ name: [UInt8]) -> [UInt8] {
    var accessor = Array(prefix.utf8) + name
    if (97...122).contains(name[0]) { accessor[prefix.utf8.count] -= 32 }
    return accessor
  }
}
