import SwiftParser
import SwiftSyntax

/// Evaluates the manifest of a Swift package from its syntax: nothing is run.
///
/// Declarations and statements are here, expressions in `ManifestExpressions.swift`, calls in `ManifestCalls.swift`. Functions, structures, enumerations, extensions,
/// closures, loops over what is known, conditions and switches are evaluated. Where a condition is unknown, such as one on the environment or the compiler, all
/// branches are, and what they make is put together: the result has all possible targets. The number of steps is bounded.
final class ManifestEvaluator {
  /// The arguments of `Package(…)` after all statements have run; nil if there is none.
  private(set) var package: ManifestValue.Arguments?
  /// Where something was given up that may make targets or dependencies.
  private(set) var givenUp: Set<Int> = []

  var types: [String: ManifestType] = [:]
  var functions: [String: [FunctionDeclSyntax]] = [:]
  var computed: [String: (body: CodeBlockItemListSyntax, type: String)] = [:]
  let global = ManifestScope(in: nil)
  var scope: ManifestScope
  /// How many unknown conditions stand around the statement.
  var doubt = 0
  var depth = 0
  var frame = Frame()
  let file: SourceFileSyntax
  private var packageName: String?
  private var steps = 0
  /// Where the statement that is being evaluated begins.
  private var place = 0
  /// What one statement of the file may take, so that the others are evaluated even if it does not end.
  private var limit = 0

  /// What a function's body did so far.
  struct Frame {
    enum Jump { case toReturn, toBreak, toContinue }

    /// What it returned, or may have returned under an unknown condition.
    var returned: ManifestValue?
    /// Set when the following statements are not reached.
    var jump: Jump?
    /// The type of what it returns; empty if it is not known.
    var type = ""
  }

  private static let mostSteps = 200_000
  private static let deepest = 48

  init(_ source: String) {
    file = Parser.parse(source: source)
    scope = global
    collect(file.statements)
    for item in file.statements {
      limit = steps + (Self.mostSteps - steps) / 2
      frame = Frame()
      _ = run(item)
    }
    if case .object(let object)? = packageName.flatMap({ global.values[$0] }) { package = object.arguments }
    if package == nil { givenUp.insert(0) }
    // Functions know their scope.
    global.values = [:]
  }

  /// The lines of places in the file, ascending.
  func lines(of offsets: Set<Int>) -> [Int] {
    guard !offsets.isEmpty else { return [] }
    let converter = SourceLocationConverter(fileName: "", tree: file)
    return Set(offsets.map { converter.location(for: AbsolutePosition(utf8Offset: $0)).line }).sorted()
  }

  func unknown(_ node: some SyntaxProtocol, isOfMachine: Bool = false) -> ManifestValue {
    .unknown(.init(offset: node.positionAfterSkippingLeadingTrivia.utf8Offset, isOfMachine: isOfMachine))
  }

  func giveUp(_ node: some SyntaxProtocol) { givenUp.insert(node.positionAfterSkippingLeadingTrivia.utf8Offset) }

  /// Whether there are steps left. If they end, the statement may have done a part of its work.
  func spend(_ count: Int = 1, at node: some SyntaxProtocol) -> Bool {
    let isFirst = steps < limit
    steps += count
    if isFirst, steps >= limit { giveUp(node) }
    return steps < limit && depth < Self.deepest
  }

  // MARK: Declarations, which may be used before they stand

  private func collect(_ items: CodeBlockItemListSyntax) {
    for item in items {
      guard let declaration = item.item.as(DeclSyntax.self) else { continue }
      if let function = declaration.as(FunctionDeclSyntax.self) { functions[function.name.text, default: []].append(function) }
      if let variable = declaration.as(VariableDeclSyntax.self) {
        for (name, body, type) in getters(of: variable) { computed[name] = (body, type) }
      }
      collectMembers(of: declaration)
      if let condition = declaration.as(IfConfigDeclSyntax.self) {
        for clause in condition.clauses { if case .statements(let items)? = clause.elements { collect(items) } }
      }
    }
  }

  private func collectMembers(of declaration: DeclSyntax, in outer: String? = nil) {
    guard let group = declaration.asProtocol((any DeclGroupSyntax).self) else { return }
    var name = declaration.asProtocol((any NamedDeclSyntax).self)?.name.text ?? ""
    if let type = declaration.as(ExtensionDeclSyntax.self)?.extendedType {
      name = ManifestType.plain(type)
      if name.hasPrefix("[") { name = "Array" }
    }
    let full = outer.map { $0 + "." + name } ?? name
    if declaration.is(EnumDeclSyntax.self) { types[full, default: ManifestType()].kind = .enumeration }
    if declaration.is(StructDeclSyntax.self) || declaration.is(ClassDeclSyntax.self) { types[full, default: ManifestType()].kind = .structure }
    types[full, default: ManifestType()].inherited += group.inheritanceClause?.inheritedTypes.map { ManifestType.plain($0.type) } ?? []
    for member in group.memberBlock.members { collect(member.decl, in: full) }
  }

