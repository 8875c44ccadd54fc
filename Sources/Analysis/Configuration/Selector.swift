package import Facts

/// Selects entities. Every given key must match; of a list, any item.
///
///     {paths: [Features/(*)/**]}        globs; `(*)` stands for a folder or file name, or a part of one, which `$1` repeats elsewhere
///     {names: ["*ViewController"]}
///     {modules: [Networking]}
///     {kinds: [class, struct]}
///     {superclass: UIViewController}    at any distance, the platform's classes included
///     {protocol: UITableViewDataSource}
///     {role: [view, view-controller]}   what a type is by its superclasses, its protocols, or the key `roles`
///     {external: true}                  other people's
///     {paths: [Model/**], not: {names: ["*Test"]}}
package struct Selector: Sendable, Codable, Hashable {
  package var paths: [String] = []
  package var modules: [String] = []
  package var names: [String] = []
  package var kinds: [Entity.Kind] = []
  package var superclass: [String] = []
  package var `protocol`: [String] = []
  package var role: [String] = []
  package var external: Bool?
  package var not: [Selector] = []

  package init(paths: [String] = []) { self.paths = paths }

  private enum CodingKeys: String, CodingKey { case paths, modules, names, kinds, superclass, `protocol`, role, external, not }

  /// A list of one may be written without brackets.
  package init(from decoder: any Decoder) throws {
    let keys = try decoder.container(keyedBy: CodingKeys.self)
    paths = try keys.decodeListOrOne(String.self, forKey: .paths)
    modules = try keys.decodeListOrOne(String.self, forKey: .modules)
    names = try keys.decodeListOrOne(String.self, forKey: .names)
    kinds = try keys.decodeListOrOne(Entity.Kind.self, forKey: .kinds)
    superclass = try keys.decodeListOrOne(String.self, forKey: .superclass)
    `protocol` = try keys.decodeListOrOne(String.self, forKey: .protocol)
    role = try keys.decodeListOrOne(String.self, forKey: .role)
    external = try keys.decodeIfPresent(Bool.self, forKey: .external)
    not = try keys.decodeListOrOne(Selector.self, forKey: .not)
    try refuseMistakes(in: paths, names: names, role: role, decoder)
  }

  /// Encodes only what is set: `arborist config --effective` prints it.
  package func encode(to encoder: any Encoder) throws {
    var keys = encoder.container(keyedBy: CodingKeys.self)
    for (key, patterns) in [(CodingKeys.paths, paths), (.modules, modules), (.names, names), (.superclass, superclass), (.protocol, `protocol`), (.role, role)] {
      if !patterns.isEmpty { try keys.encode(patterns, forKey: key) }
    }
    if !kinds.isEmpty { try keys.encode(kinds, forKey: .kinds) }
    try keys.encodeIfPresent(external, forKey: .external)
    if !not.isEmpty { try keys.encode(not, forKey: .not) }
  }

  /// The same with `$1`, `$2` … replaced by what was captured.
  package func filled(with captures: [String]) -> Selector {
    guard !captures.isEmpty else { return self }
    func fill(_ pattern: String) -> String {
      var pattern = pattern
      for (number, capture) in captures.enumerated() { pattern = pattern.replacing("$\(number + 1)", with: Capture.literal(capture)) }
      return pattern
    }
    var selector = self
    selector.paths = paths.map(fill)
    selector.names = names.map(fill)
    selector.modules = modules.map(fill)
    selector.superclass = superclass.map(fill)
    selector.protocol = self.protocol.map(fill)
    selector.not = not.map { $0.filled(with: captures) }
    return selector
  }
}

extension Selector {
  /// The wording in messages: `'Model/**'`, `names 'PS*' and role 'view'`.
  package var words: String {
    let keys = [("", paths), ("module ", modules), ("names ", names), ("superclass ", superclass), ("protocol ", `protocol`), ("role ", role)]
    var parts = keys.filter { !$0.1.isEmpty }.map { $0.0 + listed($0.1) }
    if !kinds.isEmpty { parts.append("kinds " + listed(kinds.map(\.rawValue))) }
    if external == true { parts.append("other people's code") }
    if !not.isEmpty { parts.append("not " + not.map(\.words).joined(separator: ", not ")) }
    return parts.isEmpty ? "anything" : parts.joined(separator: " and ")
  }
}

