import Facts

/// Who keeps the objects of a program, where they are made: to weaken the only one that keeps an object is to lose it.
struct Keepers {
  struct Member: Hashable, Comparable {
    var owner: Types.TypeID
    var name: String
    static func < (a: Self, b: Self) -> Bool { (a.owner, a.name) < (b.owner, b.name) }
  }

  private let facts: LifeFacts
  /// The types of which some code stores to a member what is not made of what it has, by its name.
  private let stored: [String: Set<Types.TypeID>]

  /// O(code).
  init(_ facts: LifeFacts) {
    self.facts = facts
    let types = facts.program.types
    var stored: [String: Set<Types.TypeID>] = [:]
    for function in facts.program.functions {
      for statement in function.body {
        statement.forEachStore { value, place in
          guard case .member(_, let field) = place, let owner = types.type(field.owner ?? function.owner), !Self.reads(value, field.name, function) else { return }
          stored[types.canonicalName(field.name, of: owner), default: []].insert(owner)
        }
      }
    }
    self.stored = stored
  }

  /// For each place where an object is made that a member keeps there: the other members that keep it, in order. A place is left out where something that is
  /// not seen to be a member keeps it as well. O(places that make the type).
  func others(of type: Types.TypeID, besides slot: SlotID, of owner: Types.TypeID) -> [[Member]] {
    let types = facts.program.types
    var found: Set<[Member]> = []
    // No call keeps a screen but those that show it. What leads a window nobody keeps that hands it out.
    let isShown = facts.isShown(type)
    let leadsWindow = types.line(of: type).contains { types.name($0) == "NSWindowController" }
    for (_, making) in facts.makings[type] ?? [] where (making.isNew || leadsWindow) && !making.isPassedOn && !making.isKeptByOthers && (isShown || !making.isHandedOut) {
      var others: Set<Member> = []
      var isThere = false
      var isElsewhere = false
      for place in making.places {
        guard let holder = place.owner, case .member(let name) = facts.analysis.slots[place.slot] else {
          isElsewhere = true
          break
        }
        if place.slot == slot, types.areOfOneLine(holder, owner) { isThere = true } else if !isNeverFilled(name, place, holder) { others.insert(Member(owner: holder, name: name)) }
      }
      if isThere, !isElsewhere { found.insert(others.sorted()) }
    }
    return found.sorted { $0.lexicographicallyPrecedes($1) }
  }

  /// Whether a value is made of what a member has: `[list filtered]`. O(what it is made of).
  private static func reads(_ value: Code.ValueID, _ member: String, _ function: Code.Function, depth: Int = 0) -> Bool {
    if case .member(_, let field) = function.values[Int(value)], field.name == member { return true }
    return depth < 12 && function.values[Int(value)].operands.contains { reads($0, member, function, depth: depth + 1) }
  }

  /// Whether a member is a list of Objective-C that is nowhere made: what is added to nothing is kept by nobody.
  private func isNeverFilled(_ name: String, _ place: Making.Place, _ owner: Types.TypeID) -> Bool {
    guard place.way == .element, facts.program.types.ids[owner].text.hasPrefix("c:objc(cs)") else { return false }
    return !(stored[name] ?? []).contains { facts.program.types.areOfOneLine($0, owner) }
  }
}
