// Expressions, types and names. Values are added to the innermost function as they are read, operands first.

extension CodeParser {
  mutating func expression() throws(CodeTextError) -> Code.ValueID {
    let (value, ownership) = try placeExpression()
    guard ownership == nil else { throw refused(ownership?.rawValue ?? "", "a key: the ownership of what is associated is said where it is stored") }
    return value
  }

  /// An expression, and the written ownership if it is the place of an associated object.
  mutating func placeExpression() throws(CodeTextError) -> (Code.ValueID, Ownership?) {
    try nested { (parser) throws(CodeTextError) in
      var value = try parser.primary()
      var ownership: Ownership?
      while ownership == nil, parser.isSameLine {
        if parser.take(".") {
          value = parser.add(.member(value, try parser.field(isDirect: false)))
        } else if parser.take("->") {
          value = parser.add(.member(value, try parser.field(isDirect: true)))
        } else if parser.isNext("[") {
          parser.advance()
          if parser.take("]") {
            value = parser.add(.element(value))
          } else {
            if parser.isBeforeName, parser.token.kind == .word, let written = Ownership(rawValue: parser.token.text) {
              ownership = written
              parser.advance()
            }
            value = parser.add(.associated(value, try parser.memberName()))
            try parser.expect("]")
          }
        } else if parser.isNext("@"), parser.touches {
          parser.advance()
          parser.scope.function.positions[Int(value)] = try parser.nearPosition()
        } else {
          break
        }
      }
      return (value, ownership)
    }
  }

  /// Turns the value that was added last into a place, and removes the value.
  mutating func asPlace(_ target: Code.ValueID, _ ownership: Ownership?) throws(CodeTextError) -> Code.Place {
    guard Int(target) == scope.function.values.count - 1 else { throw refused("=", "a place to store in before it") }
    let place: Code.Place? =
      switch scope.function.values[Int(target)] {
      case .local(let local): .local(local)
      case .member(let object, let field): .member(object, field)
      case .element(let collection): .element(collection)
      case .variable(let owner, let name): .variable(owner, name)
      case .associated(let object, let key): .associated(object, key, ownership ?? .strong)
      case .name(let name): .name(name)
      default: nil
      }
    guard let place else { throw refused("=", "a place to store in before it") }
    scope.function.values.removeLast()
    scope.function.positions.removeLast()
    return place
  }

  private mutating func add(_ value: Code.Value) -> Code.ValueID { scope.function.add(value, at: scope.position) }

  private mutating func primary() throws(CodeTextError) -> Code.ValueID {
    switch token.kind {
    case .sign:
      if take("?") { return add(.name(try memberName())) }
      if isNext("#") { return add(.local(try local(named: nil))) }
      if isNext("[") { return add(.collection(try list("[", "]") { (parser) throws(CodeTextError) in try parser.expression() })) }
      if isNext("(") { return try inParentheses() }
      if take("%") {
        guard let value = scope.namedValues[token.text] else { throw expected("the name of a value before this line") }
        advance()
        return value
      }
    case .word where CodeWords.reserved.contains(token.text) && !(following.kind == .sign && following.text == "::"):
      return try keyword()
    case .word, .quoted:
      let name = token.text
      advance()
      if take("::") { return add(.variable(EntityID(name), try memberName())) }
      return add(.local(try local(named: name)))
    case .number, .end: break
    }
    throw expected("an expression")
  }

  private mutating func inParentheses() throws(CodeTextError) -> Code.ValueID {
    advance()
    openBrackets += 1
    let value = try expression()
    openBrackets -= 1
    try expect(")")
    return value
  }

  private mutating func keyword() throws(CodeTextError) -> Code.ValueID {
    let word = token.text
    switch word {
    case "self": advance(); return add(.selfObject)
    case "null": advance(); return add(.null)
    case "literal":
      advance()
      return isSameLine && token.kind == .quoted ? add(.text(try memberName())) : add(.literal)
    case "case":
      advance()
      let name = try memberName()
      return add(.enumCase(name, takeWord("of") ? EntityID(try self.name("the name of an enum")) : nil))
    case "true": advance(); return add(.boolean(true))
    case "false": advance(); return add(.boolean(false))
    case "new": advance(); return add(.new(try type()))
    case "type": advance(); return add(.type(try type()))
    case "either":
      advance()
      return add(.either(try list("(", ")") { (parser) throws(CodeTextError) in try parser.expression() }))
    case "cast":
      advance()
      let value = try expression()
      guard takeWord("to") else { throw expected("'to' and a type") }
      return add(.cast(value, try type()))
    case "unknown":
      advance()
      let type = isAtType ? try self.type() : nil
      let operands = isNext("(") && isSameLine ? try list("(", ")") { (parser) throws(CodeTextError) in try parser.expression() } : []
      return add(.unknown(operands, type))
    case "bound":
      advance()
      let callee: Code.Callee = isNext("(") ? .value(try inParentheses()) : try namedCallee()
      guard takeWord("on") else { throw expected("'on' and an object") }
      return add(.boundMethod(try expression(), callee))
    case "super", "initialize", "await", "try", "call", "run": return try call()
    case "closure":
      advance()
      return try closure()
    default: throw expected("an expression")
    }
  }

