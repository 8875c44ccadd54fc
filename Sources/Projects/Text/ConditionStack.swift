import Facts

/// The `#if`s around a position in a file, as text, without include guards.
struct ConditionStack {
  private var frames: [Frame] = []
  private var isFileStart = true
  /// Whether an `#ifndef` was the last thing met: it is a guard if its name is defined next.
  private var isGuardPossible = false
  private var joined: Joined?
  /// The branches met so far, in source order.
  private(set) var branches: [ConditionalBranch] = []
  private var groups = 0
  private var content = ConditionalBranch.Content.nothing

  fileprivate struct Frame {
    /// The condition of the current branch; nil if it adds nothing, as after `#if 1`.
    var text: String?
    /// The branches before it.
    var earlier: [String] = []
    /// Never compiled, whatever is defined: in `#if 0`, or after `#if 1`.
    var isDead = false
    /// Whether a branch that is always taken was seen.
    var isSettled = false
    var isDeadOutside = false
    /// The name that must be undefined, if that is the whole condition.
    var undefinedName: String?
    var opensFile = false
    /// An include guard, which is not a condition: it defines its name at once. Concatenated files have several.
    var isGuard = false
    /// Here or outside.
    var mentionsCxx = false
    var mentionsObjectiveC = false
    /// What the branch requires of the language, if it asks for nothing else; nil for every other condition.
    var guards: LanguageGuards?
    var group = 0
    /// The current branch, or the surrounding one if this is not a branch of its own.
    var branch: Int?
    var branchOutside: Int?
    /// Whether a condition of the group tests the language, or is a constant.
    var isFixed = false
  }

  private struct Joined {
    var text: String?
    var guards: LanguageGuards
    var isUncertain: Bool
  }

  /// Whether the following text is under any condition.
  var isOpen: Bool { !frames.isEmpty }
  var isDead: Bool { frames.last.map { $0.isDead || $0.isDeadOutside } ?? false }
  var mentionsCxx: Bool { frames.last?.mentionsCxx ?? false }
  var mentionsObjectiveC: Bool { frames.last?.mentionsObjectiveC ?? false }

  @inline(__always)
  mutating func noteCode() {
    isFileStart = false
    isGuardPossible = false
  }

  /// Notes text outside of directives.
  @inline(__always)
  mutating func noteToken() {
    noteCode()
    content = .code
  }

  mutating func noteImport() {
    noteCode()
    if content == .nothing { content = .imports }
  }

  mutating func noteDefinition(of name: String, hasValue: Bool) {
    // With a value it may be a default, as in `#ifndef LIMIT / #define LIMIT 10`, except at the start of a file.
    if isGuardPossible, let last = frames.indices.last, frames[last].undefinedName == name, frames[last].opensFile || !hasValue {
      frames[last].isGuard = true
      if frames[last].branch != frames[last].branchOutside {
        branches.removeLast()
        frames[last].branch = frames[last].branchOutside
      }
      joined = nil
    }
    noteCode()
  }

  mutating func open(_ text: Bytes, _ word: Range<Int>, _ rest: Range<Int>, at place: DirectivePlace) {
    endBranch(before: place)
    var frame = Frame()
    frame.group = groups
    groups += 1
    frame.branchOutside = frames.last?.branch
    frame.branch = frame.branchOutside
    frame.isDeadOutside = isDead
    frame.mentionsCxx = mentionsCxx
    frame.mentionsObjectiveC = mentionsObjectiveC
    var condition = plainText(text, rest)
    if word.count == 5 { condition = "defined(\(firstWord(condition)))" }
    if word.count == 6 { condition = "!defined(\(firstWord(condition)))" }
    frame.take(condition)
    frame.undefinedName = Self.undefinedName(condition)
    frame.opensFile = isFileStart
    noteCode()
    isGuardPossible = frame.undefinedName != nil
    frames.append(frame)
    changed()
    beginBranch(after: place)
  }

