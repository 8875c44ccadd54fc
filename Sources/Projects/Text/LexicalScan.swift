import Facts

/// The content of one file, read without a preprocessor: imports with their conditions, declared names, evidence of the language.
///
/// One pass over the bytes, which need not be UTF-8. Reads all branches of `#if` except those under a literal `0`.
struct LexicalScan {
  var imports: [RawImport] = []
  /// The number of imports before anything but comments.
  var leadingImports = 0
  var names = NameList()
  var evidence: LanguageEvidence = []
  var lines = 0
  /// In source order.
  var branches: [ConditionalBranch] = []
  /// The headers that conditions test with `__has_include`, as spelled.
  var askedHeaders: Set<PathKey> = []
  /// In source order; empty if not requested.
  var types: [OutlinedType] = []

  /// An import directive that is not resolved yet.
  struct RawImport: Equatable {
    var line: Int
    var spelling: String
    var form: Fact.Form
    var condition: String?
    /// `#include_next`: must not find the same file again.
    var isNext = false
    /// `#import` or `@import`.
    var isObjectiveC = false
    /// What `__cplusplus` and `__OBJC__` conditions around it require of the unit.
    var guards: LanguageGuards = []
    /// Whether it is under a condition that the language alone does not decide.
    var isUncertain = false

    /// The same, except that an import that tests for itself with `__has_include` is certain if it is found.
    func isUncertain(whenFound isFound: Bool) -> Bool {
      guard isUncertain, isFound, let condition else { return isUncertain }
      return !["__has_include(<\(spelling)>)", "__has_include(\"\(spelling)\")"].contains(condition)
    }
  }
}

/// The names a file declares, in the order met, with repetitions.
struct NameList: Equatable {
  var classes: [String] = []
  var protocols: [String] = []
  var types: [String] = []
  var macros: [String] = []
}

/// Evidence of a language in a file.
struct LanguageEvidence: OptionSet {
  let rawValue: UInt8
  static let objectiveC = Self(rawValue: 1)
  static let cxx = Self(rawValue: 2)
  /// The same inside `#ifdef __OBJC__` or `#ifdef __cplusplus`: the file is used in this language and in others.
  static let guardedObjectiveC = Self(rawValue: 4)
  static let guardedCxx = Self(rawValue: 8)
  /// An unconditional `[super dealloc]`, which is not allowed with ARC.
  static let countsByHand = Self(rawValue: 16)
}

/// Scans the whole text, with its types if requested.
func scan(_ bytes: [UInt8], withTypes: Bool = false) -> LexicalScan {
  var bytes = bytes
  if !bytes.contains(UInt8(ascii: "\n")) {
    // Line ends of old Mac files.
    for i in bytes.indices where bytes[i] == UInt8(ascii: "\r") { bytes[i] = UInt8(ascii: "\n") }
  }
  return bytes.withUnsafeBufferPointer { buffer in
    var scanner = Scanner(Bytes(buffer), withTypes: withTypes)
    scanner.run()
    return scanner.result
  }
}

struct Scanner {
  private let text: Bytes
  var result = LexicalScan()
  private var at = 0
  private var line = 1
  private var isLineStart = true
  /// Whether only imports and comments came so far.
  private var isLeading = true
  private var conditions = ConditionStack()
  private var typedef = TypedefReader()
  /// Limited, because each one scans the rest of the file.
  private var unclosedRawStrings = 0
  private var outline: Outline?

  init(_ text: Bytes, withTypes: Bool) {
    self.text = text
    outline = withTypes ? Outline() : nil
    if text.count >= 3, text[0] == 0xEF, text[1] == 0xBB, text[2] == 0xBF { at = 3 }
  }

