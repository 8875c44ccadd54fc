/// The types that a text of code declares, for tests that need declared members.
struct TypeDeclarations {
  static let kinds: [String: Entity.Kind] = ["class": .class, "protocol": .protocol, "struct": .struct, "enum": .enum, "union": .union]

  private struct Declared {
    var entity: Entity
    var location: SourceLocation
    var bases: [String]
  }
  private var types: [Declared] = []
  private var holds: [Fact] = []

  mutating func add(_ kind: Entity.Kind, _ name: String, _ bases: [String], _ language: Language, at location: SourceLocation) {
    let entity = Entity(EntityID(name), kind: kind, name: name, language: language, location: location, isDefinition: true)
    types.append(Declared(entity: entity, location: location, bases: bases))
  }

  mutating func add(_ fact: Fact) { holds.append(fact) }

  func entitiesAndFacts() -> ([Entity], [Fact]) {
    var entities = types.map(\.entity)
    var facts: [Fact] = []
    var kinds: [EntityID: Entity.Kind] = [:]
    for entity in entities { kinds[entity.id] = entity.kind }
    func mention(_ id: EntityID, _ kind: Entity.Kind) {
      guard kinds.updateValue(kinds[id] ?? kind, forKey: id) == nil else { return }
      let name = id.plainTypeName.map(String.init) ?? id.text
      entities.append(Entity(id, kind: kind, name: name, isExternal: true))
    }
    for type in types {
      for (place, base) in type.bases.enumerated() {
        let id = EntityID(base)
        let isSuperclass = kinds[id].map { $0 == .class } ?? (type.entity.kind == .class && place == 0)
        mention(id, isSuperclass ? .class : .protocol)
        let relation: Relation = isSuperclass || type.entity.kind == .protocol ? .inherits : .conforms
        facts.append(Fact(type.entity.id, relation, id, at: type.location))
      }
    }
    for fact in holds {
      let isValue = fact.details.ownership == .value || fact.object.isPlainType
      mention(fact.object, isValue ? .struct : .class)
      facts.append(fact)
    }
    return (entities, facts)
  }
}

extension CodeParser {
  mutating func readType(_ kind: Entity.Kind, at position: Code.Position) throws(CodeTextError) {
    let name = try name("a type")
    var bases: [String] = []
    if take(":") {
      repeat { bases.append(try self.name("a type")) } while take(",")
    }
    declarations.add(kind, name, bases, language, at: location(position))
    guard isNext("{"), isSameLine else { return }
    advance()
    while !isNext("}") {
      if take(";") { continue }
      let position = try linePosition()
      declarations.add(try member(of: EntityID(name), at: position))
      guard token.isFirstOnLine || isNext(";") || isNext("}") else { throw expected("the end of the member") }
    }
    advance()
  }

  /// `[OWNERSHIP] [many] [static] [let|var] NAME [: TYPE]`
  private mutating func member(of owner: EntityID, at position: Code.Position) throws(CodeTextError) -> Fact {
    var details = Fact.Details(flags: .mutable)
    while isBeforeName, token.kind == .word {
      if let ownership = Ownership(rawValue: token.text) {
        details.ownership = ownership
        details.flags.insert(.explicit)
      } else if token.text == "many" {
        details.flags.insert(.many)
      } else if token.text == "static" {
        details.flags.insert(.isStatic)
      } else if token.text == "let" {
        details.flags.remove(.mutable)
      } else if token.text != "var" {
        throw expected("an ownership, 'many', 'static', 'let' or 'var' before the name")
      }
      advance()
    }
    details.member = try name("a member")
    var object = owner
    if take(":") {
      let type = try type()
      object = type.id ?? (type.form == .closure ? .function : .untypedObject)
      if type.form == .collection { details.flags.insert(.many) }
      if details.ownership == nil, type.form == .value { details.ownership = .value }
    }
    if details.ownership == nil { details.ownership = .strong }
    return Fact(owner, .holds, object, at: location(position), details)
  }

  private func location(_ position: Code.Position) -> SourceLocation {
    SourceLocation(path, line: Int(position.line), column: Int(position.column))
  }
}