  mutating func next(_ text: Bytes, _ word: Range<Int>, _ rest: Range<Int>, at place: DirectivePlace) {
    endBranch(before: place)
    guard var frame = frames.popLast() else { return }
    var condition = plainText(text, rest)
    if text.matches(word, "elifdef") { condition = "defined(\(firstWord(condition)))" }
    if text.matches(word, "elifndef") { condition = "!defined(\(firstWord(condition)))" }
    leave(&frame)
    frame.take(condition)
    frames.append(frame)
    changed()
    beginBranch(after: place)
  }

  mutating func other(at place: DirectivePlace) {
    endBranch(before: place)
    guard var frame = frames.popLast() else { return }
    leave(&frame)
    let guards = frame.guards?.negated
    frame.text = nil
    frame.isDead = frame.isSettled
    frame.guards = frame.earlier.count == 1 ? guards : nil
    frames.append(frame)
    changed()
    beginBranch(after: place)
  }

  mutating func close(at place: DirectivePlace) {
    endBranch(before: place)
    guard let frame = frames.popLast() else { return }
    if frame.isFixed {
      for index in branches.indices.reversed() {
        if branches[index].group == frame.group { branches[index].isOptional = false }
        if branches[index].group < frame.group { break }
      }
    }
    noteCode()
    changed()
  }

  /// Closes all groups that are still open at the end of the file.
  mutating func finish(at place: DirectivePlace) {
    while !frames.isEmpty { close(at: place) }
  }

  // MARK: Branches

  /// A branch that adds no condition, or is never compiled, is not a branch of its own: its content belongs to the surrounding one.
  private mutating func beginBranch(after place: DirectivePlace) {
    guard let last = frames.indices.last, !isDead else { return }
    frames[last].branch = frames[last].branchOutside
    guard frames[last].text != nil || !frames[last].earlier.isEmpty, let condition = (joined ?? join()).text else { return }
    frames[last].branch = branches.count
    branches.append(
      ConditionalBranch(
        group: frames[last].group, parent: frames[last].branchOutside, lines: place.nextLine..<place.nextLine, directive: place.bytes, condition: condition))
  }

  /// Closes the branch that was read since the last conditional directive.
  private mutating func endBranch(before place: DirectivePlace) {
    defer { content = .nothing }
    guard let branch = frames.last?.branch else { return }
    branches[branch].lines = branches[branch].lines.lowerBound..<max(place.line, branches[branch].lines.lowerBound)
    if content == .code || branches[branch].content == .nothing { branches[branch].content = content }
  }

  private mutating func leave(_ frame: inout Frame) {
    noteCode()
    frame.isGuard = false
    if let text = frame.text { frame.earlier.append(text) }
  }

  private mutating func changed() {
    joined = nil
  }

  /// Sets the condition of an import.
  mutating func mark(_ found: inout LexicalScan.RawImport) {
    let now = joined ?? join()
    joined = now
    found.condition = now.text
    found.guards = now.guards
    found.isUncertain = now.isUncertain
  }

  private func join() -> Joined {
    var parts: [String] = []
    var guards: LanguageGuards = []
    var isUncertain = false
    var length = 0
    for frame in frames where !frame.isGuard {
      let negated = frame.earlier.map { "!(\($0))" }
      let own = frame.text.map { [$0] } ?? []
      guard !(negated.isEmpty && own.isEmpty) else { continue }
      if let demanded = frame.guards { guards.formUnion(demanded) } else { isUncertain = true }
      for part in negated + own {
        length += part.utf8.count + 4
        // A generated file can be nested without limit, so the text is cut off.
        if length > 600 { parts.append("..."); return Joined(text: glue(parts), guards: guards, isUncertain: true) }
        parts.append(part)
      }
    }
    return Joined(text: glue(parts), guards: guards, isUncertain: isUncertain)
  }

  private func glue(_ parts: [String]) -> String? {
    if parts.count < 2 { return parts.first }
    return parts.map { needsParentheses($0) ? "(\($0))" : $0 }.joined(separator: " && ")
  }

