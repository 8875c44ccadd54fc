import Facts

/// The types that code may ask for without naming them: by a text, or by the word for a screen.
struct TypesByName {
  private let types: Types
  /// The types by their own names, which a text has for them.
  private var named: [String: [Types.TypeID]] = [:]
  /// The types that are behind screens, by the names of the screens; and the same by these names in small letters.
  private var behindScreens: [String: [Types.TypeID]] = [:]
  private var behindWords: [String: [Types.TypeID]] = [:]

  init(_ types: Types) { self.types = types }

  mutating func add(_ type: Types.TypeID) { named[types.name(type), default: []].append(type) }

  /// A type has objects where a screen of an interface file is shown.
  mutating func add(_ type: Types.TypeID, behind screen: String) {
    behindScreens[screen, default: []].append(type)
    behindWords[screen.lowercased(), default: []].append(type)
  }

  /// The types of a name. O(1).
  func ofName(_ name: String) -> [Types.TypeID] { named[name] ?? [] }

  /// What a text asks for: a screen by its exact name, a class with its module or without. O(text).
  func ofText(_ text: String) -> [Types.TypeID] { (behindScreens[text] ?? []) + (named[String(text.split(separator: ".").last ?? "")] ?? []) }

  /// What a word may ask for: generated code, which is not there, has a member of that name for a screen. O(word).
  func ofWord(_ word: String) -> [Types.TypeID] { behindWords.isEmpty ? [] : behindWords[word.prefix { $0 != "(" }.lowercased()] ?? [] }
}
