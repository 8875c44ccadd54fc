import Facts

/// What a function does to the objects that its caller can reach. An object comes after the objects that its origin refers to.
final class Summary {
  struct Write {
    var source: Int32
    var slot: SlotID
    /// In the list of all links.
    var links: Range<Int32>
    /// Whether every way through the function makes the write.
    var isSure: Bool
    /// The type whose member it is, by the function's stores, so that nothing is written to an object of another type; nil if they name none or several.
    var owner: Types.TypeID?
  }

  /// Whether a write stores only what the caller passes for the given parameters. On some ways the slot may keep its old contents.
  func isOnly(_ write: Write, ofParameters parameters: [Int32]) -> Bool {
    guard !parameters.isEmpty else { return false }
    let new = write.links.lazy.map { self.links[Int($0)] }.filter { $0.step != 0 }
    return !new.isEmpty
      && new.allSatisfy { link in
        if case .parameter(let parameter) = objects[Int(link.target)].origin { parameters.contains(parameter) } else { false }
      }
  }

  /// The slots of the object itself that receive only what the caller passes for one parameter. O(writes).
  func slotsOfItself(filledBy parameter: Int32) -> [SlotID] {
    writes.compactMap { if case .me = objects[Int($0.source)].origin, isOnly($0, ofParameters: [parameter]) { $0.slot } else { nil } }
  }

  var objects: [Object] = []
  var steps: [Step] = [.none]
  var writes: [Write] = []
  var links: [Link] = []
  /// For each link, the ways through the function that have it: one bit for each way.
  var ways: [UInt64] = []
  var results: [ObjectID] = []
  var ended: [ObjectID] = []
  /// The collections from outside that lose elements.
  var thinned: [ObjectID] = []
  /// What the function passes to calls whose effect is unknown.
  var escaped: [ObjectID] = []
  /// The objects that are called as closures.
  var called: [ClosureCall] = []
  /// Whether the function returns `nil` on every way although it has a result.
  var givesNothing = false

  /// A summary without any effect.
  static func nothing() -> Summary { Summary() }
}

extension Interpreter {
  /// What a caller has to know. An effect is sure if all ways have it; otherwise it is possible.
  func summary(of states: [State]) -> Summary {
    guard !states.isEmpty else { return .nothing() }
    var builder = SummaryBuilder(self, states)
    builder.build()
    return builder.summary
  }
}

/// Makes the summary of a function from the states at its end.
private struct SummaryBuilder {
  let summary = Summary()
  private let interpreter: Interpreter
  private let objects: [Object]
  private let states: [State]
  /// The number of each object in the summary; -1 for objects that are not in it.
  private var numbers: [Int32]
  /// The number of each step in the summary; -1 for steps that are not in it.
  private var stepNumbers: [Int32]

  /// Larger effects are cut off: the caller then sees only a part of them.
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

  /// For each object, whether a caller can reach it: roots, what a reachable object has, and what a reachable object comes from.
  private func reachable() -> [Bool] {
    // The links out of each object, as a linked list.
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

  /// The objects that a caller has or gets: those from outside, the results, the closures that are called with their arguments, and old objects that are ended.
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

  /// Adds the objects that a caller can reach, `mostObjects` at most. Each comes after its source; an object is left out if its source is.
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

  /// Adds the contents of a slot in all states. The write is unsure if some way does not write the slot.
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

  /// Adds the links that a slot has at the end of one way. The links of this slot begin at `start`. A link that another way added already is only marked for this way.
  private mutating func add(_ links: ArraySlice<Link>, of way: Int, from start: Int) {
    let bit: UInt64 = 1 << UInt64(min(way, 63))
    var expected = start
    for link in links {
      guard let target = number(link.target) else { continue }
      let own = Link(target: target, step: stepNumber(link.step))
      // Most ways have the same links in the same order, so the next link is tried first.
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
    let element = interpreter.analysis.slots.element
    summary.thinned = Set(states.lazy.flatMap { $0.cleared.keys }.filter { $0.slot == element && objects[Int($0.object)].origin.isHandedIn }.map(\.object)).sorted().compactMap(number)
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
