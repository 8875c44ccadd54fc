import Facts
import Platform

/// Makes entities and facts of the summaries of all Swift files of a project. A pure function: the same summaries give the same facts.
///
/// `others` is the result of the C front-end for mixed code: a class that both mention is one entity. The time is proportional to
/// the size of the summaries; recursion is bounded for any source.
package func resolveSwift(_ extractions: [Extraction], context: ProjectContext, others: Extraction) -> Extraction {
  var result = Extraction()
  var files: [FileSummary] = []
  for extraction in extractions where !extraction.unresolved.isEmpty {
    do throws(BinaryReader.Damaged) { files.append(try FileSummary(binaryForm: extraction.unresolved)) } catch {
      // No facts of the file are in the graph.
      result.filesInPart.formUnion(extraction.filesRead)
      result.problems += extraction.filesRead.sorted().map { Problem(.crashed, $0, "what a worker said of the file is damaged, so nothing of it is known; run again with '--no-cache'") }
    }
  }
  guard !files.isEmpty else { return result }
  files.sort { $0.path.byteOrder(to: $1.path) < 0 }
  let resolver = Resolver(files, context: context, others: others)
  resolver.run()
  result.entities = resolver.entities
  result.facts = resolver.facts
  result.possibleUses = resolver.possibleUses
  result.methods = resolver.methods
  result.coverage = resolver.coverage
  result.code = resolver.code
  return result
}

final class Resolver {
  let names: ProjectNames
  let evaluation: Evaluation
  let heldTypes: HeldTypes
  private let modulesOfProject: Set<String>
  private(set) var entities: [Entity] = []
  private(set) var facts: [Fact] = []
  private(set) var possibleUses: [Fact] = []
  private(set) var methods: [Method] = []
  private(set) var code = Code()
  private(set) var coverage = Coverage()
  private var stated: Set<Fact> = []
  /// The aliases of other files that each file has named so far.
  private var namedAliases: Set<NamedAlias> = []
  private var describedExternal: Set<EntityID> = []
  /// The subject of the facts of each scope.
  private var subjects: [[EntityID]] = []
  private let isExternalFile: [Bool]
  private let bridgingHeaders: [String: [String]]

  init(_ files: [FileSummary], context: ProjectContext, others: Extraction) {
    names = ProjectNames(files, context: context, others: others)
    evaluation = Evaluation(names, others: others)
    heldTypes = HeldTypes(names: names)
    bridgingHeaders = headersBridged(in: context)
    modulesOfProject = Set(context.files.compactMap(\.module))
    let external = Set(context.files.filter(\.isExternal).map(\.path))
    isExternalFile = files.map { external.contains($0.path) }
  }

  func run() {
    describeTypes()
    describeScopes()
    let resolution = MethodResolution(names, evaluation)
    for file in names.files.indices {
      readImports(file)
      readInheritance(file)
      for number in names.files[file].properties.indices { readProperty(PropertyPlace(file: file, property: number)) }
      readMentions(file)
      methods += resolution.methods(of: file) { subjects[file][$0] }
    }
    let linker = CodeLinker(names, evaluation, methods: methods) { [self] in id(of: $0) ?? EntityID("") }
    code = linker.code()
    readUses(linker.uses)
  }

  // MARK: Stating

  func location(_ place: FileSummary.Place, _ file: Int) -> SourceLocation {
    SourceLocation(names.files[file].path, line: place.line, column: place.column)
  }

  func state(_ subject: EntityID, _ relation: Relation, _ object: EntityID, at place: FileSummary.Place, _ file: Int, _ details: Fact.Details = .init()) {
    var details = details
    details.condition = place.condition
    let fact = Fact(subject, relation, object, at: location(place, file), details)
    if stated.insert(fact).inserted { facts.append(fact) }
  }

  /// The id of a type, which is described if no other front-end does that.
  func id(of type: Int) -> EntityID {
    let known = names.types[type]
    if !known.isDeclaredInSwift, describedExternal.insert(known.id).inserted {
      entities.append(Entity(known.id, kind: known.kind.entityKind, name: known.name, isExternal: known.isExternal, module: known.isExternal ? nil : known.module))
    }
    return known.id
  }

  func plain(_ name: String) -> EntityID {
    let id = EntityID.plainType(name)
    if describedExternal.insert(id).inserted { entities.append(Entity(id, kind: .struct, name: name, isExternal: true)) }
    return id
  }