  // MARK: Calls

  private mutating func call() throws(CodeTextError) -> Code.ValueID {
    var traits: Code.Call.Traits = []
    while let trait = CodeWords.callTraits.first(where: { token.kind == .word && $0.0 == token.text }) {
      traits.insert(trait.1)
      advance()
    }
    var call: Code.Call
    if takeWord("run") {
      call = Code.Call(.value(try expression()), traits: traits)
    } else {
      guard takeWord("call") else { throw expected("'call' or 'run'") }
      call = Code.Call(try namedCallee(), traits: traits)
    }
    if isSameLine, takeWord("on") { call.receiver = try expression() }
    if isSameLine, isNext("(") { call.arguments = try list("(", ")") { (parser) throws(CodeTextError) in try parser.argument() } }
    if isSameLine, takeWord("returns") { call.result = try type() }
    return add(.call(call))
  }

  private mutating func argument() throws(CodeTextError) -> Code.Argument {
    let isTrailing = takeWord("trailing")
    var label = ""
    if [.word, .quoted].contains(token.kind), following.kind == .sign, following.text == ":" {
      label = token.text
      advance()
      advance()
    }
    return Code.Argument(try expression(), label: label, isTrailing: isTrailing)
  }

  private mutating func namedCallee() throws(CodeTextError) -> Code.Callee {
    let name = try functionName()
    guard isSameLine, takeWord("to") else { return .function(name, []) }
    return .function(name, try list("{", "}") { (parser) throws(CodeTextError) in EntityID(try parser.functionName()) })
  }

  // MARK: Closures

  private mutating func closure() throws(CodeTextError) -> Code.ValueID {
    var id: EntityID?
    if isSameLine, token.kind == .quoted || (token.kind == .word && !CodeWords.reserved.contains(token.text)) { id = EntityID(try functionName()) }
    var captures: [Code.Capture] = []
    var targets: [(index: Int, local: Code.Local)] = []
    if isSameLine, isNext("[") {
      for (capture, target) in try list("[", "]", { (parser) throws(CodeTextError) in try parser.capture() }) {
        if let target { targets.append((captures.count, target)) }
        captures.append(capture)
      }
    }
    scope.closures += 1
    let outer = scope.function
    let ownID = id ?? EntityID("\(outer.id.text)#\(scope.closures)")
    var function = Code.Function(
      ownID, .closure, of: outer.owner, language: outer.language, path: outer.path, position: scope.position)
    if isSameLine { try readHead(of: &function, captures: targets.map(\.local)) }
    for (number, target) in targets.enumerated() { captures[target.index].target = Code.LocalID(function.parameters.count + number) }
    if isSameLine, takeWord("at") { function.position = try nearPosition() }
    if isSameLine, isNext("{") {
      scopes.append(FunctionScope(function: function))
      let index = functions.count
      functions.append(function)
      try readBody(at: index)
    } else if !targets.isEmpty {
      throw expected("'{': only a closure with statements has locals with names; write 'as #0'")
    }
    return add(.closure(ownID, captures))
  }

