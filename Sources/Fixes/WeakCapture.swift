internal import Analysis
internal import Facts
internal import SwiftSyntax

extension FixMaker {
  /// Writes `[weak self]` into the closure around a mention of `self`. A body of a single call then gets `self?.`, any other body a first line that returns when
  /// `self` is gone.
  func weakCapture(of variable: String, at place: Place, _ member: Place?) -> [TextEdit]? {
    guard variable == "self", let bytes = read(place.path), let text = SwiftText(bytes), let token = text.token(at: place), let closure = closure(around: token) else { return nil }
    let body = Body(closure)
    guard body.mentions > 0, !body.mentionsSuper, body.mentionsOutsideOfClosures > 0, let capture = listing(variable, closure, text, place.path) else { return nil }
    let isAssigned = closure.isAssigned
    // In SwiftUI, several statements may be the body of a result builder, which makes a value of them.
    let isSeen = closure.returnsNothing(body) && (isAssigned || closure.statements.count == 1 || !text.imports("SwiftUI"))
    guard isSeen || isAssigned && !body.returnsValue && closure.signature?.returnClause == nil && member.map(isOfNothing) ?? false else { return nil }
    if let only = closure.statements.first, closure.statements.count == 1, body.mentions == 1, let mention = only.calledMention {
      return [capture, text.edit(place.path, at: mention.endPositionBeforeTrailingTrivia, "?")]
    }
    guard body.mentionsInClosuresAreWeak else { return nil }
    guard let end = guarding(closure, text, place.path), !capture.clashes(with: end) else { return nil }
    return [capture, end]
  }

  /// The closure around a token; nil where another closure is around that one, which would have to capture weakly as well.
  private func closure(around token: TokenSyntax) -> ClosureExprSyntax? {
    guard let inner = token.around(ClosureExprSyntax.self) else { return nil }
    var node = inner.parent
    while let next = node {
      // A closure that is called at once, as in the initial value of a lazy variable, keeps nothing.
      if let outer = next.as(ClosureExprSyntax.self), outer.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id != ExprSyntax(outer).id { return nil }
      if next.is(FunctionDeclSyntax.self) || next.is(InitializerDeclSyntax.self) || next.is(AccessorDeclSyntax.self) || next.is(MemberBlockSyntax.self) { break }
      node = next.parent
    }
    return inner
  }

  /// Where `weak self` goes in a capture list, or a list with it before the parameters.
  private func listing(_ variable: String, _ closure: ClosureExprSyntax, _ text: SwiftText, _ path: String) -> TextEdit? {
    guard let signature = closure.signature else {
      let isTight = closure.leftBrace.endPositionBeforeTrailingTrivia == closure.statements.positionAfterSkippingLeadingTrivia
      return text.edit(path, at: closure.leftBrace.endPositionBeforeTrailingTrivia, " [weak \(variable)] in" + (isTight ? " " : ""))
    }
    guard let list = signature.capture else {
      let start =
        signature.parameterClause?.positionAfterSkippingLeadingTrivia ?? signature.effectSpecifiers?.positionAfterSkippingLeadingTrivia ?? signature.inKeyword.positionAfterSkippingLeadingTrivia
      return signature.parameterClause == nil && signature.effectSpecifiers != nil ? nil : text.edit(path, at: start, "[weak \(variable)] ")
    }
    // A capture that is listed already stays as it is.
    guard !list.items.contains(where: { $0.name.text == variable }) else { return nil }
    return text.edit(path, at: list.leftSquare.endPositionBeforeTrailingTrivia, "weak \(variable)" + (list.items.isEmpty ? "" : ", "))
  }

  /// A first line that ends the closure where `self` is gone.
  private func guarding(_ closure: ClosureExprSyntax, _ text: SwiftText, _ path: String) -> TextEdit? {
    guard let first = closure.statements.first else { return nil }
    let words = "guard let self else { return }"
    let start = first.positionAfterSkippingLeadingTrivia
    if first.leadingTrivia.contains(where: \.isNewline) {
      let line = text.line(of: start)
      return text.edit(path, at: start, words + line.end + line.indentation)
    }
    return text.edit(path, at: start, words + "; ")
  }

  /// Whether the member that keeps the closure is declared with a function type that returns nothing.
  private func isOfNothing(_ place: Place) -> Bool {
    guard place.path.hasSuffix(".swift"), let bytes = read(place.path), let text = SwiftText(bytes),
      let type = text.token(at: place)?.around(VariableDeclSyntax.self)?.bindings.first?.typeAnnotation?.type
    else { return false }
    return type.function?.returnClause.type.isNothing ?? false
  }
}

