/// Reads the text form that `CodeText` describes. This file has files, functions and statements.
struct CodeParser {
  private let tokens: [CodeToken]
  private var place = 0
  /// How many parentheses and brackets are open: inside them, line ends have no meaning.
  var openBrackets = 0
  private var depth = 0
  /// The limit for statements and expressions together, including closures.
  static let deepestNesting = Code.deepestNesting + 64

  var functions: [Code.Function] = []
  var syntheses: [Code.Synthesis] = []
  var declarations = TypeDeclarations()
  var path = "code"
  var language = Language.swift
  /// The functions being read, the outermost first.
  var scopes: [FunctionScope] = []

  init(tokens: [CodeToken]) { self.tokens = tokens }

  /// The state of a function while it is read.
  struct FunctionScope {
    var function: Code.Function
    var namedValues: [String: Code.ValueID] = [:]
    /// The position of the statement being read.
    var position = Code.Position.none
    var closures = 0
  }

  mutating func readFile() throws(CodeTextError) {
    while token.kind != .end {
      if take(";") { continue }
      if takeWord("file") {
        path = try name("a path")
        if token.kind != .end, !token.isFirstOnLine { language = try readLanguage() }
      } else if takeWord("synthesize") {
        let owner = EntityID(try name("a class"))
        try expect(".")
        let property = try memberName()
        syntheses.append(Code.Synthesis(owner, property, ivar: take("=") ? try memberName() : nil))
      } else {
        let position = try linePosition()
        let word = token.kind == .word ? token.text : ""
        if let kind = TypeDeclarations.kinds[word] {
          advance()
          try readType(kind, at: position)
        } else if let kind = Code.Function.Kind(rawValue: word) {
          advance()
          try readFunction(kind, at: position)
        } else {
          throw expected("a function, a type, 'file' or 'synthesize'")
        }
      }
    }
  }

  private mutating func readLanguage() throws(CodeTextError) -> Language {
    let start = token.start
    var text = ""
    while token.kind != .end, !token.isFirstOnLine {
      text += token.text
      advance()
    }
    guard let language = Language(rawValue: text) else {
      throw CodeTextError(line: tokens.last { $0.start <= start }?.line ?? 0, message: "expected a language, not '\(text)'")
    }
    return language
  }

  // MARK: Functions

  private mutating func readFunction(_ kind: Code.Function.Kind, at position: Code.Position) throws(CodeTextError) {
    let id = try functionName()
    var function = Code.Function(
      EntityID(id), kind, name: kind == .closure ? "" : id, language: language, path: path, position: position)
    if takeWord("named") { function.name = token.kind == .quoted ? try name("a name") : try functionName() }
    if takeWord("of") { function.owner = EntityID(try name("a type")) }
    try readHead(of: &function, captures: [])
    guard token.text == "{", token.kind == .sign else { throw expected("'{'") }
    scopes.append(FunctionScope(function: function))
    let index = functions.count
    functions.append(function)
    try readBody(at: index)
  }

  /// Traits, parameters and result.
  mutating func readHead(of function: inout Code.Function, captures: [Code.Local]) throws(CodeTextError) {
    if takeWord("is") {
      repeat {
        let word = try name("a trait")
        guard let trait = CodeWords.functionTraits.first(where: { $0.0 == word }) else { throw refused(word, "a trait of functions") }
        function.traits.insert(trait.1)
      } while take(",")
    }
    if isNext("("), isSameLine {
      for (parameter, local) in try list("(", ")", { (parser) throws(CodeTextError) in try parser.parameter() }) {
        function.parameters.append(parameter)
        function.locals.append(local)
      }
    }
    function.locals += captures
    if takeWord("returns") { function.result = try type() }
  }

  private mutating func parameter() throws(CodeTextError) -> (Code.Parameter, Code.Local) {
    var parameter = Code.Parameter()
    while token.kind == .word, isBeforeName, let trait = CodeWords.parameterTraits.first(where: { $0.0 == token.text }) {
      parameter.traits.insert(trait.1)
      advance()
    }
    var local = try modifiers()
    if isBeforeName { parameter.label = try name("a label") }
    try readNameAndType(of: &local)
    return (parameter, local)
  }

