import Facts

/// An error of the parser, and where it occurred.
struct Diagnosis {
  let message: String
  /// Where the outermost macro expansion begins; an absolute path.
  let file: String
  let line: Int
  let offset: Int
  /// Where the token itself is spelled: inside the macro, if a macro made it.
  let spellingFile: String
  let spellingOffset: Int

  /// Whether a name in an expression is not declared.
  var isOfExpression: Bool { message.hasPrefix("use of undeclared identifier") || isOfUndeclaredFunction }

  /// Whether a superclass is not declared, or only forward-declared.
  var isOfSuperclass: Bool {
    message.hasPrefix("cannot find interface declaration for") && message.containsBytes("superclass of") || message.hasPrefix("attempting to use the forward class")
  }

  /// The header that was not found, as the import spells it.
  var missingHeader: String? { message.hasSuffix("file not found") ? firstQuoted(message) : nil }

  /// The function that is called but not declared.
  var undeclaredFunction: String? { isOfUndeclaredFunction ? firstQuoted(message) : nil }

  private var isOfUndeclaredFunction: Bool { message.hasPrefix("call to undeclared function") || message.hasPrefix("implicit declaration of function") }
}

extension StandIns {
  /// Learns from one error what to make up. Returns whether that is new, so that another parse is worth its time.
  /// The wordings are those of clang 14 to 21; the cases were chosen by what occurs in four projects.
  mutating func learn(from diagnosis: Diagnosis, texts: SourceTexts) -> Bool {
    let source = texts.bytes(of: diagnosis.file)
    let message = diagnosis.message
    let quoted = firstQuoted(message)

    // Headers of the project were mapped before the first parse; one that is still missing is not the project's.
    if let header = diagnosis.missingHeader { return add(header: header, meaning: "") }
    if message.hasPrefix("cannot find interface declaration for") || message.hasPrefix("attempting to use the forward class") {
      return add(class: quoted)
    }
    if message.hasPrefix("cannot find protocol declaration for") || message.hasPrefix("no type or protocol named") {
      return add(protocol: quoted)
    }
    if message.hasPrefix("type arguments cannot be applied to non-parameterized class") || message.hasPrefix("too many type arguments for class") {
      return classes[quoted] != nil && add(class: quoted, arity: typeArgumentCount(in: source, from: diagnosis.offset))
    }
    if message.hasPrefix("unknown type name") { return learnType(quoted, at: diagnosis.offset, in: source) }
    if message.hasPrefix("expected a type") {
      var scanner = TextScanner(source, at: diagnosis.offset)
      return learnType(scanner.identifier(), at: diagnosis.offset, in: source)
    }
    // `nullable Handler`: a block or an object, of a type that a missing header declares.
    if message.hasPrefix("nullability specifier"), let type = lastQuoted(message) { return makeNullable(type: type) }
    if diagnosis.isOfExpression || message.hasPrefix("unknown receiver") {
      return learnExpression(quoted, at: diagnosis.offset, in: source, isReceiver: message.hasPrefix("unknown receiver"))
    }
    // The quoted type has no `*`: a property of the class itself.
    if message.hasPrefix("property '"), message.contains("not found on object of type"), let owner = lastQuoted(message), isCapitalized(owner), owner.utf8.allSatisfy(isIdentifierByte) {
      return isObjectiveC && add(property: quoted, ofClass: owner)
    }
    if message.hasPrefix("expected ") {
      return learnMacro(at: diagnosis.offset, in: source)
        || learnInnerMacro(at: diagnosis.spellingOffset, in: texts.bytes(of: diagnosis.spellingFile))
    }
    if message.hasPrefix("unexpected '@' in program") { return learnWeakPair(at: diagnosis.offset, in: source) }
    return StandIns.isClash(message) && retract(quoted)
  }

  /// Whether an error says that a name is declared twice in different ways.
  static func isClash(_ message: String) -> Bool {
    message.hasPrefix("redefinition of") || message.hasPrefix("typedef redefinition") || message.hasPrefix("duplicate interface")
      || message.hasSuffix("as different kind of symbol") || message.hasPrefix("definition of") || message.hasPrefix("conflicting types for")
      || message.hasPrefix("static declaration of") || message.hasPrefix("duplicate protocol")
  }

