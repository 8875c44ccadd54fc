import Facts

/// Types of C and C++ of one name that several source files define, told apart by path, as classes of Objective-C are: the `Benchmark`s of three programs
/// are as many classes. One program can't have two, so that what only headers define is one type.
///
/// In what a unit says the name means the definition that the unit sees; where it sees none, the one nearest to it. O(entities), and for units that
/// speak of such a type, of all they say.
func namesakesToldApart(in extractions: [Extraction], of units: [TranslationUnit], _ context: ProjectContext) -> [Extraction] {
  let sources = Set(context.files.lazy.filter { !$0.isHeader }.map(\.path))
  var definitions: [EntityID: Set<String>] = [:]
  for extraction in extractions {
    for entity in extraction.entities where entity.isPlainDefinition {
      if let path = entity.location?.path, sources.contains(path) { definitions[entity.id, default: []].insert(path) }
    }
  }
  let namesakes = definitions.filter { $0.value.count > 1 }.mapValues { $0.sorted() }
  guard !namesakes.isEmpty else { return extractions }

  return zip(extractions, units).map { extraction, unit in
    var seen: [EntityID: String] = [:]
    for entity in extraction.entities where namesakes[entity.id] != nil {
      let path = entity.isPlainDefinition ? entity.location?.path : nil
      if path != nil || seen[entity.id] == nil { seen[entity.id] = path ?? "" }
    }
    var meant: [EntityID: String] = [:]
    for (id, path) in seen {
      // What the unit sees in a header stays what everybody sees there.
      guard path.isEmpty || sources.contains(path) else { continue }
      meant[id] = path.isEmpty ? nearestFile(namesakes[id]!, to: unit.path) : path
    }
    guard !meant.isEmpty else { return extraction }
    var renaming = Renaming(meant)
    return extraction.renamed { renaming[$0] }
  }
}

/// What ids become when some types, and all that is declared in them, are told apart by path.
private struct Renaming {
  private let paths: [EntityID: String]
  private var known: [EntityID: EntityID] = [:]

  init(_ paths: [EntityID: String]) { self.paths = paths }

  subscript(id: EntityID) -> EntityID {
    mutating get {
      guard id.text.hasPrefix("c:@") else { return id }
      if let known = known[id] { return known }
      let new = renamed(id)
      known[id] = new
      return new
    }
  }

  /// What is nested in a type has its id, an `@` and more; the outermost type counts.
  private func renamed(_ id: EntityID) -> EntityID {
    let bytes = Array(id.text.utf8)
    for end in bytes.indices.dropFirst(3) where bytes[end] == UInt8(ascii: "@") {
      let outer = EntityID(String(decoding: bytes[..<end], as: UTF8.self))
      if let path = paths[outer] { return EntityID(outer.text + "@" + path + String(decoding: bytes[end...], as: UTF8.self)) }
    }
    return paths[id].map { EntityID(id.text + "@" + $0) } ?? id
  }
}

extension Entity {
  /// A type of C or C++, where its body is. What is private to a file has an id with that file in it.
  fileprivate var isPlainDefinition: Bool { isDefinition && kind.isType && id.text.hasPrefix("c:@") }
}

extension Extraction {
  /// The same with other ids for entities, everywhere.
  fileprivate func renamed(_ new: (EntityID) -> EntityID) -> Extraction {
    var renamed = self
    renamed.entities = entities.map { entity in
      Entity(
        new(entity.id), kind: entity.kind, name: entity.name, language: entity.language, location: entity.location, isDefinition: entity.isDefinition,
        isExternal: entity.isExternal, module: entity.module, lines: entity.lines, isIncomplete: entity.isIncomplete, isGeneric: entity.isGeneric)
    }
    renamed.facts = facts.map { Fact(new($0.subject), $0.relation, new($0.object), at: $0.location, $0.details) }
    renamed.methods = methods.map { Method(new($0.owner), $0.name, at: $0.location, $0.traits) }
    renamed.code = code.renamed(new)
    return renamed
  }
}
