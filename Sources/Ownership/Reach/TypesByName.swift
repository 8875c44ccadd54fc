import Facts

/// The types that code may refer to by other means: by a text, or by the name of a screen.
struct TypesByName {
  private let types: Types
  /// The types by their own names, which texts may contain.
  private var named: [String: [Types.TypeID]] = [:]
  /// The types that screens have, by the exact names of the screens; and the same by their names in lower case.
  private var behindScreens: [String: [Types.TypeID]] = [:]
  private var behindWords: [String: [Types.TypeID]] = [:]

  init(_ types: Types) { self.types = types }

  mutating func add(_ type: Types.TypeID) { named[types.name(type), default: []].append(type) }

  /// A type that has objects if a screen of an interface file is shown.
  mutating func add(_ type: Types.TypeID, behind screen: String) {
    behindScreens[screen, default: []].append(type)
    behindWords[screen.lowercased(), default: []].append(type)
  }

  /// The types of a name. O(1).
  func ofName(_ name: String) -> [Types.TypeID] { named[name] ?? [] }

  /// The types that a text may refer to: a screen by its exact name, a class with or without its module. O(text).
  func ofText(_ text: String) -> [Types.TypeID] { (behindScreens[text] ?? []) + (named[String(text.split(separator: ".").last ?? "")] ?? []) }

  /// The types that a word may refer to: generated code that is not available here has a member of that name for a screen. O(word).
  func ofWord(_ word: String) -> [Types.TypeID] { behindWords.isEmpty ? [] : behindWords[word.prefix { $0 != "(" }.lowercased()] ?? [] }
}
