import Facts
@_spi(RawSyntax) import SwiftSyntax

extension FileReader {
  /// `NSClassFromString("App.Feed")`: a class that is named in a text is used as surely as one that is named in code.
  func noteClassLookup(_ call: RawFunctionCallExprSyntax) {
    guard let callee = RawDeclReferenceExprSyntax(call.calledExpression), Self.lookups.contains(callee.baseName.plain),
      let argument = call.arguments.elements(RawLabeledExprSyntax.self).first, let literal = RawStringLiteralExprSyntax(argument.expression)
    else { return }
    let segments = literal.segments.raw.children
    guard segments.count == 1, let segment = segments[0].flatMap({ RawStringSegmentSyntax($0) }) else { return }
    let name = ClassName(runtimeName: String(syntaxText: segment.content.tokenText))
    guard !name.name.isEmpty, name.name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else { return }
    mention(.named(name.name), at: call)
    // A module of the project has the class for sure; what is no module says nothing.
    if let module = name.module { mention(.named([TypeName.Component(name: module), TypeName.Component(name: name.name)]), at: call) }
  }

  private static let lookups: Set<String> = ["NSClassFromString", "NSProtocolFromString", "objc_getClass", "objc_lookUpClass"]
}
