import Facts
import Platform

extension Interpreter {
  /// Whether a value is surely nothing: `nil`, or an empty collection.
  func isNothing(_ value: Code.ValueID) -> Bool {
    switch function.values[Int(value)] {
    case .null: true
    case .collection(let elements): elements.isEmpty
    case .cast(let inner, _): isNothing(inner)
    default: false
    }
  }

  /// Whether a value is nothing on one of its alternatives: `isOn ? timer : nil`.
  func mayBeNothing(_ value: Code.ValueID) -> Bool {
    switch function.values[Int(value)] {
    case .either(let parts): parts.contains { isNothing($0) || mayBeNothing($0) }
    case .cast(let inner, _): mayBeNothing(inner)
    default: false
    }
  }

  /// The objects that a value may be; none if it is `nil` or refers to no object.
  func evaluate(_ value: Code.ValueID, _ state: inout State) -> [ObjectID] {
    switch function.values[Int(value)] {
    case .selfObject: return selfObjects(&state)
    case .local(let local):
      guard state.locals.indices.contains(Int(local)) else { return [] }
      let own = objects(in: local, state)
      return isShared[Int(local)] ? own.flatMap { load($0, analysis.slots.content, function.locals[Int(local)].type, &state) } : own
    case .member(let base, let field):
      let bases = evaluate(base, &state)
      return each(bases) { read(field, of: $0, at: value, &state) }
    case .element(let base):
      let bases = evaluate(base, &state)
      return each(bases) { element(of: $0, at: value, &state) }
    case .variable(let id, let name):
      if let getter = program.accessor(.getter, ofVariable: id, name), !isAccessor(ofVariable: getter) { return apply(getter, me: [], [], at: value, .surely, &state) }
      return load(object(.program, type: nil, .unknown), .variable(id, name), variableType(id, name), &state)
    case .associated(let base, let key):
      let bases = evaluate(base, &state)
      return each(bases) { load($0, .associated(key), nil, &state) }
    case .new(let type): return make(type, at: value, &state)
    case .collection(let elements):
      let collection = object(.collection(site(value)), type: nil, .collection)
      let parts = elements.map { evaluate($0, &state) }.filter { !$0.isEmpty }
      state.heap.forget(HeapKey(object: collection, slot: analysis.slots.element))
      for (index, part) in parts.enumerated() {
        // If an element may be one of several objects, each of them is unsure.
        let step = step(at: position(value), .strong, isUnsure: part.count > 1)
        write(part, to: collection, analysis.slots.element, by: step, isSure: index == 0, &state)
      }
      return [collection]
    case .call(let call): return evaluate(call, at: value, &state)
    case .closure(let id, let captures): return closure(id, captures, at: value, &state)
    case .boundMethod(let receiver, let callee):
      if case .function(let name, _) = callee { analysis.note(unresolved: name, in: number) }
      let objects = evaluate(receiver, &state)
      let bound = object(.closure(site(value), -1), type: nil, .closure)
      write(objects, to: bound, analysis.slots.id(.capture(-1)), by: step(at: position(value), ownership(ofBound: receiver)), &state)
      return [bound]
    case .either(let values): return unique(values.flatMap { evaluate($0, &state) })
    case .cast(let inner, let type):
      var found = evaluate(inner, &state)
      guard let known = program.types.type(type.id) else { return found }
      // A cast in Swift tests the type of the object; in Objective-C it only states it.
      if function.language == .swift { found.removeAll { object in objects[Int(object)].type.map { program.types.areApart($0, known, isExact: objects[Int(object)].isExact) } ?? false } }
      for object in found {
        let before = objects[Int(object)].type
        if before.map({ program.types.isAnything($0) || program.types.isKind(known, of: $0) }) ?? true { objects[Int(object)].type = known }
      }
      return found
    case .type, .null, .literal, .text, .enumCase, .boolean, .name: return []
    case .unknown(let operands, let type):
      for operand in operands { _ = evaluate(operand, &state) }
      return isFull ? [] : [object(.result(site(value)), type)]
    }
  }

  /// The ownership of a bound method's receiver: a plain C++ pointer keeps nothing alive.
  private func ownership(ofBound receiver: Code.ValueID) -> Ownership {
    guard function.language.isCxx else { return .strong }
    switch function.values[Int(receiver)] {
    case .selfObject: return .raw
    case .local(let local): return function.locals[Int(local)].ownership
    default: return .strong
    }
  }

  /// Each object once, the first `mostMeant` of them.
  func unique(_ list: [ObjectID]) -> [ObjectID] {
    if list.count <= Self.mostMeant, list.indices.allSatisfy({ !list[..<$0].contains(list[$0]) }) { return list }
    var found: [ObjectID] = []
    for object in list where !found.contains(object) {
      found.append(object)
      if found.count == Self.mostMeant { break }
    }
    return found
  }

