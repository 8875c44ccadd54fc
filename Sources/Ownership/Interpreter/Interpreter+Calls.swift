import Facts
import Platform

extension Interpreter {
  func evaluate(_ call: Code.Call, at value: Code.ValueID, _ state: inout State) -> [ObjectID] {
    let receivers = call.receiver.map { evaluate($0, &state) } ?? []
    var arguments: [[ObjectID]] = []
    for argument in call.arguments { arguments.append(evaluate(argument.value, &state)) }

    switch call.callee {
    case .value(let callee):
      let closures = evaluate(callee, &state)
      var results: [ObjectID] = []
      let before = called.count
      for closure in closures { results += run(closure, arguments, at: value, closures.count == 1 ? .surely : .oneOf, &state) }
      guard results.isEmpty else { return unique(results) }
      let unknown = unknown(call, at: value)
      for index in before..<called.count { called[index].result = unknown.first }
      return unknown
    case .function(let name, let candidates):
      let targets = targets(of: name, candidates, call, receivers)
      if !targets.isEmpty, !isOfCollections(targets, name) { return apply(targets, call, receivers, arguments, at: value, &state) }
      return library(name, call, receivers, arguments, at: value, &state)
    }
  }

  /// The result of a call if only its type is known. For an initialiser, callers use the receiver instead.
  func unknown(_ call: Code.Call, at value: Code.ValueID) -> [ObjectID] {
    if isFull || call.result?.form == .value && call.result?.id == nil { return [] }
    return [object(.result(site(value)), call.result)]
  }

  // MARK: Functions of the project

  /// How often something runs.
  enum Times {
    case surely
    /// Or another target in its place.
    case oneOf
    case anyNumber
  }

  private struct Target: Hashable {
    var function: Program.FunctionID
    /// The receiver that the target is meant for; nil for all receivers.
    var receiver: ObjectID?
  }

  private func targets(of name: String, _ candidates: [EntityID], _ call: Code.Call, _ receivers: [ObjectID]) -> [Target] {
    let stated = candidates.compactMap { program.function($0) }.filter { !isOfTestsOnly($0) }
    if call.traits.contains(.isSuper) { return stated.prefix(1).map { Target(function: $0) } }
    var found: [Target] = []
    func add(_ function: Program.FunctionID, _ receiver: ObjectID?) {
      let target = Target(function: function, receiver: receiver)
      if !found.contains(target) { found.append(target) }
    }
    let isStatic = call.receiver.map { if case .type = function.values[Int($0)] { true } else { false } } ?? false
    for receiver in receivers {
      let own = objects[Int(receiver)]
      guard let type = own.type else { continue }
      let kind: Program.Kind = isStatic ? .ofType : .method
      var methods = program.methods(name, kind, in: type).filter { !isOfTestsOnly($0) }
      // Overloads by type: the front-end has chosen one.
      if methods.count > 1, let chosen = methods.first(where: stated.contains) { methods = [chosen] }
      // A candidate that the object's type does not show: a protocol extension, a constrained extension.
      if methods.isEmpty { methods = stated.filter { program.functions[$0].owner != nil } }
      for method in methods.prefix(1) { add(method, receiver) }
      if !own.isExact, !call.traits.contains(.isInitialization) {
        // A method of a library class: the few overrides in the project don't tell what other objects of the class do.
        let isOfLibrary = methods.isEmpty && !program.types.isOwn(type) && program.types.isClass(type)
        for other in program.overriders(name, kind, below: type).prefix(Program.mostTargets + 1) where !isOfTestsOnly(other) {
          if !(isOfLibrary && program.functions[other].traits.contains(.overrides)) { add(other, receiver) }
        }
      }
    }
    if found.isEmpty {
      for function in stated { add(function, nil) }
      // Only declared: a protocol requirement, or a method of a superclass whose body is elsewhere.
      if found.isEmpty, receivers.isEmpty || receivers.allSatisfy({ objects[Int($0)].type == nil }) {
        if case .type(let type)? = call.receiver.map({ function.values[Int($0)] }), let known = program.types.type(type.id) {
          for method in program.methods(name, .ofType, in: known).prefix(1) { add(method, nil) }
        }
      }
    }
    return found.count > Program.mostTargets ? [] : found
  }

