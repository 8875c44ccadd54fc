import Facts
import Platform

/// Searches one state for loops of owning links.
struct LoopSearch {
  private let interpreter: Interpreter
  private let state: State
  /// The owning links of each object, by number, as far as they may be part of a loop.
  private let links: [[Edge]]

  private struct Edge {
    var source: ObjectID
    var slot: SlotID
    var link: Link
  }

  init(_ interpreter: Interpreter, _ state: State) {
    self.interpreter = interpreter
    self.state = state
    let isOnWay = Self.objectsOnLoops(interpreter, state)
    guard !isOnWay.isEmpty else {
      links = []
      return
    }
    var links: [[Edge]] = Array(repeating: [], count: interpreter.objects.count)
    let weak = Self.weakCollections(interpreter, state)
    let element = interpreter.analysis.slots.element
    for (key, contents) in state.heap where isOnWay[Int(key.object)] {
      if key.slot == element && weak.contains(key.object) || interpreter.isClass(key.object) { continue }
      let keeping = interpreter.keeping(key)
      for link in contents.links where isOnWay[Int(link.target)] && interpreter.owns(link, keeping) {
        links[Int(key.object)].append(Edge(source: key.object, slot: key.slot, link: link))
      }
    }
    // A collection keeps the elements that were read from it, unless some were removed.
    for target in links.indices where !links[target].isEmpty {
      guard case .element(let collection, _) = interpreter.objects[target].origin else { continue }
      let (key, link) = (HeapKey(object: collection, slot: element), Link(target: ObjectID(target), step: 0))
      guard state.cleared[key] == nil, interpreter.owns(key, link) else { continue }
      links[Int(collection)].append(Edge(source: collection, slot: element, link: link))
    }
    // A copy of a value has the links of the original in those slots that were not read yet.
    for copy in links.indices {
      guard case .copy(let original, _) = interpreter.objects[copy].origin else { continue }
      for edge in links[Int(original)] {
        let key = HeapKey(object: ObjectID(copy), slot: edge.slot)
        guard !state.heap.has(key), interpreter.owns(key, edge.link) else { continue }
        links[copy].append(Edge(source: key.object, slot: edge.slot, link: edge.link))
      }
    }
    Self.trim(&links)
    for source in links.indices where links[source].count > 1 {
      links[source].sort { ($0.slot, $0.link.target, $0.link.step) < ($1.slot, $1.link.target, $1.link.step) }
    }
    self.links = links
  }

  /// The objects on or between loops of links, owning or not; none if the function made none of those links. Repeatedly removes objects without incoming or without
  /// outgoing links. Most functions have no loops at all, and this check is cheaper than finding out which links own. O(links).
  private static func objectsOnLoops(_ interpreter: Interpreter, _ state: State) -> [Bool] {
    guard state.heap.contains(where: { $0.value.isWritten && !$0.value.links.isEmpty }) else { return [] }
    let count = interpreter.objects.count
    /// Each edge refers to the edge before it among those out of its source, and among those into its target.
    var edges: [(source: Int32, target: Int32, isMade: Bool, nextOut: Int32, nextIn: Int32)] = []
    var (lastOut, lastIn) = (Array(repeating: Int32(-1), count: count), Array(repeating: Int32(-1), count: count))
    var (kept, keeping) = (Array(repeating: 0, count: count), Array(repeating: 0, count: count))
    func add(_ source: ObjectID, _ target: ObjectID, isMade: Bool) {
      let (source, target) = (Int(source), Int(target))
      edges.append((Int32(source), Int32(target), isMade, lastOut[source], lastIn[target]))
      lastOut[source] = Int32(edges.count - 1)
      lastIn[target] = Int32(edges.count - 1)
      keeping[source] += 1
      kept[target] += 1
    }
    for (key, contents) in state.heap { for link in contents.links { add(key.object, link.target, isMade: link.step != 0) } }
    for (object, own) in interpreter.objects.enumerated() {
      switch own.origin {
      case .element(let collection, _): add(collection, ObjectID(object), isMade: false)
      case .copy(let original, _): add(ObjectID(object), original, isMade: false)
      default: break
      }
    }
    var isLeft = Array(repeating: true, count: count)
    var waiting = isLeft.indices.filter { kept[$0] == 0 || keeping[$0] == 0 }
    while let next = waiting.popLast() {
      guard isLeft[next] else { continue }
      isLeft[next] = false
      var edge = lastOut[next]
      while edge >= 0 {
        let target = Int(edges[Int(edge)].target)
        kept[target] -= 1
        if kept[target] == 0 { waiting.append(target) }
        edge = edges[Int(edge)].nextOut
      }
      edge = lastIn[next]
      while edge >= 0 {
        let source = Int(edges[Int(edge)].source)
        keeping[source] -= 1
        if keeping[source] == 0 { waiting.append(source) }
        edge = edges[Int(edge)].nextIn
      }
    }
    return edges.contains { $0.isMade && isLeft[Int($0.source)] && isLeft[Int($0.target)] } ? isLeft : []
  }

