import Facts
import Platform

/// What the function bodies of a program tell about the members of its types.
package struct MemberInference: Sendable {
  /// The declared facts, corrected, and the inferred ones: whom members hold and capture.
  package var facts: [Fact] = []
  /// Library classes that inferred facts mention and that had no entity.
  package var entities: [Entity] = []
  /// Objects that are handed on to a second place.
  package var handovers: [Handover] = []
  /// The number of members about which more is known than their declarations say.
  package var memberCount = 0
}

/// Infers from `Code` and declared facts who holds and captures whom, with which ownership, and which object is handed on to whom. For all languages. The order of the
/// input does not matter, and neither does control flow: every way through the code counts. Near-linear in the size of the code.
package func inferMembers(_ code: Code, entities: [Entity], facts: [Fact]) -> MemberInference {
  let storage = Storage(facts, code.syntheses)
  let program = Program(code, entities: entities, facts: storage.facts)
  let reader = DeliveryReader(Flow(program))
  reader.run()
  var inference = Inference(reader, storage, entities)
  inference.run()
  return inference.result
}

/// Makes facts of the deliveries that the bodies contain.
struct Inference {
  private(set) var result = MemberInference()
  let reader: DeliveryReader
  let flow: Flow
  let program: Program
  private var facts: [Fact]
  private let computed: Set<Member>
  private let ownTypes: Set<EntityID>
  /// The indices in `facts` of each member's declarations.
  private var declarations: [Member: [Int]] = [:]
  /// The members about which more is known than their declarations say.
  private var inferred: Set<Member> = []
  /// The places that keep each parameter.
  private var keepers: [Parameter: [Keeping]] = [:]
  private var keepersSeen: [Parameter: Set<Keeping>] = [:]
  /// All deliveries, those of elements and of what library objects keep included.
  private var deliveries: [Delivery] = []
  /// The ids that have an entity.
  private let known: Set<EntityID>
  private var wiring: Wiring
  private var assigned: [Assigned] = []
  private var capturing: Set<Fact> = []
  private var given: Set<Member> = []

  struct Parameter: Hashable {
    var function: Flow.FunctionID
    var index: Int
  }

  struct Keeping: Hashable {
    var place: Flow.Place
    var isElement: Bool
    var manner: Delivery.Manner
    /// The object that has the member, from the view of the function that keeps the parameter.
    var holder: Flow.NodeID?
  }

  /// A member receives a value of a type.
  private struct Assigned: Hashable {
    var place: Flow.Place
    var isElement: Bool
    var object: EntityID
    var location: SourceLocation
    var isInactive: Bool
  }

  init(_ reader: DeliveryReader, _ storage: Storage, _ entities: [Entity]) {
    self.reader = reader
    flow = reader.flow
    program = reader.flow.program
    facts = storage.facts
    computed = storage.computed
    ownTypes = Set(entities.lazy.filter { !$0.isExternal && $0.kind.isType }.map(\.id))
    known = Set(entities.lazy.map(\.id))
    wiring = Wiring(reader.flow)
  }

  mutating func run() {
    index()
    spread()
    followParameters()
    countByHand()
    applyFreeing()
    applyAssociations()
    applyWeakCollections()
    for delivery in deliveries { conclude(delivery) }
    addAssigned()
    applyWeakCollections()
    facts += capturing.sorted()
    describe()
    mark()
    result.facts = facts
    result.handovers = handovers()
    result.memberCount = inferred.count
  }

  private static func member(_ fact: Fact) -> Member? {
    guard fact.relation == .holds, let name = fact.details.member else { return nil }
    return Member(owner: fact.subject, name: name)
  }

  private mutating func index() {
    declarations = [:]
    for index in facts.indices {
      if let member = Self.member(facts[index]) { declarations[member, default: []].append(index) }
    }
  }

  private func declared(_ place: Flow.Place) -> [Int] {
    if let declarer = place.declarer { return declarations[Member(owner: declarer, name: place.member.name)] ?? [] }
    return declarations[place.member] ?? []
  }

  // MARK: What stands where