  /// `[OWNERSHIP] [boxed]`
  mutating func modifiers(_ ownership: Ownership = .strong, isShared: Bool = false) throws(CodeTextError) -> Code.Local {
    var local = Code.Local("", nil, ownership, isShared: isShared)
    if token.kind == .word, isBeforeName, let written = Ownership(rawValue: token.text) {
      local.ownership = written
      advance()
    }
    if token.kind == .word, isBeforeName, [CodeWords.shared, "un" + CodeWords.shared].contains(token.text) {
      local.isShared = token.text == CodeWords.shared
      advance()
    }
    return local
  }

  mutating func readNameAndType(of local: inout Code.Local) throws(CodeTextError) {
    local.name = try name("a name")
    if take(":") { local.type = try type() }
  }

  /// Reads the body of the innermost function and stores the function at the index reserved for it.
  mutating func readBody(at index: Int) throws(CodeTextError) {
    let outside = openBrackets
    openBrackets = 0
    let body = try block()
    openBrackets = outside
    functions[index] = scopes.removeLast().function
    functions[index].body = body
  }

  // MARK: Statements

  private mutating func block() throws(CodeTextError) -> [Code.Statement] {
    try expect("{")
    return try nested { (parser) throws(CodeTextError) in
      var statements: [Code.Statement] = []
      while !parser.isNext("}") {
        if parser.take(";") { continue }
        if let statement = try parser.statement() { statements.append(statement) }
        guard parser.token.isFirstOnLine || parser.isNext(";") || parser.isNext("}") else { throw parser.expected("the end of the statement") }
      }
      parser.advance()
      return statements
    }
  }

  private mutating func statement() throws(CodeTextError) -> Code.Statement? {
    let position = try linePosition()
    let outside = scope.position
    scope.position = position
    defer { scope.position = outside }
    if isNext("%"), place + 2 < tokens.count, tokens[place + 2].text == "=", tokens[place + 2].kind == .sign {
      advance()
      let name = token.text
      advance()
      advance()
      let value = try expression()
      guard scope.namedValues.updateValue(value, forKey: name) == nil else { throw refused("%" + name, "a new name: it has a value already") }
      return nil
    }
    guard token.kind == .word else { return try storeOrEvaluate(position) }
    switch token.text {
    case "var", "let":
      advance()
      return try declaration(position)
    case "store":
      advance()
      let value = try expression()
      guard takeWord("in") else { throw expected("'in'") }
      return .store(value, try self.place(position), position)
    case "return":
      advance()
      let isBare = token.isFirstOnLine || isNext("}") || isNext(";")
      return .return(isBare ? nil : try expression(), position)
    case "branch":
      advance()
      var arms: [[Code.Statement]] = []
      if isNext("{") {
        repeat { arms.append(try block()) } while takeWord("or")
      }
      return .branch(arms, position)
    case "loop": advance(); return .loop(try block(), position)
    case "defer": advance(); return .defer(try block(), position)
    case "leave": advance(); return .leave(position)
    case "fail": advance(); return .fail(position)
    case "only":
      advance()
      let value = try expression()
      guard takeWord("is") else { throw expected("'is'") }
      var cases: [String] = []
      repeat { cases.append(try memberName()) } while takeWord("or")
      return .only(cases, value, position)
    case "retain": advance(); return .retain(try expression(), position)
    case "release": advance(); return .release(try expression(), position)
    case "unlowered":
      advance()
      let construct = try name("the name of a construct")
      scope.function.unlowered[construct, default: 0] += try number()
      return nil
    default: return try storeOrEvaluate(position)
    }
  }

  private mutating func storeOrEvaluate(_ position: Code.Position) throws(CodeTextError) -> Code.Statement {
    let (target, ownership) = try placeExpression()
    guard take("=") else {
      guard ownership == nil else { throw expected("'='") }
      return .evaluate(target)
    }
    let stored = try asPlace(target, ownership)
    return .store(try expression(), stored, position)
  }