  /// Removes all that can't be part of a loop: objects without incoming or without outgoing links, until none is left. Most functions have nothing left then.
  private static func trim(_ links: inout [[Edge]]) {
    var into: [[ObjectID]] = Array(repeating: [], count: links.count)
    for edges in links { for edge in edges { into[Int(edge.link.target)].append(edge.source) } }
    var kept = into.map { $0.count }
    var keeping = links.map { $0.count }
    var isOut = Array(repeating: false, count: links.count)
    var waiting = links.indices.filter { kept[$0] == 0 || keeping[$0] == 0 }
    while let next = waiting.popLast() {
      guard !isOut[next] else { continue }
      isOut[next] = true
      for edge in links[next] {
        kept[Int(edge.link.target)] -= 1
        if kept[Int(edge.link.target)] == 0 { waiting.append(Int(edge.link.target)) }
      }
      for source in into[next] {
        keeping[Int(source)] -= 1
        if keeping[Int(source)] == 0 { waiting.append(Int(source)) }
      }
    }
    for source in links.indices { if isOut[source] { links[source] = [] } else { links[source].removeAll { isOut[Int($0.link.target)] } } }
  }

  /// The collections in members that are declared not to keep elements, whoever made the collections.
  private static func weakCollections(_ interpreter: Interpreter, _ state: State) -> Set<ObjectID> {
    var weak: Set<ObjectID> = []
    for (key, contents) in state.heap {
      guard case .member = interpreter.analysis.slots[key.slot], let type = interpreter.objects[Int(key.object)].type,
        interpreter.analysis.keeping(key.slot, of: type).isOfWeakElements
      else { continue }
      for link in contents.links { weak.insert(link.target) }
    }
    return weak
  }

  /// A shortest loop through each link that the function made.
  func loops() -> [FoundLoop] {
    var loops: [FoundLoop] = []
    var seen: Set<[FoundLoop.Key]> = []
    for edges in links {
      for edge in edges where edge.link.step != 0 {
        guard let way = way(after: edge), let loop = folded([edge] + way), seen.insert(loop.key).inserted else { continue }
        loops.append(loop)
      }
    }
    return loops
  }

  /// A shortest path from the target of a link to its source, by breadth-first search. All links of one call on it must be made on a common way through the callee. Of
  /// two paths to an object, only the first one found is followed.
  private func way(after first: Edge) -> [Edge]? {
    let (start, end) = (first.link.target, first.source)
    if start == end { return [] }
    var into: [ObjectID: Edge] = [:]
    var ways: [ObjectID: [Int32: UInt64]] = [start: [:].taking(step(first))]
    var queue = [start]
    var head = 0
    while head < queue.count {
      let reached = ways[queue[head]] ?? [:]
      for edge in links[Int(queue[head])] where edge.link.target != start && into[edge.link.target] == nil {
        let both = reached.taking(step(edge))
        if both[step(edge).call] == 0 { continue }
        into[edge.link.target] = edge
        ways[edge.link.target] = both
        if edge.link.target == end {
          var way = [edge]
          while let first = way.last, first.source != start { way.append(into[first.source]!) }
          return way.reversed()
        }
        queue.append(edge.link.target)
      }
      head += 1
    }
    return nil
  }

