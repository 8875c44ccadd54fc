import Facts

/// Finds functions that read a member or global variable before they store to it: most of them only make an object if there is none yet.
struct Lookups {
  private let analysis: Analysis
  private let program: Program
  private let isForTests: [Bool]

  init(_ analysis: Analysis, isForTests: [Bool]) {
    self.analysis = analysis
    program = analysis.program
    self.isForTests = isForTests
  }

  /// Whether a function reads a member before it stores to it. A call on the old object does not count as such a read, and neither does a read after the store. With
  /// `isStored`, the function must store to the member itself. O(values).
  func looks(at slot: SlotID, _ function: Code.Function, isStored: Bool = false) -> Bool {
    let slot = analysis.slots[slot]
    guard slot.isNamed else { return false }
    var stored: Code.ValueID?
    for statement in function.body {
      statement.forEachStore { value, place in
        let isMeant =
          switch (place, slot) {
          case (.member(_, let field), .member(let name)): isMeant(field, name, in: function)
          case (.variable(let id, let name), .variable(let other, let otherName)): id == other && name == otherName
          default: false
          }
        if isMeant { stored = max(stored ?? value, value) }
      }
    }
    if isStored, stored == nil { return false }
    // The store may be in a closure; then every read counts.
    return looks(at: slot, function, before: stored ?? Code.ValueID(function.values.count))
  }

  /// Whether all callers of a function read a member first, or are called after such a read themselves: `if (!_items) [self loadItems];`. Each function on the way is
  /// checked once: O(callers and their values).
  func isCalledAfterLook(_ number: Program.FunctionID, at slot: SlotID) -> Bool {
    let slot = analysis.slots[slot]
    guard slot.isNamed else { return false }
    var known: [Program.FunctionID: Bool] = [:]
    return isCalledAfterLook(number, at: slot, depth: 0, &known)
  }

  /// A function whose answer is still pending counts as no.
  private func isCalledAfterLook(_ number: Program.FunctionID, at slot: Slots.Slot, depth: Int, _ known: inout [Program.FunctionID: Bool]) -> Bool {
    if let answer = known[number] { return answer }
    guard depth < Self.longestWay else { return false }
    known[number] = false
    let callers = callers(of: number)
    let answer =
      !callers.isEmpty
      && callers.allSatisfy { caller in
        looks(caller, at: slot, beforeCallOf: number) || isCalledAfterLook(caller, at: slot, depth: depth + 1, &known)
      }
    known[number] = answer
    return answer
  }

  /// The callers of a method, and those of the methods that it overrides.
  private func callers(of number: Program.FunctionID) -> Set<Program.FunctionID> {
    let function = program.functions[number]
    var all = Set(analysis.callers[number])
    if function.kind == .method, let owner = program.owners[number] {
      for above in program.types.line(of: owner) where above != owner {
        for other in program.methods(function.name, .method, in: above) { all.formUnion(analysis.callers[other]) }
      }
    }
    return all.filter { $0 != number && !isForTests[$0] }
  }

  private func looks(_ caller: Program.FunctionID, at slot: Slots.Slot, beforeCallOf callee: Program.FunctionID) -> Bool {
    let function = program.functions[caller]
    let call = function.values.firstIndex { value in
      if case .call(let call) = value, case .function(let name, _) = call.callee { name == program.functions[callee].name } else { false }
    }
    guard let call else { return false }
    if looks(at: slot, function, before: Code.ValueID(call)) { return true }
    // `if (![self isLoaded])`
    return function.values.prefix(call).contains { value in
      guard case .call(let call) = value, case .function(_, let candidates) = call.callee, let receiver = call.receiver, case .selfObject = function.values[Int(receiver)] else { return false }
      return candidates.contains { candidate in
        guard let asked = program.function(candidate), asked != callee else { return false }
        let function = program.functions[asked]
        return looks(at: slot, function, before: Code.ValueID(function.values.count))
      }
    }
  }

  private func looks(at slot: Slots.Slot, _ function: Code.Function, before end: Code.ValueID) -> Bool {
    var called: Set<Code.ValueID> = []
    for case .call(let call) in function.values { if let receiver = call.receiver { called.insert(receiver) } }
    return function.values.prefix(Int(end)).enumerated().contains { number, value in
      switch (value, slot) {
      case (.member(_, let field), .member(let name)) where isMeant(field, name, in: function): return !called.contains(Code.ValueID(number))
      case (.variable(let id, let name), .variable(let other, let otherName)) where id == other && name == otherName: return !called.contains(Code.ValueID(number))
      default: return false
      }
    }
  }

  private func isMeant(_ field: Code.Field, _ name: String, in function: Code.Function) -> Bool {
    field.name == name || program.types.canonicalName(field.name, of: program.types.type(field.owner ?? function.owner)) == name
  }

  /// The longest chain of callers that is followed.
  private static let longestWay = 4
}

extension Slots.Slot {
  /// Whether code names it: a member, or a global variable.
  fileprivate var isNamed: Bool {
    switch self {
    case .member, .variable: true
    default: false
    }
  }
}