  private func collect(_ member: DeclSyntax, in type: String) {
    if let function = member.as(FunctionDeclSyntax.self) { types[type, default: ManifestType()].functions[function.name.text, default: []].append(function) }
    if let initializer = member.as(InitializerDeclSyntax.self) { types[type, default: ManifestType()].initializers.append(initializer) }
    if let variable = member.as(VariableDeclSyntax.self) {
      for (name, body, result) in getters(of: variable) { types[type, default: ManifestType()].computed[name] = (body, result) }
      let isStatic = variable.modifiers.contains { $0.name.text == "static" }
      for binding in variable.bindings where body(of: binding) == nil {
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { continue }
        let declared = binding.typeAnnotation.map { ManifestType.plain($0.type) } ?? ""
        if isStatic {
          if let value = binding.initializer?.value { types[type, default: ManifestType()].statics[name] = (value, declared) }
        } else {
          types[type, default: ManifestType()].stored.append((name, declared, binding.initializer?.value))
        }
      }
    }
    if let group = member.as(EnumCaseDeclSyntax.self) {
      for element in group.elements { types[type, default: ManifestType()].cases.append((element.name.text, element.rawValue?.value)) }
    }
    collectMembers(of: member, in: type)
  }

  private func getters(of variable: VariableDeclSyntax) -> [(name: String, body: CodeBlockItemListSyntax, type: String)] {
    variable.bindings.compactMap { binding in
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text, let body = body(of: binding) else { return nil }
      return (name, body, binding.typeAnnotation.map { ManifestType.plain($0.type) } ?? "")
    }
  }

  private func body(of binding: PatternBindingSyntax) -> CodeBlockItemListSyntax? {
    switch binding.accessorBlock?.accessors {
    case .getter(let body): body
    case .accessors(let list): list.first { $0.accessorSpecifier.text == "get" }?.body?.statements
    case nil: nil
    }
  }

  // MARK: Variables

  func inScope<Value>(_ new: ManifestScope, _ work: () -> Value) -> Value {
    let outer = scope
    scope = new
    defer { scope = outer }
    return work()
  }

  func declare(_ name: String, _ value: ManifestValue, type: String = "") {
    if name == "_" { return }
    scope.values[name] = settled(value, after: scope.values[name], since: scope.doubt)
    if !type.isEmpty { scope.types[name] = type }
  }

  /// The value after an assignment: under an unknown condition, the old one may be kept as well. What is huge is dropped.
  func settled(_ value: ManifestValue, after old: ManifestValue?, since known: Int) -> ManifestValue {
    let result = if let old, doubt > known { old.merged(with: value) } else { value }
    let size = result.size(limit: 50_000)
    steps += size.count / 64
    return size.count < 50_000 && size.height < 60 ? result : .unknown(.init(offset: place))
  }

  private func bind(_ variable: VariableDeclSyntax) {
    for binding in variable.bindings {
      let type = binding.typeAnnotation.map { resolved(ManifestType.plain($0.type)) } ?? ""
      if let initial = binding.initializer?.value {
        let value = evaluated(initial, as: type)
        _ = matches(binding.pattern, value)
        if let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text {
          if !type.isEmpty { scope.types[name] = type }
          if scope === global, case .object(let object) = value, object.name == "Package" { packageName = name }
        }
      } else if let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text {
        if let body = body(of: binding) {
          // Those of the file are evaluated where they are used.
          if scope !== global { declare(name, result(of: body, in: ManifestScope(in: scope, doubt: doubt), as: type)) }
        } else {
          declare(name, type.hasPrefix("[") ? .list([]) : .nothing, type: type)
        }
      }
    }
  }

  // MARK: Statements

  /// Returns the value of the only expression, if there is no other statement.
  func run(_ items: CodeBlockItemListSyntax) -> ManifestValue {
    var value = ManifestValue.nothing
    for item in items where frame.jump == nil {
      guard spend(at: item) else { return unknown(item) }
      value = run(item)
    }
    return items.count == 1 ? value : .nothing
  }