  /// Learns from a name where a type is expected.
  private mutating func learnType(_ name: String, at offset: Int, in source: [UInt8]) -> Bool {
    var scanner = TextScanner(source, at: offset)
    guard scanner.identifier() == name, !name.isEmpty, !isNumber(name), !["const", "struct", "std"].contains(name) else { return false }
    if isDeclaredMacro(name) || (isDeclaredProtocol(name) && !isDeclaredClass(name)) { return false }
    if isDeclaredClass(name) { return add(forwardClass: name) }
    if isDeclaredType(name) { return false }
    scanner.skipSpace()
    let next = scanner.next
    if isMacroLike(name), next != UInt8(ascii: "*") {
      return add(macro: name, next == UInt8(ascii: "(") ? "(...)" : "")
    }
    // `KeyRef *key` in parentheses is an out-parameter, `UserRef *user;` declares an object.
    let isOpaque = name.count > 3 && name.hasSuffix("Ref") && !(next == UInt8(ascii: "*") && declaresPointer(scanner))
    if isObjectiveC, !isOpaque, isCapitalized(name), next == UInt8(ascii: "*") || next == UInt8(ascii: "<") {
      var arity = 0
      if next == UInt8(ascii: "<") {
        // `Foo<Bar *>` has a type argument, `Foo<Bar>` names a protocol.
        var inside = scanner
        inside.skipBracketed("<", ">")
        let text = source[scanner.position..<inside.position]
        if text.contains(UInt8(ascii: "*")) { arity = 1 + text.count { $0 == UInt8(ascii: ",") } }
      }
      return add(class: name, arity: arity)
    }
    if next == UInt8(ascii: "*") { return add(type: name, "typedef struct \(name) \(name);") }
    if isOpaque { return add(type: name, "typedef struct __\(name) *\(name);") }
    return add(type: name, "typedef long \(name);")
  }

  /// Learns from an undeclared name in an expression.
  private mutating func learnExpression(_ name: String, at offset: Int, in source: [UInt8], isReceiver: Bool) -> Bool {
    var scanner = TextScanner(source, at: offset)
    guard scanner.identifier() == name, !name.isEmpty, !isDeclaredMacro(name) else { return false }
    scanner.skipSpace()
    let next = scanner.next
    var before = offset
    while before > 0, source[before - 1] == 0x20 || (0x09...0x0d).contains(source[before - 1]) { before -= 1 }
    let previous = before > 0 ? source[before - 1] : 0

    if isDeclaredClass(name) { return isReceiver || previous == UInt8(ascii: "[") ? add(class: name) : add(forwardClass: name) }
    if next == UInt8(ascii: "("), !isReceiver {
      if isObjectiveC, let step = weakStep(name, isStatement: previous == 0 || ";{}".utf8.contains(previous)) {
        return add(macro: name, "(...) ARBORIST_EACH(ARBORIST_\(step), __VA_ARGS__)")
      }
      return isMacroLike(name) ? add(macro: name, "(...) 0") : add(function: name)
    }
    guard isCapitalized(name) || name.first == "k" || name.first == "_" || isMacroLike(name) else {
      return name != "self" && name != "super" && add(variable: name)
    }
    // `Feed.class`, `Feed.shared`: this is how code uses a class that only Swift declares.
    let isAsked = next == UInt8(ascii: ".")
    // `[kMost]` is the size of an array, or a place in one.
    if isObjectiveC, isCapitalized(name), previous == UInt8(ascii: "[") && next != UInt8(ascii: "]") || next == UInt8(ascii: "*") || isAsked || isReceiver { return add(class: name) }
    var after = scanner
    let follower = after.identifier()
    after.skipSpace()
    // `place:Above relativeTo:other`: the word after an argument is the next part of the selector.
    if isCapitalized(name), !follower.isEmpty, !isNumber(follower), after.next != UInt8(ascii: ":") { return add(type: name, "typedef long \(name);") }
    return isObjectiveC && isNamedLikeString(name) ? add(variable: name) : add(constant: name)
  }

  /// Learns from `@weakify(self)` if the project has such a macro but its header was not included: it comes by `@import` of one of the project's modules.
  private mutating func learnWeakPair(at offset: Int, in source: [UInt8]) -> Bool {
    var scanner = TextScanner(source, at: offset + 1)
    let name = scanner.identifier()
    guard let step = weakStep(name, isStatement: true) else { return false }
    return add(macro: name, "(...) autoreleasepool {} ARBORIST_EACH(ARBORIST_\(step), __VA_ARGS__)", isDeclaredElsewhere: true)
  }

