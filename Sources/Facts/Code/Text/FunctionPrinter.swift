/// Prints one function with the closures inside it. A value is printed inside its user if that keeps the order of the value numbers; any other value has
/// a line of its own, `%4 = …`.
struct FunctionPrinter {
  /// Values nested deeper have a line of their own.
  static let deepestExpression = 40

  let function: Code.Function
  let nesting: ClosureNesting
  /// How often statements and values use each value.
  private var uses: [Int]
  /// The value that uses each value; -1 if there is none.
  private var users: [Int]
  /// How many locals have each name.
  private var namesakes: [String: Int] = [:]
  /// The number of each closure among those of the function, from 1.
  private var closureNumbers: [Int: Int] = [:]
  /// The next value to print.
  private var next = 0
  /// How many locals are declared so far.
  private var declared: Int
  private var indent: Int
  /// The position of the statement that is being printed.
  private(set) var position = Code.Position.none
  private var text = ""

  init(_ function: Code.Function, _ nesting: ClosureNesting, targets: Int = 0, indent: Int = 0) {
    self.function = function
    self.nesting = nesting
    self.indent = indent
    declared = min(function.parameters.count + targets, function.locals.count)
    uses = function.values.map { _ in 0 }
    users = function.values.map { _ in -1 }
    for local in function.locals { namesakes[local.name, default: 0] += 1 }
    for (number, value) in function.values.enumerated() {
      if case .closure = value { closureNumbers[number] = closureNumbers.count + 1 }
      for operand in value.operands where function.values.indices.contains(Int(operand)) {
        uses[Int(operand)] += 1
        users[Int(operand)] = number
      }
    }
    countUses(in: function.body, depth: 0)
  }

  private mutating func countUses(in statements: [Code.Statement], depth: Int) {
    guard depth <= Code.deepestNesting else { return }
    for statement in statements {
      for operand in statement.operands where function.values.indices.contains(Int(operand)) { uses[Int(operand)] += 1 }
      for block in statement.blocks { countUses(in: block, depth: depth + 1) }
    }
  }

  var wholeText: String {
    var head = prefix(function.position) + "\(function.kind.rawValue) \(quotedFunction(function.id.text))"
    if function.name != (function.kind == .closure ? "" : function.id.text) { head += " named \(quotedFunction(function.name))" }
    if let owner = function.owner { head += " of \(quoted(owner.text))" }
    return head + self.head + " " + body + "\n"
  }

  /// Traits, parameters and result.
  var head: String {
    var head = ""
    let traits = CodeWords.functionTraits.filter { function.traits.contains($0.1) }.map(\.0)
    if !traits.isEmpty { head += " is " + traits.joined(separator: ", ") }
    if !function.parameters.isEmpty {
      let parameters = zip(function.parameters, function.locals).map { parameter, local in
        let words = CodeWords.parameterTraits.filter { parameter.traits.contains($0.1) }.map { $0.0 + " " }.joined()
        return words + modifiers(local) + (parameter.label.isEmpty ? "" : quotedInDeclaration(parameter.label) + " ") + nameAndType(local)
      }
      head += " (" + parameters.joined(separator: ", ") + ")"
    }
    if let result = function.result { head += " returns " + words(result) }
    return head
  }

  /// The body with its braces.
  var body: String {
    var printer = self
    printer.indent += 1
    printer.printStatements(function.body, depth: 0)
    printer.hoist(until: function.values.count)
    printer.declare(until: function.locals.count)
    for (construct, count) in function.unlowered.sorted(by: { $0.key < $1.key }) {
      printer.printLine("unlowered \(quoted(construct)) \(count)")
    }
    return printer.text.isEmpty ? "{}" : "{\n" + printer.text + margin + "}"
  }

  private var margin: String { String(repeating: "  ", count: indent) }

  private mutating func printLine(_ line: String) { text += margin + line + "\n" }

  // MARK: Statements

  private mutating func printStatements(_ statements: [Code.Statement], depth: Int) {
    guard depth <= Code.deepestNesting else { return printLine("// nested too deeply") }
    for statement in statements { printStatement(statement, depth: depth) }
  }

  private mutating func printStatement(_ statement: Code.Statement, depth: Int) {
    var isValueFirst = false
    if case .store(let value, let place, _) = statement, let object = place.object {
      isValueFirst = inline(statement.operands) == nil && inline([value, object]) != nil
    }
    let operands = isValueFirst ? Array(statement.operands.reversed()) : statement.operands
    // Values before the operands have lines of their own.
    while inline(operands) == nil, next < function.values.count, operands.contains(where: { $0 >= next }) { hoistOne() }
    let inlined = inline(operands) ?? next..<next
    next = inlined.upperBound
    declare(until: inlined.flatMap { function.values[$0].locals }.map { Int($0) + 1 }.max() ?? 0)
    position = statement.position ?? statement.operands.first.flatMap(self.position(of:)) ?? .none
    let start = prefix(position)
    func words(_ value: Code.ValueID) -> String { self.words(value, inlined) }

    switch statement {
    case .evaluate(let value): printLine(start + words(value))
    case .store(let value, .local(let local), _) where local == declared && local < function.locals.count:
      declared += 1
      printLine(start + "var " + declaration(function.locals[Int(local)]) + " = " + words(value))
    case .store(let value, .local(let local), _) where local > declared && local < function.locals.count:
      declare(until: Int(local))
      declared += 1
      printLine(start + "var " + declaration(function.locals[Int(local)]) + " = " + words(value))
    case .store(let value, let place, _):
      printLine(
        start
          + (isValueFirst
            ? "store \(words(value)) in \(self.words(place, inlined))" : "\(self.words(place, inlined)) = \(words(value))"))
    case .return(let value, _): printLine(start + "return" + (value.map { " " + words($0) } ?? ""))
    case .branch(let arms, _):
      text += margin + start + "branch"
      for (number, arm) in arms.enumerated() { printBlock(number == 0 ? " " : " or ", arm, depth: depth) }
      text += "\n"
    case .loop(let body, _):
      text += margin + start
      printBlock("loop ", body, depth: depth)
      text += "\n"
    case .defer(let body, _):
      text += margin + start
      printBlock("defer ", body, depth: depth)
      text += "\n"
    case .leave: printLine(start + "leave")
    case .fail: printLine(start + "fail")
    case .only(let cases, let value, _): printLine(start + "only \(words(value)) is " + cases.map(quotedMember).joined(separator: " or "))
    case .retain(let value, _): printLine(start + "retain " + words(value))
    case .release(let value, _): printLine(start + "release " + words(value))
    }
  }