  /// The results of `find` for all objects.
  private func each(_ objects: [ObjectID], _ find: (ObjectID) -> [ObjectID]) -> [ObjectID] {
    unique(objects.count == 1 ? find(objects[0]) : objects.flatMap(find))
  }

  static let mostMeant = 12

  private func selfObjects(_ state: inout State) -> [ObjectID] {
    guard function.kind == .closure else { return function.traits.contains(.isStatic) ? [] : [me()] }
    let environment = object(.environment, nil, .closure)
    let type = Code.TypeName(function.traits.contains(.isOfValue) ? .value : .object, function.owner)
    return load(environment, .capture(-1), type, &state)
  }

  private func variableType(_ id: EntityID, _ name: String) -> Code.TypeName? {
    guard let owner = program.types.type(id) else { return nil }
    guard let member = program.types.member(name, of: owner), let type = member.types.first else {
      // What a library class returns from a static member is mostly of that class: `NotificationCenter.default`.
      return program.types.isOwn(owner) ? nil : Code.TypeName(.object, id)
    }
    return Code.TypeName(member.isMany ? .collection : .object, program.types.ids[type])
  }

  // MARK: Members

  /// The contents of a member of an object, through its getter if there is one.
  private func read(_ field: Code.Field, of base: ObjectID, at value: Code.ValueID, _ state: inout State) -> [ObjectID] {
    let type = objects[Int(base)].type ?? program.types.type(field.owner)
    if objects[Int(base)].type == nil, objects[Int(base)].form != .closure { objects[Int(base)].type = type }
    let name = program.types.canonicalName(field.name, of: type)
    // The size of a collection is not an element.
    if objects[Int(base)].form == .collection, Self.measures.contains(name) { return [] }
    if !field.isDirect, let type, let getter = program.accessor(.getter, name, of: type), getter != number, !isAccessor(of: name) {
      return apply(getter, me: [base], [], at: value, .surely, &state)
    }
    return load(base, .member(name), nil, &state)
  }

  /// The members of collections that are numbers or indices.
  private static let measures: Set<String> = ["count", "isEmpty", "capacity", "underestimatedCount", "startIndex", "endIndex", "indices", "length", "hash", "hashValue"]

  /// Whether this function is an accessor of the property: it then refers to the storage.
  private func isAccessor(of name: String) -> Bool {
    switch function.kind {
    case .getter, .setter, .willSet, .didSet: function.name == name
    case .method where function.language.isObjectiveC: function.name == name || function.name == "set" + name.prefix(1).uppercased() + name.dropFirst() + ":"
    default: false
    }
  }

  func element(of base: ObjectID, at value: Code.ValueID, _ state: inout State) -> [ObjectID] {
    if let known = state.heap.targets(HeapKey(object: base, slot: analysis.slots.element)), !known.isEmpty { return known }
    let own = objects[Int(base)]
    guard own.depth < Self.deepestWay, !isFull else { return [] }
    if case .copy(let original, _) = own.origin { return element(of: original, at: value, &state) }
    var type = own.form == .collection ? own.type : nil
    if case .content(let holder, let slot) = own.origin, case .member = analysis.slots[slot], let owner = objects[Int(holder)].type,
      let member = analysis.member(slot, of: owner), member.isMany
    {
      // For a dictionary the values, not the keys.
      type = member.types.first { program.types.isOwn($0) && !program.types.isValue($0) } ?? member.types.first { program.types.isOwn($0) } ?? member.types.last
    }
    let found = object(.element(base, site(value)), type: type, .object, depth: own.depth + 1)
    return [found]
  }

  // MARK: Making

  private func make(_ type: Code.TypeName, at value: Code.ValueID, _ state: inout State) -> [ObjectID] {
    guard !isFull else { return [] }
    let made = object(.new(site(value)), type, isExact: true)
    if let known = objects[Int(made)].type {
      for initial in program.initialValues(of: known) where initial != number { _ = apply(initial, me: [made], [], at: value, .surely, &state) }
    }
    return [made]
  }

  private func closure(_ id: EntityID, _ captures: [Code.Capture], at value: Code.ValueID, _ state: inout State) -> [ObjectID] {
    guard !isFull else { return [] }
    let target = program.function(id)
    if let target { callees.insert(target) }
    let closure = object(.closure(site(value), Int32(target ?? -1)), type: nil, .closure)
    for capture in captures {
      let slot = analysis.slots.id(.capture(capture.target ?? -1))
      let step = step(at: capture.position, capture.ownership)
      switch capture.source {
      case .value(let captured): write(copied(evaluate(captured, &state), at: site(value)), to: closure, slot, by: step, &state)
      case .variable(let local): if state.locals.indices.contains(Int(local)) { write(objects(in: local, state), to: closure, slot, by: step, &state) }
      }
    }
    return [closure]
  }

