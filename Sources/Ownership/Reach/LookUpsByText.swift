import Facts
import Platform

/// What a function asks the runtime for by texts that are not written there.
extension Code.Function {
  /// Whether it looks up classes by names that are not written there.
  var looksUpAnyClass: Bool {
    values.contains { value in
      guard case .call(let call) = value, case .function(let name, _) = call.callee, Platform.findsClass(name), let name = call.arguments.first else { return false }
      switch values[Int(name.value)] {
      // The text of a constant stands where that has its value.
      case .text, .literal, .variable: return false
      default: return true
      }
    }
  }

  /// Whether it looks up methods by texts that are not written there.
  var looksUpAnyMethod: Bool {
    values.contains { value in
      guard case .call(let call) = value, case .function(let name, _) = call.callee, Platform.findsMethod(name), let text = call.arguments.first else { return false }
      switch values[Int(text.value)] {
      case .text, .literal, .variable: return false
      default: return true
      }
    }
  }

  /// Whether it asks for all classes of the program.
  var listsClasses: Bool {
    values.contains { value in
      guard case .call(let call) = value, case .function(let name, _) = call.callee else { return false }
      return Platform.listsClasses(name)
    }
  }

  /// Every text that it puts together with others.
  func forEachPartOfText(_ body: (Substring) -> Void) {
    func tell(_ value: Code.ValueID) { if case .text(let text) = values[Int(value)] { body(text[...]) } }
    for value in values {
      switch value {
      case .text(let text) where text.contains("%@"): text.split(separator: "%@").forEach(body)
      // A sum is either of its parts.
      case .unknown(let operands, _), .either(let operands): operands.forEach(tell)
      case .call(let call): if case .function(let name, _) = call.callee, Platform.joinsTexts(name) { call.arguments.forEach { tell($0.value) } }
      default: break
      }
    }
  }
}