  /// What is in a collection is delivered to wherever the collection is. What a library object keeps is delivered to wherever that object is.
  private mutating func spread() {
    deliveries = reader.deliveries
    /// The targets that each object is delivered to.
    var stands: [Flow.NodeID: [(target: Delivery.Target, holder: Flow.NodeID?)]] = [:]
    var next = 0
    let most = deliveries.count * 4 + 1000
    var seen: Set<[Int]> = []
    while next < deliveries.count, deliveries.count < most {
      let delivery = deliveries[next]
      next += 1
      for node in flow.objects(delivery.value) {
        stands[node, default: []].append((delivery.target, delivery.holder))
        guard !delivery.isElement, let contents = flow.contents[node] else { continue }
        for value in contents {
          let key = [node, value.function, Int(value.id), next]
          guard seen.insert(key).inserted else { continue }
          var element = delivery
          (element.value, element.isElement, element.way) = (value, true, delivery.way)
          deliveries.append(element)
        }
      }
    }
    for keeping in reader.keepings {
      var targets: [(target: Delivery.Target, holder: Flow.NodeID?)] = []
      for keeper in keeping.keepers {
        if case .member(let holder, let place) = flow.nodes[keeper].origin { targets.append((.place(place), holder < 0 ? nil : holder)) }
        targets += stands[keeper] ?? []
      }
      // The fact is about the project's member that has the library object; without one, about the library's class.
      targets = targets.filter { if case .place(let place) = $0.target { isOfProject(place) } else { false } }
      if targets.isEmpty, let place = keeping.place { targets = [(.place(place), nil)] }
      var met: Set<Delivery.Target> = []
      for (target, holder) in targets where met.insert(target).inserted {
        deliveries.append(Delivery(value: keeping.value, target: target, manner: keeping.keepsObjects ? .kept : .keptIfClosure, holder: holder))
      }
    }
  }

  private func isOfProject(_ place: Flow.Place) -> Bool {
    ownTypes.contains(place.member.owner) || place.isStatic || place.declarer.map(ownTypes.contains) ?? false
  }

  // MARK: Parameters that are kept

  private mutating func followParameters() {
    var callers: [Parameter: [(Parameter, Delivery)]] = [:]
    var pending: [(Parameter, Keeping)] = []
    for delivery in deliveries {
      for parameter in parameters(in: delivery.value) {
        switch delivery.target {
        case .place(let place): pending.append((parameter, Keeping(place: place, isElement: delivery.isElement, manner: delivery.manner, holder: delivery.holder)))
        case .parameter(let function, let index):
          callers[Parameter(function: function, index: index), default: []].append((parameter, delivery))
        }
      }
    }
    while let (parameter, keeping) = pending.popLast() {
      guard keepersSeen[parameter, default: []].insert(keeping).inserted else { continue }
      keepers[parameter, default: []].append(keeping)
      for (caller, delivery) in callers[parameter] ?? [] { pending.append((caller, keeping.handed(by: delivery, flow))) }
    }
  }

  /// The parameters that a value may be, or that it captures if it is a closure.
  private func parameters(in value: Flow.Value) -> [Parameter] {
    var found: [Parameter] = []
    for node in flow.objects(value) {
      switch flow.nodes[node].origin {
      case .parameter(let function, let index): found.append(Parameter(function: function, index: index))
      case .value(let made):
        for captured in captures(of: made) where captured.isClosure {
          for node in captured.objects {
            if case .parameter(let function, let index) = flow.nodes[node].origin { found.append(Parameter(function: function, index: index)) }
          }
        }
      default: break
      }
    }
    return found
  }

  /// The places where a delivery ends, and whether it gets there through a parameter.
  private func ends(of delivery: Delivery) -> [(keeping: Keeping, isHanded: Bool)] {
    switch delivery.target {
    case .place(let place): [(Keeping(place: place, isElement: delivery.isElement, manner: delivery.manner, holder: delivery.holder), false)]
    case .parameter(let function, let index):
      (keepers[Parameter(function: function, index: index)] ?? []).map { ($0.handed(by: delivery, flow), true) }
    }
  }

  // MARK: Closures

  struct Captured {
    var types: [EntityID]
    var ownership: Ownership
    var location: SourceLocation
    var objects: [Flow.NodeID]
    /// The single object that it is, if the body knows it.
    var object: Flow.NodeID?
    var isClosure: Bool
  }

