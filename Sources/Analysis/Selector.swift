package import Facts

/// Says which entities are meant. Every key that is given must fit; of a list, any item.
///
///     {paths: [Features/(*)/**]}        globs; `(*)` stands for one whole folder or file name, which `$1` repeats elsewhere
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

  package init() {}

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
    for pattern in paths where !Capture.isPossible(inPath: pattern) {
      throw refused("'\(pattern)': '(*)' stands for a whole folder or file name, and not behind '**'", decoder)
    }
    for pattern in names where !Capture.isPossible(inName: pattern) {
      throw refused("'\(pattern)': '(*)' can stand once in a name, without other wildcards", decoder)
    }
    for name in role where !Roles.names.contains(name) {
      throw refused(Roles.unknown(name), decoder)
    }
  }

  /// What is said, and nothing else.
  package func encode(to encoder: any Encoder) throws {
    var keys = encoder.container(keyedBy: CodingKeys.self)
    func encode<Item: Encodable>(_ items: [Item], _ key: CodingKeys) throws { if !items.isEmpty { try keys.encode(items, forKey: key) } }
    try encode(paths, .paths)
    try encode(modules, .modules)
    try encode(names, .names)
    try encode(kinds, .kinds)
    try encode(superclass, .superclass)
    try encode(self.protocol, .protocol)
    try encode(role, .role)
    try keys.encodeIfPresent(external, forKey: .external)
    try encode(not, .not)
  }

  private func refused(_ message: String, _ decoder: any Decoder) -> DecodingError {
    .dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: message))
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

extension Entity.Kind: Codable {}

extension KeyedDecodingContainer {
  /// A list, or one item that stands for a list of one; empty when the key is not there.
  func decodeListOrOne<Item: Decodable>(_ type: Item.Type, forKey key: Key) throws -> [Item] {
    guard contains(key) else { return [] }
    // Only a list has a container without keys; what is wrong with an item is then said of the item.
    if (try? nestedUnkeyedContainer(forKey: key)) != nil { return try decode([Item].self, forKey: key) }
    return [try decode(type, forKey: key)]
  }
}

/// What `(*)` in a pattern stands for.
enum Capture {
  private static let mark = "(*)"

  static func isPossible(inPath pattern: String) -> Bool {
    let parts = pattern.split(separator: "/", omittingEmptySubsequences: false)
    guard let last = parts.lastIndex(where: { $0.contains("(") || $0.contains(")") }) else { return true }
    return parts[...last].allSatisfy { $0 == mark || !($0.contains("(") || $0.contains(")") || $0 == "**") } && pattern.contains("/")
  }

  static func isPossible(inName pattern: String) -> Bool {
    guard pattern.contains("(") || pattern.contains(")") else { return true }
    let parts = pattern.split(separator: mark, omittingEmptySubsequences: false)
    return parts.count == 2 && !pattern.replacing(mark, with: "").contains { "()*?[".contains($0) }
  }

  static func glob(_ pattern: String) -> Glob { Glob(pattern.replacing(mark, with: "*")) }

  /// What the marks of a pattern stand for in a path that it matches.
  static func inPath(_ pattern: String, _ path: String) -> [String] {
    guard pattern.contains(mark) else { return [] }
    return zip(pattern.split(separator: "/"), path.split(separator: "/")).filter { $0.0 == mark }.map { String($0.1) }
  }

  static func inName(_ pattern: String, _ name: String) -> [String] {
    let parts = pattern.split(separator: mark, omittingEmptySubsequences: false)
    guard parts.count == 2 else { return [] }
    return [String(name.dropFirst(parts[0].count).dropLast(parts[1].count))]
  }

  /// A name as a pattern that matches just this name.
  static func literal(_ name: String) -> String {
    name.map { "*?[".contains($0) ? "[\($0)]" : String($0) }.joined()
  }
}
