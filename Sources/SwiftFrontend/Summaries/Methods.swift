import Facts
@_spi(RawSyntax) import SwiftSyntax

// Names and traits of the methods of a type.

extension FileReader {
  // MARK: Declarations

  /// Adds the method that a declaration stands for, unless it is outside of types or inside a function. `place` is its name.
  func describeMethod(
    _ name: String, _ parameters: RawFunctionParameterListSyntax?, _ modifiers: RawDeclModifierListSyntax, _ attributes: RawAttributeListSyntax,
    at place: RawTokenSyntax, isDefined: Bool, effects: RawFunctionEffectSpecifiersSyntax? = nil, _ more: Method.Traits = []
  ) {
    guard !isInFunction, summary.scopes[scope].kind.isOfType else { return }
    var method = FileSummary.Method(
      scope: scope, name: name + (parameters.map { labels($0, isOperator: place.isOperator) } ?? ""), place: self.place(of: place),
      traits: traits(modifiers, attributes).union(more))
    // Its Objective-C selector has one part more than its name here.
    if let effects, effects.asyncSpecifier != nil || effects.throwsClause != nil { method.traits.remove(.isDynamic) }
    if isDefined { method.traits.insert(.isDefined) }
    summary.methods.append(method)
  }

  /// Adds a computed or observed property as a method. Stored properties and requirements of protocols are none.
  func describeMethod(
    _ property: FileSummary.Property, _ block: RawAccessorBlockSyntax?, _ modifiers: RawDeclModifierListSyntax, _ attributes: RawAttributeListSyntax
  ) {
    guard block != nil, summary.scopes[scope].kind.isOfType, summary.scopes[scope].kind != .protocol else { return }
    summary.methods.append(
      FileSummary.Method(
        scope: scope, name: property.name, place: property.place, traits: traits(modifiers, attributes).union(.isDefined)))
  }

  /// `(_:for:)`; an operator has no labels.
  private func labels(_ parameters: RawFunctionParameterListSyntax, isOperator: Bool) -> String {
    var text = "("
    for parameter in parameters.elements(RawFunctionParameterSyntax.self) {
      text += isOperator ? "_" : parameter.firstName.plain
      text += ":"
    }
    return text + ")"
  }

  private func traits(_ modifiers: RawDeclModifierListSyntax, _ attributes: RawAttributeListSyntax) -> Method.Traits {
    var traits: Method.Traits = []
    var isHidden = summary.scopes[scope].kind == .extension && summary.scopes[scope].isPrivate
    for modifier in modifiers.elements(RawDeclModifierSyntax.self) {
      switch modifier.name.tokenText {
      case "static", "class": traits.insert(.isStatic)
      case "override": traits.insert(.overrides)
      case "private", "fileprivate": isHidden = isHidden || modifier.detail == nil
      default: break
      }
    }
    if isHidden { traits.insert(.isPrivate) }
    if summary.scopes[scope].objectiveC.showsMembers, !isHidden { traits.insert(.isDynamic) }
    for attribute in attributes.attributes {
      switch attribute.name {
      case "IBAction": traits.formUnion([.isAction, .isDynamic])
      case "IBSegueAction", "IBOutlet", "IBInspectable", "GKInspectable", "NSManaged": traits.insert(.isDynamic)
      case "objc":
        // With an explicit selector, the Swift name doesn't tell the Objective-C name.
        if attribute.selector != nil { traits.remove(.isDynamic) } else { traits.insert(.isDynamic) }
      case "nonobjc": traits.remove(.isDynamic)
      case "available" where attribute.isUnavailability: traits.insert(.isUnavailable)
      default: break
      }
    }
    return traits
  }

  // MARK: Actions

  /// Records the actions that a call registers: `addTarget(self, action: #selector(tapped), for: .touchUpInside)`.
  func noteActions(_ call: RawFunctionCallExprSyntax) {
    for argument in call.arguments.elements(RawLabeledExprSyntax.self) where argument.label?.tokenText == "action" { noteSelector(argument.expression.raw) }
  }

  /// Records the action in `item.action = #selector(edited)`.
  func noteAction(_ node: RawSequenceExprSyntax) {
    let elements = node.elements.raw.children
    guard elements.count >= 3, let left = elements[0], elements[1]?.kind == .assignmentExpr, let right = elements[2],
      case .member(_, "action") = expression(left)
    else { return }
    noteSelector(right)
  }

  private func noteSelector(_ value: RawSyntax) {
    guard let macro = RawMacroExpansionExprSyntax(value), macro.macroName.tokenText == "selector",
      let function = macro.arguments.elements(RawLabeledExprSyntax.self).first?.expression
    else { return }
    summary.actions.append(FileSummary.Action(scope: scope, function: expression(function)))
  }
}

extension FileSummary.Scope.Kind {
  fileprivate var isOfType: Bool {
    switch self {
    case .class, .struct, .enum, .actor, .protocol, .extension: true
    case .file, .function, .variable: false
    }
  }
}

extension RawAttributeSyntax {
  /// `@available(*, unavailable)`.
  fileprivate var isUnavailability: Bool {
    guard let list = arguments.flatMap({ RawAvailabilityArgumentListSyntax($0) }) else { return false }
    return list.elements(RawAvailabilityArgumentSyntax.self).contains { RawTokenSyntax($0.argument)?.tokenText == "unavailable" }
  }
}

extension RawTokenSyntax {
  fileprivate var isOperator: Bool {
    switch tokenKind {
    case .binaryOperator, .prefixOperator, .postfixOperator: true
    default: false
    }
  }
}
