import SwiftParser
import SwiftSyntax

/// The lines on which a manifest declares its targets and their dependencies. A dependency may stand in a list that several targets share.
final class ManifestPlaces: SyntaxVisitor {
  private struct Declaration {
    let call: FunctionCallExprSyntax
    /// How likely it is that this declares the target, and not a dependency on it.
    let rank: Int
  }

  private var declarations: [String: Declaration] = [:]
  /// The first value of each variable.
  private var values: [String: ExprSyntax] = [:]
  /// How many lists of dependencies stand around the node.
  private var lists = 0
  private let converter: SourceLocationConverter

  /// O(text).
  init(_ file: SourceFileSyntax) {
    converter = SourceLocationConverter(fileName: "", tree: file)
    super.init(viewMode: .sourceAccurate)
    walk(file)
  }

  /// Nil where the name is no literal.
  func line(ofTarget name: String) -> Int? { declarations[name].map { line($0.call) } }

  /// Nil where the name is no literal, or a function puts it in.
  func line(ofDependency name: String, of target: String) -> Int? {
    guard let call = declarations[target]?.call, let list = call.arguments.first(where: { $0.label?.text == "dependencies" }) else { return nil }
    var waiting = [list.expression]
    var seen: Set<String> = []
    while !waiting.isEmpty {
      let texts = Texts(waiting.removeFirst())
      if let found = texts.all.first(where: { $0.representedLiteralValue == name }) { return line(found) }
      waiting += texts.names.filter { seen.insert($0).inserted }.compactMap { values[$0] }
    }
    return nil
  }

  private func line(_ node: some SyntaxProtocol) -> Int { converter.location(for: node.positionAfterSkippingLeadingTrivia).line }

  override func visit(_ call: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let callee = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName ?? call.calledExpression.as(DeclReferenceExprSyntax.self)
    guard let kind = callee?.baseName.text, ManifestTarget.Kind(rawValue: kind) != nil,
      let text = call.arguments.first(where: { $0.label?.text == "name" })?.expression.as(StringLiteralExprSyntax.self),
      let name = text.representedLiteralValue
    else { return .visitChildren }
    let hasMore = call.arguments.contains { !["name", "condition"].contains($0.label?.text) }
    let rank = (hasMore ? 2 : 0) + (lists == 0 ? 1 : 0)
    if rank > declarations[name]?.rank ?? -1 { declarations[name] = Declaration(call: call, rank: rank) }
    return .visitChildren
  }

  override func visit(_ argument: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
    if argument.label?.text == "dependencies" { lists += 1 }
    return .visitChildren
  }

  override func visitPost(_ argument: LabeledExprSyntax) {
    if argument.label?.text == "dependencies" { lists -= 1 }
  }

  override func visit(_ binding: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    if let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text, let value = value(of: binding), values[name] == nil { values[name] = value }
    if isOfDependencies(binding) { lists += 1 }
    return .visitChildren
  }

  override func visitPost(_ binding: PatternBindingSyntax) {
    if isOfDependencies(binding) { lists -= 1 }
  }

  /// What it begins with, or all that its getter says.
  private func value(of binding: PatternBindingSyntax) -> ExprSyntax? {
    if let value = binding.initializer?.value { return value }
    guard case .getter(let statements)? = binding.accessorBlock?.accessors, statements.count == 1 else { return nil }
    return statements.first?.item.as(ExprSyntax.self)
  }

  private func isOfDependencies(_ binding: PatternBindingSyntax) -> Bool { binding.typeAnnotation?.type.trimmedDescription.contains("Dependency") ?? false }

  /// The texts and the names in an expression.
  private final class Texts: SyntaxVisitor {
    var all: [StringLiteralExprSyntax] = []
    var names: [String] = []

    init(_ expression: ExprSyntax) {
      super.init(viewMode: .sourceAccurate)
      walk(expression)
    }

    override func visit(_ text: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
      all.append(text)
      return .skipChildren
    }

    override func visit(_ name: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
      names.append(name.baseName.text)
      return .skipChildren
    }
  }
}
