import Facts
import Platform

/// What would end a loop, and whether anything makes that happen.
final class LoopEndings {
  private let analysis: Analysis
  private let program: Program
  private let callers: Callers
  private let lifetimes: Lifetimes
  private let clearings: ClearingIndex
  private let removals: [Types.TypeID: Set<Program.FunctionID>]
  /// The types with a method that ends its argument, by the base name of the method, as a selector gives it.
  private let methodsEndingCallers: [String: [Types.TypeID]]
  /// The functions around closures that end what they captured.
  private let endingThemselves: Set<Program.FunctionID>
  /// The functions around closures that set a variable to `nil`, by the variable's name.
  private var emptying: [String: Set<Program.FunctionID>] = [:]

  init(_ analysis: Analysis, _ callers: Callers, _ lifetimes: Lifetimes) {
    self.analysis = analysis
    self.callers = callers
    self.lifetimes = lifetimes
    program = analysis.program
    clearings = ClearingIndex(analysis)
    removals = analysis.removalsByLine()
    var methods: [String: [Types.TypeID]] = [:]
    for function in analysis.endsHandedIn { if let owner = program.owners[function] { methods[program.functions[function].baseName, default: []].append(owner) } }
    methodsEndingCallers = methods
    endingThemselves = analysis.functions(around: analysis.endsCaptured)
  }

  /// What ends a loop, without duplicates, in source order. O(parts and the code that empties their members).
  func all(of loop: FoundLoop) -> [ObjectLoop.Ending] {
    let members = Set(loop.parts.flatMap { program.types.line(of: $0.source) })
    let found = loop.parts.flatMap { emptyings(of: $0, in: loop, members) + removals(of: $0, in: loop, members) }
    let endings = Set(found).sorted { ($0.location, $0.function, $0.kind.rawValue) < ($1.location, $1.function, $1.kind.rawValue) }
    guard let first = loop.parts.first, endsByItself(loop) else { return endings }
    return endings + [ObjectLoop.Ending("", at: first.location, .byItself)]
  }

  /// Code that empties a member of the loop, or makes the library object in it release the next object.
  private func emptyings(of part: FoundLoop.Part, in loop: FoundLoop, _ members: Set<Types.TypeID>) -> [ObjectLoop.Ending] {
    let own = part.slots.flatMap { clearings.ofOneLine($0.slot, $0.owner) }.filter { $0.role == nil || $0.role == part.role }
    return (own + emptyingsByMaker(of: part, in: loop)).compactMap { ending($0.function, at: $0.location, for: loop, members) }
  }

  /// The owner of the code that makes an object of the loop may empty the same role of a library object: a screen removes the header from its table.
  private func emptyingsByMaker(of part: FoundLoop.Part, in loop: FoundLoop) -> [Clearing] {
    clearings.ofRole(part.role).filter { clearing in
      guard let maker = program.owners[program.outermost(of: clearing.function)] else { return false }
      return loop.parts.contains { lifetimes.makes(maker, $0.source) }
    }
  }

  /// Functions that take a view out of its superview.
  private func removals(of part: FoundLoop.Part, in loop: FoundLoop, _ members: Set<Types.TypeID>) -> [ObjectLoop.Ending] {
    func removingSelf(_ type: Types.TypeID) -> Set<Program.FunctionID> { program.types.line(of: type).reduce(into: []) { $0.formUnion(analysis.removalsOfSelf[$1] ?? []) } }
    var functions = part.shown.reduce(into: Set<Program.FunctionID>()) { $0.formUnion(removingSelf($1)) }
    if Platform.isHierarchy(role: part.role) { functions.formUnion((removals[part.target] ?? []).union(removingSelf(part.target))) }
    return functions.compactMap { ending($0, at: program.functions[$0].location, for: loop, members) }
  }

