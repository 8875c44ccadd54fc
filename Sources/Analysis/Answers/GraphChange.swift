package import Facts
package import Graphs

/// A change that could be made to a project, to see its effect on the graph.
package enum GraphChange: Sendable, Hashable {
  /// One thing no longer needs another. Between files, components, folders and modules this removes the imports, and in Swift, where files are not imported, the
  /// mentions of things in the other. If one of them is a type, it removes the mentions of the other.
  case cut(Named, Named)
  /// Moves a file, or a header with its implementation, into a folder of the project.
  case move(Named, folder: String)
  /// Makes a member non-owning.
  case weaken(Named)
}

/// The effect of a change on the graph.
package struct ChangeMade: Sendable, Equatable {
  /// A sentence without a full stop: `'Feed' no longer imports 'User'`.
  package let words: String
  /// The lines that would have to be changed, ascending; for a move, the old places of the files.
  package let places: [SourceLocation]
}

/// Why a change is not possible: lower case, without a full stop.
package struct ChangeError: Error, Sendable, Equatable, CustomStringConvertible {
  package let description: String
}

/// A graph after some changes.
package struct ChangedGraph: Sendable {
  package let graph: Graph
  package let made: [ChangeMade]
  /// The files that moved: old path to new path.
  package let moved: [EntityID: EntityID]
}

extension Graph {
  /// The graph after these changes: first the cuts and the weakened members, then the moves. Declared roles, roots and targets stay as they were. Throws for a change
  /// without effect. O(n log n + f) for each change.
  package func changed(by changes: [GraphChange]) throws(ChangeError) -> ChangedGraph {
    // Names refer to the graph before all changes, so files move last.
    var draft = GraphDraft(self)
    var made: [ChangeMade] = []
    for change in changes {
      switch change {
      case .cut(let source, let target): made.append(try cut(source, target, in: &draft))
      case .weaken(let member): made.append(try weaken(member, in: &draft))
      case .move: break
      }
    }
    for case .move(let named, let folder) in changes { made.append(try move(named, folder, in: &draft)) }
    return ChangedGraph(graph: draft.graph(declaring: declared), made: made, moved: draft.moved)
  }

  // MARK: Cuts

  private func cut(_ source: Named, _ target: Named, in draft: inout GraphDraft) throws(ChangeError) -> ChangeMade {
    let gone = facts(from: source, to: target)
    guard !gone.isEmpty else {
      let back = facts(from: target, to: source)
      let isReversed = !back.isEmpty
      throw ChangeError(
        description: "'\(source.name)' neither imports nor mentions '\(target.name)'"
          + (isReversed ? "; the other way round it does: write '\(target.name):\(source.name)'" : ", so there is nothing to cut"))
    }
    draft.gone.formUnion(gone)
    let places = self.places(gone)
    let imports = gone.filter { facts[$0].relation == .imports }
    let verb = imports.count == gone.count ? "import" : imports.isEmpty ? "mention" : "import or mention"
    return ChangeMade(words: "'\(source.name)' does not \(verb) '\(target.name)' any more", places: places)
  }

  /// The facts that a cut removes, ascending.
  private func facts(from source: Named, to target: Named) -> [Int] {
    let (from, to) = (Ends(source, self), Ends(target, self))
    return facts.indices.filter { index in
      let fact = facts[index]
      guard fact.relation != .contains, from.isSource(index, self), to.isTarget(index, self) else { return false }
      if fact.relation == .imports { return true }
      return from.isDeclared || to.isDeclared || fact.location.path.hasSuffix(".swift")
    }
  }

  /// One end of a cut: files with all that they contain, or a type.
  private struct Ends {
    /// Whether it is a type, not files.
    let isDeclared: Bool
    private let nodes: Set<Node>
    private let files: Set<EntityID>

