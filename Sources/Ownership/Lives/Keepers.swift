import Facts
import Platform

/// Who keeps the objects that a program makes. Making the only owning reference weak would lose the object.
struct Keepers {
  struct Member: Hashable, Comparable {
    var owner: Types.TypeID
    var name: String
    static func < (a: Self, b: Self) -> Bool { (a.owner, a.name) < (b.owner, b.name) }
  }

  private let facts: LifeFacts
  /// For each member, the Objective-C classes for which some code stores a value that is not derived from the member's old value.
  private let stored: [String: Set<Types.TypeID>]
  /// For each slot, the types of the objects that are made for it.
  private let kept: [SlotID: Set<Types.TypeID>]

  /// O(code).
  init(_ facts: LifeFacts) {
    self.facts = facts
    let types = facts.program.types
    var stored: [String: Set<Types.TypeID>] = [:]
    for function in facts.program.functions {
      for statement in function.body {
        statement.forEachStore { value, place in
          guard case .member(_, let field) = place, let owner = types.type(field.owner ?? function.owner), types.isOfObjectiveC(owner), !Self.reads(value, field.name, function)
          else { return }
          stored[types.canonicalName(field.name, of: owner), default: []].insert(owner)
        }
      }
    }
    self.stored = stored
    var kept: [SlotID: Set<Types.TypeID>] = [:]
    for (type, makings) in facts.makings where types.isOwn(type) {
      for (_, making) in makings where making.isNew { for place in making.places where place.way == .direct { kept[place.slot, default: []].insert(type) } }
    }
    self.kept = kept
  }

  /// Whether a member also keeps objects of types other than one and its descendants, and some of them alone. O(places that make these types).
  func isOnlyKeeper(_ slot: SlotID, of owner: Types.TypeID, besides type: Types.TypeID) -> Bool {
    (kept[slot] ?? []).contains { !facts.program.types.areOfOneLine($0, type) && others(of: $0, besides: slot, of: owner).contains([]) }
  }

  /// For each place that makes an object which this member keeps: the other members that keep the object, sorted. Places are left out if something that is not known to
  /// be a member keeps the object, too. O(places that make the type).
  func others(of type: Types.TypeID, besides slot: SlotID, of owner: Types.TypeID) -> [[Member]] {
    let types = facts.program.types
    var found: Set<[Member]> = []
    // Only the calls that show a screen keep it.
    let isShown = facts.isShown(type)
    let leadsWindow = Platform.leadsWindow(types.line(of: type).lazy.map { types.name($0) })
    for (function, making) in facts.makings[type] ?? [] where (making.isNew || leadsWindow) && !making.isPassedOn && !making.isKeptByOthers && (isShown || !making.isHandedOut) {
      let elsewhere = making.places.filter { place in !(place.slot == slot && place.owner.map { types.areOfOneLine($0, owner) } ?? false) }
      guard elsewhere.count < making.places.count, let others = members(elsewhere) else { continue }
      found.insert(isPartOfResult(making, of: owner, in: function) ? [] : others)
    }
    return found.sorted { $0.lexicographicallyPrecedes($1) }
  }

  /// Whether a function makes an object, gives it to new objects only, and returns an object of `owner` that has it: a parser that returns the root of a tree.
  private func isPartOfResult(_ making: Making, of owner: Types.TypeID, in function: Program.FunctionID) -> Bool {
    making.places.allSatisfy(\.isOfNew) && facts.makings(of: owner, in: function).contains(where: \.isPassedOn)
  }

  /// Whether some code makes objects that, after it returns, are only kept by objects of `owners` made with them: a popup that only a closure of its own view keeps.
  func areLeft(_ type: Types.TypeID, to owners: [Types.TypeID]) -> Bool {
    (facts.makings[type] ?? []).contains { _, making in
      making.isNew && making.isLeftAlone && !making.isStandIn && !making.isLost && !making.isPassedOn && !making.isKeptByOthers && !making.isHandedOut
        && !making.places.isEmpty
        && making.places.allSatisfy { place in
          guard place.isOfNew, let owner = place.owner else { return false }
          return owners.contains { facts.program.types.areOfOneLine(owner, $0) }
        }
    }
  }

  /// The members at the given places, sorted, without those that are never filled; nil if a place is not a member.
  private func members(_ places: Set<Making.Place>) -> [Member]? {
    var members: Set<Member> = []
    for place in places {
      guard let owner = place.owner, case .member(let name) = facts.analysis.slots[place.slot] else { return nil }
      if !isNeverFilled(name, place, owner) { members.insert(Member(owner: owner, name: name)) }
    }
    return members.sorted()
  }

  /// Whether a value is derived from what a member has: `[list filtered]`. O(parts of the value).
  private static func reads(_ value: Code.ValueID, _ member: String, _ function: Code.Function, depth: Int = 0) -> Bool {
    if case .member(_, let field) = function.values[Int(value)], field.name == member { return true }
    return depth < 12 && function.values[Int(value)].operands.contains { reads($0, member, function, depth: depth + 1) }
  }

  /// Whether a member is an Objective-C collection that is never created: adding to `nil` keeps nothing.
  private func isNeverFilled(_ name: String, _ place: Making.Place, _ owner: Types.TypeID) -> Bool {
    guard place.way == .element, facts.program.types.isOfObjectiveC(owner) else { return false }
    return !(stored[name] ?? []).contains { facts.program.types.areOfOneLine($0, owner) }
  }
}