  mutating func run() {
    while at < text.count {
      let byte = text[at]
      switch byte {
      case newline:
        line += 1
        at += 1
        isLineStart = true
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"), 0x0B, 0x0C:
        at += 1
      case UInt8(ascii: "\\"):
        // A continued line counts as one line; a backslash elsewhere is ignored.
        let next = text.afterContinuation(at)
        if next > at { line += 1; at = next } else { at += 1 }
      case UInt8(ascii: "/"):
        if let end = text.endOfComment(at) {
          line += text.newlines(at, end)
          at = end
        } else {
          isLineStart = false
          isLeading = false
          at += 1
        }
      case UInt8(ascii: "#") where isLineStart:
        directive()
      case _ where conditions.isDead:
        skipLine()
      case quote, apostrophe:
        noteCode()
        skipTo(text.endOfLiteral(at))
      case UInt8(ascii: "@"):
        noteCode()
        atKeyword()
      case _ where isIdentifierStart(byte):
        noteCode()
        word()
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        noteCode()
        at = text.endOfNumber(at)
      default:
        noteCode()
        if typedef.isActive { typedef.punctuation(byte, in: text, names: &result.names) }
        outline?.punctuation(byte, at: at, in: text, line: line)
        at += 1
      }
    }
    result.lines = line - (text.count > 0 && text[text.count - 1] == newline ? 1 : 0)
    if text.count == 0 { result.lines = 0 }
    conditions.finish(at: DirectivePlace(bytes: at..<at, line: line + 1, nextLine: line + 1))
    result.branches = conditions.branches
    result.types = outline?.types ?? []
  }

  private mutating func noteCode() {
    isLineStart = false
    isLeading = false
    conditions.noteToken()
  }

  private mutating func skipTo(_ end: Int) {
    line += text.newlines(at, end)
    at = end
  }

  /// Inside `#if 0`: skips to the end of the line, only handling comments.
  private mutating func skipLine() {
    isLineStart = false
    while at < text.count, text[at] != newline {
      if text[at] == UInt8(ascii: "/"), text.endOfComment(at) != nil { return }
      if text[at] == UInt8(ascii: "\\") {
        let next = text.afterContinuation(at)
        if next > at { line += 1; at = next; continue }
      }
      at += 1
    }
  }

  // MARK: - Words

  private mutating func word() {
    let start = at
    at = text.endOfIdentifier(at)
    let name = start..<at
    if at < text.count, text[at] == quote, text[at - 1] == UInt8(ascii: "R"), at - start <= 3, unclosedRawStrings < 100 {
      if let end = text.endOfRawString(at) { return skipTo(end) }
      unclosedRawStrings += 1
    }
    if typedef.isActive { typedef.word(name, in: text, names: &result.names) }
    switch at - start {
    case 3: if text.matches(name, "std"), text.starts(at, "::") { note(.cxx) }
    case 4: if text.matches(name, "enum") { tag(.enum, after: at) }
    case 5:
      // The `class` of `enum class` was handled already.
      if text.matches(name, "class"), !text.ends(beforeBlank: start, "enum") { tag(.class, after: at) }
      if text.matches(name, "union") { tag(.union, after: at) }
      if text.matches(name, "using") { alias(after: at) }
    case 6:
      if text.matches(name, "struct"), !text.ends(beforeBlank: start, "enum") { tag(.struct, after: at) }
      if text.matches(name, "public") { access(before: start, after: at) }
    case 7:
      if text.matches(name, "typedef") && !typedef.isActive { typedef = TypedefReader(isActive: true) }
      if text.matches(name, "private") { access(before: start, after: at) }
      if text.matches(name, "dealloc"), !conditions.isOpen, text.ends(beforeBlank: start, "super"), text.nextByte(at) == UInt8(ascii: "]") { result.evidence.insert(.countsByHand) }
    case 8:
      if text.matches(name, "template"), text.nextByte(at) == UInt8(ascii: "<") { note(.cxx) }
    case 9:
      if text.matches(name, "namespace") { namespace(after: at) }
      if text.matches(name, "protected") { access(before: start, after: at) }
    default: break
    }
    if at - start > 5, text.hasSuffix(name, "_ENUM") || text.hasSuffix(name, "_OPTIONS") { enumMacro(name) }
  }

  /// `struct X {`, `class EXPORT X final : public Y`, `enum class X : int`: a definition, not a mention.
  private mutating func tag(_ kind: Entity.Kind, after start: Int) {
    guard let tag = definedTag(in: text, after: start) else {
      if typedef.isActive, typedef.isOutsideOfBraces, text.nextByte(start) == UInt8(ascii: "{") { outline?.unnamedTag(kind) }
      return
    }
    result.names.types.append(text.string(tag.name))
    if kind == .class || (kind == .enum && tag.isScoped) { note(.cxx) }
    outline?.tag(kind, tag.name, in: text, line: line + text.newlines(start, tag.name.lowerBound))
  }

