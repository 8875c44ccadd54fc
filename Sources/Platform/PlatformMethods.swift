/// The selectors that the tables of members know of the platform's classes and protocols.
extension Platform {
  /// Whether a class is known to have a method itself, not by its superclasses. The tables have the better part of the everyday classes,
  /// so that `false` says little.
  package static func hasMethod(_ selector: String, isStatic: Bool, inClass name: String) -> Bool {
    (isStatic ? platformMethods.ofClasses : platformMethods.ofObjects)[name]?.contains(selector) ?? false
  }

  /// Whether a method is one that a class inherits, or gets by a protocol that it or a superclass adopts.
  package static func inheritsMethod(_ selector: String, isStatic: Bool, class name: String) -> Bool {
    superclasses(of: name).contains { hasMethod(selector, isStatic: isStatic, inClass: $0) }
      || ([name] + superclasses(of: name)).contains { platformMethods.adopted[$0]?.contains { hasMethod(selector, inProtocol: $0) } ?? false }
  }

  /// Whether any protocol asks for it.
  package static func isAskedFor(_ selector: String) -> Bool { platformMethods.ofAnyProtocol.contains(selector) }

  /// Whether the tables say what a protocol asks for.
  package static func knowsMethods(ofProtocol name: String) -> Bool { platformMethods.ofProtocols[name] != nil }

  package static func hasMethod(_ selector: String, inProtocol name: String) -> Bool {
    platformMethods.ofProtocols[name]?.contains(selector) ?? false
      || (platformProtocol(named: name)?.inherited.contains { platformMethods.ofProtocols[$0]?.contains(selector) ?? false } ?? false)
  }

  /// What the tables of members declare of each class and protocol, `-title` or `+new`, for the tests: none may be there twice.
  package static var stubSelectors: [String: [String]] {
    let blocks = StubText.memberBlocks(memberTables)
    let members = Array(blocks.classes) + blocks.protocols.map { ("@" + $0.key, $0.value) }
    return Dictionary(uniqueKeysWithValues: members.map { ($0, $1.members.flatMap(selectors).map { ($0.isStatic ? "+" : "-") + $0.name }) })
  }

  private static let platformMethods = PlatformMethods()
}

private struct PlatformMethods: Sendable {
  private(set) var ofObjects: [String: Set<String>] = [:]
  private(set) var ofClasses: [String: Set<String>] = [:]
  private(set) var ofProtocols: [String: Set<String>] = [:]
  private(set) var ofAnyProtocol: Set<String> = []
  /// The protocols that a class adopts.
  private(set) var adopted: [String: [String]] = [:]

  init() {
    let blocks = StubText.memberBlocks(memberTables)
    for (name, block) in blocks.classes {
      adopted[name] = block.protocols
      for member in block.members.flatMap(selectors) {
        if member.isStatic { ofClasses[name, default: []].insert(member.name) } else { ofObjects[name, default: []].insert(member.name) }
      }
    }
    for (name, block) in blocks.protocols {
      ofProtocols[name] = Set(block.members.flatMap(selectors).map(\.name))
      ofAnyProtocol.formUnion(ofProtocols[name]!)
    }
  }
}

/// The selectors that one line of the table of members declares: one for a method, two for a property that can be set.
private func selectors(of member: String) -> [(name: String, isStatic: Bool)] {
  if member.hasPrefix("-") || member.hasPrefix("+") {
    return [(methodSelector(member), member.hasPrefix("+"))]
  }
  guard member.hasPrefix("@property") else { return [] }
  var attributes: [String] = []
  var rest = member.dropFirst("@property".count).drop { $0 == " " }
  if rest.hasPrefix("("), let end = rest.firstIndex(of: ")") {
    attributes = rest[rest.index(after: rest.startIndex)..<end].split(separator: ",").map { $0.filter { $0 != " " } }
    rest = rest[rest.index(after: end)...]
  }
  // The name is the last word, or of a block the one after `^`.
  let declarator = rest.firstIndex(of: "^").map { rest[$0...].prefix { $0 != ")" } } ?? rest
  guard let name = StubText.identifiers(of: String(declarator)).last else { return [] }
  let isStatic = attributes.contains("class")
  let getter = attributes.first { $0.hasPrefix("getter=") }.map { String($0.dropFirst("getter=".count)) } ?? name
  if attributes.contains("readonly") { return [(getter, isStatic)] }
  return [(getter, isStatic), ("set" + name.prefix(1).uppercased() + name.dropFirst() + ":", isStatic)]
}

/// `- (void)a:(int)x b:(int)y;` is `a:b:`.
private func methodSelector(_ text: String) -> String {
  var selector = ""
  var word = ""
  var depth = 0
  var isFirst = true
  for character in text.dropFirst() {
    switch character {
    case "(": depth += 1
    case ")": depth -= 1
    case _ where depth > 0: break
    case ":":
      selector += word + ":"
      word = ""
      isFirst = false
    case " ", ";", ",":
      if isFirst, !word.isEmpty { return word }
      word = ""
    default: word.append(character)
    }
  }
  return selector
}
