import Facts

/// The callers of each function: those that are known, and those with an unresolved call of its name. Calls of a function by itself do not count. Callers in tests are
/// counted apart.
///
/// The callers of a name are stored once for all functions of that name. A list for each function would take quadratic space.
struct CallGraph {
  /// The functions that each function is known to call.
  fileprivate let callees: [[Program.FunctionID]]
  /// How many callers of each function are known.
  fileprivate let callerCounts: [Int]
  /// For each function the number of its name, if there are unresolved calls of that name; else -1.
  fileprivate let names: [Int]
  /// By number of a name: the functions that have it, and those that call it.
  fileprivate let functionsOfName: [[Program.FunctionID]]
  fileprivate let callersOfName: [[Program.FunctionID]]
  fileprivate let namesCalled: [[Int]]
  /// Whether a function calls its own name.
  private let callsOwnName: [Bool]
  private let isCalledByTest: [Bool]
  /// By number of a name: how many test functions call it.
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

  /// Whether anything but tests calls a function. O(1).
  func isCalled(_ function: Program.FunctionID) -> Bool {
    if callerCounts[function] > 0 { return true }
    return names[function] >= 0 && callersOfName[names[function]].count > ownCalls(function)
  }

  /// How many of the callers of a function's name are the function itself: 0 or 1.
  fileprivate func ownCalls(_ function: Program.FunctionID) -> Int { callsOwnName[function] && !isForTests[function] ? 1 : 0 }

  /// The functions that calls lead to from `starts`, these included. Beyond the starts, calls of a function are followed only where `goesOn` says so. O(functions and calls).
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

/// The smallest set with the added functions, and with every called function that may be in it and has all its callers in it.
///
/// Each function is added once. In total that takes O(functions and calls), however long the call chains are.
struct CalledOnlyBy {
  private let graph: CallGraph
  /// Whether a function may be in the set because of its callers.
  private let mayBeIn: (Program.FunctionID) -> Bool
  private var isIn: [Bool]
  /// How many callers are not in the set: the known callers of each function, and the callers of each name.
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

  /// Adds functions and all that follow. Calls `added` for each new one; what it returns is added too.
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
          // The last caller may be a function of this name; its own call does not count.
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