  private mutating func alias(after start: Int) {
    guard let name = text.nextIdentifier(start), text.nextByte(name.upperBound) == UInt8(ascii: "=") else { return }
    result.names.types.append(text.string(name))
    note(.cxx)
  }

  private mutating func namespace(after start: Int) {
    var end = start
    if let name = text.nextIdentifier(start) { end = name.upperBound }
    if text.nextByte(end) == UInt8(ascii: "{") || text.starts(text.skipBlank(end), "::") { note(.cxx) }
    outline?.namespace(in: text, after: start)
  }

  /// `public:` as in a C++ class; `@public` does not come here.
  private mutating func access(before start: Int, after end: Int) {
    let next = text.skipBlank(end)
    guard next < text.count, text[next] == UInt8(ascii: ":"), !text.starts(next, "::") else { return }
    note(.cxx)
  }

  /// `NS_ENUM(NSInteger, Name)`, `NS_ERROR_ENUM(Domain, Name)`: the last name in the parentheses, if there are two.
  private mutating func enumMacro(_ macro: Range<Int>) {
    var place = text.skipBlank(macro.upperBound)
    guard place < text.count, text[place] == UInt8(ascii: "(") else { return }
    var last: Range<Int>?
    var hasComma = false
    let limit = min(text.count, place + 300)
    while place < limit, text[place] != UInt8(ascii: ")") {
      if text[place] == UInt8(ascii: ",") { hasComma = true }
      if isIdentifierStart(text[place]) {
        last = place..<text.endOfIdentifier(place)
        place = last!.upperBound
      } else {
        place += 1
      }
    }
    guard place < limit, hasComma, let last else { return }
    result.names.types.append(text.string(last))
    outline?.enumeration(text.string(last), in: text, line: line + text.newlines(macro.upperBound, last.lowerBound))
    if text.starts(macro.lowerBound, "NS_") { note(.objectiveC) }
  }

  private mutating func note(_ sign: LanguageEvidence) {
    if sign == .cxx {
      result.evidence.insert(conditions.mentionsCxx ? .guardedCxx : .cxx)
    } else {
      result.evidence.insert(conditions.mentionsObjectiveC ? .guardedObjectiveC : .objectiveC)
    }
  }

  // MARK: - @ words

  private mutating func atKeyword() {
    let start = at + 1
    at = start
    guard start < text.count, isIdentifierStart(text[start]) else { return }
    at = text.endOfIdentifier(start)
    let word = start..<at
    if text.matches(word, "interface") {
      note(.objectiveC)
      outline?.objectiveC(.interface, in: text, after: at, line: line)
      if let name = declaredClass(in: text, after: at) { result.names.classes.append(text.string(name)) }
    } else if text.matches(word, "protocol") {
      guard let name = text.nextIdentifier(at) else { return }
      note(.objectiveC)
      outline?.objectiveC(.protocol, in: text, after: at, line: line)
      let next = text.nextByte(name.upperBound)
      if next != UInt8(ascii: ";") && next != UInt8(ascii: ",") { result.names.protocols.append(text.string(name)) }
    } else if text.matches(word, "implementation") {
      outline?.objectiveC(.implementation, in: text, after: at, line: line)
    } else if text.matches(word, "class") || text.matches(word, "end") || text.matches(word, "property") {
      note(.objectiveC)
    } else if text.matches(word, "compatibility_alias") {
      if let name = text.nextIdentifier(at) { result.names.classes.append(text.string(name)) }
    } else if text.matches(word, "import") {
      guard let name = text.nextIdentifier(at) else { return }
      note(.objectiveC)
      var end = name.upperBound
      while end + 1 < text.count, text[end] == UInt8(ascii: "."), isIdentifierStart(text[end + 1]) {
        end = text.endOfIdentifier(end + 1)
      }
      add(spelling: text.string(name.lowerBound..<end), form: .module, isObjectiveC: true)
      at = end
    }
  }

