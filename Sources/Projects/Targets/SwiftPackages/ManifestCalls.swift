import SwiftSyntax

/// Calls in a manifest: of its own functions, of the package manager's, and of the standard library's.
extension ManifestEvaluator {
  /// An argument: an expression that waits for the type of its parameter, or a value.
  struct Passed {
    var label: String?
    var expression: ExprSyntax?
    var value = ManifestValue.nothing
    /// A closure behind the call, which stands for the last parameter.
    var isTrailing = false
  }

  private func passed(_ call: FunctionCallExprSyntax) -> [Passed] {
    var all = call.arguments.map { Passed(label: $0.label?.text, expression: $0.expression) }
    if let closure = call.trailingClosure { all.append(Passed(expression: ExprSyntax(closure), isTrailing: true)) }
    return all + call.additionalTrailingClosures.map { Passed(label: $0.label.text, expression: ExprSyntax($0.closure), isTrailing: true) }
  }

  private func value(of passed: Passed, as type: String = "") -> ManifestValue { passed.expression.map { evaluated($0, as: type) } ?? passed.value }

  func call(_ call: FunctionCallExprSyntax, as type: String) -> ManifestValue {
    let (callee, arguments) = (call.calledExpression, passed(call))
    if let type = typeName(of: callee, type) { return construct(type, arguments, at: call) }
    if let member = callee.as(MemberAccessExprSyntax.self) {
      let name = member.declName.baseName.text
      guard let base = member.base else { return implicitCall(name, of: resolved(ManifestType.element(of: type)), arguments, at: call) }
      if let type = typeName(of: base, type) { return typeCall(name, of: type, arguments, at: call) }
      return method(name, on: base, arguments, at: call, as: type)
    }
    // `[Target]()`
    if callee.is(ArrayExprSyntax.self) { return arguments.first.map { value(of: $0) } ?? .list([]) }
    if callee.is(DictionaryExprSyntax.self) { return .pairs([]) }
    guard let name = callee.as(DeclReferenceExprSyntax.self)?.baseName.text else {
      if case .function(let function) = evaluated(callee) { return apply(function, arguments, at: call) }
      return unknown(call)
    }
    if let own = functions[name]?.first(where: { accepts($0.signature.parameterClause, arguments) }), scope.values[name] == nil { return invoke(own, of: "", arguments).value }
    if case .function(let function)? = lookUp(name) { return apply(function, arguments, at: call) }
    // `target(name: "A")` in an extension of targets.
    if !scope.type.isEmpty, ManifestTarget.Kind(rawValue: name) != nil || name == "product" || name == "byName" { return library(name, arguments) }
    if let me = lookUp("self") {
      let (result, changed) = method(name, of: me, arguments, at: call, as: type)
      if let changed { store(ExprSyntax(DeclReferenceExprSyntax(baseName: .keyword(.self))), changed) }
      return result
    }
    return libraryCall(name, arguments, at: call)
  }

  private func libraryCall(_ name: String, _ arguments: [Passed], at call: FunctionCallExprSyntax) -> ManifestValue {
    if name == "zip", arguments.count == 2, let first = value(of: arguments[0]).sequence, let second = value(of: arguments[1]).sequence {
      return .list(zip(first, second).map { .tuple([(nil, $0), (nil, $1)]) })
    }
    if name == "fatalError" { frame.jump = .toReturn }
    // `getenv`, `print`
    return unknown(call, isOfMachine: true)
  }

  // MARK: Functions of the manifest

  /// Whether a call with these labels may be one of a function with these parameters.
  private func accepts(_ clause: FunctionParameterClauseSyntax, _ arguments: [Passed]) -> Bool { assigned(clause, arguments) != nil }

  /// For each parameter its arguments, none for its default value; nil if they don't fit.
  private func assigned(_ clause: FunctionParameterClauseSyntax, _ arguments: [Passed]) -> [[Passed]]? {
    var waiting = arguments[...]
    var result: [[Passed]] = []
    for parameter in clause.parameters {
      let label = parameter.firstName.text == "_" ? nil : parameter.firstName.text
      guard let next = waiting.first, next.label == label || next.isTrailing && next.label == nil && !parameter.type.is(ArrayTypeSyntax.self) && parameter.type.description.contains("->") else {
        guard parameter.defaultValue != nil || parameter.ellipsis != nil else { return nil }
        result.append([])
        continue
      }
      waiting.removeFirst()
      var all = [next]
      if parameter.ellipsis != nil { while let more = waiting.first, more.label == nil, !more.isTrailing { all.append(more); waiting.removeFirst() } }
      result.append(all)
    }
    return waiting.isEmpty ? result : nil
  }