/// What the body of a closure says of `self`.
private final class Body: SyntaxVisitor {
  private(set) var mentions = 0
  private(set) var mentionsOutsideOfClosures = 0
  private(set) var mentionsInClosuresAreWeak = true
  private(set) var mentionsSuper = false
  private(set) var returnsValue = false
  /// How many nested closures, functions and accessors are open.
  private var depth = 0

  init(_ closure: ClosureExprSyntax) {
    super.init(viewMode: .sourceAccurate)
    walk(closure.statements)
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if node.baseName.tokenKind == .keyword(.self) {
      mentions += 1
      if depth == 0 { mentionsOutsideOfClosures += 1 }
    }
    return .visitChildren
  }

  override func visit(_ node: SuperExprSyntax) -> SyntaxVisitorContinueKind {
    mentionsSuper = true
    return .skipChildren
  }

  override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
    if depth == 0, node.expression != nil { returnsValue = true }
    return .visitChildren
  }

  // A nested closure that lists `self` must list it as `weak` or `unowned`.
  override func visit(_ node: ClosureCaptureSyntax) -> SyntaxVisitorContinueKind {
    if node.name.tokenKind == .keyword(.self) { mentionsInClosuresAreWeak = mentionsInClosuresAreWeak && node.specifier != nil }
    return .visitChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { open() }
  override func visitPost(_ node: ClosureExprSyntax) { depth -= 1 }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { open() }
  override func visitPost(_ node: FunctionDeclSyntax) { depth -= 1 }
  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { open() }
  override func visitPost(_ node: AccessorBlockSyntax) { depth -= 1 }

  private func open() -> SyntaxVisitorContinueKind {
    depth += 1
    return .visitChildren
  }
}

extension ClosureExprSyntax {
  /// Whether the text of the closure alone shows that it returns nothing.
  fileprivate func returnsNothing(_ body: Body) -> Bool {
    if body.returnsValue { return false }
    if let result = signature?.returnClause?.type { return result.isNothing }
    // A single expression is the value of the closure. Of several statements without `return`, none is.
    guard statements.count == 1, let only = statements.first else { return true }
    guard case .expr(let value) = only.item else {
      if case .stmt(let statement) = only.item { return !statement.is(ExpressionStmtSyntax.self) }
      return true
    }
    return value.isAssignment
  }
}

extension ClosureExprSyntax {
  /// Whether it is the right side of an assignment.
  fileprivate var isAssigned: Bool {
    guard let list = parent?.as(ExprListSyntax.self), list.last?.id == ExprSyntax(self).id, list.count == 3, list.parent?.is(SequenceExprSyntax.self) ?? false else { return false }
    return list.dropFirst().first?.is(AssignmentExprSyntax.self) ?? false
  }
}

extension ExprSyntax {
  fileprivate var isAssignment: Bool {
    if let sequence = self.as(SequenceExprSyntax.self) { return sequence.elements.contains { $0.is(AssignmentExprSyntax.self) } }
    return self.as(InfixOperatorExprSyntax.self)?.operator.is(AssignmentExprSyntax.self) ?? false
  }
}

extension CodeBlockItemSyntax {
  /// The `self` of `self.load(...)`, where that is the whole statement.
  fileprivate var calledMention: DeclReferenceExprSyntax? {
    guard case .expr(let value) = item, var call = value.as(FunctionCallExprSyntax.self) else { return nil }
    while true {
      guard let access = call.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base else { return nil }
      if let mention = base.as(DeclReferenceExprSyntax.self) { return mention.baseName.tokenKind == .keyword(.self) ? mention : nil }
      if let inner = base.as(FunctionCallExprSyntax.self) {
        call = inner
        continue
      }
      var path = base
      while let next = path.as(MemberAccessExprSyntax.self)?.base { path = next }
      guard let mention = path.as(DeclReferenceExprSyntax.self), mention.baseName.tokenKind == .keyword(.self) else { return nil }
      return mention
    }
  }
}

extension TypeSyntax {
  /// The function type in a type that may be optional, escaping or in parentheses.
  fileprivate var function: FunctionTypeSyntax? {
    if let function = self.as(FunctionTypeSyntax.self) { return function }
    if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType.function }
    if let optional = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return optional.wrappedType.function }
    if let attributed = self.as(AttributedTypeSyntax.self) { return attributed.baseType.function }
    if let tuple = self.as(TupleTypeSyntax.self), tuple.elements.count == 1 { return tuple.elements.first?.type.function }
    return nil
  }

  fileprivate var isNothing: Bool { ["Void", "()", "Swift.Void"].contains(trimmedDescription) }
}

extension TriviaPiece {
  fileprivate var isNewline: Bool {
    switch self {
    case .newlines, .carriageReturns, .carriageReturnLineFeeds: true
    default: false
    }
  }
}
