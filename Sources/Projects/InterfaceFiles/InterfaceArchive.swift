import Facts

/// Reads nibs in the format of Xcode up to version 4: an archive of objects that refer to each other, in XML.
///
/// `objectRecords` number the objects and name their parents, `connectionRecords` connect them, and `flattenedProperties` contain the custom classes:
/// `8.CustomClassName`.
struct InterfaceArchive {
  private let tree: XMLTree
  /// The elements in each element.
  private var children: [[Int]]

  init(_ tree: XMLTree) {
    self.tree = tree
    children = Array(repeating: [], count: tree.elements.count)
    for (index, element) in tree.elements.enumerated() { if let parent = element.parent { children[parent].append(index) } }
  }

  func read(_ empty: InterfaceDocument) -> InterfaceDocument {
    var document = empty
    addObjects(to: &document)
    for (index, element) in tree.elements.enumerated() where element.attributes["key"] == "connection" { addConnection(index, to: &document) }
    return document
  }

  // MARK: Objects

  private func addObjects(to document: inout InterfaceDocument) {
    var definitions: [String: Int] = [:]
    for (index, element) in tree.elements.enumerated() where element.name != "reference" {
      if let id = element.attributes["id"], definitions[id] == nil { definitions[id] = index }
    }
    let classes = customClasses()
    var parents: [(object: Int, parent: String)] = []
    for (index, record) in tree.elements.enumerated() where record.attributes["class"] == "IBObjectRecord" {
      guard let number = text(of: child("objectID", of: index)), number != "0", let id = reference(child("object", of: index)) else { continue }
      let definition = definitions[id]
      var object = InterfaceDocument.Object(id: id, line: definition.map { tree.elements[$0].line } ?? record.line)
      let kind = definition.flatMap { tree.elements[$0].attributes["class"] } ?? ""
      object.part = part(definition, number, document.isOfMac)
      let named = classes[number] ?? definition.flatMap { text(of: child("NSClassName", of: $0) ?? child("NSWindowClass", of: $0)) }
      object.className = named.map { ClassName(runtimeName: $0) }
      object.isController = kind.hasSuffix("ontroller")
      (object.role, object.isOneOfMany) = role(definition)
      let place = document.add(object)
      if let parent = reference(child("parent", of: index)) { parents.append((place, parent)) }
    }
    for (object, parent) in parents where document.objects[object].id != parent { document.objects[object].parent = document.numbers[parent] }
    leaveOutRounds(&document)
  }

  /// In a broken file an object may contain itself.
  private func leaveOutRounds(_ document: inout InterfaceDocument) {
    // 0: not visited, 1: on the current path, 2: done.
    var states = [UInt8](repeating: 0, count: document.objects.count)
    for start in document.objects.indices where states[start] == 0 {
      var way: [Int] = []
      var next: Int? = start
      while let object = next, states[object] == 0 {
        states[object] = 1
        way.append(object)
        next = document.objects[object].parent
      }
      if let object = next, states[object] == 1, let last = way.last { document.objects[last].parent = nil }
      for object in way { states[object] = 2 }
    }
  }

  private func part(_ definition: Int?, _ number: String, _ isOfMac: Bool) -> InterfaceDocument.Part {
    if let proxied = text(of: definition.flatMap { child("IBProxiedObjectIdentifier", of: $0) }) {
      return proxied == "IBFilesOwner" ? .owner : proxied == "IBFirstResponder" ? .firstResponder : .standIn
    }
    switch number {
    case "-2": return isOfMac ? .owner : .firstResponder
    case "-1": return isOfMac ? .firstResponder : .owner
    default: return number.hasPrefix("-") ? .standIn : .object
    }
  }

  private func role(_ definition: Int?) -> (String, isOneOfMany: Bool) {
    guard let definition else { return ("objects", true) }
    let element = tree.elements[definition]
    if let key = element.attributes["key"] { return (Self.roles[key] ?? key, false) }
    let list = element.parent.flatMap { tree.elements[$0].attributes["key"] } ?? ""
    return (Self.roles[list] ?? "objects", true)
  }

  private static let roles = ["NSSubviews": "subviews", "IBUIView": "view", "NSWindowView": "contentView"]

  /// The custom classes by the numbers of the objects. There are three forms: two lists, keys followed by values, or a dictionary.
  private func customClasses() -> [String: String] {
    guard let properties = tree.elements.indices.first(where: { tree.elements[$0].attributes["key"] == "flattenedProperties" }) else { return [:] }
    var found: [String: String] = [:]
    func add(_ key: String?, _ value: String?) {
      guard let key, let value, key.hasSuffix(Self.customClass), !value.isEmpty else { return }
      found[String(key.dropLast(Self.customClass.count))] = value
    }
    if let keys = child("dict.sortedKeys", of: properties), let values = child("dict.values", of: properties) {
      // `EncodedWithXMLCoder` tells how the list is encoded.
      func items(_ list: Int) -> [Int] { children[list].filter { tree.elements[$0].attributes["key"] != "EncodedWithXMLCoder" } }
      for (key, value) in zip(items(keys), items(values)) { add(text(of: key), text(of: value)) }
    }
    var keys: [Substring: String] = [:]
    for index in children[properties] {
      guard let key = tree.elements[index].attributes["key"] else { continue }
      if key.hasPrefix("NS.key.") { keys[key.dropFirst(7)] = text(of: index) }
      if key.hasPrefix("NS.object.") { add(keys[key.dropFirst(10)], text(of: index)) }
      add(key, text(of: index))
    }
    return found
  }

  private static let customClass = ".CustomClassName"

  // MARK: Connections

  private func addConnection(_ index: Int, to document: inout InterfaceDocument) {
    let element = tree.elements[index]
    guard let name = text(of: child("label", of: index)), let source = reference(child("source", of: index)).flatMap({ document.numbers[$0] }) else { return }
    let destination = reference(child("destination", of: index))
    func add(_ kind: InterfaceDocument.Connection.Kind, _ source: Int, _ destination: String?) {
      document.connections.append(InterfaceDocument.Connection(kind: kind, source: source, destination: destination, name: name, line: element.line))
    }
    switch element.attributes["class"] {
    case "IBOutletConnection", "IBCocoaTouchOutletConnection": add(.outlet, source, destination)
    case "IBCocoaTouchOutletCollectionConnection", "IBOutletCollectionConnection": add(.outletOfMany, source, destination)
    case "IBCocoaTouchEventConnection": add(.action, source, destination)
    // AppKit's old archives name the target of the action first, then the sender.
    case "IBActionConnection":
      if let sender = destination.flatMap({ document.numbers[$0] }) { add(.action, sender, document.objects[source].id) }
    default: break
    }
  }

  // MARK: Elements

  private func child(_ key: String, of index: Int) -> Int? { children[index].first { tree.elements[$0].attributes["key"] == key } }

  /// The id of the object that an element is or refers to.
  private func reference(_ index: Int?) -> String? { index.flatMap { tree.elements[$0].attributes["ref"] ?? tree.elements[$0].attributes["id"] } }

  private func text(of index: Int?) -> String? {
    guard let index else { return nil }
    let element = tree.elements[index]
    return element.attributes["value"] ?? (element.text.isEmpty ? nil : element.text)
  }
}
