import Facts
@_spi(RawSyntax) import SwiftSyntax

/// Lowers one function with its closures. Holds the state of the walk: the visible variables, and what closures capture.
///
/// It infers nothing: what needs more than syntax stays as it is written, see `Body`.
final class BodyReader {
  let file: FileReader
  /// The functions lowered so far, by number; nil while one is in progress.
  private var functions: [Code.Function?] = []
  private var types: [TypeName] = []
  private var escaping: UInt64 = 0
  private var isRequirement = false
  /// The function being read, and those around it, outermost first.
  var frame: Frame
  private(set) var outer: [Frame] = []
  private var depth = 0
  /// In the branches of an `#if`, the index in `visible` from which the branches share variables of the same name.
  var shared: Int?
  /// Whether an `await` covers what is being read.
  var isAwaiting = false
  /// Whether a plain `try` covers what is being read.
  var isTrying = false

  /// Deeper nesting is left out: hand-written code has none.
  private static let deepest = 250

  struct Frame {
    var function: Code.Function
    var number = 0
    /// The list that statements are added to.
    var statements: [Code.Statement] = []
    /// The visible variables, innermost last.
    var visible: [Variable] = []
    /// Variables captured from the functions around: the local there, and the variable here.
    var captured: [(source: Code.LocalID, variable: Variable)] = []
    var captures: [PendingCapture] = []
    /// How the function refers to `self`.
    var selfOwnership = Ownership.strong
    /// Whether a local named `self` is visible.
    var hasOwnSelf = false
    /// How many blocks are open.
    var blocks = 0
    /// How many of them are open up to the block of the innermost `defer`, itself included: no `break` can leave that.
    var blocksAroundDefer = 0
  }

  struct Variable {
    var name: SyntaxText
    var local: Code.LocalID
    var kind: Kind

    enum Kind {
      case constant, variable
      /// A nested function, before and after its declaration.
      case laterFunction, function
      /// A local variable with a getter.
      case computed
    }
  }

  struct PendingCapture {
    var source: Code.LocalID
    var target: Code.LocalID
    var isByVariable: Bool
    var ownership: Ownership
    var position: Code.Position
  }

  init(_ file: FileReader) {
    self.file = file
    frame = Frame(function: Code.Function(EntityID(""), .function, language: .swift, path: "", position: .none))
  }

  /// The finished body.
  func finished(function: Int? = nil, property: Int? = nil) -> Body {
    frame.function.body = frame.statements
    functions[frame.number] = frame.function
    return Body(
      functions: functions.compactMap { $0 }, scope: file.scope, types: types, function: function, property: property, isRequirement: isRequirement,
      escaping: escaping)
  }

  // MARK: What is lowered

  func lower(
    _ kind: Code.Function.Kind, _ name: String, _ parameters: RawFunctionParameterListSyntax?, result: RawTypeSyntax?, modifiers: RawDeclModifierListSyntax,
    attributes: RawAttributeListSyntax, isAsync: Bool, at place: RawSyntax, _ body: RawCodeBlockSyntax?
  ) {
    let name = kind == .deinitializer ? name : name + Code.labels(parameters)
    begin(kind, name, traits(modifiers, attributes, isAsync: isAsync), at: place)
    self.parameters(parameters)
    frame.function.result = result.map { type($0) }
    isRequirement = body == nil
    if let body { statements(body.statements, returns: result != nil) }
  }

  func lowerAccessor(
    _ kind: Code.Function.Kind, of name: String, type: RawTypeSyntax?, parameters: RawFunctionParameterListSyntax?, given: SyntaxText?,
    modifiers: RawDeclModifierListSyntax, attributes: RawAttributeListSyntax, isAsync: Bool, at place: RawSyntax, _ statements: RawCodeBlockItemListSyntax
  ) {
    begin(kind, name, traits(modifiers, attributes, isAsync: isAsync), at: place)
    self.parameters(parameters, isOfSubscript: true)
    let own = type.map { self.type($0) }
    if kind == .getter { frame.function.result = own }
    if let given {
      frame.function.parameters.append(Code.Parameter())
      declare(given, .constant, type: own)
    }
    self.statements(statements, returns: kind == .getter)
  }