  /// Whether the project adds a method to a library's collection whose effect its name tells: `popFirst()` for `Array`.
  private func isOfCollections(_ targets: [Target], _ name: String) -> Bool {
    guard targets.allSatisfy({ program.owners[$0.function].map { !program.types.isOwn($0) } ?? false }) else { return false }
    return librarySummaries(program.called(name).summaries, receiver: nil).contains { $0.effects.contains(.removes) }
  }

  /// Whether a function is test code, called from code that is not: it replaces another function while tests run.
  private func isOfTestsOnly(_ other: Program.FunctionID) -> Bool { program.isOfTests(other) && !program.isOfTests(number) }

  private func apply(
    _ targets: [Target], _ call: Code.Call, _ receivers: [ObjectID], _ arguments: [[ObjectID]], at value: Code.ValueID, _ state: inout State
  ) -> [ObjectID] {
    var results: [ObjectID] = []
    for target in targets {
      if targets.count == 1 { for receiver in target.receiver.map({ [$0] }) ?? receivers { narrow(receiver, to: target.function) } }
      let bound = bind(call.arguments, arguments, to: target.function)
      results += apply(
        target.function, me: target.receiver.map { [$0] } ?? receivers, bound, nothing: nothing(call.arguments, to: target.function), at: value,
        targets.count == 1 ? .surely : .oneOf, &state)
    }
    if call.traits.contains(.isInitialization) { return receivers }
    if results.isEmpty { return targets.allSatisfy { analysis.summary(of: $0.function).givesNothing } ? [] : unknown(call, at: value) }
    return unique(results)
  }

  /// If a call can only mean one implementation, that tells the type of the object.
  private func narrow(_ receiver: ObjectID, to callee: Program.FunctionID) {
    let own = objects[Int(receiver)]
    guard !own.isExact, own.form != .closure, let owner = program.owners[callee], owner != own.type, !program.types.isProtocol(owner) else { return }
    if own.type.map({ program.types.isKind(owner, of: $0) }) ?? true { objects[Int(receiver)].type = owner }
  }

  /// The objects that each parameter of the callee receives.
  private func bind(_ arguments: [Code.Argument], _ values: [[ObjectID]], to callee: Program.FunctionID) -> [[ObjectID]] {
    var bound: [[ObjectID]] = Array(repeating: [], count: program.functions[callee].parameters.count)
    for (value, place) in zip(values, program.parameters(for: arguments, from: number, of: callee)) { if let place { bound[place] += value } }
    return bound
  }

  /// The parameters that receive `nil`: `setHandler:nil`.
  private func nothing(_ arguments: [Code.Argument], to callee: Program.FunctionID) -> [Int32] {
    guard arguments.contains(where: { isNothing($0.value) }) else { return [] }
    return zip(arguments, program.parameters(for: arguments, from: number, of: callee)).compactMap { argument, place in isNothing(argument.value) ? place.map(Int32.init) : nil }
  }

  /// Applies the summary of a function and returns its result. `nothing` lists the parameters that surely receive `nil`.
  func apply(
    _ callee: Program.FunctionID, me: [ObjectID], _ arguments: [[ObjectID]], nothing: [Int32] = [], at value: Code.ValueID, _ times: Times, _ state: inout State
  ) -> [ObjectID] {
    callees.insert(callee)
    return apply(analysis.summary(of: callee), of: callee, me: me, arguments, nothing: nothing, environment: [], at: value, times, &state)
  }

