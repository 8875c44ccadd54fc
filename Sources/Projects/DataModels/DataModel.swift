import Facts

/// One version of a Core Data model: its entities' classes, and how they refer to each other.
///
/// A relationship that deletes its target (Cascade) owns it. Any other relationship refers to an object that its context keeps. Such relationships go in both
/// directions in any sound model, and form no loop of owners.
struct DataModel {
  let model: ManagedModel
  private(set) var facts: [NamedFact] = []
  private(set) var generated: [GeneratedClass] = []
  private(set) var problems: [Problem] = []

  /// Throws if the bytes are not XML, or truncated. O(bytes).
  init(_ bytes: [UInt8], path: String) throws(UnreadableXML) {
    let tree = try XMLTree(bytes)
    guard let root = tree.elements.first, root.name == "model" else { throw UnreadableXML("is not the XML of a model") }
    let reader = ModelReader(tree)
    model = ManagedModel(path: path, entities: reader.entities)
    let classes = Dictionary(zip(reader.entities, reader.isGenerated).map { ($0.name, Self.className(of: $0, isGenerated: $1)) }, uniquingKeysWith: { first, _ in first })
    let language: Language = root.attributes["sourceLanguage"] == "Swift" ? .swift : .objectiveC
    for (entity, isGenerated) in zip(reader.entities, reader.isGenerated) { add(entity, isGenerated, classes, language) }
    for entity in reader.entities { for relationship in entity.relationships { add(relationship, of: entity, classes) } }
    func more(_ count: Int) -> String { count == 1 ? "" : ", and \(count - 1) more" }
    if let name = reader.repeated.first { problems.append(Problem(.project, path, "the entity '\(name)' stands there twice\(more(reader.repeated.count)); the first counts. Open it in Xcode")) }
    if let name = reader.loose.first { problems.append(Problem(.project, path, "the relationship '\(name)' leads to no entity\(more(reader.loose.count)). Mend it in Xcode")) }
  }

  /// The class name may be `Feed`, `.Feed` for the target's module, or `Kit.Feed`. An entity without a class of its own is a plain managed object.
  private static func className(of entity: ManagedEntity, isGenerated: Bool) -> ClassName? {
    entity.className.map { ClassName(runtimeName: $0) } ?? (isGenerated ? ClassName(entity.name) : nil)
  }

  private mutating func add(_ entity: ManagedEntity, _ isGenerated: Bool, _ classes: [String: ClassName?], _ language: Language) {
    guard let className = classes[entity.name] ?? nil else { return }
    let place = SourceLocation(model.path, line: entity.line)
    facts.append(NamedFact(.file, entity.isAbstract ? .uses : .creates, .type(className), at: place, .init(member: entity.name)))
    guard isGenerated else { return }
    let parent = entity.parent.flatMap { classes[$0] ?? nil } ?? ClassName("NSManagedObject")
    generated.append(GeneratedClass(className.name, language, superclass: parent, at: place))
  }

  private mutating func add(_ relationship: ManagedEntity.Relationship, of entity: ManagedEntity, _ classes: [String: ClassName?]) {
    guard let owner = classes[entity.name] ?? nil, let object = classes[relationship.destination] ?? nil else { return }
    var flags: Fact.Flags = [.described, .explicit, .mutable]
    if relationship.isToMany { flags.insert(.many) }
    if relationship.isOptional { flags.insert(.optional) }
    let ownership: Ownership = relationship.deleteRule == .cascade ? .strong : .reference
    facts.append(
      NamedFact(
        .type(owner), .holds, .type(object), at: SourceLocation(model.path, line: relationship.line), .init(ownership: ownership, member: relationship.name, flags: flags)))
  }
}

/// The entities of a model's XML.
private struct ModelReader {
  private(set) var entities: [ManagedEntity] = []
  /// For each entity whether a build makes its class.
  private(set) var isGenerated: [Bool] = []
  /// The names of entities that stand there again.
  private(set) var repeated: [String] = []
  /// The relationships that lead to no entity, as `Feed.items`.
  private(set) var loose: [String] = []

  init(_ tree: XMLTree) {
    var numbers: [String: Int] = [:]
    var numberOfElement: [Int: Int] = [:]
    for (place, element) in tree.elements.enumerated() where element.name == "entity" && element.parent == 0 {
      guard let name = element.attributes["name"] else { continue }
      guard numbers[name] == nil else {
        repeated.append(name)
        continue
      }
      numbers[name] = entities.count
      numberOfElement[place] = entities.count
      let written = element.attributes["representedClassName"].flatMap { $0.isEmpty || $0 == "NSManagedObject" ? nil : $0 }
      entities.append(
        ManagedEntity(name, className: written, parent: element.attributes["parentEntity"], isAbstract: element.attributes["isAbstract"] == "YES", line: element.line))
      isGenerated.append(element.attributes["codeGenerationType"] == "class")
    }
    for element in tree.elements {
      guard let number = element.parent.flatMap({ numberOfElement[$0] }), let name = element.attributes["name"] else { continue }
      let attributes = element.attributes
      let isOptional = attributes["optional"] == "YES"
      switch element.name {
      case "attribute": entities[number].attributes.append(.init(name, type: attributes["attributeType"] ?? "", isOptional: isOptional))
      case "relationship":
        guard let destination = attributes["destinationEntity"] else { continue }
        guard numbers[destination] != nil else {
          loose.append("\(entities[number].name).\(name)")
          continue
        }
        let rule: ManagedEntity.DeleteRule =
          switch attributes["deletionRule"] {
          case "Cascade": .cascade
          case "Deny": .deny
          case "No Action": .noAction
          default: .nullify
          }
        entities[number].relationships.append(
          .init(
            name, destination: destination, inverse: attributes["inverseName"], isToMany: attributes["toMany"] == "YES", isOrdered: attributes["ordered"] == "YES",
            isOptional: isOptional, deleteRule: rule, line: element.line))
      default: break
      }
    }
  }
}
