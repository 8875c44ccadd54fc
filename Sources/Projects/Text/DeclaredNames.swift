// `DeclaredNames` defines what counts as a declaration: a body, not a mention.

/// The class of an `@interface`; nil for a category or an extension, which declare no class.
func declaredClass(in text: Bytes, after start: Int) -> Range<Int>? {
  guard let name = text.nextIdentifier(start) else { return nil }
  var next = text.skipBlank(name.upperBound)
  if next < text.count, text[next] == UInt8(ascii: "<") {
    // Type parameters or a protocol list: a category can follow both.
    var depth = 0
    let limit = min(text.count, next + 1000)
    while next < limit {
      if text[next] == UInt8(ascii: "<") { depth += 1 }
      if text[next] == UInt8(ascii: ">") { depth -= 1 }
      next += 1
      if depth == 0 { break }
    }
    next = text.skipBlank(next)
  }
  return next < text.count && text[next] == UInt8(ascii: "(") ? nil : name
}

/// The name of a `struct`, `union`, `enum` or C++ `class` with its body here: `struct X {`, `class EXPORT X final : public Y`, `enum class X : int`. Looks ahead a
/// bounded distance.
func definedTag(in text: Bytes, after start: Int) -> (name: Range<Int>, isScoped: Bool)? {
  var name: Range<Int>?
  var isScoped = false
  var isNameCalled = false
  var hasForeignWord = false
  var next = text.skipBlank(start)
  let limit = min(text.count, start + 600)
  while next < limit {
    let byte = text[next]
    if isIdentifierStart(byte) {
      let word = next..<text.endOfIdentifier(next)
      next = text.skipBlank(word.upperBound)
      if text.matches(word, "final") || text.matches(word, "__attribute__") || text.matches(word, "alignas")
        || text.matches(word, "__declspec")
      {
        continue
      }
      if name == nil, !isScoped, text.matches(word, "class") || text.matches(word, "struct") {
        isScoped = true
        continue
      }
      // Only macros such as LEVELDB_EXPORT may come before the name; `struct stat status` is a variable.
      if let before = name, !isMacroLike(text, before) { hasForeignWord = true }
      name = word
      isNameCalled = false
      continue
    }
    switch byte {
    case UInt8(ascii: "{"):
      guard let name, !isNameCalled, !hasForeignWord else { return nil }
      return (name, isScoped)
    case UInt8(ascii: ":"):
      if text.starts(next, "::") {
        name = nil
        next = text.skipBlank(next + 2)
        continue
      }
      guard let name, !isNameCalled, !hasForeignWord, leadsToBody(text, next + 1, limit) else { return nil }
      return (name, isScoped)
    case UInt8(ascii: "("):
      isNameCalled = name != nil
      next = pastBalanced(text, next, UInt8(ascii: "("), UInt8(ascii: ")"), limit)
    case UInt8(ascii: "["):
      next = pastBalanced(text, next, UInt8(ascii: "["), UInt8(ascii: "]"), limit)
    case UInt8(ascii: "<"):
      guard name != nil else { return nil }
      next = pastBalanced(text, next, UInt8(ascii: "<"), UInt8(ascii: ">"), limit)
    default:
      return nil
    }
    next = text.skipBlank(next)
  }
  return nil
}

/// Whether base classes or an enum's type follow, and then the body. In `foo:(Class)class bar:(id)x` and `[x foo:class bar:y]`, `class` is an ordinary name in
/// Objective-C and declares nothing.
private func leadsToBody(_ text: Bytes, _ start: Int, _ limit: Int) -> Bool {
  var next = text.skipBlank(start)
  while next < limit {
    let byte = text[next]
    if byte == UInt8(ascii: "{") { return true }
    if isIdentifierStart(byte) {
      next = text.endOfIdentifier(next)
    } else if byte == UInt8(ascii: "<") {
      next = pastBalanced(text, next, UInt8(ascii: "<"), UInt8(ascii: ">"), limit)
    } else if byte == UInt8(ascii: ",") || byte == UInt8(ascii: ":") || byte == UInt8(ascii: ".") {
      next += 1
    } else {
      return false
    }
    next = text.skipBlank(next)
  }
  return false
}

