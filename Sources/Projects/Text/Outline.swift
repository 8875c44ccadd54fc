import Facts

/// Follows a scanner through a file and records the types that its text declares.
///
/// Braces tell the nesting. Each branch of an `#if` starts with the braces that were open before it, since two branches may open the same class.
struct Outline {
  private(set) var types: [OutlinedType] = []
  private var scopes: [Scope] = []
  /// The number of open braces beyond those in `scopes`. Nobody nests types this deep, and a malicious file costs no more.
  private var deeper = 0
  /// The scope that the next opening brace opens.
  private var pending: Scope?
  /// The scopes at each open `#if`.
  private var saved: [(scopes: [Scope], deeper: Int)] = []
  private static let mostScopes = 100

  private enum Scope: Equatable {
    case namespace(String)
    case type(String)
    /// `extern "C"`, and an unnamed namespace.
    case transparent
    /// A function, an enum, an initialiser: declarations in it are local.
    case body
    /// An unnamed struct in a `typedef`, which names it after its body.
    case unnamed(Entity.Kind)
  }

  // MARK: Braces

  mutating func punctuation(_ byte: UInt8, at place: Int, in text: Bytes, line: Int) {
    switch byte {
    case UInt8(ascii: "{") where scopes.count == Self.mostScopes: deeper += 1
    case UInt8(ascii: "}") where deeper > 0: deeper -= 1
    case UInt8(ascii: "{"):
      scopes.append(pending ?? (text.ends(before: place, "extern \"C\"") ? .transparent : .body))
      pending = nil
    case UInt8(ascii: "}"):
      guard case .unnamed(let kind)? = scopes.popLast(), let name = text.identifier(at: text.skipBlank(place + 1)) else { break }
      add(kind, text.string(name), in: text, after: nil, line: line)
    case UInt8(ascii: ";"): pending = nil
    default: break
    }
  }

  mutating func openCondition() { saved.append((scopes, deeper)) }

  mutating func nextBranch() {
    guard let last = saved.last else { return }
    (scopes, deeper) = last
    pending = nil
  }

  mutating func closeCondition() { _ = saved.popLast() }

  // MARK: C and C++

  /// After the word `namespace`.
  mutating func namespace(in text: Bytes, after start: Int) {
    var names: [String] = []
    var place = start
    while let name = text.nextIdentifier(place) {
      names.append(text.string(name))
      place = text.skipBlank(name.upperBound)
      guard text.starts(place, "::") else { break }
      place += 2
    }
    guard text.nextByte(place) == UInt8(ascii: "{") else { return }
    pending = names.isEmpty ? .transparent : .namespace(names.joined(separator: "::"))
  }

  /// A `struct`, `class`, `union` or `enum` that has its body here.
  mutating func tag(_ kind: Entity.Kind, _ name: Range<Int>, in text: Bytes, line: Int) {
    // `struct hash<Key> {`, `struct List<Key>::Node {`: these belong to a template that is declared elsewhere.
    let isOfTemplate = text.nextByte(name.upperBound) == UInt8(ascii: "<") || text.ends(before: name.lowerBound, ">::")
    var words = [text.string(name)]
    var start = name.lowerBound
    while start >= 2, text.starts(start - 2, "::"), let outer = text.identifier(endingAt: start - 2) {
      words.insert(text.string(outer), at: 0)
      start = outer.lowerBound
    }
    let spelled = words.joined(separator: "::")
    pending = kind == .enum ? .body : .type(spelled)
    guard !isOfTemplate else { return }
    add(kind, spelled, in: text, after: name.upperBound, line: line)
  }

  /// `typedef struct {`.
  mutating func unnamedTag(_ kind: Entity.Kind) { pending = .unnamed(kind) }

  /// `NS_ENUM(NSInteger, Name)`.
  mutating func enumeration(_ name: String, in text: Bytes, line: Int) {
    if !scopes.contains(.body) { add(.enum, name, in: text, after: nil, line: line) }
  }