  /// The result, and `self` after a call that may change it.
  private func invoke(
    _ function: FunctionDeclSyntax, of type: String, _ arguments: [Passed], on receiver: ManifestValue? = nil, in outer: ManifestScope? = nil
  ) -> (value: ManifestValue, changed: ManifestValue?) {
    let inner = ManifestScope(in: outer ?? global, doubt: doubt, type: type)
    inner.values["self"] = receiver
    let result = function.signature.returnClause.map { ManifestType.plain($0.type) } ?? ""
    guard let body = function.body, bind(function.signature.parameterClause, arguments, in: inner) else { return (unknown(function.name), nil) }
    let value = self.result(of: body.statements, in: inner, as: result)
    for (parameter, passed) in zip(function.signature.parameterClause.parameters, assigned(function.signature.parameterClause, arguments) ?? []) {
      if let place = passed.first?.expression?.as(InOutExprSyntax.self), let changed = inner.values[(parameter.secondName ?? parameter.firstName).text] { store(place.expression, changed) }
    }
    return (value, function.modifiers.contains { $0.name.text == "mutating" } ? inner.values["self"] : nil)
  }

  /// Sets the parameters; false if the arguments don't fit.
  private func bind(_ clause: FunctionParameterClauseSyntax, _ arguments: [Passed], in inner: ManifestScope) -> Bool {
    guard let assigned = assigned(clause, arguments) else { return false }
    for (parameter, passed) in zip(clause.parameters, assigned) {
      let name = (parameter.secondName ?? parameter.firstName).text
      let type = inScope(ManifestScope(in: inner)) { resolved(ManifestType.plain(parameter.type)) }
      if parameter.ellipsis != nil {
        inner.values[name] = .list(passed.map { value(of: $0, as: type) })
      } else if let only = passed.first {
        inner.values[name] = value(of: only, as: type)
      } else if let value = parameter.defaultValue?.value {
        inner.values[name] = inScope(ManifestScope(in: inner, doubt: doubt)) { evaluated(value, as: type) }
      }
      inner.types[name] = type
    }
    return true
  }

  func result(of body: CodeBlockItemListSyntax, in inner: ManifestScope, as type: String) -> ManifestValue {
    let outer = frame
    // Calls count more than brackets: two in one body double the work with each level.
    depth += 2
    defer { (frame, depth) = (outer, depth - 2) }
    return inScope(inner) {
      frame = Frame(type: resolved(type))
      let value = run(body)
      return frame.returned ?? value
    }
  }

  /// Calls a value.
  private func apply(_ function: ManifestFunction, _ arguments: [Passed], at node: some SyntaxProtocol, as type: String = "") -> ManifestValue {
    switch function.code {
    case .declaration(let declaration, let owner):
      return invoke(
        declaration, of: owner, arguments.map { accepts(declaration.signature.parameterClause, arguments) ? $0 : Passed(label: nil, expression: $0.expression, value: $0.value) },
        on: function.receiver, in: function.scope
      ).value
    case .closure(let closure):
      let inner = ManifestScope(in: function.scope, doubt: doubt)
      var values = arguments.map { value(of: $0) }
      var names = closure.signature?.parameterClause.map { clause in
        switch clause {
        case .simpleInput(let list): list.map(\.name.text)
        case .parameterClause(let clause): clause.parameters.map { ($0.secondName ?? $0.firstName).text }
        }
      }
      // A tuple is taken apart if there are several parameters; if only `$0` is used, it is the whole.
      let usesSecond = names.map { $0.count > 1 } ?? closure.statements.description.contains("$1")
      if usesSecond, values.count == 1 { values = values[0].parts }
      names = names ?? values.indices.map { "$\($0)" }
      for (name, value) in zip(names!, values) { inner.values[name] = value }
      return result(of: closure.statements, in: inner, as: type)
    case .path(let names):
      var value = arguments.first.map { self.value(of: $0) } ?? unknown(node)
      for name in names { value = member(name, of: value) ?? (value.unknown == nil ? unknown(node) : value) }
      return value
    case .library(let type, let name, let labels):
      let first = labels.first ?? (name == "init" ? "stringLiteral" : "name")
      return typeCall(
        name, of: type,
        arguments.enumerated().map {
          Passed(label: $0.offset < labels.count ? labels[$0.offset] : $0.offset == 0 ? first : $0.element.label, expression: $0.element.expression, value: $0.element.value)
        }, at: node)
    case .plus: return arguments.count == 2 ? sum(value(of: arguments[0]), value(of: arguments[1]), at: node) : unknown(node)
    }
  }