  // MARK: Storing

  func store(_ stored: [ObjectID], isNothing: Bool, isCounted: Bool = true, _ place: Code.Place, _ position: Code.Position, _ state: inout State) {
    let site = site(self.place(position))
    switch place {
    case .local(let local):
      guard state.locals.indices.contains(Int(local)) else { return }
      if isNothing, function.kind == .closure { analysis.note(emptied: function.locals[Int(local)].name, in: number) }
      let stored = copied(stored, at: site)
      let own = function.locals[Int(local)]
      guard isShared[Int(local)] else { return set(local, to: stored, &state) }
      // A new round of a loop has a new variable, unless it is declared outside the loop. Treating them as one misses no result.
      for box in objects(in: local, state) {
        write(stored, to: box, analysis.slots.content, by: step(at: position, own.ownership), &state)
      }
    case .member(let base, let field):
      let bases = evaluate(base, &state)
      for base in bases { set(field, of: base, to: stored, isNothing, isCounted, isSure: bases.count == 1, position, &state) }
    case .element(let base):
      let collections = evaluate(base, &state)
      for collection in collections {
        if isNothing || stored.isEmpty { clear(collection, position, &state) } else { addElements(stored, to: collection, position, isUnsure: collections.count > 1, &state) }
      }
    case .variable(let id, let name):
      if let setter = program.accessor(.setter, ofVariable: id, name), !isAccessor(ofVariable: setter) {
        _ = apply(setter, me: [], [stored], at: self.place(position), .surely, &state)
        return
      }
      write(stored, to: object(.program, type: nil, .unknown), analysis.slots.id(.variable(id, name)), by: step(at: position), &state)
    case .associated(let base, let key, let ownership):
      let bases = evaluate(base, &state)
      for base in bases {
        let slot = analysis.slots.id(.associated(key))
        if stored.isEmpty { state.cleared[HeapKey(object: base, slot: slot)] = position }
        write(stored, to: base, slot, by: step(at: position, ownership, isUnsure: bases.count > 1), isSure: bases.count == 1, &state)
      }
    case .name: break
    }
  }

  func set(
    _ field: Code.Field, of base: ObjectID, to stored: [ObjectID], _ isNothing: Bool, _ isCounted: Bool, isSure: Bool, _ position: Code.Position, _ state: inout State
  ) {
    let declarer = program.types.type(field.owner)
    let type = objects[Int(base)].type ?? declarer
    if objects[Int(base)].type == nil { objects[Int(base)].type = type }
    let name = program.types.canonicalName(field.name, of: type)
    let at = self.place(position)
    if !field.isDirect, let type, !isAccessor(of: name), let setter = program.accessor(.setter, name, of: type), setter != number {
      _ = apply(setter, me: [base], [stored], nothing: isNothing ? [0] : [], at: at, isSure ? .surely : .anyNumber, &state)
      // The setter may store the `nil` under the property's name or in a variable of its own.
      guard isNothing || stored.isEmpty else { return }
      for slot in [analysis.slots.id(.member(name))] + analysis.summary(of: setter).slotsOfItself(filledBy: 0) {
        let key = HeapKey(object: base, slot: slot)
        if state.heap[key].map({ $0.links.isEmpty || $0.mayBeEmpty }) ?? false { state.cleared[key] = position }
      }
      return
    }
    let slot = analysis.slots.id(.member(name))
    if type == nil || program.types.member(name, of: type!) == nil {
      // A property of a library class. A collection stands for its elements, so its type is unrelated to the property's class.
      let isOfElement = type.map { type in declarer.map { program.types.isClass($0) && !program.types.areOfOneLine(type, $0) } ?? false } ?? false
      var summaries = librarySummaries(Platform.summaries(ofProperty: name), receiver: isOfElement ? declarer : type)
      if summaries.isEmpty, let type, !program.types.isOwn(type) {
        let isOfOperation = program.types.line(of: type).contains { program.types.ids[$0].objectiveCClassName == "NSOperation" }
        if let guess = Platform.defaultSummary(ofProperty: name, ofOperation: isOfOperation), !guess.isOfClosures || stored.isEmpty || !stored.allSatisfy(isNoClosure) { summaries = [guess] }
      }
      if let summary = summaries.first {
        if stored.isEmpty {
          if isNothing { for case .keeps(let keeping) in summary.effects { analysis.note(emptied: keeping.role, of: base, position, self) } }
          return end(base, state: &state)
        }
        return apply(summary, to: LibraryCall(receiver: [base], value: stored, position: position), &state)
      }
    }
    let key = HeapKey(object: base, slot: slot)
    let stored = stored.filter { !isMisplaced($0, in: slot, of: type) }
    if objects[Int(base)].origin.isOld { note(program.types.type(field.owner), ofWriteTo: key) }
    // A case of an enum, or a number: the old object is gone.
    if isNothing || stored.isEmpty { state.cleared[key] = position }
    // `list = list.filter { $0 !== object }`
    for part in stored.map({ objects[Int($0)].remainder }) where part >= 0 && state.heap[key]?.links.contains(where: { $0.target == part }) ?? false {
      state.cleared[HeapKey(object: part, slot: analysis.slots.element)] = position
    }
    for link in state.heap[key]?.links ?? [] where stored.contains(where: { isRebuilt($0, of: link.target, state) }) {
      state.cleared[HeapKey(object: link.target, slot: analysis.slots.element)] = position
    }
    write(stored, to: base, slot, by: step(at: position, isCounted ? nil : .unsafe, isUnsure: !isSure), isSure: isSure, &state)
    guard !field.isDirect, let type, function.language == .swift, !isAccessor(of: name), !isInitializer(of: type) else { return }
    for kind in [Program.Kind.willSet, .didSet] {
      if let observer = program.accessor(kind, name, of: type) { _ = apply(observer, me: [base], [], at: at, isSure ? .surely : .anyNumber, &state) }
    }
  }