  /// Whether running a closure has any effect.
  private func canRun(_ closure: ObjectID) -> Bool {
    switch objects[Int(closure)].origin {
    case .closure(_, let callee): callee >= 0
    case .parameter, .content, .element: called.count < Self.mostCalled
    default: false
    }
  }

  private static let mostCalled = 20

  /// Runs a closure with arguments.
  func run(_ closure: ObjectID, _ arguments: [[ObjectID]], at value: Code.ValueID, _ times: Times, _ state: inout State) -> [ObjectID] {
    guard case .closure(_, let number) = objects[Int(closure)].origin, case let callee = Program.FunctionID(number), callee >= 0 else {
      // The caller knows which closure it is.
      switch objects[Int(closure)].origin {
      case .parameter, .content, .element: if called.count < Self.mostCalled { called.append(ClosureCall(closure: closure, arguments: arguments)) }
      default: break
      }
      return []
    }
    return apply(analysis.summary(of: callee), of: callee, me: [], arguments, environment: [closure], at: value, times, &state)
  }

  /// Applies a summary: what the callee does to the objects of the summary is done to the caller's objects.
  private func apply(
    _ summary: Summary, of callee: Program.FunctionID, me: [ObjectID], _ arguments: [[ObjectID]], nothing: [Int32] = [], environment: [ObjectID], at value: Code.ValueID, _ times: Times,
    _ state: inout State
  ) -> [ObjectID] {
    guard !isFull, work < Self.mostWork else {
      escaped.formUnion(arguments.joined())
      return []
    }
    work += summary.objects.count
    // All objects are mapped before any of them is changed.
    var meant = meant(by: summary, of: callee, me, arguments, environment, at: value, &state)
    for call in summary.called { if let result = call.result { meant.replace(result, by: run(call, meant, at: value, &state)) } }
    calls += 1
    write(summary, meant, nothing: nothing, at: value, times, &state)
    for object in summary.escaped { escaped.formUnion(meant[object]) }
    end(summary.ended, of: summary, meant, at: value, &state)
    if value >= 0 { for thinned in summary.thinned { for collection in meant[thinned] { clear(collection, position(value), &state) } } }
    for call in summary.called where call.result == nil { _ = run(call, meant, at: value, &state) }
    let results = unique(summary.results.flatMap { meant[$0] })
    // An operator that the project defines on publishers.
    if !results.isEmpty, me.contains(where: isEndless) || arguments.joined().contains(where: isEndless) {
      for result in results { if case .result = objects[Int(result)].origin { objects[Int(result)].isEndless = true } }
    }
    return results
  }

  /// Maps the objects of a summary to the caller's objects. One case for each kind of origin.
  private func meant(
    by summary: Summary, of callee: Program.FunctionID, _ me: [ObjectID], _ arguments: [[ObjectID]], _ environment: [ObjectID], at value: Code.ValueID, _ state: inout State
  ) -> Meant {
    var meant = Meant(count: summary.objects.count)
    for index in summary.objects.indices {
      let own = summary.objects[index]
      meant.begin()
      func fresh(_ origin: Origin) {
        guard !isFull else { return }
        let made = object(origin, type: own.type, own.form, isExact: own.isExact)
        if own.isEndless { objects[Int(made)].isEndless = true }
        meant.add(made)
      }
      let inner = Site(value: value, round: round, inner: Int32(index) + 1, callee: Int32(callee))
      switch own.origin {
      case .me: for object in me { meant.add(object) }
      case .environment: for object in environment { meant.add(object) }
      case .program: meant.add(object(.program, type: nil, .unknown))
      case .parameter(let parameter):
        guard arguments.indices.contains(Int(parameter)) else { break }
        for object in arguments[Int(parameter)] {
          // An object of unknown type gets the type of the parameter.
          if own.type != nil, objects[Int(object)].type == nil, objects[Int(object)].form == .unknown {
            objects[Int(object)].type = own.type
            objects[Int(object)].form = own.form
          }
          meant.add(object)
        }
      case .content(let source, let slot):
        let form = own.type == nil ? nil : own.form
        for place in meant.places(of: source) {
          let object = meant.all[place]
          if let known = state.heap.places(HeapKey(object: object, slot: slot)) {
            for link in known { meant.join(state.heap.link(link).target) }
          } else {
            for found in look(object, slot, own.type, form, &state) { meant.join(found) }
          }
        }
      case .element(let source, _):
        for place in meant.places(of: source) {
          let object = meant.all[place]
          if let known = state.heap.places(HeapKey(object: object, slot: analysis.slots.element)), !known.isEmpty {
            for link in known { meant.join(state.heap.link(link).target) }
          } else if !isFull {
            meant.join(self.object(.element(object, inner), type: own.type, own.form, depth: objects[Int(object)].depth + 1))
          }
        }
      case .copy(let original, _):
        for place in meant.places(of: original) where !isFull {
          let object = meant.all[place]
          meant.add(self.object(.copy(object, inner), type: own.type, own.form, depth: objects[Int(object)].depth))
        }
      case .new: fresh(.new(inner))
      case .closure(_, let callee): fresh(.closure(inner, callee))
      case .collection: fresh(.collection(inner))
      case .result: fresh(.result(inner))
      case .box(let local, _): fresh(.box(local, inner))
      case .root: meant.add(object(own.origin, type: nil, .unknown))
      }
      meant.end()
    }
    return meant
  }

