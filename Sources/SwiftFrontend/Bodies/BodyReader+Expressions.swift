import Facts
@_spi(RawSyntax) import SwiftSyntax

extension BodyReader {
  /// Evaluates an expression: everything in it, in order.
  func value(_ raw: RawSyntax) -> Code.ValueID {
    nested { read(raw) } ?? tooDeep(raw)
  }

  private func tooDeep(_ raw: RawSyntax) -> Code.ValueID {
    frame.function.unlowered["nesting", default: 0] += 1
    return add(.unknown([], nil), at: raw)
  }

  private func value(_ expression: RawExprSyntax) -> Code.ValueID { value(expression.raw) }

  /// Long because there are many kinds of expressions: each takes a line or two.
  private func read(_ raw: RawSyntax) -> Code.ValueID {
    switch raw.kind {
    case .declReferenceExpr: return reference(RawDeclReferenceExprSyntax(raw)!)
    case .memberAccessExpr: return member(RawMemberAccessExprSyntax(raw)!)
    case .functionCallExpr: return call(RawFunctionCallExprSyntax(raw)!)
    case .subscriptCallExpr: return element(RawSubscriptCallExprSyntax(raw)!)
    case .optionalChainingExpr: return value(RawOptionalChainingExprSyntax(raw)!.expression)
    case .forceUnwrapExpr: return value(RawForceUnwrapExprSyntax(raw)!.expression)
    case .superExpr: return selfValue(file.position(of: raw))
    case .closureExpr: return closure(RawClosureExprSyntax(raw)!)
    case .sequenceExpr: return sequence(RawSequenceExprSyntax(raw)!)
    case .tupleExpr:
      let elements = Array(RawTupleExprSyntax(raw)!.elements.elements(RawLabeledExprSyntax.self))
      if elements.count == 1 { return value(elements[0].expression) }
      return elements.isEmpty ? add(.literal, at: raw) : add(.collection(elements.map { value($0.expression) }), at: raw)
    case .arrayExpr:
      return add(.collection(RawArrayExprSyntax(raw)!.elements.elements(RawArrayElementSyntax.self).map { value($0.expression) }), at: raw)
    case .dictionaryExpr: return dictionary(RawDictionaryExprSyntax(raw)!)
    case .tryExpr:
      let node = RawTryExprSyntax(raw)!
      return trying(node) { value(node.expression) }
    case .awaitExpr:
      let outer = isAwaiting
      isAwaiting = true
      defer { isAwaiting = outer }
      return value(RawAwaitExprSyntax(raw)!.expression)
    case .unsafeExpr: return value(RawUnsafeExprSyntax(raw)!.expression)
    case .inOutExpr: return value(RawInOutExprSyntax(raw)!.expression)
    case .copyExpr: return value(RawCopyExprSyntax(raw)!.expression)
    case .consumeExpr: return value(RawConsumeExprSyntax(raw)!.expression)
    case .borrowExpr: return value(RawBorrowExprSyntax(raw)!.expression)
    case .packElementExpr: return value(RawPackElementExprSyntax(raw)!.pack)
    case .packExpansionExpr: return value(RawPackExpansionExprSyntax(raw)!.repetitionPattern)
    case .prefixOperatorExpr:
      let operand = RawPrefixOperatorExprSyntax(raw)!.expression
      return isPlain(operand.raw) ? add(.literal, at: raw) : add(.unknown([value(operand)], Code.TypeName(.value)), at: raw)
    case .postfixOperatorExpr: return add(.unknown([value(RawPostfixOperatorExprSyntax(raw)!.expression)], nil), at: raw)
    case .stringLiteralExpr: return text(RawStringLiteralExprSyntax(raw)!)
    case .simpleStringLiteralExpr, .integerLiteralExpr, .floatLiteralExpr, .regexLiteralExpr, .discardAssignmentExpr:
      return add(.literal, at: raw)
    // A key path may be passed as a function.
    case .keyPathExpr: return add(.unknown([], nil), at: raw)
    case .nilLiteralExpr: return add(.null, at: raw)
    case .booleanLiteralExpr: return add(.boolean(RawBooleanLiteralExprSyntax(raw)!.literal.isKeyword("true")), at: raw)
    case .typeExpr: return add(.type(type(RawTypeExprSyntax(raw)!.type)), at: raw)
    case .genericSpecializationExpr:
      let node = RawGenericSpecializationExprSyntax(raw)!
      guard case .type(let type) = file.expression(raw) else { return value(node.expression) }
      return add(.type(reference(type)), at: raw)
    case .macroExpansionExpr: return macro(RawMacroExpansionExprSyntax(raw)!)
    case .ifExpr:
      let local = temporary()
      choice(RawIfExprSyntax(raw)!, .stored(local))
      return add(.local(local), at: raw)
    case .switchExpr:
      let local = temporary()
      choice(RawSwitchExprSyntax(raw)!, .stored(local))
      return add(.local(local), at: raw)
    case .asExpr:
      let node = RawAsExprSyntax(raw)!
      return add(.cast(value(node.expression), type(node.type)), at: raw)
    case .isExpr: return add(.unknown([value(RawIsExprSyntax(raw)!.expression)], Code.TypeName(.value)), at: raw)
    case .patternExpr: return add(.literal, at: raw)
    default: return unlowered(raw)
    }
  }