    init(_ named: Named, _ graph: Graph) {
      switch named.kind {
      case .component, .file, .folder, .module: isDeclared = false
      case .type, .category, .function, .variable, .member, .method: isDeclared = true
      }
      nodes = Set(named.nodes)
      files = isDeclared ? [] : Set(named.nodes.filter { graph.entities[$0].kind == .file }.map { graph.entities[$0].id })
    }

    /// For files, every fact stated in them counts, whatever its subject is.
    func isSource(_ fact: Int, _ graph: Graph) -> Bool {
      isDeclared ? nodes.contains(graph.source(of: fact)) : files.contains(EntityID(graph.facts[fact].location.path))
    }

    func isTarget(_ fact: Int, _ graph: Graph) -> Bool {
      let node = graph.target(of: fact)
      return nodes.contains(node) || !isDeclared && graph.entities[node].kind != .file && graph.path(of: node).map { files.contains(EntityID($0)) } == true
    }
  }

  // MARK: Ownership

  private func weaken(_ named: Named, in draft: inout GraphDraft) throws(ChangeError) -> ChangeMade {
    guard named.kind == .member, let name = named.member else { throw ChangeError(description: "'\(named.name)' is no member; write 'Type.member'") }
    let owners = Set(named.nodes.map { entities[$0].id })
    let own = facts.indices.filter { owners.contains(facts[$0].subject) && facts[$0].details.member == name }
    let held = own.filter { facts[$0].relation == .holds }
    let ownerships = held.compactMap { facts[$0].details.ownership }
    guard ownerships.contains(where: \.isOwning) else {
      let words = ownerships.first.map { " (\($0.rawValue))" } ?? ""
      throw ChangeError(description: "'\(named.name)' does not keep what it has\(words), so there is nothing to weaken")
    }
    guard ownerships.contains(where: { $0.isOwning && $0 != .value }) else {
      throw ChangeError(description: "'\(named.name)' is a part of the object itself; only what is kept by a reference can be weak")
    }
    let weak = own.filter { facts[$0].details.ownership.map { $0.isOwning && $0 != .value } == true }
    draft.weak.formUnion(weak)
    for owner in owners { draft.weakMembers.insert(Member(owner: owner, name: name)) }
    return ChangeMade(words: "'\(named.name)' is weak", places: places(held.filter { !facts[$0].details.flags.contains(.inferred) }))
  }

  // MARK: Files

  private func move(_ named: Named, _ folder: String, in draft: inout GraphDraft) throws(ChangeError) -> ChangeMade {
    guard named.kind == .component || named.kind == .file else { throw ChangeError(description: "'\(named.name)' is no file or component, so it can't be moved") }
    let files = named.nodes.filter { entities[$0].kind == .file }
    let home = folder == "." ? "" : folder + "/"
    let moves = files.compactMap { node -> (EntityID, EntityID)? in
      let path = entities[node].id
      let moved = EntityID(home + fileName(path.text))
      return moved == path ? nil : (path, moved)
    }
    guard !moves.isEmpty else { throw ChangeError(description: "'\(named.name)' lies in '\(folder)' already") }
    for (path, moved) in moves {
      if node(moved) != nil || draft.moved.values.contains(moved) { throw ChangeError(description: "'\(path.text)' can't move to '\(folder)': there is a '\(moved.text)' already") }
      draft.moved[path] = moved
      if let module = module(of: folder, for: path.text) { draft.modules[path] = module }
    }
    return ChangeMade(
      words: "'\(named.name)' lies in '\(folder)'", places: moves.map { SourceLocation($0.0.text) }.sorted())
  }

  /// The module of the files of one language in a folder, if they all have the same.
  private func module(of folder: String, for path: String) -> String? {
    let isSwift = path.hasSuffix(".swift")
    var modules: Set<String> = []
    for entity in entities where entity.kind == .file && entity.id.text.hasSuffix(".swift") == isSwift {
      guard self.folder(of: entity.id.text) == folder else { continue }
      guard let module = entity.module else { return nil }
      modules.insert(module)
    }
    return modules.count == 1 ? modules.first : nil
  }

