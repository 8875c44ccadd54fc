import Facts

/// The facts from storyboards, nibs, property lists and data models, with class names resolved.
struct DescribedFacts {
  private(set) var facts: [Fact] = []
  private(set) var entities: [Entity] = []
  /// The methods that are called by user actions, by owner.
  private var actions: [EntityID: Set<String>] = [:]
  /// The classes with objects in interface files.
  private var described: Set<EntityID> = []
  private let project: Project
  private var names: ClassNames
  private let methods: ActionMethods

  /// O(entities and facts), once.
  init(_ project: Project, _ extraction: Extraction) {
    self.project = project
    names = ClassNames(extraction.entities, project.targets)
    let resources = project.resources
    methods = ActionMethods(extraction, selectors: Set(resources.flatMap(\.facts).compactMap(\.selector)))
    for resource in resources { add(resource) }
  }

  /// A file that was not requested only contributes facts about classes that are read.
  private mutating func add(_ resource: Resource) {
    let isAskedFor = project.reads(resource.path)
    var isMentioned = isAskedFor
    for fact in resource.facts {
      for subject in ids(fact.subject, of: resource, addsMissing: isAskedFor) {
        for object in ids(fact.object, of: resource, addsMissing: isAskedFor) where object != subject || fact.relation == .holds {
          facts.append(Fact(subject, fact.relation, object, at: fact.location, fact.details))
          isMentioned = true
        }
      }
      for case .type(let name) in [fact.subject, fact.object] { if let type = names.find(name, in: resource.path) { described.insert(type) } }
      guard let selector = fact.selector else { continue }
      for method in connected(selector, fact, in: resource) { for owner in methods.owners(of: method) { actions[owner, default: []].insert(method.name) } }
    }
    guard isMentioned else { return }
    entities.append(
      Entity(
        EntityID(resource.path), kind: .resource, name: resource.path, location: SourceLocation(resource.path), isDefinition: true, isExternal: resource.isExternal,
        lines: resource.lines))
  }

  /// The methods that a connection may call: those of the receiver, or all with the selector if the receiver is unknown or has none.
  private mutating func connected(_ selector: String, _ fact: NamedFact, in resource: Resource) -> [Method] {
    if case .type(let name) = fact.object, let receiver = names.find(name, in: resource.path) {
      let own = methods.methods(selector, of: receiver)
      if !own.isEmpty { return own }
    }
    return methods.all(selector)
  }

  private mutating func ids(_ end: NamedFact.End, of resource: Resource, addsMissing: Bool) -> [EntityID] {
    switch end {
    case .file: return [EntityID(resource.path)]
    case .responders(let selector): return methods.responders(selector)
    case .type(let name):
      if let id = names.find(name, in: resource.path) { return [id] }
      guard addsMissing else { return [] }
      let id = name.module.map { EntityID.swift(name.name, module: $0) } ?? .objectiveCClass(name.name)
      entities.append(Entity(id, kind: .class, name: name.name, isExternal: true, module: name.module))
      return [id]
    }
  }

  /// Marks the methods that interface files connect as user actions. In a class with objects in interface files, unconnected methods are no user actions, however they
  /// are declared.
  func markActions(in extraction: inout Extraction) {
    guard !actions.isEmpty || !described.isEmpty else { return }
    for index in extraction.methods.indices where actions[extraction.methods[index].owner]?.contains(extraction.methods[index].name) == true {
      extraction.methods[index].traits.insert(.isAction)
    }
    for index in extraction.code.functions.indices {
      guard let owner = extraction.code.functions[index].owner else { continue }
      if actions[owner]?.contains(extraction.code.functions[index].name) == true {
        extraction.code.functions[index].traits.insert(.isAction)
      } else if described.contains(owner) {
        extraction.code.functions[index].traits.remove(.isAction)
      }
    }
  }
}

extension Project {
  /// Whether a file was requested.
  fileprivate func reads(_ path: String) -> Bool { selected?.contains { path == $0 || path.hasPrefix($0 + "/") } ?? true }
}

extension NamedFact {
  /// The selector of an action.
  fileprivate var selector: String? { details.access == "action" || details.access == "unwind" ? details.member : nil }
}

/// The methods that interface files may connect, by selector.
private struct ActionMethods {
  private var methods: [String: [Method]] = [:]
  /// The type that each category or extension extends.
  private var extended: [EntityID: EntityID] = [:]
  private var superclasses: [EntityID: [EntityID]] = [:]

  private static let mostResponders = 8
  private static let mostAbove = 100

  init(_ extraction: Extraction, selectors: Set<String>) {
    guard !selectors.isEmpty else { return }
    for method in extraction.methods {
      for selector in method.runtimeSelectors where selectors.contains(selector) { methods[selector, default: []].append(method) }
    }
    for fact in extraction.facts {
      switch fact.relation {
      case .extends: extended[fact.subject] = fact.object
      case .inherits: superclasses[fact.subject, default: []].append(fact.object)
      default: break
      }
    }
  }

  /// The classes with an action of this selector, sorted; none if there are too many to tell which is meant.
  func responders(_ selector: String) -> [EntityID] {
    let all = Set((methods[selector] ?? []).filter { $0.traits.contains(.isAction) }.map { extended[$0.owner] ?? $0.owner })
    return all.count > Self.mostResponders ? [] : all.sorted()
  }

  /// The methods of a selector.
  func all(_ selector: String) -> [Method] { methods[selector] ?? [] }

  /// The type or category that declares a method, and the type that a category extends.
  func owners(of method: Method) -> Set<EntityID> { [method.owner, extended[method.owner] ?? method.owner] }

  /// The methods of this selector in a class or its superclasses.
  func methods(_ selector: String, of receiver: EntityID) -> [Method] {
    guard let all = methods[selector] else { return [] }
    var line: Set<EntityID> = [receiver]
    var waiting = [receiver]
    while let type = waiting.popLast(), line.count < Self.mostAbove {
      for above in superclasses[type] ?? [] where line.insert(above).inserted { waiting.append(above) }
    }
    return all.filter { line.contains(extended[$0.owner] ?? $0.owner) }
  }
}

extension Method {
  /// Its selector; for a Swift override, as if it overrode nothing. Up to Swift 2, the first label was no part of it: `close(sender:)` was `close:`.
  fileprivate var runtimeSelectors: [String] {
    guard let selector = Method(owner, name, at: location, traits.subtracting(.overrides)).selector else { return [] }
    guard let start = name.firstIndex(of: "("), case let labels = name[name.index(after: start)...].dropLast().split(separator: ":"), let first = labels.first, first != "_" else { return [selector] }
    return [selector, name[..<start] + ":" + labels.dropFirst().map { ($0 == "_" ? "" : $0) + ":" }.joined()]
  }
}