  private func step(_ edge: Edge) -> Step { interpreter.steps[Int(edge.link.step)] }

  // MARK: The objects of the project

  /// The loop as links between objects of project types; closures, collections and library objects become parts of the links.
  private func folded(_ edges: [Edge]) -> FoundLoop? {
    // Collections that contain each other are copies, or one of several collections in a list.
    if isOfValues(edges) || edges.allSatisfy({ $0.slot == interpreter.analysis.slots.element }) { return nil }
    // C counts no references.
    if interpreter.function.language == .c { return nil }
    let isOwnLoop = edges.contains { isNode($0.source) }
    let isStart: (ObjectID) -> Bool = isOwnLoop ? isNode : isLibraryNode
    guard let first = edges.firstIndex(where: { isStart($0.source) }) else { return ofVariable(edges) }
    var loop = FoundLoop(function: interpreter.number, parts: [], isPassing: false, starts: [], isUnsure: false, isKeptForGood: false, closures: [])
    var stretches: [[Edge]] = [[]]
    for edge in edges[first...] + edges[..<first] {
      note(edge, in: &loop)
      stretches[stretches.count - 1].append(edge)
      if isStart(edge.link.target) { stretches.append([]) }
    }
    // The last edge leads back to the first start, so the stretch after it is empty.
    stretches.removeLast()
    for stretch in stretches { if let part = part(stretch) { loop.parts.append(part) } else { return nil } }
    // Two platform objects of one type can't be told apart, unless a closure of the project connects them.
    if !isOwnLoop {
      if loop.closures.isEmpty { loop.isGuess = true }
      loop.holders = membersAround(Set(edges.map(\.source)))
    }
    // An operation depends on others. Operations in a cycle of dependencies never run, so such a loop is unlikely.
    if loop.parts.allSatisfy({ $0.role == "dependency" }) { loop.isGuess = true }
    doubtListsAndTrees(&loop, stretches)
    return loop
  }

  private func isNode(_ object: ObjectID) -> Bool {
    let types = interpreter.program.types
    guard isLibraryNode(object), let type = interpreter.objects[Int(object)].type else { return false }
    return types.isOwn(type) && !types.isValue(type)
  }

  private func isLibraryNode(_ object: ObjectID) -> Bool {
    let own = interpreter.objects[Int(object)]
    return own.form != .collection && own.form != .closure && own.type != nil
  }

  /// Whether all objects are Swift values, and closures, which copy what they capture but a variable: they are copied into each other, so none contains itself.
  private func isOfValues(_ edges: [Edge]) -> Bool {
    guard interpreter.function.language == .swift, edges.contains(where: { isValue($0.source) }) else { return false }
    return edges.allSatisfy { isValue($0.source) } || edges.allSatisfy { isCertainlyValue($0.source) || interpreter.objects[Int($0.source)].form == .closure }
  }

  /// Not by the name of a type of the platform alone, which a library may have as well.
  private func isCertainlyValue(_ object: ObjectID) -> Bool {
    let own = interpreter.objects[Int(object)]
    if let type = own.type, interpreter.program.types.isValue(type) && interpreter.program.types.isOwn(type) || Platform.isDescription(interpreter.program.types.name(type)) { return true }
    switch own.origin {
    case .parameter: return own.form == .value
    case .copy(let original, _): return original != object && isCertainlyValue(original)
    default: return false
    }
  }

  private func isValue(_ object: ObjectID) -> Bool {
    let own = interpreter.objects[Int(object)]
    let types = interpreter.program.types
    return own.form == .value || own.form == .collection || own.type.map { types.isValue($0) || Platform.isDescription(types.name($0)) } ?? false
  }