  func lowerInitial(_ value: RawSyntax, of name: String, type: RawTypeSyntax?, modifiers: RawDeclModifierListSyntax, attributes: RawAttributeListSyntax, at place: RawSyntax) {
    begin(.initialValue, name, traits(modifiers, attributes, isAsync: false), at: place)
    frame.function.result = type.map { self.type($0) }
    let value = self.value(value)
    frame.statements.append(.store(value, .name(name), file.position(of: place)))
  }

  /// Lowers the raw value of an enum case as a static getter that returns it.
  func lowerRawValue(_ value: RawSyntax, of name: String) {
    begin(.getter, name, .isStatic, at: value)
    add(.return(self.value(value), file.position(of: value)))
  }

  /// Lowers the statements at the top of a file as a function `main`.
  func lowerTop(_ items: [RawSyntax]) {
    begin(.function, "main", [], at: items[0])
    statementsAtTop(items)
  }

  private func begin(_ kind: Code.Function.Kind, _ name: String, _ traits: Code.Function.Traits, at place: RawSyntax) {
    frame.function = Code.Function(EntityID(""), kind, name: name, traits: traits, language: .swift, path: "", position: file.position(of: place))
    functions = [nil]
  }

  private func parameters(_ list: RawFunctionParameterListSyntax?, isOfSubscript: Bool = false) {
    guard let list else { return }
    for (number, parameter) in list.elements(RawFunctionParameterSyntax.self).enumerated() {
      if number < 64, parameter.type.isEscaping { escaping |= 1 << UInt64(number) }
      self.parameter(parameter, isOfSubscript: isOfSubscript)
    }
  }

  /// In a subscript, a parameter with a single name has no label.
  func parameter(_ parameter: RawFunctionParameterSyntax, isOfSubscript: Bool = false) {
    let label = isOfSubscript && parameter.secondName == nil ? "_" : parameter.firstName.plain
    var traits = parameter.type.parameterTraits
    if let value = parameter.defaultValue {
      traits.insert(.hasDefault)
      addCases(in: value.value.raw)
    }
    if parameter.ellipsis != nil {
      traits.insert(.isVariadic)
      traits.remove(.doesNotEscape)
    }
    frame.function.parameters.append(Code.Parameter(label == "_" ? "" : label, traits))
    let type = TypeReader.type(parameter.type)
    declare((parameter.secondName ?? parameter.firstName).plainText, .constant, type: reference(parameter.ellipsis == nil ? type : .array(type)))
  }

  /// Adds the enum cases in a default value, since callers don't write it.
  private func addCases(in value: RawSyntax) {
    if let access = RawMemberAccessExprSyntax(value) { add(.evaluate(add(.enumCase(access.declName.baseName.plain, nil), at: value))) }
    for case let child? in value.children where !child.isToken { nested { addCases(in: child) } }
  }

  private func traits(_ modifiers: RawDeclModifierListSyntax, _ attributes: RawAttributeListSyntax, isAsync: Bool) -> Code.Function.Traits {
    var traits: Code.Function.Traits = isAsync ? .isAsync : []
    for modifier in modifiers.elements(RawDeclModifierSyntax.self) {
      switch modifier.name.tokenText {
      case "static", "class": traits.insert(.isStatic)
      case "override": traits.insert(.overrides)
      case "private", "fileprivate": if modifier.detail == nil { traits.insert(.isPrivate) }
      case "public", "open": if modifier.detail == nil { traits.insert(.isPublic) }
      case "lazy": traits.insert(.isLazy)
      default: break
      }
    }
    for attribute in attributes.attributes {
      switch attribute.name {
      case "IBAction": traits.formUnion([.isAction, .isDynamic])
      case "objc": traits.insert(.isDynamic)
      default: break
      }
    }
    return traits
  }

