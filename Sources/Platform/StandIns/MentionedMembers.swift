/// The words of texts, as hashes, and the words that their macros compose.
package struct TextWords: Sendable {
  package var hashes: Set<UInt64> = []
  /// The text that macros put before other words: for `set##name`, where `name` is a macro parameter, it is `set`.
  package var beginnings: Set<String> = []
  package var endings: Set<String> = []

  package init() {}

  package mutating func add(_ other: TextWords) {
    hashes.formUnion(other.hashes)
    beginnings.formUnion(other.beginnings)
    endings.formUnion(other.endings)
  }

  /// FNV-1a. If two words have the same hash, an unneeded line is added to the stub header.
  package static func hash(_ word: some Sequence<UInt8>) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in word { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return hash
  }

  /// Whether this word occurs in the text, or a macro can compose it from a word of the text.
  fileprivate func canMean(_ word: ArraySlice<UInt8>) -> Bool {
    hashes.contains(Self.hash(word))
      || beginnings.contains { word.starts(with: $0.utf8) && hashes.contains(Self.hash(word.dropFirst($0.utf8.count))) }
      || endings.contains { word.reversed().starts(with: $0.utf8.reversed()) && hashes.contains(Self.hash(word.dropLast($0.utf8.count))) }
  }
}

extension Platform {
  /// The members that texts may use, by key: methods if all parts of the selector occur as words, or the property that they set does; properties if their name, setter or
  /// getter does. Includes what the platform's own macros send. Linear in the tables.
  package static func members(mentionedIn words: TextWords) -> Set<String> {
    var words = words
    words.hashes.formUnion(wordsOfMacros)
    let isPasted = !words.beginnings.isEmpty || !words.endings.isEmpty
    let (hashes, members) = (words.hashes, spokenMembers)
    var mentioned: Set<String> = []
    for number in members.ends.indices {
      if members.isMentioned(number, hashes) || isPasted && members.isMentioned(number, in: words) { mentioned.insert(String(decoding: members.key(number), as: UTF8.self)) }
    }
    return mentioned
  }

  private static let wordsOfMacros = Set(StubText.identifiers(of: stubMacros).map { TextWords.hash($0.utf8) })
  /// Read once per process: tests and servers read many projects.
  private static let spokenMembers = SpokenMembers(memberTables)
}

/// The platform's members by the words that a text needs. Stored in a few flat arrays, since there are tens of thousands.
private struct SpokenMembers {
  /// The keys, concatenated, and the end of each.
  private var keys: [UInt8] = []
  private(set) var ends: [Int32] = []
  /// The hashes of the words that a text must contain, all of them: the parts of a selector, or the name of a property.
  private var parts: [UInt64] = []
  private var endsOfParts: [Int32] = []
  /// The hashes of alternative words, one of which is enough: accessors, and the property that a method sets.
  private var others: [UInt64] = []
  private var endsOfOthers: [Int32] = []

  init(_ tables: [String]) {
    MemberLine.forEach(in: tables) { line in
      guard line.form == .method || line.form == .property else { return }
      let key = line.key
      keys += key
      ends.append(Int32(keys.count))
      for word in Self.parts(of: key) { parts.append(TextWords.hash(word)) }
      endsOfParts.append(Int32(parts.count))
      for word in Self.others(of: key, isProperty: line.form == .property) { others.append(TextWords.hash(word)) }
      endsOfOthers.append(Int32(others.count))
    }
  }

  func key(_ number: Int) -> ArraySlice<UInt8> { keys[range(number, ends)] }

  /// Whether the words of a text include those of a member.
  func isMentioned(_ number: Int, _ words: Set<UInt64>) -> Bool {
    for at in range(number, endsOfOthers) where words.contains(others[at]) { return true }
    for at in range(number, endsOfParts) where !words.contains(parts[at]) { return false }
    return true
  }

  /// The same, including words that macros can compose.
  func isMentioned(_ number: Int, in words: TextWords) -> Bool {
    let key = Array(key(number))
    if Self.parts(of: key).allSatisfy(words.canMean) { return true }
    // Only a property has two alternatives.
    return Self.others(of: key, isProperty: range(number, endsOfOthers).count == 2).contains { words.canMean($0[...]) }
  }

  private func range(_ number: Int, _ ends: [Int32]) -> Range<Int> { (number == 0 ? 0 : Int(ends[number - 1]))..<Int(ends[number]) }

  private static func parts(of key: [UInt8]) -> [ArraySlice<UInt8>] { key.split(separator: UInt8(ascii: ":")) }

  private static func others(of key: [UInt8], isProperty: Bool) -> [[UInt8]] {
    if isProperty { return [accessor("set", key), accessor("is", key)] }
    return property(setBy: key).map { [$0] } ?? []
  }

  /// The name in an assignment, if `setTitle:` is a method of its own.
  private static func property(setBy selector: [UInt8]) -> [UInt8]? {
    guard selector.starts(with: "set".utf8), selector.firstIndex(of: UInt8(ascii: ":")) == selector.count - 1, selector.count > 4 else { return nil }
    var name = Array(selector[3..<(selector.count - 1)])
    // `URL` keeps its capitals.
    if (65...90).contains(name[0]), name.count < 2 || !(65...90).contains(name[1]) { name[0] += 32 }
    return name
  }

  /// `setTitle` for `set` and `title`.
  private static func accessor(_ prefix: String, _ name: [UInt8]) -> [UInt8] {
    var accessor = Array(prefix.utf8) + name
    if (97...122).contains(name[0]) { accessor[prefix.utf8.count] -= 32 }
    return accessor
  }
}