  /// Notes what one edge tells about the whole loop.
  private func note(_ edge: Edge, in loop: inout FoundLoop) {
    let step = step(edge)
    let cause = interpreter.cause(step)
    if step.isPassing {
      if cause.starts.isEmpty { loop.isPassing = true } else { loop.starts.append(cause.starts) }
    }
    if step.isUnsure { loop.isUnsure = true }
    if cause.isGuess { loop.isGuess = true }
    let object = interpreter.objects[Int(edge.source)]
    // The object was read from a new object, and no store of it was seen.
    if object.origin.isFound, interpreter.isMadeHere(edge.source) { loop.isUnsure = true }
    if case .closure(_, let function) = object.origin, function >= 0 { loop.closures.append(Program.FunctionID(function)) }
    if let name = interpreter.nameOfVariable(edge.source) { loop.variables.append(name) }
    if case .content(let holder, _) = object.origin, case .program = interpreter.objects[Int(holder)].origin { loop.isKeptForGood = true }
    if isOfVariable(edge.source) || isShared(object) { loop.isKeptForGood = true }
  }

  /// Whether an object is the one that a library shares: the result of a static function such as `URLCache.default()`.
  private func isShared(_ object: Object) -> Bool {
    guard case .result(let site) = object.origin, site.callee < 0, site.value >= 0, case .call(let call) = interpreter.function.values[Int(site.value)], call.arguments.isEmpty,
      case .function(let name, let candidates) = call.callee, candidates.isEmpty, let receiver = call.receiver, case .type = interpreter.function.values[Int(receiver)]
    else { return false }
    return Platform.isShared(name)
  }

  /// The nodes of lists and trees have one type and are rebuilt all the time. Which node is meant is only known if both directions are made together.
  private func doubtListsAndTrees(_ loop: inout FoundLoop, _ stretches: [[Edge]]) {
    let parts = loop.parts
    guard parts.allSatisfy({ $0.source == parts[0].source && ($0.kind == .member || $0.kind == .element) }) else { return }
    let edges = stretches.joined()
    // A node that was read from another node and is stored in itself is mostly a different node of the list or tree.
    if parts.count == 1, edges.contains(where: { isNode($0.source) && interpreter.objects[Int($0.source)].origin.isFound }) { loop.isGuess = true }
    let wasThere = stretches.contains { $0.allSatisfy { $0.link.step == 0 } }
    if Set(parts.map(\.member)).count == 1 || wasThere || Set(edges.map { step($0).call }).count > 1 { loop.isUnsure = true }
  }

  /// A local variable with a closure that captures it: `var next: () -> Void; next = { next() }`.
  private func ofVariable(_ edges: [Edge]) -> FoundLoop? {
    guard edges.count == 2, let edge = edges.first(where: { $0.slot == interpreter.analysis.slots.content }),
      let capture = edges.first(where: { $0.source == edge.link.target }), case .box(let local, let site) = interpreter.objects[Int(edge.source)].origin,
      site.callee < 0, case .closure(_, let closure) = interpreter.objects[Int(capture.source)].origin
    else { return nil }
    let function = interpreter.function
    let types = interpreter.program.types
    let around = types.type(function.owner) ?? types.number(EntityID(function.path))
    let part = FoundLoop.Part(
      source: around, target: around, member: function.locals[Int(local)].name, slot: edge.slot, kind: .variable, location: interpreter.cause(step(capture)).location, role: "", endings: [], slots: [])
    return FoundLoop(
      function: interpreter.number, parts: [part], isPassing: false, starts: [], isUnsure: step(edge).isUnsure || step(capture).isUnsure, isKeptForGood: false,
      closures: [Program.FunctionID(closure)], variables: [function.locals[Int(local)].name])
  }

