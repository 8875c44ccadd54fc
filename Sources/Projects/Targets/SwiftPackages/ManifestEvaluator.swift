import SwiftParser
import SwiftSyntax

/// The value of an expression in a manifest.
indirect enum ManifestValue: Equatable {
  case text(String)
  case list([ManifestValue])
  case pairs([Pair])
  case flag(Bool)
  /// `.target(name: "Kit")`; also a plain member such as `.iOS`, without arguments.
  case call(String, Arguments)
  case unknown

  struct Pair: Equatable {
    var key: ManifestValue
    var value: ManifestValue
  }

  struct Arguments: Equatable {
    var list: [Argument] = []

    subscript(label: String) -> ManifestValue? {
      get { list.last { $0.label == label }?.value }
      set {
        list.removeAll { $0.label == label }
        if let newValue { list.append(Argument(label: label, value: newValue)) }
      }
    }

    var unlabelled: ManifestValue? { list.first { $0.label == nil }?.value }
  }

  struct Argument: Equatable {
    var label: String?
    var value: ManifestValue
  }

  var text: String? { if case .text(let text) = self { text } else { nil } }
  /// The elements of a list; empty for anything else.
  var elements: [ManifestValue] { if case .list(let list) = self { list } else { [] } }

  static func + (a: Self, b: Self) -> Self {
    switch (a, b) {
    case (.text(let a), .text(let b)): a.utf8.count + b.utf8.count < 100_000 ? .text(a + b) : .unknown
    case (.list(let a), .list(let b)): a.count + b.count < 100_000 ? .list(a + b) : .unknown
    case (.list, .unknown): a
    case (.unknown, .list): b
    default: .unknown
    }
  }
}

/// Evaluates the manifest of a Swift package from its syntax: nothing is run.
///
/// Supports literals, interpolation, `+`, `??`, constants and variables, `append`, `+=`, `insert`, loops over known lists, `map`, `flatMap`, `compactMap`, `filter`,
/// `forEach`, functions and static members of the file, and cases of its enumerations. If a condition is unknown, such as one on the environment or the compiler, both
/// branches are evaluated, so that the result has all possible targets. The number of steps is bounded.
final class ManifestEvaluator {
  /// The arguments of `Package(…)` after all statements have run; nil if there is none.
  private(set) var package: ManifestValue.Arguments?

  private var scopes: [[String: ManifestValue]] = [[:]]
  private var packageName: String?
  private var functions: [String: FunctionDeclSyntax] = [:]
  /// Static members by name, for any type, and by type: `.core` may be a target here and a dependency there.
  private var statics: [String: ExprSyntax] = [:]
  private var staticsOfType: [String: [String: ExprSyntax]] = [:]
  /// The expected types of the expressions that are being evaluated, the innermost last; empty for an unknown type. A member without a type is looked up there.
  private var expected: [String] = []
  private var computed: [String: CodeBlockItemListSyntax] = [:]
  private var cases: [String: ManifestValue] = [:]
  private var casesOfType: [String: [ManifestValue]] = [:]
  private var steps = 0
  private var depth = 0
  private var returned: ManifestValue?

  private static let mostSteps = 200_000
  private static let deepest = 40

  init(_ source: String) {
    let file = Parser.parse(source: source)
    collect(file.statements)
    run(file.statements)
    if case .call("Package", let arguments)? = packageName.flatMap({ scopes[0][$0] }) { package = arguments }
  }

  // MARK: Declarations that may be used before they stand

  private func collect(_ items: CodeBlockItemListSyntax) {
    for item in items {
      guard let declaration = item.item.as(DeclSyntax.self) else { continue }
      if let function = declaration.as(FunctionDeclSyntax.self) { functions[function.name.text] = function }
      collectMembers(of: declaration)
      if let condition = declaration.as(IfConfigDeclSyntax.self) {
        for clause in condition.clauses { if case .statements(let items)? = clause.elements { collect(items) } }
      }
    }
  }