  private func run(_ item: CodeBlockItemSyntax) -> ManifestValue {
    place = item.positionAfterSkippingLeadingTrivia.utf8Offset
    switch item.item {
    case .decl(let declaration):
      if let variable = declaration.as(VariableDeclSyntax.self) { bind(variable) }
      if let function = declaration.as(FunctionDeclSyntax.self), scope !== global {
        scope.values[function.name.text] = .function(ManifestFunction(.declaration(function, type: scope.type), in: scope))
      }
      if let condition = declaration.as(IfConfigDeclSyntax.self) {
        let branches = condition.clauses.compactMap { clause in if case .statements(let items)? = clause.elements { items } else { nil } }
        // Without #else there is one more possibility: none of them.
        let isWhole = condition.clauses.last?.condition == nil
        return inDoubt(branches.map { items in { self.run(items) } } + (isWhole ? [] : [{ .nothing }]), declaresHere: true)
      }
      return .nothing
    case .stmt(let statement): return run(statement)
    case .expr(let expression):
      let value = evaluated(expression, as: frame.type)
      if case .unknown(let unknown) = value, !unknown.isOfMachine, changesTargets(expression) { givenUp.insert(unknown.offset) }
      return value
    }
  }

  /// Whether an expression that is not understood calls a function of the manifest, or a method of what holds targets: `package.targets.shuffle()`.
  private func changesTargets(_ expression: ExprSyntax) -> Bool {
    guard let callee = expression.as(FunctionCallExprSyntax.self)?.calledExpression else { return false }
    guard let base = callee.as(MemberAccessExprSyntax.self)?.base else { return callee.is(DeclReferenceExprSyntax.self) }
    return [evaluated(base)].flatMap { $0.sequence ?? [$0] }.contains { if case .object = $0 { true } else { false } }
  }

  private func run(_ statement: StmtSyntax) -> ManifestValue {
    if let expression = statement.as(ExpressionStmtSyntax.self) { return evaluated(expression.expression, as: frame.type) }
    if let loop = statement.as(ForStmtSyntax.self) {
      run(loop)
    } else if let result = statement.as(ReturnStmtSyntax.self) {
      let value = result.expression.map { evaluated($0, as: frame.type) } ?? .nothing
      frame.returned = frame.returned?.merged(with: value) ?? value
      frame.jump = .toReturn
    } else if let guarded = statement.as(GuardStmtSyntax.self) {
      let holds = test(guarded.conditions)
      if holds == false { return inScope(ManifestScope(in: scope, doubt: doubt)) { run(guarded.body.statements) } }
      if holds == nil { _ = inDoubt([{ self.run(guarded.body.statements) }, { .nothing }]) }
    } else if let block = statement.as(DoStmtSyntax.self) {
      return inScope(ManifestScope(in: scope, doubt: doubt)) { run(block.body.statements) }
    } else if statement.is(BreakStmtSyntax.self) {
      frame.jump = .toBreak
    } else if statement.is(ContinueStmtSyntax.self) {
      frame.jump = .toContinue
    } else if statement.is(ThrowStmtSyntax.self) {
      frame.jump = .toReturn
    } else {
      giveUp(statement)
    }
    return .nothing
  }

  private func run(_ loop: ForStmtSyntax) {
    let value = evaluated(loop.sequence)
    guard let elements = value.sequence else { return value == .nothing ? () : giveUp(loop) }
    for element in elements where element.unknown == nil {
      guard spend(at: loop) else { return }
      inScope(ManifestScope(in: scope, doubt: doubt)) {
        guard matches(loop.pattern, element) != false else { return }
        switch loop.whereClause.map({ evaluated($0.condition).flag }) {
        case .some(false): break
        case .some(nil): _ = inDoubt([{ self.run(loop.body.statements) }, { .nothing }])
        case .some(true), nil: _ = run(loop.body.statements)
        }
      }
      if frame.jump == .toReturn { return }
      let isLast = frame.jump == .toBreak
      frame.jump = nil
      if isLast { return }
    }
  }

  /// Evaluates all branches; what they assign and return is put together. The statements that follow are reached unless no branch reaches them.
  func inDoubt(_ branches: [() -> ManifestValue], declaresHere: Bool = false) -> ManifestValue {
    doubt += 1
    var value: ManifestValue?
    var jumps: [Frame.Jump?] = []
    for branch in branches {
      frame.jump = nil
      let next = inScope(declaresHere ? scope : ManifestScope(in: scope, doubt: doubt), branch)
      value = value?.merged(with: next) ?? next
      jumps.append(frame.jump)
    }
    doubt -= 1
    frame.jump = jumps.contains { $0 == nil } ? nil : jumps.last ?? nil
    return value ?? .nothing
  }

  /// Evaluates both branches of an unknown condition.
  func value(of condition: IfExprSyntax) -> ManifestValue {
    depth += 1
    defer { depth -= 1 }
    guard spend(at: condition) else { return unknown(condition) }
    func first() -> ManifestValue { run(condition.body.statements) }
    func second() -> ManifestValue {
      switch condition.elseBody {
      case .codeBlock(let block)?: inScope(ManifestScope(in: scope, doubt: doubt)) { run(block.statements) }
      case .ifExpr(let next)?: value(of: next)
      case nil: .nothing
      }
    }
    return inScope(ManifestScope(in: scope, doubt: doubt)) {
      switch test(condition.conditions) {
      case true: first()
      case false: second()
      case nil: inDoubt([first, second])
      }
    }
  }