private func pastBalanced(_ text: Bytes, _ start: Int, _ open: UInt8, _ close: UInt8, _ limit: Int) -> Int {
  var depth = 0
  var next = start
  while next < limit {
    if text[next] == open { depth += 1 }
    if text[next] == close { depth -= 1 }
    next += 1
    if depth == 0 { break }
  }
  return next
}

private func isMacroLike(_ text: Bytes, _ word: Range<Int>) -> Bool {
  if text[word.lowerBound] == UInt8(ascii: "_") { return true }
  for place in word where text[place] >= UInt8(ascii: "a") && text[place] <= UInt8(ascii: "z") { return false }
  return true
}

/// Follows a `typedef` to its semicolon and finds the names it declares: `typedef struct {...} A, *B;`, `typedef int (*F)(int);`,
/// `typedef void (^Block)(NSError *);`, `typedef NSString *Key NS_STRING_ENUM;`.
struct TypedefReader {
  private(set) var isActive = false
  private var parentheses = 0
  private var braces = 0
  private var brackets = 0
  private var angles = 0
  /// The words of this declarator that may be its name, including the type itself unless `isTypeKnown`.
  private var words: [Range<Int>] = []
  private var pointerName: Range<Int>?
  private var isTypeKnown = false
  private var expectsTag = false
  /// After `::`: the next word replaces the last one.
  private var joinsNext = false
  private var lastWasWord = false
  private var lastWasColon = false
  private var ignoresNextParentheses = false
  private var inside = Parentheses.other

  /// The kind of the open parentheses: of `(*name)`, before or after the star, or of arguments.
  private enum Parentheses { case fresh, starred, other }

  init(isActive: Bool = false) { self.isActive = isActive }

  var isOutsideOfBraces: Bool { braces == 0 }

  mutating func word(_ word: Range<Int>, in text: Bytes, names: inout NameList) {
    defer { lastWasColon = false }
    guard braces == 0, brackets == 0, angles == 0 else { return }
    if parentheses > 0 {
      if isQualifier(text, word) { return }
      if inside == .starred, pointerName == nil { pointerName = word }
      // A calling convention or a class may come before the star: (WINAPI *name), (Class::*name).
      if inside == .fresh, !isMacroLike(text, word), text.nextByte(word.upperBound) != UInt8(ascii: ":") { inside = .other }
      return
    }
    if isQualifier(text, word) {
      if text.matches(word, "__attribute__") { ignoresNextParentheses = true }
      return
    }
    lastWasWord = true
    if expectsTag {
      expectsTag = false
      isTypeKnown = true
    } else if isTagKeyword(text, word) {
      expectsTag = true
      isTypeKnown = true
    } else if isBuiltIn(text, word) {
      isTypeKnown = true
      ignoresNextParentheses = text.matches(word, "typeof") || text.matches(word, "__typeof__") || text.matches(word, "decltype")
    } else if joinsNext, !words.isEmpty {
      words[words.count - 1] = word
    } else {
      words.append(word)
    }
    joinsNext = false
  }