  /// The link between two objects that a stretch of edges forms.
  private func part(_ edges: [Edge]) -> FoundLoop.Part? {
    // Ends as the edge to what the last closure captured; for the box of a shared variable, as the edge to the box's value.
    var last = edges[edges.count - 1]
    let (first, target) = (edges[0], last.link.target)
    guard let source = interpreter.objects[Int(first.source)].type, let end = interpreter.objects[Int(target)].type else { return nil }
    let types = interpreter.program.types
    var kind = ObjectLoop.Link.Kind.member
    var (role, selector, variable) = ("", "", "")
    var endings: [String] = []
    var location: SourceLocation?
    var content = ObjectLoop.Link.Content.object
    var valueMember: (owner: Types.TypeID, name: String)?
    var shown: [Types.TypeID] = []
    var isRootOfWindow = false
    for edge in edges {
      let cause = interpreter.cause(step(edge))
      switch interpreter.analysis.slots[edge.slot] {
      case .capture(let local):
        kind = .closure
        location = cause.location
        variable = captured(local, by: edge.source)
        last = edge
        content = isMethod(edge.source) ? .method : self.content(of: edge.link.target, capturedBy: edge.source, as: local, cause)
        if let around = closure(around: cause.location, in: edge.source) { (content, location) = (.nested, around) }
      case .content: if last.link.target == edge.source { last = edge }
      case .role(let name):
        // A link through a closure is reported at the capture, whatever has the captured object.
        if kind != .closure { (kind, location) = (.library, cause.location) }
        role = name
        if Platform.isRootOfWindow(role: name) { isRootOfWindow = true }
        if Platform.isHierarchy(role: name), edge.link.target != target, let type = interpreter.objects[Int(edge.link.target)].type { shown.append(type) }
        endings += cause.endings
        selector = cause.selector
      case .element: if kind == .member { kind = .element }
      case .member where kind == .element && edge.source != first.source: content = .value
      case .member(let name):
        if edge.source != first.source, let value = interpreter.objects[Int(edge.source)].type, types.isOwn(value), types.isValue(value) { valueMember = (value, name) }
      default: break
      }
      if edge.link.step != 0, location == nil { location = cause.location }
    }
    let (name, declared) = name(of: first.slot, in: source)
    // A link from before the function is reported at its declaration.
    guard let place = location ?? declared else { return nil }
    return FoundLoop.Part(
      source: source, target: end, member: name, slot: first.slot, kind: kind, location: place, role: role, isRootOfWindow: isRootOfWindow, endings: endings, selector: selector, variable: variable,
      captured: kind == .closure && last.link.target != target ? libraryClass(of: last.link.target) : nil, content: content,
      valueMember: kind == .member ? valueMember : nil, isAlone: isAlone(kind == .closure ? last.link.target : target, but: last), shown: shown, slots: edges.flatMap(membersToEmpty))
  }

  /// The name of a slot, and the place of its declaration.
  private func name(of slot: SlotID, in type: Types.TypeID) -> (String, SourceLocation?) {
    let types = interpreter.program.types
    switch interpreter.analysis.slots[slot] {
    case .member(let name):
      // The storage of a property wrapper, and a member of unknown type, have no fact of their own.
      let member = types.member(name, of: type) ?? types.member(String(name.drop { $0 == "$" || $0 == "_" }), of: type)
      return (name, member?.location ?? types.location(type))
    case .associated(let name), .role(let name): return (name, nil)
    default: return ("", nil)
    }
  }

  /// The members whose emptying would end the link.
  private func membersToEmpty(_ edge: Edge) -> [(owner: Types.TypeID, slot: SlotID)] {
    if let member = interpreter.member(behind: HeapKey(object: edge.source, slot: edge.slot)) { return [member] }
    if case .role = interpreter.analysis.slots[edge.slot] { return keepers(of: edge).flatMap(holders) }
    return []
  }

  /// The class of a library object; nil for any other object.
  private func libraryClass(of object: ObjectID) -> Types.TypeID? {
    let own = interpreter.objects[Int(object)]
    guard own.form != .collection, own.form != .closure, let type = own.type, !interpreter.program.types.isOwn(type), interpreter.program.types.isClass(type) else { return nil }
    return type
  }

