import Facts

/// What a function does to the objects that its caller can reach. Objects stand after those that they come from.
final class Summary {
  struct Write {
    var source: Int32
    var slot: SlotID
    /// In the list of all links.
    var links: Range<Int32>
    /// Whether every way through the function writes it.
    var isSure: Bool
    /// The class or protocol that a cast found the source to be of before it was written to; nil where none was asked for, or several were.
    var owner: Types.TypeID?
  }

  /// Whether all that a write stores is what some parameters of the function are handed. On some ways what was there may stay.
  func isOnly(_ write: Write, ofParameters parameters: [Int32]) -> Bool {
    guard !parameters.isEmpty else { return false }
    let new = write.links.lazy.map { self.links[Int($0)] }.filter { $0.step != 0 }
    return !new.isEmpty
      && new.allSatisfy { link in
        if case .parameter(let parameter) = objects[Int(link.target)].origin { parameters.contains(parameter) } else { false }
      }
  }

  /// The slots of the object itself that are given nothing but what one parameter is handed. O(writes).
  func slotsOfItself(filledBy parameter: Int32) -> [SlotID] {
    writes.compactMap { if case .me = objects[Int($0.source)].origin, isOnly($0, ofParameters: [parameter]) { $0.slot } else { nil } }
  }

  var objects: [Object] = []
  var steps: [Step] = [.none]
  var writes: [Write] = []
  var links: [Link] = []
  /// On which ways through the function each link is there: a bit for each.
  var ways: [UInt64] = []
  var results: [ObjectID] = []
  var ended: [ObjectID] = []
  /// What is handed to calls of which nobody knows what they do.
  var escaped: [ObjectID] = []
  /// The objects that are called as closures.
  var called: [ClosureCall] = []
  /// Whether it returns nothing on every way, where its caller is to be given something.
  var givesNothing = false

  /// What has no effect.
  static func nothing() -> Summary { Summary() }
}

extension Interpreter {
  /// What a caller has to know: what the ways through the function have in common is sure, all else is possible.
  func summary(of states: [State]) -> Summary {
    guard !states.isEmpty else { return .nothing() }
    var builder = SummaryBuilder(self, states)
    builder.build()
    return builder.summary
  }
}

/// Makes the summary of a function from the states in which it ends.
private struct SummaryBuilder {
  let summary = Summary()
  private let interpreter: Interpreter
  private let objects: [Object]
  private let states: [State]
  /// What each object is in the summary; -1 for those that are not in it.
  private var numbers: [Int32]
  /// What each step is in the summary; -1 for those that are not in it.
  private var stepNumbers: [Int32]

  /// Larger effects are cut: a caller sees less.
  private static let mostObjects = 120
  private static let mostWrites = 300

  init(_ interpreter: Interpreter, _ states: [State]) {
    self.interpreter = interpreter
    self.states = states
    objects = interpreter.objects
    numbers = Array(repeating: -1, count: objects.count)
    stepNumbers = Array(repeating: -1, count: interpreter.steps.count)
    stepNumbers[0] = 0
  }

  mutating func build() {
    addObjects(where: reachable())
    addWrites()
    addResults()
    addClosureCalls()
  }

  // MARK: Objects

  /// Whether a caller can reach each object: a root, what such an object has, and what such an object comes from.
  private func reachable() -> [Bool] {
    // What each object has, as a chain of links.
    var links: [(target: ObjectID, next: Int)] = []
    var firstLink = Array(repeating: -1, count: objects.count)
    for state in states {
      for (key, contents) in state.heap {
        for link in contents.links {
          links.append((link.target, firstLink[Int(key.object)]))
          firstLink[Int(key.object)] = links.count - 1
        }
      }
    }
    var isReachable = Array(repeating: false, count: objects.count)
    var waiting: [ObjectID] = []
    func reach(_ object: ObjectID) {
      guard !isReachable[Int(object)] else { return }
      isReachable[Int(object)] = true
      waiting.append(object)
    }
    forEachRoot(reach)
    while let next = waiting.popLast() {
      var link = firstLink[Int(next)]
      while link >= 0 {
        reach(links[link].target)
        link = links[link].next
      }
      switch objects[Int(next)].origin {
      case .content(let source, _), .element(let source, _), .copy(let source, _): reach(source)
      default: break
      }
    }
    return isReachable
  }