  private func ending(_ function: Program.FunctionID, at location: SourceLocation, for loop: FoundLoop, _ members: Set<Types.TypeID>) -> ObjectLoop.Ending? {
    callers.kind(of: function, for: loop, members).map { ObjectLoop.Ending(program.functions[function].plainName(program.types), at: location, $0) }
  }

  /// Whether a loop ends by itself: a library releases it in the end, or code in the loop ends it.
  private func endsByItself(_ loop: FoundLoop) -> Bool {
    if loop.isPassing || loop.starts.contains(where: { $0.contains { analysis.unresolved[$0] != nil } }) { return true }
    if loop.parts.contains(where: { !$0.role.isEmpty }), loop.closures.contains(where: endingThemselves.contains) { return true }
    if loop.parts.contains(where: { part in !part.selector.isEmpty && methodsEndingCallers[part.selector, default: []].contains { program.types.isKind(part.target, of: $0) } }) { return true }
    return isLeft(loop) || loop.variables.contains { empties($0, in: loop.function) }
  }

  /// Whether a screen keeps the navigation that has it on top of others: the navigation releases the screen on the way back.
  private func isLeft(_ loop: FoundLoop) -> Bool {
    loop.parts.contains { part in
      // Among objects of the project the navigation is no end of a link, and the screen may be its first.
      guard Platform.isStack(role: part.role), loop.parts.count == 1 || !program.types.isOwn(part.source) else { return false }
      return part.endings.contains { Platform.takesScreenAway(calledBy: $0.first == "-" ? String($0.dropFirst()) : $0) }
    }
  }

  private func empties(_ variable: String, in function: Program.FunctionID) -> Bool {
    if let known = emptying[variable] { return known.contains(function) }
    let found = analysis.functions(around: analysis.emptied[variable] ?? [])
    emptying[variable] = found
    return found.contains(function)
  }
}

extension Analysis {
  /// The given closures, the functions that make them, and the functions around these if they are closures. O(functions and calls).
  fileprivate func functions(around closures: Set<Program.FunctionID>) -> Set<Program.FunctionID> {
    var found = closures
    var waiting = Array(closures)
    while let next = waiting.popLast() {
      guard program.functions[next].kind == .closure else { continue }
      for maker in callers[next] where found.insert(maker).inserted { waiting.append(maker) }
    }
    return found
  }

  /// The functions that take objects out of their containers, by the type of the object and all its ancestors.
  fileprivate func removalsByLine() -> [Types.TypeID: Set<Program.FunctionID>] {
    var found: [Types.TypeID: Set<Program.FunctionID>] = [:]
    for (type, functions) in removals { for above in program.types.line(of: type) { found[above, default: []].formUnion(functions) } }
    return found
  }
}

/// The code that empties members, by the member and its owner.
private struct ClearingIndex {
  private let types: Types
  private var own: [Pair: [Clearing]] = [:]
  /// The same by all ancestors of the owner.
  private var below: [Pair: [Clearing]] = [:]
  private var byRole: [String: [Clearing]] = [:]

  init(_ analysis: Analysis) {
    types = analysis.program.types
    for clearing in analysis.clearings.sorted(by: Clearing.inOrder) {
      let line = types.line(of: clearing.owner)
      own[Pair(Int32(clearing.owner), clearing.slot), default: []].append(clearing)
      if let role = clearing.role { byRole[role, default: []].append(clearing) }
      for type in line where type != clearing.owner { below[Pair(Int32(type), clearing.slot), default: []].append(clearing) }
    }
  }

  /// The code that empties a role of a library object, whichever object that is. O(1).
  func ofRole(_ role: String) -> [Clearing] { byRole[role] ?? [] }

  /// The code that empties a member of a type, of an ancestor or of a descendant: an object may have both types. O(ancestors and results).
  func ofOneLine(_ slot: SlotID, _ owner: Types.TypeID) -> [Clearing] {
    types.line(of: owner).flatMap { own[Pair(Int32($0), slot)] ?? [] } + (below[Pair(Int32(owner), slot)] ?? [])
  }
}
