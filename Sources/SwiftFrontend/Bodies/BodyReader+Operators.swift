import Facts
@_spi(RawSyntax) import SwiftSyntax

// The parser doesn't fold operators: a sequence is a flat list. It is split at the operators of the lowest precedence first.

extension BodyReader {
  /// Lowers `a = b`, `a += b`. False when the sequence is something else.
  func assignment(_ node: RawSequenceExprSyntax) -> Bool {
    let elements = node.elements.raw.children
    for (index, element) in elements.enumerated() where index == 1 || index == 2 {
      guard let element else { continue }
      if element.kind == .assignmentExpr {
        guard index == 1, let target = elements[0] else { return false }
        let value = sequence(elements.compactMap { $0 }[2...])
        assign(value, to: target, at: target)
        return true
      }
      guard let name = RawBinaryOperatorExprSyntax(element)?.operatorText, isCompound(name), index == 1, let target = elements[0] else { continue }
      let old = value(target)
      let right = sequence(elements.compactMap { $0 }[2...])
      // After `+=` a collection has its old elements and the new ones.
      let both = add(name == "+=" ? .either([old, right]) : .unknown([old, right], nil), at: element)
      assign(both, to: target, at: target)
      return true
    }
    return false
  }

  private func isCompound(_ name: SyntaxText) -> Bool {
    guard name.count > 1, name[name.count - 1] == UInt8(ascii: "=") else { return false }
    switch name {
    case "==", "!=", "<=", ">=", "===", "!==", "~=": return false
    default: return true
    }
  }

  /// Stores a value to the left side of an assignment.
  func assign(_ value: Code.ValueID, to target: RawSyntax, at place: RawSyntax) {
    guard nested({ store(value, target) }) != nil else { return add(.evaluate(value)) }
  }

  private func store(_ value: Code.ValueID, _ target: RawSyntax) {
    let position = file.position(of: target)
    switch target.kind {
    case .declReferenceExpr:
      let node = RawDeclReferenceExprSyntax(target)!
      if node.baseName.isSelf { return add(.evaluate(value)) }
      if let variable = variable(named: node.baseName.plainText, at: target) { return add(.store(value, .local(variable.local), position)) }
      add(.store(value, .name(unresolved(node.baseName.plain)), position))
    case .memberAccessExpr:
      let node = RawMemberAccessExprSyntax(target)!
      guard let base = node.base else { return add(.evaluate(value)) }
      let object = self.value(base.raw)
      add(.store(value, .member(object, Code.Field(node.declName.baseName.plain)), file.position(of: node.declName.raw)))
    case .subscriptCallExpr:
      let node = RawSubscriptCallExprSyntax(target)!
      let base = self.value(node.calledExpression.raw)
      for argument in node.arguments.elements(RawLabeledExprSyntax.self) { evaluate(argument.expression.raw) }
      add(.store(value, .element(base), position))
    case .tupleExpr:
      let elements = Array(RawTupleExprSyntax(target)!.elements.elements(RawLabeledExprSyntax.self))
      if elements.count == 1 { return assign(value, to: elements[0].expression.raw, at: target) }
      // `(a, b) = (b, a)` assigns one to one.
      if let parts = parts(of: value, elements.count) {
        for (element, part) in zip(elements, parts) { assign(part, to: element.expression.raw, at: target) }
        return
      }
      let whole = temporary()
      add(.store(value, .local(whole), position))
      for (number, element) in elements.enumerated() where element.expression.raw.kind != .discardAssignmentExpr {
        assign(add(.member(add(.local(whole), position), Code.Field("\(number)")), position), to: element.expression.raw, at: target)
      }
    case .discardAssignmentExpr: add(.evaluate(value))
    case .optionalChainingExpr: assign(value, to: RawOptionalChainingExprSyntax(target)!.expression.raw, at: target)
    case .forceUnwrapExpr: assign(value, to: RawForceUnwrapExprSyntax(target)!.expression.raw, at: target)
    case .tryExpr:
      let node = RawTryExprSyntax(target)!
      trying(node) { assign(value, to: node.expression.raw, at: target) }
    case .awaitExpr:
      let outer = isAwaiting
      isAwaiting = true
      assign(value, to: RawAwaitExprSyntax(target)!.expression.raw, at: target)
      isAwaiting = outer
    case .unsafeExpr: assign(value, to: RawUnsafeExprSyntax(target)!.expression.raw, at: target)
    default:
      add(.evaluate(value))
      add(.evaluate(self.value(target)))
    }
  }