  /// What a closure captures, and what the captured closures capture in turn.
  private func captures(of closure: Flow.Value) -> [Captured] {
    var found: [Captured] = []
    var seen: Set<Flow.Value> = []
    collect(closure, &found, &seen)
    return found
  }

  private func collect(_ closure: Flow.Value, _ found: inout [Captured], _ seen: inout Set<Flow.Value>) {
    guard seen.count < 64, seen.insert(closure).inserted else { return }
    switch flow.content(closure) {
    case .boundMethod(let receiver, let callee):
      let value = Flow.Value(function: closure.function, id: receiver)
      let isPlain = flow.function(closure).language.isCxx && flow.content(value) == .selfObject
      add(value, isPlain ? .raw : flow.ownership(value), at: flow.location(closure), &found, &seen)
      if case .value(let inner) = callee { add(Flow.Value(function: closure.function, id: inner), .strong, at: flow.location(closure), &found, &seen) }
    case .closure(_, let captures):
      for capture in captures {
        let location = flow.function(closure).language == .swift || capture.position.line == 0 ? flow.location(closure) : flow.location(capture.position, in: closure.function)
        switch capture.source {
        case .value(let value): add(Flow.Value(function: closure.function, id: value), capture.ownership, at: location, &found, &seen)
        case .variable(let local): add(local, in: closure.function, capture.ownership, at: location, &found, &seen)
        }
      }
    default: break
    }
  }

  private func add(_ value: Flow.Value, _ ownership: Ownership, at location: SourceLocation, _ found: inout [Captured], _ seen: inout Set<Flow.Value>) {
    add(flow.types(value), flow.form(value), flow.objects(value), flow.object(value), flow.function(value).language, ownership, at: location, &found, &seen)
  }

  private func add(
    _ local: Code.LocalID, in function: Flow.FunctionID, _ ownership: Ownership, at location: SourceLocation, _ found: inout [Captured], _ seen: inout Set<Flow.Value>
  ) {
    let known = flow.about(local, in: function)
    add(known.types, known.form, known.objects, known.object, program.functions[function].language, ownership, at: location, &found, &seen)
  }

  private func add(
    _ types: [EntityID], _ form: Code.TypeName.Form, _ objects: [Flow.NodeID], _ object: Flow.NodeID?, _ language: Language, _ ownership: Ownership,
    at location: SourceLocation, _ found: inout [Captured], _ seen: inout Set<Flow.Value>
  ) {
    let isClosure = form == .closure
    let closures = objects.compactMap { node -> Flow.Value? in if case .value(let made) = flow.nodes[node].origin, isCallable(made) { made } else { nil } }
    if ownership.isOwning { for inner in closures { collect(inner, &found, &seen) } }
    let isObject = !isClosure && form != .collection && closures.isEmpty
    var kept = ownership
    if form == .value, ownership.isOwning { kept = .value } else if language.isCxx, ownership == .strong, types.contains(where: { !$0.isObjectiveC }) { kept = .shared }
    found.append(
      Captured(
        types: isObject ? types : [], ownership: kept, location: location, objects: objects, object: object, isClosure: isClosure || form == .unknown && types.isEmpty))
  }

  private func isCallable(_ value: Flow.Value) -> Bool {
    switch flow.content(value) {
    case .closure, .boundMethod: true
    default: false
    }
  }

  // MARK: Facts

