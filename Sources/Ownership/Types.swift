import Facts
import Platform

/// The types of a program and what they declare: the facts in the form that the analysis needs.
final class Types {
  typealias TypeID = Int

  /// A stored member, merged from all facts about it.
  final class Member {
    let owner: TypeID
    fileprivate(set) var ownership: Ownership
    /// The ownership of the elements, if the member is a collection.
    fileprivate(set) var elementOwnership: Ownership?
    /// The types that it holds, element types included, each once, `mostOfMember` at most. Inferred types are more specific than declared ones.
    fileprivate(set) var types: [TypeID] = []
    /// Those types that its declaration names.
    fileprivate(set) var declared: [TypeID] = []
    fileprivate(set) var isMany = false
    let isStatic: Bool
    /// Whether nothing is stored: a protocol's property, a computed one.
    fileprivate(set) var isPromised: Bool
    let location: SourceLocation

    fileprivate init(of owner: TypeID, _ ownership: Ownership, _ fact: Fact) {
      self.owner = owner
      self.ownership = ownership
      isStatic = fact.details.flags.contains(.isStatic)
      isPromised = fact.details.flags.contains(.promised)
      location = fact.location
    }
  }

  private(set) var ids: [EntityID] = []
  /// Maps an id to the number of a type plus one.
  private var index = NumberedTexts()
  private(set) var entities: [Entity?] = []
  /// Superclasses first, then protocols, in the order of the facts.
  private(set) var parents: [[TypeID]] = []
  private(set) var children: [[TypeID]] = []
  /// From the last `inherits` fact of a class: in C++ there can be several.
  private var superclass: [TypeID: TypeID] = [:]
  private var lines: [[TypeID]?] = []
  private var families: [TypeID: [TypeID]] = [:]
  /// The names of members and functions.
  private var names = NumberedTexts()
  /// Increases when a type that was known before gets an ancestor.
  private(set) var generation = 0
  /// By type and name.
  private var members = PairTable<Member>()
  private var holders: [TypeID: [Holder]]?
  private var libraryTypes: [String: TypeID] = [:]
  /// The types that are mentioned outside of themselves and of tests.
  private var named: Set<TypeID> = []
  /// For each class, the property that an ivar stores, by the ivar's name.
  private var properties: [[String: String]] = []

  init(_ entities: [Entity], _ facts: [Fact], _ syntheses: [Code.Synthesis]) {
    for entity in entities where entity.kind.isType {
      let type = number(entity.id)
      if let known = self.entities[type], known.isDefinition || !entity.isDefinition { continue }
      self.entities[type] = entity
    }
    for fact in facts {
      note(fact)
      switch fact.relation {
      case .inherits, .conforms:
        let (child, parent) = (number(fact.subject), number(fact.object))
        guard child != parent, !parents[child].contains(parent) else { continue }
        if fact.relation == .inherits {
          parents[child].insert(parent, at: 0)
          superclass[child] = parent
        } else {
          parents[child].append(parent)
        }
        children[parent].append(child)
      default: break
      }
    }
    for isInferred in [false, true] {
      for fact in facts where fact.relation == .holds && fact.details.flags.contains(.inferred) == isInferred { declare(fact) }
    }
    for type in ids.indices { addPlatformParents(of: type) }
    for synthesis in syntheses {
      guard let ivar = synthesis.ivar, ivar != synthesis.property else { continue }
      properties[number(synthesis.owner)][ivar] = synthesis.property
    }
  }

  private func note(_ fact: Fact) {
    switch fact.relation {
    case .imports, .contains, .extends, .names: return
    case .inherits, .conforms, .holds, .captures, .creates, .uses: break
    }
    guard fact.subject != fact.object, !fact.subject.text.hasPrefix(fact.object.text + "."), !isTestCode(fact.location.path) else { return }
    named.insert(number(fact.object))
  }

  /// Whether another type, a function or a variable mentions a type.
  func isNamed(_ type: TypeID) -> Bool { named.contains(type) }

  /// The longest chain of superclasses that is followed: there may be cycles.
  private static let deepestLine = 30

  /// The number of an id that is treated as a type. This may be a file, as the owner of a free function.
  func number(_ id: EntityID) -> TypeID {
    if let known = index.numberIfKnown(id.text) { return known - 1 }
    ids.append(id)
    entities.append(nil)
    parents.append([])
    children.append([])
    lines.append(nil)
    properties.append([:])
    return ids.count - 1
  }

  /// Adds the superclasses of platform classes, which no source declares.
  private func addPlatformParents(of type: TypeID) {
    var type = type
    for _ in 0..<Self.deepestLine {
      guard parents[type].isEmpty, let above = superclassInPlatform(of: type) else { return }
      let parent = number(.objectiveCClass(above))
      guard parent != type else { return }
      parents[type] = [parent]
      children[parent].append(type)
      if !families.isEmpty { families = [:] }
      type = parent
    }
  }

