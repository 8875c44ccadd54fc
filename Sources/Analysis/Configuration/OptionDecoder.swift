internal import Facts

/// Decodes options from configuration nodes. Every error has the line and column of the value at fault. A key that the type does not ask for is an error, at any depth.
/// All mistakes are reported at once.
struct OptionDecoder: Decoder {
  /// `what` names the keys of the node in messages, such as "option".
  static func decode<T: Decodable>(_ type: T.Type, from node: ConfigurationNode, what: String) throws(ConfigurationError) -> T {
    do {
      return try OptionDecoder.value(type, node, what)
    } catch let error as ConfigurationError {
      throw error
    } catch {
      throw ConfigurationError("\(error)", at: node.location)
    }
  }

  fileprivate let node: ConfigurationNode
  fileprivate let what: String
  fileprivate let asked = AskedKeys()
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [.place: node.location] }

  /// The keys that a type asked for. A class, because containers are values and outlive the call that makes them.
  fileprivate final class AskedKeys {
    var names: Set<String> = []
    var isEverything = false
  }

  fileprivate static func value<T: Decodable>(_ type: T.Type, _ node: ConfigurationNode, _ what: String) throws -> T {
    if let plain = try primitive(type, node) { return plain as! T }
    if let list = type as? any DecodableList.Type, case .list(let nodes) = node.value { return try list.read(nodes) as! T }
    let decoder = OptionDecoder(node: node, what: what)
    do {
      let value = try type.init(from: decoder)
      try decoder.refuseUnknownKeys()
      return value
    } catch DecodingError.keyNotFound(let key, _) {
      throw decoder.missing(key.stringValue)
    } catch let error as ConfigurationError {
      throw try withOthers(error, type, node, what)
    } catch let error as DecodingError {
      throw ConfigurationError(error, of: type, node)
    }
  }

  /// A type stops at the first value that it can't use. Decoding again without that value finds further mistakes; that the value is missing then is none.
  private static func withOthers<T: Decodable>(
    _ error: ConfigurationError, _ type: T.Type, _ node: ConfigurationNode, _ what: String
  ) throws -> ConfigurationError {
    guard case .map(var entries) = node.value, let index = entries.firstIndex(where: { $0.holds(error.location) }) else { return error }
    let removed = entries.remove(at: index).key
    let rest = OptionDecoder(node: ConfigurationNode(value: .map(entries), location: node.location), what: what)
    var error = error
    do {
      _ = try type.init(from: rest)
      try rest.refuseUnknownKeys()
    } catch DecodingError.keyNotFound(let key, _) {
      if key.stringValue != removed { error.others.append(rest.missing(key.stringValue)) }
    } catch let other as ConfigurationError {
      error.others.append(try withOthers(other, type, rest.node, what))
    } catch {}
    return error
  }

  private func refuseUnknownKeys() throws(ConfigurationError) {
    guard case .map(let entries) = node.value, !asked.isEverything, !asked.names.isEmpty else { return }
    var mistakes = Mistakes()
    for entry in entries where !asked.names.contains(entry.key) {
      mistakes.note(.unknown(what, entry.key, at: entry.keyLocation, known: Array(asked.names)))
    }
    try mistakes.refuse()
  }

  /// The error for a missing or misspelt key. The type has not asked for all its keys yet, so only a similar key is taken for a misspelling.
  private func missing(_ name: String) -> ConfigurationError {
    if case .map(let entries) = node.value {
      for entry in entries where !asked.names.contains(entry.key) && nearest(to: entry.key, in: [name]) != nil {
        return .unknown(what, entry.key, at: entry.keyLocation, known: [name])
      }
    }
    return ConfigurationError("missing key '\(name)'", at: node.location)
  }

  private static func primitive(_ type: any Decodable.Type, _ node: ConfigurationNode) throws -> Any? {
    if type is String.Type {
      guard case .scalar(let text, _) = node.value, !node.isEmpty else { throw node.expected("text") }
      return text
    }
    if type is Bool.Type {
      switch node.value {
      case .scalar("true", isPlain: true): return true
      case .scalar("false", isPlain: true): return false
      default: throw node.expected("true or false")
      }
    }
    if let type = type as? any (FixedWidthInteger & Decodable).Type {
      guard case .scalar(let text, isPlain: true) = node.value, let number = integer(type, text) else {
        throw node.expected("a whole number of 0 or more")
      }
      return number
    }
    if type is Double.Type || type is Float.Type {
      guard case .scalar(let text, isPlain: true) = node.value, let number = Double(text), number.isFinite else {
        throw node.expected("a number")
      }
      return type is Double.Type ? number : Float(number)
    }
    return nil
  }

  // Options that are whole numbers can't be negative.
  private static func integer<I: FixedWidthInteger>(_ type: I.Type, _ text: String) -> I? {
    guard let first = text.utf8.first, (0x30...0x39).contains(first) else { return nil }
    return I(text)
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    guard case .map(let entries) = node.value else { throw node.expected("a map of keys and values") }
    return KeyedDecodingContainer(Keyed(decoder: self, entries: entries))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    guard case .list(let nodes) = node.value else { throw node.expected("a list") }
    return Unkeyed(decoder: self, nodes: nodes)
  }

  func singleValueContainer() throws -> any SingleValueDecodingContainer { Single(decoder: self) }
}