  private mutating func printBlock(_ word: String, _ statements: [Code.Statement], depth: Int) {
    if statements.isEmpty {
      text += word + "{}"
      return
    }
    text += word + "{\n"
    indent += 1
    printStatements(statements, depth: depth + 1)
    indent -= 1
    text += margin + "}"
  }

  // MARK: The order of values

  /// The values that can be printed inside these roots: `next` and those after it. Nil if that would change the order of the value numbers.
  private func inline(_ roots: [Code.ValueID]) -> Range<Int>? {
    var end = next
    for root in roots {
      guard isInOrder(root, &end, depth: 0) else { return nil }
    }
    return next..<end
  }

  private func isInOrder(_ value: Code.ValueID, _ end: inout Int, depth: Int) -> Bool {
    // It already has a line of its own, or doesn't exist.
    if value < next || value >= function.values.count { return true }
    guard uses[Int(value)] == 1, depth < FunctionPrinter.deepestExpression else { return false }
    for operand in function.values[Int(value)].operands {
      guard isInOrder(operand, &end, depth: depth + 1) else { return false }
    }
    guard value == end else { return false }
    end += 1
    return true
  }

  /// Prints the next value in a line of its own. If all operands of its user can be printed now, prints the user instead.
  private mutating func hoistOne() {
    var value = next
    var end = next
    while uses[value] == 1, users[value] > value {
      var operandsEnd = next
      let user = users[value]
      guard function.values[user].operands.allSatisfy({ isInOrder($0, &operandsEnd, depth: 1) }), operandsEnd == user else { break }
      value = user
      end = value
    }
    let inlined = next..<end
    next = value + 1
    declare(until: (inlined + [value]).flatMap { function.values[$0].locals }.map { Int($0) + 1 }.max() ?? 0)
    position = self.position(of: Code.ValueID(value)) ?? .none
    printLine(prefix(position) + "%\(value) = " + words(expression: value, inlined))
  }

  private mutating func hoist(until end: Int) {
    while next < end { hoistOne() }
  }

  // MARK: Locals

  private mutating func declare(until end: Int) {
    while declared < min(end, function.locals.count) {
      declared += 1
      printLine("var " + declaration(function.locals[declared - 1]))
    }
  }

  private func declaration(_ local: Code.Local) -> String { modifiers(local) + nameAndType(local) }

  func modifiers(_ local: Code.Local, _ ownership: Ownership = .strong, isShared: Bool = false) -> String {
    (local.ownership == ownership ? "" : local.ownership.rawValue + " ")
      + (local.isShared == isShared ? "" : (local.isShared ? "" : "un") + CodeWords.shared + " ")
  }

  func nameAndType(_ local: Code.Local) -> String { quotedInDeclaration(local.name) + (local.type.map { ": " + words($0) } ?? "") }

  func name(of local: Code.LocalID) -> String {
    guard function.locals.indices.contains(Int(local)) else { return "#\(local)" }
    let name = function.locals[Int(local)].name
    if name.isEmpty { return "#\(local)" }
    return quotedInDeclaration(name) + (namesakes[name] == 1 ? "" : "#\(local)")
  }

  // MARK: Positions

  func position(of value: Code.ValueID) -> Code.Position? {
    function.positions.indices.contains(Int(value)) ? function.positions[Int(value)] : nil
  }

  private func prefix(_ position: Code.Position) -> String {
    (position.column == 0 ? "\(position.line)" : "\(position.line):\(position.column)") + " "
  }

  /// A position relative to that of the statement.
  func near(_ other: Code.Position) -> String { other.line == position.line ? "\(other.column)" : "\(other.line):\(other.column)" }

  /// The text of a closure that is printed in place, without its captures.
  func closure(_ closure: Code.Function, targets: Int) -> String {
    let printer = FunctionPrinter(closure, nesting, targets: targets, indent: indent)
    return printer.head + (closure.position == position ? "" : " at " + near(closure.position)) + " " + printer.body
  }

  /// Whether a closure has the id that it gets if none is written.
  func isUsualID(_ id: EntityID, of value: Int) -> Bool { id.text == "\(function.id.text)#\(closureNumbers[value] ?? 0)" }
}