  // MARK: Entities

  private func describeTypes() {
    for type in names.types where type.isDeclaredInSwift {
      guard let home = type.home else { continue }
      let place = names.scope(home).place
      describe(type.id, type.kind.entityKind, type.name, at: place, home.file, isGeneric: !type.generics.isEmpty)
      if let parent = type.parent { state(id(of: parent), .contains, type.id, at: place, home.file) }
    }
  }

  private func describe(_ id: EntityID, _ kind: Entity.Kind, _ name: String, at place: FileSummary.Place, _ file: Int, isGeneric: Bool = false) {
    let module = names.modules[file]
    entities.append(
      Entity(
        id, kind: kind, name: name, language: .swift, location: location(place, file), isDefinition: true, isExternal: isExternalFile[file],
        module: module.isEmpty ? nil : module, isGeneric: isGeneric))
    state(EntityID(names.files[file].path), .contains, id, at: place, file)
  }

  private func describeScopes() {
    var described: Set<EntityID> = []
    for file in names.files.indices {
      var own: [EntityID] = []
      var extensions: [Int: Int] = [:]
      let ofFile = Set(names.files[file].functions.map(\.ownScope))
      for (number, scope) in names.files[file].scopes.enumerated() {
        switch scope.kind {
        case .file: own.append(EntityID(names.files[file].path))
        case .extension:
          guard let type = names.typeOfScope[file][number] else { own.append(own[scope.parent]); continue }
          extensions[type, default: 0] += 1
          let count = extensions[type] ?? 1
          let id = EntityID(names.types[type].id.text + "+" + names.files[file].path + (count > 1 ? "#\(count)" : ""))
          own.append(id)
          let conformances = scope.inherited.flatMap { names.nominalTypes(names.shape($0.type, in: ScopePlace(file: file, scope: scope.parent))) }
          let list = conformances.map { names.types[$0].name }.joined(separator: ", ")
          describe(id, .extension, "extension \(names.types[type].name)" + (list.isEmpty ? "" : ": \(list)"), at: scope.place, file)
          state(id, .extends, self.id(of: type), at: scope.place, file, Fact.Details(access: scope.isPrivate ? "private" : nil))
        case .class, .struct, .enum, .actor, .protocol:
          own.append(names.typeOfScope[file][number].map { names.types[$0].id } ?? own[scope.parent])
        case .function where scope.parent == 0 && ofFile.contains(number):
          let id = functionID(scope.name, file, isPrivate: scope.isPrivate)
          own.append(id)
          if described.insert(id).inserted {
            describe(id, .function, scope.name + "()", at: scope.place, file)
          } else {
            // An overload, or the function of another platform: it may lie in another file.
            state(EntityID(names.files[file].path), .contains, id, at: scope.place, file)
          }
        case .variable where scope.parent == 0:
          let id = variableID(scope.name, file, isPrivate: scope.isPrivate)
          own.append(id)
          if described.insert(id).inserted { describe(id, .variable, scope.name, at: scope.place, file) }
        case .function, .variable: own.append(own[scope.parent])
        }
      }
      subjects.append(own)
    }
    // The other names of `let (a, b) = …` have no scope of their own.
    for file in names.files.indices {
      for property in names.files[file].properties where property.scope == 0 {
        let id = variableID(property.name, file, isPrivate: property.traits.contains(.isPrivate))
        if described.insert(id).inserted { describe(id, .variable, property.name, at: property.place, file) }
      }
    }
  }

  /// All functions of one name in a module are one entity; private ones belong to their file.
  private func functionID(_ name: String, _ file: Int, isPrivate: Bool) -> EntityID {
    EntityID(qualified(name, file) + "()" + (isPrivate ? "@" + names.files[file].path : ""))
  }

  private func variableID(_ name: String, _ file: Int, isPrivate: Bool) -> EntityID {
    let isAmbiguous = isPrivate || names.sharedVariables[names.modules[file]]?.contains(name) ?? false
    return EntityID(qualified(name, file) + (isAmbiguous ? "@" + names.files[file].path : ""))
  }

  private func qualified(_ name: String, _ file: Int) -> String { EntityID.swift(name, module: names.modules[file]).text }