  private mutating func conclude(_ delivery: Delivery) {
    let ends = ends(of: delivery)
    guard !ends.isEmpty else { return }
    let objects = flow.objects(delivery.value)
    let closures = objects.compactMap { node -> Flow.Value? in
      if case .value(let made) = flow.nodes[node].origin, isCallable(made) { made } else { nil }
    }
    let isInactive = flow.function(delivery.value).traits.contains(.isInactive)
    let kept = closures.map { captures(of: $0) }
    let types = closures.isEmpty ? flow.types(delivery.value) : []
    let isCollection = flow.form(delivery.value) == .collection
    let location = flow.location(delivery.value)
    for (keeping, isHanded) in ends {
      let place = keeping.place
      var flags: Fact.Flags = isHanded ? .inferred : []
      if isInactive { flags.insert(.inactive) }
      for captured in kept {
        var seen: Set<[String]> = []
        for one in captured {
          for type in one.types where isObject(type) && seen.insert([type.text, one.ownership.rawValue]).inserted {
            let fact = Fact(place.member.owner, .captures, type, at: one.location, .init(ownership: one.ownership, member: place.member.name, flags: flags))
            capturing.insert(fact)
          }
        }
      }
      if keeping.manner != .stored {
        if keeping.manner == .kept, closures.isEmpty, !isCollection, flow.form(delivery.value) != .closure {
          for type in types where ownTypes.contains(type) {
            capturing.insert(Fact(place.member.owner, .captures, type, at: location, .init(ownership: .strong, member: place.member.name, flags: flags.union(.target))))
          }
        }
      } else if !isCollection || keeping.isElement {
        for type in types { assigned.append(Assigned(place: place, isElement: keeping.isElement, object: type, location: location, isInactive: isInactive)) }
      }
      if keeping.manner == .stored { for owner in place.owners { given.insert(Member(owner: owner, name: place.member.name)) } }
      wire(delivery, keeping, kept, types)
    }
  }

  private mutating func wire(_ delivery: Delivery, _ keeping: Keeping, _ kept: [[Captured]], _ types: [EntityID]) {
    guard let holder = keeping.holder else { return }
    if kept.isEmpty {
      guard let object = flow.object(delivery.value) else { return }
      if keeping.manner == .kept {
        for type in types { wiring.add(holder, object, .captured(keeping.place, type, flow.location(delivery.value))) }
      } else if keeping.manner == .stored {
        wiring.add(holder, object, .held(keeping.place))
      }
      return
    }
    for captured in kept.joined() where captured.ownership.isOwning {
      guard let object = captured.object else { continue }
      for type in captured.types { wiring.add(holder, object, .captured(keeping.place, type, captured.location)) }
    }
  }

  /// Whether facts treat a type as an object: not a plain type, not a library's struct or enum, not an enum outside of Swift.
  private func isObject(_ type: EntityID) -> Bool {
    guard !type.isPlainType else { return false }
    guard let number = program.types.type(type), let entity = program.types.entities[number] else { return true }
    switch entity.kind {
    case .struct, .union: return !entity.isExternal
    case .enum: return !entity.isExternal && entity.language == .swift
    default: return true
    }
  }

  // MARK: Ownership

  /// Without ARC, a pointer that no code retains owns nothing.
  private mutating func countByHand() {
    guard !reader.countingClasses.isEmpty else { return }
    let freed = Set(reader.freed.flatMap { place in place.owners.map { Member(owner: $0, name: place.member.name) } })
    for index in facts.indices where reader.countingClasses.contains(facts[index].subject) {
      guard let member = Self.member(facts[index]), facts[index].details.ownership == .strong,
        facts[index].details.flags.isDisjoint(with: [.explicit, .many, .isStatic, .promised]), !reader.counted.contains(member), !freed.contains(member)
      else { continue }
      facts[index].details.ownership = .unsafe
      facts[index].details.flags.insert(.inferred)
    }
  }

  private mutating func applyFreeing() {
    for place in reader.freed {
      for index in declared(place) where facts[index].details.ownership == .raw {
        // `CFRelease` and its kin count references; `delete` ends the object.
        let isCounted = facts[index].object.isPlainType && facts[index].object.text.hasSuffix("Ref")
        facts[index].details.ownership = isCounted ? .strong : .unique
        facts[index].details.flags.insert(.inferred)
      }
    }
  }

  private mutating func applyWeakCollections() {
    for (place, kind) in reader.weakCollections {
      let elements = declared(place).filter { facts[$0].details.flags.contains(.many) }
      var objects = elements.map { facts[$0].object }
      switch kind {
      case .both: break
      case .values: if objects.count == 2 { objects = [objects[1]] }
      // The objects that code adds are the values.
      case .keys: objects = objects.count == 2 && objects[0] != objects[1] ? [objects[0]] : []
      }
      for index in elements where objects.contains(facts[index].object) && facts[index].details.ownership != .weak {
        facts[index].details.ownership = .weak
        facts[index].details.flags.insert(.inferred)
      }
    }
  }