extension Entity.Kind: Codable {}

/// Rejects patterns that can't match what they are meant for, and unknown roles.
func refuseMistakes(in paths: [String], names: [String], role: [String], _ decoder: any Decoder) throws {
  func refused(_ message: String) -> DecodingError { .dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: message)) }
  for pattern in paths where !Capture.isPossible(inPath: pattern) {
    throw refused("'\(pattern)': '(*)' stands for a folder or file name or a part of one, once in each, and not behind '**' or beside other wildcards")
  }
  for pattern in names where !Capture.isPossible(inName: pattern) {
    throw refused("'\(pattern)': '(*)' can stand once in a name, without other wildcards")
  }
  for name in role where !Roles.names.contains(name) {
    throw refused(Roles.unknown(name))
  }
}

extension CodingUserInfoKey {
  /// The location of the value that is being decoded.
  static let place = CodingUserInfoKey(rawValue: "place")!
}

extension Decoder {
  /// An empty path if unknown.
  var place: SourceLocation { userInfo[.place] as? SourceLocation ?? SourceLocation("") }
}

extension KeyedDecodingContainer {
  /// A list, or a single item as a list of one; empty if the key is missing.
  func decodeListOrOne<Item: Decodable>(_ type: Item.Type, forKey key: Key) throws -> [Item] {
    guard contains(key) else { return [] }
    // Only a list has an unkeyed container. Errors in an item are then reported for the item.
    if (try? nestedUnkeyedContainer(forKey: key)) != nil { return try decode([Item].self, forKey: key) }
    return [try decode(type, forKey: key)]
  }
}

/// The marks `(*)` in patterns, and what they match.
enum Capture {
  private static let mark = "(*)"

  static func isPossible(inPath pattern: String) -> Bool {
    guard pattern.contains(mark) else { return true }
    let parts = pattern.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard parts.count > 1, let last = parts.lastIndex(where: { $0.contains(mark) }) else { return false }
    return parts[...last].allSatisfy { $0.contains(mark) ? isPossible(inName: $0) : $0 != "**" }
  }

  static func isPossible(inName pattern: String) -> Bool {
    guard pattern.contains(mark) else { return true }
    let parts = pattern.split(separator: mark, omittingEmptySubsequences: false)
    return parts.count == 2 && !pattern.replacing(mark, with: "").contains { "*?[".contains($0) }
  }

  /// What distinguishes a pattern with marks from its siblings: `Features/Feed` for `Features/(*)/**`, `Feed` for `(*)Screen`. The pattern itself if it has no marks.
  static func place(_ pattern: String, _ captures: [String]) -> String {
    var parts = pattern.split(separator: "/").map(String.init)
    guard parts.count > 1, let last = parts.lastIndex(where: { $0.contains(mark) }) else { return pattern.contains(mark) ? captures.first ?? pattern : pattern }
    var rest = captures[...]
    for index in parts.indices where parts[index].contains(mark) { parts[index] = parts[index].replacing(mark, with: rest.popFirst() ?? mark) }
    return parts[...last].joined(separator: "/")
  }

  static func glob(_ pattern: String) -> Glob { Glob(pattern.replacing(mark, with: "*")) }

  /// What the marks of a pattern match in a path.
  static func inPath(_ pattern: String, _ path: String) -> [String] {
    guard pattern.contains(mark) else { return [] }
    return zip(pattern.split(separator: "/"), path.split(separator: "/")).filter { $0.0.contains(mark) }.flatMap { inName(String($0.0), String($0.1)) }
  }

  static func inName(_ pattern: String, _ name: String) -> [String] {
    let parts = pattern.split(separator: mark, omittingEmptySubsequences: false)
    guard parts.count == 2 else { return [] }
    return [String(name.dropFirst(parts[0].count).dropLast(parts[1].count))]
  }

  /// A pattern that matches only this name.
  static func literal(_ name: String) -> String {
    name.map { "*?[".contains($0) ? "[\($0)]" : String($0) }.joined()
  }
}
