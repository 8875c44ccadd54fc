import Facts
import Platform

/// A place where an object of the project is made, and where the object goes from there.
struct Making: Hashable {
  struct Place: Hashable {
    /// Nil for a global variable or static member.
    var owner: Types.TypeID?
    var slot: SlotID
    /// Whether the slot has the object directly, as an element, or through a library object or closure.
    var way: Way
    /// Whether the function makes the owner, too.
    var isOfNew: Bool
    /// Whether a called function put an object there that it made itself.
    var isOfCallee: Bool
    /// Whether a library object there shows it among other screens: in a navigation or among tabs.
    var isStacked = false
  }

  enum Way: Hashable, Comparable { case direct, element, indirect }

  var type: Types.TypeID
  /// True if the code makes it; false if a library returns it: a storyboard, a queue of cells.
  var isNew: Bool
  /// The initialiser that the code calls on it, if that is known.
  var initializer: Program.FunctionID?
  /// Whether it is the default for an optional value: `given ?? Screen()`.
  var isStandIn = false
  /// Whether the function returns it, or passes it to a closure that only the caller knows: the caller decides where it goes.
  var isPassedOn: Bool
  /// Whether at the end only objects that the function made keep it, and nothing keeps those.
  var isLeftAlone = true
  /// Whether a library object keeps it that others may have, too.
  var isKeptByOthers = false
  /// Whether it is passed to a call whose effect is unknown.
  var isHandedOut = false
  /// Whether the function exceeds the limits of the analysis, so that the final place of the object is unknown.
  var isLost = false
  var places: Set<Place>
  /// The places of a keeper that a called function made: a helper puts the screen in a navigation, and the navigation in the tabs. If that place lasts, the object
  /// lasts as well; but it may also go.
  var placesOfKeepers: Set<Place> = []
}

extension Interpreter {
  /// The objects that the function makes, or gets from a function that returns a new one, with the places where they are at the end.
  func makings(in states: [State]) -> [Making] {
    var found: [ObjectID: Making] = [:]
    let standIns = function.standIns
    lazy var initializers = self.initializers
    let isLost = isFull || work >= Self.mostWork
    for (index, object) in objects.enumerated() {
      guard let type = object.type, program.types.isOwn(type), !program.types.isValue(type), object.form != .collection, object.form != .closure else { continue }
      switch object.origin {
      case .new(let site) where site.callee < 0 || isLeftToCaller(site):
        found[ObjectID(index)] = Making(
          type: type, isNew: true, initializer: site.callee < 0 ? initializers[Code.ValueID(site.value)] : nil, isStandIn: standIns.contains(Code.ValueID(site.value)), isPassedOn: false,
          isLost: isLost, places: [])
      case .result(let site) where site.callee < 0:
        found[ObjectID(index)] = Making(type: type, isNew: false, isPassedOn: false, isLost: isLost, places: [])
      default: break
      }
    }
    guard !found.isEmpty else { return [] }
    let handed = Set(called.flatMap { $0.arguments.joined() })
    for state in states {
      var holders = Holders(count: objects.count)
      for (key, contents) in state.heap {
        let isVariable = isVariable(key.slot)
        let keeping = keeping(key)
        for link in contents.links where isVariable || owns(link, keeping) {
          holders.add(Holder(key: key, isOfCallee: link.step == 0 || steps[Int(link.step)].isOfCallee), of: link.target)
        }
      }
      for object in found.keys {
        let (places, ends, keepers) = places(of: object, holders)
        found[object]!.places.formUnion(places)
        for keeper in keepers { found[object]!.placesOfKeepers.formUnion(self.places(of: keeper, holders).places) }
        if ends.count >= Self.mostHolders || ends.contains(where: { $0 != object && isOthers($0, holders) }) { found[object]!.isKeptByOthers = true }
        if !escaped.isDisjoint(with: ends) { found[object]!.isHandedOut = true }
        if ends.contains(where: { state.results.contains($0) || handed.contains($0) }) { found[object]!.isPassedOn = true }
        if found[object]!.isLeftAlone, isReachedFromOutside(object, holders, state, handed) { found[object]!.isLeftAlone = false }
      }
    }
    return Array(Set(found.values))
  }

  /// The initialisers of the objects that the function makes by itself, by the expression that makes the object.
  private var initializers: [Code.ValueID: Program.FunctionID] {
    var found: [Code.ValueID: Program.FunctionID] = [:]
    for case .call(let call) in function.values where call.traits.contains(.isInitialization) {
      guard let receiver = call.receiver, case .function(_, let candidates) = call.callee, candidates.count == 1, let initializer = program.function(candidates[0]) else { continue }
      found[receiver] = initializer
    }
    return found
  }

  /// Whether a called function returns an object that it made, itself or inside a library object, and stores it in no member or variable that was there before.
  private func isLeftToCaller(_ site: Site) -> Bool {
    let summary = analysis.summary(of: Program.FunctionID(site.callee))
    let made = site.inner - 1
    guard isReturned(ObjectID(made), by: summary) else { return false }
    return !summary.writes.contains { write in
      guard summary.objects[Int(write.source)].origin.isOld, write.links.contains(where: { summary.links[Int($0)].target == made }) else { return false }
      switch analysis.slots[write.slot] {
      case .member, .variable: return true
      default: return false
      }
    }
  }

