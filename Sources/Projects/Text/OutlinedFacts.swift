import Facts

/// The facts in the text of C-family files without a parse: types, superclasses, protocols and categories. One extraction for each file that declares any, in byte
/// order of the paths. Made of `Project.types`; members, bodies and macros are left out. O(types · depth of their namespaces).
///
/// A name in Objective-C refers to the declaration of that name; if there are several, to that in the same file, or else to the nearest. A base class in C++ is
/// searched in the namespaces around the class, then in all namespaces if only one has it.
package func outlinedFacts(of project: Project) -> [Extraction] {
  let names = OutlinedNames(project)
  return project.context.files.compactMap { file in
    guard let types = project.types[file.path] else { return nil }
    var outline = FileOutline(file, names)
    types.forEach { outline.add($0) }
    return outline.extraction
  }
}

/// The types of the project, by the names that other code uses.
private struct OutlinedNames {
  let declared: DeclaredNames
  /// The classes and categories of Objective-C that have an `@interface`.
  private(set) var interfaces: Set<EntityID> = []
  /// Types of C and C++, by their names with namespaces.
  private var types: [String: EntityID] = [:]
  /// Their names, by the last word.
  private var namesByLastWord: [String: [String]] = [:]

  init(_ project: Project) {
    declared = project.context.declared
    for type in project.types.values.joined() {
      if type.isObjectiveC {
        if !type.isImplementation { interfaces.insert(type.id) }
      } else if !type.isLocal, types.updateValue(type.id, forKey: type.name) == nil {
        namesByLastWord[lastWord(of: type.name), default: []].append(type.name)
      }
    }
  }

  /// The C++ type for a spelling in a scope; nil if it is not one of the project.
  func type(_ spelled: String, in scope: [String]) -> EntityID? {
    var around = scope
    while true {
      if let found = types[(around + [spelled]).joined(separator: "::")] { return found }
      if around.popLast() == nil { break }
    }
    // A `using` may have made it visible here.
    let candidates = (namesByLastWord[lastWord(of: spelled)] ?? []).filter { $0.hasSuffix("::" + spelled) }
    return candidates.count == 1 ? types[candidates[0]] : nil
  }

  private func lastWord(of name: String) -> String { name.split(separator: ":").last.map(String.init) ?? name }
}

/// The facts of one file.
private struct FileOutline {
  private let file: SourceFile
  private let names: OutlinedNames
  private(set) var extraction = Extraction()

  init(_ file: SourceFile, _ names: OutlinedNames) {
    self.file = file
    self.names = names
  }

  mutating func add(_ type: OutlinedType) {
    if type.isObjectiveC { addObjectiveC(type) } else { addRecord(type) }
  }

  // MARK: Objective-C

  private mutating func addObjectiveC(_ type: OutlinedType) {
    let place = SourceLocation(file.path, line: type.line)
    if type.kind == .category {
      guard !type.isImplementation || !names.interfaces.contains(type.id) else { return }
      let owner = objectiveC(.class, type.name)
      let category = type.category ?? ""
      let id = category.isEmpty ? type.id.at(file.path) : EntityID(type.id.text + owner.text.dropFirst(EntityID.objectiveCClass(type.name).text.utf8.count))
      describe(id, .category, "\(type.name)(\(category))", at: place, isDefinition: !type.isImplementation)
      extraction.facts.append(Fact(id, .extends, owner, at: place))
      conform(owner, .conforms, to: type.protocols, at: place)
      return
    }
    // If there is an `@interface`, that one declares all this.
    guard !type.isImplementation || !names.interfaces.contains(type.id) else { return }
    let id = objectiveC(type.kind, type.name)
    describe(id, type.kind, type.name, at: place)
    for base in type.bases where base != type.name { extraction.facts.append(Fact(id, .inherits, objectiveC(.class, base), at: place)) }
    conform(id, type.kind == .protocol ? .inherits : .conforms, to: type.protocols, at: place)
  }

  private mutating func conform(_ type: EntityID, _ relation: Relation, to protocols: [String], at place: SourceLocation) {
    for name in protocols {
      // A class in this list is a type argument.
      if !names.declared.protocols.contains(name), names.declared.classes.contains(name) || names.declared.types.contains(name) { continue }
      let adopted = objectiveC(.protocol, name)
      if adopted != type { extraction.facts.append(Fact(type, relation, adopted, at: place)) }
    }
  }

  /// The class or protocol that a name refers to here. If the project does not declare it, it is external.
  private mutating func objectiveC(_ kind: Entity.Kind, _ name: String) -> EntityID {
    let id: EntityID = kind == .protocol ? .objectiveCProtocol(name) : .objectiveCClass(name)
    if let files = names.declared.ambiguous[id.text] { return id.at(files.contains(file.path) ? file.path : nearestFile(files, to: file.path)) }
    let isOwn = kind == .protocol ? names.declared.protocols.contains(name) : names.declared.classes.contains(name)
    if !isOwn, !names.interfaces.contains(id) { extraction.entities.append(Entity(id, kind: kind, name: name, isExternal: true)) }
    return id
  }

  // MARK: C and C++

  private mutating func addRecord(_ type: OutlinedType) {
    let place = SourceLocation(file.path, line: type.line)
    let id = type.isLocal ? EntityID.c(type.id.text.dropFirst(2), privateTo: file.path) : type.id
    // In C, nested types are visible everywhere.
    let name = file.language.isCxx || type.container == nil ? type.name : String(type.name.split(separator: ":").last ?? "")
    describe(id, type.kind, name, at: place)
    if let container = type.container { extraction.facts.append(Fact(container, .contains, id, at: place)) }
    for spelled in type.bases {
      let base = names.type(spelled, in: type.scope) ?? external(spelled)
      if base != id { extraction.facts.append(Fact(id, .inherits, base, at: place)) }
    }
  }

  private mutating func external(_ spelled: String) -> EntityID {
    var words = spelled.split(separator: ":")
    let name = words.popLast() ?? ""
    let id = EntityID.c(words.map { "@N@" + $0 }.joined() + "@S@" + name)
    extraction.entities.append(Entity(id, kind: .class, name: spelled, isExternal: true))
    return id
  }

  private mutating func describe(_ id: EntityID, _ kind: Entity.Kind, _ name: String, at place: SourceLocation, isDefinition: Bool = true) {
    extraction.entities.append(
      Entity(
        id, kind: kind, name: name, language: file.language, location: place, isDefinition: isDefinition, isExternal: file.isExternal, module: file.module))
    if isDefinition { extraction.facts.append(Fact(EntityID(file.path), .contains, id, at: place)) }
  }
}
