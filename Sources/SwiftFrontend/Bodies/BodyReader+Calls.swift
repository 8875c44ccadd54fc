import Facts
@_spi(RawSyntax) import SwiftSyntax

extension BodyReader {
  func call(_ node: RawFunctionCallExprSyntax) -> Code.ValueID {
    var traits: Code.Call.Traits = isAwaiting ? .isAwaited : []
    if isTrying { traits.insert(.mayThrow) }
    let raw = unwrapped(node.calledExpression.raw)
    let called: Called
    switch raw.kind {
    case .declReferenceExpr:
      let reference = RawDeclReferenceExprSyntax(raw)!
      if isFunction(reference, at: raw) {
        if let association = association(reference.baseName, node) { return association }
        called = Called(name: unresolved(reference.baseName.plain), place: raw)
      } else {
        called = Called(value: value(raw), place: raw)
      }
    case .memberAccessExpr:
      let access = RawMemberAccessExprSyntax(raw)!
      if !access.declName.baseName.isSelf, access.base?.raw.kind == .superExpr { traits.insert(.isSuper) }
      called = method(access, at: raw)
    case .genericSpecializationExpr: called = specialized(RawGenericSpecializationExprSyntax(raw)!, at: raw)
    case .arrayExpr, .dictionaryExpr:
      if let type = typeName(raw) { return newCollection(of: type, node, at: raw) }
      called = Called(value: value(raw), place: raw)
    case .typeExpr: called = Called(receiver: value(raw), name: "init", place: raw)
    default: called = Called(value: value(raw), place: raw)
    }
    let (labels, arguments) = arguments(node.arguments, node.trailingClosure, node.additionalTrailingClosures)
    let callee = called.value.map(Code.Callee.value) ?? .function(called.name + labels, [])
    return add(.call(Code.Call(callee, on: called.receiver, arguments, traits: traits)), at: called.place)
  }

  /// The callee: a value that is called, else a function by name, with its receiver if there is one.
  private struct Called {
    var value: Code.ValueID?
    var receiver: Code.ValueID?
    var name = ""
    var place: RawSyntax
  }

  /// `handler` in `handler?(x)` and `handler!(x)`.
  private func unwrapped(_ raw: RawSyntax) -> RawSyntax {
    var raw = raw
    while let inner = RawOptionalChainingExprSyntax(raw)?.expression.raw ?? RawForceUnwrapExprSyntax(raw)?.expression.raw { raw = inner }
    return raw
  }

  /// Whether a called name means a function, not a local variable.
  private func isFunction(_ reference: RawDeclReferenceExprSyntax, at raw: RawSyntax) -> Bool {
    if reference.baseName.isSelf || reference.moduleSelector != nil { return false }
    return reference.argumentNames != nil || variable(named: reference.baseName.plainText, at: raw) == nil && !Self.isShorthand(reference.baseName.plainText)
  }

  private func method(_ access: RawMemberAccessExprSyntax, at raw: RawSyntax) -> Called {
    let (name, place) = (access.declName.baseName.plain, access.declName.raw)
    if access.declName.baseName.isSelf { return Called(value: value(raw), place: place) }
    return Called(receiver: access.base.map { value($0.raw) } ?? add(.name("."), at: raw), name: name, place: place)
  }

  /// `List<Foo>()`: a new object. `make<Foo>()`: the function.
  private func specialized(_ node: RawGenericSpecializationExprSyntax, at raw: RawSyntax) -> Called {
    if case .type(let type) = file.expression(raw), isCapitalised(type) { return Called(receiver: add(.type(reference(type)), at: raw), name: "init", place: raw) }
    let inner = node.expression.raw
    if let access = RawMemberAccessExprSyntax(inner), let base = access.base {
      return Called(receiver: value(base.raw), name: access.declName.baseName.plain, place: access.declName.raw)
    }
    if let reference = RawDeclReferenceExprSyntax(inner) { return Called(name: unresolved(reference.baseName.plain), place: raw) }
    return Called(value: value(raw), place: raw)
  }