  /// Whether a called function made an object and stored it in a global variable: `[Store shared]`.
  private func isOfVariable(_ object: ObjectID) -> Bool {
    guard case .new(let site) = interpreter.objects[Int(object)].origin, site.callee >= 0 else { return false }
    return !state.heap.slots(of: object) { key, _ in
      if case .variable = interpreter.analysis.slots[key.slot] { true } else { false }
    }.isEmpty
  }

  /// Whether the function makes an object, and only closures and the given link are seen to keep it.
  private func isAlone(_ object: ObjectID, but link: Edge) -> Bool {
    guard case .new = interpreter.objects[Int(object)].origin else { return false }
    var seen: Set<ObjectID> = [object]
    var waiting = [object]
    while let next = waiting.popLast() {
      // Beyond this limit the answer is unknown.
      if seen.count > Self.mostAround || state.results.contains(next) || interpreter.escaped.contains(next) { return false }
      for key in state.heap.slots(of: next, where: { interpreter.owns($1, interpreter.keeping($0)) }) {
        if next == object, key.object == link.source, key.slot == link.slot { continue }
        if case .capture = interpreter.analysis.slots[key.slot] { continue }
        guard interpreter.isMadeHere(key.object) else { return false }
        if seen.insert(key.object).inserted { waiting.append(key.object) }
      }
    }
    return true
  }

  /// Whether a closure is a bound method: `onTap = self.show`.
  private func isMethod(_ closure: ObjectID) -> Bool {
    guard interpreter.function.language == .swift, case .closure(_, let function) = interpreter.objects[Int(closure)].origin else { return false }
    return function < 0
  }

  /// The start of a closure that refers to what it captures only so that a nested closure can capture it weakly: `{ later { [weak self] in … } }`.
  private func closure(around place: SourceLocation, in closure: ObjectID) -> SourceLocation? {
    guard case .closure(_, let number) = interpreter.objects[Int(closure)].origin, number >= 0,
      case let function = interpreter.program.functions[Int(number)], function.language == .swift
    else { return nil }
    let isNested = function.values.contains { value in
      guard case .closure(_, let captures) = value else { return false }
      return captures.contains { !$0.ownership.isOwning && Int($0.position.line) == place.line && Int($0.position.column) == place.column }
    }
    return isNested ? function.location : nil
  }

  /// What a captured variable contains, and whether it is stored before or after the capture.
  private func content(of object: ObjectID, capturedBy closure: ObjectID, as name: Code.LocalID, _ capture: Step.Cause) -> ObjectLoop.Link.Content {
    guard interpreter.function.language == .swift else { return .object }
    if isValue(object) { return setsMembers(of: name, closure) ? .changedValue : .value }
    guard case .box(let local, let site) = interpreter.objects[Int(object)].origin,
      let links = state.heap[HeapKey(object: object, slot: interpreter.analysis.slots.content)]?.links
    else { return .object }
    func isLater(_ link: Link) -> Bool {
      let stored = interpreter.cause(interpreter.steps[Int(link.step)]).location
      return link.step != 0 && stored.path == capture.location.path && capture.location < stored
    }
    if site.callee < 0, isOnlyChanged(local), links.allSatisfy({ interpreter.objects[Int($0.target)].form == .unknown }) { return .value }
    let isMade = site.callee < 0 && isMadeForStore(closure, to: local)
    // A collection may have been there before, and receive the object later.
    if links.contains(where: { isValue($0.target) }) { return isMade || links.contains(where: isLater) ? .laterValue : .value }
    return isMade || links.allSatisfy(isLater) ? .later : .object
  }

  /// Whether a `var` is assigned once, and members of it are set afterwards. For an object the compiler would ask for a `let`, so it is a value.
  private func isOnlyChanged(_ local: Code.LocalID) -> Bool {
    let function = interpreter.function
    var (stores, changes) = (0, 0)
    for statement in function.body {
      statement.forEachStore { _, place in
        switch place {
        case .local(local): stores += 1
        case .member(let base, _): if case .local(local) = function.values[Int(base)] { changes += 1 }
        default: break
        }
      }
    }
    return stores == 1 && changes > 0
  }

