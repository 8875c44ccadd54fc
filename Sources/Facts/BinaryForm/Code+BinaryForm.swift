// The bodies of a unit as workers send them. Small, since most operands stand just before the value that uses them: an operand is written as the
// distance back to it, and a line as the distance from the line before. Reading refuses what would lead out of a list later.

extension BinaryWriter {
  package mutating func write(_ code: Code) {
    write(code.functions) { $0.write($1) }
    write(code.syntheses) { writer, synthesis in
      writer.write(synthesis.owner.text)
      writer.write(synthesis.property)
      writer.write(synthesis.ivar)
    }
  }

  package mutating func write(_ function: Code.Function) {
    write(function.id.text)
    write(choice: function.kind)
    write(function.owner?.text)
    write(function.name)
    write(Int(function.traits.rawValue))
    write(choice: function.language)
    write(function.path)
    write(function.position, after: .none)
    write(function.parameters) { writer, parameter in
      writer.write(parameter.label)
      writer.write(Int(parameter.traits.rawValue))
    }
    write(function.locals) { writer, local in
      writer.write(local.name)
      writer.write(local.type)
      writer.write(choice: local.ownership)
      writer.write(local.isShared)
    }
    write(function.result)
    write(function.values.count)
    var last = function.position
    for (number, value) in function.values.enumerated() {
      write(value, number: number)
      let position = number < function.positions.count ? function.positions[number] : .none
      write(position, after: last)
      last = position
    }
    write(function.body, after: function.position, depth: 0)
    write(function.unlowered.sorted { $0.key < $1.key }) { writer, entry in
      writer.write(entry.key)
      writer.write(entry.value)
    }
  }

  private mutating func write(_ value: Code.Value, number: Int) {
    switch value {
    case .selfObject: write(0)
    case .local(let local): write(1); write(index: local)
    case .member(let object, let field): write(2); write(object, from: number); write(field)
    case .element(let collection): write(3); write(collection, from: number)
    case .variable(let owner, let name): write(4); write(owner.text); write(name)
    case .associated(let object, let key): write(5); write(object, from: number); write(key)
    case .new(let type): write(6); write(type)
    case .collection(let elements): write(7); write(elements, from: number)
    case .call(let call): write(8); write(call, from: number)
    case .closure(let function, let captures): write(9); write(function.text); write(captures, from: number)
    case .boundMethod(let object, let callee): write(10); write(object, from: number); write(callee, from: number)
    case .type(let type): write(11); write(type)
    case .either(let values): write(12); write(values, from: number)
    case .cast(let object, let type): write(13); write(object, from: number); write(type)
    case .null: write(14)
    case .literal: write(15)
    case .text(let text): write(21); write(text)
    case .enumCase(let name, let owner): write(22); write(name); write(owner?.text)
    case .boolean(let flag): write(flag ? 20 : 19)
    case .name(let name): write(16); write(name)
    case .unknown(let operands, let type): write(17); write(operands, from: number); write(type)
    }
  }

  private mutating func write(_ call: Code.Call, from number: Int) {
    write(call.callee, from: number)
    write(call.receiver != nil)
    if let receiver = call.receiver { write(receiver, from: number) }
    write(call.arguments) { writer, argument in
      writer.write(argument.label)
      writer.write(argument.value, from: number)
      writer.write(argument.isTrailing)
    }
    write(call.result)
    write(Int(call.traits.rawValue))
  }

  private mutating func write(_ callee: Code.Callee, from number: Int) {
    switch callee {
    case .function(let name, let candidates):
      write(true)
      write(name)
      write(candidates) { $0.write($1.text) }
    case .value(let value):
      write(false)
      write(value, from: number)
    }
  }

  private mutating func write(_ captures: [Code.Capture], from number: Int) {
    var last = Code.Position.none
    write(captures.count)
    for capture in captures {
      switch capture.source {
      case .value(let value): write(true); write(value, from: number)
      case .variable(let local): write(false); write(index: local)
      }
      write(capture.target != nil)
      if let target = capture.target { write(index: target) }
      write(choice: capture.ownership)
      write(capture.position, after: last)
      last = capture.position
    }
  }

  private mutating func write(_ statements: [Code.Statement], after before: Code.Position, depth: Int) {
    guard depth < Code.deepestNesting else { return write(0) }
    write(statements.count)
    for statement in statements {
      switch statement {
      case .evaluate(let value): write(0); write(index: value)
      case .store(let value, let place, let position): write(1, position, before); write(index: value); write(place)
      case .return(let value, let position):
        write(value == nil ? 2 : 3, position, before)
        if let value { write(index: value) }
      case .branch(let arms, let position):
        write(4, position, before)
        write(arms) { $0.write($1, after: position, depth: depth + 1) }
      case .loop(let body, let position): write(5, position, before); write(body, after: position, depth: depth + 1)
      case .leave(let position): write(6, position, before)
      case .fail(let position): write(7, position, before)
      case .defer(let body, let position): write(8, position, before); write(body, after: position, depth: depth + 1)
      case .only(let cases, let value, let position):
        write(11, position, before)
        write(cases) { (writer: inout BinaryWriter, name: String) in writer.write(name) }
        write(index: value)
      case .retain(let value, let position): write(9, position, before); write(index: value)
      case .release(let value, let position): write(10, position, before); write(index: value)
      }
    }
  }

  private mutating func write(_ kind: Int, _ position: Code.Position, _ before: Code.Position) {
    write(kind)
    write(position, after: before)
  }

  private mutating func write(_ place: Code.Place) {
    switch place {
    case .local(let local): write(0); write(index: local)
    case .member(let object, let field): write(1); write(index: object); write(field)
    case .element(let collection): write(2); write(index: collection)
    case .variable(let owner, let name): write(3); write(owner.text); write(name)
    case .associated(let object, let key, let ownership): write(4); write(index: object); write(key); write(choice: ownership)
    case .name(let name): write(5); write(name)
    }
  }

  private mutating func write(_ field: Code.Field) {
    write(field.name)
    write(field.owner?.text)
    write(field.isDirect)
  }

  private mutating func write(_ type: Code.TypeName?) {
    write(type != nil)
    if let type { write(type) }
  }

  private mutating func write(_ type: Code.TypeName) {
    write(choice: type.form)
    write(type.id?.text)
  }

  private mutating func write(_ operands: [Code.ValueID], from number: Int) {
    write(operands) { $0.write($1, from: number) }
  }

  /// The distance back to an operand. It is 0, which the reader refuses, where the operand is no value.
  private mutating func write(_ operand: Code.ValueID, from number: Int) {
    write(operand < 0 ? 0 : number - Int(operand))
  }

  /// A negative number becomes one that is out of every range.
  private mutating func write(index: Int32) { write(unsigned: UInt64(UInt32(bitPattern: index))) }

  /// Zigzag: small numbers for lines that are a little further or a little before.
  private mutating func write(_ position: Code.Position, after last: Code.Position) {
    let step = Int64(position.line) - Int64(last.line)
    write(unsigned: UInt64(bitPattern: (step << 1) ^ (step >> 63)))
    write(Int(position.column))
  }

  private mutating func write<Choice: CaseIterable & Equatable>(choice: Choice) {
    var number = 0
    for other in Choice.allCases {
      if other == choice { break }
      number += 1
    }
    write(number)
  }
}
