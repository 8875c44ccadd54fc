import Facts

/// Who calls each function, and what that means for code that ends a loop.
final class Callers {
  private let analysis: Analysis
  private let program: Program
  private let isOfAnApplication: Bool
  /// Without the calls of tests.
  private let calls: CallGraph
  /// Whether calls lead to each function from code that runs by itself, from functions without callers, and from deinitialisers.
  private lazy var run = reached { $0.kind != .deinitializer && self.runsByItself($1) }
  private lazy var uncalled = reached { $0.kind != .deinitializer && !self.runsByItself($1) && !self.calls.isCalled($1) }
  private lazy var deallocated = reached { function, _ in function.kind == .deinitializer }
  /// The functions with unresolved calls, by the name that they call, without tests.
  private lazy var unresolved = analysis.unresolved.mapValues { $0.filter { !program.isOfTests($0) } }

  init(_ analysis: Analysis, isOfAnApplication: Bool) {
    self.analysis = analysis
    self.isOfAnApplication = isOfAnApplication
    program = analysis.program
    calls = CallGraph(analysis, isForTests: program.functions.indices.map(program.isOfTests))
  }

  /// What a function that empties a member means for a loop; nil if it means nothing, as in an initialiser.
  func kind(of number: Program.FunctionID, for loop: FoundLoop, _ members: Set<Types.TypeID>) -> ObjectLoop.Ending.Kind? {
    let function = program.functions[number]
    switch function.kind {
    case .initializer, .initialValue: return nil
    case .deinitializer: return isMember(function, members) ? .tooLate : .called
    default: break
    }
    if program.isOfTests(number) { return nil }
    if loop.closures.contains(number) { return .byItself }
    return isCalled(number, members)
  }

  /// Whether a function is never run: only its own file or type could call it, and nothing does.
  func isNeverRun(_ number: Program.FunctionID) -> Bool { program.functions[program.outermost(of: number)].traits.contains(.isPrivate) && isUncalled(program.outermost(of: number)) }

  /// Whether others could call a function, but nothing in the application does.
  func isNotSeenToRun(_ number: Program.FunctionID) -> Bool {
    let function = program.functions[program.outermost(of: number)]
    return isOfAnApplication && !function.traits.contains(.isPublic) && !mayBeAskedFor(function) && isUncalled(program.outermost(of: number))
  }

  private func isUncalled(_ number: Program.FunctionID) -> Bool {
    let function = program.functions[number]
    guard function.language == .swift, function.kind == .method || function.kind == .function,
      function.traits.isDisjoint(with: [.isDynamic, .isAction, .overrides]), !isRoot(function)
    else { return false }
    return !analysis.callers[number].contains { $0 != number } && analysis.unresolved[function.name] == nil
  }

  /// Whether a class or protocol of a library above its type may call a method by its name.
  private func mayBeAskedFor(_ function: Code.Function) -> Bool {
    guard let owner = program.types.type(function.owner) else { return false }
    return program.types.line(of: owner).contains { !program.types.isOwn($0) && program.mayAsk(for: function.baseName, $0) }
  }

  private func isMember(_ function: Code.Function, _ members: Set<Types.TypeID>) -> Bool {
    program.types.type(function.owner).map { members.contains($0) } ?? false
  }

  /// Whether a function is called while the loop could still be ended. Callers are followed up to the platform and to functions without callers; the latter may be an
  /// interface for others. The deinitialiser of an object in the loop comes too late.
  private func isCalled(_ start: Program.FunctionID, _ members: Set<Types.TypeID>) -> ObjectLoop.Ending.Kind {
    if run[start] { return .called }
    guard deallocated[start] else { return .uncalled }
    var seen: Set<Program.FunctionID> = [start]
    var names: Set<String> = []
    var waiting = [start]
    while let next = waiting.popLast() {
      let function = program.functions[next]
      if function.kind == .deinitializer {
        guard isMember(function, members) else { return .called }
        continue
      }
      func follow(_ callers: some Sequence<Program.FunctionID>) {
        for caller in callers where deallocated[caller] && !program.isOfTests(caller) && seen.insert(caller).inserted { waiting.append(caller) }
      }
      follow(analysis.callers[next])
      // The callers of a name are looked up once for all functions of that name.
      if names.insert(function.name).inserted { follow(unresolved[function.name] ?? []) }
    }
    return uncalled[start] ? .uncalled : .tooLate
  }

  private func reached(from isStart: (Code.Function, Program.FunctionID) -> Bool) -> [Bool] {
    let starts = program.functions.indices.filter { !program.isOfTests($0) && isStart(program.functions[$0], $0) }
    return calls.reached(from: starts) { program.functions[$0].kind != .deinitializer && !program.isOfTests($0) }
  }

  /// Whether a function runs without a visible call. If nothing outside can call it and nothing here does, some invisible call must exist.
  private func runsByItself(_ number: Program.FunctionID) -> Bool {
    let function = program.functions[number]
    if isRoot(function) { return true }
    return !calls.isCalled(number) && (function.traits.contains(.isPrivate) || function.language.isObjectiveC && !function.traits.contains(.isPublic))
  }

  /// Whether it runs by itself, or when a property is read or set.
  private func isRoot(_ function: Code.Function) -> Bool {
    switch function.kind {
    case .closure, .getter, .setter, .willSet, .didSet: true
    default: program.isCalledFromOutside(function)
    }
  }
}