  private func id(of variable: PropertyPlace) -> EntityID? {
    let property = names.files[variable.file].properties[variable.property]
    guard property.scope == 0 else { return nil }
    return variableID(property.name, variable.file, isPrivate: property.traits.contains(.isPrivate))
  }

  private func id(of function: FunctionPlace) -> EntityID? {
    let own = names.files[function.file].functions[function.function]
    guard own.ownScope != 0 else { return nil }
    return subjects[function.file][own.ownScope]
  }

  // MARK: Imports and inheritance

  private func readImports(_ file: Int) {
    let path = names.files[file].path
    for header in bridgingHeaders[path] ?? [] {
      let details = Fact.Details(form: .quoted, flags: [.implicit, .inferred])
      facts.append(Fact(EntityID(path), .imports, EntityID(header), at: SourceLocation(path), details))
    }
    for imported in names.files[file].imports {
      let id = EntityID.module(imported.module)
      if imported.access == .macro {
        if modulesOfProject.contains(imported.module) { state(EntityID(names.files[file].path), .imports, id, at: imported.place, file, Fact.Details(form: .module, flags: .implicit)) }
        continue
      }
      if modulesOfProject.contains(imported.module) {
        coverage.importsResolved += 1
      } else {
        coverage.importsExternal += 1
        if describedExternal.insert(id).inserted { entities.append(Entity(id, kind: .module, name: imported.module, isExternal: true)) }
      }
      let details = Fact.Details(form: .module, access: imported.access.map { $0 == .exported ? "exported" : "testable" })
      state(EntityID(names.files[file].path), .imports, id, at: imported.place, file, details)
    }
  }

  private func readInheritance(_ file: Int) {
    for (number, scope) in names.files[file].scopes.enumerated() {
      guard let type = names.typeOfScope[file][number] else { continue }
      let subject = id(of: type)
      for (position, inherited) in scope.inherited.enumerated() {
        let shape = names.shape(inherited.type, in: ScopePlace(file: file, scope: scope.parent))
        for parent in names.nominalTypes(shape) where parent != type {
          let relation = relation(of: scope, to: parent, position, isProtocol: names.types[type].kind == .protocol)
          state(subject, relation, id(of: parent), at: inherited.place, file)
          // The type may lie elsewhere, or be none of the project's: then it is the extension that needs the protocol.
          if subjects[file][number] != subject, names.types[type].home?.file != file, names.types[parent].isDeclaredInSwift {
            state(subjects[file][number], .uses, id(of: parent), at: inherited.place, file)
          }
        }
        mention(inherited.type, in: ScopePlace(file: file, scope: scope.parent), subjects[file][number], at: inherited.place)
      }
    }
  }

  private func relation(of scope: FileSummary.Scope, to parent: Int, _ position: Int, isProtocol: Bool) -> Relation {
    let kind = names.types[parent].kind
    if scope.kind == .protocol {
      // `protocol P: UIView` requires a superclass.
      return kind == .protocol || kind == .unknown ? .inherits : .uses
    }
    // The raw type of an enum.
    if kind.isValue { return .uses }
    return names.isSuperclass(parent, of: scope, position) ? .inherits : .conforms
  }

  // MARK: Properties

  private func readProperty(_ place: PropertyPlace) {
    let property = names.files[place.file].properties[place.property]
    let scope = names.files[place.file].scopes[property.scope]
    let isGlobal = property.scope == 0
    let type = names.typeOfScope[place.file][property.scope]
    guard isGlobal || type != nil else { return }
    let owner = isGlobal ? id(of: place)! : id(of: type!)
    let subject = isGlobal ? owner : subjects[place.file][property.scope]
    let shape = evaluation.shape(of: place)
    let isStored = !property.traits.contains(.computed)
    let isPromised = scope.kind == .protocol || property.traits.contains(.isStoredElsewhere)
    var spoken: Set<Int> = []
    if isStored || isPromised {
      let details = details(of: property, isGlobal: isGlobal, isPromised: isPromised)
      for held in wrapped(heldTypes.held(shape), by: property, in: ScopePlace(file: place.file, scope: property.scope)) {
        var details = details
        details.ownership = held.ownership
        if let reference = property.reference, held.ownership == .strong || reference == .weak {
          details.ownership = reference.ownership
          details.flags.insert(.explicit)
        }
        details.flags.formUnion(held.flags)
        // What is declared `weak` or `unowned` is an object: nothing is assumed.
        if property.reference != nil { details.flags.remove(.assumed) }
        switch held.object {
        case .plain(let name): state(owner, .holds, plain(name), at: property.place, place.file, details)
        case .type(let object):
          spoken.insert(object)
          state(owner, .holds, id(of: object), at: property.place, place.file, details)
        }
      }
      if !isGlobal, !isPromised, !property.traits.contains(.payload) { count(property, shape) }
    }
    for mentioned in heldTypes.mentioned(shape) where !spoken.contains(mentioned) && property.type != nil {
      uses(subject, mentioned, owner, property.place, place.file)
    }
    if let type = property.type { mention(type, in: ScopePlace(file: place.file, scope: property.scope), subject, at: property.place) }
  }

