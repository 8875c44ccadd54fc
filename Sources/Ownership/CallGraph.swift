import Facts

/// Who calls each function of a program: the callers that are known, and whoever calls something of its name that could not be found out. A function's calls of
/// itself do not count, and callers that are for tests are counted apart.
///
/// Who calls a name is kept once for all functions that have it: lists of all callers for each of them would be a square.
struct CallGraph {
  /// The functions that each function is known to call.
  fileprivate let callees: [[Program.FunctionID]]
  /// How many callers of each function are known.
  fileprivate let callerCounts: [Int]
  /// The number of the name of each function, where something of that name is called that could not be found out; else -1.
  fileprivate let names: [Int]
  /// By the number of a name: who has it, who calls it.
  fileprivate let functionsOfName: [[Program.FunctionID]]
  fileprivate let callersOfName: [[Program.FunctionID]]
  fileprivate let namesCalled: [[Int]]
  /// Whether a function is among those that call its own name.
  private let callsOwnName: [Bool]
  private let isCalledByTest: [Bool]
  /// By the number of a name: how many tests call it.
  private let testsOfName: [Int]
  private let isForTests: [Bool]

  /// O(functions and calls).
  init(_ analysis: Analysis, isForTests: [Bool]) {
    let functions = analysis.program.functions
    var callees: [[Program.FunctionID]] = Array(repeating: [], count: functions.count)
    var callerCounts = Array(repeating: 0, count: functions.count)
    var isCalledByTest = Array(repeating: false, count: functions.count)
    for (function, callers) in analysis.callers.enumerated() {
      for caller in callers where caller != function {
        if isForTests[caller] {
          isCalledByTest[function] = true
        } else {
          callees[caller].append(function)
          callerCounts[function] += 1
        }
      }
    }
    var numbers: [String: Int] = [:]
    var names = Array(repeating: -1, count: functions.count)
    var functionsOfName: [[Program.FunctionID]] = []
    for number in functions.indices where analysis.unresolved[functions[number].name] != nil {
      let name = numbers[functions[number].name] ?? functionsOfName.count
      if name == functionsOfName.count {
        numbers[functions[number].name] = name
        functionsOfName.append([])
      }
      names[number] = name
      functionsOfName[name].append(number)
    }
    var callersOfName: [[Program.FunctionID]] = Array(repeating: [], count: functionsOfName.count)
    var namesCalled: [[Int]] = Array(repeating: [], count: functions.count)
    var callsOwnName = Array(repeating: false, count: functions.count)
    var testsOfName = Array(repeating: 0, count: functionsOfName.count)
    for (text, name) in numbers {
      for caller in analysis.unresolved[text] ?? [] {
        if names[caller] == name { callsOwnName[caller] = true }
        if isForTests[caller] {
          testsOfName[name] += 1
        } else {
          callersOfName[name].append(caller)
          namesCalled[caller].append(name)
        }
      }
    }
    self.callees = callees
    self.callerCounts = callerCounts
    self.names = names
    self.functionsOfName = functionsOfName
    self.callersOfName = callersOfName
    self.namesCalled = namesCalled
    self.callsOwnName = callsOwnName
    self.isCalledByTest = isCalledByTest
    self.testsOfName = testsOfName
    self.isForTests = isForTests
  }

  /// Whether anybody but tests calls a function. O(1).
  func isCalled(_ function: Program.FunctionID) -> Bool {
    if callerCounts[function] > 0 { return true }
    return names[function] >= 0 && callersOfName[names[function]].count > ownCalls(function)
  }

  /// How many of the callers of its name a function is itself.
  fileprivate func ownCalls(_ function: Program.FunctionID) -> Int { callsOwnName[function] && !isForTests[function] ? 1 : 0 }

  /// The functions to which calls lead from some, these included, by way of those that `goesOn`. O(functions and calls).
  func reached(from starts: [Program.FunctionID], _ goesOn: (Program.FunctionID) -> Bool) -> [Bool] {
    var isReached = Array(repeating: false, count: names.count)
    var isNameReached = Array(repeating: false, count: functionsOfName.count)
    var waiting = starts
    for start in starts { isReached[start] = true }
    func reach(_ functions: [Program.FunctionID]) {
      for function in functions where !isReached[function] {
        isReached[function] = true
        if goesOn(function) { waiting.append(function) }
      }
    }
    while let function = waiting.popLast() {
      reach(callees[function])
      for name in namesCalled[function] where !isNameReached[name] {
        isNameReached[name] = true
        reach(functionsOfName[name])
      }
    }
    return isReached
  }

  /// Whether tests call a function. O(1).
  func isCalledByTests(_ function: Program.FunctionID) -> Bool {
    if isCalledByTest[function] { return true }
    guard names[function] >= 0 else { return false }
    let own = callsOwnName[function] && isForTests[function] ? 1 : 0
    return testsOfName[names[function]] > own
  }
}

/// Functions that nobody calls but functions of the same set: the least set with those that were added, and with every function that somebody calls, that
/// may be in it, and all of whose callers are in it.
///
/// Each function is added once, so that all of it takes O(functions and calls), however long the chains of calls are.
struct CalledOnlyBy {
  private let graph: CallGraph
  /// Whether its callers may make a function one of the set.
  private let mayBeIn: (Program.FunctionID) -> Bool
  private var isIn: [Bool]
  /// How many callers are not in the set: of each function those that are known, of each name all.
  private var left: [Int]
  private var leftOfName: [Int]

  init(_ graph: CallGraph, _ mayBeIn: @escaping (Program.FunctionID) -> Bool) {
    self.graph = graph
    self.mayBeIn = mayBeIn
    isIn = Array(repeating: false, count: graph.names.count)
    left = graph.callerCounts
    leftOfName = graph.callersOfName.map(\.count)
  }

  func contains(_ function: Program.FunctionID) -> Bool { isIn[function] }

  /// Adds functions, and what follows from that; `added` is told of each, and gives what is to be added with it.
  mutating func add(_ functions: [Program.FunctionID], _ added: (Program.FunctionID) -> [Program.FunctionID] = { _ in [] }) {
    var waiting = functions
    while let function = waiting.popLast() {
      guard !isIn[function] else { continue }
      isIn[function] = true
      waiting += added(function)
      for callee in graph.callees[function] {
        left[callee] -= 1
        if follows(callee) { waiting.append(callee) }
      }
      for name in graph.namesCalled[function] {
        leftOfName[name] -= 1
        switch leftOfName[name] {
        case 0: waiting += graph.functionsOfName[name].filter(follows)
        case 1:
          // The last one may be a function of this name, whose own call does not count.
          if let last = graph.callersOfName[name].first(where: { !isIn[$0] }), graph.names[last] == name, follows(last) { waiting.append(last) }
        default: break
        }
      }
    }
  }

  private func follows(_ function: Program.FunctionID) -> Bool {
    guard !isIn[function], left[function] == 0 else { return false }
    let name = graph.names[function]
    if name >= 0, leftOfName[name] > graph.ownCalls(function) { return false }
    return graph.isCalled(function) && mayBeIn(function)
  }
}
