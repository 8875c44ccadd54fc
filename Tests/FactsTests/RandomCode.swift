import Facts

/// Code that is well-formed and means nothing, the same for a seed on every machine.
struct RandomCode {
  private var state: UInt64
  private var function = Code.Function(EntityID("f"), .function, language: .swift, path: "", position: .none)
  private var functions: [Code.Function] = []
  /// Values that nothing uses yet.
  private var free: [Code.ValueID] = []
  private var line = 1

  init(seed: UInt64) { state = seed }

  static func code(seed: UInt64) -> Code {
    var random = RandomCode(seed: seed)
    return random.code()
  }

  mutating func code() -> Code {
    for number in 0..<(1 + below(3)) { addFunction("f\(number)", inside: nil, depth: 0) }
    var code = Code()
    code.functions = functions
    if flip() { code.syntheses.append(Code.Synthesis(EntityID(name()), name(), ivar: flip() ? name() : nil)) }
    return code
  }

  private mutating func addFunction(_ id: String, inside outer: Code.Function?, depth: Int) {
    let outside = (function, free)
    defer { (function, free) = outside }
    let kind: Code.Function.Kind = outer != nil ? .closure : pick(Code.Function.Kind.allCases.filter { $0 != .closure })
    function = Code.Function(
      EntityID(id), kind, of: outer?.owner ?? (outer == nil && flip() ? EntityID(name()) : nil), name: outer != nil || flip() ? "" : selector(),
      traits: .init(rawValue: UInt16(below(2048))), language: outer?.language ?? pick(Language.allCases), path: outer?.path ?? name(),
      position: position())
    free = []
    for _ in 0..<below(3) {
      function.parameters.append(.init(flip() ? name() : "", .init(rawValue: UInt8(below(32)))))
      _ = function.add(local())
    }
    for _ in 0..<below(5) { _ = function.add(local()) }
    if flip() { function.result = type() }
    let index = functions.count
    functions.append(function)
    function.body = statements(depth: depth)
    for value in free { function.body.append(.evaluate(value)) }
    if below(4) == 0 { function.unlowered[name()] = 1 + below(9) }
    functions[index] = function
  }

  private mutating func statements(depth: Int) -> [Code.Statement] {
    (0..<below(5)).flatMap { _ in statement(depth: depth) }
  }

  private mutating func statement(depth: Int) -> [Code.Statement] {
    for _ in 0..<below(6) { addValue(depth: depth) }
    line += below(3)
    switch below(depth < 4 ? 11 : 7) {
    case 0, 1: return value().map { [.evaluate($0)] } ?? []
    case 2, 3, 4:
      guard let value = value() else { return [] }
      return place().map { [.store(value, $0, position())] } ?? [.evaluate(value)]
    case 5: return flip() ? [.return(value(), position())] : [.fail(position())]
    case 6: return value().map { [flip() ? .retain($0, position()) : .release($0, position())] } ?? []
    case 7:
      return [.branch((0..<below(4)).map { _ in statements(depth: depth + 1) }, position())]
    case 8: return [.loop(statements(depth: depth + 1) + [.leave(position())], position())]
    case 9: return value().map { [.only(["gift", "or"], $0, position())] } ?? []
    default: return [.defer(statements(depth: depth + 1), position())]
    }
  }

  private mutating func place() -> Code.Place? {
    switch below(6) {
    case 0: return local().map { .local($0) }
    case 1: return value().map { .member($0, field()) }
    case 2: return value().map { .element($0) }
    case 3: return .variable(EntityID(name()), name())
    case 4: return value().map { .associated($0, name(), pick(Ownership.allCases)) }
    default: return .name(name())
    }
  }