  mutating func punctuation(_ byte: UInt8, in text: Bytes, names: inout NameList) {
    let wasWord = lastWasWord
    let wasColon = lastWasColon
    lastWasWord = false
    lastWasColon = byte == UInt8(ascii: ":")
    switch byte {
    case UInt8(ascii: "{"): braces += 1
    case UInt8(ascii: "}"):
      braces -= 1
      if braces < 0 { isActive = false; return }
      if braces == 0 { startDeclarator() }
    case _ where braces > 0: break
    case UInt8(ascii: "["): brackets += 1
    case UInt8(ascii: "]"): brackets -= 1
    case _ where brackets > 0: break
    case UInt8(ascii: "("):
      parentheses += 1
      if parentheses == 1 { openParentheses() }
    case UInt8(ascii: ")"):
      parentheses -= 1
      if parentheses < 0 { isActive = false }
    case _ where parentheses > 0:
      if byte == UInt8(ascii: "*") || byte == UInt8(ascii: "^") || byte == UInt8(ascii: "&") {
        if inside == .fresh { inside = .starred }
      }
    case UInt8(ascii: "<"): if wasWord || angles > 0 { angles += 1 }
    case UInt8(ascii: ">"): angles = max(0, angles - 1)
    case _ where angles > 0: if byte == UInt8(ascii: ";") { isActive = false }
    case UInt8(ascii: ":"):
      if wasColon { joinsNext = true }
      expectsTag = false
    case UInt8(ascii: "*"), UInt8(ascii: "&"), UInt8(ascii: "^"):
      startDeclarator()
    case UInt8(ascii: ","):
      declare(in: text, &names)
      startDeclarator()
    case UInt8(ascii: ";"):
      declare(in: text, &names)
      isActive = false
    default: break
    }
  }

  private mutating func openParentheses() {
    inside = .other
    let isIgnored = ignoresNextParentheses || pointerName != nil
    ignoresNextParentheses = false
    guard !isIgnored else { return }
    // After a name these contain arguments; after only the type they contain the name.
    let names = words.count - (isTypeKnown ? 0 : 1)
    if names <= 0 { inside = .fresh }
  }

  private mutating func startDeclarator() {
    words = []
    pointerName = nil
    isTypeKnown = true
    expectsTag = false
  }

  private func declare(in text: Bytes, _ names: inout NameList) {
    if let pointerName {
      names.types.append(text.string(pointerName))
    } else if let name = words.dropFirst(!isTypeKnown && words.count > 1 ? 1 : 0).first {
      // What comes after the name is a macro: NS_STRING_ENUM.
      if !text.hasSuffix(name, "_ENUM") && !text.hasSuffix(name, "_OPTIONS") { names.types.append(text.string(name)) }
    }
  }

  private func isTagKeyword(_ text: Bytes, _ word: Range<Int>) -> Bool {
    text.matches(word, "struct") || text.matches(word, "union") || text.matches(word, "enum") || text.matches(word, "class")
  }

  private func isQualifier(_ text: Bytes, _ word: Range<Int>) -> Bool {
    if text.matches(word, "const") || text.matches(word, "volatile") || text.matches(word, "restrict")
      || text.matches(word, "typename") || text.matches(word, "nullable") || text.matches(word, "nonnull")
    {
      return true
    }
    guard text[word.lowerBound] == UInt8(ascii: "_") else { return false }
    return text.starts(word.lowerBound, "_N") || text.matches(word, "__attribute__") || text.matches(word, "__strong")
      || text.matches(word, "__weak") || text.matches(word, "__unsafe_unretained") || text.matches(word, "__nullable")
      || text.matches(word, "__nonnull") || text.matches(word, "__extension__") || text.matches(word, "__restrict")
  }

  private func isBuiltIn(_ text: Bytes, _ word: Range<Int>) -> Bool {
    switch word.count {
    case 2: text.matches(word, "id")
    case 3: text.matches(word, "int")
    case 4: text.matches(word, "void") || text.matches(word, "char") || text.matches(word, "long") || text.matches(word, "bool")
    case 5: text.matches(word, "short") || text.matches(word, "float") || text.matches(word, "_Bool")
    case 6: text.matches(word, "double") || text.matches(word, "signed") || text.matches(word, "typeof")
    case 8: text.matches(word, "unsigned") || text.matches(word, "decltype")
    case 10: text.matches(word, "__typeof__")
    default: false
    }
  }
}