  // MARK: Types

  func type(_ type: RawTypeSyntax) -> Code.TypeName { reference(TypeReader.type(type)) }

  func reference(_ type: TypeName) -> Code.TypeName {
    types.append(type)
    return Body.reference(types.count - 1)
  }

  // MARK: Building

  func add(_ value: Code.Value, at raw: RawSyntax) -> Code.ValueID { frame.function.add(value, at: file.position(of: raw)) }

  func add(_ value: Code.Value, _ position: Code.Position) -> Code.ValueID { frame.function.add(value, at: position) }

  func add(_ statement: Code.Statement) { frame.statements.append(statement) }

  /// The statements that `body` adds; its variables are visible only inside.
  func block(_ body: () -> Void) -> [Code.Statement] {
    list {
      let (count, hasOwnSelf, outer) = (frame.visible.count, frame.hasOwnSelf, shared)
      shared = nil
      body()
      shared = outer
      frame.visible.removeLast(frame.visible.count - count)
      frame.hasOwnSelf = hasOwnSelf
    }
  }

  /// The statements that `body` adds.
  func list(_ body: () -> Void) -> [Code.Statement] {
    guard frame.blocks < Code.deepestNesting - 1 else {
      frame.function.unlowered["nesting", default: 0] += 1
      return []
    }
    frame.blocks += 1
    defer { frame.blocks -= 1 }
    let before = frame.statements
    frame.statements = []
    body()
    let own = frame.statements
    frame.statements = before
    return own
  }

  /// Calls `body` unless the source is nested too deeply.
  @discardableResult
  func nested<Result>(_ body: () -> Result) -> Result? {
    guard depth < Self.deepest else { return nil }
    depth += 1
    defer { depth -= 1 }
    return body()
  }

  /// Counts a construct that `Code` has no form for, and evaluates the expressions in it.
  func unlowered(_ raw: RawSyntax) -> Code.ValueID {
    frame.function.unlowered["\(raw.kind)", default: 0] += 1
    var operands: [Code.ValueID] = []
    if raw.layoutView != nil { operands = nested { expressions(in: raw) } ?? [] }
    return add(.unknown(operands, nil), at: raw)
  }

  private func expressions(in raw: RawSyntax) -> [Code.ValueID] {
    var values: [Code.ValueID] = []
    for case let child? in raw.children where !child.isToken {
      if RawExprSyntax.isKindOf(child) { values.append(value(child)) } else { values += nested { expressions(in: child) } ?? [] }
    }
    return values
  }

  // MARK: Variables

  @discardableResult
  func declare(
    _ name: SyntaxText, _ kind: Variable.Kind, type: Code.TypeName? = nil, _ ownership: Ownership = .strong
  ) -> Code.LocalID {
    if let shared, shared < frame.visible.count, let known = frame.visible[shared...].last(where: { $0.name == name && $0.local >= 0 }) { return known.local }
    let local = frame.function.add(Code.Local(String(syntaxText: name), type, ownership))
    frame.visible.append(Variable(name: name, local: local, kind: kind))
    if name == "self" { frame.hasOwnSelf = true }
    return local
  }

  /// Declares a nested function before its declaration is reached. It gets a local when it is first used.
  func declareLater(_ name: SyntaxText) { frame.visible.append(Variable(name: name, local: -1, kind: .laterFunction)) }

  func numbered(_ frame: inout Frame, _ index: Int) -> Variable {
    if frame.visible[index].local < 0 { frame.visible[index].local = frame.function.add(Code.Local(String(syntaxText: frame.visible[index].name))) }
    return frame.visible[index]
  }

  /// A local without a name.
  func temporary() -> Code.LocalID { frame.function.add(Code.Local("")) }