  private mutating func applyAssociations() {
    for (place, value, ownership) in reader.associations {
      let types = flow.types(value)
      for object in types.isEmpty ? [EntityID.untypedObject] : types { associate(object, place, ownership, at: flow.location(value)) }
    }
  }

  private mutating func associate(_ object: EntityID, _ place: Flow.Place, _ ownership: Ownership, at location: SourceLocation) {
    let member = place.member
    var isKnown = false
    for index in declarations[member] ?? [] {
      if facts[index].object == object || object == .untypedObject || declaresLessThan(object, facts[index].object) { isKnown = true }
      guard facts[index].details.flags.contains(.promised) else { continue }
      facts[index].details.flags.remove(.promised)
      facts[index].details.flags.insert(.inferred)
      // A number is boxed to be associated. A member that is promised as a number stays one.
      let isObject = facts[index].details.ownership?.isCounted ?? false
      // An object of another type than the declared one may be a proxy, which may hold a weak member weakly.
      let isKept = facts[index].object == object || facts[index].details.ownership?.isOwning ?? false
      if isObject, isKept, !facts[index].details.flags.contains(.many) { facts[index].details.ownership = ownership }
    }
    guard !isKnown, declarations[member] == nil || ownTypes.contains(object) else { return }
    add(Fact(member.owner, .holds, object, at: location, .init(ownership: ownership, member: member.name, flags: [.inferred, .mutable])), member)
  }

  /// Whether `declared` says at least as much as `object`: a plain value is boxed in an `NSNumber` to be associated.
  private func declaresLessThan(_ object: EntityID, _ declared: EntityID) -> Bool { declared.isPlainType && !ownTypes.contains(object) }

  // MARK: What is assigned

  private struct Stored: Hashable {
    var member: Member
    var isElement: Bool
    var object: EntityID
  }

  /// The members whose facts are about a place: that of the declaring type, and that of the holder's type.
  private func owners(of place: Flow.Place) -> [Member] { [place.declarer.map { Member(owner: $0, name: place.member.name) }, place.member].compactMap { $0 } }

  private mutating func addAssigned() {
    var replaced: Set<Int> = []
    let declaredCount = facts.count
    var stored: Set<Stored> = []
    for fact in facts { if let member = Self.member(fact) { stored.insert(Stored(member: member, isElement: fact.details.flags.contains(.many), object: fact.object)) } }
    let items = Set(assigned).sorted {
      if $0.place.member.owner != $1.place.member.owner { return $0.place.member.owner < $1.place.member.owner }
      if $0.location != $1.location { return $0.location < $1.location }
      if $0.isElement != $1.isElement { return $1.isElement }
      let order = $0.place.member.name.byteOrder(to: $1.place.member.name)
      return order != 0 ? order < 0 : $0.object < $1.object
    }
    for item in items where !isEnumerator(item.object) {
      let member = item.place.member
      let declared = declared(item.place)
      let own = item.place.declarer == nil ? [] : declarations[member] ?? []
      guard declared.isEmpty || !declared.allSatisfy({ facts[$0].details.flags.contains(.promised) }) else { continue }
      if owners(of: item.place).contains(where: { stored.contains(Stored(member: $0, isElement: item.isElement, object: item.object)) }) { continue }
      // Only declarations are compared, not what was added here: that may be as much as there are classes.
      let known = (declared.prefix { $0 < declaredCount } + own.prefix { $0 < declaredCount }).filter { facts[$0].details.flags.contains(.many) == item.isElement }
      let isUntyped = !item.isElement && known.contains { facts[$0].object == .untypedObject }
      let written = known.map { facts[$0].object }
      guard isUntyped || (ownTypes.contains(item.object) && isNews(item.object, beside: written)) else { continue }

      let main = declared.first { !facts[$0].details.flags.contains(.many) } ?? declared.first
      guard let ownership = main.flatMap({ facts[$0].details.ownership }) ?? libraryOwnership(of: item.place),
        ownTypes.contains(member.owner) || main != nil
      else { continue }
      var details = Fact.Details(ownership: ownership, member: member.name, flags: .inferred)
      if let main { details.flags.formUnion(facts[main].details.flags.intersection([.mutable, .optional, .isStatic])) }
      if item.isInactive { details.flags.insert(.inactive) }
      if item.isElement {
        details.flags.insert(.many)
        // A collection keeps its elements strongly, however the member keeps the collection.
        let mates = declared.first { facts[$0].details.flags.contains(.many) }
        details.ownership = mates.flatMap { facts[$0].details.ownership } ?? (ownership.isCounted ? .strong : ownership)
      }
      add(Fact(member.owner, .holds, item.object, at: item.location, details), member)
      stored.insert(Stored(member: member, isElement: details.flags.contains(.many), object: item.object))
      if isUntyped, item.place.declarer == nil { replaced.formUnion(known.filter { facts[$0].object == .untypedObject }) }
    }
    guard !replaced.isEmpty else { return }
    facts = facts.indices.filter { !replaced.contains($0) }.map { facts[$0] }
    index()
  }