  /// Applies the writes of a summary.
  private func write(_ summary: Summary, _ meant: Meant, nothing: [Int32], at value: Code.ValueID, _ times: Times, _ state: inout State) {
    let disputed = disputed(summary, meant)
    var isAdded: Set<HeapKey> = []
    var links: [Link] = []
    for write in summary.writes {
      let sources = meant.places(of: write.source)
      // Adding to a collection or to a library object replaces nothing.
      let isAdding = !write.links.isEmpty && analysis.slots.holdsMany(write.slot)
      let sure = times == .surely && write.isSure && sources.count == 1 && !isAdding
      let isEmptying = sources.count == 1 && !isAdding && summary.isOnly(write, ofParameters: nothing)
      for place in sources {
        let source = meant.all[place]
        // `(item as? Presenting)?.screen = self` in the callee does nothing to an object of another type.
        if let owner = write.owner, let type = objects[Int(source)].type, program.types.areApart(type, owner, isExact: objects[Int(source)].isExact) { continue }
        settleCopies(of: source, write.slot, &state)
        let key = HeapKey(object: source, slot: write.slot)
        let isDisputed = !disputed.isEmpty && disputed.contains(key)
        let isNew = sure && (!isDisputed || isAdded.insert(key).inserted)
        if !isNew, objects[Int(source)].origin.isOld, !state.heap.has(key) { _ = load(source, write.slot, type: nil, nil, &state) }
        links.removeAll(keepingCapacity: true)
        let mayBeEmpty = isNew ? nil : state.heap.copy(key, to: &links)
        linkPlaces.restart(links, objects.count)
        for place in write.links {
          let (link, ways) = (summary.links[Int(place)], summary.ways[Int(place)])
          let targets = meant.places(of: link.target)
          var number: Int32 = 0
          if link.step != 0 {
            var step = summary.steps[Int(link.step)]
            // One object of the callee may be one of several here. An element of a collection stands for each of them.
            let isOneOf = targets.count > 1 && !summary.objects[Int(link.target)].origin.isElement
            if times == .oneOf || isDisputed || isOneOf { step.isUnsure = true }
            step.isOfCallee = true
            // Each of the runs may take another way.
            (step.call, step.ways) = times == .anyNumber ? (0, .max) : (calls, ways)
            number = add(step)
          }
          // `if ([parent isKindOfClass:[Bar class]]) self.bar = (Bar *)parent;` in the callee stores no object of another class.
          for place in targets where link.step == 0 || !isMisplaced(meant.all[place], in: write.slot, of: objects[Int(source)].type) {
            add(Link(target: meant.all[place], step: number), to: &links)
          }
          work += targets.count + 1
        }
        state.heap.set(key, links, isWritten: true, mayBeEmpty: isNew ? links.isEmpty : isEmptying || mayBeEmpty ?? false)
        // The callee may store what another member has, and that member may be empty by now.
        let isEmptied = isNew && !write.links.isEmpty && links.isEmpty
        if isEmptying || isEmptied, value >= 0 { state.cleared[key] = position(value) }
      }
    }
  }

