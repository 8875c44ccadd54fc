extension Code {
  /// The mistakes in the code, a sentence for each, in the order of the functions; empty if it keeps to the rules.
  ///
  /// With `resolved`, a name that is still to be looked up is a mistake. O(size).
  package func verify(resolved: Bool = false) -> [String] {
    var byID: [EntityID: Function] = [:]
    var mistakes: [String] = []
    for function in functions where byID.updateValue(function, forKey: function.id) != nil {
      mistakes.append(function.mistake("another function has the same id"))
    }
    var users: [EntityID: Int] = [:]
    for function in functions {
      mistakes += function.verify(resolved: resolved)
      for (number, value) in function.values.enumerated() {
        guard case .closure(let id, let captures) = value else { continue }
        users[id, default: 0] += 1
        guard let closure = byID[id] else {
          mistakes.append(function.mistake(number, "is a closure '\(id)' that does not exist"))
          continue
        }
        if closure.kind != .closure { mistakes.append(function.mistake(number, "is a closure, and '\(id)' is a \(closure.kind.rawValue)")) }
        if closure.owner != function.owner { mistakes.append(closure.mistake("it has another owner than the function around it, '\(function.id)'")) }
        for target in captures.compactMap(\.target) where !closure.locals.indices.contains(Int(target)) {
          mistakes.append(function.mistake(number, "captures something as local \(target) of '\(id)', which has \(closure.locals.count)"))
        }
      }
    }
    for function in functions where function.kind == .closure && users[function.id] ?? 0 != 1 {
      mistakes.append(function.mistake("\(users[function.id] ?? 0) values are this closure; it should be one"))
    }
    return mistakes
  }
}

extension Code.Function {
  /// The mistakes in the function itself, without its relations to others.
  package func verify(resolved: Bool = false) -> [String] {
    var check = FunctionCheck(self, isResolved: resolved)
    check.run()
    return check.mistakes
  }

  fileprivate func mistake(_ text: String, at place: Code.Position? = nil) -> String {
    let place = place ?? position
    return "'\(id)' at \(path):\(place.line):\(place.column): \(text)"
  }

  fileprivate func mistake(_ value: Int, _ text: String) -> String {
    mistake("value \(value) \(text)", at: positions.indices.contains(value) ? positions[value] : nil)
  }
}

private struct FunctionCheck {
  private let function: Code.Function
  private let isResolved: Bool
  private var uses: [Int]
  private(set) var mistakes: [String] = []

  init(_ function: Code.Function, isResolved: Bool) {
    self.function = function
    self.isResolved = isResolved
    uses = function.values.map { _ in 0 }
  }

  mutating func run() {
    if function.id.text.isEmpty { mistakes.append(function.mistake("it has no id")) }
    if function.kind == .closure, !function.name.isEmpty { mistakes.append(function.mistake("a closure has a name, '\(function.name)'")) }
    if function.positions.count != function.values.count {
      mistakes.append(function.mistake("it has \(function.values.count) values and \(function.positions.count) positions"))
    }
    if function.parameters.count > function.locals.count {
      mistakes.append(function.mistake("it has \(function.parameters.count) parameters and only \(function.locals.count) locals"))
    }
    for (number, value) in function.values.enumerated() { check(value, number) }
    check(function.body, mayLeave: false, depth: 0)
    for (number, count) in uses.enumerated() where count != 1 {
      mistakes.append(function.mistake(number, count == 0 ? "is used by nothing" : "is used \(count) times"))
    }
    for (construct, count) in function.unlowered.sorted(by: { $0.key < $1.key }) where count <= 0 {
      mistakes.append(function.mistake("it counts \(count) of '\(construct)' as not lowered"))
    }
  }

  private mutating func check(_ value: Code.Value, _ number: Int) {
    for operand in value.operands {
      if operand < 0 || operand >= number {
        let isLater = function.values.indices.contains(Int(operand))
        mistakes.append(function.mistake(number, "uses value \(operand), which \(isLater ? "does not come before it" : "does not exist")"))
      }
      if function.values.indices.contains(Int(operand)) { uses[Int(operand)] += 1 }
    }
    for local in value.locals where !function.locals.indices.contains(Int(local)) {
      mistakes.append(function.mistake(number, "names local \(local), and there are \(function.locals.count)"))
    }
    switch value {
    case .selfObject where function.owner == nil: mistakes.append(function.mistake(number, "is self, and the function has no owner"))
    case .name(let name) where isResolved: mistakes.append(function.mistake(number, "is the name '\(name)', which was to be looked up"))
    default: break
    }
  }

  private mutating func check(_ statements: [Code.Statement], mayLeave: Bool, depth: Int) {
    guard depth < Code.deepestNesting else {
      if !statements.isEmpty { mistakes.append(function.mistake("its statements are nested deeper than \(Code.deepestNesting)")) }
      return
    }
    for statement in statements {
      for operand in statement.operands {
        if function.values.indices.contains(Int(operand)) {
          uses[Int(operand)] += 1
        } else {
          mistakes.append(function.mistake("a statement uses value \(operand), which does not exist", at: statement.position))
        }
      }
      var mayLeaveInside = mayLeave
      switch statement {
      case .store(_, let place, let position): check(place, position)
      case .leave(let position) where !mayLeave:
        mistakes.append(function.mistake("'leave' stands in no loop and no branch", at: position))
      case .branch, .loop: mayLeaveInside = true
      case .defer: mayLeaveInside = false
      default: break
      }
      for block in statement.blocks { check(block, mayLeave: mayLeaveInside, depth: depth + 1) }
    }
  }

  private mutating func check(_ place: Code.Place, _ position: Code.Position) {
    switch place {
    case .local(let local) where !function.locals.indices.contains(Int(local)):
      mistakes.append(function.mistake("something is stored in local \(local), and there are \(function.locals.count)", at: position))
    case .name(let name) where isResolved:
      mistakes.append(function.mistake("something is stored in the name '\(name)', which was to be looked up", at: position))
    default: break
    }
  }
}