  private mutating func add(spelling: String, form: Fact.Form, isNext: Bool = false, isObjectiveC: Bool) {
    guard !spelling.isEmpty else { return }
    var found = LexicalScan.RawImport(line: line, spelling: spelling, form: form, isNext: isNext, isObjectiveC: isObjectiveC)
    conditions.mark(&found)
    result.imports.append(found)
  }

  // MARK: - Directives

  private mutating func directive() {
    let startLine = line
    let start = text.skipBlankInLine(at + 1)
    let end = text.endOfDirective(start)
    defer {
      line = startLine + text.newlines(at, end)
      at = end
      isLineStart = true
    }
    guard start < end, isIdentifierStart(text[start]) else { return }
    let word = start..<text.endOfIdentifier(start)
    let rest = text.skipBlankInLine(word.upperBound)..<end
    let place = DirectivePlace(bytes: at..<end, line: startLine, nextLine: startLine + text.newlines(at, end) + 1)
    let known = result.imports.count
    defer {
      isLeading = isLeading && result.imports.count > known && !result.imports[known].isNext
      if isLeading { result.leadingImports += 1 }
    }
    if text.matches(word, "if") || text.matches(word, "ifdef") || text.matches(word, "ifndef") {
      conditions.open(text, word, rest, at: place)
      noteAskedHeaders(rest)
      outline?.openCondition()
    } else if text.starts(start, "elif") {
      conditions.next(text, word, rest, at: place)
      noteAskedHeaders(rest)
      outline?.nextBranch()
    } else if text.matches(word, "else") {
      conditions.other(at: place)
      outline?.nextBranch()
    } else if text.matches(word, "endif") {
      conditions.close(at: place)
      outline?.closeCondition()
    } else if !conditions.isDead {
      plainDirective(word, rest)
    }
  }

  /// Notes every `<…>` and `"…"` without a blank: macros may separate a condition from `__has_include`.
  private mutating func noteAskedHeaders(_ range: Range<Int>) {
    var place = range.lowerBound
    while place < range.upperBound {
      let close: UInt8
      switch text[place] {
      case quote: close = quote
      case UInt8(ascii: "<"): close = UInt8(ascii: ">")
      default: place += 1; continue
      }
      var end = place + 1
      while end < range.upperBound, text[end] != close, text[end] > UInt8(ascii: " ") { end += 1 }
      guard end < range.upperBound, text[end] == close else { place += 1; continue }
      result.askedHeaders.insert(PathKey(text.string(place + 1..<end)))
      place = end + 1
    }
  }

  private mutating func plainDirective(_ word: Range<Int>, _ rest: Range<Int>) {
    if text.matches(word, "define") {
      guard rest.lowerBound < rest.upperBound, isIdentifierStart(text[rest.lowerBound]) else { return }
      let end = text.endOfIdentifier(rest.lowerBound)
      let name = text.string(rest.lowerBound..<end)
      conditions.noteDefinition(of: name, hasValue: text.skipBlankInLine(end) < rest.upperBound)
      result.names.macros.append(name)
      noteAskedHeaders(end..<rest.upperBound)
      return
    }
    if text.matches(word, "pragma") { return }
    conditions.noteImport()
    let isImport = text.matches(word, "import")
    let isNext = text.matches(word, "include_next")
    guard isImport || isNext || text.matches(word, "include"), rest.lowerBound < rest.upperBound else { return }
    let open = text[rest.lowerBound]
    let close: UInt8
    switch open {
    case quote: close = quote
    case UInt8(ascii: "<"): close = UInt8(ascii: ">")
    default: return  // a macro: only a preprocessor knows
    }
    var end = rest.lowerBound + 1
    while end < rest.upperBound, text[end] != close, text[end] != newline { end += 1 }
    guard end < rest.upperBound, text[end] == close else { return }
    let spelling = text.string(rest.lowerBound + 1..<end)
    add(spelling: spelling, form: open == quote ? .quoted : .angled, isNext: isNext, isObjectiveC: isImport)
    if isImport { note(.objectiveC) }
    // <vector>, <memory>: only C++ has headers without extension.
    if open == UInt8(ascii: "<"), !spelling.utf8.contains(UInt8(ascii: ".")), SystemHeaders.isKnown(spelling) { note(.cxx) }
  }
}
