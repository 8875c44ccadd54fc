extension FunctionPrinter {
  /// The text of a value where it is used: the value itself if it is printed here, else the name of its line.
  func words(_ value: Code.ValueID, _ inlined: Range<Int>) -> String {
    guard inlined.contains(Int(value)) else { return "%\(value)" }
    let number = Int(value)
    let words = words(expression: number, inlined)
    guard let own = position(of: value), own != position else { return words }
    return (endsInOperand(function.values[number]) ? "(\(words))" : words) + "@" + near(own)
  }

  /// A value before a dot or a bracket, or after `on`.
  private func base(_ value: Code.ValueID, _ inlined: Range<Int>) -> String {
    let words = words(value, inlined)
    guard inlined.contains(Int(value)) else { return words }
    switch function.values[Int(value)] {
    case .selfObject, .local, .member, .element, .associated, .variable, .null, .literal, .text, .enumCase, .boolean, .name: return words
    case let other: return endsInOperand(other) && position(of: value) != position ? words : "(\(words))"
    }
  }

  /// A value after `on`.
  private func receiver(_ value: Code.ValueID, _ inlined: Range<Int>) -> String {
    guard inlined.contains(Int(value)) else { return words(value, inlined) }
    switch function.values[Int(value)] {
    case .new, .type: return words(value, inlined)
    default: return base(value, inlined)
    }
  }

  /// Whether text after the value would be read as part of its last operand.
  private func endsInOperand(_ value: Code.Value) -> Bool {
    switch value {
    case .boundMethod: true
    case .call(let call): call.arguments.isEmpty && call.result == nil && !call.operands.isEmpty
    default: false
    }
  }

  func words(expression number: Int, _ inlined: Range<Int>) -> String {
    func list(_ values: [Code.ValueID]) -> String { values.map { words($0, inlined) }.joined(separator: ", ") }
    switch function.values[number] {
    case .selfObject: return "self"
    case .local(let local): return name(of: local)
    case .member(let object, let field): return base(object, inlined) + words(field)
    case .element(let collection): return base(collection, inlined) + "[]"
    case .variable(let owner, let name): return words(owner, name)
    case .associated(let object, let key): return base(object, inlined) + "[\(quotedKey(key))]"
    case .new(let type): return "new " + words(type)
    case .collection(let values): return "[\(list(values))]"
    case .call(let call): return words(call, inlined)
    case .closure(let id, let captures): return words(id, captures, number, inlined)
    case .boundMethod(let object, let callee): return "bound \(words(callee, inlined)) on \(receiver(object, inlined))"
    case .type(let type): return "type " + words(type)
    case .either(let values): return "either (\(list(values)))"
    case .cast(let object, let type): return "cast \(base(object, inlined)) to \(words(type))"
    case .null: return "null"
    case .literal: return "literal"
    case .text(let text): return "literal \"\(text)\""
    case .enumCase(let name, let owner): return "case " + quotedMember(name) + (owner.map { " of " + quoted($0.text) } ?? "")
    case .boolean(let flag): return flag ? "true" : "false"
    case .name(let name): return "?" + quotedMember(name)
    case .unknown(let operands, let type):
      return "unknown" + (type.map { " " + words($0) } ?? "") + (operands.isEmpty ? "" : " (\(list(operands)))")
    }
  }

  func words(_ place: Code.Place, _ inlined: Range<Int>) -> String {
    switch place {
    case .local(let local): return name(of: local)
    case .member(let object, let field): return base(object, inlined) + words(field)
    case .element(let collection): return base(collection, inlined) + "[]"
    case .variable(let owner, let name): return words(owner, name)
    case .associated(let object, let key, let ownership):
      return base(object, inlined) + "[" + (ownership == .strong ? "" : ownership.rawValue + " ") + quotedKey(key) + "]"
    case .name(let name): return "?" + quotedMember(name)
    }
  }

  private func words(_ call: Code.Call, _ inlined: Range<Int>) -> String {
    var text = CodeWords.callTraits.filter { call.traits.contains($0.1) }.map { $0.0 + " " }.joined()
    switch call.callee {
    case .function: text += "call " + words(call.callee, inlined)
    case .value(let callee): text += "run " + base(callee, inlined)
    }
    if let receiver = call.receiver { text += " on " + self.receiver(receiver, inlined) }
    if !call.arguments.isEmpty {
      let arguments = call.arguments.map { argument in
        (argument.isTrailing ? "trailing " : "") + (argument.label.isEmpty ? "" : quoted(argument.label) + ": ") + words(argument.value, inlined)
      }
      text += " (" + arguments.joined(separator: ", ") + ")"
    }
    if let result = call.result { text += " returns " + words(result) }
    return text
  }

  private func words(_ callee: Code.Callee, _ inlined: Range<Int>) -> String {
    switch callee {
    case .function(let name, let candidates):
      let ids = candidates.map { quotedFunction($0.text) }.joined(separator: ", ")
      return quotedFunction(name) + (candidates.isEmpty ? "" : " to {\(ids)}")
    case .value(let value): return "(\(words(value, inlined)))"
    }
  }

  // MARK: Closures

  private func words(_ id: EntityID, _ captures: [Code.Capture], _ number: Int, _ inlined: Range<Int>) -> String {
    let closure = nesting.closureInPlace(id)
    var text = "closure" + (closure != nil && isUsualID(id, of: number) ? "" : " " + quotedFunction(id.text))
    // Targets with names are the first locals after the parameters.
    var targets = 0
    let words = captures.map { capture in
      var target: Code.Local?
      if let closure, let number = capture.target, Int(number) == closure.parameters.count + targets, Int(number) < closure.locals.count {
        target = closure.locals[Int(number)]
        targets += 1
      }
      return self.words(capture, target, inlined)
    }
    if !words.isEmpty { text += " [" + words.joined(separator: ", ") + "]" }
    return text + (closure.map { self.closure($0, targets: targets) } ?? "")
  }

  private func words(_ capture: Code.Capture, _ target: Code.Local?, _ inlined: Range<Int>) -> String {
    var text = capture.ownership == .strong ? "" : capture.ownership.rawValue + " "
    /// The target that need not be written.
    var usual: Code.Local?
    var isSelf = false
    var isShared = false
    func local(_ number: Code.LocalID) -> Code.Local? {
      guard function.locals.indices.contains(Int(number)), !function.locals[Int(number)].name.isEmpty else { return nil }
      return Code.Local(function.locals[Int(number)].name, nil, capture.ownership, isShared: isShared)
    }
    switch capture.source {
    case .variable(let number):
      isShared = true
      text += "&" + name(of: number)
      usual = local(number)
    case .value(let value):
      text += words(value, inlined)
      if inlined.contains(Int(value)), case .local(let number) = function.values[Int(value)] { usual = local(number) }
      if inlined.contains(Int(value)), case .selfObject = function.values[Int(value)] { isSelf = true }
    }
    if let target {
      if target != usual { text += " as " + modifiers(target, capture.ownership, isShared: isShared) + nameAndType(target) }
    } else if let number = capture.target {
      text += " as #\(number)"
    } else if !isSelf {
      text += " as self"
    }
    return text + (capture.position == position ? "" : " at " + near(capture.position))
  }

  // MARK: Types and names

  func words(_ type: Code.TypeName) -> String {
    guard let id = type.id else { return type.form.rawValue }
    return (type.form == .object ? "" : type.form.rawValue + " ") + quotedInDeclaration(id.text)
  }

  private func words(_ field: Code.Field) -> String {
    (field.isDirect ? "->" : ".") + (field.owner.map { quotedMember($0.text) + "::" } ?? "") + quotedMember(field.name)
  }

  private func words(_ owner: EntityID, _ name: String) -> String { quoted(owner.text) + "::" + quotedMember(name) }

  /// A key with the name of an ownership has to be quoted.
  private func quotedKey(_ key: String) -> String { Ownership(rawValue: key) == nil ? quotedMember(key) : "\"\(key)\"" }
}
