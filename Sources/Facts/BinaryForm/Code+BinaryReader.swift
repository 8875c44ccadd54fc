// Reads what `Code+BinaryForm.swift` writes. Whoever got a `Code` from here can use each number in it as an index.

extension Code {
  package init(_ reader: inout BinaryReader) throws(BinaryReader.Damaged) {
    self.init()
    functions = try reader.list { (reader) throws(BinaryReader.Damaged) in try Function(&reader) }
    syntheses = try reader.list { (reader) throws(BinaryReader.Damaged) in
      Synthesis(EntityID(try reader.text()), try reader.text(), ivar: try reader.optionalText())
    }
    try checkCaptures()
  }

  /// The targets of captures are locals of other functions, which may come later in the list.
  private func checkCaptures() throws(BinaryReader.Damaged) {
    var locals: [EntityID: Int] = [:]
    for function in functions { locals[function.id] = function.locals.count }
    for function in functions {
      for case .closure(let id, let captures) in function.values {
        guard let count = locals[id] else { continue }
        for capture in captures {
          if let target = capture.target, target >= count { throw BinaryReader.Damaged() }
        }
      }
    }
  }
}

extension Code.Function {
  package init(_ reader: inout BinaryReader) throws(BinaryReader.Damaged) {
    let id = EntityID(try reader.text())
    let kind = try reader.indexed(Kind.self)
    let owner = try reader.optionalText().map(EntityID.init)
    let name = try reader.text()
    let traits = Traits(rawValue: try reader.bits())
    let language = try reader.indexed(Language.self)
    let path = try reader.text()
    self.init(
      id, kind, of: owner, name: name, traits: traits, language: language, path: path, position: try reader.position(after: .none))
    parameters = try reader.list { (reader) throws(BinaryReader.Damaged) in
      Code.Parameter(try reader.text(), Code.Parameter.Traits(rawValue: try reader.bits()))
    }
    locals = try reader.list { (reader) throws(BinaryReader.Damaged) in
      Code.Local(try reader.text(), try reader.optionalType(), try reader.indexed(Ownership.self), isShared: try reader.flag())
    }
    guard parameters.count <= locals.count else { throw BinaryReader.Damaged() }
    result = try reader.optionalType()
    for number in 0..<(try reader.number()) {
      values.append(try reader.value(number, locals: locals.count))
      positions.append(try reader.position(after: positions.last ?? position))
    }
    body = try reader.statements(after: position, .init(values: values.count, locals: locals.count), depth: 0)
    let counts = try reader.list { (reader) throws(BinaryReader.Damaged) in (try reader.text(), try reader.number()) }
    unlowered = Dictionary(counts, uniquingKeysWith: { first, _ in first })
  }
}

/// How many values and locals there are to refer to.
private struct Bounds {
  let values: Int
  let locals: Int
}

extension BinaryReader {
  fileprivate mutating func value(_ number: Int, locals: Int) throws(Damaged) -> Code.Value {
    switch try self.number() {
    case 0: return .selfObject
    case 1: return .local(try index(below: locals))
    case 2: return .member(try operand(of: number), try field())
    case 3: return .element(try operand(of: number))
    case 4: return .variable(EntityID(try text()), try text())
    case 5: return .associated(try operand(of: number), try text())
    case 6: return .new(try type())
    case 7: return .collection(try operands(of: number))
    case 8: return .call(try call(of: number))
    case 9: return .closure(EntityID(try text()), try captures(of: number, locals: locals))
    case 10: return .boundMethod(try operand(of: number), try callee(of: number))
    case 11: return .type(try type())
    case 12: return .either(try operands(of: number))
    case 13: return .cast(try operand(of: number), try type())
    case 14: return .null
    case 15: return .literal
    case 21: return .text(try text())
    case 22: return .enumCase(try text(), try optionalText().map { EntityID($0) })
    case 19: return .boolean(false)
    case 20: return .boolean(true)
    case 16: return .name(try text())
    case 17: return .unknown(try operands(of: number), try optionalType())
    default: throw Damaged()
    }
  }

  private mutating func call(of number: Int) throws(Damaged) -> Code.Call {
    let callee = try callee(of: number)
    let receiver = try flag() ? try operand(of: number) : nil
    let arguments = try list { (reader) throws(Damaged) in
      let label = try reader.text()
      return Code.Argument(try reader.operand(of: number), label: label, isTrailing: try reader.flag())
    }
    return Code.Call(callee, on: receiver, arguments, result: try optionalType(), traits: Code.Call.Traits(rawValue: try bits()))
  }

  private mutating func callee(of number: Int) throws(Damaged) -> Code.Callee {
    guard try flag() else { return .value(try operand(of: number)) }
    return .function(try text(), try list { (reader) throws(Damaged) in EntityID(try reader.text()) })
  }