  /// Reads the operand of a `try`. `try?` and `try!` don't pass errors on.
  func trying<Result>(_ node: RawTryExprSyntax, _ body: () -> Result) -> Result {
    let outer = isTrying
    isTrying = node.questionOrExclamationMark == nil
    defer { isTrying = outer }
    return body()
  }

  /// Whether it is made of literals alone.
  func isPlain(_ raw: RawSyntax) -> Bool { raw.isPlainLiteral }

  // MARK: Names

  private func reference(_ node: RawDeclReferenceExprSyntax) -> Code.ValueID {
    let token = node.baseName
    if token.isSelf { return selfValue(file.position(of: node.raw)) }
    if let module = node.moduleSelector {
      return add(.member(add(.name(module.moduleName.plain), at: node.raw), Code.Field(name(of: node))), at: node.raw)
    }
    if node.argumentNames != nil { return add(.name(unresolved(name(of: node))), at: node.raw) }
    return name(token.plainText, at: node.raw)
  }

  func name(_ name: SyntaxText, at raw: RawSyntax) -> Code.ValueID {
    guard let variable = variable(named: name, at: raw) ?? shorthand(name) else { return add(.name(unresolved(String(syntaxText: name))), at: raw) }
    let value = add(.local(variable.local), at: raw)
    return variable.kind == .computed ? add(.call(Code.Call(.value(value))), at: raw) : value
  }

  /// `$0`: a parameter of the closure. The linker moves it to its place among the parameters.
  private func shorthand(_ name: SyntaxText) -> Variable? {
    guard !outer.isEmpty, Self.isShorthand(name) else { return nil }
    let local = frame.function.add(Code.Local(String(syntaxText: name)))
    frame.visible.insert(Variable(name: name, local: local, kind: .constant), at: 0)
    return frame.visible[0]
  }

  /// With the labels that are written: `move(_:to:)`.
  func name(of node: RawDeclReferenceExprSyntax) -> String {
    guard let arguments = node.argumentNames else { return node.baseName.plain }
    return node.baseName.plain + "(" + arguments.arguments.elements(RawDeclNameArgumentSyntax.self).map { $0.name.plain + ":" }.joined() + ")"
  }

  private func member(_ node: RawMemberAccessExprSyntax) -> Code.ValueID {
    guard let base = node.base else {
      return add(.member(add(.name("."), at: node.raw), Code.Field(name(of: node.declName))), at: node.declName.raw)
    }
    if node.declName.baseName.isSelf { return value(base) }
    return add(.member(value(base), Code.Field(name(of: node.declName))), at: node.declName.raw)
  }

  private func element(_ node: RawSubscriptCallExprSyntax) -> Code.ValueID {
    let base = value(node.calledExpression)
    let (labels, arguments) = arguments(node.arguments, node.trailingClosure, node.additionalTrailingClosures)
    return add(.call(Code.Call(.function("subscript" + labels, []), on: base, arguments)), at: node.leftSquare.raw)
  }

  // MARK: Literals

  private func dictionary(_ node: RawDictionaryExprSyntax) -> Code.ValueID {
    guard node.content.kind == .dictionaryElementList else { return add(.collection([]), at: node.raw) }
    var values: [Code.ValueID] = []
    for case let child? in node.content.children {
      let element = RawDictionaryElementSyntax(child)!
      evaluate(element.key.raw)
      values.append(value(element.value))
    }
    return add(.collection(values), at: node.raw)
  }

  /// Evaluates an expression whose value the surrounding value doesn't hold, such as a key of a dictionary.
  func evaluate(_ raw: RawSyntax) {
    if !isPlain(raw) { add(.evaluate(value(raw))) }
  }

  private func text(_ node: RawStringLiteralExprSyntax) -> Code.ValueID {
    var operands: [Code.ValueID] = []
    for case let segment? in node.segments.raw.children {
      guard let expression = RawExpressionSegmentSyntax(segment) else {
        // A part of a name that interpolation composes.
        if node.plainText == nil, let part = RawStringSegmentSyntax(segment), case .text(let text) = Code.Value(text: part.content.plain) { operands.append(add(.text(text), at: segment)) }
        continue
      }
      for part in expression.expressions.elements(RawLabeledExprSyntax.self) { operands.append(value(part.expression)) }
    }
    return add(operands.isEmpty ? .init(text: node.plainText ?? "") : .unknown(operands, Code.TypeName(.value)), at: node.raw)
  }

  /// The method that a selector names: `#selector(Screen.close(_:))`.
  private func lastName(of raw: RawSyntax) -> String? {
    if let access = RawMemberAccessExprSyntax(raw) { return access.declName.baseName.plain }
    if let reference = RawDeclReferenceExprSyntax(raw) { return reference.baseName.plain }
    return RawAsExprSyntax(raw).flatMap { lastName(of: $0.expression.raw) }
  }

  private func macro(_ node: RawMacroExpansionExprSyntax) -> Code.ValueID {
    switch node.macroName.tokenText {
    case "selector": return add(.init(text: node.arguments.elements(RawLabeledExprSyntax.self).last.flatMap { lastName(of: $0.expression.raw) } ?? ""), at: node.raw)
    case "keyPath", "file", "fileID", "filePath", "function", "line", "column", "colorLiteral", "imageLiteral": return add(.literal, at: node.raw)
    default:
      let (_, arguments) = arguments(node.arguments, node.trailingClosure, node.additionalTrailingClosures)
      return add(.unknown(arguments.map(\.value), nil), at: node.raw)
    }
  }
}