  /// What a missing macro does to the variables passed to it, by its name: `weakify`, `MXStrongifyAndReturnIfNil`, and as a statement `ZM_WEAK`, `StrongObj`.
  private func weakStep(_ name: String, isStatement: Bool) -> String? {
    let (isMacro, name) = (isMacroLike(name), name.lowercased())
    // `showStrongAlert(text);` is a function.
    func isCalled(_ word: String) -> Bool { name.contains(word + "ify") || isStatement && (isMacro ? name.contains(word) : name.hasPrefix(word) || name.hasSuffix(word)) }
    if name.contains("unsafeify") { return "UNSAFEN" }
    return isCalled("weak") ? "WEAKEN" : isCalled("strong") ? "STRENGTHEN" : nil
  }

  /// Learns a macro that a missing header would have defined, at a place where no declaration can be.
  private mutating func learnMacro(at offset: Int, in source: [UInt8]) -> Bool {
    var scanner = TextScanner(source, at: offset)
    let name = scanner.identifier()
    guard isMacroLike(name), !isDeclaredMacro(name), !isNumber(name) else { return false }
    scanner.skipSpace()
    return add(macro: name, scanner.next == UInt8(ascii: "(") ? "(...)" : "")
  }

  /// The same for a macro in the expansion of a macro of the project: `#define OLD(text) __deprecated_msg(text)`.
  private mutating func learnInnerMacro(at offset: Int, in source: [UInt8]) -> Bool {
    var scanner = TextScanner(source, at: offset)
    let name = scanner.identifier()
    guard name.hasPrefix("__") || isMacroLike(name), !isDeclaredMacro(name) else { return false }
    scanner.skipSpace()
    return add(macro: name, scanner.next == UInt8(ascii: "(") ? "(...)" : "")
  }
}

/// Whether a single pointer is declared here: `* name;`.
private func declaresPointer(_ scanner: TextScanner) -> Bool {
  var scanner = scanner
  return scanner.take("*") && !scanner.identifier().isEmpty && scanner.take(";")
}

private func typeArgumentCount(in source: [UInt8], from offset: Int) -> Int {
  var count = 1
  var depth = 0
  for byte in source[min(offset, source.count)..<min(offset + 300, source.count)] {
    if byte == UInt8(ascii: "<") { depth += 1 }
    if byte == UInt8(ascii: ">") {
      depth -= 1
      if depth <= 0 { break }
    }
    if byte == UInt8(ascii: ","), depth == 1 { count += 1 }
  }
  return count
}

/// The text between the first pair of single quotes, without clang's "(aka …)".
private func firstQuoted(_ message: String) -> String {
  let bytes = message.utf8
  guard let open = bytes.firstIndex(of: UInt8(ascii: "'")), case let rest = bytes[bytes.index(after: open)...], let close = rest.firstIndex(of: UInt8(ascii: "'")) else { return "" }
  return String(Substring(rest[..<close].prefix { $0 != UInt8(ascii: "(") })).trimmingSpaces()
}

/// The text between the second pair of single quotes: the `X` of "'nullable' cannot be applied to non-pointer type 'X' (aka 'long')".
private func lastQuoted(_ message: String) -> String? {
  let parts = message.split(separator: "'", omittingEmptySubsequences: false)
  return parts.count > 3 ? String(parts[3]) : nil
}

extension String {
  func trimmingSpaces() -> String {
    var text = Substring(self)
    while text.last == " " { text.removeLast() }
    while text.first == " " { text.removeFirst() }
    return String(text)
  }
}

private func isCapitalized(_ name: String) -> Bool {
  let bytes = Array(name.utf8.prefix(2))
  func isUpper(_ byte: UInt8) -> Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) }
  guard let first = bytes.first else { return false }
  return isUpper(first) || (first == UInt8(ascii: "_") && bytes.count > 1 && isUpper(bytes[1]))
}

/// `TitleKey`, `CardDidTurnNotification`: string constants. If a number stood for one where an object is expected, the error would remove the whole expression from the tree.
private func isNamedLikeString(_ name: String) -> Bool {
  ["Key", "Notification", "Name", "Identifier", "Binding", "Domain", "AttributeName", "Exception"].contains { name.hasSuffix($0) && name.count > $0.count + 2 }
}

private func isNumber(_ name: String) -> Bool {
  name.utf8.first.map { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ?? false
}

/// `NS_SOMETHING`, `FOOBAR`: all capitals, with an underscore or of some length.
private func isMacroLike(_ name: String) -> Bool {
  let bytes = name.utf8
  if bytes.contains(where: { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }) { return false }
  return bytes.count > 2 && (bytes.contains(UInt8(ascii: "_")) || bytes.count > 4)
}