  // MARK: Types

  private func implicitCall(_ name: String, of expected: String, _ arguments: [Passed], at node: FunctionCallExprSyntax) -> ManifestValue {
    if let own = types[expected], own.kind != nil || own.functions[name]?.contains(where: { accepts($0.signature.parameterClause, arguments) }) == true || name == "init" {
      return typeCall(name, of: expected, arguments, at: node)
    }
    if expected != "Target", expected != "Target.Dependency", name != "init" {
      for (type, own) in types.sorted(by: { $0.key < $1.key }) {
        let isCase = own.cases.contains { $0.name == name }
        if isCase || own.functions[name]?.contains(where: { accepts($0.signature.parameterClause, arguments) }) == true { return typeCall(name, of: type, arguments, at: node) }
      }
    }
    return typeCall(name, of: expected, arguments, at: node)
  }

  /// `Target.feature("A")`, `Kind.named("A")`, `Target.Dependency.product(…)`.
  private func typeCall(_ name: String, of type: String, _ arguments: [Passed], at node: some SyntaxProtocol) -> ManifestValue {
    if name == "init" { return construct(type, arguments, at: node) }
    if let own = types[type] {
      if let function = own.functions[name]?.first(where: { accepts($0.signature.parameterClause, arguments) }) {
        // A type of the package manager has what a protocol only requires.
        return function.body == nil ? library(name, arguments) : invoke(function, of: type, arguments).value
      }
      if own.cases.contains(where: { $0.name == name }) {
        return .record(.init(type: type, name: name, arguments: .init(list: arguments.map { .init(label: $0.label, value: value(of: $0)) })))
      }
      if own.kind != nil { return unknown(node) }
    }
    return library(name, arguments)
  }

  /// What the package manager's functions make.
  private func library(_ name: String, _ arguments: [Passed]) -> ManifestValue {
    let values = ManifestValue.Arguments(list: arguments.map { .init(label: $0.label, value: value(of: $0, as: Self.type(ofArgument: $0.label, of: name))) })
    guard name == "Package" || ManifestTarget.Kind(rawValue: name) != nil else { return .record(.init(name: name, arguments: values)) }
    let object = ManifestObject(name, values, doubt: doubt)
    object.height = min(values.list.map { $0.value.size(limit: 50_000).height }.max() ?? 0, 100)
    return .object(object)
  }

  /// The type, or element type, of an argument of the functions that the package manager declares.
  private static func type(ofArgument label: String?, of callee: String) -> String {
    switch label {
    case "name", "path", "url", "package", "exclude", "sources": "String"
    case "targets": callee == "Package" ? "Target" : "String"
    case "dependencies": callee == "Package" ? "Package.Dependency" : "Target.Dependency"
    case "products": "Product"
    default: ""
    }
  }

