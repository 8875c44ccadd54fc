import SwiftParser
import SwiftSyntax

/// Expressions in a manifest: literals, operators, variables and members.
extension ManifestEvaluator {
  /// `type` is that of the result, or of the elements of lists in it: a member without a type is looked up there. Empty if it is not known.
  func evaluated(_ expression: ExprSyntax, as type: String = "") -> ManifestValue {
    depth += 1
    defer { depth -= 1 }
    guard spend(at: expression) else { return unknown(expression) }
    if let text = expression.as(StringLiteralExprSyntax.self) { return self.text(text) }
    if let number = expression.as(IntegerLiteralExprSyntax.self) { return Int(number.literal.text.replacing("_", with: "")).map { .number($0) } ?? unknown(number) }
    if let flag = expression.as(BooleanLiteralExprSyntax.self) { return .flag(flag.literal.text == "true") }
    if expression.is(NilLiteralExprSyntax.self) { return .nothing }
    if let list = expression.as(ArrayExprSyntax.self) { return .list(list.elements.map { evaluated($0.expression, as: ManifestType.element(of: type)) }) }
    if let table = expression.as(DictionaryExprSyntax.self) {
      guard case .elements(let elements) = table.content else { return .pairs([]) }
      let keys = type.dropFirst().prefix { $0 != ":" }
      return .pairs(elements.map { .init(key: evaluated($0.key, as: String(keys)), value: evaluated($0.value, as: ManifestType.element(of: type))) })
    }
    if let call = expression.as(FunctionCallExprSyntax.self) { return self.call(call, as: type) }
    if let member = expression.as(MemberAccessExprSyntax.self) { return self.member(member, as: type) }
    if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text { return lookUp(name) ?? unknown(expression, isOfMachine: name.first?.isUppercase == true) }
    if let sequence = expression.as(SequenceExprSyntax.self) { return self.sequence(Array(sequence.elements), as: type) }
    if let tuple = expression.as(TupleExprSyntax.self) {
      if tuple.elements.count == 1, let only = tuple.elements.first { return evaluated(only.expression, as: type) }
      return .tuple(tuple.elements.map { ($0.label?.text, evaluated($0.expression)) })
    }
    if let forced = expression.as(ForceUnwrapExprSyntax.self) { return evaluated(forced.expression, as: type) }
    if let chain = expression.as(OptionalChainingExprSyntax.self) { return evaluated(chain.expression, as: type) }
    if let attempt = expression.as(TryExprSyntax.self) { return evaluated(attempt.expression, as: type) }
    if let reference = expression.as(InOutExprSyntax.self) { return evaluated(reference.expression) }
    if let chosen = expression.as(SubscriptCallExprSyntax.self) { return element(chosen) }
    if let closure = expression.as(ClosureExprSyntax.self) { return .function(ManifestFunction(.closure(closure), in: scope)) }
    if let path = expression.as(KeyPathExprSyntax.self) {
      return .function(ManifestFunction(.path(path.components.compactMap { $0.component.as(KeyPathPropertyComponentSyntax.self)?.declName.baseName.text }), in: scope))
    }
    if let negated = expression.as(PrefixOperatorExprSyntax.self) {
      switch (negated.operator.text, evaluated(negated.expression)) {
      case ("!", .flag(let flag)): return .flag(!flag)
      case ("-", .number(let number)): return .number(0 &- number)
      case ("..<", .number(let end)) where (0..<1000).contains(end): return .list((0..<end).map { .number($0) })
      case (_, .unknown(let unknown)): return .unknown(unknown)
      default: return unknown(negated)
      }
    }
    if expression.is(IfExprSyntax.self) || expression.is(SwitchExprSyntax.self) {
      let outer = frame.type
      frame.type = type
      defer { frame.type = outer }
      return expression.as(IfExprSyntax.self).map { value(of: $0) } ?? value(of: expression.cast(SwitchExprSyntax.self))
    }
    return unknown(expression)
  }

