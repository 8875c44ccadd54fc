/// The selectors of the platform's classes and protocols in the member tables.
extension Platform {
  /// Whether a class is known to declare a method itself, not in a superclass. The tables only cover most members of common classes, so `false` is no proof.
  package static func hasMethod(_ selector: String, isStatic: Bool, inClass name: String) -> Bool {
    (isStatic ? platformMethods.ofClasses : platformMethods.ofObjects)[name]?.contains(selector) ?? false
  }

  /// Whether a class inherits a method, or gets it from a protocol that it or a superclass adopts.
  package static func inheritsMethod(_ selector: String, isStatic: Bool, class name: String) -> Bool {
    superclasses(of: name).contains { hasMethod(selector, isStatic: isStatic, inClass: $0) }
      || ([name] + superclasses(of: name)).contains { platformMethods.adopted[$0]?.contains { hasMethod(selector, inProtocol: $0) } ?? false }
  }

  /// Whether objects of a class may have a member of this Swift name, inherited and adopted members included. Swift omits words of a selector: `presentAsSheet` is
  /// `presentViewControllerAsSheet:`. Nil if the tables have nothing about the class. O(members of the class).
  package static func mayHaveMember(_ name: String, class className: String) -> Bool? {
    guard platformMethods.ofObjects[className] != nil else { return nil }
    let words = name.camelWords
    return ([className] + superclasses(of: className)).contains { owner in
      let adopted = platformMethods.adopted[owner, default: []].lazy.compactMap { platformMethods.ofProtocols[$0] }
      return ([platformMethods.ofObjects[owner] ?? []] + adopted).contains { $0.contains { $0.isSelector(of: words) } }
    }
  }

  /// Whether some class or protocol of the platform has a member of this name, without what follows the first colon of a selector, or without the labels that Swift makes of it:
  /// `base64EncodedString` for `base64EncodedStringWithOptions:`.
  package static func isMember(_ name: String) -> Bool { platformMethods.ofAnybody.contains(name) }

  /// Whether any protocol declares it, required or optional.
  package static func isAskedFor(_ selector: String) -> Bool { platformMethods.ofAnyProtocol.contains(selector) }

  /// Whether a protocol may declare a method of this Swift name, without labels. Nil if the tables have nothing about the protocol. O(its members).
  package static func mayAsk(for baseName: String, protocol name: String) -> Bool? {
    guard platformMethods.ofProtocols[name] != nil else { return nil }
    let beginning = baseName.lowercased()
    return ([name] + (platformProtocol(named: name)?.inherited ?? [])).contains { platformMethods.ofProtocols[$0]?.contains { $0.lowercased().hasPrefix(beginning) } ?? false }
  }

  /// Whether the tables have the requirements of a protocol.
  package static func knowsMethods(ofProtocol name: String) -> Bool { platformMethods.ofProtocols[name] != nil }

  package static func hasMethod(_ selector: String, inProtocol name: String) -> Bool {
    platformMethods.ofProtocols[name]?.contains(selector) ?? false
      || (platformProtocol(named: name)?.inherited.contains { platformMethods.ofProtocols[$0]?.contains(selector) ?? false } ?? false)
  }

  /// The members of each class and protocol in the tables, `-title` or `+new`, for the tests: none may occur twice.
  package static var stubSelectors: [String: [String]] {
    var selectors: [String: [String]] = [:]
    forEachOwner { isClass, name, _, declared in
      selectors[(isClass ? "" : "@") + name, default: []] += declared.map { ($0.isStatic ? "+" : "-") + $0.name }
    }
    return selectors
  }

  private static let platformMethods = PlatformMethods()
}

private struct PlatformMethods: Sendable {
  private(set) var ofObjects: [String: Set<String>] = [:]
  private(set) var ofClasses: [String: Set<String>] = [:]
  private(set) var ofProtocols: [String: Set<String>] = [:]
  private(set) var ofAnyProtocol: Set<String> = []
  /// The names of all members, without what follows the first colon, and what Swift calls them.
  private(set) var ofAnybody: Set<String> = []
  /// The protocols that a class adopts.
  private(set) var adopted: [String: [String]] = [:]

  /// What stands before the first preposition, where the importer of Swift begins the labels; nil if there is none.
  private static func withoutPreposition(_ name: Substring) -> String? {
    let bytes = Array(name.utf8)
    var start = 1
    while start < bytes.count {
      guard let upper = bytes[start...].firstIndex(where: { (0x41...0x5A).contains($0) }) else { return nil }
      let end = bytes[(upper + 1)...].firstIndex { (0x41...0x5A).contains($0) } ?? bytes.count
      if prepositions.contains(String(decoding: bytes[upper..<end], as: UTF8.self)) { return String(decoding: bytes[..<upper], as: UTF8.self) }
      start = upper + 1
    }
    return nil
  }

  private static let prepositions: Set<String> = ["With", "For", "From", "At", "In", "By", "To", "Of", "On", "Using"]

  init() {
    forEachOwner { isClass, name, protocols, selectors in
      for member in selectors {
        let name = member.name.prefix { $0 != ":" }
        ofAnybody.insert(String(name))
        if let base = Self.withoutPreposition(name) { ofAnybody.insert(base) }
      }
      if isClass {
        adopted[name, default: []] += protocols
        for member in selectors {
          if member.isStatic { ofClasses[name, default: []].insert(member.name) } else { ofObjects[name, default: []].insert(member.name) }
        }
      } else {
        ofProtocols[name, default: []].formUnion(selectors.map(\.name))
        ofAnyProtocol.formUnion(selectors.map(\.name))
      }
    }
  }
}

/// Calls `visit` for each class and protocol in the tables, with the adopted protocols and the declared selectors.
private func forEachOwner(_ visit: (_ isClass: Bool, _ name: String, _ protocols: [String], _ selectors: [(name: String, isStatic: Bool)]) -> Void) {
  var words: [String] = []
  var selectors: [(name: String, isStatic: Bool)] = []
  func close() { if words.count > 1 { visit(words[0] == "interface", words[1], Array(words.dropFirst(2)), selectors) } }
  MemberLine.forEach(in: memberTables) { line in
    guard line.form == .owner else {
      selectors += line.selectors
      return
    }
    close()
    words = StubText.identifiers(of: line.declaration)
    selectors = []
  }
  close()
}

extension String {
  /// `present`, `As`, `Sheet` for `presentAsSheet`.
  package var camelWords: [Substring] {
    var words: [Substring] = []
    var start = startIndex
    for index in indices.dropFirst() where self[index].isUppercase {
      words.append(self[start..<index])
      start = index
    }
    return words + [self[start...]]
  }

  /// Whether a selector begins with the first of some words and contains the others in this order; a getter may begin with `is`.
  fileprivate func isSelector(of words: [Substring]) -> Bool {
    guard let first = words.first else { return false }
    var rest = self[...]
    if rest.hasPrefix("is"), !first.hasPrefix("is") { rest = (rest.dropFirst(2).first?.lowercased() ?? "") + rest.dropFirst(3) }
    guard rest.hasPrefix(first) else { return false }
    rest = rest.dropFirst(first.count)
    for word in words.dropFirst() {
      guard let found = rest.firstRange(of: word) else { return false }
      rest = rest[found.upperBound...]
    }
    return true
  }
}