  private func folder(of path: String) -> String {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[..<$0]) } ?? "."
  }
}

/// A graph with the changes to make: facts to remove, members to make weak, files to move.
private struct GraphDraft {
  private let old: Graph
  var gone: Set<Int> = []
  var weak: Set<Int> = []
  var weakMembers: Set<Member> = []
  var moved: [EntityID: EntityID] = [:]
  /// The new modules of files that move, by their old paths.
  var modules: [EntityID: String] = [:]

  init(_ graph: Graph) { old = graph }

  func graph(declaring declared: Declared) -> Graph {
    var cutMembers = weakMembers
    for index in gone where old.facts[index].relation == .holds {
      if let name = old.facts[index].details.member { cutMembers.insert(Member(owner: old.facts[index].subject, name: name)) }
    }
    var lives = old.lives
    lives.loops = old.loops.filter { loop in !loop.links.contains { cutMembers.contains(Member(owner: $0.owner, name: $0.member)) } }.map(moved)
    let facts = old.facts.indices.filter { !gone.contains($0) }.map { index in
      var details = old.facts[index].details
      if weak.contains(index) {
        details.ownership = .weak
        details.flags.insert(.explicit)
        details.flags.remove(.wired)
      }
      return moved(old.facts[index], details)
    }
    return Graph(
      entities: old.entities.map(moved), facts: facts, methods: old.methods.all.map(moved), handovers: old.handovers.map(moved),
      lives: lives
    ).declaring(declared)
  }

  private func moved(_ location: SourceLocation) -> SourceLocation {
    guard let path = moved[EntityID(location.path)] else { return location }
    return SourceLocation(path.text, line: location.line, column: location.column)
  }

  private func moved(_ id: EntityID) -> EntityID { moved[id] ?? id }

  private func moved(_ entity: Entity) -> Entity {
    guard !moved.isEmpty else { return entity }
    let path = entity.kind == .file ? entity.id : entity.location.map { EntityID($0.path) }
    return Entity(
      moved(entity.id), kind: entity.kind, name: entity.kind == .file && EntityID(entity.name) == entity.id ? moved(entity.id).text : entity.name,
      language: entity.language, location: entity.location.map(moved), isDefinition: entity.isDefinition, isExternal: entity.isExternal,
      module: path.flatMap { modules[$0] } ?? entity.module, lines: entity.lines, isIncomplete: entity.isIncomplete, isGeneric: entity.isGeneric)
  }

  private func moved(_ fact: Fact, _ details: Fact.Details) -> Fact {
    var subject = moved(fact.subject)
    // A module has the files of its folders.
    if fact.relation == .contains, let module = modules[fact.object], subject.isModule { subject = EntityID.module(module) }
    return Fact(subject, fact.relation, moved(fact.object), at: moved(fact.location), details)
  }

  private func moved(_ loop: ObjectLoop) -> ObjectLoop {
    var loop = loop
    for index in loop.links.indices {
      loop.links[index].location = moved(loop.links[index].location)
      loop.links[index].source = moved(loop.links[index].source)
      loop.links[index].target = moved(loop.links[index].target)
    }
    for index in loop.endings.indices { loop.endings[index].location = moved(loop.endings[index].location) }
    return loop
  }

  private func moved(_ method: Method) -> Method {
    let steps = method.steps.map { step in
      var step = step
      step.location = moved(step.location)
      return step
    }
    return Method(moved(method.owner), method.name, at: moved(method.location), method.traits, steps: steps)
  }

  private func moved(_ handover: Handover) -> Handover {
    Handover(
      Handover.Place(handover.source.kind, moved(handover.source.owner), handover.source.name),
      Handover.Place(handover.target.kind, moved(handover.target.owner), handover.target.name), by: handover.giver.map(moved),
      arms: handover.arms.map { Arm(of: moved($0.choice), $0.number) }, at: moved(handover.location))
  }
}