  /// The superclass of a platform class. A class of an unknown library whose name ends in `Operation` counts as an `NSOperation`.
  private func superclassInPlatform(of type: TypeID) -> String? {
    let id = ids[type]
    let name = id.objectiveCClassName ?? id.swiftName ?? ""
    if id.isCFamily, let known = Platform.platformClass(named: String(name)) { return known.superclass }
    guard name.hasSuffix("Operation"), !isOwn(type), entities[type].map({ $0.kind == .class }) ?? true else { return nil }
    return "NSOperation"
  }

  /// A library class, by its Objective-C name or else by its Swift name.
  func libraryType(_ name: String) -> TypeID {
    if let known = libraryTypes[name] { return known }
    let isObjectiveC = Platform.platformClass(named: name) != nil
    let known = self.type(.objectiveCClass(name))
    let type = known ?? number(isObjectiveC ? .objectiveCClass(name) : .swift(name))
    addPlatformParents(of: type)
    // A new type has no descendants yet.
    if known != nil {
      lines = Array(repeating: nil, count: lines.count)
      generation += 1
    }
    libraryTypes[name] = type
    return type
  }

  /// The number of the name of a member or function.
  func name(_ text: String) -> Int32 { Int32(names.number(text)) }

  private func declare(_ fact: Fact) {
    guard let name = fact.details.member, var ownership = fact.details.ownership else { return }
    let flags = fact.details.flags
    // What code deletes through a plain pointer is nobody's by itself: the pointer keeps nothing alive.
    if ownership == .unique, flags.contains(.inferred) { ownership = .raw }
    let (owner, object) = (number(fact.subject), number(fact.object))
    let member = members.value(of: Pair(Int32(owner), self.name(name)), orNew: Member(of: owner, ownership, fact))
    // The member has an object of the project's own type, and that object holds a list.
    let isBox = flags.contains(.inferred) && !member.isMany && member.types.contains(where: isOwn)
    if flags.contains(.many), !isBox {
      if !member.isMany, member.types.isEmpty { member.ownership = ownership.isOwning ? ownership : .strong }
      member.isMany = true
      member.elementOwnership = member.elementOwnership.map { $0.isOwning ? $0 : ownership } ?? ownership
    } else if member.isPromised != flags.contains(.promised) {
      // A category may declare a property that the class itself stores: the ownership is that of the stored declaration.
      if member.isPromised { member.ownership = ownership }
    } else if !member.ownership.isOwning || member.isMany && member.types.allSatisfy({ $0 != object }) {
      // Owned if one fact says so: an enum payload of several parts, an inferred subclass.
      member.ownership = ownership
    }
    if member.types.count < Self.mostOfMember, !member.types.contains(object) { member.types.append(object) }
    if !flags.contains(.inferred), member.declared.count < Self.mostOfMember, !member.declared.contains(object) { member.declared.append(object) }
    member.isPromised = member.isPromised && flags.contains(.promised)
  }

  // MARK: Questions

  /// A stored member that has objects of a type.
  struct Holder {
    var owner: TypeID
    var member: String
    var isOwning: Bool
    var isMany: Bool
  }

  /// The stored members that hold objects of a type, as far as facts say. O(members) once.
  func holders(of type: TypeID) -> [Holder] {
    if holders == nil {
      var found: [TypeID: [Holder]] = [:]
      for (pair, member) in members.all where !member.isPromised {
        let holder = Holder(owner: TypeID(pair.first), member: names.text(Int(pair.second)), isOwning: member.ownership.isOwning, isMany: member.isMany)
        for held in Set(member.types) { found[held, default: []].append(holder) }
      }
      holders = found
    }
    return holders![type] ?? []
  }

  func type(_ id: EntityID?) -> TypeID? { id.flatMap { index.find($0.text) }.map { $0 - 1 } }

  /// Whether the project declares it.
  func isOwn(_ type: TypeID) -> Bool { entities[type].map { !$0.isExternal } ?? false }

  func isValue(_ type: TypeID) -> Bool {
    switch entities[type]?.kind {
    case .struct, .enum, .union: entities[type]?.language == .swift
    default: false
    }
  }

  /// Whether a type and all its superclasses are Swift code of the project. If such a type stores something without a fact, the type of that member is a type
  /// parameter. It is then held strongly, because `weak` would imply a class.
  func isWhollyOwnInSwift(_ type: TypeID) -> Bool {
    var next: TypeID? = type
    for _ in 0..<Self.deepestLine {
      guard let ancestor = next else { return true }
      guard isOwn(ancestor), !isProtocol(ancestor), entities[ancestor]?.language == .swift else { return false }
      next = superclass[ancestor]
    }
    return false
  }

  /// Whether Objective-C code can see a class or protocol.
  func isOfObjectiveC(_ type: TypeID) -> Bool { ids[type].isObjectiveC }

  func isClass(_ type: TypeID) -> Bool { entities[type]?.kind == .class || ids[type].isObjectiveCClass }

  /// Whether a type says nothing about its objects: `Any`, `AnyObject`, `Sendable`.
  func isAnything(_ type: TypeID) -> Bool { !isOwn(type) && ["Any", "AnyObject", "Sendable"].contains(ids[type].text.split { $0 == "." || $0 == ":" }.last.map(String.init) ?? "") }