  /// The objects that a caller has, or is given: what comes from outside, what is returned, what closures are called with, and what is ended.
  private func forEachRoot(_ visit: (ObjectID) -> Void) {
    for (index, object) in objects.enumerated() {
      switch object.origin {
      case .me, .environment, .parameter, .program: visit(ObjectID(index))
      default: break
      }
    }
    for state in states {
      state.results.forEach(visit)
      for ended in state.ended where objects[Int(ended)].origin.isOld { visit(ended) }
    }
    for call in interpreter.called {
      visit(call.closure)
      call.arguments.joined().forEach(visit)
    }
  }

  /// Adds the objects that a caller can reach, as far as `mostObjects`: each after the object that it comes from, and without those that come from one that is left out.
  private mutating func addObjects(where isReachable: [Bool]) {
    for (index, object) in objects.enumerated() where isReachable[index] {
      guard summary.objects.count < Self.mostObjects else { break }
      var object = object
      switch object.origin {
      case .content(let source, let slot):
        guard let source = number(source) else { continue }
        object.origin = .content(source, slot)
      case .element(let source, let site):
        guard let source = number(source) else { continue }
        object.origin = .element(source, site)
      case .copy(let source, let site):
        guard let source = number(source) else { continue }
        object.origin = .copy(source, site)
      default: break
      }
      numbers[index] = Int32(summary.objects.count)
      summary.objects.append(object)
    }
  }

  private func number(_ object: ObjectID) -> Int32? { numbers[Int(object)] < 0 ? nil : numbers[Int(object)] }

  // MARK: Writes

  private mutating func addWrites() {
    var keys: [HeapKey] = []
    for state in states { for (key, contents) in state.heap where contents.isWritten { keys.append(key) } }
    keys.sort()
    var last: HeapKey?
    for key in keys where key != last {
      last = key
      guard summary.writes.count < Self.mostWrites else { break }
      if let source = number(key.object) { addWrite(of: key, source) }
    }
  }

  /// Adds what the states have in a slot. A way that does not write the slot makes the write unsure.
  private mutating func addWrite(of key: HeapKey, _ source: Int32) {
    let start = summary.links.count
    var isSure = true
    for (way, state) in states.enumerated() {
      if let contents = state.heap[key], contents.isWritten { add(contents.links, of: way, from: start) } else { isSure = false }
    }
    if summary.links.count == start, !isSure { return }
    summary.writes.append(
      Summary.Write(source: source, slot: key.slot, links: Int32(start)..<Int32(summary.links.count), isSure: isSure, owner: interpreter.ownersOfWrites[key].flatMap { $0 }))
  }

  /// Adds the links that a slot has at the end of one way. The links of the slot begin at `start`; one that another way has as well is marked for this way.
  private mutating func add(_ links: ArraySlice<Link>, of way: Int, from start: Int) {
    let bit: UInt64 = 1 << UInt64(min(way, 63))
    var expected = start
    for link in links {
      guard let target = number(link.target) else { continue }
      let own = Link(target: target, step: stepNumber(link.step))
      // Most ways have the same links in the same order.
      if expected >= summary.links.count || summary.links[expected] != own { expected = summary.links[start...].firstIndex(of: own) ?? summary.links.count }
      if expected < summary.links.count {
        summary.ways[expected] |= bit
      } else {
        summary.links.append(own)
        summary.ways.append(bit)
      }
      expected += 1
    }
  }

  private mutating func stepNumber(_ step: Int32) -> Int32 {
    if stepNumbers[Int(step)] < 0 {
      stepNumbers[Int(step)] = Int32(summary.steps.count)
      summary.steps.append(interpreter.steps[Int(step)])
    }
    return stepNumbers[Int(step)]
  }

  // MARK: The rest

  private func addResults() {
    for state in states {
      for result in state.results { if let own = number(result), !summary.results.contains(own) { summary.results.append(own) } }
    }
    summary.ended = Set(states.lazy.flatMap { $0.ended }).sorted().compactMap(number)
    summary.escaped = interpreter.escaped.sorted().compactMap(number)
    summary.givesNothing = interpreter.function.givesNothing
  }

  private func addClosureCalls() {
    for call in interpreter.called {
      guard let closure = number(call.closure) else { continue }
      summary.called.append(ClosureCall(closure: closure, arguments: call.arguments.map { $0.compactMap(number) }, result: call.result.flatMap(number)))
    }
  }
}
