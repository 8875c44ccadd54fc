/// Small programs that make, store and hand over objects, in the text form of code: the same for a seed on every machine.
struct RandomProgram {
  private var random: Random
  private var types: [Class] = []
  private var methods: [Method] = []
  private var names = 0

  private struct Class {
    var name: String
    var superclass: Int?
    var members: [Member] = []
  }

  private struct Member {
    var name: String
    var words: String
    var kind: Kind
  }

  private enum Kind: Equatable {
    case object(Int)
    case many(Int)
    case closure
  }

  private struct Method {
    var id: String
    var name: String
    var owner: Int
    var parameters: [(name: String, kind: Kind)]
    var result: Int?
    /// It only empties members.
    var isTeardown: Bool
    var isAction: Bool
    /// Functions call those with greater numbers, and others only in a branch: each call has a way that ends.
    var number: Int
  }

  private struct Variable {
    var name: String
    var kind: Kind
    var isBoxed = false
    var isParameter = false
  }

  /// What can be named at one place.
  private struct Scope {
    var me: Int?
    var variables: [Variable] = []
    var depth = 0
    var isInLoop = false
    var result: Int?
    var isInBranch = false
    var number = 0
  }

  static func text(seed: UInt64) -> String {
    var program = RandomProgram(random: Random(seed: seed))
    return program.text()
  }

  private init(random: Random) { self.random = random }

  private mutating func text() -> String {
    for index in 0..<(2 + below(3)) { declare(index) }
    for index in types.indices {
      for _ in 0..<(1 + below(2)) { declareMethod(of: index) }
    }
    for method in methods where below(3) == 0 { overrideMethod(method) }
    var lines = types.map { type in
      "class \(type.name)\(type.superclass.map { " : \(types[$0].name)" } ?? "") { \(type.members.map(\.words).joined(separator: "; ")) }"
    }
    for method in methods { lines += self.lines(of: method) }
    for index in types.indices where below(4) == 0 { lines += teardown(of: index) }
    return lines.joined(separator: "\n") + "\n"
  }

  // MARK: Declarations

  private mutating func declare(_ index: Int) {
    let name = ["A", "B", "C", "D"][index]
    var type = Class(name: name, superclass: index > 0 && below(5) == 0 ? below(index) : nil)
    for number in 0..<(1 + below(3)) {
      let member = "\(name.lowercased())\(number)"
      // Members may be of types that are declared later.
      let target = below(max(2, index + 1))
      let targetName = ["A", "B", "C", "D"][target]
      switch below(8) {
      case 0: type.members.append(Member(name: member, words: "weak \(member): \(targetName)", kind: .object(target)))
      case 1, 2: type.members.append(Member(name: member, words: "many \(member): \(targetName)", kind: .many(target)))
      case 3, 4: type.members.append(Member(name: member, words: "copy \(member): closure", kind: .closure))
      default: type.members.append(Member(name: member, words: "\(member): \(targetName)", kind: .object(target)))
      }
    }
    types.append(type)
  }

  private mutating func declareMethod(of owner: Int) {
    let name = "m\(methods.count)"
    let isTeardown = below(4) == 0
    var method = Method(
      id: name, name: name, owner: owner, parameters: [], result: !isTeardown && below(4) == 0 ? anyType() : nil, isTeardown: isTeardown,
      isAction: isTeardown && flip(), number: methods.count)
    if !isTeardown { addParameters(to: &method) }
    methods.append(method)
  }

  private mutating func addParameters(to method: inout Method) {
    for number in 0..<below(3) { method.parameters.append(("p\(number)", below(4) == 0 ? .closure : .object(anyType()))) }
  }

  private mutating func overrideMethod(_ method: Method) {
    guard let heir = types.indices.first(where: { types[$0].superclass == method.owner }) else { return }
    var own = method
    own.id = "\(types[heir].name).\(method.name)"
    own.owner = heir
    methods.append(own)
  }

  private mutating func anyType() -> Int { below(types.count) }