  /// Whether a closure sets members of something that it captured.
  private func setsMembers(of captured: Code.LocalID, _ closure: ObjectID) -> Bool {
    guard case .closure(_, let number) = interpreter.objects[Int(closure)].origin, number >= 0 else { return false }
    let function = interpreter.program.functions[Int(number)]
    var isFound = false
    for statement in function.body {
      statement.forEachStore { _, place in
        guard case .member(let base, _) = place else { return }
        switch function.values[Int(base)] {
        case .selfObject: isFound = isFound || captured < 0
        case .local(captured): isFound = true
        default: break
        }
      }
    }
    return isFound
  }

  /// Whether a closure is part of the value that is stored in a variable, or in an element of it: `panel = Panel(onClose: { panel.close() })`.
  private func isMadeForStore(_ closure: ObjectID, to local: Code.LocalID) -> Bool {
    guard case .closure(let site, _) = interpreter.objects[Int(closure)].origin, site.callee < 0 else { return false }
    let function = interpreter.function
    func contains(_ value: Code.ValueID, _ depth: Int) -> Bool {
      value == site.value || depth < Self.deepestValue && function.values[Int(value)].operands.contains { contains($0, depth + 1) }
    }
    var isFound = false
    for statement in function.body {
      statement.forEachStore { value, place in
        switch place {
        case .local(local): isFound = isFound || contains(value, 0)
        case .element(let list): if case .local(local) = function.values[Int(list)], contains(value, 0) { isFound = true }
        default: break
        }
      }
    }
    return isFound
  }

  private static let deepestValue = 12

  /// The name that a closure uses for what it captured.
  private func captured(_ local: Code.LocalID, by closure: ObjectID) -> String {
    guard local >= 0 else { return "self" }
    guard case .closure(_, let function) = interpreter.objects[Int(closure)].origin, function >= 0,
      case let locals = interpreter.program.functions[Int(function)].locals, locals.indices.contains(Int(local))
    else { return "" }
    return locals[Int(local)].name
  }
}

extension [Int32: UInt64] {
  /// The ways through each called function on which a chain of links exists, after one more link.
  fileprivate func taking(_ step: Step) -> Self {
    guard step.call != 0 else { return self }
    var ways = self
    ways[step.call, default: .max] &= step.ways
    return ways
  }
}

extension LoopSearch {
  /// The library objects that keep the same as a link, made by the same call: ending one of them ends them all.
  private func keepers(of edge: Edge) -> [ObjectID] {
    let location = interpreter.cause(step(edge)).location
    return state.heap.slots(of: edge.link.target) { $0.slot == edge.slot && interpreter.cause(interpreter.steps[Int($1.step)]).location == location }.map { $0.object }
  }

  /// The members that keep a loop from outside, directly or through other platform objects.
  private func membersAround(_ loop: Set<ObjectID>) -> [(owner: Types.TypeID, slot: SlotID)] {
    var seen = loop
    var waiting = loop.sorted()
    var members: [(owner: Types.TypeID, slot: SlotID)] = []
    while let next = waiting.popLast(), seen.count < Self.mostAround {
      for key in state.heap.slots(of: next, where: { _, _ in true }) where !seen.contains(key.object) {
        if case .member = interpreter.analysis.slots[key.slot] {
          if let member = interpreter.member(behind: key) { members.append(member) }
        } else {
          seen.insert(key.object)
          waiting.append(key.object)
        }
      }
    }
    return members
  }

  private static let mostAround = 64

  /// The members that have an object: emptying one of them ends what the object keeps.
  private func holders(of object: ObjectID) -> [(owner: Types.TypeID, slot: SlotID)] {
    state.heap.slots(of: object) { key, _ in
      if case .member = interpreter.analysis.slots[key.slot] { true } else { false }
    }.compactMap { interpreter.member(behind: $0) }
  }
}