  private func construct(_ type: String, _ arguments: [Passed], at node: some SyntaxProtocol) -> ManifestValue {
    if let own = types[type] {
      var record = ManifestValue.Record(type: type, name: type)
      if let initializer = own.initializers.first(where: { accepts($0.signature.parameterClause, arguments) }), let body = initializer.body {
        let inner = ManifestScope(in: global, doubt: doubt, type: type)
        guard bind(initializer.signature.parameterClause, arguments, in: inner) else { return unknown(node) }
        for (name, type, value) in own.stored { record.arguments[name] = value.map { evaluated($0, as: type) } ?? .nothing }
        inner.values["self"] = .record(record)
        _ = result(of: body.statements, in: inner, as: "")
        return inner.values["self"] ?? unknown(node)
      }
      if own.kind == .enumeration {
        guard let raw = arguments.first(where: { $0.label == "rawValue" }).map({ value(of: $0) }) else { return unknown(node) }
        if raw.unknown != nil { return raw }
        let all = own.cases.map { ManifestValue.record(.init(type: type, name: $0.name)) }
        return all.first { member("rawValue", of: $0) == raw } ?? .nothing
      }
      if own.kind == .structure {
        for (name, declared, initial) in own.stored {
          let declared = inScope(ManifestScope(in: global, type: type)) { resolved(declared) }
          record.arguments[name] = arguments.first { $0.label == name }.map { value(of: $0, as: declared) } ?? initial.map { evaluated($0, as: declared) } ?? .nothing
        }
        return .record(record)
      }
    }
    let only = arguments.count == 1 ? arguments.first : nil
    switch type {
    case "Package": return library("Package", arguments)
    case "Array", "Set", "String", "Target.Dependency", "Substring", "Optional":
      guard let only else { return arguments.isEmpty ? type == "String" ? .text("") : .list([]) : unknown(node) }
      let value = value(of: only)
      if type == "String" { return value.interpolated.map { .text($0) } ?? (value.unknown == nil ? unknown(node) : value) }
      return value.sequence.map { ["Target.Dependency", "Substring", "Optional"].contains(type) ? value : .list($0) } ?? value
    case "Int", "Bool":
      let value = only.map { self.value(of: $0) } ?? unknown(node)
      guard let text = value.text else { return value }
      return type == "Int" ? Int(text).map { .number($0) } ?? .nothing : Bool(text).map { .flag($0) } ?? .nothing
    case "Dictionary":
      guard let only, let pairs = value(of: only).sequence else { return arguments.isEmpty ? .pairs([]) : unknown(node) }
      return .pairs(pairs.compactMap { $0.parts.count == 2 ? .init(key: $0.parts[0], value: $0.parts[1]) : nil })
    // `.init(stringLiteral: "A")` where no type is known.
    case "" where only?.label == "stringLiteral": return value(of: only!, as: "String")
    case _ where type.hasPrefix("["): return only.map { value(of: $0, as: type) } ?? .list([])
    default: return .record(.init(name: type, arguments: .init(list: arguments.map { .init(label: $0.label, value: value(of: $0)) })))
    }
  }

  // MARK: Methods

  private func method(_ name: String, on base: ExprSyntax, _ arguments: [Passed], at node: FunctionCallExprSyntax, as type: String) -> ManifestValue {
    let isSame = ["filter", "sorted", "reversed", "prefix", "suffix", "dropFirst", "dropLast", "shuffled"].contains(name)
    let receiver = evaluated(base, as: isSame || base.is(MemberAccessExprSyntax.self) ? type : "")
    let added = self.type(of: base)
    let (value, changed) = method(name, of: receiver, arguments, at: node, as: ["append", "insert"].contains(name) ? added : type)
    if let changed { store(base, changed) }
    return value
  }