  private func collectMembers(of declaration: DeclSyntax, in outer: String? = nil) {
    let (members, name): (MemberBlockItemListSyntax, String)
    if let type = declaration.as(ExtensionDeclSyntax.self) {
      (members, name) = (type.memberBlock.members, Self.plain(type.extendedType.trimmedDescription))
    } else if let type = declaration.as(StructDeclSyntax.self) {
      (members, name) = (type.memberBlock.members, type.name.text)
    } else if let type = declaration.as(EnumDeclSyntax.self) {
      (members, name) = (type.memberBlock.members, type.name.text)
    } else {
      return
    }
    let type = outer.map { $0 + "." + name } ?? name
    for member in members {
      if let function = member.decl.as(FunctionDeclSyntax.self) { functions[function.name.text] = function }
      if let variable = member.decl.as(VariableDeclSyntax.self) {
        for binding in variable.bindings {
          guard let bound = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { continue }
          if let value = binding.initializer?.value { (statics[bound], staticsOfType[type, default: [:]][bound]) = (value, value) }
          if case .getter(let body)? = binding.accessorBlock?.accessors { computed[bound] = body }
        }
      }
      if let group = member.decl.as(EnumCaseDeclSyntax.self) {
        for element in group.elements {
          let raw = element.rawValue.flatMap { evaluated($0.value).text } ?? element.name.text
          let value = ManifestValue.call(element.name.text, .init(list: [.init(label: "rawValue", value: .text(raw))]))
          cases[element.name.text] = value
          casesOfType[name, default: []].append(value)
        }
      }
      if let inner = member.decl.as(EnumDeclSyntax.self) { collectMembers(of: DeclSyntax(inner), in: type) }
      if let inner = member.decl.as(StructDeclSyntax.self) { collectMembers(of: DeclSyntax(inner), in: type) }
    }
  }

  private static func plain(_ type: String) -> String { type.replacing("PackageDescription.", with: "") }

  // MARK: Statements

  private func run(_ items: CodeBlockItemListSyntax) {
    for item in items where returned == nil {
      steps += 1
      guard steps < Self.mostSteps else { return }
      run(item.item)
    }
  }

  private func run(_ item: CodeBlockItemSyntax.Item) {
    switch item {
    case .decl(let declaration):
      if let variable = declaration.as(VariableDeclSyntax.self) { bind(variable) }
      if let condition = declaration.as(IfConfigDeclSyntax.self) {
        for clause in condition.clauses { if case .statements(let items)? = clause.elements { run(items) } }
      }
    case .stmt(let statement): run(statement)
    case .expr(let expression):
      if let condition = expression.as(IfExprSyntax.self) { run(condition) } else if let choice = expression.as(SwitchExprSyntax.self) { run(choice) } else { _ = evaluated(expression) }
    }
  }

  private func run(_ statement: StmtSyntax) {
    if let loop = statement.as(ForStmtSyntax.self) {
      let name = loop.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
      let names = loop.pattern.as(TuplePatternSyntax.self)?.elements.map { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text ?? "_" }
      for element in sequence(evaluated(loop.sequence)) {
        guard steps < Self.mostSteps else { return }
        inScope {
          if let name { set(name, element) }
          if let names { for (name, part) in zip(names, parts(of: element)) { set(name, part) } }
          run(loop.body.statements)
        }
      }
    } else if let result = statement.as(ReturnStmtSyntax.self) {
      returned = result.expression.map { evaluated($0) } ?? .unknown
    } else if let expression = statement.as(ExpressionStmtSyntax.self) {
      run(.expr(expression.expression))
    } else if let guarded = statement.as(GuardStmtSyntax.self) {
      bind(guarded.conditions)
    }
  }

  /// Evaluates both branches of an unknown condition.
  private func run(_ condition: IfExprSyntax) {
    let known = condition.conditions.count == 1 ? condition.conditions.first.flatMap { $0.condition.as(ExprSyntax.self) }.map { evaluated($0) } : nil
    let before = returned
    if known != .flag(false) {
      inScope {
        bind(condition.conditions); run(condition.body.statements)
      }
    }
    if known != .flag(true) {
      // The value that one branch returns may not be the actual result.
      let first = returned
      returned = before
      if case .codeBlock(let block)? = condition.elseBody { inScope { run(block.statements) } }
      if case .ifExpr(let next)? = condition.elseBody { run(next) }
      returned = first ?? returned
    }
  }

  private func run(_ choice: SwitchExprSyntax) {
    for item in choice.cases { if case .switchCase(let one) = item { inScope { run(one.statements) } } }
  }

