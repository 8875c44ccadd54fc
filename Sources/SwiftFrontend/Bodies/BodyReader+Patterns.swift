import Facts
@_spi(RawSyntax) import SwiftSyntax

extension BodyReader {
  /// The value that a pattern is matched against: a local, or a path into it.
  struct Subject {
    var local: Code.LocalID
    var path: [Part] = []
    var type: Code.TypeName?
    /// For a tuple literal, the local that holds each part.
    var parts: [Code.LocalID] = []
    /// The type of each part, when the subject is cast to a tuple type.
    var types: [Code.TypeName?] = []

    func part(_ part: Part) -> Subject {
      guard case .part(let number) = part else { return Subject(local: local, path: path + [part]) }
      let type = types.indices.contains(number) ? types[number] : nil
      if parts.indices.contains(number) { return Subject(local: parts[number], type: type) }
      return Subject(local: local, path: path + [part], type: type)
    }

    enum Part {
      case element
      /// An element of a tuple.
      case part(Int)
      /// A value in the payload of an enum case: the name of the case and the index.
      case payload(String, Int)
    }
  }

  /// Makes a subject of a value. Each part of a tuple literal gets a local of its own.
  func subject(_ value: Code.ValueID, at raw: RawSyntax) -> Subject {
    let whole = temporary()
    var subject = Subject(local: whole)
    let position = file.position(of: raw)
    if case .collection(let made) = frame.function.values[Int(value)], made.count > 1, raw.kind == .tupleExpr, let parts = parts(of: value, made.count) {
      for part in parts {
        let local = temporary()
        add(.store(part, .local(local), position))
        subject.parts.append(local)
      }
      add(.store(add(.collection(subject.parts.map { add(.local($0), at: raw) }), at: raw), .local(whole), position))
    } else {
      add(.store(value, .local(whole), position))
    }
    return subject
  }

  func value(of subject: Subject, at raw: RawSyntax) -> Code.ValueID {
    var value = add(.local(subject.local), at: raw)
    for part in subject.path {
      switch part {
      case .element: value = add(.element(value), at: raw)
      case .part(let number): value = add(.member(value, Code.Field("\(number)")), at: raw)
      case .payload(let name, let number): value = add(.member(value, Code.Field("?\(name).\(number)")), at: raw)
      }
    }
    if let type = subject.type { value = add(.cast(value, type), at: raw) }
    return value
  }

  /// Stores a value to the variables that a pattern declares.
  func bind(
    _ pattern: RawSyntax, _ value: Code.ValueID, _ kind: Variable.Kind, type: Code.TypeName? = nil, _ ownership: Ownership = .strong, reusing first: Int? = nil
  ) {
    let position = file.position(of: pattern)
    switch pattern.kind {
    case .identifierPattern:
      let token = RawIdentifierPatternSyntax(pattern)!.identifier
      let name = token.plainText
      // `case .a(let x), .b(let x)`: one variable.
      let known = first.flatMap { first in frame.visible.dropFirst(first).first { $0.name == name }?.local }
      let local = known ?? declare(name, kind, type: type, ownership)
      add(.store(value, .local(local), position))
    case .tuplePattern:
      let elements = Array(RawTuplePatternSyntax(pattern)!.elements.elements(RawTuplePatternElementSyntax.self))
      if elements.count == 1 { return nested { bind(elements[0].pattern.raw, value, kind, type: type, ownership, reusing: first) } ?? () }
      // `let (a, b) = (x, y)` binds one to one.
      if let parts = parts(of: value, elements.count) {
        for (element, part) in zip(elements, parts) { nested { bind(element.pattern.raw, part, kind, ownership, reusing: first) } }
        return
      }
      let whole = temporary()
      add(.store(value, .local(whole), position))
      for (number, element) in elements.enumerated() where element.pattern.raw.kind != .wildcardPattern {
        nested { bind(element.pattern.raw, self.value(of: Subject(local: whole, path: [.part(number)]), at: element.pattern.raw), kind, ownership, reusing: first) }
      }
    case .valueBindingPattern:
      nested { bind(RawValueBindingPatternSyntax(pattern)!.pattern.raw, value, kind, type: type, ownership, reusing: first) }
    case .wildcardPattern, .missingPattern: add(.evaluate(value))
    default:
      let whole = temporary()
      add(.store(value, .local(whole), position))
      match(pattern, Subject(local: whole), reusing: first)
    }
  }