  private func end(_ ended: [ObjectID], of summary: Summary, _ meant: Meant, at value: Code.ValueID, _ state: inout State) {
    for ended in ended {
      // If a function ends something that it reads from a member, that is noted in the function itself. `[self.timer stop]` of a category method is noted here.
      let isHandedIn = summary.objects[Int(ended)].origin.isHandedIn && value >= 0
      for object in meant[ended] {
        end(object, state: &state)
        if isHandedIn, case .content(let holder, let slot) = objects[Int(object)].origin { state.cleared[HeapKey(object: holder, slot: slot)] = position(value) }
      }
    }
  }

  /// Adds a link. Of several links that a function makes to one object, the surest is kept; equally sure links of one call are merged with all their ways.
  private func add(_ link: Link, to links: inout [Link]) {
    guard let known = linkPlaces.find(link) else {
      linkPlaces.add(link, at: links.count)
      return links.append(link)
    }
    guard link.step != 0, links[known].step != link.step else { return }
    let (before, after) = (steps[Int(links[known].step)], steps[Int(link.step)])
    if before.isUnsure != after.isUnsure || before.isPassing != after.isPassing {
      if after.isUnsure || after.isPassing { return }
      links[known] = link
    } else if before.call == after.call, before.ways != after.ways {
      var step = before
      step.ways |= after.ways
      links[known].step = add(step)
    }
  }

  /// The slots that are written twice because two objects of the callee are the same object here. The final contents are then unknown.
  private func disputed(_ summary: Summary, _ meant: Meant) -> Set<HeapKey> {
    guard mayBeDisputed(summary, meant) else { return [] }
    var last = PairTable<Int>()
    var found: Set<HeapKey> = []
    for (number, write) in summary.writes.enumerated() {
      for source in meant[write.source] {
        last.change(Pair(source, write.slot), orNew: number) { before in
          if before != number, !areAlike(summary.writes[before], write, summary, meant) { found.insert(HeapKey(object: source, slot: write.slot)) }
          before = number
        }
      }
    }
    return found
  }

  /// Whether two writes store the same objects. O(links).
  private func areAlike(_ first: Summary.Write, _ second: Summary.Write, _ summary: Summary, _ meant: Meant) -> Bool {
    applications += 1
    let mark = applications
    var missing = 0
    for link in first.links {
      for place in meant.places(of: summary.links[Int(link)].target) where marks[Int(meant.all[place])] != mark {
        marks[Int(meant.all[place])] = mark
        missing += 1
      }
    }
    applications += 1
    for link in second.links {
      for place in meant.places(of: summary.links[Int(link)].target) where marks[Int(meant.all[place])] != applications {
        guard marks[Int(meant.all[place])] == mark else { return false }
        marks[Int(meant.all[place])] = applications
        missing -= 1
      }
    }
    return missing == 0
  }

  /// Whether two objects that the callee writes to are the same object here. The writes to one object are adjacent.
  private func mayBeDisputed(_ summary: Summary, _ meant: Meant) -> Bool {
    guard summary.writes.count > 1 else { return false }
    applications += 1
    if marks.count < objects.count { marks += Array(repeating: 0, count: objects.capacity - marks.count) }
    var last: Int32 = -1
    for write in summary.writes where write.source != last {
      last = write.source
      for place in meant.places(of: write.source) {
        let object = Int(meant.all[place])
        if marks[object] == applications { return true }
        marks[object] = applications
      }
    }
    return false
  }