  /// The local variable of this name, captured from a function around if need be. Nil if there is none.
  func variable(named name: SyntaxText, at raw: RawSyntax) -> Variable? {
    if let own = frame.visible.lastIndex(where: { $0.name == name }) { return numbered(&frame, own) }
    // `$0` is always a parameter of the closure that says it.
    if outer.isEmpty || name == "self" || Self.isShorthand(name) { return nil }
    if let known = frame.captured.last(where: { $0.variable.name == name }) { return known.variable }
    for level in outer.indices.reversed() {
      if let index = outer[level].visible.lastIndex(where: { $0.name == name }) {
        return capture(numbered(&outer[level], index), of: level, at: file.position(of: raw))
      }
      if let known = outer[level].captured.last(where: { $0.variable.name == name }) {
        return capture(known.variable, of: level, at: file.position(of: raw))
      }
    }
    return nil
  }

  /// Whether a name is `$0`, `$1` and so on.
  static func isShorthand(_ name: SyntaxText) -> Bool { name.count > 1 && name[0] == UInt8(ascii: "$") && name.dropFirst().allSatisfy { $0 >= 48 && $0 < 58 } }

  /// Captures a variable of an outer function. The closures in between capture it too.
  private func capture(_ variable: Variable, of level: Int, at position: Code.Position) -> Variable {
    var (variable, source) = (variable, outer[level].function.locals[Int(variable.local)])
    let isByVariable = variable.kind == .variable || variable.kind == .laterFunction
    if isByVariable {
      source.isShared = true
      outer[level].function.locals[Int(variable.local)].isShared = true
    }
    func add(to frame: inout Frame) {
      let target = frame.function.add(source)
      frame.captures.append(
        PendingCapture(
          source: variable.local, target: target, isByVariable: isByVariable, ownership: isByVariable ? .strong : source.ownership, position: position))
      let own = Variable(name: variable.name, local: target, kind: variable.kind)
      frame.captured.append((variable.local, own))
      variable = own
    }
    for next in outer.indices.dropFirst(level + 1) { add(to: &outer[next]) }
    add(to: &frame)
    return variable
  }

  /// `self` in this function: a local after `guard let self`.
  func selfValue(_ position: Code.Position) -> Code.ValueID {
    if frame.hasOwnSelf, let own = frame.visible.last(where: { $0.name == "self" }) { return add(.local(own.local), position) }
    return add(.selfObject, position)
  }

  /// The ownership of `self` at the current point of the walk.
  var selfOwnership: Ownership { frame.hasOwnSelf ? .strong : frame.selfOwnership }

  /// An unresolved name as `Body` has it: after `guard let self`, with the number of that local before it.
  func unresolved(_ name: String) -> String {
    guard frame.hasOwnSelf, let own = frame.visible.last(where: { $0.name == "self" }) else { return name }
    return "\(own.local):" + name
  }

  // MARK: Functions in functions

  func beginInner(at position: Code.Position) {
    outer.append(frame)
    functions.append(nil)
    frame = Frame(function: Code.Function(EntityID(""), .closure, language: .swift, path: "", position: position), number: functions.count - 1)
  }

  /// Ends the inner function and returns it as a closure value of the function around. `listed` is its capture list.
  func endInner(_ listed: [Code.Capture], _ position: Code.Position, selfCapture: Code.ValueID?) -> Code.ValueID {
    frame.function.body = frame.statements
    let (inner, number) = (frame.captures, frame.number)
    functions[number] = frame.function
    frame = outer.removeLast()
    var captures = listed
    for capture in inner {
      let source: Code.Capture.Source = capture.isByVariable ? .variable(capture.source) : .value(add(.local(capture.source), capture.position))
      captures.append(Code.Capture(source, as: capture.target, capture.ownership, at: capture.position))
    }
    if let selfCapture { captures.append(Code.Capture(.value(selfCapture), as: nil, selfOwnership, at: .none)) }
    return add(.closure(EntityID("#\(number)"), captures), position)
  }
}