  /// `[Foo]()`
  private func newCollection(of type: TypeName, _ node: RawFunctionCallExprSyntax, at raw: RawSyntax) -> Code.ValueID {
    let (_, arguments) = arguments(node.arguments, node.trailingClosure, node.additionalTrailingClosures)
    for argument in arguments { add(.evaluate(argument.value)) }
    return add(.cast(add(.collection([]), at: raw), reference(type)), at: raw)
  }

  /// A read or a write of an associated object; nil for any other call.
  private func association(_ name: RawTokenSyntax, _ call: RawFunctionCallExprSyntax) -> Code.ValueID? {
    let written = call.arguments.elements(RawLabeledExprSyntax.self).map(\.expression)
    switch (name.plainText, written.count) {
    case ("objc_getAssociatedObject", 2): return add(.associated(value(written[0].raw), associationKey(written[1].raw)), at: name.raw)
    case ("objc_setAssociatedObject", 4):
      let policy = RawMemberAccessExprSyntax(written[3].raw)?.declName.baseName.plain ?? ""
      let ownership: Ownership = policy.contains("ASSIGN") ? .unsafe : policy.contains("COPY") ? .copy : .strong
      let object = value(written[0].raw)
      add(.store(value(written[2].raw), .associated(object, associationKey(written[1].raw), ownership), file.position(of: name.raw)))
      return add(.literal, at: name.raw)
    default: return nil
    }
  }

  /// The name in `&Keys.token` and `Keys.token`; just `key` for any other expression.
  private func associationKey(_ raw: RawSyntax) -> String {
    switch raw.kind {
    case .inOutExpr: associationKey(RawInOutExprSyntax(raw)!.expression.raw)
    case .memberAccessExpr: RawMemberAccessExprSyntax(raw)!.declName.baseName.plain
    case .declReferenceExpr: RawDeclReferenceExprSyntax(raw)!.baseName.plain
    default: "key"
    }
  }

  private func isCapitalised(_ type: TypeName) -> Bool {
    guard case .named(let components) = type, let first = components.last?.name.unicodeScalars.first else { return true }
    return first.properties.isUppercase
  }

  /// The type in `[Foo]()` and `[Key: Foo]()`, which the parser takes for a literal.
  private func typeName(_ raw: RawSyntax) -> TypeName? {
    if let array = RawArrayExprSyntax(raw), array.elements.raw.children.count == 1, let element = array.elements.raw.children[0].flatMap({ RawArrayElementSyntax($0) }) {
      return .array(typeName(of: element.expression.raw))
    }
    if let dictionary = RawDictionaryExprSyntax(raw), dictionary.content.kind == .dictionaryElementList, dictionary.content.children.count == 1,
      let element = dictionary.content.children[0].flatMap({ RawDictionaryElementSyntax($0) })
    {
      return .dictionary(typeName(of: element.key.raw), typeName(of: element.value.raw))
    }
    return nil
  }

  private func typeName(of raw: RawSyntax) -> TypeName {
    nested {
      switch raw.kind {
      case .declReferenceExpr: .named(RawDeclReferenceExprSyntax(raw)!.baseName.plain)
      case .optionalChainingExpr: .optional(typeName(of: RawOptionalChainingExprSyntax(raw)!.expression.raw))
      case .typeExpr: TypeReader.type(RawTypeExprSyntax(raw)!.type)
      case .genericSpecializationExpr: if case .type(let type) = file.expression(raw) { type } else { .unknown }
      case .memberAccessExpr:
        if let base = RawMemberAccessExprSyntax(raw)!.base, case .named(let components) = typeName(of: base.raw) {
          .named(components + [TypeName.Component(name: RawMemberAccessExprSyntax(raw)!.declName.baseName.plain)])
        } else {
          .unknown
        }
      case .arrayExpr, .dictionaryExpr: typeName(raw) ?? .unknown
      default: .unknown
      }
    } ?? .unknown
  }