  /// The result, and the value after the call if it is changed.
  private func method(_ name: String, of receiver: ManifestValue, _ arguments: [Passed], at node: FunctionCallExprSyntax, as type: String) -> (ManifestValue, changed: ManifestValue?) {
    func own(_ type: String) -> FunctionDeclSyntax? { types[type]?.functions[name]?.first { $0.body != nil && accepts($0.signature.parameterClause, arguments) } }
    if let function = lineage(of: receiver.type).lazy.compactMap(own).first { return invoke(function, of: receiver.type, arguments, on: receiver) }
    switch name {
    case "append", "insert":
      guard let argument = arguments.first(where: { $0.label != "at" }) else { return (unknown(node), nil) }
      let value = value(of: argument, as: argument.label == "contentsOf" ? type : ManifestType.element(of: type))
      if case .text = receiver, value.text != nil { return (.nothing, sum(receiver, value, at: node)) }
      let old = receiver == .nothing ? .list([]) : receiver.unknown == nil ? receiver : .list([receiver])
      return (.nothing, sum(old, argument.label == "contentsOf" ? value.sequence.map { .list($0) } ?? value : .list([value]), at: node))
    case "removeAll", "removeLast", "removeFirst", "sort", "reverse", "shuffle", "formUnion":
      guard case .list(let list) = receiver else { return (unknown(node), nil) }
      return (.nothing, change(list, name, arguments, at: node))
    default: break
    }
    if receiver.unknown != nil || receiver == .nothing { return (receiver, nil) }
    if case .function(let function)? = member(name, of: receiver) { return (apply(function, arguments, at: node), nil) }
    if case .text(let text) = receiver, let value = textMethod(name, text, arguments) { return (value, nil) }
    if case .pairs(let pairs) = receiver, name == "mapValues", let function = arguments.first {
      return (.pairs(pairs.map { .init(key: $0.key, value: applied(function, [$0.value], at: node, as: type)) }), nil)
    }
    if let value = listMethod(name, receiver, arguments, at: node, as: type) { return (value, nil) }
    // A protocol's extension.
    for type in types.keys.sorted() { if types[type]?.kind == nil, let function = own(type) { return invoke(function, of: receiver.type, arguments, on: receiver) } }
    return (unknown(node), nil)
  }

  private func applied(_ function: Passed, _ values: [ManifestValue], at node: some SyntaxProtocol, as type: String = "") -> ManifestValue {
    guard case .function(let code) = value(of: function) else { return unknown(node) }
    return apply(code, values.map { Passed(value: $0) }, at: node, as: type)
  }

  private func change(_ list: [ManifestValue], _ name: String, _ arguments: [Passed], at node: FunctionCallExprSyntax) -> ManifestValue {
    switch name {
    case "removeAll":
      guard let condition = arguments.first, condition.label == "where" || condition.isTrailing else { return .list([]) }
      return .list(list.filter { applied(condition, [$0], at: node) != .flag(true) })
    case "removeLast": return .list(list.dropLast())
    case "removeFirst": return .list(Array(list.dropFirst()))
    case "formUnion": return ManifestValue.list(list).merged(with: arguments.first.map { value(of: $0) } ?? .nothing)
    // The order of targets does not matter.
    default: return .list(list)
    }
  }

  private func textMethod(_ name: String, _ text: String, _ arguments: [Passed]) -> ManifestValue? {
    let values = arguments.map { value(of: $0) }
    switch (name, values.first?.text) {
    case ("lowercased", nil): return .text(text.lowercased())
    case ("uppercased", nil): return .text(text.uppercased())
    case ("hasPrefix", let part?): return .flag(text.hasPrefix(part))
    case ("hasSuffix", let part?): return .flag(text.hasSuffix(part))
    case ("contains", let part?): return .flag(text.contains(part))
    case ("appending", let part?): return text.utf8.count + part.utf8.count < 100_000 ? .text(text + part) : nil
    case ("replacingOccurrences", let old?), ("replacing", let old?):
      guard values.count == 2, let new = values[1].text, !old.isEmpty, new.utf8.count < 100, text.utf8.count < 1000 else { return nil }
      return .text(text.replacing(old, with: new))
    case ("split", let separator?), ("components", let separator?):
      guard !separator.isEmpty else { return nil }
      return .list(text.split(separator: separator, omittingEmptySubsequences: name == "split").map { .text(String($0)) })
    case ("dropFirst", _), ("dropLast", _), ("prefix", _), ("suffix", _):
      let count = if case .number(let count)? = values.first { max(0, count) } else { 1 }
      return .text(String(name == "dropFirst" ? text.dropFirst(count) : name == "dropLast" ? text.dropLast(count) : name == "prefix" ? text.prefix(count) : text.suffix(count)))
    default: return nil
    }
  }