  private func members(of type: Int) -> [Member] {
    types[type].members + (types[type].superclass.map { members(of: $0) } ?? [])
  }

  private func isKind(_ type: Int, of other: Int) -> Bool { type == other || types[type].superclass.map { isKind($0, of: other) } ?? false }

  // MARK: Functions

  private mutating func lines(of method: Method) -> [String] {
    var scope = Scope(me: method.owner, result: method.result, number: method.number)
    scope.variables = method.parameters.map { Variable(name: $0.name, kind: $0.kind, isParameter: true) }
    let parameters = method.parameters.map { "\($0.name): \(words($0.kind))" }.joined(separator: ", ")
    var head = "method \(quoted(method.id)) named \(method.name) of \(types[method.owner].name)"
    if method.isAction { head += " is action" }
    if !parameters.isEmpty { head += " (\(parameters))" }
    if let result = method.result { head += " returns \(types[result].name)" }
    var body = method.isTeardown ? teardown(scope) : statements(1 + below(5), &scope)
    if let result = method.result { body.append("return \(object(result, scope))") }
    return [head + " {"] + body.map { "  " + $0 } + ["}"]
  }

  /// A deinitialiser that empties members: its own, or those of an object of another class.
  private mutating func teardown(of type: Int) -> [String] {
    var words = "self"
    var emptied = members(of: type)
    let others = emptied.filter { if case .object(let other) = $0.kind { !isKind(other, of: type) && !isKind(type, of: other) } else { false } }
    if let other = pick(others), case .object(let next) = other.kind, flip() {
      words += "." + other.name
      emptied = members(of: next)
    }
    guard let member = pick(emptied) else { return [] }
    return ["deinitializer \"\(types[type].name).deinit\" of \(types[type].name) {", "  \(words).\(member.name) = null", "}"]
  }

  private mutating func teardown(_ scope: Scope) -> [String] {
    (0..<(1 + below(2))).flatMap { _ -> [String] in
      let others = methods.filter { $0.isTeardown && $0.owner == scope.me && $0.number > scope.number }
      if let other = pick(others), flip() { return ["call \(other.name) to {\(quoted(other.id))} on self"] }
      return below(4) == 0 ? ["branch { \(clearing(scope)) } or { }"] : [clearing(scope)]
    }
  }

  private mutating func statements(_ count: Int, _ scope: inout Scope) -> [String] {
    (0..<count).flatMap { _ in statement(&scope) }
  }

  private mutating func block(_ scope: Scope, inLoop: Bool = false) -> [String] {
    var inner = scope
    inner.depth += 1
    inner.isInLoop = inLoop || scope.isInLoop
    inner.isInBranch = !inLoop || scope.isInBranch
    return statements(1 + below(2), &inner).map { "  " + $0 }
  }

  private mutating func statement(_ scope: inout Scope) -> [String] {
    switch below(scope.depth < 2 ? 22 : 15) {
    case 0...5: return [storing(scope)]
    case 6, 7: return [clearing(scope)]
    case 8, 9: return declaring(&scope)
    case 10: return [calling(scope)]
    case 11: return [running(scope)]
    case 12: return reassigning(scope)
    case 13: return scope.isInLoop ? ["leave"] : [storing(scope)]
    case 14: return [enumerating(scope)]
    case 15, 16: return ["branch {"] + block(scope) + ["} or {"] + (flip() ? block(scope) : []) + ["}"]
    case 17: return ["loop {"] + block(scope, inLoop: true) + ["}"]
    case 18:
      guard scope.depth > 0 || flip() else { return ["branch {"] + block(scope) + ["  " + leaving(scope), "} or { }"] }
      return [storing(scope)]
    default: return closureStatement(&scope)
    }
  }

  private mutating func leaving(_ scope: Scope) -> String { scope.result.map { "return \(object($0, scope))" } ?? "return" }