  // MARK: Values

  func sequence(_ node: RawSequenceExprSyntax) -> Code.ValueID {
    if assignment(node) { return add(.literal, at: node.raw) }
    return sequence(node.elements.raw.children.compactMap { $0 }[...])
  }

  private func sequence(_ elements: ArraySlice<RawSyntax>) -> Code.ValueID {
    guard let first = elements.first else { return add(.unknown([], nil), .none) }
    if elements.count == 1 { return value(first) }
    // `x = y = z` is not valid Swift: its operands are only evaluated.
    if let index = elements.firstIndex(where: { $0.kind == .unresolvedTernaryExpr }) {
      let ternary = RawUnresolvedTernaryExprSyntax(elements[index])!
      add(.evaluate(sequence(elements[..<index])))
      let then = value(ternary.thenExpression.raw)
      let otherwise = nested { sequence(elements[(index + 1)...]) }
      return add(.either([then] + (otherwise.map { [$0] } ?? [])), at: ternary.raw)
    }
    if elements.contains(where: { $0.kind == .binaryOperatorExpr && isLoose($0) }) {
      let parts = elements.split { isLoose($0) }.map { coalesced($0) }
      return add(.unknown(parts, Code.TypeName(.value)), at: first)
    }
    return coalesced(elements)
  }

  /// Logic and comparisons.
  private func isLoose(_ raw: RawSyntax) -> Bool {
    guard let name = RawBinaryOperatorExprSyntax(raw)?.operatorText else { return false }
    switch name {
    case "&&", "||", "==", "!=", "===", "!==", "<", ">", "<=", ">=", "~=": return true
    default: return false
    }
  }

  private func coalesced(_ elements: ArraySlice<RawSyntax>) -> Code.ValueID {
    let parts = elements.split { RawBinaryOperatorExprSyntax($0)?.operatorText == "??" }
    if parts.count < 2 { return cast(elements) }
    let place = elements.first!
    return add(.either(parts.map { cast($0) }), at: place)
  }

  private func cast(_ elements: ArraySlice<RawSyntax>) -> Code.ValueID {
    guard let index = elements.lastIndex(where: { $0.kind == .unresolvedAsExpr || $0.kind == .unresolvedIsExpr }), index > elements.startIndex else {
      return sum(elements)
    }
    guard let operand = nested({ cast(elements[..<index]) }) else { return value(elements[elements.startIndex]) }
    if elements[index].kind == .unresolvedIsExpr { return add(.unknown([operand], Code.TypeName(.value)), at: elements[index]) }
    guard index + 1 < elements.endIndex, let type = RawTypeExprSyntax(elements[index + 1])?.type else { return operand }
    return add(.cast(operand, self.type(type)), at: elements[index])
  }

  private func sum(_ elements: ArraySlice<RawSyntax>) -> Code.ValueID {
    let operators = elements.filter { $0.kind == .binaryOperatorExpr || $0.kind == .arrowExpr || $0.kind == .assignmentExpr }
    guard !operators.isEmpty else { return value(elements.first!) }
    if elements.allSatisfy({ $0.kind == .binaryOperatorExpr || isPlain($0) }) { return add(.literal, at: elements.first!) }
    let operands = elements.filter { $0.kind != .binaryOperatorExpr && $0.kind != .arrowExpr && $0.kind != .assignmentExpr }.map { value($0) }
    // The sum of two collections has the elements of both.
    let isSum = operators.allSatisfy { RawBinaryOperatorExprSyntax($0)?.operatorText == "+" }
    return add(isSum ? .either(operands) : .unknown(operands, nil), at: elements.first!)
  }
}

extension RawBinaryOperatorExprSyntax {
  fileprivate var operatorText: SyntaxText { self.operator.tokenText }
}
