import Facts
@_spi(RawSyntax) import SwiftSyntax

// What the raw tree lacks for a reader.

extension RawSyntax {
  /// What a node is made of, in order; nil where something optional is not written, never in a list. Not for tokens.
  var children: RawSyntaxBuffer { layoutView!.children }

  /// The first token that is written in the source; nil where none is. Walks down one branch.
  var firstToken: RawSyntaxTokenView? {
    var node = self
    descend: while true {
      if let token = node.tokenView { return token.presence == .present ? token : nil }
      for case let child? in node.children where child.byteLength > 0 || child.isLastToken {
        node = child
        continue descend
      }
      return nil
    }
  }

  /// The end of a file is a token without a text.
  private var isLastToken: Bool { tokenView?.rawKind == .endOfFile }
}

extension RawSyntaxNodeProtocol {
  /// What a list is made of, where all is of one type.
  func elements<Element: RawSyntaxNodeProtocol>(_: Element.Type) -> LazyMapSequence<RawSyntaxBuffer, Element> {
    raw.children.lazy.map { Element($0!)! }
  }
}

extension RawAttributeListSyntax {
  /// The attributes, but for those that stand under a condition.
  var attributes: some Sequence<RawAttributeSyntax> { raw.children.lazy.compactMap { RawAttributeSyntax($0!) } }
}

extension RawTokenSyntax {
  /// The text, without the backticks that make a name of a keyword.
  var plain: String { tokenText.plain }
  /// `self`, and not a name in backticks.
  var isSelf: Bool { isKeyword("self") }
  /// Whether it is this keyword, and not a name in backticks.
  func isKeyword(_ keyword: SyntaxText) -> Bool { tokenKind == .keyword && tokenText == keyword }
}

extension SyntaxText {
  fileprivate var plain: String {
    guard count > 2, self[0] == UInt8(ascii: "`") else { return String(syntaxText: self) }
    return String(syntaxText: SyntaxText(rebasing: dropFirst().dropLast()))
  }
}

extension RawTokenSyntax {
  /// The text without backticks, as long as the tree lives.
  var plainText: SyntaxText {
    let text = tokenText
    guard text.count > 2, text[0] == UInt8(ascii: "`") else { return text }
    return SyntaxText(rebasing: text.dropFirst().dropLast())
  }
}

extension RawTypeSyntax {
  /// What the type of a parameter says of the argument.
  var parameterTraits: Code.Parameter.Traits {
    var traits: Code.Parameter.Traits = []
    var type = raw
    var isEscaping = false
    for _ in 0..<8 {
      if let attributed = RawAttributedTypeSyntax(type) {
        for attribute in attributed.attributes.attributes {
          switch attribute.name {
          case "escaping": isEscaping = true
          case "autoclosure": traits.insert(.isAutoclosure)
          default: break
          }
        }
        for case let specifier? in attributed.specifiers.raw.children {
          if RawSimpleTypeSpecifierSyntax(specifier)?.specifier.tokenText == "inout" { traits.insert(.isInOut) }
        }
        type = attributed.baseType.raw
      } else if let tuple = RawTupleTypeSyntax(type), tuple.elements.raw.children.count == 1,
        let only = tuple.elements.raw.children[0].flatMap({ RawTupleTypeElementSyntax($0) })
      {
        type = only.type.raw
      } else {
        break
      }
    }
    if type.kind == .functionType, !isEscaping { traits.insert(.doesNotEscape) }
    return traits
  }

  /// Whether `@escaping` is written.
  var isEscaping: Bool {
    RawAttributedTypeSyntax(self)?.attributes.attributes.contains { $0.name == "escaping" } ?? false
  }
}

extension RawSyntax {
  /// A number, a text without interpolations, `true`, `nil`.
  var isPlainLiteral: Bool {
    switch kind {
    case .integerLiteralExpr, .floatLiteralExpr, .booleanLiteralExpr, .nilLiteralExpr, .simpleStringLiteralExpr: true
    case .stringLiteralExpr: RawStringLiteralExprSyntax(self)!.segments.raw.children.allSatisfy { $0?.kind == .stringSegment }
    default: false
    }
  }
}

extension RawStringLiteralExprSyntax {
  /// What it says, where nothing is put into it.
  var plainText: String? {
    let segments = segments.raw.children
    guard segments.count == 1, let segment = segments[0].flatMap({ RawStringSegmentSyntax($0) }) else { return nil }
    return String(syntaxText: segment.content.tokenText)
  }
}

extension RawIfConfigDeclSyntax {
  /// The clauses that some build compiles: not what stands under `#if false`, nor what follows `#if true`.
  var compiledClauses: [RawIfConfigClauseSyntax] {
    var compiled: [RawIfConfigClauseSyntax] = []
    for clause in clauses.elements(RawIfConfigClauseSyntax.self) where clause.literal != false {
      compiled.append(clause)
      if clause.literal == true { break }
    }
    return compiled
  }
}

extension RawIfConfigClauseSyntax {
  /// Whether it is compiled where no clause before it is.
  var isAlways: Bool { condition == nil || literal == true }

  /// What its condition is, where it is written out.
  fileprivate var literal: Bool? {
    guard let condition, let literal = RawBooleanLiteralExprSyntax(condition.raw) else { return nil }
    return literal.literal.isKeyword("true")
  }
}