  /// The parts of a tuple that is the latest value; the tuple itself is removed. Nil for anything else.
  func parts(of value: Code.ValueID, _ count: Int) -> [Code.ValueID]? {
    guard case .collection(let parts) = frame.function.values[Int(value)], parts.count == count, Int(value) == frame.function.values.count - 1 else { return nil }
    frame.function.values.removeLast()
    frame.function.positions.removeLast()
    return parts
  }

  /// Matches a subject against a pattern and binds its variables. The payload of a case counts as an element of the value.
  func match(_ pattern: RawSyntax, _ subject: Subject, reusing first: Int?) {
    switch pattern.kind {
    case .identifierPattern: bind(pattern, value(of: subject, at: pattern), .constant, reusing: first)
    case .valueBindingPattern: nested { match(RawValueBindingPatternSyntax(pattern)!.pattern.raw, subject, reusing: first) }
    case .tuplePattern:
      let elements = Array(RawTuplePatternSyntax(pattern)!.elements.elements(RawTuplePatternElementSyntax.self))
      for (number, element) in elements.enumerated() {
        nested { match(element.pattern.raw, elements.count == 1 ? subject : subject.part(.part(number)), reusing: first) }
      }
    case .expressionPattern: match(expression: RawExpressionPatternSyntax(pattern)!.expression.raw, subject, reusing: first)
    case .isTypePattern, .wildcardPattern, .missingPattern: break
    default: add(.evaluate(unlowered(pattern)))
    }
  }

  /// The enum case that a pattern names: `.red`, `let .made(x)`, `Color.red?`. Nil for other patterns, and for `.some` and `.none`.
  func caseName(_ pattern: RawSyntax) -> String? {
    switch pattern.kind {
    case .valueBindingPattern: return nested { caseName(RawValueBindingPatternSyntax(pattern)!.pattern.raw) } ?? nil
    case .expressionPattern: return caseName(RawExpressionPatternSyntax(pattern)!.expression.raw)
    case .optionalChainingExpr: return nested { caseName(RawOptionalChainingExprSyntax(pattern)!.expression.raw) } ?? nil
    case .functionCallExpr: return nested { caseName(RawFunctionCallExprSyntax(pattern)!.calledExpression.raw) } ?? nil
    case .memberAccessExpr:
      let name = RawMemberAccessExprSyntax(pattern)!.declName.baseName.plain
      return name == "none" || name == "some" ? nil : name
    default: return nil
    }
  }

  private func match(expression raw: RawSyntax, _ subject: Subject, reusing first: Int?) {
    func inner(_ raw: RawSyntax, _ subject: Subject) { nested { match(expression: raw, subject, reusing: first) } }
    switch raw.kind {
    case .patternExpr: nested { match(RawPatternExprSyntax(raw)!.pattern.raw, subject, reusing: first) }
    case .functionCallExpr:
      let call = RawFunctionCallExprSyntax(raw)!
      // `.some(let x)` is the value itself.
      let name = RawMemberAccessExprSyntax(call.calledExpression)?.declName.baseName.plain ?? ""
      for (number, argument) in call.arguments.elements(RawLabeledExprSyntax.self).enumerated() {
        inner(argument.expression.raw, name == "some" ? subject : subject.part(.payload(name, number)))
      }
    case .tupleExpr:
      let elements = Array(RawTupleExprSyntax(raw)!.elements.elements(RawLabeledExprSyntax.self))
      for (number, element) in elements.enumerated() { inner(element.expression.raw, elements.count == 1 ? subject : subject.part(.part(number))) }
    case .optionalChainingExpr: inner(RawOptionalChainingExprSyntax(raw)!.expression.raw, subject)
    case .forceUnwrapExpr: inner(RawForceUnwrapExprSyntax(raw)!.expression.raw, subject)
    case .sequenceExpr:
      let elements = RawSequenceExprSyntax(raw)!.elements.raw.children
      guard elements.count == 3, elements[1]?.kind == .unresolvedAsExpr, let pattern = elements[0], let type = elements[2].flatMap({ RawTypeExprSyntax($0) })
      else { return add(.evaluate(value(raw))) }
      var subject = subject
      if let tuple = RawTupleTypeSyntax(type.type), case let elements = tuple.elements.elements(RawTupleTypeElementSyntax.self), elements.count > 1 {
        subject.types = elements.map { self.type($0.type) }
      } else {
        subject.type = self.type(type.type)
      }
      inner(pattern, subject)
    case .declReferenceExpr, .memberAccessExpr, .nilLiteralExpr, .integerLiteralExpr, .stringLiteralExpr, .booleanLiteralExpr, .floatLiteralExpr,
      .discardAssignmentExpr, .simpleStringLiteralExpr:
      break
    default: add(.evaluate(value(raw)))
    }
  }
}