  /// Whether it is a C struct or union, which is not reference-counted.
  func isPlainStruct(_ type: TypeID) -> Bool {
    switch entities[type]?.kind {
    case .struct, .union: entities[type]?.language != .swift
    default: false
    }
  }

  func isProtocol(_ type: TypeID) -> Bool { entities[type]?.kind == .protocol }

  func location(_ type: TypeID) -> SourceLocation? { entities[type]?.location }

  func name(_ type: TypeID) -> String { entities[type]?.name ?? ids[type].text }

  /// Nobody writes more ancestors or descendants than this. The limit bounds the work for generated code.
  private static let mostAbove = 200
  static let mostBelow = 1_000
  /// Variables of one name in one owner share a member.
  private static let mostOfMember = 200

  /// A type and its ancestors, nearest first, `mostAbove` at most. O(ancestors) once for each type.
  func line(of type: TypeID) -> [TypeID] {
    if let known = lines[type] { return known }
    let found = findLine(of: type)
    lines[type] = found
    return found
  }

  private func findLine(of type: TypeID) -> [TypeID] {
    if parents[type].isEmpty { return [type] }
    var seen: Set<TypeID> = [type]
    var found = [type]
    var next = 0
    while next < found.count, found.count < Self.mostAbove {
      for parent in parents[found[next]] where seen.insert(parent).inserted { found.append(parent) }
      next += 1
    }
    return found
  }

  /// A type and its descendants, nearest first, `mostBelow` at most. O(descendants) once for each type.
  func family(of type: TypeID) -> [TypeID] {
    if children[type].isEmpty { return [type] }
    if let known = families[type] { return known }
    let found = findFamily(of: type)
    families[type] = found
    return found
  }

  private func findFamily(of type: TypeID) -> [TypeID] {
    var seen: Set<TypeID> = [type]
    var found = [type]
    var next = 0
    while next < found.count, found.count < Self.mostBelow {
      for child in children[found[next]] where seen.insert(child).inserted { found.append(child) }
      next += 1
    }
    return found
  }

  /// Whether `type` is `ancestor` or descends from it.
  func isKind(_ type: TypeID, of ancestor: TypeID) -> Bool { type == ancestor || line(of: type).contains(ancestor) }

  /// Whether one of two types is the other or descends from it, so that an object may have both.
  func areOfOneLine(_ a: TypeID, _ b: TypeID) -> Bool { isKind(a, of: b) || isKind(b, of: a) }

  /// Whether no object can have both types: two unrelated classes, or a class and a protocol that neither the class nor a descendant conforms to. False unless all
  /// superclasses are known. `isExact`: the object is of class `a` itself, not of a subclass.
  func areApart(_ a: TypeID, _ b: TypeID, isExact: Bool = false) -> Bool {
    guard isWhollyKnownClass(a) else { return false }
    if isProtocol(b), isOwn(a), isOwn(b) { return !(isExact ? [a] : family(of: a)).contains { isKind($0, of: b) } }
    return isWhollyKnownClass(b) && !areOfOneLine(a, b)
  }

  private func isWhollyKnownClass(_ type: TypeID) -> Bool {
    var next = type
    for _ in 0..<Self.deepestLine {
      guard isClass(next) else { return false }
      if let above = superclass[next] ?? parents[next].first(where: { !isProtocol($0) && ids[$0].isObjectiveCClass }) {
        next = above
      } else {
        return isOwn(next) || ids[next].objectiveCClassName == "NSObject"
      }
    }
    return false
  }

  /// The member that a name refers to in a type; a stored member is preferred to a promised one.
  func member(_ name: String, of type: TypeID) -> Member? {
    guard let name = names.find(name).map({ Int32($0) }) else { return nil }
    var promised: Member?
    for ancestor in line(of: type) {
      guard let found = members[Pair(Int32(ancestor), name)] else { continue }
      if !found.isPromised { return found }
      promised = promised ?? found
    }
    return promised
  }

  /// The stored member of a name in a type of the project or in a descendant. For a protocol these are the conforming types. O(descendants).
  func memberBelow(_ name: String, _ type: TypeID) -> Member? {
    guard isOwn(type), let name = names.find(name).map({ Int32($0) }) else { return nil }
    return family(of: type).lazy.compactMap { self.members[Pair(Int32($0), name)] }.first { !$0.isPromised }
  }

  /// The name of the property that an ivar stores; else the name itself.
  func canonicalName(_ name: String, of type: TypeID?) -> String {
    let isUnderscored = name.utf8.first == UInt8(ascii: "_")
    guard isUnderscored || type.map({ !properties[$0].isEmpty }) ?? false, let type else { return name }
    let plain = isUnderscored ? String(name.dropFirst()) : name
    let (number, plainNumber) = (names.find(name).map { Int32($0) }, names.find(plain).map { Int32($0) })
    for ancestor in line(of: type) {
      if !properties[ancestor].isEmpty, let property = properties[ancestor][name] { return property }
      if let number, members[Pair(Int32(ancestor), number)] != nil { return name }
      if isUnderscored, let plainNumber, let member = members[Pair(Int32(ancestor), plainNumber)], !member.isStatic { return plain }
    }
    return name
  }
}