  /// A capture, and the local that it declares in the closure.
  private mutating func capture() throws(CodeTextError) -> (Code.Capture, Code.Local?) {
    let start = token
    var ownership = Ownership.strong
    let isName = [".", "->", "::", ",", "]", "@", "as", "at"].contains(following.text) && following.kind != .quoted
    if token.kind == .word, let written = Ownership(rawValue: token.text), !isName {
      ownership = written
      advance()
    }
    let isVariable = take("&")
    let source: Code.Capture.Source
    // The name inside the closure if none is written; `.some(nil)` for `self`.
    var name: String??
    if isVariable {
      let written = token.kind == .sign ? nil : try self.name("a local")
      let local = try local(named: written)
      source = .variable(local)
      name = .some(scope.function.locals[Int(local)].name)
    } else {
      let value = try expression()
      source = .value(value)
      switch scope.function.values[Int(value)] {
      case .selfObject: name = .some(nil)
      case .local(let local): name = .some(scope.function.locals[Int(local)].name)
      default: break
      }
    }
    var capture = Code.Capture(source, as: nil, ownership, at: scope.position)
    var target: Code.Local? = (name ?? nil).map { Code.Local($0, nil, ownership, isShared: isVariable) }
    if takeWord("as") {
      target = nil
      if take("#") {
        guard let number = Int32(exactly: try number()) else { throw expected("the number of a local") }
        capture.target = number
      } else if !takeWord("self") {
        var local = try modifiers(ownership, isShared: isVariable)
        try readNameAndType(of: &local)
        target = local
      }
    } else if name == nil {
      throw CodeTextError(line: start.line, message: "expected 'as' and the name that the captured value has inside")
    }
    if takeWord("at") { capture.position = try nearPosition() }
    return (capture, target)
  }

  // MARK: Names and types

  /// A local by its name, by `NAME#NUMBER`, or by `#NUMBER`. If several have the name, the one declared last.
  private mutating func local(named name: String?) throws(CodeTextError) -> Code.LocalID {
    let locals = scope.function.locals
    if isNext("#"), name == nil || touches {
      advance()
      let number = try number()
      guard number < locals.count, name == nil || locals[number].name == name else { throw refused("#\(number)", "the number of a local") }
      return Code.LocalID(number)
    }
    guard let name, let index = locals.lastIndex(where: { $0.name == name }) else {
      throw refused(name ?? token.text, "a name that 'var', 'let' or a parameter declares")
    }
    return Code.LocalID(index)
  }

  private mutating func field(isDirect: Bool) throws(CodeTextError) -> Code.Field {
    let name = try memberName()
    return take("::") ? Code.Field(try memberName(), of: EntityID(name), isDirect: isDirect) : Code.Field(name, isDirect: isDirect)
  }

  /// Whether a type with a written form or name comes next in the line.
  private var isAtType: Bool {
    guard isSameLine else { return false }
    if token.kind == .quoted { return true }
    return token.kind == .word && (Code.TypeName.Form(rawValue: token.text) != nil || !CodeWords.reserved.contains(token.text))
  }

  mutating func type() throws(CodeTextError) -> Code.TypeName {
    guard isAtType else { throw expected("a type") }
    if token.kind == .word, let form = Code.TypeName.Form(rawValue: token.text) {
      advance()
      let isNamed = isSameLine && (token.kind == .quoted || (token.kind == .word && !CodeWords.reserved.contains(token.text)))
      return Code.TypeName(form, isNamed ? EntityID(try name("a type")) : nil)
    }
    return Code.TypeName(.object, EntityID(try name("a type")))
  }

  mutating func name(_ what: String) throws(CodeTextError) -> String {
    guard token.kind == .quoted || (token.kind == .word && !CodeWords.reserved.contains(token.text)) else { throw expected(what) }
    defer { advance() }
    return token.text
  }

  /// A name after a dot, where every word is a name.
  mutating func memberName() throws(CodeTextError) -> String {
    guard token.kind == .quoted || token.kind == .word else { throw expected("a name") }
    defer { advance() }
    return token.text
  }

  /// `reload`, `add:forKey:`, `add(_:key:)`, or a quoted name.
  mutating func functionName() throws(CodeTextError) -> String {
    let isQuoted = token.kind == .quoted
    var text = try name("the name of a function")
    if isQuoted { return text }
    if isNext("("), touches, let labels = labelsInParentheses() { return text + labels }
    while isNext(":"), touches {
      text += ":"
      advance()
      guard token.kind == .word, touches else { break }
      guard following.text == ":", following.start == token.end else { throw expected("':' and the rest of the selector") }
      text += token.text
      advance()
    }
    return text
  }

  /// `(_:key:)`: labels, as opposed to arguments or parameters, since nothing comes after the colons.
  private mutating func labelsInParentheses() -> String? {
    let outside = self
    var text = "("
    advance()
    while token.kind == .word, following.kind == .sign, following.text == ":" {
      text += token.text + ":"
      advance()
      advance()
    }
    if take(")") { return text + ")" }
    self = outside
    return nil
  }
}