  private func details(of property: FileSummary.Property, isGlobal: Bool, isPromised: Bool) -> Fact.Details {
    var details = Fact.Details(member: property.name)
    if property.traits.contains(.mutable) { details.flags.insert(.mutable) }
    if isGlobal || property.traits.contains(.isStatic) { details.flags.insert(.isStatic) }
    if isPromised { details.flags.insert(.promised) }
    if property.type == nil, property.wrapperArgument == nil { details.flags.insert(.inferred) }
    return details
  }

  /// A property wrapper may keep the wrapped value, or only refer to it. A wrapper of the project does with it what it does with its generic parameter.
  private func wrapped(_ held: [Held], by property: FileSummary.Property, in place: ScopePlace) -> [Held] {
    var held = held
    for wrapper in property.wrappers {
      guard case .named(let components) = wrapper, let name = components.last?.name else { continue }
      if case .type(let type, _) = names.shape(wrapper, in: place), names.types[type].isDeclaredInSwift {
        guard let parameter = names.types[type].generics.first, let reference = heldTypes.storedReference(of: parameter.name, in: type) else { continue }
        held = held.map { $0.kept($0.ownership.isOwning ? reference.ownership : $0.ownership) }
      } else if Platform.wrapperOwnership(named: name) == .borrowing {
        held = held.map { $0.kept(.reference) }
      }
    }
    return held
  }

  private func count(_ property: FileSummary.Property, _ shape: Shape) {
    if isKnown(shape) {
      if property.type != nil || property.wrapperArgument != nil { coverage.memberTypesResolved += 1 } else { coverage.memberTypesInferred += 1 }
    } else {
      coverage.memberTypesUnknown += 1
    }
  }

  private func isKnown(_ shape: Shape) -> Bool {
    switch shape {
    case .unknown: false
    case .optional(let inner): isKnown(inner)
    case .collection(let parts): parts.contains(where: isKnown)
    default: true
    }
  }

  // MARK: Mentions

  /// `owner` is the type around the code, or the one that it extends: a type that its own code mentions makes no fact.
  func uses(_ subject: EntityID, _ type: Int, _ owner: EntityID?, _ place: FileSummary.Place, _ file: Int, creates: Bool = false) {
    let known = names.types[type]
    // Numbers and texts of the standard library are of no interest.
    if !known.isDeclaredInSwift, known.kind == .value, known.module == "Swift" { return }
    guard known.id != subject, known.id != owner else { return }
    state(subject, creates ? .creates : .uses, id(of: type), at: place, file)
  }

  /// States the aliases that a written type goes through.
  private func mention(_ type: TypeName, in scope: ScopePlace, _ subject: EntityID, at place: FileSummary.Place) {
    for alias in names.aliases(in: type, scope) { mention(alias, subject, scope, at: place) }
  }

  /// An alias is no entity. Inside of a type it is part of that; else the file names the file that declares it.
  private func mention(_ alias: AliasPlace, _ subject: EntityID, _ scope: ScopePlace, at place: FileSummary.Place) {
    let own = names.files[alias.file].aliases[alias.alias]
    if names.isInType(alias.file, own.scope) {
      let owner = names.enclosingType(of: scope).map { names.types[$0].id }
      if let type = names.typeOfScope[alias.file][own.scope] { uses(subject, type, owner, place, scope.file) }
    } else if alias.file != scope.file, names.modules[alias.file] == names.modules[scope.file], namedAliases.insert(NamedAlias(alias: alias, file: scope.file)).inserted {
      state(EntityID(names.files[scope.file].path), .names, EntityID(names.files[alias.file].path), at: place, scope.file, Fact.Details(member: own.name, access: "type"))
    }
  }

