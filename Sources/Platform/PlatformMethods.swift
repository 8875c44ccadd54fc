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

  /// Whether objects of a class may have a member that Swift calls by this name, by what it inherits and adopts too: Swift leaves words of a selector out, `presentAsSheet` is
  /// `presentViewControllerAsSheet:`. Nil where the tables have nothing of the class. O(members of the class).
  package static func mayHaveMember(_ name: String, class className: String) -> Bool? {
    guard platformMethods.ofObjects[className] != nil else { return nil }
    let words = name.camelWords
    return ([className] + superclasses(of: className)).contains { owner in
      let adopted = platformMethods.adopted[owner, default: []].lazy.compactMap { platformMethods.ofProtocols[$0] }
      return ([platformMethods.ofObjects[owner] ?? []] + adopted).contains { $0.contains { $0.isSelector(of: words) } }
    }
  }

  /// Whether any protocol asks for it.
  package static func isAskedFor(_ selector: String) -> Bool { platformMethods.ofAnyProtocol.contains(selector) }

  /// Whether a protocol may ask for a method that Swift calls by this name, without its labels. Nil where the tables have nothing of the protocol. O(its members).
  package static func mayAsk(for baseName: String, protocol name: String) -> Bool? {
    guard platformMethods.ofProtocols[name] != nil else { return nil }
    let beginning = baseName.lowercased()
    return ([name] + (platformProtocol(named: name)?.inherited ?? [])).contains { platformMethods.ofProtocols[$0]?.contains { $0.lowercased().hasPrefix(beginning) } ?? false }
  }

  /// Whether the tables say what a protocol asks for.
  package static func knowsMethods(ofProtocol name: String) -> Bool { platformMethods.ofProtocols[name] != nil }

  package static func hasMethod(_ selector: String, inProtocol name: String) -> Bool {
    platformMethods.ofProtocols[name]?.contains(selector) ?? false
      || (platformProtocol(named: name)?.inherited.contains { platformMethods.ofProtocols[$0]?.contains(selector) ?? false } ?? false)
  }

  /// What the tables of members declare of each class and protocol, `-title` or `+new`, for the tests: none may be there twice.
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
  /// The protocols that a class adopts.
  private(set) var adopted: [String: [String]] = [:]

  init() {
    forEachOwner { isClass, name, protocols, selectors in
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

/// Calls `visit` for each class and protocol of the tables with the protocols that it adopts and the selectors that it declares.
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
  /// `presentAsSheet` is `present`, `As`, `Sheet`.
  package var camelWords: [Substring] {
    var words: [Substring] = []
    var start = startIndex
    for index in indices.dropFirst() where self[index].isUppercase {
      words.append(self[start..<index])
      start = index
    }
    return words + [self[start...]]
  }

  /// Whether a selector begins with the first of some words and has the others after it in this order; a getter may begin with `is`.
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