  /// `end`: the position where base classes may follow.
  private mutating func add(_ kind: Entity.Kind, _ name: String, in text: Bytes, after end: Int?, line: Int) {
    guard deeper == 0 else { return }
    let usr = (kind == .union ? "@U@" : kind == .enum ? "@E@" : "@S@") + name.replacing("::", with: "@S@")
    let scope = names(of: scopes)
    let bases = kind == .enum ? [] : end.map { self.bases(in: text, after: $0) } ?? []
    // A local type has no name outside of its function.
    if let body = scopes.firstIndex(of: .body) {
      let id = EntityID.c(self.usr(of: Array(scopes[..<body])) + "@\(line)" + usr)
      types.append(OutlinedType(kind, name, id, scope: scope, bases: bases, isLocal: true, line: line))
    } else {
      let id = EntityID.c(self.usr(of: scopes) + usr)
      types.append(OutlinedType(kind, (scope + [name]).joined(separator: "::"), id, scope: scope, bases: bases, in: kind == .enum ? nil : container, line: line))
    }
  }

  private var container: EntityID? {
    guard let last = scopes.lastIndex(where: { $0 != .transparent }), case .type = scopes[last] else { return nil }
    return .c(usr(of: scopes))
  }

  private func names(of scopes: [Scope]) -> [String] {
    scopes.compactMap {
      switch $0 {
      case .namespace(let name), .type(let name): name
      case .transparent, .body, .unnamed: nil
      }
    }
  }

  private func usr(of scopes: [Scope]) -> String {
    scopes.reduce(into: "") { usr, scope in
      switch scope {
      case .namespace(let name): usr += "@N@" + name.replacing("::", with: "@N@")
      case .type(let name): usr += "@S@" + name.replacing("::", with: "@S@")
      case .transparent, .body, .unnamed: break
      }
    }
  }

  /// The names between the colon and the brace: `: public a::Base<T>, virtual B` gives `a::Base` and `B`.
  private func bases(in text: Bytes, after start: Int) -> [String] {
    var place = text.skipBlank(start)
    while let word = text.identifier(at: place) { place = text.skipBlank(word.upperBound) }
    guard place < text.count, text[place] == UInt8(ascii: ":") else { return [] }
    place += 1
    var bases: [String] = []
    var name = ""
    var depth = 0
    while place < text.count {
      place = text.skipBlank(place)
      guard place < text.count else { break }
      let byte = text[place]
      if let word = text.identifier(at: place) {
        place = word.upperBound
        let isKeyword =
          text.matches(word, "public") || text.matches(word, "private") || text.matches(word, "protected")
          || text.matches(word, "virtual") || text.matches(word, "typename")
        if depth == 0, !isKeyword { name += text.string(word) }
        continue
      }
      if byte == UInt8(ascii: "<") || byte == UInt8(ascii: "(") { depth += 1 }
      if byte == UInt8(ascii: ">") || byte == UInt8(ascii: ")") { depth -= 1 }
      if depth == 0, text.starts(place, "::") {
        if !name.isEmpty { name += "::" }
        place += 2
        continue
      }
      if depth == 0, byte == UInt8(ascii: ",") || byte == UInt8(ascii: "{") {
        if !name.isEmpty { bases.append(name) }
        name = ""
        if byte == UInt8(ascii: "{") { break }
      }
      place += 1
    }
    return bases
  }

  // MARK: Objective-C

