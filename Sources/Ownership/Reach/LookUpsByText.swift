import Facts
import Platform

/// What a function looks up at run time by texts that are not literals.
extension Code.Function {
  /// Whether it looks up classes by names that are not literals.
  var looksUpAnyClass: Bool {
    values.contains { value in
      guard case .call(let call) = value, case .function(let name, _) = call.callee, Platform.findsClass(name), let name = call.arguments.first else { return false }
      switch values[Int(name.value)] {
      // The text of a constant counts where the constant gets its value.
      case .text, .literal, .variable: return false
      default: return true
      }
    }
  }

  /// For each selector that it composes, the longest literal part; nil if a selector may be anything.
  var partsOfSelectors: Set<String>? {
    var found: Set<String> = []
    for case .call(let call) in values {
      guard case .function(let name, _) = call.callee, Platform.findsMethod(name), let text = call.arguments.first else { continue }
      switch values[Int(text.value)] {
      // The text of a constant counts where the constant gets its value.
      case .text(let text) where !text.contains("%@"): continue
      case .literal, .variable: continue
      default:
        guard let parts = writtenParts(of: text.value, 0) else { return nil }
        found.formUnion(parts)
      }
    }
    return found
  }

  /// For each way in which a text may be composed, the longest literal part; nil if there is none.
  private func writtenParts(of value: Code.ValueID, _ depth: Int) -> Set<String>? {
    guard depth < 8 else { return nil }
    func all(_ values: some Sequence<Code.ValueID>) -> Set<String>? {
      var found: Set<String> = []
      for value in values {
        guard let parts = writtenParts(of: value, depth + 1) else { return nil }
        found.formUnion(parts)
      }
      return found.isEmpty ? nil : found
    }
    /// A concatenation contains all of its parts.
    func longest(_ values: some Sequence<Code.ValueID>) -> Set<String>? {
      values.compactMap { writtenParts(of: $0, depth + 1) }.max { ($0.map(\.count).min() ?? 0) < ($1.map(\.count).min() ?? 0) }
    }
    switch values[Int(value)] {
    case .text(let text):
      let part = text.split(separator: "%@").max { $0.count < $1.count }
      return part.map { [String($0)] }
    case .unknown(let operands, _): return longest(operands)
    case .either(let parts): return all(parts)
    case .cast(let inner, _): return writtenParts(of: inner, depth + 1)
    case .local(let local):
      var stored: [Code.ValueID] = []
      forEachStatement { statement in if case .store(let value, .local(local), _) = statement { stored.append(value) } }
      return all(stored)
    case .call(let call):
      guard case .function(let name, _) = call.callee, Platform.joinsTexts(name) || name.hasPrefix("stringWithFormat") || name.hasPrefix("initWithFormat") || name.hasPrefix("init(format") else {
        return nil
      }
      return longest((call.receiver.map { [$0] } ?? []) + call.arguments.map(\.value))
    default: return nil
    }
  }

  /// Whether it asks for all classes of the program.
  var listsClasses: Bool {
    values.contains { value in
      guard case .call(let call) = value, case .function(let name, _) = call.callee else { return false }
      return Platform.listsClasses(name)
    }
  }

  /// Calls `body` for every literal that it composes with other texts.
  func forEachPartOfText(_ body: (Substring) -> Void) {
    func tell(_ value: Code.ValueID) { if case .text(let text) = values[Int(value)] { body(text[...]) } }
    for value in values {
      switch value {
      case .text(let text) where text.contains("%@"): text.split(separator: "%@").forEach(body)
      // A concatenation is one of these two values.
      case .unknown(let operands, _), .either(let operands): operands.forEach(tell)
      case .call(let call): if case .function(let name, _) = call.callee, Platform.joinsTexts(name) { call.arguments.forEach { tell($0.value) } }
      default: break
      }
    }
  }
}