  private mutating func storing(_ scope: Scope) -> String {
    let base = base(scope)
    guard let member = pick(members(of: base.type)) else { return calling(scope) }
    switch member.kind {
    case .object(let type): return "\(base.words).\(member.name) = \(object(type, scope))"
    case .many(let type):
      if below(4) == 0 { return "\(base.words).\(member.name) = [\(object(type, scope))]" }
      return "call \"append(_:)\" on \(base.words).\(member.name) (\(object(type, scope)))"
    case .closure:
      let known = scope.variables.filter { $0.kind == .closure }
      if let known = pick(known), flip() { return "\(base.words).\(member.name) = \(known.name)" }
      return "\(base.words).\(member.name) = \(closure(scope))"
    }
  }

  private mutating func clearing(_ scope: Scope) -> String {
    let base = base(scope)
    guard let member = pick(members(of: base.type)) else { return calling(scope) }
    if case .many = member.kind, flip() { return "call \"removeAll()\" on \(base.words).\(member.name)" }
    if case .many = member.kind { return "\(base.words).\(member.name) = []" }
    return "\(base.words).\(member.name) = null"
  }

  private mutating func declaring(_ scope: inout Scope) -> [String] {
    let name = "v\(names)"
    names += 1
    let type = anyType()
    let isBoxed = below(5) == 0
    let text = "var \(isBoxed ? "boxed " : "")\(name): \(types[type].name) = \(object(type, scope))"
    scope.variables.append(Variable(name: name, kind: .object(type), isBoxed: isBoxed))
    return [text]
  }

  private mutating func reassigning(_ scope: Scope) -> [String] {
    guard let variable = pick(scope.variables.filter { !$0.isParameter }), case .object(let type) = variable.kind else { return [storing(scope)] }
    return ["\(variable.name) = \(object(type, scope))"]
  }

  private mutating func calling(_ scope: Scope) -> String {
    guard let method = pick(methods.filter { canCall($0, scope) }) else { return "self" }
    return call(method, scope) ?? "self"
  }

  private mutating func running(_ scope: Scope) -> String {
    if let known = pick(scope.variables.filter({ $0.kind == .closure })), flip() { return "run \(known.name)" }
    let base = base(scope)
    guard let member = pick(members(of: base.type).filter { $0.kind == .closure }) else { return storing(scope) }
    return "run \(base.words).\(member.name)"
  }

  /// Each element is handed to a closure.
  private mutating func enumerating(_ scope: Scope) -> String {
    let base = base(scope)
    let lists = members(of: base.type).compactMap { member in if case .many(let type) = member.kind { (member.name, type) } else { nil } }
    guard let list = pick(lists) else { return storing(scope) }
    names += 1
    return "call \"forEach(_:)\" on \(base.words).\(list.0) (\(closure(scope, handed: Variable(name: "v\(names - 1)", kind: .object(list.1), isParameter: true))))"
  }

  private mutating func closureStatement(_ scope: inout Scope) -> [String] {
    let name = "v\(names)"
    names += 1
    let text = "var \(name): closure = \(closure(scope))"
    scope.variables.append(Variable(name: name, kind: .closure))
    return [text]
  }

  // MARK: Expressions

  /// An object whose members can be reached.
  private mutating func base(_ scope: Scope) -> (words: String, type: Int) {
    var known: [(String, Int)] = scope.variables.compactMap { if case .object(let type) = $0.kind { ($0.name, type) } else { nil } }
    if let me = scope.me { known += [("self", me), ("self", me)] }
    guard var (words, type) = pick(known) else {
      let type = anyType()
      return ("(new \(types[type].name))", type)
    }
    while below(3) == 0, let member = pick(members(of: type).filter { $0.kind != .closure }) {
      words += "." + member.name
      switch member.kind {
      case .object(let next): type = next
      case .many(let next):
        words += "[]"
        type = next
      case .closure: break
      }
    }
    return (words, type)
  }