/// A list whose elements are read one by one, so that a mistake in one does not hide those in others.
private protocol DecodableList {
  static func read(_ nodes: [ConfigurationNode]) throws(ConfigurationError) -> Self
}

extension Array: DecodableList where Element: Decodable {
  fileprivate static func read(_ nodes: [ConfigurationNode]) throws(ConfigurationError) -> [Element] {
    try nodes.readEach { (node) throws(ConfigurationError) in try OptionDecoder.decode(Element.self, from: node, what: "key") }
  }
}

extension ConfigurationNode.Entry {
  /// Whether a location is that of the key, or lies in the value.
  fileprivate func holds(_ place: SourceLocation) -> Bool { keyLocation == place || value.holds(place) }
}

extension ConfigurationNode {
  fileprivate func holds(_ place: SourceLocation) -> Bool {
    if location == place { return true }
    switch value {
    case .scalar: return false
    case .list(let nodes): return nodes.contains { $0.holds(place) }
    case .map(let entries): return entries.contains { $0.holds(place) }
    }
  }
}

// Each protocol requires a row of `decode` methods; one generic method covers them all.

private struct Keyed<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let decoder: OptionDecoder
  let entries: [ConfigurationNode.Entry]
  var codingPath: [any CodingKey] { [] }

  /// Code that reads all keys accepts any key.
  var allKeys: [Key] {
    decoder.asked.isEverything = true
    return entries.compactMap { Key(stringValue: $0.key) }
  }

  func contains(_ key: Key) -> Bool { node(key) != nil }
  func decodeNil(forKey key: Key) throws -> Bool { try found(key).isEmpty }

  func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
    try OptionDecoder.value(type, found(key), "key")
  }

  func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type, forKey key: Key) throws -> KeyedDecodingContainer<Nested> {
    try OptionDecoder(node: found(key), what: "key").container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try OptionDecoder(node: found(key), what: "key").unkeyedContainer()
  }

  func superDecoder() throws -> any Decoder { decoder }
  func superDecoder(forKey key: Key) throws -> any Decoder { OptionDecoder(node: try found(key), what: "key") }

  private func node(_ key: Key) -> ConfigurationNode? {
    decoder.asked.names.insert(key.stringValue)
    return entries.first { $0.key == key.stringValue }?.value
  }

  private func found(_ key: Key) throws -> ConfigurationNode {
    guard let node = node(key) else {
      throw DecodingError.keyNotFound(key, .init(codingPath: [], debugDescription: ""))
    }
    return node
  }
}

private struct Unkeyed: UnkeyedDecodingContainer {
  let decoder: OptionDecoder
  let nodes: [ConfigurationNode]
  var currentIndex = 0

  init(decoder: OptionDecoder, nodes: [ConfigurationNode]) {
    self.decoder = decoder
    self.nodes = nodes
  }

  var codingPath: [any CodingKey] { [] }
  var count: Int? { nodes.count }
  var isAtEnd: Bool { currentIndex >= nodes.count }

  mutating func decodeNil() throws -> Bool {
    guard try peek().isEmpty else { return false }
    currentIndex += 1
    return true
  }

  mutating func decode<T: Decodable>(_ type: T.Type) throws -> T {
    let value = try OptionDecoder.value(type, peek(), "key")
    currentIndex += 1
    return value
  }

  mutating func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type) throws -> KeyedDecodingContainer<Nested> {
    try superDecoder().container(keyedBy: type)
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer { try superDecoder().unkeyedContainer() }

  mutating func superDecoder() throws -> any Decoder {
    let node = try peek()
    currentIndex += 1
    return OptionDecoder(node: node, what: "key")
  }

  private func peek() throws -> ConfigurationNode {
    guard !isAtEnd else { throw ConfigurationError("expected another item in the list", at: decoder.node.location) }
    return nodes[currentIndex]
  }
}

private struct Single: SingleValueDecodingContainer {
  let decoder: OptionDecoder
  var codingPath: [any CodingKey] { [] }
  func decodeNil() -> Bool { decoder.node.isEmpty }
  func decode<T: Decodable>(_ type: T.Type) throws -> T { try OptionDecoder.value(type, decoder.node, decoder.what) }
}

extension ConfigurationError {
  /// A value that the type itself rejects. For an enum of names, the message lists the names.
  fileprivate init(_ error: DecodingError, of type: any Decodable.Type, _ node: ConfigurationNode) {
    if let cases = type as? any CaseIterable.Type, case .scalar(let text, _) = node.value {
      let names = names(of: cases)
      if !names.isEmpty {
        var message = "expected \(quotedList(names, "or")), found \(node.words)"
        if let nearest = nearest(to: text, in: names) { message += ", did you mean '\(nearest)'" }
        self.init(message, at: node.location)
        return
      }
    }
    switch error {
    case .dataCorrupted(let context), .typeMismatch(_, let context), .valueNotFound(_, let context):
      self.init(context.debugDescription, at: node.location)
    default:
      self.init("\(error)", at: node.location)
    }
  }
}

private func names<Cases: CaseIterable>(of type: Cases.Type) -> [String] {
  type.allCases.compactMap { ($0 as? any RawRepresentable)?.rawValue as? String }
}
