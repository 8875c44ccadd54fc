import Facts
@_spi(RawSyntax) import SwiftSyntax

// Conveniences that the raw tree lacks.

extension RawSyntax {
  /// The children of a node, in order. An optional child that is not written is nil; a list has none of those. Not for tokens.
  var children: RawSyntaxBuffer { layoutView!.children }

  /// The first token that is written in the source; nil if there is none. Walks down one branch.
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

  /// The end of the file is a token without text.
  private var isLastToken: Bool { tokenView?.rawKind == .endOfFile }
}

extension RawSyntaxNodeProtocol {
  /// The elements of a list that has only elements of one type.
  func elements<Element: RawSyntaxNodeProtocol>(_: Element.Type) -> LazyMapSequence<RawSyntaxBuffer, Element> {
    raw.children.lazy.map { Element($0!)! }
  }
}

extension RawAttributeListSyntax {
  /// The attributes, without those under an `#if`.
  var attributes: some Sequence<RawAttributeSyntax> { raw.children.lazy.compactMap { RawAttributeSyntax($0!) } }
}

extension RawTokenSyntax {
  /// The text without the backticks that turn a keyword into a name.
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
  /// The traits of a parameter that its type tells.
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
  /// A number, a text without interpolation, `true`, `false` or `nil`.
  var isPlainLiteral: Bool {
    switch kind {
    case .integerLiteralExpr, .floatLiteralExpr, .booleanLiteralExpr, .nilLiteralExpr, .simpleStringLiteralExpr: true
    case .stringLiteralExpr: RawStringLiteralExprSyntax(self)!.segments.raw.children.allSatisfy { $0?.kind == .stringSegment }
    default: false
    }
  }
}

extension RawStringLiteralExprSyntax {
  /// The text, if it has no interpolation.
  var plainText: String? {
    let segments = segments.raw.children
    guard segments.count == 1, let segment = segments[0].flatMap({ RawStringSegmentSyntax($0) }) else { return nil }
    return String(syntaxText: segment.content.tokenText)
  }
}

extension RawIfConfigDeclSyntax {
  /// The clauses that some build may compile: neither those under `#if false` nor those after `#if true`.
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
  /// Whether it is compiled whenever no clause before it is.
  var isAlways: Bool { condition == nil || literal == true }

  /// The value of its condition, if it is `true` or `false`.
  fileprivate var literal: Bool? {
    guard let condition, let literal = RawBooleanLiteralExprSyntax(condition.raw) else { return nil }
    return literal.literal.isKeyword("true")
  }
}