  private func bind(_ conditions: ConditionElementListSyntax) {
    for element in conditions {
      guard let binding = element.condition.as(OptionalBindingConditionSyntax.self), let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { continue }
      set(name, binding.initializer.map { evaluated($0.value) } ?? lookUp(name) ?? .unknown)
    }
  }

  private func bind(_ variable: VariableDeclSyntax) {
    for binding in variable.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { continue }
      let value: ManifestValue
      if let initial = binding.initializer?.value {
        value = evaluated(initial, as: Self.elementType(of: binding.typeAnnotation?.type))
      } else if case .getter(let body)? = binding.accessorBlock?.accessors {
        value = result(of: body)
      } else {
        value = binding.typeAnnotation?.type.is(ArrayTypeSyntax.self) == true ? .list([]) : .unknown
      }
      scopes[scopes.count - 1][name] = value
      if scopes.count == 1, case .call("Package", _) = value { packageName = name }
    }
  }

  /// `Target` for `[Target]`, and for `Target` itself.
  private static func elementType(of type: TypeSyntax?) -> String {
    plain((type?.as(ArrayTypeSyntax.self)?.element ?? type)?.trimmedDescription ?? "")
  }

  private func inScope(_ work: () -> Void) {
    scopes.append([:])
    work()
    scopes.removeLast()
  }

  private func set(_ name: String, _ value: ManifestValue) { scopes[scopes.count - 1][name] = value }

  private func lookUp(_ name: String) -> ManifestValue? {
    for scope in scopes.reversed() { if let value = scope[name] { return value } }
    return nil
  }

  private func assign(_ name: String, _ value: ManifestValue) {
    let scope = scopes.lastIndex { $0[name] != nil } ?? scopes.count - 1
    scopes[scope][name] = value
  }

  // MARK: Expressions

  private func evaluated(_ expression: ExprSyntax) -> ManifestValue {
    steps += 1
    depth += 1
    defer { depth -= 1 }
    guard steps < Self.mostSteps, depth < Self.deepest else { return .unknown }
    if let text = expression.as(StringLiteralExprSyntax.self) { return self.text(text) }
    if let list = expression.as(ArrayExprSyntax.self) { return .list(list.elements.map { evaluated($0.expression) }) }
    if let table = expression.as(DictionaryExprSyntax.self) {
      guard case .elements(let elements) = table.content else { return .pairs([]) }
      return .pairs(elements.map { .init(key: evaluated($0.key), value: evaluated($0.value)) })
    }
    if let flag = expression.as(BooleanLiteralExprSyntax.self) { return .flag(flag.literal.text == "true") }
    if let call = expression.as(FunctionCallExprSyntax.self) { return self.call(call) }
    if let member = expression.as(MemberAccessExprSyntax.self) { return self.member(member) }
    if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text { return lookUp(name) ?? statics[name].map { evaluated($0) } ?? computed[name].map { result(of: $0) } ?? .unknown }
    if let sequence = expression.as(SequenceExprSyntax.self) { return self.sequence(Array(sequence.elements)) }
    if let tuple = expression.as(TupleExprSyntax.self) {
      if tuple.elements.count == 1, let only = tuple.elements.first { return evaluated(only.expression) }
      return .call("()", .init(list: tuple.elements.map { .init(label: $0.label?.text, value: evaluated($0.expression)) }))
    }
    if let forced = expression.as(ForceUnwrapExprSyntax.self) { return evaluated(forced.expression) }
    if let attempt = expression.as(TryExprSyntax.self) { return evaluated(attempt.expression) }
    if let cast = expression.as(AsExprSyntax.self) { return evaluated(cast.expression) }
    if let chosen = expression.as(SubscriptCallExprSyntax.self) { return element(chosen) }
    return .unknown
  }

  private func text(_ literal: StringLiteralExprSyntax) -> ManifestValue {
    var result = ""
    for segment in literal.segments {
      switch segment {
      case .stringSegment(let plain): result += plain.content.text
      case .expressionSegment(let inner):
        guard let only = inner.expressions.first, let value = plainText(evaluated(only.expression)) else { return .unknown }
        result += value
      }
    }
    return .text(result)
  }

  private func plainText(_ value: ManifestValue) -> String? {
    if case .call(let name, let arguments) = value, arguments["rawValue"] != nil { return name }
    return value.text
  }

  /// `a + b`, `a ?? b`, `x = a`, `x += a`, `condition ? a : b`.
  private func sequence(_ elements: [ExprSyntax]) -> ManifestValue {
    if let place = elements.firstIndex(where: { $0.is(AssignmentExprSyntax.self) || $0.as(BinaryOperatorExprSyntax.self)?.operator.text == "+=" }), place == 1 {
      let value = sequence(Array(elements[2...]))
      store(elements[0], elements[1].is(AssignmentExprSyntax.self) ? value : evaluated(elements[0]) + value)
      return .unknown
    }
    if let place = elements.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }) {
      let condition = sequence(Array(elements[..<place]))
      let first = evaluated(elements[place].as(UnresolvedTernaryExprSyntax.self)!.thenExpression)
      let second = sequence(Array(elements[(place + 1)...]))
      if case .flag(let flag) = condition { return flag ? first : second }
      if case .list(let list) = first, case .list(let others) = second { return .list(list + others.filter { !list.contains($0) }) }
      return first == .unknown ? second : first
    }
    guard var value = elements.first.map({ evaluated($0) }) else { return .unknown }
    var index = 1
    while index + 1 < elements.count {
      let next = evaluated(elements[index + 1])
      switch elements[index].as(BinaryOperatorExprSyntax.self)?.operator.text {
      case "+": value = value + next
      case "??": value = value == .unknown ? next : value
      default: value = .unknown
      }
      index += 2
    }
    return value
  }

  /// Assigns to a variable, or to an argument of a call in a variable: `package.targets = …`.
  private func store(_ place: ExprSyntax, _ value: ManifestValue) {
    if let name = place.as(DeclReferenceExprSyntax.self)?.baseName.text { return assign(name, value) }
    guard let member = place.as(MemberAccessExprSyntax.self), let name = member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text,
      case .call(let callee, var arguments)? = lookUp(name)
    else { return }
    arguments[member.declName.baseName.text] = value
    assign(name, .call(callee, arguments))
  }

  private func element(_ chosen: SubscriptCallExprSyntax) -> ManifestValue {
    let base = evaluated(chosen.calledExpression)
    guard let key = chosen.arguments.first.map({ evaluated($0.expression) }) else { return .unknown }
    if case .pairs(let pairs) = base { return pairs.first { $0.key == key }?.value ?? chosen.arguments.first { $0.label?.text == "default" }.map { evaluated($0.expression) } ?? .unknown }
    return .unknown
  }

  private func member(_ access: MemberAccessExprSyntax) -> ManifestValue {
    let name = access.declName.baseName.text
    guard let base = access.base else { return implicit(name) }
    let typeName = base.trimmedDescription
    if let value = staticMember(name, of: Self.plain(typeName)) { return value }
    if name == "allCases", let all = casesOfType[typeName] { return .list(all) }
    switch evaluated(base) {
    case .call(let callee, let arguments):
      if name == "rawValue" || callee == "()", let value = arguments[name] { return value }
      if let index = Int(name), callee == "()", arguments.list.indices.contains(index) { return arguments.list[index].value }
      if let body = computed[name], arguments["rawValue"] != nil { return withSelf(.call(callee, arguments)) { result(of: body) } }
      return arguments[name] ?? (name == "targets" || name == "dependencies" || name == "products" ? .list([]) : .unknown)
    case .list(let list): return name == "first" ? list.first ?? .unknown : .unknown
    case .pairs(let pairs):
      if name == "keys" { return .list(pairs.map(\.key)) }
      return name == "values" ? .list(pairs.map(\.value)) : .unknown
    case .text(let text):
      if let body = computed[name] { return withSelf(.text(text)) { result(of: body) } }
      return name == "capitalized" ? .text(text) : .unknown
    case .flag, .unknown:
      // `Target.Dependency.core`, `Module.core`
      return typeName.first?.isUppercase == true ? implicit(name) : .unknown
    }
  }

  /// `Target.core`, and `.Wrapped.core` if a target is expected.
  private func staticMember(_ name: String, of type: String) -> ManifestValue? {
    let type = type.hasPrefix(".") ? (expected.last ?? "") + type : type
    return staticsOfType[type]?[name].map { value in evaluated(value, as: type) }
  }

  private func evaluated(_ expression: ExprSyntax, as type: String) -> ManifestValue {
    expected.append(type)
    defer { expected.removeLast() }
    return evaluated(expression)
  }

  private func implicit(_ name: String) -> ManifestValue {
    if let type = expected.last, let value = staticMember(name, of: type) { return value }
    if let value = statics[name] { return evaluated(value) }
    if let body = computed[name] { return result(of: body) }
    return cases[name] ?? .call(name, .init())
  }

  private func withSelf(_ value: ManifestValue, _ work: () -> ManifestValue) -> ManifestValue {
    scopes.append(["self": value])
    defer { scopes.removeLast() }
    return work()
  }

  // MARK: Calls

  private func call(_ call: FunctionCallExprSyntax) -> ManifestValue {
    let callee = call.calledExpression
    if let member = callee.as(MemberAccessExprSyntax.self) {
      let name = member.declName.baseName.text
      if let base = member.base, !Self.isTypeName(base) { return self.call(name, on: base, call) }
      if let function = functions[name] { return result(of: function, call) }
      return .call(name == "init" ? member.base?.trimmedDescription ?? name : name, arguments(of: call))
    }
    // `{ … }()`
    if let closure = callee.as(ClosureExprSyntax.self), call.arguments.isEmpty { return result(of: closure.statements) }
    guard let name = callee.as(DeclReferenceExprSyntax.self)?.baseName.text else { return .unknown }
    if let function = functions[name] { return result(of: function, call) }
    if name == "Array" || name == "Set" || name == "String", let only = call.arguments.first, call.arguments.count == 1 { return evaluated(only.expression) }
    return .call(name, arguments(of: call))
  }

  /// `Target` and `Package.Dependency` are types, `package.targets` is not.
  private static func isTypeName(_ expression: ExprSyntax) -> Bool {
    if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text { return name.first?.isUppercase == true }
    guard let member = expression.as(MemberAccessExprSyntax.self), member.declName.baseName.text.first?.isUppercase == true else { return false }
    return member.base.map(isTypeName) ?? true
  }

  private func arguments(of call: FunctionCallExprSyntax) -> ManifestValue.Arguments {
    let callee = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? call.calledExpression.trimmedDescription
    return .init(list: call.arguments.map { .init(label: $0.label?.text, value: evaluated($0.expression, as: Self.type(ofArgument: $0.label?.text, of: callee))) })
  }

  /// The type, or element type, of an argument of the functions that the package manager declares.
  private static func type(ofArgument label: String?, of callee: String) -> String {
    switch label {
    case "name", "path", "url", "package", "exclude", "sources": "String"
    case "targets": callee == "Package" ? "Target" : "String"
    case "dependencies": callee == "Package" ? "Package.Dependency" : "Target.Dependency"
    case "products": "Product"
    default: ""
    }
  }

  private func call(_ name: String, on base: ExprSyntax, _ call: FunctionCallExprSyntax) -> ManifestValue {
    switch name {
    case "append", "insert":
      guard let argument = call.arguments.first(where: { $0.label?.text != "at" }) else { return .unknown }
      let value = evaluated(argument.expression)
      let added = argument.label?.text == "contentsOf" ? value : .list([value])
      let old = evaluated(base)
      store(base, (old == .unknown ? .list([]) : old) + added)
      return .unknown
    case "map", "flatMap", "compactMap", "forEach", "filter", "sorted", "reversed":
      let elements = sequence(evaluated(base))
      // A filter keeps all elements, since its condition may be unknown, and the order of targets does not matter.
      guard name != "filter", name != "sorted", name != "reversed" else { return .list(elements) }
      var results: [ManifestValue] = []
      for element in elements {
        let value = applied(call, to: element)
        if name == "flatMap" || name == "compactMap" && value == .unknown { results += value.elements } else { results.append(value) }
      }
      return .list(results)
    case "joined":
      let separator = call.arguments.first.flatMap { evaluated($0.expression).text } ?? ""
      let parts = evaluated(base).elements
      if parts.contains(where: { if case .list = $0 { true } else { false } }) { return .list(parts.flatMap(\.elements)) }
      return .text(parts.compactMap(\.text).joined(separator: separator))
    case "lowercased", "uppercased":
      guard let text = evaluated(base).text else { return .unknown }
      return .text(name == "lowercased" ? text.lowercased() : text.uppercased())
    default:
      guard let function = functions[name] else { return .unknown }
      return withSelf(evaluated(base)) { result(of: function, call) }
    }
  }

  /// The result of a closure, a function or a key path for one element.
  private func applied(_ call: FunctionCallExprSyntax, to element: ManifestValue) -> ManifestValue {
    if let closure = call.trailingClosure ?? call.arguments.first?.expression.as(ClosureExprSyntax.self) {
      var names = ["$0"]
      if case .simpleInput(let list)? = closure.signature?.parameterClause { names = list.map(\.name.text) }
      if case .parameterClause(let clause)? = closure.signature?.parameterClause { names = clause.parameters.map { ($0.secondName ?? $0.firstName).text } }
      scopes.append([:])
      defer { scopes.removeLast() }
      if names.count == 1 { set(names[0], element) } else { for (name, part) in zip(names, parts(of: element)) { set(name, part) } }
      // If only `$0` is used, it is the whole element.
      if closure.statements.description.contains("$1") { for (index, part) in parts(of: element).enumerated() where parts(of: element).count > 1 { set("$\(index)", part) } }
      return result(of: closure.statements)
    }
    if let path = call.arguments.first?.expression.as(KeyPathExprSyntax.self), let name = path.components.last?.component.as(KeyPathPropertyComponentSyntax.self)?.declName.baseName.text {
      if case .call(_, let arguments) = element { return arguments[name] ?? .unknown }
      return .unknown
    }
    if let name = call.arguments.first?.expression.as(DeclReferenceExprSyntax.self)?.baseName.text, let function = functions[name] {
      return result(of: function, [(nil, element)])
    }
    if let member = call.arguments.first?.expression.as(MemberAccessExprSyntax.self), let function = functions[member.declName.baseName.text] {
      return result(of: function, [(nil, element)])
    }
    return .unknown
  }

  private func result(of function: FunctionDeclSyntax, _ call: FunctionCallExprSyntax) -> ManifestValue {
    result(of: function, call.arguments.map { ($0.label?.text, evaluated($0.expression)) })
  }

  private func result(of function: FunctionDeclSyntax, _ arguments: [(label: String?, value: ManifestValue)]) -> ManifestValue {
    guard depth < Self.deepest, let body = function.body else { return .unknown }
    depth += 1
    defer { depth -= 1 }
    var scope: [String: ManifestValue] = [:]
    var waiting = arguments[...]
    for parameter in function.signature.parameterClause.parameters {
      let label = parameter.firstName.text == "_" ? nil : parameter.firstName.text
      let name = (parameter.secondName ?? parameter.firstName).text
      if parameter.ellipsis != nil {
        var values: [ManifestValue] = []
        if waiting.first?.label == label { values = [waiting.removeFirst().value] + waiting.prefix { $0.label == nil }.map(\.value) }
        waiting = waiting.dropFirst(max(0, values.count - 1))
        scope[name] = .list(values)
      } else if let next = waiting.first, next.label == label {
        scope[name] = next.value
        waiting.removeFirst()
      } else {
        scope[name] = parameter.defaultValue.map { evaluated($0.value) } ?? .unknown
      }
    }
    scopes.append(scope)
    defer { scopes.removeLast() }
    return result(of: body.statements)
  }

  private func result(of body: CodeBlockItemListSyntax) -> ManifestValue {
    let outer = returned
    defer { returned = outer }
    returned = nil
    if body.count == 1, case .expr(let only)? = body.first?.item, !only.is(IfExprSyntax.self), !only.is(SwitchExprSyntax.self) { return evaluated(only) }
    scopes.append([:])
    run(body)
    scopes.removeLast()
    return returned ?? .unknown
  }

  private func sequence(_ value: ManifestValue) -> [ManifestValue] {
    switch value {
    case .list(let list): list
    case .pairs(let pairs): pairs.map { .call("()", .init(list: [.init(label: "key", value: $0.key), .init(label: "value", value: $0.value)])) }
    case .text, .flag, .call, .unknown: []
    }
  }

  private func parts(of value: ManifestValue) -> [ManifestValue] {
    if case .call("()", let arguments) = value { return arguments.list.map(\.value) }
    return [value]
  }
}