  /// After `@interface`, `@protocol` or `@implementation`.
  mutating func objectiveC(_ keyword: ObjectiveCKeyword, in text: Bytes, after start: Int, line: Int) {
    guard let range = text.nextIdentifier(start) else { return }
    var name = text.string(range)
    var place = text.skipBlank(range.upperBound)
    if let (inner, end) = classOfMacro(in: text, at: place) {
      name = text.string(inner)
      place = end
    }
    let parameters = angledNames(in: text, &place)
    let next = place < text.count ? text[place] : 0
    if next == UInt8(ascii: "("), keyword != .protocol {
      place = text.skipBlank(place + 1)
      var category = ""
      if let word = text.identifier(at: place) {
        category = text.string(word)
        place = text.skipBlank(word.upperBound)
      }
      // A macro with arguments is no category.
      guard place < text.count, text[place] == UInt8(ascii: ")") else { return }
      place = text.skipBlank(place + 1)
      let id: EntityID = category.isEmpty ? .objectiveCExtension(of: name) : .objectiveCCategory(category, of: name)
      types.append(
        OutlinedType(
          .category, name, id, category: category, protocols: angledNames(in: text, &place).names,
          isImplementation: keyword == .implementation, line: line))
      return
    }
    if keyword == .protocol {
      // `@protocol A, B;` is only a forward declaration.
      guard next != UInt8(ascii: ","), next != UInt8(ascii: ";") else { return }
      types.append(OutlinedType(.protocol, name, .objectiveCProtocol(name), protocols: parameters.names, line: line))
      return
    }
    var type = OutlinedType(.class, name, .objectiveCClass(name), isImplementation: keyword == .implementation, line: line)
    if next == UInt8(ascii: ":") {
      place = text.skipBlank(place + 1)
      guard let superclass = text.identifier(at: place) else { return }
      type.bases = [text.string(superclass)]
      place = text.skipBlank(superclass.upperBound)
      let second = angledNames(in: text, &place)
      let third = angledNames(in: text, &place)
      // Of two lists the second one is the protocols. A single list is type arguments if it contains a pointer, or a type parameter of the class itself.
      let isArguments = second.hasPointer || second.names.contains { $0 == "id" || parameters.names.contains($0) }
      type.protocols = third.names.isEmpty ? (isArguments ? [] : second.names) : third.names
    } else if keyword == .interface {
      type.protocols = parameters.names
    }
    types.append(type)
  }

  /// The class that a macro declares: the first name in the parentheses of `GENERIC_CLASS(Box, T) : NSObject`. A category has no superclass.
  private func classOfMacro(in text: Bytes, at place: Int) -> (name: Range<Int>, end: Int)? {
    guard place < text.count, text[place] == UInt8(ascii: "("), let name = text.identifier(at: text.skipBlank(place + 1)) else { return nil }
    var end = name.upperBound
    while end < text.count, text[end] != UInt8(ascii: ")"), text[end] != newline { end += 1 }
    end = text.skipBlank(min(end + 1, text.count))
    return end < text.count && text[end] == UInt8(ascii: ":") ? (name, end) : nil
  }

  enum ObjectiveCKeyword { case interface, `protocol`, implementation }

  /// The names at the top level of `<…>`; moves past it.
  private func angledNames(in text: Bytes, _ place: inout Int) -> (names: [String], hasPointer: Bool) {
    guard place < text.count, text[place] == UInt8(ascii: "<") else { return ([], false) }
    var names: [String] = []
    var hasPointer = false
    var depth = 0
    while place < text.count {
      let byte = text[place]
      if let word = text.identifier(at: place) {
        if depth == 1 { names.append(text.string(word)) }
        place = text.skipBlank(word.upperBound)
        continue
      }
      if byte == UInt8(ascii: "<") { depth += 1 }
      if byte == UInt8(ascii: ">") { depth -= 1 }
      if byte == UInt8(ascii: "*") { hasPointer = true }
      if byte == UInt8(ascii: "#") { while place < text.count, text[place] != newline { place += 1 } }
      place = text.skipBlank(min(place + 1, text.count))
      if depth == 0 { break }
    }
    return (names, hasPointer)
  }
}

extension Bytes {
  /// The identifier that begins here.
  fileprivate func identifier(at place: Int) -> Range<Int>? {
    guard place < count, isIdentifierStart(self[place]) else { return nil }
    return place..<endOfIdentifier(place)
  }

  /// Whether the text before a position ends in this, with or without blanks after it.
  fileprivate func ends(before place: Int, _ words: StaticString) -> Bool {
    var end = place
    while end > 0, self[end - 1] <= 0x20 { end -= 1 }
    return end >= words.utf8CodeUnitCount && starts(end - words.utf8CodeUnitCount, words)
  }

  /// The identifier that ends here.
  fileprivate func identifier(endingAt end: Int) -> Range<Int>? {
    var start = end
    while start > 0, isIdentifierStart(self[start - 1]) || isDigit(self[start - 1]) { start -= 1 }
    return start < end && isIdentifierStart(self[start]) ? start..<end : nil
  }
}