  private mutating func addValue(depth: Int) {
    var made: Code.Value?
    switch below(19) {
    case 0, 1: made = function.owner == nil ? .literal : .selfObject
    case 2: made = local().map { .local($0) }
    case 3: made = value().map { .member($0, field()) }
    case 4: made = value().map { .element($0) }
    case 5: made = .variable(EntityID(name()), name())
    case 6: made = value().map { .associated($0, name()) }
    case 7: made = .new(type())
    case 8: made = .collection(values())
    case 9, 10: made = .call(call())
    case 11: made = depth < 3 ? closure(depth: depth) : nil
    case 12: made = value().map { .boundMethod($0, callee()) }
    case 13: made = .type(type())
    case 14: made = .either(values())
    case 15: made = value().map { .cast($0, type()) }
    case 16: made = flip() ? .null : .literal
    case 17: made = flip() ? .name(name()) : .enumCase(name(), flip() ? EntityID(name()) : nil)
    default: made = .unknown(values(), flip() ? type() : nil)
    }
    if let made { free.append(function.add(made, at: position())) }
  }

  private mutating func call() -> Code.Call {
    let callee = callee()
    return Code.Call(
      callee, on: flip() ? value() : nil, values().map { Code.Argument($0, label: flip() ? name() : "", isTrailing: flip()) },
      result: flip() ? type() : nil, traits: .init(rawValue: UInt8(below(16))))
  }

  private mutating func callee() -> Code.Callee {
    if below(3) == 0, let value = value() { return .value(value) }
    return .function(selector(), (0..<below(3)).map { _ in EntityID(selector()) })
  }

  private mutating func closure(depth: Int) -> Code.Value {
    let id = "\(function.id.text)#\(below(2) == 0 ? functions.count : function.values.count)x\(functions.count)"
    let index = functions.count
    let outside = function
    addFunction(id, inside: outside, depth: depth + 1)
    let inside = functions[index].locals.count
    let captures = (0..<below(4)).compactMap { number -> Code.Capture? in
      let target = inside == 0 || below(3) == 0 ? nil : Code.LocalID(flip() ? min(number, inside - 1) : below(inside))
      if flip() { return local().map { Code.Capture(.variable($0), as: target, pick(Ownership.allCases), at: position()) } }
      return value().map { Code.Capture(.value($0), as: target, pick(Ownership.allCases), at: position()) }
    }
    return .closure(EntityID(id), captures)
  }

  /// One that nothing uses yet, the last of them more often than not.
  private mutating func value() -> Code.ValueID? {
    if free.isEmpty { return nil }
    return free.remove(at: below(4) > 0 ? free.count - 1 : below(free.count))
  }

  /// In the order of their numbers more often than not.
  private mutating func values() -> [Code.ValueID] {
    let values = (0..<below(4)).compactMap { _ in value() }
    return below(4) > 0 ? values.reversed() : values
  }

  private mutating func local() -> Code.LocalID? {
    function.locals.isEmpty ? nil : Code.LocalID(below(function.locals.count))
  }

  private mutating func local() -> Code.Local {
    Code.Local(below(6) == 0 ? "" : name(), flip() ? type() : nil, below(3) > 0 ? .strong : pick(Ownership.allCases), isShared: below(4) == 0)
  }

  private mutating func field() -> Code.Field { Code.Field(name(), of: flip() ? EntityID(name()) : nil, isDirect: flip()) }

  private mutating func type() -> Code.TypeName { Code.TypeName(pick(Code.TypeName.Form.allCases), below(3) > 0 ? EntityID(name()) : nil) }

  private mutating func position() -> Code.Position { Code.Position(line, below(3)) }

  /// Ordinary ones, words of the grammar and what needs quotes.
  private mutating func name() -> String {
    pick([
      "a", "b", "Loader", "s:4Main6LoaderC", "self", "weak", "strong", "value", "object", "call", "return", "at", "to", "boxed", "new", "x y", "é",
      "\"", "\\", "line\nbreak", "7", "_x", "$0", "in", "default", "c:objc(cs)A", "//", "a:", "\r", "closure", "method", "file", "on",
    ])
  }

  private mutating func selector() -> String {
    flip() ? name() : pick(["start", "start()", "add(_:to:)", "addObject:forKey:", "-[Loader start]", "init(x:)", "call(x:)", "to:", "a::", "operator=="])
  }

  private mutating func flip() -> Bool { below(2) == 0 }

  private mutating func pick<Element>(_ list: [Element]) -> Element { list[below(list.count)] }

  mutating func below(_ bound: Int) -> Int {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return Int((mixed ^ (mixed >> 31)) % UInt64(bound))
  }
}