  private mutating func place(_ position: Code.Position) throws(CodeTextError) -> Code.Place {
    let (target, ownership) = try placeExpression()
    return try asPlace(target, ownership)
  }

  private mutating func declaration(_ position: Code.Position) throws(CodeTextError) -> Code.Statement? {
    var local = try modifiers()
    try readNameAndType(of: &local)
    let number = scope.function.add(local)
    guard take("=") else { return nil }
    return .store(try expression(), .local(number), position)
  }

  // MARK: Tokens

  var scope: FunctionScope {
    get { scopes[scopes.count - 1] }
    set { scopes[scopes.count - 1] = newValue }
    _modify { yield &scopes[scopes.count - 1] }
  }

  var token: CodeToken { tokens[place] }
  var following: CodeToken { tokens[min(place + 1, tokens.count - 1)] }
  /// Whether the next token continues the statement.
  var isSameLine: Bool { !token.isFirstOnLine || openBrackets > 0 }
  /// Whether there is no space between the previous token and the next one.
  var touches: Bool { place > 0 && tokens[place - 1].end == token.start }
  /// Whether the next token is followed by a name, so that it is a modifier or a label.
  var isBeforeName: Bool {
    [.word, .quoted].contains(token.kind) && [.word, .quoted].contains(following.kind) && (!following.isFirstOnLine || openBrackets > 0)
  }

  mutating func advance() { place = min(place + 1, tokens.count - 1) }

  func isNext(_ sign: String) -> Bool { token.kind == .sign && token.text == sign }

  mutating func take(_ sign: String) -> Bool {
    guard isNext(sign) else { return false }
    advance()
    return true
  }

  mutating func takeWord(_ word: String) -> Bool {
    guard token.kind == .word, token.text == word else { return false }
    advance()
    return true
  }

  mutating func expect(_ sign: String) throws(CodeTextError) {
    guard take(sign) else { throw expected("'\(sign)'") }
  }

  /// The error that the next token is not what was expected.
  func expected(_ what: String) -> CodeTextError {
    CodeTextError(line: token.line, message: "expected \(what), not " + (token.kind == .end ? "the end" : "'\(token.text)'"))
  }

  /// The error that the token just read is not what was expected.
  func refused(_ text: String, _ what: String) -> CodeTextError {
    CodeTextError(line: tokens[max(place - 1, 0)].line, message: "expected \(what), not '\(text)'")
  }

  mutating func number() throws(CodeTextError) -> Int {
    guard token.kind == .number, let number = Int(token.text) else { throw expected("a number") }
    advance()
    return number
  }

  /// `LINE:COLUMN` or `LINE`; the line in the text if nothing is written.
  mutating func linePosition() throws(CodeTextError) -> Code.Position {
    token.kind == .number ? try writtenPosition() : Code.Position(token.line, 0)
  }

  mutating func writtenPosition() throws(CodeTextError) -> Code.Position {
    let line = try number()
    return Code.Position(line, take(":") ? try number() : 0)
  }

  /// `LINE:COLUMN`, or a column in the line of the statement.
  mutating func nearPosition() throws(CodeTextError) -> Code.Position {
    let first = try number()
    return take(":") ? Code.Position(first, try number()) : Code.Position(Int(scope.position.line), first)
  }

  mutating func list<Element>(
    _ open: String, _ close: String, _ readOne: (inout CodeParser) throws(CodeTextError) -> Element
  ) throws(CodeTextError) -> [Element] {
    try expect(open)
    openBrackets += 1
    var elements: [Element] = []
    while !isNext(close) {
      elements.append(try readOne(&self))
      if !take(",") { break }
    }
    openBrackets -= 1
    guard isNext(close) else { throw expected("',' or '\(close)'") }
    advance()
    return elements
  }

  /// Refuses nesting that is so deep that reading would overflow the stack.
  mutating func nested<Result>(_ read: (inout CodeParser) throws(CodeTextError) -> Result) throws(CodeTextError) -> Result {
    guard depth < CodeParser.deepestNesting else { throw CodeTextError(line: token.line, message: "this is nested too deeply") }
    depth += 1
    defer { depth -= 1 }
    return try read(&self)
  }
}