  /// `X` for `!defined(X)`, nil for every other condition.
  private static func undefinedName(_ condition: String) -> String? {
    let packed = condition.filter { $0 != " " }
    guard packed.hasPrefix("!defined") else { return nil }
    let name = packed.dropFirst("!defined".count).filter { $0 != "(" && $0 != ")" }
    return name.utf8.allSatisfy { isIdentifierStart($0) || isDigit($0) } && !name.isEmpty ? String(name) : nil
  }
}

extension ConditionStack.Frame {
  /// Enters a branch with this condition.
  fileprivate mutating func take(_ condition: String) {
    text = nil
    guards = nil
    isDead = isSettled
    if condition.contains("__cplusplus") { mentionsCxx = true; isFixed = true }
    if condition.contains("__OBJC__") { mentionsObjectiveC = true; isFixed = true }
    guard !isSettled else { return }
    switch condition {
    case "0", "(0)", "false": (isDead, isFixed) = (true, true)
    case "1", "(1)", "true": (isSettled, isFixed) = (true, true)
    case _ where condition.hasPrefix("0 &&"): (isDead, isFixed) = (true, true)
    default:
      text = condition
      if earlier.isEmpty { guards = LanguageGuards(condition) }
    }
  }
}

/// The position of a directive.
struct DirectivePlace {
  /// From its `#` to the end of its line.
  var bytes: Range<Int>
  var line: Int
  /// The line after it; this may not be the next one, because of continued lines and long comments.
  var nextLine: Int
}

/// What a branch requires of the language in which it is compiled.
struct LanguageGuards: OptionSet {
  let rawValue: UInt8
  static let objectiveC = Self(rawValue: 1)
  static let notObjectiveC = Self(rawValue: 2)
  static let cxx = Self(rawValue: 4)
  static let notCxx = Self(rawValue: 8)
}

extension LanguageGuards {
  /// Nil if the condition tests anything else.
  init?(_ condition: String) {
    switch condition.filter({ $0 != " " && $0 != "(" && $0 != ")" }) {
    case "defined__OBJC__", "__OBJC__": self = .objectiveC
    case "!defined__OBJC__", "!__OBJC__": self = .notObjectiveC
    case "defined__cplusplus", "__cplusplus": self = .cxx
    case "!defined__cplusplus", "!__cplusplus": self = .notCxx
    default: return nil
    }
  }

  /// Only for a single requirement.
  var negated: Self {
    switch self {
    case .objectiveC: .notObjectiveC
    case .notObjectiveC: .objectiveC
    case .cxx: .notCxx
    case .notCxx: .cxx
    default: []
    }
  }
}

/// The condition on one line: without comments and continued lines, one blank between words.
private func plainText(_ text: Bytes, _ range: Range<Int>) -> String {
  var bytes: [UInt8] = []
  var place = range.lowerBound
  while place < range.upperBound, bytes.count < 1000 {
    let next = min(text.skipBlankInLine(place), range.upperBound)
    if next > place {
      if !bytes.isEmpty && next < range.upperBound { bytes.append(UInt8(ascii: " ")) }
      place = next
    } else {
      bytes.append(text[place])
      place += 1
    }
  }
  return String(decoding: bytes, as: UTF8.self)
}

private func firstWord(_ text: String) -> String {
  String(decoding: text.utf8.prefix { isIdentifierStart($0) || isDigit($0) }, as: UTF8.self)
}

/// Whether a part needs parentheses next to `&&`.
private func needsParentheses(_ condition: String) -> Bool {
  var depth = 0
  var last: UInt8 = 0
  for byte in condition.utf8 {
    switch byte {
    case UInt8(ascii: "("): depth += 1
    case UInt8(ascii: ")"): depth -= 1
    case UInt8(ascii: "|") where depth == 0 && last == byte: return true
    case UInt8(ascii: "?") where depth == 0: return true
    default: break
    }
    last = byte
  }
  return false
}