  /// Whether it is an object of a known type: a name such as `handler` tells nothing of how that is kept.
  private func isNoClosure(_ object: ObjectID) -> Bool { objects[Int(object)].form == .object && objects[Int(object)].type != nil }

  /// Whether a collection was built element by element from another one: `for each in list where each !== object { rest.append(each) }`.
  private func isRebuilt(_ new: ObjectID, of old: ObjectID, _ state: State) -> Bool {
    guard case .collection(let site) = objects[Int(new)].origin, site.callee < 0, objects[Int(old)].form == .collection, new != old,
      case .collection = function.values[Int(site.value)], let links = state.heap[HeapKey(object: new, slot: analysis.slots.element)]?.links, !links.isEmpty
    else { return false }
    return links.allSatisfy { isElement($0.target, of: old) }
  }

  private func isElement(_ object: ObjectID, of collection: ObjectID) -> Bool {
    switch objects[Int(object)].origin {
    case .element(collection, _): true
    case .element(let other, _), .copy(let other, _): isElement(other, of: collection)
    // A selection of elements, where the original is itself an element of the collection.
    case .collection: objects[Int(object)].remainder >= 0 && isElement(objects[Int(object)].remainder, of: collection)
    default: false
    }
  }

  /// Whether an object can't be in a member because of the declared type: it came from another look-up in the same dictionary, or the function tests the type before it stores.
  func isMisplaced(_ object: ObjectID, in slot: SlotID, of owner: Types.TypeID?) -> Bool {
    guard case .member = analysis.slots[slot], let owner, let own = objects[Int(object)].type, let member = analysis.member(slot, of: owner) else { return false }
    let declared = member.declared.isEmpty ? member.types : member.declared
    if declared.isEmpty { return false }
    return declared.allSatisfy { program.types.areApart(own, $0, isExact: objects[Int(object)].isExact) }
  }

  /// Whether this function is an accessor of the same variable: it then refers to the storage.
  private func isAccessor(ofVariable accessor: Program.FunctionID) -> Bool {
    let other = program.functions[accessor]
    return (function.kind == .getter || function.kind == .setter) && function.name == other.name && function.owner == other.owner
      && function.traits.contains(.isStatic) == other.traits.contains(.isStatic)
  }

  private func isInitializer(of type: Types.TypeID) -> Bool { function.kind == .initializer && program.types.type(function.owner) == type }

  func addElements(_ elements: [ObjectID], to collection: ObjectID, _ position: Code.Position, isUnsure: Bool = false, _ state: inout State) {
    write(elements, to: collection, analysis.slots.element, by: step(at: position, isUnsure: isUnsure), isSure: false, &state)
  }

  /// A collection loses elements, but it is unknown which.
  func clear(_ collection: ObjectID, _ position: Code.Position, _ state: inout State) {
    let key = HeapKey(object: collection, slot: analysis.slots.element)
    state.cleared[key] = position
    guard let contents = state.heap.copy(key) else { return }
    let links = contents.links.map { link in
      guard link.step != 0 else { return link }
      var step = steps[Int(link.step)]
      step.isUnsure = true
      return Link(target: link.target, step: add(step))
    }
    state.heap.set(key, links, isWritten: contents.isWritten, mayBeEmpty: contents.mayBeEmpty)
  }

  /// An object releases what it keeps for a library.
  func end(_ object: ObjectID, state: inout State) {
    state.ended.insert(object)
    for key in state.heap.slots(in: object) {
      if case .role = analysis.slots[key.slot] { state.heap.set(key, EmptyCollection(), isWritten: true) }
    }
  }
}
