import Facts

/// One version of a Core Data model: its entities' classes, and how they refer to each other.
///
/// A relationship that deletes its target (Cascade) owns it. Any other relationship refers to an object that its context keeps. Such relationships go in both
/// directions in any sound model, and form no loop of owners.
struct DataModel {
  private(set) var facts: [NamedFact] = []
  private(set) var generated: [GeneratedClass] = []
  private(set) var problems: [Problem] = []

  private struct Entity {
    var className: ClassName?
    var parent: String?
    var isGenerated: Bool
    var isAbstract: Bool
    var line: Int
  }

  /// Throws if the bytes are not XML, or truncated. O(bytes).
  init(_ bytes: [UInt8], path: String) throws(UnreadableXML) {
    let tree = try XMLTree(bytes)
    guard tree.elements.first?.name == "model" else { throw UnreadableXML("is not the XML of a model") }
    var entities: [String: Entity] = [:]
    var names: [String] = []
    var repeated: [String] = []
    for element in tree.elements where element.name == "entity" && element.parent == 0 {
      guard let name = element.attributes["name"] else { continue }
      guard entities[name] == nil else {
        repeated.append(name)
        continue
      }
      entities[name] = Self.entity(name, element)
      names.append(name)
    }
    let language: Language = tree.elements[0].attributes["sourceLanguage"] == "Swift" ? .swift : .objectiveC
    for name in names { add(entities[name]!, entities, language, path, name) }
    let relationships = tree.elements.filter { element in
      element.name == "relationship" && element.parent.map { tree.elements[$0].name == "entity" && tree.elements[$0].parent == 0 } ?? false
    }
    var loose: [String] = []
    for element in relationships {
      let attributes = element.attributes
      guard let source = element.parent.flatMap({ tree.elements[$0].attributes["name"] }), let member = attributes["name"], let destination = attributes["destinationEntity"]
      else { continue }
      guard let target = entities[destination] else {
        loose.append("\(source).\(member)")
        continue
      }
      guard let owner = entities[source]?.className, let object = target.className else { continue }
      var flags: Fact.Flags = [.described, .explicit, .mutable]
      if attributes["toMany"] == "YES" { flags.insert(.many) }
      if attributes["optional"] == "YES" { flags.insert(.optional) }
      let ownership: Ownership = attributes["deletionRule"] == "Cascade" ? .strong : .reference
      facts.append(NamedFact(.type(owner), .holds, .type(object), at: SourceLocation(path, line: element.line), .init(ownership: ownership, member: member, flags: flags)))
    }
    func more(_ count: Int) -> String { count == 1 ? "" : ", and \(count - 1) more" }
    if let name = repeated.first { problems.append(Problem(.project, path, "the entity '\(name)' stands there twice\(more(repeated.count)); the first counts. Open it in Xcode")) }
    if let name = loose.first { problems.append(Problem(.project, path, "the relationship '\(name)' leads to no entity\(more(loose.count)). Mend it in Xcode")) }
  }

  /// The class name may be `Feed`, `.Feed` for the target's module, or `Kit.Feed`. An entity without a class of its own is a plain managed object.
  private static func entity(_ name: String, _ element: XMLTree.Element) -> Entity {
    let code = element.attributes["codeGenerationType"]
    var className: ClassName?
    if let written = element.attributes["representedClassName"], !written.isEmpty, written != "NSManagedObject" {
      className = written.hasPrefix(".") ? ClassName(String(written.dropFirst()), isOfTarget: true) : ClassName(runtimeName: written)
    } else if code == "class" {
      className = ClassName(name)
    }
    return Entity(className: className, parent: element.attributes["parentEntity"], isGenerated: code == "class", isAbstract: element.attributes["isAbstract"] == "YES", line: element.line)
  }

  private mutating func add(_ entity: Entity, _ entities: [String: Entity], _ language: Language, _ path: String, _ name: String) {
    guard let className = entity.className else { return }
    let place = SourceLocation(path, line: entity.line)
    facts.append(NamedFact(.file, entity.isAbstract ? .uses : .creates, .type(className), at: place, .init(member: name)))
    guard entity.isGenerated else { return }
    let parent = entity.parent.flatMap { entities[$0]?.className } ?? ClassName("NSManagedObject")
    generated.append(GeneratedClass(className.name, language, superclass: parent, at: place))
  }
}