  private func text(_ literal: StringLiteralExprSyntax) -> ManifestValue {
    // Without the indentation of a text of several lines.
    if let plain = literal.representedLiteralValue { return .text(plain) }
    var result = ""
    for segment in literal.segments {
      switch segment {
      case .stringSegment(let plain): result += plain.content.text
      case .expressionSegment(let inner):
        guard let only = inner.expressions.first else { return unknown(inner) }
        let value = evaluated(only.expression)
        guard let text = value.interpolated, text.utf8.count + result.utf8.count < 100_000 else { return value.unknown == nil ? unknown(inner) : value }
        result += text
      }
    }
    return .text(result)
  }

  // MARK: Operators

  /// Those that bind the least come first.
  private static let ranks = Dictionary(
    uniqueKeysWithValues: [["||"], ["&&"], ["==", "!=", "<", ">", "<=", ">=", "===", "!=="], ["??"], ["..<", "..."], ["+", "-"], ["*", "/", "%"]].enumerated().flatMap { rank, names in
      names.map { ($0, rank) }
    })

  /// `a + b`, `a ?? b`, `x = a`, `x += a`, `condition ? a : b`.
  private func sequence(_ elements: [ExprSyntax], as type: String) -> ManifestValue {
    var elements = elements
    while let cast = elements.firstIndex(where: { $0.is(UnresolvedAsExprSyntax.self) || $0.is(UnresolvedIsExprSyntax.self) }), cast + 1 < elements.count {
      if elements[cast].is(UnresolvedIsExprSyntax.self) { return unknown(elements[cast]) }
      elements.removeSubrange(cast...cast + 1)
    }
    guard let first = elements.first else { return .nothing }
    depth += 1
    defer { depth -= 1 }
    guard spend(at: first) else { return unknown(first) }
    if elements.count == 1 { return evaluated(first, as: type) }
    if elements[1].is(AssignmentExprSyntax.self) {
      store(first, sequence(Array(elements[2...]), as: self.type(of: first)))
      return .nothing
    }
    if elements[1].as(BinaryOperatorExprSyntax.self)?.operator.text == "+=" {
      let old = evaluated(first)
      store(first, sum(old == .nothing ? .list([]) : old, sequence(Array(elements[2...]), as: self.type(of: first)), at: first))
      return .nothing
    }
    if let place = elements.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }), let choice = elements[place].as(UnresolvedTernaryExprSyntax.self) {
      func second() -> ManifestValue { sequence(Array(elements[(place + 1)...]), as: type) }
      let condition = sequence(Array(elements[..<place]), as: "")
      if let holds = condition.flag { return holds ? evaluated(choice.thenExpression, as: type) : second() }
      if let unknown = condition.unknown, !unknown.isOfMachine { giveUp(first) }
      return inDoubt([{ self.evaluated(choice.thenExpression, as: type) }, second])
    }
    var start = 0
    return operation(elements, &start, as: type)
  }

  /// The value of the operators from `place` on that bind at least as much as `rank`. What the left side of `||`, `&&` and `??` decides is skipped.
  private func operation(_ elements: [ExprSyntax], _ place: inout Int, rank: Int = 0, as type: String, isSkipped: Bool = false) -> ManifestValue {
    var left = isSkipped ? ManifestValue.nothing : evaluated(elements[place], as: type)
    place += 1
    while place + 1 < elements.count, let name = elements[place].as(BinaryOperatorExprSyntax.self)?.operator.text, let own = Self.ranks[name] ?? (rank == 0 ? 0 : nil), own >= rank {
      let node = elements[place]
      place += 1
      let isDecided = name == "||" && left == .flag(true) || name == "&&" && left == .flag(false) || name == "??" && left != .nothing && left.unknown == nil
      let right = operation(elements, &place, rank: own + 1, as: name == "+" || name == "??" ? type : left.type, isSkipped: isSkipped || isDecided)
      if !isSkipped, !isDecided { left = name == "??" ? right : result(of: name, left, right, at: node) }
    }
    return left
  }

  private func result(of name: String, _ a: ManifestValue, _ b: ManifestValue, at node: ExprSyntax) -> ManifestValue {
    func flag(_ flag: Bool?) -> ManifestValue {
      // Of two unknown sides, one that was given up is told.
      flag.map { .flag($0) } ?? .unknown([a, b].compactMap(\.unknown).max { $0.isOfMachine && !$1.isOfMachine } ?? .init(offset: node.positionAfterSkippingLeadingTrivia.utf8Offset))
    }
    switch (name, a, b) {
    case ("+", _, _): return sum(a, b, at: node)
    case ("||", _, _): return flag(either(a.flag, b.flag))
    case ("&&", _, _): return flag(both(a.flag, b.flag))
    case ("==", _, _), ("===", _, _): return flag(a.isUncertain || b.isUncertain ? nil : a == b)
    case ("!=", _, _), ("!==", _, _): return flag(a.isUncertain || b.isUncertain ? nil : a != b)
    case ("<", .number(let a), .number(let b)): return .flag(a < b)
    case (">", .number(let a), .number(let b)): return .flag(a > b)
    case ("<=", .number(let a), .number(let b)): return .flag(a <= b)
    case (">=", .number(let a), .number(let b)): return .flag(a >= b)
    case ("<", .text(let a), .text(let b)): return .flag(a < b)
    case (">", .text(let a), .text(let b)): return .flag(a > b)
    case ("-", .number(let a), .number(let b)): return .number(a &- b)
    case ("*", .number(let a), .number(let b)): return .number(a &* b)
    case ("/", .number(let a), .number(let b)) where b > 0: return .number(a / b)
    case ("%", .number(let a), .number(let b)) where b > 0: return .number(a % b)
    case ("..<", .number(let a), .number(let b)) where a <= b && b < a &+ 1000: return .list((a..<b).map { .number($0) })
    case ("...", .number(let a), .number(let b)) where a <= b && b < a &+ 1000: return .list((a...b).map { .number($0) })
    default: return a.unknown ?? b.unknown == nil ? unknown(node) : .unknown(a.unknown ?? b.unknown!)
    }
  }

  func sum(_ a: ManifestValue, _ b: ManifestValue, at node: some SyntaxProtocol) -> ManifestValue {
    guard spend((a.elements.count + b.elements.count) / 32, at: node) else { return unknown(node) }
    switch (a, b) {
    case (.text(let a), .text(let b)) where a.utf8.count + b.utf8.count < 100_000: return .text(a + b)
    case (.number(let a), .number(let b)): return .number(a &+ b)
    case (.list(let a), .list(let b)): return .list(a + b)
    // What is known of a list is kept.
    case (.list(let a), .unknown): return .list(a + [b])
    case (.unknown, .list(let b)): return .list([a] + b)
    case (.unknown, _): return a
    case (_, .unknown): return b
    default: return unknown(node)
    }
  }

  // MARK: Variables and members

  func lookUp(_ name: String) -> ManifestValue? {
    var place: ManifestScope? = scope
    while let next = place {
      if let value = next.values[name] { return value }
      // Members of `self`.
      if name != "self", let me = next.values["self"], let value = member(name, of: me) { return value }
      if next.outer == nil || next.outer?.type != next.type, let value = typeMember(name, of: next.type) { return value }
      place = next.outer
    }
    if let own = computed[name] { return result(of: own.body, in: ManifestScope(in: global, doubt: doubt), as: own.type) }
    if let function = functions[name]?.first { return .function(ManifestFunction(.declaration(function, type: ""), in: global)) }
    return name == "+" ? .function(ManifestFunction(.plus, in: global)) : nil
  }

  private func member(_ access: MemberAccessExprSyntax, as expected: String) -> ManifestValue {
    let name = access.declName.baseName.text
    let labels = access.declName.argumentNames?.arguments.map { $0.name.text == "_" ? nil : $0.name.text } ?? []
    guard let base = access.base else { return implicit(name, of: expected, labels) ?? .record(.init(name: name)) }
    if let type = typeName(of: base, expected) {
      if name == "self" { return unknown(access) }
      // What neither the manifest nor the package manager declares is a part of the machine.
      return typeMember(name, of: type) ?? libraryFunction(name, of: type, labels) ?? implicit(name, of: "", labels) ?? unknown(access, isOfMachine: types[type] == nil)
    }
    let value = evaluated(base, as: base.is(MemberAccessExprSyntax.self) ? expected : "")
    if value.unknown != nil || value == .nothing { return value }
    return member(name, of: value) ?? unknown(access)
  }

  /// The type that an expression names: `Target.Dependency`, `Self`, `.Wrapped` where a target is expected. Nil for values.
  func typeName(of expression: ExprSyntax, _ expected: String) -> String? {
    depth += 1
    defer { depth -= 1 }
    guard spend(at: expression) else { return nil }
    if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text {
      guard name.first?.isUppercase == true, scope.values[name] == nil else { return nil }
      return resolved(name)
    }
    guard let member = expression.as(MemberAccessExprSyntax.self) else { return nil }
    let name = member.declName.baseName.text
    guard name.first?.isUppercase == true else { return nil }
    guard let base = member.base else {
      let inner = ManifestType.element(of: expected) + "." + name
      return types[inner] == nil ? nil : inner
    }
    guard let outer = typeName(of: base, expected) else { return nil }
    if outer == "PackageDescription" { return name }
    let isValue = types[outer].map { type in type.cases.contains { $0.name == name } || type.statics[name] != nil || type.computed[name] != nil } ?? false
    return isValue ? nil : outer + "." + name
  }

  /// The full name of a type, as the manifest declares it: `Kit.Kind` for `Kind` within `Kit`.
  func resolved(_ type: String) -> String {
    if type.hasPrefix("[") { return type }
    if type == "Self" { return scope.type }
    var outer = scope.type[...]
    while !outer.isEmpty {
      if types[outer + "." + type] != nil { return outer + "." + type }
      outer = outer.lastIndex(of: ".").map { outer[..<$0] } ?? ""
    }
    return type
  }

  /// A static member, a case, or a function as a value.
  func typeMember(_ name: String, of type: String) -> ManifestValue? {
    guard let own = types[type] else { return nil }
    if let (value, declared) = own.statics[name] {
      return inScope(ManifestScope(in: global, doubt: doubt, type: type)) { evaluated(value, as: declared.isEmpty ? type : resolved(declared)) }
    }
    if own.cases.contains(where: { $0.name == name }) { return .record(.init(type: type, name: name)) }
    if name == "allCases", own.kind == .enumeration { return .list(own.cases.map { .record(.init(type: type, name: $0.name)) }) }
    if let (body, declared) = own.computed[name] { return result(of: body, in: ManifestScope(in: global, doubt: doubt, type: type), as: declared) }
    return own.functions[name]?.first.map { .function(ManifestFunction(.declaration($0, type: type), in: global)) }
  }

  /// `.core` where a type is expected; if that does not have it, of any type.
  private func implicit(_ name: String, of expected: String, _ labels: [String?]) -> ManifestValue? {
    let type = resolved(ManifestType.element(of: expected))
    if let value = typeMember(name, of: type) ?? libraryFunction(name, of: type, labels) { return value }
    if types[type]?.kind != nil { return nil }
    for (type, own) in types.sorted(by: { $0.key < $1.key }) where own.statics[name] != nil || own.cases.contains(where: { $0.name == name }) || own.computed[name] != nil {
      return typeMember(name, of: type)
    }
    return name == "none" ? .nothing : nil
  }

  private func libraryFunction(_ name: String, of type: String, _ labels: [String?]) -> ManifestValue? {
    guard !labels.isEmpty || name == "init" || type == "Target.Dependency" && ["byName", "target", "product"].contains(name) || type == "Target" && ManifestTarget.Kind(rawValue: name) != nil else {
      return nil
    }
    return .function(ManifestFunction(.library(type, name, labels), in: global))
  }

  /// The type and its protocols, whose extensions apply to it.
  func lineage(of type: String) -> [String] { [type] + (types[type]?.inherited ?? []) }

  /// Nil if the value does not have such a member.
  func member(_ name: String, of value: ManifestValue) -> ManifestValue? {
    if let own = lineage(of: value.type).lazy.compactMap({ self.types[$0]?.computed[name] }).first {
      let inner = ManifestScope(in: global, doubt: doubt, type: value.type)
      inner.values["self"] = value
      return result(of: own.body, in: inner, as: own.type)
    }
    if name == "self" { return value }
    switch value {
    case .record(let record):
      if let field = record.arguments[name] { return field }
      if let index = Int(name), record.arguments.list.indices.contains(index) { return record.arguments.list[index].value }
      guard name == "rawValue" || name == "hashValue", let own = types[record.type] else { return nil }
      return own.cases.first { $0.name == record.name }.map { one in one.raw.map { evaluated($0) } ?? .text(one.name) }
    case .object(let object): return member(name, of: object)
    case .list(let list):
      switch name {
      case "first": return list.first ?? .nothing
      case "last": return list.last ?? .nothing
      case "count": return .number(list.count)
      case "isEmpty": return .flag(list.isEmpty)
      case "indices": return list.count < 1000 ? .list(list.indices.map { .number($0) }) : nil
      case "lazy": return value
      default: return nil
      }
    case .pairs(let pairs):
      switch name {
      case "keys": return .list(pairs.map(\.key))
      case "values": return .list(pairs.map(\.value))
      case "count": return .number(pairs.count)
      case "isEmpty": return .flag(pairs.isEmpty)
      default: return nil
      }
    case .text(let text):
      switch name {
      case "isEmpty": return .flag(text.isEmpty)
      case "count": return .number(text.count)
      case "capitalized": return .text(text.split(separator: " ").map { $0.prefix(1).uppercased() + $0.dropFirst().lowercased() }.joined(separator: " "))
      case "first": return text.first.map { .text(String($0)) } ?? .nothing
      case "description": return value
      default: return nil
      }
    case .number, .flag, .nothing, .function, .unknown: return nil
    }
  }

  private static let fields: [String: Set<String>] = [
    "Package": ["name", "targets", "dependencies", "products", "platforms", "defaultLocalization", "swiftLanguageVersions", "swiftLanguageModes", "cLanguageStandard", "cxxLanguageStandard"],
    "Target": [
      "name", "dependencies", "path", "url", "sources", "exclude", "resources", "publicHeadersPath", "isTest", "type", "packageAccess", "cSettings", "cxxSettings", "swiftSettings", "linkerSettings",
      "plugins", "capability", "pkgConfig", "providers", "checksum",
    ],
  ]

  private func member(_ name: String, of object: ManifestObject) -> ManifestValue? {
    if let value = object.arguments[name] { return value }
    guard Self.fields[object.name == "Package" ? "Package" : "Target"]!.contains(name) else { return nil }
    switch name {
    case "targets", "dependencies", "products", "exclude": return .list([])
    case "isTest": return .flag(object.name == "testTarget")
    case "type":
      let types = ["target": "regular", "executableTarget": "executable", "testTarget": "test", "systemLibrary": "system", "binaryTarget": "binary"]
      return .record(.init(name: types[object.name] ?? object.name))
    default: return .nothing
    }
  }

  private func element(_ chosen: SubscriptCallExprSyntax) -> ManifestValue {
    let base = evaluated(chosen.calledExpression)
    guard let key = chosen.arguments.first.map({ evaluated($0.expression) }) else { return unknown(chosen) }
    switch (base, key) {
    case (.pairs(let pairs), _) where !key.isUncertain:
      return pairs.first { $0.key == key }?.value ?? chosen.arguments.first { $0.label?.text == "default" }.map { evaluated($0.expression) } ?? .nothing
    case (.list(let list), .number(let index)) where list.indices.contains(index): return list[index]
    case (.list(let list), .list(let indices)): return .list(indices.compactMap { if case .number(let index) = $0, list.indices.contains(index) { list[index] } else { nil } })
    case (.unknown, _), (.nothing, _): return base
    case (_, .unknown): return key
    default: return unknown(chosen)
    }
  }

  // MARK: Places that are assigned to

  /// The declared type of a variable or member; empty if it is not known.
  func type(of place: ExprSyntax) -> String {
    if let name = place.as(DeclReferenceExprSyntax.self)?.baseName.text {
      var next: ManifestScope? = scope
      while let scope = next {
        if scope.values[name] != nil { return scope.types[name] ?? "" }
        if let me = scope.values["self"], let own = types[me.type]?.stored.first(where: { $0.name == name }) { return own.type }
        next = scope.outer
      }
      return ""
    }
    guard let member = place.as(MemberAccessExprSyntax.self), let base = member.base else { return "" }
    switch (evaluated(base), member.declName.baseName.text) {
    case (.object(let object), "dependencies"): return object.name == "Package" ? "Package.Dependency" : "Target.Dependency"
    case (.object, "targets"): return "Target"
    case (.record(let record), let name): return types[record.type]?.stored.first { $0.name == name }?.type ?? ""
    default: return ""
    }
  }

  func store(_ place: ExprSyntax, _ value: ManifestValue) {
    if let inner = place.as(OptionalChainingExprSyntax.self)?.expression ?? place.as(ForceUnwrapExprSyntax.self)?.expression ?? place.as(InOutExprSyntax.self)?.expression {
      return store(inner, value)
    }
    if let name = place.as(DeclReferenceExprSyntax.self)?.baseName.text { return assign(name, value) }
    if let member = place.as(MemberAccessExprSyntax.self), let base = member.base {
      let changed = setting(member.declName.baseName.text, of: evaluated(base), to: value)
      if case .record? = changed { store(base, changed!) }
    } else if let chosen = place.as(SubscriptCallExprSyntax.self), let key = chosen.arguments.first.map({ evaluated($0.expression) }) {
      switch (evaluated(chosen.calledExpression), key) {
      case (.pairs(var pairs), _):
        pairs.removeAll { $0.key == key }
        return store(chosen.calledExpression, .pairs(pairs + [.init(key: key, value: value)]))
      case (.list(var list), .number(let index)) where list.indices.contains(index):
        // An object of a list is changed in its place.
        if list[index] == value { return }
        list[index] = value
        return store(chosen.calledExpression, .list(list))
      default: giveUp(place)
      }
    } else if !place.is(DiscardAssignmentExprSyntax.self) {
      giveUp(place)
    }
  }

  private func assign(_ name: String, _ value: ManifestValue) {
    var next: ManifestScope? = scope
    while let place = next {
      if let old = place.values[name] { return place.values[name] = settled(value, after: old, since: place.doubt) }
      if name != "self", let me = place.values["self"], let changed = setting(name, of: me, to: value) {
        place.values["self"] = changed
        return
      }
      next = place.outer
    }
    scope.values[name] = settled(value, after: nil, since: 0)
  }

  /// The value with a changed member; an object is changed itself. Nil if there is no such member.
  private func setting(_ name: String, of value: ManifestValue, to new: ManifestValue) -> ManifestValue? {
    switch value {
    case .object(let object):
      guard let old = member(name, of: object) else { return nil }
      object.arguments[name] = settled(new, after: old, since: object.doubt)
      object.height = max(object.height, min(new.size(limit: 50_000).height, 100))
      return value
    case .record(var record):
      guard record.arguments[name] != nil || types[record.type]?.stored.contains(where: { $0.name == name }) == true else { return nil }
      record.arguments[name] = new
      return .record(record)
    default: return nil
    }
  }
}