  private struct NamedAlias: Hashable {
    let alias: AliasPlace
    let file: Int
  }

  /// A class or structure is one, however many extensions it has.
  private func isOwnExtension(of type: Int, _ owner: EntityID?) -> Bool {
    names.types[type].id == owner && names.types[type].isDeclaredInSwift && names.types[type].kind != .protocol
  }

  /// States what bodies use of extensions, unless the mention of the member states it for that line. Run after `readMentions`.
  private func readUses(_ uses: [MemberUses.Use]) {
    var lines = Set(facts.lazy.filter { $0.relation == .uses }.map(UseOfLine.init))
    var known = Set(facts.lazy.filter { $0.relation != .contains && $0.relation != .imports }.map { PossibleUse(subject: $0.subject, object: $0.object, name: nil) })
    var conditions: [Int: [Int: String]] = [:]
    /// The `#if` around a line, as its mentions have it.
    func condition(_ line: Int, _ file: Int) -> String? {
      if conditions[file] == nil {
        conditions[file] = Dictionary(names.files[file].mentions.compactMap { mention in mention.place.condition.map { (mention.place.line, $0) } }, uniquingKeysWith: { first, _ in first })
      }
      return conditions[file]![line]
    }
    for use in uses {
      let (file, subject) = (use.place.file, subjects[use.place.file][use.place.scope])
      let owner = names.enclosingType(of: use.place).map { names.types[$0].id }
      let object: EntityID
      var (isCertain, name) = (use.isCertain, String?.none)
      switch use.target {
      case .extension(let scope, let type):
        object = subjects[scope.file][scope.scope]
        if isOwnExtension(of: type, owner) { isCertain = false }
        name = use.name
      case .type(let type): object = id(of: type)
      }
      guard object != subject, object != owner else { continue }
      let line = Int(use.position.line)
      let place = FileSummary.Place(line: line, column: Int(use.position.column), condition: condition(line, file))
      let fact = Fact(subject, .uses, object, at: location(place, file), Fact.Details(condition: place.condition))
      if isCertain {
        if lines.insert(UseOfLine(fact)).inserted { state(subject, .uses, object, at: place, file) }
      } else if known.insert(PossibleUse(subject: subject, object: object, name: name)).inserted {
        possibleUses.append(Fact(subject, .uses, object, at: fact.location, Fact.Details(member: use.name, condition: place.condition)))
      }
    }
  }

  private struct UseOfLine: Hashable {
    let subject: EntityID
    let object: EntityID
    let line: Int

    init(_ fact: Fact) { (subject, object, line) = (fact.subject, fact.object, fact.location.line) }
  }

  private struct PossibleUse: Hashable {
    let subject: EntityID
    let object: EntityID
    /// That of the member; nil for the whole object.
    let name: String?
  }

  private func readMentions(_ file: Int) {
    for mention in names.files[file].mentions {
      let subject = subjects[file][mention.scope]
      let place = ScopePlace(file: file, scope: mention.scope)
      let owner = names.enclosingType(of: place).map { names.types[$0].id }
      switch mention.what {
      case .type(let type):
        for mentioned in heldTypes.mentioned(names.shape(type, in: place)) { uses(subject, mentioned, owner, mention.place, file) }
        self.mention(type, in: place, subject, at: mention.place)
      case .expression(let expression):
        evaluation.mention = { [self] said in
          switch said {
          case .uses(let type): uses(subject, type, owner, mention.place, file)
          case .creates(let type): uses(subject, type, owner, mention.place, file, creates: true)
          case .function(let function):
            if let id = id(of: function), id != subject { state(subject, .uses, id, at: mention.place, file) }
          case .variable(let variable):
            if let id = id(of: variable), id != subject { state(subject, .uses, id, at: mention.place, file) }
          case .foreign(let id): state(subject, .uses, id, at: mention.place, file)
          case .alias(let alias): self.mention(alias, subject, place, at: mention.place)
          case .member(let type, let scope):
            guard !isOwnExtension(of: type, owner), scope.file != file, names.modules[scope.file] == names.modules[file] else { break }
            state(subject, .uses, subjects[scope.file][scope.scope], at: mention.place, file)
          }
        }
        evaluation.speakOfWhole(expression, in: place)
        evaluation.mention = nil
      }
    }
  }
}