  /// Nil if it is not known.
  private func listMethod(_ name: String, _ receiver: ManifestValue, _ arguments: [Passed], at node: FunctionCallExprSyntax, as type: String) -> ManifestValue? {
    let function = arguments.last { $0.isTrailing || $0.label != nil || $0.expression?.is(ClosureExprSyntax.self) == true }
    func whether(_ element: ManifestValue) -> Bool? { function.flatMap { element.unknown == nil ? applied($0, [element], at: node).flag : nil } }
    // An optional value that is there has one element.
    guard let elements = receiver.sequence ?? (["map", "flatMap"].contains(name) ? [receiver] : nil) else { return nil }
    switch name {
    case "map", "flatMap", "compactMap", "forEach":
      guard let function = arguments.first else { return nil }
      var results: [ManifestValue] = []
      for element in elements {
        guard spend(at: node) else { return unknown(node) }
        let value = element.unknown == nil ? applied(function, [element], at: node, as: name == "flatMap" ? type : ManifestType.element(of: type)) : element
        if name == "flatMap", value.sequence != nil { results += value.elements } else if name == "map" || value != .nothing { results.append(value) }
      }
      if receiver.sequence == nil { return results.first ?? .nothing }
      return name == "forEach" ? .nothing : .list(results)
    case "filter": return .list(elements.filter { whether($0) != false })
    case "first" where function != nil, "last" where function != nil: return elements.first { whether($0) == true } ?? .nothing
    case "contains":
      if let function, function.label == "where" || function.isTrailing { return flag(elements.map(whether).reduce(false, either), at: node) }
      guard let wanted = arguments.first.map({ value(of: $0, as: elements.first?.type ?? "") }), !wanted.isUncertain else { return nil }
      return elements.contains(wanted) ? .flag(true) : receiver.isUncertain ? nil : .flag(false)
    case "allSatisfy": return flag(elements.map(whether).reduce(true, both), at: node)
    case "sorted", "reversed", "shuffled":
      let texts = elements.compactMap(\.text)
      return .list(name == "sorted" && arguments.isEmpty && texts.count == elements.count ? texts.sorted().map { .text($0) } : name == "reversed" ? elements.reversed() : elements)
    case "enumerated": return .list(elements.enumerated().map { .tuple([("offset", .number($0)), ("element", $1)]) })
    case "joined":
      if elements.contains(where: { if case .list = $0 { true } else { false } }) { return .list(elements.flatMap(\.elements)) }
      return .text(elements.compactMap(\.interpolated).joined(separator: arguments.first.flatMap { value(of: $0).text } ?? ""))
    case "dropFirst", "dropLast", "prefix", "suffix":
      let count = if case .number(let count)? = arguments.first.map({ value(of: $0) }) { max(0, count) } else { 1 }
      return .list(Array(name == "dropFirst" ? elements.dropFirst(count) : name == "dropLast" ? elements.dropLast(count) : name == "prefix" ? elements.prefix(count) : elements.suffix(count)))
    case "union": return ManifestValue.list(elements).merged(with: arguments.first.map { value(of: $0) } ?? .nothing)
    case "subtracting":
      let others = arguments.first.map { value(of: $0).elements } ?? []
      return .list(elements.filter { !others.contains($0) })
    case "reduce": return reduced(elements, arguments, at: node)
    default: return nil
    }
  }

  private func flag(_ flag: Bool?, at node: some SyntaxProtocol) -> ManifestValue { flag.map { .flag($0) } ?? unknown(node, isOfMachine: true) }

  /// `reduce([], +)` and `reduce(into: []) { $0.append($1) }`.
  private func reduced(_ elements: [ManifestValue], _ arguments: [Passed], at node: FunctionCallExprSyntax) -> ManifestValue? {
    guard arguments.count == 2 else { return nil }
    var result = value(of: arguments[0])
    for element in elements {
      guard spend(at: node) else { return unknown(node) }
      guard arguments[0].label == "into" else {
        result = applied(arguments[1], [result, element], at: node)
        continue
      }
      guard case .function(let function) = value(of: arguments[1]), case .closure(let closure) = function.code else { return nil }
      let inner = ManifestScope(in: function.scope, doubt: doubt)
      var names = ["$0", "$1"]
      if case .simpleInput(let list)? = closure.signature?.parameterClause { names = list.map(\.name.text) }
      for (name, value) in zip(names, [result, element]) { inner.values[name] = value }
      _ = self.result(of: closure.statements, in: inner, as: "")
      result = inner.values[names[0]] ?? result
    }
    return result
  }
}