  private mutating func captures(of number: Int, locals: Int) throws(Damaged) -> [Code.Capture] {
    var last = Code.Position.none
    return try list { (reader) throws(Damaged) in
      let source: Code.Capture.Source =
        try reader.flag() ? .value(try reader.operand(of: number)) : .variable(try reader.index(below: locals))
      let target = try reader.flag() ? try reader.index(below: Int(Int32.max)) : nil
      let ownership = try reader.indexed(Ownership.self)
      last = try reader.position(after: last)
      return Code.Capture(source, as: target, ownership, at: last)
    }
  }

  fileprivate mutating func statements(after before: Code.Position, _ bounds: Bounds, depth: Int) throws(Damaged) -> [Code.Statement] {
    guard depth < Code.deepestNesting else {
      guard try number() == 0 else { throw Damaged() }
      return []
    }
    return try list { (reader) throws(Damaged) in try reader.statement(after: before, bounds, depth: depth) }
  }

  private mutating func statement(after before: Code.Position, _ bounds: Bounds, depth: Int) throws(Damaged) -> Code.Statement {
    let kind = try number()
    if kind == 0 { return .evaluate(try index(below: bounds.values)) }
    let position = try position(after: before)
    switch kind {
    case 1: return .store(try index(below: bounds.values), try place(bounds), position)
    case 2: return .return(nil, position)
    case 3: return .return(try index(below: bounds.values), position)
    case 4:
      let arms = try list { (reader) throws(Damaged) in try reader.statements(after: position, bounds, depth: depth + 1) }
      return .branch(arms, position)
    case 5: return .loop(try statements(after: position, bounds, depth: depth + 1), position)
    case 6: return .leave(position)
    case 7: return .fail(position)
    case 8: return .defer(try statements(after: position, bounds, depth: depth + 1), position)
    case 9: return .retain(try index(below: bounds.values), position)
    case 10: return .release(try index(below: bounds.values), position)
    case 11:
      let cases = try list { (reader) throws(Damaged) in try reader.text() }
      return .only(cases, try index(below: bounds.values), position)
    default: throw Damaged()
    }
  }

  private mutating func place(_ bounds: Bounds) throws(Damaged) -> Code.Place {
    switch try number() {
    case 0: return .local(try index(below: bounds.locals))
    case 1: return .member(try index(below: bounds.values), try field())
    case 2: return .element(try index(below: bounds.values))
    case 3: return .variable(EntityID(try text()), try text())
    case 4: return .associated(try index(below: bounds.values), try text(), try indexed(Ownership.self))
    case 5: return .name(try text())
    default: throw Damaged()
    }
  }

  private mutating func field() throws(Damaged) -> Code.Field {
    Code.Field(try text(), of: try optionalText().map(EntityID.init), isDirect: try flag())
  }

  fileprivate mutating func optionalType() throws(Damaged) -> Code.TypeName? { try flag() ? try type() : nil }

  private mutating func type() throws(Damaged) -> Code.TypeName {
    Code.TypeName(try indexed(Code.TypeName.Form.self), try optionalText().map(EntityID.init))
  }

  private mutating func operands(of number: Int) throws(Damaged) -> [Code.ValueID] {
    try list { (reader) throws(Damaged) in try reader.operand(of: number) }
  }

  /// A value before the one with this number.
  private mutating func operand(of number: Int) throws(Damaged) -> Code.ValueID {
    let distance = try self.number()
    guard distance > 0, distance <= number, let operand = Int32(exactly: number - distance) else { throw Damaged() }
    return operand
  }

  private mutating func index(below count: Int) throws(Damaged) -> Int32 {
    let number = try number()
    guard number < count, let index = Int32(exactly: number) else { throw Damaged() }
    return index
  }

  fileprivate mutating func position(after last: Code.Position) throws(Damaged) -> Code.Position {
    let written = try unsigned()
    let step = Int64(bitPattern: written >> 1) ^ -Int64(bitPattern: written & 1)
    let (line, isTooFar) = Int64(last.line).addingReportingOverflow(step)
    guard !isTooFar, let line = Int32(exactly: line), line >= 0, let column = Int32(exactly: try number()) else { throw Damaged() }
    var position = Code.Position.none
    (position.line, position.column) = (line, column)
    return position
  }

  fileprivate mutating func bits<Bits: FixedWidthInteger>() throws(Damaged) -> Bits {
    guard let bits = Bits(exactly: try unsigned()) else { throw Damaged() }
    return bits
  }

  /// One of a short list of cases, by its place there.
  fileprivate mutating func indexed<Choice: CaseIterable>(_: Choice.Type) throws(Damaged) -> Choice where Choice.AllCases == [Choice] {
    let number = try number()
    guard number < Choice.allCases.count else { throw Damaged() }
    return Choice.allCases[number]
  }
}