  /// The labels of a call, without those of trailing closures, and its arguments.
  func arguments(
    _ list: RawLabeledExprListSyntax, _ trailing: RawClosureExprSyntax?, _ others: RawMultipleTrailingClosureElementListSyntax
  ) -> (labels: String, [Code.Argument]) {
    let outer = isAwaiting
    isAwaiting = false
    defer { isAwaiting = outer }
    var labels = "("
    var arguments: [Code.Argument] = []
    for argument in list.elements(RawLabeledExprSyntax.self) {
      let label = argument.label?.plain ?? ""
      labels += label.isEmpty ? "_" : label
      labels += ":"
      arguments.append(Code.Argument(value(argument.expression.raw), label: label))
    }
    if let trailing { arguments.append(Code.Argument(value(trailing.raw), isTrailing: true)) }
    for other in others.elements(RawMultipleTrailingClosureElementSyntax.self) {
      arguments.append(Code.Argument(value(other.closure.raw), label: other.label.plain, isTrailing: true))
    }
    return (labels + ")", arguments)
  }

  // MARK: Closures

  func closure(_ node: RawClosureExprSyntax) -> Code.ValueID {
    let position = file.position(of: node.leftBrace.raw)
    let items = node.signature?.capture.map { Array($0.items.elements(RawClosureCaptureSyntax.self)) } ?? []
    let listed = items.map { item -> Listed in
      let place = file.position(of: item.name.raw)
      let isSelf = item.name.isSelf && item.initializer == nil
      let value = item.initializer.map { self.value($0.value.raw) } ?? (isSelf ? selfValue(place) : name(item.name.plainText, at: item.name.raw))
      // Without `weak` or `unowned`, a captured `self` keeps the ownership that it has in the function around.
      var ownership = isSelf ? selfOwnership : .strong
      switch item.specifier?.specifier.tokenText {
      case "weak": ownership = .weak
      case "unowned": ownership = item.specifier?.detail?.tokenText == "unsafe" ? .unsafe : .unowned
      default: break
      }
      return Listed(name: isSelf ? nil : item.name.plainText, value: value, ownership: ownership, position: place)
    }
    return inner(at: position, listed: listed) {
      if let signature = node.signature { self.signature(signature) }
      // The parameters are the first locals; the names of the capture list follow.
      for capture in listed { if let name = capture.name { declare(name, .constant, capture.ownership) } }
      statements(node.statements, returns: true)
    }
  }

  struct Listed {
    /// Nil for `self`.
    var name: SyntaxText?
    var value: Code.ValueID
    var ownership: Ownership
    var position: Code.Position
  }

  /// Lowers a closure or a nested function. `body` declares the parameters, then the names of the capture list, and reads the statements.
  func inner(at position: Code.Position, listed: [Listed], _ body: () -> Void) -> Code.ValueID {
    let own = listed.first { $0.name == nil }
    let implicit = own == nil ? selfValue(position) : nil
    let ownership = own?.ownership ?? selfOwnership
    let outer = (isAwaiting, isTrying)
    (isAwaiting, isTrying) = (false, false)
    let branches = shared
    shared = nil
    defer { shared = branches }
    beginInner(at: position)
    frame.selfOwnership = ownership
    body()
    var captures: [Code.Capture] = []
    for capture in listed {
      let target = capture.name.flatMap { name in frame.visible.first { $0.name == name }?.local }
      captures.append(Code.Capture(.value(capture.value), as: target, capture.ownership, at: capture.position))
    }
    (isAwaiting, isTrying) = outer
    return endInner(captures, position, selfCapture: implicit)
  }

  private func signature(_ node: RawClosureSignatureSyntax) {
    if node.effectSpecifiers?.asyncSpecifier != nil { frame.function.traits.insert(.isAsync) }
    frame.function.result = node.returnClause.map { type($0.type) }
    guard let clause = node.parameterClause else { return }
    if clause.kind == .closureShorthandParameterList {
      for case let child? in clause.children {
        frame.function.parameters.append(Code.Parameter())
        declare(RawClosureShorthandParameterSyntax(child)!.name.plainText, .constant)
      }
    } else if let clause = RawClosureParameterClauseSyntax(clause) {
      for parameter in clause.parameters.elements(RawClosureParameterSyntax.self) {
        frame.function.parameters.append(Code.Parameter("", parameter.type?.parameterTraits ?? []))
        declare((parameter.secondName ?? parameter.firstName).plainText, .constant, type: parameter.type.map { type($0) })
      }
    }
  }
}