  /// An enum case that is stored as a number does not make the enum a type of the member.
  private func isEnumerator(_ object: EntityID) -> Bool {
    program.types.type(object).flatMap { program.types.entities[$0] }?.kind == .enum
  }

  /// How a library class keeps the value of its property: strongly if it is an object, unless the tables say otherwise.
  private func libraryOwnership(of place: Flow.Place) -> Ownership? {
    let summary =
      program.summaries(Platform.summaries(ofProperty: place.member.name), receiver: place.declarer ?? place.member.owner).first
      ?? Platform.defaultSummary(ofProperty: place.member.name)
    for case .keeps(let keeping) in summary?.effects ?? [] {
      switch keeping.how {
      case .strong: return .strong
      case .copy: return .copy
      case .weak: return .weak
      case .unsafe: return .unsafe
      }
    }
    return place.declarer == nil || place.isStatic ? nil : .strong
  }

  /// Whether a class is more specific than the declared types of a member: it conforms to a declared protocol, or descends from a declared class.
  private func isNews(_ object: EntityID, beside declared: [EntityID]) -> Bool {
    guard let type = program.types.type(object), !program.types.isProtocol(type) else { return false }
    if declared.isEmpty { return true }
    return declared.contains { other in
      if other == .untypedObject { return true }
      guard let above = program.types.type(other) else { return false }
      return program.types.isProtocol(above) || program.types.isKind(type, of: above)
    }
  }

  private mutating func add(_ fact: Fact, _ member: Member) {
    inferred.insert(member)
    declarations[member, default: []].append(facts.count)
    facts.append(fact)
  }

  /// Adds entities for the library classes that only inferred facts mention.
  private mutating func describe() {
    var missing: Set<EntityID> = []
    for fact in facts where fact.relation == .captures || fact.details.flags.contains(.inferred) {
      for id in [fact.subject, fact.object] where !known.contains(id) { missing.insert(id) }
    }
    result.entities = missing.sorted().map { id in
      let plainName = id.plainTypeName.map(String.init)
      let name = plainName ?? program.libraryName(id)
      return Entity(id, kind: plainName != nil ? .struct : id.isObjectiveCProtocol ? .protocol : .class, name: name, isExternal: true)
    }
  }

  // MARK: Flags

  private mutating func mark() {
    var (cleared, emptied): (Set<Member>, Set<Member>) = ([], [])
    for taking in reader.takings where !reader.isOverruled(taking) {
      for owner in taking.place.owners {
        let member = Member(owner: owner, name: taking.place.member.name)
        if taking.isEmptying { emptied.insert(member) } else { cleared.insert(member) }
      }
    }
    wiring.mark(&facts, given: given, cleared: cleared, emptied: emptied)
  }
}

extension Inference.Keeping {
  /// The same keeping from the view of a function that passes a value to the parameter.
  fileprivate func handed(by delivery: Delivery, _ flow: Flow) -> Self {
    let seen = holder.flatMap { own in delivery.holder.flatMap { flow.seen(own, by: $0) } }
    return Self(place: place, isElement: isElement || delivery.isElement, manner: max(manner, delivery.manner), holder: seen)
  }
}

extension Ownership {
  /// Whether it is an ownership of objects in Objective-C and Swift.
  fileprivate var isCounted: Bool {
    switch self {
    case .strong, .copy, .weak, .unsafe, .unowned: true
    case .value, .unique, .shared, .raw, .reference: false
    }
  }
}
