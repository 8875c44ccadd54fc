import Facts

/// Tells apart, by path, what several C and C++ source files define under one name: the `Benchmark`s of three programs are three classes. One program can't have two
/// types of one name, so a type that only headers define is one type. Functions and variables are only told apart if no target has two of the files, since one program
/// may choose between `poll_linux.c` and `poll_mac.c`.
///
/// In a unit, the name means the definition that the unit sees; else that of a program with the unit; else the nearest one. O(entities), and for units with such a
/// name, their whole content.
func namesakesToldApart(in extractions: [Extraction], of units: [TranslationUnit], _ project: Project) -> [Extraction] {
  let sources = Set(project.context.files.lazy.filter { !$0.isHeader }.map(\.path))
  var definitions: [EntityID: Set<String>] = [:]
  var types: Set<EntityID> = []
  for extraction in extractions {
    for entity in extraction.entities where entity.isPlainDefinition {
      guard let path = entity.location?.path, sources.contains(path) else { continue }
      definitions[entity.id, default: []].insert(path)
      if entity.kind.isType { types.insert(entity.id) }
    }
  }
  definitions = definitions.filter { $0.value.count > 1 }
  guard !definitions.isEmpty else { return extractions }
  let programs = ProgramsOfFiles(project.targets)
  let namesakes = definitions.filter { types.contains($0.key) || programs.areApart($0.value) }.mapValues { $0.sorted() }
  guard !namesakes.isEmpty else { return extractions }

  return zip(extractions, units).map { extraction, unit in
    var seen: [EntityID: String] = [:]
    for entity in extraction.entities where namesakes[entity.id] != nil {
      let path = entity.isPlainDefinition ? entity.location?.path : nil
      if path != nil || seen[entity.id] == nil { seen[entity.id] = path ?? "" }
    }
    var meant: [EntityID: String] = [:]
    for (id, path) in seen {
      // A definition that the unit sees in a header is shared with all others.
      guard path.isEmpty || sources.contains(path) else { continue }
      let all = namesakes[id]!
      let together = path.isEmpty ? all.filter { programs.share($0, unit.path) } : []
      meant[id] = path.isEmpty ? nearestFile(together.isEmpty ? all : together, to: unit.path) : path
    }
    guard !meant.isEmpty else { return extraction }
    var renaming = Renaming(meant)
    return extraction.renamed { renaming[$0] }
  }
}

/// The programs, libraries and tests that contain each file, as far as targets tell.
private struct ProgramsOfFiles {
  private var programs: [String: Set<TargetGraph.Index>] = [:]

  init(_ targets: [Target]) {
    let graph = TargetGraph(targets)
    for (index, target) in targets.enumerated() where target.product != .aggregate {
      for linked in graph.linked(into: index) { for path in targets[linked].sources { programs[path, default: []].insert(index) } }
    }
  }

  /// Whether each of some files is in a program, and no two of them are in the same one.
  func areApart(_ paths: Set<String>) -> Bool {
    var seen: Set<TargetGraph.Index> = []
    return paths.allSatisfy { path in
      guard let own = programs[path], seen.isDisjoint(with: own) else { return false }
      seen.formUnion(own)
      return true
    }
  }

  func share(_ a: String, _ b: String) -> Bool {
    guard let one = programs[a], let other = programs[b] else { return false }
    return !one.isDisjoint(with: other)
  }
}

/// The new ids after some names, and everything declared within them, are told apart by path.
private struct Renaming {
  private let paths: [EntityID: String]
  private var known: [EntityID: EntityID] = [:]

  init(_ paths: [EntityID: String]) { self.paths = paths }

  subscript(id: EntityID) -> EntityID {
    mutating get {
      guard id.isPublicC else { return id }
      if let known = known[id] { return known }
      let new = renamed(id)
      known[id] = new
      return new
    }
  }

  /// The id of a nested declaration is that of its type followed by `@` and more; the id of a closure is that of its function followed by `#` and a number. The
  /// outermost name counts.
  private func renamed(_ id: EntityID) -> EntityID {
    let bytes = Array(id.text.utf8)
    for end in bytes.indices.dropFirst(3) where bytes[end] == UInt8(ascii: "@") || bytes[end] == UInt8(ascii: "#") && isNumber(bytes[(end + 1)...]) {
      let outer = EntityID(String(decoding: bytes[..<end], as: UTF8.self))
      if let path = paths[outer] { return EntityID(outer.text + "@" + path + String(decoding: bytes[end...], as: UTF8.self)) }
    }
    return paths[id].map { id.at($0) } ?? id
  }

  private func isNumber(_ bytes: ArraySlice<UInt8>) -> Bool { !bytes.isEmpty && bytes.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) || $0 == UInt8(ascii: "#") } }
}

extension Entity {
  /// A definition of a type, function or variable in C or C++. What is private to a file already has the file in its id.
  fileprivate var isPlainDefinition: Bool { isDefinition && (kind.isType || kind == .function || kind == .variable) && id.isPublicC }
}

extension Extraction {
  /// The extraction with all entity ids replaced.
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