  /// Runs a closure that the callee calls. Recursion between closures ends here.
  private func run(_ call: ClosureCall, _ meant: Meant, at value: Code.ValueID, _ state: inout State) -> [ObjectID] {
    lazy var arguments = call.arguments.map { unique($0.flatMap { meant[$0] }) }
    var results: [ObjectID] = []
    for closure in meant[call.closure] where running.count < 8 && canRun(closure) && !running.contains(closure) {
      running.append(closure)
      let before = called.count
      results += run(closure, arguments, at: value, .anyNumber, &state)
      // A closure that only our own caller knows: `call.result` stands for its result here.
      for index in before..<called.count { called[index].result = called[index].result ?? call.result.flatMap { meant[$0].first } }
      running.removeLast()
    }
    return unique(results + (call.result.map { results.isEmpty ? Array(meant[$0]) : [] } ?? []))
  }

  /// Notes what an unresolved call may run. A Swift call on `self` runs a method of that name in the type or a descendant. Any other call may run every method of the name.
  func noteUnfollowed(_ name: String, _ call: Code.Call) {
    if function.language == .swift, !call.traits.contains(.isSuper), let receiver = call.receiver, case .selfObject = function.values[Int(receiver)], let owner = program.owners[number],
      program.types.isOwn(owner), !program.types.isProtocol(owner), program.types.isClass(owner)
    {
      callees.formUnion(program.methods(name, inFamilyOf: owner))
    } else {
      analysis.note(unresolved: name, in: number)
    }
  }
}

/// Maps each object of a summary to none, one or several objects of the caller.
private struct Meant {
  private(set) var all: [ObjectID] = []
  private var places: [Range<Int32>] = []

  /// Where the objects for the current one begin.
  private var start = 0

  init(count: Int) {
    all.reserveCapacity(count + 8)
    places.reserveCapacity(count)
  }

  /// The positions in the list of all objects.
  func places(of object: Int32) -> Range<Int> {
    let place = places[Int(object)]
    return Int(place.lowerBound)..<Int(place.upperBound)
  }

  subscript(object: Int32) -> ArraySlice<ObjectID> { all[places(of: object)] }

  /// Starts the mapping of the next object.
  mutating func begin() { start = all.count }

  mutating func end() { places.append(Int32(start)..<Int32(all.count)) }

  mutating func add(_ object: ObjectID) { all.append(object) }

  /// Adds an object, unless it is there already or there are `mostMeant` already: see `unique`.
  mutating func join(_ object: ObjectID) {
    guard all.count - start < Interpreter.mostMeant else { return }
    for place in start..<all.count where all[place] == object { return }
    all.append(object)
  }

  mutating func replace(_ object: Int32, by objects: [ObjectID]) {
    places[Int(object)] = Int32(all.count)..<Int32(all.count + objects.count)
    all += objects
  }
}

/// The positions of the links in one list, by target and by whether the function made the link.
struct LinkPlaces {
  /// For each key, the number of its list and the position. A new list number makes all older entries void.
  private var places: [(list: Int32, place: Int32)] = []
  private var list: Int32 = 0

  /// Begins a list with some links. `count` is the number of objects.
  mutating func restart(_ links: [Link], _ count: Int) {
    list += 1
    if places.count < 2 * count { places += Array(repeating: (0, 0), count: 4 * count - places.count) }
    for (place, link) in links.enumerated() where find(link) == nil { add(link, at: place) }
  }

  /// The position of the first link with the same target and kind. O(1).
  func find(_ link: Link) -> Int? {
    let known = places[number(link)]
    return known.list == list ? Int(known.place) : nil
  }

  mutating func add(_ link: Link, at place: Int) { places[number(link)] = (list, Int32(place)) }

  private func number(_ link: Link) -> Int { 2 * Int(link.target) + (link.step == 0 ? 0 : 1) }
}