  func value(of choice: SwitchExprSyntax) -> ManifestValue {
    let subject = evaluated(choice.subject)
    if let unknown = subject.unknown, !unknown.isOfMachine { givenUp.insert(unknown.offset) }
    var possible: [() -> ManifestValue] = []
    for case .switchCase(let one) in choice.cases {
      let inner = ManifestScope(in: scope, doubt: doubt)
      let holds = inScope(inner) {
        switch one.label {
        case .default: true
        case .case(let label): label.caseItems.map { item in both(matches(item.pattern, subject), item.whereClause.map { evaluated($0.condition).flag } ?? true) }.reduce(false, either)
        }
      }
      if holds == false { continue }
      possible.append { self.inScope(inner) { self.run(one.statements) } }
      if holds == true { break }
    }
    let value = possible.count == 1 ? possible[0]() : inDoubt(possible)
    if frame.jump == .toBreak { frame.jump = nil }
    return value
  }

  // MARK: Conditions

  /// Whether all conditions hold, nil if that is unknown. Binds their variables.
  private func test(_ conditions: ConditionElementListSyntax) -> Bool? {
    var result: Bool? = true
    for element in conditions {
      switch element.condition {
      case .expression(let expression):
        let value = evaluated(expression)
        if let unknown = value.unknown, !unknown.isOfMachine { givenUp.insert(unknown.offset) }
        result = both(result, value.flag)
      case .optionalBinding(let binding):
        let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text ?? "_"
        let value = binding.initializer.map { evaluated($0.value) } ?? lookUp(name) ?? unknown(binding)
        scope.values[name] = value
        if let unknown = value.unknown, !unknown.isOfMachine { givenUp.insert(unknown.offset) }
        result = both(result, value == .nothing ? false : value.unknown == nil ? true : nil)
      case .matchingPattern(let match): result = both(result, matches(match.pattern, evaluated(match.initializer.value)))
      case .availability: result = both(result, nil)
      }
      if result == false { return false }
    }
    return result
  }

  func both(_ a: Bool?, _ b: Bool?) -> Bool? { a == false || b == false ? false : a == true && b == true ? true : nil }
  func either(_ a: Bool?, _ b: Bool?) -> Bool? { a == true || b == true ? true : a == false && b == false ? false : nil }

  /// Whether a value has a pattern, nil if that is unknown. Binds the variables of the pattern.
  func matches(_ pattern: PatternSyntax, _ value: ManifestValue) -> Bool? {
    if let name = pattern.as(IdentifierPatternSyntax.self)?.identifier.text {
      declare(name, value)
      return true
    }
    if let binding = pattern.as(ValueBindingPatternSyntax.self) { return matches(binding.pattern, value) }
    if let tuple = pattern.as(TuplePatternSyntax.self) {
      return zip(tuple.elements, value.parts + Array(repeating: value.unknown == nil ? .nothing : value, count: tuple.elements.count)).map { matches($0.pattern, $1) }.reduce(true, both)
    }
    guard let expression = pattern.as(ExpressionPatternSyntax.self)?.expression else { return pattern.is(WildcardPatternSyntax.self) ? true : nil }
    return matches(expression, value)
  }

  private func matches(_ expression: ExprSyntax, _ value: ManifestValue) -> Bool? {
    if let pattern = expression.as(PatternExprSyntax.self)?.pattern { return matches(pattern, value) }
    if expression.is(DiscardAssignmentExprSyntax.self) { return true }
    if let some = expression.as(OptionalChainingExprSyntax.self) { return value == .nothing ? false : both(value.unknown == nil ? true : nil, matches(some.expression, value)) }
    if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count > 1 { return zip(tuple.elements, value.parts).map { matches($0.expression, $1) }.reduce(true, both) }
    // `.product(let name, _)`, and the cases that dependencies of targets have.
    if let call = expression.as(FunctionCallExprSyntax.self), let name = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text {
      if value.unknown != nil { return bindParts(of: call, []) }
      let own: (name: String, arguments: ManifestValue.Arguments)? = value.text.map { ("byName", .init(list: [.init(label: "name", value: .text($0))])) } ?? value.call
      guard let own, own.name == name || own.name + "Item" == name else { return false }
      _ = bindParts(of: call, own.arguments.list.map(\.value))
      return true
    }
    let other = evaluated(expression, as: value.type)
    return value.isUncertain || other.isUncertain ? nil : value == other
  }

  private func bindParts(of call: FunctionCallExprSyntax, _ parts: [ManifestValue]) -> Bool? {
    for (index, argument) in call.arguments.enumerated() {
      _ = matches(argument.expression, parts.indices.contains(index) ? parts[index] : parts.isEmpty ? unknown(call, isOfMachine: true) : .nothing)
    }
    return nil
  }
}
