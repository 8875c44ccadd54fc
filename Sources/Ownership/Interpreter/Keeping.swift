import Facts
import Platform

/// What a member of a type keeps alive, by its declaration.
struct MemberKeeping {
  /// Whether it keeps its object alive.
  var keepsObject: Bool
  /// Whether it holds its object by value.
  var isByValue = false
  /// The same for the elements of its collection.
  var keepsElements = true
  var hasElementsByValue = false
  /// Whether the member is declared to hold a collection that does not keep its elements, whoever made the collection.
  var isOfWeakElements = false
}

/// What the links of one slot keep alive. The ownership of a step takes precedence over this.
struct SlotKeeping {
  /// Whether links that the function made keep their targets.
  var byMade: Bool
  /// Whether links from before the function keep their targets.
  var byFound: Bool
  /// Whether the target is stored inside the object.
  var isByValue = false

  static func all(_ keeps: Bool, isByValue: Bool = false) -> Self { Self(byMade: keeps, byFound: keeps, isByValue: isByValue) }
}

extension Program {
  /// What a member of a type keeps alive. O(ancestors).
  func keeping(_ name: String, of type: Types.TypeID) -> MemberKeeping {
    let hasWeakElements = hasWeakElements(name, of: type)
    let own = types.member(name, of: type)
    guard let member = own ?? types.memberBelow(name, type) else {
      return MemberKeeping(
        keepsObject: types.isWhollyOwnInSwift(type) && !isDescription(type) || libraryKeeps(name, of: type), keepsElements: !hasWeakElements, isOfWeakElements: hasWeakElements)
    }
    // A row does not keep other rows: the database manages references between them.
    if !member.types.isEmpty, isRow(type), member.types.allSatisfy(isRow) { return MemberKeeping(keepsObject: false, keepsElements: false) }
    let elements = own?.elementOwnership
    return MemberKeeping(
      keepsObject: member.ownership.isOwning && !member.isPromised && !member.isStatic, isByValue: member.ownership == .value,
      keepsElements: !hasWeakElements && elements?.isOwning ?? true, hasElementsByValue: elements == .value,
      isOfWeakElements: hasWeakElements || elements?.isOwning == false)
  }

  /// Whether a type is an exception of a library summary: the library does not keep objects of this type.
  func isException(_ type: Types.TypeID?, to keeping: LibrarySummary.Keeping) -> Bool {
    guard !keeping.exceptions.isEmpty, let type else { return false }
    return libraryLine(of: type).contains(where: keeping.exceptions.contains)
  }

  /// Whether objects of a type are rows of a database.
  private func isRow(_ type: Types.TypeID) -> Bool { types.line(of: type).contains { !types.isOwn($0) && Platform.isOfDatabase(types.name($0)) } }

  /// Whether a type describes what SwiftUI shows. A member of it without a known type is of a wrapper that keeps its objects elsewhere.
  private func isDescription(_ type: Types.TypeID) -> Bool {
    types.isValue(type) && types.line(of: type).contains { !types.isOwn($0) && Platform.isDescription(types.name($0)) }
  }

  private func libraryKeeps(_ name: String, of type: Types.TypeID) -> Bool {
    summaries(Platform.summaries(ofProperty: name), type: type, nil).contains { summary in
      summary.effects.contains { if case .keeps(let keeping) = $0 { keeping.until == .owner && (keeping.how == .strong || keeping.how == .copy) } else { false } }
    }
  }
}

extension Interpreter {
  /// Whether a link keeps its target alive.
  func owns(_ key: HeapKey, _ link: Link) -> Bool { owns(link, keeping(key)) }

  /// The same with the keeping of the slot given.
  func owns(_ link: Link, _ keeping: SlotKeeping) -> Bool {
    let target = objects[Int(link.target)]
    if target.form == .value, target.type == nil { return false }
    if link.step != 0, let ownership = steps[Int(link.step)].ownership { return ownership.isOwning }
    guard link.step == 0 ? keeping.byFound : keeping.byMade else { return false }
    return !(keeping.isByValue && isPlainSelf(link.target))
  }

  /// What a slot of an object keeps. O(1).
  func keeping(_ key: HeapKey) -> SlotKeeping {
    let owner = objects[Int(key.object)]
    switch analysis.slots[key.slot] {
    case .member:
      guard let type = owner.type else { return .all(false) }
      let member = analysis.keeping(key.slot, of: type)
      return .all(member.keepsObject, isByValue: member.isByValue)
    case .element:
      if owner.hasWeakElements { return .all(false) }
      // In C, a plain pointer does not own its target.
      if owner.form != .collection, let type = owner.type, program.types.isPlainStruct(type) { return .all(false) }
      guard case .content(let holder, let slot) = owner.origin, case .member = analysis.slots[slot], let type = objects[Int(holder)].type else { return .all(true) }
      let member = analysis.keeping(slot, of: type)
      return .all(member.keepsElements, isByValue: member.hasElementsByValue)
    case .content: return .all(true)
    // For captures, associations and library roles from before the function, this is unknown.
    case .capture, .associated, .role: return SlotKeeping(byMade: true, byFound: capturesStrongly(key))
    case .variable: return .all(false)
    }
  }

  /// Whether an object is `this` of a C++ method: a by-value member may be made from it, but is not the same object.
  private func isPlainSelf(_ object: ObjectID) -> Bool {
    guard function.language.isCxx, objects[Int(object)].origin == .me else { return false }
    return objects[Int(object)].type.map { program.types.entities[$0]?.language == .cxx } ?? false
  }

  /// Whether the running closure keeps what it captured.
  private func capturesStrongly(_ key: HeapKey) -> Bool {
    guard case .environment = objects[Int(key.object)].origin, case .capture(let local) = analysis.slots[key.slot] else { return false }
    let target = local < 0 ? nil : local
    return analysis.captures[number]?.first { $0.target == target }?.ownership.isOwning ?? false
  }
}