  /// Whether a function returns an object that it makes, itself or inside library objects: a window controller with its window.
  private func isReturned(_ made: ObjectID, by summary: Summary) -> Bool {
    var reached = Set(summary.results)
    var waiting = summary.results
    while !reached.contains(made), let next = waiting.popLast() {
      let object = summary.objects[Int(next)]
      if let type = object.type, program.types.isOwn(type) { continue }
      for write in summary.writes where write.source == next {
        for link in write.links {
          let target = summary.links[Int(link)].target
          if reached.insert(target).inserted { waiting.append(target) }
        }
      }
    }
    return reached.contains(made)
  }

  /// Whether others may have an object, too: it was there before the function ran, and is not a collection in a member.
  private func isOthers(_ object: ObjectID, _ holders: Holders) -> Bool {
    !isMadeHere(object) && (objects[Int(object)].form != .collection || holders.first[Int(object)] < 0)
  }

  /// The members and variables that keep an object, through collections, closures and library objects; `ends`: the object and all of these in between; `keepers`: the
  /// owners of such members that a called function made.
  private func places(of object: ObjectID, _ holders: Holders) -> (places: Set<Making.Place>, ends: Set<ObjectID>, keepers: Set<ObjectID>) {
    var places: Set<Making.Place> = []
    var seen: Set<ObjectID> = [object]
    var keepers: Set<ObjectID> = []
    var waiting: [(object: ObjectID, way: Making.Way, isStacked: Bool)] = [(object, .direct, false)]
    let isOfCallee = isMadeByCallee(objects[Int(object)])
    while let next = waiting.popLast(), seen.count < Self.mostHolders {
      var number = holders.first[Int(next.object)]
      while number >= 0 {
        let entry = holders.all[Int(number)]
        number = entry.next
        let (key, holder) = (entry.key, objects[Int(entry.key.object)])
        let isStacked = next.isStacked || isStack(key.slot)
        func insert(_ owner: Types.TypeID?, _ way: Making.Way, isOfNew: Bool) {
          places.insert(Making.Place(owner: owner, slot: key.slot, way: way, isOfNew: isOfNew, isOfCallee: isOfCallee && entry.isOfCallee, isStacked: isStacked))
        }
        let isMade = isMadeHere(key.object)
        if isVariable(key.slot) {
          insert(nil, next.way, isOfNew: false)
        } else if let type = holder.type, program.types.isOwn(type), holder.form != .collection, holder.form != .closure, !(isMade && program.types.isValue(type)) {
          insert(type, key.slot == analysis.slots.element ? max(next.way, .element) : next.way, isOfNew: isMade)
          if isMade, isMadeByCallee(holder) { keepers.insert(key.object) }
        } else if seen.insert(key.object).inserted {
          waiting.append((key.object, max(next.way, holder.form == .collection ? .element : .indirect), isStacked))
        }
      }
    }
    return (places, seen, keepers)
  }

  private func isMadeByCallee(_ object: Object) -> Bool { if case .new(let site) = object.origin { site.callee >= 0 } else { false } }

  /// Whether an object can be reached from an object that was there before, from a variable, or from what the function returns or passes on.
  private func isReachedFromOutside(_ object: ObjectID, _ holders: Holders, _ state: State, _ handed: Set<ObjectID>) -> Bool {
    var seen: Set<ObjectID> = [object]
    var waiting = [object]
    while let next = waiting.popLast() {
      if state.results.contains(next) || handed.contains(next) || seen.count > Self.mostHolders { return true }
      var number = holders.first[Int(next)]
      while number >= 0 {
        let entry = holders.all[Int(number)]
        number = entry.next
        if isVariable(entry.key.slot) || !isMadeHere(entry.key.object) { return true }
        if seen.insert(entry.key.object).inserted { waiting.append(entry.key.object) }
      }
    }
    return false
  }

  private struct Holder {
    var key: HeapKey
    /// Whether the link was made by a callee, or was there before.
    var isOfCallee: Bool
    /// The next holder of the same object; -1 for none.
    var next: Int32 = -1
  }

  /// The holders of each object, as linked lists in the order of insertion.
  private struct Holders {
    private(set) var all: [Holder] = []
    private(set) var first: [Int32]
    private var last: [Int32]

    init(count: Int) {
      first = Array(repeating: -1, count: count)
      last = first
    }

    mutating func add(_ holder: Holder, of object: ObjectID) {
      let (before, number) = (last[Int(object)], Int32(all.count))
      if before < 0 { first[Int(object)] = number } else { all[Int(before)].next = number }
      last[Int(object)] = number
      all.append(holder)
    }
  }

  private func isStack(_ slot: SlotID) -> Bool { if case .role(let role) = analysis.slots[slot] { Platform.isStack(role: role) } else { false } }

  private func isVariable(_ slot: SlotID) -> Bool { if case .variable = analysis.slots[slot] { true } else { false } }

  private static let mostHolders = 40
}

extension Code.Function {
  /// The new objects that are the default for an optional value.
  fileprivate var standIns: Set<Code.ValueID> {
    var found: Set<Code.ValueID> = []
    for case .either(let parts) in values {
      let new = parts.map { part -> Code.ValueID? in
        guard case .call(let call) = values[Int(part)], call.traits.contains(.isInitialization) else { return nil }
        return call.receiver
      }
      if new.contains(nil) { found.formUnion(new.compactMap { $0 }) }
    }
    return found
  }
}