  private mutating func object(_ type: Int, _ scope: Scope, depth: Int = 0) -> String {
    var known: [String] = scope.variables.compactMap {
      if case .object(let own) = $0.kind, isKind(own, of: type) { $0.name } else { nil }
    }
    if let me = scope.me, isKind(me, of: type) { known += ["self", "self"] }
    if below(3) != 0, let name = pick(known) { return name }
    switch below(depth < 2 ? 12 : 5) {
    case 0: return "null"
    case 1, 2, 3:
      let base = base(scope)
      let found = members(of: base.type).compactMap { member -> String? in
        switch member.kind {
        case .object(let own) where isKind(own, of: type): "\(base.words).\(member.name)"
        case .many(let own) where isKind(own, of: type): "\(base.words).\(member.name)[]"
        default: nil
        }
      }
      if let path = pick(found) { return path }
    case 5: return "either (\(object(type, scope, depth: depth + 1)), \(object(type, scope, depth: depth + 1)))"
    case 6, 7:
      let makers = methods.filter { method in canCall(method, scope) && method.result.map { isKind($0, of: type) } ?? false }
      if let maker = pick(makers), let call = call(maker, scope, depth: depth + 1) { return call }
    default: break
    }
    if let heir = types.indices.first(where: { types[$0].superclass == type }), below(3) == 0 { return "new \(types[heir].name)" }
    return "new \(types[type].name)"
  }

  private func canCall(_ method: Method, _ scope: Scope) -> Bool { scope.isInBranch || method.number > scope.number }

  private mutating func call(_ method: Method, _ scope: Scope, depth: Int = 0) -> String? {
    let receiver = object(method.owner, scope, depth: 2)
    let arguments = method.parameters.map { parameter -> String in
      if case .object(let type) = parameter.kind { return object(type, scope, depth: depth + 1) }
      if let known = pick(scope.variables.filter { $0.kind == .closure }), flip() { return known.name }
      return closure(scope)
    }
    guard receiver != "null" else { return nil }
    let result = method.result.map { " returns \(types[$0].name)" } ?? ""
    return "(call \(method.name) to {\(quoted(method.id))} on \(parenthesised(receiver)) (\(arguments.joined(separator: ", ")))\(result))"
  }

  private mutating func closure(_ scope: Scope, handed parameter: Variable? = nil) -> String {
    var inner = Scope(me: nil, depth: scope.depth + 1, number: scope.number)
    var captures: [String] = []
    if let me = scope.me, below(4) != 0 {
      inner.me = me
      captures.append(below(3) == 0 ? "weak self" : "self")
    }
    for variable in scope.variables where below(2) == 0 {
      var own = variable
      own.isParameter = !variable.isBoxed
      inner.variables.append(own)
      let weak = variable.kind != .closure && below(3) == 0 ? "weak " : ""
      captures.append(variable.isBoxed ? "&\(variable.name)" : "\(weak)\(variable.name) as \(variable.name): \(words(variable.kind))")
    }
    if let parameter { inner.variables.append(parameter) }
    let body = scope.depth < 2 ? statements(below(3), &inner) : []
    let head = parameter.map { " (\($0.name): \(words($0.kind)))" } ?? ""
    return "closure [\(captures.joined(separator: ", "))]\(head) { \(body.joined(separator: "\n")) }"
  }

  private func words(_ kind: Kind) -> String {
    switch kind {
    case .object(let type): types[type].name
    case .many(let type): "collection \(types[type].name)"
    case .closure: "closure"
    }
  }

  private func quoted(_ name: String) -> String { "\"\(name)\"" }

  private func parenthesised(_ words: String) -> String { words.contains(" ") && !words.hasPrefix("(") ? "(\(words))" : words }

  // MARK: Chance

  private mutating func below(_ bound: Int) -> Int { random.below(bound) }
  private mutating func flip() -> Bool { random.below(2) == 0 }
  private mutating func pick<Element>(_ list: [Element]) -> Element? { list.isEmpty ? nil : list[random.below(list.count)] }
}

/// SplitMix64.
struct Random {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func below(_ bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ (mixed >> 31)) % UInt64(max(bound, 1)))
  }
}
